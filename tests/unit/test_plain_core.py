"""What pyopt remembers and skips for speed: the switch that turns it off.

That it changes nothing is asked of every chunk of tests/lit (`tests/support/chunks/table.py`): `plain runs`,
`plain reading`, `plain rewriting`.
"""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from pyopt.ir.context import Context
from pyopt.ir.core import INTERPRETED
from pyopt.passes.canonicalize import rules_in


def test_there_are_folds_and_rules_that_are_not_always_asked() -> None:
    context = Context(lambda severity, message, location, notes: None)
    infos = [context.op_info(name) for name in ("arith.addi", "arith.cmpi", "tensor.insert")]
    assert all(info is not None and info.fold_needs for info in infos)
    assert any(rule.needs for rule in rules_in("scf")["scf.for"])


@pytest.mark.skipif(not INTERPRETED, reason="compiled classes cannot be changed by a test")
def test_the_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    """PYOPT_PLAIN=1 and the argument of `run` turn the short cuts off, and the output stays."""
    found: list[bool] = []
    original = Context.__init__

    def note(self: Context, handler: object, allow_unregistered: bool = False, plain: bool = False) -> None:
        found.append(plain)
        original(self, handler, allow_unregistered, plain)  # type: ignore[arg-type]  # handed on

    monkeypatch.setattr(Context, "__init__", note)
    text = "func.func @f(%a: i32) -> i32 { return %a : i32 }"
    ordinary = run_in_process([], text)
    assert found and not any(found)
    found.clear()
    assert run_in_process([], text, plain=True) == ordinary
    assert any(found)
    found.clear()
    monkeypatch.setenv("PYOPT_PLAIN", "1")
    assert run_in_process([], text) == ordinary
    assert any(found)
