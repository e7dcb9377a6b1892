"""Branches that hand sparse tensors to blocks: they hand on the fields. The reference leaves them as they are."""

from __future__ import annotations

from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import I32
from pyopt.passes.sparsify.codegen.functions import flattened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter
    from pyopt.rewrite.type_converter import TypeConverter


def convert_branch(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, converter: TypeConverter
) -> bool:
    """cf.br, cf.cond_br, cf.switch"""
    name = op.info.name
    attributes = dict(op.attributes)
    first = 0 if name == "cf.br" else 1
    groups = [len(operands)]
    if name == "cf.cond_br":
        sizes = attributes["operandSegmentSizes"]
        assert isinstance(sizes, DenseArrayAttr)
        groups = list(sizes.values[1:])
    elif name == "cf.switch":
        sizes, cases = attributes["operandSegmentSizes"], attributes["case_operand_segments"]
        assert isinstance(sizes, DenseArrayAttr) and isinstance(cases, DenseArrayAttr)
        groups = [sizes.values[1], *cases.values]
    given = list(operands[:first])
    counts: list[int] = []
    start = first
    for size in groups:
        old = [operand.type for operand in op.operands[start : start + size]]
        flat = flattened(operands[start : start + size], old, converter)
        if flat is None:
            return False
        given += flat
        counts.append(len(flat))
        start += size
    if name == "cf.cond_br":
        attributes["operandSegmentSizes"] = segments(1, *counts)
    elif name == "cf.switch":
        attributes["operandSegmentSizes"] = segments(1, counts[0], sum(counts[1:]))
        attributes["case_operand_segments"] = DenseArrayAttr.get(I32, tuple(counts[1:]))
    rewriter.create(name, given, [], attributes, successors=list(op.successors))
    rewriter.erase(op)
    return True
