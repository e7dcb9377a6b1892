"""Types of one system as types of another.

i64 -> i32                         one to one
tuple<i32, f32> -> i32, f32        one to many, or to none
i32 -> i32                         already right: a type is legal if it is converted to itself
"""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.attributes import Location
    from pyopt.ir.core import Value
    from pyopt.ir.types import Type
    from pyopt.rewrite.rewriter import Rewriter

    TypeRule: TypeAlias = Callable[[Type], Sequence[Type] | bool]
    """The types that a type becomes; True: it is for another rule to say, False: it cannot be converted."""
    Materialize: TypeAlias = Callable[[Rewriter, Type, Sequence[Value], int | Location], Value | None]
    """(rewriter, wanted type, values, location) -> one value of that type that means the same."""


@final
class TypeConverter:
    """Rules are asked in turn, the one added last first; so are materializations.

    `to_source` makes values of the old types of new ones, `to_target` the other way round; `to_argument` makes values
    of the old types of the new arguments of a block, before `to_source` is asked.
    """

    __slots__ = ("_known", "_rules", "to_argument", "to_source", "to_target")

    def __init__(self) -> None:
        self._rules: list[TypeRule] = []
        self._known: dict[Type, tuple[Type, ...] | None] = {}
        self.to_argument: list[Materialize] = []
        self.to_source: list[Materialize] = []
        self.to_target: list[Materialize] = []

    def add(self, rule: TypeRule) -> None:
        self._rules.append(rule)
        self._known.clear()

    def convert(self, type: Type) -> tuple[Type, ...] | None:
        """The types that a type becomes; None if it cannot be converted."""
        if type in self._known:
            return self._known[type]
        found: tuple[Type, ...] | None = None
        for rule in reversed(self._rules):
            answer = rule(type)
            if answer is True:
                continue
            found = None if isinstance(answer, bool) else tuple(answer)
            break
        self._known[type] = found
        return found
