"""Leads a person through Enchanted Ivy: what to build, the storybook before, the table, counting out, and the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from fae_tabletop.app.folders import show_folder
from fae_tabletop.app.ivy_boards import boards, open_garden, open_shelves
from fae_tabletop.app.ivy_campaign import (
    Campaign,
    groups_told,
    next_chapter,
    picture_of,
    read_campaign,
)
from fae_tabletop.app.ivy_hints import hint
from fae_tabletop.app.ivy_kept import Built, catch_up, keep_inn, kept, met_by
from fae_tabletop.app.ivy_offers import best_list, card_offer, chapter_offer, endless_closed, record_told
from fae_tabletop.app.ivy_picture import save_picture
from fae_tabletop.app.ivy_tales import arrival, parting, tale_of
from fae_tabletop.app.play import NewTable
from fae_tabletop.app.program import App, Screens, new_seed
from fae_tabletop.app.session import Session
from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy.campaign import BUTTERFLY, CATERPILLAR, rank_of, succeeded
from fae_tabletop.games.enchanted_ivy.guests import LETTER_GROUPS, NUMBER_GROUPS, GuestId
from fae_tabletop.games.enchanted_ivy.lore import lore
from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.public import IvySetup, View
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scene.counting import CountingScene
from fae_tabletop.games.enchanted_ivy.scene.endless import Chosen, code_of
from fae_tabletop.games.enchanted_ivy.scene.hooks import IvyHooks, TableChoices
from fae_tabletop.games.enchanted_ivy.scene.newgame import NewInnScene
from fae_tabletop.games.enchanted_ivy.scene.replay import IvyReplay
from fae_tabletop.games.enchanted_ivy.scene.result import IvyResult, Kept, Line, Next, Outcome
from fae_tabletop.games.enchanted_ivy.scene.storybook import Storybook
from fae_tabletop.games.enchanted_ivy.scene.table import IvyTable
from fae_tabletop.games.enchanted_ivy.scene.tokens import name_of
from fae_tabletop.games.enchanted_ivy.scoring import Score, score
from fae_tabletop.games.enchanted_ivy.setup import (
    FIRST,
    Chapter,
    chapters,
    endless_cards,
    endless_setup,
    scenario_called,
    story_setup,
)
from fae_tabletop.table.journal import Recovered
from fae_tabletop.table.settings import TableChoice
from fae_tabletop.ui.match import LEAVE
from fae_tabletop.ui.text import escape

GAME = "enchanted-ivy"
GREETING = 7.0
"""Seconds for which the words of a guest who moves in stay."""


def new_game(app: App) -> None:
    """Show the story and the endless cards, and lead on from there."""
    catch_up(app.house)
    campaign = read_campaign(app.house.profile)
    scene = NewInnScene(
        [chapter_offer(one, campaign) for one in chapters()],
        [card_offer(one, campaign) for one in endless_cards()],
        _last(app, campaign),
        new_seed,
        drawn_groups,
        record_told(campaign),
        boards(app, lambda: _again(app)),
        best_list(campaign),
        lambda code: copied(app, code),
        closed=endless_closed(campaign),
    )

    def chosen(result: Chosen | None) -> None:
        if result is None:
            return
        told = ",".join((result.scenario, *result.groups))
        app.change(tables={**app.settings.tables, GAME: TableChoice("", told, ())})
        seed = new_seed() if result.seed is None else result.seed
        begin(app, setup_of(result, read_campaign(app.house.profile)), seed)

    app.stack.push(scene, chosen)


def copied(app: App, code: str) -> str:
    """Take the code of an inn to the clipboard and return what is said of it."""
    if app.clipboard(code):
        return f"Copied: {escape(code)}. Paste it where a seed is asked for."
    return f"The clipboard cannot be reached. The code is {escape(code)}."


def _again(app: App) -> None:
    """Show the story anew after it was begun afresh."""
    app.open_title()
    new_game(app)


def setup_of(chosen: Chosen, campaign: Campaign) -> IvySetup:
    """Return the setup of what was chosen, with every door that is unlocked (I42)."""
    if chosen.groups:
        return endless_setup(chosen.scenario, chosen.groups, campaign.doors)
    return story_setup(chosen.scenario, campaign.doors)


def drawn_groups() -> tuple[str, ...]:
    """Return groups drawn by chance: two with a number, one with a letter (I40)."""
    dice = Dice(new_seed())
    numbers = sorted(dice.shuffled(NUMBER_GROUPS)[:2])
    return (*numbers, dice.choice(LETTER_GROUPS))


def _last(app: App, campaign: Campaign) -> Chosen:
    """Return what is chosen at first: where the story goes on, or the endless inn that was built last."""
    last = app.settings.tables.get(GAME)
    scenario, *groups = last.board.split(",") if last is not None else [""]
    if groups and scenario in {one.id for one in endless_cards()}:
        try:
            endless_setup(scenario, tuple(groups))
        except ValueError:
            groups = []
        if groups:
            return Chosen(scenario, tuple(groups))
    return Chosen(next_chapter(campaign))


def play(app: App, table: NewTable) -> None:
    """Begin the inn that the command line asks for."""
    assert isinstance(table.setup, IvySetup), "the setup was made for this game"
    begin(app, table.setup, new_seed() if table.seed is None else table.seed)


def begin(app: App, setup: IvySetup, seed: int) -> None:
    """Begin an inn; there is nobody else at the table."""
    app.enter(Session.new(app.house, GAME, setup, seed, []))


class IvyFlow:
    """The screens of one inn."""

    def __init__(self, app: App, session: Session) -> None:
        self.app = app
        self.session = session
        self.tale = tale_of(self.setup)
        self._table: IvyTable | None = None
        self._fresh: tuple[str, ...] | None = None
        self._greeted = {one.guest for one in self.view.laid}

    @property
    def view(self) -> View:
        """What the person may know now."""
        view: View = self.session.chair.view
        return view

    @property
    def setup(self) -> IvySetup:
        """How this inn began."""
        return msgspec.convert(self.session.header.setup, IvySetup)

    def open(self) -> None:
        """Show the storybook before an inn of which nothing is built; else the table."""
        if self.view.laid or not self.tale.before:
            self._open_table()
            return
        arriving = arrival(self.setup, read_campaign(self.app.house.profile))
        first = Storybook(
            self.tale, self.tale.before, self.setup, "Open the inn", arriving=arriving, speed=self.app.speed,
        )  # fmt: skip

        def read(way: str) -> None:
            if way == "back":
                self.app.leave()
                new_game(self.app)
            else:
                self._open_table()

        self.app.stack.replace(first, read)

    def _open_table(self) -> None:
        settings = self.app.settings
        choices = TableChoices(
            tale=self.tale,
            speed=self.app.speed,
            confirm=settings.confirm,
            notes=settings.notes_on,
            notes_seen=settings.notes_seen,
            coached=self.setup.scenario == FIRST,
        )
        hooks = IvyHooks(
            set_speed=lambda speed: self.app.change(speed=speed),
            menu=self.app.open_menu,
            help=self.app.open_help,
            ended=self.update,
            finished=self._finished,
            note_done=self._note_done,
            ask_no_more=lambda: self.app.change(confirm=False),
            hint=lambda view: hint(view, self.app.house.clock),
        )
        self._table = IvyTable(self.session.chair, hooks, choices)

        def left(result: str) -> None:
            if result == LEAVE:
                self.app.leave()

        self.app.stack.replace(self._table, left)

    def update(self) -> None:
        """Nobody else plays; keep what was finished as soon as it is."""
        self.session.update()
        view = self.view
        for guest in [one.guest for one in view.laid if one.guest not in self._greeted]:
            self._greet(guest)
        if view.why == "counted" and self._fresh is None:
            self._keep()

    def _greet(self, guest: GuestId | None) -> None:
        """Let a guest who lives here for the first time say something."""
        self._greeted.add(guest)
        if guest is not None and self.view.phase != "over":
            self.app.stack.toast(f"**{name_of(guest)}** {lore().guests[guest].arrives}", GREETING)

    def settings_changed(self) -> None:
        """Take over speed, questions and notes while the table is open."""
        table, settings = self._table, self.app.settings
        if table is not None:
            table.queue.speed = self.app.speed
            table.confirm = settings.confirm
            table.choices = replace(table.choices, notes=settings.notes_on)
            table.change()

    def _note_done(self, note_id: str) -> None:
        self.app.change(notes_seen=self.app.settings.notes_seen | {note_id})

    # -- the end --------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Keep the inn in the story, with the stickers that it earned."""
        self._fresh = keep_inn(self.app.house, self._built())

    def _built(self) -> Built:
        header = self.session.header
        return Built(self.view, self.session.identity or "", header.started, header.seed)

    def _finished(self, view: View) -> None:
        """Count the inn out, then show what it earned. An inn that was given up is not counted."""
        if view.why != "counted":
            self._result()
            return
        self.update()
        self.app.stack.push(CountingScene(view, self.tale, self.app.speed), lambda _: self._result())

    def _result(self) -> None:
        self.update()
        view = self.view
        counted = score(inn_of(view))
        story = bool(self.tale.before) and view.why == "counted"
        on = "Turn the page" if story else "Another inn"
        code = ""
        if self.setup.success is None:
            groups = groups_told(self.setup).split("+")
            code = code_of(self.setup.scenario, groups, self.session.header.seed)
        outcome = self._outcome(counted)
        scene = IvyResult(
            view, self.tale, counted, outcome, on, code, lambda told: copied(self.app, told), self._save_picture
        )  # fmt: skip
        self.app.stack.push(scene, self._after)

    def _outcome(self, counted: Score) -> Outcome:
        setup, view = self.setup, self.view
        total = counted.total
        if view.why == "resigned":
            return Outcome("The inn was given up", ())
        campaign = read_campaign(self.app.house.profile)
        if setup.success is None:
            known = [one.match for one in campaign.endless]
            identity = self.session.identity or ""
            best = (
                f"Place {known.index(identity) + 1} of your best endless inns." if identity in known else ""
            )
            seed = f"Seed {self.session.header.seed}, groups {groups_told(setup)}."
            return Outcome(rank_of(total), (), (seed,), best)
        success = succeeded(setup, total)
        told = scenario_called(setup.scenario).told
        assert isinstance(told, Chapter), "a setup with goals is a chapter"
        met_now = met_by(view)
        # What was wished for, the sticker for it, and its name if it is new.
        lines = [
            self._line(success, "Success", f"{setup.success} points", CATERPILLAR, told.caterpillar),
        ]
        if setup.high_score is not None:
            reached = success and total >= setup.high_score
            wish = f"{setup.high_score} points"
            lines.append(self._line(reached, "High Score", wish, BUTTERFLY, told.butterfly or ""))
        for one in setup.challenges:
            text = one.text if success or one.id not in met_now else f"{one.text} Met, but it needs Success."
            lines.append(self._line(success and one.id in met_now, one.name, text, one.id, one.keepsake))
        highest = campaign.best.get(setup.scenario)
        head = "A proud inn" if success else "An inn with a lean to it"
        return Outcome(head, tuple(lines), (), "" if highest is None else f"Your best here is {highest}.")

    def _line(self, met_now: bool, name: str, text: str, sticker: str, called: str) -> Line:
        """Return a wish as the result tells it, with its sticker when that was earned just now."""
        new = sticker in (self._fresh or ())
        return Line(met_now, name, text, called if new else "", picture_of(self.setup.scenario, sticker))

    def _after(self, choice: Next) -> None:
        if choice == "on":
            self._conclusion()
        elif choice == "again":
            setup = msgspec.structs.replace(self.setup, doors=read_campaign(self.app.house.profile).doors)
            self.app.close_match()
            begin(self.app, setup, new_seed())
        else:
            self.app.leave()

    def _conclusion(self) -> None:
        """Read how the chapter ends, then go back to where the story can go on."""
        view = self.view

        def back(way: str) -> None:
            if way == "back":
                self._result()
                return
            self._put_up()

        if not self.tale.before or view.why != "counted":
            back("on")
            return
        success = succeeded(self.setup, view.total or 0)
        pages = self.tale.proud if success else self.tale.rueful
        scene = Storybook(
            self.tale, pages, self.setup, "Close the book", laid=view.laid, door=view.door, wishes=False,
            parting=parting(view), speed=self.app.speed,
        )  # fmt: skip
        self.app.stack.push(scene, back)

    def _put_up(self) -> None:
        """Go back to the story, over which the boards lie open for whatever was earned just now."""
        fresh = self._fresh or ()
        app = self.app
        app.leave()
        new_game(app)
        if any(sticker not in (CATERPILLAR, BUTTERFLY) for sticker in fresh):
            open_shelves(app)
        if CATERPILLAR in fresh or BUTTERFLY in fresh:
            open_garden(app)

    def _save_picture(self) -> Kept:
        """Write the finished inn as a picture into the folder of the person's own things, and tell where."""
        try:
            path = save_picture(self.app.stack.kit, self.app.house.folder.root, kept(self._built()))
        except OSError as fault:
            return Kept(escape(f"The picture cannot be written ({fault.strerror or fault})."))

        def show() -> str:
            told = f"The folder cannot be shown here. The picture is {path}."
            return "" if show_folder(path.parent) else escape(told)

        return Kept(escape(f"The picture is kept as {path}."), show)


def watch(app: App, found: Recovered[Any]) -> None:
    """Show a saved inn step by step."""
    views = [ENCHANTED_IVY.view(step.state, 0) for step in found.fold.steps]
    setup = msgspec.convert(found.header.setup, IvySetup)

    def seen(_: None) -> None:
        if app.stack.top is None:
            app.open_title()

    app.stack.push(IvyReplay(views, tale_of(setup), app.speed, warning=escape(found.warning or "")), seen)


def look_back(app: App, session: Session) -> None:
    """Show the open inn step by step."""
    views = [told.view for told in session.chair.history()]
    setup = msgspec.convert(session.header.setup, IvySetup)
    app.stack.push(IvyReplay(views, tale_of(setup), app.speed, start=len(views) - 1))


SCREENS = Screens(new_game, play, IvyFlow, watch, look_back)
