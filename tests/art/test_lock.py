"""The lock tells apart what changes a picture from what does not."""

import ast
from pathlib import Path

import pytest

from fae_tabletop.art import lock
from fae_tabletop.art.lock import Entry


def meaning(source: str) -> str:
    return "".join(lock._meaning(ast.parse(source)))


def test_comments_layout_and_docstrings_do_not_count() -> None:
    bare = "def draw(x, y):\n    return x + y\n"
    documented = (
        '"""What."""\n\ndef draw(\n    x,\n    y,\n):\n    """Draw."""\n    # Why.\n    return (x + y)\n'
    )
    assert meaning(bare) == meaning(documented)


@pytest.mark.parametrize(
    "changed",
    [
        "def draw(x, y):\n    return x - y\n",
        "def draw(x, y):\n    return x + y + 0.5\n",
        "def draw(x, y=1):\n    return x + y\n",
        "def draw(x, y):\n    'A string that is the value.'\n    return y + x\n",
    ],
)
def test_any_change_of_the_recipe_counts(changed: str) -> None:
    assert meaning(changed) != meaning("def draw(x, y):\n    return x + y\n")


def test_a_module_depends_on_what_it_imports_and_so_on() -> None:
    found = lock.sources("fae_tabletop.art.light")
    assert {"fae_tabletop.art.light", "fae_tabletop.art.geometry", "fae_tabletop.art.texture"} <= set(found)
    assert "fae_tabletop.art.fonts" not in found


def test_catalogues_are_found_without_painting_tools() -> None:
    found = lock.catalogues()
    assert "fae_tabletop.art.icons" in found
    assert "fae_tabletop.art.fonts" in found
    assert "fae_tabletop.art.geometry" not in found


def test_the_lock_is_read_as_it_was_written(tmp_path: Path) -> None:
    entries = {
        "ui/b.webp": Entry("one.two", "0123456789abcdef"),
        "ui/a.webp": Entry("one", "ff00ff00ff00ff00"),
    }
    path = tmp_path / "art.lock"
    lock.write_lock(entries, path)
    assert lock.read_lock(path) == entries
    assert lock.read_lock(tmp_path / "none") == {}


def test_what_lost_its_recipe_or_changed_is_stale() -> None:
    module = "fae_tabletop.art.icons"
    fresh = Entry(module, lock.digest(module))
    entries = {"a": fresh, "b": Entry(module, "0" * 16), "c": Entry("fae_tabletop.art.gone", fresh.digest)}
    assert lock.stale(entries) == ["b", "c"]
