"""Which sources each painted file depends on, and `assets/art.lock`, which remembers them.

Nothing here paints or imports a painting tool: sources are read as text, so that a clone without the tools
can tell whether every picture is there and was painted by the recipes as they are now.
"""

import ast
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
LOCK = ASSETS / "art.lock"

_PACKAGE = "fae_tabletop"
_FONT_MAKER = f"{_PACKAGE}.art.fonts"
_FONT_READER = f"{_PACKAGE}.art.lettering"
_HEADER = (
    "# What was painted from which sources: file under assets, module of its recipe, digest of the sources.\n"
    "# Written by the bake command; never by hand.\n"
)


@dataclass(frozen=True)
class Entry:
    """A painted file's module and the digest of all sources it was painted from."""

    module: str
    digest: str


def source_of(module: str) -> Path | None:
    """The source file of a dotted module of this package, None when there is no such file."""
    path = ROOT.joinpath(*module.split("."))
    for candidate in (path.with_suffix(".py"), path / "__init__.py"):
        if candidate.is_file():
            return candidate
    return None


@cache
def _tree(module: str) -> ast.Module:
    path = source_of(module)
    if path is None:
        raise FileNotFoundError(f"no source of {module}")
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(module: str) -> set[str]:
    """The modules of this package a module imports directly."""
    names: set[str] = set()
    for node in ast.walk(_tree(module)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return {name for name in names if name.startswith(f"{_PACKAGE}.") and source_of(name) is not None}


@cache
def sources(module: str) -> tuple[str, ...]:
    """A module and all modules of this package it builds on, sorted."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(imported(name))
    return tuple(sorted(found))


def _documentation(node: ast.AST) -> ast.stmt | None:
    """The docstring of a module, class or function: it may change without the picture changing."""
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
        first = node.body[0]
        if (
            isinstance(first, ast.Expr)
            and isinstance(first.value, ast.Constant)
            and isinstance(first.value.value, str)
        ):
            return first
    return None


def _meaning(node: object) -> Iterator[str]:
    """The parts of a syntax tree that matter, spelled the same by every Python from 3.11 on."""
    if isinstance(node, ast.AST):
        yield f"({type(node).__name__}"
        documentation = _documentation(node)
        for field, value in ast.iter_fields(node):
            # Newer Pythons add fields that are empty in old sources; contexts follow from the place.
            if value is None or value == [] or field in {"ctx", "kind", "type_comment"}:
                continue
            yield f" {field}="
            if isinstance(value, list):
                for item in value:
                    if item is not documentation:
                        yield from _meaning(item)
            else:
                yield from _meaning(value)
        yield ")"
    else:
        yield repr(node)


@cache
def _module_digest(module: str) -> str:
    return hashlib.sha256("".join(_meaning(_tree(module))).encode()).hexdigest()


@cache
def digest(module: str) -> str:
    """What the files of a recipe module depend on, as 16 hex digits; comments and docstrings do not count."""
    whole = hashlib.sha256()
    for name in sources(module):
        whole.update(f"{name} {_module_digest(name)}\n".encode())
    if _FONT_READER in sources(module):
        for font in sorted((ASSETS / "fonts").glob("*.ttf")):
            whole.update(font.read_bytes())
    return whole.hexdigest()[:16]


def catalogues() -> list[str]:
    """The dotted names of all modules that list files to paint, sorted, and the one that makes the fonts."""
    package = ROOT / _PACKAGE
    found = [_FONT_MAKER]
    for path in [*package.glob("art/*.py"), *package.glob("games/*/art*.py")]:
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for node in _tree(module).body:
            targets = node.targets if isinstance(node, ast.Assign) else []
            if isinstance(node, ast.AnnAssign):
                targets = [node.target]
            if any(isinstance(name, ast.Name) and name.id in {"PICTURES", "TEXTS"} for name in targets):
                found.append(module)
                break
    return sorted(set(found))


def read_lock(path: Path = LOCK) -> dict[str, Entry]:
    """The entries of the lock by file under `assets/`; empty when there is none yet."""
    entries: dict[str, Entry] = {}
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                file, module, value = line.split()
                entries[file] = Entry(module, value)
    return entries


def write_lock(entries: Mapping[str, Entry], path: Path = LOCK) -> None:
    """Write the lock, sorted by file."""
    lines = [f"{file} {entry.module} {entry.digest}\n" for file, entry in sorted(entries.items())]
    path.write_text(_HEADER + "".join(lines), encoding="utf-8", newline="\n")


def stale(entries: Mapping[str, Entry]) -> list[str]:
    """Files of the lock whose recipe is gone or has changed since they were painted, sorted."""
    known = set(catalogues())
    return sorted(
        file
        for file, entry in entries.items()
        if entry.module not in known or entry.digest != digest(entry.module)
    )
