"""A function that calls a kernel on its inputs and prints its results, for native runs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import numpy as np

from tools.sparse.kernels import PATTERNS, KernelFunction, split_types

if TYPE_CHECKING:
    from pyopt.interpreter.numbers import Array
    from tools.sparse.kernels import TableKernel

ELEMENTS: Final = ("f64", "f32", "f16", "i32", "i64", "i1", "i8", "complex<f64>")
"""Element types that can be printed."""
_PARTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "i1": (("arith.extui {x} : i1 to i32", "i32"),),
    "f16": (("arith.extf {x} : f16 to f32", "f32"),),
    "complex<f64>": (("complex.re {x} : complex<f64>", "f64"), ("complex.im {x} : complex<f64>", "f64")),
}
"""The ops that turn elements of a type into printable ones, and their types. Vectors of i1 have their bits side
by side in memory."""

_TENSOR: Final = re.compile(r"tensor<((?:[0-9?]+x)*)(.*)>")


def can_run(kernel: TableKernel) -> bool:
    """Its element types can be printed."""
    return kernel.element in ELEMENTS and (kernel.result or kernel.element) in ELEMENTS


def main_function(function: KernelFunction, wrapped: str, name: str) -> tuple[str, list[Array]]:
    """The kernel's wrapper with a function @name, which calls it on each pattern and prints, and what is printed."""
    callee = wrapped.partition("@")[2].partition("(")[0]
    given, _, returned = wrapped.partition("(")[2].partition(" {\n")[0].rpartition(") -> ")
    types = [one.split(": ", 1)[1].rstrip(", ") for one in given.split("%") if one]
    results = split_types(returned)
    lines = ""
    expected: list[Array] = []
    for at, pattern in enumerate(PATTERNS):
        inputs = function.inputs(pattern, at)
        wanted = function.expected(inputs)
        names = []
        for number, (argument, type) in enumerate(zip(function.arguments, types, strict=True)):
            constant = f"%c{at}_{number}"
            array = inputs[argument]
            fixed = _fixed(type, array)
            lines += f"  {constant} = arith.constant dense<{_literal(array)}> : {fixed}\n"
            lines += f"  {constant}_copy = bufferization.alloc_tensor() copy({constant}) : {fixed}\n"
            names.append(constant + "_copy")
            if fixed != type:
                lines += f"  {constant}_cast = tensor.cast {names[-1]} : {fixed} to {type}\n"
                names[-1] = constant + "_cast"
        made = [f"%r{at}_{number}" for number in range(len(results))]
        lines += f"  {', '.join(made)} = call @{callee}({', '.join(names)}) : "
        lines += f"({', '.join(types)}) -> ({', '.join(results)})\n"
        for one, type, array in zip(made, results, wanted, strict=True):
            fixed = _fixed(type, array)
            printed = one if fixed == type else one + "_f"
            if fixed != type:
                lines += f"  {printed} = tensor.cast {one} : {type} to {fixed}\n"
            lines += _print(printed, fixed)
            expected += [array.real, array.imag] if array.dtype.kind == "c" else [array]
    return f"{wrapped}func.func @{name}() {{\n{lines}  return\n}}\n", expected


def _fixed(type: str, array: Array) -> str:
    """The type with the extents of an array."""
    if "?" not in type:
        return type
    _, element = _shape_and_element(type)
    return f"tensor<{''.join([f'{extent}x' for extent in array.shape])}{element}>"


def _shape_and_element(type: str) -> tuple[str, str]:
    """tensor<4x8xf64> -> 4x8, f64"""
    found = _TENSOR.fullmatch(type)
    assert found is not None, type
    return found[1].rstrip("x"), found[2]


def _literal(array: Array) -> str:
    if array.dtype == np.bool_:
        return str(array.tolist()).lower()
    if array.dtype.kind == "c":
        return _complex_literal(array)
    return str(array.tolist()).replace("-inf", "0xFFF0000000000000").replace("inf", "0x7FF0000000000000")


def _complex_literal(array: Array) -> str:
    if not array.shape:
        return f"({array.real.item()!r}, {array.imag.item()!r})"
    return f"[{', '.join([_complex_literal(one) for one in array])}]"


def _print(value: str, type: str) -> str:
    """Ops that print a tensor or number."""
    if not type.startswith("tensor"):
        return f"  vector.print {value} : {type}\n"
    shape, element = _shape_and_element(type)
    if not shape and element not in _PARTS:
        return f"  {value}_e = tensor.extract {value}[] : {type}\n  vector.print {value}_e : {element}\n"
    if element in _PARTS:
        lines = ""
        for number, (op, part) in enumerate(_PARTS[element]):
            lines += _mapped(value, f"{value}_p{number}", shape, element, op, part)
            lines += _print(f"{value}_p{number}", f"tensor<{shape + 'x' * (shape != '')}{part}>")
        return lines
    vector = f"vector<{shape}x{element}>"
    zero = "0" if element.startswith("i") else "0.0"
    places = ", ".join([f"{value}_0"] * (shape.count("x") + 1))
    lines = f"  {value}_0 = arith.constant 0 : index\n  {value}_z = arith.constant {zero} : {element}\n"
    lines += f"  {value}_v = vector.transfer_read {value}[{places}], {value}_z : {type}, {vector}\n"
    return lines + f"  vector.print {value}_v : {vector}\n"


def _mapped(value: str, name: str, shape: str, element: str, op: str, part: str) -> str:
    """Ops that apply one to each element of a tensor."""
    rank = shape.count("x") + 1 if shape else 0
    old, new = f"tensor<{shape + 'x' * (rank > 0)}{element}>", f"tensor<{shape + 'x' * (rank > 0)}{part}>"
    dims = ", ".join([f"d{at}" for at in range(rank)])
    map = f"affine_map<({dims}) -> ({dims})>"
    kinds = ", ".join(['"parallel"'] * rank)
    return (
        f"  {name}_n = tensor.empty() : {new}\n"
        f"  {name} = linalg.generic {{indexing_maps = [{map}, {map}], iterator_types = [{kinds}]}}\n"
        f"    ins({value} : {old}) outs({name}_n : {new}) {{\n  ^bb0(%x: {element}, %old: {part}):\n"
        f"    %y = {op.replace('{x}', '%x')}\n    linalg.yield %y : {part}\n  }} -> {new}\n"
    )
