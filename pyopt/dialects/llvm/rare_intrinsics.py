"""Intrinsics of vector predication, coroutines and annotations, and assembly within functions."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.arithmetic import same
from pyopt.dialects.llvm.intrinsics import MASK, POINTER, VECTOR, plain
from pyopt.ir.attributes import EnumAttr
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import PURE, READS, WRITES, OpInfo
from pyopt.light import Final

TOKEN: Final = "LLVM_TokenType"
LENGTH: Final = "evl: I32"
CALLS: Final = "attr-dict `:` functional-type(operands, results)"


def predicated(names: str, operands: str, element: str, pure: bool = True) -> list[OpInfo]:
    """Operations on the elements of vectors that a mask selects, up to a length; `operands` are named by letters."""
    given = ", ".join([f"{one}: LLVM_VectorOf<{element}>" for one in operands.split()])
    return plain(
        " ".join(["vp." + name for name in names.split()]),
        f"{given}, mask: {MASK}, {LENGTH}",
        "res: LLVM_Type",
        traits=PURE if pure else 0,
    )


def match_expectation(op: Operation) -> str | None:
    """The expected value and the result have the type of the value."""
    if op.operands[0].type is op.operands[1].type is op.results[0].type:
        return None
    return "failed to verify that all of {val, expected, res} have same type"


def match_annotation(op: Operation) -> str | None:
    """The texts have one type, and the result that of the operand."""
    texts = op.operands[1:3] if op.info.name == "llvm.intr.annotation" else [*op.operands[1:3], op.operands[4]]
    if op.results and op.results[0].type is not op.operands[0].type:
        name = "ptr" if op.info.name == "llvm.intr.ptr.annotation" else "integer"
        return f"failed to verify that all of {{res, {name}}} have same type"
    if any(one.type is not texts[0].type for one in texts):
        names = "annotation, fileName" + ("" if len(texts) == 2 else ", attr")
        return f"failed to verify that all of {{{names}}} have same type"
    return None


def verify_assembly(op: Operation) -> str | None:
    """Assembly cannot be called so that it must be a tail call."""
    kind = op.attributes.get("tail_call_kind")
    if isinstance(kind, EnumAttr) and kind.text == "musttail":
        return "tail call kind 'musttail' is not supported by this operation"
    return None


def effects_of_assembly(op: Operation) -> int:
    """Assembly that does not say so has no effects."""
    return READS | WRITES if op.attributes.get("has_side_effects") is not None else 0


_TEXTS: Final = f"annotation: {POINTER}, fileName: {POINTER}, line: I32"

OPS: Final[list[OpInfo]] = [
    *predicated("add sub mul sdiv udiv srem urem ashr lshr shl or and xor smax smin umax umin", "lhs rhs",
                "AnySignlessInteger"),
    *predicated("fadd fsub fmul fdiv frem", "lhs rhs", "AnyFloat"),
    *predicated("fneg", "op", "AnyFloat"),
    *predicated("fmuladd fma", "op1 op2 op3", "AnyFloat"),
    *predicated("trunc zext sext uitofp sitofp inttoptr", "src", "AnySignlessInteger"),
    *predicated("fptrunc fpext fptoui fptosi", "src", "AnyFloat"),
    *predicated("ptrtoint", "src", POINTER),
    *plain("vp.select vp.merge", f"cond: {MASK}, true_val: {VECTOR}, false_val: {VECTOR}, {LENGTH}", "res: LLVM_Type",
           traits=PURE),
    *plain("vp.load", f"ptr: {POINTER}, mask: {MASK}, {LENGTH}", "res: LLVM_Type"),
    *plain("vp.store", f"val: {VECTOR}, ptr: {POINTER}, mask: {MASK}, {LENGTH}"),
    *plain("experimental.vp.strided.load", f"ptr: {POINTER}, stride: AnySignlessInteger, mask: {MASK}, {LENGTH}",
           "res: LLVM_Type"),
    *plain("experimental.vp.strided.store",
           f"val: {VECTOR}, ptr: {POINTER}, stride: AnySignlessInteger, mask: {MASK}, {LENGTH}"),
    *plain("experimental.noalias.scope.decl", attributes="scope: LLVM_AliasScopeAttr", syntax="$scope attr-dict"),
    *plain("eh.typeid.for", f"type_info: {POINTER}", "res: LLVM_Type", syntax="$type_info " + CALLS),
    *plain("coro.id", f"align: I32, promise: {POINTER}, coroaddr: {POINTER}, fnaddrs: {POINTER}", "res: LLVM_Type",
           syntax="$align `,` $promise `,` $coroaddr `,` $fnaddrs " + CALLS),
    *plain("coro.begin", f"token: {TOKEN}, mem: {POINTER}", "res: LLVM_Type", syntax="$token `,` $mem " + CALLS),
    *plain("coro.size coro.align", "", "res: LLVM_Type", syntax="attr-dict `:` type($res)"),
    *plain("coro.save", f"handle: {POINTER}", "res: LLVM_Type", syntax="$handle " + CALLS),
    *plain("coro.suspend", f"save: {TOKEN}, final: I1", "res: LLVM_Type",
           syntax="$save `,` $final attr-dict `:` type($res)"),
    *plain("coro.end", f"handle: {POINTER}, unwind: I1, retvals: {TOKEN}", "res: LLVM_Type",
           syntax="$handle `,` $unwind `,` $retvals " + CALLS),
    *plain("coro.free", f"id: {TOKEN}, handle: {POINTER}", "res: LLVM_Type", syntax="$id `,` $handle " + CALLS),
    *plain("coro.resume", f"handle: {POINTER}", syntax="$handle attr-dict `:` qualified(type($handle))"),
    *plain("coro.promise", f"handle: {POINTER}, align: I32, from: I1", f"res: {POINTER}",
           syntax="$handle `,` $align `,` $from " + CALLS),
    OpInfo(
        "llvm.intr.expect.with.probability",
        operands="val: AnySignlessInteger, expected: AnySignlessInteger",
        results="res: LLVM_Type",
        attributes="prob: F64Attr",
        syntax="$val `,` $expected `,` $prob attr-dict `:` type($val)",
        derived={"expected": ("val", same), "res": ("val", same)},
        traits=PURE,
        invariants=match_expectation,
        doc="LLVM's intrinsic expect.with.probability.",
    ),
    OpInfo("llvm.intr.var.annotation", operands=f"val: {POINTER}, {_TEXTS}, attr: {POINTER}",
           invariants=match_annotation, doc="LLVM's intrinsic var.annotation."),
    OpInfo("llvm.intr.ptr.annotation", operands=f"ptr: {POINTER}, {_TEXTS}, attr: {POINTER}", results=f"res: {POINTER}",
           invariants=match_annotation, doc="LLVM's intrinsic ptr.annotation."),
    OpInfo("llvm.intr.annotation", operands=f"integer: AnySignlessInteger, {_TEXTS}",
           results="res: AnySignlessInteger", invariants=match_annotation, doc="LLVM's intrinsic annotation."),
    OpInfo(
        "llvm.inline_asm",
        operands="operands: variadic<LLVM_Type>",
        results="res: optional<LLVM_Type>",
        attributes="asm_string: StrAttr, constraints: StrAttr, has_side_effects: UnitAttr, is_align_stack: UnitAttr, "
        f"tail_call_kind: {enums.TAIL_CALL.name} = #llvm.tailcallkind<none>, "
        "asm_dialect: optional<LLVM_AsmATTOrIntel>, operand_attrs: optional<ArrayAttr>",
        syntax="(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? "
        "(`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? "
        "(`operand_attrs` `=` $operand_attrs^)? attr-dict "
        "$asm_string `,` $constraints operands `:` functional-type(operands, results)",
        effects=effects_of_assembly,
        verify=verify_assembly,
        doc="Instructions of the target, as text.",
    ),
    OpInfo(
        "llvm.va_arg",
        operands="arg: LLVM_AnyPointer",
        results="res: LLVM_Type",
        syntax="$arg attr-dict `:` functional-type($arg, $res)",
        doc="The next one of any number of arguments.",
    ),
]  # fmt: skip
