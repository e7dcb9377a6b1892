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

from pyopt.dialects.linalg.structure import (
    body_uses,
    has_tensor_semantics,
    indexing_maps,
    inits,
    input_count,
    inputs,
    iterator_types,
    scalar_of,
    shape_of,
)
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import DIM
from pyopt.ir.attributes import UNIT
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, MemRefType
from pyopt.light import final
from pyopt.passes.canonicalize import rules_of as canonicalization_of
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.sparsify.admissibility import (
    DENSE_OUTPUT,
    IN_PLACE,
    INADMISSIBLE,
    INSERTION,
    expressions_in,
    identity_of_reduction,
    is_new,
    is_reduction_by_steps,
    keeps_output,
    leaves_zero_accumulators,
    output_kind,
)
from pyopt.passes.sparsify.background import compute_background, has_background
from pyopt.passes.sparsify.branching import LIMIT, most_branches, number_of_branches
from pyopt.passes.sparsify.constants import can_compare, has_zero, zero_constant
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.emitter.loops import LoopEmitter
from pyopt.passes.sparsify.expressions import TOTAL, ZERO, Expression
from pyopt.passes.sparsify.kernel import Kernel
from pyopt.passes.sparsify.lattice import DISJUNCTION, LEAF
from pyopt.passes.sparsify.nest import emit_nest
from pyopt.passes.sparsify.options import (
    DEBUG,
    EMIT_HELP,
    EMIT_STRATEGIES,
    ITERATORS,
    STRATEGIES,
    SparsificationOptions,
)
from pyopt.passes.sparsify.reading import Reader
from pyopt.passes.sparsify.subscripts import OperandLevels, loop_levels, operand_levels
from pyopt.pipeline.passes import PassContext, make_pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.attributes import Attribute, Location
    from pyopt.ir.opinfo import OpInfo
    from pyopt.passes.sparsify.iterating.visits import Visit
    from pyopt.rewrite.rewriter import Rewriter, Rule


def is_scheduled(op: Operation) -> bool:
    """The loops were put into an order that suits the levels."""
    return "sorted" in op.attributes


@final
class Sparsifier:
    """The rewrite of one linalg.generic. refusal: why its loops are not over iteration spaces, though these are asked
    for."""

    __slots__ = ("background", "code", "extents", "identity", "op", "operands", "options", "refusal", "rewriter")

    def __init__(
        self, op: Operation, operands: list[OperandLevels], options: SparsificationOptions, rewriter: Rewriter
    ) -> None:
        self.op = op
        self.operands = operands
        self.options = options
        self.rewriter = rewriter
        self.code = Code(rewriter, folds=True)
        self.extents: dict[int, int | Value] = {}
        self.background = False
        self.identity: Value | None = None
        self.refusal = ""

    def emit(self, expression: Expression, kind: str) -> None:
        """Loops before the op, which they replace."""
        op, code = self.op, self.code
        if kind == INSERTION:
            self._detach_output(expression)
        exact = self.options.reference_exact
        if not exact and kind != INSERTION and self.operands[-1].annotated:
            self._keep_old_output()
        tensors = list(op.operands)
        self.background = not exact and kind == DENSE_OUTPUT and has_background(op, expression, self.operands)
        visit = self._visit(expression, kind)
        if self.background:
            tensors[-1] = compute_background(op, self.rewriter)
        if not exact and kind == DENSE_OUTPUT and is_new(op, False):
            self.identity = identity_of_reduction(expression, len(tensors) - 1)
        loops = len(iterator_types(op))
        emitter = LoopEmitter(
            code,
            tensors,
            "linalg.generic",
            has_output=True,
            sparse_output=kind == INSERTION,
            exact=self.options.reference_exact,
            loops=loops,
            subscripts=[operand.windows for operand in self.operands],
        )
        self._read_extents()
        emitter.begin(self._output_buffer, self._loop_size)
        if self.options.sparse_emit_strategy == DEBUG:
            from pyopt.passes.sparsify.emitter.interface import show_interface

            show_interface(emitter)
        if not exact and kind == DENSE_OUTPUT and self.operands[-1].annotated and not is_new(op, False):
            # New storage of dense levels has zeros already.
            self._clear(emitter.values[-1])
        kernel = Kernel(op, self.operands, loops, kind, code, emitter, self.options)
        kernel.background = self.background
        if visit is None:
            emit_nest(kernel, expression)
        else:
            from pyopt.passes.sparsify.iterating.nest import emit_iteration

            emit_iteration(kernel, visit)
        self._give_result(kernel)

    def _visit(self, expression: Expression, kind: str) -> Visit | None:
        """The loops over iteration spaces, if these are asked for and can say what the kernel is."""
        if self.options.sparse_emit_strategy != ITERATORS:
            return None
        from pyopt.passes.sparsify.iterating.visits import VisitPlanner

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
        from pyopt.passes.sparsify.copies import copy_operand, is_looked_at_later

        if is_looked_at_later(op, number):
            copy_operand(op, number, self.rewriter)

    def _detach_output(self, root: Expression) -> None:
        """What was inserted so far has no say in which iterations there are."""
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
        if not self.options.reference_exact and not indexing_maps(op)[number].is_projected_permutation():
            from pyopt.passes.sparsify.clearing import clear_elements

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


@final
class Rules:
    """Sparsification by the options of the pass, and the canonicalization of the for loops that come of it.

    refused: why ops stay as they are. functional: why, and where, ops became loops of another kind than asked for.
    """

    __slots__ = ("functional", "options", "refused")

    def __init__(self, options: SparsificationOptions) -> None:
        self.options = options
        self.refused: dict[Operation, str] = {}
        self.functional: list[tuple[str, int | Location]] = []

    def rules_of(self, info: OpInfo) -> tuple[Rule, ...]:
        if info.name == "linalg.generic":
            return (self.sparsify,)
        return canonicalization_of(info) if info.name == "scf.for" else ()

    def sparsify(self, op: Operation, rewriter: Rewriter) -> bool:
        """a scheduled linalg.generic with sparse operands -> loops"""
        plan = Plan(op, self.options.reference_exact)
        if plan.refusal or plan.expression is None:
            self.refused[op] = plan.refusal
            return False
        sparsifier = Sparsifier(op, plan.operands, self.options, rewriter)
        sparsifier.emit(plan.expression, plan.kind)
        if sparsifier.refusal:
            self.functional.append((sparsifier.refusal, op.loc))
        return True


@final
class Plan:
    """How an op becomes loops: its operands, expression and kind of output; or why it does not, in `refusal`."""

    __slots__ = ("exact", "expression", "kind", "op", "operands", "refusal")

    def __init__(self, op: Operation, exact: bool) -> None:
        self.op = op
        self.exact = exact
        self.operands = operand_levels(op)
        self.expression: Expression | None = None
        self.kind = INADMISSIBLE
        self.refusal = self._refusal()

    def _refusal(self) -> str:
        op = self.op
        if len(op.operands) != input_count(op) + 1 or not has_tensor_semantics(op):
            return "it has no tensors, or not just one result"
        if not any(operand.annotated for operand in self.operands):
            return "no operand has an encoding"
        if not is_scheduled(op):
            return "its loops have not been scheduled, which --sparse-reinterpret-map does where there is an order"
        output = self.operands[-1]
        if output.compound_sparse_levels():
            return "a sparse level of the output is subscripted by something else than one loop"
        for operand in self.operands:
            if not operand.resolve(self.exact):
                return "there is no code for the subscripts of a sparse level"
        for operand in self.operands:
            if operand is not output and not operand.is_visited_in_order():
                return "its loops are not in the order of the levels"
        if self.exact and not leaves_zero_accumulators(op):
            return "the reduction depends on elements that are not stored"
        reader = Reader(op, self.exact)
        expression = reader.read()
        if expression is None:
            refused = "" if reader.refused is None else f" '{reader.refused.info.name}'"
            return f"nothing is known of{refused or ' an op'} where elements are not stored"
        nodes = expressions_in(expression)
        if not is_reduction_by_steps(op, nodes):
            return "the reduction does not take the output's element once, as it is, in each step"
        self.kind = output_kind(op, nodes, self.exact)
        if self.kind == INADMISSIBLE:
            return "its sparse output is neither changed in place nor made in the order in which it is stored"
        if self._lacks_zero():
            return "there is no zero of the output's element type, or no comparison with it"
        if self.kind != INSERTION and not output.is_visited_in_order():
            return "its loops are not in the order of the output's levels"
        if not self.exact:
            if self.kind == DENSE_OUTPUT and not keeps_output(nodes, len(self.operands) - 1):
                expression = self._with_zeros(expression)
            if self.kind == IN_PLACE and not output.types[-1].is_unique():
                return "its output may store elements in parts"
        if self._has_many_branches(expression):
            return "operands that are there or not in all combinations would need too many branches"
        self.expression = expression
        return ""

    def _lacks_zero(self) -> bool:
        """Elements of a new dense output start as zero; of dense operands those go into storage that are not zero."""
        op = self.op
        element = scalar_of(op.operands[-1].type)
        if self.kind == DENSE_OUTPUT:
            return not body_uses(op, len(op.operands) - 1) and not has_zero(element)
        dense = all(encoding_of(one.type) is None for one in inputs(op))
        return self.kind == INSERTION and dense and not can_compare(element)

    def _has_many_branches(self, expression: Expression) -> bool:
        """More than anybody wants; of few sparse levels there cannot be many."""
        if most_branches([operand.sparse_loops() for operand in self.operands]) <= LIMIT:
            return False
        loops = [loop_levels(self.operands, loop) for loop in range(len(iterator_types(self.op)))]
        return number_of_branches(expression, loops) > LIMIT

    def _with_zeros(self, expression: Expression) -> Expression:
        """Where the output's old element does not simply stay, zeros are written, too: x = x * a."""
        zero = Expression(ZERO, LEAF, (), expression.type, len(self.operands))
        return Expression(TOTAL, DISJUNCTION, (expression, zero), expression.type)


def remark_on_kernels(op: Operation, refused: dict[Operation, str], pass_context: PassContext) -> None:
    """Says of each op on tensors with encodings why it did not become loops."""
    kernels = {one for one in refused if any(encoding_of(value.type) is not None for value in one.operands)}
    for one in op.walk() if kernels else ():
        if one in kernels:
            pass_context.context.emit("remark", f"sparsification leaves this as it is: {refused[one]}", one.loc)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Sparsifies the kernels in `op`."""
    options = pass_context.options
    assert isinstance(options, SparsificationOptions)
    rules = Rules(options)
    changed = rewrite(op, pass_context, rules.rules_of)
    if not options.reference_exact:
        remark_on_kernels(op, rules.refused, pass_context)
    for reason, loc in rules.functional:
        message = f"these loops are over positions and coordinates, not over iteration spaces: {reason}"
        pass_context.context.emit("remark", message, loc)
    return changed


PASS = make_pass(
    "sparsification",
    run,
    SparsificationOptions,
    options={
        "enable-runtime-library": "Storage is the runtime library's, not code of ours",
        "parallelization-strategy": "Which loops become parallel",
        "reference-exact": "Make the reference's loops, also where better ones are known",
        "sparse-emit-strategy": EMIT_HELP,
    },
    choices={"parallelization-strategy": STRATEGIES, "sparse-emit-strategy": EMIT_STRATEGIES},
    anchor="builtin.module",
    summary="Turn linalg ops on sparse tensors into loops over what is stored",
    class_name="SparsificationPass",
)
