"""Iteration over spaces computes the same before and after it is collapsed and lowered to loops, in any format and
with the levels split into spaces in any way.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import parse, run
from tools.sparse.formats import FORMATS, held

VECTORS = ("SV", "SV8", "DV", "LV", "UV")
MATRICES = ("CSR32", "CSC", "DCSR", "DCSC", "COO", "SOA", "COOC", "CDR", "LOOSE", "NM", "BATCH", "ROWS", "BSR")
TENSORS = ("CSF", "CSFP", "DCD", "CDC", "COO3", "SOA3", "DCS", "BCSR")
LOWER = "--lower-sparse-iteration-to-scf"
COLLAPSE = "--sparse-space-collapse"


def level_count(name: str) -> int:
    return FORMATS[name].partition("->")[2].count(":")


def splits(first: int, end: int) -> Iterator[list[tuple[int, int]]]:
    """All ways to split levels into spaces."""
    if first == end:
        yield []
    for middle in range(first + 1, end + 1):
        for rest in splits(middle, end):
            yield [(first, middle), *rest]


def program(name: str, spaces: list[tuple[int, int]]) -> str:
    """A weighted sum of all coordinates, and of all values."""
    rank = FORMATS[name].partition("->")[0].count(",") + 1
    shape = "x".join(["4", "8", "6"][:rank])
    tensor = f"tensor<{shape}xf64, #F>"
    text = f"#F = #sparse_tensor.encoding<{{ {FORMATS[name]} }}>\n"
    text += f"func.func @f(%A: {tensor}) -> (index, f64) {{\n  %x = arith.constant 0 : index\n"
    text += "  %y = arith.constant 0.0 : f64\n  %three = arith.constant 3 : index\n"
    index, value, parent = "%x", "%y", ""
    for number, (low, high) in enumerate(spaces):
        levels = f"lvls = {low} to {high}"
        space, iterator = f"!sparse_tensor.iter_space<#F, {levels}>", f"!sparse_tensor.iterator<#F, {levels}>"
        at, of = (f" at %it{number - 1}", f", {parent}") if number else ("", "")
        used = ", ".join([f"%i{level}" for level in range(low, high)])
        text += f"  %s{number} = sparse_tensor.extract_iteration_space %A{at} {levels} : {tensor}{of} -> {space}\n"
        text += f"  %r{number}:2 = sparse_tensor.iterate %it{number} in %s{number} at({used}) "
        text += f"iter_args(%a{number} = {index}, %b{number} = {value}) : {space} -> (index, f64) {{\n"
        index, value, parent = f"%a{number}", f"%b{number}", iterator
    last = len(spaces) - 1
    text += f"  %v = sparse_tensor.extract_value %A at %it{last} : {tensor}, {parent}\n"
    text += f"  %sum = arith.addf {value}, %v : f64\n"
    for level in range(level_count(name)):
        text += (
            f"  %m{level} = arith.muli {index}, %three : index\n  %n{level} = arith.addi %m{level}, %i{level} : index\n"
        )
        index = f"%n{level}"
    value = "%sum"
    for number in range(last, -1, -1):
        text += f"  sparse_tensor.yield {index}, {value} : index, f64\n  }}\n"
        index, value = f"%r{number}#0", f"%r{number}#1"
    return text + f"  return {index}, {value} : index, f64\n}}\n"


def after(text: str, *flags: str) -> str:
    code, out, err = run_in_process([*flags, "-"], text)
    assert code == 0, err
    return out


@pytest.mark.full
@pytest.mark.parametrize("name", VECTORS + MATRICES + TENSORS)
def test_loops_visit_what_iteration_does(name: str) -> None:
    rank = FORMATS[name].partition("->")[0].count(",") + 1
    shape = (4, 8, 6)[:rank]
    randomness = np.random.default_rng(3)
    for density in (0.0, 0.4):
        array = np.where(randomness.random(shape) < density, randomness.integers(1, 9, shape), 0).astype(np.float64)
        array = held(name, array)
        for spaces in splits(0, level_count(name)):
            text = program(name, spaces)
            expected = run(parse(text), "f", array)
            assert expected[1] == array.sum()
            for flags in ((COLLAPSE,), (LOWER,), (COLLAPSE, LOWER)):
                lowered = after(text, *flags)
                assert LOWER not in flags or "iterate" not in lowered
                found = run(parse(lowered), "f", array)
                assert [one.tolist() for one in found] == [one.tolist() for one in expected], (spaces, flags)


def test_nested_iteration_becomes_one() -> None:
    for name in ("CSR32", "COO", "CSF"):
        spaces = [(level, level + 1) for level in range(level_count(name))]
        text = after(program(name, spaces), COLLAPSE)
        assert text.count("iterate ") == 1
        assert f"lvls = 0 to {level_count(name)}" in text


def test_all_positions_of_a_coordinate_are_summed() -> None:
    """A row that comes three times, of which one column comes twice."""
    text = """#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(nonunique)) }>
func.func @f(%p: tensor<2xindex>, %c: tensor<5x2xindex>, %v: tensor<5xf64>) -> (index, f64) {
  %A = sparse_tensor.assemble (%p, %c), %v
    : (tensor<2xindex>, tensor<5x2xindex>), tensor<5xf64> to tensor<4x8xf64, #COO>
  %zero = arith.constant 0.0 : f64
  %none = arith.constant 0 : index
  %one = arith.constant 1 : index
  %s = sparse_tensor.extract_iteration_space %A lvls = 0 to 2
    : tensor<4x8xf64, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 2>
  %r:2 = sparse_tensor.iterate %it in %s iter_args(%n = %none, %x = %zero)
    : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> (index, f64) {
    %w = sparse_tensor.extract_value %A at %it
      : tensor<4x8xf64, #COO>, !sparse_tensor.iterator<#COO, lvls = 0 to 2>
    %square = arith.mulf %w, %w : f64
    %y = arith.addf %x, %square : f64
    %m = arith.addi %n, %one : index
    sparse_tensor.yield %m, %y : index, f64
  }
  return %r#0, %r#1 : index, f64
}
"""
    positions, values = np.array([0, 5]), np.array([1.0, 2.0, 3.0, 4.0, 5.0])
    coordinates = np.array([[0, 1], [1, 1], [1, 4], [1, 4], [2, 4]])
    count, total = run(parse(after(text, LOWER)), "f", positions, coordinates, values)
    assert (int(count), float(total)) == (4, 1.0 + 4.0 + 49.0 + 25.0)


def test_a_space_from_elsewhere_is_an_error() -> None:
    text = """#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#SV, lvls = 0>, %m: memref<8xindex>) {
  sparse_tensor.iterate %it in %s at(%i) : !sparse_tensor.iter_space<#SV, lvls = 0> {
    memref.store %i, %m[%i] : memref<8xindex>
  }
  return
}
"""
    code, out, err = run_in_process([LOWER, "-"], text)
    assert (code, out) == (1, "")
    assert "'sparse_tensor.iterate' op cannot be lowered: its iteration space or iterator is not made here" in err


def test_deep_nests_of_many_functions_are_quick() -> None:
    text = program("CSF", [(0, 1), (1, 2), (2, 3)])
    header, _, function = text.partition("\n")
    many = header + "\n" + "".join([function.replace("@f", f"@f{number}") for number in range(200)])
    lowered = after(many, COLLAPSE, LOWER)
    assert lowered.count("scf.for") == 600
