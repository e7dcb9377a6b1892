"""Products and quotients.

Names: (a + ib) * (c + id), and (a + ib) / (c + id).
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.light import final
from pyopt.passes.lowering.complex_quotients import quotient
from pyopt.passes.lowering.complex_to_standard.parts import FloatEmitter
from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def lower_mul(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """mul -> ac - bd, bc + ad"""
    p = FloatEmitter(op, rewriter)
    a = p.real(operands[0])
    b = p.imaginary(operands[0])
    c = p.real(operands[1])
    d = p.imaginary(operands[1])
    ac = p.mul(a, c)
    real = p.sub(ac, p.mul(b, d))
    bc = p.mul(b, c)
    imaginary = p.add(bc, p.mul(a, d))
    rewriter.replace(op, [p.complex(real, imaginary)])
    return True


@final
class Division:
    """The pattern of quotients, with the option of the pass."""

    __slots__ = ("complex_range",)

    def __init__(self, complex_range: str) -> None:
        self.complex_range = complex_range

    def lower(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """div -> as complex-range says"""
        p = FloatEmitter(op, rewriter)
        a, b = p.both_parts(operands[0])
        c, d = p.both_parts(operands[1])
        real, imaginary = quotient(p, a, b, c, d, self.complex_range)
        rewriter.replace(op, [p.complex(real, imaginary)])
        return True
