"""Draws faults: a file by its size, a function by the number of its edits, an operator, one of its edits.

A function has one fault at most. Left out are functions that run while modules are imported (a fault in them would act
before any test), and decorated ones, whose code other objects hold.
"""

from __future__ import annotations

import ast
import json
import random
import subprocess
import sys
from collections import Counter
from functools import cache, lru_cache
from pathlib import Path
from types import CodeType
from typing import Final, NamedTuple

from tools.faults.areas import Area, files_by_area, module_of, quotas
from tools.faults.edits import UNSEEN, Edit, edits_of, first_line, functions_of
from tools.faults.trees import code_of, code_with, read_tree

UNSEEN_FUNCTIONS: Final = frozenset(("__repr__", "__hash__", "__del__", "__reduce__", "__getstate__"))
TRIES: Final = 100
"""The number of draws of a file and a function before an area counts as used up."""
PLAIN_DECORATORS: Final = frozenset(("staticmethod", "classmethod", "property"))


class Fault(NamedTuple):
    """A fault, which its file, function and number name; the rest is for the reader."""

    area: str
    file: str
    function: str
    line: int
    """The first line of the function, its decorators included."""
    number: int
    """The number of the function's edit."""
    operator: str
    place: str
    """Line and column of the edit."""
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.place}: {self.operator} in {self.function}: {self.before}  ->  {self.after}"


class Candidate(NamedTuple):
    """A function in which a fault can be."""

    file: str
    name: str
    line: int
    edits: tuple[Edit, ...]


def draw(root: Path, areas: tuple[Area, ...], seed: int, count: int) -> list[Fault]:
    """The faults of a seed, by area."""
    files = files_by_area(root, areas)
    early = entered_by_imports(root, tuple(file for area in areas for file in files[area.name]))
    faults: list[Fault] = []
    for area, quota in quotas(areas, count).items():
        generator = random.Random(f"{seed} {area}")
        sizes = [(root / file).stat().st_size for file in files[area]]
        tried: set[tuple[str, str, int]] = set()
        for _ in range(quota):
            for _ in range(TRIES):
                file = generator.choices(files[area], sizes)[0]
                fault = _draw_in(root, area, candidates_of(root, file, early), tried, generator)
                if fault is not None:
                    faults.append(fault)
                    break
    return faults


def names_of(faults: list[Fault]) -> list[str]:
    """AREA:K for each of the drawn faults, which is the same whatever the count: each area has its own generator."""
    seen: Counter[str] = Counter()
    names: list[str] = []
    for fault in faults:
        names.append(f"{fault.area}:{seen[fault.area]}")
        seen[fault.area] += 1
    return names


@cache
def candidates_of(root: Path, file: str, early: frozenset[str]) -> list[Candidate]:
    """The functions of a file that can have a fault."""
    found: list[Candidate] = []
    for name, function in functions_of(read_tree(root, file)):
        line = first_line(function)
        last = name.rpartition(".")[2]
        if last in UNSEEN_FUNCTIONS or UNSEEN.search(last) or f"{file}:{line}" in early:
            continue
        if any(not isinstance(one, ast.Name) or one.id not in PLAIN_DECORATORS for one in function.decorator_list):
            continue
        edits = edits_of(function)
        if edits:
            found.append(Candidate(file, name, line, tuple(edits)))
    return found


def _draw_in(
    root: Path, area: str, candidates: list[Candidate], tried: set[tuple[str, str, int]], generator: random.Random
) -> Fault | None:
    """A fault in one of the functions, which was not tried before; None if its code cannot be exchanged."""
    if not candidates:
        return None
    candidate = generator.choices(candidates, [len(one.edits) for one in candidates])[0]
    key = (candidate.file, candidate.name, candidate.line)
    if key in tried:
        return None
    tried.add(key)
    operators = sorted({edit.operator for edit in candidate.edits})
    operator = generator.choice(operators)
    number = generator.choice([at for at, edit in enumerate(candidate.edits) if edit.operator == operator])
    edit = candidate.edits[number]
    before, after = texts_of(edit)
    place = f"{edit.node.lineno}:{edit.node.col_offset + 1}"
    fault = Fault(area, *key, number, operator, place, before, after)
    new = code_of(code_with(root, fault), fault.function, fault.line)
    return fault if new is not None and free_names(root, fault) == new.co_freevars else None


def free_names(root: Path, fault: Fault) -> tuple[str, ...] | None:
    """The names of enclosing scopes that a fault's function has in the sources."""
    code = code_of(_module_code(root, fault.file), fault.function, fault.line)
    return code.co_freevars if code is not None else None


@lru_cache(maxsize=16)
def _module_code(root: Path, file: str) -> CodeType:
    return compile(read_tree(root, file), file, "exec", dont_inherit=True)


def texts_of(edit: Edit) -> tuple[str, str]:
    """The text before and after an edit, each on one line."""
    before = " ".join(ast.unparse(edit.node).split())
    after = " ".join(ast.unparse(edit.replacement).split()) if edit.replacement is not None else "(nothing)"
    return before, after


@cache
def entered_by_imports(root: Path, files: tuple[str, ...]) -> frozenset[str]:
    """`file:line` of the functions that run while the modules are imported, asked of a new process."""
    modules = [module_of(file) for file in files]
    done = subprocess.run(
        [sys.executable, "-c", _ENTERED, str(root)],
        input=json.dumps(modules),
        capture_output=True,
        text=True,
        cwd=root,
        check=True,
    )
    return frozenset(json.loads(done.stdout))


_ENTERED: Final = """
import importlib, json, os, sys
root = os.path.realpath(sys.argv[1])
sys.path.insert(0, root)
modules = json.load(sys.stdin)
entered = set()
def watch(frame, event, argument):
    if event == "call":
        entered.add(frame.f_code)
sys.setprofile(watch)
for module in modules:
    try:
        importlib.import_module(module)
    except ImportError:
        pass
sys.setprofile(None)
names = {(code.co_filename, code.co_firstlineno) for code in entered}
paths = {name: os.path.relpath(os.path.realpath(name), root) for name, _ in names}
print(json.dumps(sorted(f"{paths[name]}:{line}" for name, line in names if not paths[name].startswith(".."))))
"""
