"""Calls of intrinsics by their names: `llvm.call_intrinsic "llvm.sqrt"(%x)`.

The name may have the types of overloads behind it, which count for nothing: the call's own do. Known are the intrinsics
that are ops, too, and some others without overloads; whether the types fit, the op's declaration says.
"""

from __future__ import annotations

from pyopt.dialects.llvm import DIALECT
from pyopt.dialects.llvm.types import VOID, LLVMPointerType
from pyopt.ir.attributes import StringAttr
from pyopt.ir.constraints import Constraint, type_constraint
from pyopt.ir.core import Operation
from pyopt.ir.op_verifier import accepts_type
from pyopt.ir.opinfo import SAME_TYPES, OpInfo
from pyopt.ir.signature import operand_group, signature_of
from pyopt.ir.types import IntegerType, Type
from pyopt.light import Final
from pyopt.translate.failures import failed
from pyopt.translate.function import EMITTERS, FunctionTranslation
from pyopt.translate.instructions import argument_texts, bundles_text, fastmath, may_be_fast
from pyopt.translate.intrinsics import BASE, NO_MEMORY, TABLE, Intrinsic, declare_row
from pyopt.translate.types import name_text, type_text

_I32: Final = IntegerType.get(32)
_I64: Final = IntegerType.get(64)

WITHOUT_OPS: Final[dict[str, tuple[Intrinsic, Type, tuple[Type, ...]]]] = {
    "donothing": (Intrinsic("donothing", (), NO_MEMORY), VOID, ()),
    "readcyclecounter": (Intrinsic("readcyclecounter", (), BASE + "willreturn"), _I64, ()),
    "returnaddress": (
        Intrinsic("returnaddress", (), NO_MEMORY, None, {0: "immarg"}),
        LLVMPointerType.get(),
        (_I32,),
    ),
    "sideeffect": (Intrinsic("sideeffect", (), BASE + "willreturn memory(inaccessiblemem: readwrite)"), VOID, ()),
}
"""Intrinsics without overloads for which there is no op: the result, and the operands."""

_NUMBER: Final = type_constraint("AnyType")
"""The constraint on an operand of the intrinsic that is an attribute of the op."""

_OPS: Final = {row.name: name for name, row in TABLE.items()}
"""The names of ops behind `llvm.intr.`, by the names of the intrinsics."""


def emit_call_intrinsic(f: FunctionTranslation, op: Operation) -> None:
    """The call, of an intrinsic that the module then declares."""
    values = operand_group(op, "args")
    types = [value.type for value in values]
    result = op.results[0].type if op.results else VOID
    name = _base_name(op)
    if name in WITHOUT_OPS:
        row, returned_type, wanted = WITHOUT_OPS[name]
        _check_plain(op, types, result, [*wanted], returned_type)
    else:
        row = TABLE[_OPS[name]]
        _check(op, row, DIALECT.ops["llvm.intr." + _OPS[name]], types, result)
    full = declare_row(f.module, row, result, types)
    arguments, returned = argument_texts(f, op, values)
    flags = fastmath(op) if may_be_fast(result) else ""
    text = f"call{flags} {returned}{type_text(result)} @{name_text(full)}({arguments})"
    if "op_bundle_tags" in op.attributes:
        text += bundles_text(f, op)
    if result is VOID:
        f.line("  " + text)
    else:
        f.define(op.results[0], text)


def _given_name(op: Operation) -> str:
    given = op.attributes["intrin"]
    assert isinstance(given, StringAttr)
    return given.value


def _base_name(op: Operation) -> str:
    """The name without `llvm.` and without the types behind it."""
    given = _given_name(op)
    name = given.removeprefix("llvm.")
    while name not in _OPS and name not in WITHOUT_OPS:
        name, dot, _ = name.rpartition(".")
        if not dot:
            raise failed(f'could not find LLVM intrinsic: "{given}"', op)
    return name


def _check(op: Operation, row: Intrinsic, info: OpInfo, types: list[Type], result: Type) -> None:
    """Raises an error if the types of the call do not fit the intrinsic."""
    signature = signature_of(info)
    slots = row.operands if row.operands is not None else range(len(signature.operands))
    wanted = [signature.operands[one].constraint if isinstance(one, int) else _NUMBER for one in slots]
    returned = [slot.constraint for slot in signature.results if row.name != "coro.end"]
    if not row.overloads:
        operands = [_only_type(one) or type for one, type in zip(wanted, types, strict=False)]
        operands += types[:1] * (len(wanted) - len(operands))
        _check_plain(op, types, result, operands, (_only_type(returned[0]) or result) if returned else VOID)
        return
    _check_count(op, len(types), len(wanted))
    same = [type for one, type in zip(slots, types, strict=True) if isinstance(one, int)] + [result] * len(returned)
    if (
        bool(returned) != (result is not VOID)
        or not all(accepts_type(one, type) for one, type in zip(wanted, types, strict=True))
        or not all(accepts_type(one, result) for one in returned)
        or (info.traits & SAME_TYPES and any(type is not same[0] for type in same))
    ):
        given = f"{type_text(result)} ({', '.join([type_text(type) for type in types])})"
        text = f'call intrinsic signature {given} to overloaded intrinsic "{_given_name(op)}"'
        raise failed(text + " does not match any of the overloads", op)


def _only_type(constraint: Constraint) -> Type | None:
    """The one type that a constraint takes in an intrinsic without overloads, if it says so."""
    return constraint.literal_type or (LLVMPointerType.get() if constraint.name == "LLVM_AnyPointer" else None)


def _check_plain(op: Operation, types: list[Type], result: Type, wanted: list[Type], returned: Type) -> None:
    """The same for an intrinsic without overloads, whose types are known."""
    _check_count(op, len(types), len(wanted))
    name = _given_name(op)
    if result is not returned:
        text = f'intrinsic call returns {type_text(result)} but "{name}" actually returns {type_text(returned)}'
        raise failed(text, op)
    for index, (type, other) in enumerate(zip(types, wanted, strict=True)):
        if type is not other:
            text = f'intrinsic call operand #{index} has type {type_text(type)} but "{name}" expects {type_text(other)}'
            raise failed(text, op)


def _check_count(op: Operation, given: int, wanted: int) -> None:
    if given != wanted:
        name = _given_name(op)
        raise failed(f'intrinsic call has {given} operands but "{name}" expects {wanted}', op)


EMITTERS["llvm.call_intrinsic"] = emit_call_intrinsic
