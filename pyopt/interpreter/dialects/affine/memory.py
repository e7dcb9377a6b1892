"""affine ops that read and write memory at subscripts that a map gives."""

from __future__ import annotations

from typing import cast

from pyopt.dialects.affine.syntax import DMA_MAPS, dma_parts
from pyopt.dialects.affine.validity import map_of
from pyopt.interpreter.affine_maps import map_function
from pyopt.interpreter.compiler import Compiler, evaluate_nothing
from pyopt.interpreter.dialects.memref.access import loading, store
from pyopt.interpreter.dialects.memref.transfers import slower_side, transfer
from pyopt.interpreter.dialects.vector.memory import read_vector, write_vector
from pyopt.interpreter.elements import vector_shape
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.values import MemRef
from pyopt.ir.core import Operation
from pyopt.ir.types import VectorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def evaluate_load(op: Operation, compiler: Compiler) -> Kernel:
    subscripts = map_function(map_of(op).value)
    memory = compiler.memory
    load = loading(element_type_or_self(op.operands[0].type)) if memory is None else memory.load
    return lambda memref, *inputs: load(memref, subscripts(inputs))


def evaluate_store(op: Operation, compiler: Compiler) -> Kernel:
    subscripts = map_function(map_of(op).value)
    write = store if compiler.memory is None else compiler.memory.store
    return lambda value, memref, *inputs: write(value, memref, tuple(subscripts(inputs)))


def evaluate_vector_load(op: Operation, compiler: Compiler) -> Kernel:
    type = op.results[0].type
    assert isinstance(type, VectorType)
    shape = vector_shape(type, compiler.machine)
    subscripts = map_function(map_of(op).value)
    return lambda memref, *inputs: read_vector(memref, subscripts(inputs), shape)


def evaluate_vector_store(op: Operation, compiler: Compiler) -> Kernel:
    subscripts = map_function(map_of(op).value)

    def write(value: Array, memref: MemRef, *inputs: int) -> None:
        write_vector(value, memref, subscripts(inputs))

    return write


def evaluate_dma_start(op: Operation, compiler: Compiler) -> Kernel:
    """Source, target and tag with their subscripts, then the counts."""
    parts = dma_parts(op, DMA_MAPS)
    functions = [map_function(map) for map, _, _ in parts]
    places = []
    at = 0
    for _, _, inputs in parts:
        places.append((at, at + 1 + len(inputs)))
        at += 1 + len(inputs)
    strided = slower_side(parts[0][1].type, parts[1][1].type)

    def start(*operands: object) -> None:
        numbers = cast("tuple[int, ...]", operands)
        (first, end), (second, stop) = places[:2]
        source, target = cast("MemRef", operands[first]), cast("MemRef", operands[second])
        sources, targets = functions[0](numbers[first + 1 : end]), functions[1](numbers[second + 1 : stop])
        transfer(source, sources, target, targets, numbers[at:], strided)

    return start


MEMORY: Final[dict[str, Evaluator]] = {
    "affine.dma_start": evaluate_dma_start,
    "affine.dma_wait": evaluate_nothing,
    "affine.load": evaluate_load,
    "affine.prefetch": evaluate_nothing,
    "affine.store": evaluate_store,
    "affine.vector_load": evaluate_vector_load,
    "affine.vector_store": evaluate_vector_store,
}
