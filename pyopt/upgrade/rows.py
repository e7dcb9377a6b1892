"""A row of the tables: an older op, what it is called today, and what has to change."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias, final
from pyopt.upgrade.statement import Old

if TYPE_CHECKING:
    Rewrite: TypeAlias = Callable[[Old], None]
    Test: TypeAlias = Callable[[Old], bool]


@final
class OldForm:
    """`op`: the old name, without `std.`. `year`: the last one in which it was written. `old`, `new`: for the report.

    `applies` tells an old form from today's form of an op of the same name. `only_name`: nothing but the name changes.
    `other`: another old form of the op, which a statement may have as well, or None.
    """

    __slots__ = ("applies", "change", "new", "old", "only_name", "op", "other", "year")

    def __init__(
        self, op: str, new: str, year: int, change: Rewrite, applies: Test | None = None, old: str = ""
    ) -> None:
        self.op = op
        self.new = new
        self.year = year
        self.change = change
        self.applies = applies
        self.old = old or op
        self.only_name = False
        self.other: OldForm | None = None

    def forms(self) -> list[OldForm]:
        """The rows of all old forms of the op."""
        return [self, *(self.other.forms() if self.other is not None else [])]


def renamed(op: str, new: str, year: int) -> OldForm:
    """A row of an op that has only another name."""

    def change(old: Old) -> None:
        old.rename(new)

    row = OldForm(op, new, year, change)
    row.only_name = True
    return row


def renamed_all(dialect: str, names: str, year: int) -> list[OldForm]:
    """Rows of ops that got a dialect's name in front; `a=b` for one that is called b today."""
    pairs = [name.partition("=") for name in names.split()]
    return [renamed(name, f"{dialect}.{new or name}", year) for name, _, new in pairs]


def table(rows: Sequence[OldForm]) -> dict[str, OldForm]:
    """Rows by the old name; those of one name are linked."""
    found: dict[str, OldForm] = {}
    for row in rows:
        row.other = found.get(row.op)
        found[row.op] = row
    return found
