"""test-print-shape-mapping: which function computes the shape of which value, on standard error.

    // Shape for %0 = "test.abs"(%arg0) : ... :: @shape_cal_0(<block argument> of type 'tensor<?xf32>' at index: 0)

It shows what outline-shape-computation, right before it, has found out, in the order in which that met the values; the
reference's order depends on where values lie in memory.
"""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.passes.shapes.mapping import NAME, ShapeMapping
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.syntax.op_texts import OpTexts


def value_text(value: Value, texts: OpTexts, context: Context) -> str:
    """The op that makes a value, or which block argument it is."""
    if value.op is not None:
        return texts.text(value.op).lstrip("\n")
    assert isinstance(value, BlockArgument) and context.type_text is not None
    return f"<block argument> of type '{context.type_text(value.type)}' at index: {value.index}"


def is_there(value: Value) -> bool:
    """The value was not erased."""
    return value.parent_block() is not None


def run(op: Operation, pass_context: PassContext) -> bool:
    """Prints the mapping, if there is one."""
    mapping = pass_context.found.get(NAME)
    if not isinstance(mapping, ShapeMapping):
        pass_context.write("No cached ShapeMappingAnalysis existed.")
        return False
    context = pass_context.context
    texts = OpTexts(context, local_scope=False)
    lines = ["// ---- Shape Mapping Information -----\n"]
    for value, call in mapping.calls.items():
        if is_there(value):
            inputs = ", ".join([value_text(one, texts, context) for one in call.inputs if is_there(one)])
            lines.append(f"// Shape for {value_text(value, texts, context)} :: @{call.function}({inputs})\n")
    pass_context.write("".join(lines))
    return False


PASS = make_pass(
    "test-print-shape-mapping", run, anchor="builtin.module", class_name="(anonymous namespace)::TestShapeMappingPass"
)
