"""print-ir: the IR on standard error, under a label, where it stands in a pipeline."""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.verifier import is_valid
from pyopt.light import Final
from pyopt.pipeline.options import TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op

LABEL: Final = TextOption("label", "", "What the line above the IR says")


def text_of(op: Operation, context: Context) -> str:
    """The text of `op` without aliases, as the printer's options say; of what is not valid in the generic form."""
    given = context.print_options
    options = given.copy() if isinstance(given, PrintOptions) else PrintOptions()
    options.local_scope = True
    options.generic = options.generic or not (options.assume_verified or is_valid(op, context))
    return print_op(op, context, options, top_level=False)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Prints `op`."""
    label = LABEL.of(pass_context.options)
    header = f"// -----// IR Dump{f' {label}' if label else ''} //----- //"
    pass_context.write(f"{header}\n{text_of(op, pass_context.context)}\n")
    return False


PASS = make_pass("print-ir", run, (LABEL,), class_name="PrintIRPass")
