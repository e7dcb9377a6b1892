"""Ops on tensors that are written out as others give natively what the interpreter gives, or an error like it.

Shapes, tiles, orders of dimensions, which extents the types know, and coordinates are drawn.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt import NativeError
from pyopt.interpreter import RunError, parse, run

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Drawn = tuple[str, list[Any]]


def tensor(drawn: random.Random, shape: Sequence[int], element: str = "f64", known: float = 0.5) -> str:
    extents = [str(one) if drawn.random() < known else "?" for one in shape]
    return f"tensor<{'x'.join([*extents, element])}>"


def numbers(shape: Sequence[int]) -> Any:
    return np.arange(1.0, 1 + int(np.prod(shape))).reshape(shape)


def function(types: Sequence[str], result: str, op: str) -> str:
    arguments = ", ".join([f"%{number}: {type}" for number, type in enumerate(types)])
    return f"func.func @f({arguments}) -> {result} {{\n  %r = {op}\n  return %r : {result}\n}}\n"


def tiles(drawn: random.Random, packs: bool) -> Drawn:
    rank = drawn.randint(1, 3)
    shape = [drawn.randint(1, 5) for _ in range(rank)]
    positions = drawn.sample(range(rank), drawn.randint(1, rank))
    order = drawn.sample(range(rank), rank)
    sizes = [drawn.randint(1, 4) for _ in positions]
    padded = packs and drawn.random() < 0.7
    if packs and not padded:
        for position, size in zip(positions, sizes, strict=True):
            shape[position] = size * drawn.randint(1, 2)
    counts = [-(-one // sizes[positions.index(at)]) if at in positions else one for at, one in enumerate(shape)]
    packed = [counts[one] for one in order] + sizes
    open_tiles = [drawn.random() < 0.3 for _ in sizes]
    fits = drawn.random() < 0.7
    if not fits:
        packed[drawn.randrange(len(packed))] += drawn.choice((-1, 1, 2))
        packed = [max(one, 0) for one in packed]
    known = 0.5 if fits else 0.0
    inner = [f"{'?' if is_open else one}x" for one, is_open in zip(sizes, open_tiles, strict=True)]
    outer = "".join([f"{one if drawn.random() < known else '?'}x" for one in packed[:rank]])
    plain, tiled = tensor(drawn, shape, known=known), f"tensor<{outer}{''.join(inner)}f64>"
    arguments: list[Any] = [numbers(shape), numbers(packed)]
    types = [plain, tiled]
    if not packs:
        arguments, types = arguments[::-1], types[::-1]
    words = []
    if padded:
        words.append("padding_value(%2 : f64)")
        arguments.append(-1.0)
        types.append("f64")
    if order != sorted(order) or drawn.random() < 0.5:
        words.append(f"outer_dims_perm = {order}")
    else:
        order = sorted(order)
    given = []
    for size, is_open in zip(sizes, open_tiles, strict=True):
        given.append(f"%{len(types)}" if is_open else str(size))
        if is_open:
            arguments.append(size)
            types.append("index")
    words.append(f"inner_dims_pos = {positions} inner_tiles = [{', '.join(given)}]")
    op = f"linalg.{'pack' if packs else 'unpack'} %0 {' '.join(words)} into %1 : {types[0]} -> {types[1]}"
    return function(types, types[1], op), arguments


def pack(drawn: random.Random) -> Drawn:
    return tiles(drawn, True)


def unpack(drawn: random.Random) -> Drawn:
    return tiles(drawn, False)


def parts(drawn: random.Random) -> tuple[list[int], list[int], list[int], Any]:
    """The shape of a whole, the dimensions that are named, the shape of its parts, and coordinates."""
    shape = [drawn.randint(1, 4) for _ in range(drawn.randint(1, 3))]
    dimensions = sorted(drawn.sample(range(len(shape)), drawn.randint(1, len(shape))))
    places = int(np.prod([shape[at] for at in dimensions]))
    outer = [drawn.randint(1, 2) for _ in range(drawn.randint(1, 2))]
    while int(np.prod(outer)) > places:
        outer[outer.index(max(outer))] -= 1
    chosen = drawn.sample(range(places), int(np.prod(outer)))
    found = np.stack(np.unravel_index(chosen, [shape[at] for at in dimensions]), axis=-1)
    coordinates = found.reshape([*outer, len(dimensions)])
    reduced = drawn.random() < 0.5
    rest = [1 if at in dimensions else one for at, one in enumerate(shape) if not (reduced and at in dimensions)]
    return shape, dimensions, [*outer, *rest], coordinates


def put_outside(drawn: random.Random, shape: Sequence[int], dimensions: Sequence[int], coordinates: Any) -> None:
    """Now and then one of the coordinates is not within its dimension."""
    if drawn.random() < 0.2:
        at = drawn.randrange(len(dimensions))
        coordinates.reshape(-1, len(dimensions))[-1, at] = drawn.choice((-1, shape[dimensions[at]], 100))


def gather(drawn: random.Random) -> Drawn:
    shape, dimensions, result, coordinates = parts(drawn)
    put_outside(drawn, shape, dimensions, coordinates)
    element, dtype = drawn.choice((("index", np.int64), ("i32", np.int32), ("i8", np.int8)))
    outer = coordinates.ndim - 1
    source = tensor(drawn, shape)
    indices = tensor(drawn, coordinates.shape[:-1], f"{len(dimensions)}x{element}")
    # Extents of the result are known where those that they come from are.
    known_outer = indices[7:].split("x")[:outer]
    known = source[7:].split("x")[: len(shape)]
    reduced = len(result) < outer + len(shape)
    tail = ["1" if at in dimensions else one for at, one in enumerate(known) if not (reduced and at in dimensions)]
    type = f"tensor<{'x'.join([*known_outer, *tail, 'f64'])}>"
    op = f"tensor.gather %0[%1] gather_dims({dimensions}) : ({source}, {indices}) -> {type}"
    return function([source, indices], type, op), [numbers(shape), coordinates.astype(dtype)]


def scatter(drawn: random.Random) -> Drawn:
    shape, dimensions, result, coordinates = parts(drawn)
    put_outside(drawn, shape, dimensions, coordinates)
    outer = coordinates.ndim - 1
    target = tensor(drawn, shape)
    known = target[7:].split("x")[: len(shape)]
    indices = tensor(drawn, coordinates.shape[:-1], f"{len(dimensions)}xindex")
    reduced = len(result) < outer + len(shape)
    tail = ["1" if at in dimensions else one for at, one in enumerate(known) if not (reduced and at in dimensions)]
    source = f"tensor<{'x'.join([*indices[7:].split('x')[:outer], *tail, 'f64'])}>"
    op = (
        f"tensor.scatter %0 into %1[%2] scatter_dims({dimensions}) unique : ({source}, {target}, {indices}) -> {target}"
    )
    if drawn.random() < 0.2 and "?" in source:
        at = source[7:].split("x").index("?")
        result = [one + (number == at) for number, one in enumerate(result)]
    return function([source, target, indices], target, op), [-numbers(result), numbers(shape), coordinates]


def softmax(drawn: random.Random) -> Drawn:
    shape = [drawn.randint(0, 4) for _ in range(drawn.randint(1, 3))]
    element, dtype = drawn.choice((("f32", np.float32), ("f64", np.float64), ("f16", np.float16)))
    source, target = tensor(drawn, shape, element), tensor(drawn, shape, element)
    at = drawn.randrange(len(shape))
    values = (numbers(shape) * drawn.choice((1, -50, 100, 0.25))).astype(dtype)
    given = list(shape)
    if drawn.random() < 0.2 and "?" in target:
        given[target[7:].split("x").index("?")] += 1
    op = f"linalg.softmax dimension({at}) ins(%0 : {source}) outs(%1 : {target}) -> {target}"
    return function([source, target], target, op), [values, np.zeros(given, dtype)]


def bitcast(drawn: random.Random) -> Drawn:
    shape = [drawn.randint(0, 4) for _ in range(drawn.randint(0, 3))]
    first, second, dtype = drawn.choice(
        (("f32", "i32", np.float32), ("i64", "f64", np.int64), ("i16", "f16", np.int16))
    )
    source = tensor(drawn, shape, first)
    result = source.replace(first, second)
    if drawn.random() < 0.5:
        given = [str(one) for one in shape]
        if "?" in source and drawn.random() < 0.7:
            given[source[7:].split("x").index("?")] += "1"
        result = f"tensor<{'x'.join([*given, second])}>"
    return function([source], result, f"tensor.bitcast %0 : {source} to {result}"), [numbers(shape).astype(dtype)]


OPS: Final[dict[str, Callable[[random.Random], Drawn]]] = {
    "pack": pack, "unpack": unpack, "gather": gather, "scatter": scatter, "softmax": softmax, "bitcast": bitcast,
}  # fmt: skip


def compare(name: str, seed: int, check: str) -> bool:
    """Compares a drawn call; says whether it has a result."""
    text, arguments = OPS[name](random.Random(f"{name} {seed}"))
    program = parse(text)
    module: Any = pyopt.compile(text, check=check)
    try:
        expected = run(program, "f", *[np.copy(one) if isinstance(one, np.ndarray) else one for one in arguments])[0]
    except RunError as error:
        with pytest.raises(NativeError) as caught:
            module.f(*arguments)
        where = f"'{text.split('%r = ')[1].split(' ')[0]}' op "
        assert (" is no tensor<" if " is no tensor<" in str(error) else where) in str(caught.value), (text, str(error))
        return False
    found = module.f(*arguments)
    assert found.shape == expected.shape and found.dtype == expected.dtype, text
    if name == "softmax":
        # exp of the two libraries differs in the last place.
        np.testing.assert_allclose(found, expected, rtol=4 * np.finfo(found.dtype).eps, err_msg=text)
    else:
        np.testing.assert_array_equal(found, expected, err_msg=text)
    return True


@pytest.mark.parametrize("name", OPS)
def test_drawn_calls(name: str) -> None:
    outcomes = {compare(name, seed, ("extents", "bounds")[seed % 2]) for seed in range(12)}
    assert outcomes == {True, False}


@pytest.mark.full
@pytest.mark.parametrize("seed", range(100, 180))
@pytest.mark.parametrize("name", OPS)
def test_more_drawn_calls(name: str, seed: int) -> None:
    compare(name, seed, ("extents", "bounds")[seed % 2])
