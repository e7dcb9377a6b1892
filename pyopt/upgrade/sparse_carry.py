"""Loops and conditionals that carry values which they did not carry before."""

from __future__ import annotations

from pyopt.format.statements import RegionText, Statement
from pyopt.light import Final, Sequence
from pyopt.upgrade.document import Document

CARRIERS: Final = frozenset(("scf.for", "scf.if", "scf.while"))
_TERMINATORS: Final = frozenset(("scf.yield", "scf.condition"))


def carry(
    document: Document, op: Statement, names: Sequence[str], values: Sequence[str], types: Sequence[str]
) -> list[list[str]]:
    """Gives an op that is in CARRIERS more values; what they are called in each of its regions."""
    texts = document.texts
    open = op.regions[0].open
    if texts[op.name] == "scf.if":
        _add_results(document, op.name, open, types)
        if len(op.regions) == 1:
            end = f"scf.yield {', '.join(values)} : {', '.join(types)}"
            document.insert_behind(op.regions[0].close, f" else {{\n{end}\n}}")
        return [list(values) for _ in op.regions]
    arguments = [[document.fresh(f"{name}_arg") for name in names] for _ in op.regions]
    pairs = ", ".join(f"{argument} = {value}" for argument, value in zip(arguments[0], values, strict=True))
    if texts[op.name] == "scf.while":
        _carry_in_while(document, op, pairs, types, arguments[1])
        return arguments
    start = document.find("iter_args", op.name, open)
    if start > 0:
        document.insert_behind(document.match[start + 1] - 1, f", {pairs}")
        _add_results(document, start, open, types)
    else:
        colon = document.find(":", op.name, open)
        place = (colon if colon > 0 else open) - 1
        document.insert_behind(place, f" iter_args({pairs}) -> ({', '.join(types)})")
    return arguments


def _carry_in_while(document: Document, op: Statement, pairs: str, types: Sequence[str], after: Sequence[str]) -> None:
    """`scf.while (%a = %b) : (T) -> T {..} do {^bb0(%c: T): ..}`."""
    texts = document.texts
    open = op.regions[0].open
    listed = ", ".join(types)
    arguments = ", ".join(f"{name}: {type}" for name, type in zip(after, types, strict=True))
    label = op.regions[1].label
    if label is not None and texts[label.first + 1] == "(":
        document.insert_behind(document.match[label.first + 1] - 1, f", {arguments}")
    elif label is not None:
        document.insert_behind(label.first, f"({arguments})")
    else:
        document.insert_behind(op.regions[1].open, f"\n^bb0({arguments}):")
    colon = document.find(":", op.name, open)
    if texts[op.name + 1] == "(":
        comma = ", " if document.match[op.name + 1] > op.name + 2 else ""
        document.insert_behind(document.match[op.name + 1] - 1, comma + pairs)
    else:
        document.insert_behind(op.name, f" ({pairs})")
    comma = ", " if document.match[colon + 1] > colon + 2 else ""
    document.insert_behind(document.match[colon + 1] - 1, comma + listed)
    _add_results(document, colon, open, types)


def _add_results(document: Document, start: int, open: int, types: Sequence[str]) -> None:
    """More types behind the arrow before a region, which may not be there yet."""
    arrow = document.find("->", start, open)
    listed = ", ".join(types)
    if arrow < 0:
        document.insert_behind(open - 1, f" -> ({listed})")
    elif document.texts[arrow + 1] == "(":
        close = document.match[arrow + 1]
        document.insert_behind(close - 1, f", {listed}" if close > arrow + 2 else listed)
    else:
        document.replace(arrow + 1, arrow + 1, "(")
        document.insert_behind(document.end_of_type(arrow + 1) - 1, f", {listed})")


def yield_also(document: Document, region: RegionText, values: Sequence[str], types: Sequence[str]) -> None:
    """More operands of a region's terminator, which may not be written out."""
    texts = document.texts
    last = region.last
    if last is None or texts[last.name] not in _TERMINATORS:
        document.replace(region.close, region.close, f"scf.yield {', '.join(values)} : {', '.join(types)}\n")
        return
    colon = document.find(":", last.name, last.end)
    if colon > 0:
        document.insert_behind(colon - 1, f", {', '.join(values)}")
        document.insert_behind(last.end - 1, f", {', '.join(types)}")
    else:
        document.insert_behind(last.end - 1, f" {', '.join(values)} : {', '.join(types)}")
