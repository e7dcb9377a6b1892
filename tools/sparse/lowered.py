"""Programs that passes have brought to the llvm dialect, run in the interpreter: arrays in and out as descriptors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from pyopt.interpreter import RunError, parse
from pyopt.interpreter.api import error_text, find_function
from pyopt.interpreter.convert import value_of_array
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.execution import execute
from pyopt.interpreter.heap import check_leaks
from pyopt.interpreter.machine import Machine, Options
from pyopt.interpreter.numbers import array_dtype
from pyopt.interpreter.runtime.pointers import elements_behind
from pyopt.interpreter.signatures import signature_of
from pyopt.interpreter.values import Buffer, Pointer, row_major_strides
from pyopt.ir.types import ShapedType
from tools.sparse.check import first_line
from tools.sparse.transform import CLONES, DEALLOCATION, LIBRARY_PIPELINE, LLVM, PIPELINE, SPECIFIER, transform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.api import Program
    from pyopt.interpreter.numbers import Array
    from pyopt.ir.types import Type

WAYS: Final[dict[str, tuple[str, ...]]] = {
    "sparsifier": ("--linalg-generalize-named-ops", "--sparsifier"),
    "sparsifier-direct": ("--linalg-generalize-named-ops", "--sparsifier=enable-runtime-library=false"),
    "sparsifier-vectors": ("--linalg-generalize-named-ops", "--sparsifier=enable-runtime-library=false vl=4"),
    "deallocated": (*PIPELINE, *DEALLOCATION, *SPECIFIER, *CLONES, *LLVM),
    "library-deallocated": (*LIBRARY_PIPELINE, *DEALLOCATION, *CLONES, *LLVM),
}
"""Name -> passes that end in the llvm dialect."""


class Lowered(NamedTuple):
    """A program, whose functions have the types that its descriptors stand for, and what became of it."""

    before: Program
    after: Program


def lower(text: str, stages: Sequence[str]) -> Lowered:
    """The program behind passes; raises RunError if they refuse it, or leave anything but the llvm dialect."""
    outcome = transform(text, list(stages), "pyopt")
    if outcome.crashed or outcome.code:
        raise RunError(first_line(outcome.errors))
    after = parse(outcome.text)
    for op in after.module.walk():
        if not op.info.name.startswith(("llvm.", "builtin.module")):
            raise RunError(f"'{op.info.name}' is left")
    return Lowered(parse(text), after)


def run_lowered(program: Lowered, name: str, *arguments: object, options: Options | None = None) -> list[Array]:
    """The results of a function whose tensors and memrefs have become descriptors."""
    source, function = find_function(program.before.module, name), find_function(program.after.module, name)
    assert source is not None and function is not None
    type = signature_of(source)
    assert type is not None
    machine = Machine(program.after.module, options or Options())
    values: list[object] = []
    for argument, one in zip(arguments, type.inputs, strict=True):
        values.extend(
            _descriptor(np.asarray(argument)) if isinstance(one, ShapedType) else [value_of_array(argument, one)]
        )
    try:
        found = execute(machine, function, values)
        parts = found if len(type.results) < 2 else found[0]
        assert isinstance(parts, tuple)
        made = [_array(value, one) for value, one in zip(parts, type.results, strict=True)]
        check_leaks(machine.heap, found)
    except ExecutionError as error:
        raise RunError(error_text(error, program.after.context)) from None
    return made


def _descriptor(array: Array) -> list[object]:
    buffer = Buffer(np.array(array, order="C").reshape(-1))
    return [Pointer(buffer), Pointer(buffer), 0, *array.shape, *row_major_strides(array.shape)]


def _array(value: object, type: Type) -> Array:
    """A result as an array."""
    if not isinstance(type, ShapedType):
        return np.asarray(value)
    assert isinstance(value, tuple) and type.shape is not None
    aligned, offset = value[1], value[2]
    sizes, strides = (value[3], value[4]) if len(value) == 5 else ((), ())
    dtype = array_dtype(type.element_type)
    if 0 in sizes:
        return np.zeros(sizes, dtype)
    elements = elements_behind(aligned, dtype)[offset:]
    steps = [stride * dtype.itemsize for stride in strides]
    last = sum([(size - 1) * stride for size, stride in zip(sizes, strides, strict=True)])
    assert last < len(elements)
    return np.lib.stride_tricks.as_strided(elements, sizes, steps).copy()
