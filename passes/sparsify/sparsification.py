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

from passes.canonicalize import rules_of as canonicalization_of
from passes.canonicalize.linalg.fill_rules import create_named
from passes.lowering.common import rewrite
from passes.sparsify.admissibility import (
    INADMISSIBLE,
    INSERTION,
    leaves_zero_accumulators,
    output_kind,
)
from passes.sparsify.constants import zero_constant
from passes.sparsify.emitter.code import Code
from passes.sparsify.emitter.loops import LoopEmitter
from passes.sparsify.expressions import Expression
from passes.sparsify.kernel import Kernel
from passes.sparsify.nest import emit_nest
from passes.sparsify.options import EMIT_STRATEGIES, STRATEGIES, SparsificationOptions
from passes.sparsify.reading import Reader
from passes.sparsify.subscripts import OperandLevels, operand_levels
from pyopt.dialects.linalg.structure import (
    body_uses,
    has_tensor_semantics,
    indexing_maps,
    inits,
    iterator_types,
    shape_of,
    shapes_to_loops,
)
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.level_types import DENSE as DENSE_LEVEL
from pyopt.ir.attributes import UNIT
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, MemRefType
from pyopt.light import final
from pyopt.pipeline.passes import PassContext, make_pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.attributes import Attribute
    from pyopt.ir.opinfo import OpInfo
    from pyopt.rewrite.rewriter import Rewriter, Rule


def is_scheduled(op: Operation) -> bool:
    """The loops were put into an order that suits the levels."""
    return "sorted" in op.attributes


def admissible_levels(op: Operation) -> list[OperandLevels] | None:
    """The levels of all operands, if one is sparse and there is code for all subscripts."""
    operands = operand_levels(op)
    output = operands[-1]
    if not all(type.format == DENSE_LEVEL for type in output.types) and output.compound_sparse_levels():
        return None
    if not all(operand.resolve() for operand in operands):
        return None
    return operands if any(operand.annotated for operand in operands) else None


@final
class Sparsifier:
    """The rewrite of one linalg.generic."""

    __slots__ = ("extents", "op", "operands", "options", "rewriter")

    def __init__(
        self, op: Operation, operands: list[OperandLevels], options: SparsificationOptions, rewriter: Rewriter
    ) -> None:
        self.op = op
        self.operands = operands
        self.options = options
        self.rewriter = rewriter
        self.extents: dict[int, int | Value] = {}

    def emit(self, expression: Expression, kind: str) -> None:
        """Loops before the op, which they replace."""
        op = self.op
        code = Code(self.rewriter)
        if kind == INSERTION:
            self._detach_output(expression)
        loops = len(iterator_types(op))
        emitter = LoopEmitter(
            code,
            op.operands,
            "linalg.generic",
            has_output=True,
            sparse_output=kind == INSERTION,
            loops=loops,
            subscripts=[operand.windows for operand in self.operands],
        )
        self._read_extents()
        emitter.begin(self._output_buffer, self._loop_size)
        kernel = Kernel(op, self.operands, loops, kind, code, emitter, self.options)
        emit_nest(kernel, expression)
        self._give_result(kernel)

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
        """The buffer of a dense output: where it does not add to what is there, it starts out as zero."""
        op = self.op
        if not body_uses(op, len(op.operands) - 1):
            assert isinstance(buffer.type, MemRefType)
            zero = zero_constant(self.rewriter, buffer.type.element_type)
            create_named("linalg.fill", [zero], buffer, self.rewriter)
        return buffer

    def _read_extents(self) -> None:
        """Reads the extents of loops off the dimensions that say them; constants come when they are used."""
        op, code = self.op, Code(self.rewriter)
        inverse = shapes_to_loops(indexing_maps(op))
        assert inverse is not None
        loops_at = {result.value: loop for loop, result in enumerate(inverse.results)}
        number = 0
        for operand in op.operands:
            for dimension, extent in enumerate(shape_of(operand.type)):
                loop = loops_at.get(number)
                number += 1
                if loop is not None:
                    self.extents[loop] = code.extent(operand, dimension) if extent == DYNAMIC else extent

    def _loop_size(self, loop: int) -> Value:
        extent = self.extents[loop]
        return Code(self.rewriter).index(extent) if isinstance(extent, int) else extent

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
    """Sparsification by the options of the pass, and the canonicalization of the for loops that come of it."""

    __slots__ = ("options",)

    def __init__(self, options: SparsificationOptions) -> None:
        self.options = options

    def rules_of(self, info: OpInfo) -> tuple[Rule, ...]:
        if info.name == "linalg.generic":
            return (self.sparsify,)
        return canonicalization_of(info) if info.name == "scf.for" else ()

    def sparsify(self, op: Operation, rewriter: Rewriter) -> bool:
        """a scheduled linalg.generic with sparse operands -> loops"""
        if not is_scheduled(op) or not has_tensor_semantics(op) or len(inits(op)) != 1:
            return False
        operands = admissible_levels(op)
        if operands is None or not leaves_zero_accumulators(op):
            return False
        expression = Reader(op).read()
        if expression is None:
            return False
        kind = output_kind(op, expression)
        if kind == INADMISSIBLE:
            return False
        Sparsifier(op, operands, self.options, rewriter).emit(expression, kind)
        return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Sparsifies the kernels in `op`."""
    options = pass_context.options
    assert isinstance(options, SparsificationOptions)
    return rewrite(op, pass_context, Rules(options).rules_of)


PASS = make_pass(
    "sparsification",
    run,
    SparsificationOptions,
    options={
        "enable-runtime-library": "Storage is the runtime library's, not code of ours",
        "parallelization-strategy": "Which loops become parallel",
        "reference-exact": "Make the reference's loops, also where better ones are known",
        "sparse-emit-strategy": "What loops over sparse levels are made of",
    },
    choices={"parallelization-strategy": STRATEGIES, "sparse-emit-strategy": EMIT_STRATEGIES},
    anchor="builtin.module",
    summary="Turn linalg ops on sparse tensors into loops over what is stored",
    class_name="SparsificationPass",
)
