"""Straight-line code for the plain case of simple formats.

An op such as `arith.addi %a, %b : i32` (single operands, literals, simple types, no attribute dictionary, no optional
group present) is what almost all of a large file consists of. For a format made of such elements this module writes a
parse and a print function that handle just that case in a few table look-ups, and hand over to the general walk of
`format_parser` / `format_printer` on anything else: a fast function never reports an error itself.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.constraints import Constraint, TypeConstraint, accepts_class
from pyopt.ir.core import Operation, Value, plain_operation
from pyopt.ir.op_verifier import UNCACHED
from pyopt.ir.opinfo import LOCAL_VERIFY, OPERAND_SEGMENTS, RESULT_SEGMENTS, SAME_OPERANDS, SAME_TYPES, OpInfo
from pyopt.ir.types import Type
from pyopt.light import final
from pyopt.syntax.format_language import ATTR_DICT, ATTRIBUTE, LITERAL, OPERAND, OPTIONAL, RESULT, SPACE, TYPE, Element
from pyopt.syntax.format_lists import ListParser, ListPrinter, is_list
from pyopt.syntax.format_parser import Format, default_attributes, format_of
from pyopt.syntax.lexer import LOOK_AHEAD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import CodeType
    from typing import Final

    from pyopt.ir.context import Context
    from pyopt.syntax.operand_parser import OperandParser
    from pyopt.syntax.operand_printer import LineFunction, OperandPrinter


NOTHING: Final = Value(Type(), None, 0)
"""Stands for a value that is not there: no value in an IR has its type."""


@final
class _Shape:
    """What the plain case of a format looks like.

    parts: ("literal", text) | ("operand", name) | ("type", name) | ("attribute", name), in order of the text.
    absent: literals that would begin an optional group at the end, "{" for an attribute dictionary there.
    """

    __slots__ = ("absent", "parts")

    def __init__(self) -> None:
        self.parts: list[tuple[str, str, bool]] = []
        self.absent: list[str] = []


def _shape_of(form: Format) -> _Shape | None:
    """The plain case, or None if the format has parts that have none."""
    info = form.info
    if info.traits & (OPERAND_SEGMENTS | RESULT_SEGMENTS) or form.signature.regions or form.signature.successors:
        return None
    shape = _Shape()
    for element in form.elements:
        if not _add(form, shape, element):
            return None
    signature = form.signature
    if any(slot.kind != "single" for slot in signature.operands) or any(
        slot.kind != "single" for slot in signature.results
    ):
        return None
    if len(signature.results) > 1:
        return None
    named = {name for kind, name, _ in shape.parts if kind == "operand"}
    if named != {slot.name for slot in signature.operands}:
        return None
    return shape


def _add(form: Format, shape: _Shape, element: Element) -> bool:
    kind = element.kind
    if kind == LITERAL:
        shape.parts.append(("literal", element.text, element.space))
        shape.absent = []
        return True
    if kind == SPACE:
        return element.text == ""
    if kind == ATTR_DICT:
        shape.absent.append("attributes" if element.flag else "{")
        return True
    if kind == OPTIONAL:
        first = element.arguments[0]
        if first.kind != LITERAL or element.otherwise:
            return False
        shape.absent.append(first.text)
        return True
    # What follows is looked up, and neither `{` nor a keyword is a value, type or case: no need to check for them.
    shape.absent = []
    if kind == OPERAND:
        shape.parts.append(("operand", element.text, element.space))
        return True
    if kind == TYPE and element.arguments[0].kind in (OPERAND, RESULT):
        shape.parts.append(("type", element.arguments[0].text, element.space))
        return True
    if kind == ATTRIBUTE:
        slot = form.slots[element.text]
        if slot.constraint.keywords is None:
            return False
        shape.parts.append(("attribute", element.text, element.space))
        return True
    return False


def _type_source(form: Format, shape: _Shape, name: str) -> str:
    """The expression that gives the type of an operand or result in generated code; "" if there is none."""
    given = [one for kind, one, _ in shape.parts if kind == "type"]
    if name in given:
        return f"type_{name}"
    slot = form.slots[name]
    if slot.constraint.literal_type is not None:
        return f"literal_{name}"
    traits = form.info.traits
    if given and (traits & SAME_TYPES or (traits & SAME_OPERANDS and form.slots[given[0]] in form.signature.operands)):
        if traits & SAME_TYPES or slot in form.signature.operands:
            return f"type_{given[0]}"
    derived = (form.info.derived or {}).get(name)
    if derived is not None and derived[0] in given:
        return f"derived_{name}"
    return ""


@final
class _Derived:
    """The types that follow from others by a function; `known` has those met before."""

    def __init__(self, function: Callable[[Type], Type | None], constraint: Constraint) -> None:
        self.function = function
        self.constraint = constraint
        self.known: dict[Type, Type] = {}

    def derive(self, type: Type | None) -> Type | None:
        """The derived type; None where the slow path has an error to report."""
        if type is None or not (isinstance(self.constraint, TypeConstraint) and self.constraint.accepts(type)):
            return None
        derived = self.function(type)
        if derived is not None:
            self.known[type] = derived
        return derived


def fast_parse(
    info: OpInfo, context: Context, slow: Callable[[OperandParser, int], Operation]
) -> Callable[[OperandParser, int], Operation] | None:
    """The parse function for the plain case, which calls `slow` for the rest; None if the format has no plain case."""
    form = format_of(info)
    if _is_constant(form):
        info.vouches = _depends_on_types_and_attributes(info)
        return ConstantParser(info, slow).parse
    if is_list(form):
        return ListParser(info, slow).parse
    shape = _shape_of(form)
    if shape is None or len(shape.parts) >= LOOK_AHEAD:
        return None
    names: dict[str, object] = {
        "info": info, "Operation": Operation, "plain_operation": plain_operation, "slow": slow, "nothing": NOTHING,
        "defaults": default_attributes(info, context),
    }  # fmt: skip
    looks: list[str] = []
    tests: list[str] = []
    checks: list[str] = []
    key: list[str] = []
    attribute_names: list[str] = []
    for position, (kind, name, _) in enumerate(shape.parts):
        if kind == "literal":
            tests.append(f"t{position} == {name!r}")
        elif kind == "operand":
            looks.append(f"operand_{name} = values.get(t{position}, nothing)")
        elif kind == "type":
            looks.append(f"type_{name} = types.get(t{position})")
            checks.append(f"type_{name} is not None")
            key.append(f"type_{name}")
            constraint = form.slots[name].constraint
            if isinstance(constraint, TypeConstraint) and constraint.kind is not None:
                names["accepts_class"] = accepts_class
                checks.append(f"accepts_class({constraint.name!r}, type_{name})")
        else:
            names[f"keywords_{name}"] = form.slots[name].constraint.keywords
            looks.append(f"attribute_{name} = keywords_{name}.get(t{position})")
            checks.append(f"attribute_{name} is not None")
            key.append(f"attribute_{name}")
            attribute_names.append(name)
    end = len(shape.parts)
    tests.extend(f"t{end} != {literal!r}" for literal in shape.absent)
    for slot in (*form.signature.operands, *form.signature.results):
        if slot.constraint.literal_type is not None:
            names[f"literal_{slot.name}"] = slot.constraint.literal_type
        if info.derived and slot.name in info.derived:
            source = info.derived[slot.name][0]
            if source in form.slots and _type_source(form, shape, slot.name) == f"derived_{slot.name}":
                derived = _Derived(info.derived[slot.name][1], form.slots[source].constraint)
                names[f"derive_{slot.name}"] = derived.derive
                names[f"known_{slot.name}"] = derived.known
                look_up = f"known_{slot.name}.get(type_{source})"
                looks.append(f"derived_{slot.name} = {look_up} or derive_{slot.name}(type_{source})")
                checks.append(f"derived_{slot.name} is not None")
    for slot in form.signature.operands:
        source = _type_source(form, shape, slot.name)
        if not source:
            return None
        tests.append(f"operand_{slot.name}.type is {source}")
    operands = ", ".join([f"operand_{slot.name}" for slot in form.signature.operands])
    attributes = "defaults"
    if attribute_names:
        entries = ", ".join([f"{name!r}: attribute_{name}" for name in attribute_names])
        attributes = "{**defaults, " + entries + "}" if names["defaults"] else "{" + entries + "}"
    make = f"Operation(info, [{operands}], (), {attributes}, loc)"
    inferred = False
    if form.signature.results:
        source = _type_source(form, shape, form.signature.results[0].name)
        make = f"plain_operation(info, [{operands}], {source}, {attributes}, loc)"
        if not source:
            if info.infer is None:
                return None
            inferred = True
    count = end + 1 if shape.absent else end
    tokens = "".join([f"t{position}, " for position in range(count)])
    lines = [
        "def parse(p, loc):",
        "    i = loc + 1",
        f"    {tokens}= p.tokens[i : i + {count}]",
        "    types = p.types",
        "    values = p.values",
        *[f"    {look}" for look in looks],
        f"    if {' and '.join(tests) or 'True'}:",
    ]
    all_checks = " and ".join(checks) or "True"
    if inferred:
        names["infer"] = info.infer
        lines += [
            f"        if {all_checks}:",
            f"            operands = [{operands}]",
            f"            attributes = {attributes}",
            "            inferred = infer(operands, attributes)",
            "            if type(inferred) is not str:",
            f"                p.i = i + {end}",
            "                return Operation(info, operands, inferred, attributes, loc)",
        ]
    elif _depends_on_types_and_attributes(info):
        # Good keys have passed all checks, so that they come first.
        one = f"({', '.join(key)})" if len(key) > 1 else key[0] if key else "None"
        names["good"] = set()
        names["slow"] = Doubt(slow).parse
        info.vouches = True
        lines += [
            f"        if {one} in good:",
            f"            p.i = i + {end}",
            f"            return {make}",
            f"        if {all_checks}:",
            f"            p.i = i + {end}",
            f"            return p.vet({make}, good, {one})",
        ]
    else:
        lines += [f"        if {all_checks}:", f"            p.i = i + {end}", f"            return {make}"]
    lines += ["    p.i = i", "    return slow(p, loc)"]
    run_code(lines, names)
    return names["parse"]  # type: ignore[return-value]  # exec knows no types


def run_code(lines: list[str], names: dict[str, object]) -> None:
    """Executes code made of a dialect's declaration, never of input; the same text is compiled once."""
    text = "\n".join(lines)
    code = _codes.get(text)
    if code is None:
        code = _codes[text] = compile(text, "<format>", "exec")
    exec(code, names)


_codes: dict[str, CodeType] = {}


def _depends_on_types_and_attributes(info: OpInfo) -> bool:
    """Whether an op is valid can be told from its types and attributes, which its plain form gives, alone."""
    if info.traits & UNCACHED or info.parents or info.verify_symbols is not None:
        return False
    return info.verify is None or info.traits & LOCAL_VERIFY != 0


@final
class Doubt:
    """Parses with the general walk, which checks nothing."""

    __slots__ = ("slow",)

    def __init__(self, slow: Callable[[OperandParser, int], Operation]) -> None:
        self.slow = slow

    def parse(self, p: OperandParser, loc: int) -> Operation:
        return p.doubt(self.slow(p, loc))


def fast_line(info: OpInfo, name: str, context: Context) -> LineFunction | None:
    """What prints a whole line in the plain case, and else says False; None if the format has no plain case."""
    form = format_of(info)
    if _is_constant(form) and form.signature.attributes[0].constraint.literal_type is None:
        return ConstantPrinter(form.signature.attributes[0].name, name).line
    if is_list(form):
        return ListPrinter(name).line
    shape = _shape_of(form)
    if shape is None:
        return None
    defaults = default_attributes(info, context)
    names: dict[str, object] = {"defaults": defaults, "name": name}
    pieces = ["{indent}", "{result.name} = " if form.signature.results else "", "{name}"]
    count = len(defaults)
    conditions = []
    operand_names = [f"operand_{slot.name}" for slot in form.signature.operands]
    for kind, text, space in shape.parts:
        if space:
            pieces.append(" ")
        if kind == "literal":
            pieces.append(text.replace("{", "{{").replace("}", "}}"))
        elif kind == "operand":
            pieces.append(f"{{operand_{text}.name}}")
        elif kind == "type":
            value = f"operand_{text}" if f"operand_{text}" in operand_names else "result"
            pieces.append(f"{{type_text.get({value}.type) or pr.type({value}.type)}}")
        else:
            count += 1
            keywords = form.slots[text].constraint.keywords
            assert keywords is not None
            words: dict[Attribute, str] = {attribute: word for word, attribute in keywords.items()}
            names[f"text_{text}"] = words
            pieces.append(f"{{text_{text}[a[{text!r}]]}}")
            conditions.append(f"a.get({text!r}) in text_{text}")
    for number, (default_name, default) in enumerate(defaults.items()):
        names[f"default_{number}"] = default
        conditions.append(f"a.get({default_name!r}) is default_{number}")
    test = " and ".join([f"len(a) == {count}", *conditions])
    if count == len(defaults):
        test = f"a is defaults or ({test})"
    lines = ["def line(pr, op, indent):", "    a = op.attributes", f"    if not ({test}):", "        return False"]
    if operand_names:
        lines.append(f"    {', '.join(operand_names)}, = op.operands")
    if form.signature.results:
        lines.append("    result, = op.results")
    lines.append("    type_text = pr.type_text")
    body = "".join([*pieces, "\n"])
    lines += [f"    pr.write(f{body!r})", "    return True"]
    run_code(lines, names)
    return names["line"]  # type: ignore[return-value]  # exec knows no types


def _is_constant(form: Format) -> bool:
    """The op is a constant: its format is just an attribute dictionary and one attribute."""
    signature = form.signature
    return (
        [element.kind for element in form.elements] in ([ATTR_DICT, ATTRIBUTE], [ATTRIBUTE, ATTR_DICT])
        and not signature.operands
        and len(signature.attributes) == len(signature.results) == 1
        and signature.attributes[0].constraint.parse is None
        and signature.attributes[0].constraint.keywords is None
    )


@final
class ConstantParser:
    """Parses constants; a literal that was met before, such as `5 : i32`, is looked up by its tokens."""

    __slots__ = ("info", "known", "slow")

    def __init__(self, info: OpInfo, slow: Callable[[OperandParser, int], Operation]) -> None:
        self.info = info
        self.slow = slow
        self.known: dict[tuple[str, ...], tuple[dict[str, Attribute], Type]] = {}

    def parse(self, p: OperandParser, loc: int) -> Operation:
        tokens = p.tokens
        start = loc + 1
        end = start + 2 if tokens[start] == "-" else start + 1
        if tokens[end] == ":":
            end += 2
        key = tuple(tokens[start:end])
        found = self.known.get(key)
        if found is not None and tokens[end] != "{":
            p.i = end
            return plain_operation(self.info, [], found[1], found[0], loc)
        p.i = start
        op = self.slow(p, loc)
        if p.i == end and key[-1][0] not in "!#":
            good: set[object] = set()
            p.vet(op, good, key)
            if good or not self.info.vouches:
                self.known[key] = (op.attributes, op.results[0].type)
            return op
        return p.doubt(op)


@final
class ConstantPrinter:
    """Prints constants; the text of numbers is kept."""

    __slots__ = ("attribute", "head", "known")

    def __init__(self, attribute: str, name: str) -> None:
        self.attribute = attribute
        self.head = f" = {name} "
        self.known: dict[Attribute, str] = {}

    def line(self, pr: OperandPrinter, op: Operation, indent: str) -> bool:
        attributes = op.attributes
        value = attributes[self.attribute]
        if len(attributes) != 1 or not isinstance(value, (IntegerAttr, FloatAttr)):
            return False
        text = self.known.get(value)
        if text is None:
            text = self.known[value] = f"{self.head}{pr.attribute(value)}\n"
        pr.write(indent + op.results[0].name + text)
        return True
