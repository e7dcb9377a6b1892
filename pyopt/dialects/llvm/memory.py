"""Memory: allocation on the stack, addresses of elements, loads and stores, atomic operations."""

from __future__ import annotations

from pyopt.dialects.llvm import constraints, enums
from pyopt.dialects.llvm.arithmetic import FOLDS, verify_dereferenceable
from pyopt.dialects.llvm.constraints import element_of_vector, is_pointer, is_vector
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMStructType, LLVMTargetType
from pyopt.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import LOCAL_VERIFY, PURE, READS, VIEW, WRITES, OpInfo
from pyopt.ir.types import I1, IntegerType, Type
from pyopt.light import Final
from pyopt.syntax.describe import quoted

FORMS: Final = "pyopt.dialects.llvm.forms_memory:"
POINTERS: Final = f"LLVM_ScalarOrVectorOf<{constraints.POINTER}>"
METADATA: Final = (
    'access_groups: optional<TypedArrayAttrBase<LLVM_AccessGroupAttr, "LLVM dialect access group metadata array">>, '
    'alias_scopes: optional<TypedArrayAttrBase<LLVM_AliasScopeAttr, "LLVM dialect alias scope array">>, '
    'noalias_scopes: optional<TypedArrayAttrBase<LLVM_AliasScopeAttr, "LLVM dialect alias scope array">>, '
    'tbaa: optional<TypedArrayAttrBase<LLVM_TBAATagAttr, "LLVM dialect TBAA tag metadata array">>'
)
ARGUMENTS: Final = "arg_attrs: optional<DictArrayAttr>, res_attrs: optional<DictArrayAttr>"
ALIGNMENT: Final = "alignment: optional<I64Attr>"
SCOPE: Final = "syncscope: optional<StrAttr>"
ORDERING: Final = enums.ORDERING.constraint.name
ORDERED: Final = f"ordering: {ORDERING} = 0 : i64"
ATOMIC: Final = "(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?"
CHANGED: Final = "AnyTypeOf<[LLVM_AnyFloat, LLVM_AnyPointer, AnySignlessInteger, LLVM_AnyFixedVector]>"
"""The types of the values that atomicrmw can change."""
DYNAMIC_INDEX: Final = -(1 << 31)
"""Stands in a getelementptr's constant indices for an index that is an operand."""
DEREFERENCEABLE: Final = "dereferenceable: optional<LLVM_DereferenceableAttr>"
NOT_ATOMIC: Final = 0
MONOTONIC: Final = 2
ACQUIRE: Final = 4
RELEASE: Final = 5
ACQ_REL: Final = 6


def ordering_of(op: Operation, name: str = "ordering") -> int:
    """The value of an atomic ordering."""
    found = op.attributes.get(name)
    return found.value if isinstance(found, IntegerAttr) else NOT_ATOMIC


# getelementptr.


def constant_indices(op: Operation) -> tuple[int, ...]:
    """A getelementptr's indices, DYNAMIC_INDEX for those that are operands."""
    found = op.attributes.get("rawConstantIndices")
    return found.values if isinstance(found, DenseArrayAttr) else ()


def element_type_of(op: Operation) -> Type:
    """The type in `elem_type`."""
    found = op.attributes["elem_type"]
    assert isinstance(found, TypeAttr)
    return found.value


def verify_getelementptr(op: Operation) -> str | None:
    """As many operands as dynamic indices, and indices that lead to something."""
    if enums.NO_WRAP.bits(op.attributes.get("noWrapFlags")) == 1:
        return "'inbounds_flag' cannot be used directly."
    indices = constant_indices(op)
    if sum(1 for index in indices if index == DYNAMIC_INDEX) != len(op.operands) - 1:
        return "expected as many dynamic indices as specified in 'rawConstantIndices'"
    type = element_type_of(op)
    for number, index in enumerate(indices[1:], 1):
        if isinstance(type, LLVMStructType):
            if index == DYNAMIC_INDEX:
                return f"expected index {number} indexing a struct to be constant"
            types = type.types or ()
            if not 0 <= index < len(types):
                return f"index {number} indexing a struct is out of bounds"
            type = types[index]
        elif isinstance(type, LLVMArrayType):
            type = type.element_type
        elif is_vector(type):
            type = element_of_vector(type)
        else:
            return f"type {quoted(type)} cannot be indexed (index #{number})"
    return None


# Loads and stores.


def verify_alloca(op: Operation) -> str | None:
    type = element_type_of(op)
    if isinstance(type, LLVMTargetType) and not type.identifier.startswith(constraints.LOADABLE_TARGETS):
        return "this target extension type cannot be used in alloca"
    return None


def fits_atomic_access(type: Type) -> bool:
    """An integer of 8 to 64 bits, a power of two, a float, or a pointer."""
    if isinstance(type, IntegerType):
        return 8 <= type.width <= 64 and type.width & (type.width - 1) == 0
    return is_pointer(type) or constraints.is_float(type)


def _verify_access(op: Operation, type: Type, unsupported: tuple[int, int]) -> str | None:
    ordering = ordering_of(op)
    if ordering == NOT_ATOMIC:
        if op.attributes.get("syncscope") is not None:
            return "expected syncscope to be null for non-atomic access"
        return None
    if not fits_atomic_access(type):
        return f"unsupported type {quoted(type)} for atomic access"
    if ordering in unsupported:
        return f"unsupported ordering '{enums.ORDERING.by_attribute[op.attributes['ordering']]}'"
    if op.attributes.get("alignment") is None:
        return "expected alignment for atomic access"
    return None


def _synchronizes(op: Operation) -> bool:
    """Other memory is read and written, too: the access is volatile, or orders others."""
    return op.attributes.get("volatile_") is not None or ordering_of(op) >= MONOTONIC


def effects_of_load(op: Operation) -> int:
    return READS | WRITES if _synchronizes(op) else READS


def effects_of_store(op: Operation) -> int:
    return READS | WRITES if _synchronizes(op) else WRITES


def verify_load(op: Operation) -> str | None:
    message = verify_dereferenceable(op)
    if message is not None:
        return message
    return _verify_access(op, op.results[0].type, (RELEASE, ACQ_REL))


def verify_store(op: Operation) -> str | None:
    return _verify_access(op, op.operands[0].type, (ACQUIRE, ACQ_REL))


def verify_atomicrmw(op: Operation) -> str | None:
    """The value is of what the operation is for."""
    type = op.operands[1].type
    name = enums.ATOMIC_OP.by_attribute[op.attributes["bin_op"]]
    if name in ("fadd", "fsub", "fmin", "fmax", "fminimum", "fmaximum"):
        if is_vector(type):
            if not constraints.is_float(element_of_vector(type)):
                return "expected LLVM IR floating point type for vector element"
        elif not constraints.is_float(type):
            return "expected LLVM IR floating point type"
    elif name == "xchg":
        if not fits_atomic_access(type):
            return f"unexpected LLVM IR type for '{name}' bin_op"
    elif not isinstance(type, IntegerType) or not fits_atomic_access(type):
        return "expected LLVM IR integer type"
    if ordering_of(op) < MONOTONIC:
        return "expected at least 'monotonic' ordering"
    return None


def verify_cmpxchg(op: Operation) -> str | None:
    """Both orderings are strong enough, and failure releases nothing."""
    if not fits_atomic_access(op.operands[1].type):
        return "unexpected LLVM IR type"
    success = ordering_of(op, "success_ordering")
    failure = ordering_of(op, "failure_ordering")
    if success < MONOTONIC or failure < MONOTONIC:
        return "ordering must be at least 'monotonic'"
    if failure in (RELEASE, ACQ_REL):
        return "failure ordering cannot be 'release' or 'acq_rel'"
    return None


def verify_fence(op: Operation) -> str | None:
    if ordering_of(op) <= MONOTONIC:
        return "can be given only acquire, release, acq_rel, and seq_cst orderings"
    return None


def same(type: Type) -> Type:
    """For `derived`: the one type is the other."""
    return type


def exchange_type(type: Type) -> Type:
    """The result type of cmpxchg: the old value, and whether it was replaced."""
    return LLVMStructType.get((type, I1))


def infer_atomicrmw(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type]:
    return [operands[1].type]


def infer_cmpxchg(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type]:
    return [exchange_type(operands[1].type)]


def match_atomicrmw(op: Operation) -> str | None:
    if op.operands[1].type is op.results[0].type:
        return None
    return "failed to verify that result #0 and operand #1 have the same type"


def match_cmpxchg(op: Operation) -> str | None:
    if op.operands[1].type is not op.operands[2].type:
        return "failed to verify that operand #1 and operand #2 have the same type"
    if op.results[0].type is not exchange_type(op.operands[1].type):
        return "failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool"
    return None


OPS: Final[tuple[OpInfo, ...]] = (
    OpInfo(
        "llvm.alloca",
        operands="arraySize: AnySignlessInteger",
        results="res: LLVM_AnyPointer",
        attributes=f"{ALIGNMENT}, elem_type: TypeAttr, inalloca: UnitAttr",
        form=FORMS + "alloca",
        traits=LOCAL_VERIFY,
        verify=verify_alloca,
        effects="res: allocates",
        doc="Memory on the stack.",
    ),
    OpInfo(
        "llvm.getelementptr",
        operands=f"base: {POINTERS}, dynamicIndices: variadic<LLVM_ScalarOrVectorOf<AnySignlessInteger>>",
        results=f"res: {POINTERS}",
        attributes="rawConstantIndices: DenseI32ArrayAttr, elem_type: TypeAttr, "
        f"noWrapFlags: {enums.NO_WRAP.name} = 0 : i32",
        syntax="($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:` "
        "functional-type(operands, results) `,` $elem_type",
        custom={"GEPIndices": (FORMS + "parse_indices", FORMS + "print_indices")},
        traits=PURE | VIEW | LOCAL_VERIFY,
        verify=verify_getelementptr,
        fold=FOLDS + "fold_getelementptr",
        doc="The address of an element.",
    ),
    OpInfo(
        "llvm.load",
        operands="addr: LLVM_AnyPointer",
        results="res: LLVM_LoadableType",
        attributes=f"{ALIGNMENT}, volatile_: UnitAttr, nontemporal: UnitAttr, invariant: UnitAttr, "
        f"invariantGroup: UnitAttr, {ORDERED}, {SCOPE}, {DEREFERENCEABLE}, " + METADATA,
        syntax=f"(`volatile` $volatile_^)? $addr {ATOMIC} (`invariant` $invariant^)? "
        "(`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)? attr-dict `:` "
        "qualified(type($addr)) `->` type($res)",
        traits=LOCAL_VERIFY,
        verify=verify_load,
        effects=effects_of_load,
        doc="What stands at an address.",
    ),
    OpInfo(
        "llvm.store",
        operands="value: LLVM_LoadableType, addr: LLVM_AnyPointer",
        attributes=f"{ALIGNMENT}, volatile_: UnitAttr, nontemporal: UnitAttr, "
        f"invariantGroup: UnitAttr, {ORDERED}, {SCOPE}, " + METADATA,
        syntax=f"(`volatile` $volatile_^)? $value `,` $addr {ATOMIC} (`invariant_group` $invariantGroup^)? "
        "attr-dict `:` type($value) `,` qualified(type($addr))",
        traits=LOCAL_VERIFY,
        verify=verify_store,
        effects=effects_of_store,
        doc="Puts a value at an address.",
    ),
    OpInfo(
        "llvm.atomicrmw",
        operands=f"ptr: LLVM_AnyPointer, val: {CHANGED}",
        results=f"res: {CHANGED}",
        attributes=f"bin_op: {enums.ATOMIC_OP.constraint.name}, ordering: {ORDERING}, {SCOPE}, {ALIGNMENT}, "
        "volatile_: UnitAttr, " + METADATA,
        syntax="(`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering "
        "attr-dict `:` qualified(type($ptr)) `,` type($val)",
        traits=LOCAL_VERIFY,
        derived={"res": ("val", same)},
        infer=infer_atomicrmw,
        invariants=match_atomicrmw,
        verify=verify_atomicrmw,
        doc="Changes what stands at an address, in one step, and gives what stood there.",
    ),
    OpInfo(
        "llvm.cmpxchg",
        operands="ptr: LLVM_AnyPointer, cmp: AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>, "
        "val: AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>",
        results="res: LLVM_AnyStruct",
        attributes=f"success_ordering: {ORDERING}, failure_ordering: {ORDERING}, {SCOPE}, {ALIGNMENT}, weak: UnitAttr, "
        "volatile_: UnitAttr, " + METADATA,
        syntax="(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)? "
        "$success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)",
        traits=LOCAL_VERIFY,
        derived={"cmp": ("val", same), "res": ("val", exchange_type)},
        infer=infer_cmpxchg,
        invariants=match_cmpxchg,
        verify=verify_cmpxchg,
        doc="Replaces what stands at an address, in one step, if it is what was expected.",
    ),
    OpInfo(
        "llvm.fence",
        attributes=f"ordering: {ORDERING}, {SCOPE}",
        syntax="(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict",
        traits=LOCAL_VERIFY,
        verify=verify_fence,
        doc="Orders the accesses to memory before and behind it.",
    ),
)
