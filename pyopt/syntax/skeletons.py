"""Ops whose text was met before, but for the names of values.

    %1 = tensor.extract_slice %0[0, %c1] [2, %n] [1, 1] : tensor<4x?xf32> to tensor<2x?xf32>

What an op without regions and successors means is told by its text alone, except which values its operands are. So
what the general walk has once made of a text, its skeleton, is enough for the next op with the same text: attributes,
types, and where each operand's name stands. Printing is the same the other way round. This is for the ops that have no
plain case (`format_plan`): those with groups of operands, lists of indices or a form written by hand.
"""

from __future__ import annotations

from pyopt.ir.core import NO_ATTRIBUTES, Operation, Value, plain_operation
from pyopt.ir.errors import NoCustomForm
from pyopt.ir.opinfo import OpInfo
from pyopt.ir.types import Type
from pyopt.light import final
from pyopt.syntax.format_plan import depends_on_types_and_attributes
from pyopt.syntax.operand_parser import OperandParser, Skeletons
from pyopt.syntax.operand_printer import OperandPrinter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final, TypeAlias

    from pyopt.ir.attributes import Attribute

    Pieces: TypeAlias = tuple[str, list[tuple[int, str]]]

MOST: Final = 16
"""So many skeletons of an op are kept; with more, looking through them would take longer than reading."""
LONGEST: Final = 400
"""So many characters of a printed op are kept."""


@final
class Skeleton:
    """key: the tokens behind the op's name, "" where a value's name was. holes: where each operand's name stands."""

    __slots__ = ("attributes", "good", "holes", "key", "results", "types")

    def __init__(self, op: Operation, key: list[str], holes: list[int]) -> None:
        self.attributes = op.attributes
        self.types: list[Type] = [value.type for value in op.operands]
        self.results: list[Type] = [value.type for value in op.results]
        self.key = key
        self.holes = holes
        self.good = False


@final
class SkeletonParser:
    """Parses ops of a known skeleton, and calls `slow` for others, which become known by it."""

    __slots__ = ("distinct", "info", "slow", "vouches")

    def __init__(self, info: OpInfo, slow: Callable[[OperandParser, int], Operation]) -> None:
        self.info = info
        self.slow = slow
        self.vouches = info.vouches = depends_on_types_and_attributes(info)
        # A form written by hand may take what is named twice as one operand.
        self.distinct = info.parse is not None

    def parse(self, p: OperandParser, loc: int) -> Operation:
        known = p.skeletons.get(self.info)
        if known is None:
            known = p.skeletons[self.info] = Skeletons()
        elif known.credit > 0:
            for skeleton in known.found:
                assert isinstance(skeleton, Skeleton)
                op = self._from(skeleton, p, loc)
                if op is not None:
                    known.credit += 1
                    if not skeleton.good:
                        p.doubt(op)
                    return op
        known.credit -= 1
        p.i = loc + 1
        if known.credit <= 0 or len(known.found) == MOST:
            return p.doubt(self.slow(p, loc))
        return self._learn(known, p, loc)

    def _from(self, skeleton: Skeleton, p: OperandParser, loc: int) -> Operation | None:
        """The op at hand if its text is that of the skeleton."""
        tokens = p.tokens
        key = skeleton.key
        start = loc + 1
        end = start + len(key)
        part = tokens[start:end]
        if len(part) < len(key):
            return None
        values = p.values
        operands: list[Value] = []
        index = 0
        for hole in skeleton.holes:
            value = values.get(part[hole])
            if value is None or value.type is not skeleton.types[index]:
                return None
            if self.distinct and value in operands:
                return None
            operands.append(value)
            part[hole] = ""
            index += 1
        if part != key or not _ends_at(p, end):
            return None
        p.i = end
        results = skeleton.results
        if len(results) == 1:
            return plain_operation(self.info, operands, results[0], skeleton.attributes, loc)
        return Operation(self.info, operands, results, skeleton.attributes, loc)

    def _learn(self, known: Skeletons, p: OperandParser, loc: int) -> Operation:
        block = p.block
        last = None if block is None else block.last
        op = self.slow(p, loc)
        if block is not None and block.last is last and op.info is self.info:
            skeleton = _skeleton_of(op, p, loc)
            if skeleton is not None:
                known.found.append(skeleton)
                if self.vouches:
                    good: set[object] = set()
                    p.vet(op, good, 0)
                    skeleton.good = bool(good)
                    return op
        return p.doubt(op)


def _skeleton_of(op: Operation, p: OperandParser, loc: int) -> Skeleton | None:
    """What stands behind token `loc` up to the current token as a skeleton, if each name in it is one operand."""
    key = p.tokens[loc + 1 : p.i]
    places: dict[Value, int] = {}
    position = 0
    count = 0
    for token in key:
        if token[:1] == "%":
            value = p.values.get(token)
            if value is None:
                return None
            places[value] = position
            key[position] = ""
            count += 1
        position += 1
    if len(places) != count or count != len(op.operands):
        return None
    holes = [places.get(value, -1) for value in op.operands]
    if len(set(holes)) != count or -1 in holes or not _ends_at(p, p.i):
        return None
    return Skeleton(op, key, holes)


def _ends_at(p: OperandParser, index: int) -> bool:
    """Token `index` surely begins something new: it is no part of an op that ends before it."""
    token = p.tokens[index]
    return (
        token == "}"
        or (token[:1] == "%" and p.tokens[index + 1] == "=")
        or ("." in token and token[:1].isalpha())
        or token == "return"
    )


@final
class LinePrinter:
    """Writes the lines of ops that were printed before, with other operands."""

    __slots__ = ("attributes", "credit", "known", "known_of", "name", "print")

    def __init__(self, name: str, print: Callable[[OperandPrinter, Operation], None]) -> None:
        self.name = name
        self.print = print
        # By attributes and types: what stands before the operands, and each operand's number and what stands behind.
        self.known_of: dict[object, dict[object, Pieces]] = {(): {}}
        # The attributes of the op before, which many ops share, and what is known of ops with them.
        self.attributes: dict[str, Attribute] = NO_ATTRIBUTES
        self.known = self.known_of[()]
        self.credit = 32

    def line(self, pr: OperandPrinter, op: Operation, indent: str) -> bool:
        if self.credit <= 0:
            return False
        attributes = op.attributes
        if attributes is not self.attributes:
            key = (*attributes, *attributes.values())
            known = self.known_of.get(key)
            if known is None:
                known = self.known_of[key] = {}
            self.known = known
            self.attributes = attributes
        operands = op.operands
        results = op.results
        types: tuple[object, ...]
        if not results:
            types = (None, *[value.type for value in operands])
        elif len(results) > 1:
            return False
        elif len(operands) == 2:
            types = (results[0].type, operands[0].type, operands[1].type)
        elif len(operands) == 1:
            types = (results[0].type, operands[0].type)
        else:
            types = (results[0].type, *[value.type for value in operands])
        pieces = self.known.get(types)
        if pieces is None:
            self.credit -= 1
            pieces = self._learn(pr, op)
            if pieces is None:
                return False
            self.known[types] = pieces
        else:
            self.credit += 1
        before, rest = pieces
        text = f"{indent}{results[0].name} = {before}" if results else indent + before
        for index, behind in rest:
            text += operands[index].name + behind
        pr.write(text)
        return True

    def _learn(self, pr: OperandPrinter, op: Operation) -> Pieces | None:
        """The op's text from its name to the end of the line, taken apart; None if it does not come apart."""
        operands = op.operands
        if len(set(operands)) != len(operands):
            return None
        out = pr.out
        mark = len(out)
        names = [value.name for value in operands]
        index = 0
        for value in operands:
            value.name = f"\0{index}\0"
            index += 1
        try:
            self.print(pr, op)
        except NoCustomForm:
            del out[mark:]
            return None
        finally:
            index = 0
            for value in operands:
                value.name = names[index]
                index += 1
        text = "".join(out[mark:])
        del out[mark:]
        if len(text) > LONGEST or "\n" in text:
            return None
        pieces = f"{self.name}{text}\n".split("\0")
        numbers = [int(number) for number in pieces[1::2]]
        return pieces[0], list(zip(numbers, pieces[2::2], strict=True))
