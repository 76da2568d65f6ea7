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


def joined(line: list[Token]) -> list[Token]:
    """The line with neighbours of one style joined, so that they are drawn, and measured, with their kerning."""
    out: list[Token] = []
    for token in line:
        last = out[-1] if out else None
        if (
            last is not None
            and last.icon is None
            and token.icon is None
            and last.measure is not None
            and last.style == token.style
            and not token.style.tracking
        ):
            text = last.text + (" " if last.space else "") + token.text
            width = last.measure(text, token.style, token.px)
            out[-1] = Token(text, token.style, token.px, width, token.space, None, last.measure)
        else:
            out.append(token)
    return out


def pieces(line: list[Token], x: float, base: int) -> Iterator[Piece]:
    """The pieces of a joined line that begins at x, with its baseline at `base`, pixels."""
    for token in line:
        yield Piece(x, base, token.text, token.style, token.px, token.icon)
        x += token.width + token.space
