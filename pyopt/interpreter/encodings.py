"""Tensors with an encoding for evaluators that know arrays only: the dialect of the encoding converts them."""

from __future__ import annotations

from pyopt.interpreter.compiler import Compiler, ConstantResult, Framed
from pyopt.interpreter.convert import array_of_value, value_of_array
from pyopt.interpreter.values import Poison
from pyopt.ir.core import Operation
from pyopt.ir.types import TensorType, Type
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel


def _encoded(type: Type) -> bool:
    return isinstance(type, TensorType) and type.encoding is not None


def with_encodings(evaluate: Evaluator) -> Evaluator:
    """The evaluator for tensors of every encoding, from one that takes and gives arrays."""

    def evaluate_any(op: Operation, compiler: Compiler) -> Compiled:
        compiled = evaluate(op, compiler)
        inputs = [_encoded(operand.type) for operand in op.operands]
        outputs = [_encoded(result.type) for result in op.results]
        if not any(inputs) and not any(outputs):
            return compiled
        if isinstance(compiled, ConstantResult):
            return ConstantResult(_encode(op, compiled.value))
        if isinstance(compiled, Framed):
            framed = compiled.kernel

            def in_frame(frame: Frame, *operands: object) -> object:
                return _encode(op, framed(frame, *_decoded(op, operands)))

            return Framed(in_frame)
        kernel: Kernel = compiled
        return lambda *operands: _encode(op, kernel(*_decoded(op, operands)))

    return evaluate_any


def _decoded(op: Operation, operands: tuple[object, ...]) -> list[object]:
    return [without_encoding(value, operand.type) for value, operand in zip(operands, op.operands, strict=True)]


def _encode(op: Operation, given: object) -> object:
    """The kernel's results, in their encodings."""
    if len(op.results) == 1:
        return with_encoding(given, op.results[0].type)
    if not isinstance(given, (tuple, list)):
        return given
    return tuple([with_encoding(value, result.type) for value, result in zip(given, op.results, strict=True)])


def without_encoding(value: object, type: Type) -> object:
    """The array of a tensor with an encoding; all else as it is."""
    return value if not _encoded(type) or isinstance(value, Poison) else array_of_value(value, type)


def with_encoding(value: object, type: Type) -> object:
    """The tensor with the type's encoding, if it has one, from an array; all else as it is."""
    return value if not _encoded(type) or isinstance(value, Poison) else value_of_array(value, type)
