"""Expansions move up, in front of collapses and pads of other dimensions."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import shape_of
from pyopt.dialects.tensor.shapes import tensor_type
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.dominance import Dominance
from pyopt.ir.mixed_indices import dense, mixed_group, split, static_values
from pyopt.ir.reassociation import attribute_of, groups_of
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.light import Final
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.canonicalize.linalg.fill_rules import padding_of, padding_value
from pyopt.passes.canonicalize.reshapes import extent_of
from pyopt.passes.structured.expansion import create_pad, pads_several
from pyopt.passes.structured.generics import has_single_use
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def has_encoding(*values: Value) -> bool:
    """An encoding says something of each dimension, and so does not outlive a reshape."""
    return any(tensor_type(value.type).encoding is not None for value in values)


def create_expand(source: Value, sizes: list[int | Value], groups: list[list[int]], rewriter: Rewriter) -> Value:
    """tensor.expand_shape of `source` to these sizes"""
    shape, dynamic = split(sizes)
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups), "static_output_shape": dense(shape)}
    type = TensorType.get(shape, tensor_type(source.type).element_type)
    return rewriter.create("tensor.expand_shape", [source, *dynamic], [type], attributes).results[0]


def stay_the_same(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    """Dimensions that are joined and split again are those that they were: at most one is not known by its number."""
    unknown = before.count(DYNAMIC)
    return before == after and (unknown == 0 or (unknown == 1 and 0 not in before))


def expand_before_collapse(op: Operation, rewriter: Rewriter) -> bool:
    """expand(collapse(t)) -> collapse(expand(t)), if no dimension is both joined and split into others"""
    collapse = producer_of(op.operands[0], "tensor.collapse_shape")
    if collapse is None or has_encoding(collapse.operands[0], op.results[0]):
        return False
    source = collapse.operands[0]
    given = mixed_group(op, "output_shape")
    before, after = shape_of(source.type), static_values(op, "static_output_shape")
    split_groups: list[list[int]] = []
    joined_groups: list[list[int]] = []
    places: list[tuple[int, int]] = []
    for joined, parts in zip(groups_of(collapse), groups_of(op), strict=True):
        first = len(places)
        if len(joined) == len(parts):
            if not stay_the_same(before[joined[0] : joined[-1] + 1], after[parts[0] : parts[-1] + 1]):
                return False
            places += [(DYNAMIC, part) for part in parts]
            new = list(range(first, len(places)))
            split_groups += [[one] for one in new]
            joined_groups += [[one] for one in new]
        elif len(parts) == 1:
            places += [(one, DYNAMIC) for one in joined]
            new = list(range(first, len(places)))
            split_groups += [[one] for one in new]
            joined_groups.append(new)
        elif len(joined) == 1:
            places += [(DYNAMIC, part) for part in parts]
            new = list(range(first, len(places)))
            split_groups.append(new)
            joined_groups += [[one] for one in new]
        else:
            return False
    if len(places) in (len(split_groups), len(joined_groups)):
        # One reshape does both.
        return False
    sizes = [extent_of(source, one, rewriter) if part == DYNAMIC else given[part] for one, part in places]
    value = create_expand(source, sizes, split_groups, rewriter)
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(joined_groups)}
    rewriter.replace_with_new(op, "tensor.collapse_shape", [value], [op.results[0].type], attributes)
    return True


def behind(value: Value) -> Operation:
    """The op in front of which `value` is first known."""
    block = value.parent_block()
    place = block.first if value.op is None and block is not None else None if value.op is None else value.op.next
    assert place is not None
    return place


def expand_before_pad(op: Operation, rewriter: Rewriter) -> bool:
    """expand(pad(t)) -> pad(expand(t)), if only dimensions that are not split are padded"""
    pad = producer_of(op.operands[0], "tensor.pad")
    value = None if pad is None else padding_value(pad)
    if pad is None or value is None or not has_single_use(op.operands[0]):
        return False
    source = pad.operands[0]
    if has_encoding(source, op.results[0]):
        return False
    groups = groups_of(op)
    if pads_several(pad, groups):
        return False
    low, high = padding_of(pad)
    given = mixed_group(op, "output_shape")
    rewriter.start_at(op)
    place = behind(source)
    needed = [given[part] for group in groups if len(group) > 1 for part in group]
    dominance = Dominance()
    # The sizes may only be known further down.
    if all(isinstance(one, int) or dominance.value_properly_dominates(one, place) for one in needed):
        rewriter.insert_before(place)
    sizes: list[int | Value] = []
    new_low: list[int | Value] = []
    new_high: list[int | Value] = []
    for number, group in enumerate(groups):
        sizes += [given[part] for part in group] if len(group) > 1 else [extent_of(source, number, rewriter)]
        new_low += [low[number]] * len(group)
        new_high += [high[number]] * len(group)
    expanded = create_expand(source, sizes, groups, rewriter)
    rewriter.start_at(op)
    new = create_pad(pad, expanded, tensor_type(op.results[0].type), new_low, new_high, value, rewriter)
    rewriter.replace(op, new.results)
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("tensor.expand_shape", expand_before_pad, needs="tensor.pad"),
    Rule("tensor.expand_shape", expand_before_collapse, needs="tensor.collapse_shape"),
)
