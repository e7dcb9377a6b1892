"""A pytest plugin: of tests with an item for each lit file, only the items of selected files run.

The variable PYOPT_AFFECTED names a file in JSON: test file -> the lit files, both relative to the root.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

import pytest

from tools.check_layers import ROOT

VARIABLE: Final = "PYOPT_AFFECTED"
LIT: Final = "tests/lit/"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselects the items of lit files that the change does not reach."""
    place = os.environ.get(VARIABLE)
    if not place:
        return
    chosen: dict[str, list[str]] = json.loads(Path(place).read_text(encoding="utf-8"))
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        files = chosen.get(item.path.relative_to(ROOT).as_posix() if item.path.is_relative_to(ROOT) else "")
        file = lit_file_of(item)
        (kept if files is None or not file or file in files else left).append(item)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept


def lit_file_of(item: pytest.Item) -> str:
    """The lit file that is a parameter of an item, relative to the root; "" if there is none."""
    call = getattr(item, "callspec", None)
    for value in [] if call is None else call.params.values():
        text = value.as_posix() if isinstance(value, Path) else value
        if isinstance(text, str) and text.endswith(".mlir"):
            for name in (text.removeprefix(ROOT.as_posix() + "/"), LIT + text):
                if name.startswith(LIT) and (ROOT / name).exists():
                    return name
    return ""
