"""The operations of the arith dialect, as data.

Integers and floats, and vectors and tensors of them, element by element. A poison operand makes the result poison.
"""

from __future__ import annotations

from pyopt.dialects.arith import verify
from pyopt.dialects.arith.syntax import (
    constant_name,
    fold_constant,
    i1_same_shape,
    infer_constant,
    parse_select,
    print_select,
    product_name,
    product_names,
    sum_names,
)
from pyopt.ir.opinfo import (
    CAST,
    COMMUTATIVE,
    CONDITIONALLY_SPECULATABLE,
    CONSTANT_LIKE,
    ELEMENTWISE,
    FOLDS_CONSTANTS,
    IDEMPOTENT,
    LOCAL_VERIFY,
    NO_MEMORY_EFFECT,
    PURE,
    SAME_OPERANDS,
    SAME_SHAPE,
    SAME_TYPES,
    OpInfo,
)
from pyopt.ir.types import same_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.opinfo import AsmNames

# The modules of folds, which are only loaded when an op is folded.
FOLDS_CAST: Final = "pyopt.dialects.arith.folds_cast:"
FOLDS_COMPARE: Final = "pyopt.dialects.arith.folds_compare:"
FOLDS_FLOAT: Final = "pyopt.dialects.arith.folds_float:"
FOLDS_INTEGER: Final = "pyopt.dialects.arith.folds_integer:"
TRANSFER: Final = "pyopt.dialects.arith.shape_transfer:"
CONVERSION: Final = TRANSFER + "of_conversion"
INT_BINARY: Final = "$lhs `,` $rhs attr-dict `:` type($result)"
INT_OVERFLOW: Final = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"
FLOAT_BINARY: Final = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
FLOAT_UNARY: Final = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
CAST_SYNTAX: Final = "$in attr-dict `:` type($in) `to` type($out)"
FASTMATH: Final = "fastmath: Arith_FastMathAttr = #arith.fastmath<none>"
OVERFLOW: Final = "overflowFlags: Arith_IntegerOverflowAttr = #arith.overflow<none>"
INTEGERS: Final = "lhs: SignlessIntegerLike, rhs: SignlessIntegerLike"
FLOATS: Final = "lhs: FloatLike, rhs: FloatLike"
FIXED: Final = "SignlessFixedWidthIntegerLike"
DIVISION: Final = NO_MEMORY_EFFECT | CONDITIONALLY_SPECULATABLE


FOLD_NEEDS: Final = {
    FOLDS_INTEGER + "fold_integer": (),
    FOLDS_INTEGER + "fold_addi": ("arith.subi",),
    FOLDS_INTEGER + "fold_subi": ("arith.addi",),
    FOLDS_INTEGER + "fold_andi": ("arith.andi", "arith.xori"),
    FOLDS_INTEGER + "fold_ori": ("arith.xori",),
    FOLDS_INTEGER + "fold_xori": ("arith.xori",),
}
"""The folds that give nothing without a constant, equal operands, or an operand made by one of these ops."""


def integer_binary(name: str, fold: str, doc: str, traits: int = PURE) -> OpInfo:
    """An op of two integers and nothing else."""
    if fold in FOLD_NEEDS:
        traits |= FOLDS_CONSTANTS
    return OpInfo(
        name,
        operands=INTEGERS,
        results="result: SignlessIntegerLike",
        syntax=INT_BINARY,
        traits=traits | SAME_TYPES | ELEMENTWISE,
        fold=fold,
        fold_needs=FOLD_NEEDS.get(fold, ()),
        shape_transfer=TRANSFER + "of_integers",
        doc=doc,
    )


def overflowing(name: str, fold: str, doc: str, traits: int = 0, asm_names: AsmNames | None = None) -> OpInfo:
    """An op of two integers that may promise not to wrap around."""
    if fold in FOLD_NEEDS:
        traits |= FOLDS_CONSTANTS
    return OpInfo(
        name,
        operands=INTEGERS,
        results="result: SignlessIntegerLike",
        attributes=OVERFLOW,
        syntax=INT_OVERFLOW,
        traits=traits | PURE | SAME_TYPES | ELEMENTWISE,
        fold=fold,
        fold_needs=FOLD_NEEDS.get(fold, ()),
        shape_transfer=TRANSFER + "of_integers",
        asm_names=asm_names,
        doc=doc,
    )


def float_binary(name: str, fold: str, doc: str, traits: int = 0) -> OpInfo:
    """An op of two floats."""
    return OpInfo(
        name,
        operands=FLOATS,
        results="result: FloatLike",
        attributes=FASTMATH,
        syntax=FLOAT_BINARY,
        traits=traits | PURE | SAME_TYPES | ELEMENTWISE | FOLDS_CONSTANTS,
        fold=fold,
        doc=doc,
    )


def extended(name: str, fold: str, doc: str) -> OpInfo:
    """A product with twice the width of its factors."""
    return OpInfo(
        name,
        operands=INTEGERS,
        results="low: SignlessIntegerLike, high: SignlessIntegerLike",
        syntax="$lhs `,` $rhs attr-dict `:` type($lhs)",
        traits=PURE | COMMUTATIVE | ELEMENTWISE,
        derived={"rhs": ("lhs", same_type), "low": ("lhs", same_type), "high": ("lhs", same_type)},
        invariants=verify.verify_extended_product,
        asm_names=product_names,
        fold=fold,
        doc=doc,
    )


def cast(name: str, source: str, target: str, fold: str, doc: str, shape_transfer: str = "") -> OpInfo:
    """A conversion of every element."""
    traits = PURE | SAME_SHAPE | CAST | ELEMENTWISE | LOCAL_VERIFY
    if name not in ("arith.trunci", "arith.index_cast", "arith.index_castui", "arith.bitcast"):
        traits |= FOLDS_CONSTANTS
    return OpInfo(
        name,
        operands=f"in: {source}",
        results=f"out: {target}",
        syntax=CAST_SYNTAX,
        traits=traits,
        invariants=verify.same_tensor_dimensions,
        verify=verify.CAST_VERIFIERS[name],
        fold=fold,
        shape_transfer=shape_transfer,
        doc=doc,
    )


CONSTANT: Final = OpInfo(
    "arith.constant",
    attributes="value: TypedAttrInterface",
    results="result: AnyType",
    syntax="attr-dict $value",
    traits=PURE | CONSTANT_LIKE | LOCAL_VERIFY,
    infer=infer_constant,
    verify=verify.verify_constant,
    fold=fold_constant,
    asm_names=constant_name,
    shape_transfer=TRANSFER + "of_constant",
    doc="A value known at compile time: a number, or a vector or tensor of them. Integers are signless.",
)

INTEGER_OPS: Final = (
    overflowing(
        "arith.addi", FOLDS_INTEGER + "fold_addi", "Sum of two integers; what does not fit is cut off.", COMMUTATIVE
    ),
    OpInfo(
        "arith.addui_extended",
        operands=INTEGERS,
        results="sum: SignlessIntegerLike, overflow: BoolLike",
        syntax="$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)",
        traits=PURE | COMMUTATIVE | ELEMENTWISE,
        derived={"lhs": ("sum", same_type), "rhs": ("sum", same_type)},
        asm_names=sum_names,
        invariants=verify.verify_addui_extended,
        fold=FOLDS_INTEGER + "fold_addui_extended",
        doc="Sum of two unsigned integers, and whether it was cut off.",
    ),
    overflowing("arith.subi", FOLDS_INTEGER + "fold_subi", "Difference of two integers; what does not fit is cut off."),
    overflowing(
        "arith.muli",
        FOLDS_INTEGER + "fold_integer",
        "Product of two integers; what does not fit is cut off.",
        COMMUTATIVE,
        product_name,
    ),
    extended("arith.mulsi_extended", FOLDS_INTEGER + "fold_mulsi_extended", "Low and high half of a signed product."),
    extended(
        "arith.mului_extended", FOLDS_INTEGER + "fold_mului_extended", "Low and high half of an unsigned product."
    ),
    integer_binary(
        "arith.divui",
        FOLDS_INTEGER + "fold_integer",
        "Unsigned quotient, rounded down. Undefined behaviour where the divisor is 0.",
        DIVISION,
    ),
    integer_binary(
        "arith.divsi",
        FOLDS_INTEGER + "fold_integer",
        "Signed quotient, rounded towards 0. Undefined behaviour where the divisor is 0 or the quotient does not fit.",
        DIVISION,
    ),
    integer_binary(
        "arith.ceildivui",
        FOLDS_INTEGER + "fold_integer",
        "Unsigned quotient, rounded up. Undefined behaviour where the divisor is 0.",
        DIVISION,
    ),
    integer_binary(
        "arith.ceildivsi",
        FOLDS_INTEGER + "fold_integer",
        "Signed quotient, rounded up. Undefined behaviour where the divisor is 0 or the quotient does not fit.",
        DIVISION,
    ),
    integer_binary(
        "arith.floordivsi",
        FOLDS_INTEGER + "fold_elements",
        "Signed quotient, rounded down. Undefined behaviour where the divisor is 0 or the quotient does not fit.",
    ),
    integer_binary("arith.remui", FOLDS_INTEGER + "fold_integer", "What an unsigned division leaves over."),
    integer_binary(
        "arith.remsi", FOLDS_INTEGER + "fold_integer", "What a signed division leaves over; it has the dividend's sign."
    ),
    integer_binary("arith.andi", FOLDS_INTEGER + "fold_andi", "Bitwise and.", PURE | COMMUTATIVE | IDEMPOTENT),
    integer_binary("arith.ori", FOLDS_INTEGER + "fold_ori", "Bitwise or.", PURE | COMMUTATIVE | IDEMPOTENT),
    integer_binary("arith.xori", FOLDS_INTEGER + "fold_xori", "Bitwise exclusive or.", PURE | COMMUTATIVE),
    overflowing(
        "arith.shli",
        FOLDS_INTEGER + "fold_shift",
        "Shift to the left, filled with zeros. Poison where the distance is not below the width.",
    ),
    integer_binary(
        "arith.shrui",
        FOLDS_INTEGER + "fold_shift",
        "Shift to the right, filled with zeros. Poison where the distance is not below the width.",
    ),
    integer_binary(
        "arith.shrsi",
        FOLDS_INTEGER + "fold_shift",
        "Shift to the right, filled with the sign. Poison where the distance is not below the width.",
    ),
    integer_binary(
        "arith.maxsi", FOLDS_INTEGER + "fold_integer", "The larger of two signed integers.", PURE | COMMUTATIVE
    ),
    integer_binary(
        "arith.maxui", FOLDS_INTEGER + "fold_integer", "The larger of two unsigned integers.", PURE | COMMUTATIVE
    ),
    integer_binary(
        "arith.minsi", FOLDS_INTEGER + "fold_integer", "The smaller of two signed integers.", PURE | COMMUTATIVE
    ),
    integer_binary(
        "arith.minui", FOLDS_INTEGER + "fold_integer", "The smaller of two unsigned integers.", PURE | COMMUTATIVE
    ),
)

FLOAT_OPS: Final = (
    OpInfo(
        "arith.negf",
        operands="operand: FloatLike",
        results="result: FloatLike",
        attributes=FASTMATH,
        syntax=FLOAT_UNARY,
        traits=PURE | SAME_TYPES | ELEMENTWISE,
        fold=FOLDS_FLOAT + "fold_negf",
        doc="The operand with its sign turned.",
    ),
    float_binary("arith.addf", FOLDS_FLOAT + "fold_float", "Sum of two floats.", COMMUTATIVE),
    float_binary("arith.subf", FOLDS_FLOAT + "fold_float", "Difference of two floats."),
    float_binary(
        "arith.maximumf",
        FOLDS_FLOAT + "fold_float",
        "The larger float; NaN if either is, and -0.0 < +0.0.",
        COMMUTATIVE,
    ),
    float_binary(
        "arith.maxnumf", FOLDS_FLOAT + "fold_float", "The larger float; where one is NaN, the other one.", COMMUTATIVE
    ),
    float_binary(
        "arith.minimumf",
        FOLDS_FLOAT + "fold_float",
        "The smaller float; NaN if either is, and -0.0 < +0.0.",
        COMMUTATIVE,
    ),
    float_binary(
        "arith.minnumf", FOLDS_FLOAT + "fold_float", "The smaller float; where one is NaN, the other one.", COMMUTATIVE
    ),
    float_binary("arith.mulf", FOLDS_FLOAT + "fold_float", "Product of two floats.", COMMUTATIVE),
    float_binary("arith.divf", FOLDS_FLOAT + "fold_float", "Quotient of two floats."),
    float_binary(
        "arith.remf", FOLDS_FLOAT + "fold_float", "What a float division leaves over; it has the dividend's sign."
    ),
)

CAST_OPS: Final = (
    cast("arith.extui", FIXED, FIXED, FOLDS_CAST + "fold_extui", "Widens integers with zeros.", CONVERSION),
    cast("arith.extsi", FIXED, FIXED, FOLDS_CAST + "fold_extsi", "Widens integers with their sign.", CONVERSION),
    OpInfo(
        "arith.extf",
        operands="in: FloatLike",
        results="out: FloatLike",
        attributes="fastmath: optional<Arith_FastMathAttr>",
        syntax="$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
        traits=PURE | SAME_SHAPE | CAST | ELEMENTWISE | LOCAL_VERIFY,
        invariants=verify.same_tensor_dimensions,
        verify=verify.CAST_VERIFIERS["arith.extf"],
        fold=FOLDS_CAST + "fold_extf",
        doc="Converts floats to a wider type.",
    ),
    cast("arith.trunci", FIXED, FIXED, FOLDS_CAST + "fold_trunci", "Cuts the high bits of integers off.", CONVERSION),
    OpInfo(
        "arith.truncf",
        operands="in: FloatLike",
        results="out: FloatLike",
        attributes="roundingmode: optional<Arith_RoundingModeAttr>, fastmath: optional<Arith_FastMathAttr>",
        syntax="$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
        traits=PURE | SAME_SHAPE | CAST | ELEMENTWISE | LOCAL_VERIFY,
        invariants=verify.same_tensor_dimensions,
        verify=verify.CAST_VERIFIERS["arith.truncf"],
        fold=FOLDS_CAST + "fold_truncf",
        doc="Rounds floats to a narrower type: as the rounding mode says, or to nearest, ties to even.",
    ),
    cast("arith.uitofp", FIXED, "FloatLike", FOLDS_CAST + "fold_uitofp", "The nearest floats to unsigned integers."),
    cast("arith.sitofp", FIXED, "FloatLike", FOLDS_CAST + "fold_sitofp", "The nearest floats to signed integers."),
    cast(
        "arith.fptoui", "FloatLike", FIXED, FOLDS_CAST + "fold_fptoui", "Floats rounded towards 0 to unsigned integers."
    ),
    cast(
        "arith.fptosi", "FloatLike", FIXED, FOLDS_CAST + "fold_fptosi", "Floats rounded towards 0 to signed integers."
    ),
    cast(
        "arith.index_cast",
        "IndexCastTypeConstraint",
        "IndexCastTypeConstraint",
        FOLDS_CAST + "fold_index_cast",
        "Converts between index and integers; what is narrower is widened with its sign.",
        CONVERSION,
    ),
    cast(
        "arith.index_castui",
        "IndexCastTypeConstraint",
        "IndexCastTypeConstraint",
        FOLDS_CAST + "fold_index_castui",
        "Converts between index and integers; what is narrower is widened with zeros.",
        CONVERSION,
    ),
    cast(
        "arith.bitcast",
        "BitcastTypeConstraint",
        "BitcastTypeConstraint",
        FOLDS_CAST + "fold_bitcast",
        "The same bits as another type of the same width.",
    ),
)

COMPARE_OPS: Final = (
    OpInfo(
        "arith.cmpi",
        operands="lhs: SignlessIntegerLikeOfAnyRank, rhs: SignlessIntegerLikeOfAnyRank",
        results="result: BoolLikeOfAnyRank",
        attributes="predicate: Arith_CmpIPredicateAttr",
        syntax="$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
        traits=PURE | SAME_OPERANDS | ELEMENTWISE | FOLDS_CONSTANTS,
        derived={"result": ("lhs", i1_same_shape)},
        invariants=verify.verify_compare,
        fold=FOLDS_COMPARE + "fold_cmpi",
        shape_transfer=TRANSFER + "of_compare",
        doc="Compares two integers by `eq`, `ne`, or an order, signed (`slt`, ...) or unsigned (`ult`, ...).",
    ),
    OpInfo(
        "arith.cmpf",
        operands=FLOATS,
        results="result: BoolLike",
        attributes="predicate: Arith_CmpFPredicateAttr, " + FASTMATH,
        syntax="$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)",
        traits=PURE | SAME_OPERANDS | ELEMENTWISE | FOLDS_CONSTANTS,
        derived={"result": ("lhs", i1_same_shape)},
        invariants=verify.verify_compare,
        fold=FOLDS_COMPARE + "fold_cmpf",
        doc="Compares two floats; NaN makes ordered predicates (`olt`, ...) false, unordered ones (`ult`, ...) true.",
    ),
    OpInfo(
        "arith.select",
        operands="condition: BoolLike, true_value: AnyType, false_value: AnyType",
        results="result: AnyType",
        traits=PURE | ELEMENTWISE,
        parse=parse_select,
        print=print_select,
        invariants=verify.verify_select,
        fold=FOLDS_COMPARE + "fold_select",
        shape_transfer=TRANSFER + "of_select",
        doc="The second operand where the first is true, else the third; the condition is one i1 or one an element.",
    ),
)
