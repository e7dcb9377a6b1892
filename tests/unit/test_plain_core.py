"""What pyopt remembers and skips for speed changes nothing: every input is compared with a plain run (`Context.plain`).

The ways compared are those of an ordinary run, cold and on text that was met before, and the scanner of the compiled
build.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pyopt.analysis.effects import always_droppable, would_be_trivially_dead
from pyopt.driver.run import run_in_process
from pyopt.ir.attributes import Location
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.ir.core import INTERPRETED, Block, Operation
from pyopt.ir.verifier import verify
from pyopt.memo import remembering
from pyopt.passes.canonicalize import CanonicalRules, rules_in
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.syntax import lexer
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from tests.support.lit_file import chunks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.rewrite.plans import RulesOf

LIT = Path(__file__).resolve().parents[1] / "lit"
FILES = sorted(path.relative_to(LIT).as_posix() for path in LIT.rglob("*.mlir") if "Inputs" not in path.parts)
ALIAS = re.compile(r"^[#!][\w$.-]+ *=")


def texts_of(name: str) -> list[str]:
    return [chunk.text for chunk in chunks((LIT / name).read_text(encoding="utf-8", errors="surrogateescape"))]


def parsed(text: str, plain: bool, piece: int = lexer.PIECE) -> tuple[list[str], Operation | None, Context]:
    """(diagnostics, the module if it is valid, context)."""
    messages: list[str] = []

    def take(severity: str, message: str, location: Location, notes: object) -> None:
        messages.append(f"{severity}: {message} {location!r} {notes!r}")

    context = remembering(take, allow_unregistered=True, plain=plain)
    checked: dict[Block, Operation | None] = {}
    module = parse_module(Source(text, "test", piece), context, True, checked)
    if module is not None and not verify(module, context, checked):
        module = None
    return messages, module, context


def outcome(text: str, plain: bool, piece: int = lexer.PIECE, custom_only: bool = False) -> list[str]:
    """The text in custom form, without aliases, in generic form with locations, and diagnostics."""
    messages, module, context = parsed(text, plain, piece)
    if module is None:
        return messages
    forms = [PrintOptions()]
    if not custom_only:
        forms += [PrintOptions(local_scope=True), PrintOptions(generic=True, debuginfo=True)]
    return [print_op(module, context, form) for form in forms] + messages


def twice(text: str) -> str:
    """Two modules of the same text, behind its aliases."""
    lines = text.splitlines()
    body = "\n".join(line for line in lines if not ALIAS.match(line))
    aliases = "\n".join(line for line in lines if ALIAS.match(line))
    return f"{aliases}\nmodule {{\n{body}\n}}\nmodule {{\n{body}\n}}\n"


@pytest.mark.parametrize("name", FILES)
def test_reading_and_printing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for text in texts_of(name):
        expected = outcome(text, plain=True)
        doubled = twice(text)
        assert outcome(text, plain=False, piece=1) == expected
        assert outcome(doubled, plain=False) == outcome(doubled, plain=True)
        if INTERPRETED:
            with monkeypatch.context() as changed:
                changed.setattr(lexer, "INTERPRETED", False)
                assert outcome(text, plain=False, custom_only=True)[0:1] == expected[0:1]


def rewritten(text: str, folds_only: bool, plain: bool) -> str:
    """What the greedy driver makes of a text; "" if that is not valid."""
    _, module, context = parsed(text, plain)
    if module is None:
        return ""
    options = GreedyOptions()
    options.top_down = not folds_only
    options.block_merging = folds_only
    select: RulesOf = folds_in_place if folds_only else CanonicalRules(context).rules_of
    apply_greedily(module, context, select, options)
    return print_op(module, context)


# Inputs of passes are made of the same ops.
@pytest.mark.parametrize(
    "name", [name for name in FILES if name.split("/")[0] in (*KNOWN_DIALECTS, "canonicalize", "ir")]
)
def test_rewriting(name: str) -> None:
    for text in texts_of(name):
        for folds_only in (False, True):
            assert rewritten(text, folds_only, plain=False) == rewritten(text, folds_only, plain=True)
        _, module, _ = parsed(text, plain=False)
        for op in module.walk() if module is not None else ():
            # What is known of all ops of a name is true of this one.
            assert always_droppable(op.info) in (None, would_be_trivially_dead(op)), op.info.name


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
