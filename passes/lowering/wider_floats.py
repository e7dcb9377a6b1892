"""Ops on floats that a target lacks as ops on wider floats, whose operands are extended and whose results truncated."""

from __future__ import annotations

from pyopt.dialects.arith.enums import FASTMATH
from pyopt.ir.attributes import UNKNOWN_LOC, Attribute, Location
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import with_element_type
from pyopt.ir.types import FLOATS, TF32, FloatType, ShapedType, Type, element_type_or_self
from pyopt.light import Callable, Final, Sequence, final
from pyopt.pipeline.passes import PassContext
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.type_converter import TypeConverter

CONTRACT: Final[dict[str, Attribute]] = {"fastmath": FASTMATH.get(1 << FASTMATH.flags.index("contract"))}
"""The fast-math flag that permits dropping a conversion together with its inverse."""


def float_type(name: str, kind: str, pass_context: PassContext) -> FloatType | None:
    """The type that an option names, or None behind an error, which says what `kind` of type it was to be."""
    found = FLOATS.get(name)
    if found is not None and found is not TF32:
        return found
    pass_context.context.error(f"could not map {kind} type '{name}' to a known floating-point type", UNKNOWN_LOC)
    pass_context.fail()
    return None


def float_types(names: Sequence[str], pass_context: PassContext) -> set[Type] | None:
    """The types that an option of a list names, or None behind an error."""
    found: set[Type] = set()
    for name in names:
        type = float_type(name, "source", pass_context)
        if type is None:
            return None
        found.add(type)
    return found


@final
class WiderFloats:
    """The conversion of types of narrow floats, which `is_narrow` tells, to those of `target`.

    `flags` are the attributes of the conversions that are made.
    """

    __slots__ = ("converter", "flags", "is_narrow", "target")

    def __init__(self, is_narrow: Callable[[Type], bool], target: FloatType, flags: dict[str, Attribute]) -> None:
        self.is_narrow = is_narrow
        self.target = target
        self.flags = flags
        self.converter = TypeConverter()
        self.converter.add(self.wide)
        self.converter.to_target.append(self.extend)

    def wide(self, type: Type) -> list[Type]:
        """f16 -> f32, vector<2xf16> -> vector<2xf32>"""
        element = element_type_or_self(type)
        if not isinstance(element, FloatType) or not self.is_narrow(element):
            return [type]
        return [with_element_type(type, self.target) if isinstance(type, ShapedType) else self.target]

    def is_supported(self, op: Operation) -> bool:
        """All types stay."""
        return all(self.wide(value.type) == [value.type] for value in (*op.operands, *op.results))

    def widen(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """op on f16 -> the op on f32, truncf of its results"""
        types = [self.wide(result.type)[0] for result in op.results]
        new = rewriter.create(op.info.name, operands, types, dict(op.attributes))
        values: list[Value] = []
        for old, result in zip(op.results, new.results, strict=True):
            value: Value = result
            if old.type is not result.type:
                value = rewriter.create("arith.truncf", [result], [old.type], dict(self.flags)).results[0]
            values.append(value)
        rewriter.replace(op, values)
        return True

    def extend(self, rewriter: Rewriter, type: Type, values: Sequence[Value], loc: int | Location) -> Value | None:
        """f16 -> f32, where the op that is made wants it"""
        return rewriter.create("arith.extf", values, [type], dict(self.flags)).results[0]
