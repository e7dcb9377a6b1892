"""Rows of the shape library for StableHLO beside the types of programs that JAX makes, if it is installed."""

from __future__ import annotations

import pytest

pytest.importorskip("jax")

from tools import jax_rows


def test_some_programs(capsys: pytest.CaptureFixture[str]) -> None:
    code = jax_rows.main(["--count", "2", "--only", "convolutions,gathers,products,spectra,windows"])
    out = capsys.readouterr().out
    assert code == 0, out
    assert " 10 programs, " in out
    assert out.endswith(", 0 wrong\n")
