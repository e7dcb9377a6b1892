"""affine.parallel as scf.parallel, with reductions that begin with the neutral value of their kind."""

from __future__ import annotations

from pyopt.dialects.affine.validity import group_sizes, map_of
from pyopt.ir.attributes import ArrayAttr, IntegerAttr, Location
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.reductions import combining_kind, combining_op, neutral
from pyopt.ir.signature import segments
from pyopt.ir.types import SIGNLESS, FloatType, IntegerType, Type
from pyopt.light import TYPE_CHECKING, final
from pyopt.passes.building.arith import constant_index
from pyopt.passes.canonicalize.scf.common import replace_by_block
from pyopt.passes.lowering.affine_maps import expand_extremum
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter


@final
class BoundGroups:
    """The bounds on one side, a group of results of a map for each loop."""

    __slots__ = ("at", "inputs", "map", "name", "sizes")

    def __init__(self, op: Operation, which: str, name: str, inputs: list[Value]) -> None:
        self.map = map_of(op, which + "Map").value
        self.sizes = group_sizes(op, which)
        self.name = name
        self.inputs = inputs
        self.at = 0

    def expand(self, number: int, rewriter: Rewriter) -> Value | None:
        """The bound of the loop whose turn it is."""
        end = self.at + self.sizes[number]
        map = self.map.sub_map(range(self.at, end))
        self.at = end
        return expand_extremum(map, self.inputs, self.name, rewriter)


def lower_parallel(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """affine.parallel -> scf.parallel, or its body where it has no dimensions: that runs once"""
    steps = op.attributes["steps"]
    assert isinstance(steps, ArrayAttr)
    if not steps.elements:
        replace_by_block(op, op.regions[0].entry(), rewriter)
        return True
    if any(isinstance(step, IntegerAttr) and step.value <= 0 for step in steps.elements):
        return False
    count = map_of(op, "lowerBoundsMap").value.num_inputs
    lower_bounds = BoundGroups(op, "lowerBounds", "maxsi", operands[:count])
    upper_bounds = BoundGroups(op, "upperBounds", "minsi", operands[count:])
    lower: list[Value] = []
    upper: list[Value] = []
    for number in range(len(lower_bounds.sizes)):
        for bounds, values in ((lower_bounds, lower), (upper_bounds, upper)):
            bound = bounds.expand(number, rewriter)
            if bound is None:
                return False
            values.append(bound)
    kinds = op.attributes["reductions"]
    assert isinstance(kinds, ArrayAttr)
    step_values = [constant_index(rewriter, step.value) for step in steps.elements if isinstance(step, IntegerAttr)]
    inits: list[Value] = []
    for kind, result in zip(kinds.elements, op.results, strict=True):
        type = result.type
        if combining_kind(kind) == "assign" or (isinstance(type, IntegerType) and type.signedness != SIGNLESS):
            rewriter.context.error("Reduction operation type not supported", op.loc)
            return False
        start = neutral(combining_kind(kind), type)
        inits.append(rewriter.create("arith.constant", [], [type], {"value": start}).results[0])
    sizes = segments(len(lower), len(upper), len(step_values), len(inits))
    types = [result.type for result in op.results]
    loop = rewriter.create(
        "scf.parallel",
        [*lower, *upper, *step_values, *inits],
        types,
        {"operandSegmentSizes": sizes},
        [Region()],
    )
    rewriter.move_region(op.regions[0], loop.regions[0])
    body = loop.regions[0].entry()
    terminator = body.terminator()
    regions: list[Region] = []
    for kind, value in zip(kinds.elements, inits, strict=True):
        regions.append(_combination(combining_kind(kind), value.type, terminator.loc, rewriter))
    rewriter.insert_before(terminator)
    if not inits:
        rewriter.loc = terminator.loc
    rewriter.create("scf.reduce", terminator.operands, [], regions=regions)
    rewriter.erase(terminator)
    rewriter.replace(op, loop.results)
    return True


def _combination(kind: str, type: Type, loc: int | Location, rewriter: Rewriter) -> Region:
    """A region that combines two values, which are from `loc`."""
    region = Region()
    block = rewriter.create_block(region)
    lhs = block.add_argument(type, loc)
    rhs = block.add_argument(type, loc)
    name = "arith." + combining_op(kind, isinstance(type, FloatType))
    combined = rewriter.create(name, [lhs, rhs], [type]).results[0]
    rewriter.create("scf.reduce.return", [combined], [])
    return region
