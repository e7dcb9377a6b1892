"""Control flow between an op and its regions: what the ops with the trait REGION_BRANCH do.

An edge has a target, a region (its entry block) or the op itself (None), and the values that it sets there: block
arguments or results. What the edge hands over are operands of the op (`entry_range`) or of the terminator that it
starts at (`forwarded_range`).

    kind      from the op            from a region
    once      the region             the op
    choice    one of the regions     the op; an empty region stands for the op
    loop      the region or the op   the region or the op
    while     the first region       the second one or the op from the first, the first one from the second
    parallel  the region             the op, without values
"""

from __future__ import annotations

from pyopt.ir.affine_loops import trip_count
from pyopt.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import CALLABLE, LOOP, REGION_BRANCH, RETURN_LIKE, OpInfo
from pyopt.ir.signature import operand_bounds, signature_of
from pyopt.ir.tables import derived
from pyopt.light import Final, Sequence, final

ONCE: Final = "once"
CHOICE: Final = "choice"
LOOPS: Final = "loop"
WHILE: Final = "while"
PARALLEL: Final = "parallel"

PARALLEL_LOOPS: Final = ("affine.parallel", "scf.forall", "scf.parallel")
"""Loops whose iterations may run at the same time: no values go into their regions, and other ops make the results."""

_carried: dict[OpInfo, str] = derived({})

CARRIED_FIRST: Final = frozenset(("sparse_tensor.iterate",))
"""Ops whose regions take what is handed on before what else they take."""

FORWARDS_SOME: Final = {"scf.condition": 1, "scf.reduce": -1}
"""Terminators that say where control goes without being RETURN_LIKE: the first operand that is handed on; -1: none."""


@final
class Edge:
    """A way into `region` (None: back to the op), and the block arguments or results that get values on it."""

    __slots__ = ("inputs", "region")

    def __init__(self, region: Region | None, inputs: Sequence[Value]) -> None:
        self.region = region
        self.inputs = inputs


def is_region_branch(op: Operation | None) -> bool:
    """It is known how control goes through the regions of `op`."""
    return op is not None and op.info.traits & REGION_BRANCH != 0


def kind_of(op: Operation) -> str:
    """The way of control through a region branch."""
    if not op.info.traits & LOOP:
        return ONCE if len(op.regions) == 1 else CHOICE
    if op.info.name == "scf.forall":
        return PARALLEL
    return LOOPS if len(op.regions) == 1 else WHILE


def is_loop(op: Operation) -> bool:
    """Control goes through the only region of `op` again and again."""
    return is_region_branch(op) and kind_of(op) == LOOPS


def runs_one_region(op: Operation) -> bool:
    """One of the regions of `op` is executed, once."""
    return is_region_branch(op) and not op.info.traits & LOOP


def carried_group(op: Operation) -> str:
    """The operands that a loop hands to its region, or to its results where it may be left at once: the last group."""
    carries = op.info.traits & LOOP and is_region_branch(op) and op.info.name not in PARALLEL_LOOPS
    group = signature_of(op.info).operands[-1].name if carries else ""
    if op.info.registered:
        _carried[op.info] = group
    return group


def is_region_exit(op: Operation) -> bool:
    """The op ends a block, without successors, in an op of which it is known how control goes through it: a region
    branch or a function."""
    if op.next is not None or op.successors or op.block is None:
        return False
    parent = op.parent_op()
    return parent is not None and parent.info.traits & (REGION_BRANCH | CALLABLE) != 0


def is_region_terminator(op: Operation) -> bool:
    """It is known which of its operands the terminator forwards."""
    return op.info.traits & RETURN_LIKE != 0 or op.info.name in FORWARDS_SOME


def forwarded_range(op: Operation) -> tuple[int, int]:
    """The indices of the first operand that a region's terminator forwards and of the first behind them."""
    count = len(op.operands)
    start = FORWARDS_SOME.get(op.info.name, 0)
    return (count, count) if start < 0 else (min(start, count), count)


def entry_range(op: Operation) -> tuple[int, int]:
    """The same for the operands that a region branch forwards."""
    group = _carried.get(op.info)
    if group is None:
        group = carried_group(op)
    count = len(op.operands)
    return operand_bounds(op, group) if group else (count, count)


def into(op: Operation, region: Region) -> Edge:
    """The edge into a region. It sets the last arguments, or the first, as many as the op forwards."""
    block = region.first
    if block is None:
        return Edge(None, op.results)
    start, end = entry_range(op)
    arguments = block.arguments
    if region is not op.regions[0] and kind_of(op) == WHILE:
        return Edge(region, arguments)
    first = 0 if op.info.name in CARRIED_FIRST else len(arguments) - (end - start)
    return Edge(region, arguments[first : first + end - start] if end > start else ())


def leave(op: Operation) -> Edge:
    """The edge back to the op. The results of parallel loops are combined by ops of their own."""
    return Edge(None, () if op.info.name in PARALLEL_LOOPS else op.results)


def entry_edges(op: Operation, constants: Sequence[Attribute | None]) -> list[Edge]:
    """The possible successors of the op itself, given what is known of its operands."""
    regions = op.regions
    kind = kind_of(op)
    if kind in (ONCE, WHILE, PARALLEL):
        return [into(op, regions[0])]
    if kind == LOOPS:
        trips = trip_count(op)
        if trips is not None:
            return [into(op, regions[0]) if trips > 0 else leave(op)]
        return [into(op, regions[0]), leave(op)]
    if op.info.name == "scf.if":
        condition = constants[0]
        if isinstance(condition, IntegerAttr):
            return [into(op, regions[0 if condition.value else 1])]
    elif op.info.name == "scf.index_switch":
        number = constants[0]
        cases = op.attributes.get("cases")
        if isinstance(number, IntegerAttr) and isinstance(cases, DenseArrayAttr):
            index = cases.values.index(number.value) + 1 if number.value in cases.values else 0
            return [into(op, regions[index])]
    return [into(op, region) for region in regions]


def exit_edges(op: Operation, region: Region, constants: Sequence[Attribute | None]) -> list[Edge]:
    """The possible successors of a region of `op`, given what is known of the terminator's operands."""
    kind = kind_of(op)
    if kind == LOOPS:
        return [leave(op)] if trip_count(op) == 1 else [into(op, op.regions[0]), leave(op)]
    if kind == WHILE:
        if region is op.regions[1]:
            return [into(op, op.regions[0])]
        condition = constants[0] if constants else None
        if isinstance(condition, IntegerAttr):
            return [into(op, op.regions[1]) if condition.value else leave(op)]
        return [into(op, op.regions[1]), leave(op)]
    return [leave(op)]


def possible_edges(op: Operation, region: Region | None) -> list[Edge]:
    """The possible successors of a region, or of the op, if nothing is known of operands and bounds."""
    if op.info.traits & LOOP and kind_of(op) == LOOPS:
        return [into(op, op.regions[0]), leave(op)]
    return entry_edges(op, (None,)) if region is None else exit_edges(op, region, (None,))
