"""The canonicalization rules of the complex dialect, by the op that they are rooted at."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.ir.types import ComplexType
from pyopt.light import Final
from pyopt.passes.canonicalize.common import producer_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def bitcast_of_bitcast(op: Operation, rewriter: Rewriter) -> bool:
    """complex.bitcast(complex.bitcast(x)) -> complex.bitcast(x) or, if no complex number is left, arith.bitcast(x);
    complex.bitcast(arith.bitcast(x)) -> complex.bitcast(x); arith.bitcast(complex.bitcast(x)) -> complex.bitcast(x)"""
    operand = op.operands[0]
    inner = producer_of(operand, "complex.bitcast")
    if inner is None and op.info.name == "complex.bitcast":
        inner = producer_of(operand, "arith.bitcast")
    if inner is None:
        return False
    source = inner.operands[0]
    type = op.results[0].type
    complex_left = isinstance(source.type, ComplexType) or isinstance(type, ComplexType)
    rewriter.replace_with_new(op, "complex.bitcast" if complex_left else "arith.bitcast", [source], [type])
    return True


def real_part_of_negation(op: Operation, rewriter: Rewriter) -> bool:
    """re(neg(create(a, b))) -> arith.negf(a)"""
    return _part_of_negation(op, 0, rewriter)


def imaginary_part_of_negation(op: Operation, rewriter: Rewriter) -> bool:
    """im(neg(create(a, b))) -> arith.negf(b)"""
    return _part_of_negation(op, 1, rewriter)


def _part_of_negation(op: Operation, index: int, rewriter: Rewriter) -> bool:
    negation = producer_of(op.operands[0], "complex.neg")
    create = None if negation is None else producer_of(negation.operands[0], "complex.create")
    if create is None:
        return False
    part = create.operands[index]
    rewriter.replace_with_new(op, "arith.negf", [part], [part.type])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("arith.bitcast complex.bitcast", bitcast_of_bitcast),
    Rule("complex.im", imaginary_part_of_negation, names="FoldComponentNeg<mlir::complex::ImOp>"),
    Rule("complex.re", real_part_of_negation, names="FoldComponentNeg<mlir::complex::ReOp>"),
)
