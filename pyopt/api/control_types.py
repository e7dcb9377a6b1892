"""Result types of calls, loops and branches, which follow from a function, and from the values that are carried."""

from __future__ import annotations

from pyopt.analysis.region_branches import forwarded_range, is_region_terminator
from pyopt.ir.attributes import SymbolRefAttr, function_type_of
from pyopt.ir.core import Operation, Region
from pyopt.ir.opinfo import CALL, LOOP, REGION_BRANCH
from pyopt.ir.roots import symbol_at
from pyopt.ir.types import INDEX, FunctionType, Type
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.api.signatures import Given
    from pyopt.ir.attributes import Attribute


def control_types(
    given: Given, attributes: dict[str, Attribute], regions: Sequence[Region], around: Operation | None
) -> list[Type] | None:
    """The result types of a call, or of an op whose regions hand values to its results; None for others.

    around: the op at whose place the new one will stand, or whose region it ends.
    """
    if given.info.traits & CALL:
        return _of_call(given, attributes, around)
    if not given.info.traits & REGION_BRANCH:
        return None
    if given.info.traits & LOOP and len(regions) == 1:
        return _carried(given)
    for region in regions:
        block = region.last
        end = None if block is None else block.last
        if end is not None and is_region_terminator(end):
            start, stop = forwarded_range(end)
            return [value.type for value in end.operands[start:stop]]
    return None


def _of_call(given: Given, attributes: dict[str, Attribute], around: Operation | None) -> list[Type] | None:
    first = given.groups[0][0].type if given.groups and given.groups[0] else None
    callee = attributes.get("callee")
    if isinstance(callee, SymbolRefAttr):
        found = None if around is None else symbol_at(around, callee.path)
        type = None if found is None else function_type_of(found.attributes.get("function_type"))
        return None if type is None else list(type.results)
    return list(first.results) if callee is None and isinstance(first, FunctionType) else None


def _carried(given: Given) -> list[Type] | None:
    """A loop gives values of the types with which it begins: those of its last group, unless that has indices only."""
    if given.signature.operands[-1].constraint.literal_type is INDEX:
        return None
    return [value.type for value in given.groups[-1]]
