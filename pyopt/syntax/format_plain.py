"""The plain case of a simple format, parsed and printed by walking its plan: what the compiled build uses.

Interpreted, the code that `format_fast` generates is quicker. Generated code would be interpreted in the compiled
build, too, and every run compiles it to byte-code.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.constraints import accepts_class
from pyopt.ir.core import Operation, Value, plain_operation
from pyopt.ir.types import Type
from pyopt.light import final
from pyopt.syntax.format_parser import Format
from pyopt.syntax.format_plan import Derived, Doubt, Plan, Shape
from pyopt.syntax.operand_parser import OperandParser
from pyopt.syntax.operand_printer import OperandPrinter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

INDENT: Final = 0
NAME: Final = 1
TYPE: Final = 2
KEYWORD: Final = 3


@final
class PlainParser:
    """Parses the plain case of an op, and hands over to `slow` for anything else.

    Types are numbered: those in the text, those that the declaration fixes, those derived from others.
    """

    __slots__ = (
        "absent",
        "defaults",
        "derived",
        "derived_from",
        "end",
        "fixed",
        "good",
        "inferred",
        "info",
        "keywords",
        "kinds",
        "literal_at",
        "literals",
        "operand_at",
        "operand_type",
        "result",
        "slow",
        "type_at",
        "vouches",
        "words",
        "words_at",
    )  # fmt: skip

    def __init__(self, plan: Plan, slow: Callable[[OperandParser, int], Operation]) -> None:
        numbers: dict[str, int] = {}
        for key in [f"type_{name}" for _, name, _ in plan.given] + [key for key, _ in plan.fixed]:
            numbers[key] = len(numbers)
        for key, _, _ in plan.derived:
            numbers[key] = len(numbers)
        self.info = plan.info
        self.vouches = plan.info.vouches and not plan.inferred
        self.slow: Callable[[OperandParser, int], Operation] = Doubt(slow).parse if self.vouches else slow
        self.defaults = plan.defaults
        self.end = plan.end
        self.absent = plan.absent
        self.literal_at = [position for position, _ in plan.literals]
        self.literals = [text for _, text in plan.literals]
        self.type_at = [position for position, _, _ in plan.given]
        self.kinds = [kind for _, _, kind in plan.given]
        self.fixed = [type for _, type in plan.fixed]
        self.derived: list[Derived] = [derived for _, _, derived in plan.derived]
        self.derived_from = [numbers[source] for _, source, _ in plan.derived]
        self.words_at = [position for position, _, _ in plan.keywords]
        self.words = [keywords for _, _, keywords in plan.keywords]
        self.keywords = [name for _, name, _ in plan.keywords]
        self.operand_at = [position for _, position, _ in plan.operands]
        self.operand_type = [numbers[source] for _, _, source in plan.operands]
        self.inferred = plan.inferred
        self.result = numbers[plan.result] if plan.result else -1
        self.good: set[object] = set()

    def parse(self, p: OperandParser, loc: int) -> Operation:
        tokens = p.tokens
        start = loc + 1
        op = self._plain(p, tokens, start, loc)
        if op is not None:
            return op
        p.i = start
        return self.slow(p, loc)

    def _plain(self, p: OperandParser, tokens: list[str], start: int, loc: int) -> Operation | None:
        index = 0
        for text in self.literals:
            if tokens[start + self.literal_at[index]] != text:
                return None
            index += 1
        end = start + self.end
        if self.absent and tokens[end] in self.absent:
            return None
        types: list[Type] = []
        known = p.types
        for position in self.type_at:
            type = known.get(tokens[start + position])
            if type is None:
                return None
            types.append(type)
        given = len(types)
        if self.fixed:
            types.extend(self.fixed)
        if self.derived and not self._derive(types):
            return None
        values = p.values
        operands: list[Value] = []
        index = 0
        for position in self.operand_at:
            value = values.get(tokens[start + position])
            if value is None or value.type is not types[self.operand_type[index]]:
                return None
            operands.append(value)
            index += 1
        attributes = self.defaults
        if self.words:
            attributes = dict(attributes)
            index = 0
            for position in self.words_at:
                attribute = self.words[index].get(tokens[start + position])
                if attribute is None:
                    return None
                attributes[self.keywords[index]] = attribute
                index += 1
        key: object = None
        if self.vouches:
            key = types[0] if given == 1 and not self.words else self._key(types, given, attributes)
            if key in self.good:
                p.i = end
                return self._make(operands, types, attributes, loc)
        if not self._accepts(types):
            return None
        if self.inferred:
            infer = self.info.infer
            assert infer is not None
            inferred = infer(operands, attributes)
            if isinstance(inferred, str):
                return None
            p.i = end
            return Operation(self.info, operands, inferred, attributes, loc)
        p.i = end
        op = self._make(operands, types, attributes, loc)
        return p.vet(op, self.good, key) if self.vouches else op

    def _make(self, operands: list[Value], types: list[Type], attributes: dict[str, Attribute], loc: int) -> Operation:
        if self.result < 0:
            return Operation(self.info, operands, (), attributes, loc)
        return plain_operation(self.info, operands, types[self.result], attributes, loc)

    def _derive(self, types: list[Type]) -> bool:
        """Adds the types that follow from others, if all do."""
        index = 0
        for derived in self.derived:
            source = types[self.derived_from[index]]
            type = derived.known.get(source) or derived.derive(source)
            if type is None:
                return False
            types.append(type)
            index += 1
        return True

    def _key(self, types: list[Type], given: int, attributes: dict[str, Attribute]) -> object:
        """What decides whether the op is valid."""
        return (*types[:given], *[attributes[name] for name in self.keywords])

    def _accepts(self, types: list[Type]) -> bool:
        """The types in the text are of the kinds that the declaration wants."""
        index = 0
        for kind in self.kinds:
            if kind and not accepts_class(kind, types[index]):
                return False
            index += 1
        return True


@final
class PlainPrinter:
    """Prints the line of an op in the plain case, and else gives False."""

    __slots__ = ("count", "defaults", "has_result", "head", "keywords", "steps", "tail", "words")

    def __init__(self, form: Format, shape: Shape, defaults: dict[str, Attribute], name: str) -> None:
        operands = [slot.name for slot in form.signature.operands]
        self.has_result = bool(form.signature.results)
        self.head = f" = {name}" if self.has_result else name
        self.defaults = defaults
        self.keywords: list[str] = []
        self.words: list[dict[Attribute, str]] = []
        self.steps: list[tuple[str, int, int]] = []
        before = ""
        for kind, text, space in shape.parts:
            if space:
                before += " "
            if kind == "literal":
                before += text
                continue
            if kind == "operand":
                self.steps.append((before, NAME, operands.index(text)))
            elif kind == "type":
                self.steps.append((before, TYPE, operands.index(text) if text in operands else -1))
            else:
                keywords = form.slots[text].constraint.keywords
                assert keywords is not None
                self.steps.append((before, KEYWORD, len(self.keywords)))
                self.keywords.append(text)
                self.words.append({attribute: word for word, attribute in keywords.items()})
            before = ""
        self.tail = before + "\n"
        self.count = len(defaults) + len(self.keywords)

    def line(self, pr: OperandPrinter, op: Operation, indent: str) -> bool:
        attributes = op.attributes
        if (self.keywords or attributes is not self.defaults) and not self._is_plain(attributes):
            return False
        text = indent + op.results[0].name + self.head if self.has_result else indent + self.head
        operands = op.operands
        for before, kind, index in self.steps:
            if kind == NAME:
                text += before + operands[index].name
            elif kind == TYPE:
                type = operands[index].type if index >= 0 else op.results[0].type
                text += before + (pr.type_text.get(type) or pr.type(type))
            else:
                text += before + self.words[index][attributes[self.keywords[index]]]
        pr.write(text + self.tail)
        return True

    def _is_plain(self, attributes: dict[str, Attribute]) -> bool:
        """There are just the attributes that the line shows, and the defaults."""
        if len(attributes) != self.count:
            return False
        for name, default in self.defaults.items():
            if attributes.get(name) is not default:
                return False
        index = 0
        for name in self.keywords:
            value = attributes.get(name)
            if value is None or value not in self.words[index]:
                return False
            index += 1
        return True
