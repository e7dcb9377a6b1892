"""linalg.generic kernels with affine subscripts at every level of sparse operands, and their text."""

from __future__ import annotations

import operator
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pyopt.interpreter.numbers import Array

DTYPES: Final = {"f64": np.float64, "i32": np.int32, "complex<f64>": np.complex128}
FILLS: Final = ("none", "one", "some", "all")
"""The number of elements of a sparse tensor."""
SHARE: Final = 0.4
"""Of elements that are there, for "some"."""


class Subscript(NamedTuple):
    """The sum of loops, each times a number, and of a constant; `room`: the dimension is so much larger than needed."""

    terms: tuple[tuple[int, int], ...]
    constant: int = 0
    room: int = 0

    def text(self) -> str:
        parts = [f"d{loop}" if factor == 1 else f"d{loop} * {factor}" for loop, factor in self.terms]
        return " + ".join([*parts, *([str(self.constant)] if self.constant or not parts else [])])

    def extent(self, loops: Sequence[int]) -> int:
        """Of the dimension."""
        last = sum([(loops[loop] - 1) * factor for loop, factor in self.terms])
        return max(last + self.constant + 1, 0) + self.room

    def value(self, point: Sequence[int]) -> int:
        return self.constant + sum([point[loop] * factor for loop, factor in self.terms])

    def is_plain(self) -> bool:
        return len(self.terms) == 1 and self.terms[0][1] == 1 and self.constant == 0


class LevelFormat(NamedTuple):
    """A level: its dimension, the size of blocks and which part of the dimension it is, and the level type."""

    dim: int
    type: str
    block: int = 0
    inner: bool = False

    def text(self) -> str:
        part = f" {'mod' if self.inner else 'floordiv'} {self.block}" if self.block else ""
        return f"d{self.dim}{part} : {self.type}"


class Tensor(NamedTuple):
    """An operand; without levels it has no encoding."""

    subscripts: tuple[Subscript, ...]
    levels: tuple[LevelFormat, ...] = ()
    widths: str = ""

    def encoding(self) -> str:
        dims = ", ".join([f"d{at}" for at in range(len(self.subscripts))])
        levels = ", ".join([one.text() for one in self.levels])
        return f"#sparse_tensor.encoding<{{ map = ({dims}) -> ({levels}){self.widths} }}>"

    def shape(self, loops: Sequence[int]) -> tuple[int, ...]:
        return tuple([one.extent(loops) for one in self.subscripts])


class AffineKernel(NamedTuple):
    """A kernel. `body` is an expression of the operands a, b, ... and of the output x, each step an op: see BODIES.

    `fresh`: the output starts out as zeros that the function makes; else it is the last argument.
    """

    loops: tuple[int, ...]
    reductions: frozenset[int]
    inputs: tuple[Tensor, ...]
    output: Tensor
    body: str
    element: str
    fresh: bool
    dynamic: bool = False

    def operands(self) -> list[Tensor]:
        return [*self.inputs, self.output]

    def type_of(self, at: int, sparse: bool) -> str:
        tensor = self.operands()[at]
        extents = "".join([f"{'?' if self.dynamic else one}x" for one in tensor.shape(self.loops)])
        return f"tensor<{extents}{self.element}{f', #E{at}' if sparse and tensor.levels else ''}>"

    def arguments(self) -> list[int]:
        """The numbers of the operands that the function takes."""
        return list(range(len(self.inputs) + (not self.fresh)))


def module_of(kernel: AffineKernel, sparse: bool = True, wrapped: bool = False) -> str:
    """@kernel with the encodings or without them; @main around it, which takes and gives tensors without."""
    operands = kernel.operands()
    text = ""
    if sparse:
        text += "".join([f"#E{at} = {one.encoding()}\n" for at, one in enumerate(operands) if one.levels])
    types = [kernel.type_of(at, sparse) for at in range(len(operands))]
    names = [f"%A{at}" for at in range(len(operands))]
    given = ", ".join([f"{names[at]}: {types[at]}" for at in kernel.arguments()])
    name = "kernel" if wrapped else "main"
    text += f"func.func {'private ' if wrapped else ''}@{name}({given}) -> {types[-1]} {{\n"
    if kernel.fresh:
        text += _fresh_output(kernel, types[-1], filled=not (sparse and kernel.output.levels))
        names[-1] = "%init"
    maps = ",\n                     ".join([_map_text(kernel, one) for one in operands])
    kinds = ", ".join(['"reduction"' if at in kernel.reductions else '"parallel"' for at in range(len(kernel.loops))])
    inputs = f"ins({', '.join(names[:-1])} : {', '.join(types[:-1])}) " if kernel.inputs else ""
    letters = [*"abcdefg"[: len(kernel.inputs)], "x"]
    blocks = ", ".join([f"%{one}: {kernel.element}" for one in letters])
    text += (
        f"  %r = linalg.generic {{\n    indexing_maps = [{maps}],\n    iterator_types = [{kinds}]\n"
        f"  }} {inputs}outs({names[-1]} : {types[-1]}) {{\n  ^bb0({blocks}):\n{_body_text(kernel)}"
        f"  }} -> {types[-1]}\n  return %r : {types[-1]}\n}}\n"
    )
    return text + (_wrapper(kernel, types) if wrapped else "")


def _map_text(kernel: AffineKernel, tensor: Tensor) -> str:
    loops = ", ".join([f"d{at}" for at in range(len(kernel.loops))])
    return f"affine_map<({loops}) -> ({', '.join([one.text() for one in tensor.subscripts])})>"


def _fresh_output(kernel: AffineKernel, type: str, filled: bool) -> str:
    text, sizes = "", []
    if kernel.dynamic:
        for at, extent in enumerate(kernel.output.shape(kernel.loops)):
            text += f"  %n{at} = arith.constant {extent} : index\n"
            sizes.append(f"%n{at}")
    if not filled:
        return text + f"  %init = tensor.empty({', '.join(sizes)}) : {type}\n"
    zero = {"f64": "arith.constant 0.0 : f64", "i32": "arith.constant 0 : i32"}.get(
        kernel.element, "complex.constant [0.0, 0.0] : complex<f64>"
    )
    text += f"  %zero = {zero}\n  %empty = tensor.empty({', '.join(sizes)}) : {type}\n"
    return text + f"  %init = linalg.fill ins(%zero : {kernel.element}) outs(%empty : {type}) -> {type}\n"


def _body_text(kernel: AffineKernel) -> str:
    """The body is in prefix form: `add x mul a b`."""
    lines: list[str] = []
    words = kernel.body.split()[::-1]

    def value() -> str:
        word = words.pop()
        if len(word) == 1:
            return "%" + word
        name = f"%{len(lines)}"
        lines.append(name)
        at = len(lines) - 1
        operands = [value() for _ in range(OPS[word].arity)]
        lines[at] = ""
        lines.append(OPS[word].line(kernel.element, name, operands))
        return name

    result = value()
    return "".join([one for one in lines if one]) + f"    linalg.yield {result} : {kernel.element}\n"


class BodyOp(NamedTuple):
    """The text for each kind of element, and what it computes; `number` is the first loop's."""

    arity: int
    compute: Callable[..., object]
    floats: str
    integers: str
    complexes: str

    def line(self, element: str, name: str, operands: list[str]) -> str:
        form = {"f64": self.floats, "i32": self.integers}.get(element, self.complexes)
        own = name.removeprefix("%")
        text = form.format(*operands, name=name, c=f"%c{own}", i=f"%i{own}")
        return "".join([f"    {one}\n" for one in text.split("; ")])


def _plain(name: str, compute: Callable[..., object]) -> BodyOp:
    return BodyOp(
        2,
        compute,
        f"{{name}} = arith.{name}f {{0}}, {{1}} : f64",
        f"{{name}} = arith.{name}i {{0}}, {{1}} : i32",
        f"{{name}} = complex.{name} {{0}}, {{1}} : complex<f64>",
    )


OPS: Final = {
    "add": _plain("add", operator.add),
    "sub": _plain("sub", operator.sub),
    "mul": _plain("mul", operator.mul),
    "max": BodyOp(
        2,
        lambda a, b: a + b if isinstance(a, complex) else max(a, b),
        "{name} = arith.maximumf {0}, {1} : f64",
        "{name} = arith.maxsi {0}, {1} : i32",
        "{name} = complex.add {0}, {1} : complex<f64>",
    ),
    "twice": BodyOp(
        1,
        lambda a: a * (2 + 1j) if isinstance(a, complex) else a * 2,
        "{c} = arith.constant 2.0 : f64; {name} = arith.mulf {0}, {c} : f64",
        "{c} = arith.constant 2 : i32; {name} = arith.muli {0}, {c} : i32",
        "{c} = complex.constant [2.0, 1.0] : complex<f64>; {name} = complex.mul {0}, {c} : complex<f64>",
    ),
    "square": BodyOp(
        1,
        lambda a: a * a,
        "{name} = arith.mulf {0}, {0} : f64",
        "{name} = arith.muli {0}, {0} : i32",
        "{name} = complex.mul {0}, {0} : complex<f64>",
    ),
    "number": BodyOp(
        1,
        lambda a, number: -a if isinstance(a, complex) else a * number,
        "{c} = linalg.index 0 : index; {i} = arith.index_cast {c} : index to i32; "
        "{i}f = arith.sitofp {i} : i32 to f64; {name} = arith.mulf {0}, {i}f : f64",
        "{c} = linalg.index 0 : index; {i} = arith.index_cast {c} : index to i32; {name} = arith.muli {0}, {i} : i32",
        "{name} = complex.neg {0} : complex<f64>",
    ),
}
"""Word -> op."""


def computed(kernel: AffineKernel, inputs: Sequence[Array]) -> Array:
    """The results of the kernel, computed one point after another."""
    operands = kernel.operands()
    arrays = [np.array(one) for one in inputs]
    if kernel.fresh:
        arrays.append(np.zeros(kernel.output.shape(kernel.loops), DTYPES[kernel.element]))
    words = kernel.body.split()[::-1]
    for point in product(*[range(extent) for extent in kernel.loops]):
        places = [tuple([one.value(point) for one in tensor.subscripts]) for tensor in operands]
        elements = [array[place].item() for array, place in zip(arrays, places, strict=True)]
        known = dict(zip([*"abcdefg"[: len(elements) - 1], "x"], elements, strict=True))
        stack: list[object] = []
        for word in words:
            if word in known:
                stack.append(known[word])
            else:
                given = [stack.pop() for _ in range(OPS[word].arity)]
                stack.append(OPS[word].compute(*given, *([point[0]] if word == "number" else [])))
        arrays[-1][places[-1]] = stack.pop()
    return arrays[-1]


def _wrapper(kernel: AffineKernel, types: list[str]) -> str:
    lines, names = "", []
    for at in kernel.arguments():
        dense = kernel.type_of(at, sparse=False)
        names.append(f"%A{at}" if types[at] == dense else f"%S{at}")
        if types[at] != dense:
            lines += f"  %S{at} = sparse_tensor.convert %A{at} : {dense} to {types[at]}\n"
    given = ", ".join([f"%A{at}: {kernel.type_of(at, sparse=False)}" for at in kernel.arguments()])
    taken = ", ".join([types[at] for at in kernel.arguments()])
    last, dense = types[-1], kernel.type_of(len(types) - 1, sparse=False)
    lines += f"  %s = call @kernel({', '.join(names)}) : ({taken}) -> {last}\n"
    result = "%s"
    if last != dense:
        lines += f"  %d = sparse_tensor.convert %s : {last} to {dense}\n"
        result = "%d"
    return f"func.func @main({given}) -> {dense} {{\n{lines}  return {result} : {dense}\n}}\n"


def inputs_of(kernel: AffineKernel, fill: str, seed: int) -> list[Array]:
    """Arrays for the arguments: small whole numbers, so that every order of sums gives the same."""
    randomness = np.random.default_rng(seed)
    found = []
    operands = kernel.operands()
    for at in kernel.arguments():
        shape = operands[at].shape(kernel.loops)
        array: Array = randomness.choice([-2, -1, 1, 2, 3], shape).astype(DTYPES[kernel.element])
        if kernel.element.startswith("complex"):
            array = array + 1j * randomness.integers(-1, 2, shape)
        if operands[at].levels:
            there = np.zeros(array.size, bool)
            count = {"none": 0, "one": 1, "all": array.size}.get(fill, round(array.size * SHARE))
            there[randomness.permutation(array.size)[:count]] = True
            array = held(operands[at], np.where(there.reshape(shape), array, 0).astype(array.dtype))
        found.append(array)
    return found


def held(tensor: Tensor, array: Array) -> Array:
    """With no more elements than structured levels can hold."""
    for level in tensor.levels:
        if not level.type.startswith("structured"):
            continue
        most = int(level.type.partition("[")[2].partition(",")[0])
        moved = np.moveaxis(array, level.dim, -1).copy()
        for start in range(0, moved.shape[-1], level.block):
            part = moved[..., start : start + level.block]
            part[np.cumsum(part != 0, axis=-1) > most] = 0
        array = np.moveaxis(moved, -1, level.dim)
    return array
