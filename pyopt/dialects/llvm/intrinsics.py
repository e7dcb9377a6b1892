"""LLVM's intrinsics, as a table."""

from __future__ import annotations

from pyopt.dialects.llvm import bundles, enums
from pyopt.dialects.llvm.arithmetic import FASTMATH, FLOAT, INTEGER
from pyopt.dialects.llvm.constraints import element_of_vector, is_vector, shape_of_vector, vector_with
from pyopt.dialects.llvm.memory import ARGUMENTS, METADATA, POINTERS
from pyopt.dialects.llvm.types import LLVMStructType
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import PURE, SAME_ELEMENT, SAME_OPERANDS, SAME_OPERANDS_ELEMENT, SAME_TYPES, OpInfo
from pyopt.ir.types import FloatType, IntegerType, Type, same_type
from pyopt.light import Callable, Final
from pyopt.syntax.describe import quoted

CALL: Final = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
CALLS: Final = "pyopt.dialects.llvm.forms_calls:"
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
    invariants: Callable[[Operation], str | None] | None = None,
    verify: Callable[[Operation], str | None] | None = None,
) -> list[OpInfo]:
    """Intrinsics of which each has operands of its own."""
    return [
        OpInfo(
            "llvm.intr." + name,
            operands=operands,
            results=results,
            attributes=attributes,
            syntax=syntax,
            traits=traits,
            effects=effects,
            invariants=invariants,
            verify=verify,
            doc=f"LLVM's intrinsic {name}.",
        )
        for name in names.split()
    ]


LONGEST_BITS: Final = 1 << 17
"""The bits of the longest vector, for each unit of vscale if it is scalable."""


def _bits(type: Type) -> int:
    element = element_of_vector(type)
    width = element.width if isinstance(element, (IntegerType, FloatType)) else 0
    return shape_of_vector(type)[0] * width


def _match_lengths(whole: Type, part: Type, doing: str) -> str | None:
    if _bits(whole) > LONGEST_BITS or _bits(part) > LONGEST_BITS:
        return "failed to verify that vectors are not bigger than 2^17 bits."
    if shape_of_vector(part)[1] and not shape_of_vector(whole)[1]:
        return f"failed to verify that it is not {doing} fixed-length vectors."
    return None


def match_insert(op: Operation) -> str | None:
    """The result is like the vector that is inserted into; neither vector is too long."""
    whole, part = [one.type for one in op.operands]
    if whole is not op.results[0].type:
        return "failed to verify that all of {dstvec, res} have same type"
    return _match_lengths(whole, part, "inserting scalable into")


def match_extract(op: Operation) -> str | None:
    """Neither vector is too long, and what is taken from a vector of fixed length has one."""
    return _match_lengths(op.operands[0].type, op.results[0].type, "extracting scalable from")


def match_interleave(op: Operation) -> str | None:
    """Both vectors have one type, and the result twice as many of their elements."""
    first, second = [one.type for one in op.operands]
    if first is not second:
        return "failed to verify that all of {vec1, vec2} have same type"
    result = op.results[0].type
    if (
        is_vector(result)
        and element_of_vector(result) is element_of_vector(first)
        and shape_of_vector(result)[0] == 2 * shape_of_vector(first)[0]
    ):
        return None
    return "failed to verify that result has twice as many elements as 'vec1'"


def _verify_addresses(type: Type, values: Type, number: int) -> str | None:
    element = element_of_vector(type)
    expected = vector_with(values, element)
    return None if type is expected else f"expected operand #{number} type to be {quoted(expected)}"


def verify_gather(op: Operation) -> str | None:
    """An address for each element."""
    return _verify_addresses(op.operands[0].type, op.results[0].type, 1)


def verify_scatter(op: Operation) -> str | None:
    """An address for each element."""
    return _verify_addresses(op.operands[1].type, op.operands[0].type, 2)


def reductions(names: str, operands: str, attributes: str = "", syntax: str = "") -> list[OpInfo]:
    """Reductions of a vector."""
    return [
        OpInfo(
            "llvm.intr.vector.reduce." + name,
            operands=operands,
            results="res: LLVM_Type",
            attributes=attributes,
            syntax=syntax,
            traits=PURE | SAME_ELEMENT,
            doc=f"LLVM's intrinsic vector.reduce.{name}.",
        )
        for name in names.split()
    ]


def vp_reductions(names: str, element: str) -> list[OpInfo]:
    """Reductions of the elements of a vector whose mask bit is set, and that are among the first `evl`."""
    operands = f"start_value: {element}, val: LLVM_VectorOf<{element}>, mask: {MASK}, evl: I32"
    return plain(" ".join(["vp.reduce." + name for name in names.split()]), operands, "res: LLVM_Type", traits=PURE)


def verify_sincos(op: Operation) -> str | None:
    """The result is a struct of two values like the operand."""
    type = op.operands[0].type
    result = op.results[0].type
    if isinstance(result, LLVMStructType) and result.types == (type, type):
        return None
    return "expected result type to be an homogeneous struct with two elements matching the operand type, but got " + (
        quoted(result)
    )


def match_ptrmask(op: Operation) -> str | None:
    """The result is like the pointer."""
    if op.operands[0].type is op.results[0].type:
        return None
    return "failed to verify that all of {ptr, res} have same type"


OPS: Final[list[OpInfo]] = [
    *like_float("cos exp2 exp fabs ceil floor trunc exp10 log10 log2 log nearbyint rint roundeven round sin sqrt "
                 "tan asin acos atan sinh cosh tanh", 1),
    *like_float("atan2 copysign maxnum maximum minnum minimum pow", 2),
    *like_float("fma fmuladd", 3),
    *like_integer("bitreverse bswap ctpop", 1),
    *like_integer("sadd.sat smax smin sshl.sat ssub.sat uadd.sat umax umin ushl.sat usub.sat", 2),
    *like_integer("fshl fshr", 3),
    *plain("powi ldexp", f"val: {FLOAT}, power: AnySignlessInteger", "res: LLVM_Type", FASTMATH, CALL, PURE),
    *plain("frexp", f"val: {FLOAT}", "res: LLVM_Type", FASTMATH, CALL, PURE),
    OpInfo("llvm.intr.sincos", operands=f"val: {FLOAT}", results="res: LLVM_Type", attributes=FASTMATH, syntax=CALL,
           traits=PURE, verify=verify_sincos, doc="LLVM's intrinsic sincos."),
    *plain("llround", "val: LLVM_AnyFloat", "res: LLVM_Type", "", CALL, PURE),
    *plain("llrint lrint lround", f"val: {FLOAT}", "res: LLVM_Type", "", CALL, PURE),
    *plain("scmp ucmp", f"a: {INTEGER}, b: {INTEGER}", f"res: {INTEGER}", "", CALL, PURE | SAME_OPERANDS),
    *plain("abs", f"in: {INTEGER}", "res: LLVM_Type", "is_int_min_poison: I1Attr", "", PURE),
    *plain("ctlz cttz", f"in: {INTEGER}", "res: LLVM_Type", "is_zero_poison: I1Attr", "", PURE | SAME_TYPES),
    *plain("is.fpclass", f"in: {FLOAT}", "res: LLVM_Type", "bit: I32Attr", "", PURE),
    *plain("is.constant", "val: LLVM_Type", "res: I1", "", "", PURE),
    *plain(
        "sadd.with.overflow smul.with.overflow ssub.with.overflow uadd.with.overflow umul.with.overflow "
        "usub.with.overflow",
        "lhs: " + INTEGER + ", rhs: " + INTEGER, "res: LLVM_Type", "", "", PURE | SAME_OPERANDS_ELEMENT,
    ),
    OpInfo(
        "llvm.intr.assume",
        operands=f"cond: I1, {bundles.OPERANDS}",
        attributes=bundles.ATTRIBUTES,
        syntax="$cond (custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^)? "
        "`:` type($cond) attr-dict",
        custom={"OpBundles": (CALLS + "parse_op_bundles", CALLS + "print_op_bundles")},
        invariants=bundles.match_bundles,
        verify=bundles.verify_bundles,
        doc="LLVM's intrinsic assume.",
    ),
    *plain("trap debugtrap", syntax="attr-dict"),
    *plain("ubsantrap", attributes="failureKind: I8Attr", syntax="prop-dict attr-dict"),
    *plain("expect", "val: AnySignlessInteger, expected: AnySignlessInteger", "res: LLVM_Type", "",
           "$val `,` $expected attr-dict `:` type($val)", PURE | SAME_TYPES),
    *plain("ssa.copy", "operand: AnyType", "res: LLVM_Type", "", "$operand attr-dict `:` type($operand)",
           PURE | SAME_TYPES),
    *plain("memcpy memmove", f"dst: {POINTER}, src: {POINTER}, len: AnySignlessInteger", "",
           f"{VOLATILE}, {METADATA}, {ARGUMENTS}", effects="dst: writes, src: reads"),
    *plain("memcpy.inline", f"dst: {POINTER}, src: {POINTER}", "",
           f"len: APIntAttr, {VOLATILE}, {METADATA}, {ARGUMENTS}",
           effects="dst: writes, src: reads"),
    *plain("memset", f"dst: {POINTER}, val: I8, len: AnySignlessInteger", "", f"{VOLATILE}, {METADATA}, {ARGUMENTS}",
           effects="dst: writes"),
    *plain("memset.inline", f"dst: {POINTER}, val: I8", "", f"len: APIntAttr, {VOLATILE}, {METADATA}, {ARGUMENTS}",
           effects="dst: writes"),
    *plain("prefetch", f"addr: {POINTER}", "", "rw: I32Attr, hint: I32Attr, cache: I32Attr"),
    *plain("lifetime.start lifetime.end", f"ptr: {POINTER}", "", "", "$ptr attr-dict `:` qualified(type($ptr))"),
    *plain("invariant.start", f"ptr: {POINTER}", "res: LLVM_DefaultPointer", "size: I64Attr",
           "$size `,` $ptr attr-dict `:` qualified(type($ptr))"),
    *plain("invariant.end", f"start: LLVM_DefaultPointer, ptr: {POINTER}", "", "size: I64Attr",
           "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))"),
    *plain("stacksave", "", "res: LLVM_Type", "", "attr-dict `:` qualified(type($res))"),
    *plain("stackrestore", f"ptr: {POINTER}", "", "", "$ptr attr-dict `:` qualified(type($ptr))"),
    *plain("vastart vaend", f"arg_list: {POINTER}", "", "", "$arg_list attr-dict `:` qualified(type($arg_list))"),
    *plain("vacopy", f"dest_list: {POINTER}, src_list: {POINTER}", "", "",
           "$src_list `to` $dest_list attr-dict `:` type(operands)"),
    *plain("threadlocal.address", f"global: {POINTER}", "res: LLVM_Type", "", "", PURE),
    *plain("vscale", "", "res: LLVM_Type", "", ""),
    *plain("stepvector", "", f"res: {INTEGERS}", "", "attr-dict `:` type($res)", PURE),
    OpInfo("llvm.intr.ptrmask", operands=f"ptr: {POINTERS}, mask: LLVM_ScalarOrVectorOf<AnyInteger>",
           results=f"res: {POINTERS}", syntax="$ptr `,` $mask attr-dict `:` functional-type(operands, results)",
           traits=PURE, invariants=match_ptrmask, doc="LLVM's intrinsic ptrmask."),
    *plain("launder.invariant.group strip.invariant.group", f"ptr: {POINTER}", f"res: {POINTER}", "",
           "$ptr attr-dict `:` qualified(type($ptr))", SAME_TYPES),
    *plain("get.active.lane.mask", "base: AnySignlessInteger, n: AnySignlessInteger", "res: LLVM_Type", "",
           "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)", PURE),
    *plain("masked.load", f"data: {POINTER}, mask: {MASK}, pass_thru: optional<{VECTOR}>", f"res: {VECTOR}",
           "alignment: I32Attr, nontemporal: UnitAttr", "operands attr-dict `:` functional-type(operands, results)"),
    *plain("masked.store", f"value: {VECTOR}, data: {POINTER}, mask: {MASK}", "", "alignment: I32Attr",
           "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))"),
    *plain("masked.gather", f"ptrs: LLVM_VectorOf<{POINTER}>, mask: {MASK}, pass_thru: variadic<{VECTOR}>",
           f"res: {VECTOR}", "alignment: I32Attr", "operands attr-dict `:` functional-type(operands, results)",
           verify=verify_gather),
    *plain("masked.scatter", f"value: {VECTOR}, ptrs: LLVM_VectorOf<{POINTER}>, mask: {MASK}", "", "alignment: I32Attr",
           "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)",
           verify=verify_scatter),
    *plain("masked.expandload", f"ptr: {POINTER}, mask: {MASK}, passthru: {VECTOR}", "res: LLVM_Type", ARGUMENTS),
    *plain("masked.compressstore", f"value: {VECTOR}, ptr: {POINTER}, mask: {MASK}", "", ARGUMENTS),
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
           "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)", PURE, invariants=match_extract),
    *plain("experimental.constrained.fpext", "arg_0: LLVM_Type", "res: LLVM_Type",
           f"fpExceptionBehavior: {enums.EXCEPTIONS.constraint.name}",
           "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)", PURE),
    *plain("experimental.constrained.fptrunc experimental.constrained.sitofp experimental.constrained.uitofp",
           "arg_0: LLVM_Type", "res: LLVM_Type",
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
    *plain("vector.interleave2", f"vec1: {VECTOR}, vec2: {VECTOR}", "res: LLVM_Type", "", "", PURE,
           invariants=match_interleave),
    *plain("vector.deinterleave2", f"vec: {VECTOR}", "res: LLVM_Type", "", "", PURE),
    *vp_reductions("add mul and or xor smax smin umax umin", "AnySignlessInteger"),
    *vp_reductions("fadd fmul fmax fmin", "AnyFloat"),
    *reductions("add and mul or smax smin umax umin xor", f"in: {INTEGERS}"),
    *reductions("fadd fmul", f"start_value: AnyFloat, input: {FLOATS}", FASTMATH),
    *reductions("fmax fmaximum fmin fminimum", f"in: {FLOATS}", FASTMATH, CALL),
]  # fmt: skip
