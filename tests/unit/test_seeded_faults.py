"""The tool of seeded faults: drawing, edits, probes, and the runner on a small made-up project."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from tools.faults.areas import AREAS, ROOT, Area, files_by_area, quotas
from tools.faults.drawing import Fault, draw, names_of
from tools.faults.edits import edits_of, functions_of
from tools.faults.report import table
from tools.faults.trees import DIFFERS, code_with, code_with_probes
from tools.faults.trial import SAME_VALUE, UNREACHED, Verdict
from tools.seeded_faults import choose, run

SOURCE = '''"""A module."""

def larger(a: int, b: int) -> int:
    """Return the larger of two."""
    return a if a > b else b

def shared(values: list[int]) -> int:
    total = 0
    for value in values:
        if value < 0:
            continue
        total += value
    return total

def unused(a: int) -> int:
    return a + 1

def endless(a: int) -> int:
    while a > 0:
        a -= 1
    return a
'''

TESTS = """import tiny

def test_larger():
    assert tiny.larger(2, 1) == 2
    assert tiny.larger(3, 3) == 3

def test_shared():
    assert tiny.shared([1, 2]) == 3

def test_endless():
    assert tiny.endless(3) == 0

def test_that_fails_always():
    assert tiny.shared([]) == 1
"""

AREA = (Area("tiny", 100, ("tiny.py",)),)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with a module and its tests."""
    (tmp_path / "tiny.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "test_tiny.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def fault_in(function: str, operator: str, after: str) -> Fault:
    """The fault of `SOURCE` with such an effect."""
    for name, node in functions_of(ast.parse(SOURCE)):
        for number, edit in enumerate(edits_of(node)):
            text = ast.unparse(edit.replacement) if edit.replacement is not None else ""
            if (name, edit.operator, text) == (function, operator, after):
                return Fault("tiny", "tiny.py", name, node.lineno, number, operator, "", "", after)
    raise LookupError(function)


def test_each_area_gets_its_share() -> None:
    assert quotas(AREAS, 100) == {area.name: area.share for area in AREAS}
    assert sum(area.share for area in AREAS) == 100
    assert sum(quotas(AREAS, 37).values()) == 37
    assert all(files_by_area(ROOT, AREAS).values())


def test_drawing_is_repeatable(project: Path) -> None:
    faults = draw(project, AREA, seed=5, count=4)
    assert faults == draw(project, AREA, seed=5, count=4)
    assert Counter(fault.function for fault in faults) == dict.fromkeys(("larger", "shared", "unused", "endless"), 1)


def test_faults_of_pyopt_are_drawn_from_each_area() -> None:
    areas = tuple(area for area in AREAS if area.name in ("lexer", "verifier", "native"))
    faults = draw(ROOT, areas, seed=3, count=10)
    assert dict(Counter(fault.area for fault in faults)) == quotas(areas, 10)
    for fault in faults:
        assert code_with(ROOT, fault)


@pytest.mark.parametrize(
    ("text", "operators"),
    [
        ("return a <= b", ["return value", "comparison", "comparison"]),
        ("raise ValueError(a + 1)", []),
        ("assert a > 0", []),
        ("p.error('expected', a + 1)", ["drop statement"]),
        ("cache[a] = b", []),
        ("if a:\n        return\n    b[0] = a and not b",
         ["negate condition", "drop guard", "drop statement", "constant", "and to or", "drop not"]),
        ("f(a, b)", ["drop statement", "swap arguments"]),
        ("f(a, 1)", ["drop statement", "constant", "constant"]),
        ("for x in a:\n        break", ["break to continue"]),
    ],
)  # fmt: skip
def test_edits(text: str, operators: list[str]) -> None:
    ((_, function),) = functions_of(ast.parse(f'def f(a, b):\n    "Text."\n    {text}\n'))
    assert [edit.operator for edit in edits_of(function)] == operators


def test_a_fault_changes_what_a_function_does(project: Path) -> None:
    values: dict[str, object] = {}
    exec(code_with(project, fault_in("larger", "comparison", "a <= b")), values)
    larger = values["larger"]
    assert callable(larger)
    assert larger(2, 1) == 1


def test_a_probe_reports_only_another_value(project: Path) -> None:
    differing: list[int] = []

    def differs(number: int, value: object, with_fault: object) -> object:
        assert callable(with_fault)
        if with_fault() != value:
            differing.append(number)
        return value

    values: dict[str, object] = {DIFFERS: differs}
    exec(code_with_probes(project, "tiny.py", [(7, fault_in("shared", "comparison", "value <= 0"))]), values)
    shared = values["shared"]
    assert callable(shared)
    assert (shared([1, -2]), differing) == (1, [])
    assert (shared([1, 0]), differing) == (1, [7])


def test_the_runner_says_what_is_found(project: Path) -> None:
    faults = [
        fault_in("larger", "comparison", "a <= b"),
        fault_in("larger", "comparison", "a >= b"),  # the same value
        fault_in("shared", "plus and minus", "total -= value"),
        fault_in("shared", "continue to break", "break"),  # no test reaches it
        fault_in("unused", "plus and minus", "a - 1"),
        fault_in("endless", "plus and minus", "a += 1"),  # does not end
    ]
    verdicts = run(project, faults, ["-q", "-n", "0"], jobs=2, patience=0.5, use_cache=False)
    assert [(verdict.found, verdict.test.rpartition("::")[2], verdict.cause) for verdict in verdicts] == [
        (True, "test_larger", "failed"),
        (False, "", SAME_VALUE),
        (True, "test_shared", "failed"),
        (False, "", UNREACHED),
        (False, "", UNREACHED),
        (True, "test_endless", "time"),
    ]
    text = table(faults, list(range(6)), {"tiny": dict(enumerate(verdicts))})
    assert text.splitlines()[1].split() == ["tiny", "6", "3", "2", "1"]
    assert text.count(UNREACHED) == 2
    assert "  3 tiny:3  " in text
    assert text.splitlines()[-2:] == [
        "tiny finds 3 of all 6, 3 of the 3 that some tier finds",
        "of the 3 that no tier finds, 1 change no value, 2 are reached by no item",
    ]


def test_the_table_says_what_each_tier_finds_of_what_is_found() -> None:
    def verdict(found: bool, cause: str) -> Verdict:
        return Verdict(found, "a test" if found else "", cause, 1, 1, 0.1)

    faults = [fault_in("larger", "comparison", "a <= b")] * 5
    quick = {number: verdict(number == 2, "failed" if number == 2 else SAME_VALUE) for number in range(5)}
    default = {0: verdict(True, "failed"), 1: verdict(False, "no item fails"), 3: verdict(False, SAME_VALUE)}
    default[4] = verdict(False, UNREACHED)
    text = table(faults, list(range(5)), {"quick": quick, "default": default})
    assert text.splitlines()[-3:] == [
        "quick finds 1 of all 5, 1 of the 2 that some tier finds",
        "default finds 2 of all 5, 2 of the 2 that some tier finds",
        "of the 3 that no tier finds, 1 change no value, 1 are reached by no item, "
        "1 are reached but not found (no item fails)",
    ]


def test_names_do_not_depend_on_the_count(project: Path) -> None:
    (project / "other.py").write_text(SOURCE, encoding="utf-8")
    areas = (Area("one", 75, ("tiny.py",)), Area("two", 25, ("other.py",)))
    few, many = draw(project, areas, seed=5, count=3), draw(project, areas, seed=5, count=5)
    assert names_of(few) == ["one:0", "one:1", "two:0"]
    named = dict(zip(names_of(many), many, strict=True))
    assert [named[name] for name in names_of(few)] == few != many[:3]


def test_faults_are_chosen_by_number_or_name() -> None:
    names = ["lexer:0", "parser:0", "parser:1"]
    assert choose(names, None) == [0, 1, 2]
    assert choose(names, ["parser:1", "0", "lexer:0"]) == [0, 2]
    for wrong in ("3", "parser:2", "x"):
        with pytest.raises(SystemExit, match=f"--only {wrong}: not among the 3 faults"):
            choose(names, [wrong])
