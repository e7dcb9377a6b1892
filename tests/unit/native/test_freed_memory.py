"""check="bounds" finds accesses to memory that was freed where the interpreter finds them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt import NativeError
from pyopt.interpreter import RunError, parse, run

M = "memref<?xf64>"
V = "vector<2xf64>"
ACCESSES = {
    "load": f"%r = memref.load %v[%c0] : {M}",
    "store": f"memref.store %x, %v[%c0] : {M}",
    "update": f"%r = memref.atomic_rmw addf %x, %v[%c0] : (f64, {M}) -> f64",
    "affine load": f"%r = affine.load %v[0] : {M}",
    "affine store": f"affine.store %x, %v[0] : {M}",
    "vector load": f"%r = vector.load %v[%c0] : {M}, {V}",
    "vector store": f"vector.store %w, %v[%c0] : {M}, {V}",
    "read": f"%r = vector.transfer_read %v[%c0], %x : {M}, {V}",
    "write": f"vector.transfer_write %w, %v[%c0] : {V}, {M}",
    "gather": f"%r = vector.gather %v[%c0] [%o], %k, %w : {M}, vector<2xindex>, vector<2xi1>, {V} into {V}",
    "masked": f"%r = vector.maskedload %v[%c0], %k, %w : {M}, vector<2xi1>, {V} into {V}",
    "copy from": f"memref.copy %v, %other : {M} to {M}",
    "copy to": f"memref.copy %other, %v : {M} to {M}",
    "fill": f"linalg.fill ins(%x : f64) outs(%v : {M})",
    "kernel": f"linalg.copy ins(%v : {M}) outs(%other : {M})",
    "masked read": f"%r = vector.mask %k {{ vector.transfer_read %v[%c0], %x : {M}, {V} }} : vector<2xi1> -> {V}",
    "body": f"""linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}}
      outs(%v : {M}) {{
    ^bb0(%e: f64):
      %l = memref.load %other[%c0] : {M}
      linalg.yield %l : f64
    }}""",
    "free": f"memref.dealloc %v : {M}",
}
VIEWS = {
    "itself": ("", "%m"),
    "cast": (
        f"%view = memref.cast %m : {M} to memref<4xf64>\n %back = memref.cast %view : memref<4xf64> to {M}",
        "%back",
    ),
    "block argument": (f"cf.br ^next(%m : {M})\n ^next(%in: {M}):", "%in"),
    "call": (f"%same = call @same(%m) : ({M}) -> {M}", "%same"),
}


def program(access: str, view: str, alignment: str = "") -> str:
    """A function of a bit, which says whether memory is freed before it is accessed, and a memref."""
    before, name = VIEWS[view]
    return f"""
func.func private @same(%m: {M}) -> {M} {{
  return %m : {M}
}}
func.func private @free(%m: {M}) attributes {{no_inline}} {{
  memref.dealloc %m : {M}
  return
}}
func.func @f(%freed: i1, %n: index) -> f64 {{
  %c0 = arith.constant 0 : index
  %x = arith.constant 2.5 : f64
  %w = arith.constant dense<1.5> : {V}
  %k = arith.constant dense<true> : vector<2xi1>
  %o = arith.constant dense<[1, 0]> : vector<2xindex>
  %other = memref.alloc(%n) : {M}
  linalg.fill ins(%x : f64) outs(%other : {M})
  %m = memref.alloc(%n) {alignment}: {M}
  linalg.fill ins(%x : f64) outs(%m : {M})
  scf.if %freed {{
    func.call @free(%m) : ({M}) -> ()
  }}
  {before}
  {ACCESSES[access].replace("%v", name)}
  %s = memref.load %other[%c0] : {M}
  return %s : f64
}}"""


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("access", ACCESSES)
def test_accesses_after_free(access: str, view: str) -> None:
    text = program(access, view)
    module: Any = pyopt.compile(text, check="bounds")
    assert module.f(False, 4) == run(parse(text), "f", False, 4)[0]
    with pytest.raises(RunError, match="the memory was deallocated"):
        run(parse(text), "f", True, 4)
    message = "has freed before" if access == "free" else "shows memory that was deallocated"
    for _ in range(3):
        with pytest.raises(NativeError, match=message):
            module.f(True, 4)
    taken, freed = module.f._entry.allocations()
    assert taken == freed


def test_aligned_and_large_memory() -> None:
    for alignment in ("{alignment = 64 : i64} ", "{alignment = 16 : i64} "):
        module: Any = pyopt.compile(program("load", "itself", alignment), check="bounds")
        for count in (4, 1 << 16):
            assert module.f(False, count) == 2.5
            with pytest.raises(NativeError, match="shows memory that was deallocated"):
                module.f(True, count)


def test_arguments_that_the_program_frees() -> None:
    text = f"""func.func @f(%m: {M}, %freed: i1) -> f64 {{
      %c0 = arith.constant 0 : index
      scf.if %freed {{
        memref.dealloc %m : {M}
      }}
      %x = memref.load %m[%c0] : {M}
      return %x : f64
    }}"""
    module: Any = pyopt.compile(text, check="bounds")
    assert module.f(np.ones(3), False) == 1
    with pytest.raises(NativeError, match=r"operand #0 \(argument 1 of @f\) shows memory that was deallocated"):
        module.f(np.ones(3), True)
    assert module.f(np.ones(3), False) == 1


def test_memory_that_is_taken_again_and_again() -> None:
    """Addresses come back, of small blocks after many others, of large ones at once: none of these is freed memory."""
    text = f"""func.func @f(%n: index, %size: index) -> f64 {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f64
      %one = arith.constant 1.0 : f64
      %s = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> f64 {{
        %m = memref.alloc(%size) : {M}
        memref.store %one, %m[%c0] : {M}
        %x = memref.load %m[%c0] : {M}
        memref.dealloc %m : {M}
        %next = arith.addf %sum, %x : f64
        scf.yield %next : f64
      }}
      return %s : f64
    }}"""
    module: Any = pyopt.compile(text, check="bounds")
    for count, size in ((20000, 3), (2000, 1 << 14), (20, 1 << 20)):
        assert module.f(count, size) == count
    taken, freed = module.f._entry.allocations()
    assert taken == freed


def test_random_orders() -> None:
    """Blocks are taken, written, read and freed in any order; an access to one that is freed is found."""
    for seed in range(8):
        randomness = random.Random(seed)
        lines, live, dead = [], [], []
        fails = False
        for number in range(24):
            lines.append(f"%m{number} = memref.alloc(%n) : {M}")
            lines.append(f"memref.store %x, %m{number}[%c0] : {M}")
            live.append(number)
            if randomness.random() < 0.6:
                gone = live.pop(randomness.randrange(len(live)))
                lines.append(f"memref.dealloc %m{gone} : {M}")
                dead.append(gone)
        wrong = seed % 2 == 1
        read = randomness.choice(dead if wrong else live)
        fails = wrong
        lines.append(f"%r = memref.load %m{read}[%c0] : {M}")
        body = "\n".join(lines)
        text = f"""func.func @f(%n: index, %x: f64) -> f64 {{
          %c0 = arith.constant 0 : index
          {body}
          return %r : f64
        }}"""
        module: Any = pyopt.compile(text, check="bounds")
        if fails:
            with pytest.raises(NativeError, match="shows memory that was deallocated"):
                module.f(3, 1.5)
        else:
            assert module.f(3, 1.5) == 1.5


EARLY_VIEWS = {
    "view": ("memref.view %bytes[%c8][%n] : memref<?xi8> to memref<?xf64>", "memref<?xf64>"),
    "subview": ("memref.subview %m[2] [%n] [1] : memref<?xf64> to memref<?xf64, strided<[1], offset: 2>>",
                "memref<?xf64, strided<[1], offset: 2>>"),
    "reinterpret_cast": ("memref.reinterpret_cast %m to offset: [1], sizes: [%n], strides: [2] : memref<?xf64> to "
                         "memref<?xf64, strided<[2], offset: 1>>", "memref<?xf64, strided<[2], offset: 1>>"),
    "open offset": ("memref.subview %m[%c1] [%n] [1] : memref<?xf64> to memref<?xf64, strided<[1], offset: ?>>",
                    "memref<?xf64, strided<[1], offset: ?>>"),
    "view of a view": ("memref.subview %doubles[%c1] [%n] [1] : memref<?xf64> to "
                       "memref<?xf64, strided<[1], offset: ?>>", "memref<?xf64, strided<[1], offset: ?>>"),
}  # fmt: skip
WAYS = {
    "itself": ("", "%v"),
    "block argument": ("cf.br ^next(%v : TYPE)\n ^next(%in: TYPE):", "%in"),
    "call": ("%same = func.call @same(%v) : (TYPE) -> TYPE", "%same"),
}


def view_program(view: str, way: str, result: str) -> str:
    """A function of a bit, which says whether memory is freed, and a number: of which a view is shown afterwards."""
    made, type = EARLY_VIEWS[view]
    passed, name = WAYS[way]
    of_bytes = view.startswith("view")
    freed = "memref.dealloc %bytes : memref<?xi8>" if of_bytes else "memref.dealloc %m : memref<?xf64>"
    ops = f"%r = memref.load {name}[%c1] : TYPE" if result == "f64" else f"%r = memref.cast {name} : TYPE to TYPE"
    text = f"""
      func.func private @same(%m: TYPE) -> TYPE attributes {{no_inline}} {{
        return %m : TYPE
      }}
      func.func @f(%freed: i1, %n: index) -> {result} {{
        %c1 = arith.constant 1 : index
        %c8 = arith.constant 8 : index
        %c100 = arith.constant 100 : index
        %x = arith.constant 2.5 : f64
        %bytes = memref.alloc(%c100) : memref<?xi8>
        %m = memref.alloc(%c100) : memref<?xf64>
        %doubles = memref.view %bytes[%c8][%c8] : memref<?xi8> to memref<?xf64>
        %v = {made}
        linalg.fill ins(%x : f64) outs(%v : TYPE)
        scf.if %freed {{
          {freed}
        }}
        {passed}
        {ops}
        return %r : {result}
      }}"""
    return text.replace("TYPE", type)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("view", EARLY_VIEWS)
def test_views_that_were_made_before(view: str, way: str) -> None:
    text = view_program(view, way, "f64")
    module: Any = pyopt.compile(text, check="bounds")
    assert module.f(False, 3) == run(parse(text), "f", False, 3)[0] == 2.5
    with pytest.raises(RunError, match="the memory was deallocated"):
        run(parse(text), "f", True, 3)
    with pytest.raises(NativeError, match="shows memory that was deallocated"):
        module.f(True, 3)


@pytest.mark.parametrize("check", ("extents", "bounds"))
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("view", EARLY_VIEWS)
def test_results_that_were_freed(view: str, way: str, check: str) -> None:
    text = view_program(view, way, EARLY_VIEWS[view][1])
    module: Any = pyopt.compile(text, check=check)
    assert np.array_equal(module.f(False, 3), np.full(3, 2.5))
    for count in (3, 0):
        with pytest.raises(RunError, match="the memory was deallocated"):
            run(parse(text), "f", True, count)
        with pytest.raises(NativeError, match="the function gave memory that it deallocated"):
            module.f(True, count)


ON_STACK = {
    "itself": ("", "%m"),
    "cast": ("%v = memref.cast %m : memref<4xf64> to memref<?xf64>", "%v"),
    "subview": ("%v = memref.subview %m[1] [2] [1] : memref<4xf64> to memref<2xf64, strided<[1], offset: 1>>", "%v"),
    "select": ("%v = arith.select %c, %m, %other : memref<4xf64>", "%v"),
    "branch": ("cf.cond_br %c, ^next(%m : memref<4xf64>), ^next(%other : memref<4xf64>)\n^next(%v: memref<4xf64>):",
               "%v"),
    "call": ("%v = func.call @same(%m) : (memref<4xf64>) -> memref<4xf64>", "%v"),
}  # fmt: skip


@pytest.mark.parametrize("check", ("extents", "bounds"))
@pytest.mark.parametrize("way", ON_STACK)
def test_results_on_the_stack(way: str, check: str) -> None:
    ops, name = ON_STACK[way]
    type = {"cast": "memref<?xf64>", "subview": "memref<2xf64, strided<[1], offset: 1>>"}.get(way, "memref<4xf64>")
    text = f"""
      func.func private @same(%m: memref<4xf64>) -> memref<4xf64> attributes {{no_inline}} {{
        return %m : memref<4xf64>
      }}
      func.func @f(%c: i1) -> {type} {{
        %x = arith.constant 2.5 : f64
        %m = memref.alloca() : memref<4xf64>
        %other = memref.alloc() : memref<4xf64>
        linalg.fill ins(%x : f64) outs(%m : memref<4xf64>)
        linalg.fill ins(%x : f64) outs(%other : memref<4xf64>)
        {ops}
        return {name} : {type}
      }}"""
    module: Any = pyopt.compile(text, check=check)
    with pytest.raises(RunError, match="the memory was deallocated"):
        run(parse(text), "f", True)
    with pytest.raises(
        NativeError, match=r"shows memory of the stack, which is gone|gave memory of its stack, which is"
    ):
        module.f(True)
    if way in ("select", "branch"):
        assert module.f(False).tolist() == run(parse(text), "f", False)[0].tolist() == [2.5] * 4


def test_memory_on_the_stack_of_a_callee() -> None:
    """It is gone when the callee returns, in each of its calls, and nothing else is."""
    text = """
      func.func private @g(%own: memref<4xf64>) -> (memref<4xf64>, memref<4xf64>) {
        %m = memref.alloca() : memref<4xf64>
        %x = arith.constant 2.5 : f64
        linalg.fill ins(%x : f64) outs(%m : memref<4xf64>)
        linalg.fill ins(%x : f64) outs(%own : memref<4xf64>)
        return %m, %own : memref<4xf64>, memref<4xf64>
      }
      func.func @f(%bad: i1) -> f64 {
        %c1 = arith.constant 1 : index
        %own = memref.alloca() : memref<4xf64>
        %a, %b = func.call @g(%own) : (memref<4xf64>) -> (memref<4xf64>, memref<4xf64>)
        %c, %d = func.call @g(%b) : (memref<4xf64>) -> (memref<4xf64>, memref<4xf64>)
        %r = arith.select %bad, %c, %d : memref<4xf64>
        %x = memref.load %r[%c1] : memref<4xf64>
        return %x : f64
      }"""
    assert run(parse(text), "f", False)[0] == 2.5
    with pytest.raises(RunError, match=r"'memref.load' op the memory was deallocated"):
        run(parse(text), "f", True)
    module: Any = pyopt.compile(text)
    with pytest.raises(NativeError, match=r"'func.return' op operand #0 shows memory of the stack, which is gone"):
        module.f(True)
