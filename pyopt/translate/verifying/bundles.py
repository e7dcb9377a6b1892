"""Bundles of operands of calls: what LLVM knows some by their tags for, and those of assumptions."""

from __future__ import annotations

from pyopt.dialects.llvm.bundles import bundle_sizes, bundle_tags
from pyopt.dialects.llvm.types import SIMPLE, LLVMPointerType
from pyopt.ir.attributes import StringAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I32, I64, IntegerType
from pyopt.light import Final, Sequence
from pyopt.translate.attributes import RANK, WITH_NUMBER
from pyopt.translate.verifying.functions import NOT_OF_FUNCTIONS

_ONCE: Final = {
    "deopt": "deopt", "gc-transition": "gc-transition", "funclet": "funclet", "cfguardtarget": "CFGuardTarget",
    "ptrauth": "ptrauth", "kcfi": "kcfi", "preallocated": "preallocated", "gc-live": "gc-live",
    "clang.arc.attachedcall": '"clang.arc.attachedcall"',
}  # fmt: skip
"""Tags that a call may have once, as the error names them."""
_ONE_OPERAND: Final = ("funclet", "cfguardtarget", "kcfi", "preallocated")
_OF_PARAMETERS: Final = NOT_OF_FUNCTIONS | {"nofree"}
_ATTACHED: Final = (
    'a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning '
    "function that has a void return type"
)


def _bundles(op: Operation) -> list[tuple[str, list[Value]]]:
    """The tag and the operands of each bundle."""
    operands = operand_group(op, "op_bundle_operands")
    found: list[tuple[str, list[Value]]] = []
    start = 0
    for tag, size in zip(bundle_tags(op), bundle_sizes(op), strict=True):
        found.append((tag, operands[start : start + size]))
        start += size
    return found


# Calls.


def bundles_fault(op: Operation) -> str:
    """Of a call."""
    seen: set[str] = set()
    for tag, operands in _bundles(op):
        message = _call_fault(op, tag, operands, tag in seen)
        if message:
            return message
        seen.add(tag)
    if "ptrauth" in seen and "callee" in op.attributes:
        return "Direct call cannot have a ptrauth bundle"
    return ""


def _call_fault(op: Operation, tag: str, operands: Sequence[Value], again: bool) -> str:
    if again and tag in _ONCE:
        return f"Multiple {_ONCE[tag]} operand bundles"
    if tag in _ONE_OPERAND and len(operands) != 1:
        return f"Expected exactly one {tag} bundle operand"
    if tag == "funclet":
        return "Funclet bundle operands should correspond to a FuncletPadInst"
    if tag == "ptrauth":
        if len(operands) != 2:
            return "Expected exactly two ptrauth bundle operands"
        if not _is_constant(operands[0]):
            return "Ptrauth bundle key operand must be an i32 constant"
        if operands[1].type is not I64:
            return "Ptrauth bundle discriminator operand must be an i64"
    if tag == "kcfi" and not _is_constant(operands[0]):
        return "Kcfi bundle operand must be an i32 constant"
    if tag == "preallocated":
        return '"preallocated" argument must be a token from llvm.call.preallocated.setup'
    if tag == "convergencectrl" and [one.type for one in operands] != [SIMPLE["token"]]:
        return "The 'convergencectrl' bundle requires exactly one token use."
    if tag == "clang.arc.attachedcall" and not _may_attach(op):
        return _ATTACHED
    return ""


def _is_constant(value: Value) -> bool:
    return value.type is I32 and constant_index(value) is not None


def _may_attach(op: Operation) -> bool:
    """The call returns an address, or nothing and never."""
    if op.results:
        return isinstance(op.results[0].type, LLVMPointerType)
    return "noreturn" in op.attributes


# Assumptions.


def assumption_fault(op: Operation) -> str:
    """Of `llvm.intr.assume`: each tag is an attribute that holds for the operands."""
    bundles = _bundles(op)
    if bundles and constant_index(op.operands[0]) not in (1, -1):
        return "assume with operand bundles must have i1 true condition"
    for tag, operands in bundles:
        if tag == "separate_storage":
            if len(operands) != 2:
                return "separate_storage assumptions should have 2 arguments"
            if not all(isinstance(one.type, LLVMPointerType) for one in operands):
                return "arguments to separate_storage assumptions should be pointers"
            continue
        if tag != "ignore" and tag not in RANK:
            return "tags must be valid attribute names"
        message = _places_fault(tag, operands) if tag in ("align", "dereferenceable") else _count_fault(tag, operands)
        if message:
            return message
    return bundles_fault(op)


def intrinsic_fault(op: Operation) -> str:
    """Of the call of an intrinsic that is given by its name."""
    name = op.attributes.get("intrin")
    return assumption_fault(op) if isinstance(name, StringAttr) and name.value == "llvm.assume" else bundles_fault(op)


def _places_fault(tag: str, operands: Sequence[Value]) -> str:
    """Of an address with numbers behind it."""
    if tag == "align" and not 2 <= len(operands) <= 3:
        return "alignment assumptions should have 2 or 3 arguments"
    if tag != "align" and len(operands) != 2:
        return "dereferenceable assumptions should have 2 arguments"
    if not isinstance(operands[0].type, LLVMPointerType):
        return "first argument should be a pointer"
    if not isinstance(operands[1].type, IntegerType):
        return "second argument should be an integer"
    if len(operands) == 3 and not isinstance(operands[2].type, IntegerType):
        return "third argument should be an integer if present"
    return ""


def _count_fault(tag: str, operands: Sequence[Value]) -> str:
    count = len(operands)
    if count > 2:
        return "too many arguments"
    if tag in WITH_NUMBER:
        if count != 2:
            return "this attribute should have 2 arguments"
        known = isinstance(operands[1].type, IntegerType) and constant_index(operands[1]) is not None
        return "" if known else "the second argument should be a constant integral value"
    if tag in _OF_PARAMETERS:
        return "" if count == 1 else "this attribute should have one argument"
    return "this attribute has no argument" if count and tag != "ignore" else ""
