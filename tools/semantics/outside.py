"""The world outside of a program: what unregistered ops do, and functions without a body.

It is unknown, so passes must leave it as it is: what they are called with, and in which order, is part of what a
program does (the order is not where they are called for each point of a structured op). They give what they like, here
always the same at the n-th call, and write to no memory.
"""

from __future__ import annotations

import zlib
from collections import Counter

import numpy as np

from pyopt.dialects.linalg.structure import is_structured
from pyopt.dialects.llvm.types import LLVMStructType
from pyopt.interpreter.convert import array_of_value
from pyopt.interpreter.dialects.sparse_tensor.insertion import Specifier
from pyopt.interpreter.errors import ExecutionError, unsupported
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.runtime.lookup import MODULES, PRINTING
from pyopt.interpreter.values import MemRef, Poison, Unrealized
from pyopt.ir.attributes import function_type_of
from pyopt.ir.core import Operation
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import DYNAMIC, FunctionType, ShapedType, Type
from tools.semantics.inputs import NoInput, Token, inputs_of

ARRAYS = ("@sparsePositions", "@sparseCoordinates", "@sparseValues")
"""Functions of the library whose results are known once it is known what made the tensor."""
KINDS = 12
"""As many different results one op gives."""


def snapshot(value: object, type: Type) -> Array | None:
    """The value as an array, None for poison; those of a dialect's own types that have no arrays as their text."""
    if isinstance(value, Poison) or (isinstance(value, MemRef) and value.buffer.freed):
        return None
    if isinstance(value, Operation):
        return np.array(text_of(value))
    if isinstance(value, Unrealized) and any(isinstance(one, LLVMStructType) for one in value.types):
        raise unsupported("stands for what a descriptor describes")
    try:
        return array_of_value(value, type)
    except (TypeError, ValueError, ExecutionError):
        return np.array(text_of(value))


def text_of(value: object) -> str:
    """Something that has no array: numbers of a storage, and what casts stand for."""
    if isinstance(value, Specifier):
        return str(sorted([(field, number) for field, number in value.fields.items() if number]))
    if isinstance(value, Unrealized):
        parts = [str(snapshot(one, type)) for one, type in zip(value.values, value.types, strict=True)]
        return f"{value.place} of {parts}"
    if isinstance(value, Operation):
        # A function is its name: the op may be another one, in another module.
        return f"@{symbol_name(value)}" if "sym_name" in value.attributes else f"a {value.info.name}"
    return str(value) if isinstance(value, Token) else type(value).__name__


class Outside:
    """The external calls of one run. `any_shape`: unknown extents of a result's shape may be anything; passes that know
    shape functions know better."""

    def __init__(self, any_shape: bool) -> None:
        self.any_shape = any_shape
        self.calls: list[list[Array | None]] = []
        self.unordered: list[list[Array | None]] = []
        self.counts: Counter[str] = Counter()

    def __call__(self, op: Operation, operands: tuple[object, ...]) -> tuple[object, ...]:
        """Notes a call; gives the results."""
        name, type = signature_of(op)
        if MODULES.get(name[1:]) == PRINTING and not type.results:
            return ()  # what vector.print prints is not looked at either
        if name.startswith(ARRAYS):
            raise unsupported("gives arrays of a sparse tensor's storage")
        for one in type.results:
            open_shape = isinstance(one, ShapedType) and (one.shape is None or DYNAMIC in one.shape)
            if open_shape and not self.any_shape:
                raise unsupported("gives values of unknown shapes")
        call: list[Array | None] = [np.array(f"{name}, {len(operands)} operands")]
        call += [snapshot(value, one) for value, one in zip(operands, type.inputs, strict=True)]
        (self.unordered if is_in_structured_op(op) else self.calls).append(call)
        number = (zlib.crc32(name.encode()) + self.counts[name]) % KINDS
        self.counts[name] += 1
        try:
            results = inputs_of(type.results, number)
        except NoInput as error:
            raise unsupported(str(error)) from None
        poison = next((one for one in operands if isinstance(one, Poison)), None)
        return tuple(results) if poison is None else (poison,) * len(results)

    def observed(self) -> list[Array | None]:
        """All calls: names, each followed by the operands as they were."""
        calls = self.calls + sorted(self.unordered, key=str)
        return [one for call in calls for one in call]


def is_in_structured_op(op: Operation) -> bool:
    """It runs once for each of the points of an op that does not say in which order they come."""
    around = op.parent_op()
    while around is not None and not is_structured(around):
        around = around.parent_op()
    return around is not None


def signature_of(op: Operation) -> tuple[str, FunctionType]:
    """The name of an op or function, and its types."""
    type = function_type_of(op.attributes.get("function_type"))
    if type is not None:
        return f"@{symbol_name(op)}", type
    types = [tuple([value.type for value in values]) for values in (op.operands, op.results)]
    return op.info.name, FunctionType.get(types[0], types[1])
