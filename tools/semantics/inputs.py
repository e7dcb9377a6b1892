"""Inputs for a function's parameters: edge values first, then random ones, the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

import numpy as np

from pyopt.dialects.shape.types import SHAPE, SIZE, VALUE_SHAPE, WITNESS
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.level_types import STRUCTURED
from pyopt.interpreter.convert import type_text, value_of_array
from pyopt.interpreter.errors import UNSUPPORTED, ExecutionError
from pyopt.interpreter.numbers import Array, wrapping
from pyopt.interpreter.registry import evaluators_of
from pyopt.ir.types import (
    DYNAMIC,
    ComplexType,
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    NoneType,
    OpaqueType,
    ShapedType,
    Type,
    VectorType,
)
from tools.semantics.fitting import Extent

FLOATS = (1.0, 2.0, -1.0, 0.5, 3.0, 0.0, -0.0, -2.5, 7.0, float("inf"), float("nan"), float("-inf"), 1e-30, 1e30)
NICE_FLOATS = (1.0, 2.0, -1.0, 3.0, 4.0, -2.0, 0.0, 5.0)
"""Sums and products of few of them are exact in every order."""
INDICES = (1, 0, 2, 1, 3, 0, 2, 1, 1, 4, 0, 2, 5, 7, 1, 0, -1)
EXTENTS = (4, 3, 8, 5, 2, 1, 0)
"""The dynamic extents of each input: all of one size, so that shapes fit each other."""

SHAPES: dict[Type, tuple[object, ...]] = {
    SHAPE: ([2, 3], [1, 3], [], [4], [1], [2, 1, 3]),
    SIZE: (2, 1, 3, 0, 5),
    WITNESS: (1,),
}
"""Shapes most of which broadcast to each other. What is behind a witness that is false never runs."""


class Token:
    """A value of a type of which nothing is known: it can be handed on, and be told from others."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text


class NoInput(Exception):
    """There are no values of a parameter's type to be had; `sometimes`: of these extents."""

    def __init__(self, message: str, sometimes: bool = False) -> None:
        super().__init__(message)
        self.sometimes = sometimes


def integers(width: int) -> tuple[int, ...]:
    """Numbers at which integer arithmetic goes wrong."""
    half = 1 << max(width - 1, 0)
    return (1, 0, 2, -1, half - 1, -half, 3, 5, -2, -half + 1, 10, 7)


def inputs_of(
    types: Sequence[Type], number: int, seed: int = 0, extents: Sequence[Sequence[Extent]] | None = None
) -> list[object]:
    """Input `number` for parameters of these types, as values of the interpreter; raises NoInput.

    `extents` says for each parameter what its extents have to be.
    """
    # What is not stored is zero times anything, infinity too; stored as a zero it would not be. That holds of numbers
    # beside sparse tensors as of the elements of tensors.
    finite = any(encoding_of(type) is not None for type in types)
    return [
        _value(type, number, position, seed, extents[position] if extents else (), finite)
        for position, type in enumerate(types)
    ]


def _value(type: Type, number: int, position: int, seed: int, extents: Sequence[Extent], finite: bool) -> object:
    randomness = random.Random(f"{seed} {number} {position}")
    try:
        if type is VALUE_SHAPE:
            return value_of_array(_typed_floats(number), type)
        if type in SHAPES:
            return value_of_array(np.array(SHAPES[type][number % len(SHAPES[type])]), type)
        if is_unknown(type):
            return Token(f"{type_text(type)} {number % 3} {position}")
        if not isinstance(type, ShapedType):
            return value_of_array(_element(type, number, position, randomness, finite), type)
        if type.shape is None:
            shape: tuple[int, ...] = (3, 4)[: number % 3]
        else:
            wanted = EXTENTS[number % len(EXTENTS)]
            near = [one.near(wanted) for one in extents] or [wanted] * len(type.shape)
            shape = tuple([one if size == DYNAMIC else size for one, size in zip(near, type.shape, strict=True)])
        element = type.element_type
        if isinstance(element, VectorType):
            shape += element.shape or ()
            element = element.element_type
        count = int(np.prod(shape, dtype=object)) if shape else 1
        if count > 1 << 16:
            raise NoInput(f"{count} elements are too many", True)
        elements = np.empty(count, object)
        for at in range(count):
            elements[at] = _element(element, number + at, position, randomness, finite or number % 4 != 3)
        array = _typed(elements, element).reshape(shape)
        return value_of_array(np.where(stored_in(shape, type), array, 0), type)
    except ExecutionError as error:
        raise NoInput(error.message, error.kind != UNSUPPORTED) from None


def _typed_floats(number: int) -> Array:
    """A value that has one of the shapes."""
    shapes = SHAPES[SHAPE]
    return np.ones(cast("list[int]", shapes[number % len(shapes)]), np.float64)


def is_unknown(type: Type) -> bool:
    """No op does anything with values of the type but hand them on."""
    if isinstance(type, DialectType):
        return evaluators_of(type.keyword.partition(".")[0]) is None
    return isinstance(type, (OpaqueType, NoneType))


def stored_in(shape: tuple[int, ...], type: Type) -> Array:
    """The places that a format with n of m elements along the last dimension has room for."""
    encoding = encoding_of(type)
    limited = [one for one in encoding.level_types if one.format == STRUCTURED] if encoding is not None else []
    if not limited or not shape:
        return np.ones(shape, np.bool_)
    return np.broadcast_to(np.arange(shape[-1]) % limited[0].m < limited[0].n, shape)


def _typed(elements: Array, type: Type) -> Array:
    if isinstance(type, ComplexType):
        return elements.astype(np.complex128)
    return elements.astype(np.float64) if isinstance(type, FloatType) else elements


def _element(type: Type, number: int, position: int, randomness: random.Random, nice: bool) -> object:
    """One number: the edges in turn, then random ones."""
    if isinstance(type, IndexType):
        return INDICES[(number + position) % len(INDICES)]
    if isinstance(type, IntegerType):
        edges = integers(type.width)
        if number < len(edges):
            chosen = edges[(number + position * (1 + number // 3)) % len(edges)]
        else:
            chosen = randomness.choice((*edges, randomness.randrange(1 << type.width)))
        return wrapping(type)(chosen)
    if isinstance(type, FloatType):
        known = NICE_FLOATS if nice else FLOATS
        if number < len(known):
            return known[(number + position * (1 + number // 3)) % len(known)]
        return randomness.choice(known) if nice else randomness.choice((*known, randomness.uniform(-10, 10)))
    if isinstance(type, ComplexType):
        part = type.element_type
        real, imaginary = (_element(part, number + at, position + at, randomness, nice) for at in (0, 1))
        if isinstance(real, float) and isinstance(imaginary, float):
            return complex(real, imaginary)
    raise NoInput("no numbers of this type")
