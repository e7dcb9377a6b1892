"""What the reference calls its patterns, for `enable-patterns` and `disable-patterns`: rule -> names.

Left out are rules whose name says the same as the reference's, and patterns that have no name there.
"""

from __future__ import annotations

from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

REFERENCE_NAMES: Final[dict[str, str]] = {
    "arith.cast_rules.index_cast_of_extended": "IndexCastOfExtSI IndexCastUIOfExtUI",
    "arith.cast_rules.sign_extend_zero_extended": "ExtSIOfExtUI",
    "arith.cast_rules.truncate_extended": "TruncIExtSIToExtSI TruncIExtUIToExtUI",
    "arith.cast_rules.truncate_signed_shift": "TruncIShrSIToTrunciShrUI",
    "arith.compare_rules.compare_converted_integer": "CmpFIntToFPConst",
    "arith.compare_rules.compare_extended": "CmpIExtSI CmpIExtUI",
    "arith.compare_rules.negated_comparison": "XOrINotCmpI",
    "arith.integer_rules.add_negated": "AddIMulNegativeOneRhs AddIMulNegativeOneLhs",
    "arith.integer_rules.add_to_difference": "AddISubConstantRHS AddISubConstantLHS",
    "arith.integer_rules.add_to_sum": "AddIAddConstant",
    "arith.integer_rules.multiply_twice": "MulIMulIConstant",
    "arith.integer_rules.narrow_extended_bits": "AndOfExtUI AndOfExtSI OrOfExtUI OrOfExtSI XOrIOfExtUI XOrIOfExtSI",
    "arith.integer_rules.negated_factors": "MulFOfNegF DivFOfNegF",
    "arith.integer_rules.subtract_difference": "SubILHSSubConstantRHS SubILHSSubConstantLHS",
    "arith.integer_rules.subtract_from_difference": "SubIRHSSubConstantRHS SubIRHSSubConstantLHS",
    "arith.integer_rules.subtract_minuend": "SubISubILHSRHSLHS",
    "arith.integer_rules.subtract_sum": "SubIRHSAddConstant SubILHSAddConstant",
    "arith.select_rules.negated_condition": "SelectNotCond",
    "arith.select_rules.nested_on_false_side": "RedundantSelectFalse",
    "arith.select_rules.nested_on_true_side": "RedundantSelectTrue",
    "arith.select_rules.false_or_true": "SelectI1ToNot",
    "arith.wide_rules.high_half_of_product": "TruncIShrUIMulIToMulSIExtended TruncIShrUIMulIToMulUIExtended",
    "arith.wide_rules.signed_product_with_one": "MulSIExtendedRHSOne",
    "arith.wide_rules.unused_high": "MulSIExtendedToMulI MulUIExtendedToMulI",
    "arith.wide_rules.unused_overflow": "AddUIExtendedToAddI",
    "bufferization.alloc_tensor_with_constants": "ReplaceStaticShapeDims",
    "bufferization.dim_of_alloc_tensor": "FoldDimOfAllocTensorOp",
    "bufferization.dim_of_to_tensor": "DimOfToTensorFolder",
    "bufferization.redundant_clone": "SimplifyClones",
    "bufferization.to_memref_of_to_tensor": "ToMemrefToTensorFolding",
    "bufferization_dealloc.dealloc_base": "SkipExtractMetadataOfAlloc",
    "bufferization_dealloc.dealloc_never": "EraseAlwaysFalseDealloc",
    "bufferization_dealloc.dealloc_nothing": "EraseEmptyDealloc",
    "bufferization_dealloc.dealloc_of_unused": "RemoveAllocDeallocPairWhenNoOtherUsers",
    "bufferization_dealloc.dealloc_twice": "DeallocRemoveDuplicateDeallocMemrefs",
    "bufferization_dealloc.retain_twice": "DeallocRemoveDuplicateRetainedMemrefs",
    "cf.constant_condition": "SimplifyConstCondBranchPred",
    "cf.identical_successors": "SimplifyCondBranchIdenticalSuccessors",
    "cf.known_from_predecessor": "SimplifyCondBranchFromCondBranchOnSameCondition",
    "cf.pass_through_either": "SimplifyPassThroughCondBranch",
    "cf.propagate_truth": "CondBranchTruthPropagation",
    "complex.imaginary_part_of_negation": "FoldComponentNeg<mlir::complex::ImOp>",
    "complex.real_part_of_negation": "FoldComponentNeg<mlir::complex::ReOp>",
    "linalg.fill_rules.fill_with_copy": "FoldFillWithCopy",
    "linalg.fill_rules.fill_with_extract": "FoldFillWithTensorExtract",
    "linalg.fill_rules.fill_with_pack": "FoldFillWithPack",
    "linalg.fill_rules.fill_with_pad": "FoldFillWithPad",
    "linalg.fill_rules.fill_with_reshape": "FoldFillWithTensorReshape",
    "linalg.fill_rules.fill_with_transpose": "FoldFillWithTranspose",
    "linalg.fill_rules.insert_pad_into_fill": "FoldInsertPadIntoFill",
    "linalg.structure_rules.cast_of_result": "FoldTensorCastConsumerOp",
    "linalg.structure_rules.erase_dead": "EraseDeadLinalgOp",
    "linalg.structure_rules.erase_identity": "EraseIdentityLinalgOp",
    "linalg.structure_rules.infer_static_shape": "InferStaticShapeOfOperands",
    "memref.access_rules.copy_of_cast": "FoldCopyOfCast",
    "memref.access_rules.copy_of_nothing": "FoldEmptyCopy",
    "memref.access_rules.copy_to_itself": "FoldSelfCopy",
    "memref.alloc_rules.alloc_with_constants": "SimplifyAllocConst",
    "memref.alloc_rules.dead_alloc": "SimplifyDeadAlloc",
    "memref.reshape_rules.collapse_of_cast": "CollapseShapeOpMemRefCastFolder",
    "memref.scope_rules.hoist_from_scope": "AllocaScopeHoister",
    "memref.scope_rules.inline_scope": "AllocaScopeInliner",
    "memref.view_rules.dim_of_reshape": "DimOfMemRefReshape",
    "memref.view_rules.reinterpret_cast_of_metadata": "ReinterpretCastOpExtractStridedMetadataFolder",
    "memref.view_rules.subview_of_cast": "SubViewOpMemRefCastFolder",
    "memref.view_rules.trivial_subview": "TrivialSubViewOpFolder",
    "memref.view_rules.view_of_cast": "ViewOpMemrefCastFolder",
    "memref.view_rules.view_with_constants": "ViewOpShapeFolder",
    "scf.for_rules.fold_iter_args": "ForOpIterArgsFolder",
    "scf.for_rules.fold_tensor_cast": "ForOpTensorCastFolder",
    "scf.for_rules.simplify_trivial": "SimplifyTrivialLoops",
    "scf.forall_rules.constant_bounds": "ForallOpControlOperandsFolder",
    "scf.forall_rules.drop_single_iterations": "ForallOpSingleOrZeroIterationDimsFolder",
    "scf.forall_rules.drop_unwritten_outputs": "ForallOpIterArgsFolder",
    "scf.forall_rules.fold_output_casts": "FoldTensorCastOfOutputIntoForallOp",
    "scf.if_rules.propagate_condition": "ConditionPropagation",
    "scf.if_rules.remove_empty_else": "RemoveEmptyElseBranch",
    "scf.if_rules.trivial_if_to_select": "ConvertTrivialIfToSelect",
    "scf.if_rules.yield_of_condition": "ReplaceIfYieldWithConditionOrValue",
    "scf.parallel_rules.drop_single_iterations": "ParallelOpSingleOrZeroIterationDimsFolder",
    "scf.parallel_rules.merge_nested": "MergeNestedParallelLoops",
    "scf.region_rules.constant_case": "FoldConstantCase",
    "scf.while_rules.align_before_arguments": "WhileOpAlignBeforeArgs",
    "scf.while_rules.comparison_is_known_inside": "WhileCmpCond",
    "scf.while_rules.condition_is_true_inside": "WhileConditionTruth",
    "scf.while_rules.drop_duplicate_results": "WhileRemoveDuplicatedResults",
    "scf.while_rules.drop_invariant_before_arguments": "RemoveLoopInvariantArgsFromBeforeBlock",
    "scf.while_rules.drop_invariant_condition_values": "RemoveLoopInvariantValueYielded",
    "scf.while_rules.drop_unused_before_arguments": "WhileRemoveUnusedArgs",
    "scf.while_rules.drop_unused_results": "WhileUnusedResult",
    "shape.assertion_rules.assuming_all_of_broadcastable": "AssumingAllOfCstrBroadcastable",
    "shape.assertion_rules.assuming_all_of_equal": "AssumingAllToCstrEqCanonicalization",
    "shape.assertion_rules.assuming_all_of_one": "AssumingAllOneOp",
    "shape.assertion_rules.assuming_a_constant": "AssumingWithTrue",
    "shape.assertion_rules.assuming_without_unused_results": "AssumingOpRemoveUnusedResults",
    "shape.assertion_rules.nested_assuming_all": "MergeAssumingAllOps",
    "shape.assertion_rules.same_shapes": "CstrBroadcastableEqOps CstrEqEqOps",
    "shape.broadcast_rules.broadcast_of_known_ranks": "BroadcastConcretizeResultTypePattern",
    "shape.broadcast_rules.broadcast_of_one": "BroadcastForwardSingleOperandPattern",
    "shape.broadcast_rules.broadcast_with_constants": "BroadcastFoldConstantOperandsPattern",
    "shape.common.without_empty_shapes": "RemoveEmptyShapeOperandsPattern",
    "shape.common.without_forgetting_casts": "CanonicalizeCastExtentTensorOperandsPattern",
    "shape.common.without_repeated_operands": "RemoveDuplicateOperandsPattern",
    "shape.shape_rules.cast_of_shape_of": "ShapeOfCastExtentTensor",
    "shape.shape_rules.extract_from_shape_of": "ExtractFromShapeOfExtentTensor",
    "shape.shape_rules.rank_of_shape_of": "RankShapeOfCanonicalizationPattern",
    "shape.shape_rules.shape_of_reshape": "ShapeOfFromReshape",
    "shape.shape_rules.shape_of_static": "ShapeOfOpToConstShapeOp",
    "shape.shape_rules.there_and_back": "IndexToSizeToIndexCanonicalization SizeToIndexToSizeCanonicalization",
    "reshapes.collapse_of_collapse": "ComposeReassociativeReshapeOps",
    "reshapes.collapse_of_expand": "ComposeCollapseOfExpandOp",
    "reshapes.expand_of_collapse": "ComposeExpandOfCollapseOp",
    "reshapes.expand_of_expand": "ComposeReassociativeReshapeOps",
    "tensor.cast_rules.cast_of_empty": "FoldEmptyTensorWithCastOp",
    "tensor.cast_rules.cast_of_slice": "TensorCastExtractSlice",
    "tensor.cast_rules.chained_bitcast": "ChainedTensorBitcast",
    "tensor.cast_rules.chained_cast": "ChainedTensorCast",
    "tensor.cast_rules.concat_of_one": "SingleInputConcatOp",
    "tensor.cast_rules.empty_with_constants": "ReplaceEmptyTensorStaticShapeDims",
    "tensor.cast_rules.generate_with_constants": "StaticTensorGenerate",
    "tensor.element_rules.destination_style_of_cast": "FoldTensorCastProducerOp",
    "tensor.element_rules.dim_of_cast": "DimOfCastOp",
    "tensor.element_rules.dim_of_collapse": "FoldDimOfCollapseShape",
    "tensor.element_rules.dim_of_destination_style": "DimOfDestStyleOp",
    "tensor.element_rules.dim_of_empty": "FoldEmptyTensorWithDimOp",
    "tensor.element_rules.dim_of_expand": "FoldDimOfExpandShape",
    "tensor.element_rules.dim_of_reshape": "DimOfReshapeOp",
    "tensor.element_rules.extract_from_cast": "ExtractFromTensorCast",
    "tensor.element_rules.extract_from_generate": "ExtractFromTensorGenerate",
    "tensor.element_rules.extract_from_index_cast": "ExtractElementFromIndexCast",
    "tensor.pad_rules.orthogonal_pads": "FoldOrthogonalPaddings",
    "tensor.pad_rules.pad_before_cast": "FoldTargetTensorCast",
    "tensor.pad_rules.pad_of_cast": "FoldSourceTensorCast",
    "tensor.pad_rules.pad_of_nothing": "FoldStaticZeroPadding",
    "tensor.pad_rules.pad_with_constants": "FoldStaticPadding",
    "tensor.reshape_rules.collapse_of_cast": "FoldCollapseOfCastOp",
    "tensor.reshape_rules.reshape_of_elements": "FoldReshapeWithFromElements",
    "tensor.reshape_rules.reshape_of_splat": "FoldReshapeWithSplat",
    "tensor.slice_rules.extract_slice_of_cast": "ExtractSliceOpCastFolder",
    "tensor.slice_rules.extract_slice_with_constants": "OpWithOffsetSizesAndStridesConstantArgumentFolder",
    "tensor.slice_rules.insert_slice_of_cast": "InsertSliceOpCastFolder",
    "tensor.slice_rules.insert_slice_with_constants": "InsertSliceOpConstantArgumentFolder",
    "memref.view_rules.subview_with_constants": "OpWithOffsetSizesAndStridesConstantArgumentFolder",
}


def label(name: str) -> str:
    """What the names of a rule and of a pattern have in common: `(a::b)::FooBar<c::D>` -> foobar."""
    return name.partition("<")[0].rpartition(":")[2].replace("_", "").lower()


def root(name: str) -> str:
    """The op of which a pattern's name has the class in angle brackets: `Foo<a::b::AllocOp>` -> alloc."""
    return name.partition("<")[2].rstrip(">").rpartition(":")[2].replace("_", "").lower().removesuffix("op")


@final
class Names:
    """Names that an option lists."""

    __slots__ = ("pairs",)

    def __init__(self, names: list[str]) -> None:
        self.pairs = {(label(name), root(name)) for name in names}

    def has(self, name: str, op_name: str) -> bool:
        """Whether they name the pattern, for this op if the name is only one op's."""
        of = root(name)
        found = label(name)
        plain = op_name.replace(".", "").replace("_", "")
        last = op_name.rpartition(".")[2].replace("_", "")
        roots = ("", of or last, plain)
        return any(given == found and given_root in roots for given, given_root in self.pairs)


@final
class SelectedNames:
    """What `enable-patterns` and `disable-patterns` leave on; a rule for several patterns is off if all of them are."""

    __slots__ = ("disabled", "enabled")

    def __init__(self, enabled: list[str], disabled: list[str]) -> None:
        self.enabled = Names(enabled)
        self.disabled = Names(disabled)

    def allow(self, module: str, name: str, op_name: str) -> bool:
        """Whether a rule of a module below pyopt.passes.canonicalize stays, under an op."""
        names = REFERENCE_NAMES.get(f"{module}.{name}", name).split()
        if self.disabled.has(name, op_name) or all(self.disabled.has(one, op_name) for one in names):
            return False
        wanted = [name, *names]
        return not self.enabled.pairs or any(self.enabled.has(one, op_name) for one in wanted)
