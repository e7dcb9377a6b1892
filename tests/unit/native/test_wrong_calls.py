"""Calls with wrong operands of every sort end with an exception of ours that names the argument; the process lives."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("llvmlite")

import pyopt
from tests.unit.native.wrong_calls import Case, cases, changed, groups
from tests.unit.native.wrong_programs import SPARSE

ROOT = Path(__file__).resolve().parents[3]
CASES = cases()


@pytest.fixture(scope="module")
def outcomes() -> dict[int, tuple[str, str]]:
    """What each call led to. All are made in one process of their own."""
    command = [sys.executable, "-W", "error", "-m", "tests.unit.native.wrong_calls"]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    found = {number: (kind, text) for number, kind, text in map(json.loads, made.stdout.splitlines())}
    assert made.returncode == 0, f"call {len(found)} ended the process: {made.returncode} {made.stderr[-2000:]}"
    return found


def test_there_are_many_of_them() -> None:
    wrong = {name: sum([one.fails for one in group]) for name, group in groups().items()}
    assert wrong == {
        "ranks, dtypes, layouts": 69, "types": 144, "numbers": 36, "counts": 5, "extents": 30, "indices": 33,
        "orders": 7, "shared memory": 11, "freed memory": 8, "arrays of sparse tensors": 178,
        "divisions": 41, "named ops": 84,
    }  # fmt: skip
    assert sum(wrong.values()) == sum([one.fails for one in CASES]) >= 300


@pytest.mark.parametrize("number", range(len(CASES)), ids=[f"{at}-{one.name}" for at, one in enumerate(CASES)])
def test_call(outcomes: dict[int, tuple[str, str]], number: int) -> None:
    check(CASES[number], *outcomes[number])


def check(case: Case, kind: str, text: str) -> None:
    if not case.fails:
        assert kind == "right", text
        return
    assert kind == "ours", text
    named = f"argument {case.at} of @{case.name}: " if case.at else ""
    assert named in text, text
    assert re.search(case.says, text), text


def test_names_of_operands_are_checked() -> None:
    case: Any = Case("f", lambda: (), "is no", 2)
    for kind, text in (("foreign", "argument 2 of @f: is no"), ("ours", "argument 1 of @f: is no"), ("right", "")):
        with pytest.raises(AssertionError):
            check(case, kind, text)


def test_contents_are_looked_at_when_arrays_are_new() -> None:
    good = changed("csr")
    once: Any = pyopt.compile(SPARSE).csr
    always: Any = pyopt.compile(SPARSE, check="bounds").csr
    for function in (once, always):
        assert (function(good) == good.toarray()).all()
    indices = good.indices
    for _ in range(50):  # another array may have the address of one that is gone
        good.indices = indices + 6
        with pytest.raises(pyopt.NativeError, match="the extent is 6"):
            once(good)
        good.indices = indices.copy()
        once(good)
    always(good)
    good.indices[-1] = 6
    with pytest.raises(pyopt.NativeError, match="a coordinate of level 1 is 6, and the extent is 6"):
        always(good)
    assert len(pickle.dumps(good)) > 100
