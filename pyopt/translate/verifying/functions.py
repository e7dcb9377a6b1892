"""Functions: attributes, calling conventions, and what both say of parameters."""

from __future__ import annotations

from pyopt.dialects.llvm.functions import function_type_of_llvm
from pyopt.dialects.llvm.types import SIMPLE, VOID, LLVMFunctionType, LLVMPointerType, LLVMStructType
from pyopt.ir.attributes import EnumAttr
from pyopt.ir.core import Operation
from pyopt.ir.symbols import symbol_name
from pyopt.light import TYPE_CHECKING, Final
from pyopt.translate.verifying.parameters import check_attributes, check_parameters, entries_of

if TYPE_CHECKING:
    from pyopt.translate.module import ModuleTranslation
    from pyopt.translate.verifying.parameters import Given
    from pyopt.translate.verifying.report import Problems

_SHADERS: Final = ("amdgpu_vscc", "amdgpu_gscc", "amdgpu_cscc", "amdgpu_hscc", "amdgpu_pscc")
_KERNELS: Final = ("amdgpu_kernelcc", "spir_kernelcc")
_FIXED: Final = (*_SHADERS, *_KERNELS, "fastcc", "coldcc", "ptx_kernelcc", "ptx_devicecc", "intel_ocl_bicc")
"""Conventions that do not take any number of arguments."""
_LOCAL: Final = 5
"""The address space of the stack on AMD's GPUs."""
NOT_OF_FUNCTIONS: Final = frozenset((
    "align", "allocalign", "allocptr", "byref", "byval", "captures", "dead_on_return", "dead_on_unwind",
    "dereferenceable", "dereferenceable_or_null", "elementtype", "immarg", "inalloca", "initializes", "inreg",
    "nest", "noalias",
    "noext", "nofpclass", "nonnull", "noundef", "preallocated", "range", "readnone", "readonly", "returned", "signext",
    "sret", "swiftasync", "swifterror", "swiftself", "writable", "writeonly", "zeroext",
))  # fmt: skip
_PAIRS: Final = (
    ("noinline", "alwaysinline"), ("optsize", "optnone"), ("minsize", "optnone"), ("optdebug", "optnone"),
    ("optdebug", "optsize"), ("optdebug", "minsize"),
)  # fmt: skip
_DENORMAL: Final = frozenset(("ieee", "preserve-sign", "positive-zero", "dynamic"))
_FLAGS: Final = (
    "no-inline-line-tables", "no-jump-tables", "no-infs-fp-math", "no-nans-fp-math", "no-signed-zeros-fp-math",
    "use-sample-profile", "less-precise-fpmad", "profile-sample-accurate",
)  # fmt: skip
_WORDS: Final = {
    "frame-pointer": ("all", "non-leaf", "none", "reserved", "non-leaf-no-reserve"),
    "sign-return-address": ("none", "all", "non-leaf"),
    "sign-return-address-key": ("a_key", "b_key"),
    "branch-target-enforcement": ("", "true", "false"),
}
_NUMBERS: Final = ("patchable-function-prefix", "patchable-function-entry", "warn-stack-size")


def convention_of(op: Operation) -> str:
    """The calling convention of a function or a call, `ccc` where none is given."""
    given = op.attributes.get("CConv")
    return given.text if isinstance(given, EnumAttr) else "ccc"


def check_function(module: ModuleTranslation, op: Operation, found: Problems) -> None:
    """A function, with or without a body."""
    type = function_type_of_llvm(op)
    arguments = entries_of(op.attributes.get("arg_attrs"), len(type.inputs))
    result = entries_of(op.attributes.get("res_attrs"), 1)[0]
    if isinstance(type.result, LLVMFunctionType):
        found.append(("Functions cannot return aggregate values!", op))
        return
    if any("sret" in one for one in arguments) and type.result is not VOID:
        found.append(("Invalid struct return type!", op))
        return
    check_attributes(op, type.result, result, found)
    if check_parameters(op, type.inputs, arguments, type.result, found):
        _check_own_attributes(module, op, len(type.inputs), found)
    if any("elementtype" in one for one in arguments):
        found.append(("Attribute 'elementtype' can only be applied to a callsite.", op))
        return
    if not _check_convention(op, type, arguments, found):
        return
    message = _type_fault(type)
    if not message and op.regions[0].first is None and "function_entry_count" in op.attributes:
        message = "function declaration may not have a !prof attachment"
    if message:
        found.append((message, op))


def _type_fault(type: LLVMFunctionType) -> str:
    """A type that only intrinsics take or give, or one that has no values."""
    for one in type.inputs:
        opaque = isinstance(one, LLVMStructType) and one.types is None
        if opaque or one is VOID or isinstance(one, LLVMFunctionType):
            return "Function arguments must have first-class types!"
        for name in ("metadata", "token", "x86_amx"):
            if one is SIMPLE[name]:
                return f"Function takes {name} but isn't an intrinsic"
    for name in ("token", "x86_amx"):
        if type.result is SIMPLE[name]:
            return f"Function returns a {name} but isn't an intrinsic"
    return ""


def _check_own_attributes(module: ModuleTranslation, op: Operation, count: int, found: Problems) -> None:
    """Attributes of the function itself, which has as many parameters."""
    given = module.functions[symbol_name(op) or ""].attributes
    for key in _FLAGS:
        if given.strings.get(key, "") not in ("", "true", "false"):
            found.append((f"invalid value for '{key}' attribute: {given.strings[key]}", op))
    for name, text in given.plain.items():
        if name in NOT_OF_FUNCTIONS:
            found.append((f"Attribute '{text}' does not apply to functions!", op))
            return
    for first, second in _PAIRS:
        if first in given.plain and second in given.plain:
            found.append((f"Attributes '{first} and {second}' are incompatible!", op))
    if "optnone" in given.plain and "noinline" not in given.plain:
        found.append(("Attribute 'optnone' requires 'noinline'!", op))
    if "jumptable" in given.plain and not _has_no_address(op):
        found.append(("Attribute 'jumptable' requires 'unnamed_addr'", op))
    if "vscale_range" in given.plain:
        message = _range_fault(given.plain["vscale_range"])
        if message:
            found.append((message, op))
    kinds = given.plain.get("allockind", "alloc").removeprefix('allockind("').rstrip('")').split(",")
    if sum(kind in kinds for kind in ("alloc", "realloc", "free")) != 1:
        found.append(("'allockind()' requires exactly one of alloc, realloc, and free", op))
    size = given.plain.get("allocsize")
    if size is not None and int(size.removeprefix("allocsize(").rstrip(")").partition(",")[0]) >= count:
        found.append(("'allocsize' element size argument is out of bounds", op))
    for key, words in _WORDS.items():
        if key in given.strings and given.strings[key] not in words:
            found.append((f"invalid value for '{key}' attribute: {given.strings[key]}", op))
    for key in _NUMBERS:
        if key in given.strings and not given.strings[key].isdigit():
            found.append((f'"{key}" takes an unsigned integer: {given.strings[key]}', op))
    for key in ("denormal-fp-math", "denormal-fp-math-f32"):
        modes = given.strings.get(key, "ieee").split(",")
        if len(modes) > 2 or not _DENORMAL.issuperset(modes):
            found.append((f"invalid value for '{key}' attribute: {given.strings[key]}", op))


def _has_no_address(op: Operation) -> bool:
    given = op.attributes.get("unnamed_addr")
    return isinstance(given, EnumAttr) and given.text == "unnamed_addr"


def _range_fault(text: str) -> str:
    """The error in `vscale_range(2,4)`; a maximum of 0 means that there is none."""
    least, most = map(int, text.removeprefix("vscale_range(").rstrip(")").split(","))
    if least <= 0:
        return "'vscale_range' minimum must be greater than 0"
    if least & (least - 1):
        return "'vscale_range' minimum must be power-of-two value"
    if most and least > most:
        return "'vscale_range' minimum cannot be greater than maximum"
    if most & (most - 1):
        return "'vscale_range' maximum must be power-of-two value"
    return ""


def _check_convention(op: Operation, type: LLVMFunctionType, arguments: list[Given], found: Problems) -> bool:
    """False: nothing else is looked at."""
    convention = convention_of(op)
    if convention in _KERNELS and type.result is not VOID:
        found.append(("Calling convention requires void return type", op))
        return False
    if convention in _SHADERS or convention in _KERNELS:
        if any("sret" in one for one in arguments):
            found.append(("Calling convention does not allow sret", op))
            return False
        if convention != "spir_kernelcc":
            if not _check_shader(op, type, arguments, found):
                return False
    if convention == "x86_intrcc" and type.inputs and "byval" not in arguments[0]:
        found.append(("Calling convention parameter requires byval", op))
        return False
    if type.is_vararg and convention in _FIXED:
        found.append(("Calling convention does not support varargs or perfect forwarding!", op))
        return False
    return True


def _check_shader(op: Operation, type: LLVMFunctionType, arguments: list[Given], found: Problems) -> bool:
    """Nothing is passed on the stack."""
    for one, entries in zip(type.inputs, arguments, strict=True):
        for name in ("byval", "preallocated", "inalloca"):
            if name in entries:
                found.append((f"Calling convention disallows {name}", op))
                return False
        if "byref" in entries and isinstance(one, LLVMPointerType) and one.address_space in (0, _LOCAL):
            found.append(("Calling convention disallows stack byref", op))
            return False
    return True
