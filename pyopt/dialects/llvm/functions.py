"""Functions, calls, globals and their addresses, constants, and what a module says to the linker."""

from __future__ import annotations

from pyopt.dialects.func_syntax import check_value_attributes
from pyopt.dialects.llvm import bundles, enums
from pyopt.dialects.llvm.aggregates import ZERO, UnknownValueAttr
from pyopt.dialects.llvm.arithmetic import FASTMATH, FOLDS
from pyopt.dialects.llvm.bundles import match_bundles, verify_bundles
from pyopt.dialects.llvm.constant_verifier import verify_constant
from pyopt.dialects.llvm.constraints import is_loadable, is_vector
from pyopt.dialects.llvm.memory import ARGUMENTS, METADATA
from pyopt.dialects.llvm.subprograms import check_location
from pyopt.dialects.llvm.types import (
    NO_ELEMENTS,
    VOID,
    LLVMArrayType,
    LLVMFunctionType,
    LLVMPointerType,
    LLVMTargetType,
    is_compatible,
)
from pyopt.ir import floats
from pyopt.ir.attributes import (
    ArrayAttr,
    Attribute,
    EnumAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr, ElementsAttr, SparseElementsAttr
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import (
    AFFINE_SCOPE,
    AUTOMATIC_ALLOCATION_SCOPE,
    CALL,
    CALLABLE,
    CONSTANT_LIKE,
    ISOLATED,
    LOCAL_VERIFY,
    NO_TERMINATOR,
    OPERAND_SEGMENTS,
    PURE,
    SINGLE_BLOCK_IMPLICIT,
    SYMBOL,
    SYMBOL_TABLE,
    OpInfo,
)
from pyopt.ir.signature import operand_group
from pyopt.ir.types import FloatType, IntegerType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias
from pyopt.syntax.describe import quoted

if TYPE_CHECKING:
    Lookup: TypeAlias = Callable[[Operation, Attribute | None], Operation | None]

FORMS: Final = "pyopt.dialects.llvm.forms_functions:"
GLOBALS: Final = ("llvm.mlir.global", "llvm.mlir.alias", "llvm.func", "llvm.mlir.ifunc")
CCONV: Final = f"CConv: {enums.CCONV.name} = #llvm.cconv<ccc>"
ADDRESS: Final = f"unnamed_addr: optional<{enums.UNNAMED_ADDRESS.constraint.name}>"
LINKAGE: Final = f"linkage: {enums.LINKAGE.name}"


def function_type_of_llvm(op: Operation) -> LLVMFunctionType:
    """The type of an llvm.func."""
    found = op.attributes["function_type"]
    assert isinstance(found, TypeAttr) and isinstance(found.value, LLVMFunctionType)
    return found.value


def called_type(op: Operation) -> LLVMFunctionType | None:
    """The type of a function, or of one that is chosen when the program is loaded; None for what cannot be called."""
    name = {"llvm.func": "function_type", "llvm.mlir.ifunc": "i_func_type"}.get(op.info.name, "")
    found = op.attributes.get(name)
    return found.value if isinstance(found, TypeAttr) and isinstance(found.value, LLVMFunctionType) else None


def linkage_of(op: Operation) -> str:
    found = op.attributes.get("linkage")
    return found.text if isinstance(found, EnumAttr) else "external"


def symbol_in(attribute: Attribute | None) -> str:
    return "::".join(attribute.path) if isinstance(attribute, SymbolRefAttr) else ""


# Functions.


def verify_func(op: Operation) -> str | None:
    """Linkage, and an entry block with the arguments that the type says."""
    type = function_type_of_llvm(op)
    attributes = op.attributes
    message = check_value_attributes(attributes.get("arg_attrs"), len(type.inputs), "argument", "arguments")
    message = message or check_value_attributes(attributes.get("res_attrs"), len(type.results), "result", "results")
    if message is not None:
        return message
    linkage = linkage_of(op)
    if linkage == "common":
        return "functions cannot have 'common' linkage"
    body = op.regions[0]
    if body.first is None:
        if linkage not in ("external", "extern_weak"):
            return "external functions must have 'external' or 'extern_weak' linkage"
        return None
    if "no_inline" in attributes and "always_inline" in attributes:
        raise DiagnosticError("no_inline and always_inline attributes are incompatible", op.loc)
    if "optimize_none" in attributes and "no_inline" not in attributes:
        return "with optimize_none must also be no_inline"
    arguments = body.first.arguments
    if len(arguments) != len(type.inputs):
        return f"entry block must have {len(type.inputs)} arguments to match function signature"
    for number, (argument, expected) in enumerate(zip(arguments, type.inputs, strict=True)):
        if argument.type is not expected:
            return (
                f"type of entry block argument #{number}({quoted(argument.type)}) must match the type of the "
                f"corresponding argument in function signature({quoted(expected)})"
            )
    _verify_exceptions(op)
    return None


def _verify_exceptions(op: Operation) -> None:
    """All exceptions of a function have one type, which its first landingpad or resume has."""
    type: Type | None = None
    for one in op.walk():
        if one.info.name not in ("llvm.landingpad", "llvm.resume"):
            continue
        landing = one.info.name == "llvm.landingpad"
        found = one.results[0].type if landing else one.operands[0].type
        if type is not None and found is not type:
            noun = "result" if landing else "input"
            words = f"'{one.info.name}' should have a consistent {noun} type inside a function"
            raise DiagnosticError(words, op.loc)
        type = found


def verify_entry(op: Operation) -> str | None:
    """A body takes what LLVM has."""
    block = op.regions[0].first
    if block is None:
        return None
    for number, argument in enumerate(block.arguments):
        if not is_compatible(argument.type):
            return f"entry block argument #{number} is not of LLVM type"
    return None


# Calls.


def callee_type(op: Operation) -> LLVMFunctionType | None:
    """The type in `var_callee_type`, None if there is none."""
    found = op.attributes.get("var_callee_type")
    return found.value if isinstance(found, TypeAttr) and isinstance(found.value, LLVMFunctionType) else None


def verify_call(op: Operation) -> str | None:
    """The bundles; of an indirect call, the pointer; of a variadic one, its type."""
    verify_bundles(op)
    callee = op.attributes.get("callee")
    operands = [value.type for value in operand_group(op, "callee_operands")]
    if callee is None:
        if not operands:
            return "must have either a `callee` attribute or at least an operand"
        if not isinstance(operands[0], LLVMPointerType):
            return f"indirect call expects a pointer as callee: {quoted(operands[0])}"
        operands = operands[1:]
    return verify_variadic(op, operands)


def verify_variadic(op: Operation, operands: list[Type]) -> str | None:
    """`var_callee_type` fits a call of operands of these types."""
    variadic = callee_type(op)
    if variadic is None:
        return None
    if not variadic.is_vararg:
        return "expected var_callee_type to be a variadic function type"
    if len(variadic.inputs) > len(operands):
        return f"expected var_callee_type to have at most {len(operands)} parameters"
    for given, expected in zip(operands, variadic.inputs, strict=False):
        if given is not expected:
            return "var_callee_type parameter type mismatch: " + f"{quoted(expected)} != {quoted(given)}"
    if not op.results:
        return None if variadic.result is VOID else "expected var_callee_type to return void"
    if op.results[0].type is not variadic.result:
        return "expected call result type to match the one of var_callee_type"
    return None


def verify_call_symbols(op: Operation, lookup: Lookup) -> str | None:
    """The callee is a function of the call's types."""
    callee = op.attributes.get("callee")
    if callee is None:
        return None
    found = lookup(op, callee)
    name = symbol_in(callee)
    if found is None:
        return f"'{name}' does not reference a symbol in the current scope"
    type = called_type(found)
    if type is None:
        return f"'{name}' does not reference a valid LLVM function or IFunc"
    check_location(op, found)
    if type.is_vararg and op.attributes.get("var_callee_type") is None:
        return "missing var_callee_type attribute for vararg call"
    operands = operand_group(op, "callee_operands")
    given = len(operands)
    expected = len(type.inputs)
    if not type.is_vararg and given != expected:
        return f"incorrect number of operands ({given}) for callee (expecting: {expected})"
    if type.is_vararg and given < expected:
        return f"incorrect number of operands ({given}) for varargs callee (expecting at least: {expected})"
    for number, (value, wanted) in enumerate(zip(operands, type.inputs, strict=False)):
        if value.type is not wanted:
            return f"operand type mismatch for operand {number}: {quoted(value.type)} != {quoted(wanted)}"
    if type.result is VOID:
        return "calling function with void result must not produce values" if op.results else None
    if not op.results:
        return "expected function call to produce a value"
    if op.results[0].type is not type.result:
        return f"result type mismatch: {quoted(op.results[0].type)} != {quoted(type.result)}"
    return None


def verify_call_intrinsic(op: Operation) -> str | None:
    name = op.attributes["intrin"]
    assert isinstance(name, StringAttr)
    if not name.value.startswith("llvm."):
        return "intrinsic name must start with 'llvm.'"
    return verify_bundles(op)


# Globals.


def global_type(op: Operation) -> Type:
    """The type of what a global holds."""
    found = op.attributes["global_type"]
    assert isinstance(found, TypeAttr)
    return found.value


def address_space(op: Operation) -> int:
    """The address space of a global, or of what an alias stands for."""
    if op.info.name == "llvm.mlir.alias":
        block = op.regions[0].first
        last = None if block is None else block.last
        type = last.operands[0].type if last is not None and last.operands else None
        return type.address_space if isinstance(type, LLVMPointerType) else 0
    found = op.attributes.get("addr_space")
    return found.value if isinstance(found, IntegerAttr) else 0


def _is_zero(value: Attribute | None) -> bool:
    if isinstance(value, IntegerAttr):
        return value.value == 0
    if isinstance(value, FloatAttr):
        return isinstance(value.type, FloatType) and floats.is_zero(value.bits, value.type)
    if isinstance(value, SparseElementsAttr):
        return _is_zero(value.values)
    if isinstance(value, DenseElementsAttr):
        return not any(value.stored_values()) or all(_is_zero(one) for one in value.attributes())
    if isinstance(value, ArrayAttr):
        return all(_is_zero(one) for one in value.elements)
    return value is None


def verify_global(op: Operation) -> str | None:
    """The type is one of memory, and the value fits it and the linkage."""
    type = global_type(op)
    if type in NO_ELEMENTS or not (is_loadable(type) or is_compatible(type)):
        return "expects type to be a valid element type for an LLVM global"
    parent = op.parent_op()
    if parent is not None and not (parent.info.traits & SYMBOL_TABLE or parent.info.name == "builtin.module"):
        return "must appear at the module level"
    value = op.attributes.get("value")
    if isinstance(value, StringAttr):
        if not isinstance(type, LLVMArrayType) or not _is_byte(type.element_type) or type.count != len(value.value):
            return "requires an i8 array type of the length equal to that of the string attribute"
    if isinstance(type, LLVMTargetType):
        if not type.identifier.startswith("spirv."):
            return "this target extension type cannot be used in a global"
        if value is not None:
            return "global with target extension type can only be initialized with zero-initializer"
    if linkage_of(op) == "common":
        if not _is_zero(value):
            return "expected zero value for 'common' linkage"
    if linkage_of(op) == "appending" and not isinstance(type, LLVMArrayType):
        return "expected array type for 'appending' linkage"
    alignment = op.attributes.get("alignment")
    if isinstance(alignment, IntegerAttr) and (alignment.value <= 0 or alignment.value & (alignment.value - 1)):
        raise DiagnosticError("alignment attribute is not a power of 2", op.loc)
    return None


def _is_byte(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.width == 8


def verify_initializer(op: Operation) -> str | None:
    """A global's region gives its value, and does nothing else."""
    from pyopt.analysis.effects import is_memory_effect_free

    block = op.regions[0].first
    if block is None:
        return None
    last = block.last
    if last is None or last.info.name != "llvm.return":
        return None
    if not last.operands:
        return "initializer region cannot return void"
    type = last.operands[0].type
    if type is not global_type(op):
        return f"initializer region type {quoted(type)} does not match global type {quoted(global_type(op))}"
    for one in block:
        if not is_memory_effect_free(one):
            raise DiagnosticError.about_op("ops with side effects not allowed in global initializers", one)
    if op.attributes.get("value") is not None:
        return "cannot have both initializer value and region"
    return None


def verify_structors(op: Operation) -> str | None:
    """A priority and data for each constructor or destructor."""
    name = "ctors" if op.info.name.endswith("ctors") else "dtors"
    lists = [op.attributes[one] for one in (name, "priorities", "data")]
    lengths = [len(one.elements) if isinstance(one, ArrayAttr) else 0 for one in lists]
    if not lengths[0] == lengths[1] == lengths[2]:
        raise DiagnosticError(f"{name}, priorities, and data must have the same number of elements", op.loc)
    data = lists[2]
    assert isinstance(data, ArrayAttr)
    if not all(one is ZERO or (isinstance(one, SymbolRefAttr) and len(one.path) == 1) for one in data.elements):
        raise DiagnosticError("data element must be symbol or #llvm.zero", op.loc)
    return None


def verify_structor_symbols(op: Operation, lookup: Lookup) -> str | None:
    """Each is a function with a body."""
    functions = op.attributes["ctors" if op.info.name.endswith("ctors") else "dtors"]
    assert isinstance(functions, ArrayAttr)
    for one in functions.elements:
        found = lookup(op, one)
        if found is None or found.info.name != "llvm.func":
            return f"'{symbol_in(one)}' does not reference a valid LLVM function"
        if found.regions[0].first is None:
            return f"'{symbol_in(one)}' does not have a definition"
    return None


def verify_comdat(op: Operation, lookup: Lookup) -> str | None:
    """The comdat is a selector."""
    comdat = op.attributes.get("comdat")
    if comdat is not None:
        found = lookup(op, comdat)
        if found is None or found.info.name != "llvm.comdat_selector":
            raise DiagnosticError("expected comdat symbol", op.loc)
    return None


def verify_address_symbols(op: Operation, lookup: Lookup) -> str | None:
    """The symbol is a global or a function, and a global's address space is the pointer's."""
    found = lookup(op, op.attributes["global_name"])
    if found is None or found.info.name not in GLOBALS:
        names = "'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'"
        return "must reference a global defined by " + names
    type = op.results[0].type
    if found.info.name in GLOBALS[:2] and isinstance(type, LLVMPointerType):
        if type.address_space != address_space(found):
            return "pointer address space must match address space of the referenced global or alias"
    return None


def verify_selectors(op: Operation) -> str | None:
    """Only selectors stand in a comdat."""
    for block in op.regions[0]:
        for one in block:
            if one.info.name != "llvm.comdat_selector":
                raise DiagnosticError.about_op("only comdat selector symbols can appear in a comdat region", one)
    return None


# Constants.


def is_constant_value(attribute: Attribute, type: Type) -> bool:
    """An llvm.mlir.constant can have the value."""
    if isinstance(attribute, IntegerAttr):
        return isinstance(type, IntegerType)
    if isinstance(attribute, FloatAttr):
        return type is attribute.type
    if isinstance(attribute, ElementsAttr):
        return is_vector(type)
    return False


def materialize(attribute: Attribute, type: Type) -> tuple[str, dict[str, Attribute]] | None:
    """The op that makes a constant."""
    if isinstance(attribute, UnknownValueAttr):
        return "llvm.mlir." + attribute.keyword.partition(".")[2], {}
    if isinstance(attribute, SymbolRefAttr):
        return "llvm.mlir.addressof", {"global_name": attribute}
    if is_constant_value(attribute, type):
        return "llvm.mlir.constant", {"value": attribute}
    return None


OPS: Final[tuple[OpInfo, ...]] = (
    OpInfo(
        "llvm.func",
        regions="body: any",
        attributes="sym_name: StrAttr, sym_visibility: optional<StrAttr>, "
        f"function_type: TypeAttrOf<LLVM_FunctionType>, {LINKAGE} = #llvm.linkage<external>, dso_local: UnitAttr, "
        f"{CCONV}, comdat: optional<SymbolRefAttr>, convergent: UnitAttr, personality: optional<FlatSymbolRefAttr>, "
        "garbageCollector: optional<StrAttr>, passthrough: optional<ArrayAttr>, arg_attrs: optional<DictArrayAttr>, "
        "res_attrs: optional<DictArrayAttr>, function_entry_count: optional<I64Attr>, "
        "memory_effects: optional<LLVM_MemoryEffectsAttr>, "
        f"visibility_: {enums.VISIBILITY.constraint.name} = 0 : i64, arm_streaming: UnitAttr, "
        "arm_locally_streaming: UnitAttr, arm_streaming_compatible: UnitAttr, arm_new_za: UnitAttr, "
        "arm_in_za: UnitAttr, arm_out_za: UnitAttr, arm_inout_za: UnitAttr, arm_preserves_za: UnitAttr, "
        f"section: optional<StrAttr>, {ADDRESS}, "
        "alignment: optional<I64Attr>, vscale_range: optional<LLVM_VScaleRangeAttr>, "
        f"frame_pointer: optional<{enums.FRAME_POINTER.name}>, target_cpu: optional<StrAttr>, "
        "tune_cpu: optional<StrAttr>, reciprocal_estimates: optional<StrAttr>, prefer_vector_width: optional<StrAttr>, "
        "target_features: optional<LLVM_TargetFeaturesAttr>, "
        "no_infs_fp_math: optional<BoolAttr>, no_nans_fp_math: optional<BoolAttr>, "
        "no_signed_zeros_fp_math: optional<BoolAttr>, "
        "denormal_fp_math: optional<StrAttr>, denormal_fp_math_f32: optional<StrAttr>, "
        "fp_contract: optional<StrAttr>, instrument_function_entry: optional<StrAttr>, "
        "instrument_function_exit: optional<StrAttr>, no_inline: UnitAttr, always_inline: UnitAttr, "
        "inline_hint: UnitAttr, no_unwind: UnitAttr, will_return: UnitAttr, optimize_none: UnitAttr, "
        "vec_type_hint: optional<LLVM_VecTypeHintAttr>, work_group_size_hint: optional<DenseI32ArrayAttr>, "
        "reqd_work_group_size: optional<DenseI32ArrayAttr>, intel_reqd_sub_group_size: optional<I32Attr>, "
        f"uwtable_kind: optional<{enums.UWTABLE.name}>",
        traits=AFFINE_SCOPE | AUTOMATIC_ALLOCATION_SCOPE | CALLABLE | ISOLATED | SYMBOL,
        form=FORMS + "func",
        verify=verify_func,
        verify_symbols=verify_comdat,
        verify_regions=verify_entry,
        doc="A function: a name, a type, and a body of blocks, or no body for a declaration.",
    ),
    OpInfo(
        "llvm.call",
        operands=f"callee_operands: variadic<LLVM_Type>, {bundles.OPERANDS}",
        results="result: optional<LLVM_Type>",
        attributes="var_callee_type: optional<TypeAttrOf<LLVM_FunctionType>>, callee: optional<FlatSymbolRefAttr>, "
        f"{FASTMATH}, {CCONV}, TailCallKind: {enums.TAIL_CALL.name} = #llvm.tailcallkind<none>, "
        "memory_effects: optional<LLVM_MemoryEffectsAttr>, convergent: UnitAttr, no_unwind: UnitAttr, "
        f"will_return: UnitAttr, {bundles.ATTRIBUTES}, {ARGUMENTS}, no_inline: UnitAttr, always_inline: UnitAttr, "
        "inline_hint: UnitAttr, " + METADATA,
        traits=CALL | LOCAL_VERIFY | OPERAND_SEGMENTS,
        form=FORMS + "call",
        invariants=match_bundles,
        verify=verify_call,
        verify_symbols=verify_call_symbols,
        doc="Calls a function by its name, or by a pointer.",
    ),
    OpInfo(
        "llvm.call_intrinsic",
        operands=f"args: variadic<LLVM_Type>, {bundles.OPERANDS}",
        results="results: optional<LLVM_Type>",
        attributes=f"intrin: StrAttr, {FASTMATH}, {bundles.ATTRIBUTES}, {ARGUMENTS}",
        form=FORMS + "call_intrinsic",
        traits=LOCAL_VERIFY | OPERAND_SEGMENTS,
        invariants=match_bundles,
        verify=verify_call_intrinsic,
        doc="Calls an intrinsic of LLVM by its name.",
    ),
    OpInfo(
        "llvm.mlir.global",
        regions="initializer: any",
        attributes=f"global_type: TypeAttr, constant: UnitAttr, sym_name: StrAttr, {LINKAGE}, dso_local: UnitAttr, "
        "thread_local_: UnitAttr, externally_initialized: UnitAttr, value: optional<AnyAttr>, "
        "alignment: optional<I64Attr>, addr_space: ConfinedAttr<I32Attr, [IntNonNegative]> = 0 : i32, "
        f"{ADDRESS}, section: optional<StrAttr>, "
        "comdat: optional<SymbolRefAttr>, "
        "dbg_exprs: optional<TypedArrayAttrBase<LLVM_DIGlobalVariableExpressionAttr, "
        '"an array of variable expressions">>, '
        f"visibility_: {enums.VISIBILITY.constraint.name} = 0 : i64, target_specific_attrs: optional<ArrayAttr>",
        traits=ISOLATED | SYMBOL | SINGLE_BLOCK_IMPLICIT,
        implicit_terminator="llvm.return",
        form=FORMS + "global",
        verify=verify_global,
        verify_symbols=verify_comdat,
        verify_regions=verify_initializer,
        doc="A global variable or constant.",
    ),
    OpInfo(
        "llvm.mlir.addressof",
        results="res: LLVM_AnyPointer",
        attributes="global_name: FlatSymbolRefAttr",
        syntax="$global_name attr-dict `:` qualified(type($res))",
        traits=PURE | CONSTANT_LIKE,
        verify_symbols=verify_address_symbols,
        fold=FOLDS + "fold_addressof",
        doc="The address of a global or of a function.",
    ),
    OpInfo(
        "llvm.mlir.constant",
        results="res: LLVM_Type",
        attributes="value: AnyAttr",
        syntax="`(` $value `)` attr-dict `:` type($res)",
        traits=PURE | CONSTANT_LIKE | LOCAL_VERIFY,
        verify=verify_constant,
        fold=FOLDS + "fold_constant",
        doc="A constant.",
    ),
    OpInfo(
        "llvm.mlir.global_ctors",
        attributes='ctors: TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute">, '
        'priorities: TypedArrayAttrBase<I32Attr, "32-bit integer array attribute">, data: ArrayAttr',
        syntax="`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict",
        verify=verify_structors,
        verify_symbols=verify_structor_symbols,
        doc="Functions that run before the program.",
    ),
    OpInfo(
        "llvm.mlir.global_dtors",
        attributes='dtors: TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute">, '
        'priorities: TypedArrayAttrBase<I32Attr, "32-bit integer array attribute">, data: ArrayAttr',
        syntax="`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict",
        verify=verify_structors,
        verify_symbols=verify_structor_symbols,
        doc="Functions that run behind the program.",
    ),
    OpInfo(
        "llvm.comdat",
        regions="body: sized<1>",
        attributes="sym_name: SymbolNameAttr",
        syntax="$sym_name $body attr-dict",
        traits=SYMBOL | SYMBOL_TABLE | NO_TERMINATOR,
        verify_regions=verify_selectors,
        doc="A group of definitions of which the linker keeps one.",
    ),
    OpInfo(
        "llvm.comdat_selector",
        attributes=f"sym_name: SymbolNameAttr, comdat: {enums.COMDAT.constraint.name}",
        syntax="$sym_name $comdat attr-dict",
        traits=SYMBOL,
        doc="How the linker chooses in a comdat.",
    ),
)
