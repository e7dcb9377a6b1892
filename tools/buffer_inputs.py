"""Generated programs on tensors and buffers, in any size: for tools/benchmark.py and tools/scaling.py.

Each function gives a module of about `count` ops; in one function where the name says nothing else.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

T: Final = "tensor<64xf32>"
M: Final = "memref<64xf32>"


def inserts(count: int) -> str:
    """A chain of tensor.insert: each in place."""
    lines = [f"func.func @inserts(%t0: {T}, %f: f32, %i: index) -> {T} {{"]
    lines += [f"  %t{n + 1} = tensor.insert %f into %t{n}[%i] : {T}" for n in range(count)]
    return "\n".join([*lines, f"  return %t{count} : {T}", "}", ""])


def reads_and_writes(count: int) -> str:
    """tensor.insert and tensor.extract, some of a tensor that was written since: these need copies."""
    randomness = random.Random(5)
    lines = [f"func.func @conflicts(%t0: {T}, %i: index) -> {T} {{", f"  %f0 = tensor.extract %t0[%i] : {T}"]
    half = count // 2
    for n in range(half):
        old = max(0, n - 1) if randomness.randrange(10) == 0 else n
        lines.append(f"  %t{n + 1} = tensor.insert %f{n} into %t{n}[%i] : {T}")
        lines.append(f"  %f{n + 1} = tensor.extract %t{old}[%i] : {T}")
    return "\n".join([*lines, f"  return %t{half} : {T}", "}", ""])


def generics(count: int) -> str:
    """A chain of elementwise linalg.generic into new tensors, five ops each."""
    lines = [
        "#id = affine_map<(d0) -> (d0)>",
        f"func.func @generics(%t0: {T}, %u: {T}) -> {T} {{",
    ]
    number = count // 4
    for n in range(number):
        lines += [
            f"  %e{n} = tensor.empty() : {T}",
            f'  %t{n + 1} = linalg.generic {{indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}} '
            f"ins(%t{n}, %u : {T}, {T}) outs(%e{n} : {T}) {{",
            "  ^bb0(%x: f32, %y: f32, %z: f32):",
            "    %s = arith.addf %x, %y : f32",
            "    linalg.yield %s : f32",
            f"  }} -> {T}",
        ]
    return "\n".join([*lines, f"  return %t{number} : {T}", "}", ""])


def slices(count: int) -> str:
    """Tiles: extract_slice, fill, insert_slice."""
    lines = [f"func.func @slices(%t0: {T}, %f: f32, %i: index) -> {T} {{"]
    number = count // 3
    for n in range(number):
        lines += [
            f"  %s{n} = tensor.extract_slice %t{n}[%i] [8] [1] : {T} to tensor<8xf32>",
            f"  %r{n} = linalg.fill ins(%f : f32) outs(%s{n} : tensor<8xf32>) -> tensor<8xf32>",
            f"  %t{n + 1} = tensor.insert_slice %r{n} into %t{n}[%i] [8] [1] : tensor<8xf32> into {T}",
        ]
    return "\n".join([*lines, f"  return %t{number} : {T}", "}", ""])


def loops(count: int) -> str:
    """scf.for loops one behind the other, which carry a tensor, and scf.if in them."""
    lines = [f"func.func @loops(%t0: {T}, %c: i1, %i: index, %n: index) -> {T} {{"]
    number = count // 9
    for n in range(number):
        lines += [
            f"  %t{n + 1} = scf.for %k = %i to %n step %i iter_args(%a = %t{n}) -> ({T}) {{",
            f"    %x = tensor.extract %a[%k] : {T}",
            "    %y = arith.mulf %x, %x : f32",
            f"    %z = scf.if %c -> ({T}) {{",
            f"      %w = tensor.insert %y into %a[%k] : {T}",
            f"      scf.yield %w : {T}",
            "    } else {",
            f"      scf.yield %a : {T}",
            "    }",
            f"    scf.yield %z : {T}",
            "  }",
        ]
    return "\n".join([*lines, f"  return %t{number} : {T}", "}", ""])


def calls(count: int) -> str:
    """Functions of five ops, each of which calls the one before."""
    lines = [f"func.func @g0(%t: {T}, %i: index) -> {T} {{", f"  return %t : {T}", "}"]
    number = count // 5
    for n in range(number):
        lines += [
            f"func.func @g{n + 1}(%t: {T}, %i: index) -> {T} {{",
            f"  %f = tensor.extract %t[%i] : {T}",
            f"  %0 = tensor.insert %f into %t[%i] : {T}",
            f"  %1 = func.call @g{n}(%0, %i) : ({T}, index) -> {T}",
            f"  return %1 : {T}",
            "}",
        ]
    return "\n".join([*lines, ""])


def calls_of_one(count: int) -> str:
    """One function that is called again and again."""
    lines = [
        f"func.func private @g(%t: {T}, %f: f32, %i: index) -> {T} {{",
        f"  %0 = tensor.insert %f into %t[%i] : {T}",
        f"  return %0 : {T}",
        "}",
        f"func.func @calls(%t0: {T}, %f: f32, %i: index) -> {T} {{",
    ]
    lines += [f"  %t{n + 1} = func.call @g(%t{n}, %f, %i) : ({T}, f32, index) -> {T}" for n in range(count)]
    return "\n".join([*lines, f"  return %t{count} : {T}", "}", ""])


def functions(count: int) -> str:
    """Functions of about twenty ops: slices, generics, loops, reductions."""
    lines = ["#id = affine_map<(d0) -> (d0)>", "#none = affine_map<(d0) -> ()>"]
    for n in range(count // 20):
        lines += [
            f"func.func @f{n}(%t: {T}, %u: tensor<?xf32>, %i: index, %f: f32) -> ({T}, f32) {{",
            "  %c0 = arith.constant 0 : index",
            "  %c1 = arith.constant 1 : index",
            "  %c8 = arith.constant 8 : index",
            "  %d = tensor.dim %u, %c0 : tensor<?xf32>",
            f"  %s = tensor.extract_slice %t[%i] [8] [1] : {T} to tensor<8xf32>",
            "  %r = linalg.fill ins(%f : f32) outs(%s : tensor<8xf32>) -> tensor<8xf32>",
            f"  %t1 = tensor.insert_slice %r into %t[%i] [8] [1] : tensor<8xf32> into {T}",
            f"  %e = tensor.empty() : {T}",
            '  %g = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} '
            f"ins(%t1 : {T}) outs(%e : {T}) {{",
            "  ^bb0(%x: f32, %y: f32):",
            "    %m = arith.mulf %x, %x : f32",
            "    linalg.yield %m : f32",
            f"  }} -> {T}",
            f"  %l = scf.for %k = %c0 to %d step %c1 iter_args(%a = %g) -> ({T}) {{",
            "    %v = tensor.extract %u[%k] : tensor<?xf32>",
            f"    %w = tensor.insert %v into %a[%k] : {T}",
            f"    scf.yield %w : {T}",
            "  }",
            "  %z = tensor.from_elements %f : tensor<f32>",
            '  %q = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]} '
            f"ins(%l : {T}) outs(%z : tensor<f32>) {{",
            "  ^bb0(%x: f32, %y: f32):",
            "    %m = arith.addf %x, %y : f32",
            "    linalg.yield %m : f32",
            "  } -> tensor<f32>",
            "  %p = tensor.extract %q[] : tensor<f32>",
            f"  return %l, %p : {T}, f32",
            "}",
        ]
    return "\n".join([*lines, ""])


TENSORS: Final[dict[str, Callable[[int], str]]] = {
    "inserts": inserts,
    "reads and writes": reads_and_writes,
    "generics": generics,
    "slices": slices,
    "loops": loops,
    "calls": calls,
    "calls of one": calls_of_one,
    "functions": functions,
}
"""Programs for one-shot-bufferize."""
