"""Values of the shape dialect's types.

- !shape.size: an int, UNKNOWN or INVALID.
- !shape.shape: a tuple of ints and UNKNOWN, UNRANKED (neither rank nor extents are known) or INVALID.
- !shape.value_shape: a ValueShape. !shape.witness: a bool.

Extent tensors are arrays, in which nothing is unknown.
"""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array
from pyopt.light import Final, Sequence, TypeAlias, final


@final
class Mark:
    """The value where there is no number or shape."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


UNKNOWN: Final = Mark("?")
UNRANKED: Final = Mark("[*]")
INVALID: Final = Mark("[invalid]")

Size: TypeAlias = int | Mark
Shape: TypeAlias = tuple[Size, ...] | Mark


@final
class ValueShape:
    """A value (None if it is not known) and the shape that it is said to have."""

    __slots__ = ("shape", "value")

    def __init__(self, value: object, shape: Shape) -> None:
        self.value = value
        self.shape = shape


def shape_of_operand(value: object) -> Shape:
    """A shape, from one or from an extent tensor."""
    if isinstance(value, np.ndarray):
        return tuple(value.tolist())
    assert isinstance(value, (tuple, Mark))
    return value


def extents_of(shape: Shape, what: str) -> Array:
    """The extent tensor of a shape; undefined if it has none."""
    if isinstance(shape, Mark) or any(isinstance(size, Mark) for size in shape):
        raise undefined(f"{what} of the shape {text(shape)}")
    return np.array(shape, np.int64).reshape(len(shape))


def index_of(size: Size, what: str) -> int:
    """A size as an index; undefined if it is no number."""
    if isinstance(size, Mark):
        raise undefined(f"{what} is {'unknown' if size is UNKNOWN else 'invalid'}")
    return size


def text(value: object) -> str:
    """As the dialect's document writes it."""
    if isinstance(value, tuple):
        return f"[{', '.join([text(size) for size in value])}]"
    if isinstance(value, Mark):
        return value.text
    return str(value)


# Combining. All give INVALID if something is.


def broadcast(shapes: Sequence[Shape]) -> Shape:
    """The shape that all broadcast to, aligned at the last extents: ones give way, other extents must be equal.

    An unknown extent beside a known one that is not 1 has to be that, or 1."""
    if any(shape is INVALID for shape in shapes):
        return INVALID
    known = [shape for shape in shapes if isinstance(shape, tuple)]
    rank = max([len(shape) for shape in known], default=0)
    result: list[Size] = []
    for at in range(-rank, 0):
        extent: Size = 1
        for shape in known:
            given = shape[at] if -at <= len(shape) else 1
            if extent == 1 or given is INVALID:
                extent = given
            elif extent is UNKNOWN:
                extent = given if given not in (1, UNKNOWN) else extent
            elif given not in (1, extent, UNKNOWN):
                return INVALID
            if extent is INVALID:
                return INVALID
        result.append(extent)
    return UNRANKED if len(known) < len(shapes) else tuple(result)


def meet_sizes(left: Size, right: Size) -> Size:
    """The meet of two sizes; INVALID if they contradict each other."""
    if left is INVALID or right is INVALID:
        return INVALID
    if left is UNKNOWN or right is UNKNOWN:
        return right if left is UNKNOWN else left
    return left if left == right else INVALID


def meet(left: Shape, right: Shape) -> Shape:
    """The meet of two shapes; INVALID if they contradict each other."""
    if left is INVALID or right is INVALID:
        return INVALID
    if not isinstance(left, tuple) or not isinstance(right, tuple):
        return right if isinstance(right, tuple) else left
    if len(left) != len(right):
        return INVALID
    sizes = [meet_sizes(one, other) for one, other in zip(left, right, strict=True)]
    return INVALID if INVALID in sizes else tuple(sizes)


def extremum(left: Size, right: Size, largest: bool) -> Size:
    if left is INVALID or right is INVALID:
        return INVALID
    if isinstance(left, Mark) or isinstance(right, Mark):
        return UNKNOWN
    return max(left, right) if largest else min(left, right)
