"""bufferization: from tensors to buffers and back.

A tensor never changes, so `to_tensor` takes the contents at its time, and `to_buffer` gives a buffer with a copy; or,
with `Options.junk`, the buffer that the tensor has already, if there is one: which of the two is not specified. What
bufferizes tensors in place must not show its results where the tensor that it overwrites is read.
"""

from __future__ import annotations

from pyopt.interpreter.compiler import Compiler, evaluate_nothing
from pyopt.interpreter.dialects.memref.access import check_writable
from pyopt.interpreter.dialects.memref.buffers import counted, free
from pyopt.interpreter.dialects.memref.buffers import result_type as memref_result
from pyopt.interpreter.dialects.memref.views import check_layout
from pyopt.interpreter.dialects.tensor.elements import result_type
from pyopt.interpreter.elements import check_extents, memref_of, shape_text, sizes_of, uninitialized
from pyopt.interpreter.errors import ExecutionError, undefined, unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.values import Buffer, MemRef
from pyopt.ir.core import Operation
from pyopt.ir.signature import operand_bounds
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def evaluate_alloc_tensor(op: Operation, compiler: Compiler) -> Kernel:
    """A tensor like the copy, or one that was not written; a size hint means nothing here."""
    type = result_type(op)
    machine = compiler.machine
    end = operand_bounds(op, "dynamic_sizes")[1]
    start, stop = operand_bounds(op, "copy")
    if start < stop:
        return lambda *operands: operands[start]
    return lambda *operands: uninitialized(machine, sizes_of(type, operands[:end]), type.element_type)


def evaluate_clone(op: Operation, compiler: Compiler) -> Kernel:
    """A copy or, with `Options.junk`, the same memory: neither may be written while both are there."""
    type = memref_result(op)
    machine = compiler.machine

    def clone(source: MemRef) -> MemRef:
        check_extents(source.sizes, type, "a clone")
        made = memref_of(source.array(), type, machine)
        if machine.options.junk and _has_layout(source, type):
            return MemRef(Buffer(source.buffer.data), source.offset, source.sizes, source.strides)
        return made

    return counted(clone, op, compiler)


def evaluate_dealloc(op: Operation, compiler: Compiler) -> Kernel:
    """Frees each buffer whose condition holds, unless it is retained; says which retained ones are now owned."""
    count = operand_bounds(op, "memrefs")[1]
    first = operand_bounds(op, "retained")[0]
    single = len(op.results) == 1

    def dealloc(*operands: MemRef) -> object:
        memrefs, conditions, retained = operands[:count], operands[count:first], operands[first:]
        # What is retained may be freed already: on another path it may be what is freed here.
        owned = [memref for memref, condition in zip(memrefs, conditions, strict=True) if condition]
        kept = [memref.buffer.root for memref in retained]
        roots = [memref.buffer.root for memref in owned]
        for at, memref in enumerate(owned):
            if roots[at] not in kept and roots[at] not in roots[:at]:
                free(memref)
        updated = tuple([-1 if root in roots else 0 for root in kept])
        return updated[0] if single else updated

    return dealloc


def evaluate_materialize(op: Operation, compiler: Compiler) -> Kernel:
    def materialize(source: Array, target: Array | MemRef) -> object:
        shape = target.sizes if isinstance(target, MemRef) else target.shape
        if source.shape != shape:
            raise undefined(f"a tensor of {shape_text(source.shape)} in a destination of {shape_text(shape)}")
        if not isinstance(target, MemRef):
            return source
        check_writable(target)
        target.array()[...] = source
        return ()

    return materialize


def evaluate_to_buffer(op: Operation, compiler: Compiler) -> Kernel:
    type = memref_result(op)
    source = op.operands[0].type
    if isinstance(source, TensorType) and source.encoding is not None:
        raise unsupported("a tensor with an encoding has no buffer of this type")
    machine = compiler.machine
    read_only = "read_only" in op.attributes

    shared = _buffers(machine) if machine.options.junk else None

    def to_buffer(tensor: Array) -> MemRef:
        known = shared.get(id(tensor)) if shared is not None else None
        if known is not None and _has_layout(known[1], type):
            return known[1]
        made = memref_of(tensor, type, machine)
        made.buffer.read_only = read_only
        if shared is not None:
            shared[id(tensor)] = tensor, made
        return made

    return to_buffer


def _buffers(machine: Machine) -> dict[int, tuple[object, MemRef]]:
    """Tensors that are held, by identity, with their buffers."""
    found = machine.state.setdefault("bufferization", {})
    assert isinstance(found, dict)
    return found


def _has_layout(memref: MemRef, type: MemRefType) -> bool:
    try:
        check_layout(memref, type)
    except ExecutionError:
        return False
    return True


def evaluate_to_tensor(op: Operation, compiler: Compiler) -> Kernel:
    shared = _buffers(compiler.machine) if compiler.machine.options.junk else None

    def to_tensor(memref: MemRef) -> Array:
        tensor = memref.array().copy()
        if shared is not None:
            shared[id(tensor)] = tensor, memref
        return tensor

    return to_tensor


EVALUATORS: Final[dict[str, Evaluator]] = {
    "bufferization.alloc_tensor": evaluate_alloc_tensor,
    "bufferization.clone": evaluate_clone,
    "bufferization.dealloc": evaluate_dealloc,
    "bufferization.dealloc_tensor": evaluate_nothing,
    "bufferization.materialize_in_destination": evaluate_materialize,
    "bufferization.to_buffer": evaluate_to_buffer,
    "bufferization.to_tensor": evaluate_to_tensor,
}
