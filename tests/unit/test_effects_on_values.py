"""Which values an op reads, writes, allocates or frees, as its declaration names them."""

from __future__ import annotations

import pytest

from pyopt.analysis import effects
from pyopt.analysis.effects import affects, own_effects, value_effects
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import ALLOCATES, FREES, READS, WRITES
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module


def fail(severity: str, message: str, location: object, notes: object) -> None:
    raise AssertionError(message)


def ops(body: str) -> list[Operation]:
    text = f"func.func @f(%m: memref<4xf32>, %n: memref<4xf32>, %i: index, %x: f32) {{ {body} return }}"
    module = parse_module(Source(text, "test"), Context(fail))
    assert module is not None
    return [op for op in module.walk() if op.info.name.startswith(("memref.", "bufferization."))]


def test_accesses() -> None:
    load, store, copy = ops(
        "%0 = memref.load %m[%i] : memref<4xf32> memref.store %0, %m[%i] : memref<4xf32> "
        "memref.copy %m, %n : memref<4xf32> to memref<4xf32>"
    )
    assert value_effects(load) == [(READS, load.operands[0])] and own_effects(load) == READS
    assert value_effects(store) == [(WRITES, store.operands[1])]
    assert not affects(store, READS | WRITES, store.operands[0])
    assert value_effects(copy) == [(READS, copy.operands[0]), (WRITES, copy.operands[1])]
    assert own_effects(copy) == READS | WRITES


def test_lifetimes() -> None:
    alloc, realloc, dealloc = ops(
        "%0 = memref.alloc(%i) : memref<?xf32> %1 = memref.realloc %0(%i) : memref<?xf32> to memref<?xf32> "
        "memref.dealloc %1 : memref<?xf32>"
    )
    assert affects(alloc, ALLOCATES, alloc.results[0]) and own_effects(alloc) == ALLOCATES
    assert value_effects(realloc) == [(FREES, realloc.operands[0]), (ALLOCATES, realloc.results[0])]
    assert affects(dealloc, FREES, realloc.results[0]) and not affects(dealloc, ALLOCATES, realloc.results[0])


def test_several_effects_on_one_value() -> None:
    update, clone = ops(
        "%0 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<4xf32>) -> f32 "
        "%1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>"
    )
    assert value_effects(update) == [(READS | WRITES, update.operands[1])]
    assert value_effects(clone) == [(READS, clone.operands[0]), (WRITES | ALLOCATES, clone.results[0])]


def test_no_effect_or_unknown_ones() -> None:
    dim, wait = ops("%0 = memref.dim %m, %i : memref<4xf32> memref.dma_wait %m[%i], %i : memref<4xf32>")
    assert value_effects(dim) == [] and own_effects(dim) == 0
    assert value_effects(wait) == [] and own_effects(wait) is None


def test_a_chain_of_alternatives_is_not_walked_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first alternative stores something: that decides."""
    depth = 100
    chain = "scf.if %c { memref.store %v, %m[] : memref<f64> } else {\n" * depth + "}\n" * depth
    text = f"func.func @f(%c: i1, %m: memref<f64>, %v: f64) {{ {chain} return }}"
    module = parse_module(Source(text, "test"), Context(fail))
    assert module is not None
    asked: list[Operation] = []
    droppable = effects._own_effects_are_droppable

    def ask(op: Operation) -> bool:
        asked.append(op)
        return droppable(op)

    monkeypatch.setattr(effects, "_own_effects_are_droppable", ask)
    outermost = next(op for op in module.walk() if op.info.name == "scf.if")
    assert not effects.would_be_trivially_dead(outermost)
    assert len(asked) < 10
