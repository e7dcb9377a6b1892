"""Records of variables and labels between the instructions."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.translate.debug_values import expression_text
from pyopt.translate.function import EMITTERS, FunctionTranslation
from pyopt.translate.module import Record


def emit_record(f: FunctionTranslation, op: Operation) -> None:
    """`#dbg_value(i32 %0, !5, !DIExpression(), !6)`; nothing where there is no place."""
    debug = f.module.debug
    place = None if debug is None else debug.place_of_record(op.loc, f.subprogram)
    if place is None or debug is None or f.current is None:
        return
    attributes = op.attributes
    node = debug.nodes.node(attributes["label"] if "label" in attributes else attributes["varInfo"])
    assert node is not None
    parts = [f.module.mark_node(node), f.module.mark_node(place.node)]
    expression = expression_text(attributes.get("locationExpr")) if op.operands else ""
    f.module.records.append(Record(op, f.op, node, expression, place.node))
    if op.operands:
        parts = [f.typed(op.operands[0]), parts[0], expression, parts[1]]
    f.current.lines.append(f"    #{op.info.name.removeprefix('llvm.intr.').replace('.', '_')}({', '.join(parts)})")


for _name in ("declare", "label", "value"):
    EMITTERS["llvm.intr.dbg." + _name] = emit_record
