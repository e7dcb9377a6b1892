"""Names, the scopes in which they are visible, and the ops of a text."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final, Iterator, final

if TYPE_CHECKING:
    from pyopt.ir.opinfo import OpInfo

VALUE: Final = "value"
BLOCK: Final = "block"
SYMBOL: Final = "symbol"
ALIAS: Final = "alias"


@final
class Name:
    """A value, block, symbol or alias.

    `text` has the sign in front. `ranges`: the offsets at which the texts begin and end that name it, the definition
    first; those of a value's uses may end with `#1`. `op`: the op that defines it, or has the block or argument.
    """

    __slots__ = ("argument", "kind", "op", "ranges", "text")

    def __init__(self, kind: str, text: str, op: OpText | None, place: tuple[int, int], argument: bool = False) -> None:
        self.kind = kind
        self.text = text
        self.op = op
        self.ranges = [place]
        self.argument = argument


@final
class NameScope:
    """The names that a region, the head of an op with regions, or a part of a file defines.

    `isolated`: values of `outer` are not visible. `symbols`: of a symbol table. `op`: the op whose scope it is.
    `start` and `end`: the offsets between which it is.
    """

    __slots__ = ("blocks", "end", "isolated", "op", "outer", "start", "symbols", "values")

    def __init__(self, outer: NameScope | None, op: OpText | None, start: int) -> None:
        self.outer = outer
        self.op = op
        self.start = start
        self.end = -1
        self.isolated = False
        self.values: dict[str, Name] = {}
        self.blocks: dict[str, Name] = {}
        self.symbols: dict[str, Name] | None = None

    def chain(self) -> Iterator[NameScope]:
        """This scope and those around it."""
        scope: NameScope | None = self
        while scope is not None:
            yield scope
            scope = scope.outer

    def value(self, text: str) -> Name | None:
        """The value of that name that is visible here."""
        for scope in self.chain():
            found = scope.values.get(text)
            if found is not None or scope.isolated:
                return found
        return None

    def symbol(self, text: str) -> Name | None:
        """The symbol of that name in the nearest table that has it."""
        for scope in self.chain():
            found = None if scope.symbols is None else scope.symbols.get(text)
            if found is not None:
                return found
        return None

    def table(self) -> dict[str, Name]:
        """The nearest table of symbols."""
        for scope in self.chain():
            if scope.symbols is not None:
                return scope.symbols
        raise LookupError("a part of a file is a table of symbols")


@final
class OpText:
    """An op as it stands in the text, or the definition of an alias.

    `name`: the token of its name, with the dialect even where the text leaves it out. `first`, `name_at` and `end` are
    offsets, `head_end` that of its first region, -1 without one. `info` is None for what no dialect declares. `scope`
    is around it, `head` the one of the arguments that the text in front of its regions defines, `table` that of symbols
    in it.
    """

    __slots__ = (
        "children", "end", "first", "head", "head_end", "info", "labels", "name", "name_at", "outer", "results",
        "scope", "symbol", "table",
    )  # fmt: skip

    def __init__(self, outer: OpText | None, scope: NameScope, first: int, name_at: int, name: str) -> None:
        self.outer = outer
        self.scope = scope
        self.first = first
        self.name_at = name_at
        self.end = first
        self.head_end = -1
        self.name = name
        self.info: OpInfo | None = None
        self.children: list[OpText] = []
        self.results: list[Name] = []
        self.labels: list[Name] = []
        self.symbol: Name | None = None
        self.head: NameScope | None = None
        self.table: dict[str, Name] | None = None
