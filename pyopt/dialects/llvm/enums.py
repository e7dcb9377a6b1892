"""The enumerations of the dialect: sets of flags, cases as attributes of the dialect, and cases as integers."""

from __future__ import annotations

from pyopt.ir.enums import CaseEnum, FlagEnum, IntegerEnum
from pyopt.ir.flag_properties import FlagProperty
from pyopt.ir.types import I64
from pyopt.light import Final

FASTMATH: Final = FlagEnum(
    "llvm.fastmath", "LLVM_FastmathFlagsAttr", "LLVM fastmath flags", "::mlir::LLVM::FastmathFlags",
    ("nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"), "fast", ", ",
)  # fmt: skip
OVERFLOW_ATTRIBUTE: Final = FlagEnum(
    "llvm.overflow", "LLVM_IntegerOverflowFlagsAttr", "LLVM integer overflow flags",
    "::mlir::LLVM::IntegerOverflowFlags", ("nsw", "nuw"), "", ", ", listed=True,
)  # fmt: skip
OVERFLOW: Final = FlagProperty(
    "LLVM_IntegerOverflowFlagsProp", "LLVM integer overflow flags", "::mlir::LLVM::IntegerOverflowFlags",
    (("nsw", 1), ("nuw", 2)), OVERFLOW_ATTRIBUTE, "overflow",
)  # fmt: skip
NO_WRAP: Final = FlagProperty(
    "GEPNoWrapFlagsProp", "::mlir::LLVM::GEPNoWrapFlags", "::mlir::LLVM::GEPNoWrapFlags",
    (("inbounds_flag", 1), ("nusw", 2), ("nuw", 4), ("inbounds", 3)), None, "",
)  # fmt: skip
INBOUNDS: Final = 3
"""The bits of `inbounds`, which implies `nusw`."""
NO_UNSIGNED_WRAP: Final = 4
"""The bit of `nuw`."""

LINKAGES: Final = (
    ("external", 0),
    ("available_externally", 1),
    ("linkonce", 2),
    ("linkonce_odr", 3),
    ("weak", 4),
    ("weak_odr", 5),
    ("appending", 6),
    ("internal", 7),
    ("private", 8),
    ("extern_weak", 9),
    ("common", 10),
)
LINKAGE: Final = CaseEnum(
    "llvm.linkage", "LLVM_LinkageAttr", "LLVM Linkage specification", "::mlir::LLVM::linkage::Linkage", LINKAGES,
    definition=("LinkageAttr", "linkage", "linkage::Linkage", "LLVM linkage types"),
)  # fmt: skip
CCONVS: Final = (
    ("ccc", 0), ("fastcc", 8), ("coldcc", 9), ("cc_10", 10), ("cc_11", 11), ("anyregcc", 13), ("preserve_mostcc", 14),
    ("preserve_allcc", 15), ("swiftcc", 16), ("cxx_fast_tlscc", 17), ("tailcc", 18), ("cfguard_checkcc", 19),
    ("swifttailcc", 20), ("x86_stdcallcc", 64), ("x86_fastcallcc", 65), ("arm_apcscc", 66), ("arm_aapcscc", 67),
    ("arm_aapcs_vfpcc", 68), ("msp430_intrcc", 69), ("x86_thiscallcc", 70), ("ptx_kernelcc", 71),
    ("ptx_devicecc", 72), ("spir_funccc", 75), ("spir_kernelcc", 76), ("intel_ocl_bicc", 77), ("x86_64_sysvcc", 78),
    ("win64cc", 79), ("x86_vectorcallcc", 80), ("hhvmcc", 81), ("hhvm_ccc", 82), ("x86_intrcc", 83),
    ("avr_intrcc", 84), ("avr_builtincc", 86), ("amdgpu_vscc", 87), ("amdgpu_gscc", 88),
    ("amdgpu_cscc", 90), ("amdgpu_kernelcc", 91), ("x86_regcallcc", 92), ("amdgpu_hscc", 93),
    ("msp430_builtincc", 94), ("amdgpu_lscc", 95), ("amdgpu_escc", 96), ("aarch64_vectorcallcc", 97),
    ("aarch64_sve_vectorcallcc", 98), ("wasm_emscripten_invokecc", 99), ("amdgpu_gfxcc", 100), ("m68k_intrcc", 101),
)  # fmt: skip
CCONV: Final = CaseEnum(
    "llvm.cconv", "LLVM_CConvAttr", "LLVM Calling Convention specification", "::mlir::LLVM::cconv::CConv", CCONVS,
    definition=("CConvAttr", "CallingConv", "CConv", "Calling Conventions"),
)  # fmt: skip
TAIL_CALLS: Final = (("none", 0), ("notail", 3), ("musttail", 2), ("tail", 1))
TAIL_CALL: Final = CaseEnum(
    "llvm.tailcallkind", "LLVM_TailCallKindAttr", "LLVM Calling Convention specification",
    "::mlir::LLVM::tailcallkind::TailCallKind", TAIL_CALLS,
    definition=("TailCallKindAttr", "tailCallKind", "TailCallKind", "Tail Call Kind"),
)  # fmt: skip
FRAME_POINTER: Final = CaseEnum(
    "llvm.framePointerKind", "LLVM_FramePointerKindAttr", "",
    "::mlir::LLVM::framePointerKind::FramePointerKind",
    (("none", 0), ("non-leaf", 1), ("all", 2), ("reserved", 3), ("non-leaf-no-reserve", 4)),
    definition=(
        "FramePointerKindAttr", "framePointerKind", "framePointerKind::FramePointerKind", "LLVM FramePointerKind",
    ),
)  # fmt: skip
UWTABLE: Final = CaseEnum(
    "llvm.uwtableKind", "UWTableKindAttr", "", "::mlir::LLVM::uwtable::UWTableKind",
    (("none", 0), ("sync", 1), ("async", 2)),
    definition=("UWTableKindAttr", "uwtableKind", "uwtable::UWTableKind", "LLVM Unwind Behavior"),
)  # fmt: skip
COMDATS: Final = (("any", 0), ("exactmatch", 1), ("largest", 2), ("nodeduplicate", 3), ("samesize", 4))
COMDAT: Final = IntegerEnum("LLVM_ComdatAttr", "LLVM Comdat Types", COMDATS, I64)
COMDAT_ATTRIBUTE: Final[CaseEnum] = CaseEnum(
    "llvm.comdat", "ComdatAttr", "LLVM Comdat Types", "comdat::Comdat", COMDATS, bare=True,
    definition=("ComdatAttr", "comdat", "comdat::Comdat", "LLVM Comdat Types"),
)  # fmt: skip

ICMP: Final = IntegerEnum(
    "LLVM_ICmpPredicateAttr", "llvm.icmp comparison predicate",
    (("eq", 0), ("ne", 1), ("slt", 2), ("sle", 3), ("sgt", 4), ("sge", 5), ("ult", 6), ("ule", 7), ("ugt", 8),
     ("uge", 9)), I64,
)  # fmt: skip
FCMP: Final = IntegerEnum(
    "LLVM_FCmpPredicateAttr", "llvm.fcmp comparison predicate",
    (("_false", 0), ("oeq", 1), ("ogt", 2), ("oge", 3), ("olt", 4), ("ole", 5), ("one", 6), ("ord", 7), ("ueq", 8),
     ("ugt", 9), ("uge", 10), ("ult", 11), ("ule", 12), ("une", 13), ("uno", 14), ("_true", 15)), I64,
)  # fmt: skip
ORDERINGS: Final = (
    ("not_atomic", 0), ("unordered", 1), ("monotonic", 2), ("acquire", 4), ("release", 5), ("acq_rel", 6),
    ("seq_cst", 7),
)  # fmt: skip
ORDERING: Final = IntegerEnum("LLVM_AtomicOrderingAttr", "Atomic ordering for LLVM's memory model", ORDERINGS, I64)
ATOMIC_OPS: Final = (
    "xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin",
    "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum",
)  # fmt: skip
ATOMIC_OP: Final = IntegerEnum(
    "LLVM_AtomicBinOpAttr", "llvm.atomicrmw binary operations",
    [(word, number) for number, word in enumerate(ATOMIC_OPS)], I64,
)  # fmt: skip
UNNAMED_ADDRESS: Final = IntegerEnum(
    "LLVM_UnnamedAddrAttr", "LLVM GlobalValue UnnamedAddr", (("", 0), ("local_unnamed_addr", 1), ("unnamed_addr", 2)),
    I64,
)  # fmt: skip
VISIBILITY: Final = IntegerEnum(
    "LLVM_VisibilityAttr", "LLVM GlobalValue Visibility", (("", 0), ("hidden", 1), ("protected", 2)), I64
)
ROUNDING: Final = IntegerEnum(
    "LLVM_RoundingModeAttr", "LLVM Rounding Mode whose minimum value is 0",
    (("towardzero", 0), ("tonearest", 1), ("upward", 2), ("downward", 3), ("tonearestaway", 4), ("dynamic", 7),
     ("invalid", -1)), I64, ("invalid",),
)  # fmt: skip
EXCEPTIONS: Final = IntegerEnum(
    "LLVM_FPExceptionBehaviorAttr", "LLVM Exception Behavior", (("ignore", 0), ("maytrap", 1), ("strict", 2)), I64
)
ASSEMBLY: Final = IntegerEnum("LLVM_AsmATTOrIntel", "ATT (0) or Intel (1) asm dialect", (("att", 0), ("intel", 1)), I64)
