"""arith ops on pairs of halves: what they are in terms of the halves."""

from __future__ import annotations

from pyopt.dialects.arith.predicates import CMPI_EQ, CMPI_NE, predicate_of
from pyopt.dialects.arith.syntax import i1_same_shape
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.types import IndexType, IntegerType, Type, VectorType
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.building.arith import (
    EQUAL,
    FLOAT_LESS,
    SIGNED_GREATER,
    SIGNED_LESS,
    UNSIGNED_GREATER,
    UNSIGNED_LESS,
    binary,
    choose,
    compare,
    constant,
    like,
)
from pyopt.passes.building.folded import create_or_fold
from pyopt.passes.building.vector import zero
from pyopt.passes.lowering.wide_integers import shifts, shifts_as_reference
from pyopt.passes.lowering.wide_integers.floats import to_float, to_integer
from pyopt.passes.lowering.wide_integers.halves import (
    half,
    half_type,
    halves,
    joined,
    wide_integer_types,
    widened,
    with_last,
    without_last,
)
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

if TYPE_CHECKING:
    from pyopt.rewrite.conversion import Apply

_UNSIGNED: Final = (0, 1, 6, 7, 8, 9, 6, 7, 8, 9)
"""The predicate for numbers without a sign."""
INDEX_WIDTH: Final = 64
"""The bits of an index."""


@final
class WideIntegers:
    """The patterns for halves of a width. `exact`: as the reference, also where that is wrong."""

    __slots__ = ("_exact", "_shifts", "_width", "types")

    def __init__(self, width: int, exact: bool) -> None:
        self._width = width
        self._exact = exact
        self._shifts = shifts_as_reference.shifted if exact else shifts.shifted
        self.types = wide_integer_types(width, exact)

    def patterns(self) -> list[ConversionPattern]:
        table: dict[str, Apply] = {
            "arith.addi": self.add,
            "arith.andi": self.bitwise,
            "arith.cmpi": self.compare,
            "arith.constant": self.constant,
            "arith.extsi": self.extend_signed,
            "arith.extui": self.extend_unsigned,
            "arith.fptosi": self.float_to_signed,
            "arith.fptoui": self.float_to_unsigned,
            "arith.index_cast": self.index_cast,
            "arith.index_castui": self.index_cast,
            "arith.maxsi": self.extremum,
            "arith.maxui": self.extremum,
            "arith.minsi": self.extremum,
            "arith.minui": self.extremum,
            "arith.muli": self.multiply,
            "arith.ori": self.bitwise,
            "arith.select": self.select,
            "arith.shli": self.shift,
            "arith.shrsi": self.shift,
            "arith.shrui": self.shift,
            "arith.sitofp": self.signed_to_float,
            "arith.subi": self.subtract,
            "arith.trunci": self.truncate,
            "arith.uitofp": self.unsigned_to_float,
            "arith.xori": self.bitwise,
            "vector.print": self.print,
        }
        return [ConversionPattern(name, apply, converter=self.types) for name, apply in table.items()]

    def pair_type(self, type: Type) -> VectorType | None:
        """The type of pairs that a type becomes; None if it stays or has none."""
        found = self.types.convert(type)
        return found[0] if found is not None and found[0] is not type and isinstance(found[0], VectorType) else None

    # Numbers and arithmetic.

    def constant(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        type = self.pair_type(op.results[0].type)
        value = op.attributes.get("value")
        if type is None:
            return False
        if isinstance(value, IntegerAttr):
            numbers = [value.value]
        elif isinstance(value, DenseElementsAttr):
            numbers = value.values()
        else:
            return False
        mask = (1 << self._width) - 1
        parts = [part for number in numbers for part in (number & mask, number >> self._width & mask)]
        attribute = DenseElementsAttr.from_values(type, parts)
        rewriter.replace(op, [rewriter.constant(attribute, type)])
        return True

    def print(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """The halves are printed."""
        rewriter.replace_with_new(op, "vector.print", operands, [], dict(op.attributes))
        return True

    def select(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        type = self.pair_type(op.results[0].type)
        if type is None:
            return False
        yes = halves(rewriter, operands[1])
        no = halves(rewriter, operands[2])
        condition = with_last(rewriter, operands[0])
        chosen = [choose(rewriter, condition, a, b) for a, b in zip(yes, no, strict=True)]
        rewriter.replace(op, [joined(rewriter, type, *chosen)])
        return True

    def compare(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """a < b is that of the low halves where the high ones are the same."""
        if self.pair_type(op.operands[0].type) is None:
            return False
        (low, high), (other_low, other_high) = [halves(rewriter, value) for value in operands]
        predicate = predicate_of(op)
        lower = compare(rewriter, _UNSIGNED[predicate], low, other_low)
        higher = compare(rewriter, predicate, high, other_high)
        if predicate == CMPI_EQ:
            found = binary(rewriter, "andi", lower, higher)
        elif predicate == CMPI_NE:
            found = binary(rewriter, "ori", lower, higher)
        else:
            found = choose(rewriter, compare(rewriter, EQUAL, high, other_high), lower, higher)
        rewriter.replace(op, [without_last(rewriter, found)])
        return True

    def extremum(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """maxui(a, b) -> select(a ugt b, a, b)"""
        predicates = {
            "arith.maxsi": SIGNED_GREATER,
            "arith.maxui": UNSIGNED_GREATER,
            "arith.minsi": SIGNED_LESS,
            "arith.minui": UNSIGNED_LESS,
        }
        lhs, rhs = op.operands
        condition = compare(rewriter, predicates[op.info.name], lhs, rhs)
        rewriter.replace(op, [choose(rewriter, condition, lhs, rhs)])
        return True

    def bitwise(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        type = self.pair_type(op.results[0].type)
        if type is None:
            return False
        name = op.info.name.removeprefix("arith.")
        (low, high), (other_low, other_high) = [halves(rewriter, value) for value in operands]
        parts = [binary(rewriter, name, low, other_low), binary(rewriter, name, high, other_high)]
        rewriter.replace(op, [joined(rewriter, type, *parts)])
        return True

    def add(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        type = self.pair_type(op.results[0].type)
        if type is None:
            return False
        (low, high), (other_low, other_high) = [halves(rewriter, value) for value in operands]
        types = [low.type, i1_same_shape(low.type)]
        added = rewriter.create("arith.addui_extended", [low, other_low], types)
        carry = widened(rewriter, "extui", added.results[1], type)
        high = binary(rewriter, "addi", binary(rewriter, "addi", carry, high), other_high)
        rewriter.replace(op, [joined(rewriter, type, added.results[0], high)])
        return True

    def subtract(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        type = self.pair_type(op.results[0].type)
        if type is None:
            return False
        (low, high), (other_low, other_high) = [halves(rewriter, value) for value in operands]
        difference = binary(rewriter, "subi", low, other_low)
        borrow = widened(rewriter, "extui", compare(rewriter, UNSIGNED_LESS, low, other_low), type)
        high = binary(rewriter, "subi", binary(rewriter, "subi", high, borrow), other_high)
        rewriter.replace(op, [joined(rewriter, type, difference, high)])
        return True

    def multiply(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        type = self.pair_type(op.results[0].type)
        if type is None:
            return False
        (low, high), (other_low, other_high) = [halves(rewriter, value) for value in operands]
        product = rewriter.create("arith.mului_extended", [low, other_low], [low.type, low.type])
        crossed = binary(rewriter, "muli", low, other_high)
        other_crossed = binary(rewriter, "muli", high, other_low)
        upper = binary(rewriter, "addi", binary(rewriter, "addi", product.results[1], crossed), other_crossed)
        rewriter.replace(op, [joined(rewriter, type, product.results[0], upper)])
        return True

    def shift(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        type = self.pair_type(op.results[0].type)
        if type is None:
            return False
        found = self._shifts(op, operands, type, self._width, rewriter)
        rewriter.replace(op, [found])
        return True

    # Conversions.

    def truncate(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        if self.pair_type(op.operands[0].type) is None:
            return False
        low = without_last(rewriter, half(rewriter, operands[0], 0))
        type = op.results[0].type
        if low.type is not type:
            low = create_or_fold(rewriter, "arith.trunci", [low], type)
        rewriter.replace(op, [low])
        return True

    def extend_signed(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        type = self.pair_type(op.results[0].type)
        if type is None or self.pair_type(op.operands[0].type) is not None:
            return False
        low = widened(rewriter, "extsi", with_last(rewriter, operands[0]), type, folds=True)
        negative = compare(rewriter, SIGNED_LESS, low, constant(rewriter, 0, half_type(type)))
        rewriter.replace(op, [joined(rewriter, type, low, widened(rewriter, "extsi", negative, type))])
        return True

    def extend_unsigned(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        type = self.pair_type(op.results[0].type)
        if type is None or self.pair_type(op.operands[0].type) is not None:
            return False
        low = widened(rewriter, "extui", with_last(rewriter, operands[0]), type, folds=True)
        rewriter.replace(op, [joined(rewriter, type, low)])
        return True

    def index_cast(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """The reference takes an index for one of as many bits as a half has."""
        source, target = op.operands[0].type, op.results[0].type
        name = op.info.name.removeprefix("arith.")
        signed = name == "index_cast"
        known = self._exact or self._width >= INDEX_WIDTH
        narrow = IntegerType.get(self._width)
        if isinstance(target.element_type if isinstance(target, VectorType) else target, IndexType):
            if self.pair_type(source) is None:
                return False
            low = without_last(rewriter, half(rewriter, operands[0], 0))
            found: Value = rewriter.create("arith." + name if known else "arith.index_castui", [low], [target]).results[
                0
            ]
            if not known:
                high = without_last(rewriter, half(rewriter, operands[0], 1))
                upper = rewriter.create("arith." + name, [high], [target]).results[0]
                shifted = binary(rewriter, "shli", upper, constant(rewriter, self._width, target))
                found = binary(rewriter, "ori", shifted, found)
            rewriter.replace(op, [found])
            return True
        type = self.pair_type(target)
        if type is None:
            return False
        lower = rewriter.create("arith." + name, operands, [like(target, narrow)]).results[0]
        if known:
            extend = "arith.extsi" if signed else "arith.extui"
            rewriter.replace(op, [rewriter.create(extend, [lower], [target]).results[0]])
            return True
        width = constant(rewriter, self._width, source)
        moved = binary(rewriter, "shrsi" if signed else "shrui", operands[0], width)
        higher = rewriter.create("arith." + name, [moved], [like(target, narrow)]).results[0]
        rewriter.replace(op, [joined(rewriter, type, with_last(rewriter, lower), with_last(rewriter, higher))])
        return True

    def signed_to_float(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """The number without its sign, and the sign again"""
        number = op.operands[0]
        if self.pair_type(number.type) is None:
            return False
        nothing = constant(rewriter, 0, number.type)
        negative = compare(rewriter, SIGNED_LESS, number, nothing)
        size = choose(rewriter, negative, binary(rewriter, "subi", nothing, number), number)
        found = rewriter.create("arith.uitofp", [size], [op.results[0].type]).results[0]
        opposite = rewriter.create("arith.negf", [found], [found.type]).results[0]
        rewriter.replace(op, [choose(rewriter, negative, opposite, found)])
        return True

    def unsigned_to_float(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        if self.pair_type(op.operands[0].type) is None:
            return False
        low, high = halves(rewriter, operands[0])
        low, high = without_last(rewriter, low), without_last(rewriter, high)
        found = to_float(rewriter, low, high, op.results[0].type, self._width, self._exact)
        if found is None:
            return False
        rewriter.replace(op, [found])
        return True

    def float_to_signed(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """That of the number without its sign, and the sign again"""
        number, type = op.operands[0], op.results[0].type
        if self.pair_type(type) is None:
            return False
        float_zero = zero(rewriter, number.type)
        none = constant(rewriter, 0, type)
        negative = compare(rewriter, FLOAT_LESS, number, float_zero, "cmpf")
        opposite = rewriter.create("arith.negf", [number], [number.type]).results[0]
        size = choose(rewriter, negative, opposite, number)
        found = rewriter.create("arith.fptoui", [size], [type]).results[0]
        rewriter.replace(op, [choose(rewriter, negative, binary(rewriter, "subi", none, found), found)])
        return True

    def float_to_unsigned(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        type = self.pair_type(op.results[0].type)
        if type is None:
            return False
        high, low = to_integer(rewriter, operands[0], IntegerType.get(self._width))
        high, low = with_last(rewriter, high), with_last(rewriter, low)
        rewriter.replace(op, [joined(rewriter, type, low, high)])
        return True
