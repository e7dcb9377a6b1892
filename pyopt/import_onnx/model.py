"""A model from a file: with the element types of its values, and its functions inlined."""

from __future__ import annotations

from pathlib import Path

import onnx
from google.protobuf.message import DecodeError, EncodeError
from onnx import ModelProto, checker, inliner, shape_inference

from pyopt.import_onnx.attributes import FEW, ModelError
from pyopt.import_onnx.graph import ModelText
from pyopt.import_onnx.valid import check_names
from pyopt.light import Any, Final

__all__ = ["ModelError", "text_of_file", "text_of_model"]

FAILURES: Final = (RuntimeError, ValueError, EncodeError)
"""What onnx raises where it cannot do something with a model."""


def text_of_file(path: str, elide: bool) -> str:
    """The module for a model in a file. ModelError says what is wrong."""
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError as error:
        raise ModelError(f"it cannot be read: {error.strerror or error}") from None
    try:
        model = onnx.load_model_from_string(data)
    except (DecodeError, ValueError, RuntimeError) as error:
        raise ModelError(f"it is no ONNX model: {_first_line(error)}") from None
    _check_texts(model)
    if not model.HasField("graph"):
        raise ModelError("it is no ONNX model: it has no graph")
    return text_of_model(model, str(Path(path).parent), FEW if elide else None)


def _check_texts(message: Any) -> None:
    """Names must be texts: those of a damaged file are bytes."""
    work = [message]
    while work:
        for field, found in work.pop().ListFields():
            is_one = isinstance(found, (bool, bytes, float, int, str)) or hasattr(found, "ListFields")
            for one in (found,) if is_one else found:
                if field.message_type is not None:
                    work.append(one)
                elif field.type == field.TYPE_STRING and not isinstance(one, str):
                    raise ModelError(f"it is no ONNX model: a {field.name} is no text")


def text_of_model(model: ModelProto, folder: str = ".", elide: int | None = None) -> str:
    """The module for a model whose external data is in `folder`; without constants larger than `elide`."""
    if model.functions:
        try:
            model = inliner.inline_local_functions(model)
        except (*FAILURES, shape_inference.InferenceError) as error:
            raise ModelError(f"its functions cannot be inlined: {_first_line(error)}") from None
    check_names(model.graph)
    return ModelText(_with_types(model), folder, elide).text()


def _with_types(model: ModelProto) -> ModelProto:
    """The model with the types that follow from those of its inputs, as far as ONNX finds them."""
    shell = ModelProto()
    shell.CopyFrom(model)
    # The elements of large constants are nothing to types, and messages have a limit.
    for tensor in shell.graph.initializer:
        if sum([len(tensor.raw_data), 4 * len(tensor.float_data)]) > 1024:
            tensor.ClearField("raw_data")
            tensor.ClearField("float_data")
    try:
        typed = shape_inference.infer_shapes(shell)
    except (*FAILURES, shape_inference.InferenceError, checker.ValidationError):
        # Types that are not known are written as such.
        return model
    return _merged(model, typed)


def _merged(model: ModelProto, typed: ModelProto) -> ModelProto:
    """The types of one in the other, those in subgraphs too."""
    found = ModelProto()
    found.CopyFrom(model)
    work = [(found.graph, typed.graph)]
    while work:
        mine, other = work.pop()
        known = {one.name for one in mine.value_info if one.HasField("type")}
        mine.value_info.extend([one for one in other.value_info if one.name not in known])
        inferred = {one.name: one for one in other.output}
        for one in mine.output:
            if not one.HasField("type") and one.name in inferred:
                one.type.CopyFrom(inferred[one.name].type)
        for node, same in zip(mine.node, other.node, strict=False):
            for attribute, twin in zip(node.attribute, same.attribute, strict=False):
                if attribute.HasField("g"):
                    work.append((attribute.g, twin.g))
    return found


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__
