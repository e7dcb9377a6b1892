"""What is verified after a pass: the functions in which canonicalize and cse changed something, and all otherwise."""

from __future__ import annotations

import pytest

from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.verifier import verify
from pyopt.passes.pipelines import manager_of
from pyopt.pipeline.manager import PipelineRun
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

SAME = "func.func @same(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n"
FOLDS = """func.func @folds(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %a, %c0 : i32
  return %0 : i32
}
"""
TWICE = """func.func @twice(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
"""
BRANCH = "func.func @cut() {\n  return\n^bb1:\n  return\n}\n"
GLOBAL = "memref.global @g : memref<i32>\n"
NESTED = "module {\n" + FOLDS + "}\n"


def changed_by(text: str, name: str) -> list[list[str] | None]:
    """The functions that are verified after a pass: None stands for all."""
    messages: list[str] = []
    context = Context(lambda severity, message, location, notes: messages.append(message))
    module = parse_module(Source(text, "t"), context)
    assert module is not None, messages
    seen: list[list[str] | None] = []

    def check(op: Operation, changed: set[Operation] | None) -> bool:
        names = None
        if changed is not None:
            names = sorted(str(one.attributes.get("sym_name", one.name)).strip('"') for one in changed)
        seen.append(names)
        return verify(op, context, changed=changed)

    assert PipelineRun(context, [], check, lambda text: None).run(manager_of([name], "builtin.module"), module), (
        messages
    )
    return seen


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        (SAME + FOLDS + TWICE, "canonicalize", [["folds"]]),
        (SAME + FOLDS + TWICE, "cse", [["twice"]]),
        (SAME, "canonicalize", []),
        (FOLDS + BRANCH, "canonicalize", [None]),
        (SAME + NESTED, "canonicalize", [["builtin.module"]]),
        # Not all ops of the module are isolated from each other.
        (GLOBAL + SAME + FOLDS, "canonicalize", [None]),
        (GLOBAL + SAME + TWICE, "cse", [["twice"]]),
        (SAME + FOLDS, "symbol-dce", []),
        ("func.func private @unused()\n" + SAME, "symbol-dce", [None]),
    ],
)
def test_what_is_verified(text: str, name: str, expected: list[list[str] | None]) -> None:
    assert changed_by(text, name) == expected


def test_only_what_changed_is_looked_at() -> None:
    messages: list[str] = []
    context = Context(lambda severity, message, location, notes: messages.append(message))
    module = parse_module(Source(SAME + TWICE, "t"), context)
    assert module is not None
    same, twice = module.regions[0].entry()
    for function in (same, twice):
        end = function.regions[0].entry().last
        assert end is not None
        end.set_operands([])
    assert verify(module, context, changed=set()) and messages == []
    assert not verify(module, context, changed={twice})
    assert messages == ["'func.return' op has 0 operands, but enclosing function (@twice) returns 1"]
    assert not verify(module, context) and len(messages) == 3


def test_uses_of_symbols_are_looked_at_in_what_changed() -> None:
    messages: list[str] = []
    context = Context(lambda severity, message, location, notes: messages.append(message))
    call = "func.func @call(%a: i32) -> i32 {\n  %0 = call @same(%a) : (i32) -> i32\n  return %0 : i32\n}\n"
    module = parse_module(Source(SAME + call, "t"), context)
    assert module is not None
    same, caller = module.regions[0].entry()
    same.remove_attribute("sym_name")
    same.set_attribute("sym_name", caller.attributes["sym_name"])
    caller.remove_attribute("sym_name")
    assert not verify(module, context, changed={caller})
    assert messages
