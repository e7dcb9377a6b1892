"""Intrinsics of llvm as they were written until 2024: other names, and flags that were operands.

"llvm.intr.memcpy"(%p, %q, %n, %false)   ->   "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}>
"""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final
from pyopt.upgrade.forms import operands_at
from pyopt.upgrade.generic import add_property, find_attribute
from pyopt.upgrade.rows import OldForm, renamed
from pyopt.upgrade.statement import Old
from pyopt.upgrade.value_types import integer_of, type_of

if TYPE_CHECKING:
    from pyopt.upgrade.rows import Rewrite, Test

_REDUCTIONS: Final = ("add", "and", "fmax", "fmin", "mul", "or", "smax", "smin", "umax", "umin", "xor")
_INTERLEAVED: Final = ("vector.interleave2", "vector.deinterleave2")


def _has_operands(count: int) -> Test:
    return lambda old: old.generic and len(operands_at(old.document, old.name + 1)[0]) == count


def _constants_to_properties(first: int, *names: str) -> Rewrite:
    """Operands from `first` on become properties: flags, but for one that is called `len`."""

    def change(old: Old) -> None:
        document = old.document
        open, types = old.name + 1, old.colon() + 1
        operands = operands_at(document, open)[0]
        added: list[str] = []
        for operand, name in zip(operands[first:], names, strict=True):
            value = integer_of(old, operand)
            if value is None:
                old.refuse(f"'{old.op}' op takes {name} as an attribute today, but {operand} is no constant")
                return
            number = f"{value} : {type_of(old, operand) or 'i64'}"
            added.append(f"{name} = {number if name == 'len' else 'true' if value else 'false'}")
        for bracket in (open, types):
            parts = document.split(bracket + 1, document.match[bracket])
            document.edits.replace(document.end_of(parts[first - 1][1] - 1), document.end_of(parts[-1][1] - 1), "")
        add_property(old, ", ".join(added))

    return change


def _with_flags(op: str, operands: int, *names: str, year: int) -> OldForm:
    first = operands - len(names)
    new = ", ".join([f"{name} = ..." for name in names])
    return OldForm(op, new, year, _constants_to_properties(first, *names), _has_operands(operands), f"{op}(..., %flag)")


def _is_reassociated(old: Old) -> bool:
    return old.generic and find_attribute(old, "reassoc") >= 0


def _reduce_floats(old: Old) -> None:
    """Was called by its version."""
    old.rename(old.op.replace("experimental.", "").replace("v2.", ""))
    if _is_reassociated(old):
        _fastmath(old)


def _fastmath(old: Old) -> None:
    """`{reassoc = true}` is a flag of fast math today."""
    document, texts = old.document, old.texts()
    at = find_attribute(old, "reassoc")
    stop = at + 3 if texts[at + 1] == "=" else at + 1
    flag = "none" if texts[stop - 1] == "false" else "reassoc"
    document.replace(at, stop, f"fastmathFlags = #llvm.fastmath<{flag}>")


def _renamed(old: str, new: str, year: int) -> OldForm:
    return renamed(f"llvm.intr.{old}", f"llvm.intr.{new}", year)


ROWS: Final[list[OldForm]] = [
    *[_with_flags(f"llvm.intr.{name}", 4, "isVolatile", year=2023) for name in ("memcpy", "memmove", "memset")],
    _with_flags("llvm.intr.memcpy.inline", 4, "len", "isVolatile", year=2023),
    _with_flags("llvm.intr.ctlz", 2, "is_zero_poison", year=2022),
    _with_flags("llvm.intr.cttz", 2, "is_zero_poison", year=2022),
    _with_flags("llvm.intr.abs", 2, "is_int_min_poison", year=2022),
    *[
        OldForm(f"llvm.intr.{name}", "fastmathFlags = ...", 2023, _fastmath, _is_reassociated, "reassoc = true")
        for name in ("vector.reduce.fadd", "vector.reduce.fmul")
    ],
    *[_renamed(f"experimental.vector.reduce.{name}", f"vector.reduce.{name}", 2020) for name in _REDUCTIONS],
    *[
        OldForm(
            f"llvm.intr.experimental.vector.reduce.v2.{name}", f"llvm.intr.vector.reduce.{name}", 2020, _reduce_floats
        )
        for name in ("fadd", "fmul")
    ],
    *[_renamed(f"experimental.vector.{name}", f"vector.{name}", 2022) for name in ("extract", "insert")],
    *[_renamed(f"experimental.{name}", name, 2024) for name in _INTERLEAVED],
]
