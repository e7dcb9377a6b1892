"""Inputs that end behind any of their tokens: pyopt and mlir-opt report the same first error, at the same place."""

from __future__ import annotations

import os
import re
import subprocess
import zlib
from bisect import bisect_right
from pathlib import Path

import pytest

from pyopt.driver.run import run_in_process
from pyopt.syntax.lexer import token_offsets, tokenize
from tests.support import tiers
from tests.support.lit_file import chunks
from tests.support.reference import MLIR_OPT

LIT = Path(__file__).resolve().parents[1] / "lit"
DIALECTS = "affine arith bufferization cf complex func index linalg math memref scf shape sparse_tensor tensor vector"
LONGEST = 800
SHARE = 1 if os.environ.get("PYOPT_WHOLE_TABLES") else 40
"""One of so many chunks of a dialect is cut."""
DIFFERENT = ("shape.from_extents", "shape.concat", "loc(", "resource", "18446744073709551616", "async.")
"""What is read on purpose where the reference wants more, or is another difference."""


def cuts(dialect: str) -> list[str]:
    """Chunks of the dialect's lit files, without comments, up to each of their tokens; each last line once."""
    found: dict[str, str] = {}
    for path in sorted((LIT / dialect).glob("*.mlir")):
        if "invalid" in path.name or "differ" in path.name:
            continue
        for chunk in chunks(path.read_text(encoding="utf-8")):
            text = "\n".join([line for line in chunk.text.splitlines() if not line.lstrip().startswith("//")]).strip()
            drawn = zlib.crc32(f"{tiers.current().seed} {text}".encode()) % SHARE == 0
            if not drawn or len(text) > LONGEST or not text.isascii() or any(word in text for word in DIFFERENT):
                continue
            for offset, token in zip(token_offsets(text), tokenize(text), strict=False):
                cut = text[: offset + len(token)]
                if offset < len(text):
                    found.setdefault(cut.rpartition("\n")[2], cut + "\n")
    return list(found.values())


def first_errors(texts: list[str], errors: str) -> list[str]:
    """For each text the line within it, column and message of its first error; "" if there is none."""
    starts = [1]
    for text in texts:
        starts.append(starts[-1] + text.count("\n") + 1)
    found = [""] * len(texts)
    for line, rest in re.findall(r"^<stdin>:(\d+):(\d+: error: .*)", errors, re.MULTILINE):
        number = bisect_right(starts, int(line)) - 1
        found[number] = found[number] or f"{int(line) - starts[number] + 1}:{rest}"
    return found


def of_reference(texts: list[str]) -> list[str | None]:
    """The first errors of mlir-opt; None where it crashes."""
    assert MLIR_OPT is not None
    run = subprocess.run(
        [MLIR_OPT, "--split-input-file", "--allow-unregistered-dialect", "-"],
        input="// -----\n".join(texts), capture_output=True, text=True, errors="replace",
        env={"LLVM_DISABLE_SYMBOLIZATION": "1"}, check=False,
    )  # fmt: skip
    if run.returncode in (0, 1):
        return list(first_errors(texts, run.stderr))
    if len(texts) == 1:
        return [None]
    half = len(texts) // 2
    return of_reference(texts[:half]) + of_reference(texts[half:])


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
@pytest.mark.parametrize("dialect", DIALECTS.split())
def test_same_first_error(dialect: str) -> None:
    texts = cuts(dialect)
    flags = ["--split-input-file", "--allow-unregistered-dialect", "-"]
    ours = first_errors(texts, run_in_process(flags, "// -----\n".join(texts))[2])
    theirs = of_reference(texts)
    differing = [
        (text.splitlines()[-1], reference, own)
        for text, reference, own in zip(texts, theirs, ours, strict=True)
        if reference is not None and reference != own
    ]
    assert not differing
