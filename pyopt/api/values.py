"""What Python code gives for operands and attributes, as the IR has it."""

from __future__ import annotations

import re

from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from pyopt.ir.constraints import Constraint
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.floats import from_float
from pyopt.ir.symbols import symbol_of_name
from pyopt.ir.types import (
    DYNAMIC,
    I8,
    I16,
    I32,
    I64,
    SIGNED,
    UNSIGNED,
    FloatType,
    IndexType,
    IntegerType,
    ShapedType,
    TensorType,
    Type,
    VectorType,
)
from pyopt.light import TYPE_CHECKING, Any, Final, Sequence, TypeAlias

if TYPE_CHECKING:
    import numpy as np

    Operand: TypeAlias = Value | Operation
    """An op stands for its only result."""
    AttributeLike: TypeAlias = (
        Attribute | Type | bool | int | float | str | AffineMap | np.generic | Sequence["AttributeLike"]
    )

DENSE_ARRAYS: Final = {f"DenseI{type.width}ArrayAttr": type for type in (I8, I16, I32, I64)}
"""Constraints of arrays of integers, and the types of these."""
SYMBOLS: Final = frozenset(("FlatSymbolRefAttr", "SymbolRefAttr"))


def value_of(given: object) -> Value:
    """The value that stands for an operand; raises TypeError."""
    if isinstance(given, Value):
        return given
    if isinstance(given, Operation):
        return given.result
    raise TypeError(f"expected a value, or an op with one result, not {type(given).__name__}")


def attribute_of(given: AttributeLike, constraint: Constraint | None = None, type: Type | None = None) -> Attribute:
    """The attribute that a Python value says; raises TypeError where it does not say which.

    constraint: what the declaration of the op wants; type: that of numbers of which it does not say.
    """
    if isinstance(given, Attribute):
        return given
    if isinstance(given, Type):
        return TypeAttr.get(given)
    if isinstance(given, AffineMap):
        return AffineMapAttr.get(given)
    given = of_python(given)
    name = "" if constraint is None else constraint.name
    if constraint is not None and (constraint.flags is not None or constraint.keywords is not None):
        return _of_enumeration(given, constraint)
    wanted = type if constraint is None or constraint.literal_type is None else constraint.literal_type
    if isinstance(given, bool):
        return _truth(given, name, wanted)
    if isinstance(given, str):
        return _text(given, constraint)
    if isinstance(given, (int, float)):
        return _number(given, wanted)
    if isinstance(given, (list, tuple)):
        if name in DENSE_ARRAYS:
            numbers = [_number(one, DENSE_ARRAYS[name]) for one in given]
            return DenseArrayAttr.get(
                DENSE_ARRAYS[name], tuple([one.value for one in numbers if isinstance(one, IntegerAttr)])
            )
        if isinstance(wanted, ShapedType):
            return _elements(given, wanted)
        element = wanted if isinstance(wanted, (IntegerType, IndexType, FloatType)) else I64
        return ArrayAttr.get(tuple([attribute_of(one, None, element) for one in given]))
    raise TypeError(f"expected an attribute, not {given.__class__.__name__}")


def of_python(given: Any) -> Any:
    """The number of Python that a number of NumPy, or an array without dimensions, stands for; else what is given."""
    return given.item() if getattr(given, "shape", None) == () and hasattr(given, "dtype") else given


def _truth(given: bool, name: str, wanted: Type | None) -> Attribute:
    if name.startswith("Unit"):
        return UNIT if given else FALSE
    if isinstance(wanted, ShapedType):
        return _elements(given, wanted)
    if isinstance(wanted, (IndexType, FloatType)) or (isinstance(wanted, IntegerType) and wanted.width != 1):
        return _number(int(given), wanted)
    return TRUE if given else FALSE


def _of_enumeration(given: object, constraint: Constraint) -> Attribute:
    """The case, or set of flags, with these names or this number."""
    if constraint.flags is not None and not isinstance(given, int):
        names = re.split(r"[,|]", given) if isinstance(given, str) else given
        if isinstance(names, (list, tuple)) and all(isinstance(one, str) for one in names):
            try:
                return constraint.flags([one.strip() for one in names])
            except ValueError as error:
                raise TypeError(str(error)) from None
        raise TypeError(f"expected the names of flags, not {given.__class__.__name__}")
    cases = constraint.keywords or {}
    if isinstance(given, str):
        found = cases.get(given)
    else:
        found = next((one for one in cases.values() if getattr(one, "value", None) == given), None)
    if constraint.flags is not None and isinstance(given, int):
        found = IntegerAttr.get(given, I32)
        if constraint.as_property is None or not constraint.accepts(found):  # type: ignore[attr-defined]
            raise TypeError(f"expected the names of flags, not {given}")
    if found is None:
        raise TypeError(f"expected one of {', '.join(cases)}, not {given!r}")
    return found


def _elements(given: Sequence[object] | int | float, type: ShapedType) -> DenseElementsAttr:
    """The elements that lists in lists, or one number for all, say; raises ValueError for another shape."""
    element = type.element_type
    if not isinstance(type, (TensorType, VectorType)) or type.shape is None or DYNAMIC in type.shape:
        raise TypeError(f"a constant cannot be of type {type}")
    flat: list[object] = [given]
    if isinstance(given, (list, tuple)):
        for size in type.shape:
            if not all(isinstance(one, (list, tuple)) and len(one) == size for one in flat):
                raise ValueError(f"the lists have not the shape of {type}")
            flat = [inner for one in flat for inner in one]  # type: ignore[attr-defined]  # lists, as was asked
    numbers = [_number(one, element) for one in flat]
    return DenseElementsAttr.from_attributes(type, numbers)


def _text(given: str, constraint: Constraint | None) -> Attribute:
    if constraint is not None and constraint.name in SYMBOLS:
        return SymbolRefAttr.get(*[symbol_of_name(part.removeprefix("@")) for part in given.split("::")])
    return StringAttr.get(symbol_of_name(given))


def _number(given: object, wanted: Type | None) -> Attribute:
    given = of_python(given)
    if not isinstance(given, (int, float)):
        raise TypeError(f"expected a number, not {given.__class__.__name__}")
    if isinstance(wanted, ShapedType):
        return _elements(given, wanted)
    if isinstance(wanted, FloatType):
        return FloatAttr.get(from_float(float(given), wanted), wanted)
    if isinstance(given, float) and not isinstance(wanted, (IntegerType, IndexType)):
        raise TypeError(f"which type is {given} of? Give pyopt.attribute('{given} : f32')")
    if isinstance(wanted, (IntegerType, IndexType)):
        return _integer(given, wanted)
    raise TypeError(f"which type is {given} of? Give pyopt.attribute('{given} : i64')")


def _integer(given: int | float, type: IntegerType | IndexType) -> IntegerAttr:
    """The attribute of a number; a type without a sign takes what is in the range with a sign or in that without."""
    if isinstance(given, float) and not given.is_integer():
        raise ValueError(f"{given} is no number of type {type}")
    width = type.width if isinstance(type, IntegerType) else 64
    sign = type.signedness if isinstance(type, IntegerType) else 0
    least = 0 if sign == UNSIGNED else -(1 << width >> 1)
    most = (1 << width - 1) - 1 if sign == SIGNED and width else (1 << width) - 1
    if not least <= given <= most:
        raise ValueError(f"{int(given)} is no number of type {type}, which has those from {least} to {most}")
    return IntegerAttr.get(int(given), type)
