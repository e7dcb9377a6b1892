"""Programs of one function @f, for the tests."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from pyopt.driver.run import run_in_process
from pyopt.interpreter import Options, RunError, parse, run

Array = np.ndarray[tuple[int, ...], np.dtype[Any]]


parsed = lru_cache(maxsize=16)(parse)
"""The module of a text, which is run many times: running it changes nothing in it."""


def call(text: str, *arguments: object, options: Options | None = None) -> list[Array]:
    """The results of @f."""
    return run(parsed(text), "f", *arguments, options=options)


def one(text: str, *arguments: object, options: Options | None = None) -> Array:
    """The only result of @f."""
    (result,) = call(text, *arguments, options=options)
    return result


def error(text: str, *arguments: object, options: Options | None = None) -> str:
    """What is wrong with running @f."""
    try:
        call(text, *arguments, options=options)
    except RunError as found:
        return str(found)
    raise AssertionError("the program runs")


@lru_cache(maxsize=16)
def after(text: str, *flags: str) -> str:
    """The program after passes."""
    code, output, errors = run_in_process(flags, text)
    assert code == 0, errors
    return output


def iota(shape: tuple[int, ...], start: int = 0) -> Array:
    """0, 1, 2, ... as i32."""
    return (np.arange(int(np.prod(shape, dtype=int)), dtype=np.int32) + start).astype(np.int32).reshape(shape)


def same(found: Array, wanted: object) -> None:
    """Equal in shape and in every element, NaN included, and of the same dtype."""
    expected = np.asarray(wanted)
    assert found.shape == expected.shape
    assert found.dtype == expected.dtype
    np.testing.assert_array_equal(found, expected)


def numbers(generator: np.random.Generator, shape: tuple[int, ...], element: str) -> Array:
    """Small whole numbers, on which sums and products of floats are exact, in the dtype of the type."""
    drawn = generator.integers(-4, 5, shape)
    dtypes: dict[str, type[Any]] = {
        "f16": np.float16, "bf16": np.float32, "f32": np.float32, "f64": np.float64, "i8": np.int8, "i32": np.int32,
        "i64": np.int64, "index": np.int64,
    }  # fmt: skip
    if element == "i1":
        return np.asarray(drawn > 0)
    return np.asarray(drawn, dtypes[element])


def type_text(kind: str, shape: tuple[int, ...], element: str) -> str:
    """tensor<2x3xf32>, memref<f32>."""
    return f"{kind}<{''.join([f'{extent}x' for extent in shape])}{element}>"
