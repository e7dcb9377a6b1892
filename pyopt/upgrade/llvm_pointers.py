"""Pointers of llvm that told what they point to, as they were written until 2023, and its own scalar types of 2020.

llvm.load %p : !llvm.ptr<f64>                                     ->    llvm.load %p : !llvm.ptr -> f64
llvm.store %v, %p : !llvm.ptr<f64>                                ->    llvm.store %v, %p : f64, !llvm.ptr
llvm.getelementptr %p[%i] : (!llvm.ptr<f64>, i64) -> ...          ->    (!llvm.ptr, i64) -> !llvm.ptr, f64
"""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.document import Document
from pyopt.upgrade.generic import add_property, find_attribute
from pyopt.upgrade.llvm_pointer_types import POINTER, opaque, pointee, with_builtin_vectors
from pyopt.upgrade.rows import OldForm, renamed
from pyopt.upgrade.statement import Old
from pyopt.upgrade.value_types import type_of

YEAR: Final = 2023


def upgrade_pointers(document: Document) -> None:
    """Takes out what pointers point to, once the ops say it."""
    for at, token in enumerate(document.texts):
        if token.startswith("!llvm.") and POINTER.search(token):
            try:
                new = with_builtin_vectors(opaque(token))
            except ValueError:
                continue  # the parser says that a bracket is not closed
            if new != token:
                document.replace(at, at + 1, new)
                document.note(at, "!llvm.ptr<T>", "!llvm.ptr", YEAR)


# Ops.


def _types(old: Old) -> list[tuple[int, int]]:
    """The ranges of tokens of the types behind the colon."""
    colon = old.colon()
    return [] if colon < 0 else old.document.split(colon + 1, old.end_of_types(colon + 1))


def _only_type(old: Old) -> str:
    """The type behind the colon, if there is one, and nothing behind it."""
    ranges = _types(old)
    if old.generic or len(ranges) != 1 or "->" in old.texts()[ranges[0][0] : ranges[0][1]]:
        return ""
    return old.resolved(old.document.source(*ranges[0]))


def _is_typed(old: Old) -> bool:
    return bool(pointee(_only_type(old)))


def _load(old: Old) -> None:
    old.document.insert_behind(_types(old)[0][1] - 1, f" -> {pointee(_only_type(old))}")


def _store(old: Old) -> None:
    start = _types(old)[0][0]
    old.document.replace(start, start, f"{pointee(_only_type(old))}, ")


def _lacks_pointer(old: Old) -> bool:
    """The type is that of the value alone."""
    only = _only_type(old)
    return bool(only) and not only.startswith("!llvm.ptr") and not only.startswith("(")


def _put_pointer(old: Old) -> None:
    start = _types(old)[0][0]
    old.document.replace(start, start, f"{_pointer_of(old)}, ")


def _pointer_of(old: Old) -> str:
    """Today's type of the pointer that is the first operand: its address space, as far as the text says it."""
    name = next(token for token in old.texts()[old.name + 1 : old.stop] if token[0] == "%")
    known = type_of(old, name)
    return opaque(known) if known.startswith("!llvm.ptr") else "!llvm.ptr"


def _first_type(old: Old) -> str:
    """The first type in the brackets behind the colon."""
    colon = old.colon()
    if colon < 0 or old.texts()[colon + 1] != "(":
        return ""
    ranges = old.document.split(colon + 2, old.document.match[colon + 1])
    return old.resolved(old.document.source(*ranges[0])) if ranges else ""


def _is_typed_address(old: Old) -> bool:
    """An llvm.getelementptr that is told by its base what it counts."""
    if old.generic and find_attribute(old, "elem_type") >= 0:
        return False
    return bool(pointee(_first_type(old)))


def _address(old: Old) -> None:
    """The type of what is counted stands behind the result's, or in an attribute."""
    element = pointee(_first_type(old))
    if old.generic:
        add_property(old, f"elem_type = {element}")
    else:
        old.document.insert_behind(old.end_of_types(old.colon() + 1) - 1, f", {element}")


def _is_typed_room(old: Old) -> bool:
    return old.generic and find_attribute(old, "elem_type") < 0 and bool(_room(old))


def _room(old: Old) -> str:
    """The pointee type of the result of llvm.alloca in generic form."""
    at = old.document.find_last("->", old.name, old.statement.end)
    return "" if at < 0 else pointee(old.resolved(old.document.source(at + 1, old.end_of_types(at + 1))))


def _name_room(old: Old) -> None:
    add_property(old, f"elem_type = {_room(old)}")


def _calls_address(old: Old) -> bool:
    """A call of an address whose types begin with those of the arguments."""
    texts = old.texts()
    colon = old.colon()
    return not old.generic and colon > 0 and texts[old.name + 1][0] == "%" and texts[colon + 1] == "("


def _call_address(old: Old) -> None:
    """The type of the address itself stands before the types."""
    colon = old.colon()
    old.document.replace(colon + 1, colon + 1, f"{_pointer_of(old)}, ")


ROWS: Final[list[OldForm]] = [
    OldForm("llvm.alloca", "elem_type = T", YEAR, _name_room, _is_typed_room, "llvm.alloca of !llvm.ptr<T>"),
    OldForm("llvm.atomicrmw", "... : !llvm.ptr, T", YEAR, _put_pointer, _lacks_pointer, "llvm.atomicrmw ... : T"),
    OldForm("llvm.call", "llvm.call %f(...) : !llvm.ptr, (...)", YEAR, _call_address, _calls_address, "... : (...)"),
    OldForm("llvm.cmpxchg", "... : !llvm.ptr, T", YEAR, _put_pointer, _lacks_pointer, "llvm.cmpxchg ... : T"),
    OldForm(
        "llvm.getelementptr",
        "getelementptr ... -> !llvm.ptr, T",
        YEAR,
        _address,
        _is_typed_address,
        "getelementptr of !llvm.ptr<T>",
    ),
    OldForm("llvm.load", "llvm.load %p : !llvm.ptr -> T", YEAR, _load, _is_typed, "llvm.load %p : !llvm.ptr<T>"),
    renamed("llvm.mlir.null", "llvm.mlir.zero", YEAR),
    OldForm("llvm.store", "llvm.store ... : T, !llvm.ptr", YEAR, _store, _is_typed, "llvm.store ... : !llvm.ptr<T>"),
]
