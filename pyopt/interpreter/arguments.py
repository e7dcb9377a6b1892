"""Arguments of a program as people write them on a command line.

    3  -0.5  1e9  0xFF  true  inf  nan  (1,2)  1+2j      numbers; the last two are complex
    [[1, 2], [3, 4]]                                     arrays
    a.npy  a.mtx  a.tns                                  files
    zeros  ones  random(7)  zeros(3x4)  random(7, 3x4)   by the parameter's type; the shape is for what that leaves open

Random floats lie in [0, 1), random integers in 0 .. 99 as far as the type goes.
"""

from __future__ import annotations

import re

import numpy as np

from pyopt.diagnostics.numerals import LONG, integer_of
from pyopt.interpreter.convert import check_shape, type_text
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.files import SUFFIXES, check_real, load
from pyopt.interpreter.numbers import Array, array_of, is_integer, width_of
from pyopt.ir.types import DYNAMIC, ComplexType, ShapedType, TensorType, Type, VectorType
from pyopt.light import Callable, Final

MAX_RANK: Final = 64
"""As deep as NumPy's arrays go."""
RANDOM_INTEGERS: Final = 100
SPARSE_SHARE: Final = 0.1
"""The share of elements that are not zero in random tensors with an encoding."""

_WORDS: Final[dict[str, bool | float]] = {
    "true": True, "false": False, "inf": float("inf"), "-inf": float("-inf"), "+inf": float("inf"), "nan": float("nan"),
    "-nan": float("nan"),
}  # fmt: skip
_GENERATED: Final = re.compile(r"(zeros|ones|random)(?:\(([^()]*)\))?$")
_TOKEN: Final = re.compile(r"\s*(\[|\]|,|\([^()]*\)|[^\s\[\],()]+)")


def argument(text: str, type: Type, path: Callable[[str], str] = str) -> object:
    """The array or number, for `convert.value_of_array`, that a text says for a parameter of `type`; `path` says where
    files are."""
    text = text.strip()
    found = _GENERATED.match(text)
    if found:
        return _generated(found.group(1), found.group(2) or "", type)
    if text.endswith(SUFFIXES):
        return load(path(text))
    return literal(text)


def literal(text: str) -> Array:
    """The array that a text of numbers and brackets says."""
    numbers: list[object] = []
    shape: list[int] = []
    counts: list[int] = []
    deepest = -1
    ended = False
    separated = True
    for token in _tokens(text):
        if ended:
            raise _bad(text, f"'{token}' follows the end")
        if token == "]":
            if not counts or (separated and counts[-1]):
                raise _bad(text, "']' is not expected")
            _close(text, shape, counts)
            separated = False
            ended = not counts
            continue
        if token == ",":
            if separated or not counts:
                raise _bad(text, "',' is not expected")
            separated = True
            continue
        if not separated:
            raise _bad(text, f"',' is missing before '{token}'")
        if counts:
            counts[-1] += 1
        if token == "[":
            counts.append(0)
            if len(counts) > MAX_RANK:
                raise _bad(text, f"it nests deeper than {MAX_RANK} levels")
            if len(counts) > len(shape):
                if deepest >= 0:
                    raise _bad(text, "its rows are not of one shape")
                shape.append(-1)
            continue
        if (deepest >= 0 and len(counts) != deepest) or len(counts) != len(shape):
            raise _bad(text, "its rows are not of one shape")
        deepest = len(counts)
        numbers.append(number(token))
        separated = False
        ended = not counts
    if not ended:
        raise _bad(text, "it has no end")
    return _array(numbers, tuple([max(size, 0) for size in shape]))


def _tokens(text: str) -> list[str]:
    tokens = []
    at = 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise _bad(text, f"'{text[at:].strip()}' is not expected")
        tokens.append(found.group(1))
        at = found.end()
    return tokens


def _close(text: str, shape: list[int], counts: list[int]) -> None:
    level = len(counts) - 1
    size = counts.pop()
    if shape[level] not in (-1, size):
        raise _bad(text, "its rows are not of one shape")
    shape[level] = size


def number(text: str) -> object:
    """One number: a bool, an int of any size, a float or a complex number."""
    lower = text.lower()
    if lower in _WORDS:
        return _WORDS[lower]
    if text[:1] == "(":
        parts = [number(part.strip()) for part in text[1:-1].split(",")]
        if len(parts) == 2 and not any(isinstance(part, complex) for part in parts):
            _check_size(text)
            return complex(float(parts[0]), float(parts[1]))  # type: ignore[arg-type]  # real numbers, as just seen
        raise ExecutionError(f"'{text}' is no complex number: write (real,imaginary)")
    for kind in (_integer, float, complex):
        try:
            found = kind(text)
        except ValueError:
            continue
        if not isinstance(found, int):
            _check_size(text)
        return found
    raise ExecutionError(f"'{text}' is no number")


def _check_size(text: str) -> None:
    """Raises for digits, of a real or complex number, of which Python makes infinity."""
    try:
        check_real(text)
    except ValueError as error:
        raise ExecutionError(str(error)) from None


def _integer(text: str) -> int:
    digits = text.lstrip("+-")
    if len(digits) > LONG and len(text) - len(digits) < 2 and digits.isdecimal():
        return -integer_of(digits) if text[0] == "-" else integer_of(digits)
    return int(text, 0)


def _array(numbers: list[object], shape: tuple[int, ...]) -> Array:
    if numbers and all(isinstance(one, bool) for one in numbers):
        return np.array(numbers, np.bool_).reshape(shape)
    if all(isinstance(one, int) for one in numbers):
        return array_of(numbers, shape, np.dtype(object))
    return np.array(numbers).reshape(shape)


def _bad(text: str, reason: str) -> ExecutionError:
    shown = text if len(text) <= 40 else text[:37] + "..."
    return ExecutionError(f"'{shown}' is no array: {reason}")


# zeros, ones, random.


def _generated(word: str, options: str, type: Type) -> object:
    parts = [part.strip() for part in options.split(",") if part.strip()]
    seed = 0
    if word == "random":
        if not parts or not parts[0].isdigit():
            raise ExecutionError("random takes a seed: random(7)")
        seed = int(parts.pop(0))
    if len(parts) > 1:
        raise ExecutionError(f"{word} takes one shape, such as 3x4")
    shape = _shape(word, parts[0] if parts else None, type)
    element = type.element_type if isinstance(type, ShapedType) else type
    if isinstance(element, VectorType):
        shape += element.shape or ()
        element = element.element_type
    if word != "random":
        return np.zeros(shape, np.int64) if word == "zeros" else np.ones(shape, np.int64)
    randomness = np.random.default_rng(seed)
    array: Array
    if is_integer(element):
        width = width_of(element)
        limit = RANDOM_INTEGERS if width > 7 else max(1 << max(width - 1, 1), 2)
        array = randomness.integers(0, limit, shape)
    elif isinstance(element, ComplexType):
        array = randomness.random(shape) + 1j * randomness.random(shape)
    else:
        array = np.asarray(randomness.random(shape))
    if isinstance(type, TensorType) and type.encoding is not None:
        array = np.where(randomness.random(shape) < SPARSE_SHARE, array, 0)
    return array


def _shape(word: str, text: str | None, type: Type) -> tuple[int, ...]:
    if text is not None:
        try:
            given = tuple([int(part) for part in text.split("x")])
        except ValueError:
            raise ExecutionError(f"'{text}' is no shape such as 3x4") from None
        if any(size < 0 for size in given):
            raise ExecutionError(f"'{text}' is no shape such as 3x4")
        if not isinstance(type, ShapedType):
            raise ExecutionError(f"{type_text(type)} has no shape")
        check_shape(given, type)
        return given
    if not isinstance(type, ShapedType):
        return ()
    if type.shape is None or DYNAMIC in type.shape:
        example = f"{word}(7, 3x4)" if word == "random" else f"{word}(3x4)"
        raise ExecutionError(f"{type_text(type)} leaves its shape open: say it, as in {example}")
    return type.shape
