"""A pytest plugin: of tests with an item for each lit file, only the items of selected files run.

The variable PYOPT_AFFECTED names a file in JSON: test file -> the lit files, both relative to the root, and whether
items that belong to no lit file run.
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
    chosen: dict[str, tuple[list[str], bool]] = json.loads(Path(place).read_text(encoding="utf-8"))
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        entry = chosen.get(item.path.relative_to(ROOT).as_posix() if item.path.is_relative_to(ROOT) else "")
        (kept if entry is None or runs(lit_file_of(item), *entry) else left).append(item)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept


def runs(place: str, files: list[str], rest: bool) -> bool:
    """Whether the item of a lit file or folder runs, or, if that is "", one of those that belong to none."""
    return any(file == place or file.startswith(place + "/") for file in files) if place else rest


def lit_file_of(item: pytest.Item) -> str:
    """The lit file that is a parameter of an item, or the folder; "" if there is none."""
    call = getattr(item, "callspec", None)
    for parameter, value in () if call is None else call.params.items():
        if parameter == "folder" and (ROOT / LIT / str(value)).is_dir():
            return LIT + str(value)
        text = value.as_posix() if isinstance(value, Path) else value
        if isinstance(text, str) and text.endswith(".mlir"):
            for name in (text.removeprefix(ROOT.as_posix() + "/"), LIT + text):
                if name.startswith(LIT) and (ROOT / name).exists():
                    return name
    return ""
