"""Reading and writing elements of memrefs, one at a time."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.combining import combiner
from pyopt.interpreter.compiler import Compiler, Framed, evaluate_nothing
from pyopt.interpreter.elements import as_value, poison_used, scalar_type, taker, typed
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.values import MemRef, Poison, PoisonUsed
from pyopt.ir.core import Operation
from pyopt.ir.reductions import combining_kind
from pyopt.ir.types import Type, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel


def loading(type: Type) -> Callable[..., object]:
    """(memref, indices) -> an element of `type`."""
    take = taker(type)
    return lambda memref, indices: take(memref.buffer.data, (memref.position(indices),))


def store(value: object, memref: MemRef, indices: tuple[int, ...]) -> None:
    """Writes one element."""
    if isinstance(value, Poison):
        raise poison_used(value)
    at = memref.position(indices)
    check_writable(memref)
    memref.buffer.data[at] = value


def check_writable(memref: MemRef) -> None:
    if memref.buffer.read_only:
        raise undefined("the memory is constant")


def evaluate_load(op: Operation, compiler: Compiler) -> Kernel:
    memory = compiler.memory
    load = loading(element_type_or_self(op.operands[0].type)) if memory is None else memory.load
    return lambda memref, *indices: load(memref, indices)


def evaluate_store(op: Operation, compiler: Compiler) -> Kernel:
    write = store if compiler.memory is None else compiler.memory.store
    return lambda value, memref, *indices: write(value, memref, indices)


def evaluate_atomic_rmw(op: Operation, compiler: Compiler) -> Kernel:
    """There is only one thread."""
    type = op.results[0].type
    load = loading(type)
    combine = combiner(combining_kind(op.attributes["kind"]), scalar_type(type))

    def update(value: object, memref: MemRef, *indices: int) -> object:
        old = load(memref, indices)
        if isinstance(value, Poison):
            raise PoisonUsed
        store(as_value(combine(typed(old, type), typed(value, type)), type), memref, indices)
        return old

    return update


def evaluate_generic_atomic_rmw(op: Operation, compiler: Compiler) -> Compiled:
    load = loading(op.results[0].type)
    body = compiler.region(op.regions[0])

    def update(frame: Frame, memref: MemRef, *indices: int) -> object:
        old = load(memref, indices)
        store(body(frame, old)[0], memref, indices)
        return old

    return Framed(update)


def evaluate_dim(op: Operation, compiler: Compiler) -> Kernel:
    def dim(memref: MemRef, index: int) -> int:
        if not 0 <= index < len(memref.sizes):
            raise undefined(f"dimension {index} of a memref of rank {len(memref.sizes)}")
        return memref.sizes[index]

    return dim


def evaluate_rank(op: Operation, compiler: Compiler) -> Kernel:
    return lambda memref: len(memref.sizes)


def evaluate_copy(op: Operation, compiler: Compiler) -> Kernel:
    def copy(source: MemRef, target: MemRef) -> None:
        if source.sizes != target.sizes:
            raise undefined(f"the shapes {source.sizes} and {target.sizes} differ")
        check_writable(target)
        np.copyto(target.array(), source.array().copy() if source.buffer.root is target.buffer.root else source.array())

    return copy


ACCESS: Final[dict[str, Evaluator]] = {
    "memref.atomic_rmw": evaluate_atomic_rmw,
    "memref.copy": evaluate_copy,
    "memref.dim": evaluate_dim,
    "memref.generic_atomic_rmw": evaluate_generic_atomic_rmw,
    "memref.load": evaluate_load,
    "memref.prefetch": evaluate_nothing,
    "memref.rank": evaluate_rank,
    "memref.store": evaluate_store,
}
