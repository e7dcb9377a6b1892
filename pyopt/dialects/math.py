"""The math dialect: functions of one or more numbers, element by element on vectors and tensors."""

from __future__ import annotations

import pyopt.dialects.arith.enums  # noqa: F401  # Arith_FastMathAttr is declared there
from pyopt.dialects.arith.syntax import i1_same_shape, materialize
from pyopt.dialects.arith.verify import verify_compare
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import ELEMENTWISE, KEEPS_ZERO, PURE, SAME_SHAPE, SAME_TYPES, Dialect, OpInfo
from pyopt.ir.types import same_type
from pyopt.light import Final

FOLDS: Final = "pyopt.dialects.math_folds:"
_KEEP_ZERO: Final = frozenset(
    ("absf", "absi", "ceil", "expm1", "floor", "log1p", "sin", "sqrt", "tanh")
)  # of those that give zero for zero, the ones that sparsification goes by
FASTMATH: Final = "fastmath: Arith_FastMathAttr = #arith.fastmath<none>"


def _float(
    mnemonic: str, fold: str | None, doc: str, names: tuple[str, ...] = ("operand",), arguments: str = ""
) -> OpInfo:
    """A function of floats of one type; `arguments` is how they are written, if not in a row."""
    return OpInfo(
        "math." + mnemonic,
        operands=", ".join([f"{name}: FloatLike" for name in names]),
        results="result: FloatLike",
        attributes=FASTMATH,
        syntax=(arguments or " `,` ".join([f"${name}" for name in names]))
        + " (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        traits=PURE | SAME_TYPES | ELEMENTWISE,
        fold=fold,
        fold_needs="constant",
        at_zero=KEEPS_ZERO if mnemonic in _KEEP_ZERO else "",
        doc=doc,
    )


def _classification(mnemonic: str, doc: str) -> OpInfo:
    """A question about floats."""
    return OpInfo(
        "math." + mnemonic,
        operands="operand: FloatLike",
        results="result: BoolLike",
        attributes=FASTMATH,
        syntax="$operand attr-dict `:` type($operand)",
        traits=PURE | ELEMENTWISE,
        derived={"result": ("operand", i1_same_shape)},
        invariants=verify_compare,
        fold=FOLDS + "fold_classification",
        fold_needs="constant",
        doc=doc,
    )


def _integer(mnemonic: str, fold: str, doc: str, names: tuple[str, ...] = ("operand",)) -> OpInfo:
    """A function of integers of one type."""
    return OpInfo(
        "math." + mnemonic,
        operands=", ".join([f"{name}: SignlessIntegerLike" for name in names]),
        results="result: SignlessIntegerLike",
        syntax=" `,` ".join([f"${name}" for name in names]) + " attr-dict `:` type($result)",
        traits=PURE | SAME_TYPES | ELEMENTWISE,
        fold=fold,
        fold_needs="constant",
        at_zero=KEEPS_ZERO if mnemonic in _KEEP_ZERO else "",
        doc=doc,
    )


def _verify_fpowi(op: Operation) -> str | None:
    """The base has the result's type."""
    if op.operands[0].type is not op.results[0].type:
        return "failed to verify that all of {lhs, result} have same type"
    return None


def _verify_sincos(op: Operation) -> str | None:
    """Both results have the operand's type."""
    type = op.operands[0].type
    if op.results[0].type is not type or op.results[1].type is not type:
        return "failed to verify that all of {operand, sin, cos} have same type"
    return None


_LIBRARY: Final = (
    ("acos", "Arc cosine, in radians."),
    ("acosh", "Inverse hyperbolic cosine."),
    ("asin", "Arc sine, in radians."),
    ("asinh", "Inverse hyperbolic sine."),
    ("atan", "Arc tangent, in radians."),
    ("atanh", "Inverse hyperbolic tangent."),
    ("cos", "Cosine of an angle in radians."),
    ("cosh", "Hyperbolic cosine."),
    ("erf", "The error function."),
    ("erfc", "1 less the error function."),
    ("exp", "e to the power of the operand."),
    ("exp2", "2 to the power of the operand."),
    ("expm1", "e to the power of the operand, less 1."),
    ("log", "Natural logarithm."),
    ("log10", "Logarithm to base 10."),
    ("log1p", "Natural logarithm of the operand plus 1."),
    ("log2", "Logarithm to base 2."),
    ("round", "The nearest integer; halves go away from 0."),
    ("sin", "Sine of an angle in radians."),
    ("sinh", "Hyperbolic sine."),
    ("sqrt", "Square root; NaN of negative numbers."),
    ("tan", "Tangent of an angle in radians."),
    ("tanh", "Hyperbolic tangent."),
    ("trunc", "The next integer towards 0."),
)
_PAIR: Final = ("lhs", "rhs")

DIALECT: Final = Dialect(
    "math",
    (
        *[_float(mnemonic, FOLDS + "fold_library", doc) for mnemonic, doc in _LIBRARY],
        _float("absf", FOLDS + "fold_rounding", "The magnitude of a float."),
        _float("ceil", FOLDS + "fold_rounding", "The next integer upwards."),
        _float("floor", FOLDS + "fold_rounding", "The next integer downwards."),
        _float("roundeven", FOLDS + "fold_rounding", "The nearest integer; halves go to the even one."),
        _float("cbrt", None, "Cube root."),
        _float("rsqrt", None, "One by the square root."),
        _float("atan2", FOLDS + "fold_library_binary", "The angle, in radians, of the point (rhs, lhs).", _PAIR),
        _float("copysign", FOLDS + "fold_copysign", "The first operand with the second one's sign.", _PAIR),
        _float("powf", FOLDS + "fold_library_binary", "The first operand to the power of the second.", _PAIR),
        _float("fma", None, "a * b + c, rounded once.", ("a", "b", "c")),
        _float(
            "clampf",
            None,
            "The value, but not above `max`, and then not below `min`; NaN if one of the three is.",
            ("value", "min", "max"),
            "$value `to` ` ` `[` $min `,` $max `]`",
        ),
        _classification("isfinite", "Whether a float is neither infinite nor NaN."),
        _classification("isinf", "Whether a float is an infinity."),
        _classification("isnan", "Whether a float is NaN."),
        _classification("isnormal", "Whether a float is neither zero, subnormal, infinite nor NaN."),
        OpInfo(
            "math.sincos",
            operands="operand: FloatLike",
            results="sin: FloatLike, cos: FloatLike",
            attributes=FASTMATH,
            syntax="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
            traits=PURE | SAME_SHAPE | ELEMENTWISE,
            derived={"sin": ("operand", same_type), "cos": ("operand", same_type)},
            invariants=_verify_sincos,
            asm_names="sin, cos",
            doc="Sine and cosine of an angle in radians.",
        ),
        OpInfo(
            "math.fpowi",
            operands="lhs: FloatLike, rhs: SignlessIntegerLike",
            results="result: FloatLike",
            attributes=FASTMATH,
            syntax="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)",
            traits=PURE | SAME_SHAPE | ELEMENTWISE,
            derived={"result": ("lhs", same_type)},
            invariants=_verify_fpowi,
            doc="A float to the power of a signed integer.",
        ),
        _integer(
            "absi", FOLDS + "fold_integer_unary", "The magnitude of a signed integer; the smallest stays negative."
        ),
        _integer("ctlz", FOLDS + "fold_integer_unary", "The number of zeros above the highest bit that is set."),
        _integer("cttz", FOLDS + "fold_integer_unary", "The number of zeros below the lowest bit that is set."),
        _integer("ctpop", FOLDS + "fold_integer_unary", "The number of bits that are set."),
        _integer(
            "ipowi",
            FOLDS + "fold_integer_power",
            "A signed integer to the power of another, cut off to the width.",
            _PAIR,
        ),
    ),
    materialize=materialize,
    inlinable=True,
    doc="Mathematical functions of integers and floats.",
)
