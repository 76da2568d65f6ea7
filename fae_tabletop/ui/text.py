"""Words: fonts, wrapping, rich runs, tracking, foil; laid out once, drawn once, kept."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

import pygame

from fae_tabletop.content.fonts import why_unsound
from fae_tabletop.ui.assets import AssetMissing
from fae_tabletop.ui.theme import BODY_FACE, BOLD_FACE, ITALIC_FACE, Colour, Style
from fae_tabletop.ui.wrapping import Piece, Token, joined, line_width, pieces, wrapped

DOUBLE_BELOW = 40
"""Font sizes in pixels below this are drawn twice as large and scaled down: hinting spoils gaps."""

IconSource = Callable[[str, int, Colour], pygame.Surface]
"""A square icon by name, size in pixels and ink, premultiplied."""

_MARK = re.compile(r"(\*\*|\*|\{[a-z0-9/_-]+\})")


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of words in one style, or an icon as high as the words around it."""

    text: str
    style: Style
    icon: str | None = None


def runs(markup: str, style: Style) -> tuple[Run, ...]:
    """Read our small markup: `**bold**`, `*italic*`, `{icon-name}`.

    Bold and italic exist for body faces; in others they change nothing but the face they name.
    """
    found: list[Run] = []
    bold = italic = False
    for part in _MARK.split(markup):
        if part == "**":
            bold = not bold
        elif part == "*":
            italic = not italic
        elif part.startswith("{") and part.endswith("}"):
            found.append(Run("", style, part[1:-1]))
        elif part:
            face = style.face
            if bold:
                face = BOLD_FACE
            elif italic:
                face = ITALIC_FACE if style.face != ITALIC_FACE else BODY_FACE
            found.append(Run(part, style if face == style.face else style.but(face=face)))
    return tuple(found)


def escape(plain: str) -> str:
    """Plain words with what the markup would read, and what cannot be drawn, taken out; line ends stay."""
    words = plain.replace("*", "∗").replace("{", "(").replace("}", ")").replace("\t", " ")
    return words if words.isprintable() else "".join(c for c in words if c == "\n" or c.isprintable())


class Fonts:
    """The fonts below one folder, by face and size.

    `strict`: a face that is missing or damaged raises AssetMissing. Otherwise another one takes its place, and
    `missing` tells by face what is wrong.
    """

    def __init__(self, folder: Path, strict: bool = True) -> None:
        self.folder = folder
        self.strict = strict
        self.missing: dict[str, str] = {}
        self._fonts: dict[tuple[str, int], pygame.Font] = {}
        if not pygame.font.get_init():
            pygame.font.init()

    def font(self, face: str, px: int) -> pygame.Font:
        """The font of a face at a size in pixels."""
        key = (face, px)
        font = self._fonts.get(key)
        if font is None:
            try:
                font = self._load(face, px)
            except AssetMissing as error:
                if self.strict:
                    raise
                self.missing[face] = str(error)
                font = self._substitute(px)
            self._fonts[key] = font
        return font

    def _load(self, face: str, px: int) -> pygame.Font:
        path = self.folder / f"{face}.ttf"
        # A broken font does not raise where it is opened; it crashes where it is drawn with.
        why = why_unsound(path)
        if why is not None:
            raise AssetMissing(f"The font {path} {why}: unpack or install Fae Tabletop again.")
        try:
            return pygame.Font(path, px)
        except (FileNotFoundError, pygame.error) as error:
            raise AssetMissing(f"The font {path} is missing or damaged.") from error

    def _substitute(self, px: int) -> pygame.Font:
        """Any other face that can be read, else the one that pygame brings along."""
        for face in (BODY_FACE, BOLD_FACE, ITALIC_FACE):
            try:
                return self._load(face, px)
            except AssetMissing:
                continue
        return pygame.Font(None, px)

    def missing_glyphs(self, face: str, words: str) -> str:
        """The characters of `words` that the face cannot draw."""
        metrics = self.font(face, 20).metrics(words)
        return "".join(c for c, m in zip(words, metrics, strict=True) if m is None and not c.isspace())


class Block:
    """Words laid out for one width; `width`, `height` are the pixels used. Compared by identity."""

    __slots__ = ("width", "height", "lines", "pieces", "pad", "_surface")

    def __init__(self, width: int, height: int, lines: int, pieces: tuple[Piece, ...], pad: int) -> None:
        self.width = width
        self.height = height
        self.lines = lines
        self.pieces = pieces
        self.pad = pad
        self._surface: pygame.Surface | None = None


class Words:
    """Lays out and draws words; keeps what it made. Sizes in window pixels throughout."""

    KEEP = 900

    def __init__(self, fonts: Fonts, icon: IconSource, foil: Callable[[str], pygame.Surface]) -> None:
        """`icon` draws icons inside words; `foil` gives the picture of a foil by name."""
        self.fonts = fonts
        self._icon = icon
        self._foil = foil
        self._fitted: dict[tuple[object, ...], Style] = {}
        self._blocks: OrderedDict[tuple[object, ...], Block] = OrderedDict()

    def layout(
        self,
        markup: str,
        style: Style,
        k: float,
        width: int | None = None,
        align: float = 0.0,
        balance: bool = False,
        strike: bool = False,
    ) -> Block:
        """Lay out words.

        `k`: pixels per logical pixel of type (unit x text scale). `width`: pixels to wrap at; None for lines
        as they are. `align`: 0 left, 0.5 middle, 1 right. `balance`: lines of like length. `strike`: struck
        through. A word wider than the width is broken; nothing is ever left out.
        """
        key = (markup, style, round(k, 4), width, align, balance, strike)
        block = self._blocks.get(key)
        if block is None:
            block = self._lay(markup, style, k, width, align, balance, strike)
            self._blocks[key] = block
            while len(self._blocks) > self.KEEP:
                self._blocks.popitem(last=False)
        else:
            self._blocks.move_to_end(key)
        return block

    def fitted(self, markup: str, style: Style, k: float, width: int, least: float = 0.7) -> Style:
        """The style, made smaller by steps down to `least` of its size until the words fit on one line."""
        key = (markup, style, round(k, 4), width, least)
        found = self._fitted.get(key)
        if found is None:
            found = self._fit(markup, style, k, width, least)
            if len(self._fitted) > self.KEEP:
                self._fitted.clear()
            self._fitted[key] = found
        return found

    def _fit(self, markup: str, style: Style, k: float, width: int, least: float) -> Style:
        for step in range(11):
            tried = style.but(size=style.size * (1 - (1 - least) * step / 10))
            if self.layout(markup, tried, k).width <= width:
                return tried
        return style.but(size=style.size * least)

    def surface(self, block: Block) -> pygame.Surface:
        """The drawn block, premultiplied; its words begin `block.pad` pixels inside its corner."""
        if block._surface is None:
            block._surface = self._draw(block)
        return block._surface

    def tidy(self, needed: Container[int]) -> None:
        """Forget the drawn form of blocks whose id() is not needed; it is made again when asked for."""
        for block in self._blocks.values():
            if id(block) not in needed:
                block._surface = None

    # -- layout ---------------------------------------------------------------------------------------------

    def _lay(
        self,
        markup: str,
        style: Style,
        k: float,
        width: int | None,
        align: float,
        balance: bool,
        strike: bool,
    ) -> Block:
        paragraphs = [self._tokens(line, style, k) for line in markup.split("\n")]
        lines = [line for p in paragraphs for line in wrapped(p, width)]
        if balance and width is not None and len(lines) > 1:
            low, high = width // 2, width
            while low < high:
                mid = (low + high) // 2
                tried = [line for p in paragraphs for line in wrapped(p, mid)]
                fits = len(tried) <= len(lines) and max(map(line_width, tried)) <= mid
                low, high = (low, mid) if fits else (mid + 1, high)
            lines = [line for p in paragraphs for line in wrapped(p, high)]
        lines = [joined(line) for line in lines]
        px = self._px(style, k)
        height = max(1, round(style.size * k * style.leading))
        font, n = self._font(style, px)
        rise, fall = font.get_ascent() / n, -font.get_descent() / n
        widest = max(map(line_width, lines), default=0)
        span = width if width is not None and align else widest
        found: list[Piece] = []
        for row, line in enumerate(lines):
            x = (span - line_width(line)) * align
            base = round(row * height + (height - rise - fall) / 2 + rise)
            found.extend(pieces(line, x, base))
        pad = max(2, round(px * 0.34))
        if strike:
            found = [replace(piece, strike=True) for piece in found]
        return Block(int(span + 0.999), height * max(1, len(lines)), len(lines), tuple(found), pad)

    def _px(self, style: Style, k: float) -> int:
        return max(2, round(style.size * k))

    def _tokens(self, line: str, style: Style, k: float) -> list[list[Token]]:
        """Words as lists of tokens that must not be parted, each followed by its space."""
        words: list[list[Token]] = [[]]
        for run in runs(line, style):
            px = self._px(run.style, k)
            if run.icon is not None:
                words[-1].append(Token("", run.style, px, px * 1.02, 0.0, run.icon))
                continue
            text = run.text.upper() if run.style.capitals else run.text
            for i, word in enumerate(re.split(r"[ \t]+", text)):
                if i:
                    self._space(words, run.style, px)
                    words.append([])
                if word:
                    words[-1].append(
                        Token(word, run.style, px, self._width(word, run.style, px), 0.0, None, self._width)
                    )
        return [word for word in words if word]

    def _space(self, words: list[list[Token]], style: Style, px: int) -> None:
        if words[-1]:
            words[-1][-1].space = self._width(" ", style, px)

    def _width(self, text: str, style: Style, px: int) -> float:
        font, n = self._font(style, px)
        if style.tracking:
            return sum(_advances(font, text)) / n + style.tracking * px * len(text)
        return float(font.size(text)[0]) / n

    def _font(self, style: Style, px: int) -> tuple[pygame.Font, int]:
        """The font to draw with, and how many times larger than needed it is."""
        n = 2 if px < DOUBLE_BELOW else 1
        return self.fonts.font(style.face, px * n), n

    # -- drawing --------------------------------------------------------------------------------------------

    def _draw(self, block: Block) -> pygame.Surface:
        size = (block.width + 2 * block.pad, block.height + 2 * block.pad)
        out = pygame.Surface(size, pygame.SRCALPHA, 32)
        for piece in block.pieces:
            self._shade(out, piece, block.pad)
        for piece in block.pieces:
            x, y = round(piece.x) + block.pad, piece.y + block.pad
            if piece.icon is not None:
                side = round(piece.px * 1.05)
                picture = self._icon(piece.icon, side, piece.style.ink)
                out.blit(picture, (x, y - round(side * 0.84)), special_flags=pygame.BLEND_PREMULTIPLIED)
            else:
                foil = piece.style.foil
                drawn, rise = self._letters(piece, (255, 255, 255, 255) if foil else piece.style.ink)
                if foil is not None:
                    drawn = self._foiled(drawn, foil)
                out.blit(drawn, (x, y - rise), special_flags=pygame.BLEND_PREMULTIPLIED)
            if piece.strike:
                self._strike(out, piece, x, y)
        return out

    def _shade(self, out: pygame.Surface, piece: Piece, pad: int) -> None:
        strength = piece.style.shadow
        if not strength or piece.icon is not None:
            return
        dark, rise = self._letters(piece, (8, 6, 26, 255))
        room = max(2, round(piece.px * 0.10))
        soft = pygame.Surface(
            (dark.get_width() + 4 * room, dark.get_height() + 4 * room), pygame.SRCALPHA, 32
        )
        soft.blit(dark, (2 * room, 2 * room), special_flags=pygame.BLEND_PREMULTIPLIED)
        soft = pygame.transform.gaussian_blur(soft, max(1, room // 2))
        soft.fill((round(255 * strength),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        x, y = round(piece.x) + pad - 2 * room, piece.y + pad - rise - 2 * room
        for dx, dy in ((0, max(1, room // 3)), (0, room // 2), (0, 0)):
            out.blit(soft, (x + dx, y + dy), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _letters(self, piece: Piece, ink: Colour) -> tuple[pygame.Surface, int]:
        """The words of a piece, premultiplied, and how far they rise over the baseline in pixels."""
        font, n = self._font(piece.style, piece.px)
        px = piece.px * n
        if piece.style.tracking:
            gap = piece.style.tracking * px
            advances = _advances(font, piece.text)
            width = sum(advances) + gap * len(advances)
            drawn = pygame.Surface((max(1, int(width + px * 0.3)), font.get_height()), pygame.SRCALPHA, 32)
            x = 0.0
            for c, advance in zip(piece.text, advances, strict=True):
                letter = font.render(c, True, ink[:3]).premul_alpha()
                drawn.blit(letter, (round(x), 0), special_flags=pygame.BLEND_PREMULTIPLIED)
                x += advance + gap
        else:
            drawn = font.render(piece.text, True, ink[:3]).premul_alpha()
        if n > 1:
            w, h = drawn.get_size()
            drawn = pygame.transform.smoothscale(drawn, (max(1, (w + 1) // 2), max(1, (h + 1) // 2)))
        if ink[3] != 255:
            drawn.fill((ink[3],) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return drawn, round(font.get_ascent() / n)

    def _foiled(self, letters: pygame.Surface, foil: str) -> pygame.Surface:
        """White letters filled with a foil picture."""
        w, h = letters.get_size()
        sheen = pygame.Surface((w, h), pygame.SRCALPHA, 32)
        sheen.fill((0, 0, 0, 255))
        sheen.blit(pygame.transform.smoothscale(self._foil(foil), (max(1, w), max(1, h))), (0, 0))
        letters.blit(sheen, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return letters

    def _strike(self, out: pygame.Surface, piece: Piece, x: int, y: int) -> None:
        width = round(self._width(piece.text, piece.style, piece.px))
        thick = max(1, round(piece.px * 0.07))
        ink = piece.style.ink
        line = pygame.Surface((max(1, width), thick), pygame.SRCALPHA, 32)
        line.fill(ink)
        out.blit(
            line.premul_alpha(), (x, y - round(piece.px * 0.24)), special_flags=pygame.BLEND_PREMULTIPLIED
        )


def _advances(font: pygame.Font, text: str) -> list[int]:
    """How far each letter moves the pen, kerning with the next one included."""
    if not text:
        return []
    pairs = [font.size(a + b)[0] - font.size(b)[0] for a, b in pairwise(text)]
    return [*pairs, font.size(text[-1])[0]]
