"""Every row of the tables of --upgrade has its test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pyopt.upgrade import upgrade
from pyopt.upgrade.tables import ROWS

TESTS = Path(__file__).resolve().parents[1]
FILES = (
    "test_downgrade.py", "test_upgrade_dialects.py", "test_upgrade_generic.py", "test_upgrade_sparse.py",
    "test_upgrade_std.py", "upgrade_cases.txt", "upgrade_refused.txt", "upgrade_runs.txt", "upgrade_sparse_rows.py",
)  # fmt: skip
REFUSED = {
    "linalg.subview": "linalg has no ranges",
    "linalg.range_intersect": "linalg has no ranges", "linalg.dim": "linalg has no ranges",
    "linalg.load": "linalg has no ranges", "linalg.store": "linalg has no ranges",
    "linalg.buffer_alloc": "linalg has no ranges", "linalg.buffer_dealloc": "buffers are memrefs",
    "linalg.buffer_size": "buffers are memrefs", "linalg.pooling_max": "write it as a linalg.generic",
    "linalg.pooling_min": "write it as a linalg.generic", "linalg.pooling_sum": "write it as a linalg.generic",
    "linalg.conv_1d_input_ncw_filter_wcf": "no op has its filter in this order",
    "linalg.conv_3d_input_ncdhw_filter_dhwcf": "no op has its filter in this order",
    "linalg.sparse_tensor": "some weeks of 2021", "linalg.sparse_pointers": "some weeks of 2021",
    "linalg.sparse_indices": "some weeks of 2021", "vector.tuple": "no tuples of vectors",
    "vector.tuple_get": "no tuples of vectors", "vector.insert_slices": "no tuples of vectors",
    "vector.extract_map": "given up", "vector.insert_map": "given up",
}  # fmt: skip
"""What has no meaning today, beside what the other tests refuse, with a piece of the reason."""


@pytest.mark.parametrize(("op", "reason"), REFUSED.items())
def test_refused(op: str, reason: str) -> None:
    done = upgrade(f'func.func @f(%a: index) {{\n  "{op}"(%a) : (index) -> ()\n  return\n}}\n')
    assert [problem.message.partition(" op ")[0] for problem in done.problems] == [f"'{op}'"]
    assert reason in done.problems[0].message


def test_every_row_has_a_test() -> None:
    text = "\n".join([(TESTS / "unit" / name).read_text(encoding="utf-8") for name in FILES])
    text += "\n".join([path.read_text(encoding="utf-8") for path in (TESTS / "lit" / "upgrade").glob("*.mlir")])
    named = {word.removeprefix("std.") for word in re.findall(r"[\w.]+", text)} | set(REFUSED)
    assert set(ROWS) - named == set()
