"""Drawn programs whose loops, branches and calls carry tensors give what NumPy computes, and free all memory."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import parse, run
from tools.sparse.affine import OK
from tools.sparse.carried import Combined, Inputs, Region, Value
from tools.sparse.carried_control import For, Program, While
from tools.sparse.carried_draw import draw, inputs_of
from tools.sparse.carried_ways import WAYS, difference, verdict_on

FEW = (3, 8)
MANY = range(1000, 1030)
A, B, C, D = (Value(name, "CSR") for name in ("%a", "%b", "%c", "%d"))


def findings_of(seed: int, ways: tuple[str, ...] = tuple(WAYS)) -> list[str]:
    program, cases = draw(seed), inputs_of(seed)
    verdicts = {way: verdict_on(program, cases, way) for way in ways}
    return [f"{way}: {one.kind}: {one.detail}" for way, one in verdicts.items() if one.kind != OK]


@pytest.mark.parametrize("seed", FEW)
def test_drawn_programs_compute_what_numpy_does_and_free_all(seed: int) -> None:
    assert findings_of(seed) == []


@pytest.mark.full
@pytest.mark.parametrize("seed", MANY)
def test_more_drawn_programs_do(seed: int) -> None:
    assert findings_of(seed) == []


@pytest.mark.full
@pytest.mark.parametrize("seed", MANY)
def test_drawn_programs_natively(seed: int) -> None:
    pytest.importorskip("llvmlite")
    assert findings_of(seed, ("native", "native-dense")) == []


def power(kind: type) -> Program:
    """A times itself, in a loop that carries the product."""
    product = Combined(D, "product", B, A)
    if kind is For:
        loop: For | While = For((C,), (B,), (A,), None, Region((product,), (D,)))
    else:
        before = Region((), (Value("%e", "CSR"),))
        loop = While((C,), (Value("%e", "CSR"),), (A,), before, (B,), Region((product,), (D,)))
    return Program((), (A, Value("%other", "dense")), Region((loop,), (C,)))


@pytest.mark.parametrize("kind", [For, While])
def test_powers(kind: type) -> None:
    """The expected result is NumPy's power, the program's is that, and another one would be found."""
    matrix = np.array([[1, 2, 0], [0, 0, 3], [0, 1, 0]], np.int32)
    program = power(kind)
    inputs = Inputs((matrix, matrix), 3, 0)
    assert program.expected(inputs)[0].tolist() == np.linalg.matrix_power(matrix, 4).tolist()
    for way in ("buffers", "deallocated", "library"):
        assert verdict_on(program, [inputs, inputs._replace(iterations=0)], way).kind == OK


def test_another_result_is_found() -> None:
    matrix = np.array([[1, 2, 0], [0, 0, 3], [0, 1, 0]], np.int32)
    program, inputs = power(For), Inputs((matrix, matrix), 3, 0)
    made = parse(program.text())
    (found,) = run(made, "main", matrix, matrix, 3, 0)
    assert difference(program, inputs, [found]) == ""
    assert difference(program, inputs._replace(iterations=2), [found]) != ""
