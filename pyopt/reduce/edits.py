"""What can be taken out of a module. Each kind of edit has targets, which are told by the places of ops in the text.

What is left need not be valid, or interesting: that is for the search to find out.
"""

from __future__ import annotations

from pyopt.analysis.branches import successor_operands
from pyopt.dialects.ub import POISON
from pyopt.ir.attributes import ArrayAttr, StringAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value, discard
from pyopt.ir.opinfo import SYMBOL_TABLE, TERMINATOR
from pyopt.ir.symbols import VISIBILITY
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias
from pyopt.passes.buffers.functions import FUNCTION, function_type, set_function_type
from pyopt.passes.sparsify.storage.constants import has_zero, zero_constant
from pyopt.rewrite.region_simplify import erase_unreachable_blocks
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    Target: TypeAlias = tuple[int, int, str]
    """An op by its place in the text, a number, and a name; what they mean is for the kind of edit to say."""
    Targets: TypeAlias = Callable[[list[Operation]], list[Target]]
    Apply: TypeAlias = Callable[[list[Operation], Sequence[Target], Context], None]


# Functions and other symbols.


def symbols_in(ops: list[Operation]) -> list[Target]:
    """Ops that stand directly in a module, the last one first."""
    return [
        (place, 0, "")
        for place, op in reversed(list(enumerate(ops)))
        if place and (around := op.parent_op()) is not None and around.info.traits & SYMBOL_TABLE
    ]


def bodies_in(ops: list[Operation]) -> list[Target]:
    """Functions with bodies."""
    return [(place, 0, "") for place, op in enumerate(ops) if op.info.name == FUNCTION and op.regions[0].first]


def take_bodies(ops: list[Operation], targets: Sequence[Target], context: Context) -> None:
    """Makes functions private declarations."""
    for place, _, _ in targets:
        op = ops[place]
        for block in list(op.regions[0]):
            block.detach()
            for inner in block:
                discard(inner)
        op.set_attribute(VISIBILITY, StringAttr.get("private"))


def arguments_in(ops: list[Operation]) -> list[Target]:
    """Arguments of functions that nothing uses, the last one first."""
    found: list[Target] = []
    for place, op in enumerate(ops):
        block = op.regions[0].first if op.info.name == FUNCTION else None
        if block is not None:
            found += [(place, one.index, "") for one in reversed(block.arguments) if not one.uses]
    return found


def take_arguments(ops: list[Operation], targets: Sequence[Target], context: Context) -> None:
    """Functions without some of their arguments."""
    for place, numbers in _by_op(targets).items():
        op = ops[place]
        block = op.regions[0].first
        assert block is not None
        block.erase_arguments([one.index in numbers for one in block.arguments])
        _keep(op, "arg_attrs", numbers)
        set_function_type(op, [one.type for one in block.arguments], function_type(op).results)


def results_in(ops: list[Operation]) -> list[Target]:
    """Results of functions, the last one first."""
    found: list[Target] = []
    for place, op in enumerate(ops):
        if op.info.name == FUNCTION:
            found += [(place, number, "") for number in reversed(range(len(function_type(op).results)))]
    return found


def take_results(ops: list[Operation], targets: Sequence[Target], context: Context) -> None:
    """Functions that do not return some of their results."""
    for place, numbers in _by_op(targets).items():
        op = ops[place]
        for inner in op.walk():
            if inner.info.name == "func.return":
                inner.set_operands([one for at, one in enumerate(inner.operands) if at not in numbers])
        _keep(op, "res_attrs", numbers)
        type = function_type(op)
        set_function_type(op, type.inputs, [one for at, one in enumerate(type.results) if at not in numbers])


def _by_op(targets: Sequence[Target]) -> dict[int, set[int]]:
    """The numbers that are meant of each op."""
    found: dict[int, set[int]] = {}
    for place, number, _ in targets:
        found.setdefault(place, set()).add(number)
    return found


def _keep(op: Operation, name: str, gone: set[int]) -> None:
    given = op.attributes.get(name)
    if isinstance(given, ArrayAttr):
        left = [one for index, one in enumerate(given.elements) if index not in gone]
        op.set_attribute(name, ArrayAttr.get(tuple(left)))


# Ops.


def ops_in(ops: list[Operation]) -> list[Target]:
    """All ops but terminators, the last one first: then most have no users left."""
    found: list[Target] = []
    for place, op in reversed(list(enumerate(ops))):
        ends = op.info.traits & TERMINATOR and op.block is not None and op.block.last is op
        if place and not ends:
            found.append((place, 0, ""))
    return found


def take_ops(ops: list[Operation], targets: Sequence[Target], context: Context) -> None:
    """Erases ops; other values take the place of their results."""
    rewriter = Rewriter(context)
    for place, _, _ in sorted(targets, reverse=True):
        op = ops[place]
        for result in op.results:
            if result.uses:
                result.replace_all_uses_with(_stand_in(result.type, op.operands, op, rewriter))
        discard(op)


def _stand_in(type: Type, given: Sequence[Value], op: Operation, rewriter: Rewriter) -> Value:
    """A value of a type: one of the given, one that is defined before the op in its block, a zero, or poison."""
    for value in given:
        if value.type is type:
            return value
    before = op.prev
    while before is not None:
        for result in before.results:
            if result.type is type:
                return result
        before = before.prev
    assert op.block is not None
    for argument in op.block.arguments:
        if argument.type is type:
            return argument
    rewriter.insert_before(op)
    if has_zero(type):
        return zero_constant(rewriter, type)
    return rewriter.create("ub.poison", [], [type], {"value": POISON}).results[0]


def regions_in(ops: list[Operation]) -> list[Target]:
    """Regions of one block, whose ops can take the place of the op that has them."""
    found: list[Target] = []
    for place, op in enumerate(ops):
        if place and not op.info.traits & SYMBOL_TABLE and op.info.name != FUNCTION:
            found += [(place, at, "") for at, region in enumerate(op.regions) if region.has_one_block()]
    return found


def take_regions(ops: list[Operation], targets: Sequence[Target], context: Context) -> None:
    """Puts what is in a region in place of its op: what it yields are the op's results."""
    rewriter = Rewriter(context)
    for place, at, _ in targets:
        op = ops[place]
        block = op.regions[at].first
        assert block is not None
        for argument in block.arguments:
            if argument.uses:
                argument.replace_all_uses_with(_stand_in(argument.type, op.operands, op, rewriter))
        last = block.last
        yielded: list[Value] = []
        if last is not None and last.info.traits & TERMINATOR:
            yielded = list(last.operands)
            discard(last)
        for inner in list(block):
            inner.insert_before(op)
        for number, result in enumerate(op.results):
            if result.uses:
                same = [one for one in yielded[number : number + 1] if one.type is result.type]
                result.replace_all_uses_with(same[0] if same else _stand_in(result.type, op.operands, op, rewriter))
        discard(op)


# Blocks.


def branches_in(ops: list[Operation]) -> list[Target]:
    """The ways of branches that have several."""
    return [
        (place, at, "") for place, op in enumerate(ops) if len(op.successors) > 1 for at in range(len(op.successors))
    ]


def take_branches(ops: list[Operation], targets: Sequence[Target], context: Context) -> None:
    """Branches that go one way only, without the blocks that are not reached any more."""
    rewriter = Rewriter(context)
    for place, at, _ in targets:
        op = ops[place]
        operands = successor_operands(op, at)
        rewriter.insert_before(op)
        name = "llvm.br" if op.info.name.startswith("llvm.") else "cf.br"
        rewriter.create(name, list(operands), [], {}, [], [op.successors[at]])
        block = op.block
        discard(op)
        assert block is not None and block.region is not None
        erase_unreachable_blocks(rewriter, [block.region])


def choices_in(ops: list[Operation]) -> list[Target]:
    """Branches in two ways of which the first one goes on in one way only."""
    return [
        (place, 0, "")
        for place, op in enumerate(ops)
        if len(op.successors) == 2
        and op.successors[0] is not op.successors[1]
        and (last := op.successors[0].last) is not None
        and len(last.successors) == 1
        and last is not op
    ]


def take_choices(ops: list[Operation], targets: Sequence[Target], context: Context) -> None:
    """The blocks of both ways, one after the other."""
    rewriter = Rewriter(context)
    for place, _, _ in targets:
        op = ops[place]
        first, second = op.successors
        last = first.last
        assert last is not None
        for old, at, block in ((last, 1, second), (op, 0, first)):
            rewriter.insert_before(old)
            operands = list(successor_operands(op, at))
            rewriter.create("cf.br", operands, [], {}, [], [block])
        discard(last)
        discard(op)


def joints_in(ops: list[Operation]) -> list[Target]:
    """Branches to blocks to which nothing else branches."""
    return [
        (place, 0, "")
        for place, op in enumerate(ops)
        if len(op.successors) == 1
        and (block := op.successors[0]) is not op.block
        and sum(block.predecessors.values()) == 1
        and len(op.operands) == len(block.arguments)
    ]


def take_joints(ops: list[Operation], targets: Sequence[Target], context: Context) -> None:
    """One block in place of two."""
    rewriter = Rewriter(context)
    for place, _, _ in targets:
        op = ops[place]
        block = op.successors[0]
        operands = list(op.operands)
        before = op.block
        assert before is not None
        discard(op)
        rewriter.merge_blocks(block, before, operands)


# Attributes.


def attributes_in(ops: list[Operation]) -> list[Target]:
    """All attributes."""
    return [(place, 0, name) for place, op in enumerate(ops) for name in op.attributes]


def take_attributes(ops: list[Operation], targets: Sequence[Target], context: Context) -> None:
    """Ops without some of their attributes."""
    for place, _, name in targets:
        ops[place].remove_attribute(name)


KINDS: Final[tuple[tuple[str, Targets, Apply, bool], ...]] = (
    ("symbols", symbols_in, take_ops, True),
    ("bodies", bodies_in, take_bodies, True),
    ("branches", branches_in, take_branches, False),
    ("choices", choices_in, take_choices, False),
    ("ops", ops_in, take_ops, True),
    ("regions", regions_in, take_regions, False),
    ("blocks", joints_in, take_joints, False),
    ("results", results_in, take_results, True),
    ("arguments", arguments_in, take_arguments, True),
    ("attributes", attributes_in, take_attributes, True),
)
"""(what is taken, its targets, how they are taken, whether many at once) in the order in which they are tried."""
