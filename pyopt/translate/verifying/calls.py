"""Calls: attributes of arguments, and what a call has to be that is to become a jump."""

from __future__ import annotations

from pyopt.dialects.llvm.functions import function_type_of_llvm
from pyopt.dialects.llvm.types import VOID, LLVMFunctionType
from pyopt.ir.attributes import EnumAttr, TypeAttr
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import CONSTANT_LIKE
from pyopt.ir.signature import operand_group
from pyopt.light import TYPE_CHECKING, Final
from pyopt.translate.verifying.bundles import bundles_fault
from pyopt.translate.verifying.functions import convention_of
from pyopt.translate.verifying.parameters import abi_attributes, check_attributes, check_parameters, entries_of

if TYPE_CHECKING:
    from pyopt.translate.verifying.report import Problems

_CANNOT: Final = "cannot guarantee tail call due to mismatched "


def check_call(function: Operation, op: Operation, found: Problems) -> None:
    """A call of a function or of an address."""
    operands = operand_group(op, "callee_operands")
    arguments = operands if "callee" in op.attributes else operands[1:]
    types = [value.type for value in arguments]
    given = entries_of(op.attributes.get("arg_attrs"), len(types))
    result = op.results[0].type if op.results else None
    check_attributes(op, VOID if result is None else result, entries_of(op.attributes.get("res_attrs"), 1)[0], found)
    check_parameters(op, types, given, result, found)
    tail = op.attributes.get("TailCallKind")
    message = ""
    if isinstance(tail, EnumAttr) and tail.text == "musttail":
        mismatch = _mismatch(function, op)
        message = _CANNOT + mismatch if mismatch else _return_fault(op)
    message = message or bundles_fault(op)
    if message:
        found.append((message, op))


def _return_fault(op: Operation) -> str:
    """The call is the last thing that the function does but to return what it gives; constants are no instructions."""
    following = op.next
    while following is not None and following.info.traits & CONSTANT_LIKE:
        following = following.next
    if following is None or following.info.name != "llvm.return":
        return "musttail call must precede a ret with an optional bitcast"
    if following.operands and (not op.results or following.operands[0] is not op.results[0]):
        return "musttail call result must be returned"
    return ""


def _mismatch(function: Operation, op: Operation) -> str:
    """In what a call differs from the function that ends with it."""
    own = function_type_of_llvm(function)
    operands = operand_group(op, "callee_operands")
    types = [value.type for value in (operands if "callee" in op.attributes else operands[1:])]
    called = op.attributes.get("var_callee_type")
    is_vararg = isinstance(called, TypeAttr) and isinstance(called.value, LLVMFunctionType) and called.value.is_vararg
    if is_vararg != own.is_vararg:
        return "varargs"
    if (op.results[0].type if op.results else None) != (None if own.result is VOID else own.result):
        return "return types"
    if convention_of(op) != convention_of(function):
        return "calling conv"
    if convention_of(op) in ("tailcc", "swifttailcc"):
        return ""
    if not is_vararg:
        if len(types) != len(own.inputs):
            return "parameter counts"
        if types != list(own.inputs):
            return "parameter types"
    ours = entries_of(function.attributes.get("arg_attrs"), len(own.inputs))
    theirs = entries_of(op.attributes.get("arg_attrs"), len(types))
    for type, one, other in zip(own.inputs, ours, theirs, strict=False):
        if abi_attributes(type, one) != abi_attributes(type, other):
            return "ABI impacting function attributes"
    return ""
