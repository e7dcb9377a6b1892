"""stage-sparse-ops: conversions and concatenations whose elements come in the wrong order go through sorted COO.

    %0 = sparse_tensor.convert %a : CSR to CSC
->
    %1 = sparse_tensor.convert %a : CSR to (unordered COO)
    %2 = sparse_tensor.reorder_coo hybrid_quick_sort %1 : (unordered COO) to (COO)
    %0 = sparse_tensor.convert %2 : (COO) to CSC
    bufferization.dealloc_tensor %2

By count-entries=true those stay that sparse-tensor-codegen makes by counting. What becomes so in two steps
does: dense to CSR to CSC; unordered COO to CSC in any order to CSR.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.constraints import SORT_KIND
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.verify import tensor_of
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, INDEX, TensorType
from pyopt.light import Final, final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.policy import Policy, policy_of
from pyopt.passes.sparsify.rewriting.insertions import insert_into_whole, load_whole
from pyopt.passes.sparsify.storage.counting import COUNT_ENTRIES, columns_before, dimensions, is_counted, rows_before
from pyopt.passes.sparsify.storage.filling import convert, copy_of, extents_of, finish, release, sizes_of
from pyopt.passes.sparsify.storage.ordering import concatenate_needs_sort, convert_needs_sort, coo_type
from pyopt.passes.sparsify.storage.sparse_constants import sparse_constant
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

FAR_MORE: Final = 4
"""So many times as many columns as rows are too many to have a position each, unless there are entries in them."""
GIVES_AWAY: Final = ("func.call", "func.call_indirect", "func.return")
"""Ops behind which this function inserts no elements."""


def stage(op: Operation, rewriter: Rewriter, keeps_sources: bool) -> bool:
    """op -> op into unordered COO, sorted, converted"""
    rewriter.replace(op, sorted_result(op, rewriter, keeps_sources))
    return True


def sorted_result(op: Operation, rewriter: Rewriter, keeps_sources: bool) -> list[Value]:
    """The result of an op, by way of unordered COO storage that is sorted.

    Storage that is unordered COO already is copied if sources are kept, and else sorted where it is, and freed.
    """
    code = Code(rewriter)
    type = op.results[0].type
    middle = coo_type(type, False)
    if keeps_sources and op.info.name == "sparse_tensor.convert" and op.operands[0].type is middle:
        unordered = copy_of(code, op.operands[0])
    else:
        unordered = rewriter.create(op.info.name, op.operands, [middle], op.attributes).results[0]
    ordered = coo_type(type, True)
    attributes = {"algorithm": SORT_KIND.get("hybrid_quick_sort")}
    sorted = rewriter.create("sparse_tensor.reorder_coo", [unordered], [ordered], dict(attributes)).results[0]
    if ordered is type:
        return [sorted]
    converted = convert(code, sorted, type)
    release(code, sorted)
    return list(converted.results)


def stage_by_rows(op: Operation, rewriter: Rewriter) -> bool:
    """convert a : dense to CSC -> convert (convert a : dense to CSR) : CSR to CSC"""
    source, target = op.operands[0], tensor_of(op.results[0])
    rows = None if sparse_constant(source) is not None else rows_before(tensor_of(source), target)
    if rows is None:
        return False
    code = Code(rewriter)
    made = convert(code, source, rows).results[0]
    converted = convert(code, made, target)
    release(code, made)
    rewriter.replace(op, converted.results)
    return True


def stage_by_columns(op: Operation, columns: TensorType, rewriter: Rewriter) -> bool:
    """convert a : unordered to CSR -> convert (convert a : unordered to unordered CSC) : unordered CSC to CSR

    Where there may be far more columns than rows and entries both ways are there, of which one is taken.
    """
    source, target = op.operands[0], tensor_of(op.results[0])
    code = Code(rewriter)

    def count() -> list[Value]:
        made = convert(code, source, columns).results[0]
        converted = convert(code, made, target)
        release(code, made)
        return list(converted.results)

    encoding = encoding_of(columns)
    assert encoding is not None
    across, down = dimensions(encoding)
    shape = extents_of(source.type)
    if DYNAMIC not in shape and shape[across] <= FAR_MORE * shape[down]:
        rewriter.replace(op, count())
        return True
    sizes = sizes_of(code, source)
    entries = rewriter.create("sparse_tensor.number_of_entries", [source], [INDEX]).results[0]
    limit = code.multiply(code.add(sizes[down], entries), code.index(FAR_MORE))
    are_few = code.not_greater(sizes[across], limit)
    rewriter.replace(op, code.choice(are_few, [target], count, lambda: sorted_result(op, rewriter, True)))
    return True


def finish_allocation(op: Operation, rewriter: Rewriter) -> bool:
    """alloc_tensor that is given away -> load (alloc_tensor) hasInserts: storage without elements, but whole"""
    result = op.results[0]
    if encoding_of(result.type) is None or any(user.info.name not in GIVES_AWAY for user in result.uses):
        return False
    rewriter.insert_after(op)
    rewriter.loc = op.loc
    whole = finish(Code(rewriter), result)
    load = whole.op
    assert load is not None
    rewriter.replace_uses_except(result, whole, load)
    return True


REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Sort and free unordered COO storage as mlir-opt does, also if others have it"
)


@final
class Staging:
    """The rules of the pass, by its policy. counts: conversions that need only count stay."""

    __slots__ = ("counts", "policy")

    def __init__(self, policy: Policy, counts: bool) -> None:
        self.policy = policy
        self.counts = policy.counts_entries and counts

    def stage_convert(self, op: Operation, rewriter: Rewriter) -> bool:
        """convert a : CSR to CSC -> convert (reorder_coo (convert a : CSR to unordered COO))"""
        if self.counts and is_counted(op):
            return False
        if self.counts and stage_by_rows(op, rewriter):
            return True
        if not convert_needs_sort(op, self.policy):
            return False
        columns = columns_before(tensor_of(op.operands[0]), tensor_of(op.results[0])) if self.counts else None
        if columns is not None and stage_by_columns(op, columns, rewriter):
            return True
        return stage(op, rewriter, self.policy.keeps_sources)

    def stage_concatenate(self, op: Operation, rewriter: Rewriter) -> bool:
        """concatenate a, b : to CSC -> convert (reorder_coo (concatenate a, b : to unordered COO))"""
        return concatenate_needs_sort(op, self.policy) and stage(op, rewriter, self.policy.keeps_sources)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    options = pass_context.options
    staging = Staging(policy_of(REFERENCE_EXACT.of(options)), COUNT_ENTRIES.of(options))
    rules = [
        Rule("bufferization.alloc_tensor", finish_allocation),
        Rule("sparse_tensor.convert", staging.stage_convert),
        Rule("sparse_tensor.concatenate", staging.stage_concatenate),
    ]
    if staging.policy.inserts_anywhere:
        rules += [Rule("tensor.insert", insert_into_whole), Rule("sparse_tensor.load", load_whole)]
    return rewrite(op, pass_context, rules)


PASS: Final = make_pass(
    "stage-sparse-ops",
    run,
    (COUNT_ENTRIES, REFERENCE_EXACT),
    anchor="func.func",
    class_name="StageSparseOperations",
)
