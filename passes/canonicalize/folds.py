"""The rules that the reference has as folds which change the op: every pass of its that folds does that, too.

They stand in `pyopt.passes.canonicalize.<dialect>.folds`, apart from the dialect's other rules, so that a pass which
does not canonicalize loads no more than these.
"""

from __future__ import annotations

from pyopt.ir.opinfo import OpInfo
from pyopt.light import TYPE_CHECKING, Final, Iterable
from pyopt.rewrite.rules import Rule, load_table, table_of

if TYPE_CHECKING:
    from pyopt.rewrite.plans import RulesOf
    from pyopt.rewrite.rules import Table

_tables: Final[dict[str, Table]] = {}


def folds_in_place(info: OpInfo) -> tuple[Rule, ...]:
    """The rules of an op that count as its fold."""
    if info.dialect is None:
        return ()
    dialect = info.dialect.name
    table = _tables.get(dialect)
    if table is None:
        table = _tables[dialect] = load_table(f"pyopt.passes.canonicalize.{dialect}.folds")
    return table.get(info.name, ())


def with_folds(rules: Iterable[Rule]) -> RulesOf:
    """The rules of an op: its folds, and then those of the given ones that are rooted at it."""
    table = table_of(rules)

    def rules_of(info: OpInfo) -> tuple[Rule, ...]:
        return folds_in_place(info) + table.get(info.name, ())

    return rules_of
