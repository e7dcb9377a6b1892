"""Prints an op by its assembly format (see `format_language.py` for the elements and where spaces go)."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, StringAttr
from pyopt.ir.constraints import TypeConstraint
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import NoCustomForm
from pyopt.ir.opinfo import OPERAND_SEGMENTS, RESULT_SEGMENTS, SAME_TYPES, SINGLE_BLOCK_IMPLICIT, OpInfo
from pyopt.ir.signature import VARIADIC, Slot, operand_group, region_group, result_group, signature_of, successor_group
from pyopt.ir.traits import have_one_type
from pyopt.ir.types import DialectType
from pyopt.light import TYPE_CHECKING, Callable, TypeAlias, final
from pyopt.syntax.defaults import default_attributes, elided_attributes
from pyopt.syntax.format_language import (
    ATTR_DICT,
    ATTRIBUTE,
    CUSTOM,
    FUNCTIONAL_TYPE,
    LITERAL,
    OILIST,
    OPERAND,
    OPERANDS,
    OPTIONAL,
    PROP_DICT,
    REGION,
    REGIONS,
    RESULT,
    RESULTS,
    SPACE,
    SUCCESSOR,
    SUCCESSORS,
    TYPE,
    UNIT,
    Element,
)
from pyopt.syntax.format_parser import custom_hooks, format_of
from pyopt.syntax.operand_printer import NO_BLOCK, OperandPrinter

if TYPE_CHECKING:
    CustomPrint: TypeAlias = Callable[[OperandPrinter, Operation, list[str]], None]


@final
class FormatPrinter:
    """Prints ops of one kind."""

    __slots__ = (
        "elements",
        "elided",
        "elided_values",
        "exclusive",
        "hooks",
        "in_prop_dict",
        "info",
        "listed",
        "signature",
        "slots",
        "unclear",
    )

    def __init__(self, info: OpInfo) -> None:
        compiled = format_of(info)
        self.info = info
        self.elements = compiled.elements
        self.slots = compiled.slots
        self.signature = compiled.signature
        self.hooks: dict[str, CustomPrint] = custom_hooks(info, 1)
        self.elided_values = elided_attributes(info)
        self.elided = frozenset(_mentioned(compiled.elements)) | _segments(info)
        self.in_prop_dict: frozenset[str] = frozenset()
        if any(element.kind == PROP_DICT for element in self.elements):
            self.in_prop_dict = frozenset(info.attribute_names) - self.elided
            self.elided |= self.in_prop_dict

        # Lists of types that may be empty but must not be for the text to be read, and attributes behind regions that
        # would be taken for a region if there is none.
        self.listed = [
            element.arguments[0]
            for element in self.elements
            if element.kind == TYPE
            and element.arguments[0].kind in (OPERAND, RESULT)
            and _is_variadic(info, element.arguments[0])
        ]
        lists = [slot.name for slot in signature_of(info).regions if slot.kind == VARIADIC]
        self.unclear = any(
            one.kind == REGION and one.text in lists and behind.kind == ATTR_DICT
            for one, behind in zip(self.elements, self.elements[1:], strict=False)
        )

        # (anchor, regions that are only there without it)
        self.exclusive = [
            (element.arguments[element.anchor], [one for one in element.otherwise if one.kind == REGION])
            for element in self.elements
            if element.kind == OPTIONAL and any(one.kind == REGION for one in element.otherwise)
        ]

    def print(self, pr: OperandPrinter, op: Operation) -> None:
        for anchor, regions in self.exclusive:
            if self._present(op, anchor) and any(self._present(op, region) for region in regions):
                raise NoCustomForm
        for element in self.listed:
            if not self._present(op, element):
                raise NoCustomForm
        if self.info.traits & SAME_TYPES and _types_differ(op):
            raise NoCustomForm
        if self.unclear and not op.regions and op.attributes:
            raise NoCustomForm
        self._elements(pr, op, self.elements)

    def _elements(self, pr: OperandPrinter, op: Operation, elements: list[Element]) -> None:
        """The elements, of which the most frequent kinds are looked at first, without a call for each."""
        write = pr.write
        for element in elements:
            kind = element.kind
            if kind == LITERAL:
                write(element.written)
            elif kind == ATTR_DICT:
                if op.attributes:
                    self._attr_dict(pr, op, element.flag)
            elif kind == OPERAND:
                values = self._operands(op, element.text)
                if len(values) == 1:
                    write(" " + values[0].name if element.space else values[0].name)
                else:
                    if element.space:
                        write(" ")
                    write(pr.operands(values))
            elif kind == TYPE:
                if element.space:
                    write(" ")
                self._type(pr, op, element)
            else:
                self._element(pr, op, element)

    def _element(self, pr: OperandPrinter, op: Operation, element: Element) -> None:
        kind = element.kind
        write = pr.write
        name = element.text
        if kind == SPACE:
            write("\n" + pr.indent if name == "\n" else name)
            return
        if kind == OPTIONAL:
            if self._present(op, element.arguments[element.anchor]):
                self._elements(pr, op, element.printed)
            elif element.otherwise:
                self._elements(pr, op, element.otherwise)
            return
        if kind == PROP_DICT:
            self._prop_dict(pr, op)
            return
        if kind == OILIST:
            for clause in element.arguments:
                if any(self._present(op, child) for child in clause.arguments if child.kind != LITERAL):
                    self._elements(pr, op, [child for child in clause.arguments if child.kind != UNIT])
            return
        if element.space:
            write(" ")
        if kind == CUSTOM:
            self.hooks[name](pr, op, element.names)
        elif kind == ATTRIBUTE:
            self._attribute(pr, op, self.slots[name])
        elif kind == UNIT:
            write("unit")
        elif kind == FUNCTIONAL_TYPE:
            write(pr.functional_type(self._values(op, element.arguments[0]), self._values(op, element.arguments[1])))
        elif kind == REGION or kind == REGIONS:
            regions = op.regions if kind == REGIONS else region_group(op, name)
            first = True
            for region in regions:
                if not first:
                    write(", ")
                first = False
                terminators = True
                if op.info.traits & SINGLE_BLOCK_IMPLICIT and region.first is not None:
                    last = region.first.last
                    terminators = last is not None and (
                        last.info.name != op.info.implicit_terminator
                        or len(last.operands) != 0
                        or len(last.attributes) != 0
                    )
                pr.region(region, True, terminators)
        elif kind == SUCCESSOR or kind == SUCCESSORS:
            blocks = op.successors if kind == SUCCESSORS else successor_group(op, name)
            write(", ".join([block.name or NO_BLOCK for block in blocks]))
        elif kind == OPERANDS:
            write(pr.operands(op.operands))
        elif kind == RESULTS:
            write(pr.operands(op.results))

    def _type(self, pr: OperandPrinter, op: Operation, element: Element) -> None:
        """The types of a variable; without its name, if it is of a class whose bodies stand alone."""
        target = element.arguments[0]
        values = self._values(op, target)
        if not element.flag and target.kind in (OPERAND, RESULT) and values:
            constraint = self.slots[target.text].constraint
            if isinstance(constraint, TypeConstraint) and constraint.parse_body is not None:
                bodies = [one.type.body(pr) if isinstance(one.type, DialectType) else "" for one in values]
                pr.write(", ".join([body or pr.type(one.type) for body, one in zip(bodies, values, strict=True)]))
                return
        pr.write(pr.type(values[0].type) if len(values) == 1 else pr.types_of(values))

    def _operands(self, op: Operation, name: str) -> list[Value]:
        """The operands of a group."""
        signature = self.signature
        if signature.plain_operands:
            index = signature.operand_index[name]
            return op.operands[index : index + 1]
        return operand_group(op, name)

    def _values(self, op: Operation, target: Element) -> list[Value]:
        if target.kind == OPERAND:
            return self._operands(op, target.text)
        if target.kind == OPERANDS:
            return op.operands
        if target.kind == RESULTS:
            return list(op.results)
        return result_group(op, target.text)

    def _attr_dict(self, pr: OperandPrinter, op: Operation, keyword: bool) -> None:
        attributes = op.attributes
        defaults = default_attributes(self.info)
        if attributes is defaults:
            return
        elided = self.elided
        entries = [
            (name, value)
            for name, value in attributes.items()
            if name not in elided and defaults.get(name) is not value and self.elided_values.get(name) is not value
        ]
        if entries:
            entries.sort(key=_first)
            pr.write(" attributes " if keyword else " ")
            pr.write(pr.attr_dict(entries))

    def _prop_dict(self, pr: OperandPrinter, op: Operation) -> None:
        """` <{name = value}>` of the inherent attributes that stand nowhere else."""
        entries = [(name, op.attributes[name]) for name in sorted(self.in_prop_dict) if name in op.attributes]
        if entries:
            pr.write(f" <{pr.attr_dict(entries)}>")

    def _attribute(self, pr: OperandPrinter, op: Operation, slot: Slot) -> None:
        value = op.attributes.get(slot.name)
        constraint = slot.constraint
        if value is None:
            pr.write("<<NULL ATTRIBUTE>>")
        elif constraint.print is not None:
            pr.write(constraint.print(pr, value))
        elif constraint.name == "SymbolNameAttr" and isinstance(value, StringAttr):
            pr.write(pr.symbol(value.value))
        else:
            pr.write(pr.attribute(value, constraint.literal_type is not None))

    def _present(self, op: Operation, anchor: Element) -> bool:
        kind = anchor.kind
        name = anchor.text
        if kind == OPERAND:
            return len(self._operands(op, name)) != 0
        if kind == ATTRIBUTE or kind == UNIT:
            value = op.attributes.get(name)
            if value is None:
                return False
            if self.slots[name].default:
                return value not in (default_attributes(self.info).get(name), self.elided_values.get(name))
            return True
        if kind == TYPE:
            return self._present(op, anchor.arguments[0])
        if kind == RESULT:
            return len(result_group(op, name)) != 0
        if kind == REGION:
            return any(not region.is_empty() for region in region_group(op, name))
        if kind == SUCCESSOR:
            return len(successor_group(op, name)) != 0
        if kind == OPERANDS:
            return len(op.operands) != 0
        if kind == RESULTS:
            return len(op.results) != 0
        if kind == CUSTOM:
            return any(self._present(op, argument) for argument in anchor.arguments if argument.kind != LITERAL)
        if kind == FUNCTIONAL_TYPE:
            return any(self._present(op, argument) for argument in anchor.arguments)
        return False


def _first(entry: tuple[str, Attribute]) -> str:
    return entry[0]


def _types_differ(op: Operation) -> bool:
    """An op whose types must be compatible has types that are not the same: its form would give one of them."""
    return len(op.operands) + len(op.results) > 1 and not have_one_type(op)


def _is_variadic(info: OpInfo, element: Element) -> bool:
    signature = signature_of(info)
    slots = signature.operands if element.kind == OPERAND else signature.results
    return any(slot.name == element.text and slot.kind == VARIADIC for slot in slots)


def _segments(info: OpInfo) -> set[str]:
    """The attributes that say how many operands and results each group has: a format implies them."""
    found: set[str] = set()
    if info.traits & OPERAND_SEGMENTS:
        found.add("operandSegmentSizes")
    if info.traits & RESULT_SEGMENTS:
        found.add("resultSegmentSizes")
    if "op_bundle_sizes" in info.attribute_names:
        found.add("op_bundle_sizes")
    return found


def _mentioned(elements: list[Element]) -> list[str]:
    """The attributes that a format prints outside of the attribute dictionary."""
    names: list[str] = []
    for element in elements:
        if element.kind in (ATTRIBUTE, UNIT):
            names.append(element.text)
        if element.arguments:
            names += _mentioned(element.arguments)
        if element.otherwise:
            names += _mentioned(element.otherwise)
    return names


def compile_print(info: OpInfo) -> Callable[[OperandPrinter, Operation], None]:
    """The print function of an op with an assembly format."""
    return FormatPrinter(info).print
