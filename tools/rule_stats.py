"""Counts how often canonicalization rules and folds fire, what they cost, and which never fire.

    python tools/rule_stats.py tests/lit/tensor/*.mlir
    python tools/rule_stats.py --generate arith,scf --count 200 [--never] [--dialect arith]

The time of a rule or fold is the whole of its calls, those that came to nothing included; of a fold without hits one
learns that it is asked. Chunks between `// -----` are modules of their own; what does not parse is left out.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from pyopt.ir.context import Context  # noqa: E402
from pyopt.ir.core import Block, Operation  # noqa: E402
from pyopt.ir.opinfo import CONSTANT_LIKE, OpInfo  # noqa: E402
from pyopt.ir.verifier import verify  # noqa: E402
from pyopt.passes.canonicalize import CanonicalRules, rules_in  # noqa: E402
from pyopt.rewrite.greedy import apply_greedily  # noqa: E402
from pyopt.rewrite.plans import GreedyOptions  # noqa: E402
from pyopt.rewrite.rewriter import Rewriter  # noqa: E402
from pyopt.rewrite.rules import Rule  # noqa: E402
from pyopt.syntax.lexer import Source  # noqa: E402
from pyopt.syntax.parser import parse_module  # noqa: E402
from pyopt.syntax.printer import print_op  # noqa: E402
from tests.support.lit_file import SPLIT_MARKER  # noqa: E402
from tools.generate import GROUPS, ModuleOptions, generate  # noqa: E402
from tools.generators.builder import quiet_context  # noqa: E402


@dataclass
class Count:
    """The statistics of one rule or fold; time in seconds."""

    calls: int = 0
    hits: int = 0
    seconds: float = 0.0


Key = tuple[str, str, str]
"""(dialect, `rule` or `fold`, name)."""


class Statistics:
    """Counts by rule and fold, over any number of modules."""

    def __init__(self) -> None:
        self.counts: dict[Key, Count] = {}
        self.modules = 0
        self.rejected = 0
        self._by_rule: dict[Rule, Rule] = {}

    def add(self, text: str) -> None:
        """Canonicalizes a module and counts."""
        context = quiet_context()
        module = parse_module(Source(text, "-"), context)
        if module is None or not verify(module, context):
            self.rejected += 1
            return
        self.modules += 1
        rules = CanonicalRules(context)

        def rules_of(info: OpInfo) -> tuple[Rule, ...]:
            """The op's rules, each with a watch on it."""
            return tuple([self._watched(rule) for rule in rules.rules_of(info)])

        with self._timed_folds(context, module):
            context.on_rewrite = self._rewritten
            apply_greedily(module, context, rules_of, GreedyOptions())

    def _rewritten(self, what: str, op: Operation, block: Block | None) -> None:
        """Counts a fold; rules are watched, and what folds by a trait has no function that is called."""
        name = op.info.name
        if what == f"fold {name}" and op.info.fold:
            self._count(name.partition(".")[0], "fold", name).hits += 1

    def _count(self, dialect: str, kind: str, name: str) -> Count:
        return self.counts.setdefault((dialect, kind, name), Count())

    def _watched(self, rule: Rule) -> Rule:
        found = self._by_rule.get(rule)
        if found is None:
            count = self._count(home_of(rule), "rule", rule.name)

            def watched(op: Operation, rewriter: Rewriter) -> bool:
                start = time.perf_counter()
                changed = rule.apply(op, rewriter)
                count.seconds += time.perf_counter() - start
                count.calls += 1
                count.hits += changed
                return changed

            watched.__name__ = rule.name
            found = self._by_rule[rule] = Rule(rule.roots, watched, " ".join(rule.needs), rule.names, rule.fold)
        return found

    @contextmanager
    def _timed_folds(self, context: Context, module: Operation) -> Iterator[None]:
        """Folds are found in the declarations, which get theirs back at the end."""
        changed: list[tuple[OpInfo, object]] = []
        for name in list(context.dialects):
            for info in context.dialects[name].ops.values():
                if info.fold is not None:
                    changed.append((info, info.fold))
                    info.fold = self._watched_fold(info)
        try:
            yield
        finally:
            for info, fold in changed:
                info.fold = fold  # type: ignore[assignment]  # what it was

    def _watched_fold(self, info: OpInfo):  # type: ignore[no-untyped-def]  # Fold is a name of type checking only
        fold = info.fold_function()
        assert fold is not None
        count = self._count(info.name.partition(".")[0], "fold", info.name)

        def watched(op, constants):  # type: ignore[no-untyped-def]
            start = time.perf_counter()
            folded = fold(op, constants)
            count.seconds += time.perf_counter() - start
            count.calls += 1
            return folded

        return watched

    def never(self, dialect: str) -> list[str]:
        """The rules of a dialect that never fired."""
        rules = {rule.name for rules in rules_in(dialect).values() for rule in rules}
        fired = {name for (_, kind, name), count in self.counts.items() if kind == "rule" and count.hits}
        return sorted(rules - fired)

    def never_folded(self, dialect: str) -> list[str]:
        """The ops of a dialect that have a fold which never gave anything."""
        found = quiet_context().dialect(dialect)
        assert found is not None
        return sorted(
            [
                info.name
                for info in found.ops.values()
                if info.fold is not None
                and not info.traits & CONSTANT_LIKE
                and not self.counts.get((dialect, "fold", info.name), Count()).hits
            ]
        )


def home_of(rule: Rule) -> str:
    """The dialect whose module has the rule."""
    return rule.apply.__module__.removeprefix("pyopt.passes.canonicalize.").partition(".")[0]


def canonicalized(text: str, with_needs: bool = True) -> str:
    """A module's text after canonicalization; without needs, every rule and fold is asked about every op."""
    context = quiet_context()
    module = parse_module(Source(text, "-"), context)
    assert module is not None, text
    context.plain = not with_needs
    apply_greedily(module, context, CanonicalRules(context).rules_of, GreedyOptions())
    return print_op(module, context)


def table(statistics: Statistics, dialects: list[str]) -> Table:
    """Rules and folds that fired, the costly ones first."""
    whole = sum(count.seconds for count in statistics.counts.values()) or 1.0
    shown = Table(title=f"{statistics.modules} modules", title_justify="left")
    shown.add_column("dialect", no_wrap=True)
    shown.add_column("kind", no_wrap=True)
    shown.add_column("name", overflow="fold")
    for title in ("calls", "hits", "hit rate", "ms", "us/call", "share"):
        shown.add_column(title, justify="right", no_wrap=True)
    for (dialect, kind, name), count in sorted(statistics.counts.items(), key=lambda entry: -entry[1].seconds):
        if count.calls and (not dialects or dialect in dialects):
            shown.add_row(
                dialect, kind, name, f"{count.calls:,}", f"{count.hits:,}", f"{count.hits / count.calls:.1%}",
                f"{count.seconds * 1e3:.2f}", f"{count.seconds / count.calls * 1e6:.1f}",
                f"{count.seconds / whole:.1%}",
            )  # fmt: skip
    return shown


def never_table(statistics: Statistics, dialects: list[str]) -> Table:
    """Rules and folds that never fired."""
    shown = Table(title="never fired", title_justify="left")
    shown.add_column("dialect")
    shown.add_column("rules", overflow="fold")
    shown.add_column("folds", overflow="fold")
    for dialect in dialects:
        rules, folds = statistics.never(dialect), statistics.never_folded(dialect)
        if rules or folds:
            shown.add_row(dialect, " ".join(rules), " ".join(folds))
    return shown


def chunks_of(paths: list[Path]) -> Iterator[str]:
    for path in paths:
        yield from path.read_text(encoding="utf-8", errors="surrogateescape").split(SPLIT_MARKER)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--generate", default="", help="dialects to generate modules of, comma-separated, or `all`")
    parser.add_argument("--count", type=int, default=200, help="modules to generate a dialect")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dialect", default="", help="show rules and folds of these only, comma-separated")
    parser.add_argument("--never", action="store_true", help="show what never fired, too")
    options = parser.parse_args()
    statistics = Statistics()
    for text in chunks_of(options.files):
        statistics.add(text)
    for dialect in list(GROUPS) if options.generate == "all" else options.generate.split(",") * bool(options.generate):
        for seed in range(options.seed, options.seed + options.count):
            statistics.add(generate(seed, ModuleOptions((dialect,))))
    dialects = options.dialect.split(",") if options.dialect else []
    console = Console()
    if not console.is_terminal:
        console = Console(width=130)
    console.print(table(statistics, dialects))
    if statistics.rejected:
        console.print(f"{statistics.rejected} chunks were left out: they are not valid by themselves")
    if options.never:
        console.print(never_table(statistics, dialects or list(GROUPS)))


if __name__ == "__main__":
    main()
