"""complex: arithmetic on complex numbers of floats."""

from __future__ import annotations

import pyopt.dialects.arith.enums  # noqa: F401  # Arith_FastMathAttr is declared there
from pyopt.dialects.complex import verify
from pyopt.dialects.complex.attributes import parse_number
from pyopt.ir.opinfo import (
    CONSTANT_LIKE,
    DIFFERENCE,
    ELEMENTWISE,
    KEEPS_ZERO,
    LOCAL_VERIFY,
    PRODUCT,
    PURE,
    QUOTIENT,
    SAME_SHAPE,
    SAME_TYPES,
    SUM,
    Dialect,
    OpInfo,
)
from pyopt.ir.types import same_type
from pyopt.light import Final

_FASTMATH: Final = "fastmath: Arith_FastMathAttr = #arith.fastmath<none>"
_FASTMATH_SYNTAX: Final = "(`fastmath` `` $fastmath^)? attr-dict `:` "
_NUMBER: Final = "Complex<AnyFloat>"
_FOLDS: Final = "pyopt.dialects.complex.folds:"


def _binary(mnemonic: str, doc: str, fold: str | None = None, at_zero: str = "") -> OpInfo:
    return OpInfo(
        "complex." + mnemonic,
        operands=f"lhs: {_NUMBER}, rhs: {_NUMBER}",
        results=f"result: {_NUMBER}",
        attributes=_FASTMATH,
        syntax=f"$lhs `,` $rhs {_FASTMATH_SYNTAX} type($result)",
        traits=PURE | SAME_TYPES | ELEMENTWISE,
        fold=fold,
        at_zero=at_zero,
        doc=doc,
    )


def _unary(mnemonic: str, doc: str, fold: str | None = None, at_zero: str = "") -> OpInfo:
    return OpInfo(
        "complex." + mnemonic,
        operands=f"complex: {_NUMBER}",
        results=f"result: {_NUMBER}",
        attributes=_FASTMATH,
        syntax=f"$complex {_FASTMATH_SYNTAX} type($complex)",
        traits=PURE | SAME_TYPES | ELEMENTWISE,
        fold=fold,
        at_zero=at_zero,
        doc=doc,
    )


def _part(mnemonic: str, result: str, doc: str, fold: str | None = None, at_zero: str = "") -> OpInfo:
    """Declares an op that computes one float from a complex number."""
    return OpInfo(
        "complex." + mnemonic,
        operands=f"complex: {_NUMBER}",
        results=f"{result}: AnyFloat",
        attributes=_FASTMATH,
        syntax=f"$complex {_FASTMATH_SYNTAX} type($complex)",
        derived={result: ("complex", verify.element_type)},
        invariants=verify.check_part,
        traits=PURE | ELEMENTWISE,
        fold=fold,
        at_zero=at_zero,
        doc=doc,
    )


def _comparison(mnemonic: str, doc: str) -> OpInfo:
    return OpInfo(
        "complex." + mnemonic,
        operands=f"lhs: {_NUMBER}, rhs: {_NUMBER}",
        results="result: I1",
        syntax="$lhs `,` $rhs attr-dict `:` type($lhs)",
        derived={"rhs": ("lhs", same_type)},
        invariants=verify.check_comparison,
        traits=PURE | ELEMENTWISE,
        doc=doc,
    )


DIALECT: Final = Dialect(
    "complex",
    (
        _part("abs", "result", "The magnitude.", at_zero=KEEPS_ZERO),
        _binary("add", "Sum.", _FOLDS + "fold_add", at_zero=SUM),
        _part("angle", "result", "The argument, in radians; it jumps at the negative real axis."),
        _binary("atan2", "The angle of the point (rhs, lhs), as complex logarithms define it."),
        OpInfo(
            "complex.bitcast",
            operands="operand: AnyType",
            results="result: AnyType",
            syntax="$operand attr-dict `:` type($operand) `to` type($result)",
            traits=PURE | LOCAL_VERIFY,
            verify=verify.verify_bitcast,
            fold=_FOLDS + "fold_bitcast",
            doc="Reads the bits of a complex number as an integer or float of the same width, or the other way round.",
        ),
        _unary("conj", "The conjugate: the imaginary part negated.", _FOLDS + "fold_inverse"),
        OpInfo(
            "complex.constant",
            results="complex: AnyComplex",
            attributes="value: ArrayAttr",
            syntax="$value attr-dict `:` type($complex)",
            traits=PURE | CONSTANT_LIKE | LOCAL_VERIFY,
            asm_names="cst",
            verify=verify.verify_constant,
            fold=_FOLDS + "fold_constant",
            doc="A complex number that is known at compile time.",
        ),
        _unary("cos", "Cosine."),
        OpInfo(
            "complex.create",
            operands="real: AnyFloat, imaginary: AnyFloat",
            results=f"complex: {_NUMBER}",
            syntax="$real `,` $imaginary attr-dict `:` type($complex)",
            derived={"real": ("complex", verify.element_type), "imaginary": ("complex", verify.element_type)},
            invariants=verify.check_create,
            traits=PURE,
            fold=_FOLDS + "fold_create",
            doc="The complex number of a real and an imaginary part.",
        ),
        _binary("div", "Quotient.", _FOLDS + "fold_factor", at_zero=QUOTIENT),
        _comparison("eq", "Whether both parts are equal."),
        _unary("exp", "e to the power of the operand.", _FOLDS + "fold_inverse"),
        _unary("expm1", "e to the power of the operand, less 1.", at_zero=KEEPS_ZERO),
        _part("im", "imaginary", "The imaginary part.", _FOLDS + "fold_im", at_zero=KEEPS_ZERO),
        _unary("log", "Natural logarithm."),
        _unary("log1p", "Natural logarithm of the operand plus 1.", at_zero=KEEPS_ZERO),
        _binary("mul", "Product.", _FOLDS + "fold_factor", at_zero=PRODUCT),
        _unary("neg", "Both parts negated.", _FOLDS + "fold_inverse", at_zero=KEEPS_ZERO),
        _comparison("neq", "Whether one of the parts differs."),
        _binary("pow", "The first operand to the power of the second."),
        OpInfo(
            "complex.powi",
            operands=f"lhs: {_NUMBER}, rhs: AnySignlessInteger",
            results=f"result: {_NUMBER}",
            attributes="fastmath: optional<Arith_FastMathAttr>",
            syntax=f"$lhs `,` $rhs {_FASTMATH_SYNTAX} type($result) `,` type($rhs)",
            derived={"lhs": ("result", same_type)},
            invariants=verify.check_power,
            traits=PURE | SAME_SHAPE | ELEMENTWISE,
            doc="The first operand to the power of a signed integer.",
        ),
        _part("re", "real", "The real part.", _FOLDS + "fold_re", at_zero=KEEPS_ZERO),
        _unary("rsqrt", "One by the square root."),
        _unary("sign", "The number of magnitude 1 in the operand's direction; 0 of 0."),
        _unary("sin", "Sine.", at_zero=KEEPS_ZERO),
        _unary("sqrt", "Square root.", at_zero=KEEPS_ZERO),
        _binary("sub", "Difference.", _FOLDS + "fold_sub", at_zero=DIFFERENCE),
        _unary("tan", "Tangent."),
        _unary("tanh", "Hyperbolic tangent.", at_zero=KEEPS_ZERO),
    ),
    attributes={"number": parse_number},
    materialize=_FOLDS + "materialize",
    inlinable=True,
    doc="Complex numbers and functions of them.",
)
