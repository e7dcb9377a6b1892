"""A share of the table of kernels after our stages: results are NumPy's, and work is that of the entries.

Each kernel is there in a few of its formats, in turn, so that every format is met; `python tools/sparse_kernels.py`
runs all of them, for more extents.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tools.sparse.check import OK, UNFIT, check
from tools.sparse.table import KERNELS
from tools.sparse.transform import STAGES
from tools.sparse.work import MARGIN, measure

if TYPE_CHECKING:
    from tools.sparse.kernels import Formats, TableKernel

CONJUNCTIVE: Final = [one for one in KERNELS if one.conjunctive and one.statement]
WITHOUT_DENSE_LEVELS: Final = {"SV", "SV8", "DCSR", "DCSC", "COO", "CSF", "CSFP", "COO3", "SOA3"}
FLAT: Final = 1.3
"""So much more may the loops do when extents are four times as large, if they depend on entries alone."""


def identify(kernel: TableKernel) -> str:
    return f"{kernel.group}-{kernel.name}"


def shares() -> list[tuple[TableKernel, list[Formats]]]:
    """The first formats of each kernel and others, by its place in the table; and those that no kernel before had."""
    met: set[str] = set()
    found = []
    for at, kernel in enumerate(KERNELS):
        choices = kernel.choices
        chosen = {
            choices[0].label: choices[0],
            choices[(at + 1) % len(choices)].label: choices[(at + 1) % len(choices)],
        }
        chosen |= {one.label: one for one in choices if not set(one.by_tensor.values()) <= met}
        met.update(name for one in chosen.values() for name in one.by_tensor.values())
        found.append((kernel, list(chosen.values())))
    return found


SHARES: Final = shares()


def test_the_share_has_every_format_and_is_a_share() -> None:
    named = {name for _, chosen in SHARES for one in chosen for name in one.by_tensor.values()}
    assert named == {name for kernel in KERNELS for one in kernel.choices for name in one.by_tensor.values()}
    assert len(KERNELS) < sum(len(chosen) for _, chosen in SHARES) < sum(len(one.choices) for one in KERNELS)


@pytest.mark.full
@pytest.mark.parametrize(("kernel", "chosen"), SHARES, ids=[identify(one) for one, _ in SHARES])
def test_loops_compute_what_numpy_does(kernel: TableKernel, chosen: list[Formats]) -> None:
    verdicts = {one.label: check(kernel, one, STAGES, "pyopt", quick=True) for one in chosen}
    found = {label: (one.verdict, one.detail) for label, one in verdicts.items() if one.verdict != UNFIT}
    assert found
    assert found == dict.fromkeys(found, (OK, ""))


@pytest.mark.full
@pytest.mark.parametrize("kernel", CONJUNCTIVE, ids=identify)
def test_work_grows_with_entries_and_not_with_extents(kernel: TableKernel) -> None:
    """Four times the extents, and there four times the entries, cost what the formats make loops visit."""
    found = measure(kernel, kernel.choices[0], STAGES, "pyopt")
    assert found is not None
    (first, wide, many), (base, may_wide, may_many), _ = found
    assert wide / first <= MARGIN * may_wide / base
    assert many / first <= MARGIN * may_many / base
    # Where the formats have no dense levels and all loops are in sparse operands, extents cost nothing at all.
    if set(kernel.choices[0].by_tensor.values()) <= WITHOUT_DENSE_LEVELS and may_wide == base:
        assert wide / first <= FLAT
