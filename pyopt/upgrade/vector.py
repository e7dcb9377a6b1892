"""Ops of the vector dialect as they were from 2019 to 2025, but for transfers and those on elements."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.forms import aliased, custom, entries, operands_at, plain, refused, rewrite
from pyopt.upgrade.rows import OldForm, renamed
from pyopt.upgrade.statement import Old
from pyopt.upgrade.types import dimensions_of, element_of

_KINDS: Final = {"maxf": "maximumf", "minf": "minimumf"}
_NEUTRAL: Final = {
    "add": ("0.0", "0"),
    "mul": ("1.0", "1"),
    "and": ("", "-1"),
    "or": ("", "0"),
    "xor": ("", "0"),
    "minui": ("", "-1"),
    "maxui": ("", "0"),
}
"""The identity of each combining kind, for floats and for integers."""


def _kind_today(kind: str, element: str) -> str:
    """`max` and `min` of 2020 were of whatever the elements are."""
    if kind in ("max", "min"):
        return f"{kind}si" if element[0] in "is" else f"{kind}imumf"
    return _KINDS.get(kind, kind)


def _kind_place(old: Old) -> tuple[int, int]:
    """The tokens of the kind: a string, or a name in angle brackets."""
    at = old.name + 1
    return at, old.document.match.get(at, at) + 1


def _kind(old: Old) -> str:
    start, stop = _kind_place(old)
    return old.texts()[start if stop == start + 1 else start + 1].strip('"')


def _has_old_kind(old: Old) -> bool:
    if old.op == "vector.multi_reduction" and _lacks_accumulator(old):
        return True
    return old.texts()[old.name + 1][0] == '"' or _kind(old) in ("max", "min", *_KINDS)


def _lacks_accumulator(old: Old) -> bool:
    """`vector.multi_reduction #vector.kind<add>, %v [0] : A to B` of 2021."""
    _, stop = _kind_place(old)
    return old.texts()[stop + 2] == "["


def _reduction(old: Old) -> None:
    """`vector.reduction "add", %v : vector<4xf32> into f32`."""
    document = old.document
    colon = old.colon()
    end = old.end_of_types(colon + 1)
    element = element_of(old.resolved(plain(document, colon + 1, document.end_of_type(colon + 1))))
    kind = _kind_today(_kind(old), element)
    start, stop = _kind_place(old)
    document.replace(start, stop, f"<{kind}>")
    if old.op != "vector.multi_reduction" or not _lacks_accumulator(old):
        return
    result = plain(document, document.find("to", colon + 1, end) + 1, end)
    value = _NEUTRAL.get(kind, ("", ""))[element[0] in "is"]
    if not value:
        old.refuse(f"'vector.multi_reduction' op of kind {kind} needs an accumulator: no constant leaves it unchanged")
        return
    name = document.fresh("%acc")
    value = f"dense<{value}>" if old.resolved(result).startswith("vector") else value
    old.put_before(f"{name} = arith.constant {value} : {result}")
    document.insert_behind(stop + 1, f", {name}")


def _kind_entry(old: Old) -> int:
    """The index of `max` or `min` in the dictionary of a contraction or an outer product; -1 for other kinds."""
    document, texts = old.document, old.texts()
    start = old.name + 1
    brace = document.find("{", start, old.stop)
    if brace < 0 and texts[start][0] == "#":
        brace = aliased(document, start)
    if brace < 0 or texts[brace] != "{":
        return -1
    place = entries(document, brace).get("kind")
    return place[0] + 1 if place is not None and texts[place[0] + 1] in ("max", "min") else -1


def _contract(old: Old) -> None:
    at = _kind_entry(old)
    colon = old.colon()
    if at >= 0 and at not in old.document.shared:
        type = old.resolved(plain(old.document, colon + 1, old.document.end_of_type(colon + 1)))
        old.document.shared.add(at)
        old.document.replace(at, at + 1, _kind_today(old.texts()[at], element_of(type)))
    if _is_masked(old):
        old.refuse("'vector.contract' op with operands for masks has no meaning today: vector.mask holds what it masks")


def _is_masked(old: Old) -> bool:
    at = old.name + 1
    if old.op != "vector.contract":
        return False
    return len(operands_at(old.document, old.document.match.get(at, at) + 1)[0]) > 3


def _is_old_contract(old: Old) -> bool:
    return _kind_entry(old) >= 0 or _is_masked(old)


def _is_without_indices(old: Old) -> bool:
    return old.texts()[old.name + 2] in (",", ":")


def _masked(old: Old) -> None:
    """`vector.maskedload %base, %mask, %other : ..` of 2020 began at the first element."""
    document = old.document
    colon = old.colon()
    type = old.resolved(plain(document, colon + 1, document.end_of_type(colon + 1)))
    zero = old.constant(0)
    document.insert_behind(old.name + 1, f"[{', '.join([zero] * max(len(dimensions_of(type)), 1))}]")


def _gather(old: Old) -> None:
    """`vector.gather %base, %indices, %mask, %other : (types) -> type` of 2020."""
    document = old.document
    operands, at = operands_at(document, old.name + 1)
    colon = old.colon()
    end = old.end_of_types(colon + 1)
    arrow = document.find("->", colon + 1, end)
    gathers = old.op == "vector.gather"
    stop = arrow if arrow > 0 else document.find("into", colon + 1, end)
    stop = stop if stop > 0 else end
    start = colon + 1
    if document.texts[start] == "(" and document.match.get(start) == stop - 1:
        inner = (start + 1, stop - 1)
    else:
        inner = (start, stop)
    types = [plain(document, *part) for part in document.split(*inner)]
    if len(operands) != 4 or len(types) < 4 or (gathers and stop == end):
        old.refuse(f"'{old.op}' op needs a base, indices, a mask and a value")
        return
    if old.resolved(types[0]).startswith("vector"):
        types = [types[3], types[0], types[1], types[2]]
    zero = old.constant(0)
    position = f"[{', '.join([zero] * max(len(dimensions_of(old.resolved(types[0]))), 1))}]"
    attributes = f" {plain(document, at, colon)}" if at < colon else ""
    into = f" into {plain(document, stop + 1, end)}" if gathers else ""
    rest = ", ".join(operands[2:])
    new = f"{old.op} {operands[0]}{position} [{operands[1]}], {rest}{attributes} : {', '.join(types)}{into}"
    rewrite(old, end, new)


def _flat_transpose(old: Old) -> None:
    """`vector.flat_transpose %m {rows = 2 : i32, columns = 3 : i32} : V -> V`."""
    old.rename("llvm.intr.matrix.transpose")
    if not old.generic:
        arrow = old.document.find("->", old.colon(), old.stop)
        old.document.replace(arrow, arrow + 1, "into")


ROWS: Final[list[OldForm]] = [
    *[
        OldForm(
            f"vector.{name}", f"vector.{name} <kind>", 2023, _reduction, custom(_has_old_kind), f'vector.{name} "kind"'
        )
        for name in ("reduction", "multi_reduction", "scan")
    ],
    *[
        OldForm(
            f"vector.{name}", "#vector.kind<maxsi>, #vector.kind<maximumf>", 2021, _contract, custom(_is_old_contract)
        )
        for name in ("contract", "outerproduct")
    ],
    *[
        OldForm(
            f"vector.{name}", f"vector.{name} %m[%c0]", 2020, _masked, custom(_is_without_indices), f"vector.{name} %m"
        )
        for name in ("maskedload", "maskedstore", "expandload", "compressstore")
    ],
    *[
        OldForm(
            f"vector.{name}", f"vector.{name} %m[%c0]", 2020, _gather, custom(_is_without_indices), f"vector.{name} %m"
        )
        for name in ("gather", "scatter")
    ],
    *[
        OldForm(
            f"vector.{name}", "nothing", 2020, refused("has no meaning today: there are no tuples of vectors any more")
        )
        for name in ("tuple", "tuple_get", "extract_slices", "insert_slices")
    ],
    *[
        OldForm(f"vector.{name}", "nothing", 2022, refused("has no meaning today: its idea of lanes was given up"))
        for name in ("extract_map", "insert_map")
    ],
    OldForm("vector.reshape", "nothing", 2025, refused("has no meaning today: no op joins vectors that cover a shape")),
    OldForm(
        "vector.warp_execute_on_lane_0",
        "gpu.warp_execute_on_lane_0",
        2024,
        refused("is gpu.warp_execute_on_lane_0 today, of a dialect that pyopt does not have"),
    ),
    renamed("vector.matrix_multiply", "llvm.intr.matrix.multiply", 2025),
    OldForm("vector.flat_transpose", "llvm.intr.matrix.transpose", 2025, _flat_transpose),
]
