"""Reading ops whose text was met before, but for the names of values and blocks.

    %1 = tensor.extract_slice %0[0, %c1] [2, %n] [1, 1] : tensor<4x?xf32> to tensor<2x?xf32>

What an op without regions means is told by its text alone, except which values its operands are, and which blocks its
successors. So what the parser has once made of a text is enough for the next op with the same text.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.context import Context, Verdicts
from pyopt.ir.core import NO_REGIONS, Block, BlockArgument, Operation, Value, plain_operation
from pyopt.ir.op_verifier import OpVerifier, silently
from pyopt.ir.opinfo import ISOLATED, OpInfo
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final, TypeAlias, final
from pyopt.memo.verdict import decided_alone
from pyopt.syntax.lexer import END
from pyopt.syntax.operand_parser import OperandParser, RepeatedOpReader

if TYPE_CHECKING:
    Words: TypeAlias = tuple[str, ...]
    """The tokens of an op's text behind its name, with nothing in place of names of values and blocks."""
    Holes: TypeAlias = tuple[list[int], list[int], list[tuple[int, int]]]
    """The places of operands, of successors, and those that have one name (`TextLayout`)."""

MOST_LAYOUTS: Final = 16
"""So many layouts of an op are kept: to look through more would take longer than parsing."""
MOST_TEXTS: Final = 512
"""So many texts of an op are kept."""
MOST_TOKENS: Final = 1024
"""Longer texts are not kept: each op of that name would be held against them."""
TRIED_TEXTS: Final = 32
"""After so many texts of an op that were learned it is asked whether that was worth it."""
REUSED: Final = 8
"""It is if one in so many came again: to parse a text takes about eight times as long as to learn it."""
GOES_ON: Final = frozenset((*",:()=<>[]{", "->", "to", "from", "into", "f32", "i32", "index"))
"""Tokens, frequent ones, that no op begins with."""
NOTHING: Final = Value(Type(), None, 0)
"""Stands for a value that is not there: no value in an IR has its type."""


@final
class CachedOp:
    """The op that a text stands for, but for its operands. good: whatever these are, the op itself is valid."""

    __slots__ = ("attributes", "good", "result", "results", "types", "words")

    def __init__(self, words: Words, op: Operation, good: bool) -> None:
        self.words = words
        self.attributes: dict[str, Attribute] = op.attributes
        self.types: list[Type] = [value.type for value in op.operands]
        self.results: list[Type] = [value.type for value in op.results]
        self.result: Type | None = self.results[0] if len(op.results) == 1 else None
        self.good = good


@final
class TextLayout:
    """Texts of an op that have names of values, and of blocks, in the same places.

    operand_slots: for each operand, the place of its name, counted from behind the op's name. block_slots: those of the
    successors. twins: places where one name stands, of which it is not known which one is which operand.
    """

    __slots__ = ("block_slots", "count", "first", "latest", "length", "meanings", "operand_slots", "second", "twins")

    def __init__(self, length: int, holes: Holes) -> None:
        operand_slots, self.block_slots, self.twins = holes
        self.length = length
        self.operand_slots = operand_slots
        self.first = operand_slots[0] if operand_slots else 0
        self.second = operand_slots[1] if len(operand_slots) > 1 else 0
        self.count = len(operand_slots)
        self.meanings: dict[Words, CachedOp] = {}
        self.latest: CachedOp | None = None


@final
class Texts:
    """The texts of an op.

    distinct: a form written by hand may take what is named twice as one operand. found: how often a text was looked up
    and found, but for one that came again at once.
    """

    __slots__ = ("count", "decided", "distinct", "found", "info", "layouts")

    def __init__(self, info: OpInfo) -> None:
        self.info = info
        self.layouts: list[TextLayout] = []
        self.count = 0
        self.found = 0
        self.distinct = info.parse is not None
        self.decided = decided_alone(info)


@final
class TextReader(RepeatedOpReader):
    """Reads ops by their texts.

    It relies on this: of all that stands around an op, the parser looks at nothing but the aliases that the source
    defines, the dialect whose name may be left out, and types of operands; and it stops at the first token that begins
    something new. A text in which white space or comments count (`verbatim`) is not learned. A form that looks further
    (at what defines an operand, at the op before, at the region around it) would make it wrong, and so would an alias
    that is defined again, which is an error.

    It also says up to which op a block need not be verified (`checked`). An op is good if the one whose text was
    learned is, and if what is good follows from types and attributes (`verdict.decided_alone`). Its operands dominate
    it if every name that can be used at all stands before it: in a block that has no block before it in its region, and
    of which the same is true of the op around, or that sees no names from outside (`closed`). An isolated op may not
    use these (`forget`).
    """

    __slots__ = (
        "_around", "_checked", "_context", "_first_unverified", "_memory", "_texts", "_texts_in", "_verbatim",
        "_verifier",
    )  # fmt: skip

    def __init__(self, context: Context, memory: Verdicts, checked: dict[Block, Operation | None] | None) -> None:
        self._context = context
        self._memory = memory
        self._checked = checked
        self._verifier = OpVerifier(context)
        self._texts: dict[str, Texts] = {}
        self._texts_in = {"builtin": self._texts}
        # The first op of the current block that may not be good.
        self._first_unverified: Operation | None = None
        self._verbatim = 0
        # The same of the blocks around it.
        self._around: list[Operation | None] = []

    def turn_to(self, dialect: str) -> None:
        texts = self._texts_in.get(dialect)
        if texts is None:
            texts = self._texts_in[dialect] = {}
        self._texts = texts

    def layouts_of(self, name: str, dialect: str) -> list[TextLayout]:
        """What is known of the texts of an op, by how its name is written, where that of a dialect may be left out."""
        texts = self._texts_in.get(dialect, {}).get(name)
        return [] if texts is None else texts.layouts

    def begin_block(self) -> None:
        self._around.append(self._first_unverified)
        self._first_unverified = None

    def end_block(self, block: Block, closed: bool) -> None:
        if closed and self._checked is not None:
            # What a form appends after this, a terminator that its text leaves out, is not known to be good.
            first_unverified = self._first_unverified
            self._checked[block] = block.last if first_unverified is None else first_unverified.prev
        self._first_unverified = self._around.pop()

    def forget(self, op: Operation) -> None:
        checked = self._checked
        if not checked:
            return
        ops = [op]
        while ops:
            for region in ops.pop().regions:
                for block in region:
                    checked.pop(block, None)
                    # isolated ops inside were forgotten before
                    ops += [one for one in block if one.regions and not one.info.traits & ISOLATED]

    def try_read(self, p: OperandParser, at: int) -> Operation | None:
        tokens = p.tokens
        name = tokens[at]
        loc = at + 2 if tokens[at + 1] == "=" and name[0] == "%" else at
        texts = self._texts.get(tokens[loc])
        values = p.values
        if texts is None or name in values or "#" in name or name == "%":
            return None  # a name that was given before is an error behind those of a location
        start = loc + 1
        for layout in texts.layouts:
            # What is quick to see goes first: most layouts have another length.
            end = start + layout.length
            try:
                behind, after = tokens[end], tokens[end + 1]
            except IndexError:
                continue
            if behind in GOES_ON:
                continue
            if after == "=" and behind[0] == "%":
                if not layout.length:
                    continue  # behind a name alone it is an operand, even before `=`
            elif (behind != "}" and not _begins(tokens, end)) or (not layout.length and behind[:1] == "%"):
                continue  # `return` may be the beginning of `return %0 : f32`
            part = tokens[start:end]
            if layout.twins and any(part[one] != part[other] for one, other in layout.twins):
                continue
            count = layout.count
            if count == 2:
                first_name, second_name = part[layout.first], part[layout.second]
                part[layout.first] = part[layout.second] = ""
            elif count == 1:
                first_name = part[layout.first]
                part[layout.first] = ""
            elif count:
                names = [part[slot] for slot in layout.operand_slots]
                for slot in layout.operand_slots:
                    part[slot] = ""
            block_slots = layout.block_slots
            if block_slots:
                if any(part[slot][:1] != "^" or len(part[slot]) == 1 for slot in block_slots):
                    continue
                for slot in block_slots:
                    part[slot] = ""
            words = tuple(part)
            meaning = layout.latest
            if meaning is None or words != meaning.words:
                meaning = layout.meanings.get(words)
                if meaning is None:
                    continue
                layout.latest = meaning
                texts.found += 1
            types = meaning.types
            operands: list[Value]
            if count == 2:
                first = values.get(first_name, NOTHING)
                second = values.get(second_name, NOTHING)
                if first.type is not types[0] or second.type is not types[1] or (texts.distinct and first is second):
                    if first_name[:1] != "%":
                        continue  # it is no operand
                    return None
                operands = [first, second]
            elif not count:
                operands = []
            elif count == 1:
                first = values.get(first_name, NOTHING)
                if first.type is not types[0]:
                    if first_name[:1] != "%":
                        continue
                    return None
                operands = [first]
            else:
                if names[0][:1] != "%":
                    continue
                operands = [values.get(one, NOTHING) for one in names]
                if [value.type for value in operands] != types:
                    return None
                if texts.distinct and len(set(operands)) < len(operands):
                    return None
            op: Operation
            result = meaning.result
            if block_slots:
                successors: list[Block] = []
                for slot in block_slots:
                    p.i = start + slot
                    successors.append(p.take_successor())
                op = Operation(texts.info, operands, meaning.results, meaning.attributes, loc, NO_REGIONS, successors)
            elif result is not None:
                op = plain_operation(texts.info, operands, result, meaning.attributes, loc)
            else:
                op = Operation(texts.info, operands, meaning.results, meaning.attributes, loc)
            p.i = end
            if loc != at:
                if result is not None and name not in p.forward:
                    values[name] = op.results[0]
                else:
                    p.name_results(op, [(name, 1, at)])
            if not meaning.good and self._first_unverified is None:
                self._first_unverified = op
            return op
        return None

    def learn(self, p: OperandParser, op: Operation, at: int, last: Operation | None) -> None:
        good = op.prev is last and self._learn(p, op)
        if not good and self._first_unverified is None:
            block = op.block
            assert block is not None
            self._first_unverified = block.first if last is None else last.next

    def _is_good(self, op: Operation) -> bool:
        """Whether an op is good; what is wrong with it is for the verifier to say in its turn."""
        memory = self._memory
        if memory.verdict(op):
            return True
        if not silently(self._context, self._verifier.check_op, op):
            return False
        memory.remember(op)
        return True

    def _learn(self, p: OperandParser, op: Operation) -> bool:
        """Keeps the text of the op that was read last, if it is plain, from its name on; is the op good?"""
        if op.regions or op.properties is not None:
            return False
        start, end = p.op_span
        token = p.tokens[start]
        texts = self._texts.get(token)
        if texts is None:
            texts = self._texts[token] = Texts(op.info)
        # What a branch hands over has to fit the arguments of blocks that may come later.
        good = not op.successors and texts.decided and _are_defined(op) and self._is_good(op)
        if p.verbatim != self._verbatim:  # in this op, or in one around it
            self._verbatim = p.verbatim
            return good
        if texts.info is op.info and texts.count < MOST_TEXTS and end - start <= MOST_TOKENS:
            part = p.tokens[start + 1 : end]
            holes = _holes(p, op, part)
            layout = None if holes is None else _layout(texts, len(part), holes)
            if layout is not None:
                for slot in (*layout.operand_slots, *layout.block_slots):
                    part[slot] = ""
                words = tuple(part)
                if words in layout.meanings:
                    return good  # what stands behind it does not tell `try_read` where it ends
                layout.meanings[words] = CachedOp(words, op, good)
                texts.count += 1
                if texts.count == TRIED_TEXTS and texts.found * REUSED < TRIED_TEXTS:
                    texts.layouts = []  # each is unlike the others: no more are learned or looked up
                    texts.count = MOST_TEXTS
        return good


def _are_defined(op: Operation) -> bool:
    """All operands were defined before the op."""
    for value in op.operands:
        definer = value.op
        if definer is op or (definer is None and not isinstance(value, BlockArgument)):
            return False
    return True


def _begins(tokens: list[str], at: int) -> bool:
    """The token surely begins something new (one result apart): it is no part of an op that ends before it. Behind a
    piece of the source an op ends, or parsing the pieces fails."""
    token = tokens[at]
    if token == END:
        return True
    first = token[0]
    if first == "%":
        return tokens[at + 1] == ":" and tokens[at + 2].isdigit() and tokens[at + 3] == "="
    if first == '"' or token == "loc":
        return tokens[at + 1] == "("
    return first in "}^" or ("." in token and first.isalpha()) or token == "return"


def _holes(p: OperandParser, op: Operation, part: list[str]) -> Holes | None:
    """Where the names of operands and successors stand in a text; None if there are other names, or others in order."""
    operands = op.operands
    if not op.successors and (len(operands) < 2 or len(set(operands)) == len(operands)):
        slots = _slots_in_order(p, operands, part)
        if slots is not None:
            return slots, [], []
    values = p.values
    named = [position for position, token in enumerate(part) if token[0] in "%^"]
    block_slots = [position for position in named if part[position][0] == "^"]
    if block_slots or op.successors:
        if [p.block_named(part[position]) for position in block_slots] != op.successors:
            return None
        named = [position for position in named if part[position][0] == "%"]
    places: dict[Value, list[int]] = {}
    for position in named:
        value = values.get(part[position])
        if value is None:
            return None
        if value in places:
            places[value].append(position)
        else:
            places[value] = [position]
    twins: list[tuple[int, int]] = []
    for several in places.values():
        twins += [(several[0], other) for other in several[1:]]
        several.reverse()
    operand_slots: list[int] = []
    for value in operands:
        left = places.get(value)
        if not left:
            return None
        operand_slots.append(left.pop())
    return None if any(places.values()) else (operand_slots, block_slots, twins)


def _slots_in_order(p: OperandParser, operands: list[Value], part: list[str]) -> list[int] | None:
    """The places of the operands' names, if these are all names in a text and stand there in the operands' order.

    The text is searched as a whole, since most tokens are none.
    """
    text = "\n".join(part)
    if text.count("%") != len(operands) or "^" in text or text.count("\n") >= len(part) > 0:
        return None
    values = p.values
    slots: list[int] = []
    at = -1
    for operand in operands:
        at = text.find("%", at + 1)
        slot = text.count("\n", 0, at)
        if values.get(part[slot]) is not operand:
            return None
        slots.append(slot)
    return slots


def _layout(texts: Texts, length: int, holes: Holes) -> TextLayout | None:
    """The layout of a text; None if there would be too many."""
    for layout in texts.layouts:
        if layout.length == length and (layout.operand_slots, layout.block_slots, layout.twins) == holes:
            return layout
    if len(texts.layouts) == MOST_LAYOUTS:
        return None
    layout = TextLayout(length, holes)
    texts.layouts.append(layout)
    return layout
