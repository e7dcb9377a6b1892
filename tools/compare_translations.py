"""Compares pyopt-translate with mlir-translate on whole programs: kernels of tools/sparse and inputs of lit tests.

    python tools/compare_translations.py kernels             # through --sparsifier of mlir-opt, both ways
    python tools/compare_translations.py programs            # tests/lit/run and tests/programs, lowered by mlir-opt
    python tools/compare_translations.py lit llvm            # the chunks of a folder of tests/lit
    python tools/compare_translations.py files FILE...

Prints what differs, and at the end how many inputs were the same text.
"""

from __future__ import annotations

import argparse
import difflib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from pyopt.driver.translate import run_in_process  # noqa: E402
from tests.support import llvm  # noqa: E402
from tests.support.lit_file import chunks, lit_files  # noqa: E402
from tools.sparse.check import functions_of  # noqa: E402
from tools.sparse.kernels import module_text  # noqa: E402
from tools.sparse.table import KERNELS  # noqa: E402

LOWERING: Final = (
    "--pass-pipeline=builtin.module(one-shot-bufferize{bufferize-function-boundaries allow-unknown-ops},"
    "convert-linalg-to-loops,expand-strided-metadata,lower-affine,convert-vector-to-scf,convert-scf-to-cf,"
    "convert-complex-to-standard,convert-vector-to-llvm,func.func(convert-math-to-llvm),convert-math-to-libm,"
    "convert-complex-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-cf-to-llvm,"
    "finalize-memref-to-llvm,convert-func-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)"
)
SPARSIFIER: Final = (("--sparsifier=enable-runtime-library=false",), ("--sparsifier",), ("--sparsifier=vl=4",))
TIMEOUT: Final = 60


def run(command: list[str], text: str) -> tuple[int, str, str]:
    try:
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return 1, "", "timeout"
    return done.returncode, done.stdout, done.stderr


def kernels(step: int) -> Iterator[tuple[str, str]]:
    """(name, text of the llvm dialect) of each kernel in each format."""
    number = 0
    for kernel in KERNELS:
        for formats in kernel.choices:
            number += 1
            if number % step:
                continue
            functions = functions_of(kernel, formats, quick=True)
            if not functions:
                continue
            for flags in SPARSIFIER:
                code, out, _ = run([llvm.MLIR_OPT, *flags], module_text(functions))
                if code == 0:
                    yield f"{kernel.group}:{kernel.name} {formats} {' '.join(flags)}", out


def programs() -> Iterator[tuple[str, str]]:
    paths = [*lit_files(ROOT / "tests" / "lit" / "run"), *sorted((ROOT / "tests" / "programs").glob("*.mlir"))]
    for path in paths:
        for chunk in chunks(path.read_text(encoding="utf-8")):
            for flags in ((LOWERING,), ("--test-lower-to-llvm",), *SPARSIFIER[:1]):
                code, out, _ = run([llvm.MLIR_OPT, *flags], chunk.text)
                if code == 0 and "func.func" not in out:
                    yield f"{path.relative_to(ROOT)}:{chunk.line} {flags[0][:20]}", out


def chunks_of(paths: list[Path]) -> Iterator[tuple[str, str]]:
    for path in paths:
        for chunk in chunks(path.read_text(encoding="utf-8", errors="surrogateescape")):
            yield f"{path}:{chunk.line}", chunk.text


def difference(text: str) -> str | None:
    """The difference of the texts, "" if they are the same, None if the reference does not translate the input."""
    code, theirs, messages = run([llvm.MLIR_TRANSLATE, "--mlir-to-llvmir"], text)
    our_code, ours, our_messages = run_in_process(["--mlir-to-llvmir"], text)
    if code != 0:
        return None if our_code != 0 else f"only pyopt translates it: {messages[:300]}\n"
    if theirs == ours:
        return ""
    if our_code != 0:
        return f"only the reference translates it: {our_messages[:300]}\n"
    lines = difflib.unified_diff(theirs.splitlines(), ours.splitlines(), "reference", "ours", n=1, lineterm="")
    return "\n".join(list(lines)[:40]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("what", choices=("kernels", "programs", "lit", "files"))
    parser.add_argument("names", nargs="*")
    parser.add_argument("--step", type=int, default=1, help="take every so manyth kernel in a format only")
    options = parser.parse_args()
    if options.what == "kernels":
        inputs = kernels(options.step)
    elif options.what == "programs":
        inputs = programs()
    elif options.what == "lit":
        inputs = chunks_of([one for name in options.names for one in lit_files(ROOT / "tests" / "lit" / name)])
    else:
        inputs = chunks_of([Path(name) for name in options.names])
    same = refused = other = 0
    for name, text in inputs:
        found = difference(text)
        if found is None:
            refused += 1
        elif found:
            other += 1
            print(f"{name}:\n{found}", flush=True)
        else:
            same += 1
    print(f"{same} the same text, {other} not, {refused} that neither translates")
    sys.exit(1 if other else 0)


if __name__ == "__main__":
    main()
