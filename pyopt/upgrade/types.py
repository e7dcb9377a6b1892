"""Parts of the text of a type, without a parser: it may hold what only its dialect knows."""

from __future__ import annotations

import re

from pyopt.light import Final

_SHAPE: Final = re.compile(r"\s*((?:(?:\d+|\?|\[\d+\])\s*x\s*)*)")


def _body(type: str) -> str:
    """The text in the angle brackets."""
    return type[type.index("<") + 1 : type.rindex(">")] if "<" in type else ""


def rank_of(type: str) -> int | None:
    """The rank of a shaped type; None for one without, and for what is no shaped type."""
    if not re.match(r"(?:tensor|memref|vector)\s*<", type) or _body(type).lstrip().startswith("*"):
        return None
    shape = _SHAPE.match(_body(type))
    return len(re.findall(r"\d+|\?", shape.group(1))) if shape else None


def dimensions_of(type: str) -> list[str]:
    """The extents of a ranked shaped type as it has them: `4`, `?` or, in vectors, `[4]`."""
    shape = _SHAPE.match(_body(type))
    return re.findall(r"\[\d+\]|\d+|\?", shape.group(1)) if shape else []


def element_of(type: str) -> str:
    """The element type of a shaped type, without layout and memory space."""
    body = _body(type)
    shape = _SHAPE.match(body)
    rest = body[shape.end() :] if shape else body
    depth = 0
    for at, character in enumerate(rest):
        depth += (character in "<({[") - (character in ">)}]")
        if character == "," and not depth:
            return rest[:at].strip()
    return rest.strip()


def with_element(type: str, element: str) -> str:
    """A shaped type with other elements, without layout and memory space."""
    shape = _SHAPE.match(_body(type))
    return f"{type[: type.index('<')]}<{shape.group(1) if shape else ''}{element}>"


def extents_of(type: str) -> list[str]:
    """The extents of a ranked type, as text; "?" for what is not known."""
    shape = _SHAPE.match(_body(type))
    return re.findall(r"\d+|\?", shape.group(1)) if shape else []


def tensor_of(memref: str) -> str:
    """The tensor type with the shape and the element type of a memref type: without layout and memory space."""
    inner = memref[memref.index("<") + 1 : -1]
    depth = 0
    for index, character in enumerate(inner):
        if character in "<[({":
            depth += 1
        elif character in "])}" or (character == ">" and inner[index - 1] != "-"):
            depth -= 1
        elif character == "," and not depth:
            return f"tensor<{inner[:index]}>"
    return f"tensor<{inner}>"
