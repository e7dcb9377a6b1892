"""Transformation of the kernels by pyopt, the reference or neither; and the stages of the sparsifier by their flags."""

from __future__ import annotations

import os
import re
import subprocess
from typing import Final, NamedTuple

from tests.support import llvm
from tests.support.shell import NO_SYMBOLS

DIRECT: Final = "=enable-runtime-library=false"
STAGES: Final = (
    "--linalg-generalize-named-ops",
    "--pre-sparsification-rewrite",
    "--empty-tensor-to-alloc-tensor",
    "--sparse-reinterpret-map",
    "--sparsification" + DIRECT,
    "--stage-sparse-ops",
    "--lower-sparse-ops-to-foreach" + DIRECT,
    "--sparse-reinterpret-map=scope=except-generic",
    "--lower-sparse-foreach-to-scf",
)
"""The way to loops, in order."""
LOWERING: Final = ("--sparse-space-collapse", "--lower-sparse-iteration-to-scf")
EMITS: Final = ("functional", "iterators", "lowered-iterators")
"""The kinds of emitted loops: over positions and coordinates; over iteration spaces, which stay; the same, lowered."""
CODEGEN: Final = ("--loop-invariant-code-motion", "--sparse-tensor-codegen", "--sparse-buffer-rewrite")
"""The stages after that, until everything sparse is on buffers."""
LIBRARY: Final = ("--loop-invariant-code-motion", "--sparse-tensor-conversion")
"""The same by way of the runtime library."""
RESTRICT: Final = "restrict"
"""Not a pass: `bufferization.to_tensor` gets the word, without which One-Shot bufferization refuses it."""
ONE_SHOT: Final = (RESTRICT, "--one-shot-bufferize=bufferize-function-boundaries")
"""The stages that put dense tensors on buffers, too."""
SPECIFIER: Final = ("--sparse-storage-specifier-to-llvm",)
PIPELINE: Final = ("--linalg-generalize-named-ops", "--sparsification-and-bufferization")
"""All of it at once, until buffers."""
WHOLE_LIBRARY: Final = "whole, by way of the runtime library"
"""Not a pass: `sparsification-and-bufferization` as a part of the sparsifier, which alone can choose the library."""
LIBRARY_PIPELINE: Final = ("--linalg-generalize-named-ops", WHOLE_LIBRARY)
"""The same by way of the runtime library."""
DEALLOCATION: Final = ("--buffer-deallocation-pipeline",)
"""Behind it, blocks free what they own, and wrappers leave that to it."""
CLONES: Final = ("--convert-bufferization-to-memref",)
"""The pass for the bufferization ops that deallocation leaves."""
LLVM: Final = (
    "--convert-linalg-to-loops", "--convert-vector-to-scf", "--expand-realloc=emit-deallocs=true",
    "--convert-scf-to-cf", "--expand-strided-metadata", "--lower-affine", "--convert-vector-to-llvm",
    "--finalize-memref-to-llvm", "--convert-complex-to-standard", "--arith-expand", "--convert-math-to-llvm",
    "--convert-math-to-libm", "--convert-complex-to-libm", "--convert-vector-to-llvm", "--convert-complex-to-llvm",
    "--convert-vector-to-llvm", "--convert-arith-to-llvm", "--convert-index-to-llvm", "--convert-cf-to-llvm",
    "--convert-ub-to-llvm", "--convert-func-to-llvm", "--reconcile-unrealized-casts",
)  # fmt: skip
"""From buffers to the llvm dialect."""
TRAILS: Final[dict[str, tuple[str, ...]]] = {
    "direct": (*CODEGEN, *ONE_SHOT, *SPECIFIER, *LLVM),
    "library": (*LIBRARY, *ONE_SHOT, *LLVM),
    "pipeline": (*SPECIFIER, *LLVM),
    "deallocated": (*DEALLOCATION, *SPECIFIER, *CLONES, *LLVM),
    "library-pipeline": LLVM,
    "library-deallocated": (*DEALLOCATION, *CLONES, *LLVM),
}
"""All that follows the loops, by where storage is."""
AFTER: Final[dict[str, tuple[str, str]]] = {
    "loops": ("direct", ""),
    "codegen": ("direct", "--sparse-tensor-codegen"),
    "bufrewrite": ("direct", "--sparse-buffer-rewrite"),
    "oneshot": ("direct", "--one-shot-bufferize=bufferize-function-boundaries"),
    "specifier": ("direct", "--sparse-storage-specifier-to-llvm"),
    "library-loops": ("library", ""),
    "conversion": ("library", "--sparse-tensor-conversion"),
    "library-oneshot": ("library", "--one-shot-bufferize=bufferize-function-boundaries"),
    "pipeline": ("pipeline", ""),
    "pipeline-specifier": ("pipeline", "--sparse-storage-specifier-to-llvm"),
    "deallocated": ("deallocated", "--buffer-deallocation-pipeline"),
    "deallocated-specifier": ("deallocated", "--sparse-storage-specifier-to-llvm"),
    "library-pipeline": ("library-pipeline", ""),
    "library-deallocated": ("library-deallocated", "--buffer-deallocation-pipeline"),
}
"""Name of a point on the way -> where storage is, and the last stage before that point."""
WHOLE: Final = {
    "pipeline": PIPELINE,
    "deallocated": PIPELINE,
    "library-pipeline": LIBRARY_PIPELINE,
    "library-deallocated": LIBRARY_PIPELINE,
}
"""The trails that begin with all stages at once."""
_TO_TENSOR: Final = re.compile(r"(bufferization\.to_tensor %\S+) :")
TRANSFORMERS: Final = ("pyopt", "reference", "none")


def stages_for(emit: str) -> tuple[str, ...]:
    """The way to loops, by what they are to be made of."""
    if emit == "functional":
        return STAGES
    at = STAGES.index("--sparsification" + DIRECT)
    lowering = LOWERING if emit == "lowered-iterators" else ()
    return (*STAGES[:at], STAGES[at] + " sparse-emit-strategy=sparse-iterator", *lowering, *STAGES[at + 1 :])


def trail(after: str, emit: str = "functional") -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The stages up to a point of AFTER, and those from there on, until the llvm dialect."""
    storage, last = AFTER[after]
    stages = WHOLE[storage] if storage in WHOLE else stages_for(emit)
    if storage == "library":
        stages = tuple([one.replace(DIRECT, DIRECT.replace("false", "true")) for one in stages])
    rest = TRAILS[storage]
    at = rest.index(last) + 1 if last else 0
    return (*stages, *rest[:at]), rest[at:]


class Transformed(NamedTuple):
    """The result of a transformation; `crashed` if the program died or threw an exception of its own."""

    text: str
    errors: str
    code: int
    crashed: bool


def available(transformer: str, stages: tuple[str, ...]) -> list[str]:
    """The stages that the transformer has."""
    if transformer != "pyopt":
        return list(stages)
    from pyopt.passes.registry import is_pass

    return [one for one in stages if one in (RESTRICT, WHOLE_LIBRARY) or is_pass(one[2:].partition("=")[0])]


def missing(stages: tuple[str, ...]) -> list[str]:
    """The stages that pyopt does not have."""
    have = available("pyopt", stages)
    return [one for one in stages if one not in have]


def transform(text: str, stages: list[str], transformer: str, *more: str) -> Transformed:
    """The module after the stages."""
    if RESTRICT in stages:
        at = stages.index(RESTRICT)
        first = transform(text, stages[:at], transformer)
        if first.code or first.crashed:
            return first
        return transform(_TO_TENSOR.sub(r"\1 restrict :", first.text), stages[at + 1 :], transformer, *more)
    if WHOLE_LIBRARY in stages:
        at = stages.index(WHOLE_LIBRARY)
        first = transform(text, stages[:at], transformer)
        if first.code == 0 and not first.crashed:
            first = whole_by_library(first.text, transformer)
        if first.code or first.crashed:
            return first
        return transform(first.text, stages[at + 1 :], transformer, *more)
    if transformer == "none" or (transformer == "pyopt" and not stages and not more):
        return Transformed(text, "", 0, False)
    if transformer == "pyopt":
        from pyopt.driver.run import run_in_process

        code, out, err = run_in_process([*stages, *more, "-"], text)
        return Transformed(out, err, code, "internal error" in err or "Traceback" in err)
    return reference(text, [*stages, *more])


def whole_by_library(text: str, transformer: str) -> Transformed:
    """The module as the sparsifier has it behind sparsification-and-bufferization, which it prints there."""
    name = "sparsification-and-bufferization"
    flags = ["--sparsifier=enable-runtime-library=true", f"--mlir-print-ir-after={name}"]
    done = transform(text, flags, transformer)
    _, _, printed = done.errors.partition(f"({name}) //----- //\n")
    if not printed:
        return Transformed("", done.errors, done.code or 1, done.crashed)
    # What the rest of the sparsifier says of it does not count: the text ends where the module does.
    end = printed.find("\n}\n")
    return Transformed(printed[: end + 3], "", 0, False)


def reference(text: str, flags: list[str]) -> Transformed:
    """mlir-opt on a text."""
    done = run_program([llvm.MLIR_OPT, *flags, "-"], text)
    return Transformed(done.stdout, done.stderr, done.returncode, done.returncode not in (0, 1))


def run_program(command: list[str], text: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **NO_SYMBOLS}
    return subprocess.run(
        command, input=text, capture_output=True, text=True, check=False, timeout=120, env=environment
    )
