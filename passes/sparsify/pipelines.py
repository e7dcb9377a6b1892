"""sparsification-and-bufferization and sparsifier: the sparsifier's stages one after another.

The stages are those of the reference, in its order. The first pipeline ends with buffers, the second one in the llvm
dialect. `reference-exact` goes to all stages that have it.
"""

from __future__ import annotations

from pyopt.ir.types import TensorType
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.sparsify.loops.options import ITERATORS, PARALLELIZATION_STRATEGY, SPARSE_EMIT_STRATEGY
from pyopt.pipeline.manager import PassManager
from pyopt.pipeline.options import INT32, FlagOption, IntegerOption, OptionValues, PassOption, TextOption
from pyopt.pipeline.passes import PassContext, PassDeclaration, ScheduledPass, make_pass, make_pipeline

if TYPE_CHECKING:
    from pyopt.ir.core import Operation
    from pyopt.pipeline.passes import Step

FUNCTION: Final = "func.func"
MINI: Final = "sparsification-and-bufferization"
COPIES: Final = "(copies of what is overwritten)"
"""A step that is no pass of its own."""
FOREACH_TO_LOOPS: Final = "lower-sparse-foreach-to-scf"
IDLE_WITHOUT: Final[dict[str, frozenset[str]]] = {
    "stage-sparse-ops": frozenset((
        "bufferization.alloc_tensor", "sparse_tensor.concatenate", "sparse_tensor.convert", "sparse_tensor.load",
        "tensor.insert",
    )),
    "lower-sparse-ops-to-foreach": frozenset((
        "sparse_tensor.concatenate", "sparse_tensor.convert", "sparse_tensor.new", "sparse_tensor.out",
        "tensor.collapse_shape", "tensor.dim", "tensor.expand_shape", "tensor.reshape",
    )),
    "sparse-reinterpret-map": frozenset((
        "bufferization.alloc_tensor", "sparse_tensor.assemble", "sparse_tensor.disassemble", "sparse_tensor.foreach",
        "tensor.empty", "tensor.insert",
    )),
    FOREACH_TO_LOOPS: frozenset(("sparse_tensor.crd_translate", "sparse_tensor.foreach")),
}  # fmt: skip
"""The stages right behind `sparsification`, and the ops that they rewrite. Where there are none, all that they do is to
fold, as has been done."""
INNER: Final = frozenset(("linalg.index", "linalg.yield", "tensor.yield"))
"""Ops that go with those around them."""


CREATE_SPARSE_DEALLOCS: Final = FlagOption(
    "create-sparse-deallocs", True, "Free the temporary buffers that the sparsifier makes"
)
ENABLE_AMX: Final = FlagOption("enable-amx", False, "Vectors may become AMX")
ENABLE_ARM_NEON: Final = FlagOption("enable-arm-neon", False, "Vectors may become ArmNeon")
ENABLE_ARM_SVE: Final = FlagOption(
    "enable-arm-sve", False, "Vectors may become ArmSVE, and have the length that the machine decides"
)
ENABLE_BUFFER_INITIALIZATION: Final = FlagOption("enable-buffer-initialization", False, "Memory begins as zeros")
ENABLE_GPU_LIBGEN: Final = FlagOption(
    "enable-gpu-libgen", False, "Not supported: calls of GPU libraries", needs_gpu=True
)
ENABLE_INDEX_OPTIMIZATIONS: Final = FlagOption(
    "enable-index-optimizations", True, "Use 32-bit elements in vectors of indices"
)
ENABLE_RUNTIME_LIBRARY: Final = FlagOption(
    "enable-runtime-library", True, "Use the runtime library for sparse storage, not generated code"
)
ENABLE_SIMD_INDEX32: Final = FlagOption("enable-simd-index32", False, "Use 32-bit elements in vectors of indices")
ENABLE_VLA_VECTORIZATION: Final = FlagOption("enable-vla-vectorization", False, "Use scalable vectors")
ENABLE_X86VECTOR: Final = FlagOption("enable-x86vector", False, "Vectors may become X86Vector")
REASSOCIATE_FP_REDUCTIONS: Final = FlagOption(
    "reassociate-fp-reductions", False, "Allow reassociation of floating-point reductions"
)
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Decide as mlir-opt does, in all stages")
TEST_BUFFERIZATION_ANALYSIS_ONLY: Final = FlagOption(
    "test-bufferization-analysis-only", False, "Analyse what can be in place, and no more"
)
VL: Final = IntegerOption("vl", 0, "The vector length, 0 to disable vectorization", INT32)
GPU_OPTIONS: Final = (
    TextOption("gpu-chip", "sm_80", "Not supported: the GPU's architecture", needs_gpu=True),
    TextOption("gpu-features", "+ptx71", "Not supported: the GPU's features", needs_gpu=True),
    TextOption("gpu-format", "fatbin", "Not supported: the format of compiled GPU code", needs_gpu=True),
    TextOption("gpu-triple", "", "Not supported: the GPU's target triple", needs_gpu=True),
)
MINI_OPTIONS: Final = (
    ENABLE_GPU_LIBGEN, ENABLE_SIMD_INDEX32, ENABLE_VLA_VECTORIZATION, PARALLELIZATION_STRATEGY, REFERENCE_EXACT,
    SPARSE_EMIT_STRATEGY, VL,
)  # fmt: skip


def texts(options: OptionValues, *rows: PassOption) -> str:
    """The text of the options that are given, for a stage that has the same."""
    return " ".join([row.text(options) for row in rows])


@final
class Ways:
    """Settings of the sparsifier that the pass cannot be given on the command line: where storage is, and so on."""

    def __init__(self, sparsifier: OptionValues | None = None, reference_exact: bool = False) -> None:
        given = OptionValues() if sparsifier is None else sparsifier
        self.runtime_library = sparsifier is not None and ENABLE_RUNTIME_LIBRARY.of(given)
        # The reference frees temporary buffers in the sparsifier only.
        self.deallocates = CREATE_SPARSE_DEALLOCS.of(given) and (sparsifier is not None or not reference_exact)
        self.clears = ENABLE_BUFFER_INITIALIZATION.of(given)


def mini_stages(options: OptionValues, ways: Ways) -> list[tuple[str, str]]:
    """(pass, text of its options) of sparsification-and-bufferization."""
    library = f"enable-runtime-library={ENABLE_RUNTIME_LIBRARY.write(ways.runtime_library)}"
    loops = f"{library} {texts(options, SPARSE_EMIT_STRATEGY, PARALLELIZATION_STRATEGY)}"
    counts = "" if ways.runtime_library else "count-entries=true"
    stages = [("pre-sparsification-rewrite", ""), ("empty-tensor-to-alloc-tensor", ""), (COPIES, "")]
    stages += [("sparse-reinterpret-map", ""), ("sparsification", loops)]
    if SPARSE_EMIT_STRATEGY.of(options) == ITERATORS:
        stages += [("sparse-space-collapse", ""), ("lower-sparse-iteration-to-scf", "")]
    stages += [
        ("stage-sparse-ops", counts),
        ("lower-sparse-ops-to-foreach", f"{library} {counts}".strip()),
        ("sparse-reinterpret-map", "scope=except-generic"),
        (FOREACH_TO_LOOPS, ""),
        ("loop-invariant-code-motion", ""),
    ]
    if VL.of(options) > 0:
        vectors = texts(options, VL, ENABLE_VLA_VECTORIZATION, ENABLE_SIMD_INDEX32)
        stages.append(("sparse-vectorization", vectors))
    if ways.runtime_library:
        stages.append(("sparse-tensor-conversion", ""))
        if not REFERENCE_EXACT.of(options):
            stages.append(("sparse-buffer-rewrite", ""))
    else:
        clear = "enable-buffer-initialization=true" if ways.clears else ""
        keep = "" if ways.deallocates else "create-sparse-deallocs=false"
        stages += [("sparse-tensor-codegen", f"{keep} {clear}".strip()), ("sparse-buffer-rewrite", clear)]
    return [(name, exactly(name, text)) for name, text in stages] if REFERENCE_EXACT.of(options) else stages


def exactly(name: str, text: str) -> str:
    """The options of a pass with the one that has the reference's decisions, if there is one."""
    from pyopt.passes.registry import known_pass

    if name == COPIES or "reference-exact" not in known_pass(name).options:
        return text
    return f"{text} reference-exact=true".strip()


def run_mini(op: Operation, pass_context: PassContext) -> bool:
    """Runs the stages one after the other, and bufferizes what is dense in the end."""
    options = pass_context.options
    return run_stages(op, pass_context, mini_stages(options, Ways(None, REFERENCE_EXACT.of(options))), False)


def run_stages(op: Operation, pass_context: PassContext, stages: list[tuple[str, str]], only_analysis: bool) -> bool:
    """Runs stages; all that is done is done once one of them fails."""
    from pyopt.passes.registry import known_pass
    from pyopt.passes.sparsify.codegen.bufferization import bufferize_dense, decide_copies

    run_pipeline = pass_context.run_pipeline
    options = pass_context.options
    assert run_pipeline is not None
    if not REFERENCE_EXACT.of(options) and carries_tensors(op):
        # The analysis knows what loops carry, and nothing of what foreach does.
        stages = list(stages)
        stages.insert(stages.index((COPIES, "")), (FOREACH_TO_LOOPS, ""))
    folded = False
    for name, text in stages:
        if name == COPIES:
            if not decide_copies(op, pass_context, only_analysis, REFERENCE_EXACT.of(options)) or only_analysis:
                return True
            continue
        if folded and name in IDLE_WITHOUT and not pass_context.is_watched:
            if not any(one.info.name in IDLE_WITHOUT[name] for one in op.walk()):
                continue
        folded = name == "sparsification" or (folded and name in IDLE_WITHOUT)
        manager = PassManager(op.info.name)
        manager.add(ScheduledPass(known_pass(name), text), implicit_nesting=True)
        if not run_pipeline(manager, op):
            pass_context.fail()
            return True
    bufferize_dense(op, pass_context, REFERENCE_EXACT.of(options))
    return True


def carries_tensors(module: Operation) -> bool:
    """Some foreach has a tensor as its result."""
    foreach = [op for op in module.walk() if op.info.name == "sparse_tensor.foreach"]
    return any(isinstance(one.type, TensorType) for op in foreach for one in op.results)


MINI_PASS: Final = make_pass(MINI, run_mini, MINI_OPTIONS, anchor="builtin.module")


def vector_options(options: OptionValues) -> str:
    """The options of convert-vector-to-llvm."""
    index32 = ENABLE_SIMD_INDEX32.write(ENABLE_INDEX_OPTIMIZATIONS.of(options))
    same = texts(options, ENABLE_AMX, ENABLE_ARM_NEON, ENABLE_ARM_SVE, ENABLE_X86VECTOR, REASSOCIATE_FP_REDUCTIONS)
    return f"{same} force-32bit-vector-indices={index32}"


def sparsifier_stages(options: OptionValues) -> list[tuple[str, str, str]]:
    """(anchor or "", pass, options) of the pipeline."""
    vectors = ("", "convert-vector-to-llvm", vector_options(options))
    stages = [(FUNCTION, "linalg-generalize-named-ops", ""), (FUNCTION, "linalg-fuse-elementwise-ops", "")]
    index32 = ENABLE_SIMD_INDEX32.write(ENABLE_INDEX_OPTIMIZATIONS.of(options))
    mini = texts(options, ENABLE_GPU_LIBGEN, PARALLELIZATION_STRATEGY, SPARSE_EMIT_STRATEGY, VL)
    scalable = ENABLE_VLA_VECTORIZATION.write(ENABLE_ARM_SVE.of(options))
    mini += f" enable-simd-index32={index32} enable-vla-vectorization={scalable}"
    stages.append(("", MINI, mini))
    if TEST_BUFFERIZATION_ANALYSIS_ONLY.of(options):
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


def mini_pass(options: OptionValues) -> PassDeclaration:
    """sparsification-and-bufferization as a part of the sparsifier."""

    def run(op: Operation, pass_context: PassContext) -> bool:
        given = pass_context.options
        stages = mini_stages(given, Ways(options))
        only_analysis = TEST_BUFFERIZATION_ANALYSIS_ONLY.of(options)
        changed = run_stages(op, pass_context, stages, only_analysis)
        if not only_analysis and not pass_context.failed and not REFERENCE_EXACT.of(options):
            explain_rest(op, pass_context)
        return changed

    return make_pass(MINI, run, MINI_OPTIONS, anchor="builtin.module")


def explain_rest(module: Operation, pass_context: PassContext) -> None:
    """Remarks on ops that become no loops and no buffers, so that the sparsifier does not end in the llvm dialect."""
    from pyopt.dialects.linalg.structure import is_structured
    from pyopt.dialects.sparse_tensor.encoding import encoding_of

    for op in module.walk():
        name = op.info.name
        # Of structured ops on sparse tensors sparsification says why they stay.
        in_linalg = name.startswith("linalg.") and not is_structured(op)
        known = in_linalg and any(encoding_of(one.type) is not None for one in op.operands)
        if not known and name not in INNER and (in_linalg or name.startswith("tensor.")):
            text = f"the sparsifier leaves this as it is: none of its passes lowers '{name}'"
            pass_context.context.emit("remark", text, op.loc)


def expand(options: OptionValues) -> list[Step]:
    """The passes of the sparsifier."""
    from pyopt.passes.registry import known_pass

    stages = sparsifier_stages(options)
    if REFERENCE_EXACT.of(options):
        stages = [(anchor, name, exactly(name, text)) for anchor, name, text in stages]
    return [(anchor, mini_pass(options) if name == MINI else known_pass(name), text) for anchor, name, text in stages]


SPARSIFIER: Final = make_pipeline(
    "sparsifier",
    expand,
    (
        CREATE_SPARSE_DEALLOCS,
        ENABLE_AMX,
        ENABLE_ARM_NEON,
        ENABLE_ARM_SVE,
        ENABLE_BUFFER_INITIALIZATION,
        ENABLE_GPU_LIBGEN,
        ENABLE_INDEX_OPTIMIZATIONS,
        ENABLE_RUNTIME_LIBRARY,
        ENABLE_X86VECTOR,
        *GPU_OPTIONS,
        PARALLELIZATION_STRATEGY,
        REASSOCIATE_FP_REDUCTIONS,
        REFERENCE_EXACT,
        SPARSE_EMIT_STRATEGY,
        TEST_BUFFERIZATION_ANALYSIS_ONLY,
        VL,
    ),
)
