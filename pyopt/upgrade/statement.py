"""One old statement, and what rows of the tables do with it."""

from __future__ import annotations

from pyopt.format.statements import Statement
from pyopt.light import final
from pyopt.upgrade.document import Document
from pyopt.upgrade.scopes import Scope


@final
class Old:
    """A statement in which an older op was recognized.

    `name`: the index of its name, `stop` that behind its own tokens before its first region, or behind all. `op`: the
    name in the tables, without `std.` and quotes. `generic`: it is in generic form. `added`: attributes that are to be
    added to a generic form without any.
    """

    __slots__ = ("added", "document", "generic", "name", "op", "parent", "scope", "statement", "stop")

    def __init__(
        self, document: Document, statement: Statement, op: str, generic: bool, scope: Scope, parent: str
    ) -> None:
        self.added: list[str] = []
        self.document = document
        self.statement = statement
        self.op = op
        self.generic = generic
        self.scope = scope
        self.parent = parent
        self.name = statement.name
        self.stop = statement.regions[0].open if statement.regions else statement.end

    # What stands in it.

    def texts(self) -> list[str]:
        """All tokens of the document."""
        return self.document.texts

    def is_short(self) -> bool:
        """The dialect's name is left out, as it may be today."""
        return self.op.startswith("shape.") and "." not in self.document.texts[self.name]

    def colon(self) -> int:
        """The index of the colon before the types; -1 for none."""
        if self.generic:
            return self.document.find_last(":", self.name, self.statement.end)
        return self.document.find(":", self.name + 1, self.stop)

    def type_text(self) -> str:
        """The text behind the colon."""
        colon = self.colon()
        return "" if colon < 0 else self.document.source(colon + 1, self.end_of_types(colon + 1))

    def end_of_types(self, at: int) -> int:
        """The index behind the types that begin at a token: before a location, or the end."""
        texts = self.document.texts
        stop = self.statement.end
        found = self.document.find("loc", at, stop)
        return found if found > 0 and texts[found + 1] == "(" else stop

    def resolved(self, type: str) -> str:
        """A type's text, with an alias replaced."""
        return self.scope.aliases.get(type, type)

    # What is done with it.

    def rename(self, new: str) -> None:
        self.document.replace(self.name, self.name + 1, f'"{new}"' if self.generic else new)

    def constant(self, value: int) -> str:
        """The name of an index constant of this value: one that is there, or a new one before the statement."""
        known = self.scope.constant(value)
        if known:
            return known
        name = self.document.fresh(f"%c{value}" if value >= 0 else f"%c_{-value}")
        self.put_before(f"{name} = arith.constant {value} : index")
        self.scope.add_constant(value, name)
        return name

    def indent(self, at: int) -> str:
        """The blanks before a token if it begins its line, else none."""
        document = self.document
        offset = document.offsets[at]
        blanks = document.text[document.text.rfind("\n", 0, offset) + 1 : offset]
        return blanks if blanks.isspace() else ""

    def put_before(self, line: str) -> None:
        """Puts an op before the statement, on a line of its own."""
        first = self.statement.first
        self.document.replace(first, first, f"{line}\n{self.indent(first)}")

    def refuse(self, message: str) -> None:
        """The statement has no meaning today, or none at all."""
        self.document.refuse(self.name, message)
