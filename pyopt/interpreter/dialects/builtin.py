"""builtin: nested modules, which do nothing, and casts that a conversion leaves behind, which say that a value is to be
one of another type, but not how."""

from __future__ import annotations

import numpy as np

from pyopt.dialects.llvm.types import LLVMArrayType
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.elements import shape_text
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array, array_dtype, array_of, from_bits, is_integer, to_bits, wrapping
from pyopt.interpreter.values import MemRef, Poison, Unrealized
from pyopt.ir.core import Operation
from pyopt.ir.types import (
    DYNAMIC,
    I1,
    I64,
    INDEX,
    FloatType,
    IntegerType,
    MemRefType,
    Type,
    VectorType,
    element_type_or_self,
)
from pyopt.light import TYPE_CHECKING, Final

I8: Final = IntegerType.get(8)
SMALL: Final = 8
"""The width up to which llvm has no floats."""

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def evaluate_unrealized_conversion_cast(op: Operation, compiler: Compiler) -> Kernel:
    """Values may be cast there and back, by way of any types; between index and integers one is the number, if the
    other type has it."""
    sources = tuple([operand.type for operand in op.operands])
    targets = tuple([result.type for result in op.results])

    def cast(*values: object) -> object:
        found = _cast(*_origin(values, sources), targets)
        return found[0] if len(targets) == 1 else found

    return cast


def _origin(values: tuple[object, ...], types: tuple[Type, ...]) -> tuple[tuple[object, ...], tuple[Type, ...]]:
    """The operands of the first cast, if the values are all its results."""
    first = values[0] if values else None
    if not isinstance(first, Unrealized) or first.count != len(values):
        return values, types
    for place, value in enumerate(values):
        if not isinstance(value, Unrealized) or value.values is not first.values or value.place != place:
            return values, types
    return first.values, first.types


def _cast(values: tuple[object, ...], sources: tuple[Type, ...], targets: tuple[Type, ...]) -> tuple[object, ...]:
    if sources == targets:
        return values
    if len(targets) == 1 and len(sources) == 1:
        if isinstance(sources[0], VectorType) and isinstance(targets[0], LLVMArrayType):
            return (_rows_of(values[0], sources[0], targets[0]),)
        if isinstance(sources[0], LLVMArrayType) and isinstance(targets[0], VectorType):
            return (_of_rows(values[0], sources[0], targets[0]),)
    poison = next((value for value in values if isinstance(value, Poison)), None)
    if poison is not None:
        return (poison,) * len(targets)
    value = values[0] if len(values) == 1 else None
    if isinstance(value, np.ndarray) and value.size == 1 and len(targets) == 1:
        source, target = sources[0], targets[0]
        if isinstance(source, VectorType) and isinstance(target, VectorType) and source.shape != target.shape:
            # llvm has vector<1xf32> for vector<f32>.
            shape = target.shape or ()
            return _cast((value.reshape(shape),), (VectorType.get(shape, source.element_type),), targets)
    if isinstance(value, int) and len(targets) == 1 and is_integer(sources[0]) and is_integer(targets[0]):
        found = wrapping(targets[0])(value)
        if wrapping(sources[0])(found) != value:
            raise undefined(f"{value} is no number of the type that it is cast to")
        return (found,)
    if isinstance(value, np.ndarray) and len(targets) == 1 and _are_numbers(sources[0], targets[0]):
        numbers: Array = value.astype(array_dtype(element_type_or_self(targets[0])))
        if not np.array_equal(numbers, value):
            raise undefined("an element is no number of the type that it is cast to")
        return (numbers,)
    if value is not None and len(targets) == 1 and _are_bits(sources[0], targets[0]):
        return (_bits_as(value, sources[0], targets[0]),)
    if isinstance(value, MemRef) and len(targets) == 1:
        seen = _seen_as(value, sources[0], targets[0])
        if seen is not None:
            return (seen,)
    return tuple([Unrealized(values, sources, place, len(targets)) for place in range(len(targets))])


def _rows_of(value: object, source: VectorType, target: Type) -> object:
    """The value of a vector in the llvm dialect: the tuple of its rows, for vectors of rank 2 and more."""
    if not isinstance(target, LLVMArrayType):
        element = element_type_or_self(target)
        if isinstance(value, Poison) or not _are_bits(source.element_type, element):
            return value
        return _bits_as(value, source.element_type, element)
    if isinstance(value, Poison):
        return (_rows_of(value, source, target.element_type),) * target.count
    assert isinstance(value, np.ndarray)
    return tuple([_rows_of(row, source, target.element_type) for row in value])


def _of_rows(value: object, source: Type, target: VectorType) -> object:
    """The vector that the tuple of its rows stands for: poison if one of them is."""
    leaves: list[object] = []
    _add_leaves(value, leaves)
    poison = next((leaf for leaf in leaves if isinstance(leaf, Poison)), None)
    if poison is not None:
        return poison
    while isinstance(source, LLVMArrayType):
        source = source.element_type
    element = element_type_or_self(source)
    if _are_bits(element, target.element_type):
        bits = np.reshape(np.array(leaves, array_dtype(element)), target.shape or ())
        return _bits_as(bits, element, target.element_type)
    return np.reshape(np.array(leaves, array_dtype(target.element_type)), target.shape or ())


def _add_leaves(value: object, leaves: list[object]) -> None:
    if isinstance(value, tuple):
        for part in value:
            _add_leaves(part, leaves)
    else:
        leaves.append(value)


def _are_numbers(source: Type, target: Type) -> bool:
    """Vectors of integers or indices."""
    if not isinstance(source, VectorType) or not isinstance(target, VectorType) or source.shape != target.shape:
        return False
    return is_integer(source.element_type) and is_integer(target.element_type)


def _are_bits(source: Type, target: Type) -> bool:
    """A float that llvm has not and the integer that it becomes, or vectors of those."""
    if isinstance(source, VectorType) and isinstance(target, VectorType):
        return source.shape == target.shape and _are_bits(source.element_type, target.element_type)
    if isinstance(source, IntegerType):
        source, target = target, source
    if not isinstance(source, FloatType) or not isinstance(target, IntegerType):
        return False
    return source.width <= SMALL and source.width == target.width


def _bits_as(value: object, source: Type, target: Type) -> object:
    read, write = to_bits(element_type_or_self(source)), from_bits(element_type_or_self(target))
    if not isinstance(value, np.ndarray):
        return write(read(value))
    numbers = [write(read(one)) for one in value.reshape(-1).tolist()]
    return array_of(numbers, value.shape, array_dtype(element_type_or_self(target)))


def _seen_as(memref: MemRef, source: Type, target: Type) -> MemRef | None:
    """The same memory with elements of another type, if these have the same bytes: i1 and i8, index and i64.

    What types say of extents and strides may differ, as the conversion of memref.cast leaves it.
    """
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return None
    if source.shape is None or target.shape is None or len(source.shape) != len(target.shape):
        return None
    if any(wanted not in (DYNAMIC, size) for wanted, size in zip(target.shape, memref.sizes, strict=True)):
        raise undefined(f"a memref of {shape_text(memref.sizes)} is none of {shape_text(target.shape)}")
    if source.element_type is target.element_type:
        return memref
    types = {source.element_type, target.element_type}
    if types == {INDEX, I64}:
        return memref
    if types != {I1, I8}:
        return None
    data = memref.buffer.data
    if target.element_type is I1 and np.any((data != 0) & (data != 1)):
        raise undefined("a byte that is neither 0 nor 1 is no i1")
    view = data.view(np.bool_ if target.element_type is I1 else np.int8)
    return MemRef(memref.buffer.seen_as(view), memref.offset, memref.sizes, memref.strides)


def evaluate_module(op: Operation, compiler: Compiler) -> Kernel:
    """A module among the ops of a function is there to be referred to."""
    return lambda: None


EVALUATORS: Final[dict[str, Evaluator]] = {
    "builtin.module": evaluate_module,
    "builtin.unrealized_conversion_cast": evaluate_unrealized_conversion_cast,
}
