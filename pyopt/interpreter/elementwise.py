"""Ops that work element by element: one kernel for numbers, and one for arrays where NumPy has it.

An evaluator gives both to `elementwise`; without the second one, arrays go through the first element by element.
"""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import WIDE, Array, WideComplex, array_dtype, array_of, as_array
from pyopt.interpreter.values import Poison, PoisonUsed
from pyopt.ir.attributes import EnumAttr
from pyopt.ir.core import Operation
from pyopt.ir.floats import is_infinite, is_nan
from pyopt.ir.types import ComplexType, FloatType, IntegerType, ShapedType, Type, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

NNAN: Final = 0b10
NINF: Final = 0b100
"""Fast-math flags as the attribute numbers them: no NaN, no infinity."""
LARGE: Final = 1 << 16
"""Elements from which on results count against the limit of memory."""

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Kernel


def on_arrays(op: Operation, compiler: Compiler) -> bool:
    """The op's operands and results are arrays: by their types, or because the region works on lanes."""
    return compiler.lanes or isinstance(op.results[0].type, ShapedType)


def elementwise(op: Operation, compiler: Compiler, on_numbers: Kernel, arrays: Kernel | None = None) -> Kernel:
    """The kernel of an elementwise op: `on_numbers`, or for arrays `arrays`, whose result gets the right dtype."""
    return within_flags(op, compiler, _elementwise(op, compiler, on_numbers, arrays))


def within_flags(op: Operation, compiler: Compiler, kernel: Kernel) -> Kernel:
    """The kernel; its result is poison if there is a NaN or an infinity where fast-math flags say there is none."""
    flags = fast_math_flags(op)
    if not flags & (NNAN | NINF):
        return kernel
    poison = compiler.poison(op, "fast-math flags exclude what there is")
    if poison is None:
        return kernel
    operands = [_exclusion(one.type, flags) for one in op.operands]
    return _watched(kernel, operands, _exclusion(op.results[0].type, flags), poison)


def fast_math_flags(op: Operation) -> int:
    """The flags as arith numbers them; those of the llvm dialect begin with NNAN."""
    flags = op.attributes.get("fastmath")
    if isinstance(flags, EnumAttr):
        return flags.value
    flags = op.attributes.get("fastmathFlags")
    return flags.value << 1 if isinstance(flags, EnumAttr) else 0


def _exclusion(type: Type, flags: int) -> Callable[[object], bool]:
    """Whether a value of the type is, or has among its elements, what the flags exclude."""
    element = element_type_or_self(type)
    part = element.element_type if isinstance(element, ComplexType) else element
    if isinstance(part, FloatType) and part in WIDE:
        return _exclusion_of_encodings(part, flags)

    def is_excluded(value: object) -> bool:
        if not isinstance(value, (float, complex)) and not (isinstance(value, np.ndarray) and value.dtype.kind in "fc"):
            return False
        return bool((flags & NNAN and np.any(np.isnan(value))) or (flags & NINF and np.any(np.isinf(value))))

    return is_excluded


def _exclusion_of_encodings(type: FloatType, flags: int) -> Callable[[object], bool]:
    def excludes(bits: int) -> bool:
        return bool((flags & NNAN and is_nan(bits, type)) or (flags & NINF and is_infinite(bits, type)))

    def is_excluded(value: object) -> bool:
        if isinstance(value, np.ndarray):
            return any(is_excluded(one) for one in value.reshape(-1).tolist())
        if isinstance(value, WideComplex):
            return excludes(value.real) or excludes(value.imag)
        return isinstance(value, int) and excludes(value)

    return is_excluded


def _watched(
    kernel: Kernel,
    are_excluded: Sequence[Callable[[object], bool]],
    is_excluded: Callable[[object], bool],
    poison: Poison,
) -> Kernel:
    def checked(*operands: object) -> object:
        if any(test(operand) for test, operand in zip(are_excluded, operands, strict=True)):
            return poison
        found = kernel(*operands)
        return poison if is_excluded(found) else found

    return checked


def _elementwise(op: Operation, compiler: Compiler, on_numbers: Kernel, arrays: Kernel | None) -> Kernel:
    if not on_arrays(op, compiler):
        return on_numbers
    kernel = lifted(op, on_numbers) if arrays is None else _on_whole_arrays(op, compiler, arrays)
    shaped = [one.type for one in op.operands if isinstance(one.type, ShapedType)]
    if len(shaped) < 2 or compiler.lanes or all(one.has_static_shape() for one in shaped):
        return kernel
    return _of_one_shape(kernel, [isinstance(one.type, ShapedType) for one in op.operands])


def _of_one_shape(kernel: Kernel, shaped: Sequence[bool]) -> Kernel:
    """The kernel for arrays that must have one shape, where types do not say that they have: NumPy would broadcast."""

    def checked(*operands: Array) -> object:
        shapes = {
            operand.shape
            for operand, is_array in zip(operands, shaped, strict=True)
            if is_array and not isinstance(operand, Poison)
        }
        if len(shapes) > 1:
            raise undefined(f"operands of shapes {' and '.join(str(list(one)) for one in sorted(shapes))}")
        return kernel(*operands)

    return checked


def _on_whole_arrays(op: Operation, compiler: Compiler, arrays: Kernel) -> Kernel:
    """A kernel that NumPy has for arrays, with a result of the right dtype."""
    dtype = array_dtype(element_type_or_self(op.results[0].type))

    machine = compiler.machine

    def kernel(*operands: Array) -> object:
        large = operands[0].size >= LARGE
        if large:
            machine.reserve(operands[0].shape, dtype)
        found = arrays(*operands)
        if isinstance(found, Poison):
            return found
        return machine.track(as_array(found, dtype)) if large else as_array(found, dtype)

    return kernel


def lifted(op: Operation, on_numbers: Kernel) -> Kernel:
    """A kernel for arrays that calls one for numbers on each element; one poison element makes all of it poison."""
    readers = [_list_of(element_type_or_self(operand.type)) for operand in op.operands]
    dtypes = [array_dtype(element_type_or_self(result.type)) for result in op.results]

    def kernel(*operands: Array) -> object:
        if any(isinstance(operand, Poison) for operand in operands):
            raise PoisonUsed
        arrays = np.broadcast_arrays(*operands)
        columns = [read(array) for read, array in zip(readers, arrays, strict=True)]
        results = [on_numbers(*numbers) for numbers in zip(*columns, strict=True)]
        for one in results:
            if isinstance(one, Poison):
                return one
        shape = arrays[0].shape
        if len(dtypes) == 1:
            return array_of(results, shape, dtypes[0])
        return tuple(
            [array_of([one[at] for one in results], shape, dtype) for at, dtype in enumerate(dtypes)]  # type: ignore[index]
        )

    return kernel


def _list_of(type: Type) -> Kernel:
    """A function that returns the elements of an array as numbers, in row-major order."""
    if isinstance(type, IntegerType) and type.width == 1 and array_dtype(type) == np.bool_:
        return lambda array: [-1 if one else 0 for one in array.reshape(-1).tolist()]
    return lambda array: array.reshape(-1).tolist()
