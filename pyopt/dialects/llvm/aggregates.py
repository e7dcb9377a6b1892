"""Structs and arrays taken apart and put together, and values of which nothing is known."""

from __future__ import annotations

from pyopt.dialects.llvm.constraints import LOADABLE_TARGETS
from pyopt.dialects.llvm.types import (
    LLVMArrayType,
    LLVMStructType,
    LLVMTargetType,
    is_compatible_inside,
)
from pyopt.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, DialectAttribute
from pyopt.ir.core import LONGEST_CHAIN, Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.opinfo import CONSTANT_LIKE, LOCAL_VERIFY, PURE, OpInfo
from pyopt.ir.types import FloatType, IntegerType, Type, element_type_or_self
from pyopt.ir.zeros import zero_number
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.syntax.attribute_parser import AttributeParser
from pyopt.syntax.describe import quoted
from pyopt.syntax.operand_parser import OperandParser

if TYPE_CHECKING:
    from pyopt.syntax.format_parser import ParseState
    from pyopt.syntax.printer import Printer


def element_at(type: Type, position: Sequence[int]) -> Type | str:
    """The type at a position in an aggregate, or what is wrong with it."""
    if not is_compatible_inside(type):
        return f"expected LLVM IR Dialect type, got {quoted(type)}"
    for index in position:
        if isinstance(type, LLVMArrayType):
            if not 0 <= index < type.count:
                return f"position out of bounds: {index}"
            type = type.element_type
        elif isinstance(type, LLVMStructType):
            if not 0 <= index < len(type.types or ()):
                return f"position out of bounds: {index}"
            assert type.types is not None
            type = type.types[index]
        else:
            return f"expected LLVM IR structure/array type, got: {quoted(type)}"
    return type


def parse_element_type(p: OperandParser, state: ParseState, args: list[str]) -> None:
    """Nothing: the type of the element follows from that of the container and the position."""
    element, container = (name.removeprefix("type(").removesuffix(")") for name in args[:2])
    type = state.operand_types[container][0]
    position = state.attributes[args[2]]
    assert isinstance(position, DenseArrayAttr)
    found = element_at(type, position.values)
    if isinstance(found, str):
        raise p.op_error(found, state.loc, p.i)
    types = state.result_types if element == "res" else state.operand_types
    types[element] = [found]


def print_element_type(pr: Printer, op: Operation, args: list[str]) -> None:
    """Nothing."""


_ELEMENT_TYPE: Final[dict[str, object]] = {"InsertExtractValueElementType": (parse_element_type, print_element_type)}


def verify_extractvalue(op: Operation) -> str | None:
    """The result is what stands at the position."""
    found = element_at(op.operands[0].type, static_values(op, "position"))
    if isinstance(found, str):
        return found
    result = op.results[0].type
    if found is result:
        return None
    return (
        f"Type mismatch: extracting from {quoted(op.operands[0].type)} should produce {quoted(found)} "
        f"but this op returns {quoted(result)}"
    )


def verify_insertvalue(op: Operation) -> str | None:
    """The value fits the position."""
    container, value = (operand.type for operand in op.operands)
    found = element_at(container, static_values(op, "position"))
    if isinstance(found, str):
        return found
    return None if found is value else f"Type mismatch: cannot insert {quoted(value)} into {quoted(container)}"


def match_insertvalue(op: Operation) -> str | None:
    """The container and the result have one type."""
    if op.operands[0].type is op.results[0].type:
        return None
    return "failed to verify that all of {container, res} have same type"


def before_insertions(op: Operation) -> Value:
    """The container of an extractvalue as it was before values were inserted that have no part in the result."""
    position = static_values(op, "position")
    container = op.operands[0]
    for _ in range(LONGEST_CHAIN):
        if container.op is None or container.op.info.name != "llvm.insertvalue":
            break
        given = static_values(container.op, "position")
        shared = min(len(given), len(position))
        if given[:shared] == position[:shared]:
            break
        container = container.op.operands[0]
    return container


def fold_extractvalue(op: Operation, constants: list[Attribute | None]) -> Value | Attribute | None:
    """extractvalue(insertvalue(v, c[p])[p]) -> v, insertions elsewhere or not; extractvalue(c[p]) -> c at p"""
    found = _constant_at(constants[0], static_values(op, "position"), op.results[0].type)
    if found is not None:
        return found
    source = before_insertions(op).op
    if source is None or source.info.name != "llvm.insertvalue":
        return None
    same_place = source.attributes["position"] is op.attributes["position"]
    return source.operands[1] if same_place else None


def _constant_at(constant: Attribute | None, position: Sequence[int], type: Type) -> Attribute | None:
    """The constant at a position of a constant aggregate, None if it is not known."""
    for index in position:
        if isinstance(constant, ArrayAttr) and index < len(constant.elements):
            constant = constant.elements[index]
        elif isinstance(constant, DenseElementsAttr) and len(position) == 1 and constant.element_type is type:
            elements = constant.attributes()
            if index >= len(elements):
                return None
            constant = elements[index]
        elif not isinstance(constant, UnknownValueAttr):
            return None
    return constant


@final
class UnknownValueAttr(DialectAttribute):
    """#llvm.undef, #llvm.poison and #llvm.zero: the constant values of the ops that give them, whatever the type."""

    __slots__ = ()

    def parse(self, p: AttributeParser) -> UnknownValueAttr:
        return self


UNDEF: Final = UnknownValueAttr("llvm.undef")
POISON: Final = UnknownValueAttr("llvm.poison")
ZERO: Final = UnknownValueAttr("llvm.zero")
"""#llvm.zero: the constant value of an op that gives zero of any type."""


UNKNOWN_VALUES: Final = {"poison": POISON, "undef": UNDEF, "zero": ZERO}


def fold_undef(op: Operation, constants: list[Attribute | None]) -> Attribute:
    """mlir.undef -> its attribute"""
    return UNDEF


def fold_poison(op: Operation, constants: list[Attribute | None]) -> Attribute:
    """mlir.poison -> its attribute"""
    return POISON


def fold_zero(op: Operation, constants: list[Attribute | None]) -> Attribute:
    """mlir.zero -> 0 of a number or vector; of other types an attribute of its own"""
    type = op.results[0].type
    return zero_number(type) if isinstance(element_type_or_self(type), (IntegerType, FloatType)) else ZERO


def verify_zero(op: Operation) -> str | None:
    """The extension of a target has a zero."""
    type = op.results[0].type
    if isinstance(type, LLVMTargetType) and not type.identifier.startswith(LOADABLE_TARGETS):
        return "target extension type does not support zero-initializer"
    return None


def same(type: Type) -> Type:
    """For `derived`: the one type is the other."""
    return type


OPS: Final[tuple[OpInfo, ...]] = (
    OpInfo(
        "llvm.extractvalue",
        operands="container: LLVM_AnyAggregate",
        results="res: LLVM_Type",
        attributes="position: DenseI64ArrayAttr",
        syntax="$container `` $position attr-dict `:` type($container) "
        "custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))",
        traits=PURE | LOCAL_VERIFY,
        custom=_ELEMENT_TYPE,
        verify=verify_extractvalue,
        fold=fold_extractvalue,
        doc="What stands at a position in a struct or array.",
    ),
    OpInfo(
        "llvm.insertvalue",
        operands="container: LLVM_AnyAggregate, value: LLVM_PrimitiveType",
        results="res: LLVM_AnyAggregate",
        attributes="position: DenseI64ArrayAttr",
        syntax="$value `,` $container `` $position attr-dict `:` type($container) "
        "custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))",
        derived={"res": ("container", same)},
        traits=PURE | LOCAL_VERIFY,
        custom=_ELEMENT_TYPE,
        invariants=match_insertvalue,
        verify=verify_insertvalue,
        doc="A struct or array with what stands at a position replaced.",
    ),
    OpInfo(
        "llvm.mlir.poison",
        results="res: LLVM_Type",
        syntax="attr-dict `:` type($res)",
        traits=PURE | CONSTANT_LIKE,
        fold=fold_poison,
        doc="A poison value.",
    ),
    OpInfo(
        "llvm.mlir.undef",
        results="res: LLVM_Type",
        syntax="attr-dict `:` type($res)",
        traits=PURE | CONSTANT_LIKE,
        fold=fold_undef,
        doc="A value of which nothing is known.",
    ),
    OpInfo(
        "llvm.mlir.zero",
        results="res: LLVM_Type",
        syntax="attr-dict `:` type($res)",
        traits=PURE | CONSTANT_LIKE | LOCAL_VERIFY,
        verify=verify_zero,
        fold=fold_zero,
        doc="Zero of any type: null for pointers, all bits zero for structs and arrays.",
    ),
    OpInfo(
        "llvm.mlir.none",
        results="res: LLVM_TokenType",
        syntax="attr-dict `:` type($res)",
        traits=PURE,
        doc="A token that stands for none.",
    ),
)
