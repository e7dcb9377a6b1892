"""Lists canonicalization rules and folds that the lit inputs miss: those that never fire, and those that never refuse.

    python tools/rule_coverage.py [tests/lit]

Every chunk of every file is canonicalized. A rule counts for each op that it stands under, or once if these are many;
it refuses if it is asked about such an op and leaves it alone. Nothing is left out here because the driver knows that
a rule or fold cannot apply.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from pyopt.ir.attributes import Attribute  # noqa: E402
from pyopt.ir.context import KNOWN_DIALECTS, Context  # noqa: E402
from pyopt.ir.core import Operation  # noqa: E402
from pyopt.ir.opinfo import CONSTANT_LIKE, OpInfo  # noqa: E402
from pyopt.ir.verifier import verify  # noqa: E402
from pyopt.passes.canonicalize import CanonicalRules, rules_in  # noqa: E402
from pyopt.passes.canonicalize.folds import folds_in_place  # noqa: E402
from pyopt.rewrite.greedy import apply_greedily  # noqa: E402
from pyopt.rewrite.plans import GreedyOptions  # noqa: E402
from pyopt.rewrite.rewriter import Rewriter  # noqa: E402
from pyopt.rewrite.rules import Rule  # noqa: E402
from pyopt.syntax.lexer import Source  # noqa: E402
from pyopt.syntax.parser import parse_module  # noqa: E402
from tests.support.lit_file import SPLIT_MARKER  # noqa: E402
from tools.generators.builder import quiet_context  # noqa: E402

if TYPE_CHECKING:
    from pyopt.ir.opinfo import FoldResult

Key = tuple[str, str]
"""(op, module and name of the rule); for a fold, the name is `fold`."""

MANY = 8
"""A rule that stands under more ops than so many counts once, for `*`."""


class Coverage:
    """The rules that fired and those that refused."""

    def __init__(self) -> None:
        self.known = set(all_keys())
        self.fired: set[Key] = set()
        self.refused: set[Key] = set()
        self.modules = 0
        self._watched: dict[tuple[str, Rule], Rule] = {}

    def add(self, text: str) -> None:
        """Canonicalizes a module, if it is a valid one."""
        context = quiet_context()
        module = parse_module(Source(text, "-"), context)
        if module is None or not verify(module, context):
            return
        self.modules += 1
        rules = CanonicalRules(context)

        def rules_of(info: OpInfo) -> tuple[Rule, ...]:
            return tuple([self._watch(info.name, rule) for rule in rules.rules_of(info)])

        with self._watched_folds(context):
            apply_greedily(module, context, rules_of, GreedyOptions())

    def never_fired(self) -> list[Key]:
        return sorted(self.known - self.fired)

    def never_refused(self) -> list[Key]:
        return sorted(self.known - self.refused)

    def _note(self, key: Key, fired: bool) -> None:
        (self.fired if fired else self.refused).add(key if key in self.known else ("*", key[1]))

    def _watch(self, op_name: str, rule: Rule) -> Rule:
        found = self._watched.get((op_name, rule))
        if found is None:
            key = (op_name, name_of(rule))

            def watched(op: Operation, rewriter: Rewriter) -> bool:
                changed = rule.apply(op, rewriter)
                self._note(key, changed)
                return changed

            found = self._watched[op_name, rule] = Rule(op_name, watched)
        return found

    @contextmanager
    def _watched_folds(self, context: Context) -> Iterator[None]:
        """Folds stand in the declarations, which become again at the end what they were."""
        before = [
            (info, info.fold, info.fold_needs) for name in list(context.dialects) for info in folding(context, name)
        ]
        for info, _, _ in before:
            info.fold = self._watch_fold(info)
            info.fold_needs = ""
        try:
            yield
        finally:
            for info, fold, needs in before:
                info.fold = fold
                info.fold_needs = needs

    def _watch_fold(self, info: OpInfo) -> Callable[[Operation, list[Attribute | None]], FoldResult]:
        fold = info.fold_function()
        assert fold is not None

        def watched(op: Operation, constants: list[Attribute | None]) -> FoldResult:
            folded = fold(op, constants)
            nothing = folded is None or folded == [] or (op.results and folded is op.results[0])
            self._note((info.name, "fold"), not nothing)
            return folded

        return watched


def folding(context: Context, dialect: str) -> list[OpInfo]:
    """The ops of a dialect that fold; constants do so for the sake of their value only."""
    found = context.dialect(dialect)
    assert found is not None, dialect
    return [info for info in found.ops.values() if info.fold is not None and not info.traits & CONSTANT_LIKE]


def name_of(rule: Rule) -> str:
    return f"{rule.apply.__module__.removeprefix('pyopt.passes.canonicalize.')}.{rule.name}"


def all_rules() -> Iterator[Key]:
    """Every rule with every op that it stands under."""
    context = quiet_context()
    for name in KNOWN_DIALECTS:
        dialect = context.dialect(name)
        assert dialect is not None
        found = [(info.name, folds_in_place(info)) for info in dialect.ops.values()]
        for op_name, rules in (*found, *rules_in(name).items()):
            yield from [(op_name, name_of(rule)) for rule in rules]


def all_keys() -> Iterator[Key]:
    """The keys to cover."""
    ops_of: dict[str, list[str]] = {}
    for op_name, name in all_rules():
        ops_of.setdefault(name, []).append(op_name)
    for name, ops in ops_of.items():
        yield from [("*", name)] if len(ops) > MANY else [(op_name, name) for op_name in ops]
    context = quiet_context()
    for dialect in KNOWN_DIALECTS:
        yield from [(info.name, "fold") for info in folding(context, dialect)]


def coverage_of(folder: Path) -> Coverage:
    """The coverage of the lit inputs below a folder."""
    coverage = Coverage()
    for path in sorted(folder.rglob("*.mlir")):
        for text in path.read_text(encoding="utf-8", errors="surrogateescape").split(SPLIT_MARKER):
            coverage.add(text)
    return coverage


def main() -> int:
    coverage = coverage_of(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "tests" / "lit")
    print(f"{coverage.modules} modules, {len(coverage.known)} rules and folds")
    for title, keys in (("never fire", coverage.never_fired()), ("never refuse", coverage.never_refused())):
        print(f"{title}: {len(keys)}")
        for op_name, name in keys:
            print(f"  {op_name}  {name}")
    return 1 if coverage.never_fired() or coverage.never_refused() else 0


if __name__ == "__main__":
    sys.exit(main())
