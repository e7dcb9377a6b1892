"""Shape inference: what can be known of shapes becomes types, constants and checks that are done.

    func.func private @f(%x: tensor<?x?xf32>, %n: index) -> index {
      %c1 = arith.constant 1 : index
      %0 = tensor.extract_slice %x[0, 0] [4, %n] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
      %1 = math.exp %0 : tensor<4x?xf32>
      %d = tensor.dim %1, %c1 : tensor<4x?xf32>
      return %d : index
    }
    func.func @g(%x: tensor<8x8xf32>) -> index {
      %c3 = arith.constant 3 : index
      %0 = tensor.cast %x : tensor<8x8xf32> to tensor<?x?xf32>
      %1 = call @f(%0, %c3) : (tensor<?x?xf32>, index) -> index
      return %1 : index
    }
    ->
    func.func private @f(%x: tensor<8x8xf32>, %n: index) -> index {
      %0 = tensor.extract_slice %x[0, 0] [4, 3] [1, 1] : tensor<8x8xf32> to tensor<4x3xf32>
      %1 = math.exp %0 : tensor<4x3xf32>
      %c3 = arith.constant 3 : index
      return %c3 : index
    }
    ...

Types are refined in place: results, block arguments, what loops carry, and the signatures of functions that are only
called from where we can see, together with their calls (`interprocedural`); those of public functions with
`refine-public`. A cast is made only where a use cannot take the type, and casts that became idle go. Extents are known
symbolically: two that are equal become one value, and a constraint between shapes that are provably equal is gone.
What cannot hold is an error, with both places. `report` prints what became known, and why the rest is not.
"""

from __future__ import annotations

from pyopt.analysis.shapes.solver import ROUNDS
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.shapes.inference.questions import is_question
from pyopt.passes.shapes.inference.refine import Refiner
from pyopt.passes.shapes.inference.solving import LIBRARY, solve
from pyopt.pipeline.options import INT32, FlagOption, IntegerOption, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

INTERPROCEDURAL: Final = FlagOption("interprocedural", True, "Refine the signatures of private functions")
REFINE_PUBLIC: Final = FlagOption("refine-public", False, "Refine the signatures of public functions, too")
REPORT: Final = TextOption(
    "report",
    "none",
    "Print what became known, and why the rest is not: a table, JSON, or an HTML page with a picture",
    ("none", "text", "json", "html"),
    implied="text",
)
MAX_ITERATIONS: Final = IntegerOption(
    "max-iterations", ROUNDS, "How often what was learned from consumers is propagated again", INT32
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Infers shapes inside `op`."""
    options = pass_context.options
    if MAX_ITERATIONS.of(options) < 1:
        pass_context.context.error("max-iterations must be at least 1", op.loc)
        pass_context.fail()
        return False
    solved = solve(op, pass_context, INTERPROCEDURAL.of(options), MAX_ITERATIONS.of(options))
    if solved is None:
        return False
    solver = solved.solver
    rewriter = Rewriter(pass_context.context)
    refiner = Refiner(solver, rewriter, REFINE_PUBLIC.of(options))
    table = None
    if REPORT.of(options) != "none":
        from pyopt.passes.shapes.inference.report import ShapeReport

        table = ShapeReport(op, solver, pass_context.context)
    refiner.run()
    folded = 0
    if any(is_question(info) for info in solved.infos):
        from pyopt.passes.shapes.inference.fold import fold_known

        folded = fold_known(op, solver, rewriter)
    pass_context.count("num-refined", refiner.changed)
    pass_context.count("num-folded", folded)
    if table is not None:
        from pyopt.passes.shapes.inference.report_forms import FORMS

        pass_context.write(FORMS[REPORT.of(options)](table))
    return refiner.changed > 0 or folded > 0


PASS = make_pass(
    "shape-inference",
    run,
    (INTERPROCEDURAL, LIBRARY, REFINE_PUBLIC, REPORT, MAX_ITERATIONS),
    statistics={
        "num-folded": "Number of operations replaced by what is known",
        "num-refined": "Number of values with a better type",
    },
)
