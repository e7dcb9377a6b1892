"""The ops of llvm that the interpreter has: structs of numbers, as specifiers of sparse storage become them."""

from __future__ import annotations

import pytest

from pyopt.interpreter import RunError, parse, run

STRUCT = "!llvm.struct<(array<2 x i64>, struct<(i32, f64)>)>"
PROGRAM = f"""
func.func @parts(%a: i64, %b: i64, %c: i32, %d: f64) -> (i64, i64, i32, f64, i64) {{
  %u = llvm.mlir.undef : {STRUCT}
  %0 = llvm.insertvalue %a, %u[0, 0] : {STRUCT}
  %1 = llvm.insertvalue %b, %0[0, 1] : {STRUCT}
  %2 = llvm.insertvalue %c, %1[1, 0] : {STRUCT}
  %3 = llvm.insertvalue %d, %2[1, 1] : {STRUCT}
  // Values are not changed in place.
  %4 = llvm.insertvalue %b, %3[0, 0] : {STRUCT}
  %x = llvm.extractvalue %3[0, 0] : {STRUCT}
  %row = llvm.extractvalue %3[0] : {STRUCT}
  %y = llvm.extractvalue %row[1] : !llvm.array<2 x i64>
  %z = llvm.extractvalue %3[1, 0] : {STRUCT}
  %pair = llvm.extractvalue %4[1] : {STRUCT}
  %w = llvm.extractvalue %pair[1] : !llvm.struct<(i32, f64)>
  %v = llvm.extractvalue %4[0, 0] : {STRUCT}
  return %x, %y, %z, %w, %v : i64, i64, i32, f64, i64
}}
func.func @row(%a: i64, %n: index) -> i64 {{
  %u = llvm.mlir.undef : !llvm.struct<(array<2 x i64>, i64)>
  %r0 = llvm.mlir.undef : !llvm.array<2 x i64>
  %r1 = llvm.insertvalue %a, %r0[0] : !llvm.array<2 x i64>
  %r2 = llvm.insertvalue %a, %r1[1] : !llvm.array<2 x i64>
  %s = llvm.insertvalue %r2, %u[0] : !llvm.struct<(array<2 x i64>, i64)>
  %low = arith.constant 0 : index
  %one = arith.constant 1 : index
  // A loop carries the struct.
  %t = scf.for %i = %low to %n step %one iter_args(%c = %s) -> (!llvm.struct<(array<2 x i64>, i64)>) {{
    %old = llvm.extractvalue %c[0, 1] : !llvm.struct<(array<2 x i64>, i64)>
    %new = arith.addi %old, %a : i64
    %next = llvm.insertvalue %new, %c[0, 1] : !llvm.struct<(array<2 x i64>, i64)>
    scf.yield %next : !llvm.struct<(array<2 x i64>, i64)>
  }}
  %x = llvm.extractvalue %t[0, 1] : !llvm.struct<(array<2 x i64>, i64)>
  return %x : i64
}}
func.func @unknown() -> i64 {{
  %u = llvm.mlir.undef : {STRUCT}
  %x = llvm.extractvalue %u[0, 1] : {STRUCT}
  return %x : i64
}}
func.func @unused(%a: i64) -> i64 {{
  %u = llvm.mlir.undef : {STRUCT}
  %x = llvm.extractvalue %u[0, 1] : {STRUCT}
  return %a : i64
}}
"""


def test_parts_are_what_was_inserted() -> None:
    found = run(parse(PROGRAM), "parts", 1, 2, 3, 4.5)
    assert [one.item() for one in found] == [1, 2, 3, 4.5, 2]


def test_loops_carry_structs() -> None:
    (found,) = run(parse(PROGRAM), "row", 5, 3)
    assert found.item() == 20


def test_what_was_not_inserted_is_poison() -> None:
    with pytest.raises(RunError, match=r"it is what llvm\.mlir\.undef gives"):
        run(parse(PROGRAM), "unknown")
    (found,) = run(parse(PROGRAM), "unused", 7)
    assert found.item() == 7
