"""Measurements that go wrong; run in processes of their own by the tests of bench."""

import os
from typing import Any


def sound(a: int, b: int) -> dict[str, Any]:
    return {"sum": a + b, "process": os.getpid()}


def raises() -> dict[str, Any]:
    raise ValueError("no ruler")


def dies() -> dict[str, Any]:
    os._exit(7)
