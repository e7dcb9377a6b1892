"""composite-fixed-point-pass: a pipeline that runs until it changes nothing any more.

    --composite-fixed-point-pass="pipeline=func.func(canonicalize,cse) max-iterations=4"

Whether something changed is seen from the IR itself, not from what its passes say. As in mlir-opt, the pipeline runs
once more than `max-iterations` says before the warning.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.inspection.print_ir import text_of
from pyopt.passes.registry import find_pass, names
from pyopt.pipeline.manager import ANY, NestingError, PassManager
from pyopt.pipeline.options import INT32, IntegerOption, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.pipeline.text import PipelineError, PipelineParser
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op

CLASS_NAME: Final = "CompositeFixedPointPass"
MAX_ITERATIONS: Final = IntegerOption("max-iterations", 10, "How often the pipeline runs, once not counted", INT32)
NAME: Final = TextOption("name", CLASS_NAME, "The name in timing and in dumps of the IR")
PIPELINE: Final = TextOption("pipeline", "", "The passes to run, as within `any(...)`")
_PLACE: Final = "<unknown>:0: error: "


def run(op: Operation, pass_context: PassContext) -> bool:
    """Runs the pipeline on `op`; warns if it still changes something after the last time."""
    options = pass_context.options
    context = pass_context.context
    most = MAX_ITERATIONS.of(options)
    manager = _manager(PIPELINE.of(options), most, pass_context)
    run_pipeline = pass_context.run_pipeline
    if manager is None or run_pipeline is None:
        return False
    shown = PrintOptions(generic=True, debuginfo=True)
    first = before = print_op(op, context, shown)
    for number in range(most + 1):
        if not run_pipeline(manager, op):
            pass_context.fail()
            return True
        after = print_op(op, context, shown)
        if after == before and number < most:
            return after != first
        before = after
    message = f'Composite pass "{NAME.of(options)}"+ didn\'t converge in {most} iterations'
    context.emit("warning", message, op.place(), context.op_notes(op, text_of(op, context)))
    return True


def _manager(text: str, most: int, pass_context: PassContext) -> PassManager | None:
    """The pipeline; None after an error."""
    message = f"Invalid maxIterations value: {most}"
    if most > 0:
        try:
            return PipelineParser(find_pass, names).parse(f"{ANY}({text})")
        except NestingError as wrong:
            pass_context.write(f"{_PLACE}{wrong.message}\n")
        except PipelineError as error:
            pass_context.write(error.rendered().removeprefix(_PLACE).rstrip("\n") + "\n")
        message = "Failed to parse composite pass pipeline"
    pass_context.context.error(message, None)
    pass_context.fail()
    return None


PASS = make_pass(
    "composite-fixed-point-pass", run, (MAX_ITERATIONS, NAME, PIPELINE), class_name=CLASS_NAME, named_by=NAME
)
