"""The element types of ONNX in MLIR."""

from __future__ import annotations

from onnx import TensorProto, TypeProto

from pyopt.light import Any, Final

ELEMENTS: Final[dict[int, str]] = {
    TensorProto.FLOAT: "f32", TensorProto.DOUBLE: "f64", TensorProto.FLOAT16: "f16", TensorProto.BFLOAT16: "bf16",
    TensorProto.BOOL: "i1", TensorProto.INT4: "i4", TensorProto.INT8: "i8", TensorProto.INT16: "i16",
    TensorProto.INT32: "i32", TensorProto.INT64: "i64", TensorProto.UINT4: "ui4", TensorProto.UINT8: "ui8",
    TensorProto.UINT16: "ui16", TensorProto.UINT32: "ui32", TensorProto.UINT64: "ui64",
    TensorProto.COMPLEX64: "complex<f32>", TensorProto.COMPLEX128: "complex<f64>", TensorProto.STRING: "!onnx.String",
    TensorProto.FLOAT8E4M3FN: "f8E4M3FN", TensorProto.FLOAT8E4M3FNUZ: "f8E4M3FNUZ", TensorProto.FLOAT8E5M2: "f8E5M2",
    TensorProto.FLOAT8E5M2FNUZ: "f8E5M2FNUZ",
}  # fmt: skip
"""By the numbers of TensorProto.DataType."""
UNKNOWN: Final = "!onnx.Unknown"
"""The type of a value of which not even the element type is known."""
NONE: Final = "none"


def element_text(number: int) -> str | None:
    """The element type; None for one that MLIR does not have."""
    return ELEMENTS.get(number)


def tensor_text(dims: list[str] | None, element: str) -> str:
    """A tensor type; without dims not even the rank is known."""
    return f"tensor<{'*x' if dims is None else ''.join([f'{one}x' for one in dims])}{element}>"


def type_text(type: TypeProto | None, ranked: bool) -> str:
    """The type of a value; with its shape if it is `ranked`, else only with the element type."""
    if type is None:
        return UNKNOWN
    kind = type.WhichOneof("value")
    if kind == "optional_type":
        return f"!onnx.Opt<{type_text(type.optional_type.elem_type, ranked)}>"
    if kind == "sequence_type":
        return f"!onnx.Seq<{type_text(type.sequence_type.elem_type, ranked)}>"
    if kind != "tensor_type":
        return UNKNOWN
    element = element_text(type.tensor_type.elem_type)
    if element is None:
        return UNKNOWN
    dims = dims_of(type.tensor_type) if ranked else None
    return tensor_text(None if dims is None else [_extent(one) for one in dims], element)


def dims_of(tensor: Any) -> list[Any] | None:
    """The dimensions of a tensor type; None without a rank."""
    return list(tensor.shape.dim) if tensor.HasField("shape") else None


def _extent(dim: Any) -> str:
    return str(dim.dim_value) if dim.HasField("dim_value") and dim.dim_value >= 0 else "?"
