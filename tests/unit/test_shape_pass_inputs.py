"""Every shape pass has enough inputs of its own, and those of passes that the reference has are compared with it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.differential.known_differences import KNOWN_DIFFERENCES
from tests.differential.same_text import LIT, flag_sets
from tests.support.lit_file import chunks, lit_files, splits

ENOUGH = 60
"""Inputs a pass, as issue 6 wants them."""

COMPARED = (
    "convert-shape-constraints",
    "convert-shape-to-std",
    "outline-shape-computation",
    "reify-result-shapes",
    "remove-shape-constraints",
    "resolve-ranked-shaped-type-result-dims",
    "resolve-shaped-type-result-dims",
    "shape-to-shape-lowering",
    "test-print-shape-mapping",
    "test-shape-function-report",
)
"""Passes that mlir-opt has."""


@cache
def flags_of_files() -> list[tuple[Path, str, list[list[str]]]]:
    """(file, text, flags that the differential tests run it with) of every lit test that runs a pass over shapes."""
    found = []
    for path in lit_files(LIT):
        text = path.read_text(encoding="utf-8", errors="surrogateescape")
        if any(name in text for name in COMPARED):
            found.append((path, text, flag_sets(path)))
    return found


def code_of(text: str) -> str:
    """A chunk without comments and line breaks, so that one that is only there twice counts once."""
    return " ".join(re.sub(r"//[^\n]*", "", text).split())


def inputs(name: str, compared: bool) -> set[str]:
    """The different chunks that a pass runs on, without known differences if they are to be `compared`."""
    found: set[str] = set()
    for path, text, flag_lists in flags_of_files():
        flags = [one for one in flag_lists if any(flag.lstrip("-").split("=")[0] == name for flag in one)]
        if flags:
            file = str(path.relative_to(LIT))
            known = [entry.contains for entry in KNOWN_DIFFERENCES if compared and entry.file == file]
            parts = chunks(text, any(splits(one) for one in flags))
            found.update(code_of(part.text) for part in parts if not any(piece in part.text for piece in known))
    found.discard("")
    return found


@pytest.mark.parametrize("name", COMPARED)
def test_enough_inputs_are_compared(name: str) -> None:
    assert len(inputs(name, compared=True)) >= ENOUGH


def test_an_input_is_counted_once_and_known_differences_are_not() -> None:
    crash = "func.func @wrong_functions"
    assert any(crash in one for one in inputs("test-shape-function-report", compared=False))
    assert not any(crash in one for one in inputs("test-shape-function-report", compared=True))
    assert code_of("// RUN: x\n\nfunc.func @a() {\n  return // done\n}\n") == "func.func @a() { return }"
