"""The chunks of the quick tier: few that take, between them, what all take."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from tests.support import tiers
from tools.quick_chunks import Chunk, chosen, collected


def chunk(key: str, seconds: float, *branches: int) -> Chunk:
    return Chunk(key, seconds, np.array(branches, np.int32))


def test_what_adds_nothing_is_left_out() -> None:
    chunks = [chunk("cheap", 1, 0, 1), chunk("dear", 9, 0, 1), chunk("other", 5, 1, 2), chunk("none", 1)]
    assert {one.key for one in chosen(chunks, 3, 1, 100)} == {"cheap", "other"}
    assert {one.key for one in chosen(chunks, 3, 2, 100)} == {"cheap", "dear", "other"}


def test_the_budget_ends_it() -> None:
    chunks = [chunk("first", 1, 0, 1, 2), chunk("second", 1, 3, 4), chunk("third", 1, 5)]
    assert [one.key for one in chosen(chunks, 6, 1, 1.5)] == ["first", "second"]
    assert [one.key for one in chosen(chunks, 6, 1, 0.5)] == ["first"]


@pytest.mark.parametrize("covers", [1, 3])
def test_all_branches_are_taken(covers: int) -> None:
    draw = random.Random(covers)
    chunks = [chunk(str(at), draw.uniform(0.1, 1), *draw.sample(range(300), 20)) for at in range(200)]
    kept = chosen(chunks, 300, covers, float("inf"))
    everywhere, here = (Counter(b for one in some for b in one.branches.tolist()) for some in (chunks, kept))
    assert all(here[branch] >= min(covers, count) for branch, count in everywhere.items())
    assert len(kept) < len(chunks)


def test_known_by_the_text() -> None:
    assert tiers.key_of("a") != tiers.key_of("b")
    assert all(len(key) == 8 for key in tiers.left_out())


@pytest.mark.full
def test_branches_of_real_chunks() -> None:
    pytest.importorskip("coverage")
    chunks, count = collected(["tests/lit/affine-simplify-structures"])
    assert len(chunks) > 4
    assert all(0 < len(one.branches) <= count and one.seconds > 0 for one in chunks)
    few = chosen([*chunks, *chunks], count, 1, float("inf"))
    assert sorted(one.key for one in few) == sorted({one.key for one in few})
