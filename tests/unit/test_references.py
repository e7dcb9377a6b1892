"""What docstrings, comments and documents refer to exists: files, dotted names of modules, and back-quoted names.

A file may be named by the last part of its path. A back-quoted name has to occur in the code or in a test's input.
"""

from __future__ import annotations

import ast
import os
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
PATH: Final = re.compile(r"(?<![\w./:<{*%-])(?:[\w-]+/)*[\w-]+\.(?:py|md|toml|sh|lark|cfg)\b(?!\w)")
DOTTED: Final = re.compile(r"(?<![\w./-])(?:pyopt|passes|tools|tests)(?:\.[A-Za-z_]\w*)+")
QUOTED: Final = re.compile(r"`([^`\n]+)`")
NAME: Final = re.compile(r"[A-Za-z_]\w*")
FOLDERS: Final = ("docs", "examples", "passes", "pyopt", "tests", "tools")
ENDINGS: Final = {"py", "md", "mlir", "toml", "sh", "lark", "cfg", "txt", "mtx"}
ELSEWHERE: Final = {"sinf", "max_rounds", "pyopt.whl", "tensor-2021.md"}
"""Of the C library, of examples, made by tools, and a document of the specification that is not part of the tree."""


class Place(NamedTuple):
    """A text for people, and where it stands."""

    file: str
    line: int
    text: str


@cache
def files() -> list[str]:
    """The files of the tree; `pyopt/passes` is a link to `passes`."""
    found = [path.name for path in ROOT.iterdir() if path.is_file()]
    for folder in FOLDERS:
        for place, folders, names in os.walk(ROOT / folder):
            folders[:] = [name for name in folders if name != "__pycache__" and place != str(ROOT / "pyopt" / "passes")]
            found += [Path(place, name).relative_to(ROOT).as_posix() for name in names]
    return found


@cache
def ends() -> set[str]:
    """Every file and folder, by each end of its path."""
    found: set[str] = set()
    for name in files():
        parts = name.split("/")
        for last in range(1, len(parts) + 1):
            found.update("/".join(parts[first:last]) for first in range(last))
    return found


TOKEN: Final = re.compile(
    r"""(?P<comment>\#[^\n]*)
    |(?P<string>(?<!\w)[rRbBuUfF]{0,2}(?:\"{3}(?:[^\\]|\\.)*?\"{3}|\'{3}(?:[^\\]|\\.)*?\'{3}))
    |(?P<short>(?<!\w)[rRbBuUfF]{0,2}(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'))
    |(?P<open>[(\[{])|(?P<close>[)\]}])""",
    re.VERBOSE | re.DOTALL,
)
"""What a docstring or a comment may stand in, or be taken for."""


class ModuleText:
    """The names in the code of a module, and its docstrings and comments.

    A docstring is a string that is a statement. Names in other strings count as names of the code.
    """

    def __init__(self, file: str, text: str) -> None:
        self.docstrings: list[Place] = []
        self.comments: list[Place] = []
        code: list[str] = []
        depth = end = line = at = 0
        for match in TOKEN.finditer(text):
            kind, start = match.lastgroup, match.start()
            if kind == "open":
                depth += 1
            elif kind == "close":
                depth -= 1
            elif kind == "comment" or (depth == 0 and is_statement(text, start, match.end())):
                line += text.count("\n", at, start)
                at = start
                code.append(text[end:start])
                end = match.end()
                if kind == "comment":
                    self.comments.append(Place(file, line + 1, match.group()))
                else:
                    self.docstrings.append(Place(file, line + 1, ast.literal_eval(match.group())))
        code.append(text[end:])
        self.used = set(NAME.findall("".join(code)))


def is_statement(text: str, start: int, end: int) -> bool:
    """Whether nothing else stands in the lines of a token, apart from a comment."""
    before = text[text.rfind("\n", 0, start) + 1 : start]
    after = text.find("\n", end)
    rest = text[end : len(text) if after < 0 else after].strip()
    return not before.strip() and (not rest or rest.startswith("#"))


@cache
def modules() -> dict[str, ModuleText]:
    return {
        name: ModuleText(name, (ROOT / name).read_text(encoding="utf-8")) for name in files() if name.endswith(".py")
    }


@cache
def words() -> set[str]:
    """What occurs in code, in inputs of tests, and in files of settings."""
    found = {word for names in modules().values() for word in names.used}
    for name in files():
        if name.rpartition(".")[2] in ENDINGS - {"py", "md"}:
            found.update(NAME.findall((ROOT / name).read_text(encoding="utf-8", errors="replace")))
    return found | {part for end in ends() for part in NAME.findall(end)}


@cache
def texts() -> list[Place]:
    """All docstrings and comments, and the documents line by line, without blocks of code."""
    found: list[Place] = []
    for module in modules().values():
        found += module.docstrings + module.comments
    for name in ("README.md", "CONTRIBUTING.md", *(name for name in files() if re.fullmatch(r"docs/[^/]*\.md", name))):
        code = False
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").split("\n"), 1):
            if line.startswith("```"):
                code = not code
            elif not code and not line.startswith("    "):
                found.append(Place(name, number, line))
    return found


def shown(found: list[tuple[Place, str]]) -> str:
    return "\n".join(f"{place.file}:{place.line}: {name}" for place, name in found)


def is_defined(dotted: str) -> bool:
    """A module, or a name at the top of one."""
    parts = dotted.split(".")
    if parts[:2] == ["pyopt", "passes"]:
        parts = parts[1:]
    for count in range(len(parts), 0, -1):
        path = "/".join(parts[:count])
        for file in (f"{path}.py", f"{path}/__init__.py"):
            if file in modules():
                return count == len(parts) or parts[count] in modules()[file].used
    return dotted in ends()


@pytest.mark.quick
def test_files_exist() -> None:
    missing = [
        (place, match)
        for place in texts()
        for match in PATH.findall(place.text)
        if match not in ends() and match not in ELSEWHERE
    ]
    if missing:
        pytest.fail(shown(missing), pytrace=False)


@pytest.mark.quick
def test_dotted_names_exist() -> None:
    missing = [
        (place, name)
        for place in texts()
        for name in DOTTED.findall(place.text)
        if not is_defined(name) and name not in ELSEWHERE
    ]
    if missing:
        pytest.fail(shown(missing), pytrace=False)


@pytest.mark.quick
def test_back_quoted_names_exist() -> None:
    missing = [
        (place, quoted)
        for place in texts()
        for quoted in QUOTED.findall(place.text)
        if re.fullmatch(r"[A-Za-z_][\w.]*(?:\(.*\))?", quoted)
        for name in NAME.findall(quoted.partition("(")[0])
        if name not in words() and name not in ELSEWHERE
    ]
    if missing:
        pytest.fail(shown(missing), pytrace=False)
