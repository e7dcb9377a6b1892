"""vector.transfer_read and vector.transfer_write: operands without brackets, padding left out, `masked`."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.forms import custom, entries, entry_ranges, operands_at, plain, rewrite, types_at
from pyopt.upgrade.rows import OldForm
from pyopt.upgrade.statement import Old
from pyopt.upgrade.types import element_of, rank_of


def _reads(old: Old) -> bool:
    return old.op.endswith("_read")


def _base(old: Old) -> int:
    """The index of the operand that is a memref or a tensor."""
    return old.name + (1 if _reads(old) else 3)


def _dictionary(old: Old) -> int:
    return old.document.find("{", old.name + 1, old.stop)


def _bounds(old: Old) -> str:
    """The `in_bounds` that `masked` stands for."""
    brace = _dictionary(old)
    found = entries(old.document, brace) if brace >= 0 else {}
    if "masked" not in found:
        return ""
    inside = [token == "false" for token in old.texts()[slice(*found["masked"])] if token in ("true", "false")]
    return f"in_bounds = [{', '.join(str(one).lower() for one in inside)}]"


def _is_old(old: Old) -> bool:
    texts = old.texts()
    base = _base(old)
    if old.colon() < 0 or texts[base][:1] != "%":
        return False
    if texts[base + 1] != "[" or old.op.startswith("vector_") or _bounds(old):
        return True
    behind = old.document.match[base + 1] + 1
    return _reads(old) and (texts[behind] != "," or texts[behind + 1] == "(")


def _transfer(old: Old) -> None:
    document, texts = old.document, old.texts()
    base = _base(old)
    colon = old.colon()
    operands, results = types_at(old, colon)
    types = operands + [result for result in results if _reads(old)]
    vector = types[-1] if _reads(old) else types[0]
    source = types[0] if _reads(old) else types[1]
    name = texts[base]
    if texts[base + 1] == "[":
        close = document.match[base + 1]
        indices = [plain(document, *part) for part in document.split(base + 2, close)]
        rest = operands_at(document, close + 2)[0] if texts[close + 1] == "," else []
    else:
        values = operands_at(document, base)[0]
        rank = rank_of(old.resolved(source))
        if rank is None or len(values) <= rank:
            old.refuse(f"'{old.op}' op has too few indices")
            return
        name, indices, rest = values[0], values[1 : rank + 1], values[rank + 1 :]
    if _reads(old) and not rest:
        element = element_of(old.resolved(source))
        zero = "0" if element.startswith(("i", "si", "ui")) else "0.0"
        inner = element_of(element) if element.startswith("vector") else element
        if inner.startswith(("i", "si", "ui")):
            zero = "0"
        rest = [document.fresh("%padding")]
        old.put_before(f"{rest[0]} = arith.constant {f'dense<{zero}>' if inner != element else zero} : {element}")
    attributes = _attributes(old)
    first = f"{texts[old.name + 1]}, " if not _reads(old) else ""
    values_text = ", ".join([f"{first}{name}[{', '.join(indices)}]", *rest])
    shown = [source, vector] if _reads(old) else [vector, source]
    if not _reads(old) and results and results[0].startswith("tensor"):
        arrow = f" -> {results[0]}"
    else:
        arrow = ""
    op = "vector.transfer_read" if _reads(old) else "vector.transfer_write"
    rewrite(old, old.end_of_types(colon + 1), f"{op} {values_text}{attributes} : {', '.join(shown)}{arrow}")


def _attributes(old: Old) -> str:
    """The dictionary, with today's `in_bounds`."""
    brace = _dictionary(old)
    if brace < 0:
        return ""
    document = old.document
    bounds = _bounds(old)
    parts = [
        plain(document, start, stop)
        for start, stop in entry_ranges(document, brace)
        if not bounds or document.texts[start] not in ("masked", "in_bounds")
    ]
    if bounds:
        parts.append(bounds)
    return f" {{{', '.join(parts)}}}" if parts else ""


ROWS: Final[list[OldForm]] = [
    OldForm(name, f"vector.transfer_{way} ... [%i, %j]", 2021, _transfer, custom(_is_old))
    for way in ("read", "write")
    for name in (f"vector.transfer_{way}", f"vector_transfer_{way}")
]
