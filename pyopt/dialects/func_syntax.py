"""The hand-written forms of func ops: the function itself, and call_indirect, whose types follow from one type."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, StringAttr, TypeAttr, function_type_of
from pyopt.ir.core import NO_ATTRIBUTES, Operation, Region
from pyopt.ir.types import FunctionType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.syntax.parser import Argument, OperationParser

if TYPE_CHECKING:
    from pyopt.syntax.printer import Printer

INFERRED: Final = ("sym_name", "sym_visibility", "function_type")
"""Attributes that the signature gives."""
ELIDED: Final = ("sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs")
NO_DICTIONARY: Final = DictionaryAttr.get({})
VISIBILITIES: Final = ("public", "private", "nested")


def parse_func(p: OperationParser, loc: int) -> Operation:
    """`visibility? @name(arguments) -> results attributes {...} { body }`."""
    return parse_function(p, loc, "func.func")


def parse_function(p: OperationParser, loc: int, name: str) -> Operation:
    """The form of func.func, for an op that is declared as it is."""
    info = p.declared(name)
    tokens = p.tokens
    attributes: dict[str, Attribute] = {}
    if tokens[p.i] in VISIBILITIES:
        attributes["sym_visibility"] = StringAttr.get(p.take())
    token = tokens[p.i]
    if token[:1] != "@" or len(token) == 1:
        raise p.op_error("expected valid '@'-identifier for symbol name", loc, p.i)
    attributes["sym_name"] = StringAttr.get(p.parse_symbol_name())
    arguments = parse_arguments(p, loc)
    results, result_attributes = parse_results(p)
    type = FunctionType.get(tuple([one.type for one in arguments]), tuple(results))
    attributes["function_type"] = TypeAttr.get(type)
    if tokens[p.i] == "attributes":
        p.i += 1
        at = p.i
        if tokens[at] != "{":
            raise p.wrong_token("expected '{' in attribute dictionary")
        for key, value in p.parse_optional_attr_dict().items():
            if key in INFERRED:
                raise p.op_error(
                    f"'{key}' is an inferred attribute and should not be specified in the explicit attribute "
                    "dictionary",
                    loc,
                    at - 1,
                )
            attributes[key] = value
    if any(one.attributes for one in arguments):
        attributes = p.join_attributes(
            loc, attributes, {"arg_attrs": _dictionaries([one.attributes for one in arguments])}
        )
    if any(result_attributes):
        attributes = p.join_attributes(loc, attributes, {"res_attrs": _dictionaries(result_attributes)})
    if tokens[p.i] == "{":
        at = p.i
        if tokens[at + 1][:1] != "^":
            _check_names(p, arguments)
        named = arguments if arguments and arguments[0].token >= 0 else None
        region = p.parse_region(named, info.default_dialect)
        if region.first is None:
            raise p.op_error("expected non-empty function body", loc, at)
    else:
        region = Region()
    return Operation(info, [], (), attributes, loc, [region])


def _check_names(p: OperationParser, arguments: Sequence[Argument]) -> None:
    """No argument has the name of another, or of a value outside of the function."""
    seen: dict[str, int] = {}
    for argument in arguments:
        at = argument.token
        if at < 0:
            return
        token = p.tokens[at]
        if token in seen or token in p.values:
            error = p.error(f"region entry argument '{token}' is already in use", at)
            place = p.error("", seen[token]).place if token in seen else p._definition_place(token, p.values[token])
            error.notes = (("previously referenced here", place),)
            raise error
        seen[token] = at


def _dictionaries(entries: Sequence[dict[str, Attribute]]) -> ArrayAttr:
    return ArrayAttr.get(tuple([DictionaryAttr.get(one) if one else NO_DICTIONARY for one in entries]))


def parse_arguments(p: OperationParser, loc: int, variadic: bool = False) -> list[Argument]:
    """`(%a: T {attributes} loc(...), ...)`, or without names: all have one, or none.

    `variadic`: the last one may be a real `...`.
    """
    tokens = p.tokens
    types = p.types
    p.expect("(")
    arguments: list[Argument] = []
    if tokens[p.i] == ")":
        p.i += 1
        return arguments
    while True:
        at = p.i
        token = tokens[at]
        if variadic and token == "...":
            p.i += 1
            if tokens[p.i] == ",":
                raise p.op_error("variadic arguments must be in the end of the argument list", loc, p.i + 1)
            break
        known = types.get(tokens[at + 2])
        if known is not None and tokens[at + 1] == ":" and token[0] == "%" and "#" not in token and token != "%":
            # `%a: T` with a type that is met again.
            if arguments and arguments[0].token < 0:
                raise p.error("custom op 'func.func' expected type instead of SSA identifier", at)
            p.i = at + 3
            argument = Argument(at, known, NO_ATTRIBUTES, at)
        elif token[:1] == "%" and len(token) > 1:
            if arguments and arguments[0].token < 0:
                raise p.op_error("expected type instead of SSA identifier", loc, at)
            if "#" in token:
                raise p.error("result number not allowed in argument list", at, token.index("#"))
            p.i += 1
            p.expect(":")
            argument = Argument(at, p.parse_type(), NO_ATTRIBUTES, at)
        else:
            if arguments and arguments[0].token >= 0:
                raise p.op_error("expected SSA identifier", loc, p.i)
            argument = Argument(-1, p.parse_type(), NO_ATTRIBUTES, at)
        if tokens[p.i] == "{":
            argument.attributes = p.parse_optional_attr_dict()
        if tokens[p.i] == "loc":
            argument.loc = p.parse_location_clause()
        arguments.append(argument)
        if tokens[p.i] != ",":
            break
        p.i += 1
    p.expect(")")
    return arguments


def parse_results(p: OperationParser) -> tuple[list[Type], list[dict[str, Attribute]]]:
    """`-> T` or `-> (T {attributes}, U)`, or nothing."""
    types: list[Type] = []
    attributes: list[dict[str, Attribute]] = []
    if not p.accept("->"):
        return types, attributes
    if p.tokens[p.i] != "(":
        return [p.parse_type()], [NO_ATTRIBUTES]
    p.i += 1
    if p.accept(")"):
        return types, attributes
    while True:
        types.append(p.parse_type())
        attributes.append(p.parse_optional_attr_dict())
        if not p.accept(","):
            break
    p.expect(")")
    return types, attributes


def _entries(attribute: Attribute | None, index: int) -> DictionaryAttr | None:
    """The attributes of argument or result `index`."""
    if isinstance(attribute, ArrayAttr) and index < len(attribute.elements):
        one = attribute.elements[index]
        return one if isinstance(one, DictionaryAttr) else None
    return None


def print_arguments(pr: Printer, op: Operation, types: Sequence[Type]) -> None:
    """`%a: i32, %b: i32 {attributes}`, and of a function without a body the types only."""
    write = pr.write
    entry = op.regions[0].first
    of_arguments = op.attributes.get("arg_attrs")
    if entry is not None and of_arguments is None and not pr.options.debuginfo:
        write(", ".join([f"{one.name}: {pr.type(one.type)}" for one in entry.arguments]))
        return
    for index, one in enumerate(types):
        if index:
            write(", ")
        entries = _entries(of_arguments, index)
        if entry is not None:
            pr.argument(entry.arguments[index], entries)
        else:
            write(pr.type(one))
            if entries is not None and entries.entries:
                write(" " + pr.attr_dict(entries.entries))


def print_func(pr: Printer, op: Operation) -> None:
    write = pr.write
    attributes = op.attributes
    write(" ")
    visibility = attributes.get("sym_visibility")
    if isinstance(visibility, StringAttr):
        write(visibility.value + " ")
    name = attributes.get("sym_name")
    write(pr.symbol(name.value if isinstance(name, StringAttr) else ""))
    type = function_type_of(attributes.get("function_type"))
    assert type is not None
    write("(")
    print_arguments(pr, op, type.inputs)
    write(")")
    if type.results:
        print_results(pr, type.results, attributes.get("res_attrs"))
    pr.optional_attr_dict(op, ELIDED, True)
    if op.regions[0].first is not None:
        write(" ")
        pr.region(op.regions[0], False, True, False)


def print_results(pr: Printer, types: Sequence[Type], attributes: Attribute | None) -> None:
    write = pr.write
    write(" -> ")
    first = _entries(attributes, 0)
    bare = len(types) == 1 and not isinstance(types[0], FunctionType) and (first is None or not first.entries)
    if bare:
        write(pr.type(types[0]))
        return
    write("(")
    for index, type in enumerate(types):
        if index:
            write(", ")
        write(pr.type(type))
        entries = _entries(attributes, index)
        if entries is not None and entries.entries:
            write(" " + pr.attr_dict(entries.entries))
    write(")")


def parse_call_indirect(p: OperationParser, loc: int) -> Operation:
    """`%f(%a, %b) attributes : function type`."""
    callee = p.take_operand()
    p.expect("(")
    at = p.i
    indices = p.take_operand_list()
    p.expect(")")
    attributes = p.parse_optional_attr_dict()
    p.expect(":")
    type_at = p.i
    type = p.parse_type()
    if not isinstance(type, FunctionType):
        raise p.wrong_type_class(type, "builtin.function", loc, type_at)
    operands = [p.resolve_operand(callee, type)]
    operands.extend(p.resolve_operands(indices, type.inputs, loc, at))
    info = p.declared("func.call_indirect")
    return Operation(info, operands, type.results, attributes, loc)


def print_call_indirect(pr: Printer, op: Operation) -> None:
    pr.write(f" {op.operands[0].name}({pr.operands(op.operands[1:])})")
    pr.optional_attr_dict(op)
    pr.write(" : " + pr.type(op.operands[0].type))


def check_value_attributes(attribute: Attribute | None, count: int, noun: str, plural: str) -> str | None:
    """arg_attrs or res_attrs: one dictionary a value, with names of dialects."""
    if not isinstance(attribute, ArrayAttr):
        return None
    if len(attribute.elements) != count:
        return (
            f"expects {noun} attribute array to have the same number of elements as the number of function {plural}, "
            f"got {len(attribute.elements)}, but expected {count}"
        )
    for entries in attribute.elements:
        if isinstance(entries, DictionaryAttr) and any("." not in name for name, _ in entries.entries):
            return f"{plural} may only have dialect attributes"
    return None
