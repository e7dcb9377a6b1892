"""eliminate-empty-tensors: what is computed in a tensor of its own and then put into another is computed there.

    %e = tensor.empty() : tensor<4xf32>                     %e = tensor.extract_slice %t[8] [4] [1]
    %0 = linalg.fill ins(%f) outs(%e)                   ->  %0 = linalg.fill ins(%f) outs(%e)
    %1 = tensor.insert_slice %0 into %t[8] [4] [1]          %1 = tensor.insert_slice %0 into %t[8] [4] [1]

One-shot-bufferize then needs neither the buffer nor the copy. What makes the place in the destination moves in front of
what is computed if it has to.
"""

from __future__ import annotations

from functools import cmp_to_key

from pyopt.analysis.bufferization.one_shot import OneShotState
from pyopt.analysis.bufferization.options import BufferizationOptions
from pyopt.analysis.bufferization.state import BufferizationError, Traversal, use_pairs
from pyopt.analysis.effects import is_memory_effect_free
from pyopt.ir.attributes import UNIT, Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.dominance import Dominance, is_inside
from pyopt.ir.mixed_indices import dense, slice_of, split
from pyopt.ir.signature import segments
from pyopt.ir.types import TensorType
from pyopt.light import Final
from pyopt.passes.bufferize.driver import analyze, report
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

SLICES: Final = ("tensor.insert_slice", "tensor.parallel_insert_slice")
WHOLE: Final = ("bufferization.materialize_in_destination", "linalg.copy")
"""Ops that replace all of their destination."""


def run(op: Operation, pass_context: PassContext) -> bool:
    """Replaces empty tensors in `op`."""
    options = BufferizationOptions()
    options.allow_return_allocs_from_loops = True
    options.bufferize_function_boundaries = op.info.name == "builtin.module"
    try:
        state = analyzed(op, options, pass_context)
    except BufferizationError as error:
        report(error, pass_context)
        return False
    if state is None:
        return False
    rewriter = Rewriter(pass_context.context)
    changed = False
    for one in op.walk_postorder():
        if one.info.name in SLICES or one.info.name in WHOLE:
            changed |= eliminate(one, state, rewriter)
    return changed


def analyzed(op: Operation, options: BufferizationOptions, pass_context: PassContext) -> OneShotState | None:
    """The decisions for all functions of a module, or for one function by itself; None if that failed."""
    if not options.bufferize_function_boundaries:
        return analyze(op, options, pass_context)
    from pyopt.analysis.bufferization.functions import functions_by_calls
    from pyopt.analysis.bufferization.one_shot import OneShotState as State
    from pyopt.analysis.bufferization.summaries import FunctionSummaries
    from pyopt.passes.bufferize.module import analyze_functions

    functions = FunctionSummaries()
    ordered = functions_by_calls(op, functions)
    state = State(op, options)
    state.functions = functions
    return state if analyze_functions(ordered, state, set(), pass_context) else None


def eliminate(op: Operation, state: OneShotState, rewriter: Rewriter) -> bool:
    """Puts what an insertion replaces in the destination where an empty tensor becomes its source, which stays."""
    if not state.is_in_place(op, 0):
        return False
    needed = op.operands[1:]
    changed = False
    how = Traversal(leaves=False, equivalent_only=True, same_type_or_casts_only=True)
    passed = {(op, 0)}
    for value in state.find_backwards(op.operands[0], is_empty, how, passed):
        empty = value.op
        assert empty is not None
        made: dict[Operation, Value] = {}
        for user, index in use_pairs(value):
            place = insertion_point(empty, user, needed, rewriter) if (user, index) in passed else None
            replacement = None if place is None else made.get(place) or replacement_at(place, op, value, rewriter)
            if place is not None and replacement is not None:
                made[place] = replacement
                rewriter.set_operand(user, index, replacement)
                state.forget_chains()
                changed = True
    return changed


def replacement_at(place: Operation, op: Operation, value: Value, rewriter: Rewriter) -> Value | None:
    """Extracts the slice that an insertion replaces, before `place`, with the type of an empty tensor."""
    rewriter.insert_before(place)
    rewriter.loc = value.location()
    replacement = extraction(op, rewriter)
    if replacement is None or replacement is value:
        return None
    if replacement.type is value.type:
        return replacement
    if replacement.op is not None:
        rewriter.insert_after(replacement.op)
    return rewriter.create("tensor.cast", [replacement], [value.type]).results[0]


def is_empty(value: Value) -> bool:
    """A tensor without contents."""
    return value.op is not None and value.op.info.name == "tensor.empty"


def extraction(op: Operation, rewriter: Rewriter) -> Value | None:
    """Extracts the slice that an insertion replaces, before it does so; None if others may see it, too."""
    target = op.operands[1]
    if not isinstance(target.type, TensorType):
        source = op.operands[0].type
        if "restrict" not in op.attributes:
            return None
        op.remove_attribute("restrict")
        attributes: dict[str, Attribute] = {"restrict": UNIT, "writable": UNIT}
        return rewriter.create("bufferization.to_tensor", [target], [source], attributes).results[0]
    if op.info.name in WHOLE:
        return target
    slice = slice_of(op)
    lists = [split(one) for one in (slice.offsets, slice.sizes, slice.strides)]
    attributes = {
        "operandSegmentSizes": segments(1, *[len(dynamic) for _, dynamic in lists]),
        "static_offsets": dense(lists[0][0]),
        "static_sizes": dense(lists[1][0]),
        "static_strides": dense(lists[2][0]),
    }
    operands = [target, *[value for _, dynamic in lists for value in dynamic]]
    type = op.operands[0].type
    return rewriter.create("tensor.extract_slice", operands, [type], attributes).results[0]


def insertion_point(empty: Operation, user: Operation, needed: list[Value], rewriter: Rewriter) -> Operation | None:
    """A place before a user of an empty tensor where all `needed` values are defined: there, or right behind one of
    them.

    If there is no such place, what makes the values moves in front of the user.
    """
    candidates: list[Operation | None] = [empty]
    for value in needed:
        if value.op is not None:
            candidates.append(value.op.next)
        else:
            block = value.parent_block()
            candidates.append(None if block is None else block.first)
    dominance = Dominance()
    for place in candidates:
        if place is None or not all(dominance.value_properly_dominates(value, place) for value in needed):
            continue
        if user is place or dominance.op_properly_dominates(place, user):
            return place
    late = _makers(user, needed, dominance)
    if late is None:
        return None
    for one in late:
        rewriter.move_before(one, user)
    return user


def _makers(user: Operation, needed: list[Value], dominance: Dominance) -> list[Operation] | None:
    """The ops of the same block that make these values, and what they need, behind an op; None if they have to stay."""
    found: set[Operation] = set()
    work = list(needed)
    while work:
        value = work.pop()
        if dominance.value_properly_dominates(value, user) or value.op in found:
            continue
        maker = value.op
        if maker is None or maker is user or maker.block is not user.block or not is_memory_effect_free(maker):
            return None
        found.add(maker)
        for one in maker.walk():
            work += [operand for operand in one.operands if not is_inside(operand, maker)]
    return sorted(found, key=cmp_to_key(_in_block_order))


def _in_block_order(one: Operation, other: Operation) -> int:
    return -1 if one.is_before_in_block(other) else 1


PASS = make_pass("eliminate-empty-tensors", run, class_name="EmptyTensorEliminationPass")
