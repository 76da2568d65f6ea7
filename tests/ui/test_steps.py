from __future__ import annotations

import pytest

from fae_tabletop.ui.steps import SPEEDS, TEXT_SIZES, nearest, stepped


@pytest.mark.parametrize(
    ("value", "way", "after"), [(1.0, 1, 2.0), (1.0, -1, 0.5), (4.0, 1, 4.0), (0.0, -1, 0.0)]
)
def test_a_step_ends_at_either_end(value: float, way: int, after: float) -> None:
    assert stepped(SPEEDS, value, way) == after


def test_a_value_between_two_steps_goes_on_from_the_nearest() -> None:
    assert nearest(TEXT_SIZES, 1.3) == 1
    assert stepped(TEXT_SIZES, 1.3, 1) == 1.5
    assert stepped(TEXT_SIZES, 1.3, -1) == 1.0
