"""Kernels in their formats on several threads, and in any order, give what one thread gives.

All of them: `python tools/sparse_kernels.py --threads 4`.
"""

from __future__ import annotations

import random
from typing import Final

import pytest

pytest.importorskip("llvmlite")

from tests.support import tiers
from tools.sparse.check import OK, UNFIT
from tools.sparse.table import selected
from tools.sparse.threads import check_threads

SAMPLE: Final = 6


def test_some_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYOPT_CACHE", "off")
    drawn = random.Random(tiers.commit())
    found = []
    for kernel in drawn.sample(selected("", "", ""), SAMPLE):
        formats = drawn.choice(kernel.formats)
        found += check_threads([kernel._replace(formats=(formats,))], 4, quick=True)
    assert [one for one in found if one.verdict not in (OK, UNFIT)] == []
    assert sum(one.runs for one in found) > SAMPLE
