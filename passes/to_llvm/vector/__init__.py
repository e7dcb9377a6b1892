"""convert-vector-to-llvm: vector ops become llvm ops.

    %1 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
->
    %2 = llvm.extractvalue %d[1], %3 = llvm.getelementptr %2[%i], %1 = llvm.load %3 : !llvm.ptr -> vector<4xf32>

In two steps, as in the reference. Rules first take apart what no instruction does on several dimensions: broadcasts,
transpositions, casts, products, masks (`broadcasts.py`, `transposes.py`, `shape_casts.py`, `outer_products.py`,
`contractions.py`, `masks.py`), and make loads and stores of transfers (`transfers.py`). The conversion makes llvm ops
of the rest (`elements.py`, `memory.py`, `reductions.py`, `printing.py`), with vector ops on the way (`slices.py`,
`comparisons.py`). What has no lowering stays.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.canonicalize.vector.memory_rules import (
    gather_folder,
    masked_load_folder,
    masked_store_folder,
    scatter_folder,
)
from pyopt.passes.canonicalize.vector.product_rules import create_mask_folder
from pyopt.passes.canonicalize.vector.shape_rules import strided_slice_constant_mask_folder, transpose_folder
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.to_llvm.common import convert_to_llvm, llvm_target, llvm_types, patterns_of
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.passes.to_llvm.vector import (
    broadcasts,
    contractions,
    masks,
    rows,
    shape_casts,
    slices,
    transfers,
    transposes,
)
from pyopt.passes.to_llvm.vector.comparisons import MaskLowering
from pyopt.passes.to_llvm.vector.elements import LOWERINGS
from pyopt.passes.to_llvm.vector.memory import MemoryLowering
from pyopt.passes.to_llvm.vector.outer_products import lower_outer_product
from pyopt.passes.to_llvm.vector.printing import Printing
from pyopt.passes.to_llvm.vector.reductions import ReductionLowering
from pyopt.pipeline.options import FlagOption, OptionValues, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.passes.to_llvm.common import Lower


ENABLE_AMX: Final = FlagOption("enable-amx", False, "Expect ops of the amx dialect, too; there are none")
ENABLE_ARM_BF16: Final = FlagOption(
    "enable-arm-bf16", False, "Make products of bf16 of Arm's instructions for them; there are none"
)
ENABLE_ARM_I8MM: Final = FlagOption(
    "enable-arm-i8mm", False, "Make products of i8 of Arm's instructions for them; there are none"
)
ENABLE_ARM_NEON: Final = FlagOption("enable-arm-neon", False, "Expect ops of the arm_neon dialect, too; there are none")
ENABLE_ARM_SVE: Final = FlagOption(
    "enable-arm-sve", False, "Make ops of the arm_sve dialect of scalable vectors; there are none"
)
ENABLE_X86VECTOR: Final = FlagOption(
    "enable-x86vector", False, "Expect ops of the x86vector dialect, too; there are none"
)
FORCE_32BIT_VECTOR_INDICES: Final = FlagOption(
    "force-32bit-vector-indices", True, "Compare positions in vectors as numbers of 32 bits, which may be faster"
)
REASSOCIATE_FP_REDUCTIONS: Final = FlagOption(
    "reassociate-fp-reductions", False, "Let sums and products of floats be computed in any order, which is faster"
)
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Do as mlir-opt does, also where that is wrong")
USE_VECTOR_ALIGNMENT: Final = FlagOption(
    "use-vector-alignment", False, "Memory of vectors is aligned as their types prefer, not only as their elements do"
)
VECTOR_CONTRACT_LOWERING: Final = TextOption(
    "vector-contract-lowering", contractions.DOT, "The lowering of vector.contract", contractions.STRATEGIES
)
VECTOR_TRANSPOSE_LOWERING: Final = TextOption(
    "vector-transpose-lowering", transposes.ELEMENTWISE, "The lowering of vector.transpose", transposes.STRATEGIES
)


_FIRST: Final[tuple[Rule, ...]] = (
    Rule("vector.create_mask", create_mask_folder),
    Rule("vector.maskedload vector.expandload", masked_load_folder),
    Rule("vector.maskedstore vector.compressstore", masked_store_folder),
    Rule("vector.gather", gather_folder),
    Rule("vector.scatter", scatter_folder),
    Rule("vector.extract_strided_slice", strided_slice_constant_mask_folder),
    Rule("vector.transpose", transpose_folder),
    Rule("vector.bitcast", broadcasts.lower_bitcast),
    Rule("vector.broadcast", broadcasts.lower_broadcast),
    Rule("vector.outerproduct", lower_outer_product),
)
_NEXT: Final[tuple[Rule, ...]] = (
    Rule("vector.create_mask", masks.lower_create_mask),
    Rule("vector.constant_mask", masks.lower_constant_mask),
    Rule("vector.shape_cast", shape_casts.move_chunks),
    Rule("vector.shape_cast", shape_casts.move_scalable_parts),
    Rule("vector.interleave", broadcasts.lower_interleave),
    Rule("vector.deinterleave", broadcasts.lower_deinterleave),
    Rule("vector.transpose", transposes.transpose_unit_dim),
)
_LAST: Final[tuple[Rule, ...]] = (
    Rule("vector.fma", slices.fma_of_rows),
    Rule("vector.transfer_read vector.transfer_write", transfers.add_bounds_mask),
    Rule("vector.transfer_read", transfers.lower_read),
    Rule("vector.transfer_write", transfers.lower_write),
    Rule("vector.gather", rows.gather_rows),
    Rule("vector.from_elements", rows.from_rows),
    Rule("vector.to_elements", rows.to_rows),
    Rule("vector.step", rows.step_constant),
    Rule("vector.insert_strided_slice", slices.insert_smaller_slice),
    Rule("vector.insert_strided_slice", slices.insert_slice),
    Rule("vector.extract_strided_slice", slices.extract_slice),
    Rule("vector.extract_strided_slice", slices.extract_row_slice),
)


def preparation(options: OptionValues) -> tuple[Rule, ...]:
    """The rules of the first step."""
    exact = REFERENCE_EXACT.of(options)
    turning = transposes.TransposeLowering(VECTOR_TRANSPOSE_LOWERING.of(options))
    contraction = contractions.ContractionLowering(VECTOR_CONTRACT_LOWERING.of(options), exact)
    return (
        *_FIRST,
        Rule("vector.transpose", turning.lower_flat),
        Rule("vector.contract", contraction.lower),
        *_NEXT,
        Rule("vector.transpose", turning.lower),
        *_LAST,
        Rule("vector.create_mask", MaskLowering(FORCE_32BIT_VECTOR_INDICES.of(options), exact).lower),
    )


def _can_do(op: Operation, options: OptionValues, pass_context: PassContext) -> bool:
    """Nothing is asked for that needs a dialect of some machine's ops; reports it otherwise."""
    if ENABLE_ARM_SVE.of(options):
        message = (
            "enable-arm-sve needs ops of arm_sve, which pyopt does not have; without it masks of scalable vectors "
        )
        pass_context.error(message + "become ops of llvm", op)
        return False
    products = {"enable-arm-bf16": ENABLE_ARM_BF16.of(options), "enable-arm-i8mm": ENABLE_ARM_I8MM.of(options)}
    for name, is_asked in products.items():
        if is_asked:
            message = f"{name} needs ops of arm_neon or arm_sve, which pyopt does not have"
            pass_context.error(f"{message}; without it products of matrices become ops of llvm", op)
            return False
    asked = {
        "amx": ENABLE_AMX.of(options),
        "arm_neon": ENABLE_ARM_NEON.of(options),
        "x86vector": ENABLE_X86VECTOR.of(options),
    }
    if not any(asked.values()):
        return True
    for one in op.walk():
        dialect = one.info.name.partition(".")[0]
        if asked.get(dialect):
            pass_context.error(f"ops of {dialect} cannot be converted: pyopt does not have them", one)
            return False
    return True


def _patterns(options: OptionValues, types: LLVMTypes) -> list[ConversionPattern]:
    """One to one, where rows are llvm's; what rows are made of others before is in `preparation`."""
    reductions = ReductionLowering(REASSOCIATE_FP_REDUCTIONS.of(options), REFERENCE_EXACT.of(options))
    lowerings: dict[str, Lower] = {
        **LOWERINGS,
        **MemoryLowering(REFERENCE_EXACT.of(options), USE_VECTOR_ALIGNMENT.of(options)).lowerings(),
        "vector.mask": reductions.lower_masked,
        "vector.print": Printing().lower,
        "vector.reduction": reductions.lower,
    }
    return patterns_of(lowerings, types)


def vector_patterns(types: LLVMTypes) -> list[ConversionPattern]:
    """The patterns, for other conversions to reuse."""
    return _patterns(OptionValues(), types)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    options = pass_context.options
    if not _can_do(op, options, pass_context):
        return False
    exact = REFERENCE_EXACT.of(options)
    masks_of_rows = MaskLowering(FORCE_32BIT_VECTOR_INDICES.of(options), exact)
    changed = rewrite(op, pass_context, preparation(options))
    patterns = [ConversionPattern("vector.create_mask", rule=masks_of_rows.lower)]
    patterns += _patterns(options, llvm_types(pass_context))
    target = llvm_target()
    target.legal("arith", "memref", "ub", "func.call")
    return convert_to_llvm(op, pass_context, patterns, target) or changed


PASS = make_pass(
    "convert-vector-to-llvm",
    run,
    (
        ENABLE_AMX,
        ENABLE_ARM_BF16,
        ENABLE_ARM_I8MM,
        ENABLE_ARM_NEON,
        ENABLE_ARM_SVE,
        ENABLE_X86VECTOR,
        FORCE_32BIT_VECTOR_INDICES,
        REASSOCIATE_FP_REDUCTIONS,
        REFERENCE_EXACT,
        USE_VECTOR_ALIGNMENT,
        VECTOR_CONTRACT_LOWERING,
        VECTOR_TRANSPOSE_LOWERING,
    ),
    class_name="ConvertVectorToLLVMPass",
)
