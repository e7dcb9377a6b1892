"""The text of attributes of ONNX, and of constants."""

from __future__ import annotations

import sys

import numpy as np
from onnx import AttributeProto, TensorProto, checker, external_data_helper, helper, numpy_helper

from pyopt.import_onnx.types import element_text, tensor_text
from pyopt.light import Any, Final

FEW: Final = 64
"""Constants with so many elements are written as numbers, and never elided: shapes may depend on them."""
_WHOLE: Final = ("b", "i", "u")
"""The kinds of NumPy types whose elements are integers."""


class ModelError(Exception):
    """The model cannot be imported; the message says why."""


def string(text: str) -> str:
    """A text in quotes."""
    made = []
    for byte in text.encode("utf-8", "surrogateescape"):
        one = chr(byte)
        made.append(one if 32 <= byte < 127 and one not in '"\\' else f"\\{byte:02X}")
    return f'"{"".join(made)}"'


def tensor_type(tensor: TensorProto) -> str:
    """The type of a constant."""
    element = element_text(tensor.data_type)
    if element is None:
        raise ModelError(f"constant '{tensor.name}' has elements of a type that MLIR does not have")
    return tensor_text([str(one) for one in tensor.dims], element)


def tensor_value(tensor: TensorProto, folder: str, elide: int | None) -> str:
    """An elements attribute. Constants with more elements than `elide` are left out; None leaves out none."""
    type = tensor_type(tensor)
    count = int(np.prod(tensor.dims, dtype=np.int64)) if tensor.dims else 1
    if elide is not None and count > max(elide, FEW):
        return f"dense_resource<__elided__> : {type}"
    if tensor.data_type == TensorProto.STRING:
        texts = [string(one.decode("utf-8", "surrogateescape")) for one in tensor.string_data]
        return f"dense<{_nested(texts, list(tensor.dims))}> : {type}"
    try:
        if external_data_helper.uses_external_data(tensor):
            external_data_helper.load_external_data_for_tensor(tensor, folder)
        array = numpy_helper.to_array(tensor)
    except (OSError, ValueError, TypeError, RuntimeError, checker.ValidationError) as error:
        why = str(error).strip().partition("\n")[0]
        raise ModelError(f"the elements of constant '{tensor.name}' cannot be read: {why}") from None
    if array.size != count:
        raise ModelError(f"constant '{tensor.name}' has {array.size} elements, but its shape has {count}")
    return f"{_dense(array, list(tensor.dims))} : {type}"


def _dense(array: np.ndarray[Any, Any], dims: list[int]) -> str:
    if array.size > FEW and array.dtype.kind in "iufc" and array.dtype.itemsize * 8 in (8, 16, 32, 64, 128):
        data = array if sys.byteorder == "little" else array.byteswap()
        return f'dense<"0x{np.ascontiguousarray(data).tobytes().hex().upper()}">'
    return f"dense<{_nested([_number(one, array) for one in array.reshape(-1)], dims)}>"


def _number(value: Any, array: np.ndarray[Any, Any]) -> str:
    if array.dtype.kind == "b":
        return "true" if value else "false"
    if array.dtype.kind in _WHOLE or "int" in array.dtype.name:
        return str(int(value))
    if array.dtype.kind == "c":
        return f"({_float(value.real)}, {_float(value.imag)})"
    return _float(float(value)) if np.isfinite(float(value)) else _bits(value, array)


def _float(value: float) -> str:
    return f"{value:.17e}"


def _bits(value: Any, array: np.ndarray[Any, Any]) -> str:
    """What is no number, by its bits."""
    return "0x" + np.asarray(value, array.dtype).tobytes()[:: 1 if sys.byteorder == "big" else -1].hex().upper()


def _nested(texts: list[str], dims: list[int]) -> str:
    """Elements in brackets for each dimension."""
    if not texts:
        return ""
    if not dims:
        return texts[0]
    step = len(texts) // dims[0]
    return "[" + ", ".join([_nested(texts[at : at + step], dims[1:]) for at in range(0, len(texts), step)]) + "]"


def attribute_text(attribute: AttributeProto, folder: str, elide: int | None) -> str | None:
    """An attribute as it stands in an op; None for one that MLIR has no text for."""
    kind = attribute.type
    if attribute.name == "to" and kind == AttributeProto.INT:
        return element_text(attribute.i)
    if kind == AttributeProto.TENSOR:
        return tensor_value(attribute.t, folder, elide)
    if kind == AttributeProto.INT:
        return f"{attribute.i} : si64"
    if kind == AttributeProto.FLOAT:
        return _single(attribute.f)
    if kind == AttributeProto.STRING:
        return string(attribute.s.decode("utf-8", "surrogateescape"))
    if kind == AttributeProto.INTS:
        return f"[{', '.join([str(one) for one in attribute.ints])}]"
    if kind == AttributeProto.FLOATS:
        return f"[{', '.join([_single(one) for one in attribute.floats])}]"
    if kind == AttributeProto.STRINGS:
        return f"[{', '.join([string(one.decode('utf-8', 'surrogateescape')) for one in attribute.strings])}]"
    return None


def _single(value: float) -> str:
    number = np.float32(value)
    if np.isfinite(number):
        return f"{float(number):.9e} : f32"
    return f"0x{int(number.view(np.uint32)):08X} : f32"


def graphs_of(attribute: AttributeProto) -> list[Any]:
    """The graphs that an attribute has."""
    if attribute.type == AttributeProto.GRAPH:
        return [attribute.g]
    return list(attribute.graphs) if attribute.type == AttributeProto.GRAPHS else []


def integer_attribute(attributes: Any, name: str, default: int) -> int:
    """The number that an attribute has, or the default."""
    for one in attributes:
        if one.name == name:
            return int(helper.get_attribute_value(one))
    return default
