"""Vector predication: ops on those elements of vectors whose bit is set in a mask and that are among the first `evl`.

The other elements of a result are junk: an array is poison as a whole or not at all.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from pyopt.interpreter.combining import combiner
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.llvm.arithmetic import ARITHMETIC
from pyopt.interpreter.dialects.llvm.functions import stand_in
from pyopt.interpreter.dialects.llvm.layout import layout_of
from pyopt.interpreter.dialects.llvm.memory import MEMORY
from pyopt.interpreter.dialects.llvm.vectors import REDUCTIONS, fresh_vector, read_marked, vector_type, write_marked
from pyopt.interpreter.elements import as_value, typed
from pyopt.interpreter.elementwise import within_flags
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.machine import junk_of
from pyopt.interpreter.numbers import WIDE, Array, reader
from pyopt.interpreter.runtime.pointers import moved
from pyopt.ir import floats
from pyopt.ir.core import Operation
from pyopt.ir.types import FloatType, VectorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel

_OPS: Final = (
    "add sub mul sdiv udiv srem urem ashr lshr shl or and xor fadd fsub fmul fdiv frem fneg trunc zext sext uitofp "
    "sitofp fptrunc fpext fptoui fptosi inttoptr ptrtoint"
)
_INTRINSICS: Final = "smax smin umax umin fmuladd fma"


_NO_REDUCTIONS: Final = ("fmaximum", "fminimum")
_SHIFTS: Final = ("llvm.ashr", "llvm.lshr", "llvm.shl")


def _number(type: VectorType, number: int) -> object:
    """A small number as an element of a vector."""
    element = type.element_type
    return floats.from_int(number, element) if isinstance(element, FloatType) and element in WIDE else number


def _chosen(mask: Array, length: int) -> Array:
    """The elements that count; there may be none behind the vector's end."""
    count = length & 0xFFFFFFFF
    if count > len(mask):
        raise undefined(f"the length {count} is larger than the vector's {len(mask)}")
    return mask.astype(np.bool_) & (np.arange(len(mask)) < count)


def elementwise_of(name: str, evaluator: Evaluator) -> Evaluator:
    """The op of that name, on the elements that count; the others are computed of 0 and 1, of which none is wrong."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        count = len(op.operands) - 2
        compiled = evaluator(stand_in(op, name, [one.type for one in op.operands[:count]]), compiler)
        assert callable(compiled)
        kernel, type = compiled, vector_type(op.results[0].type)
        other = 0 if name in _SHIFTS else 1
        harmless = [_number(vector_type(one.type), other if at else 0) for at, one in enumerate(op.operands[:count])]
        junk = junk_of(type.element_type, compiler.machine.options.junk)

        def compute(*operands: object) -> object:
            which = _chosen(cast("Array", operands[-2]), cast("int", operands[-1]))
            given = []
            for value, instead in zip(operands[:-2], harmless, strict=True):
                array = np.array(value)
                array[~which] = instead
                given.append(array)
            found = kernel(*given)
            if not isinstance(found, np.ndarray):
                return found
            made = found.copy()
            made[~which] = junk
            return made

        return compute

    return evaluate


def reduction_of(kind: str) -> Evaluator:
    """The start, combined with the elements that count, in order."""

    def evaluate(op: Operation, compiler: Compiler) -> Compiled:
        type = vector_type(op.operands[1].type).element_type
        combine = combiner(kind, type)

        def reduce(start: object, elements: Array, mask: Array, length: int) -> object:
            found = typed(start, type)
            for one in elements[_chosen(mask, length)]:
                found = combine(found, typed(one, type))
            return as_value(found, type)

        return within_flags(op, compiler, reduce)

    return evaluate


def evaluate_select(op: Operation, compiler: Compiler) -> Kernel:
    """One or the other, of the first elements; the rest is junk."""
    junk = junk_of(vector_type(op.results[0].type).element_type, compiler.machine.options.junk)

    def select(mask: Array, one: Array, other: Array, length: int) -> Array:
        found = np.where(mask.astype(np.bool_), one, other)
        found[~_chosen(np.ones(len(mask), np.bool_), length)] = junk
        return found

    return select


def evaluate_merge(op: Operation, compiler: Compiler) -> Kernel:
    """The first where the mask says so, of the first elements; else the second."""
    return lambda mask, one, other, length: np.where(_chosen(mask, length), one, other)


# Memory.


def loading(strided: bool) -> Evaluator:
    """A load of the elements that count, one behind the other or so many bytes apart."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        machine, type = compiler.machine, vector_type(op.results[0].type)
        element = layout_of(type.element_type, machine)

        def load(base: object, *others: object) -> Array:
            stride = cast("int", others[0]) if strided else element.stride
            which = _chosen(cast("Array", others[-2]), cast("int", others[-1]))
            made = fresh_vector(type, machine)
            return read_marked(made, which, element, lambda place, number: moved(base, number * stride))

        return load

    return evaluate


def storing(strided: bool) -> Evaluator:
    """A store of the elements that count."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        element_type = vector_type(op.operands[0].type).element_type
        element, take = layout_of(element_type, compiler.machine), reader(element_type)

        def store(value: Array, base: object, *others: object) -> None:
            stride = cast("int", others[0]) if strided else element.stride
            which = _chosen(cast("Array", others[-2]), cast("int", others[-1]))
            write_marked(value, which, element, take, lambda place, number: moved(base, number * stride))

        return store

    return evaluate


_UNMASKED: Final[dict[str, Evaluator]] = ARITHMETIC | MEMORY
PREDICATED: Final[dict[str, Evaluator]] = {
    **{f"llvm.intr.vp.{name}": elementwise_of(f"llvm.{name}", _UNMASKED[f"llvm.{name}"]) for name in _OPS.split()},
    **{
        f"llvm.intr.vp.{name}": elementwise_of(f"llvm.intr.{name}", _UNMASKED[f"llvm.intr.{name}"])
        for name in _INTRINSICS.split()
    },
    **{f"llvm.intr.vp.reduce.{one}": reduction_of(REDUCTIONS[one]) for one in REDUCTIONS if one not in _NO_REDUCTIONS},
    "llvm.intr.experimental.vp.strided.load": loading(True),
    "llvm.intr.experimental.vp.strided.store": storing(True),
    "llvm.intr.vp.load": loading(False),
    "llvm.intr.vp.merge": evaluate_merge,
    "llvm.intr.vp.select": evaluate_select,
    "llvm.intr.vp.store": storing(False),
}
