"""Padding whose body has effects: it must run at the places of padding only, and once at each.

%0 = tensor.pad %t low[%l] high[%h] {              %0 = tensor.generate %size {
^bb0(%i: index):                                   ^bb0(%i: index):
  %x = func.call @next()                             %at = %i - %l
  tensor.yield %x                          ->        %inside = %at < tensor.dim %t, %c0
}                                                    %p = scf.if %inside {
                                                       scf.yield (tensor.extract %t[%at])
                                                     } else {
                                                       %x = func.call @next()
                                                       scf.yield %x
                                                     }
                                                     tensor.yield %p
                                                   }
"""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.mixed_indices import mixed_group
from pyopt.ir.types import DYNAMIC, INDEX, TensorType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.building.arith import binary, compare, constant_index

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

LESS_UNSIGNED: Final = 6
AND: Final = "andi"


def has_effects(pad: Operation) -> bool:
    """The body of a tensor.pad does more than to compute padding, so that it matters how often it runs."""
    return any(
        nested.info.name != "tensor.yield" and not is_memory_effect_free(nested)
        for block in pad.regions[0]
        for nested in block
    )


def guarded_generate(pad: Operation, sizes: list[Value], rewriter: Rewriter) -> Operation:
    """The tensor.generate; `sizes`: the dynamic extents of the result. The body of the tensor.pad is moved."""
    source = pad.operands[0]
    before, after = source.type, pad.results[0].type
    assert isinstance(before, TensorType) and isinstance(after, TensorType) and before.shape is not None
    low = mixed_group(pad, "low")
    high = mixed_group(pad, "high")
    extents: list[Value | None] = []
    starts: list[Value | None] = []
    for number, extent in enumerate(before.shape):
        is_padded = not (low[number] == 0 and high[number] == 0)
        index = constant_index(rewriter, extent if extent != DYNAMIC else number) if is_padded else None
        if index is not None and extent == DYNAMIC:
            index = rewriter.create("tensor.dim", [source, index], [INDEX]).results[0]
        extents.append(index)
        first = low[number]
        starts.append(first if isinstance(first, Value) else constant_index(rewriter, first) if first else None)
    block = Block()
    indices: list[Value] = [block.add_argument(INDEX, pad.loc) for _ in before.shape]
    region = Region()
    region.append(block)
    made = rewriter.create("tensor.generate", sizes, [after], regions=[region])
    rewriter.insert_at_start(block)
    condition: Value | None = None
    places: list[Value] = []
    for position, start, size in zip(indices, starts, extents, strict=True):
        place = position if start is None else binary(rewriter, "subi", position, start)
        places.append(place)
        if size is not None:
            is_inside = compare(rewriter, LESS_UNSIGNED, place, size)
            condition = is_inside if condition is None else binary(rewriter, AND, condition, is_inside)
    element = after.element_type
    if condition is None:
        # There is no padding.
        value = rewriter.create("tensor.extract", [source, *places], [element]).results[0]
    else:
        inside, outside = Block(), Block()
        regions = [Region(), Region()]
        regions[0].append(inside)
        regions[1].append(outside)
        choice = rewriter.create("scf.if", [condition], [element], regions=regions)
        rewriter.insert_at_end(inside)
        rewriter.create("scf.yield", [rewriter.create("tensor.extract", [source, *places], [element]).results[0]], [])
        rewriter.merge_blocks(pad.regions[0].entry(), outside, indices)
        end = outside.terminator()
        rewriter.insert_before(end)
        rewriter.create("scf.yield", end.operands, [])
        rewriter.erase(end)
        value = choice.results[0]
    rewriter.insert_at_end(block)
    rewriter.create("tensor.yield", [value], [])
    rewriter.insert_after(made)
    return made
