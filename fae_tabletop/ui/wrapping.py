"""Line breaking: words and icons with their widths become lines, lines become pieces at their places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from fae_tabletop.ui.theme import Style


@dataclass(frozen=True, slots=True)
class Piece:
    """Words or an icon at their place in a block: x and baseline y in pixels from the block's corner."""

    x: float
    y: int
    text: str
    style: Style
    px: int
    icon: str | None = None
    strike: bool = False


class Token:
    """A word or icon with its width and the space behind it, in pixels."""

    __slots__ = ("text", "style", "px", "width", "space", "icon", "measure")

    def __init__(
        self,
        text: str,
        style: Style,
        px: int,
        width: float,
        space: float,
        icon: str | None,
        measure: Callable[[str, Style, int], float] | None = None,
    ) -> None:
        self.text = text
        self.style = style
        self.px = px
        self.width = width
        self.space = space
        self.icon = icon
        self.measure = measure

    def broken(self, width: float) -> Iterator[Token]:
        """The token in parts that each fit the width; at least one character each."""
        if self.measure is None or self.width <= width:
            yield self
            return
        rest = self.text
        while rest:
            n = len(rest)
            while n > 1 and self.measure(rest[:n], self.style, self.px) > width:
                n -= 1
            part = rest[:n]
            rest = rest[n:]
            wide = self.measure(part, self.style, self.px)
            yield Token(part, self.style, self.px, wide, self.space if not rest else 0.0, None, self.measure)


def line_width(line: list[Token]) -> float:
    """The pixels a line takes, without the space behind it."""
    if not line:
        return 0.0
    return sum(t.width + t.space for t in line) - line[-1].space


def wrapped(words: list[list[Token]], width: int | None) -> list[list[Token]]:
    """The words in lines no wider than `width` pixels; a word that is wider is broken."""
    if width is None:
        return [[token for word in words for token in word]]
    lines: list[list[Token]] = [[]]
    used = 0.0
    for word in words:
        wide = sum(t.width for t in word)
        if lines[-1] and used + wide > width:
            lines.append([])
            used = 0.0
        if wide <= width:
            lines[-1].extend(word)
            used += wide + word[-1].space
            continue
        for token in word:
            for part in token.broken(width):
                if lines[-1] and used + part.width > width:
                    lines.append([])
                    used = 0.0
                lines[-1].append(part)
                used += part.width + part.space
    return lines


def merged(line: list[Token], x: float, base: int) -> Iterator[Piece]:
    """The pieces of a line; neighbours in one style are joined, so that their kerning is kept."""
    text, start, style, px = "", x, None, 0
    for token in line:
        same = style is not None and token.icon is None and style == token.style and not style.tracking
        if not same and text and style is not None:
            yield Piece(start, base, text.rstrip(), style, px)
            text = ""
        if token.icon is not None:
            yield Piece(x, base, "", token.style, token.px, token.icon)
            style = None
        elif same and text:
            text += token.text + (" " if token.space else "")
        else:
            start, style, px = x, token.style, token.px
            text = token.text + (" " if token.space else "")
        x += token.width + token.space
    if text and style is not None:
        yield Piece(start, base, text.rstrip(), style, px)
