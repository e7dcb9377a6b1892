"""Shape transfer functions of tensor ops on elements, and of queries of shapes; also for those of memref."""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import constant
from pyopt.analysis.shapes.lattice import ranked
from pyopt.analysis.shapes.operations import RANKS
from pyopt.analysis.shapes.relations import denoted_by, is_extents, known_number, one_denoted, one_shape, say_denoted
from pyopt.analysis.shapes.tracked import may_hold_extents
from pyopt.analysis.shapes.transfer import Facts, transfer_results
from pyopt.ir.core import Operation


def of_cast(op: Operation, facts: Facts) -> None:
    """cast, bitcast, memory_space_cast, clone: the shape stays. Another shape than the result's is undefined."""
    source, result = op.operands[0], op.results[0]
    one_shape((source, result), op, facts)
    if is_extents(source) or is_extents(result):
        one_denoted(source, result, op, facts)


def of_dim(op: Operation, facts: Facts) -> None:
    """The number is that extent. A dimension that the operand does not have is undefined."""
    source, index = op.operands
    position = known_number(index, facts)
    extents = facts.shape(source).extents
    if position is not None and extents is not None and 0 <= position < len(extents):
        facts.set_number(op.results[0], extents[position], op)


def of_rank(op: Operation, facts: Facts) -> None:
    """The number is the rank; where it has to be some number, so is the operand's."""
    source, result = op.operands[0], op.results[0]
    extents = facts.shape(source).extents
    if extents is not None:
        facts.set_number(result, constant(len(extents)), op)
        return
    rank = known_number(result, facts)
    if rank is not None and 0 <= rank <= RANKS:
        facts.set_shape(source, ranked([None] * rank), op)


def of_extract(op: Operation, facts: Facts) -> None:
    """One extent of what an extent tensor stands for. Out of bounds is undefined."""
    source = op.operands[0]
    if len(op.operands) == 1 and may_hold_extents(source.type):
        only = facts.denoted(source).extents
        if only is not None and len(only) == 1:
            facts.set_number(op.results[0], only[0], op)
        return
    if not is_extents(source):
        return
    position = known_number(op.operands[1], facts)
    extents = denoted_by(source, facts).extents
    if position is None or extents is None or not 0 <= position < len(extents):
        return
    if extents[position] is not None:
        facts.set_number(op.results[0], extents[position], op)
        return
    number = facts.number(op.results[0])
    if number is not None:
        say_denoted(source, ranked([number if one == position else None for one in range(len(extents))]), op, facts)


def of_from_elements(op: Operation, facts: Facts) -> None:
    """The tensor stands for the shape whose extents are the elements."""
    result = op.results[0]
    if is_extents(result) and len(op.operands) <= RANKS:
        facts.set_denoted(result, ranked([facts.number(operand) for operand in op.operands]), op)


def of_insert(op: Operation, facts: Facts) -> None:
    """The shape of the destination; if that holds extents, these with another one. Out of bounds is undefined."""
    scalar, destination, result = op.operands[0], op.operands[1], op.results[0]
    one_shape((destination, result), op, facts)
    if not is_extents(destination):
        return
    position = known_number(op.operands[2], facts)
    extents = denoted_by(destination, facts).extents
    if position is not None and extents is not None and 0 <= position < len(extents):
        changed = list(extents)
        changed[position] = facts.number(scalar)
        say_denoted(result, ranked(changed), op, facts)


def of_generate(op: Operation, facts: Facts) -> None:
    """empty, generate, splat: the sizes. A splat may be an extent tensor. Negative sizes are undefined."""
    transfer_results(op, facts)
    result = op.results[0]
    if op.info.name == "tensor.splat" and is_extents(result):
        extents = denoted_by(result, facts).extents
        if extents is not None:
            facts.set_denoted(result, ranked([facts.number(op.operands[0])] * len(extents)), op)
