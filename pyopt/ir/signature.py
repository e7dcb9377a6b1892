"""The declaration strings of an OpInfo, compiled when an op is first met, and an op's values by group.

A group is what one declared name stands for: one value, none or one (optional), or any number (variadic).
"""

from __future__ import annotations

from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.constraints import Constraint, type_constraint
from pyopt.ir.constraints_attributes import find_attribute_constraint
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.opinfo import OPERAND_SEGMENTS, RESULT_SEGMENTS, OpInfo, open_brackets, split_entries
from pyopt.ir.types import I32
from pyopt.light import Final, Sequence, final

SINGLE: Final = "single"
OPTIONAL: Final = "optional"
VARIADIC: Final = "variadic"
OLD_SEGMENTS: Final = {"operandSegmentSizes": "operand_segment_sizes", "resultSegmentSizes": "result_segment_sizes"}
"""The attributes with the sizes of groups, and the names that they had until 2023."""


@final
class Slot:
    """One entry of a declaration. `kind` is "single", "optional" or "variadic"; `default` is an attribute's, as text.

    For regions `constraint.name` is "any", "sized<N>", "min_sized<N>" or "max_sized<N>". `before`: how many slots
    before it in the declaration are optional or variadic; `variable`: how many in all of it.
    """

    __slots__ = ("before", "constraint", "default", "kind", "name", "variable")

    def __init__(self, name: str, constraint: Constraint, kind: str, default: str = "") -> None:
        self.name = name
        self.constraint = constraint
        self.kind = kind
        self.default = default
        self.before = 0
        self.variable = 0


def variable_slots(slots: list[Slot]) -> int:
    """The number of optional and variadic slots of a declaration."""
    return slots[0].variable if slots else 0


@final
class Signature:
    """The compiled declaration of one op. `single_operands` and the like: how many of them are neither optional nor
    variadic; `plain_operands`: all are; `fixed_operands`: those that can have one type only, and results like these of
    which there is one; `required`: attributes that must be there, in the alphabet's order; `sorted_attributes`: all of
    them in that order; `any_regions`: all regions may have any number of blocks."""

    __slots__ = (
        "any_regions", "attributes", "fixed_operands", "fixed_results", "operand_index", "operands", "plain_operands",
        "plain_results", "regions", "required", "result_index", "results", "shared", "single_operands",
        "single_regions", "single_results", "single_successors", "sorted_attributes", "successors",
    )  # fmt: skip

    def __init__(
        self,
        operands: list[Slot],
        results: list[Slot],
        attributes: list[Slot],
        regions: list[Slot],
        successors: list[Slot],
        traits: int,
    ) -> None:
        self.operands = operands
        self.results = results
        self.attributes = attributes
        self.regions = regions
        self.successors = successors
        self.operand_index = {slot.name: index for index, slot in enumerate(operands)}
        self.result_index = {slot.name: index for index, slot in enumerate(results)}
        for slots in (operands, results, regions, successors):
            variable = 0
            for slot in slots:
                slot.before = variable
                variable += slot.kind != SINGLE
            if variable:
                for slot in slots:
                    slot.variable = variable
        self.any_regions = all(slot.constraint.name == "any" for slot in regions)
        variable_operands = variable_slots(operands)
        variable_results = variable_slots(results)
        self.plain_operands = variable_operands == 0
        self.plain_results = variable_results == 0
        self.single_operands = len(operands) - variable_operands
        self.single_results = len(results) - variable_results
        self.single_regions = len(regions) - variable_slots(regions)
        self.single_successors = len(successors) - variable_slots(successors)
        self.fixed_operands = [slot for slot in operands if slot.constraint.literal_type is not None]
        self.fixed_results = [
            slot for slot in results if slot.constraint.literal_type is not None and slot.kind == SINGLE
        ]
        # Several groups of operands or of results have no fixed size, and no attribute says which they have.
        self.shared = (variable_operands > 1 and not traits & OPERAND_SEGMENTS) or (
            variable_results > 1 and not traits & RESULT_SEGMENTS
        )
        self.sorted_attributes = sorted(attributes, key=_slot_name) if len(attributes) > 1 else attributes
        self.required = [slot.name for slot in self.sorted_attributes if slot.kind != OPTIONAL and not slot.default]

    def slot_of_value(self, name: str) -> Slot:
        """The operand or result that is called so."""
        index = self.operand_index.get(name)
        return self.results[self.result_index[name]] if index is None else self.operands[index]


def signature_of(info: OpInfo) -> Signature:
    """The compiled declaration of an op, made once."""
    found = info.signature
    if found is None:
        found = info.signature = Signature(
            [_typed_slot(entry, index) for index, entry in enumerate(split_entries(info.operands))],
            [_typed_slot(entry, index) for index, entry in enumerate(split_entries(info.results))],
            [_attribute_slot(entry) for entry in split_entries(info.attributes)],
            [_plain_slot(entry) for entry in split_entries(info.regions)],
            [_plain_slot(entry) for entry in split_entries(info.successors)],
            info.traits,
        )
    return found  # type: ignore[return-value]  # the slot holds a class of this module, which opinfo cannot name


def _slot_name(slot: Slot) -> str:
    return slot.name


def _parts(entry: str) -> tuple[str, str, str]:
    """(name, kind, what stands inside variadic<> or optional<>, or the whole)."""
    name, _, text = entry.partition(":")
    text = text.strip()
    if not text.startswith((VARIADIC, OPTIONAL)):
        return name.strip(), SINGLE, text
    for kind in (VARIADIC, OPTIONAL):
        if text == kind:
            return name.strip(), kind, "any"
        if text.startswith(kind + "<") and text.endswith(">"):
            return name.strip(), kind, text[len(kind) + 1 : -1].strip()
    return name.strip(), SINGLE, text


def _typed_slot(entry: str, index: int) -> Slot:
    if ":" not in entry:
        entry = f"_{index}:{entry}"
    name, kind, text = _parts(entry)
    return Slot(name, type_constraint(text), kind)


def _attribute_slot(entry: str) -> Slot:
    default = ""
    before, equals, behind = entry.partition("=")
    while equals and open_brackets(before):
        more, equals, behind = behind.partition("=")
        before += "=" + more
    if equals:
        default = behind.strip()
        entry = before.strip()
    name, kind, text = _parts(entry)
    constraint = find_attribute_constraint(text)
    if constraint.name == "UnitAttr":
        kind = OPTIONAL
    return Slot(name, constraint, kind, default)


def _plain_slot(entry: str) -> Slot:
    name, kind, text = _parts(entry)
    return Slot(name, Constraint(text, ""), kind)


# Groups.


def _bounds(slots: list[Slot], index: int, total: int) -> tuple[int, int]:
    """The bounds of group `index` among `total` values of an op without segment sizes.

    The values that single slots leave over are shared evenly by the variadic ones (one of them, or several of one
    size).
    """
    slot = slots[index]
    variable = slot.variable
    size = max((total - (len(slots) - variable)) // variable, 0) if variable else 1
    start = index + slot.before * (size - 1)
    return start, start + (1 if slot.kind == SINGLE else size)


def _bounds_of_segment(sizes: Sequence[int], index: int) -> tuple[int, int]:
    """The bounds of group `index` of an op with segment sizes."""
    if index >= len(sizes):
        start = sum(sizes)
        return start, start
    start = sum(sizes[:index])
    return start, start + sizes[index]


def segment_sizes(op: Operation, name: str) -> tuple[int, ...] | None:
    """The values of operandSegmentSizes or resultSegmentSizes, None if the attribute is missing or of another kind."""
    attribute = op.attributes.get(name)
    return attribute.values if isinstance(attribute, DenseArrayAttr) else None


def operand_bounds(op: Operation, name: str) -> tuple[int, int]:
    """The indices of the first operand of a group and of the first behind it."""
    info = op.info
    signature = signature_of(info)
    index = signature.operand_index[name]
    if info.traits & OPERAND_SEGMENTS:
        attribute = op.attributes.get("operandSegmentSizes")
        if isinstance(attribute, DenseArrayAttr):
            return _bounds_of_segment(attribute.values, index)
    return _bounds(signature.operands, index, len(op.operands))


def operand_group(op: Operation, name: str) -> list[Value]:
    """The operands that the declared name stands for."""
    signature = signature_of(op.info)
    if signature.plain_operands:
        index = signature.operand_index[name]
        return op.operands[index : index + 1]
    start, end = operand_bounds(op, name)
    return op.operands[start:end]


def dynamic_extents(op: Operation) -> list[Value]:
    """The operands of an op with `OpInfo.extents` that are the dynamic extents of its result, in their order."""
    return operand_group(op, op.info.extents)


def init_bounds(op: Operation) -> tuple[int, int]:
    """The indices of the first init of an op and of the first operand behind them; (0, 0) if it has no such style."""
    return operand_bounds(op, op.info.inits) if op.info.inits else (0, 0)


def result_group(op: Operation, name: str) -> list[Value]:
    """The results that the declared name stands for."""
    signature = signature_of(op.info)
    index = signature.result_index[name]
    if signature.plain_results:
        return list(op.results[index : index + 1])
    sizes = segment_sizes(op, "resultSegmentSizes") if op.info.traits & RESULT_SEGMENTS else None
    if sizes is not None:
        start, end = _bounds_of_segment(sizes, index)
    else:
        start, end = _bounds(signature.results, index, len(op.results))
    return list(op.results[start:end])


def region_group(op: Operation, name: str) -> list[Region]:
    """The regions that the declared name stands for."""
    slots = signature_of(op.info).regions
    for index, slot in enumerate(slots):
        if slot.name == name:
            start, end = _bounds(slots, index, len(op.regions))
            return op.regions[start:end]
    raise KeyError(name)


def successor_group(op: Operation, name: str) -> list[Block]:
    """The successors that the declared name stands for."""
    slots = signature_of(op.info).successors
    for index, slot in enumerate(slots):
        if slot.name == name:
            start, end = _bounds(slots, index, len(op.successors))
            return op.successors[start:end]
    raise KeyError(name)


def segments(*sizes: int) -> DenseArrayAttr:
    """The attribute that operandSegmentSizes or resultSegmentSizes holds."""
    return DenseArrayAttr.get(I32, sizes)
