"""What transforms the kernels: pyopt, the reference or neither; and the stages of the sparsifier by their flags."""

from __future__ import annotations

import os
import subprocess
from typing import Final, NamedTuple

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
"""What loops are made of: positions and coordinates; iteration spaces, which stay; the same, which are lowered."""
CODEGEN: Final = ("--loop-invariant-code-motion", "--sparse-tensor-codegen", "--sparse-buffer-rewrite")
"""What comes after, until everything is on buffers."""
TRANSFORMERS: Final = ("pyopt", "reference", "none")


def stages_for(emit: str) -> tuple[str, ...]:
    """The way to loops, by what they are to be made of."""
    if emit == "functional":
        return STAGES
    at = STAGES.index("--sparsification" + DIRECT)
    lowering = LOWERING if emit == "lowered-iterators" else ()
    return (*STAGES[:at], STAGES[at] + " sparse-emit-strategy=sparse-iterator", *lowering, *STAGES[at + 1 :])


class Transformed(NamedTuple):
    """What a transformation gave; `crashed` if the program died or threw an exception of its own."""

    text: str
    errors: str
    code: int
    crashed: bool


def available(transformer: str, stages: tuple[str, ...]) -> list[str]:
    """The stages that the transformer has."""
    if transformer != "pyopt":
        return list(stages)
    from pyopt.passes.registry import is_pass

    return [one for one in stages if is_pass(one[2:].partition("=")[0])]


def transform(text: str, stages: list[str], transformer: str, *more: str) -> Transformed:
    """The module after the stages."""
    if transformer == "none" or (transformer == "pyopt" and not stages and not more):
        return Transformed(text, "", 0, False)
    if transformer == "pyopt":
        from pyopt.driver.run import run_in_process

        code, out, err = run_in_process([*stages, *more, "-"], text)
        return Transformed(out, err, code, "internal error" in err or "Traceback" in err)
    return reference(text, [*stages, *more])


def reference(text: str, flags: list[str]) -> Transformed:
    """mlir-opt-19 on a text."""
    done = run_program(["mlir-opt-19", *flags, "-"], text)
    return Transformed(done.stdout, done.stderr, done.returncode, done.returncode not in (0, 1))


def run_program(command: list[str], text: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **NO_SYMBOLS}
    return subprocess.run(
        command, input=text, capture_output=True, text=True, check=False, timeout=120, env=environment
    )
