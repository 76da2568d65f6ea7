"""The printed cards add up, and each carries the icons the rules page gives it."""

from __future__ import annotations

from collections import Counter

from fae_tabletop.games.enemies_and_lovers.cards import (
    CARD,
    CARDS,
    IDS,
    LIMITED,
    NUMBER,
    REFERENCES,
    SUBTYPE_NAMES,
)


def test_r1_forty_seven_cards_are_dealt_and_four_help_sheets_are_not() -> None:
    assert len(CARDS) == len({card.id for card in CARDS}) == len({card.name for card in CARDS}) == 47
    assert tuple(card.id for card in CARDS) == IDS
    assert [NUMBER[card] for card in IDS] == list(range(47))
    assert len(REFERENCES) == 4
    assert not {sheet.id for sheet in REFERENCES} & set(IDS)


def test_the_counts_of_the_rulebook_add_up() -> None:
    assert Counter(card.kind for card in CARDS) == {"court": 19, "attack": 17, "interrupt": 6, "intrigue": 5}
    subtypes = Counter(card.subtype for card in CARDS)
    assert [subtypes[name] for name in LIMITED] == [1, 4, 4, 6]
    assert [subtypes[name] for name in ("changeling", "trap", "shield")] == [1, 1, 2]
    assert [subtypes[name] for name in ("steal", "treachery", "poison", "strike", "spy")] == [4, 2, 3, 2, 2]
    assert [subtypes[name] for name in ("capture", "distraction", "mischief", "mayhem")] == [1, 1, 1, 1]
    assert [subtypes[name] for name in ("trickster", "trick_the_trickster", "turnabout", "mortal")] == [
        3,
        1,
        1,
        1,
    ]
    assert set(subtypes) == set(SUBTYPE_NAMES)


def test_r58_the_misprints_are_read_as_coercion_and_strike() -> None:
    assert all(card.effect == "draw_two" for card in CARDS if card.subtype == "coercion")
    assert all(
        card.kind == "attack" and card.effect == "strike" for card in CARDS if card.subtype == "strike"
    )
    assert all(card.effect != "draw_two" for card in CARDS if card.subtype == "conspirator")


def test_r36_the_x_icon_is_on_the_cards_that_gain_cards() -> None:
    gaining = {"draw_two", "look", "take", "regret", "give", "jude", "steal", "capture"}
    assert all(card.skips_draw == (card.effect in gaining) for card in CARDS)
    assert sum(card.skips_draw for card in CARDS if card.kind == "court") == 13
    assert {card.id for card in CARDS if card.skips_draw and card.kind == "intrigue"} == {
        "the_tail",
        "riding_toad",
    }


def test_r45_only_attacks_and_turnabout_have_an_open_key() -> None:
    assert all(card.crossed == (card.kind != "attack" and card.subtype != "turnabout") for card in CARDS)


def test_r44_cards_without_an_effect_of_their_own() -> None:
    idle = {card.subtype for card in CARDS if card.effect == "none"} - {"prince"}
    assert idle == {
        "crown", "changeling", "trap", "shield", "trickster", "trick_the_trickster", "turnabout", "mortal",
    }  # fmt: skip
    assert CARD["oak"].effect == "none"
