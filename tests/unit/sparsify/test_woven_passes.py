"""Drawn semi-rings and loops that carry tensors give what NumPy computes with canonicalize and cse anywhere between."""

from __future__ import annotations

import random
from typing import Final

import pytest

from tools.sparse import carried_draw, semirings_draw
from tools.sparse.affine import OK
from tools.sparse.carried_ways import WAYS as CARRIED
from tools.sparse.carried_ways import verdict_behind as program_behind
from tools.sparse.semirings_draw import verdict_behind as kernel_behind
from tools.sparse.transform import CODEGEN, DIRECT, LIBRARY, ONE_SHOT, SPECIFIER, STAGES, stages_for
from tools.sparse.woven import SIMPLIFYING, woven

BY_LIBRARY: Final = tuple([one.replace(DIRECT, DIRECT.replace("false", "true")) for one in STAGES])
KERNEL_WAYS: Final = {
    "loops": STAGES,
    "iterators": stages_for("lowered-iterators"),
    "buffers": (*STAGES, *CODEGEN, *ONE_SHOT, *SPECIFIER),
    "library": (*BY_LIBRARY, *LIBRARY, *ONE_SHOT),
}
PROGRAM_WAYS: Final = ("buffers", "deallocated", "library", "dense-deallocated")


def kernel_finding(seed: int, way: str) -> str:
    kernel = semirings_draw.draw(seed, all_dense=seed % 3 == 0)
    stages = woven(KERNEL_WAYS[way], random.Random(f"woven {seed} {way}"))
    cases = [semirings_draw.inputs_of(kernel, seed), semirings_draw.inputs_of(kernel, seed + 100_000)]
    found = kernel_behind(kernel, cases, stages)
    return "" if found.kind == OK else f"{found.kind}: {found.detail}\n{' '.join(stages)}"


def program_finding(seed: int, name: str) -> str:
    program, way = carried_draw.draw(seed), CARRIED[name]
    stages = woven(way.stages, random.Random(f"woven {seed} {name}"))
    found = program_behind(program, carried_draw.inputs_of(seed), way._replace(stages=stages))
    return "" if found.kind == OK else f"{found.kind}: {found.detail}\n{' '.join(stages)}"


@pytest.mark.full
@pytest.mark.parametrize("way", KERNEL_WAYS)
@pytest.mark.parametrize("seed", range(4000, 4020))
def test_semirings(seed: int, way: str) -> None:
    assert kernel_finding(seed, way) == ""


@pytest.mark.full
@pytest.mark.parametrize("way", PROGRAM_WAYS)
@pytest.mark.parametrize("seed", range(4000, 4015))
def test_loops_that_carry_tensors(seed: int, way: str) -> None:
    assert program_finding(seed, way) == ""


def test_stages_stay_in_order_and_others_come_between() -> None:
    stages = ("--a", "--b", "--c")
    drawn = [woven(stages, random.Random(seed)) for seed in range(50)]
    assert all(tuple([one for one in made if one not in SIMPLIFYING]) == stages for made in drawn)
    assert all(set(made) & set(SIMPLIFYING) for made in drawn)
    assert {made[0] for made in drawn} >= {"--a", *SIMPLIFYING} and {made[-1] for made in drawn} >= {
        "--c",
        *SIMPLIFYING,
    }
