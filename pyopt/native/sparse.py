"""Sparse tensors at the border: SciPy's csr, csc, coo and bsr arrays, and lists of arrays for every other format.

A list has the arrays in the order of the format's fields: positions and coordinates by level, then the values. It is a
`SparseArrays`, which knows the tensor's shape; for a type that says the shape, any list or tuple of arrays will do.
"""

from __future__ import annotations

import operator

import numpy as np

from pyopt.interpreter.errors import shown
from pyopt.light import TYPE_CHECKING, Any, Iterable, Sequence, final
from pyopt.native.buffers import DYNAMIC, as_array, check_shape, checked_array, contiguous, shape_text
from pyopt.native.contents import COORDINATES, VALUES, field_name, unsigned, used_lengths
from pyopt.native.elements import dtype_of, in_memory, odd_width
from pyopt.native.errors import NativeError
from pyopt.native.scipy_results import MatrixMaker, has_scipy
from pyopt.native.signature import Field, Parameter

if TYPE_CHECKING:
    from pyopt.native.calls import Results, Slots
    from pyopt.native.elements import Array


@final
class SparseArrays(list["Array"]):
    """The arrays of a sparse tensor, in the order of its format's fields, and the tensor's shape.

    Raises NativeError for what is no sequence; what it contains is looked at by the function that it is given to.
    """

    def __init__(self, shape: Sequence[int], arrays: Iterable[Array]) -> None:
        super().__init__(_parts(arrays, "no list of arrays"))
        self.shape: tuple[int, ...] = tuple(_parts(shape, "no shape"))


def _parts(values: Iterable[Any], problem: str) -> list[Any]:
    try:
        return list(values)
    except Exception as error:  # whatever an iterator of the caller's own raises
        raise NativeError(f"SparseArrays: {shown(values)} is {problem}") from error


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
        if not parameter.looks_again:
            parameter.known.note(value, shape, arrays, _sizes(shape, arrays, parameter))
    elif isinstance(value, (list, tuple)):
        shape, arrays = _arrays_of_list(value, parameter)
    else:
        wanted = scipy_format(parameter)
        what = f"a SciPy {wanted}_array or a list" if wanted else "a list"
        raise NativeError(f"a {type(value).__name__} is no {parameter.text}: it takes {what} of arrays")
    put_arrays(shape, arrays, parameter, slots)


def put_arrays(shape: Sequence[int], arrays: Sequence[Array], parameter: Parameter, slots: Slots) -> None:
    """Puts the arrays of a tensor of some shape into slots, then the extents of its levels and the arrays' lengths."""
    _check_blocks(shape, parameter)
    for array, field in zip(arrays, parameter.fields, strict=True):
        if array.ndim != field.rank:
            array = array.reshape(*array.shape[: field.rank - 1], -1)  # noqa: PLW2901
        array = contiguous(array)  # noqa: PLW2901
        if odd_width(field.element):
            array = in_memory(array, field.element)  # noqa: PLW2901
        strides = [one // array.itemsize for one in array.strides]
        slots.put_array(array, field.rank, False, strides)
    for size in _sizes(shape, arrays, parameter):
        slots.put_integer(size)


def _sizes(shape: Sequence[int], arrays: Sequence[Array], parameter: Parameter) -> list[int]:
    """The extents of the levels and the lengths of the arrays, as they follow the arrays."""
    return [*[level.size(shape) for level in parameter.levels], *[array.size for array in arrays]]


def _check_blocks(shape: Sequence[int], parameter: Parameter) -> None:
    """Raises for a block that the tensor has only a part of, unless the type says where the last one ends."""
    for level in parameter.levels:
        at = level.dimension
        if level.op == "/" and parameter.shape[at] == DYNAMIC and shape[at] % level.block:
            raise NativeError(
                f"a tensor of shape {shape_text(tuple(shape))} is no {parameter.text}: its extent {shape[at]} in "
                f"dimension {at} is no multiple of the blocks' {level.block}"
            )


def _checked_shape(shape: Sequence[object], parameter: Parameter) -> tuple[int, ...]:
    """A shape as integers; raises if it is none, or none that the parameter takes."""
    try:
        found = tuple([operator.index(one) for one in shape])  # type: ignore[arg-type]
    except TypeError:
        raise NativeError(f"{shown(shape)} is no shape of {parameter.text}") from None
    if found and not 0 <= min(found) <= max(found) < 1 << 63:
        raise NativeError(f"{shown(found)} is no shape of {parameter.text}")
    check_shape(found, parameter)
    return found


def _arrays_of_list(value: Sequence[object], parameter: Parameter) -> tuple[tuple[int, ...], list[Array]]:
    if not isinstance(value, SparseArrays) and DYNAMIC in parameter.shape:
        raise NativeError(f"{parameter.text} leaves its shape open: give pyopt.SparseArrays(shape, arrays)")
    shape = _checked_shape(value.shape, parameter) if isinstance(value, SparseArrays) else parameter.shape
    if len(value) != len(parameter.fields):
        names = ", ".join([field_name(one) for one in parameter.fields])
        raise NativeError(f"{len(value)} arrays are no {parameter.text}: it takes {names}")
    arrays = []
    for given, field in zip(value, parameter.fields, strict=True):
        try:
            arrays.append(checked_array(given, field.element, f"array of {field.kind}"))
        except NativeError as error:
            raise NativeError(f"{field_name(field)}: {error}") from None
    return shape, _used_parts(shape, arrays, arrays, parameter, "")


def _used_parts(
    shape: Sequence[int], own: Sequence[Array], arrays: Sequence[Array], parameter: Parameter, disorder: str
) -> list[Array]:
    """The arrays without what lies behind their last entry. What they contain is looked at the first time that a
    parameter is given the caller's own, as SciPy does.
    """
    known, lengths = (False, None) if parameter.looks_again else parameter.known.find(shape, own)
    if not known:
        lengths = used_lengths(shape, arrays, parameter, disorder)
        parameter.known.add(shape, own, lengths)
    if lengths is None:
        return list(arrays)
    return [
        array if array.size == length else array.reshape(-1)[:length]
        for array, length in zip(arrays, lengths, strict=True)
    ]


def _indices(value: object, field: Field) -> Array:
    """Positions or coordinates with the dtype of a field: as they are if they have it."""
    array = as_array(value, f"array of {field.kind}")
    dtype = dtype_of(field.element)
    if array.dtype == dtype:
        return array
    if array.dtype.kind not in "iu":
        raise NativeError(f"{field_name(field)} have the dtype {array.dtype}")
    if dtype.itemsize < array.itemsize and array.size:
        for found in (int(array.min()), int(array.max())):
            if not 0 <= found < 1 << 8 * dtype.itemsize:
                raise NativeError(f"{field_name(field)} do not fit into {8 * dtype.itemsize} bits: {found}")
    if array.dtype == f"u{dtype.itemsize}":
        return array.view(dtype)
    return array.astype(dtype)


def _arrays_of_scipy(value: Any, parameter: Parameter) -> tuple[tuple[int, ...], list[Array]]:
    wanted = scipy_format(parameter)
    name = type(value).__name__
    if not wanted:
        raise NativeError(f"a {name} is no {parameter.text}, a format that SciPy does not have: give a list of arrays")
    if str(value.format) != wanted:
        size = f"({parameter.levels[2].block}, {parameter.levels[3].block})" if wanted == "bsr" else ""
        raise NativeError(f"a {name} is no {parameter.text}: convert it by .to{wanted}({size})")
    fields = parameter.fields
    try:
        shape = value.shape
        data = as_array(value.data, parameter.text)
        own = [*value.coords] if wanted == "coo" else [value.indptr, value.indices]
        own = [as_array(one, f"array of {COORDINATES}") for one in own]
        block = tuple(value.blocksize) if wanted == "bsr" else ()
    except (AttributeError, TypeError, ValueError) as error:
        raise NativeError(f"the {name} is broken: {error}") from error
    shape = _checked_shape(shape if isinstance(shape, tuple) else (shape,), parameter)
    numbers = checked_array(data, parameter.element, parameter.text)
    if wanted == "bsr" and block != (parameter.levels[2].block, parameter.levels[3].block):
        raise NativeError(f"blocks of {shape_text(block)} are no {parameter.text}")
    if numbers.ndim != (3 if wanted == "bsr" else 1) or any(one.ndim != 1 for one in own):
        raise NativeError(f"the {name} is broken: its arrays have the wrong number of dimensions")
    disorder = f"the {name} is not sorted, or has entries twice: call .sum_duplicates() first"
    if wanted != "coo":
        arrays = [_indices(own[0], fields[0]), _indices(own[1], fields[1]), numbers]
        return shape, _used_parts(shape, [*own, data], arrays, parameter, disorder)
    rows, columns = own if len(own) == 2 else (own[0], own[0][:0])
    if len(rows) != len(columns):
        raise NativeError(f"the {name} is broken: it has {len(rows)} rows and {len(columns)} columns")
    if len(numbers) > len(rows):
        raise NativeError(f"the {name} is broken: it has {len(rows)} coordinates and {len(numbers)} values")
    positions = np.array([0, len(rows)], np.int64)
    arrays = [_indices(positions, fields[0]), _indices(rows, fields[1])]
    if len(fields) == 4:
        arrays += [_indices(columns, fields[2]), numbers]
    else:
        arrays = [arrays[0], np.stack([arrays[1], _indices(columns, fields[1])], axis=1).reshape(-1), numbers]
    return shape, _used_parts(shape, [rows, columns, data], arrays, parameter, disorder)


# Results.


def take_arrays(parameter: Parameter, results: Results) -> SparseArrays:
    """The arrays of a sparse result in slots, without what was kept in reserve, and its shape."""
    arrays = [results.array(field.element, field.rank) for field in parameter.fields]
    sizes = [results.integer() for _ in parameter.levels]
    lengths = [results.integer() for _ in parameter.fields]
    used = [array[:length] if array.ndim == 1 else array for array, length in zip(arrays, lengths, strict=True)]
    return SparseArrays(shape_of(parameter, sizes), used)


def take_sparse(parameter: Parameter, results: Results) -> object:
    """A sparse result in slots, as Python has it."""
    arrays = take_arrays(parameter, results)
    return sparse_of(parameter, arrays.shape, arrays)


def shape_of(parameter: Parameter, sizes: Sequence[int]) -> tuple[int, ...]:
    """The shape of a result whose levels have these extents."""
    shape = [0] * len(parameter.shape)
    for level, size in zip(parameter.levels, sizes, strict=True):
        if level.op == "":
            shape[level.dimension] = size
        elif level.op == "/":
            shape[level.dimension] = size * level.block
    return tuple([own if size == DYNAMIC else size for own, size in zip(shape, parameter.shape, strict=True)])


def sparse_of(parameter: Parameter, shape: tuple[int, ...], arrays: Sequence[Array]) -> object:
    """A SciPy array where SciPy has the format (and is installed), else the arrays, which have nothing in reserve."""
    maker = _maker_of(parameter)
    if maker is None:
        fields = parameter.fields
        return SparseArrays(shape, [_without_sign(one, field) for one, field in zip(arrays, fields, strict=True)])
    if maker.format == "coo":
        count = int(unsigned(arrays[0])[1])
        if len(arrays) == 4:
            rows, columns = arrays[1][:count], arrays[2][:count]
        else:
            rows, columns = arrays[1][: 2 * count : 2], arrays[1][1 : 2 * count : 2]
        return maker.make(shape, arrays[-1][:count], (_wide(rows), _wide(columns)))
    positions, coordinates, values = arrays
    count = unsigned(positions).item(-1) if len(positions) else 0
    if len(coordinates) != count:
        coordinates = coordinates[:count]
    if maker.format == "bsr":
        block = (parameter.levels[2].block, parameter.levels[3].block)
        values = values[: count * block[0] * block[1]].reshape(count, *block)
    elif len(values) != count:
        values = values[:count]
    return maker.make(shape, values, (_wide(coordinates), _wide(positions)))


def _maker_of(parameter: Parameter) -> MatrixMaker | None:
    """What makes SciPy's arrays of a result; None where SciPy does not have its format or element, or is not there."""
    if parameter.maker is None:
        format = scipy_format(parameter)
        if not format or parameter.element in ("bf16", "b8", "f16") or not has_scipy():
            return None
        parameter.maker = MatrixMaker(format)
    return parameter.maker


def _without_sign(array: Array, field: Field) -> Array:
    """The array of a field: narrow positions and coordinates as the unsigned numbers that they are."""
    return array if field.kind == VALUES or array.itemsize >= 4 else unsigned(array)


def _wide(array: Array) -> Array:
    """Narrow coordinates, which count from 0 without a sign, in 32 bits."""
    return array if array.itemsize >= 4 else unsigned(array).astype(np.int32)
