"""Calls that may throw, and where exceptions land."""

from __future__ import annotations

from pyopt.dialects.branch_weights import WEIGHTS, verify_weights
from pyopt.dialects.llvm import bundles
from pyopt.dialects.llvm.bundles import match_bundles, verify_bundles
from pyopt.dialects.llvm.functions import CCONV, verify_variadic
from pyopt.dialects.llvm.memory import ARGUMENTS
from pyopt.dialects.llvm.types import LLVMArrayType
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import BRANCH, CALL, LOCAL_VERIFY, OPERAND_SEGMENTS, TERMINATOR, OpInfo
from pyopt.ir.signature import operand_group
from pyopt.light import Final

FORMS: Final = "pyopt.dialects.llvm.forms_exceptions:"
LANDING: Final = "llvm.landingpad"


def verify_invoke(op: Operation) -> str | None:
    """The type of a variadic callee, a landingpad where the exception goes, bundles, and weights."""
    operands = operand_group(op, "callee_operands")
    start = 1 if op.attributes.get("callee") is None else 0
    message = verify_variadic(op, [value.type for value in operands[start:]])
    if message is not None:
        return message
    first = op.successors[1].first
    if first is None:
        raise DiagnosticError("must have at least one operation in unwind destination", op.loc)
    if first.info.name != LANDING:
        words = "first operation in unwind destination should be a llvm.landingpad operation"
        raise DiagnosticError(words, op.loc)
    return verify_bundles(op) or verify_weights(op)


def function_around(op: Operation) -> Operation | None:
    parent = op.parent_op()
    while parent is not None and parent.info.name != "llvm.func":
        parent = parent.parent_op()
    return parent


def verify_landingpad(op: Operation) -> str | None:
    """A personality, and clauses of constants, or cleanup."""
    function = function_around(op)
    if function is not None and function.attributes.get("personality") is None:
        raise DiagnosticError("llvm.landingpad needs to be in a function with a personality", op.loc)
    if not op.operands and op.attributes.get("cleanup") is None:
        raise DiagnosticError("landingpad instruction expects at least one clause or cleanup attribute", op.loc)
    for number, value in enumerate(op.operands):
        if not is_filter(value) and not _is_known(value):
            words = f"clause #{number} is not a known constant - null, addressof, bitcast"
            raise DiagnosticError(words, op.loc)
    return None


def is_filter(value: Value) -> bool:
    """A clause is an array of what may pass."""
    return isinstance(value.type, LLVMArrayType)


def _is_known(value: Value) -> bool:
    return value.op is not None and value.op.info.name in ("llvm.mlir.zero", "llvm.mlir.addressof", "llvm.bitcast")


OPS: Final[tuple[OpInfo, ...]] = (
    OpInfo(
        "llvm.invoke",
        operands="callee_operands: variadic<LLVM_Type>, normalDestOperands: variadic<LLVM_Type>, "
        f"unwindDestOperands: variadic<LLVM_Type>, {bundles.OPERANDS}",
        results="result: optional<LLVM_Type>",
        successors="normalDest: any, unwindDest: any",
        attributes="var_callee_type: optional<TypeAttrOf<LLVM_FunctionType>>, callee: optional<FlatSymbolRefAttr>, "
        f"{ARGUMENTS}, {WEIGHTS}, {CCONV}, {bundles.ATTRIBUTES}",
        form=FORMS + "invoke",
        traits=BRANCH | CALL | LOCAL_VERIFY | OPERAND_SEGMENTS | TERMINATOR,
        invariants=match_bundles,
        verify=verify_invoke,
        doc="Calls a function, and goes to one block when it returns, to another when it throws.",
    ),
    OpInfo(
        LANDING,
        operands="operands: variadic<LLVM_Type>",
        results="res: LLVM_Type",
        attributes="cleanup: UnitAttr",
        form=FORMS + "landingpad",
        verify=verify_landingpad,
        doc="Where an exception lands, with what it catches.",
    ),
    OpInfo(
        "llvm.resume",
        operands="value: LLVM_Type",
        syntax="$value attr-dict `:` type($value)",
        traits=TERMINATOR,
        doc="Goes on with an exception.",
    ),
)
