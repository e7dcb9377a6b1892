"""The hand-written forms of functions, calls and globals."""

from __future__ import annotations

from pyopt.dialects.func_syntax import parse_arguments, parse_results, print_arguments, print_results
from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.forms_calls import (
    take_bundles,
    take_call_type,
    take_variadic_type,
    write_bundles,
    write_call_type,
)
from pyopt.dialects.llvm.functions import callee_type, function_type_of_llvm, global_type, linkage_of
from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.dialects.llvm.types import VOID, LLVMArrayType, LLVMFunctionType, is_compatible, is_compatible_inside
from pyopt.ir.attributes import (
    UNIT,
    ArrayAttr,
    Attribute,
    DictionaryAttr,
    EnumAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from pyopt.ir.core import Operation, Region
from pyopt.ir.enums import CaseEnum, IntegerEnum
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import I32, IntegerType, Type
from pyopt.light import Final
from pyopt.syntax.defaults import default_attributes
from pyopt.syntax.parser import Argument, OperationParser
from pyopt.syntax.printer import Printer

LINKAGE_WORDS: Final = tuple([word for word, _ in enums.LINKAGES])


def take_case(p: OperationParser, cases: CaseEnum, default: str) -> Attribute:
    """A bare keyword of an enumeration if one is here."""
    found = cases.by_keyword.get(p.peek())
    if found is None:
        return cases.by_keyword[default]
    p.i += 1
    return found


def take_integer_case(p: OperationParser, cases: IntegerEnum) -> Attribute:
    """The same for one whose cases are integers, of which the first has no word."""
    found = cases.by_keyword.get(p.peek()) if p.peek() else None
    if found is None:
        return cases.by_keyword[""]
    p.i += 1
    return found


def take_symbol_name(p: OperationParser, loc: int) -> StringAttr:
    if p.peek()[:1] != "@" or len(p.peek()) == 1:
        raise p.op_error("expected valid '@'-identifier for symbol name", loc, p.i)
    return StringAttr.get(p.parse_symbol_name())


def _take_reference(p: OperationParser, loc: int) -> SymbolRefAttr:
    at = p.i
    found = p.parse_attribute()
    if not isinstance(found, SymbolRefAttr):
        raise p.op_error("invalid kind of attribute specified", loc, at)
    return found


def _take_comdat(p: OperationParser, loc: int, attributes: dict[str, Attribute]) -> None:
    """`comdat(@group::@selector)`, perhaps."""
    if p.accept("comdat"):
        p.expect("(")
        attributes["comdat"] = _take_reference(p, loc)
        p.expect(")")


# Functions.


def parse_func(p: OperationParser, loc: int) -> Operation:
    """`linkage? visibility? unnamed? cconv? @name(arguments, ...) -> result ... attributes {...} { body }`."""
    info = p.declared("llvm.func")
    attributes: dict[str, Attribute] = {"linkage": take_case(p, enums.LINKAGE, "external")}
    attributes["visibility_"] = take_integer_case(p, enums.VISIBILITY)
    attributes["unnamed_addr"] = take_integer_case(p, enums.UNNAMED_ADDRESS)
    attributes["CConv"] = take_case(p, enums.CCONV, "ccc")
    signature_at = p.i
    attributes["sym_name"] = take_symbol_name(p, loc)
    arguments, vararg = _parse_inputs(p, loc)
    results, result_attributes = parse_results(p)
    attributes["function_type"] = TypeAttr.get(_built_type(p, loc, signature_at, arguments, results, vararg))
    if p.accept("vscale_range"):
        p.expect("(")
        low = p.take_form_integer(loc)
        p.expect(",")
        high = p.take_form_integer(loc)
        p.expect(")")
        numbers = (IntegerAttr.get(low, I32), IntegerAttr.get(high, I32))
        attributes["vscale_range"] = LLVMStructAttr.get("vscale_range", numbers)
    _take_comdat(p, loc, attributes)
    if p.peek() == "attributes":
        p.i += 1
        if p.peek() != "{":
            raise p.wrong_token("expected '{' in attribute dictionary")
        attributes = p.join_attributes(loc, p.parse_optional_attr_dict(), attributes)
    inner: dict[str, Attribute] = {}
    if any(one.attributes for one in arguments):
        inner["arg_attrs"] = ArrayAttr.get(tuple([DictionaryAttr.get(one.attributes) for one in arguments]))
    if any(result_attributes):
        inner["res_attrs"] = ArrayAttr.get(tuple([DictionaryAttr.get(one) for one in result_attributes]))
    attributes = p.join_attributes(loc, attributes, inner)
    if p.peek() == "{":
        named = arguments if arguments and arguments[0].token >= 0 else None
        region = p.parse_region(named, info.default_dialect)
    else:
        region = Region()
    return Operation(info, [], (), attributes, loc, [region])


def _parse_inputs(p: OperationParser, loc: int) -> tuple[list[Argument], bool]:
    """The arguments, and whether `...` stands behind them."""
    tokens = p.tokens
    if tokens[p.i] == "(" and tokens[p.i + 1] == "..." and tokens[p.i + 2] == ")":
        p.i += 3
        return [], True
    return parse_arguments(p, loc, True), tokens[p.i - 2] == "..."


def _built_type(
    p: OperationParser, loc: int, at: int, arguments: list[Argument], results: list[Type], vararg: bool
) -> LLVMFunctionType:
    if len(results) > 1:
        raise p.op_error("failed to construct function type: expected zero or one function result", loc, at)
    for one in arguments:
        if not is_compatible_inside(one.type):
            raise p.op_error("failed to construct function type: expected LLVM type for function arguments", loc, at)
    result = results[0] if results else VOID
    if not is_compatible(result):
        reason = f"expected LLVM type for function results{p.type_name(result)}"
        raise p.op_error(f"failed to construct function type: {reason}", loc, at)
    return LLVMFunctionType.get(result, tuple([one.type for one in arguments]), vararg)


ELIDED_OF_FUNC: Final = (
    "sym_name", "function_type", "linkage", "CConv", "visibility_", "unnamed_addr", "comdat", "arg_attrs", "res_attrs",
    "vscale_range",
)  # fmt: skip


def write_words(pr: Printer, op: Operation) -> None:
    """The words for visibility, threads and address, each with a space behind it."""
    for name, cases in (("visibility_", enums.VISIBILITY), ("unnamed_addr", enums.UNNAMED_ADDRESS)):
        found = op.attributes.get(name)
        word = cases.by_attribute.get(found, "") if found is not None else ""
        if word:
            pr.write(word + " ")
        if name == "visibility_" and op.attributes.get("thread_local_") is not None:
            pr.write("thread_local ")


def print_func(pr: Printer, op: Operation) -> None:
    attributes = op.attributes
    write = pr.write
    write(" ")
    if linkage_of(op) != "external":
        write(linkage_of(op) + " ")
    write_words(pr, op)
    convention = attributes.get("CConv")
    if isinstance(convention, EnumAttr) and convention.text != "ccc":
        write(convention.text + " ")
    name = attributes["sym_name"]
    assert isinstance(name, StringAttr)
    write(pr.symbol(name.value))
    type = function_type_of_llvm(op)
    write("(")
    print_arguments(pr, op, type.inputs)
    if type.is_vararg:
        write(", ..." if type.inputs else "...")
    write(")")
    if type.result is not VOID:
        print_results(pr, [type.result], attributes.get("res_attrs"))
    scale = attributes.get("vscale_range")
    if isinstance(scale, LLVMStructAttr):
        low, high = scale.values
        assert isinstance(low, IntegerAttr) and isinstance(high, IntegerAttr)
        write(f" vscale_range({low.value}, {high.value})")
    comdat = attributes.get("comdat")
    if comdat is not None:
        write(f" comdat({pr.attribute(comdat)})")
    pr.optional_attr_dict(op, ELIDED_OF_FUNC, True)
    if op.regions[0].first is not None:
        write(" ")
        pr.region(op.regions[0], False, True, False)


# Calls.


def parse_call(p: OperationParser, loc: int) -> Operation:
    """`cconv? tail? (@callee|%pointer)(%args) vararg(type)? [bundles]? attributes : (pointer,)? function type`."""
    info = p.declared("llvm.call")
    attributes: dict[str, Attribute] = {
        "CConv": take_case(p, enums.CCONV, "ccc"),
        "TailCallKind": take_case(p, enums.TAIL_CALL, "none"),
    }
    operands: list[int] = []
    direct = p.peek()[:1] != "%"
    if direct:
        attributes["callee"] = _take_reference(p, loc)
    else:
        operands.append(p.take_operand())
    operands.extend(p.take_parenthesized_operands())
    take_variadic_type(p, loc, attributes)
    bundles = take_bundles(p, loc)
    bundles.describe_in(attributes)
    attributes["operandSegmentSizes"] = segments(len(operands), len(bundles.operands))
    attributes = p.join_attributes(loc, p.parse_optional_attr_dict(), attributes)
    at = p.i
    p.expect(":")
    given: list[Type] = []
    if not direct:
        given.append(p.parse_type())
        if not p.accept(","):
            raise p.op_error("expected indirect call to have 2 trailing types", loc, at)
    words = "expected direct call to have 1 trailing types" if direct else "expected trailing function type"
    inputs, results = take_call_type(p, loc, attributes, words, at)
    given += inputs
    if len(results) > 1:
        raise p.op_error("expected function with 0 or 1 result", loc, at)
    if len(results) == 1 and results[0] is VOID:
        raise p.op_error("expected a non-void result type", loc, at)
    values = p.resolve_operands(operands, given, loc)
    values += bundles.resolve(p, loc)
    for name, value in default_attributes(info).items():
        attributes.setdefault(name, value)
    return Operation(info, values, tuple(results), attributes, loc)


ELIDED_OF_CALL: Final = (
    "callee", "CConv", "TailCallKind", "var_callee_type", "op_bundle_sizes", "op_bundle_tags", "operandSegmentSizes",
    "arg_attrs", "res_attrs",
)  # fmt: skip


def print_call(pr: Printer, op: Operation) -> None:
    attributes = op.attributes
    write = pr.write
    callee = attributes.get("callee")
    for name, default in (("CConv", "ccc"), ("TailCallKind", "none")):
        found = attributes.get(name)
        if isinstance(found, EnumAttr) and found.text != default:
            write(" " + found.text)
    operands = operand_group(op, "callee_operands")
    types = ""
    if callee is not None:
        write(" " + pr.attribute(callee))
    else:
        write(" " + operands[0].name)
        types = pr.type(operands[0].type) + ", "
        operands = operands[1:]
    write(f"({pr.operands(operands)})")
    variadic = callee_type(op)
    if variadic is not None:
        write(f" vararg({pr.type(variadic)})")
    write_bundles(pr, op)
    elided = list(ELIDED_OF_CALL)
    flags = attributes.get("fastmathFlags")
    if isinstance(flags, EnumAttr) and flags.value == 0:
        elided.append("fastmathFlags")
    pr.optional_attr_dict(op, elided)
    write(f" : {types}")
    write_call_type(pr, op, operands)


def parse_call_intrinsic(p: OperationParser, loc: int) -> Operation:
    """`"name"(%args) [bundles]? attributes : function type`."""
    info = p.declared("llvm.call_intrinsic")
    at = p.i
    name = p.parse_attribute()
    if not isinstance(name, StringAttr):
        raise p.op_error("invalid kind of attribute specified", loc, at)
    attributes: dict[str, Attribute] = {"intrin": name}
    p.expect("(")
    operands = p.take_operand_list()
    p.expect(")")
    bundles = take_bundles(p, loc)
    bundles.describe_in(attributes)
    attributes["operandSegmentSizes"] = segments(len(operands), len(bundles.operands))
    attributes = p.join_attributes(loc, p.parse_optional_attr_dict(), attributes)
    at = p.i
    p.expect(":")
    words = "expected direct call to have 1 trailing types"
    inputs, results = take_call_type(p, loc, attributes, words, at)
    if len(results) > 1:
        raise p.op_error("expected function with 0 or 1 result", loc, at)
    values = p.resolve_operands(operands, inputs, loc)
    values += bundles.resolve(p, loc)
    for key, value in default_attributes(info).items():
        attributes.setdefault(key, value)
    return Operation(info, values, tuple(results), attributes, loc)


def print_call_intrinsic(pr: Printer, op: Operation) -> None:
    operands = operand_group(op, "args")
    pr.write(f" {pr.attribute(op.attributes['intrin'])}({pr.operands(operands)})")
    write_bundles(pr, op)
    elided = ["intrin", "op_bundle_sizes", "op_bundle_tags", "operandSegmentSizes", "arg_attrs", "res_attrs"]
    flags = op.attributes.get("fastmathFlags")
    if isinstance(flags, EnumAttr) and flags.value == 0:
        elided.append("fastmathFlags")
    pr.optional_attr_dict(op, elided)
    pr.write(" : ")
    write_call_type(pr, op, operands)


# Globals.


def parse_global(p: OperationParser, loc: int) -> Operation:
    """`linkage? visibility? thread_local? unnamed? constant? @name(value?) comdat? attributes : type { region }?`."""
    info = p.declared("llvm.mlir.global")
    attributes: dict[str, Attribute] = {"linkage": take_case(p, enums.LINKAGE, "external")}
    attributes["visibility_"] = take_integer_case(p, enums.VISIBILITY)
    if p.accept("thread_local"):
        attributes["thread_local_"] = UNIT
    attributes["unnamed_addr"] = take_integer_case(p, enums.UNNAMED_ADDRESS)
    if p.accept("constant"):
        attributes["constant"] = UNIT
    attributes["sym_name"] = take_symbol_name(p, loc)
    p.expect("(")
    value: Attribute | None = None
    if p.peek() != ")":
        value = attributes["value"] = p.parse_attribute()
    p.expect(")")
    _take_comdat(p, loc, attributes)
    attributes = p.join_attributes(loc, p.parse_optional_attr_dict(), attributes)
    region = Region()
    types: list[Type] = []
    if p.accept(":"):
        types = p.take_type_list()
    if len(types) > 1:
        raise p.op_error("expected zero or one type", loc, loc)
    if types:
        type = types[0]
        if p.peek() == "{":
            region = p.parse_region(None, info.default_dialect)
    elif isinstance(value, StringAttr):
        type = LLVMArrayType.get(len(value.value), IntegerType.get(8))
    else:
        raise p.op_error("type can only be omitted for string globals", loc, loc)
    attributes = p.join_attributes(loc, attributes, {"global_type": TypeAttr.get(type)})
    for name, default in default_attributes(info).items():
        attributes.setdefault(name, default)
    return Operation(info, [], (), attributes, loc, [region])


ELIDED_OF_GLOBAL: Final = (
    "sym_name", "global_type", "constant", "value", "linkage", "unnamed_addr", "thread_local_", "visibility_", "comdat",
)  # fmt: skip


def print_global(pr: Printer, op: Operation) -> None:
    attributes = op.attributes
    write = pr.write
    write(f" {linkage_of(op)} ")
    write_words(pr, op)
    if attributes.get("constant") is not None:
        write("constant ")
    name = attributes["sym_name"]
    assert isinstance(name, StringAttr)
    write(pr.symbol(name.value) + "(")
    value = attributes.get("value")
    if value is not None:
        write(pr.attribute(value))
    write(")")
    comdat = attributes.get("comdat")
    if comdat is not None:
        write(f" comdat({pr.attribute(comdat)})")
    pr.optional_attr_dict(op, ELIDED_OF_GLOBAL)
    if isinstance(value, StringAttr):
        return
    write(" : " + pr.type(global_type(op)))
    if op.regions[0].first is not None:
        write(" ")
        pr.region(op.regions[0], False, True, False)
