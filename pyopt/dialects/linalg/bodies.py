"""Builds the regions of named ops from their rows: scalar arithmetic on the operands' elements.

Which op a function of the notation becomes depends on the element type: `mul` is arith.mulf, arith.muli, arith.andi (of
i1) or complex.mul. Where there is none (`exp` of integers), that is an error.
"""

from __future__ import annotations

from pyopt.dialects.linalg.forms import form_of
from pyopt.dialects.linalg.notation import Scalar
from pyopt.dialects.linalg.structure import scalar_of
from pyopt.ir.attributes import UNKNOWN_LOC, Attribute, EnumAttr, FloatAttr, IntegerAttr, Location
from pyopt.ir.context import Context
from pyopt.ir.core import NO_ATTRIBUTES, Block, Operation, Region, Value
from pyopt.ir.equivalence import same_regions
from pyopt.ir.floats import from_float
from pyopt.ir.types import F64, I1, I32, I64, INDEX, ComplexType, FloatType, IntegerType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.syntax.defaults import default_attributes

if TYPE_CHECKING:
    from pyopt.ir.errors import Place

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
    "max_signed": ("arith.maximumf", "arith.maxsi", "arith.maxsi", "arith.maxsi"),
    "min_signed": ("arith.minimumf", "arith.minsi", "arith.minsi", "arith.minsi"),
    "max_unsigned": ("", "arith.maxui", "", ""),
    "min_unsigned": ("", "arith.minui", "", ""),
    "powf": ("math.powf", "math.powf", "math.powf", "math.powf"),
}
"""Functions of two floats, integers, booleans and complex numbers; "" where there is none."""
FLOATS: Final = 0
INTEGERS: Final = 1
BOOLEANS: Final = 2
COMPLEX: Final = 3


@final
class BodyError(Exception):
    """The body cannot be built, for the reason that the message gives."""


def build_region(
    context: Context, name: str, types: Sequence[Type], attributes: dict[str, Attribute], place: Place = None
) -> Region:
    """The region of the named op, with an argument of each of `types`; `attributes` may have `cast` and `kind`.

    A number that cannot be converted stays as it is, with a warning at `place`; without a place that is a BodyError.
    """
    region = Region()
    block = Block()
    region.append(block)
    for type in types:
        block.add_argument(type, UNKNOWN_LOC)
    builder = _BodyBuilder(context, block, _choice(attributes, "cast", "cast_signed"), place)
    builder.op("linalg.yield", [builder.value(form_of(name, attributes).body)], ())
    return region


def is_same_body(made: Region, body: Region) -> bool:
    """A region of `build_region` and another one take values of the same types and have the same ops in order."""
    return body.has_one_block() and same_regions(made, body)


def yield_first(context: Context, operands: Sequence[Value], loc: int | Location) -> Region:
    """A region with an argument for each operand, which yields the first; `loc` is the op's.

    Without operands it yields nothing: the verifier says that some are missing.
    """
    region = Region()
    block = Block()
    region.append(block)
    for operand in operands:
        block.add_argument(scalar_of(operand.type), operand.location(loc))
    info = context.op_info("linalg.yield")
    assert info is not None
    block.append(Operation(info, list(block.arguments[:1]), (), NO_ATTRIBUTES, loc))
    return region


def conversion(context: Context, value: Value, target: Type, unsigned: bool = False) -> tuple[Value, list[Operation]]:
    """`value` as a number of another type, and the ops that make it, which are in no block yet."""
    block = Block()
    builder = _BodyBuilder(context, block, "cast_unsigned" if unsigned else "cast_signed", value.location())
    converted = builder.cast(value, target, unsigned)
    made = list(block)
    for op in made:
        op.detach()
    return converted, made


def _choice(attributes: dict[str, Attribute], name: str, default: str) -> str:
    given = attributes.get(name)
    return given.text if isinstance(given, EnumAttr) else default


@final
class _BodyBuilder:
    def __init__(self, context: Context, block: Block, cast: str, place: Place) -> None:
        self.context = context
        self.place = place
        self.block = block
        self.unsigned = cast == "cast_unsigned"

    def op(
        self, name: str, operands: list[Value], types: Sequence[Type], attributes: dict[str, Attribute] | None = None
    ) -> Operation:
        info = self.context.op_info(name)
        if info is None:
            raise BodyError(f"needs '{name}', which is not available")
        defaults = default_attributes(info)
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
            return self.one("arith.select", arguments, arguments[1].type)
        return self._unary(function, arguments[0]) if len(arguments) == 1 else self._binary(function, arguments)

    def _unary(self, function: str, argument: Value) -> Value:
        type = argument.type
        if not isinstance(type, FloatType):
            raise BodyError("unsupported non numeric type")
        if function == "square":
            return self.one("arith.mulf", [argument, argument], type)
        if function == "reciprocal":
            one = self.constant(FloatAttr.get(from_float(1.0, type), type), type)
            return self.one("arith.divf", [one, argument], type)
        return self.one(UNARY[function], [argument], type)

    def _binary(self, function: str, arguments: list[Value]) -> Value:
        types = [argument.type for argument in arguments]
        kinds = (FloatType, IntegerType, ComplexType)
        kind = next((one for one in kinds if all(isinstance(type, one) for type in types)), None)
        if kind is None:
            printer = AttributePrinter()
            shown = " and ".join([f"'{printer.type(type)}'" for type in types])
            allowed = "expects allComplex, allFloatingPoint, or allInteger"
            raise BodyError(f"Cannot build binary Linalg operation: {allowed}, got {shown}")
        column = FLOATS if kind is FloatType else COMPLEX if kind is ComplexType else INTEGERS
        if all(type is I1 for type in types):
            column = BOOLEANS
        name = BINARY[function][column]
        if not name:
            what, _, unsigned = function.partition("_")
            why = f"unsigned {what} not on uint" if unsigned else f"{what} with bools"
            raise BodyError(f"unsupported operation: {why}")
        return self.one(name, arguments, types[0])

    # Conversions.

    def cast(self, value: Value, target: Type, unsigned: bool) -> Value:
        """`value` as a number of another type."""
        source = value.type
        if source is target:
            return value
        if isinstance(target, ComplexType):
            return self._to_complex(value, target, unsigned)
        name = ""
        if isinstance(source, IntegerType) and isinstance(target, IntegerType):
            if target.width == source.width:
                return value
            name = "arith.trunci" if target.width < source.width else "arith.extui" if unsigned else "arith.extsi"
        elif isinstance(source, FloatType) and isinstance(target, FloatType):
            if target.width == source.width:
                return value
            name = "arith.extf" if target.width > source.width else "arith.truncf"
        elif isinstance(source, FloatType) and isinstance(target, IntegerType):
            name = "arith.fptoui" if unsigned else "arith.fptosi"
        elif isinstance(source, IntegerType) and isinstance(target, FloatType):
            name = "arith.uitofp" if unsigned else "arith.sitofp"
        elif source is INDEX and isinstance(target, IntegerType):
            name = "arith.index_cast"
        return self.one(name, [value], target) if name else self.no_cast(value, target)

    def no_cast(self, value: Value, target: Type) -> Value:
        """The value as it is, with a warning, as the reference does."""
        printer = AttributePrinter()
        shown = f"'{printer.type(value.type)}' to '{printer.type(target)}'"
        if self.place is None:
            raise BodyError(f"no cast of {shown}")
        self.context.emit("warning", f"could not cast operand of type {shown}", self.place)
        return value

    def _to_complex(self, value: Value, target: ComplexType, unsigned: bool) -> Value:
        source = value.type
        part = target.element_type
        if not isinstance(part, FloatType):
            return self.no_cast(value, target)
        if isinstance(source, ComplexType) and isinstance(source.element_type, FloatType):
            parts = [self.one(name, [value], source.element_type) for name in ("complex.re", "complex.im")]
            return self.one("complex.create", [self.cast(one, part, unsigned) for one in parts], target)
        if not isinstance(source, (IntegerType, FloatType)):
            return self.no_cast(value, target)
        real = self.cast(value, part, unsigned)
        zero = self.constant(FloatAttr.get(from_float(0.0, part), part), part)
        return self.one("complex.create", [real, zero], target)
