"""Ops of memref and bufferization: those of 2021, and the forms that are newer than today's."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.forms import custom
from pyopt.upgrade.rows import OldForm, renamed
from pyopt.upgrade.statement import Old
from pyopt.upgrade.std import tensor_load, tensor_store
from pyopt.upgrade.types import tensor_of

_KINDS: Final = {"maxf": "maximumf", "minf": "minimumf"}


def _to(old: Old) -> int:
    """The `to` between two types; -1 for none."""
    colon = old.colon()
    return old.document.find("to", colon + 1, old.end_of_types(colon + 1)) if colon > 0 else -1


def _to_tensor(old: Old) -> None:
    """`bufferization.to_tensor %m : memref<..>`: the tensor's type is said, too."""
    end = old.end_of_types(old.colon() + 1)
    old.document.insert_behind(end - 1, f" to {tensor_of(old.resolved(old.type_text()))}")


def _to_buffer(old: Old) -> None:
    """`bufferization.to_memref %t : memref<..>`: today `to_buffer`, with the tensor's type."""
    if old.op != "bufferization.to_buffer":
        old.rename("bufferization.to_buffer")
    if old.generic or _to(old) > 0:
        return
    at = old.document.offsets[old.colon() + 1]
    old.document.edits.replace(at, at, f"{tensor_of(old.resolved(old.type_text()))} to ")


def _has_old_kind(old: Old) -> bool:
    return old.texts()[old.name + 1] in _KINDS


def _atomic(old: Old) -> None:
    at = old.name + 1
    old.document.replace(at, at + 1, _KINDS[old.texts()[at]])


def _gives_nothing(old: Old) -> bool:
    return old.generic and old.texts()[old.end_of_types(old.colon() + 1) - 3 :][:3] == ["->", "(", ")"]


def _aligned(old: Old) -> None:
    """`"memref.assume_alignment"(%m) .. : (T) -> ()`: it gives the buffer that is aligned; the old uses stay."""
    start, end = old.colon() + 1, old.end_of_types(old.colon() + 1)
    old.document.replace(end - 2, end, old.document.source(start + 1, end - 4))


ROWS: Final[list[OldForm]] = [
    OldForm("memref.tensor_load", "bufferization.clone, bufferization.to_tensor", 2021, tensor_load),
    OldForm("memref.tensor_store", "bufferization.materialize_in_destination", 2022, tensor_store),
    OldForm("tensor_to_memref", "bufferization.to_buffer", 2021, _to_buffer),
    OldForm("memref.buffer_cast", "bufferization.to_buffer", 2021, _to_buffer),
    renamed("memref.clone", "bufferization.clone", 2021),
    OldForm(
        "bufferization.to_tensor",
        "bufferization.to_tensor %m : memref<...> to tensor<...>",
        2024,
        _to_tensor,
        custom(lambda old: _to(old) < 0),
        "to_tensor %m : memref<...>",
    ),
    OldForm(
        "bufferization.to_memref",
        "bufferization.to_buffer %t : tensor<...> to memref<...>",
        2025,
        _to_buffer,
    ),
    OldForm(
        "memref.assume_alignment",
        "a result of the buffer's type",
        2025,
        _aligned,
        _gives_nothing,
        '"memref.assume_alignment"(%m) : (...) -> ()',
    ),
    OldForm("memref.atomic_rmw", "atomic_rmw maximumf", 2023, _atomic, custom(_has_old_kind), "atomic_rmw maxf"),
]
