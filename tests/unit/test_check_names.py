"""What tools/check_names.py finds, and what it does not mind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.check_names import problems


def found(tmp_path: Path, text: str, name: str = "passes/some.py") -> list[str]:
    """The problems of one file."""
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return [one.text for one in problems(tmp_path)]


WRONG = [
    ('RULES = (Rule("arith.andi arith.no", f),)', "there is no op, type or attribute arith.no"),
    ('RULES = (Rule("arith.andi", f, needs="constent"),)', "there is no op, type or attribute constent"),
    ('RULES = (Rule("arith.adi", f, needs="constant"),)', "there is no op, type or attribute arith.adi"),
    ('NAMES = ("arith.addi", "arith.adi")', "there is no op, type or attribute arith.adi"),
    ('def f(op):\n    return op.attributes["no_such"]', "no op has an attribute no_such"),
    ('def f(op):\n    return op.attributes.get("no_such")', "no op has an attribute no_such"),
    ('def f(op):\n    return "no_such" in op.attributes', "no op has an attribute no_such"),
    ('def f(op):\n    op.set_attribute("no_such", None)', "no op has an attribute no_such"),
    ('def f(op):\n    return operand_group(op, "no_such")', "no op has operands or results no_such"),
    ('def f(r, a):\n    r.create("arith.addi", [a], [a.type])', "arith.addi is made with 1 operands"),
    ('def f(r, a):\n    r.create("arith.addi", [a, a], [])', "arith.addi is made with 0 results"),
    ('def f(r, a):\n    r.replace_with_new(a, "scf.yield", [a], [a.type])', "scf.yield is made with 1 results"),
    ('def f(r, a):\n    r.create("arith.addi", [a, a], [a], {"value": a})', "arith.addi has no attribute value"),
    (
        'def f(op, r):\n    return op.operands[2]\nRULES = {"arith.addi": f}',
        "arith.addi has 2 operands at most, there is no number 2",
    ),
    (
        'def f(op, r):\n    return op.attributes["value"]\nRULES = (Rule("arith.addi", f),)',
        "arith.addi has no attribute value",
    ),
    (
        'def f(op, r):\n    return operand_group(op, "indices")\nRULES = {"arith.addi": (f,), "arith.subi": f}',
        "arith.addi has no operands or results indices",
    ),
    (
        'SUMS = ("arith.addi", "arith.addf", "index.add", "complex.add")',
        "a table of 4 ops: a field of OpInfo, or a docstring that says why it is none",
    ),
    (
        'SUMS = {"arith.addi": 0, "arith.addf": -1, "index.add": KIND, "complex.add": (1, "a")}\nOTHER = 1',
        "a table of 4 ops: a field of OpInfo, or a docstring that says why it is none",
    ),
]


@pytest.mark.parametrize(("text", "expected"), WRONG)
def test_wrong_names(tmp_path: Path, text: str, expected: str) -> None:
    assert found(tmp_path, text) == [expected]


RIGHT = [
    'SUMS = ("arith.addi", "arith.addf", "index.add", "complex.add")\n"""The sums that this pass knows."""',
    'SUMS = ("arith.addi", "arith.addf", "index.add")',
    'LOWERINGS = {"arith.addi": f, "arith.addf": f, "index.add": m.f, "complex.add": f(1)}',
    'RULES = (Rule("arith.addi arith.addf index.add complex.add", f),)',
    'NAMES = ("arith.addi", "arith.", "memref.load")\nTEXT = f"arith.{NAMES[0]}"',
    '"""Says that arith.adi is nothing."""',
    'def f(op):\n    return op.attributes["value"], operand_group(op, "indices"), op.operands[7]',
    'def f(r, a, many):\n    r.create("scf.yield", [a, a], [])\n    r.create("arith.addi", [*many], [a])',
    'def f(r, a):\n    r.create("arith.addi", [a, a], [a], {"overflowFlags": a})',
    'def f(op, r):\n    return op.operands[-2]\nRULES = {"arith.addi": f}',
    'def f(op, r):\n    return op.operands[2]\nRULES = {"arith.addi": f, "arith.select": f}',
    'def f(op, r):\n    return op.operands[9]\nRULES = {"memref.load": f}',
]


@pytest.mark.parametrize("text", RIGHT)
def test_right_names(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, text) == []


def test_tables_of_other_modules(tmp_path: Path) -> None:
    """A table may name a function that it imports, or one of a module that it imports."""
    (tmp_path / "passes").mkdir()
    (tmp_path / "passes" / "rules.py").write_text("def f(op, r):\n    return op.operands[2]", encoding="utf-8")
    expected = ["arith.addi has 2 operands at most, there is no number 2"]
    assert found(tmp_path, 'from pyopt.passes.rules import f\nRULES = {"arith.addi": f}') == expected
    assert found(tmp_path, 'from pyopt.passes import rules\nRULES = {"arith.addi": rules.f}') == expected
