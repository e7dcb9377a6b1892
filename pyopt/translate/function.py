"""One function: its blocks in the order that dominance asks for, names of values, and the lines of instructions.

Values are numbered in the order of the text. What is not known yet when a line is written stands there as a mark: a
number between two control characters, which is replaced at the end.
"""

from __future__ import annotations

import re

from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.symbols import symbol_name
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, final
from pyopt.translate.branches import by_dominance, operands_for
from pyopt.translate.failures import untranslatable
from pyopt.translate.types import type_text

if TYPE_CHECKING:
    from pyopt.translate.constants import Constant
    from pyopt.translate.debug_places import DebugPlace
    from pyopt.translate.metadata import MetadataNode
    from pyopt.translate.module import ModuleTranslation

MARK: Final = "\x01"
"""Around the position of a block's or value's number in `FunctionTranslation.numbers`."""
LABEL_COLUMN: Final = 50
_ATTACHED: Final = r"(?:, !\S+ \x02\d+\x02)+$"
"""Metadata at the end of an instruction."""


@final
class Emitted:
    """A block of LLVM IR: its lines, its phis, the marks of its values, and from where control comes.

    Of a phi there are the name, and what is attached to it.
    """

    __slots__ = ("block", "lines", "mark", "phis", "predecessors", "values")

    def __init__(self, block: Block, mark: int) -> None:
        self.block = block
        self.mark = mark
        self.lines: list[str] = []
        self.phis: list[tuple[str, str]] = []
        self.values: list[int] = []
        self.predecessors: list[Emitted] = []


@final
class FunctionTranslation:
    """The state of the translation of a function, or of a global's initializer (then there are no blocks)."""

    __slots__ = (
        "blocks", "by_block", "constants", "current", "fastmath", "in_order", "line", "module", "names", "next",
        "numbers", "op", "place", "subprogram", "tags",
    )  # fmt: skip

    def __init__(self, module: ModuleTranslation, op: Operation) -> None:
        self.module = module
        self.op = op
        self.names: dict[Value, str] = {}
        self.constants: dict[Value, Constant] = {}
        self.numbers: list[int] = []
        self.next = 0
        self.blocks: list[Emitted] = []
        self.by_block: dict[Block, Emitted] = {}
        self.current: Emitted | None = None
        self.in_order = True
        self.tags: dict[int, Emitted] = {}
        """The blocks that have tags."""
        self.line: Callable[[str], None] = _no_line
        self.subprogram = None if module.debug is None else module.debug.subprogram(op)
        self.place: DebugPlace | None = None
        """The place of the current op in the source."""

    # Values.

    def typed(self, value: Value) -> str:
        """The operand with its type."""
        return f"{type_text(value.type)} {self.names[value]}"

    def typed_all(self, values: Sequence[Value]) -> str:
        return ", ".join([f"{type_text(value.type)} {self.names[value]}" for value in values])

    def define(self, value: Value, text: str) -> None:
        """An instruction with a result."""
        if self.in_order:
            name = f"%{self.next}"
            self.next += 1
        else:
            name = self._marked_name()
        self.names[value] = name
        self.line(f"  {name} = {text}")

    def define_constant(self, value: Value, constant: Constant) -> None:
        self.constants[value] = constant
        self.names[value] = constant.text()

    def unnamed(self, text: str) -> str:
        """An instruction whose result no value of MLIR stands for: its name."""
        name = self._new_name()
        self.line(f"  {name} = {text}")
        return name

    def _new_name(self) -> str:
        if not self.in_order:
            return self._marked_name()
        self.next += 1
        return f"%{self.next - 1}"

    def _marked_name(self) -> str:
        assert self.current is not None
        mark = len(self.numbers)
        self.numbers.append(-1)
        self.current.values.append(mark)
        return f"%{MARK}{mark}{MARK}"

    def attach(self, kind: str, node: MetadataNode) -> str:
        """`, !kind !5`."""
        return f", !{kind} {self.module.mark_node(node)}"

    def _attached_place(self, place: DebugPlace | None) -> str:
        return "" if place is None else self.attach("dbg", place.node)

    def start_lines(self) -> None:
        """The next lines are of an op at the current place."""
        assert self.current is not None
        self.line = self.current.lines.append if self.place is None else self._placed_line

    def _placed_line(self, text: str) -> None:
        """An instruction with its place, which comes first of what is attached."""
        assert self.current is not None and self.place is not None
        self.module.located[self.place.node, self.op] = self.subprogram
        found = re.search(_ATTACHED, text)
        at = len(text) if found is None else found.start()
        self.current.lines.append(f"{text[:at]}{self._attached_place(self.place)}{text[at:]}")

    # Blocks.

    def label(self, block: Block) -> str:
        """`label %5`; notes that control goes there from the current block."""
        assert self.current is not None
        emitted = self.by_block[block]
        emitted.predecessors.append(self.current)
        return f"label {self.block_name(emitted)}"

    def block_name(self, emitted: Emitted) -> str:
        number = self.numbers[emitted.mark]
        return f"%{number}" if number >= 0 else f"%{MARK}{emitted.mark}{MARK}"

    def translate(self) -> list[str]:
        """The lines of the body, braces left out."""
        blocks = list(self.op.regions[0])
        order = by_dominance(blocks)
        self.in_order = order == blocks
        for argument in blocks[0].arguments:
            self.names[argument] = f"%{self.next}"
            self.next += 1
        for block in blocks:
            emitted = Emitted(block, len(self.numbers))
            self.numbers.append(-1)
            self.blocks.append(emitted)
            self.by_block[block] = emitted
        for block in order:
            self._translate_block(self.by_block[block])
        return self._finish()

    def _translate_block(self, emitted: Emitted) -> None:
        self.current = emitted
        debug = self.module.debug
        self.place = None
        self.start_lines()
        if self.in_order:
            self.numbers[emitted.mark] = self.next
            self.next += 1
        if emitted is not self.blocks[0]:
            for argument in emitted.block.arguments:
                self.names[argument] = name = self._new_name()
                place = None if debug is None else debug.place(argument.loc, self.subprogram)
                emitted.phis.append((name, self._attached_place(place)))
        translate_ops(self, emitted.block)

    def _finish(self) -> list[str]:
        if not self.in_order:
            for emitted in self.blocks:
                for mark in (emitted.mark, *emitted.values):
                    self.numbers[mark] = self.next
                    self.next += 1
        for tag, emitted in self.tags.items():
            self.module.block_numbers[symbol_name(self.op) or "", tag] = self.numbers[emitted.mark]
        out: list[str] = []
        for emitted in self.blocks:
            if out or emitted is not self.blocks[0]:
                out.append(self._header(emitted))
                out.extend(self._phis(emitted))
            out.extend(emitted.lines)
        text = "\n".join(out)
        if MARK not in text:
            return [text]
        numbers = self.numbers
        pieces = text.split(MARK)
        # Every second piece is the position of a number.
        pieces[1::2] = [str(numbers[int(one)]) for one in pieces[1::2]]
        return ["".join(pieces)]

    def _header(self, emitted: Emitted) -> str:
        """`5:        ; preds = %3, %0`."""
        label = f"{self.numbers[emitted.mark]}:"
        sources = ", ".join([f"%{self.numbers[one.mark]}" for one in reversed(emitted.predecessors)])
        comment = f"; preds = {sources}" if sources else "; No predecessors!"
        return f"\n{label:<{LABEL_COLUMN}}{comment}"

    def _phis(self, emitted: Emitted) -> list[str]:
        """The phi instructions of a block, from the operands of the branches to it."""
        block = emitted.block
        if not block.arguments:
            return []
        incoming: list[tuple[str, list[Value]]] = []
        for terminator in reversed(block.predecessors):
            source = terminator.block
            if source is None or source not in self.by_block:
                continue
            name = self.block_name(self.by_block[source])
            incoming.extend((name, operands) for operands in operands_for(terminator, block))
        out: list[str] = []
        names = self.names
        for index, ((name, attached), argument) in enumerate(zip(emitted.phis, block.arguments, strict=True)):
            pairs = ", ".join([f"[ {names[operands[index]]}, {source} ]" for source, operands in incoming])
            out.append(f"  {name} = phi {type_text(argument.type)} {pairs}{attached}")
        return out


def _no_line(text: str) -> None:
    raise AssertionError(text)


def translate_ops(function: FunctionTranslation, block: Block) -> None:
    """Each op of a block in turn."""
    op = block.first
    debug = function.module.debug
    # Without a subprogram, only ops that say their scope have places.
    has_places = function.subprogram is not None
    while op is not None:
        if debug is not None and (has_places or not isinstance(op.loc, int)):
            function.place = debug.place(op.loc, function.subprogram)
            has_places = has_places or function.place is not None
            function.start_lines()
        emit = EMITTERS.get(op.info.name)
        if emit is None:
            raise untranslatable(op)
        emit(function, op)
        op = op.next


def translate_op(function: FunctionTranslation, op: Operation) -> None:
    """An op by itself."""
    emit = EMITTERS.get(op.info.name)
    if emit is None:
        raise untranslatable(op)
    emit(function, op)


def _skip(function: FunctionTranslation, op: Operation) -> None:
    """A module inside is left out."""


EMITTERS: Final[dict[str, Callable[[FunctionTranslation, Operation], None]]] = {"builtin.module": _skip}
"""Functions that translate ops, by name; `pyopt.translate.instructions` and `pyopt.translate.intrinsics` fill it."""
