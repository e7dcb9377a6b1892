"""Kernels of the table: a function's text for given extents and formats, its arguments, and its results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from tools.sparse.expressions import DTYPES, Grid, Statement, generic, parse_statement
from tools.sparse.formats import encodings, fits, held
from tools.sparse.semiring import IDENTITIES, SEMIRING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pyopt.interpreter.numbers import Array

SIZES: Final = {"i": 4, "j": 8, "k": 6, "l": 4, "m": 6}
"""Extents of the loops; what a subscript adds up to is as large as it has to be."""
EMPTY, SINGLE, RANDOM, FULL = "empty", "single", "random", "full"
PATTERNS: Final = (EMPTY, SINGLE, RANDOM, FULL)


class Formats(NamedTuple):
    """The format of each tensor that has one."""

    label: str
    by_tensor: dict[str, str]


class TableKernel(NamedTuple):
    """A line of the table. `statement` is a kernel in one line (expressions.py); else `body` is the function's body,
    where {A} is a type, and `compute` its meaning.

    sparse: the tensors that have formats; formats: for each choice as many names, or one for all. conjunctive: the
    work is that of the entries. element, result: types of the operands' elements and the output's. in_place: the output
    is an argument though it has a format. onto: a custom reduction goes on from what the output has.
    """

    name: str
    group: str
    statement: str
    sparse: str
    formats: tuple[str, ...]
    element: str = "f64"
    result: str = ""
    conjunctive: bool = False
    body: str = ""
    shapes: str = ""
    compute: Callable[..., list[Array]] | None = None
    dynamic: bool = False
    in_place: bool = False
    onto: bool = False
    sizes: tuple[tuple[str, int | str], ...] = ()

    @property
    def choices(self) -> list[Formats]:
        """All formats that it is there in."""
        tensors = self.sparse.split()
        found = []
        for one in self.formats:
            names = one.split()
            names = names * len(tensors) if len(names) == 1 else names
            found.append(Formats(one.replace(" ", "·"), dict(zip(tensors, names, strict=True))))
        return found

    def extents(self, given: Mapping[str, int]) -> dict[str, int]:
        """Those of all loops; `sizes` may tie one to another by its name."""
        found = {**SIZES, **{one: size for one, size in self.sizes if isinstance(size, int)}, **given}
        return {**found, **{one: found[size] for one, size in self.sizes if isinstance(size, str)}}


class KernelFunction(NamedTuple):
    """A kernel made for extents and formats: text, and the shapes, dtypes and formats of what it is given."""

    kernel: TableKernel
    text: str
    shapes: dict[str, tuple[int, ...]]
    formats: dict[str, str]
    extents: dict[str, int]
    arguments: tuple[str, ...]

    def dtype(self, name: str) -> object:
        kernel = self.kernel
        output = kernel.statement and parse_statement(kernel.statement).output.tensor == name
        return DTYPES[kernel.result if output and kernel.result else kernel.element]

    @property
    def from_identity(self) -> dict[str, float]:
        """Outputs that begin with their reduction's identity."""
        kernel = self.kernel
        statement = parse_statement(kernel.statement) if kernel.statement else None
        if statement is None or statement.combine not in SEMIRING or kernel.onto:
            return {}
        return {statement.output.tensor: SEMIRING[statement.combine].identity}

    def inputs(self, pattern: str, seed: int) -> dict[str, Array]:
        """The arguments; entries of dense ones are never zero, so that nothing is divided by zero."""
        randomness = np.random.default_rng(seed)
        made: dict[str, Array] = {}
        for name in self.arguments:
            shape, format = self.shapes[name], self.formats.get(name, "")
            values = randomness.integers(1, 7, shape) * randomness.choice([-1, 1, 1], shape)
            if self.kernel.element == "i1":
                values = np.ones(shape, np.int64)
            if format:
                values = np.where(_pattern(pattern, shape, randomness), values, 0)
                values = held(format, values)
            made[name] = values.astype(self.dtype(name))
            if name in self.from_identity:
                made[name] = np.full(shape, self.from_identity[name], made[name].dtype)
        return made

    def expected(self, inputs: Mapping[str, Array]) -> list[Array]:
        """The results, by NumPy."""
        kernel = self.kernel
        if not kernel.statement:
            assert kernel.compute is not None
            return [np.asarray(one) for one in kernel.compute(**inputs)]
        statement = parse_statement(kernel.statement)
        output = statement.output.tensor
        initial = inputs.get(output)
        if initial is None:
            initial = np.zeros(self.shapes[output], self.dtype(output))  # type: ignore[call-overload]
        with np.errstate(all="ignore"):
            return [Grid(statement, self.extents, inputs, set(self.formats)).run(initial)]


def _pattern(pattern: str, shape: tuple[int, ...], randomness: np.random.Generator) -> Array:
    if pattern == EMPTY or 0 in shape:
        return np.zeros(shape, np.bool_)
    if pattern == FULL:
        return np.ones(shape, np.bool_)
    if pattern == SINGLE:
        mask = np.zeros(shape, np.bool_)
        mask[tuple(randomness.integers(0, extent) for extent in shape)] = True
        return mask
    found: Array = randomness.random(shape) < 0.35
    return found


def make_function(
    kernel: TableKernel, formats: Formats, given: Mapping[str, int], name: str, stripped: bool = False
) -> KernelFunction | None:
    """The function @name, without encodings if `stripped`; None if a format cannot hold tensors of these extents."""
    extents = kernel.extents(given)
    shapes = _shapes(kernel, extents)
    for tensor, format in formats.by_tensor.items():
        if not fits(format, shapes[tensor]):
            return None
    used = {} if stripped else formats.by_tensor
    element = kernel.element
    output = parse_statement(kernel.statement).output.tensor if kernel.statement else ""
    types = {
        tensor: tensor_type(
            shape,
            kernel.result if tensor == output and kernel.result else element,
            used.get(tensor, ""),
            kernel.dynamic,
        )
        for tensor, shape in shapes.items()
    }
    if kernel.statement:
        arguments, text = _statement_function(kernel, parse_statement(kernel.statement), types, name, used)
    else:
        arguments, text = _body_function(kernel, types, name, extents)
    return KernelFunction(kernel, text, shapes, dict(formats.by_tensor), extents, arguments)


def tensor_type(shape: Sequence[int], element: str, format: str, dynamic: bool = False) -> str:
    extents = "".join([f"{'?' if dynamic else extent}x" for extent in shape])
    return f"tensor<{extents}{element}{', #' + format if format else ''}>"


def _shapes(kernel: TableKernel, extents: Mapping[str, int]) -> dict[str, tuple[int, ...]]:
    """The extents of each tensor."""
    if not kernel.statement:
        found = {}
        for one in kernel.shapes.split("; "):
            name, _, text = one.partition("=")
            found[name] = tuple(eval(extent, {}, dict(extents)) for extent in text.split(",") if extent)
        return found
    statement = parse_statement(kernel.statement)
    largest = {loop: extents[loop] - 1 for loop in statement.loops}
    shapes: dict[str, tuple[int, ...]] = {}
    for operand in [*statement.inputs, statement.output]:
        shape = [eval(one, {}, dict(largest)) + 1 for one in operand.subscripts if one != "()"]
        old = shapes.get(operand.tensor, (0,) * len(shape))
        shapes[operand.tensor] = tuple(max(one, other) for one, other in zip(old, shape, strict=True))
    return shapes


def _statement_function(
    kernel: TableKernel, statement: Statement, types: Mapping[str, str], name: str, used: Mapping[str, str]
) -> tuple[tuple[str, ...], str]:
    output = statement.output.tensor
    fresh = output in kernel.sparse.split() and not kernel.in_place
    result = kernel.result or kernel.element
    names = [one.tensor for one in statement.inputs if one.tensor != output or not fresh]
    arguments = tuple(dict.fromkeys(names + ([] if fresh else [output])))
    lines = ""
    initial = f"%{output}"
    if statement.combine in SEMIRING:
        lines += f"  %identity = arith.constant {IDENTITIES[statement.combine]} : {kernel.element}\n"
    if fresh:
        zero = output not in used
        lines += f"  %empty = tensor.empty() : {types[output]}\n"
        initial = "%empty"
        if zero:
            number = "arith.constant 0" if result.startswith("i") else "arith.constant 0.0"
            number = "complex.constant [0.0, 0.0]" if result.startswith("complex") else number
            lines += f"  %zero = {number} : {result}\n"
            lines += f"  %fill = linalg.fill ins(%zero : {result}) outs(%empty : {types[output]}) -> {types[output]}\n"
            initial = "%fill"
    lines += generic(statement, types, kernel.element, result, initial)
    given = ", ".join([f"%{one}: {types[one]}" for one in arguments])
    text = f"func.func @{name}({given}) -> {types[output]} {{\n{lines}  return %r : {types[output]}\n}}\n"
    return arguments, text


def _body_function(
    kernel: TableKernel, types: Mapping[str, str], name: str, extents: Mapping[str, int]
) -> tuple[tuple[str, ...], str]:
    """The arguments are the tensors that the shapes name in capital letters and the body does not define."""
    arguments = tuple(one for one in types if f"%{one} = " not in kernel.body and one != "X")
    values = {**types, **{one: str(extent) for one, extent in extents.items()}}
    body = kernel.body
    for key, value in values.items():
        body = body.replace("{" + key + "}", value)
    given = ", ".join([f"%{one}: {types[one]}" for one in arguments])
    *lines, results = body.strip("\n").split("\n")
    result_types = results.partition(" : ")[2]
    text = f"func.func @{name}({given}) -> ({result_types}) {{\n" + "\n".join(lines) + f"\n{results}\n}}\n"
    return arguments, text


def module_text(functions: Sequence[KernelFunction]) -> str:
    """The functions, with the encodings that they use in front."""
    used = [one for function in functions for one in function.formats.values()]
    return encodings(used) + "".join([function.text for function in functions])


OTHERS, ALL, NONE = "others", "all", "none"
"""The tensors that a wrapper frees: all sparse ones but that which a kernel may change and return; all; none."""


def wrapper(function: KernelFunction, name: str, frees: str = OTHERS) -> str:
    """A function @name with arguments and results without encodings, which it converts: a boundary that lowering keeps
    as it is. It frees the sparse tensors."""
    kernel = function.kernel
    header = function.text.partition("{")[0] if kernel.statement else function.text.partition(" {\n")[0]
    given, _, results = header.partition(") -> ")
    types = dict(one.split(": ", 1) for one in _split_arguments(given.partition("@")[2].partition("(")[2]))
    callee = header.partition("@")[2].partition("(")[0]
    returned = split_types(results)
    output = "%" + parse_statement(kernel.statement).output.tensor if kernel.statement else ""
    lines, names, freed = "", [], ""
    for one, type in types.items():
        names.append(one if "#" not in type else one + "_sparse")
        if "#" in type:
            lines += f"  {names[-1]} = sparse_tensor.convert {one} : {dense(type)} to {type}\n"
            if one != output or frees == ALL:
                freed += f"  bufferization.dealloc_tensor {names[-1]} : {type}\n"
    made = [f"%result#{at}" for at in range(len(returned))] if len(returned) > 1 else ["%result"]
    count = f":{len(returned)}" if len(returned) > 1 else ""
    lines += f"  %result{count} = call @{callee}({', '.join(names)}) : ({', '.join(types.values())}) -> "
    lines += f"({', '.join(returned)})\n"
    for at, type in enumerate(returned):
        if "#" in type:
            lines += f"  %dense{at} = sparse_tensor.convert {made[at]} : {type} to {dense(type)}\n"
            freed += f"  bufferization.dealloc_tensor {made[at]} : {type}\n"
            made[at] = f"%dense{at}"
    freed = "" if frees == NONE else freed
    outer = ", ".join([f"{one}: {dense(type)}" for one, type in types.items()])
    last = ", ".join([dense(one) for one in returned])
    return f"func.func @{name}({outer}) -> ({last}) {{\n{lines}{freed}  return {', '.join(made)} : {last}\n}}\n"


def split_types(text: str) -> list[str]:
    """`(T, U)` or `T` at the commas outside of brackets."""
    found, depth = [""], 0
    for character in text.strip().removeprefix("(").removesuffix(")"):
        depth += (character in "<[") - (character in ">]")
        if character == "," and not depth:
            found.append("")
        else:
            found[-1] += character
    return [one.strip() for one in found if one.strip()]


def dense(type: str) -> str:
    """The type without its encoding."""
    return type.partition(", #")[0] + ">" if "#" in type else type


def _split_arguments(text: str) -> list[str]:
    """`%a: T, %b: U` at the commas between arguments."""
    return ["%" + one.rstrip(", ") for one in text.split("%") if one]


def variants(kernel: TableKernel) -> list[dict[str, int]]:
    """The extents to try: the usual ones, each loop of extent 1, and all."""
    if kernel.statement:
        loops = list(parse_statement(kernel.statement).loops)
    else:
        loops = [one for one in SIZES if one in kernel.shapes]
    return [{}, *({one: 1} for one in loops), *([dict.fromkeys(loops, 1)] if len(loops) > 1 else [])]
