"""Common parts of the forms of all calls: operand bundles, and a type with argument and result attributes.

llvm.call @f(%a) ["tag"(%b : i64), "other"()] : (i32 {llvm.noundef}) -> ()
"""

from __future__ import annotations

from pyopt.dialects.func_syntax import parse_results, print_results
from pyopt.dialects.llvm.bundles import bundle_sizes, bundle_tags
from pyopt.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, DictionaryAttr, StringAttr, TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I32, Type
from pyopt.light import final
from pyopt.syntax.format_parser import ParseState
from pyopt.syntax.parser import OperationParser
from pyopt.syntax.printer import Printer


@final
class Bundles:
    """Bundles of operands as they were read: a tag, tokens of operands and types for each."""

    __slots__ = ("at", "counts", "operands", "tags", "types")

    def __init__(self, at: int) -> None:
        self.at = at
        self.tags: list[str] = []
        self.operands: list[int] = []
        self.types: list[list[Type]] = []
        self.counts: list[int] = []

    def describe_in(self, attributes: dict[str, Attribute]) -> None:
        """Adds the attributes that say how many operands each bundle has, and its tag."""
        attributes["op_bundle_sizes"] = DenseArrayAttr.get(I32, tuple(self.counts))
        if self.tags:
            attributes["op_bundle_tags"] = ArrayAttr.get(tuple([StringAttr.get(tag) for tag in self.tags]))

    def resolve(self, p: OperationParser, loc: int) -> list[Value]:
        """The values of the operands, as many in each bundle as it has types."""
        found: list[Value] = []
        start = 0
        for number, (count, types) in enumerate(zip(self.counts, self.types, strict=True)):
            if count != len(types):
                words = (
                    f"expected {count} types for operand bundle operands for operand bundle #{number}, "
                    f"but actually got {len(types)}"
                )
                raise p.op_error(words, loc, self.at)
            for index, type in zip(self.operands[start : start + count], types, strict=True):
                found.append(p.resolve_operand(index, type))
            start += count
        return found


def take_variadic_type(p: OperationParser, loc: int, attributes: dict[str, Attribute]) -> None:
    """`vararg(type)`, perhaps."""
    if not p.accept("vararg"):
        return
    p.expect("(")
    at = p.i
    found = p.parse_attribute()
    if not isinstance(found, TypeAttr):
        raise p.op_error("invalid kind of attribute specified", loc, at)
    attributes["var_callee_type"] = found
    p.expect(")")


def take_bundles(p: OperationParser, loc: int) -> Bundles:
    """`["tag"(%operands : types), ...]`, perhaps."""
    bundles = Bundles(p.i)
    if not p.accept("["):
        return bundles
    if p.accept("]"):
        return bundles
    while True:
        if p.peek()[:1] != '"':
            error = p.op_error("expected string", loc, p.i)
            error.also = (p.op_error("expect operand bundle tag", loc, p.i),)
            raise error
        bundles.tags.append(p.take_string())
        p.expect("(")
        operands: list[int] = []
        types: list[Type] = []
        if not p.accept(")"):
            operands = p.take_operand_list()
            p.expect(":")
            types = p.take_type_list()
            p.expect(")")
        bundles.operands += operands
        bundles.counts.append(len(operands))
        bundles.types.append(types)
        if not p.accept(","):
            break
    p.expect("]")
    return bundles


def write_bundles(pr: Printer, op: Operation) -> None:
    """` ["tag"(%operands : types), ...]`, or nothing."""
    tags = bundle_tags(op)
    if tags:
        pr.write(" " + _bundles_text(pr, op, tags))


def _bundles_text(pr: Printer, op: Operation, tags: list[str]) -> str:
    operands = operand_group(op, "op_bundle_operands")
    parts: list[str] = []
    start = 0
    for tag, size in zip(tags, bundle_sizes(op), strict=True):
        some = operands[start : start + size]
        inner = f"{pr.operands(some)} : {pr.types_of(some)}" if some else ""
        parts.append(f'"{pr.escape(tag)}"({inner})')
        start += size
    return f"[{', '.join(parts)}]"


def parse_op_bundles(p: OperationParser, state: ParseState, arguments: list[str]) -> bool:
    """The bundles in a format, where they begin an optional group; whether there are any."""
    written = p.peek() == "["
    bundles = take_bundles(p, state.loc)
    state.operands["op_bundle_operands"] = bundles.operands
    state.operand_types["op_bundle_operands"] = [type for types in bundles.types for type in types]
    bundles.describe_in(state.attributes)
    return written


def print_op_bundles(pr: Printer, op: Operation, arguments: list[str]) -> None:
    pr.write(_bundles_text(pr, op, bundle_tags(op)))


# The type of a call.


def take_call_type(
    p: OperationParser, loc: int, attributes: dict[str, Attribute], words: str, at: int
) -> tuple[list[Type], list[Type]]:
    """`(type {attributes}, ...) -> results`; what stands at the parts becomes `arg_attrs` and `res_attrs`.

    The error of the form in `words`, at token `at`, is reported where this is no such type, behind the mistake itself.
    """
    start = p.i
    entries: list[dict[str, Attribute]] = []
    try:
        types = _take_argument_types(p, entries)
        arrow = p.peek() == "->"
        results, of_results = parse_results(p)
    except DiagnosticError as error:
        error.also = (*error.also, _wrong_call_type(p, loc, words, at, start))
        raise
    if not arrow:
        raise _wrong_call_type(p, loc, words, at, start)
    for name, of_values in (("arg_attrs", entries), ("res_attrs", of_results)):
        if any(of_values):
            if name in attributes:
                p.note_twice(loc, name)
            attributes[name] = ArrayAttr.get(tuple([DictionaryAttr.get(one) for one in of_values]))
    return types, results


def _wrong_call_type(p: OperationParser, loc: int, words: str, at: int, start: int) -> DiagnosticError:
    """The error in `words`, at token `at`, as it is where the type at token `start` was not read yet."""
    current = p.i
    p.i = start
    error = p.op_error(words, loc, at)
    p.i = current
    return error


def _take_argument_types(p: OperationParser, entries: list[dict[str, Attribute]]) -> list[Type]:
    """`(type {attributes}, ...)`."""
    p.expect("(")
    types: list[Type] = []
    if p.accept(")"):
        return types
    while True:
        types.append(p.parse_type())
        entries.append(p.parse_optional_attr_dict() if p.peek() == "{" else {})
        if not p.accept(","):
            break
    p.expect(")")
    return types


def write_call_type(pr: Printer, op: Operation, operands: list[Value]) -> None:
    """`(type {attributes}, ...) -> results`."""
    given = op.attributes.get("arg_attrs")
    entries = given.elements if isinstance(given, ArrayAttr) else ()
    parts: list[str] = []
    for number, value in enumerate(operands):
        entry = entries[number] if number < len(entries) else None
        text = pr.type(value.type)
        if isinstance(entry, DictionaryAttr) and entry.entries:
            text += " " + pr.attr_dict(entry.entries)
        parts.append(text)
    pr.write(f"({', '.join(parts)})")
    if op.results:
        print_results(pr, [one.type for one in op.results], op.attributes.get("res_attrs"))
    else:
        pr.write(" -> ()")
