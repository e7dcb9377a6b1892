"""sparsification-and-bufferization and sparsifier: the sparsifier's stages one after another.

The stages are those of the reference, in its order. Those from `sparse-tensor-codegen` on, which turn sparse tensors
into buffers and buffers into LLVM, are not there yet: the pipeline's user is told at which one it ends, and how to
run what comes before by itself. Nothing is left out in silence.
"""

from __future__ import annotations

from pyopt.light import final
from pyopt.passes.sparsify.loops.options import EMIT_HELP, EMIT_STRATEGIES, ITERATORS, STRATEGIES
from pyopt.passes.sparsify.storage.copies import insert_copies
from pyopt.pipeline.manager import PassManager
from pyopt.pipeline.passes import Pass, PassContext, ScheduledPass, make_pass, make_pipeline

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.core import Operation
    from pyopt.pipeline.passes import Step

FUNCTION: Final = "func.func"
MINI: Final = "sparsification-and-bufferization"
COPIES: Final = "(copies of what loops overwrite)"
"""A step that is no pass of its own."""
DIRECT: Final = "enable-runtime-library=false"


@final
class MiniOptions:
    """Those of the reference's pass."""

    def __init__(self) -> None:
        self.vl = 0
        self.enable_vla_vectorization = False
        self.enable_simd_index32 = False
        self.enable_gpu_libgen = False
        self.sparse_emit_strategy = "functional"


def mini_stages(options: MiniOptions) -> list[tuple[str, str]]:
    """(pass, text of its options) of sparsification-and-bufferization."""
    strategy = options.sparse_emit_strategy
    stages = [("pre-sparsification-rewrite", ""), ("empty-tensor-to-alloc-tensor", ""), (COPIES, "")]
    stages += [("sparse-reinterpret-map", ""), ("sparsification", f"{DIRECT} sparse-emit-strategy={strategy}")]
    if strategy == ITERATORS:
        stages += [("sparse-space-collapse", ""), ("lower-sparse-iteration-to-scf", "")]
    stages += [
        ("stage-sparse-ops", ""),
        ("lower-sparse-ops-to-foreach", DIRECT),
        ("sparse-reinterpret-map", "scope=except-generic"),
        ("lower-sparse-foreach-to-scf", ""),
        ("loop-invariant-code-motion", ""),
    ]
    if options.vl > 0:
        vectors = f"vl={options.vl} enable-vla-vectorization={_text(options.enable_vla_vectorization)}"
        vectors += f" enable-simd-index32={_text(options.enable_simd_index32)}"
        stages.append(("sparse-vectorization", vectors))
    return [*stages, ("sparse-tensor-codegen", ""), ("sparse-buffer-rewrite", "")]


def flags_until(stages: list[tuple[str, str]], end: int) -> str:
    """The flags of the first passes, for people to run."""
    given = [(name, options) for name, options in stages[:end] if name != COPIES]
    flags = [f"--{name}={options}" if options else f"--{name}" for name, options in given]
    return " ".join([f'"{flag}"' if " " in flag else flag for flag in flags])


def run_mini(op: Operation, pass_context: PassContext) -> bool:
    """Runs the stages until there is one that does not exist."""
    from pyopt.passes.registry import find_pass

    options = pass_context.options
    assert isinstance(options, MiniOptions)
    stages = mini_stages(options)
    run_pipeline = pass_context.run_pipeline
    assert run_pipeline is not None
    for number, (name, text) in enumerate(stages):
        if name == COPIES:
            insert_copies(op, pass_context.context)
            continue
        declaration = find_pass(name)
        if declaration is None:
            report_missing(op, pass_context, MINI, name, flags_until(stages, number))
            return True
        manager = PassManager(op.info.name)
        manager.add(ScheduledPass(declaration, text), implicit_nesting=True)
        if not run_pipeline(manager, op):
            pass_context.fail()
            return True
    report_missing(op, pass_context, MINI, "the bufferization of what is dense", flags_until(stages, len(stages)))
    return True


def report_missing(op: Operation, pass_context: PassContext, pipeline: str, missing: str, before: str) -> None:
    """Says where a pipeline ends, and fails."""
    message = f"{pipeline} cannot go on: pyopt does not have {missing} yet"
    notes = [(f"what comes before it runs by itself: {before}", op.loc)] if before else []
    pass_context.context.error(message, op.loc, notes)
    pass_context.fail()


MINI_PASS: Final = make_pass(
    MINI,
    run_mini,
    MiniOptions,
    options={
        "enable-gpu-libgen": "Not supported: calls of GPU libraries",
        "enable-simd-index32": "Vectors of indices have 32 bits an element",
        "enable-vla-vectorization": "Vectors whose length the machine decides",
        "sparse-emit-strategy": EMIT_HELP,
        "vl": "Elements of a vector, 0 for no vectors",
    },
    choices={"sparse-emit-strategy": EMIT_STRATEGIES},
    gpu_options=("enable-gpu-libgen",),
    anchor="builtin.module",
)


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
        self.sparse_emit_strategy = "functional"
        self.test_bufferization_analysis_only = False
        self.vl = 0


def _text(value: bool) -> str:
    return "true" if value else "false"


def vector_options(options: SparsifierOptions) -> str:
    """The options of convert-vector-to-llvm."""
    return (
        f"{{enable-amx={_text(options.enable_amx)} enable-arm-neon={_text(options.enable_arm_neon)} "
        f"enable-arm-sve={_text(options.enable_arm_sve)} enable-x86vector={_text(options.enable_x86vector)} "
        f"force-32bit-vector-indices={_text(options.enable_index_optimizations)} "
        f"reassociate-fp-reductions={_text(options.reassociate_fp_reductions)}}}"
    )


def sparsifier_stages(options: SparsifierOptions) -> list[tuple[str, str, str]]:
    """(anchor or "", pass, options) of the pipeline; options in braces are those of passes that we lack."""
    vectors = ("", "convert-vector-to-llvm", vector_options(options))
    stages = [(FUNCTION, "linalg-generalize-named-ops", ""), (FUNCTION, "linalg-fuse-elementwise-ops", "")]
    mini = (
        f"enable-gpu-libgen={_text(options.enable_gpu_libgen)} "
        f"enable-simd-index32={_text(options.enable_index_optimizations)} "
        f"enable-vla-vectorization={_text(options.enable_arm_sve)} "
        f"sparse-emit-strategy={options.sparse_emit_strategy} vl={options.vl}"
    )
    stages.append(("", MINI, mini))
    if options.test_bufferization_analysis_only:
        return stages
    stages += [
        ("", "sparse-storage-specifier-to-llvm", ""),
        (FUNCTION, "canonicalize", ""),
        (FUNCTION, "finalizing-bufferize", ""),
        (FUNCTION, "convert-linalg-to-loops", ""),
        (FUNCTION, "convert-vector-to-scf", "{full-unroll=false lower-tensors=false target-rank=1}"),
        (FUNCTION, "expand-realloc", "{emit-deallocs=true}"),
        (FUNCTION, "convert-scf-to-cf", ""),
        ("", "expand-strided-metadata", ""),
        ("", "lower-affine", ""),
        vectors,
        ("", "finalize-memref-to-llvm", "{index-bitwidth=0 use-aligned-alloc=false use-generic-functions=false}"),
        (FUNCTION, "convert-complex-to-standard", ""),
        (FUNCTION, "arith-expand", ""),
        (FUNCTION, "convert-math-to-llvm", "{approximate-log1p=true}"),
        ("", "convert-math-to-libm", ""),
        ("", "convert-complex-to-libm", ""),
        vectors,
        ("", "convert-complex-to-llvm", ""),
        vectors,
        ("", "convert-func-to-llvm", "{index-bitwidth=0 use-bare-ptr-memref-call-conv=false}"),
        ("", "reconcile-unrealized-casts", ""),
    ]
    return stages


def missing_pass(text: str, name: str) -> Pass:
    """Stands in a pipeline for a pass that we lack, as the dump shows it, and says so when it is its turn."""

    def run(op: Operation, pass_context: PassContext) -> bool:
        report_missing(op, pass_context, "sparsifier", name, "")
        return False

    return make_pass(text, run)


def expand(options: object) -> list[Step]:
    """The passes of the sparsifier."""
    from pyopt.passes.registry import find_pass

    assert isinstance(options, SparsifierOptions)
    steps: list[Step] = []
    for anchor, name, text in sparsifier_stages(options):
        if name == MINI and options.test_bufferization_analysis_only:
            steps.append((anchor, missing_pass(f"{name}{{{text}}}", "the analysis of One-Shot bufferization"), ""))
            continue
        declaration = MINI_PASS if name == MINI else find_pass(name)
        if declaration is None:
            steps.append((anchor, missing_pass(name + text, name), ""))
        else:
            steps.append((anchor, declaration, text.strip("{}")))
    return steps


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
        "parallelization-strategy": "Which loops become parallel",
        "reassociate-fp-reductions": "Sums of floats may be computed in another order",
        "sparse-emit-strategy": EMIT_HELP,
        "test-bufferization-analysis-only": "Analyse what can be in place, and no more",
        "vl": "Elements of a vector, 0 for no vectors",
    },
    choices={"parallelization-strategy": STRATEGIES, "sparse-emit-strategy": EMIT_STRATEGIES},
    gpu_options=("enable-gpu-libgen", "gpu-chip", "gpu-features", "gpu-format", "gpu-triple"),
)
