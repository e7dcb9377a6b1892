"""Reassociations: the groups of dimensions that collapse_shape and expand_shape join or split."""

from __future__ import annotations

from math import prod

from pyopt.ir.attributes import ArrayAttr, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC, I64
from pyopt.light import TYPE_CHECKING, Sequence, TypeAlias

if TYPE_CHECKING:
    Groups: TypeAlias = list[list[int]]


def groups_of(op: Operation) -> list[list[int]]:
    """The reassociation of an op as lists of dimensions."""
    attribute = op.attributes.get("reassociation")
    return groups_in(attribute) if isinstance(attribute, ArrayAttr) else []


def groups_in(attribute: ArrayAttr) -> list[list[int]]:
    """The dimensions in a reassociation; what is no list of integers counts as an empty group."""
    return [
        [one.value for one in group.elements if isinstance(one, IntegerAttr)] if isinstance(group, ArrayAttr) else []
        for group in attribute.elements
    ]


def attribute_of(groups: Sequence[Sequence[int]]) -> ArrayAttr:
    """The attribute that holds a reassociation."""
    return ArrayAttr.get(
        tuple([ArrayAttr.get(tuple([IntegerAttr.get(one, I64) for one in group])) for group in groups])
    )


def compose(outer: Sequence[Sequence[int]], inner: Sequence[Sequence[int]]) -> list[list[int]]:
    """The reassociation of two in a row: `inner` groups the larger rank, `outer` groups the groups of `inner`."""
    return [[dimension for group in one for dimension in inner[group]] for one in outer]


def composed(inner: Groups, outer: Groups) -> Groups | None:
    """The groups of two collapses, or of two expansions, in a row; None if the ranks do not fit."""
    if len(inner) == len(outer):
        return None
    large, small = (inner, outer) if len(inner) > len(outer) else (outer, inner)
    if not small:
        return []
    if len(large) != sum(len(group) for group in small):
        return None
    return compose(small, large)


def regrouped(fine: Groups, coarse: Groups) -> Groups | None:
    """For each group of `coarse` the numbers of the groups of `fine` in it; None if one crosses a border."""
    at = 0
    out: Groups = []
    for group in coarse:
        numbers: list[int] = []
        while at < len(fine):
            last = fine[at][-1]
            if last > group[-1]:
                return None
            numbers.append(at)
            at += 1
            if last == group[-1]:
                break
        out.append(numbers)
    return out


def joining(large: Groups, small: Groups, shape: Sequence[int], target: Sequence[int]) -> Groups | None:
    """Groups of dimensions by which `shape` collapses to `target`; None if some group does not, or if that cannot be
    told.

    The groups have the same number of elements in both.
    """
    if not large:
        groups = _joining_extents(shape, target)
        return groups if groups is not None and _follows(shape, target, groups) else None
    out: Groups = []
    for group, other in zip(large, small, strict=True):
        part = [shape[one] for one in group]
        wanted = [target[one] for one in other]
        groups = _joining_extents(part, wanted)
        if groups is None or not _follows(part, wanted, groups):
            return None
        out.extend([group[0] + one for one in numbers] for numbers in groups)
    return out


def _follows(shape: Sequence[int], target: Sequence[int], groups: Groups) -> bool:
    """Whether `shape` collapses to `target` by `groups` if both have the same number of elements.

    That is one equation, which tells one extent that is not known, if the others are not zero.
    """
    unknown = 0
    for extent, group in zip(target, groups, strict=True):
        parts = [extent, *[shape[one] for one in group]]
        if 0 in parts:
            return False
        if DYNAMIC in parts:
            unknown += 1
    return unknown < 2


def tells_extents(shape: Sequence[int], group: Sequence[int]) -> bool:
    """The extents of a group of dimensions follow from their product: one is not known at most, and none is zero."""
    extents = [shape[one] for one in group]
    return DYNAMIC not in extents or (extents.count(DYNAMIC) == 1 and 0 not in extents)


def splits(shape: Sequence[int], target: Sequence[int], groups: Sequence[Sequence[int]]) -> bool:
    """Each extent of `shape` is known where all of its group in `target` are, and is their product then."""
    for extent, group in zip(shape, groups, strict=True):
        parts = [target[one] for one in group]
        if (extent == DYNAMIC) != (DYNAMIC in parts) or (extent != DYNAMIC and prod(parts) != extent):
            return False
    return True


def is_inverse(first: Operation, second: Operation, shape: Sequence[int]) -> bool:
    """Two reshapes in a row, of which the second gives the type that the first was given, of shape `shape`, change
    nothing: its extents are those at the beginning."""
    if tells_extents(shape, range(len(shape))):
        return True
    if first.attributes["reassociation"] is not second.attributes["reassociation"]:
        return False
    # A collapse has the extents that were expanded; an expansion those that follow from each group.
    collapses = second.info.name.endswith(".collapse_shape")
    return collapses or all(tells_extents(shape, group) for group in groups_of(second))


def _joining_extents(shape: Sequence[int], target: Sequence[int]) -> Groups | None:
    """Groups by which a shape collapses to a smaller one: runs of extents whose product is the target's; unit ones at
    the end.

    Of two shapes of one rank only equal ones do.
    """
    if len(shape) < len(target):
        return None
    if len(shape) == len(target):
        return [[one] for one in range(len(shape))] if list(shape) == list(target) else None
    out: Groups = []
    at = 0
    for extent in target:
        numbers: list[int] = []
        product = 1
        while extent == DYNAMIC and at < len(shape) and shape[at] == 1:
            numbers.append(at)
            at += 1
        while at < len(shape) and shape[at] != DYNAMIC and product * shape[at] < extent:
            product *= shape[at]
            numbers.append(at)
            at += 1
        if at == len(shape):
            return None
        if shape[at] == DYNAMIC or extent == DYNAMIC:
            if shape[at] != extent or product != 1:
                return None
        elif product * shape[at] != extent:
            return None
        numbers.append(at)
        at += 1
        out.append(numbers)
    for index in range(at, len(shape)):
        if shape[index] not in (1, DYNAMIC):
            return None
        if out:
            out[-1].append(index)
    return out
