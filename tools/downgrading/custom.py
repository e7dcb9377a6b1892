"""Ops in custom form as another year wrote them."""

from __future__ import annotations

import re

from pyopt.upgrade.types import rank_of
from tools.downgrading.generic import in_library
from tools.downgrading.reasons import NotSayable
from tools.downgrading.sayable import old_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from pyopt.upgrade.statement import Old

_NEW_WORDS: Final = frozenset(("fastmath", "overflow", "nontemporal", "tbaa"))
_NEVER_PREFIXED: Final = frozenset(("func", "module", "unrealized_conversion_cast"))


def downgrade_custom(now: Old, year: int) -> None:
    """Writes one op in custom form as it was written in a year."""
    document, texts = now.document, now.texts()
    op = texts[now.name]
    if op[0] in "#!^{":
        return
    if "." not in op:
        if op != "module":
            op = f"shape.{op}" if in_library(now) else f"func.{op}"
    name = op if op == "module" else old_name(op, year)
    if not name:
        raise NotSayable(op)
    if year == 2023:
        if name == op:
            rewrite = _IN_2023.get(op)
            if rewrite is not None and rewrite(now, year):
                document.note(now.name, op, op, year)
            return
    elif op in ("shape.func", "shape.return") and not in_library(now):
        raise NotSayable("shape.func outside of a library")
    elif op == "func.func" and in_library(now):
        raise NotSayable("func.func in a library of shape functions")
    elif any(token in _NEW_WORDS for token in texts[now.name : now.stop]):
        raise NotSayable(f"flags of {op}")
    rewrite = _REWRITES.get(op)
    if rewrite is not None and year < 2023:
        rewrite(now, year)
    if name != texts[now.name]:
        now.rename(f"std.{name}" if _has_prefix(now, name, year) else name)
        document.note(now.name, op, name, year)


def _has_prefix(now: Old, name: str, year: int) -> bool:
    """`std.` was written where another dialect's region stands around an op, from 2020 on."""
    if year != 2021 or "." in name or name in _NEVER_PREFIXED:
        return False
    return now.parent not in ("func.func", "") and not (name == "return" and in_library(now))


def _compare(now: Old, year: int) -> bool:
    if year == 2019:
        at = now.name + 1
        now.document.replace(at, at + 1, f'"{now.texts()[at]}"')
    return True


def _dim(now: Old, year: int) -> bool:
    if year == 2019:
        at = now.name + 3
        value = now.scope.number(now.texts()[at])
        if value is None or value < 0 or value >= (rank_of(now.type_text()) or 1):
            raise NotSayable("dim of a value")
        now.document.replace(at, at + 1, str(value))
    return True


def _constant(now: Old, year: int) -> bool:
    at = now.name + 1
    if year == 2019 and now.texts()[at] in ("true", "false"):
        now.document.replace(at, at + 1, "1 : i1" if now.texts()[at] == "true" else "0 : i1")
    return True


def _select(now: Old, year: int) -> bool:
    """Until 2020 the condition had the shape of the values."""
    document = now.document
    types = document.split(now.colon() + 1, now.statement.end)
    values = now.resolved(document.source(*types[-1]))
    if year == 2019:
        if len(types) == 1 and not re.match(r"i\d|f\d|bf\d|index", values):
            raise NotSayable("select of aggregates by one condition")
        if len(types) == 2:
            if values.startswith("memref"):
                raise NotSayable("select of aggregates by one condition")
            document.replace(types[0][0], types[1][0], "")
    return True


def _splat(now: Old, year: int) -> bool:
    if now.texts()[now.name + 2] == "[":
        raise NotSayable("splat of a dynamic shape")
    return True


def _atomic(now: Old, year: int) -> bool:
    at = now.name + 1
    kind = {"maximumf": "maxf", "minimumf": "minf"}.get(now.texts()[at], now.texts()[at])
    if kind in ("maxnumf", "minnumf", "andi", "ori"):
        raise NotSayable(f"atomic_rmw {kind}")
    now.document.replace(at, at + 1, f'"{kind}"' if year < 2023 else kind)
    return kind != now.texts()[at]


def _function(now: Old, year: int) -> bool:
    """Declarations had no visibility in 2019; signatures had only types where the entry block had a label."""
    document, texts = now.document, now.texts()
    at = now.name + 1
    if texts[at] in ("private", "public", "nested"):
        if year == 2019:
            if now.statement.regions or texts[at] != "private":
                raise NotSayable("visibility")
            document.edits.replace(document.offsets[at], document.offsets[at + 1], "")
        at += 1
    if year > 2019 or not now.statement.regions or not _has_blocks(now):
        return True
    arguments = document.split(at + 2, document.match[at + 1])
    if not arguments or texts[arguments[0][0]][0] != "%":
        return True
    labels: list[str] = []
    for first, last in arguments:
        end = document.find("{", first, last)
        labels.append(document.source(first, end if end > 0 else last))
        document.edits.replace(document.offsets[first], document.offsets[first + 2], "")
    document.insert_behind(now.statement.regions[0].open, f"\n^bb0({', '.join(labels)}):")
    document.note(at, "func", "a signature of types only", 2019)
    return True


def _has_blocks(now: Old) -> bool:
    region = now.statement.regions[0]
    return any(token[0] == "^" for token in now.texts()[region.open : region.close])


def _loop(now: Old, year: int) -> bool:
    """Loops went over indices only until 2023."""
    if now.texts()[now.stop - 1] != "{" and now.document.find(":", now.name, now.stop) > 0:
        raise NotSayable("scf.for over integers")
    return True


def _with_results(now: Old, year: int) -> bool:
    if year == 2019 and now.texts()[now.statement.first][0] == "%":
        raise NotSayable("results of affine ops")
    return True


def _extract(now: Old, year: int) -> bool:
    """`vector.extract %v[0] : vector<4xf32>`."""
    document, texts = now.document, now.texts()
    square = now.name + 2
    places = list(document.split(square + 1, document.match[square]))
    if any(texts[first][0] == "%" for first, _ in places):
        raise NotSayable("vector.extract at a value")
    colon = now.colon()
    start = document.find("from", colon + 1, now.statement.end)
    source = document.source(start + 1, now.statement.end)
    extents = re.match(r"\s*vector<((?:\[?\d+\]?x)*)", source)
    if extents is not None and len(places) == extents[1].count("x"):
        if document.source(colon + 1, start).lstrip().startswith("vector<"):
            raise NotSayable("vector.extract of an element as a vector")
    document.edits.replace(document.offsets[colon + 1], document.offsets[start + 1], "")
    return True


def _expand(now: Old, year: int) -> bool:
    """Until spring 2024 the sizes of the result were not said; only one of a group could be dynamic."""
    document = now.document
    shape = document.find("output_shape", now.name, now.statement.end)
    end = document.match[shape + 1] + 1
    document.edits.replace(document.offsets[shape], document.offsets[end], "")
    if any(token[0] == "%" for token in document.texts[shape:end]):
        raise NotSayable("expand_shape to sizes that are values")
    return True


_IN_2023: Final[dict[str, Callable[[Old, int], bool]]] = {
    "memref.atomic_rmw": _atomic,
    "vector.extract": _extract,
    "tensor.expand_shape": _expand,
    "memref.expand_shape": _expand,
}
_REWRITES: Final[dict[str, Callable[[Old, int], bool]]] = {
    "arith.cmpi": _compare,
    "arith.cmpf": _compare,
    "tensor.dim": _dim,
    "memref.dim": _dim,
    "arith.constant": _constant,
    "arith.select": _select,
    "tensor.splat": _splat,
    "memref.atomic_rmw": _atomic,
    "vector.extract": _extract,
    "func.func": _function,
    "shape.func": _function,
    "scf.for": _loop,
    "affine.for": _with_results,
    "affine.if": _with_results,
}
