"""Functions of floats as calls of C's mathematical library.

    math.exp %a : f32               ->    call @expf(%a)
    math.exp %a : bf16              ->    call @expf of %a as f32, narrowed again
    math.exp %v : vector<2xf32>     ->    for each element of %v: vector.extract, math.exp, vector.insert

The elements of a scalable vector cannot be enumerated, so that ops on them are an error. The reference computes as many
as the vector has at least; with `reference-exact` so does this pass.
"""

from __future__ import annotations

from pyopt.ir.attributes import UNIT
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import BF16, F16, F32, F64, VectorType
from pyopt.light import Final, final
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.library_calls import LibraryCalls
from pyopt.passes.lowering.vector_elements import unroll_elements
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget

_SAME_NAME: Final = (
    "acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 floor fma log log10 log1p log2 round "
    "roundeven rsqrt sin sinh sqrt tan tanh trunc"
)
FUNCTIONS: Final[dict[str, str]] = {
    "math.absf": "fabs",
    "math.atan2": "atan2",
    "math.powf": "pow",
    **{"math." + name: name for name in _SAME_NAME.split()},
}
"""The function of f64; that of f32 has an f behind."""


REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Convert scalable vectors as if they had the least number of elements"
)


@final
class MathToLibm:
    """The patterns of one run."""

    __slots__ = ("_calls", "_scalable")

    def __init__(self, scalable: bool) -> None:
        self._calls = LibraryCalls({"llvm.readnone": UNIT})
        self._scalable = scalable

    def unroll(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """op on a vector -> the op on each of its elements"""
        type = op.results[0].type
        if not isinstance(type, VectorType) or (any(type.scalable) and not self._scalable):
            return False
        unroll_elements(op, operands, rewriter)
        return True

    def promote(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """op on f16 or bf16 -> extf, the op on f32, truncf"""
        type = op.results[0].type
        if type is not F16 and type is not BF16:
            return False
        wide = [rewriter.create("arith.extf", [one], [F32]).results[0] for one in operands]
        value = rewriter.create(op.info.name, wide, [F32]).results[0]
        rewriter.replace_with_new(op, "arith.truncf", [value], [type])
        return True

    def call(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """op on f32 or f64 -> func.call"""
        type = op.results[0].type
        if type is not F32 and type is not F64:
            return False
        name = FUNCTIONS[op.info.name]
        self._calls.replace(op, name + "f" if type is F32 else name, operands, rewriter)
        return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    work = MathToLibm(REFERENCE_EXACT.of(pass_context.options))
    patterns: list[ConversionPattern] = []
    for name in FUNCTIONS:
        patterns.append(ConversionPattern(name, work.unroll))
        patterns.append(ConversionPattern(name, work.promote))
        patterns.append(ConversionPattern(name, work.call))
    target = ConversionTarget()
    target.legal("arith", "builtin", "func", "vector")
    target.illegal("math")
    return convert(op, pass_context, target, patterns)


PASS = make_pass(
    "convert-math-to-libm", run, (REFERENCE_EXACT,), anchor="builtin.module", class_name="ConvertMathToLibmPass"
)
