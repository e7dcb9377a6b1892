"""Programs of several functions compute the same behind one-shot-bufferize with function boundaries, and behind the
passes on buffers that may follow."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import parse, run
from tests.support.shell import run_tool

BUFFERIZE = "bufferize-function-boundaries allow-return-allocs-from-loops"
FIRST = (
    BUFFERIZE,
    f"{BUFFERIZE} function-boundary-type-conversion=identity-layout-map",
    f"{BUFFERIZE} function-boundary-type-conversion=fully-dynamic-layout-map",
    f"{BUFFERIZE} copy-before-write",
    f"{BUFFERIZE} no-analysis-func-filter=helper",
    f"{BUFFERIZE} no-analysis-func-filter=main",
)
CLEAN = ("--canonicalize", "--cse")
THEN: tuple[tuple[str, ...], ...] = (
    (),
    CLEAN,
    ("--drop-equivalent-buffer-results",),
    ("--buffer-results-to-out-params",),
    ("--buffer-results-to-out-params=hoist-static-allocs=true",),
    ("--buffer-results-to-out-params=hoist-dynamic-allocs hoist-static-allocs",),
    ("--buffer-hoisting", "--buffer-loop-hoisting"),
    ("--promote-buffers-to-stack",),
    ("--buffer-deallocation-pipeline", "--optimize-allocation-liveness"),
    (
        "--drop-equivalent-buffer-results",
        *CLEAN,
        "--buffer-results-to-out-params=hoist-static-allocs=true",
        "--buffer-hoisting",
        "--buffer-loop-hoisting",
        *CLEAN,
        "--promote-buffers-to-stack",
        *CLEAN,
    ),
)

SUM = """
func.func private @sum(%t: tensor<4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %zero) -> f64 {
    %e = tensor.extract %t[%i] : tensor<4xf64>
    %d = arith.mulf %x, %two : f64
    %n = arith.addf %d, %e : f64
    scf.yield %n : f64
  }
  return %r : f64
}
"""

PROGRAMS = {
    "a callee that writes": """
func.func private @helper(%t: tensor<4xf64>, %i: index) -> tensor<4xf64> {
  %f = arith.constant 7.0 : f64
  %0 = tensor.insert %f into %t[%i] : tensor<4xf64>
  return %0 : tensor<4xf64>
}
func.func @main(%t: tensor<4xf64>) -> (f64, f64) {
  %c2 = arith.constant 2 : index
  %0 = call @helper(%t, %c2) : (tensor<4xf64>, index) -> tensor<4xf64>
  %a = call @sum(%0) : (tensor<4xf64>) -> f64
  %b = call @sum(%t) : (tensor<4xf64>) -> f64
  return %a, %b : f64, f64
}""",
    "a callee that makes": """
func.func private @helper(%f: f64) -> tensor<4xf64> {
  %0 = tensor.empty() : tensor<4xf64>
  %1 = linalg.fill ins(%f : f64) outs(%0 : tensor<4xf64>) -> tensor<4xf64>
  return %1 : tensor<4xf64>
}
func.func @main(%t: tensor<4xf64>) -> (f64, f64) {
  %c1 = arith.constant 1 : index
  %f = tensor.extract %t[%c1] : tensor<4xf64>
  %0 = call @helper(%f) : (f64) -> tensor<4xf64>
  %1 = call @helper(%f) : (f64) -> tensor<4xf64>
  %2 = tensor.insert %f into %0[%c1] : tensor<4xf64>
  %3 = linalg.add ins(%2, %t : tensor<4xf64>, tensor<4xf64>) outs(%1 : tensor<4xf64>) -> tensor<4xf64>
  %a = call @sum(%2) : (tensor<4xf64>) -> f64
  %b = call @sum(%3) : (tensor<4xf64>) -> f64
  return %a, %b : f64, f64
}""",
    "one of two arguments": """
func.func private @helper(%c: i1, %a: tensor<4xf64>, %b: tensor<4xf64>) -> tensor<4xf64> {
  %r = scf.if %c -> tensor<4xf64> {
    scf.yield %a : tensor<4xf64>
  } else {
    scf.yield %b : tensor<4xf64>
  }
  return %r : tensor<4xf64>
}
func.func @main(%t: tensor<4xf64>) -> (f64, f64, f64) {
  %c1 = arith.constant 1 : index
  %f = arith.constant 9.0 : f64
  %true = arith.constant true
  %u = linalg.add ins(%t, %t : tensor<4xf64>, tensor<4xf64>) outs(%t : tensor<4xf64>) -> tensor<4xf64>
  %0 = call @helper(%true, %t, %u) : (i1, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  %1 = tensor.insert %f into %0[%c1] : tensor<4xf64>
  %a = call @sum(%1) : (tensor<4xf64>) -> f64
  %b = call @sum(%t) : (tensor<4xf64>) -> f64
  %c = call @sum(%u) : (tensor<4xf64>) -> f64
  return %a, %b, %c : f64, f64, f64
}""",
    "two arguments in another order": """
func.func private @helper(%a: tensor<4xf64>, %b: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>) {
  return %b, %a : tensor<4xf64>, tensor<4xf64>
}
func.func @main(%t: tensor<4xf64>) -> (f64, f64, f64) {
  %c1 = arith.constant 1 : index
  %f = arith.constant 9.0 : f64
  %u = tensor.insert %f into %t[%c1] : tensor<4xf64>
  %0:2 = call @helper(%t, %u) : (tensor<4xf64>, tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
  %1 = tensor.insert %f into %0#1[%c1] : tensor<4xf64>
  %a = call @sum(%0#0) : (tensor<4xf64>) -> f64
  %b = call @sum(%1) : (tensor<4xf64>) -> f64
  %c = call @sum(%t) : (tensor<4xf64>) -> f64
  return %a, %b, %c : f64, f64, f64
}""",
    "calls in a loop": """
func.func private @helper(%t: tensor<4xf64>, %i: index) -> tensor<4xf64> {
  %0 = tensor.extract %t[%i] : tensor<4xf64>
  %1 = arith.addf %0, %0 : f64
  %2 = tensor.insert %1 into %t[%i] : tensor<4xf64>
  return %2 : tensor<4xf64>
}
func.func @main(%t: tensor<4xf64>) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %t) -> tensor<4xf64> {
    %0 = func.call @helper(%x, %i) : (tensor<4xf64>, index) -> tensor<4xf64>
    %1 = func.call @helper(%0, %c1) : (tensor<4xf64>, index) -> tensor<4xf64>
    scf.yield %1 : tensor<4xf64>
  }
  %a = call @sum(%r) : (tensor<4xf64>) -> f64
  %b = call @sum(%t) : (tensor<4xf64>) -> f64
  return %a, %b : f64, f64
}""",
    "a new tensor in each iteration": """
func.func private @helper(%t: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tensor.empty() : tensor<4xf64>
  %1 = linalg.add ins(%t, %t : tensor<4xf64>, tensor<4xf64>) outs(%0 : tensor<4xf64>) -> tensor<4xf64>
  return %1 : tensor<4xf64>
}
func.func @main(%t: tensor<4xf64>) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %t, %y = %t) -> (tensor<4xf64>, tensor<4xf64>) {
    %0 = func.call @helper(%y) : (tensor<4xf64>) -> tensor<4xf64>
    scf.yield %0, %x : tensor<4xf64>, tensor<4xf64>
  }
  %a = call @sum(%r#0) : (tensor<4xf64>) -> f64
  %b = call @sum(%r#1) : (tensor<4xf64>) -> f64
  return %a, %b : f64, f64
}""",
    "a slice that is handed over and put back": """
func.func private @helper(%t: tensor<2xf64>) -> tensor<2xf64> {
  %f = arith.constant 3.0 : f64
  %0 = linalg.fill ins(%f : f64) outs(%t : tensor<2xf64>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
func.func @main(%t: tensor<4xf64>) -> (f64, f64) {
  %0 = tensor.extract_slice %t[1] [2] [1] : tensor<4xf64> to tensor<2xf64>
  %1 = call @helper(%0) : (tensor<2xf64>) -> tensor<2xf64>
  %2 = tensor.insert_slice %1 into %t[1] [2] [1] : tensor<2xf64> into tensor<4xf64>
  %3 = tensor.insert_slice %1 into %2[0] [2] [1] : tensor<2xf64> into tensor<4xf64>
  %a = call @sum(%2) : (tensor<4xf64>) -> f64
  %b = call @sum(%3) : (tensor<4xf64>) -> f64
  return %a, %b : f64, f64
}""",
    "a slice that comes back": """
func.func private @helper(%t: tensor<8xf64>) -> tensor<4xf64> {
  %0 = tensor.extract_slice %t[1] [4] [2] : tensor<8xf64> to tensor<4xf64>
  return %0 : tensor<4xf64>
}
func.func @main(%t: tensor<4xf64>) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 5.0 : f64
  %e = tensor.empty() : tensor<8xf64>
  %g = linalg.fill ins(%f : f64) outs(%e : tensor<8xf64>) -> tensor<8xf64>
  %u = tensor.insert_slice %t into %g[2] [4] [1] : tensor<4xf64> into tensor<8xf64>
  %0 = call @helper(%u) : (tensor<8xf64>) -> tensor<4xf64>
  %1 = tensor.insert %f into %0[%c0] : tensor<4xf64>
  %2 = call @helper(%u) : (tensor<8xf64>) -> tensor<4xf64>
  %a = call @sum(%1) : (tensor<4xf64>) -> f64
  %b = call @sum(%2) : (tensor<4xf64>) -> f64
  return %a, %b : f64, f64
}""",
    "a constant": """
func.func private @helper(%t: tensor<4xf64>, %i: index) -> tensor<4xf64> {
  %f = arith.constant 7.0 : f64
  %0 = tensor.insert %f into %t[%i] : tensor<4xf64>
  return %0 : tensor<4xf64>
}
func.func @main(%t: tensor<4xf64>) -> (f64, f64) {
  %c2 = arith.constant 2 : index
  %k = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf64>
  %0 = call @helper(%k, %c2) : (tensor<4xf64>, index) -> tensor<4xf64>
  %a = call @sum(%0) : (tensor<4xf64>) -> f64
  %b = call @sum(%k) : (tensor<4xf64>) -> f64
  return %a, %b : f64, f64
}""",
    "an argument that must stay": """
func.func private @helper(%t: tensor<4xf64> {bufferization.writable = false}, %i: index) -> tensor<4xf64> {
  %f = arith.constant 7.0 : f64
  %0 = tensor.insert %f into %t[%i] : tensor<4xf64>
  return %0 : tensor<4xf64>
}
func.func @main(%t: tensor<4xf64>) -> (f64, f64) {
  %c2 = arith.constant 2 : index
  %0 = call @helper(%t, %c2) : (tensor<4xf64>, index) -> tensor<4xf64>
  %a = call @sum(%0) : (tensor<4xf64>) -> f64
  %b = call @sum(%t) : (tensor<4xf64>) -> f64
  return %a, %b : f64, f64
}""",
    "one tensor for two arguments": """
func.func private @helper(%a: tensor<4xf64>, %b: tensor<4xf64>, %i: index) -> (tensor<4xf64>, f64) {
  %f = arith.constant 7.0 : f64
  %0 = tensor.insert %f into %a[%i] : tensor<4xf64>
  %1 = tensor.extract %b[%i] : tensor<4xf64>
  return %0, %1 : tensor<4xf64>, f64
}
func.func @main(%t: tensor<4xf64>) -> (f64, f64, f64) {
  %c2 = arith.constant 2 : index
  %0, %1 = call @helper(%t, %t, %c2) : (tensor<4xf64>, tensor<4xf64>, index) -> (tensor<4xf64>, f64)
  %a = call @sum(%0) : (tensor<4xf64>) -> f64
  %b = call @sum(%t) : (tensor<4xf64>) -> f64
  return %a, %b, %1 : f64, f64, f64
}""",
    "calls of calls": """
func.func @main(%t: tensor<4xf64>) -> (f64, f64) {
  %c2 = arith.constant 2 : index
  %0 = call @middle(%t, %c2) : (tensor<4xf64>, index) -> tensor<4xf64>
  %a = call @sum(%0) : (tensor<4xf64>) -> f64
  %b = call @sum(%t) : (tensor<4xf64>) -> f64
  return %a, %b : f64, f64
}
func.func private @middle(%t: tensor<4xf64>, %i: index) -> tensor<4xf64> {
  %0 = call @helper(%t, %i) : (tensor<4xf64>, index) -> tensor<4xf64>
  %1 = linalg.add ins(%0, %t : tensor<4xf64>, tensor<4xf64>) outs(%0 : tensor<4xf64>) -> tensor<4xf64>
  return %1 : tensor<4xf64>
}
func.func private @helper(%t: tensor<4xf64>, %i: index) -> tensor<4xf64> {
  %f = arith.constant 7.0 : f64
  %0 = tensor.insert %f into %t[%i] : tensor<4xf64>
  return %0 : tensor<4xf64>
}""",
    "a callee whose result has fewer known extents": """
func.func private @helper(%t: tensor<4xf64>) -> tensor<?xf64> {
  %0 = tensor.cast %t : tensor<4xf64> to tensor<?xf64>
  return %0 : tensor<?xf64>
}
func.func @main(%t: tensor<4xf64>) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f = arith.constant 2.0 : f64
  %0 = call @helper(%t) : (tensor<4xf64>) -> tensor<?xf64>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %0) -> tensor<?xf64> {
    %1 = tensor.insert %f into %x[%i] : tensor<?xf64>
    scf.yield %1 : tensor<?xf64>
  }
  %2 = tensor.cast %r : tensor<?xf64> to tensor<4xf64>
  %a = call @sum(%2) : (tensor<4xf64>) -> f64
  %b = call @sum(%t) : (tensor<4xf64>) -> f64
  return %a, %b : f64, f64
}""",
    "the argument and what is made of it": """
func.func private @helper(%t: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>) {
  %e = tensor.empty() : tensor<4xf64>
  %0 = linalg.add ins(%t, %t : tensor<4xf64>, tensor<4xf64>) outs(%e : tensor<4xf64>) -> tensor<4xf64>
  return %0, %t : tensor<4xf64>, tensor<4xf64>
}
func.func @main(%t: tensor<4xf64>) -> (f64, f64, f64) {
  %c2 = arith.constant 2 : index
  %f = arith.constant 7.0 : f64
  %0:2 = call @helper(%t) : (tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
  %1:2 = call @helper(%0#0) : (tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
  %2 = tensor.insert %f into %1#1[%c2] : tensor<4xf64>
  %a = call @sum(%1#0) : (tensor<4xf64>) -> f64
  %b = call @sum(%2) : (tensor<4xf64>) -> f64
  %c = call @sum(%0#1) : (tensor<4xf64>) -> f64
  return %a, %b, %c : f64, f64, f64
}""",
}


@pytest.mark.full
@pytest.mark.parametrize("first", FIRST)
@pytest.mark.parametrize("name", PROGRAMS)
def test_bufferized_programs(name: str, first: str) -> None:
    text = PROGRAMS[name] + SUM
    given = np.array([1.0, -2.0, 3.5, 4.0])
    expected = [float(one) for one in run(parse(text), "main", given.copy())]
    bufferized = run_tool([f"--one-shot-bufferize={first}", "-"], text, ".")
    assert bufferized.code == 0, bufferized.err
    assert "tensor<" not in bufferized.out
    for flags in THEN:
        after = run_tool([*flags, "-"], bufferized.out, ".")
        if "unsupported layout" in after.err or "dynamically shaped" in after.err:
            # A result that cannot become an argument: its strides, or extents, are those of the callee alone.
            assert any("out-params" in flag for flag in flags)
            continue
        assert after.code == 0, f"{flags}: {after.err}"
        found = [float(one) for one in run(parse(after.out), "main", given.copy())]
        assert found == expected, f"{first} {flags}\n{after.out}"
