"""Programs that print, run natively: mlir-opt lowers them, mlir-runner and its libraries run them.

A line `// NATIVE: flags` of a program says how its tensors become buffers: flags of mlir-opt, or `bufferize`.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from pathlib import Path

from tests.support import llvm
from tests.support.shell import NO_SYMBOLS

NAMES = ("libmlir_c_runner_utils", "libmlir_runner_utils", "libmlir_float16_utils")
LIBRARIES = [path for name in NAMES for path in llvm.library(name)]
BUFFERIZE = ("--convert-elementwise-to-linalg", "--one-shot-bufferize=bufferize-function-boundaries")
LOWERING = (
    "--expand-realloc=emit-deallocs=true", "--lower-vector-multi-reduction", "--convert-linalg-to-loops",
    "--lower-affine", "--convert-vector-to-scf", "--scf-forall-to-for", "--convert-bufferization-to-memref",
    "--convert-scf-to-cf", "--memref-expand", "--expand-strided-metadata", "--lower-affine",
    "--convert-complex-to-standard", "--convert-complex-to-llvm", "--convert-vector-to-llvm", "--arith-expand",
    "--convert-math-to-llvm", "--convert-math-to-libm", "--convert-arith-to-llvm", "--convert-index-to-llvm",
    "--finalize-memref-to-llvm", "--convert-cf-to-llvm", "--convert-ub-to-llvm", "--convert-func-to-llvm",
    "--reconcile-unrealized-casts",
)  # fmt: skip
_NATIVE = re.compile(r"^// NATIVE: (.*)$", re.MULTILINE)
_FILES = re.compile(r"^// RUN: env (.*?) pyopt-run", re.MULTILINE)
_ADDRESS = re.compile("0x[0-9a-f]+")


def is_there() -> bool:
    """The runner, mlir-opt and all libraries are installed."""
    return len(LIBRARIES) == len(NAMES) and llvm.is_there(llvm.MLIR_RUNNER, llvm.MLIR_OPT)


def environment_of(path: Path) -> dict[str, str]:
    """The environment variables that a program's first RUN line sets: the names of its files."""
    found = _FILES.search(path.read_text(encoding="utf-8"))
    pairs = shlex.split(found[1].replace("%S", str(path.parent))) if found else []
    return {pair.partition("=")[0]: pair.partition("=")[2] for pair in pairs}


def native_output(path: Path) -> str:
    """What a program prints natively, without addresses."""
    given = _NATIVE.search(path.read_text(encoding="utf-8"))
    flags = LOWERING if given is None else (*BUFFERIZE, *LOWERING) if given[1] == "bufferize" else (given[1],)
    environment = {**os.environ, **NO_SYMBOLS, **environment_of(path)}
    lowered = _run([llvm.MLIR_OPT, *flags, str(path)], b"", environment)
    command = [llvm.MLIR_RUNNER, "-e", "main", "-entry-point-result=void", "-O0"]
    done = _run([*command, f"-shared-libs={','.join(LIBRARIES)}"], lowered, environment)
    return without_addresses(done.decode("utf-8", "surrogateescape"))


def without_addresses(text: str) -> str:
    """The text with all addresses of memory alike."""
    return _ADDRESS.sub("0xADDRESS", text)


def _run(command: list[str], text: bytes, environment: dict[str, str]) -> bytes:
    done = subprocess.run(command, input=text, capture_output=True, check=False, timeout=120, env=environment)
    assert done.returncode == 0, f"{command[0]}: exit code {done.returncode}\n{done.stderr[:2000]!r}"
    return done.stdout
