"""sparsification-and-bufferization and sparsifier: the sparsifier's stages one after another.

The stages are those of the reference, in its order. The first pipeline ends with buffers, the second one in the llvm
dialect. `reference-exact` goes to all stages that have it.
"""

from __future__ import annotations

from pyopt.light import final
from pyopt.passes.sparsify.loops.options import EMIT_HELP, EMIT_STRATEGIES, ITERATORS, PARALLEL_HELP, STRATEGIES
from pyopt.pipeline.manager import PassManager
from pyopt.pipeline.passes import Pass, PassContext, ScheduledPass, make_pass, make_pipeline

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.core import Operation
    from pyopt.pipeline.passes import Step

FUNCTION: Final = "func.func"
MINI: Final = "sparsification-and-bufferization"
COPIES: Final = "(copies of what is overwritten)"
"""A step that is no pass of its own."""


@final
class MiniOptions:
    """Those of the reference's pass."""

    def __init__(self) -> None:
        self.vl = 0
        self.enable_vla_vectorization = False
        self.enable_simd_index32 = False
        self.enable_gpu_libgen = False
        self.parallelization_strategy = "none"
        self.reference_exact = False
        self.sparse_emit_strategy = "functional"


@final
class SparsifierOptions:
    """Those of the reference's pipeline."""

    def __init__(self) -> None:
        self.create_sparse_deallocs = True
        self.enable_amx = False
        self.enable_arm_neon = False
        self.enable_arm_sve = False
        self.enable_buffer_initialization = False
        self.enable_gpu_libgen = False
        self.enable_index_optimizations = True
        self.enable_runtime_library = True
        self.enable_x86vector = False
        self.gpu_chip = "sm_80"
        self.gpu_features = "+ptx71"
        self.gpu_format = "fatbin"
        self.gpu_triple = ""
        self.parallelization_strategy = "none"
        self.reassociate_fp_reductions = False
        self.reference_exact = False
        self.sparse_emit_strategy = "functional"
        self.test_bufferization_analysis_only = False
        self.vl = 0


def _text(value: bool) -> str:
    return "true" if value else "false"


@final
class Ways:
    """What the pass cannot be told on the command line, and the sparsifier can: where storage is, and so on."""

    def __init__(self, sparsifier: SparsifierOptions | None = None, reference_exact: bool = False) -> None:
        given = SparsifierOptions() if sparsifier is None else sparsifier
        self.runtime_library = sparsifier is not None and given.enable_runtime_library
        # The reference frees temporary buffers in the sparsifier only.
        self.deallocates = given.create_sparse_deallocs and (sparsifier is not None or not reference_exact)
        self.clears = given.enable_buffer_initialization


def mini_stages(options: MiniOptions, ways: Ways) -> list[tuple[str, str]]:
    """(pass, text of its options) of sparsification-and-bufferization."""
    strategy = options.sparse_emit_strategy
    library = f"enable-runtime-library={_text(ways.runtime_library)}"
    loops = f"{library} sparse-emit-strategy={strategy}"
    if options.parallelization_strategy != "none":
        loops += f" parallelization-strategy={options.parallelization_strategy}"
    stages = [("pre-sparsification-rewrite", ""), ("empty-tensor-to-alloc-tensor", ""), (COPIES, "")]
    stages += [("sparse-reinterpret-map", ""), ("sparsification", loops)]
    if strategy == ITERATORS:
        stages += [("sparse-space-collapse", ""), ("lower-sparse-iteration-to-scf", "")]
    stages += [
        ("stage-sparse-ops", ""),
        ("lower-sparse-ops-to-foreach", library),
        ("sparse-reinterpret-map", "scope=except-generic"),
        ("lower-sparse-foreach-to-scf", ""),
        ("loop-invariant-code-motion", ""),
    ]
    if options.vl > 0:
        vectors = f"vl={options.vl} enable-vla-vectorization={_text(options.enable_vla_vectorization)}"
        vectors += f" enable-simd-index32={_text(options.enable_simd_index32)}"
        stages.append(("sparse-vectorization", vectors))
    if ways.runtime_library:
        stages.append(("sparse-tensor-conversion", ""))
    else:
        clear = "enable-buffer-initialization=true" if ways.clears else ""
        keep = "" if ways.deallocates else "create-sparse-deallocs=false"
        stages += [("sparse-tensor-codegen", f"{keep} {clear}".strip()), ("sparse-buffer-rewrite", clear)]
    return [(name, exactly(name, text)) for name, text in stages] if options.reference_exact else stages


def exactly(name: str, text: str) -> str:
    """The options of a pass with the one that has the reference's decisions, if there is one."""
    from pyopt.passes.registry import known_pass

    if name == COPIES or "reference-exact" not in known_pass(name).option_help:
        return text
    return f"{text} reference-exact=true".strip()


def run_mini(op: Operation, pass_context: PassContext) -> bool:
    """Runs the stages one after the other, and bufferizes what is dense in the end."""
    options = pass_context.options
    assert isinstance(options, MiniOptions)
    return run_stages(op, pass_context, mini_stages(options, Ways(None, options.reference_exact)), False)


def run_stages(op: Operation, pass_context: PassContext, stages: list[tuple[str, str]], only_analysis: bool) -> bool:
    """Runs stages; all that is done is done once one of them fails."""
    from pyopt.passes.registry import known_pass
    from pyopt.passes.sparsify.codegen.bufferization import bufferize_dense, decide_copies

    run_pipeline = pass_context.run_pipeline
    options = pass_context.options
    assert run_pipeline is not None and isinstance(options, MiniOptions)
    for name, text in stages:
        if name == COPIES:
            if not decide_copies(op, pass_context, only_analysis, options.reference_exact) or only_analysis:
                return True
            continue
        manager = PassManager(op.info.name)
        manager.add(ScheduledPass(known_pass(name), text), implicit_nesting=True)
        if not run_pipeline(manager, op):
            pass_context.fail()
            return True
    bufferize_dense(op, pass_context, options.reference_exact)
    return True


MINI_HELP: Final = {
    "enable-gpu-libgen": "Not supported: calls of GPU libraries",
    "enable-simd-index32": "Vectors of indices have 32 bits an element",
    "enable-vla-vectorization": "Vectors whose length the machine decides",
    "parallelization-strategy": PARALLEL_HELP,
    "reference-exact": "Decide as mlir-opt does, in all stages",
    "sparse-emit-strategy": EMIT_HELP,
    "vl": "Elements of a vector, 0 for no vectors",
}
MINI_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "parallelization-strategy": STRATEGIES, "sparse-emit-strategy": EMIT_STRATEGIES,
}  # fmt: skip
MINI_PASS: Final = make_pass(
    MINI,
    run_mini,
    MiniOptions,
    options=MINI_HELP,
    choices=MINI_CHOICES,
    gpu_options=("enable-gpu-libgen",),
    anchor="builtin.module",
)


def vector_options(options: SparsifierOptions) -> str:
    """The options of convert-vector-to-llvm."""
    return (
        f"enable-amx={_text(options.enable_amx)} enable-arm-neon={_text(options.enable_arm_neon)} "
        f"enable-arm-sve={_text(options.enable_arm_sve)} enable-x86vector={_text(options.enable_x86vector)} "
        f"force-32bit-vector-indices={_text(options.enable_index_optimizations)} "
        f"reassociate-fp-reductions={_text(options.reassociate_fp_reductions)}"
    )


def sparsifier_stages(options: SparsifierOptions) -> list[tuple[str, str, str]]:
    """(anchor or "", pass, options) of the pipeline."""
    vectors = ("", "convert-vector-to-llvm", vector_options(options))
    stages = [(FUNCTION, "linalg-generalize-named-ops", ""), (FUNCTION, "linalg-fuse-elementwise-ops", "")]
    mini = (
        f"enable-gpu-libgen={_text(options.enable_gpu_libgen)} "
        f"enable-simd-index32={_text(options.enable_index_optimizations)} "
        f"enable-vla-vectorization={_text(options.enable_arm_sve)} "
        f"parallelization-strategy={options.parallelization_strategy} "
        f"sparse-emit-strategy={options.sparse_emit_strategy} vl={options.vl}"
    )
    stages.append(("", MINI, mini))
    if options.test_bufferization_analysis_only:
        return stages
    stages += [
        ("", "sparse-storage-specifier-to-llvm", ""),
        (FUNCTION, "canonicalize", ""),
        (FUNCTION, "convert-linalg-to-loops", ""),
        (FUNCTION, "convert-vector-to-scf", ""),
        (FUNCTION, "expand-realloc", "emit-deallocs=true"),
        (FUNCTION, "convert-scf-to-cf", ""),
        ("", "expand-strided-metadata", ""),
        ("", "lower-affine", ""),
        vectors,
        (FUNCTION, "convert-complex-to-standard", ""),
        (FUNCTION, "arith-expand", ""),
        (FUNCTION, "convert-math-to-llvm", "approximate-log1p=true"),
        ("", "convert-math-to-libm", ""),
        ("", "convert-complex-to-libm", ""),
        vectors,
        ("", "convert-to-llvm", ""),
        ("", "reconcile-unrealized-casts", ""),
    ]
    return stages


def mini_pass(options: SparsifierOptions) -> Pass:
    """sparsification-and-bufferization as a part of the sparsifier."""

    def run(op: Operation, pass_context: PassContext) -> bool:
        given = pass_context.options
        assert isinstance(given, MiniOptions)
        stages = mini_stages(given, Ways(options))
        return run_stages(op, pass_context, stages, options.test_bufferization_analysis_only)

    return make_pass(MINI, run, MiniOptions, options=MINI_HELP, choices=MINI_CHOICES, anchor="builtin.module")


def expand(options: object) -> list[Step]:
    """The passes of the sparsifier."""
    from pyopt.passes.registry import known_pass

    assert isinstance(options, SparsifierOptions)
    stages = sparsifier_stages(options)
    if options.reference_exact:
        stages = [(anchor, name, exactly(name, text)) for anchor, name, text in stages]
    return [(anchor, mini_pass(options) if name == MINI else known_pass(name), text) for anchor, name, text in stages]


SPARSIFIER: Final = make_pipeline(
    "sparsifier",
    expand,
    SparsifierOptions,
    options={
        "create-sparse-deallocs": "Free the temporary buffers that the sparsifier makes",
        "enable-amx": "Vectors may become AMX",
        "enable-arm-neon": "Vectors may become ArmNeon",
        "enable-arm-sve": "Vectors may become ArmSVE, and have the length that the machine decides",
        "enable-buffer-initialization": "Memory begins as zeros",
        "enable-gpu-libgen": "Not supported: calls of GPU libraries",
        "enable-index-optimizations": "Vectors of indices have 32 bits an element",
        "enable-runtime-library": "Storage is the runtime library's, not code of ours",
        "enable-x86vector": "Vectors may become X86Vector",
        "gpu-chip": "Not supported: the GPU's architecture",
        "gpu-features": "Not supported: the GPU's features",
        "gpu-format": "Not supported: the format of compiled GPU code",
        "gpu-triple": "Not supported: the GPU's target triple",
        "parallelization-strategy": PARALLEL_HELP,
        "reassociate-fp-reductions": "Sums of floats may be computed in another order",
        "reference-exact": "Decide as mlir-opt does, in all stages",
        "sparse-emit-strategy": EMIT_HELP,
        "test-bufferization-analysis-only": "Analyse what can be in place, and no more",
        "vl": "Elements of a vector, 0 for no vectors",
    },
    choices=MINI_CHOICES,
    gpu_options=("enable-gpu-libgen", "gpu-chip", "gpu-features", "gpu-format", "gpu-triple"),
)
