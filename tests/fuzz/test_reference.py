"""A quick share of fuzzing with mlir-opt beside it: `python tools/fuzz.py --reference` does the long one."""

from __future__ import annotations

import random

import pytest

from tests.support.fuzz.differential import compare_inputs, fits
from tests.support.fuzz.inputs import draw_input
from tests.support.fuzz.reasons import REASONS, Reason, reason_for
from tests.support.fuzz.seeds import make_pool
from tests.support.reference import MLIR_OPT

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")


@pytest.mark.full
@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.sentence[:40])
def test_reason_has_its_disagreement(reason: Reason) -> None:
    found = compare_inputs([reason.example]).disagreements
    assert [reason_for(one) for one in found] == [reason]


def test_same_inputs_are_accepted() -> None:
    randomness = random.Random(7)
    # Folders that seldom change: what this draws should not depend on every new test.
    pool = make_pool(seed=3, per_op=3, share=0.3, folders=("spec", "arith", "complex", "index"))
    texts = [text for text in (draw_input(pool, randomness).text for _ in range(300)) if fits(text)]
    result = compare_inputs(texts)
    without = [found for found in result.disagreements if reason_for(found) is None]
    assert not without, f"{without[0].shown()}\n{without[0].text}"
    assert result.accepted > 50 and result.rejected > 50
