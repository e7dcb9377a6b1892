"""Structured ops in every wrong form: pyopt and mlir-opt accept and reject the same."""

from __future__ import annotations

import os
import subprocess
import zlib

import pytest

from tests.support.linalg_forms import names, wrong_forms
from tests.support.reference import MLIR_OPT
from tests.unit.test_linalg_wrong_forms import first_error

SHARE = 1 if os.environ.get("PYOPT_WHOLE_TABLES") else 8
"""One of so many forms of an op is compared: all are a run of some minutes, since many make the reference crash."""

REGISTERED_THERE = "test.nothing"
"""What the reference takes for an op of its own tests, whatever it is called."""


def rejected_by_reference(texts: list[str]) -> list[bool | None]:
    """Whether each text is rejected; None where that crashes."""
    assert MLIR_OPT is not None
    environment = {"LLVM_DISABLE_SYMBOLIZATION": "1"}
    # Diagnostics are left out, and an empty chunk is what stays of a rejected one.
    found = subprocess.run(
        [MLIR_OPT, "--split-input-file", "--mlir-print-op-generic", "-"],
        input="// -----\n".join(texts), capture_output=True, text=True, env=environment, check=False,
    )  # fmt: skip
    if found.returncode not in (0, 1):
        if len(texts) == 1:
            return [None]
        half = len(texts) // 2
        return rejected_by_reference(texts[:half]) + rejected_by_reference(texts[half:])
    chunks = found.stdout.split("// -----\n")
    assert len(chunks) == len(texts)
    return [not chunk.strip() for chunk in chunks]


@pytest.mark.full
@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
@pytest.mark.parametrize("name", names())
def test_same_verdict(name: str) -> None:
    forms = [
        (label, text)
        for label, text in wrong_forms(name)
        if REGISTERED_THERE not in text and zlib.crc32(text.encode()) % SHARE == 0
    ]
    assert forms
    theirs = rejected_by_reference([text for _, text in forms])
    differing = [
        label
        for (label, text), rejected in zip(forms, theirs, strict=True)
        if rejected is not None and rejected != bool(first_error(text))
    ]
    assert not differing
