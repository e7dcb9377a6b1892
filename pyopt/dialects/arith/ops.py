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
)
from pyopt.ir.opinfo import (
    CAST,
    COMMUTATIVE,
    CONDITIONALLY_SPECULATABLE,
    CONSTANT_LIKE,
    DIFFERENCE,
    ELEMENTWISE,
    IDEMPOTENT,
    KEEPS_ZERO,
    LOCAL_VERIFY,
    NO_MEMORY_EFFECT,
    PRODUCT,
    PURE,
    QUOTIENT,
    SAME_OPERANDS,
    SAME_SHAPE,
    SAME_TYPES,
    SHIFT,
    SIGNED,
    SUM,
    UNSIGNED,
    OpInfo,
)
from pyopt.ir.types import same_type
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.ir.opinfo import AsmNames

# The modules of folds, which are only loaded when an op is folded.
FOLDS_CAST: Final = "pyopt.dialects.arith.folds_cast:"
FOLDS_COMPARE: Final = "pyopt.dialects.arith.folds_compare:"
FOLDS_FLOAT: Final = "pyopt.dialects.arith.folds_float:"
FOLDS_INTEGER: Final = "pyopt.dialects.arith.folds_integer:"
TRANSFER: Final = "pyopt.dialects.arith.shape_transfer:"
RANGES: Final = "pyopt.dialects.arith.range_transfer:"
CONVERSION: Final = TRANSFER + "of_conversion"
INT_BINARY: Final = "$lhs `,` $rhs attr-dict `:` type($result)"
INT_OVERFLOW: Final = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"
INT_EXACT: Final = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)"
FLOAT_BINARY: Final = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
FLOAT_UNARY: Final = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
CAST_SYNTAX: Final = "$in attr-dict `:` type($in) `to` type($out)"
FASTMATH: Final = "fastmath: Arith_FastMathAttr = #arith.fastmath<none>"
OVERFLOW: Final = "overflowFlags: Arith_IntegerOverflowAttr = #arith.overflow<none>"
EXACT: Final = "isExact: optional<UnitAttr>"
INTEGERS: Final = "lhs: SignlessIntegerLike, rhs: SignlessIntegerLike"
FLOATS: Final = "lhs: FloatLike, rhs: FloatLike"
FIXED: Final = "SignlessFixedWidthIntegerLike"
DIVISION: Final = NO_MEMORY_EFFECT | CONDITIONALLY_SPECULATABLE


def integer_binary(
    name: str,
    doc: str,
    traits: int = PURE,
    fold: str = "fold_integer",
    needs: str = "constant",
    wraps: bool = False,
    asm_names: AsmNames | None = None,
    rounds: bool = False,
    at_zero: str = "",
    divides: str = "",
    combines: str = "",
) -> OpInfo:
    """An op of two integers; it may promise not to wrap around if it `wraps`, to lose nothing if it `rounds`."""
    return OpInfo(
        name,
        operands=INTEGERS,
        results="result: SignlessIntegerLike",
        attributes=OVERFLOW if wraps else EXACT if rounds else "",
        syntax=INT_OVERFLOW if wraps else INT_EXACT if rounds else INT_BINARY,
        traits=traits | SAME_TYPES | ELEMENTWISE,
        fold=FOLDS_INTEGER + fold,
        fold_needs=needs,
        shape_transfer=TRANSFER + "of_integers",
        range_transfer=RANGES + ("of_wrapping" if wraps else "of_binary"),
        asm_names=asm_names,
        at_zero=at_zero,
        divides=divides,
        combines=combines,
        doc=doc,
    )


def float_binary(
    name: str, doc: str, traits: int = 0, fold: str = "fold_float", at_zero: str = "", combines: str = ""
) -> OpInfo:
    """An op of two floats."""
    return OpInfo(
        name,
        operands=FLOATS,
        results="result: FloatLike",
        attributes=FASTMATH,
        syntax=FLOAT_BINARY,
        traits=traits | PURE | SAME_TYPES | ELEMENTWISE,
        fold=FOLDS_FLOAT + fold,
        fold_needs="constant",
        at_zero=at_zero,
        combines=combines,
        doc=doc,
    )


def extended(name: str, doc: str) -> OpInfo:
    """A product with twice the width of its factors."""
    return OpInfo(
        name,
        operands=INTEGERS,
        results="low: SignlessIntegerLike, high: SignlessIntegerLike",
        syntax="$lhs `,` $rhs attr-dict `:` type($lhs)",
        traits=PURE | COMMUTATIVE | ELEMENTWISE,
        derived={"rhs": ("lhs", same_type), "low": ("lhs", same_type), "high": ("lhs", same_type)},
        invariants=verify.verify_extended_product,
        asm_names="low, high",
        fold=FOLDS_INTEGER + name.replace("arith.", "fold_"),
        doc=doc,
    )


def scaling(name: str, attributes: str, syntax: str, doc: str) -> OpInfo:
    """A conversion of floats together with a power of two each."""
    return OpInfo(
        name,
        operands="in: FloatLike, scale: FloatLike",
        results="out: FloatLike",
        attributes=attributes + "fastmath: optional<Arith_FastMathAttr>",
        syntax=f"$in `,` $scale {syntax}(`fastmath` `` $fastmath^)? attr-dict `:` "
        "type($in) `,` type($scale) `to` type($out)",
        traits=PURE | CAST | ELEMENTWISE,
        invariants=verify.verify_scaling,
        doc=doc,
    )


def cast(
    name: str,
    source: str,
    target: str,
    doc: str,
    shape_transfer: str = "",
    fold: str = "fold_cast",
    needs: str = "constant",
    attributes: str = "",
    syntax: str = CAST_SYNTAX,
    at_zero: str = KEEPS_ZERO,
) -> OpInfo:
    """A conversion of every element."""
    return OpInfo(
        name,
        operands=f"in: {source}",
        results=f"out: {target}",
        attributes=attributes,
        syntax=syntax,
        traits=PURE | SAME_SHAPE | CAST | ELEMENTWISE | LOCAL_VERIFY,
        invariants=verify.same_tensor_dimensions,
        verify=verify.CAST_VERIFIERS[name],
        fold=FOLDS_CAST + fold,
        fold_needs=needs,
        shape_transfer=shape_transfer,
        range_transfer=RANGES + name.replace("arith.", "of_") if shape_transfer else "",
        at_zero=at_zero,
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
    range_transfer=RANGES + "of_constant",
    doc="A value known at compile time: a number, or a vector or tensor of them. Integers are signless.",
)

INTEGER_OPS: Final = (
    integer_binary(
        "arith.addi",
        "Sum of two integers; what does not fit is cut off.",
        PURE | COMMUTATIVE,
        "fold_addi",
        "constant arith.subi",
        wraps=True,
        at_zero=SUM,
        combines="add",
    ),
    OpInfo(
        "arith.addui_extended",
        operands=INTEGERS,
        results="sum: SignlessIntegerLike, overflow: BoolLike",
        syntax="$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)",
        traits=PURE | COMMUTATIVE | ELEMENTWISE,
        derived={"lhs": ("sum", same_type), "rhs": ("sum", same_type)},
        asm_names="sum, overflow",
        invariants=verify.verify_addui_extended,
        fold=FOLDS_INTEGER + "fold_addui_extended",
        doc="Sum of two unsigned integers, and whether it was cut off.",
    ),
    integer_binary(
        "arith.subi",
        "Difference of two integers; what does not fit is cut off.",
        PURE,
        "fold_subi",
        "constant arith.addi",
        wraps=True,
        at_zero=DIFFERENCE,
    ),
    integer_binary(
        "arith.muli",
        "Product of two integers; what does not fit is cut off.",
        PURE | COMMUTATIVE,
        "fold_integer",
        asm_names=product_name,
        wraps=True,
        at_zero=PRODUCT,
        combines="mul",
    ),
    extended("arith.mulsi_extended", "Low and high half of a signed product."),
    extended("arith.mului_extended", "Low and high half of an unsigned product."),
    integer_binary(
        "arith.divui",
        "Unsigned quotient, rounded down. Undefined behaviour where the divisor is 0.",
        DIVISION,
        "fold_quotient",
        "constant arith.muli",
        rounds=True,
        at_zero=QUOTIENT,
        divides=UNSIGNED,
    ),
    integer_binary(
        "arith.divsi",
        "Signed quotient, rounded towards 0. Undefined behaviour where the divisor is 0 or the quotient does not fit.",
        DIVISION,
        "fold_quotient",
        "constant arith.muli",
        rounds=True,
        at_zero=QUOTIENT,
        divides=SIGNED,
    ),
    integer_binary(
        "arith.ceildivui",
        "Unsigned quotient, rounded up. Undefined behaviour where the divisor is 0.",
        DIVISION,
        divides=UNSIGNED,
    ),
    integer_binary(
        "arith.ceildivsi",
        "Signed quotient, rounded up. Undefined behaviour where the divisor is 0 or the quotient does not fit.",
        DIVISION,
        divides=SIGNED,
    ),
    integer_binary(
        "arith.floordivsi",
        "Signed quotient, rounded down. Undefined behaviour where the divisor is 0 or the quotient does not fit.",
        PURE,
        "fold_elements",
        "",
        divides=SIGNED,
    ),
    integer_binary("arith.remui", "What an unsigned division leaves over.", divides=UNSIGNED),
    integer_binary("arith.remsi", "What a signed division leaves over; it has the dividend's sign.", divides=SIGNED),
    integer_binary(
        "arith.andi",
        "Bitwise and.",
        PURE | COMMUTATIVE | IDEMPOTENT,
        "fold_andi",
        "constant arith.andi arith.xori",
        at_zero=PRODUCT,
        combines="and",
    ),
    integer_binary(
        "arith.ori",
        "Bitwise or.",
        PURE | COMMUTATIVE | IDEMPOTENT,
        "fold_ori",
        "constant arith.xori",
        at_zero=SUM,
        combines="or",
    ),
    integer_binary(
        "arith.xori",
        "Bitwise exclusive or.",
        PURE | COMMUTATIVE,
        "fold_xori",
        "constant arith.xori",
        at_zero=SUM,
        combines="xor",
    ),
    integer_binary(
        "arith.shli",
        "Shift to the left, filled with zeros. Poison where the distance is not below the width.",
        PURE,
        "fold_shift",
        "",
        wraps=True,
        at_zero=SHIFT,
    ),
    integer_binary(
        "arith.shrui",
        "Shift to the right, filled with zeros. Poison where the distance is not below the width.",
        PURE,
        "fold_shift",
        "",
        rounds=True,
        at_zero=SHIFT,
    ),
    integer_binary(
        "arith.shrsi",
        "Shift to the right, filled with the sign. Poison where the distance is not below the width.",
        PURE,
        "fold_shift",
        "",
        rounds=True,
        at_zero=SHIFT,
    ),
    integer_binary("arith.maxsi", "The larger of two signed integers.", PURE | COMMUTATIVE, combines="maxsi"),
    integer_binary("arith.maxui", "The larger of two unsigned integers.", PURE | COMMUTATIVE, combines="maxui"),
    integer_binary("arith.minsi", "The smaller of two signed integers.", PURE | COMMUTATIVE, combines="minsi"),
    integer_binary("arith.minui", "The smaller of two unsigned integers.", PURE | COMMUTATIVE, combines="minui"),
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
        at_zero=KEEPS_ZERO,
        doc="The operand with its sign turned.",
    ),
    float_binary("arith.addf", "Sum of two floats.", COMMUTATIVE, at_zero=SUM, combines="add"),
    float_binary("arith.subf", "Difference of two floats.", at_zero=DIFFERENCE),
    float_binary(
        "arith.maximumf",
        "The larger float; NaN if either is, and -0.0 < +0.0.",
        COMMUTATIVE,
        combines="maximumf",
    ),
    float_binary(
        "arith.maxnumf", "The larger float; where one is NaN, the other one.", COMMUTATIVE, combines="maxnumf"
    ),
    float_binary(
        "arith.minimumf",
        "The smaller float; NaN if either is, and -0.0 < +0.0.",
        COMMUTATIVE,
        combines="minimumf",
    ),
    float_binary(
        "arith.minnumf", "The smaller float; where one is NaN, the other one.", COMMUTATIVE, combines="minnumf"
    ),
    float_binary("arith.mulf", "Product of two floats.", COMMUTATIVE, "fold_mulf", at_zero=PRODUCT, combines="mul"),
    float_binary("arith.divf", "Quotient of two floats.", at_zero=QUOTIENT),
    float_binary("arith.remf", "What a float division leaves over; it has the dividend's sign."),
)

CAST_OPS: Final = (
    cast("arith.extui", FIXED, FIXED, "Widens integers with zeros.", CONVERSION),
    cast("arith.extsi", FIXED, FIXED, "Widens integers with their sign.", CONVERSION),
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
        at_zero=KEEPS_ZERO,
        doc="Converts floats to a wider type.",
    ),
    cast(
        "arith.trunci",
        FIXED,
        FIXED,
        "Cuts the high bits of integers off.",
        CONVERSION,
        "fold_trunci",
        "",
        OVERFLOW,
        "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)",
    ),
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
        at_zero=KEEPS_ZERO,
        doc="Rounds floats to a narrower type: as the rounding mode says, or to nearest, ties to even.",
    ),
    scaling("arith.scaling_extf", "", "", "Converts floats to a wider type, and multiplies them by powers of two."),
    scaling(
        "arith.scaling_truncf",
        "roundingmode: optional<Arith_RoundingModeAttr>, ",
        "($roundingmode^)? ",
        "Divides floats by powers of two, and rounds the quotients to a narrower type.",
    ),
    cast("arith.uitofp", FIXED, "FloatLike", "The nearest floats to unsigned integers."),
    cast("arith.sitofp", FIXED, "FloatLike", "The nearest floats to signed integers."),
    cast("arith.fptoui", "FloatLike", FIXED, "Floats rounded towards 0 to unsigned integers."),
    cast("arith.fptosi", "FloatLike", FIXED, "Floats rounded towards 0 to signed integers."),
    cast(
        "arith.index_cast",
        "IndexCastTypeConstraint",
        "IndexCastTypeConstraint",
        "Converts between index and integers; what is narrower is widened with its sign.",
        CONVERSION,
        needs="",
    ),
    cast(
        "arith.index_castui",
        "IndexCastTypeConstraint",
        "IndexCastTypeConstraint",
        "Converts between index and integers; what is narrower is widened with zeros.",
        CONVERSION,
        needs="",
        at_zero="",
    ),
    cast(
        "arith.bitcast",
        "BitcastTypeConstraint",
        "BitcastTypeConstraint",
        "The same bits as another type of the same width.",
        fold="fold_bitcast",
        needs="",
    ),
)

COMPARE_OPS: Final = (
    OpInfo(
        "arith.cmpi",
        operands="lhs: SignlessIntegerLikeOfAnyRank, rhs: SignlessIntegerLikeOfAnyRank",
        results="result: BoolLikeOfAnyRank",
        attributes="predicate: Arith_CmpIPredicateAttr",
        syntax="$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
        traits=PURE | SAME_OPERANDS | ELEMENTWISE,
        derived={"result": ("lhs", i1_same_shape)},
        invariants=verify.verify_compare,
        fold=FOLDS_COMPARE + "fold_cmpi",
        fold_needs="constant",
        shape_transfer=TRANSFER + "of_compare",
        range_transfer=RANGES + "of_compare",
        doc="Compares two integers by `eq`, `ne`, or an order, signed (`slt`, ...) or unsigned (`ult`, ...).",
    ),
    OpInfo(
        "arith.cmpf",
        operands=FLOATS,
        results="result: BoolLike",
        attributes="predicate: Arith_CmpFPredicateAttr, " + FASTMATH,
        syntax="$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)",
        traits=PURE | SAME_OPERANDS | ELEMENTWISE,
        derived={"result": ("lhs", i1_same_shape)},
        invariants=verify.verify_compare,
        fold=FOLDS_COMPARE + "fold_cmpf",
        fold_needs="constant",
        doc="Compares two floats; NaN makes ordered predicates (`olt`, ...) false, unordered ones (`ult`, ...) true.",
    ),
    OpInfo(
        "arith.select",
        operands="condition: BoolLike, true_value: AnyType, false_value: AnyType",
        results="result: AnyType",
        derived={"false_value": ("true_value", same_type), "result": ("true_value", same_type)},
        traits=PURE | ELEMENTWISE,
        parse=parse_select,
        print=print_select,
        invariants=verify.verify_select,
        fold=FOLDS_COMPARE + "fold_select",
        shape_transfer=TRANSFER + "of_select",
        range_transfer=RANGES + "of_select",
        doc="The second operand where the first is true, else the third; the condition is one i1 or one an element.",
    ),
)
