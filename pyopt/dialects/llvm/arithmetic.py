"""Arithmetic on integers and floats and vectors of them, comparisons, and conversions."""

from __future__ import annotations

from pyopt.dialects.llvm import constraints, enums
from pyopt.dialects.llvm.constraints import is_vector, shape_of_vector, vector_with
from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import (
    COMMUTATIVE,
    CONDITIONALLY_SPECULATABLE,
    LOCAL_VERIFY,
    NO_MEMORY_EFFECT,
    PURE,
    SAME_OPERANDS,
    SAME_TYPES,
    SIGNED,
    UNSIGNED,
    VIEW,
    OpInfo,
)
from pyopt.ir.types import I1, IntegerType, Type
from pyopt.light import Final

FOLDS: Final = "pyopt.dialects.llvm.folds:"
INTEGER: Final = "LLVM_ScalarOrVectorOf<AnySignlessInteger>"
FLOAT: Final = f"LLVM_ScalarOrVectorOf<{constraints.FLOAT}>"
POINTER: Final = f"LLVM_ScalarOrVectorOf<{constraints.POINTER}>"
DIVISION: Final = NO_MEMORY_EFFECT | CONDITIONALLY_SPECULATABLE
FASTMATH: Final = f"fastmathFlags: {enums.FASTMATH.name} = #llvm.fastmath<none>"
OVERFLOW: Final = f"overflowFlags: {enums.OVERFLOW.name} = 0 : i32"
FLAGS: Final = {
    "": ("", "", ""),
    "overflow": (OVERFLOW, "", "($overflowFlags^)? "),
    "exact": ("isExact: UnitAttr", "(`exact` $isExact^)? ", ""),
    "disjoint": ("isDisjoint: UnitAttr", "(`disjoint` $isDisjoint^)? ", ""),
    "nneg": ("nonNeg: UnitAttr", "(`nneg` $nonNeg^)? ", ""),
}
"""The flags of an op: the attribute, and the parts of its form in front of the operands and behind them."""


def integer_op(name: str, doc: str, traits: int = PURE, fold: str = "", flags: str = "", divides: str = "") -> OpInfo:
    """An op of two integers; `flags`: what it may promise, of `FLAGS`."""
    attributes, leading, trailing = FLAGS[flags]
    return OpInfo(
        "llvm." + name,
        operands=f"lhs: {INTEGER}, rhs: {INTEGER}",
        results=f"res: {INTEGER}",
        attributes=attributes,
        syntax=f"{leading}$lhs `,` $rhs {trailing}attr-dict `:` type($res)",
        traits=SAME_TYPES | traits,
        fold=FOLDS + fold if fold else None,
        fold_needs="constant" if fold else "",
        divides=divides,
        doc=doc,
    )


def float_op(name: str, doc: str) -> OpInfo:
    """An op of two floats."""
    return OpInfo(
        "llvm." + name,
        operands=f"lhs: {FLOAT}, rhs: {FLOAT}",
        results=f"res: {FLOAT}",
        attributes=FASTMATH,
        syntax="$lhs `,` $rhs attr-dict `:` type($res)",
        traits=PURE | SAME_TYPES,
        doc=doc,
    )


def conversion(
    name: str,
    source: str,
    target: str,
    doc: str,
    fold: str = "",
    checked: bool = False,
    flags: str = "",
    traits: int = 0,
) -> OpInfo:
    """A conversion of every element; `flags`: what it may promise, of `FLAGS`."""
    attributes, leading, trailing = FLAGS[flags]
    return OpInfo(
        "llvm." + name,
        operands=f"arg: {source}",
        results=f"res: {target}",
        attributes=attributes,
        syntax=f"{leading}$arg {trailing}attr-dict `:` type($arg) `to` type($res)",
        traits=PURE | LOCAL_VERIFY | traits,
        verify=None if not checked else verify_bitcast if name == "bitcast" else verify_extension,
        fold=FOLDS + fold if fold else None,
        doc=doc,
    )


def verify_extension(op: Operation) -> str | None:
    """The result is wider, and of the same shape; the reference does not name the op."""
    source = op.operands[0].type
    target = op.results[0].type
    message = ""
    if is_vector(source):
        if not is_vector(target):
            message = "input type is a vector but output type is an integer"
        elif shape_of_vector(source) != shape_of_vector(target):
            message = "input and output vectors are of incompatible shape"
        source = constraints.element_of_vector(source)
        if not message:
            target = constraints.element_of_vector(target)
    elif is_vector(target):
        message = "input type is an integer but output type is a vector"
    if not message:
        assert isinstance(source, IntegerType) and isinstance(target, IntegerType)
        if target.width <= source.width:
            message = "integer width of the output type is smaller or equal to the integer width of the input type"
    if message:
        raise DiagnosticError(message, op.loc)
    return None


def verify_dereferenceable(op: Operation) -> str | None:
    """Only pointers are dereferenceable."""
    if op.attributes.get("dereferenceable") is not None and not constraints.is_pointer(op.results[0].type):
        return "expected op to return a single LLVM pointer type"
    return None


def verify_bitcast(op: Operation) -> str | None:
    """Pointers stay pointers, in the same address space, and vectors of them vectors."""
    source = op.operands[0].type
    target = op.results[0].type
    source_element = constraints.element_of_vector(source) if is_vector(source) else source
    target_element = constraints.element_of_vector(target) if is_vector(target) else target
    if constraints.is_pointer(source_element) != constraints.is_pointer(target_element):
        return "can only cast pointers from and to pointers"
    if not constraints.is_pointer(source_element):
        return None
    if is_vector(source) and not is_vector(target):
        return "cannot cast vector of pointers to pointer"
    if is_vector(target) and not is_vector(source):
        return "cannot cast pointer to vector of pointers"
    assert isinstance(source_element, LLVMPointerType) and isinstance(target_element, LLVMPointerType)
    if source_element.address_space != target_element.address_space:
        return "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead"
    return None


def comparison_type(type: Type) -> Type:
    """i1, or a vector of i1."""
    return vector_with(type, I1)


def match_comparison(op: Operation) -> str | None:
    """The result has the shape of the operands."""
    if op.results[0].type is comparison_type(op.operands[0].type):
        return None
    return "failed to verify that result type has i1 element type and same shape as operands"


def infer_comparison(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type]:
    return [comparison_type(operands[0].type)]


def comparison(name: str, operand: str, predicate: str, more: str, doc: str) -> OpInfo:
    """A comparison, whose predicate is a string in its custom form."""
    return OpInfo(
        "llvm." + name,
        operands=f"lhs: {operand}, rhs: {operand}",
        results="res: LLVM_ScalarOrVectorOf<I1>",
        attributes=f"predicate: {predicate}{more}",
        form="pyopt.dialects.llvm.forms_arithmetic:comparison",
        traits=PURE | SAME_OPERANDS,
        invariants=match_comparison,
        infer=infer_comparison,
        fold=FOLDS + "fold_icmp" if name == "icmp" else None,
        doc=doc,
    )


def infer_select(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type]:
    return [operands[1].type]


def same(type: Type) -> Type:
    """For `derived`: the one type is the other."""
    return type


def match_select(op: Operation) -> str | None:
    """Both values and the result have one type."""
    if op.operands[1].type is op.operands[2].type is op.results[0].type:
        return None
    return "failed to verify that all of {trueValue, falseValue, res} have same type"


OPS: Final[tuple[OpInfo, ...]] = (
    integer_op("add", "A sum.", PURE | COMMUTATIVE, flags="overflow"),
    integer_op("sub", "A difference.", flags="overflow"),
    integer_op("mul", "A product.", PURE | COMMUTATIVE, flags="overflow"),
    integer_op("udiv", "A quotient of unsigned integers.", DIVISION, flags="exact", divides=UNSIGNED),
    integer_op("sdiv", "A quotient of signed integers.", DIVISION, flags="exact", divides=SIGNED),
    integer_op("urem", "A remainder of unsigned integers.", divides=UNSIGNED),
    integer_op("srem", "A remainder of signed integers.", divides=SIGNED),
    integer_op("and", "Bitwise and."),
    integer_op("or", "Bitwise or.", fold="fold_or", flags="disjoint"),
    integer_op("xor", "Bitwise exclusive or."),
    integer_op("shl", "A shift to the left.", fold="fold_shl", flags="overflow"),
    integer_op("lshr", "A shift to the right that brings in zeros.", flags="exact"),
    integer_op("ashr", "A shift to the right that brings in the sign.", flags="exact"),
    float_op("fadd", "A sum of floats."),
    float_op("fsub", "A difference of floats."),
    float_op("fmul", "A product of floats."),
    float_op("fdiv", "A quotient of floats."),
    float_op("frem", "A remainder of floats."),
    OpInfo(
        "llvm.fneg",
        operands=f"operand: {FLOAT}",
        results=f"res: {FLOAT}",
        attributes=FASTMATH,
        syntax="$operand attr-dict `:` type($res)",
        traits=PURE | SAME_TYPES,
        doc="A float with the other sign.",
    ),
    comparison("icmp", constraints.INTEGERS_AND_POINTERS,
               enums.ICMP.constraint.name, "", "A comparison of integers or pointers."),
    comparison("fcmp", FLOAT, enums.FCMP.constraint.name, ", " + FASTMATH, "A comparison of floats."),
    OpInfo(
        "llvm.select",
        operands="condition: LLVM_ScalarOrVectorOf<I1>, trueValue: LLVM_Type, falseValue: LLVM_Type",
        results="res: LLVM_Type",
        attributes=FASTMATH,
        syntax="operands attr-dict `:` type($condition) `,` type($res)",
        derived={"trueValue": ("res", same), "falseValue": ("res", same)},
        invariants=match_select,
        traits=PURE,
        infer=infer_select,
        doc="One of two values.",
    ),
    OpInfo(
        "llvm.freeze",
        operands="val: LLVM_Type",
        results="res: LLVM_Type",
        syntax="$val attr-dict `:` type($val)",
        traits=PURE | SAME_TYPES,
        doc="The value, or some value where it is undefined or poison.",
    ),
    conversion("bitcast", "LLVM_AnyNonAggregate", "LLVM_AnyNonAggregate", "The same bits as another type.", "fold_cast",
               True),
    conversion("addrspacecast", POINTER, POINTER, "A pointer in another address space.", "fold_cast", traits=VIEW),
    OpInfo(
        "llvm.inttoptr",
        operands=f"arg: {INTEGER}",
        results=f"res: {POINTER}",
        attributes="dereferenceable: optional<LLVM_DereferenceableAttr>",
        syntax="$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)",
        traits=PURE | LOCAL_VERIFY,
        verify=verify_dereferenceable,
        doc="An integer as an address.",
    ),
    conversion("ptrtoint", POINTER, INTEGER, "An address as an integer."),
    conversion("sext", INTEGER, INTEGER, "A wider integer with the same signed value.", checked=True),
    conversion("zext", INTEGER, INTEGER, "A wider integer with the same unsigned value.", "fold_zext", True, "nneg"),
    conversion("trunc", INTEGER, INTEGER, "The low bits of an integer.", flags="overflow"),
    conversion("sitofp", INTEGER, FLOAT, "A signed integer as a float."),
    conversion("uitofp", INTEGER, FLOAT, "An unsigned integer as a float.", flags="nneg"),
    conversion("fptosi", FLOAT, INTEGER, "A float as a signed integer."),
    conversion("fptoui", FLOAT, INTEGER, "A float as an unsigned integer."),
    conversion("fpext", FLOAT, FLOAT, "A wider float of the same value."),
    conversion("fptrunc", FLOAT, FLOAT, "A narrower float."),
)  # fmt: skip
