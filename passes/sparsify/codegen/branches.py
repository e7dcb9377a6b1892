"""Branches that hand sparse tensors to blocks, and selections of one: they hand on the fields.

The reference leaves them as they are.
"""

from __future__ import annotations

from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import I1, I32
from pyopt.passes.sparsify.codegen.functions import flattened, packed
from pyopt.passes.sparsify.emitter.code import Code

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


def convert_select(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, converter: TypeConverter
) -> bool:
    """arith.select of tensors by one condition -> an arith.select for each of their fields"""
    type = op.results[0].type
    first, second = [flattened([operand], [type], converter) for operand in operands[1:]]
    if first is None or second is None or op.operands[0].type is not I1:
        return False
    code = Code(rewriter)
    fields = [
        rewriter.create("arith.select", [operands[0], one, other], [one.type], op.attributes).results[0]
        for one, other in zip(first, second, strict=True)
    ]
    rewriter.replace(op, packed(code, fields, [type], converter))
    return True
