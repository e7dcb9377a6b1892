"""Ops of memref and bufferization: those of 2021, and the forms that are newer than today's."""

from __future__ import annotations

from pyopt.upgrade.forms import custom
from pyopt.upgrade.rows import Row, renamed
from pyopt.upgrade.std import tensor_load, tensor_store

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.upgrade.statement import Old

_KINDS: Final = {"maxf": "maximumf", "minf": "minimumf"}


def _to(old: Old) -> int:
    """The `to` between two types; -1 for none."""
    colon = old.colon()
    return old.document.find("to", colon + 1, old.end_of_types(colon + 1)) if colon > 0 else -1


def _to_tensor(old: Old) -> None:
    """`bufferization.to_tensor %m : memref<..> to tensor<..>`: the type of the memref says it."""
    document = old.document
    at = _to(old)
    document.edits.replace(document.end_of(at - 1), document.end_of(old.end_of_types(at) - 1), "")


def _to_memref(old: Old) -> None:
    """`bufferization.to_buffer %t : tensor<..> to memref<..>`: only the type of the memref is said."""
    if old.op != "bufferization.to_memref":
        old.rename("bufferization.to_memref")
    at = -1 if old.generic else _to(old)
    if at > 0:
        document = old.document
        document.edits.replace(document.offsets[old.colon() + 1], document.offsets[at + 1], "")


def _has_old_kind(old: Old) -> bool:
    return old.texts()[old.name + 1] in _KINDS


def _atomic(old: Old) -> None:
    at = old.name + 1
    old.document.replace(at, at + 1, _KINDS[old.texts()[at]])


ROWS: Final[list[Row]] = [
    Row("memref.tensor_load", "bufferization.clone, bufferization.to_tensor", 2021, tensor_load),
    Row("memref.tensor_store", "bufferization.materialize_in_destination", 2022, tensor_store),
    renamed("memref.buffer_cast", "bufferization.to_memref", 2021),
    renamed("memref.clone", "bufferization.clone", 2021),
    Row(
        "bufferization.to_tensor",
        "bufferization.to_tensor %m : memref<...>",
        2026,
        _to_tensor,
        custom(lambda old: _to(old) > 0),
        "to_tensor %m : memref<...> to tensor<...>",
    ),
    Row(
        "bufferization.to_memref",
        "bufferization.to_memref %t : memref<...>",
        2026,
        _to_memref,
        custom(lambda old: _to(old) > 0),
        "to_memref %t : tensor<...> to memref<...>",
    ),
    Row("bufferization.to_buffer", "bufferization.to_memref", 2026, _to_memref),
    Row("memref.atomic_rmw", "atomic_rmw maximumf", 2023, _atomic, custom(_has_old_kind), "atomic_rmw maxf"),
]
