"""Rules for scf.forall, and the one that looks through its results."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from pyopt.ir.core import Operation, OpResult, Region, Value
from pyopt.ir.mixed_indices import BOUNDS, dense, mixed_bounds, split, static_name
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.canonicalize.common import with_constants
from pyopt.passes.canonicalize.scf.common import body, trip_count
from pyopt.passes.canonicalize.scf.for_rules import more_static
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed


def _control(bounds: list[Mixed], outputs: list[Value]) -> tuple[list[Value], dict[str, Attribute]]:
    """The operands of a loop with these bounds and outputs, and the attributes that go with them."""
    operands: list[Value] = []
    sizes: list[int] = []
    attributes: dict[str, Attribute] = {}
    for name, mixed in zip(BOUNDS, bounds, strict=True):
        static, dynamic = split(mixed)
        attributes[static_name(name)] = dense(static)
        operands.extend(dynamic)
        sizes.append(len(dynamic))
    attributes["operandSegmentSizes"] = segments(*sizes, len(outputs))
    return [*operands, *outputs], attributes


def _new_forall(
    op: Operation, bounds: list[Mixed], outputs: list[Value], rewriter: Rewriter, discardable: bool = True
) -> Operation:
    """A loop before `op` with an empty body block and its attributes, of which `discardable` ones may go."""
    operands, attributes = _control(bounds, outputs)
    kept = op.attributes if discardable else {k: v for k, v in op.attributes.items() if k == "mapping"}
    rewriter.insert_before(op)
    rewriter.loc = op.loc
    types = [output.type for output in outputs]
    new = rewriter.create("scf.forall", operands, types, {**kept, **attributes}, [Region()])
    rewriter.create_block(new.regions[0], [*([INDEX] * len(bounds[0])), *types])
    rewriter.insert_before(op)
    return new


def _combining(op: Operation, argument: Value) -> list[Operation]:
    """The ops of the terminator that write to the output `argument`."""
    inside = body(op).terminator().regions[0].first
    return [user for user in argument.users() if user.block is inside and user.operands[1] is argument]


def fold_output_casts(op: Operation, rewriter: Rewriter) -> bool:
    """forall shared_outs(%a = cast %x : T to U) -> the loop writes to T, with casts inside and behind it"""
    outputs = operand_group(op, "outputs")
    cast = [
        output.op is not None
        and output.op.info.name == "tensor.cast"
        and more_static(output.op.operands[0].type, output.type)
        for output in outputs
    ]
    if True not in cast:
        return False
    new_outputs = [one.op.operands[0] if yes and one.op else one for one, yes in zip(outputs, cast, strict=True)]
    new = _new_forall(op, mixed_bounds(op), new_outputs, rewriter, False)
    block = body(new)
    old = body(op)
    rank = len(block.arguments) - len(outputs)
    arguments: list[Value] = list(block.arguments)
    rewriter.insert_at_end(block)
    writers = [_combining(op, argument) for argument in old.arguments[rank:]]
    for index, (output, yes) in enumerate(zip(outputs, cast, strict=True)):
        if yes:
            inner = rewriter.create("tensor.cast", [arguments[rank + index]], [output.type])
            arguments[rank + index] = inner.results[0]
    rewriter.merge_blocks(old, block, arguments)
    for some, argument in zip(writers, block.arguments[rank:], strict=True):
        for writer in some:
            rewriter.set_operand(writer, 1, argument)
    rewriter.insert_after(new)
    results: list[Value] = list(new.results)
    for index, (output, yes) in enumerate(zip(outputs, cast, strict=True)):
        if yes:
            results[index] = rewriter.create("tensor.cast", [results[index]], [output.type]).results[0]
    rewriter.replace(op, results)
    return True


def constant_bounds(op: Operation, rewriter: Rewriter) -> bool:
    """forall (%i) = (%c0) to (%c8) -> forall (%i) = (0) to (8)"""
    bounds = mixed_bounds(op)
    known = [with_constants(mixed) for mixed in bounds]
    if all(mixed is None for mixed in known):
        return False
    merged = [old if new is None else new for old, new in zip(bounds, known, strict=True)]
    operands, attributes = _control(merged, operand_group(op, "outputs"))
    op.attributes = {**op.attributes, **attributes}
    rewriter.set_operands(op, operands)
    return True


def drop_unwritten_outputs(op: Operation, rewriter: Rewriter) -> bool:
    """forall shared_outs(%o = x) -> forall { .. x .. }, where nothing is written to %o or its result has no use"""
    outputs = operand_group(op, "outputs")
    block = body(op)
    rank = len(block.arguments) - len(outputs)
    writers = [_combining(op, argument) for argument in block.arguments[rank:]]
    gone = [not result.uses or not some for result, some in zip(op.results, writers, strict=True)]
    if True not in gone:
        return False
    for some, dead in zip(writers, gone, strict=True):
        if dead:
            for writer in some:
                rewriter.erase(writer)
    kept = [one for one, dead in zip(outputs, gone, strict=True) if not dead]
    new = _new_forall(op, mixed_bounds(op), kept, rewriter)
    new_block = body(new)
    fresh = iter(new_block.arguments[rank:])
    results = iter(new.results)
    arguments: list[Value] = list(new_block.arguments[:rank])
    replacements: list[Value] = []
    for output, dead in zip(outputs, gone, strict=True):
        arguments.append(output if dead else next(fresh))
        replacements.append(output if dead else next(results))
    rewriter.merge_blocks(block, new_block, arguments)
    rewriter.replace(op, replacements)
    return True


def drop_single_iterations(op: Operation, rewriter: Rewriter) -> bool:
    """forall (%i, 0) in (n, 1) -> forall (%i) in (n); in (n, 0) -> the outputs; in () -> the body

    With a mapping the dimensions stay, and the index of one that runs once becomes its lower bound.
    """
    outputs = operand_group(op, "outputs")
    bounds = mixed_bounds(op)
    counts = [trip_count(low, high, step) for low, high, step in zip(*bounds, strict=True)]
    mapping = op.attributes.get("mapping")
    if isinstance(mapping, ArrayAttr) and mapping.elements:
        return _replace_indices(op, bounds[0], counts, rewriter)
    if 0 in counts:
        rewriter.replace(op, outputs)
        return True
    if counts and 1 not in counts:
        return False
    rewriter.insert_before(op)
    rewriter.loc = op.loc
    fixed: list[Value | None] = []
    for low, count in zip(bounds[0], counts, strict=True):
        if count == 1:
            fixed.append(_index(low, rewriter))
        else:
            fixed.append(None)
    kept = [index for index, count in enumerate(counts) if count != 1]
    if not kept:
        _inline(op, [value for value in fixed if value is not None], outputs, rewriter)
        return True
    new = _new_forall(op, [[mixed[index] for index in kept] for mixed in bounds], outputs, rewriter)
    new_block = body(new)
    fresh = iter(new_block.arguments)
    arguments = [value if value is not None else next(fresh) for value in fixed]
    rewriter.merge_blocks(body(op), new_block, [*arguments, *fresh])
    rewriter.replace(op, new.results)
    return True


def _index(known: int | Value, rewriter: Rewriter) -> Value:
    return known if isinstance(known, Value) else rewriter.constant(IntegerAttr.get(known, INDEX), INDEX)


def _replace_indices(op: Operation, lower: Mixed, counts: list[int | None], rewriter: Rewriter) -> bool:
    changed = False
    for low, count, index in zip(lower, counts, body(op).arguments, strict=False):
        if count == 1 and index.uses:
            rewriter.insert_before(op)
            rewriter.loc = op.loc
            rewriter.replace_uses(index, _index(low, rewriter))
            changed = True
    return changed


def _inline(op: Operation, indices: list[Value], outputs: list[Value], rewriter: Rewriter) -> None:
    """Puts the body of a loop that runs once in its place; parallel_insert_slice becomes insert_slice."""
    block = body(op)
    terminator = block.terminator()
    results: list[Value] = list(outputs)
    arguments = block.arguments[len(indices) :]
    writers = [[*reversed(_combining(op, argument))] for argument in arguments]
    rewriter.inline_block_before(block, op, [*indices, *outputs])
    for index, some in enumerate(writers):
        for writer in some:
            rewriter.insert_before(op)
            rewriter.loc = op.loc
            operands = list(writer.operands)
            operands[1] = results[index]
            insert = rewriter.create("tensor.insert_slice", operands, [results[index].type], writer.attributes)
            results[index] = insert.results[0]
    rewriter.erase(terminator)
    rewriter.replace(op, results)


def dim_of_result(op: Operation, rewriter: Rewriter) -> bool:
    """tensor.dim of a result of forall -> tensor.dim of the output it begins with"""
    source = op.operands[0]
    loop = source.op
    if loop is None or loop.info.name != "scf.forall" or not isinstance(source, OpResult):
        return False
    rewriter.set_operand(op, 0, operand_group(loop, "outputs")[source.index])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("scf.forall", fold_output_casts, names="FoldTensorCastOfOutputIntoForallOp"),
    Rule("scf.forall", constant_bounds, names="ForallOpControlOperandsFolder"),
    Rule("scf.forall", drop_unwritten_outputs, names="ForallOpIterArgsFolder"),
    Rule("scf.forall", drop_single_iterations, names="ForallOpSingleOrZeroIterationDimsFolder"),
    Rule("tensor.dim", dim_of_result),
)
