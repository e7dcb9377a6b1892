"""Functions of complex numbers as calls of C's mathematical library.

    complex.sqrt %z : complex<f32>       ->    call @csqrtf(%z)
    complex.abs %z : complex<f64>        ->    call @cabs(%z)

Of complex<f32> and complex<f64>; ops on other types are left, which is an error.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import F32, F64, ComplexType
from pyopt.light import Final, final
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.library_calls import LibraryCalls
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget

FUNCTIONS: Final[dict[str, str]] = {
    "complex.abs": "cabs",
    "complex.angle": "carg",
    "complex.conj": "conj",
    "complex.cos": "ccos",
    "complex.log": "clog",
    "complex.pow": "cpow",
    "complex.sin": "csin",
    "complex.sqrt": "csqrt",
    "complex.tan": "ctan",
    "complex.tanh": "ctanh",
}
"""The function of doubles that an op becomes; that of floats has an f behind."""


@final
class ComplexToLibm:
    """The pattern of one run."""

    __slots__ = ("_calls",)

    def __init__(self) -> None:
        self._calls = LibraryCalls({})

    def call(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """op on complex<f32> or complex<f64> -> func.call"""
        type = op.operands[0].type
        if not isinstance(type, ComplexType) or type.element_type not in (F32, F64):
            return False
        name = FUNCTIONS[op.info.name]
        self._calls.replace(op, name + "f" if type.element_type is F32 else name, operands, rewriter)
        return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    work = ComplexToLibm()
    target = ConversionTarget()
    target.legal("func")
    target.illegal(*FUNCTIONS)
    return convert(op, pass_context, target, [ConversionPattern(name, work.call) for name in FUNCTIONS])


PASS = make_pass("convert-complex-to-libm", run, anchor="builtin.module", class_name="ConvertComplexToLibm")
