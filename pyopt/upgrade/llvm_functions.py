"""Functions, globals and calls of llvm as they were written until 2023.

llvm.call @printf(%f, %x) : (!llvm.ptr, i32) -> i32     ->    ... vararg(!llvm.func<i32 (ptr, ...)>) : ...
llvm.func @f(%p: !llvm.ptr<f32> {llvm.byval})           ->    llvm.func @f(%p: !llvm.ptr {llvm.byval = f32})
"""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.forms import plain
from pyopt.upgrade.generic import find_attribute
from pyopt.upgrade.llvm_pointer_types import opaque, pointee
from pyopt.upgrade.rows import OldForm
from pyopt.upgrade.statement import Old

_LINKAGES: Final = (
    "private", "internal", "available_externally", "linkonce", "weak", "common", "appending", "extern_weak",
    "linkonce_odr", "weak_odr", "external",
)  # fmt: skip
"""By their numbers, which generic forms had."""
_OF_A_TYPE: Final = ("llvm.byref", "llvm.byval", "llvm.inalloca", "llvm.preallocated", "llvm.sret")
_FLAGS: Final = (
    "llvm.allocalign", "llvm.allocptr", "llvm.immarg", "llvm.inreg", "llvm.nest", "llvm.noalias", "llvm.nocapture",
    "llvm.nofree", "llvm.nonnull", "llvm.noundef", "llvm.readnone", "llvm.readonly", "llvm.returned", "llvm.signext",
    "llvm.swiftasync", "llvm.swifterror", "llvm.swiftself", "llvm.writeonly", "llvm.zeroext",
)  # fmt: skip


# Calls.


def _variadic_type(old: Old) -> str:
    """The type of the function that a call names, if the text declares it in custom form with `...`; else ""."""
    document, texts = old.document, old.texts()
    name = next(at for at in range(old.name + 1, old.stop) if texts[at][0] in "@%")
    if texts[name][0] != "@" or "vararg" in texts[name : old.stop]:
        return ""
    for at in range(1, len(texts) - 2):
        if texts[at] == texts[name] and texts[at + 1] == "(" and "llvm.func" in texts[max(at - 4, 0) : at]:
            close = document.match[at + 1]
            if texts[close - 1] != "...":
                return ""
            types = [_type_alone(old, *part) for part in document.split(at + 2, close)]
            arrow = texts[close + 1] == "->"
            result = document.source(close + 2, document.end_of_type(close + 2)) if arrow else "void"
            return f"!llvm.func<{_inner(old, result)} ({', '.join([_inner(old, type) for type in types])})>"
    return ""


def _type_alone(old: Old, start: int, stop: int) -> str:
    """The type of a parameter, which may have a name and attributes."""
    texts = old.texts()
    if texts[start][0] == "%":
        start += 2
    return "..." if texts[start] == "..." else old.document.source(start, old.document.end_of_type(start))


def _inner(old: Old, type: str) -> str:
    """A type within another one of llvm's."""
    return opaque(old.resolved(type)).removeprefix("!llvm.")


def _calls_variadic(old: Old) -> bool:
    return not old.generic and bool(_variadic_type(old))


def _name_variadic_type(old: Old) -> None:
    document, texts = old.document, old.texts()
    unwind = document.find("unwind", old.name + 1, old.stop)
    name = unwind + 1 if unwind > 0 else next(at for at in range(old.name + 1, old.stop) if texts[at][0] == "@")
    end = document.match[name + 1] if texts[name + 1] == "(" else name
    document.insert_behind(end, f" vararg({_variadic_type(old)})")


def _invokes_address(old: Old) -> bool:
    texts = old.texts()
    if old.generic or texts[old.name + 1][0] != "%":
        return False
    return texts[old.colon() + 1] == "("


def _invoke_address(old: Old) -> None:
    """The type of the address itself stands before the types."""
    at = old.colon() + 1
    old.document.replace(at, at, "!llvm.ptr, ")


def _has_callee_type(old: Old) -> bool:
    return old.generic and find_attribute(old, "callee_type") >= 0


def _rename_callee_type(old: Old) -> None:
    at = find_attribute(old, "callee_type")
    old.document.replace(at, at + 1, "var_callee_type")


# Functions and globals.


def _linkage(old: Old) -> int:
    """The index of the value of a linkage that is a number or a name in quotes; -1 for none."""
    at = find_attribute(old, "linkage") if old.generic else -1
    if at < 0:
        return -1
    texts = old.texts()
    quoted = texts[at + 2].startswith("#llvm.linkage") and any('"' in one for one in texts[at + 2 : at + 5])
    return at + 2 if texts[at + 2].isdigit() or quoted else -1


def _has_old_linkage(old: Old) -> bool:
    return _linkage(old) >= 0


def _name_linkage(old: Old) -> None:
    document, texts = old.document, old.texts()
    at = _linkage(old)
    if texts[at].isdigit():
        stop = at + 3 if texts[at + 1] == ":" else at + 1
        document.replace(at, stop, f"#llvm.linkage<{_LINKAGES[int(texts[at])]}>")
        return
    for place in range(at, at + 3):
        if '"' in texts[place]:
            document.replace(place, place + 1, texts[place].replace('"', ""))
            return


def _names_type(old: Old) -> bool:
    return old.generic and find_attribute(old, "type") >= 0


def _rename_type(old: Old) -> None:
    at = find_attribute(old, "type")
    old.document.replace(at, at + 1, "function_type" if old.op == "llvm.func" else "global_type")


def _old_entries(old: Old) -> list[tuple[int, int, str]]:
    """The entries of parameters' attributes that are written otherwise today: their ranges, and what they become.

    `{llvm.byval}` says no type, and `{llvm.noalias = true}` is a flag.
    """
    document, texts = old.document, old.texts()
    if old.generic:
        return []
    open = document.find("(", old.name + 1, old.stop)
    found: list[tuple[int, int, str]] = []
    for start, stop in document.split(open + 1, document.match[open]):
        brace = document.find("{", start, stop)
        if brace < 0:
            continue
        type = pointee(old.resolved(_type_alone(old, start, stop)))
        for first, last in document.split(brace + 1, document.match[brace]):
            name, value = texts[first], plain(document, first, last).partition("=")[2].strip()
            if name in _OF_A_TYPE and value in ("", "true") and type:
                found.append((first, last, f"{name} = {type}"))
            elif name in _FLAGS and value in ("true", "false"):
                found.append((first, last, name if value == "true" else ""))
    return found


def _has_old_entries(old: Old) -> bool:
    return bool(_old_entries(old))


def _rewrite_entries(old: Old) -> None:
    document, texts = old.document, old.texts()
    for first, last, new in _old_entries(old):
        if new:
            document.replace(first, last, new)
        elif texts[last] == ",":
            document.replace(first, last + 1, "")
        else:
            document.replace(first - (texts[first - 1] == ","), last, "")


ROWS: Final[list[OldForm]] = [
    OldForm("llvm.call", "vararg(!llvm.func<...>)", 2023, _name_variadic_type, _calls_variadic, "a variadic call"),
    OldForm("llvm.call", "var_callee_type", 2024, _rename_callee_type, _has_callee_type, "callee_type"),
    OldForm("llvm.invoke", "vararg(!llvm.func<...>)", 2023, _name_variadic_type, _calls_variadic, "a variadic call"),
    OldForm(
        "llvm.invoke", "... : !llvm.ptr, (...)", 2023, _invoke_address, _invokes_address, "llvm.invoke %f ... : (...)"
    ),
    *[
        OldForm(op, "linkage = #llvm.linkage<...>", 2021, _name_linkage, _has_old_linkage, "linkage = 10 : i64")
        for op in ("llvm.func", "llvm.mlir.global")
    ],
    *[
        OldForm(op, f"{new}_type = ...", 2022, _rename_type, _names_type, "type = ...")
        for op, new in (("llvm.func", "function"), ("llvm.mlir.global", "global"))
    ],
    OldForm(
        "llvm.func", "{llvm.byval = T}", 2022, _rewrite_entries, _has_old_entries, "{llvm.byval}, {llvm.noalias = true}"
    ),
]
