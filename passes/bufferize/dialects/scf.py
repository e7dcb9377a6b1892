"""Loops and conditionals that carry buffers."""

from __future__ import annotations

from pyopt.analysis.bufferization.one_shot import OneShotState
from pyopt.analysis.bufferization.state import AnalysisState
from pyopt.dialects.scf.bufferizable import only_yield
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.dominance import is_inside
from pyopt.ir.mixed_indices import BOUNDS
from pyopt.ir.signature import operand_bounds, operand_group, segments
from pyopt.ir.types import TensorType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.bufferize.blocks import bufferize_block_arguments
from pyopt.passes.bufferize.copies import copy_operands
from pyopt.passes.bufferize.rewriter import TO_TENSOR, BufferRewriter

if TYPE_CHECKING:
    from pyopt.passes.bufferize.dialects import Bufferizer, Resolver


def _new_types(values: Sequence[Value], rewriter: BufferRewriter) -> list[Type]:
    """The types of values as buffers."""
    return [rewriter.buffer_type(one) if isinstance(one.type, TensorType) else one.type for one in values]


def _move_body(old: Block, types: Sequence[Type], rewriter: BufferRewriter) -> Region:
    """A region with the ops of a block, whose arguments are buffers, with the location of the op; the ops see them as
    tensors."""
    region = Region()
    block = Block()
    region.append(block)
    values: list[Value] = [block.add_argument(type, rewriter.loc) for type in types]
    rewriter.insert_at_start(block)
    for number, argument in enumerate(old.arguments):
        if isinstance(argument.type, TensorType):
            values[number] = rewriter.create(TO_TENSOR, [values[number]], [argument.type]).results[0]
    rewriter.merge_blocks(old, block, values)
    return region


def bufferize_for(op: Operation, rewriter: BufferRewriter) -> None:
    """scf.for that carries tensors -> scf.for that carries their buffers"""
    body = op.regions[0].entry()
    buffers = rewriter.buffers(op.operands[3:])
    inits: list[Value] = []
    for buffer, result in zip(buffers, op.results, strict=True):
        inits.append(
            rewriter.cast(buffer, rewriter.buffer_type(result)) if isinstance(result.type, TensorType) else buffer
        )
    types = [one.type for one in inits]
    region = _move_body(body, [body.arguments[0].type, *types], rewriter)
    for argument, init in zip(region.entry().arguments[1:], inits, strict=True):
        argument.loc = init.location()
    rewriter.insert_before(op)
    made = rewriter.create("scf.for", [*op.operands[:3], *inits], types, op.attributes, [region])
    rewriter.replace_with_buffers(op, made.results)


def _attributes(op: Operation, rewriter: BufferRewriter) -> dict[str, Attribute]:
    """Those of the op; the reference keeps only what is inherent in it."""
    if not rewriter.options.reference_exact:
        return op.attributes
    return {name: value for name, value in op.attributes.items() if name in op.info.attribute_names}


def bufferize_while(op: Operation, rewriter: BufferRewriter) -> None:
    """scf.while that carries tensors -> scf.while that carries their buffers"""
    before, after = op.regions[0].entry(), op.regions[1].entry()
    inits: list[Value] = []
    for buffer, argument in zip(rewriter.buffers(op.operands), before.arguments, strict=True):
        carried = isinstance(argument.type, TensorType)
        inits.append(rewriter.cast(buffer, rewriter.buffer_type(argument)) if carried else buffer)
    types = _new_types(after.arguments, rewriter)
    regions = [_move_body(before, [one.type for one in inits], rewriter), _move_body(after, types, rewriter)]
    rewriter.insert_before(op)
    made = rewriter.create("scf.while", inits, types, _attributes(op, rewriter), regions)
    rewriter.replace_with_buffers(op, made.results)


def bufferize_branch(op: Operation, rewriter: BufferRewriter) -> None:
    """scf.if and scf.index_switch that give tensors -> the same giving buffers"""
    types = _new_types(op.results, rewriter)
    regions = [Region() for _ in op.regions]
    for old, new in zip(op.regions, regions, strict=True):
        rewriter.move_region(old, new)
    made = Operation(op.info, list(op.operands), types, _attributes(op, rewriter), op.loc, regions)
    rewriter.insert(made)
    rewriter.replace_with_buffers(op, made.results)


def bufferize_execute_region(op: Operation, rewriter: BufferRewriter) -> None:
    """scf.execute_region that gives tensors -> the same giving buffers"""
    terminator = only_yield(op)
    assert terminator is not None
    region = Region()
    types = [one.type for one in terminator.operands]
    rewriter.move_region(op.regions[0], region)
    made = Operation(op.info, [], types, _attributes(op, rewriter), op.loc, [region])
    rewriter.insert(made)
    for block in region:
        bufferize_block_arguments(block, rewriter)
    values: list[Value] = []
    rewriter.insert_after(made)
    for old, new in zip(op.results, made.results, strict=True):
        if isinstance(old.type, TensorType):
            values.append(rewriter.create(TO_TENSOR, [new], [old.type]).results[0])
        else:
            values.append(new)
    rewriter.replace(op, values)


def bufferize_forall(op: Operation, rewriter: BufferRewriter) -> None:
    """scf.forall with outputs -> scf.forall without, that works in the outputs' buffers"""
    start, end = operand_bounds(op, "outputs")
    body = op.regions[0].entry()
    buffers = rewriter.buffers(op.operands[start:end])
    rank = len(body.arguments) - len(buffers)
    rewriter.insert_at_start(body)
    for argument, buffer in zip(body.arguments[rank:], buffers, strict=True):
        tensor = rewriter.create(TO_TENSOR, [buffer], [argument.type]).results[0]
        rewriter.replace_uses(argument, tensor)
    region = Region()
    block = Block()
    region.append(block)
    counters: list[Value] = [block.add_argument(one.type, rewriter.loc) for one in body.arguments[:rank]]
    rewriter.merge_blocks(body, block, [*counters, *body.arguments[rank:]])
    rewriter.insert_before(op)
    sizes = [len(operand_group(op, name)) for name in BOUNDS]
    attributes = {**op.attributes, "operandSegmentSizes": segments(*sizes, 0)}
    rewriter.create("scf.forall", op.operands[:start], [], attributes, [region])
    rewriter.replace_with_buffers(op, buffers)


def bufferize_yield(op: Operation, rewriter: BufferRewriter) -> None:
    """scf.yield of tensors -> of buffers, of the type that the op around has"""
    parent = op.parent_op()
    assert parent is not None
    name = parent.info.name
    values: list[Value] = []
    for index, value in enumerate(op.operands):
        if not isinstance(value.type, TensorType):
            values.append(value)
            continue
        buffer = rewriter.buffer(value)
        if name == "scf.while":
            buffer = rewriter.cast(buffer, rewriter.buffer_type(parent.regions[0].entry().arguments[index]))
        elif name != "scf.execute_region":
            buffer = rewriter.cast(buffer, rewriter.buffer_type(parent.results[index]))
        values.append(buffer)
    rewriter.replace_by(op, "scf.yield", values, [])


def bufferize_condition(op: Operation, rewriter: BufferRewriter) -> None:
    """scf.condition with tensors -> with buffers"""
    loop = op.parent_op()
    assert loop is not None
    arguments = loop.regions[1].entry().arguments
    values = [op.operands[0]]
    for value, argument in zip(op.operands[1:], arguments, strict=True):
        carried = isinstance(value.type, TensorType)
        values.append(rewriter.cast(rewriter.buffer(value), rewriter.buffer_type(argument)) if carried else value)
    rewriter.replace_by(op, "scf.condition", values, [])


# Copies.


def resolve_for(op: Operation, rewriter: BufferRewriter, state: AnalysisState) -> None:
    """Yields copies of what may be a buffer from outside, other than the one that came in"""
    copy_operands(op, rewriter, state)
    if not state.options.enforce_aliasing or state.options.copy_before_write:
        return
    body = op.regions[0].entry()
    terminator = body.terminator()
    rewriter.start_at(terminator)
    for index, value in enumerate(list(terminator.operands)):
        if isinstance(value.type, TensorType) and not is_own(value, op.regions[0], body.arguments[index + 1], state):
            terminator.set_operand(index, rewriter.allocate_tensor(op, value))


def is_own(value: Value, region: Region, argument: Value, state: AnalysisState) -> bool:
    """All that may share a value's buffer is made inside of a region; `argument`, what comes in, may share it, too."""
    if not isinstance(state, OneShotState):
        return False
    if value not in state.sets and state.options.reference_exact:
        return True
    for alias in _aliases(value, state):
        if alias is argument:
            continue
        block = alias.parent_block()
        around = None if block is None else block.region
        if around is None or not region.is_ancestor_of(around) or (alias.op is None and around is region):
            return False
    return True


def _aliases(value: Value, state: OneShotState) -> list[Value]:
    """The values that may share a value's buffer: only itself if it is a copy, of which the analysis did not know."""
    return state.sets.members(value) if value in state.sets else [value]


def resolve_while(op: Operation, rewriter: BufferRewriter, state: AnalysisState) -> None:
    """Hands on copies of what is not the buffer that came in, in both regions, unless each write has a copy anyway"""
    copy_operands(op, rewriter, state)
    if not state.options.enforce_aliasing or state.options.copy_before_write:
        return
    before, after = op.regions[0].entry(), op.regions[1].entry()
    condition, last = before.terminator(), after.terminator()
    rewriter.start_at(condition)
    for index, value in enumerate(list(condition.operands[1:])):
        if not isinstance(value.type, TensorType):
            continue
        same = index < len(before.arguments) and state.are_equivalent(before.arguments[index], value)
        if same and index < len(last.operands):
            same = state.are_equivalent(after.arguments[index], last.operands[index])
        else:
            same = False
        if not same:
            condition.set_operand(index + 1, rewriter.allocate_tensor(op, value))
    if state.options.reference_exact or not isinstance(state, OneShotState):
        return
    # The reference yields buffers from outside, to which the next iteration may write.
    rewriter.start_at(last)
    for index, value in enumerate(list(last.operands)):
        if isinstance(value.type, TensorType) and any(not is_inside(one, op) for one in _aliases(value, state)):
            last.set_operand(index, rewriter.allocate_tensor(op, value))


BUFFERIZERS: Final[dict[str, Bufferizer]] = {
    "scf.condition": bufferize_condition,
    "scf.execute_region": bufferize_execute_region,
    "scf.for": bufferize_for,
    "scf.forall": bufferize_forall,
    "scf.if": bufferize_branch,
    "scf.index_switch": bufferize_branch,
    "scf.while": bufferize_while,
    "scf.yield": bufferize_yield,
}

RESOLVERS: Final[dict[str, Resolver]] = {"scf.for": resolve_for, "scf.while": resolve_while}
