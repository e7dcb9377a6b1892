"""Networks as functions of JAX, which give all that they compute on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import jax
import jax.numpy as jnp
from jax import lax


class Network:
    """A function, the shapes and types of its inputs, and the sizes that have names, with four values each."""

    def __init__(
        self,
        name: str,
        function: Callable[..., Any],
        sizes: dict[str, Sequence[int]],
        *inputs: tuple[Sequence[int | str], str],
    ) -> None:
        self.name = name
        self.function = function
        self.sizes = sizes
        self.inputs = inputs

    def all_sizes(self) -> list[dict[str, int]]:
        return [dict(zip(self.sizes, column, strict=True)) for column in zip(*self.sizes.values(), strict=True)]


def normalized(x: Any) -> Any:
    centered = x - jnp.mean(x, axis=-1, keepdims=True)
    return centered * lax.rsqrt(jnp.mean(centered * centered, axis=-1, keepdims=True) + 1e-5)


def transformer(tokens: Any, table: Any, into: Any, out: Any) -> list[Any]:
    """Embedded tokens, causal attention of four heads, a layer behind it, and the largest results."""
    batch, length = tokens.shape
    x = table[tokens] + jnp.sin(jnp.arange(length) * 0.1)[None, :, None]
    q, k, v = jnp.split(normalized(x) @ into, 3, axis=-1)
    heads = [one.reshape(batch, length, 4, -1).transpose(0, 2, 1, 3) for one in (q, k, v)]
    scores = jnp.einsum("bhqd,bhkd->bhqk", heads[0], heads[1])
    mask = jnp.tril(jnp.ones((length, length), bool))
    weights = jax.nn.softmax(jnp.where(mask, scores, -1e9), axis=-1)
    mixed = (weights @ heads[2]).transpose(0, 2, 1, 3).reshape(batch * length, -1)
    y = x + (mixed @ out).reshape(batch, length, -1)
    best, places = lax.top_k(y[:, -1], 3)
    return [x, q, *heads, scores, mask, weights, mixed, y, best, places]


def images(x: Any, first: Any, second: Any) -> list[Any]:
    """Convolutions with strides, pools with and without padding, an upsampling, and what is left of it."""
    conv = lax.conv_general_dilated
    numbers = ("NHWC", "HWIO", "NHWC")
    a = jax.nn.relu(conv(x, first, (2, 2), "SAME", dimension_numbers=numbers))
    b = lax.reduce_window(a, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "VALID")
    c = conv(b, second, (1, 1), [(1, 1), (2, 2)], rhs_dilation=(1, 2), dimension_numbers=numbers)
    d = jnp.repeat(jnp.repeat(c, 2, axis=1), 3, axis=2)
    e = jnp.pad(d, ((0, 0), (1, 2), (0, 0), (0, 0)))
    f = jnp.concatenate([e, e[:, ::-1]], axis=1)
    g = jnp.mean(f, axis=(1, 2))
    return [a, b, c, d, e, f, g, g / jnp.sum(g, axis=-1, keepdims=True)]


def recurrence(x: Any, state: Any, weights: Any) -> list[Any]:
    """A loop over a number of steps, a choice, and sums so far."""

    def step(_: Any, carried: Any) -> Any:
        return jnp.tanh(carried @ weights)

    last = lax.fori_loop(0, 5, step, state)
    chosen = lax.cond(jnp.sum(x) > 0, lambda one: one * 2, lambda one: one - 1, x)
    total = jnp.cumsum(chosen, axis=1)
    joined = jnp.concatenate([total, last[:, None, :]], axis=1)
    return [last, chosen, total, joined, joined[:, 1:], joined[:, ::2], jnp.sort(joined, axis=1)]


def mixture(x: Any, gates: Any, experts: Any) -> list[Any]:
    """A choice of experts for each row, whose results are put together."""
    rows = x.reshape(-1, x.shape[-1])
    scores = jax.nn.softmax(rows @ gates)
    best = jnp.argmax(scores, axis=-1)
    hot = jax.nn.one_hot(best, gates.shape[1])
    every = jnp.einsum("nd,edf->nef", rows, experts)
    picked = jnp.take_along_axis(every, best[:, None, None], axis=1)[:, 0]
    counts = jnp.zeros(gates.shape[1]).at[best].add(1.0)
    result = picked.reshape(x.shape[0], x.shape[1], -1)
    return [rows, scores, best, hot, every, picked, counts, result, jnp.stack([result, result], axis=1)]


NETWORKS: Final = (
    Network(
        "transformer",
        transformer,
        {"b": (1, 2, 3, 5), "s": (4, 7, 8, 12)},
        (("b", "s"), "int32"), ((50, 16), "float32"), ((16, 48), "float32"), ((16, 16), "float32"),
    ),
    Network(
        "images",
        images,
        {"b": (1, 2, 3, 4), "h": (32, 40, 47, 64), "w": (32, 33, 50, 61)},
        (("b", "h", "w", 3), "float32"), ((3, 3, 3, 8), "float32"), ((3, 3, 8, 4), "float32"),
    ),
    Network(
        "recurrence",
        recurrence,
        {"b": (1, 2, 3, 5), "t": (3, 4, 7, 10)},
        (("b", "t", 6), "float32"), (("b", 6), "float32"), ((6, 6), "float32"),
    ),
    Network(
        "mixture",
        mixture,
        {"b": (1, 2, 3, 5), "t": (3, 4, 7, 10)},
        (("b", "t", 8), "float32"), ((8, 4), "float32"), ((4, 8, 10), "float32"),
    ),
)  # fmt: skip
