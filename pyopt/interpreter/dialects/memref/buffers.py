"""Making and freeing buffers: on the heap, on the stack, globals.

Buffers of the stack are freed with the function, the alloca_scope or the affine loop around them; those of other scopes
live on until there is no reference to them any more.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from pyopt.interpreter.code import stack_in
from pyopt.interpreter.compiler import Compiler, Framed, evaluate_nothing
from pyopt.interpreter.elements import check_extents, memref_of, new_memref, sizes_of
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.values import Buffer, MemRef, value_of_attribute
from pyopt.ir.affine import evaluate
from pyopt.ir.attributes import TypeAttr, UnitAttr
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import AUTOMATIC_ALLOCATION_SCOPE
from pyopt.ir.signature import operand_bounds
from pyopt.ir.strides import layout_map, strides_and_offset
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel

FREES: Final = ("memref.alloca_scope", "affine.for", "affine.parallel")
"""The scopes whose evaluators free what was made on the stack."""


def result_type(op: Operation) -> MemRefType:
    """The type of the result, which a declaration says is a memref."""
    type = op.results[0].type
    assert isinstance(type, MemRefType)
    return type


def _allocation(op: Operation, compiler: Compiler) -> Callable[..., MemRef]:
    """(extents and symbols of the layout) -> a new memref."""
    type = result_type(op)
    machine = compiler.machine
    end = operand_bounds(op, "dynamicSizes")[1]
    if len(op.operands) == end:
        return lambda *operands: new_memref(sizes_of(type, operands), type, machine)

    def allocate(*operands: int) -> MemRef:
        sizes = sizes_of(type, operands[:end])
        return new_memref(sizes, type, machine, _layout(type, operands[end:]))

    return allocate


def _layout(type: MemRefType, symbols: Sequence[int]) -> tuple[list[int], int] | None:
    """Strides and offset of a layout whose symbols are known; None, for any, if it is not strided."""
    if strides_and_offset(type) is None:
        return None
    map = layout_map(type)
    zeros = [0] * map.num_dims
    offset = evaluate(map.results[0], zeros, symbols)
    assert offset is not None
    strides = []
    for at in range(map.num_dims):
        reached = evaluate(map.results[0], [int(at == one) for one in range(map.num_dims)], symbols)
        assert reached is not None
        strides.append(reached - offset)
    return strides, offset


def evaluate_alloc(op: Operation, compiler: Compiler) -> Kernel:
    return counted(_allocation(op, compiler), op, compiler)


def counted(allocate: Callable[..., MemRef], op: Operation, compiler: Compiler) -> Callable[..., MemRef]:
    """The same function; it notes what it allocates where that is asked for."""
    heap = compiler.machine.heap
    if heap is None:
        return allocate

    def allocate_and_count(*operands: object) -> MemRef:
        made = allocate(*operands)
        heap.add(made.buffer, op)
        return made

    return allocate_and_count


def evaluate_alloca(op: Operation, compiler: Compiler) -> Compiled:
    allocate = _allocation(op, compiler)
    scope = op.parent_op()
    while scope is not None and not scope.info.traits & AUTOMATIC_ALLOCATION_SCOPE:
        scope = scope.parent_op()
    frees = scope is not None and (scope.info.name in FREES or scope.info.name.endswith(".func"))
    slot = compiler.shared_slot(scope) if scope is not None and frees else None

    def allocate_on_stack(frame: Frame, *operands: int) -> MemRef:
        made = allocate(*operands)
        made.buffer.permanent = True
        if slot is not None:
            stack_in(frame, slot).append(made.buffer)
        return made

    return Framed(allocate_on_stack)


def leave_scope(frame: Frame, slot: int) -> None:
    """Frees the buffers that the scope made, a list in the slot that it shares."""
    for buffer in cast("list[Buffer]", frame[slot]):
        buffer.free()
    frame[slot] = []


def evaluate_alloca_scope(op: Operation, compiler: Compiler) -> Compiled:
    body = compiler.region(op.regions[0])
    slot = compiler.shared_slot(op)
    single = len(op.results) == 1

    def scope(frame: Frame) -> object:
        frame[slot] = []
        values = body(frame)
        leave_scope(frame, slot)
        return values[0] if single else values

    return Framed(scope)


def evaluate_dealloc(op: Operation, compiler: Compiler) -> Kernel:
    return free


def free(memref: MemRef) -> None:
    """Frees a buffer of the heap."""
    if memref.buffer.freed:
        raise undefined("the memory was deallocated before")
    if memref.buffer.root.permanent:
        raise undefined("the memory is not on the heap")
    memref.buffer.free()


def evaluate_realloc(op: Operation, compiler: Compiler) -> Kernel:
    type = result_type(op)
    machine = compiler.machine

    def realloc(source: MemRef, *sizes: int) -> MemRef:
        made = new_memref(sizes_of(type, sizes), type, machine)
        kept = min(source.sizes[0], made.sizes[0])
        made.array()[:kept] = source.array()[:kept]
        free(source)
        return made

    return counted(realloc, op, compiler)


# Globals.


def evaluate_get_global(op: Operation, compiler: Compiler) -> Kernel:
    machine = compiler.machine
    found = machine.symbol(op, op.attributes.get("name"))
    globals = cast("dict[Operation, MemRef]", machine.state.setdefault("memref.globals", {}))
    return lambda: globals.get(found) or _make_global(found, compiler, globals)


def _make_global(op: Operation, compiler: Compiler, globals: dict[Operation, MemRef]) -> MemRef:
    attribute = op.attributes["type"]
    assert isinstance(attribute, TypeAttr)
    type = attribute.value
    assert isinstance(type, MemRefType)
    initial = op.attributes.get("initial_value")
    if initial is None:
        raise unsupported("the global is declared here, and defined elsewhere")
    if isinstance(initial, UnitAttr):
        made = new_memref(type.shape or (), type, compiler.machine)
    else:
        elements = value_of_attribute(initial, TensorType.get(type.shape, type.element_type))
        assert isinstance(elements, np.ndarray)
        check_extents(elements.shape, type)
        made = memref_of(elements, type, compiler.machine)
    made.buffer.permanent = True
    made.buffer.read_only = "constant" in op.attributes
    globals[op] = made
    return made


BUFFERS: Final[dict[str, Evaluator]] = {
    "memref.alloc": evaluate_alloc,
    "memref.alloca": evaluate_alloca,
    "memref.alloca_scope": evaluate_alloca_scope,
    "memref.dealloc": evaluate_dealloc,
    "memref.get_global": evaluate_get_global,
    "memref.global": evaluate_nothing,
    "memref.realloc": evaluate_realloc,
}
