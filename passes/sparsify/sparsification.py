"""--sparsification: linalg.generic on sparse tensors becomes loops over what the tensors store.

    #CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
    %0 = linalg.generic {x(i) += A(i,j) * b(j), sorted = true}
        ins(%A, %b : tensor<8x8xf64, #CSR>, tensor<8xf64>) outs(%x : tensor<8xf64>)
    ->
    scf.for %i = %c0 to %c8 step %c1 {
      %x0 = memref.load %x[%i]
      %lo, %hi = positions[%i], positions[%i + 1]
      %x1 = scf.for %p = %lo to %hi step %c1 iter_args(%acc = %x0) -> (f64) {
        %j = memref.load coordinates[%p]
        ... %acc + values[%p] * b[%j]
      }
      memref.store %x1, %x[%i]
    }

The method is that of Kjolstad's thesis (2020), for MLIR's level types (Bik et al. 2022). What it takes are ops that
--sparse-reinterpret-map has scheduled: levels are subscripted by loops in their order.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_uses, indexing_maps, inits, iterator_types, shape_of
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import DIM
from pyopt.ir.attributes import UNIT, Attribute, Location
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, MemRefType
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.emitter.loops import LoopEmitter
from pyopt.passes.sparsify.kernels.admissibility import DENSE_OUTPUT, INSERTION, identity_of_reduction, is_new
from pyopt.passes.sparsify.kernels.analysis import KernelAnalysis
from pyopt.passes.sparsify.kernels.background import compute_background, has_background
from pyopt.passes.sparsify.kernels.expressions import Expression
from pyopt.passes.sparsify.kernels.semiring import has_semiring
from pyopt.passes.sparsify.kernels.subscripts import OperandLevels
from pyopt.passes.sparsify.loops.flat import emit_flat, stored_elements
from pyopt.passes.sparsify.loops.kernel import Kernel
from pyopt.passes.sparsify.loops.nest import emit_nest
from pyopt.passes.sparsify.loops.options import (
    DEBUG,
    ITERATORS,
    PARALLELIZATION_STRATEGY,
    SERIAL,
    SPARSE_EMIT_STRATEGY,
)
from pyopt.passes.sparsify.policy import Policy, policy_of
from pyopt.passes.sparsify.rewriting.generalizing import is_sparse, refusal_reason
from pyopt.passes.sparsify.storage.constants import zero_constant
from pyopt.pipeline.options import FlagOption, OptionValues
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.passes.sparsify.iteration_spaces.visits import Visit

LATER: Final[dict[str, str]] = {
    "sparse_tensor.concatenate": "lower-sparse-ops-to-foreach",
    "sparse_tensor.foreach": "lower-sparse-foreach-to-scf",
}
"""Ops that other passes make loops of."""


@final
class Sparsifier:
    """The rewrite of one linalg.generic. refusal: why its loops are not over iteration spaces, though these are asked
    for."""

    __slots__ = (
        "background", "code", "extents", "identity", "op", "operands", "options", "policy", "refusal", "rewriter",
    )  # fmt: skip

    def __init__(
        self,
        op: Operation,
        operands: list[OperandLevels],
        options: OptionValues,
        policy: Policy,
        rewriter: Rewriter,
    ) -> None:
        self.op = op
        self.operands = operands
        self.options = options
        self.policy = policy
        self.rewriter = rewriter
        self.code = Code(rewriter, folds=True)
        self.extents: dict[int, int | Value] = {}
        self.background = False
        self.identity: Value | None = None
        self.refusal = ""

    def emit(self, expression: Expression, kind: str) -> None:
        """Loops before the op, which they replace."""
        op, code, policy = self.op, self.code, self.policy
        is_dense, is_annotated = kind == DENSE_OUTPUT, self.operands[-1].annotated
        if kind == INSERTION:
            self._detach_output(expression)
            if policy.bounds_outputs:
                from pyopt.passes.sparsify.loops.bounds import bound_output

                bound_output(op, self.operands, expression, code)
        elif policy.copies_shared_storage and is_annotated:
            self._keep_old_output()
        tensors = list(op.operands)
        self.background = policy.finds_background and is_dense and has_background(op, expression, self.operands)
        visit = self._visit(expression, kind)
        row_depth = self._rows(expression) if self._may_be_by_rows(visit) else 0
        if self.background and not row_depth:
            tensors[-1] = compute_background(op, self.rewriter)
        if policy.starts_with_identity and is_dense and is_new(op, policy):
            self.identity = identity_of_reduction(expression, len(tensors) - 1)
        loops = len(iterator_types(op))
        flat = stored_elements(op, self.operands, expression) if self._may_be_flat(visit) else None
        emitter = LoopEmitter(
            code,
            tensors,
            "linalg.generic",
            policy,
            has_output=True,
            sparse_output=kind == INSERTION,
            loops=loops,
            subscripts=[operand.windows for operand in self.operands],
            flat=flat is not None,
        )
        self._read_extents()
        emitter.begin(self._output_buffer, self._loop_size)
        if SPARSE_EMIT_STRATEGY.of(self.options) == DEBUG:
            from pyopt.passes.sparsify.emitter.interface import show_interface

            show_interface(emitter)
        if policy.clears_levels and is_dense and is_annotated and not is_new(op, policy):
            # New storage of dense levels has zeros already.
            self._clear(emitter.values[-1])
        kernel = Kernel(op, self.operands, loops, kind, code, emitter, self.options, policy)
        kernel.background = self.background
        kernel.row_depth = row_depth
        kernel.size_of = self._loop_size
        if flat is not None:
            emit_flat(kernel, flat)
        elif visit is None:
            emit_nest(kernel, expression)
        else:
            from pyopt.passes.sparsify.iteration_spaces.nest import emit_iteration

            emit_iteration(kernel, visit)
        self._give_result(kernel)

    def _may_be_by_rows(self, visit: Visit | None) -> bool:
        """What the output is without sparse operands may be computed in the loops over its rows."""
        return self.background and visit is None and SPARSE_EMIT_STRATEGY.of(self.options) != DEBUG

    def _rows(self, expression: Expression) -> int:
        """The depth of the loops over its rows."""
        from pyopt.passes.sparsify.loops.background_rows import loops_over_rows

        return loops_over_rows(self.op, expression, self.operands)

    def _may_be_flat(self, visit: Visit | None) -> bool:
        """No other loops than the usual ones are asked for."""
        options = self.options
        serial = PARALLELIZATION_STRATEGY.of(options) == SERIAL and SPARSE_EMIT_STRATEGY.of(options) != DEBUG
        return self.policy.flattens_reductions and serial and visit is None and not self.background

    def _visit(self, expression: Expression, kind: str) -> Visit | None:
        """The loops over iteration spaces, if these are asked for and can say what the kernel is."""
        if SPARSE_EMIT_STRATEGY.of(self.options) != ITERATORS:
            return None
        from pyopt.passes.sparsify.iteration_spaces.visits import VisitPlanner

        planner = VisitPlanner(self.op, self.operands, kind, self.background)
        visit = planner.plan(expression)
        self.refusal = planner.refusal
        return visit

    def _keep_old_output(self) -> None:
        """Storage that others look at later is not changed: a copy is."""
        op, number = self.op, len(self.op.operands) - 1
        value = op.operands[number]
        if len(value.uses) == 1 and value.op is None and value.parent_block() is op.block:
            return
        from pyopt.passes.sparsify.storage.copies import copy_operand, is_looked_at_later

        if is_looked_at_later(op, number):
            copy_operand(op, number, self.rewriter)

    def _detach_output(self, root: Expression) -> None:
        """Excludes the elements inserted so far from the conditions for iterations."""
        output = len(self.operands) - 1
        stack = [root]
        while stack:
            node = stack.pop()
            if node.operand == output:
                node.tensor = len(self.operands)
            stack.extend(node.children())

    def _output_buffer(self, buffer: Value, tensor: Value) -> Value:
        """The buffer of a dense output: where it does not add to what is there, it starts out as zero; where a custom
        reduction goes on from nothing, as its identity."""
        if self.identity is not None:
            create_named("linalg.fill", [self.identity], buffer, self.rewriter)
        else:
            self._clear(buffer)
        return buffer

    def _clear(self, buffer: Value | None) -> None:
        """Elements that no loop comes to are zero, unless the body goes on from old ones or they were computed."""
        op, number = self.op, len(self.op.operands) - 1
        if self.background or body_uses(op, number):
            return
        assert buffer is not None and isinstance(buffer.type, MemRefType)
        if self.policy.clears_visited_only and not indexing_maps(op)[number].is_projected_permutation():
            from pyopt.passes.sparsify.loops.clearing import clear_elements

            clear_elements(self.code, buffer, op.operands[number], self.operands[number], self._loop_size)
            return
        zero = zero_constant(self.rewriter, buffer.type.element_type)
        create_named("linalg.fill", [zero], buffer, self.rewriter)

    def _read_extents(self) -> None:
        """Reads the extents of loops off the dimensions that say them; constants come when they are used."""
        for value, operand in zip(self.op.operands, self.operands, strict=True):
            shape = shape_of(value.type)
            for dimension, expr in enumerate(operand.subscripts):
                if expr.kind == DIM and expr.value not in self.extents:
                    extent = shape[dimension]
                    self.extents[expr.value] = self.code.extent(value, dimension) if extent == DYNAMIC else extent

    def _loop_size(self, loop: int) -> Value:
        extent = self.extents[loop]
        return self.code.index(extent) if isinstance(extent, int) else extent

    def _give_result(self, kernel: Kernel) -> None:
        op, rewriter = self.op, self.rewriter
        output = inits(op)[0]
        rewriter.insert_before(op)
        if encoding_of(output.type) is None:
            result = rewriter.create("bufferization.to_tensor", [kernel.values(kernel.output)], [output.type])
        else:
            tensor = output if kernel.chain is None else kernel.chain
            attributes: dict[str, Attribute] = {} if kernel.chain is None else {"hasInserts": UNIT}
            result = rewriter.create("sparse_tensor.load", [tensor], [output.type], attributes)
        rewriter.replace(op, result.results)


ENABLE_RUNTIME_LIBRARY: Final = FlagOption(
    "enable-runtime-library", True, "Use the runtime library for sparse storage, not generated code"
)
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Make mlir-opt's loops, also where better ones are known")


@final
class KernelRules:
    """Sparsification by the options of the pass, and the canonicalization of the for loops that come of it.

    refused: why ops stay as they are. functional: why, and where, ops became loops of another kind than asked for.
    """

    __slots__ = ("functional", "options", "policy", "refused")

    def __init__(self, options: OptionValues, policy: Policy) -> None:
        self.options = options
        self.policy = policy
        self.refused: dict[Operation, str] = {}
        self.functional: list[tuple[str, int | Location]] = []

    def sparsify(self, op: Operation, rewriter: Rewriter) -> bool:
        """a scheduled linalg.generic with sparse operands -> loops"""
        analysis = KernelAnalysis(op, self.policy)
        if analysis.refusal or analysis.expression is None:
            self.refused[op] = analysis.refusal
            return False
        sparsifier = Sparsifier(op, analysis.operands, self.options, self.policy, rewriter)
        sparsifier.emit(analysis.expression, analysis.kind)
        if sparsifier.refusal:
            self.functional.append((sparsifier.refusal, op.loc))
        return True


def remark_on_kernels(op: Operation, refused: dict[Operation, str], pass_context: PassContext) -> None:
    """Says of each op on tensors with encodings why it did not become loops."""
    for one in op.walk():
        if one in refused and len(one.results) <= 1:
            reason = refused[one] if is_sparse(one) or has_semiring(one) else ""
        else:
            reason = refusal_reason(one) or of_later_pass(one, pass_context)
        if reason:
            pass_context.context.emit("remark", f"sparsification leaves this as it is: {reason}", one.loc)


def of_later_pass(op: Operation, pass_context: PassContext) -> str:
    """Says that another pass makes loops of an op, if that pass does not run; else empty."""
    later = LATER.get(op.info.name)
    if later is None or pass_context.is_followed_by(later):
        return ""
    return f"--{later} makes loops of it"


def run(op: Operation, pass_context: PassContext) -> bool:
    """Sparsifies the kernels in `op`."""
    options = pass_context.options
    policy = policy_of(REFERENCE_EXACT.of(options))
    rules = KernelRules(options, policy)
    changed = rewrite(op, pass_context, (Rule("linalg.generic", rules.sparsify),), canonicalized=("scf.for",))
    if policy.explains_refusals:
        remark_on_kernels(op, rules.refused, pass_context)
    for reason, loc in rules.functional:
        message = f"these loops are over positions and coordinates, not over iteration spaces: {reason}"
        pass_context.context.emit("remark", message, loc)
    return changed


PASS = make_pass(
    "sparsification",
    run,
    (ENABLE_RUNTIME_LIBRARY, PARALLELIZATION_STRATEGY, REFERENCE_EXACT, SPARSE_EMIT_STRATEGY),
    anchor="builtin.module",
    class_name="SparsificationPass",
)
