"""docs/sparsifier.md speaks of remarks that there are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
TEXT = (ROOT / "docs/sparsifier.md").read_text(encoding="utf-8")


def test_remarks_are_those_of_the_pass() -> None:
    table = TEXT.partition("| remark |")[2].partition("\n\n")[0]
    files = ("kernels/analysis.py", "rewriting/generalizing.py")
    code = "".join([(ROOT / "passes/sparsify" / one).read_text(encoding="utf-8") for one in files])
    explained = [re.split(" 'op' |, or ", row)[0] for row in re.findall(r"^\| (.*?) \|", table, re.MULTILINE)]
    assert len(explained) >= 13
    for one in explained:
        assert f'"{one}' in code, one
