"""Passes by name: where each lives, and one line for the help. A pass's module is imported when it is first named."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.pipeline.passes import Pass

PASSES: Final = {
    "affine-fold-memref-alias-ops": (
        "pyopt.passes.memory.fold_alias_ops:AFFINE_PASS",
        "Fold views of memrefs into the loads and stores of affine",
    ),
    "affine-raise-from-memref": (
        "pyopt.passes.loops.affine_raise_from_memref:PASS",
        "Turn loads and stores at affine indices into ops of affine",
    ),
    "affine-simplify-min-max": (
        "pyopt.passes.loops.affine_simplify_min_max:PASS",
        "Drop results of affine.min and affine.max that can never be the one",
    ),
    "affine-simplify-structures": (
        "pyopt.passes.loops.affine_simplify_structures:PASS",
        "Simplify affine maps and sets, and drop what becomes trivial",
    ),
    "arith-int-range-narrowing": (
        "pyopt.passes.ranges.int_range_narrowing:PASS",
        "Compute in fewer bits where the ranges of integers allow it",
    ),
    "arith-unsigned-when-equivalent": (
        "pyopt.passes.ranges.unsigned_when_equivalent:PASS",
        "Take the unsigned op where the operands' ranges make it the same",
    ),
    "arith-expand": (
        "pyopt.passes.lowering.arith_expand:PASS",
        "Expand arith ops that targets seldom have into simpler ones",
    ),
    "bubble-down-memory-space-casts": (
        "pyopt.passes.memory.bubble_down_memory_space_casts:PASS",
        "Access memory in the space that it is known to be in",
    ),
    "buffer-hoisting": (
        "pyopt.passes.buffers.hoisting:PASS",
        "Move allocations to common dominators and out of regions",
    ),
    "buffer-loop-hoisting": (
        "pyopt.passes.buffers.hoisting:LOOP_PASS",
        "Move allocations out of loops",
    ),
    "buffer-results-to-out-params": (
        "pyopt.passes.buffers.buffer_results_to_out_params:PASS",
        "Turn returned buffers into arguments that the caller allocates",
    ),
    "buffer-deallocation-pipeline": (
        "pyopt.passes.buffers.deallocation_pipeline:PIPELINE",
        "Free what each block owns, with what comes before and behind that",
    ),
    "buffer-deallocation-simplification": (
        "pyopt.passes.buffers.dealloc_simplification:PASS",
        "Decide which conditional deallocation is needed by where buffers come from",
    ),
    "bufferization-lower-deallocations": (
        "pyopt.passes.buffers.lower_deallocations:PASS",
        "Turn conditional deallocation into memref.dealloc",
    ),
    "canonicalize": ("pyopt.passes.canonicalize:PASS", "Canonicalize operations"),
    "convert-arith-to-llvm": (
        "pyopt.passes.to_llvm.arith_to_llvm:PASS",
        "Turn arith ops into llvm ops",
    ),
    "convert-bufferization-to-memref": (
        "pyopt.passes.memory.bufferization_to_memref:PASS",
        "Turn clones and conditional deallocation into memref ops",
    ),
    "convert-complex-to-libm": (
        "pyopt.passes.lowering.complex_to_libm:PASS",
        "Turn functions of complex numbers into calls of C's mathematical library",
    ),
    "convert-complex-to-llvm": (
        "pyopt.passes.to_llvm.complex_to_llvm:PASS",
        "Turn complex numbers into structs, with the formulas of school",
    ),
    "convert-complex-to-standard": (
        "pyopt.passes.lowering.complex_to_standard:PASS",
        "Turn complex arithmetic into arith and math on the parts",
    ),
    "convert-elementwise-to-linalg": (
        "pyopt.passes.lowering.elementwise_to_linalg:PASS",
        "Turn elementwise ops on tensors into linalg.generic",
    ),
    "convert-cf-to-llvm": ("pyopt.passes.to_llvm.cf_to_llvm:PASS", "Turn branches and assertions into those of llvm"),
    "convert-func-to-llvm": (
        "pyopt.passes.to_llvm.func_to_llvm:PASS",
        "Turn functions, calls and returns into those of llvm, and arith and cf with them",
    ),
    "convert-index-to-llvm": (
        "pyopt.passes.to_llvm.index_to_llvm:PASS",
        "Turn index ops into llvm ops on integers",
    ),
    "convert-linalg-to-affine-loops": (
        "pyopt.passes.lowering.linalg_to_loops:TO_AFFINE_LOOPS",
        "Turn linalg ops on buffers into affine loops",
    ),
    "convert-linalg-to-loops": (
        "pyopt.passes.lowering.linalg_to_loops:TO_LOOPS",
        "Turn linalg ops on buffers into sequential loops",
    ),
    "convert-linalg-to-parallel-loops": (
        "pyopt.passes.lowering.linalg_to_loops:TO_PARALLEL_LOOPS",
        "Turn linalg ops on buffers into parallel loops",
    ),
    "convert-math-to-libm": (
        "pyopt.passes.lowering.math_to_libm:PASS",
        "Turn functions of floats into calls of C's mathematical library",
    ),
    "convert-math-to-llvm": (
        "pyopt.passes.to_llvm.math_to_llvm:PASS",
        "Turn math ops into llvm's intrinsics",
    ),
    "convert-scf-to-cf": (
        "pyopt.passes.lowering.scf_to_cf:PASS",
        "Turn structured control flow into blocks and branches",
    ),
    "convert-shape-constraints": (
        "pyopt.passes.shapes.convert_shape_constraints:PASS",
        "Turn constraints on shapes into assertions",
    ),
    "convert-shape-to-std": (
        "pyopt.passes.shapes.shape_to_std:PASS",
        "Turn shape ops on extent tensors into arith, scf and tensor ops",
    ),
    "convert-tensor-to-linalg": (
        "pyopt.passes.lowering.tensor_to_linalg:PASS",
        "Turn padding of tensors into linalg.fill and insertion",
    ),
    "convert-to-llvm": ("pyopt.passes.to_llvm.convert_to_llvm:PASS", "Turn ops of all dialects that can into llvm"),
    "convert-ub-to-llvm": (
        "pyopt.passes.to_llvm.ub_to_llvm:PASS",
        "Turn poison and unreachable places into those of llvm",
    ),
    "convert-vector-to-llvm": (
        "pyopt.passes.to_llvm.vector:PASS",
        "Turn vector ops into llvm ops",
    ),
    "convert-vector-to-scf": (
        "pyopt.passes.lowering.vector_to_scf:PASS",
        "Turn vector transfers of several dimensions into loops",
    ),
    "control-flow-sink": (
        "pyopt.passes.cleanup.control_flow_sink:PASS",
        "Sink ops into the only branch that uses them",
    ),
    "cse": ("pyopt.passes.cleanup.cse:PASS", "Eliminate common sub-expressions"),
    "drop-equivalent-buffer-results": (
        "pyopt.passes.buffers.drop_equivalent_buffer_results:PASS",
        "Drop the results of functions that are their arguments",
    ),
    "ensure-debug-info-scope-on-llvm-func": (
        "pyopt.passes.to_llvm.debug_scopes:PASS",
        "Give functions of the llvm dialect subprograms, for debug info",
    ),
    "empty-tensor-to-alloc-tensor": (
        "pyopt.passes.lowering.empty_tensor_to_alloc_tensor:PASS",
        "Allocate the tensors that begin without contents",
    ),
    "expand-realloc": (
        "pyopt.passes.memory.expand_realloc:PASS",
        "Expand memref.realloc into allocation, copy and deallocation",
    ),
    "expand-strided-metadata": (
        "pyopt.passes.memory.expand_strided_metadata:PASS",
        "Expand views of memrefs into reinterpret_cast and index arithmetic",
    ),
    "flatten-memref": (
        "pyopt.passes.memory.flatten_memref:PASS",
        "Access memrefs as if they had one dimension",
    ),
    "fold-memref-alias-ops": (
        "pyopt.passes.memory.fold_alias_ops:PASS",
        "Fold views of memrefs into the loads and stores of them",
    ),
    "eliminate-empty-tensors": (
        "pyopt.passes.bufferize.eliminate_empty_tensors:PASS",
        "Compute in the place of the result what would need a tensor of its own",
    ),
    "finalize-memref-to-llvm": ("pyopt.passes.to_llvm.memref_to_llvm:PASS", "Turn buffers into pointers of llvm"),
    "fold-tensor-subset-ops": (
        "pyopt.passes.structured.fold_tensor_subset_ops:PASS",
        "Fold slices of tensors into the transfers and insertions around them",
    ),
    "inline": ("pyopt.passes.cleanup.inline:PASS", "Replace calls by the body of what they call"),
    "linalg-fold-into-elementwise": (
        "pyopt.passes.structured.fold_into_elementwise:PASS",
        "Read through transposes in linalg.elementwise",
    ),
    "linalg-fold-unit-extent-dims": (
        "pyopt.passes.structured.fold_unit_extent_dims:PASS",
        "Drop loops and dimensions of extent 1 from linalg ops",
    ),
    "linalg-fuse-elementwise-ops": (
        "pyopt.passes.structured.fuse_elementwise_ops:PASS",
        "Fuse elementwise linalg ops with those that use their results",
    ),
    "linalg-generalize-named-ops": (
        "pyopt.passes.lowering.linalg_generalize:PASS",
        "Turn named linalg ops into linalg.generic",
    ),
    "linalg-morph-ops": (
        "pyopt.passes.structured.morph_ops:PASS",
        "Give linalg ops another form: generic, named, or of a category",
    ),
    "lower-affine": (
        "pyopt.passes.lowering.lower_affine:PASS",
        "Turn affine ops into arith, scf, memref and vector ops",
    ),
    "int-range-optimizations": (
        "pyopt.passes.ranges.int_range_optimizations:PASS",
        "Simplify by the ranges that integers are known to be in",
    ),
    "llvm-legalize-for-export": (
        "pyopt.passes.to_llvm.preparing:LEGALIZE",
        "Give repeated successors of a branch blocks of their own",
    ),
    "llvm-request-c-wrappers": ("pyopt.passes.to_llvm.preparing:REQUEST_WRAPPERS", "Have all functions called from C"),
    "loop-invariant-code-motion": (
        "pyopt.passes.cleanup.loop_invariant_code_motion:PASS",
        "Move what a loop would compute anew each time in front of it",
    ),
    "loop-invariant-subset-hoisting": (
        "pyopt.passes.cleanup.loop_invariant_subset_hoisting:PASS",
        "Let loops carry slices that they read and replace each time",
    ),
    "lower-sparse-foreach-to-scf": (
        "pyopt.passes.sparsify.foreach_to_scf:PASS",
        "Turn sparse_tensor.foreach into loops over storage",
    ),
    "lower-sparse-ops-to-foreach": (
        "pyopt.passes.sparsify.ops_to_foreach:PASS",
        "Turn conversions, reshapes and files of sparse tensors into foreach and insertions",
    ),
    "lower-vector-multi-reduction": (
        "pyopt.passes.lowering.vector_multi_reduction:PASS",
        "Turn vector.multi_reduction into arithmetic on rows, or reductions of rows",
    ),
    "lower-vector-to-from-elements-to-shuffle-tree": (
        "pyopt.passes.lowering.vector_shuffle_tree:PASS",
        "Make vectors of elements of others by vector.shuffle",
    ),
    "math-expand-ops": (
        "pyopt.passes.lowering.math_expand:PASS",
        "Expand functions of numbers into simpler ones and arithmetic",
    ),
    "math-extend-to-supported-types": (
        "pyopt.passes.lowering.math_extend_to_supported_types:PASS",
        "Compute functions of floats that a target lacks in a wider type",
    ),
    "math-sincos-fusion": (
        "pyopt.passes.lowering.math_sincos_fusion:PASS",
        "Compute the sine and the cosine of an angle together",
    ),
    "mem2reg": ("pyopt.passes.cleanup.mem2reg:PASS", "Replace memory slots that nothing else refers to by values"),
    "memref-expand": (
        "pyopt.passes.memory.memref_expand:PASS",
        "Expand memref ops that targets seldom have into simpler ones",
    ),
    "optimize-allocation-liveness": (
        "pyopt.passes.buffers.allocation_liveness:PASS",
        "Free buffers right behind their last use in the block",
    ),
    "ownership-based-buffer-deallocation": (
        "pyopt.passes.buffers.ownership_deallocation:PASS",
        "Free what each block owns, by indicators that are handed on with buffers",
    ),
    "one-shot-bufferize": (
        "pyopt.passes.bufferize.one_shot_bufferize:PASS",
        "Make buffers of tensors, with copies where the analysis finds them needed",
    ),
    "outline-shape-computation": (
        "pyopt.passes.shapes.outline_shape_computation:PASS",
        "Move computations of shapes into shape functions",
    ),
    "pre-sparsification-rewrite": (
        "pyopt.passes.sparsify.pre_rewrite:PASS",
        "Rewrite kernels on sparse tensors before they are sparsified",
    ),
    "print-op-stats": (
        "pyopt.passes.inspection.print_op_stats:PASS",
        "Print the number of operations of each name",
    ),
    "promote-buffers-to-stack": (
        "pyopt.passes.buffers.promote_buffers_to_stack:PASS",
        "Put small buffers on the stack",
    ),
    "reconcile-unrealized-casts": (
        "pyopt.passes.lowering.reconcile_unrealized_casts:PASS",
        "Remove unrealized casts that cancel each other",
    ),
    "reify-result-shapes": (
        "pyopt.passes.shapes.reify_result_shapes:PASS",
        "Refine result types by what operands say of them",
    ),
    "remove-dead-values": (
        "pyopt.passes.cleanup.dead_values:PASS",
        "Remove unused values, arguments and results",
    ),
    "remove-shape-constraints": (
        "pyopt.passes.shapes.remove_shape_constraints:PASS",
        "Take constraints on shapes to hold",
    ),
    "resolve-ranked-shaped-type-result-dims": (
        "pyopt.passes.shapes.resolve_result_dims:RANKED",
        "Compute extents of ranked results from operands",
    ),
    "resolve-shaped-type-result-dims": (
        "pyopt.passes.shapes.resolve_result_dims:PASS",
        "Compute extents of results from operands",
    ),
    "sccp": ("pyopt.passes.cleanup.sccp:PASS", "Propagate constants along the paths that can be taken"),
    "scf-parallel-for-to-nested-fors": (
        "pyopt.passes.loops.parallel_to_nested_fors:PASS",
        "Turn parallel loops that reduce nothing into sequential ones",
    ),
    "set-llvm-module-datalayout": ("pyopt.passes.to_llvm.preparing:SET_LAYOUT", "Give the module a data layout"),
    "shape-inference": (
        "pyopt.passes.shapes.inference:PASS",
        "Infer shapes, refine types, and decide what is asked of shapes",
    ),
    "shape-to-shape-lowering": (
        "pyopt.passes.shapes.shape_to_shape_lowering:PASS",
        "Rewrite shape ops in terms of simpler shape ops",
    ),
    "scf-for-loop-canonicalization": (
        "pyopt.passes.loops.for_loop_canonicalization:PASS",
        "Simplify what stands in loops by the loops' ranges and carried values",
    ),
    "scf-for-loop-peeling": (
        "pyopt.passes.loops.for_loop_peeling:PASS",
        "Give the iterations at the end or the start of a loop a loop of their own",
    ),
    "lower-sparse-iteration-to-scf": (
        "pyopt.passes.sparsify.iteration_to_scf:PASS",
        "Turn iteration over sparse spaces into loops",
    ),
    "simplify-depthwise-conv": (
        "pyopt.passes.structured.simplify_depthwise_conv:PASS",
        "Drop the dimension of filters from depthwise convolutions that have one for each channel",
    ),
    "sparse-assembler": (
        "pyopt.passes.sparsify.sparse_assembler:PASS",
        "Wrap public functions on sparse tensors into functions on their arrays",
    ),
    "sparse-buffer-rewrite": (
        "pyopt.passes.sparsify.sparse_buffer_rewrite:PASS",
        "Rewrite buffers that grow, and sorting, as loops, branches and functions",
    ),
    "sparse-storage-specifier-to-llvm": (
        "pyopt.passes.sparsify.codegen.specifiers:PASS",
        "Turn the specifiers of sparse storage into structs of LLVM",
    ),
    "sparse-tensor-codegen": (
        "pyopt.passes.sparsify.codegen.lowering:PASS",
        "Turn sparse tensors into the buffers that they are stored in",
    ),
    "sparse-space-collapse": (
        "pyopt.passes.sparsify.space_collapse:PASS",
        "Make nested iteration over neighbouring levels one",
    ),
    "sparse-reinterpret-map": (
        "pyopt.passes.sparsify.reinterpret_map:PASS",
        "Rewrite sparse tensors by their levels, and order loops",
    ),
    "sparse-tensor-conversion": (
        "pyopt.passes.sparsify.tensor_conversion:PASS",
        "Turn sparse tensors into handles of the runtime library, and their ops into its calls",
    ),
    "sparse-vectorization": (
        "pyopt.passes.sparsify.sparse_vectorization:PASS",
        "Vectorize the innermost loops of sparse kernels",
    ),
    "sparsification": (
        "pyopt.passes.sparsify.sparsification:PASS",
        "Turn linalg ops on sparse tensors into loops over what is stored",
    ),
    "sroa": ("pyopt.passes.cleanup.sroa:PASS", "Split memory slots of aggregates into slots for their parts"),
    "sparsification-and-bufferization": (
        "pyopt.passes.sparsify.pipelines:MINI_PASS",
        "Make loops of sparse kernels, and buffers of all tensors",
    ),
    "sparsifier": ("pyopt.passes.sparsify.pipelines:SPARSIFIER", "Make LLVM of programs on sparse tensors"),
    "stage-sparse-ops": (
        "pyopt.passes.sparsify.stage_sparse_ops:PASS",
        "Sort what conversions and concatenations give in the wrong order",
    ),
    "strip-debuginfo": ("pyopt.passes.cleanup.strip_debuginfo:PASS", "Strip debug info from all operations"),
    "symbol-dce": ("pyopt.passes.cleanup.symbol_dce:PASS", "Erase dead symbols: private ones without uses"),
    "symbol-privatize": (
        "pyopt.passes.cleanup.symbol_privatize:PASS",
        "Make symbols private, but for those that are excluded",
    ),
    "test-lower-to-llvm": ("pyopt.passes.to_llvm.pipeline:LOWER", "Lower linalg, memref, scf and vector to llvm"),
    "test-print-shape-mapping": (
        "pyopt.passes.shapes.print_shape_mapping:PASS",
        "Print which function computes the shape of which value",
    ),
    "test-shape-function-report": (
        "pyopt.passes.shapes.shape_function_report:PASS",
        "Say for each op where the shapes of its results come from",
    ),
    "test-tensor-copy-insertion": (
        "pyopt.passes.bufferize.test_tensor_copy_insertion:PASS",
        "Insert the copies of tensors that one-shot-bufferize would make",
    ),
    "topological-sort": (
        "pyopt.passes.cleanup.topological_sort:PASS",
        "Put the ops of graph regions into an order with definitions before uses",
    ),
    "view-op-graph": ("pyopt.passes.inspection.view_op_graph:PASS", "Print a Graphviz visualization of an operation"),
}
"""Name -> (module:attribute, summary); named pipelines stand here too."""

ENTRY_POINTS: Final = "pyopt.passes"
"""The group of entry points that other distributions declare their passes in."""

_loaded: dict[str, Pass | None] = {}


def load_plugin(module: str) -> str:
    """Takes in the PASS or the PASSES of a module; says what is wrong, if anything."""
    from pyopt.pipeline.passes import Pass

    try:
        loaded = __import__(module, fromlist=("PASSES",))
    except ImportError as error:
        return f"cannot load the pass plug-in '{module}': {error}"
    found = getattr(loaded, "PASSES", None) or (getattr(loaded, "PASS", None),)
    for one in found:
        if not isinstance(one, Pass):
            return f"the pass plug-in '{module}' has neither PASS nor PASSES that make_pass made"
        _loaded[one.argument] = one
    return ""


def is_pass(name: str) -> bool:
    """There is a pass of that name, ours or a plug-in's."""
    return name in PASSES or (name != "" and find_pass(name) is not None)


def find_pass(name: str) -> Pass | None:
    """The pass of that name, imported if need be."""
    if name not in _loaded:
        _loaded[name] = _load(name)
    return _loaded[name]


def known_pass(name: str) -> Pass:
    """The pass of that name, which has to be one of ours: a part of a pipeline."""
    found = find_pass(name)
    assert found is not None, name
    return found


def _load(name: str) -> Pass | None:
    from pyopt.pipeline.passes import Pass

    entry = PASSES.get(name)
    if entry is not None:
        module, _, attribute = entry[0].partition(":")
        found = getattr(__import__(module, fromlist=(attribute,)), attribute)
        assert isinstance(found, Pass)
        return found
    from importlib.metadata import entry_points

    for point in entry_points(group=ENTRY_POINTS, name=name):
        loaded = point.load()
        if isinstance(loaded, Pass):
            return loaded
    return None


def names() -> list[str]:
    """All pass names, those of plug-ins too."""
    from importlib.metadata import entry_points

    return sorted({*PASSES, *_known_plugins(), *(point.name for point in entry_points(group=ENTRY_POINTS))})


def _known_plugins() -> list[str]:
    return [name for name, found in _loaded.items() if found is not None]


def summary(name: str) -> str:
    """One line on what a pass does."""
    if name in PASSES:
        return PASSES[name][1]
    found = find_pass(name)
    return "" if found is None else found.summary
