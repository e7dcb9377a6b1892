"""scf-for-loop-specialization, scf-parallel-loop-specialization: loops that often end at a constant, once for that end.

    %n = affine.min (d0) -> (8, d0)(%x)
    scf.for %i = %a to %n step %s {
      use(%i)
    }
    ->
    %n = affine.min (d0) -> (8, d0)(%x)
    %c8 = arith.constant 8 : index
    %full = arith.cmpi eq, %n, %c8
    scf.if %full {
      scf.for %i = %a to %c8 step %s {
        use(%i)
      }
    } else {
      scf.for %i = %a to %n step %s {
        use(%i)
      }
    }

A parallel loop must have such an upper bound in all dimensions. Results that something uses are those of the branch;
the reference leaves loops behind whose results are used before they are there.
"""

from __future__ import annotations

from pyopt.dialects.affine.validity import map_of
from pyopt.ir.affine import CONSTANT
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.signature import operand_group
from pyopt.light import Sequence
from pyopt.passes.building.arith import EQUAL, binary, compare, constant_index
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter


def _least_constant(bound: Value) -> int | None:
    """The least of the constants among the results of the affine.min that the bound is."""
    op = bound.op
    if op is None or op.info.name != "affine.min":
        return None
    numbers = [one.value for one in map_of(op).value.results if one.kind == CONSTANT]
    return min(numbers) if numbers else None


def specialize(loop: Operation, bounds: Sequence[Value], rewriter: Rewriter) -> bool:
    """for a to n -> if n == c: for a to c else: for a to n"""
    numbers: list[int] = []
    for bound in bounds:
        number = _least_constant(bound)
        if number is None:
            return False
        numbers.append(number)
    rewriter.start_at(loop)
    known: dict[Value, Value] = {}
    condition: Value | None = None
    for bound, number in zip(bounds, numbers, strict=True):
        known[bound] = constant_index(rewriter, number)
        equal = compare(rewriter, EQUAL, bound, known[bound])
        condition = equal if condition is None else binary(rewriter, "andi", condition, equal)
    if condition is None:
        return False
    results = loop.results if any(result.uses for result in loop.results) else []
    types = [result.type for result in results]
    branch = rewriter.create("scf.if", [condition], types, regions=[Region(), Region()])
    for region, values in zip(branch.regions, (known, {}), strict=True):
        rewriter.create_block(region)
        copy = rewriter.clone(loop, values)
        rewriter.create("scf.yield", copy.results if results else [], [])
    for result, new in zip(results, branch.results, strict=False):
        rewriter.replace_uses(result, new)
    rewriter.erase(loop)
    return True


def _run(op: Operation, pass_context: PassContext, name: str, group: str) -> bool:
    """Specializes the loops inside `op`, inner loops first."""
    rewriter = Rewriter(pass_context.context)
    changed = False
    for one in op.walk_postorder():
        if one.info.name == name:
            changed = specialize(one, operand_group(one, group), rewriter) or changed
    return changed


def run_for(op: Operation, pass_context: PassContext) -> bool:
    """Specializes scf.for."""
    return _run(op, pass_context, "scf.for", "upperBound")


def run_parallel(op: Operation, pass_context: PassContext) -> bool:
    """Specializes scf.parallel."""
    return _run(op, pass_context, "scf.parallel", "upperBound")


FOR = make_pass("scf-for-loop-specialization", run_for, class_name="SCFForLoopSpecialization", apart=True)
PARALLEL = make_pass(
    "scf-parallel-loop-specialization", run_parallel, class_name="SCFParallelLoopSpecialization", apart=True
)
