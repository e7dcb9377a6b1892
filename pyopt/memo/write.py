"""Writing ops that differ from one that was written before only in which values and successors they have."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.core import NO_ATTRIBUTES, Operation
from pyopt.ir.errors import NoCustomForm
from pyopt.ir.opinfo import OpInfo
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final, TypeAlias, final
from pyopt.syntax.operand_printer import OperandPrinter, RepeatedOpWriter

if TYPE_CHECKING:
    Attributes: TypeAlias = tuple[str | Attribute, ...]
    """The names of an op's attributes, and behind them the attributes."""
    Types: TypeAlias = tuple[Type | None, ...]
    """The type of an op's result, None if it has none, and those of its operands; None for each successor."""

MOST_LINES: Final = 512
"""So many lines of an op are kept."""
TRIED_LINES: Final = 32
"""After so many lines of an op that were learned it is asked whether that was worth it."""
REUSED: Final = 8
"""It is if one in so many came again."""
LONGEST: Final = 400
"""So many characters of a line are kept."""


@final
class Line:
    """The line of an op.

    pieces: what stands before the first name of an operand or successor, and behind each. order: the operands that
    these are, and behind them the successors.
    result, first, second: the types of an op with one result and two operands in their order.
    """

    __slots__ = ("first", "order", "pieces", "result", "second")

    def __init__(self, pieces: list[str], order: list[int], types: Types) -> None:
        self.pieces = pieces
        self.order = order
        self.result: Type | None = None
        self.first: Type | None = None
        self.second: Type | None = None
        if order == [0, 1] and len(types) == 3:
            self.result, self.first, self.second = types


@final
class Lines:
    """The lines of an op, by attributes and types. found: how often one was looked up and found."""

    __slots__ = ("attributes", "count", "found", "latest", "lines", "lines_with", "never")

    def __init__(self, info: OpInfo) -> None:
        self.never = not info.registered or info.regions != ""
        self.count = 0
        self.found = 0
        # The attributes of the op before, which many ops share, and what is known of ops with them.
        self.attributes: dict[str, Attribute] = NO_ATTRIBUTES
        self.lines: dict[Types, Line] = {}
        self.lines_with: dict[Attributes, dict[Types, Line]] = {(): self.lines}
        self.latest = NO_LINE

    def turn_to(self, attributes: dict[str, Attribute]) -> None:
        """The next op has these attributes."""
        key: Attributes = (*attributes, *attributes.values())
        lines = self.lines_with.get(key)
        if lines is None:
            lines = self.lines_with[key] = {}
        self.lines = lines
        self.attributes = attributes
        self.latest = NO_LINE


NO_LINE: Final = Line([], [], ())


@final
class LineWriter(RepeatedOpWriter):
    """Writes the lines of ops without regions that have at most one result.

    It relies on this: what the printer makes of an op depends on its attributes, the types of its operands and results,
    and its place only by the dialect whose name is left out, and it shows operands by their names and nothing else of
    them. A form that looks further (at what defines an operand) would make it wrong.
    """

    __slots__ = ("_lines", "_lines_in")

    def __init__(self) -> None:
        self._lines: dict[OpInfo, Lines] = {}
        self._lines_in = {"builtin": self._lines}

    def turn_to(self, dialect: str) -> None:
        lines = self._lines_in.get(dialect)
        if lines is None:
            lines = self._lines_in[dialect] = {}
        self._lines = lines

    def try_write(self, pr: OperandPrinter, op: Operation) -> str | None:
        lines = self._lines.get(op.info)
        if lines is None:
            lines = self._lines[op.info] = Lines(op.info)
        if lines.never:
            return None
        if op.attributes is not lines.attributes:
            lines.turn_to(op.attributes)
        operands = op.operands
        results = op.results
        if len(results) == 1 and len(operands) == 2:
            first, second = operands
            result = results[0]
            line = lines.latest
            if first.type is line.first and second.type is line.second and result.type is line.result:
                before, between, behind = line.pieces
                return f"{pr.indent}{result.name}{before}{first.name}{between}{second.name}{behind}"
        if len(results) > 1:
            return None
        made = results[0].type if results else None
        types: Types
        if not operands:
            types = (made,)
        elif len(operands) == 1:
            types = (made, operands[0].type)
        elif len(operands) == 2:
            types = (made, operands[0].type, operands[1].type)
        else:
            types = (made, *[value.type for value in operands])
        if op.successors:
            types = (*types, *[None] * len(op.successors))
        known = lines.lines.get(types)
        if known is None:
            known = _learn(pr, op, lines, types)
            if known is None:
                return None
        else:
            lines.found += 1
            if known.first is not None and results:
                lines.latest = known
        name = results[0].name if results else ""
        pieces = known.pieces
        if op.successors:
            names = [value.name for value in operands] + [block.name for block in op.successors]
            text = f"{pr.indent}{name}{pieces[0]}"
            for index, piece in zip(known.order, pieces[1:], strict=True):
                text += names[index] + piece
            return text
        if not operands:
            return f"{pr.indent}{name}{pieces[0]}"
        if len(operands) == 1:
            return f"{pr.indent}{name}{pieces[0]}{operands[0].name}{pieces[1]}"
        text = f"{pr.indent}{name}{pieces[0]}"
        for index, piece in zip(known.order, pieces[1:], strict=True):
            text += operands[index].name + piece
        return text


def _learn(pr: OperandPrinter, op: Operation, lines: Lines, types: Types) -> Line | None:
    """The line of an op, whose operands and successors bear other names meanwhile; None if that does not tell where
    they stand."""
    operands, successors = op.operands, op.successors
    if lines.count >= MOST_LINES or (len(operands) > 1 and len(set(operands)) != len(operands)):
        return None
    if successors and len(set(successors)) != len(successors):
        return None
    out = pr.out
    mark = len(out)
    names: list[str] = []
    for value in operands:
        names.append(value.name)
        value.name = f"\0{len(names) - 1}\0"
    for block in successors:
        names.append(block.name)
        block.name = f"\0{len(names) - 1}\0"
    try:
        pr.write_op(op)
        text = "".join(out[mark:])
    except NoCustomForm:
        return None
    finally:
        for index, value in enumerate(operands):
            value.name = names[index]
        if successors:
            for index, block in enumerate(successors, len(operands)):
                block.name = names[index]
        del out[mark:]
    if len(text) > LONGEST or "\n" in text:
        return None
    pieces = f"{' = ' if op.results else ''}{text}\n".split("\0")
    line = Line(pieces[::2], list(map(int, pieces[1::2])), types)
    lines.lines[types] = line
    lines.count += 1
    if lines.count == TRIED_LINES and lines.found * REUSED < TRIED_LINES:
        lines.never = True  # each is unlike the others
    return line
