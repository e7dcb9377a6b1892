"""The ways to combine two numbers that vector reductions, atomic updates and parallel loops know, on arrays."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter import floating
from pyopt.interpreter.elementwise import NINF, NNAN, fast_math_flags
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.floating import rounded_arrays
from pyopt.interpreter.numbers import WIDE, Array, array_dtype, array_wrapping, as_array, is_native, width_of, wrapping
from pyopt.ir import floats
from pyopt.ir.core import Operation
from pyopt.ir.overflow import overflow_flags
from pyopt.ir.types import I1, ComplexType, FloatType, IndexType, IntegerType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    Combiner = Callable[[Array, Array], Array]

_FLOATS: Final[dict[str, Callable[..., Array]]] = {
    "add": np.add, "mul": np.multiply, "maximumf": floating.array_maximum, "minimumf": floating.array_minimum,
    "maxnumf": floating.array_maxnum, "minnumf": floating.array_minnum,
}  # fmt: skip
_ON_BITS: Final = {
    "add": floats.add, "mul": floats.mul, "maximumf": floats.maximum, "minimumf": floats.minimum,
    "maxnumf": floats.maxnum, "minnumf": floats.minnum,
}  # fmt: skip
_INTEGERS: Final = {
    "add": np.add, "mul": np.multiply, "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor,
    "maxsi": np.maximum, "minsi": np.minimum, "maxui": np.maximum, "minui": np.minimum,
}  # fmt: skip


def combiner(kind: str, type: Type) -> Combiner:
    """(a, b) -> a and b combined, as arrays of elements of `type`."""
    dtype = array_dtype(type)
    if kind == "assign":
        return lambda a, b: as_array(np.broadcast_arrays(a, b)[1], dtype)
    if isinstance(type, FloatType):
        if kind not in _FLOATS:
            raise unsupported(f"{kind} is no combination of floats")
        if type in WIDE:
            on_bits = _ON_BITS[kind]
            wide: FloatType = type
            lifted = np.frompyfunc(lambda a, b: on_bits(a, b, wide), 2, 1)
            return lambda a, b: as_array(lifted(a, b), dtype)
        function = rounded_arrays(_FLOATS[kind], type)
        assert function is not None
        return lambda a, b: as_array(function(a, b), dtype)
    if isinstance(type, ComplexType) and kind in ("add", "mul"):
        if type.element_type in WIDE:
            from pyopt.interpreter.wide.exact import combination

            lifted = np.frompyfunc(combination(kind, type), 2, 1)
            return lambda a, b: as_array(lifted(a, b), dtype)
        ufunc = _INTEGERS[kind]
        return lambda a, b: as_array(ufunc(a, b), dtype)
    if kind not in _INTEGERS:
        raise unsupported(f"{kind} is no combination of integers")
    return _on_integers(kind, type)


def _on_integers(kind: str, type: Type) -> Combiner:
    dtype = array_dtype(type)
    ufunc = _INTEGERS[kind]
    width = width_of(type)
    unsigned = kind.endswith("ui")
    if type is I1:
        if kind in ("add", "mul"):
            ufunc = np.bitwise_xor if kind == "add" else np.bitwise_and
        elif kind.endswith("si"):
            # true is -1, below false.
            ufunc = np.bitwise_and if kind == "maxsi" else np.bitwise_or
        return lambda a, b: as_array(ufunc(a, b), dtype)
    if dtype == np.dtype(object):
        cut = wrapping(type)
        mask = (1 << width) - 1
        lifted = np.frompyfunc(lambda a, b: cut(int(ufunc(a & mask, b & mask) if unsigned else ufunc(a, b))), 2, 1)
        return lambda a, b: as_array(lifted(a, b), dtype)
    if unsigned:
        other = np.dtype(f"u{dtype.itemsize}")
        return lambda a, b: as_array(ufunc(as_array(a, dtype).view(other), as_array(b, dtype).view(other)), other).view(
            dtype
        )
    wrap = array_wrapping(type)
    if wrap is None or kind not in ("add", "mul"):
        return lambda a, b: as_array(ufunc(a, b), dtype)
    to_range = wrap
    return lambda a, b: as_array(to_range(as_array(ufunc(a, b), dtype)), dtype)


def combine_along(combine: Combiner, array: Array, dimension: int, start: Array | None = None) -> Array:
    """Combines the slices along a dimension in order, from `start` on or, without one, from the first slice."""
    slices = np.moveaxis(array, dimension, 0)
    result = slices[0] if start is None else start
    for one in slices[1:] if start is None else slices:
        result = combine(result, one)
    return result


COMBINERS: Final = {
    "arith.addf": np.add, "arith.mulf": np.multiply, "arith.addi": np.add, "arith.muli": np.multiply,
    "arith.andi": np.bitwise_and, "arith.ori": np.bitwise_or, "arith.xori": np.bitwise_xor,
    "arith.maxsi": np.maximum, "arith.minsi": np.minimum,
}  # fmt: skip
"""The ufunc of a combiner whose numbers have a dtype of their own."""


def ufunc_of(op: Operation) -> np.ufunc | None:
    """The ufunc whose `accumulate` combines and rounds as the op does, one number after another; None without."""
    ufunc = COMBINERS.get(op.info.name)
    if ufunc is None or overflow_flags(op) or fast_math_flags(op) & (NNAN | NINF):
        return None  # what the flags exclude makes poison
    name, type = op.info.name, op.results[0].type
    if isinstance(type, FloatType) or name in ("arith.addi", "arith.muli"):
        return ufunc if is_native(type) else None
    if isinstance(type, IntegerType):
        least = 1 if name in ("arith.maxsi", "arith.minsi") else 0
        return ufunc if least < type.width <= 64 else None
    return ufunc if isinstance(type, IndexType) else None
