"""LLVM's intrinsics, as a table."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.arithmetic import FASTMATH, FLOAT, GAP, INTEGER
from pyopt.dialects.llvm.constraints import element_of_vector, is_vector
from pyopt.dialects.llvm.memory import METADATA
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import PURE, SAME_TYPES, OpInfo
from pyopt.ir.types import Type, same_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

CALL: Final = "`(` operands `)` custom<LLVMOpAttrs>() attr-dict `:` functional-type(operands, results)"
POINTER: Final = "LLVM_AnyPointer"
VECTOR: Final = "LLVM_AnyVector"
MASK: Final = "LLVM_VectorOf<I1>"
FLOATS: Final = "LLVM_VectorOf<AnyFloat>"
INTEGERS: Final = "LLVM_VectorOf<AnySignlessInteger>"
VOLATILE: Final = "isVolatile: I1Attr"


def like_float(names: str, operands: int) -> list[OpInfo]:
    """Functions of floats, element by element."""
    letters = "in" if operands == 1 else "abc"
    given = "in" if operands == 1 else ""
    arguments = f"in: {FLOAT}" if given else ", ".join([f"{letters[at]}: {FLOAT}" for at in range(operands)])
    return [
        OpInfo(
            "llvm.intr." + name,
            operands=arguments,
            results="res: LLVM_Type",
            attributes=FASTMATH,
            syntax=CALL,
            custom=GAP,
            traits=PURE | SAME_TYPES,
            doc=f"LLVM's intrinsic {name}.",
        )
        for name in names.split()
    ]


def like_integer(names: str, operands: int) -> list[OpInfo]:
    """Functions of integers, element by element."""
    arguments = f"in: {INTEGER}" if operands == 1 else ", ".join(["abc"[at] + f": {INTEGER}" for at in range(operands)])
    return [
        OpInfo(
            "llvm.intr." + name,
            operands=arguments,
            results="res: LLVM_Type",
            syntax=CALL,
            custom=GAP,
            traits=PURE | SAME_TYPES,
            doc=f"LLVM's intrinsic {name}.",
        )
        for name in names.split()
    ]


def plain(
    names: str,
    operands: str = "",
    results: str = "",
    attributes: str = "",
    syntax: str = "",
    traits: int = 0,
    effects: str | None = None,
) -> list[OpInfo]:
    """Intrinsics of which each has operands of its own."""
    return [
        OpInfo(
            "llvm.intr." + name,
            operands=operands,
            results=results,
            attributes=attributes,
            syntax=syntax,
            custom=GAP if syntax is CALL else None,
            traits=traits,
            effects=effects,
            doc=f"LLVM's intrinsic {name}.",
        )
        for name in names.split()
    ]


def element(type: Type) -> Type:
    """The type of a vector's elements, or the type."""
    return element_of_vector(type) if is_vector(type) else type


def match_reduction(op: Operation) -> str | None:
    """The result is like the elements."""
    if all(element(value.type) is element(op.results[0].type) for value in op.operands):
        return None
    return "requires the same element type for all operands and results"


def match_insert(op: Operation) -> str | None:
    """The result is like the vector that is inserted into."""
    if op.operands[0].type is op.results[0].type:
        return None
    return "failed to verify that all of {dstvec, res} have same type"


def reductions(names: str, operands: str, attributes: str = "", syntax: str = "") -> list[OpInfo]:
    """Reductions of a vector."""
    return [
        OpInfo(
            "llvm.intr.vector.reduce." + name,
            operands=operands,
            results="res: LLVM_Type",
            attributes=attributes,
            syntax=syntax,
            custom=GAP if syntax is CALL else None,
            traits=PURE,
            invariants=match_reduction,
            doc=f"LLVM's intrinsic vector.reduce.{name}.",
        )
        for name in names.split()
    ]


def vp_reductions(names: str, element: str) -> list[OpInfo]:
    """Reductions of the elements of a vector whose mask bit is set, and that are among the first `evl`."""
    operands = f"start_value: {element}, val: LLVM_VectorOf<{element}>, mask: {MASK}, evl: I32"
    return plain(" ".join(["vp.reduce." + name for name in names.split()]), operands, "res: LLVM_Type", traits=PURE)


OPS: Final[list[OpInfo]] = [
    *like_float("cos exp2 exp fabs ceil floor trunc log10 log2 log nearbyint rint roundeven round sin sqrt", 1),
    *like_float("copysign maxnum maximum minnum minimum pow", 2),
    *like_float("fma fmuladd", 3),
    *like_integer("bitreverse bswap ctpop", 1),
    *like_integer("sadd.sat smax smin sshl.sat ssub.sat uadd.sat umax umin ushl.sat usub.sat", 2),
    *like_integer("fshl fshr", 3),
    *plain("powi", f"val: {FLOAT}, power: AnySignlessInteger", "res: LLVM_Type", FASTMATH, CALL, PURE),
    *plain("llrint llround lrint lround", "val: LLVM_AnyFloat", "res: LLVM_Type", "", CALL, PURE),
    *plain("abs", f"in: {INTEGER}", "res: LLVM_Type", "is_int_min_poison: I1Attr", "", PURE),
    *plain("ctlz cttz", f"in: {INTEGER}", "res: LLVM_Type", "is_zero_poison: I1Attr", "", PURE),
    *plain("is.fpclass", f"in: {FLOAT}", "res: LLVM_Type", "bit: I32Attr", "", PURE),
    *plain("is.constant", "val: LLVM_Type", "res: I1", "", "", PURE),
    *plain(
        "sadd.with.overflow smul.with.overflow ssub.with.overflow uadd.with.overflow umul.with.overflow "
        "usub.with.overflow",
        "lhs: " + INTEGER + ", rhs: " + INTEGER, "res: LLVM_Type", "", "", PURE,
    ),
    *plain("assume", "cond: I1"),
    *plain("trap debugtrap"),
    *plain("ubsantrap", attributes="failureKind: I8Attr"),
    *plain("expect", "val: AnySignlessInteger, expected: AnySignlessInteger", "res: LLVM_Type", "",
           "$val `,` $expected attr-dict `:` type($val)", PURE | SAME_TYPES),
    *plain("ssa.copy", "operand: AnyType", "res: LLVM_Type", "", "$operand attr-dict `:` type($operand)",
           PURE | SAME_TYPES),
    *plain("memcpy memmove", f"dst: {POINTER}, src: {POINTER}, len: AnySignlessInteger", "", f"{VOLATILE}, {METADATA}",
           effects="dst: writes, src: reads"),
    *plain("memcpy.inline", f"dst: {POINTER}, src: {POINTER}", "",
           f"len: TypedAttrInterface, {VOLATILE}, {METADATA}",
           effects="dst: writes, src: reads"),
    *plain("memset", f"dst: {POINTER}, val: I8, len: AnySignlessInteger", "", f"{VOLATILE}, {METADATA}",
           effects="dst: writes"),
    *plain("prefetch", f"addr: {POINTER}", "", "rw: I32Attr, hint: I32Attr, cache: I32Attr"),
    *plain("lifetime.start lifetime.end", f"ptr: {POINTER}", "", "size: I64Attr",
           "$size `,` $ptr attr-dict `:` qualified(type($ptr))"),
    *plain("invariant.start", f"ptr: {POINTER}", "res: LLVM_DefaultPointer", "size: I64Attr",
           "$size `,` $ptr attr-dict `:` qualified(type($ptr))"),
    *plain("invariant.end", f"start: LLVM_DefaultPointer, ptr: {POINTER}", "", "size: I64Attr",
           "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))"),
    *plain("stacksave", "", "res: LLVM_AnyPointer", "", "attr-dict `:` qualified(type($res))"),
    *plain("stackrestore", f"ptr: {POINTER}", "", "", "$ptr attr-dict `:` qualified(type($ptr))"),
    *plain("vastart vaend", f"arg_list: {POINTER}", "", "", "$arg_list attr-dict `:` qualified(type($arg_list))"),
    *plain("vacopy", f"dest_list: {POINTER}, src_list: {POINTER}", "", "",
           "$src_list `to` $dest_list attr-dict `:` type(operands)"),
    *plain("threadlocal.address", f"global: {POINTER}", "res: LLVM_Type", "", "", PURE),
    *plain("vscale", "", "res: LLVM_Type", "", ""),
    *plain("experimental.stepvector", "", f"res: {INTEGERS}", "", "attr-dict `:` type($res)", PURE),
    *plain("get.active.lane.mask", "base: AnySignlessInteger, n: AnySignlessInteger", "res: LLVM_Type", "",
           "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)", PURE),
    *plain("masked.load", f"data: {POINTER}, mask: {MASK}, pass_thru: variadic<{VECTOR}>", f"res: {VECTOR}",
           "alignment: I32Attr", "operands attr-dict `:` functional-type(operands, results)"),
    *plain("masked.store", f"value: {VECTOR}, data: {POINTER}, mask: {MASK}", "", "alignment: I32Attr",
           "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))"),
    *plain("masked.gather", f"ptrs: LLVM_VectorOf<{POINTER}>, mask: {MASK}, pass_thru: variadic<{VECTOR}>",
           f"res: {VECTOR}", "alignment: I32Attr", "operands attr-dict `:` functional-type(operands, results)"),
    *plain("masked.scatter", f"value: {VECTOR}, ptrs: LLVM_VectorOf<{POINTER}>, mask: {MASK}", "", "alignment: I32Attr",
           "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"),
    *plain("masked.expandload", f"ptr: {POINTER}, mask: {MASK}, pass_thru: {VECTOR}", "res: LLVM_Type"),
    *plain("masked.compressstore", f"value: {VECTOR}, ptr: {POINTER}, mask: {MASK}"),
    *plain("matrix.column.major.load", f"data: {POINTER}, stride: AnySignlessInteger", f"res: {VECTOR}",
           f"{VOLATILE}, rows: I32Attr, columns: I32Attr",
           "$data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($res) `from` qualified(type($data)) `stride` "
           "type($stride)"),
    *plain("matrix.column.major.store", f"matrix: {VECTOR}, data: {POINTER}, stride: AnySignlessInteger", "",
           f"{VOLATILE}, rows: I32Attr, columns: I32Attr",
           "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($matrix) `to` "
           "qualified(type($data)) `stride` type($stride)"),
    *plain("matrix.multiply", f"lhs: {VECTOR}, rhs: {VECTOR}", f"res: {VECTOR}",
           "lhs_rows: I32Attr, lhs_columns: I32Attr, rhs_columns: I32Attr",
           "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)"),
    *plain("matrix.transpose", f"matrix: {VECTOR}", f"res: {VECTOR}", "rows: I32Attr, columns: I32Attr",
           "$matrix attr-dict `:` type($matrix) `into` type($res)"),
    *plain("vector.extract", f"srcvec: {VECTOR}", f"res: {VECTOR}", "pos: I64Attr",
           "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)", PURE),
    *plain("experimental.constrained.fptrunc", "arg_0: LLVM_Type", "res: LLVM_Type",
           f"roundingmode: {enums.ROUNDING.constraint.name}, fpExceptionBehavior: {enums.EXCEPTIONS.constraint.name}",
           "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)", PURE),
    OpInfo(
        "llvm.intr.vector.insert",
        operands=f"dstvec: {VECTOR}, srcvec: {VECTOR}",
        results=f"res: {VECTOR}",
        attributes="pos: I64Attr",
        syntax="$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)",
        derived={"dstvec": ("res", same_type)},
        invariants=match_insert,
        traits=PURE,
        doc="LLVM's intrinsic vector.insert.",
    ),
    *plain("vector.interleave2", f"vec1: {VECTOR}, vec2: {VECTOR}", "res: LLVM_Type", "", "", PURE),
    *plain("vector.deinterleave2", f"vec: {VECTOR}", "res: LLVM_Type", "", "", PURE),
    *vp_reductions("add mul and or xor smax smin umax umin", "AnySignlessInteger"),
    *vp_reductions("fadd fmul fmax fmin", "AnyFloat"),
    *reductions("add and mul or smax smin umax umin xor", f"in: {INTEGERS}"),
    *reductions("fadd fmul", f"start_value: AnyFloat, input: {FLOATS}", FASTMATH),
    *reductions("fmax fmaximum fmin fminimum", f"in: {FLOATS}", FASTMATH, CALL),
]  # fmt: skip
