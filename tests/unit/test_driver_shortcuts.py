"""What the greedy driver leaves out for speed changes nothing: asking ops about which no fold and no rule asks.

The plain way is the same driver with every fold and every rule asked for every op.
"""

from __future__ import annotations

import functools
from pathlib import Path

import pytest

from pyopt.analysis.effects import always_droppable, would_be_trivially_dead
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import FOLDS_CONSTANTS, OpInfo
from pyopt.ir.verifier import verify
from pyopt.passes.canonicalize import needs_of_rules, rules_of
from pyopt.passes.canonicalize.in_place import folds_in_place
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.printer import print_op
from tests.support.lit_file import chunks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.rewrite.plans import RulesOf

LIT = Path(__file__).resolve().parents[1] / "lit"
FILES = sorted(path.relative_to(LIT).as_posix() for path in LIT.rglob("*.mlir") if "Inputs" not in path.parts)


def parsed(text: str) -> tuple[Context, Operation | None]:
    """The module, or None if there is something wrong with it."""
    context = Context(lambda severity, message, location, notes: None, allow_unregistered=True)
    module = parse_module(Source(text, "test"), context, True)
    return context, module if module is not None and verify(module, context) else None


def rewritten(text: str, select: RulesOf, shortcuts: bool, top_down: bool) -> str:
    """What the driver makes of the text."""
    context, module = parsed(text)
    if module is None:
        return ""
    options = GreedyOptions()
    options.top_down = top_down
    options.block_merging = not top_down
    if shortcuts:
        options.needs = needs_of_rules
    apply_greedily(module, context, select, options)
    return print_op(module, context)


@functools.cache
def folders() -> tuple[OpInfo, ...]:
    """All ops with a fold that says what it needs."""
    context = Context(lambda severity, message, location, notes: None)
    dialects = [context.dialect(name) for name in sorted(KNOWN_DIALECTS)]
    return tuple(info for one in dialects if one for info in one.ops.values() if info.traits & FOLDS_CONSTANTS)


@pytest.mark.parametrize("name", FILES)
def test_asking_everybody_changes_nothing(name: str) -> None:
    texts = [chunk.text for chunk in chunks((LIT / name).read_text(encoding="utf-8", errors="surrogateescape"))]
    ways: list[tuple[RulesOf, bool]] = [(rules_of, True), (folds_in_place, False)]
    quick = [rewritten(text, select, True, top_down) for text in texts for select, top_down in ways]
    for info in folders():
        info.traits &= ~FOLDS_CONSTANTS
    try:
        plain = [rewritten(text, select, False, top_down) for text in texts for select, top_down in ways]
    finally:
        for info in folders():
            info.traits |= FOLDS_CONSTANTS
    assert quick == plain


def test_there_are_folds_and_rules_that_are_not_always_asked() -> None:
    assert {"arith.addi", "arith.cmpi", "tensor.insert"} <= {info.name for info in folders()}
    assert {"fold_tensor_cast", "look_through_casts"} <= {rule.__name__ for rule in needs_of_rules}


@pytest.mark.parametrize("name", FILES)
def test_what_is_known_by_name_is_true_of_each_op(name: str) -> None:
    for chunk in chunks((LIT / name).read_text(encoding="utf-8", errors="surrogateescape")):
        _, module = parsed(chunk.text)
        for op in module.walk() if module is not None else ():
            assert always_droppable(op.info) in (None, would_be_trivially_dead(op)), op.info.name
