"""arith-emulate-unsupported-floats: arithmetic on floats that a target lacks, in a wider type.

    %0 = arith.addf %a, %b : bf16    ->    %0 = arith.extf %b : bf16 to f32
                                           %1 = arith.extf %a : bf16 to f32
                                           %2 = arith.addf %1, %0 : f32
                                           %3 = arith.truncf %2 : f32 to bf16

Constants, conversions between floats, arith.select and arith.bitcast stay. By default results are those of the narrow
type. Rounding to the wider type and then to the narrow one is the same as rounding once if the wider has at least twice
as many digits and two more [Figueroa, "When is double rounding innocuous?", 1995]; what is not the same stays as it is:
sums of several numbers, which are rounded in between; vector.fma; integers of more digits than the wider type has.
Ops inside of vector.mask, which holds one op of its own type, stay, too. With `reference-exact` all of them are
computed in the wider type, as the reference does, whose conversions also have fastmath<contract>: passes that run
later may then drop the rounding between two ops.
"""

from __future__ import annotations

from pyopt.dialects.vector.bufferizable import is_masked
from pyopt.dialects.vector.enums import KIND
from pyopt.ir.attributes import UNKNOWN_LOC
from pyopt.ir.core import Operation
from pyopt.ir.floats import format_of, holds_all
from pyopt.ir.types import FloatType, IntegerType, element_type_or_self
from pyopt.light import Final, final
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.wider_floats import CONTRACT, WiderFloats, float_type, float_types
from pyopt.pipeline.options import FlagOption, TextListOption, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.legality import ConversionTarget

SOURCE_TYPES: Final = TextListOption("source-types", "Float types that the target has no arithmetic on")
TARGET_TYPE: Final = TextOption("target-type", "f32", "The float type to compute in")
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Emulate ops whose results change, too, as mlir-opt does")

STAY: Final = ("arith.constant", "arith.bitcast", "arith.select", "arith.extf", "arith.truncf")
"""Ops that compute nothing on the target."""

EXACT: Final = (
    "arith.cmpf", "arith.negf", "arith.remf", "arith.fptosi", "arith.fptoui",
    "arith.maximumf", "arith.minimumf", "arith.maxnumf", "arith.minnumf",
)  # fmt: skip
"""Ops that round nothing."""

VECTOR_OPS: Final = (
    "vector.contract", "vector.reduction", "vector.multi_reduction", "vector.fma", "vector.outerproduct", "vector.scan"
)  # fmt: skip
"""Ops of the vector dialect that compute."""

SELECTING: Final = tuple(KIND.get(name) for name in ("minnumf", "maxnumf", "minimumf", "maximumf"))
"""The kinds of reductions that round nothing."""


@final
class Emulation:
    """Tells which ops are computed in the wider type."""

    __slots__ = ("exact", "floats")

    def __init__(self, floats: WiderFloats, exact: bool) -> None:
        self.floats = floats
        self.exact = exact

    def is_legal(self, op: Operation) -> bool:
        """The op is not on narrow floats, or not the same in the wider type."""
        if self.floats.is_supported(op):
            return True
        return not self.exact and (is_masked(op) or not self.is_same(op))

    def is_same(self, op: Operation) -> bool:
        """The result in the wider type, rounded to the narrow one, is that of the narrow one."""
        wide = self.floats.target
        once = True
        for value in (*op.operands, *op.results):
            type = element_type_or_self(value.type)
            if isinstance(type, FloatType) and self.floats.is_narrow(type) and type.width < wide.width:
                if not holds_all(wide, type):
                    return False
                once = once and format_of(wide).precision >= 2 * format_of(type).precision + 2
        name = op.info.name
        if name in EXACT:
            return True
        if name in ("arith.sitofp", "arith.uitofp"):
            type = element_type_or_self(op.operands[0].type)
            assert isinstance(type, IntegerType)
            return type.width - (name == "arith.sitofp") <= format_of(wide).precision
        if name in ("vector.reduction", "vector.multi_reduction", "vector.scan"):
            return op.attributes.get("kind") in SELECTING
        if name == "vector.fma":
            return False
        if name == "vector.contract" or (name == "vector.outerproduct" and len(op.operands) == 3):
            return once and op.attributes.get("kind") in SELECTING
        return once


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    options = pass_context.options
    narrow = float_types(SOURCE_TYPES.of(options), pass_context)
    wide = None if narrow is None else float_type(TARGET_TYPE.of(options), "target", pass_context)
    if narrow is None or wide is None:
        return False
    if wide in narrow:
        pass_context.context.error("target type cannot be an unsupported source type", UNKNOWN_LOC)
        pass_context.fail()
        return False
    exact = REFERENCE_EXACT.of(options)
    floats = WiderFloats(narrow.__contains__, wide, CONTRACT if exact else {})
    target = ConversionTarget()
    target.all_else_is_legal()
    target.ask(Emulation(floats, exact).is_legal, "arith", *VECTOR_OPS)
    target.legal(*STAY)
    return convert(op, pass_context, target, (ConversionPattern("", floats.widen, converter=floats.converter),))


PASS = make_pass(
    "arith-emulate-unsupported-floats",
    run,
    (SOURCE_TYPES, TARGET_TYPE, REFERENCE_EXACT),
    class_name="ArithEmulateUnsupportedFloats",
)
