"""Texts of parts of a module, which several processes print, as one text with the aliases of the whole.

Each process prints its part with marks in place of aliases, and tells the aliases in the order in which it met them. In
generic form the numbers of values have marks, too, for there those of all parts behind come first.
"""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Sequence, TypeAlias
from pyopt.syntax.attribute_printer import MARK, VALUE_MARK, AliasMet
from pyopt.syntax.kept_names import name_values
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import Printer
from pyopt.syntax.ssa_names import Namer

if TYPE_CHECKING:
    Alias: TypeAlias = "tuple[str, int, bool, str, str]"
    """Name without number, depth, whether it is a type's, definition with marks, what tells it from its like."""
    Part: TypeAlias = "tuple[str, Sequence[Alias], int, int]"
    """A text with marks, what those of aliases stand for, and how many values and arguments have numbers with marks."""


def print_part(op: Operation, context: Context, options: PrintOptions) -> Part:
    """The text of an op with marks. Raises AliasMet if the text depends on what stands before it."""
    printer = Printer(context, options)
    values = arguments = 0
    if options.generic and not options.keep_names:
        namer = Namer(options, part=True)
        namer.run(op)
        values, arguments = namer.next_value, namer.next_argument
    else:
        name_values(op, options)
    printer.awaits_aliases = True
    printer.op(op)
    text = printer.text() + "\n"
    collector = printer.collector
    if collector is None:
        return text, (), values, arguments
    from pyopt.syntax.aliases import MarkingCollector

    assert isinstance(collector, MarkingCollector)
    marked, aliases = collector.marked_text(text)
    if printer.distinct_numbers:
        raise AliasMet
    return marked, aliases, values, arguments


def joined(parts: Sequence[Part]) -> tuple[str, list[str]]:
    """The definitions of the aliases of all parts, and the parts with aliases in place of marks."""
    numbers: dict[tuple[bool, str, str], int] = {}
    known: list[tuple[str, int, bool, str]] = []
    order: dict[int, None] = {}
    translations: list[list[int]] = []
    for _, aliases, _, _ in parts:
        local = [0] * len(aliases)
        for at in sorted(range(len(aliases)), key=lambda index: aliases[index][1]):
            name, depth, is_type, definition, other = aliases[at]
            definition = _replaced(definition, [f"{MARK}{one}{MARK}" for one in local])
            number = numbers.setdefault((is_type, definition, other), len(known))
            if number == len(known):
                known.append((name, depth, is_type, definition))
            local[at] = number
        order.update(dict.fromkeys(local))
        translations.append(local)
    texts = [""] * len(known)
    counts: dict[str, int] = {}
    ordered = sorted(order, key=lambda number: (known[number][1], not known[number][2], known[number][0]))
    for number in ordered:
        name, _, is_type, _ = known[number]
        count = counts.get(name, 0)
        counts[name] = count + 1
        texts[number] = f"{'!' if is_type else '#'}{name}{count or ''}"
    definitions = "".join([f"{texts[number]} = {_replaced(known[number][3], texts)}\n" for number in ordered])
    whole: list[str] = []
    values = arguments = 0
    for (text, _, more_values, more_arguments), local in zip(reversed(parts), reversed(translations), strict=True):
        own = _replaced(text, [texts[number] for number in local])
        whole.append(_renumbered(own, values, arguments) if more_values or more_arguments else own)
        values += more_values
        arguments += more_arguments
    whole.reverse()
    return definitions, whole


def _renumbered(text: str, values: int, arguments: int) -> str:
    """A text in which so many values and arguments have numbers before those with marks."""
    pieces = text.split(VALUE_MARK)
    for at in range(1, len(pieces), 2):
        number = pieces[at]
        pieces[at] = str(int(number[1:]) + arguments if number[0] == "-" else int(number) + values)
    return "".join(pieces)


def _replaced(text: str, texts: Sequence[str]) -> str:
    """A text with texts in place of marks."""
    pieces = text.split(MARK)
    for at in range(1, len(pieces), 2):
        pieces[at] = texts[int(pieces[at])]
    return "".join(pieces)
