from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.text import escape, runs
from fae_tabletop.ui.theme import BODY, BUTTON, GAME_TITLE, HEADING_STYLE, PROMPT, SECOND, TIP_BODY, Style

STYLES = [BODY, BUTTON, HEADING_STYLE, PROMPT, SECOND, TIP_BODY]
LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
sentences = st.lists(
    st.sampled_from(["The", "Wizard", "is", "on", "your", "list.", "Regalia", LONG]), min_size=1, max_size=25
)


@settings(deadline=None, max_examples=60)
@given(
    words=sentences,
    style=st.sampled_from(STYLES),
    scale=st.sampled_from([1.0, 1.25, 2.0, 3.1]),
    width=st.integers(60, 700),
    balance=st.booleans(),
)
def test_words_wrap_and_none_is_lost(
    kit: Kit, words: list[str], style: Style, scale: float, width: int, balance: bool
) -> None:
    block = kit.words.layout(" ".join(words), style, scale, width, 0.0, balance)
    shown = "".join(piece.text for piece in block.pieces).replace(" ", "")
    expected = "".join(words)
    assert shown == (expected.upper() if style.capitals else expected)
    assert block.width <= width + 1
    assert block.height == block.lines * max(1, round(style.size * scale * style.leading))


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_drawn_words_lie_inside_their_surface(kit: Kit, scale: float) -> None:
    for style in [*STYLES, GAME_TITLE]:
        block = kit.words.layout("Jfgy Qually", style, scale)
        surface = kit.words.surface(block)
        drawn = surface.get_bounding_rect(1)
        assert drawn.w > 0
        # Nothing touches the rim: had it been cut, it would.
        assert drawn.left > 0
        assert drawn.top > 0
        assert drawn.right < surface.get_width()
        assert drawn.bottom < surface.get_height()


def test_balanced_lines_are_of_like_length(kit: Kit) -> None:
    words = "A lion that has been left stays shut and may only be entered to capture."
    plain = kit.words.layout(words, BODY, 1.0, 300)
    even = kit.words.layout(words, BODY, 1.0, 300, 0.0, True)
    assert even.lines == plain.lines
    assert even.width <= plain.width


def test_equal_words_share_a_block(kit: Kit) -> None:
    assert kit.words.layout("King", PROMPT, 1.0, 200) is kit.words.layout("King", PROMPT, 1.0, 200)


def test_fitted_words_fit(kit: Kit) -> None:
    style = kit.words.fitted("Back to the table", BUTTON, 1.0, 110, 0.4)
    assert kit.words.layout("Back to the table", style, 1.0).width <= 110


def test_markup() -> None:
    kinds = [(run.text, run.style.face, run.icon) for run in runs("**The fourth** *loses* {swords}", BODY)]
    assert kinds == [
        ("The fourth", "ebgaramond-700", None),
        (" ", "ebgaramond-500", None),
        ("loses", "ebgaramond-500-italic", None),
        (" ", "ebgaramond-500", None),
        ("", "ebgaramond-500", "swords"),
    ]


def test_foreign_words_cannot_become_markup() -> None:
    assert len(runs(escape("Ann *the* {king} **x**"), BODY)) == 1
    assert escape("a\0b\u202ec\td\ne") == "abc d\ne"


def test_the_faces_have_what_the_texts_need(kit: Kit) -> None:
    for style in STYLES:
        assert kit.words.fonts.missing_glyphs(style.face, "ABCxyz0123456789.,:;!?’“”–×½%&()+-/é") == ""


@pytest.mark.parametrize("style", STYLES)
def test_words_shrink_with_the_picture_in_windows_below_the_smallest(kit: Kit, style: Style) -> None:
    words, k = "The Wizard is on your list.", 320 / 1024
    usual, tiny = (kit.words.layout(words, style, scale, None) for scale in (1.0, k))
    # Letters of whole pixels: a little of what they keep too much is forgiven.
    assert tiny.width <= usual.width * k * 1.2
