"""Builds the regions of named ops from their rows: scalar arithmetic on the operands' elements.

Which op a function of the notation becomes depends on the element type: `mul` is arith.mulf, arith.muli, arith.andi (of
i1) or complex.mul. Where there is none (`exp` of integers), `BodyError` says so.
"""

from __future__ import annotations

from pyopt.dialects.linalg.notation import Scalar
from pyopt.dialects.linalg.structure import ROWS, form_of
from pyopt.ir.attributes import UNKNOWN_LOC, Attribute, EnumAttr, FloatAttr, IntegerAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.floats import from_float
from pyopt.ir.types import F64, I1, I32, I64, INDEX, ComplexType, FloatType, IntegerType, Type
from pyopt.light import final
from pyopt.syntax.format_parser import default_attributes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.ir.context import Context

UNARY: Final[dict[str, str]] = {
    "exp": "math.exp",
    "log": "math.log",
    "abs": "math.absf",
    "ceil": "math.ceil",
    "floor": "math.floor",
    "negf": "arith.negf",
    "round": "math.round",
    "sqrt": "math.sqrt",
    "rsqrt": "math.rsqrt",
    "tanh": "math.tanh",
    "erf": "math.erf",
}
"""Functions of one float that are one op."""

BINARY: Final[dict[str, tuple[str, str, str, str]]] = {
    "add": ("arith.addf", "arith.addi", "arith.ori", "complex.add"),
    "sub": ("arith.subf", "arith.subi", "", "complex.sub"),
    "mul": ("arith.mulf", "arith.muli", "arith.andi", "complex.mul"),
    "div": ("arith.divf", "arith.divsi", "", "complex.div"),
    "div_unsigned": ("", "arith.divui", "", ""),
    "max_signed": ("arith.maximumf", "arith.maxsi", "arith.maxsi", ""),
    "min_signed": ("arith.minimumf", "arith.minsi", "arith.minsi", ""),
    "max_unsigned": ("arith.maximumf", "arith.maxui", "arith.maxui", ""),
    "min_unsigned": ("arith.minimumf", "arith.minui", "arith.minui", ""),
    "powf": ("math.powf", "", "", ""),
}
"""Functions of two floats, integers, booleans and complex numbers."""


@final
class BodyError(Exception):
    """The body cannot be built: its message says for which type."""


def build_region(
    context: Context, name: str, types: Sequence[Type], attributes: dict[str, Attribute]
) -> Region:
    """The region of the named op, with an argument of each of `types`; `attributes` may have `cast` and `fun`."""
    region = Region()
    block = Block()
    region.append(block)
    for type in types:
        block.add_argument(type, UNKNOWN_LOC)
    builder = _Builder(context, block, _choice(attributes, "cast", "cast_signed"))
    body = form_of(name).body
    if "fun(" in ROWS[name]:
        default = "exp" if len(body.arguments) == 1 else "add"
        body = Scalar(_choice(attributes, "fun", default), body.arguments)
    builder.op("linalg.yield", [builder.value(body)], ())
    return region


def yield_first(context: Context, types: Sequence[Type]) -> Region:
    """A region that yields its first argument."""
    region = Region()
    block = Block()
    region.append(block)
    for type in types:
        block.add_argument(type, UNKNOWN_LOC)
    _Builder(context, block, "").op("linalg.yield", [block.arguments[0]], ())
    return region


def _choice(attributes: dict[str, Attribute], name: str, default: str) -> str:
    given = attributes.get(name)
    return given.text if isinstance(given, EnumAttr) else default


@final
class _Builder:
    def __init__(self, context: Context, block: Block, cast: str) -> None:
        self.context = context
        self.block = block
        self.unsigned = cast == "cast_unsigned"

    def op(
        self, name: str, operands: list[Value], types: Sequence[Type], attributes: dict[str, Attribute] | None = None
    ) -> Operation:
        info = self.context.op_info(name)
        if info is None:
            raise BodyError(f"needs '{name}', which is not available")
        defaults = default_attributes(info, self.context)
        op = Operation(info, operands, types, {**defaults, **(attributes or {})}, UNKNOWN_LOC)
        self.block.append(op)
        return op

    def one(self, name: str, operands: list[Value], type: Type) -> Value:
        return self.op(name, operands, (type,)).results[0]

    def constant(self, value: Attribute, type: Type) -> Value:
        return self.op("arith.constant", [], (type,), {"value": value}).results[0]

    # Scalars.

    def value(self, scalar: Scalar) -> Value:
        """The value of a node, its arguments from left to right."""
        if scalar.index >= 0:
            return self.block.arguments[scalar.index]
        function = scalar.function
        if function == "index":
            return self.op(
                "linalg.index", [], (INDEX,), {"dim": IntegerAttr.get(int(scalar.arguments[0].function), I64)}
            ).results[0]
        if not scalar.arguments:
            if "." in function:
                return self.constant(FloatAttr.get(from_float(float(function), F64), F64), F64)
            return self.constant(IntegerAttr.get(int(function), I64), I64)
        arguments = [self.value(argument) for argument in scalar.arguments]
        target = self.block.arguments[-1].type
        if function == "signed":
            return self.cast(arguments[0], target, False)
        if function == "unsigned":
            return self.cast(arguments[0], target, True)
        if function == "cast":
            return self.cast(arguments[0], target, self.unsigned)
        if function == "f64":
            return self.cast(arguments[0], F64, False)
        if function == "i32":
            return self.cast(arguments[0], I32, False)
        if function == "select":
            return self._select(arguments)
        return self._unary(function, arguments[0]) if len(arguments) == 1 else self._binary(function, arguments)

    def _unary(self, function: str, argument: Value) -> Value:
        type = argument.type
        if not isinstance(type, FloatType):
            raise BodyError("unsupported non numeric type")
        if function == "square":
            return self.one("arith.mulf", [argument, argument], type)
        if function == "reciprocal":
            return self.one("arith.divf", [self.constant(FloatAttr.get(from_float(1.0, type), type), type), argument], type)
        return self.one(UNARY[function], [argument], type)

    def _binary(self, function: str, arguments: list[Value]) -> Value:
        first, second = arguments[0].type, arguments[1].type
        column = -1
        if isinstance(first, ComplexType) and isinstance(second, ComplexType):
            column = 3
        elif isinstance(first, FloatType) and isinstance(second, FloatType):
            column = 0
        elif isinstance(first, IntegerType) and isinstance(second, IntegerType):
            column = 2 if first is I1 and second is I1 else 1
        name = BINARY[function][column] if column >= 0 else ""
        if not name:
            raise BodyError("unsupported non numeric type")
        return self.one(name, arguments, first)

    def _select(self, arguments: list[Value]) -> Value:
        condition, first, second = (argument.type for argument in arguments)
        if condition is not I1 or first is not second:
            raise BodyError("unsupported non numeric type")
        return self.one("arith.select", arguments, first)

    # Conversions.

    def cast(self, value: Value, target: Type, unsigned: bool) -> Value:
        """`value` as a number of another type."""
        source = value.type
        if source is target:
            return value
        if isinstance(target, ComplexType):
            return self._to_complex(value, target, unsigned)
        name = ""
        if isinstance(target, IntegerType):
            if source is INDEX:
                name = "arith.index_castui" if unsigned else "arith.index_cast"
            elif isinstance(source, FloatType):
                name = "arith.fptoui" if unsigned else "arith.fptosi"
            elif isinstance(source, IntegerType):
                if target.width > source.width:
                    name = "arith.extui" if unsigned else "arith.extsi"
                elif target.width < source.width:
                    name = "arith.trunci"
        elif isinstance(target, FloatType):
            if isinstance(source, IntegerType):
                name = "arith.uitofp" if unsigned else "arith.sitofp"
            elif isinstance(source, FloatType):
                if target.width > source.width:
                    name = "arith.extf"
                elif target.width < source.width:
                    name = "arith.truncf"
        elif target is INDEX and isinstance(source, IntegerType):
            name = "arith.index_castui" if unsigned else "arith.index_cast"
        if not name:
            raise BodyError("no conversion")
        return self.one(name, [value], target)

    def _to_complex(self, value: Value, target: ComplexType, unsigned: bool) -> Value:
        source = value.type
        part = target.element_type
        if isinstance(source, ComplexType):
            real = self.cast(self.one("complex.re", [value], source.element_type), part, unsigned)
            imaginary = self.cast(self.one("complex.im", [value], source.element_type), part, unsigned)
            return self.one("complex.create", [real, imaginary], target)
        real = self.cast(value, part, unsigned)
        assert isinstance(part, FloatType)
        zero = self.constant(FloatAttr.get(from_float(0.0, part), part), part)
        return self.one("complex.create", [real, zero], target)
