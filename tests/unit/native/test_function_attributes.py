"""Attributes of functions that those of the llvm dialect have otherwise: dropped, or an error of ours."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("llvmlite")

import pyopt

ONE = "func.func @f(%x: f64) -> f64 attributes {ATTRIBUTE} { return %x : f64 }"
TAKEN = (
    'prefer_vector_width = "512"', "prefer_vector_width = 512 : i32", "comdat = 3 : i32", "section = 3 : i32",
    "passthrough = 1 : i32", 'alignment = "x"', "frame_pointer = 3 : i32", "memory_effects = 1 : i32",
    "vscale_range = 1 : i32", "unnamed_addr = 7 : i64", "dso_local = 1 : i32", "foo = 1 : i32",
)  # fmt: skip
REFUSED = (
    "comdat = @g", "function_entry_count = 3 : i32", "passthrough = [3 : i32]", "personality = @x",
    "target_features = 1 : i32, alignment = 3 : i32",
)  # fmt: skip


@pytest.mark.parametrize("attribute", TAKEN)
def test_of_another_kind(attribute: str) -> None:
    program: Any = pyopt.compile(ONE.replace("ATTRIBUTE", attribute))
    assert program.f(2.0) == 2.0


@pytest.mark.parametrize("attribute", REFUSED)
def test_refused(attribute: str) -> None:
    with pytest.raises(pyopt.NativeError):
        pyopt.compile(ONE.replace("ATTRIBUTE", attribute))
