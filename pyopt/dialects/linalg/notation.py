"""Reads the rows of `table.py`: operands, loops and the scalar computation of a named op."""

from __future__ import annotations

from pyopt.ir.affine import AffineExpr, AffineMap, constant, dim
from pyopt.light import Final, Sequence, final

PARALLEL: Final = "parallel"
REDUCTION: Final = "reduction"

ANY_RANK: Final = "..."
ANY_MAP: Final = "*"
_OPERATORS: Final = {"+": "add", "-": "sub", "*": "mul"}


@final
class Scalar:
    """A node of a body: operand number `index`, or `function` of `arguments`; a number is its text as `function`."""

    __slots__ = ("arguments", "function", "index")

    def __init__(self, function: str, arguments: tuple[Scalar, ...] = (), index: int = -1) -> None:
        self.function = function
        self.arguments = arguments
        self.index = index


@final
class Subscript:
    """The index of one dimension of an operand: by a loop, the sum of two, or a window of two (number `window`)."""

    __slots__ = ("loop", "other", "window")

    def __init__(self, loop: str, other: str = "", window: int = -1) -> None:
        self.loop = loop
        self.other = other
        self.window = window


@final
class NamedForm:
    """A row of the table. `any_rank`: the loops are as many as the output has dimensions, all parallel. `any_map`: the
    maps are in the op's attributes.

    subscripts: those of each operand, the output last; empty for scalars. windows: the number of strides.
    """

    __slots__ = ("any_map", "any_rank", "body", "iterators", "loops", "operand_count", "subscripts", "windows")

    def __init__(self, row: str) -> None:
        head, _, rest = row.partition(": ")
        shape, _, body = rest.partition(" = ")
        inputs, _, output = shape.partition(" -> ")
        operands = [*_split(inputs), output]
        names = [operand.partition("[")[0] for operand in operands]
        texts = [operand.partition("[")[2].rstrip("]") for operand in operands]
        self.operand_count = len(operands)
        self.any_rank = texts[-1] == ANY_RANK
        self.any_map = texts[-1] == ANY_MAP
        self.body = _BodyReader(body, names).read()
        self.subscripts: list[list[Subscript]] = []
        self.loops: list[str] = []
        self.windows = 0
        if not self.any_rank and not self.any_map:
            self.subscripts = [_subscripts(text) for text in texts]
            self.windows = max([one.window + 1 for group in self.subscripts for one in group], default=0)
            order = _split(head.partition(" over ")[2])
            self.loops = order or _loops_in_order(self.subscripts)
        parallel = {one.loop for one in self.subscripts[-1]} if self.subscripts else set()
        self.iterators = [PARALLEL if loop in parallel else REDUCTION for loop in self.loops]

    def maps(self, strides: Sequence[int], dilations: Sequence[int]) -> list[AffineMap]:
        """The indexing map of each operand; for forms of a fixed rank."""
        position = {loop: dim(number) for number, loop in enumerate(self.loops)}
        return [
            AffineMap.get(len(position), 0, [_expression(one, position, strides, dilations) for one in group])
            for group in self.subscripts
        ]


def _expression(
    one: Subscript, position: dict[str, AffineExpr], strides: Sequence[int], dilations: Sequence[int]
) -> AffineExpr:
    first = position[one.loop]
    if not one.other:
        return first
    second = position[one.other]
    if one.window < 0:
        return first + second
    return first * constant(strides[one.window]) + second * constant(dilations[one.window])


def _split(text: str) -> list[str]:
    """The entries between the commas that stand in no brackets."""
    entries: list[str] = []
    start = depth = 0
    for at, char in enumerate(text):
        if char in "([":
            depth += 1
        elif char in ")]":
            depth -= 1
        elif char == "," and depth == 0:
            entries.append(text[start:at].strip())
            start = at + 1
    last = text[start:].strip()
    return [*entries, last] if last else entries


def _subscripts(text: str) -> list[Subscript]:
    found: list[Subscript] = []
    windows = 0
    for entry in _split(text):
        loop, window, other = entry.partition("~")
        if window:
            found.append(Subscript(loop, other, windows))
            windows += 1
        else:
            loop, _, other = entry.partition(" + ")
            found.append(Subscript(loop, other))
    return found


def _loops_in_order(subscripts: list[list[Subscript]]) -> list[str]:
    """The loops of the output, then the others as they come."""
    seen: dict[str, None] = {}
    for group in (subscripts[-1], *subscripts[:-1]):
        for one in group:
            seen[one.loop] = None
            if one.other:
                seen[one.other] = None
    return list(seen)


@final
class _BodyReader:
    """A recursive descent over sums, products, calls, names and numbers."""

    def __init__(self, text: str, names: list[str]) -> None:
        for mark in "()+*,":
            text = text.replace(mark, f" {mark} ")
        self.tokens = [*text.split(), ""]
        self.names = names
        self.at = 0

    def read(self) -> Scalar:
        """term (('+' | '-') term)*"""
        left = self._term()
        while self.tokens[self.at] in ("+", "-"):
            operator = _OPERATORS[self._take()]
            left = Scalar(operator, (left, self._term()))
        return left

    def _term(self) -> Scalar:
        """factor ('*' factor)*"""
        left = self._factor()
        while self.tokens[self.at] == "*":
            operator = _OPERATORS[self._take()]
            left = Scalar(operator, (left, self._factor()))
        return left

    def _factor(self) -> Scalar:
        token = self._take()
        if token == "(":
            inner = self.read()
            self.at += 1
            return inner
        if self.tokens[self.at] != "(":
            return Scalar("", (), self.names.index(token)) if token in self.names else Scalar(token)
        arguments: list[Scalar] = []
        while self._take() != ")":
            arguments.append(self.read())
        return Scalar(token, tuple(arguments))

    def _take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1]
