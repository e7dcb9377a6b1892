"""affine.parallel as scf.parallel, with reductions that begin with the neutral value of their kind."""

from __future__ import annotations

from pyopt.dialects.affine.validity import group_sizes, map_of
from pyopt.ir.attributes import ArrayAttr, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.floats import from_int, infinity
from pyopt.ir.reductions import kind_of
from pyopt.ir.signature import segments
from pyopt.ir.types import FloatType, IntegerType
from pyopt.light import final
from pyopt.passes.building.arith import constant_index
from pyopt.passes.canonicalize.scf.common import replace_by_block
from pyopt.passes.lowering.affine_maps import expand_extremum

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.attributes import Attribute, Location
    from pyopt.ir.types import Type
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter
    from pyopt.rewrite.rewriter import Rewriter

COMBINES: Final[dict[str, str]] = {
    "addf": "addf", "addi": "addi", "maximumf": "maximumf", "maxs": "maxsi", "maxu": "maxui", "minimumf": "minimumf",
    "mins": "minsi", "minu": "minui", "mulf": "mulf", "muli": "muli", "ori": "ori", "andi": "andi",
}  # fmt: skip
"""The arith op that combines two values, by the kind of a reduction."""


def neutral_value(kind: str, type: Type) -> Attribute | None:
    """The value that changes nothing when it is combined; None if there is none, or no arith op that combines."""
    if isinstance(type, FloatType):
        if kind in ("maximumf", "minimumf"):
            return FloatAttr.get(infinity(type, kind == "maximumf"), type)
        return FloatAttr.get(from_int(1 if kind == "mulf" else 0, type), type) if kind in ("addf", "mulf") else None
    if not isinstance(type, IntegerType) or type.signedness or kind not in COMBINES:
        return None
    width = type.width
    values = {"maxs": -(1 << width - 1), "mins": (1 << width - 1) - 1, "minu": -1, "andi": -1, "muli": 1}
    return IntegerAttr.get(values.get(kind, 0), type)


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
        neutral = neutral_value(kind_of(kind), result.type)
        if neutral is None:
            rewriter.context.error("Reduction operation type not supported", op.loc)
            return False
        inits.append(rewriter.create("arith.constant", [], [result.type], {"value": neutral}).results[0])
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
        regions.append(_combination(kind_of(kind), value.type, terminator.loc, rewriter))
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
    combined = rewriter.create("arith." + COMBINES[kind], [lhs, rhs], [type]).results[0]
    rewriter.create("scf.reduce.return", [combined], [])
    return region
