"""Kernels of ops whose declarations say what they compute (`OpInfo.evaluate`): those of plug-ins."""

from __future__ import annotations

from pyopt.interpreter.convert import type_text, value_of_array
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.numbers import is_integer
from pyopt.interpreter.values import MemRef, Poison
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import TERMINATOR
from pyopt.ir.types import ComplexType, FloatType, MemRefType, TensorType, Type, VectorType
from pyopt.light import Callable


def kernel_of(op: Operation) -> Callable[..., object]:
    """The kernel of an op with `evaluate`, within a check of the values that it gives."""
    evaluate = op.info.evaluate
    assert evaluate is not None
    types = [result.type for result in op.results]
    if op.info.traits & TERMINATOR:
        return evaluate

    def run(*operands: object) -> object:
        found = evaluate(*operands)
        if len(types) == 1:
            return _fitting(found, types[0])
        values = () if found is None else found if isinstance(found, (tuple, list)) else (found,)
        if len(values) != len(types):
            raise ExecutionError(f"evaluate gives {len(values)} values, and the op has {len(types)} results")
        return tuple([_fitting(one, type) for one, type in zip(values, types, strict=True)])

    return run


def _fitting(value: object, type: Type) -> object:
    """The value as the interpreter holds those of the type; raises if it is none."""
    if value is None:
        raise ExecutionError(f"evaluate gives None for a result of type {type_text(type)}")
    number = is_integer(type) or isinstance(type, (FloatType, ComplexType))
    array = isinstance(type, VectorType) or (isinstance(type, TensorType) and type.encoding is None)
    if isinstance(value, (Poison, MemRef)) or not (number or array or isinstance(type, MemRefType)):
        return value
    try:
        return value_of_array(value, type)
    except ExecutionError as error:
        raise ExecutionError(f"evaluate gives what does not fit: {error.message}") from None
    except Exception:
        text = f"evaluate gives {value.__class__.__name__} for a result of type {type_text(type)}"
        raise ExecutionError(text) from None
