"""Sparse tensors at the border: SciPy's csr, csc, coo and bsr arrays, and lists of arrays for every other format.

A list has the arrays in the order of the format's fields: positions and coordinates by level, then the values. It is a
`SparseArrays`, which knows the tensor's shape; for a type that says the shape, any list or tuple of arrays will do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from pyopt.light import final
from pyopt.native.buffers import DYNAMIC, check_shape, checked_array, shape_text
from pyopt.native.elements import dtype_of
from pyopt.native.errors import NativeError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pyopt.native.calls import Results, Slots
    from pyopt.native.elements import Array
    from pyopt.native.signature import Field, Parameter

POSITIONS: Final = "positions"
COORDINATES: Final = "coordinates"
VALUES: Final = "values"
_FORMATS: Final = ("csr", "csc", "coo", "bsr")


@final
class SparseArrays(list["Array"]):
    """The arrays of a sparse tensor, in the order of its format's fields, and the tensor's shape."""

    def __init__(self, shape: Sequence[int], arrays: Iterable[Array]) -> None:
        super().__init__(arrays)
        self.shape = tuple(shape)


# Which SciPy format a parameter's is.


def scipy_format(parameter: Parameter) -> str:
    """csr, csc, coo or bsr for formats that SciPy has, else an empty text."""
    levels = parameter.levels
    plain = [(one.dimension, one.op) for one in levels]
    formats = [one.format.partition("(")[0] for one in levels]
    properties = [one.format for one in levels]
    if plain in ([(0, ""), (1, "")], [(1, ""), (0, "")]):
        if formats == ["dense", "compressed"] and "nonunique" not in properties[1]:
            return "csr" if plain[0][0] == 0 else "csc"
        if formats == ["compressed", "singleton"] and "nonunique" in properties[0]:
            return "coo" if plain[0][0] == 0 else ""
    blocked = [(0, "/"), (1, "/"), (0, "%"), (1, "%")]
    if plain == blocked and formats == ["dense", "compressed", "dense", "dense"]:
        return "bsr"
    return ""


def _is_scipy(value: object) -> bool:
    return hasattr(value, "tocsr") and hasattr(value, "format") and hasattr(value, "shape")


def put_sparse(value: object, parameter: Parameter, slots: Slots) -> None:
    """Puts a sparse tensor into slots; raises NativeError for what the parameter does not take."""
    if _is_scipy(value):
        shape, arrays = _arrays_of_scipy(value, parameter)
    elif isinstance(value, (list, tuple)):
        shape, arrays = _arrays_of_list(value, parameter)
    else:
        wanted = scipy_format(parameter)
        what = f"a SciPy {wanted}_array or a list" if wanted else "a list"
        raise NativeError(f"a {type(value).__name__} is no {parameter.text}: it takes {what} of arrays")
    put_arrays(shape, arrays, parameter, slots)


def put_arrays(shape: Sequence[int], arrays: Sequence[Array], parameter: Parameter, slots: Slots) -> None:
    """Puts the arrays of a tensor of some shape into slots, then the extents of its levels and the arrays' lengths."""
    for array, field in zip(arrays, parameter.fields, strict=True):
        if array.ndim != field.rank:
            array = array.reshape(*array.shape[: field.rank - 1], -1)  # noqa: PLW2901
        if not array.flags.c_contiguous or not array.flags.aligned:
            array = np.ascontiguousarray(array)  # noqa: PLW2901
        strides = [one // array.itemsize for one in array.strides]
        slots.put_array(array, field.rank, False, strides)
    for level in parameter.levels:
        slots.put_integer(level.size(shape))
    for array in arrays:
        slots.put_integer(array.size)


def _field_name(field: Field) -> str:
    return "the values" if field.kind == VALUES else f"the {field.kind} of level {field.level}"


def _arrays_of_list(value: Sequence[object], parameter: Parameter) -> tuple[tuple[int, ...], list[Array]]:
    shape = value.shape if isinstance(value, SparseArrays) else parameter.shape
    if DYNAMIC in shape:
        raise NativeError(f"{parameter.text} leaves its shape open: give pyopt.SparseArrays(shape, arrays)")
    if isinstance(value, SparseArrays):
        check_shape(shape, parameter)
    if len(value) != len(parameter.fields):
        names = ", ".join([_field_name(one) for one in parameter.fields])
        raise NativeError(f"{len(value)} arrays are no {parameter.text}: it takes {names}")
    arrays = []
    for given, field in zip(value, parameter.fields, strict=True):
        try:
            array = checked_array(given, field.element, f"array of {field.kind}")
        except NativeError as error:
            raise NativeError(f"{_field_name(field)}: {error}") from None
        arrays.append(array)
    _check_arrays(shape, arrays, parameter)
    return shape, arrays


def _unsigned(array: Array) -> Array:
    return array.view(f"u{array.itemsize}")


def _check_arrays(shape: Sequence[int], arrays: Sequence[Array], parameter: Parameter) -> None:
    """Raises unless the lengths of the arrays fit to each other, positions ascend, and coordinates are in bounds."""
    found = {(field.kind, field.level): array for field, array in zip(parameter.fields, arrays, strict=True)}
    if any(field.rank > 1 for field in parameter.fields):
        return
    count = 1
    interleaved: Array | None = None
    width = place = 0
    for number, level in enumerate(parameter.levels):
        size = level.size(shape)
        kind = level.format.partition("(")[0].partition("[")[0]
        positions = found.get((POSITIONS, number))
        if kind == "dense":
            count *= size
        elif kind == "structured":
            count *= int(level.format.partition("[")[2].partition(",")[0])
        elif positions is not None:
            step = 2 if kind == "loose_compressed" else 1
            needed = count * step + (1 if step == 1 else 0)
            if len(positions) < needed:
                raise NativeError(
                    f"the positions of level {number} are {len(positions)}, and {needed} are needed: {parameter.text}"
                )
            used = _unsigned(positions)[:needed]
            if step == 1 and np.any(used[1:] < used[:-1]):
                raise NativeError(f"the positions of level {number} do not ascend")
            count = int(used.max()) if len(used) else 0
        own = found.get((COORDINATES, number))
        if own is not None:
            rest = parameter.levels[number + 1 :]
            width = 1 + _interleaved(parameter, number, len(rest))
            interleaved, place = own, 0
        if kind != "dense" and kind != "batch" and interleaved is not None:
            used = _unsigned(interleaved)[place : count * width : width]
            if len(interleaved) < count * width:
                raise NativeError(f"the coordinates of level {number} are too few for {count} entries")
            if len(used) and int(used.max()) >= size:
                shown = (
                    int(interleaved.min()) if interleaved.dtype.kind == "i" and interleaved.min() < 0 else used.max()
                )
                raise NativeError(f"a coordinate of level {number} is {shown}, and the extent is {size}")
            place += 1
    if found[VALUES, -1].size < count:
        raise NativeError(f"{found[VALUES, -1].size} values are too few for {count} entries")


def _interleaved(parameter: Parameter, first: int, rest: int) -> int:
    """How many singleton levels behind a level have their coordinates in its array."""
    known = {field.level for field in parameter.fields if field.kind == COORDINATES}
    count = 0
    for number in range(first + 1, first + 1 + rest):
        if number in known or not parameter.levels[number].format.startswith("singleton"):
            break
        count += 1
    return count


def _indices(array: Array, field: Field) -> Array:
    """Positions or coordinates with the dtype of a field: as they are if they have it."""
    dtype = dtype_of(field.element)
    if array.dtype == dtype:
        return array
    if array.dtype.kind not in "iu":
        raise NativeError(f"{_field_name(field)} have the dtype {array.dtype}")
    if dtype.itemsize < array.itemsize and array.size and int(array.max()) >= 1 << 8 * dtype.itemsize:
        raise NativeError(f"{_field_name(field)} do not fit into {8 * dtype.itemsize} bits")
    return array.astype(dtype)


def _arrays_of_scipy(value: object, parameter: Parameter) -> tuple[tuple[int, ...], list[Array]]:
    wanted = scipy_format(parameter)
    name = f"{type(value).__name__}"
    format = str(getattr(value, "format", ""))
    if not wanted:
        raise NativeError(f"a {name} is no {parameter.text}, a format that SciPy does not have: give a list of arrays")
    if format != wanted:
        raise NativeError(f"a {name} is no {parameter.text}: convert it by .to{wanted}()")
    shape = tuple([int(one) for one in value.shape])  # type: ignore[attr-defined]
    check_shape(shape, parameter)
    data: Array = value.data  # type: ignore[attr-defined]
    numbers = checked_array(data, parameter.element, parameter.text)
    ordered = not any("nonordered" in one.format for one in parameter.levels)
    fields = parameter.fields
    if wanted == "coo":
        rows, columns = value.coords  # type: ignore[attr-defined]
        positions = np.array([0, len(rows)], dtype_of(fields[0].element))
        if len(fields) == 4:
            arrays = [positions, _indices(rows, fields[1]), _indices(columns, fields[2]), numbers]
        else:
            both = np.stack([_indices(rows, fields[1]), _indices(columns, fields[1])], axis=1).reshape(-1)
            arrays = [positions, both, numbers]
        _check_arrays(shape, arrays, parameter)
        if ordered and len(rows) > 1:
            step = np.diff(rows.astype(np.int64))
            if np.any(step < 0) or np.any((step == 0) & (np.diff(columns.astype(np.int64)) <= 0)):
                raise NativeError(f"the {name} is not sorted, or has entries twice: call .sum_duplicates() first")
        return shape, arrays
    if wanted == "bsr":
        block = (parameter.levels[2].block, parameter.levels[3].block)
        if tuple(value.blocksize) != block:  # type: ignore[attr-defined]
            given = shape_text(tuple(value.blocksize))  # type: ignore[attr-defined]
            raise NativeError(f"blocks of {given} are no {parameter.text}")
    positions, coordinates = value.indptr, value.indices  # type: ignore[attr-defined]
    arrays = [_indices(positions, fields[0]), _indices(coordinates, fields[1]), numbers]
    _check_once(value, shape, [positions, coordinates, data], arrays, parameter)
    if ordered and not (_ascends(value) if wanted == "bsr" else value.has_canonical_format):  # type: ignore[attr-defined]
        raise NativeError(f"the {name} is not sorted, or has entries twice: call .sum_duplicates() first")
    return shape, arrays


CHECKED: Final = "_pyopt_checked"
"""What a SciPy array keeps: which of its arrays were found to be good, for which shape."""


def _check_once(
    value: object, shape: tuple[int, ...], own: Sequence[Array], arrays: Sequence[Array], parameter: Parameter
) -> None:
    """Looks at the contents of a SciPy array the first time that it is given with these arrays, as SciPy does."""
    found = (shape, *[(array.ctypes.data, array.shape, array.dtype) for array in own])
    if getattr(value, CHECKED, None) != found:
        _check_arrays(shape, arrays, parameter)
        setattr(value, CHECKED, found)


def _ascends(value: object) -> bool:
    """The blocks of each row are in order, none twice."""
    coordinates: Array = value.indices  # type: ignore[attr-defined]
    if len(coordinates) < 2:
        return True
    starts = np.asarray(value.indptr)[1:-1]  # type: ignore[attr-defined]
    goes_up = np.diff(coordinates) > 0
    goes_up[starts[(starts > 0) & (starts < len(coordinates))] - 1] = True
    return bool(goes_up.all())


# Results.


def take_arrays(parameter: Parameter, results: Results) -> SparseArrays:
    """The arrays of a sparse result, without what was kept in reserve, and its shape."""
    arrays = [results.array(field.element, field.rank) for field in parameter.fields]
    sizes = [results.integer() for _ in parameter.levels]
    lengths = [results.integer() for _ in parameter.fields]
    shape = [0] * len(parameter.shape)
    for level, size in zip(parameter.levels, sizes, strict=True):
        if level.op == "":
            shape[level.dimension] = size
        elif level.op == "/":
            shape[level.dimension] = size * level.block
    for at, size in enumerate(parameter.shape):
        if size != DYNAMIC:
            shape[at] = size
    used = [array[:length] if array.ndim == 1 else array for array, length in zip(arrays, lengths, strict=True)]
    return SparseArrays(shape, used)


def take_sparse(parameter: Parameter, results: Results) -> object:
    """A SciPy array where SciPy has the format (and is installed), else the arrays."""
    arrays = take_arrays(parameter, results)
    format = scipy_format(parameter)
    if not format:
        return arrays
    try:
        from scipy import sparse  # type: ignore[import-untyped]
    except ImportError:
        return arrays
    if parameter.element in ("bf16", "b8", "f16"):
        return arrays
    shape = arrays.shape
    if format == "coo":
        count = int(_unsigned(arrays[0])[1])
        if len(arrays) == 4:
            rows, columns = arrays[1][:count], arrays[2][:count]
        else:
            rows, columns = arrays[1][: 2 * count : 2], arrays[1][1 : 2 * count : 2]
        return sparse.coo_array((arrays[-1][:count], (_wide(rows), _wide(columns))), shape=shape)
    positions, coordinates, values = arrays
    count = int(_unsigned(positions)[-1]) if len(positions) else 0
    coordinates = _wide(coordinates[:count])
    if format == "bsr":
        block = (parameter.levels[2].block, parameter.levels[3].block)
        values = values[: count * block[0] * block[1]].reshape(count, *block)
        return sparse.bsr_array((values, coordinates, _wide(positions)), shape=shape)
    kind = sparse.csr_array if format == "csr" else sparse.csc_array
    return kind((values[:count], coordinates, _wide(positions)), shape=shape)


def _wide(array: Array) -> Array:
    """Narrow coordinates, which count from 0 without a sign, in 32 bits."""
    return array if array.itemsize >= 4 else _unsigned(array).astype(np.int32)
