"""stage-sparse-ops: conversions and concatenations whose elements come in the wrong order go through sorted COO.

    %0 = sparse_tensor.convert %a : CSR to CSC
->
    %1 = sparse_tensor.convert %a : CSR to (unordered COO)
    %2 = sparse_tensor.reorder_coo hybrid_quick_sort %1 : (unordered COO) to (COO)
    %0 = sparse_tensor.convert %2 : (COO) to CSC
    bufferization.dealloc_tensor %2
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.constraints import SORT_KIND
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.core import Operation
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.filling import convert, finish, release
from pyopt.passes.sparsify.storage.ordering import concatenate_needs_sort, convert_needs_sort, coo_type
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rules import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rewriter


GIVES_AWAY: Final = ("func.call", "func.call_indirect", "func.return")
"""Ops behind which this function inserts no elements."""


def stage(op: Operation, rewriter: Rewriter) -> bool:
    """op -> op into unordered COO, sorted, converted"""
    code = Code(rewriter)
    type = op.results[0].type
    unordered = rewriter.create(op.info.name, op.operands, [coo_type(type, False)], op.attributes)
    ordered = coo_type(type, True)
    attributes = {"algorithm": SORT_KIND.get("hybrid_quick_sort")}
    sorted = rewriter.create("sparse_tensor.reorder_coo", unordered.results, [ordered], dict(attributes)).results[0]
    if ordered is type:
        rewriter.replace(op, [sorted])
        return True
    converted = convert(code, sorted, type)
    release(code, sorted)
    rewriter.replace(op, converted.results)
    return True


def stage_convert(op: Operation, rewriter: Rewriter) -> bool:
    """convert a : CSR to CSC -> convert (reorder_coo (convert a : CSR to unordered COO))"""
    return convert_needs_sort(op) and stage(op, rewriter)


def stage_concatenate(op: Operation, rewriter: Rewriter) -> bool:
    """concatenate a, b : to CSC -> convert (reorder_coo (concatenate a, b : to unordered COO))"""
    return concatenate_needs_sort(op) and stage(op, rewriter)


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


RULES: Final[tuple[Rule, ...]] = (
    Rule("bufferization.alloc_tensor", finish_allocation),
    Rule("sparse_tensor.convert", stage_convert),
    Rule("sparse_tensor.concatenate", stage_concatenate),
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    return rewrite(op, pass_context, RULES)


PASS: Final = make_pass("stage-sparse-ops", run, anchor="func.func", class_name="StageSparseOperations")
