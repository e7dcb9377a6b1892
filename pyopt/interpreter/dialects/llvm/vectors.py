"""Vectors of the llvm dialect: elements, shuffles, reductions, and memory under masks.

Elements that were not written yet are junk, not poison: an array is poison as a whole or not at all.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from pyopt.interpreter.combining import combiner
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.llvm.layout import TypeLayout, layout_of, zero_value
from pyopt.interpreter.elements import as_value, typed, vector_shape
from pyopt.interpreter.elementwise import within_flags
from pyopt.interpreter.machine import Machine, junk_of
from pyopt.interpreter.numbers import Array, array_dtype, is_native, reader, width_of
from pyopt.interpreter.runtime.pointers import memory_at, moved
from pyopt.interpreter.values import Poison
from pyopt.ir.attributes import DenseArrayAttr, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import Type, VectorType
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel

    Address = Callable[[object, int, int, int], object]


def vector_type(type: Type) -> VectorType:
    """A vector's type, as such."""
    assert isinstance(type, VectorType)
    return type


def fresh_vector(type: Type, machine: Machine) -> Array:
    """A vector whose elements are to be set."""
    return cast("Array", zero_value(type, machine))


def evaluate_insertelement(op: Operation, compiler: Compiler) -> Kernel:
    machine, type = compiler.machine, op.results[0].type
    poison = compiler.poison(op, "there is no element at this position")
    mask = (1 << width_of(op.operands[2].type)) - 1

    def insert(vector: object, value: object, position: int) -> object:
        made = fresh_vector(type, machine)
        if not isinstance(vector, Poison):
            made[...] = vector
        at = position & mask
        if at >= len(made):
            return made if poison is None else poison
        if isinstance(value, Poison):
            return value
        made[at] = value
        return made

    return insert


def evaluate_extractelement(op: Operation, compiler: Compiler) -> Kernel:
    type = vector_type(op.operands[0].type)
    poison = compiler.poison(op, "there is no element at this position")
    read = reader(type.element_type)
    mask = (1 << width_of(op.operands[1].type)) - 1

    def extract(vector: Array, position: int) -> object:
        at = position & mask
        if at >= len(vector):
            return read(vector, (0,)) if poison is None else poison
        return read(vector, (at,))

    return extract


def evaluate_shufflevector(op: Operation, compiler: Compiler) -> Kernel:
    mask = op.attributes["mask"]
    assert isinstance(mask, DenseArrayAttr)
    machine, type, operand = compiler.machine, vector_type(op.results[0].type), vector_type(op.operands[0].type)
    length = vector_shape(operand, machine)[0]
    places = np.array([max(int(one), 0) for one in mask.values], np.int64)
    if True in type.scalable:
        places = np.zeros(vector_shape(type, compiler.machine)[0], np.int64)
    unknown = np.zeros(len(places), bool)
    unknown[: len(mask.values)] = [one < 0 for one in mask.values][: len(places)]
    anything = junk_of(operand.element_type, machine.options.junk)
    looks_at_first, looks_at_second = bool((places < length).any()), bool((places >= length).any())

    def shuffle(first: object, second: object) -> object:
        if isinstance(first, Poison):
            if not looks_at_second:
                return first
            first = fresh_vector(operand, machine)
        if isinstance(second, Poison):
            if not looks_at_first:
                return second
            second = fresh_vector(operand, machine)
        found = np.concatenate([cast("Array", first), cast("Array", second)])[places]
        found[unknown] = anything
        return found

    return shuffle


def evaluate_stepvector(op: Operation, compiler: Compiler) -> Kernel:
    type = vector_type(op.results[0].type)
    dtype = array_dtype(type.element_type)
    count = vector_shape(type, compiler.machine)[0]
    return lambda: np.arange(count).astype(dtype)


def evaluate_vscale(op: Operation, compiler: Compiler) -> Kernel:
    factor = compiler.machine.options.vscale
    return lambda: factor


def evaluate_lane_mask(op: Operation, compiler: Compiler) -> Kernel:
    """base + i < n, unsigned and without wrapping around."""
    count = vector_shape(vector_type(op.results[0].type), compiler.machine)[0]
    mask = (1 << width_of(op.operands[0].type)) - 1
    return lambda base, end: np.array([(base & mask) + lane < (end & mask) for lane in range(count)], np.bool_)


def _position(op: Operation) -> int:
    found = op.attributes["pos"]
    assert isinstance(found, IntegerAttr)
    return found.value


def evaluate_insert(op: Operation, compiler: Compiler) -> Kernel:
    """A vector in a place of a longer one."""
    at, machine, type = _position(op), compiler.machine, op.results[0].type

    def insert(vector: object, part: Array) -> Array:
        made = fresh_vector(type, machine)
        if not isinstance(vector, Poison):
            made[...] = vector
        made[at : at + len(part)] = part
        return made

    return insert


def evaluate_extract(op: Operation, compiler: Compiler) -> Kernel:
    at = _position(op)
    count = vector_shape(vector_type(op.results[0].type), compiler.machine)[0]
    return lambda vector: vector[at : at + count]


def evaluate_interleave(op: Operation, compiler: Compiler) -> Kernel:
    return lambda one, other: np.stack([one, other], axis=1).reshape(-1)


def evaluate_deinterleave(op: Operation, compiler: Compiler) -> Kernel:
    return lambda vector: (vector[::2], vector[1::2])


# Reductions.


def reduction(kind: str) -> Evaluator:
    """The elements in order; those of floats may begin with a start."""

    def evaluate(op: Operation, compiler: Compiler) -> Compiled:
        type = vector_type(op.operands[-1].type).element_type
        combine = combiner(kind, type)

        def reduce(*operands: object) -> object:
            elements = cast("Array", operands[-1])
            found = typed(operands[0] if len(operands) == 2 else elements[0], type)
            for one in elements if len(operands) == 2 else elements[1:]:
                found = combine(found, typed(one, type))
            return as_value(found, type)

        return within_flags(op, compiler, reduce)

    return evaluate


# Memory under masks: only elements whose bit is set are touched. Where an element lies follows from the address or
# addresses that are given, its place among those that the mask has, its number in the vector, and the stride.


def _in_its_place(pointer: object, place: int, number: int, stride: int) -> object:
    return moved(pointer, number * stride)


def _behind_the_last(pointer: object, place: int, number: int, stride: int) -> object:
    return moved(pointer, place * stride)


def _at_its_address(pointers: object, place: int, number: int, stride: int) -> object:
    return cast("Array", pointers)[number]


def read_marked(made: Array, mask: Array, element: TypeLayout, address: Callable[[int, int], object]) -> Array:
    """The vector with those elements read that the mask has; `address`: of an element's place and number."""
    for place, number in enumerate(np.flatnonzero(mask).tolist()):
        memory, at = memory_at(address(place, number), element.size)
        made[number] = element.read(memory, at)
    return made


def write_marked(
    value: Array, mask: Array, element: TypeLayout, take: Kernel, address: Callable[[int, int], object]
) -> None:
    """Writes those elements of a vector that the mask has; `take` gives one."""
    for place, number in enumerate(np.flatnonzero(mask).tolist()):
        memory, at = memory_at(address(place, number), element.size, writes=True)
        element.write(memory, at, take(value, (number,)))


def loading(where: Address) -> Evaluator:
    """A load of the elements that the mask has; the others are those of the last operand, if there is one."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        machine, type = compiler.machine, vector_type(op.results[0].type)
        element = layout_of(type.element_type, machine)
        whole = layout_of(type, machine) if where is _in_its_place and is_native(type.element_type) else None

        def load(base: object, mask: Array, *instead: object) -> Array:
            if whole is not None and mask.all():
                memory, at = memory_at(base, whole.size)
                return cast("Array", whole.read(memory, at))
            made = fresh_vector(type, machine)
            if instead and not isinstance(instead[0], Poison):
                made[...] = instead[0]
            return read_marked(made, mask, element, lambda place, number: where(base, place, number, element.stride))

        return load

    return evaluate


def storing(where: Address) -> Evaluator:
    """A store of the elements that the mask has."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        element_type = vector_type(op.operands[0].type).element_type
        element, take = layout_of(element_type, compiler.machine), reader(element_type)

        def store(value: Array, base: object, mask: Array) -> None:
            write_marked(value, mask, element, take, lambda place, number: where(base, place, number, element.stride))

        return store

    return evaluate


REDUCTIONS: Final = {
    "add": "add", "and": "and", "fadd": "add", "fmax": "maxnumf", "fmaximum": "maximumf", "fmin": "minnumf",
    "fminimum": "minimumf", "fmul": "mul", "mul": "mul", "or": "or", "smax": "maxsi", "smin": "minsi", "umax": "maxui",
    "umin": "minui", "xor": "xor",
}  # fmt: skip
VECTORS: Final[dict[str, Evaluator]] = {
    **{f"llvm.intr.vector.reduce.{name}": reduction(kind) for name, kind in REDUCTIONS.items()},
    "llvm.extractelement": evaluate_extractelement,
    "llvm.insertelement": evaluate_insertelement,
    "llvm.intr.get.active.lane.mask": evaluate_lane_mask,
    "llvm.intr.masked.compressstore": storing(_behind_the_last),
    "llvm.intr.masked.expandload": loading(_behind_the_last),
    "llvm.intr.masked.gather": loading(_at_its_address),
    "llvm.intr.masked.load": loading(_in_its_place),
    "llvm.intr.masked.scatter": storing(_at_its_address),
    "llvm.intr.masked.store": storing(_in_its_place),
    "llvm.intr.stepvector": evaluate_stepvector,
    "llvm.intr.vector.deinterleave2": evaluate_deinterleave,
    "llvm.intr.vector.extract": evaluate_extract,
    "llvm.intr.vector.insert": evaluate_insert,
    "llvm.intr.vector.interleave2": evaluate_interleave,
    "llvm.intr.vscale": evaluate_vscale,
    "llvm.shufflevector": evaluate_shufflevector,
}
