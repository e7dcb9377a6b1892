"""Real text for the benchmark: what mlir-opt makes of inputs of tests/lit, each in a module of its own.

Inputs are drawn at random. One is left out if either program refuses it, if its module cannot stand beside others (it
has a name, file metadata or a type with a name), or if the reference does not get through `--canonicalize --cse` soon,
alone and among the others.
"""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from pyopt.driver.run import run_in_process  # noqa: E402
from tests.support import llvm  # noqa: E402
from tests.support.lit_file import chunks, lit_files  # noqa: E402

REFERENCE: Final = shutil.which(llvm.MLIR_OPT)
REWRITING: Final = ["--canonicalize", "--cse"]
UNREGISTERED: Final = "--allow-unregistered-dialect"
LONGEST: Final = 2.0
"""Seconds that the reference may take for one input."""
LONGEST_TEXT: Final = 60.0
"""Seconds that it may take for the text of all."""
_ALONE: Final = re.compile(r'^module @|\{-#|struct<"|distinct\[', re.MULTILINE)
"""Definitions that two inputs of one file may both have."""


def reference_output(arguments: list[str], text: str, longest: float = LONGEST) -> str | None:
    """The reference's output for a text, or None if it refuses it, crashes or takes too long."""
    assert REFERENCE is not None, "mlir-opt is not installed"
    try:
        done = subprocess.run(
            [REFERENCE, UNREGISTERED, *arguments],
            input=text.encode(),
            capture_output=True,
            timeout=longest,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return None
    return done.stdout.decode() if done.returncode == 0 and not done.stderr else None


def accepted(text: str) -> str | None:
    """The text as the reference prints it, if both programs read and rewrite it."""
    printed = reference_output(["--mlir-print-local-scope"], text)
    if printed is None or _ALONE.search(printed) or printed.count("\n") < 3:
        return None
    if reference_output(REWRITING, printed) is None:
        return None
    for arguments in ([], REWRITING):
        code, _, errors = run_in_process([UNREGISTERED, *arguments], printed)
        if code != 0 or errors:
            return None
    return printed


def real_text(lines: int, seed: int) -> str:
    """About so many lines of drawn inputs; an input that comes again is left out."""
    inputs = [
        chunk.text
        for path in lit_files(ROOT / "tests" / "lit")
        for chunk in chunks(path.read_text(encoding="utf-8", errors="replace"))
    ]
    random.Random(seed).shuffle(inputs)
    drawn: dict[str, None] = {}
    checked: list[str] = []
    count = 0
    for text in inputs:
        printed = accepted(text)
        if printed is not None and printed not in drawn:
            drawn[printed] = None
            count += printed.count("\n")
        if count >= lines:
            # Among others an input can make the reference read memory that is gone.
            checked += survivors(checked, list(drawn)[len(checked) :])
            drawn = dict.fromkeys(checked)
            count = sum(one.count("\n") for one in checked)
            if count >= lines:
                break
    return "".join(drawn)


def survivors(before: list[str], inputs: list[str]) -> list[str]:
    """The inputs without those, found by halves, with which the reference does not get through the text of all."""
    text = "".join(before + inputs)
    if not inputs or all(reference_output(arguments, text, LONGEST_TEXT) is not None for arguments in ([], REWRITING)):
        return inputs
    if len(inputs) == 1:
        return []
    half = len(inputs) // 2
    first = survivors(before, inputs[:half])
    return first + survivors(before + first, inputs[half:])


def lit_sample(count: int, seed: int) -> list[Path]:
    """Whole test files that both programs accept, in parts."""
    files = lit_files(ROOT / "tests" / "lit")
    random.Random(seed).shuffle(files)
    sample: list[Path] = []
    for path in files:
        text = path.read_text(encoding="utf-8", errors="replace")
        if reference_output(["--split-input-file"], text) is not None:
            code, _, errors = run_in_process([UNREGISTERED, "--split-input-file"], text)
            if code == 0 and not errors:
                sample.append(path)
        if len(sample) == count:
            break
    return sample
