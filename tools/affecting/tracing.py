"""The files that a lit file enters: its RUN lines run in a process of their own, with each function's file noted.

The selection is sound as far as no file enters a module that its nodes do not lead to.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Iterable
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from tests.support.lit_file import chunks, pyopt_flags, run_lines, splits, substitute
from tests.support.shell import Unsupported, own_folder, run_script, run_tool
from tools.check_layers import ROOT, module_name

if TYPE_CHECKING:
    from types import CodeType

    from tools.affecting.selection import Selector


def entered_by(file: str) -> set[str]:
    """The modules of pyopt whose functions the RUN lines of a lit file enter, and printing it in generic form.

    What runs while a module is imported does not count.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        with os.fdopen(writer, "wb") as stream:
            pickle.dump(_trace(file), stream)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as stream:
        found = pickle.load(stream)
    os.waitpid(child, 0)
    assert isinstance(found, set)
    return found


def _trace(file: str) -> set[str]:
    entered: set[CodeType] = set()
    importing = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal importing
        code = frame.f_code
        if code.co_name == "<module>":
            importing += (event == "call") - (event == "return")
        elif event == "call" and not importing:
            entered.add(code)

    path = ROOT / file
    text = path.read_text(encoding="utf-8", errors="surrogateescape")
    folder = Path(own_folder("affected"), f"{os.getpid()}")
    folder.mkdir(parents=True, exist_ok=True)
    lines = run_lines(text)
    sys.setprofile(note)
    try:
        for line in lines:
            try:
                run_script(substitute(line, path, str(folder / "t.tmp")), str(folder))
            except Unsupported:  # the line runs in other processes
                continue
        flags = [one for line in lines for one in pyopt_flags(line)]
        for chunk in chunks(text, any(map(splits, flags))):
            run_tool(["--mlir-print-op-generic", "--allow-unregistered-dialect", "-"], chunk.text, str(folder))
    finally:
        sys.setprofile(None)
    roots = (str(ROOT / "pyopt"), str(ROOT / "passes"))
    names = {code.co_filename for code in entered if code.co_filename.startswith(roots) and code.co_name[0] != "<"}
    return {module_name(Path(name.replace("/pyopt/passes/", "/passes/"))) for name in names}


def missed(selector: Selector, files: Iterable[str]) -> list[str]:
    """Each module that a file enters without being selected for it, as "file enters module"."""
    found: list[str] = []
    for file in files:
        reached = selector.reach(selector.starts_of_lit(file))
        entered = [one for one in sorted(entered_by(file)) if not reached & selector.graph.mask([one])]
        found += [f"{file} enters {module}" for module in entered]
    return found
