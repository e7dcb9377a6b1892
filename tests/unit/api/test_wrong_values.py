"""Public functions and methods given values of wrong types and numbers: errors that say so, none from within."""

from __future__ import annotations

import inspect
import random
import zlib
from collections.abc import Callable
from typing import Any

import pytest

import pyopt

TEXT = """func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = scf.if %c -> i32 { scf.yield %a : i32 } else { scf.yield %b : i32 }
  return %0 : i32
}
""".replace("%c ", "%t ").replace("  %0", "  %t = arith.constant true\n  %0", 1)
WRONG: tuple[Any, ...] = (None, 5, -1, 99, "x", "arith.addi", "", 1.5, object(), [1], ["x"], (), {}, {"x": 5}, print)
DRAWS = 40
LEFT_OUT = {"run_files", "make_pass", "compile", "__init__"}
"""What takes processes or time, and what mypyc gives no signature of."""


def subjects() -> dict[str, Any]:
    """An object of each public class that has methods, by its name, made anew."""
    module = pyopt.parse(TEXT)
    op = next(module.walk("arith.addi"))
    branch = next(module.walk("scf.if"))
    block = op.block
    assert block is not None
    return {
        "Module": module, "Operation": op, "Block": block, "Region": branch.regions[0], "OpResult": op.result,
        "BlockArgument": block.arguments[0], "Builder": pyopt.Builder.before(op), "Type": op.result.type,
        "Attribute": pyopt.attribute("5 : i32"), "Pass": pyopt.Pass("cse"), "TypeInfo": pyopt.TypeInfo("drawn.type"),
        "pyopt": pyopt,
    }  # fmt: skip


def methods() -> list[tuple[str, str]]:
    found = []
    for name, subject in subjects().items():
        names = pyopt.__all__ if name == "pyopt" else [one for one in dir(subject) if not one.startswith("_")]
        found += [
            (name, one) for one in names
            if one not in LEFT_OUT and inspect.isroutine(getattr(subject, one, None))
        ]  # fmt: skip
    return found


def arity_of(function: Callable[..., Any]) -> tuple[int, int]:
    """The least and the greatest number of arguments by position."""
    try:
        parameters = list(inspect.signature(function).parameters.values())
    except ValueError:
        return 0, 3
    places = [one for one in parameters if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
    more = any(one.kind == one.VAR_POSITIONAL for one in parameters)
    return sum(one.default is one.empty for one in places), len(places) + 2 * more


@pytest.mark.parametrize(("subject", "method"), methods())
def test_wrong_values_are_refused_with_a_message(subject: str, method: str) -> None:
    draw = random.Random(zlib.crc32(f"{subject}.{method}".encode()))
    least, most = arity_of(getattr(subjects()[subject], method))
    for _ in range(DRAWS if most else 1):
        objects = subjects()
        pool = [*WRONG, *objects.values()]
        arguments = [draw.choice(pool) for _ in range(draw.randint(least, most))]
        try:
            found = getattr(objects[subject], method)(*arguments)
            if inspect.isgenerator(found):
                list(found)
        except (pyopt.Error, TypeError, ValueError) as error:
            assert str(error), (method, arguments)
        except Exception as error:
            assert type(error) is LookupError and str(error), (method, arguments, repr(error))
