"""Drawn kernels with affine subscripts give what dense loops give, on every way."""

from __future__ import annotations

import pytest

from tools.sparse.affine import FINDINGS, LEFT, OK, WAYS, Verdict, cases_of, verdict_on
from tools.sparse.affine_draw import BLOCKED as BLOCKED_SHARE
from tools.sparse.affine_draw import draw
from tools.sparse.affine_kernels import AffineKernel, LevelFormat, Subscript, Tensor, computed, inputs_of, module_of
from tools.sparse.affine_reduce import reduced

FEW = (1, 72, 170, 362, 20077, 20922)
MANY = range(1020, 1040)
BLOCKED = (1003, 1112, 1137)
"""Blocks that reach over the end of a dimension, or are larger than it."""
CONVOLUTION = AffineKernel(
    loops=(2, 2, 2),
    reductions=frozenset((2,)),
    inputs=(
        Tensor(
            (Subscript(((0, 1),)), Subscript(((1, 1), (2, 2)), room=1)),
            (LevelFormat(0, "compressed"), LevelFormat(1, "dense")),
        ),
        Tensor((Subscript(((2, 1),)),)),
    ),
    output=Tensor((Subscript(((0, 1),)), Subscript(((1, 1),)))),
    body="add x mul b a",
    element="f64",
    fresh=True,
)


def findings_of(seed: int, blocked: float = BLOCKED_SHARE) -> list[str]:
    kernel = draw(seed, blocked)
    cases = cases_of(kernel, seed)
    if isinstance(cases, str):
        return []
    verdicts = {way: verdict_on(kernel, cases, way) for way in WAYS}
    return [f"{way}: {one.kind}: {one.detail}" for way, one in verdicts.items() if one.kind in FINDINGS]


@pytest.mark.parametrize("seed", FEW)
def test_drawn_kernels_give_what_dense_loops_give(seed: int) -> None:
    assert findings_of(seed) == []


@pytest.mark.full
@pytest.mark.parametrize("seed", MANY)
def test_more_drawn_kernels_give_what_dense_loops_give(seed: int) -> None:
    assert findings_of(seed) == []


@pytest.mark.parametrize("seed", BLOCKED)
def test_drawn_kernels_of_blocks_give_what_dense_loops_give(seed: int) -> None:
    assert findings_of(seed, 0.8) == []


def test_the_expected_result_is_that_of_the_loops() -> None:
    """A convolution by hand, of a tensor with room for an element that no iteration is about."""
    first, second = inputs_of(CONVOLUTION, "all", 1)
    assert first.shape == (2, 5)
    expected = [[sum(first[i, j + 2 * r] * second[r] for r in range(2)) for j in range(2)] for i in range(2)]
    assert computed(CONVOLUTION, [first, second]).tolist() == expected
    cases = cases_of(CONVOLUTION, 1)
    assert not isinstance(cases, str)
    assert {verdict_on(CONVOLUTION, cases, way).kind for way in ("loops", "buffers")} <= {OK, LEFT}


def test_kernels_are_reduced_as_long_as_they_show_the_same() -> None:
    """A refusal stands for a finding here: a sparse output with a level that is no loop's stays to the end."""
    kernel = CONVOLUTION._replace(
        output=Tensor(
            (Subscript(((0, 2),)), Subscript(((1, 1),))), (LevelFormat(0, "compressed"), LevelFormat(1, "compressed"))
        )
    )
    cases = cases_of(kernel, 1)
    assert not isinstance(cases, str)
    refused = verdict_on(kernel, cases, "buffers")
    assert refused == Verdict("refused", refused.detail)
    small = reduced(kernel, 1, "buffers", refused)
    assert "* 2" in module_of(small) and small.output.levels
    assert len(module_of(small)) < len(module_of(kernel)) and len(small.inputs) == 1
