"""The transforms of Winograd's convolution, Y = A^T ((G g G^T) * (B^T d B)) A.

The matrices are those of Toom and Cook for the points 0, 1, -1, 2, -2, 1/2, ... and infinity (A. Lavin and S. Gray,
"Fast Algorithms for Convolutional Neural Networks", 2015). The ops compute in double precision and round
once. Other matrices give other intermediate tensors, but the same convolution.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from pyopt.dialects.linalg.verify_winograd import sizes
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.elements import shape_text
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.numbers import WIDE, Array, array_rounding
from pyopt.ir.core import Operation
from pyopt.ir.types import FloatType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel

    Rounding = Callable[[Array], Array]


def points(count: int) -> list[Fraction]:
    """0, 1, -1, 2, -2, 1/2, -1/2, 3, -3, 1/3, ..."""
    found = [Fraction(0)]
    number = 1
    while len(found) < count:
        for one in (Fraction(number), Fraction(1, number)) if number > 1 else (Fraction(1),):
            found += [one, -one]
        number += 1
    return found[:count]


def _times(polynomial: list[Fraction], root: Fraction) -> list[Fraction]:
    """The polynomial (lowest coefficient first) times (x - root)."""
    shifted = [Fraction(0), *polynomial]
    for at, coefficient in enumerate(polynomial):
        shifted[at] -= root * coefficient
    return shifted


def matrices(m: int, r: int) -> tuple[Array, Array, Array]:
    """A^T (m x n), G (n x r) and B^T (n x n), where n = m + r - 1."""
    n = m + r - 1
    at = points(n - 1)
    output = [[one**row for one in at] + [Fraction(int(row == m - 1))] for row in range(m)]
    filters: list[list[Fraction]] = []
    inputs: list[list[Fraction]] = []
    for one in at:
        others = [other for other in at if other != one]
        scale = Fraction(1)
        polynomial = [Fraction(1)]
        for other in others:
            scale *= one - other
            polynomial = _times(polynomial, other)
        filters.append([one**column / scale for column in range(r)])
        inputs.append([*polynomial, Fraction(0)])
    filters.append([Fraction(int(column == r - 1)) for column in range(r)])
    whole = [Fraction(1)]
    for one in at:
        whole = _times(whole, one)
    inputs.append(whole)
    return _numbers(output), _numbers(filters), _numbers(inputs)


def _numbers(rows: list[list[Fraction]]) -> Array:
    return np.array([[float(one) for one in row] for row in rows], np.float64)


def _parameters(op: Operation) -> tuple[int, int, Rounding]:
    type = element_type_or_self(op.operands[0].type)
    if not isinstance(type, FloatType) or type in WIDE:
        raise unsupported("the elements must be floats of at most 64 bits")
    return *sizes(op), array_rounding(type)


def _checked(found: Array, target: Array) -> Array:
    if found.shape != target.shape:
        raise undefined(f"the result has the shape {shape_text(found.shape)}, not {shape_text(target.shape)}")
    return found


def evaluate_filter(op: Operation, compiler: Compiler) -> Kernel:
    """FHWC -> tile, tile, C, F."""
    m, r, to_type = _parameters(op)
    matrix = matrices(m, r)[1]

    def transform(filters: Array, target: Array) -> Array:
        found = filters.astype(np.float64)
        for axis in (1, 2):
            if found.shape[axis] == r and not (r > 1 and found.shape[axis] == 1):
                found = np.moveaxis(np.tensordot(matrix, found, (1, axis)), 0, axis)
        return _checked(to_type(found.transpose(1, 2, 3, 0)), target)

    return transform


def evaluate_input(op: Operation, compiler: Compiler) -> Kernel:
    """NHWC -> tile, tile, tiles in H, tiles in W, N, C; neighbouring tiles overlap by r - 1."""
    m, r, to_type = _parameters(op)
    matrix = matrices(m, r)[2]
    tile = m + r - 1

    def transform(given: Array, target: Array) -> Array:
        found = given.astype(np.float64)
        # Each of H and W becomes two dimensions: the tile and the position in it.
        for axis in (2, 1):
            if found.shape[axis] == 1:
                found = np.expand_dims(found, axis + 1)
                continue
            windows = np.lib.stride_tricks.sliding_window_view(found, tile, axis=axis)
            windows = np.moveaxis(windows, -1, axis + 1)
            tiles = windows[(slice(None),) * axis + (slice(None, None, m),)]
            found = np.moveaxis(np.tensordot(matrix, tiles, (1, axis + 1)), 0, axis + 1)
        return _checked(to_type(found.transpose(2, 4, 1, 3, 0, 5)), target)

    return transform


def evaluate_output(op: Operation, compiler: Compiler) -> Kernel:
    """tile, tile, tiles in H, tiles in W, N, F -> NHWF."""
    m, r, to_type = _parameters(op)
    matrix = matrices(m, r)[0]

    def transform(given: Array, target: Array) -> Array:
        found = given.astype(np.float64)
        for axis in (0, 1):
            if found.shape[axis] != 1:
                found = np.moveaxis(np.tensordot(matrix, found, (1, axis)), 0, axis)
        high, wide, rows, columns, batch, filters = found.shape
        found = found.transpose(4, 2, 0, 3, 1, 5).reshape(batch, rows * high, columns * wide, filters)
        return _checked(to_type(found), target)

    return transform


WINOGRAD: Final[dict[str, Evaluator]] = {
    "linalg.winograd_filter_transform": evaluate_filter,
    "linalg.winograd_input_transform": evaluate_input,
    "linalg.winograd_output_transform": evaluate_output,
}
