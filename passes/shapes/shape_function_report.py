"""test-shape-function-report: a remark on each op in a function that says where the shapes of its results come from.

The libraries of shape functions are those of the module's `shape.lib`; without any, nothing is known of any op.
"""

from __future__ import annotations

from pyopt.analysis.shapes.libraries import LIBRARY, function_of, libraries_of
from pyopt.ir.constraints import Constraint, TypeConstraint
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import INFERS_TYPES, SAME_TYPES, TERMINATOR, OpInfo
from pyopt.ir.signature import SINGLE, signature_of
from pyopt.ir.symbols import SymbolTables, symbol_name
from pyopt.light import Final
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.syntax.op_texts import OpTexts

INFERRING: Final = (
    "arith.select", "memref.atomic_rmw", "memref.generic_atomic_rmw", "sparse_tensor.storage_specifier.set",
    "vector.deinterleave", "vector.interleave",
)  # fmt: skip
"""Ops that infer their result types in the reference, as their invariants say what these are."""


def infers_types(info: OpInfo) -> bool:
    """The result types of an op follow from the rest of it."""
    if info.traits & INFERS_TYPES or info.infer is not None or info.name in INFERRING:
        return True
    results = signature_of(info).results
    if not results or not info.registered:
        return False
    return info.traits & SAME_TYPES != 0 or all(
        slot.kind == SINGLE
        and ((info.derived is not None and slot.name in info.derived) or is_buildable(slot.constraint))
        for slot in results
    )


def is_buildable(constraint: Constraint) -> bool:
    """Only one type satisfies the constraint."""
    return isinstance(constraint, TypeConstraint) and constraint.literal_type is not None


def remark_on(op: Operation, libraries: list[Operation], module: Operation, tables: SymbolTables) -> str:
    """The remark on how an op's result shapes are known; "" for terminators."""
    for library in libraries:
        if op.info.traits & TERMINATOR:
            return ""
        if infers_types(op.info):
            return "implements InferType op interface"
        function = function_of(library, op.info.name, tables) or tables.lookup_attribute(
            module, op.attributes.get("shape.function")
        )
        if function is not None:
            return f"associated shape function: {symbol_name(function)}"
    return "no associated way to refine shape"


def run(op: Operation, pass_context: PassContext) -> bool:
    """Reports on the functions inside the module `op`."""
    context = pass_context.context
    tables = SymbolTables()
    libraries = libraries_of(op, tables)
    texts = OpTexts(context)
    for function in [one for one in op.walk_postorder() if one.info.name == "func.func"]:
        parent = function.parent_op()
        if parent is not None and parent.info.name == LIBRARY:
            continue
        for one in function.walk_postorder():
            remark = remark_on(one, libraries, op, tables)
            if remark:
                context.emit("remark", remark, one.loc, [("see current operation: " + texts.text(one), one.loc)])
    return False


PASS = make_pass(
    "test-shape-function-report", run, anchor="builtin.module", class_name="(anonymous namespace)::ReportShapeFnPass"
)
