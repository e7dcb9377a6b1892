"""Semi-rings and loops that carry tensors, damaged somewhere on their way: a message or a result, never a traceback."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Final

import pytest

from tests.support.fuzz.reducing import reduce
from tests.support.fuzz.runs import check, flags_of
from tests.support.fuzz.seeds import Pool, make_pool
from tests.support.fuzz.structure import mutate_structure
from tests.support.fuzz.tokens import mutate_text, renumber, retype
from tools.sparse import carried_draw, semirings_draw
from tools.sparse.semirings import text_of
from tools.sparse.transform import CODEGEN, DIRECT, LIBRARY, ONE_SHOT, RESTRICT, STAGES, stages_for, transform
from tools.sparse.woven import woven

if TYPE_CHECKING:
    from tests.support.fuzz.runs import Complaint, Step

SECONDS: Final = 30.0
BY_LIBRARY: Final = tuple([one.replace(DIRECT, DIRECT.replace("false", "true")) for one in STAGES])
WAYS: Final = (
    (*STAGES, *CODEGEN, *ONE_SHOT),
    (*BY_LIBRARY, *LIBRARY, *ONE_SHOT),
    (*stages_for("lowered-iterators"), *CODEGEN, *ONE_SHOT),
    ("--linalg-generalize-named-ops", "--sparsification-and-bufferization"),
    ("--linalg-generalize-named-ops", "--sparsifier"),
)
OPS: Final = ("sparse_tensor.unary", "sparse_tensor.binary", "sparse_tensor.select", "sparse_tensor.reduce",
              "sparse_tensor.yield", "linalg.generic", "scf.for", "scf.while", "scf.if", "scf.yield")  # fmt: skip


@cache
def pool() -> Pool:
    return make_pool(seed=1, per_op=2, share=1.0, folders=("sparsify", "sparse_tensor"))


def drawn(seed: int) -> tuple[str, list[Step]]:
    """A damaged module, and the passes that are left of its way."""
    chance = random.Random(f"damaged {seed}")
    kernel, program = semirings_draw.draw(seed, all_dense=seed % 4 == 0), carried_draw.draw(seed)
    text = text_of(kernel) if seed % 3 else program.text()
    stages = woven(chance.choice(WAYS), chance, 0.2)
    done = chance.choice((0, 0, chance.randrange(len(stages))))
    there = transform(text, list(stages[:done]), "pyopt")
    assert there.code == 0, there.errors
    name = chance.choice([one for one in OPS if one in there.text] or ["arith.constant"])
    made = mutate_structure(there.text, name, pool(), chance) if chance.random() < 0.6 else None
    if made is None:
        made = chance.choice((retype, renumber, mutate_text))(there.text, pool(), chance)
    parts = [one[2:].partition("=") for one in stages[done:] if one != RESTRICT]
    return made, [(name, options) for name, _, options in parts]


def complaint_on(seed: int) -> Complaint | None:
    return check(*drawn(seed), SECONDS).complaint


@pytest.mark.full
@pytest.mark.parametrize("first", range(0, 1000, 100))
def test_damaged_on_the_way(first: int) -> None:
    for seed in range(first, first + 100):
        wrong = complaint_on(seed)
        if wrong is not None:
            text, steps = drawn(seed)
            text, steps = reduce(text, steps[: wrong.steps], wrong.kind, SECONDS, 20.0)
            pytest.fail(f"{seed}: {wrong.text}\npyopt {' '.join(flags_of(steps))} on:\n{text}", pytrace=False)


@pytest.mark.full
def test_some_of_the_damaged_are_accepted() -> None:
    """And some are not: both halves are looked at."""
    assert {check(*drawn(seed), SECONDS).accepted for seed in range(20)} == {False, True}
