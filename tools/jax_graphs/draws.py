"""Draws functions of jax.lax and jax.numpy with operands, for the rows of the shape library."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import prod
from typing import Any, Final, TypeAlias

import jax
import jax.numpy as jnp
from jax import lax

from tools.onnx_graphs.draws import Array, Draw

Program: TypeAlias = tuple[Callable[..., Any], list[Array]]
DRAWS: Final[dict[str, Callable[[Draw], Program]]] = {}


def draws(drawing: Callable[[Draw], Program]) -> Callable[[Draw], Program]:
    DRAWS[drawing.__name__] = drawing
    return drawing


UNARY: Final = (
    "abs acos acosh asin asinh atan atanh bessel_i1e cbrt ceil cos cosh digamma erf erf_inv erfc exp "
    "expm1 floor is_finite lgamma log log1p logistic neg round rsqrt sign sin sinh sqrt square tan tanh"
)
BINARY: Final = "add atan2 complex div eq ge gt le lt max min mul ne nextafter pow rem sub zeta"
INTEGERS: Final = "add bitwise_and bitwise_or bitwise_xor mul shift_left shift_right_arithmetic shift_right_logical"


@draws
def unary(draw: Draw) -> Program:
    return getattr(lax, draw.one_of(*UNARY.split())), [draw.floats(draw.shape())]


@draws
def binary(draw: Draw) -> Program:
    shape = draw.shape()
    return getattr(lax, draw.one_of(*BINARY.split())), [draw.floats(shape), draw.floats(shape)]


@draws
def integers(draw: Draw) -> Program:
    shape = draw.shape()
    return getattr(lax, draw.one_of(*INTEGERS.split())), [
        draw.ints(shape).astype("int32"),
        draw.ints(shape).astype("int32"),
    ]


@draws
def bits(draw: Draw) -> Program:
    return getattr(lax, draw.one_of("bitwise_not", "clz", "population_count")), [
        draw.ints(draw.shape()).astype("int32")
    ]


@draws
def parts_of_complex(draw: Draw) -> Program:
    own = draw.one_of(lax.real, lax.imag, lax.conj)
    shape = draw.shape()
    return lambda x, y: own(lax.complex(x, y)), [draw.floats(shape), draw.floats(shape)]


@draws
def conversions(draw: Draw) -> Program:
    return lambda x: lax.reduce_precision(lax.convert_element_type(x, jnp.int32) + 1.5, 5, 10), [
        draw.floats(draw.shape())
    ]


@draws
def clamps(draw: Draw) -> Program:
    shape = draw.shape()
    bound = draw.one_of([], shape)
    return lax.clamp, [draw.floats(bound), draw.floats(shape), draw.floats(bound)]


@draws
def selects(draw: Draw) -> Program:
    shape = draw.shape()
    condition = draw.bools(draw.one_of([], shape))
    return lax.select, [condition, draw.floats(shape), draw.floats(shape)]


@draws
def concatenate(draw: Draw) -> Program:
    shape = draw.shape(1)
    axis = draw.number(0, len(shape) - 1)
    parts = [draw.floats([*shape[:axis], draw.extent(), *shape[axis + 1 :]]) for _ in range(draw.number(1, 4))]
    return lambda *all: lax.concatenate(all, axis), list(parts)


@draws
def pad(draw: Draw) -> Program:
    shape = draw.shape(1, least=3)
    sides = [(draw.number(-1, 3), draw.number(-1, 3), draw.number(0, 2)) for _ in shape]
    return lambda x, value: lax.pad(x, value, sides), [draw.floats(shape), draw.floats([])]


@draws
def slices(draw: Draw) -> Program:
    shape = draw.shape(1)
    starts = [draw.number(0, one) for one in shape]
    limits = [draw.number(low, one) for low, one in zip(starts, shape, strict=True)]
    return partial(lax.slice, start_indices=starts, limit_indices=limits, strides=[draw.number(1, 3) for _ in shape]), [
        draw.floats(shape)
    ]


@draws
def dynamic_slices(draw: Draw) -> Program:
    shape = draw.shape(1)
    sizes = [draw.number(0, one) for one in shape]
    places = [draw.ints([]).astype("int32") for _ in shape]

    def both(x: Any, *at: Any) -> Any:
        return lax.dynamic_update_slice(x, lax.dynamic_slice(x, at, sizes), at)

    return both, [draw.floats(shape), *places]


@draws
def orders(draw: Draw) -> Program:
    shape = draw.shape(1)
    turned = draw.order(len(shape))[:1]
    order = draw.order(len(shape))
    return lambda x: lax.rev(lax.transpose(x, order), turned), [draw.floats(shape)]


@draws
def reshapes(draw: Draw) -> Program:
    shape = draw.shape(1)
    return lambda x: lax.reshape(x + 1, [prod(shape)]) * 2, [draw.floats(shape)]


@draws
def products(draw: Draw) -> Program:
    batch, inner, left, right = draw.shape(0, 2), draw.shape(0, 2), draw.shape(0, 2), draw.shape(0, 2)
    first, second = [*batch, *inner, *left], [*batch, *inner, *right]
    orders = draw.order(len(first)), draw.order(len(second))
    b, c = range(len(batch)), range(len(batch), len(batch) + len(inner))
    numbers = [([order.index(one) for one in c], [order.index(one) for one in b]) for order in orders]
    dims = ((numbers[0][0], numbers[1][0]), (numbers[0][1], numbers[1][1]))
    operands = [
        draw.floats([shape[one] for one in order]) for shape, order in zip((first, second), orders, strict=True)
    ]
    return lambda x, y: lax.dot_general(x, y, dims), operands


@draws
def einsum(draw: Draw) -> Program:
    a, b, c, d = [draw.extent() for _ in range(4)]
    return partial(jnp.einsum, "abc,bcd->da"), [draw.floats([a, b, c]), draw.floats([b, c, d])]


@draws
def convolutions(draw: Draw) -> Program:
    rank, groups, batches = draw.number(1, 3), draw.number(1, 2), draw.number(1, 2)
    groups, batches = (groups, 1) if draw.yes() else (1, batches)
    inputs, outputs = draw.number(1, 2), draw.number(1, 3) * groups * batches
    letters = "DHW"[-rank:]
    numbers = ["".join([name[one] for one in draw.order(rank + 2)]) for name in ("NC" + letters, "OI" + letters)]
    numbers.append("".join([("NC" + letters)[one] for one in draw.order(rank + 2)]))
    sizes = {"N": draw.extent() * batches, "C": inputs * groups, "I": inputs, "O": outputs}
    image = sizes | {one: draw.number(4, 9) for one in letters}
    window = sizes | {one: draw.number(1, 3) for one in letters}
    given = {
        "padding": draw.one_of("SAME", "VALID", [(draw.number(0, 2), draw.number(-1, 2)) for _ in letters]),
        "rhs_dilation": [draw.number(1, 2) for _ in letters],
    }
    if not isinstance(given["padding"], str):
        given["lhs_dilation"] = [draw.number(1, 2) for _ in letters]
    operands = [draw.floats([image[one] for one in numbers[0]]), draw.floats([window[one] for one in numbers[1]])]
    return partial(
        lax.conv_general_dilated,
        window_strides=[draw.number(1, 3) for _ in letters],
        dimension_numbers=tuple(numbers),
        feature_group_count=groups,
        batch_group_count=batches,
        **given,
    ), operands


@draws
def reductions(draw: Draw) -> Program:
    shape = draw.shape(1)
    axes = draw.order(len(shape))[: draw.number(1, len(shape))]
    own = draw.one_of(jnp.sum, jnp.max, jnp.prod, jnp.any)
    return lambda x: own(x, axis=tuple(axes), keepdims=draw.yes()), [draw.floats(shape)]


@draws
def places_of_the_largest(draw: Draw) -> Program:
    shape = draw.shape(1)
    axis = draw.number(0, len(shape) - 1)
    return lambda x: lax.argmax(x, axis, jnp.int32), [draw.floats(shape)]


@draws
def windows(draw: Draw) -> Program:
    shape = draw.shape(1, least=4)
    dims = [draw.number(1, 3) for _ in shape]
    padding = [(draw.number(0, 2), draw.number(0, 2)) for _ in shape]

    def reduced(x: Any) -> Any:
        strides = [draw.number(1, 3) for _ in shape]
        dilated = [[draw.number(1, 2) for _ in shape] for _ in range(2)]
        return lax.reduce_window(
            x, 0.0, lax.add, dims, strides, padding, base_dilation=dilated[0], window_dilation=dilated[1]
        )

    return reduced, [draw.floats(shape)]


@draws
def gradients_of_windows(draw: Draw) -> Program:
    shape = draw.shape(2, 3, 4)
    dims = [draw.number(1, 3) for _ in shape]

    def largest(x: Any) -> Any:
        return jnp.sum(lax.reduce_window(x, -jnp.inf, lax.max, dims, dims, "VALID"))

    return jax.grad(largest), [draw.floats(shape)]


@draws
def sums_so_far(draw: Draw) -> Program:
    shape = draw.shape(1)
    axis = draw.number(0, len(shape) - 1)
    return draw.one_of(partial(lax.cumsum, axis=axis), partial(lax.cummax, axis=axis)), [draw.floats(shape)]


@draws
def takes(draw: Draw) -> Program:
    shape = draw.shape(1)
    axis = draw.number(0, len(shape) - 1)
    return lambda x, i: jnp.take(x, i, axis=axis), [
        draw.floats(shape),
        draw.ints(draw.shape(0, 2), 0, shape[axis] - 1).astype("int32"),
    ]


@draws
def takes_along(draw: Draw) -> Program:
    shape = draw.shape(1)
    axis = draw.number(0, len(shape) - 1)
    own = [*shape[:axis], draw.extent(), *shape[axis + 1 :]]
    return lambda x, i: jnp.take_along_axis(x, i, axis), [
        draw.floats(shape),
        draw.ints(own, 0, shape[axis] - 1).astype("int32"),
    ]


@draws
def gathers(draw: Draw) -> Program:
    shape = draw.shape(1)
    indices = draw.shape(0, 2)
    named = draw.number(0, len(shape))
    start = draw.order(len(shape))[:named]
    sizes = [draw.number(1, one) for one in shape]
    dropped = sorted([one for one in range(len(shape)) if sizes[one] == 1 and draw.yes()])
    rank = len(indices) + len(shape) - len(dropped)
    offsets = sorted(draw.order(rank)[: len(shape) - len(dropped)])
    numbers = lax.GatherDimensionNumbers(tuple(offsets), tuple(dropped), tuple(start))
    return lambda x, i: lax.gather(x, i, numbers, sizes, mode="clip"), [
        draw.floats(shape),
        draw.ints([*indices, named], 0, 0).astype("int32"),
    ]


@draws
def updates(draw: Draw) -> Program:
    shape = draw.shape(1)
    places = draw.ints(draw.shape(0, 2), 0, shape[0] - 1).astype("int32")
    own = draw.one_of("set", "add", "max")
    return lambda x, i: getattr(x.at[i], own)(1.0), [draw.floats(shape), places]


@draws
def sorts(draw: Draw) -> Program:
    shape = draw.shape(1)
    axis = draw.number(0, len(shape) - 1)
    return lambda x, y: lax.sort([x, y], dimension=axis, num_keys=1), [draw.floats(shape), draw.floats(shape)]


@draws
def largest(draw: Draw) -> Program:
    shape = draw.shape(1)
    return lambda x: lax.top_k(x, draw.number(1, shape[-1])), [draw.floats(shape)]


@draws
def spectra(draw: Draw) -> Program:
    shape = draw.shape(1, 3, 2)
    length = draw.number(2, 8)
    own = draw.one_of(
        jnp.fft.fft, jnp.fft.ifft, jnp.fft.rfft, partial(jnp.fft.irfft, n=length), partial(jnp.fft.rfft, n=length)
    )
    return own, [draw.floats(shape)]


@draws
def matrices(draw: Draw) -> Program:
    batch, extent = draw.shape(0, 2), draw.extent()
    own = draw.one_of(
        lambda x, y: lax.linalg.cholesky(x), lambda x, y: lax.linalg.triangular_solve(x, y, left_side=True, lower=True)
    )
    return own, [draw.floats([*batch, extent, extent]), draw.floats([*batch, extent, draw.extent()])]


@draws
def loops(draw: Draw) -> Program:
    return lambda x: lax.fori_loop(0, 3, lambda i, y: jnp.sin(y) * i, x), [draw.floats(draw.shape())]


@draws
def branches(draw: Draw) -> Program:
    return lambda x: lax.cond(jnp.sum(x) > 0, jnp.sin, jnp.cos, x), [draw.floats(draw.shape())]


@draws
def layers(draw: Draw) -> Program:
    batch, wide, out = draw.extent(), draw.extent(), draw.extent()
    operands = [draw.floats([batch, wide]), draw.floats([wide, out]), draw.floats([out])]
    return lambda x, w, b: jax.nn.softmax(jax.nn.gelu(x @ w + b)), operands
