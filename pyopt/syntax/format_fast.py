"""Straight-line code for the plain case of simple formats.

An op such as `arith.addi %a, %b : i32` (single operands, literals, simple types, no attribute dictionary, no optional
group present) is what almost all of a large file consists of. For a format made of such elements (`format_plan`) this
module writes a parse and a print function that handle just that case in a few table look-ups, and hand over to the
general walk of `format_parser` / `format_printer` on anything else: a fast function never reports an error itself.
`format_plain` does the same by walking, for the first ops of a kind, and for all where pyopt is compiled: what is
generated here would be interpreted there.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.constraints import accepts_class
from pyopt.ir.core import INTERPRETED, Operation, plain_operation
from pyopt.ir.opinfo import OpInfo
from pyopt.ir.types import Type
from pyopt.light import final
from pyopt.syntax.format_language import ATTR_DICT, ATTRIBUTE
from pyopt.syntax.format_lists import ListParser, ListPrinter, is_list
from pyopt.syntax.format_parser import Format, default_attributes, format_of
from pyopt.syntax.format_plain import PlainParser, PlainPrinter
from pyopt.syntax.format_plan import NOTHING, Doubt, Plan, Shape, depends_on_types_and_attributes, plan_of, shape_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import CodeType
    from typing import Final

    from pyopt.ir.context import Context
    from pyopt.syntax.operand_parser import OperandParser
    from pyopt.syntax.operand_printer import LineFunction, OperandPrinter


MANY: Final = 40
"""So many times an op is walked before code is generated for it: about what generating costs."""


def fast_parse(
    info: OpInfo, context: Context, slow: Callable[[OperandParser, int], Operation]
) -> Callable[[OperandParser, int], Operation] | None:
    """The parse function for the plain case, which calls `slow` for the rest; None if the format has no plain case."""
    form = format_of(info)
    if _is_constant(form):
        info.vouches = depends_on_types_and_attributes(info)
        return ConstantParser(info, slow).parse
    if is_list(form):
        return ListParser(info, slow).parse
    plan = plan_of(form, context)
    if plan is None:
        return None
    if depends_on_types_and_attributes(info) and not plan.inferred:
        info.vouches = True
    plain = PlainParser(plan, slow)
    return WarmingParser(plan, slow, plain).parse if INTERPRETED else plain.parse


@final
class WarmingParser:
    """Walks a plan until the op has been met so often that code of its own is worth its price."""

    __slots__ = ("code", "left", "plain", "plan", "slow")

    def __init__(self, plan: Plan, slow: Callable[[OperandParser, int], Operation], plain: PlainParser) -> None:
        self.plan = plan
        self.slow = slow
        self.plain = plain
        self.left = MANY
        self.code: Callable[[OperandParser, int], Operation] | None = None

    def parse(self, p: OperandParser, loc: int) -> Operation:
        self.left -= 1
        if self.left > 0:
            return self.plain.parse(p, loc)
        if self.code is None:
            self.code = self.plan.info.compiled_parse = _parse_function(self.plan, self.slow, self.plain.good)
        p.replace_parse_function(self.parse, self.code)
        return self.code(p, loc)


def _parse_function(
    plan: Plan, slow: Callable[[OperandParser, int], Operation], good: set[object]
) -> Callable[[OperandParser, int], Operation]:
    """Straight-line code that parses the plain case. `good` has the keys of ops that are known to be valid."""
    info = plan.info
    names: dict[str, object] = {
        "info": info, "Operation": Operation, "plain_operation": plain_operation, "slow": slow, "nothing": NOTHING,
        "defaults": plan.defaults,
    }  # fmt: skip
    names.update(plan.fixed)
    tests = [f"t{position} == {text!r}" for position, text in plan.literals]
    tests += [f"t{plan.end} != {text!r}" for text in plan.absent]
    looks = [f"operand_{name} = values.get(t{position}, nothing)" for name, position, _ in plan.operands]
    checks: list[str] = []
    key: list[str] = []
    for position, name, kind in plan.given:
        looks.append(f"type_{name} = types.get(t{position})")
        checks.append(f"type_{name} is not None")
        key.append(f"type_{name}")
        if kind:
            names["accepts_class"] = accepts_class
            checks.append(f"accepts_class({kind!r}, type_{name})")
    for position, name, keywords in plan.keywords:
        names[f"keywords_{name}"] = keywords
        looks.append(f"attribute_{name} = keywords_{name}.get(t{position})")
        checks.append(f"attribute_{name} is not None")
        key.append(f"attribute_{name}")
    for target, source, derived in plan.derived:
        names[f"derive_{target}"] = derived.derive
        names[f"known_{target}"] = derived.known
        looks.append(f"{target} = known_{target}.get({source}) or derive_{target}({source})")
        checks.append(f"{target} is not None")
    tests += [f"operand_{name}.type is {source}" for name, _, source in plan.operands]
    operands = ", ".join([f"operand_{name}" for name, _, _ in plan.operands])
    attributes = "defaults"
    if plan.keywords:
        entries = ", ".join([f"{name!r}: attribute_{name}" for _, name, _ in plan.keywords])
        attributes = "{**defaults, " + entries + "}" if plan.defaults else "{" + entries + "}"
    make = f"Operation(info, [{operands}], (), {attributes}, loc)"
    if plan.result:
        make = f"plain_operation(info, [{operands}], {plan.result}, {attributes}, loc)"
    end = plan.end
    count = end + 1 if plan.absent else end
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
    if plan.inferred:
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
    elif info.vouches:
        # Good keys have passed all checks, so that they come first.
        one = f"({', '.join(key)})" if len(key) > 1 else key[0] if key else "None"
        names["good"] = good
        names["slow"] = Doubt(slow).parse
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


def fast_line(info: OpInfo, name: str, context: Context) -> LineFunction | None:
    """What prints a whole line in the plain case, and else says False; None if the format has no plain case."""
    form = format_of(info)
    if _is_constant(form) and form.signature.attributes[0].constraint.literal_type is None:
        return ConstantPrinter(form.signature.attributes[0].name, name).line
    if is_list(form):
        return ListPrinter(name).line
    shape = shape_of(form)
    if shape is None:
        return None
    defaults = default_attributes(info, context)
    plain = PlainPrinter(form, shape, defaults, name)
    return WarmingPrinter(form, shape, defaults, name, plain).line if INTERPRETED else plain.line


@final
class WarmingPrinter:
    """Walks the parts of a line until the op has been met so often that code of its own is worth its price."""

    __slots__ = ("arguments", "left", "plain")

    def __init__(
        self, form: Format, shape: Shape, defaults: dict[str, Attribute], name: str, plain: PlainPrinter
    ) -> None:
        self.arguments = (form, shape, defaults, name)
        self.plain = plain
        self.left = MANY

    def line(self, pr: OperandPrinter, op: Operation, indent: str) -> bool:
        self.left -= 1
        if self.left > 0:
            return self.plain.line(pr, op, indent)
        code = _line_function(*self.arguments)
        pr.replace_line(op.info, code)
        return code(pr, op, indent)


def _line_function(form: Format, shape: Shape, defaults: dict[str, Attribute], name: str) -> LineFunction:
    """Straight-line code that prints the plain case."""
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
