"""Passes by name: where each lives, and one line for the help. A pass's module is imported when it is first named."""

from __future__ import annotations

from pyopt.ir.errors import DeclarationError
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.pipeline.passes import PassDeclaration

_A_TO_K: Final = {
    "affine-data-copy-generate": (
        "pyopt.passes.loops.affine.data_copy_generate:PASS",
        "Copy what affine loops touch to fast memory and back",
    ),
    "affine-expand-index-ops": (
        "pyopt.passes.lowering.expand_index_ops:PASS",
        "Expand affine.linearize_index and affine.delinearize_index to arith ops",
    ),
    "affine-expand-index-ops-as-affine": (
        "pyopt.passes.lowering.expand_index_ops:AS_AFFINE",
        "Expand affine.linearize_index and affine.delinearize_index to affine.apply",
    ),
    "affine-fold-memref-alias-ops": (
        "pyopt.passes.memory.fold_alias_ops:AFFINE_PASS",
        "Fold memref views into affine loads and stores",
    ),
    "affine-loop-coalescing": (
        "pyopt.passes.loops.affine.coalescing:PASS",
        "Make one affine loop of several that are nested",
    ),
    "affine-loop-fusion": (
        "pyopt.passes.loops.affine.fusion.loop_fusion:PASS",
        "Fuse nests of affine loops",
    ),
    "affine-loop-invariant-code-motion": (
        "pyopt.passes.loops.affine.invariant_code_motion:PASS",
        "Hoist loop-invariant ops out of affine loops",
    ),
    "affine-loop-normalize": (
        "pyopt.passes.loops.affine.normalize:PASS",
        "Let affine loops count from 0 by 1",
    ),
    "affine-loop-tile": (
        "pyopt.passes.loops.affine.tile:PASS",
        "Tile nests of affine loops",
    ),
    "affine-loop-unroll": (
        "pyopt.passes.loops.affine.unroll:PASS",
        "Unroll innermost affine loops",
    ),
    "affine-loop-unroll-jam": (
        "pyopt.passes.loops.affine.unroll_jam:PASS",
        "Unroll the first affine loop and jam the copies into its inner loops",
    ),
    "affine-parallelize": (
        "pyopt.passes.loops.affine.parallelize:PASS",
        "Convert affine loops with independent iterations to parallel ones",
    ),
    "affine-pipeline-data-transfer": (
        "pyopt.passes.loops.affine.pipeline_data_transfer:PASS",
        "Transfer what the next iteration of an affine loop needs while one runs",
    ),
    "affine-raise-from-memref": (
        "pyopt.passes.loops.affine_raise_from_memref:PASS",
        "Convert memref loads and stores with affine indices to affine ones",
    ),
    "affine-scalrep": (
        "pyopt.passes.loops.affine.scalar_replacement:PASS",
        "Replace affine loads by values, and drop stores that are not read",
    ),
    "affine-simplify-min-max": (
        "pyopt.passes.loops.affine_simplify_min_max:PASS",
        "Simplify affine.min and affine.max by the bounds of their operands",
    ),
    "affine-simplify-structures": (
        "pyopt.passes.loops.affine_simplify_structures:PASS",
        "Simplify affine maps and sets, and remove trivial ones",
    ),
    "arith-int-range-narrowing": (
        "pyopt.passes.ranges.int_range_narrowing:PASS",
        "Compute in fewer bits where the ranges of integers allow it",
    ),
    "arith-unsigned-when-equivalent": (
        "pyopt.passes.ranges.unsigned_when_equivalent:PASS",
        "Replace signed ops by unsigned ones where the ranges of operands make them equivalent",
    ),
    "arith-emulate-unsupported-floats": (
        "pyopt.passes.lowering.arith_emulate_unsupported_floats:PASS",
        "Compute on unsupported float types in a wider type",
    ),
    "arith-emulate-wide-int": (
        "pyopt.passes.lowering.arith_emulate_wide_int:PASS",
        "Replace integers of twice the width of a target by vectors of two",
    ),
    "arith-expand": (
        "pyopt.passes.lowering.arith_expand:PASS",
        "Expand arith ops that targets rarely support into simpler ones",
    ),
    "bubble-down-memory-space-casts": (
        "pyopt.passes.memory.bubble_down_memory_space_casts:PASS",
        "Move casts of memory spaces below the ops that access memory",
    ),
    "buffer-hoisting": (
        "pyopt.passes.buffers.hoisting:PASS",
        "Hoist allocations to common dominators and out of regions",
    ),
    "buffer-loop-hoisting": (
        "pyopt.passes.buffers.hoisting:LOOP_PASS",
        "Hoist allocations out of loops",
    ),
    "buffer-results-to-out-params": (
        "pyopt.passes.buffers.buffer_results_to_out_params:PASS",
        "Convert memref results of functions to out parameters that the caller allocates",
    ),
    "buffer-deallocation-pipeline": (
        "pyopt.passes.buffers.deallocation_pipeline:PIPELINE",
        "Run the buffer deallocation pipeline",
    ),
    "buffer-deallocation-simplification": (
        "pyopt.passes.buffers.dealloc_simplification:PASS",
        "Simplify bufferization.dealloc by static aliasing information",
    ),
    "bufferization-lower-deallocations": (
        "pyopt.passes.buffers.lower_deallocations:PASS",
        "Lower bufferization.dealloc to memref.dealloc",
    ),
    "canonicalize": ("pyopt.passes.canonicalize:PASS", "Canonicalize operations"),
    "convert-arith-to-apfloat": (
        "pyopt.passes.lowering.arith_to_apfloat:PASS",
        "Convert arithmetic on floats to calls of functions on their encodings",
    ),
    "convert-arith-to-llvm": (
        "pyopt.passes.to_llvm.arith_to_llvm:PASS",
        "Convert the arith dialect to the llvm dialect",
    ),
    "convert-bufferization-to-memref": (
        "pyopt.passes.memory.bufferization_to_memref:PASS",
        "Convert clones and deallocations of bufferization to the memref dialect",
    ),
    "convert-complex-to-libm": (
        "pyopt.passes.lowering.complex_to_libm:PASS",
        "Convert the complex dialect to calls of libm",
    ),
    "convert-complex-to-llvm": (
        "pyopt.passes.to_llvm.complex_to_llvm:PASS",
        "Convert the complex dialect to the llvm dialect, by textbook formulas",
    ),
    "convert-complex-to-standard": (
        "pyopt.passes.lowering.complex_to_standard:PASS",
        "Convert the complex dialect to arith and math on real and imaginary parts",
    ),
    "convert-elementwise-to-linalg": (
        "pyopt.passes.lowering.elementwise_to_linalg:PASS",
        "Convert elementwise ops on tensors to linalg.generic",
    ),
    "convert-cf-to-llvm": ("pyopt.passes.to_llvm.cf_to_llvm:PASS", "Convert the cf dialect to the llvm dialect"),
    "convert-func-to-llvm": (
        "pyopt.passes.to_llvm.func_to_llvm:PASS",
        "Convert the func dialect to the llvm dialect",
    ),
    "convert-index-to-llvm": (
        "pyopt.passes.to_llvm.index_to_llvm:PASS",
        "Convert the index dialect to the llvm dialect",
    ),
    "convert-linalg-to-affine-loops": (
        "pyopt.passes.lowering.linalg_to_loops:TO_AFFINE_LOOPS",
        "Lower linalg ops on buffers to affine loops",
    ),
    "convert-linalg-to-loops": (
        "pyopt.passes.lowering.linalg_to_loops:TO_LOOPS",
        "Lower linalg ops on buffers to scf.for loops",
    ),
    "convert-linalg-to-parallel-loops": (
        "pyopt.passes.lowering.linalg_to_loops:TO_PARALLEL_LOOPS",
        "Lower linalg ops on buffers to scf.parallel loops",
    ),
    "convert-linalg-to-std": (
        "pyopt.passes.lowering.linalg_to_std:PASS",
        "Replace linalg ops on buffers by calls of library functions",
    ),
    "convert-math-to-apfloat": (
        "pyopt.passes.lowering.math_to_apfloat:PASS",
        "Convert functions of floats to calls of functions on their encodings",
    ),
    "convert-math-to-funcs": (
        "pyopt.passes.lowering.math_to_funcs:PASS",
        "Convert powers with integer exponents and leading zeros to calls of functions that are made",
    ),
    "convert-math-to-libm": (
        "pyopt.passes.lowering.math_to_libm:PASS",
        "Convert the math dialect to calls of libm",
    ),
    "convert-math-to-llvm": (
        "pyopt.passes.to_llvm.math_to_llvm:PASS",
        "Convert the math dialect to intrinsics of the llvm dialect",
    ),
    "convert-scf-to-cf": (
        "pyopt.passes.lowering.scf_to_cf:PASS",
        "Convert the scf dialect to the cf dialect",
    ),
    "convert-shape-constraints": (
        "pyopt.passes.shapes.convert_shape_constraints:PASS",
        "Convert shape constraints to assertions",
    ),
    "convert-shape-to-std": (
        "pyopt.passes.shapes.shape_to_std:PASS",
        "Convert the shape dialect to arith, scf and tensor ops",
    ),
    "convert-tensor-to-linalg": (
        "pyopt.passes.lowering.tensor_to_linalg:PASS",
        "Convert tensor.pad to linalg.fill and tensor.insert_slice",
    ),
    "convert-to-llvm": (
        "pyopt.passes.to_llvm.convert_to_llvm:PASS",
        "Convert all dialects that have a conversion to the llvm dialect",
    ),
    "convert-ub-to-llvm": (
        "pyopt.passes.to_llvm.ub_to_llvm:PASS",
        "Convert the ub dialect to the llvm dialect",
    ),
    "convert-vector-to-llvm": (
        "pyopt.passes.to_llvm.vector:PASS",
        "Convert the vector dialect to the llvm dialect",
    ),
    "convert-vector-to-scf": (
        "pyopt.passes.lowering.vector_to_scf:PASS",
        "Lower n-dimensional vector transfers to scf loops",
    ),
    "composite-fixed-point-pass": (
        "pyopt.passes.cleanup.composite_fixed_point:PASS",
        "Run a pipeline until it changes nothing any more",
    ),
    "control-flow-sink": (
        "pyopt.passes.cleanup.control_flow_sink:PASS",
        "Sink ops into conditionally executed regions",
    ),
    "cse": ("pyopt.passes.cleanup.cse:PASS", "Eliminate common sub-expressions"),
    "drop-equivalent-buffer-results": (
        "pyopt.passes.buffers.drop_equivalent_buffer_results:PASS",
        "Remove memref results of functions that are equal to an argument",
    ),
    "ensure-debug-info-scope-on-llvm-func": (
        "pyopt.passes.to_llvm.debug_scopes:PASS",
        "Add debug info subprograms to functions of the llvm dialect",
    ),
    "empty-tensor-to-alloc-tensor": (
        "pyopt.passes.lowering.empty_tensor_to_alloc_tensor:PASS",
        "Replace tensor.empty by bufferization.alloc_tensor",
    ),
    "expand-realloc": (
        "pyopt.passes.memory.expand_realloc:PASS",
        "Expand memref.realloc into alloc, copy and dealloc",
    ),
    "expand-strided-metadata": (
        "pyopt.passes.memory.expand_strided_metadata:PASS",
        "Expand views of memrefs into reinterpret_cast and index arithmetic",
    ),
    "flatten-memref": (
        "pyopt.passes.memory.flatten_memref:PASS",
        "Flatten accesses of n-dimensional memrefs to one dimension",
    ),
    "fold-memref-alias-ops": (
        "pyopt.passes.memory.fold_alias_ops:PASS",
        "Fold memref views into loads and stores",
    ),
    "duplicate-function-elimination": (
        "pyopt.passes.cleanup.duplicate_functions:PASS",
        "Erase private functions that do the same as others",
    ),
    "eliminate-empty-tensors": (
        "pyopt.passes.bufferize.eliminate_empty_tensors:PASS",
        "Replace tensor.empty by the destination that its users are inserted into",
    ),
    "finalize-memref-to-llvm": (
        "pyopt.passes.to_llvm.memref_to_llvm:PASS",
        "Finalize the conversion of the memref dialect to the llvm dialect",
    ),
    "fold-tensor-subset-ops": (
        "pyopt.passes.structured.fold_tensor_subset_ops:PASS",
        "Fold tensor slices into vector transfers and insertions",
    ),
    "generate-runtime-verification": (
        "pyopt.passes.verification.generate_runtime_verification:PASS",
        "Add assertions that check ops as they run",
    ),
    "inline": ("pyopt.passes.cleanup.inline:PASS", "Inline function calls"),
}
"""The first half: a dict literal is one call in the compiled build, and tcc takes at most 256 arguments."""

_L_TO_Z: Final = {
    "lift-cf-to-scf": (
        "pyopt.passes.loops.lifting.lift:PASS",
        "Convert blocks and branches to loops and choices of the scf dialect",
    ),
    "linalg-block-pack-matmul": (
        "pyopt.passes.structured.block_pack_matmul:PASS",
        "Pack the matrices of products into blocks",
    ),
    "linalg-detensorize": (
        "pyopt.passes.structured.detensorize:PASS",
        "Replace tensors without dimensions by scalars",
    ),
    "linalg-fold-into-elementwise": (
        "pyopt.passes.structured.fold_into_elementwise:PASS",
        "Fold transposes and broadcasts into linalg.elementwise",
    ),
    "linalg-fold-unit-extent-dims": (
        "pyopt.passes.structured.fold_unit_extent_dims:PASS",
        "Fold unit-extent dimensions of linalg ops on tensors and memrefs",
    ),
    "linalg-fuse-elementwise-ops": (
        "pyopt.passes.structured.fuse_elementwise_ops:PASS",
        "Fuse elementwise linalg ops with their consumers",
    ),
    "linalg-generalize-named-ops": (
        "pyopt.passes.lowering.linalg_generalize:PASS",
        "Convert named linalg ops to linalg.generic",
    ),
    "linalg-inline-scalar-operands": (
        "pyopt.passes.structured.inline_scalar_operands:PASS",
        "Inline operands of linalg.generic that are one element for all iterations",
    ),
    "linalg-morph-ops": (
        "pyopt.passes.structured.morph_ops:PASS",
        "Convert linalg ops between named, category and generic forms",
    ),
    "linalg-specialize-generic-ops": (
        "pyopt.passes.structured.specialize_generic_ops:PASS",
        "Convert linalg.generic to named ops, and unfold what its inputs' maps move",
    ),
    "lower-affine": (
        "pyopt.passes.lowering.lower_affine:PASS",
        "Lower the affine dialect to arith, scf, memref and vector ops",
    ),
    "int-range-optimizations": (
        "pyopt.passes.ranges.int_range_optimizations:PASS",
        "Optimize by the ranges of integers",
    ),
    "llvm-add-comdats": (
        "pyopt.passes.to_llvm.linking:ADD_COMDATS",
        "Give functions of the llvm dialect that are linked once a comdat each",
    ),
    "llvm-legalize-for-export": (
        "pyopt.passes.to_llvm.preparing:LEGALIZE",
        "Legalize the llvm dialect for translation to LLVM IR",
    ),
    "llvm-request-c-wrappers": (
        "pyopt.passes.to_llvm.preparing:REQUEST_WRAPPERS",
        "Request C wrapper functions for all functions",
    ),
    "llvm-use-default-visibility": (
        "pyopt.passes.to_llvm.linking:USE_VISIBILITY",
        "Set the visibility of definitions and declarations of the llvm dialect",
    ),
    "loop-invariant-code-motion": (
        "pyopt.passes.cleanup.loop_invariant_code_motion:PASS",
        "Hoist loop-invariant ops out of loops",
    ),
    "loop-invariant-subset-hoisting": (
        "pyopt.passes.cleanup.loop_invariant_subset_hoisting:PASS",
        "Hoist loop-invariant subset ops out of loops",
    ),
    "lower-sparse-foreach-to-scf": (
        "pyopt.passes.sparsify.foreach_to_scf:PASS",
        "Lower sparse_tensor.foreach to scf loops",
    ),
    "lower-sparse-ops-to-foreach": (
        "pyopt.passes.sparsify.ops_to_foreach:PASS",
        "Lower conversions, reshapes and I/O of sparse tensors to foreach and insertions",
    ),
    "lower-vector-mask": (
        "pyopt.passes.lowering.vector_mask:PASS",
        "Move masks of vector.mask into the transfers and gathers that they mask",
    ),
    "lower-vector-multi-reduction": (
        "pyopt.passes.lowering.vector_multi_reduction:PASS",
        "Lower vector.multi_reduction to elementwise ops or one-dimensional reductions",
    ),
    "lower-vector-to-from-elements-to-shuffle-tree": (
        "pyopt.passes.lowering.vector_shuffle_tree:PASS",
        "Lower vector.to_elements and from_elements to trees of vector.shuffle",
    ),
    "math-expand-ops": (
        "pyopt.passes.lowering.math_expand:PASS",
        "Expand math ops into simpler ones",
    ),
    "math-extend-to-supported-types": (
        "pyopt.passes.lowering.math_extend_to_supported_types:PASS",
        "Compute math ops on unsupported float types in a wider type",
    ),
    "math-sincos-fusion": (
        "pyopt.passes.lowering.math_sincos_fusion:PASS",
        "Fuse math.sin and math.cos of one operand to math.sincos",
    ),
    "math-uplift-to-fma": (
        "pyopt.passes.lowering.math_uplift_to_fma:PASS",
        "Fuse arith.mulf and arith.addf with the fast-math flag contract to math.fma",
    ),
    "mem2reg": ("pyopt.passes.cleanup.mem2reg:PASS", "Promote memory slots to SSA values"),
    "memref-emulate-wide-int": (
        "pyopt.passes.memory.memref_emulate_wide_int:PASS",
        "Replace memory of integers of twice the width of a target by memory of vectors",
    ),
    "memref-expand": (
        "pyopt.passes.memory.memref_expand:PASS",
        "Expand memref ops that targets rarely support into simpler ones",
    ),
    "optimize-allocation-liveness": (
        "pyopt.passes.buffers.allocation_liveness:PASS",
        "Move deallocations right behind the last use in the block",
    ),
    "ownership-based-buffer-deallocation": (
        "pyopt.passes.buffers.ownership_deallocation:PASS",
        "Insert deallocations by ownership of buffers",
    ),
    "normalize-memrefs": (
        "pyopt.passes.memory.normalize_memrefs:PASS",
        "Give memrefs without layouts to functions and their accesses",
    ),
    "one-shot-bufferize": (
        "pyopt.passes.bufferize.one_shot_bufferize:PASS",
        "Bufferize tensors by One-Shot analysis",
    ),
    "outline-shape-computation": (
        "pyopt.passes.shapes.outline_shape_computation:PASS",
        "Outline shape computation to shape functions",
    ),
    "pre-sparsification-rewrite": (
        "pyopt.passes.sparsify.pre_rewrite:PASS",
        "Rewrite kernels on sparse tensors before they are sparsified",
    ),
    "print-op-stats": (
        "pyopt.passes.inspection.print_op_stats:PASS",
        "Print the number of operations of each name",
    ),
    "print-ir": (
        "pyopt.passes.inspection.print_ir:PASS",
        "Print the IR to standard error",
    ),
    "promote-buffers-to-stack": (
        "pyopt.passes.buffers.promote_buffers_to_stack:PASS",
        "Promote heap allocations of small buffers to the stack",
    ),
    "reconcile-unrealized-casts": (
        "pyopt.passes.lowering.reconcile_unrealized_casts:PASS",
        "Remove unrealized casts that cancel each other",
    ),
    "reify-result-shapes": (
        "pyopt.passes.shapes.reify_result_shapes:PASS",
        "Refine result types by their reified shapes",
    ),
    "remove-dead-values": (
        "pyopt.passes.cleanup.dead_values:PASS",
        "Remove unused values, arguments and results",
    ),
    "remove-shape-constraints": (
        "pyopt.passes.shapes.remove_shape_constraints:PASS",
        "Replace shape constraints by a true witness",
    ),
    "resolve-ranked-shaped-type-result-dims": (
        "pyopt.passes.shapes.resolve_result_dims:RANKED",
        "Resolve memref.dim and tensor.dim of ranked results to operands",
    ),
    "resolve-shaped-type-result-dims": (
        "pyopt.passes.shapes.resolve_result_dims:PASS",
        "Resolve memref.dim and tensor.dim of results to operands",
    ),
    "sccp": ("pyopt.passes.cleanup.sccp:PASS", "Sparse conditional constant propagation"),
    "scf-for-to-while": (
        "pyopt.passes.loops.for_to_while:PASS",
        "Convert scf.for loops to scf.while loops",
    ),
    "scf-forall-to-for": (
        "pyopt.passes.loops.forall_to_loops:TO_FOR",
        "Convert scf.forall loops without results to nested scf.for loops",
    ),
    "scf-forall-to-parallel": (
        "pyopt.passes.loops.forall_to_loops:TO_PARALLEL",
        "Convert scf.forall loops without results to scf.parallel loops",
    ),
    "scf-parallel-for-to-nested-fors": (
        "pyopt.passes.loops.parallel_to_nested_fors:PASS",
        "Convert scf.parallel loops without reductions to nested scf.for loops",
    ),
    "set-llvm-module-datalayout": (
        "pyopt.passes.to_llvm.preparing:SET_LAYOUT",
        "Attach a data layout string to the module",
    ),
    "export-shape-functions": (
        "pyopt.passes.shapes.export_shape_functions:PASS",
        "Make functions that compute the shapes of the results of public functions",
    ),
    "shape-inference": (
        "pyopt.passes.shapes.inference:PASS",
        "Infer shapes, refine types and fold shape queries",
    ),
    "shape-to-shape-lowering": (
        "pyopt.passes.shapes.shape_to_shape_lowering:PASS",
        "Rewrite shape ops in terms of simpler shape ops",
    ),
    "scf-for-loop-canonicalization": (
        "pyopt.passes.loops.for_loop_canonicalization:PASS",
        "Canonicalize ops in scf.for bodies by the loop bounds",
    ),
    "scf-for-loop-peeling": (
        "pyopt.passes.loops.for_loop_peeling:PASS",
        "Peel the last or first iterations off scf.for loops",
    ),
    "scf-for-loop-specialization": (
        "pyopt.passes.loops.specialization:FOR",
        "Give scf.for loops that may end at a constant a copy that does",
    ),
    "scf-parallel-loop-fusion": (
        "pyopt.passes.loops.parallel_loop_fusion:PASS",
        "Fuse parallel loops in a row over the same iterations",
    ),
    "scf-parallel-loop-specialization": (
        "pyopt.passes.loops.specialization:PARALLEL",
        "Give scf.parallel loops that may end at constants a copy that does",
    ),
    "scf-parallel-loop-tiling": (
        "pyopt.passes.loops.parallel_loop_tiling:PASS",
        "Tile innermost parallel loops",
    ),
    "scf-for-loop-range-folding": (
        "pyopt.passes.loops.for_loop_range_folding:PASS",
        "Fold sums and products of loop counters into the bounds of the loops",
    ),
    "lower-sparse-iteration-to-scf": (
        "pyopt.passes.sparsify.iteration_to_scf:PASS",
        "Lower sparse_tensor.iterate and coiterate to scf loops",
    ),
    "simplify-depthwise-conv": (
        "pyopt.passes.structured.simplify_depthwise_conv:PASS",
        "Simplify depthwise convolutions with a channel multiplier of 1",
    ),
    "sparse-assembler": (
        "pyopt.passes.sparsify.sparse_assembler:PASS",
        "Wrap public functions on sparse tensors in functions on their buffers",
    ),
    "sparse-buffer-rewrite": (
        "pyopt.passes.sparsify.sparse_buffer_rewrite:PASS",
        "Lower sort and push_back of sparse buffers",
    ),
    "sparse-storage-specifier-to-llvm": (
        "pyopt.passes.sparsify.codegen.specifiers:PASS",
        "Convert sparse storage specifiers to structs of the llvm dialect",
    ),
    "sparse-tensor-codegen": (
        "pyopt.passes.sparsify.codegen.lowering:PASS",
        "Convert sparse tensors to their buffers",
    ),
    "sparse-space-collapse": (
        "pyopt.passes.sparsify.space_collapse:PASS",
        "Collapse nested iteration over consecutive levels",
    ),
    "sparse-reinterpret-map": (
        "pyopt.passes.sparsify.reinterpret_map:PASS",
        "Rewrite sparse tensors in level coordinates, and schedule loops",
    ),
    "sparse-tensor-conversion": (
        "pyopt.passes.sparsify.tensor_conversion:PASS",
        "Convert sparse tensors to handles and calls of the runtime library",
    ),
    "sparse-vectorization": (
        "pyopt.passes.sparsify.sparse_vectorization:PASS",
        "Vectorize the innermost loops of sparse kernels",
    ),
    "sparsification": (
        "pyopt.passes.sparsify.sparsification:PASS",
        "Generate loops over stored elements for linalg ops on sparse tensors",
    ),
    "sroa": ("pyopt.passes.cleanup.sroa:PASS", "Scalar replacement of aggregates"),
    "sparsification-and-bufferization": (
        "pyopt.passes.sparsify.pipelines:MINI_PASS",
        "Sparsify sparse kernels and bufferize all tensors",
    ),
    "sparsifier": (
        "pyopt.passes.sparsify.pipelines:SPARSIFIER",
        "Run the sparsification pipeline down to the llvm dialect",
    ),
    "stage-sparse-ops": (
        "pyopt.passes.sparsify.stage_sparse_ops:PASS",
        "Decompose sparse ops that need sorting into stages",
    ),
    "snapshot-op-locations": (
        "pyopt.passes.inspection.snapshot_op_locations:PASS",
        "Write the IR to a file, and take the places there as locations of ops",
    ),
    "strip-debuginfo": ("pyopt.passes.cleanup.strip_debuginfo:PASS", "Strip debug info from all operations"),
    "symbol-dce": ("pyopt.passes.cleanup.symbol_dce:PASS", "Erase dead symbols: private ones without uses"),
    "symbol-privatize": (
        "pyopt.passes.cleanup.symbol_privatize:PASS",
        "Make symbols private, except for those that are excluded",
    ),
    "test-lower-to-llvm": ("pyopt.passes.to_llvm.pipeline:LOWER", "Lower linalg, memref, scf and vector to llvm"),
    "test-print-shape-mapping": (
        "pyopt.passes.shapes.print_shape_mapping:PASS",
        "Print which function computes the shape of which value",
    ),
    "test-shape-function-report": (
        "pyopt.passes.shapes.shape_function_report:PASS",
        "Report for each op where its result shapes come from",
    ),
    "test-tensor-copy-insertion": (
        "pyopt.passes.bufferize.test_tensor_copy_insertion:PASS",
        "Insert the copies of tensors that one-shot-bufferize would make",
    ),
    "topological-sort": (
        "pyopt.passes.cleanup.topological_sort:PASS",
        "Sort ops of graph regions so that definitions precede uses",
    ),
    "view-op-graph": ("pyopt.passes.inspection.view_op_graph:PASS", "Print a Graphviz visualization of an operation"),
}
"""The second half."""

PASSES: Final = {**_A_TO_K, **_L_TO_Z}
"""Name -> (module:attribute, summary); named pipelines stand here too."""

_loaded: dict[str, PassDeclaration | None] = {}


def register_pass(declaration: PassDeclaration) -> None:
    """Makes the pass of a plug-in known."""
    _loaded[declaration.argument] = declaration


def is_pass(name: str) -> bool:
    """There is a pass of that name, ours or a plug-in's."""
    return name in PASSES or (name != "" and find_pass(name) is not None)


def find_pass(name: str) -> PassDeclaration | None:
    """The pass of that name, imported if need be."""
    if name not in _loaded:
        _loaded[name] = _load(name)
    return _loaded[name]


def known_pass(name: str) -> PassDeclaration:
    """The pass of that name, which has to be one of ours: a part of a pipeline."""
    found = find_pass(name)
    assert found is not None, name
    return found


def _load(name: str) -> PassDeclaration | None:
    from pyopt.pipeline.passes import PassDeclaration

    entry = PASSES.get(name)
    if entry is not None:
        module, _, attribute = entry[0].partition(":")
        found = getattr(__import__(module, fromlist=(attribute,)), attribute)
        assert isinstance(found, PassDeclaration)
        return found
    from pyopt.pipeline.plugin_passes import installed_pass

    return installed_pass(name)


def names() -> list[str]:
    """All pass names, those of plug-ins too."""
    from pyopt.pipeline.plugin_passes import installed_passes

    return sorted({*PASSES, *_known_plugins(), *installed_passes()})


def _known_plugins() -> list[str]:
    return [name for name, found in _loaded.items() if found is not None]


def summary(name: str) -> str:
    """One line on what a pass does."""
    if name in PASSES:
        return PASSES[name][1]
    try:
        found = find_pass(name)
    except DeclarationError as error:
        return f"(not usable: {error})"
    return "" if found is None else found.summary
