"""Kernels whose bodies are made of semi-ring ops, on operands with and without encodings: their text, and what NumPy
computes.

An element of a dense operand, and a scalar, is there at all points; one of a sparse operand is where it is stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from tools.sparse.formats import encodings

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pyopt.interpreter.numbers import Array

DENSE, SCALAR, ABSENT, IDENTITY = "dense", "scalar", "", "identity"
EXTENTS: Final = {"i": 3, "j": 4}


class Operand(NamedTuple):
    """subscripts: "ij", "i", "j" or "". form: a format, DENSE or SCALAR."""

    subscripts: str
    form: str

    def shape(self) -> tuple[int, ...]:
        return tuple([EXTENTS[one] for one in self.subscripts])

    def type(self, element: str, encoded: bool = True) -> str:
        if self.form == SCALAR:
            return element
        encoding = f", #{self.form}" if encoded and self.form != DENSE else ""
        return f"tensor<{''.join([f'{one}x' for one in self.shape()])}{element}{encoding}>"


class Code(NamedTuple):
    """The code of a region on %p and %q, %d (an element of a dense operand) and %n (a counter, as an element): lines in
    which `for_type` puts the names of types and ops in. It yields %r, or what YIELDED says."""

    lines: str
    value: Callable[..., Array]


CODES: Final = {
    "first": Code("", lambda p, q, d, n: p),
    "one": Code("%r = arith.constant ONE : T", lambda p, q, d, n: np.ones_like(p)),
    "double": Code("%r = arith.addK %p, %p : T", lambda p, q, d, n: p + p),
    "captured": Code("%r = arith.subK %p, %d : T", lambda p, q, d, n: p - d),
    "two": Code("", lambda p, q, d, n: np.full_like(p, 2)),
    "guarded": Code(
        "%c = arith.CMP %p, %z : T %r = scf.if %c -> (T) { scf.yield %p : T } else { scf.yield %d : T }",
        lambda p, q, d, n: np.asarray(np.where(p > 0, p, d)),
    ),
    "counted": Code("COUNTER %r = arith.addK %p, %n : T", lambda p, q, d, n: p + n),
    "sum": Code("%r = arith.addK %p, %q : T", lambda p, q, d, n: p + q),
    "difference": Code("%r = arith.subK %p, %q : T", lambda p, q, d, n: p - q),
    "product": Code("%r = arith.mulK %p, %q : T", lambda p, q, d, n: p * q),
    "largest": Code("%r = arith.MAX %p, %q : T", lambda p, q, d, n: np.maximum(p, q)),
    "positive": Code("%r = arith.CMP %p, %z : T", lambda p, q, d, n: p > 0),
    "beyond": Code("COUNTER %r = arith.CMP %n, %p : T", lambda p, q, d, n: n > p),
}
ONE_OPERAND: Final = ("first", "one", "double", "captured", "counted", "guarded")
NO_OPERAND: Final = ("one", "two")
TWO_OPERANDS: Final = ("first", "sum", "difference", "product", "largest", "captured", "guarded")
CONDITIONS: Final = ("positive", "beyond")
REDUCTIONS: Final = {"sum": 0, "product": 1, "largest": -100}
"""The combination of a reduction, and its start where the output has nothing."""
ORDINARY: Final = {"sum": "addK", "difference": "subK", "product": "mulK"}
YIELDED: Final = {"first": "%p", "two": "%two"}


class Node(NamedTuple):
    """kind: leaf, ordinary, unary, binary or select. codes: the operand's number for a leaf, the name of an ordinary
    op's code, those of the regions else, ABSENT and IDENTITY among them."""

    kind: str
    codes: tuple[str, ...]
    operands: tuple[Node, ...] = ()


class Masked(NamedTuple):
    """Elements at all points of the loops, and where they are."""

    values: Array
    there: Array


class SemiringKernel(NamedTuple):
    """`captured` is the number of a dense operand. reduction: ABSENT, "added" or one of REDUCTIONS, and then the
    output has the subscripts that are left."""

    operands: tuple[Operand, ...]
    output: Operand
    body: Node
    reduction: str
    element: str
    captured: int

    def goes_on(self) -> bool:
        """A reduction begins with the elements of an argument, not with nothing."""
        return bool(self.reduction) and self.output.form == DENSE


# Text.

COUNTERS: Final = {
    "f64": "%short = arith.index_cast %index : index to i32 %n = arith.sitofp %short : i32 to T",
    "f32": "%short = arith.index_cast %index : index to i32 %n = arith.sitofp %short : i32 to T",
}
"""The conversion of a counter to an element where one cast does not do."""


def for_type(text: str, element: str) -> str:
    """Names of ops and types put in."""
    floating = element.startswith("f")
    names = {
        "addK": "addf" if floating else "addi", "subK": "subf" if floating else "subi",
        "mulK": "mulf" if floating else "muli", "MAX": "maximumf" if floating else "maxsi",
        "COUNTER": COUNTERS.get(element, "%n = arith.index_cast %index : index to T"),
        "CMP": "cmpf ogt," if floating else "cmpi sgt,", "ONE": "1.0" if floating else "1", "to T": f"to {element}",
        "(T)": f"({element})",
        ": T": f": {element}",
    }  # fmt: skip
    for name, meaning in names.items():
        text = text.replace(name, meaning)
    return text


class Writer:
    """Writes the body of one kernel."""

    def __init__(self, kernel: SemiringKernel) -> None:
        self.kernel = kernel
        self.lines: list[str] = []

    def write(self, node: Node) -> str:
        """Writes what computes a node; its name."""
        element = self.kernel.element
        names = [self.write(one) for one in node.operands]
        if node.kind == "leaf":
            return f"%x{node.codes[0]}"
        made = f"%v{len(self.lines)}"
        types = ", ".join([element] * len(names))
        if node.kind == "ordinary":
            op = f"arith.{ORDINARY[node.codes[0]]} {names[0]}, {names[1]} : T"
        elif node.kind == "select":
            op = f"sparse_tensor.select {names[0]} : T {self.region(node.codes[0], 'p', 'i1')}"
        elif node.kind == "unary":
            present, absent = self.region(node.codes[0], "p"), self.region(node.codes[1], "")
            op = f"sparse_tensor.unary {names[0]} : T to {element} present={present} absent={absent}"
        else:
            regions = [self.region(code, "pq"[at:end]) for code, (at, end) in zip(node.codes, SEEN, strict=True)]
            op = f"sparse_tensor.binary {', '.join(names)} : {types} to {element}"
            op += f" overlap={regions[0]} left={regions[1]} right={regions[2]}"
        self.lines.append(for_type(f"{made} = {op}", element))
        return made

    def region(self, code: str, arguments: str, yielded: str = "") -> str:
        if code in (ABSENT, IDENTITY):
            return code or "{}"
        element = self.kernel.element
        label = ", ".join([f"%{one}: {element}" for one in ("p" if arguments == "q" else arguments)])
        lines = CODES[code].lines.replace("%d", f"%x{self.kernel.captured}")
        result = YIELDED.get(code, "%r")
        block = f"^bb0({label}): " if arguments else "^bb0: "
        return f"{{ {block}{for_type(lines, element)} sparse_tensor.yield {result} : {yielded or element} }}"


SEEN: Final = ((0, 2), (0, 1), (1, 2))
"""The operands of a binary that its regions see."""


def text_of(kernel: SemiringKernel) -> str:
    """@main: dense tensors become what the kernel takes, and its result a dense one."""
    element, output = kernel.element, kernel.output
    writer = Writer(kernel)
    value = writer.write(kernel.body)
    if kernel.reduction == "added":
        writer.lines.append(for_type(f"%sum = arith.addK %o, {value} : T", element))
        value = "%sum"
    elif kernel.reduction:
        code = for_type(CODES[kernel.reduction].lines, element)
        writer.lines.append(
            f"%reduced = sparse_tensor.reduce {value}, %o, %identity : {element} "
            f"{{ ^bb0(%p: {element}, %q: {element}): {code} sparse_tensor.yield %r : {element} }}"
        )
        value = "%reduced"
    every = [*kernel.operands, output]
    maps = ", ".join([f"affine_map<(i, j) -> ({', '.join(one.subscripts)})>" for one in every])
    kinds = ", ".join(['"parallel"' if one in output.subscripts else '"reduction"' for one in EXTENTS])
    given, converted = [], []
    for at, one in enumerate(kernel.operands):
        given.append(f"%a{at}: {one.type(element, encoded=False)}")
        if one.form not in (DENSE, SCALAR):
            converted.append(
                f"%s{at} = sparse_tensor.convert %a{at} : {one.type(element, encoded=False)} to {one.type(element)}"
            )
    two = "2.0" if element[0] == "f" else "2"
    names = [f"%s{at}" if one.form not in (DENSE, SCALAR) else f"%a{at}" for at, one in enumerate(kernel.operands)]
    types = ", ".join([one.type(element) for one in kernel.operands])
    made, plain = output.type(element), output.type(element, encoded=False)
    if kernel.goes_on():
        given.append(f"%init: {plain}")
    start = "%init" if kernel.goes_on() else "%empty"
    zero, lowest = (
        ("0.0", f"{REDUCTIONS.get(kernel.reduction, 0)}.0")
        if element[0] == "f"
        else ("0", str(REDUCTIONS.get(kernel.reduction, 0)))
    )
    arguments = ", ".join([f"%x{at}: {element}" for at in range(len(kernel.operands))])
    lines = [
        encodings([one.form for one in every if one.form not in (DENSE, SCALAR)])
        + f"func.func @main({', '.join(given)}) -> {plain} {{",
        f"  %z = arith.constant {zero} : {element}",
        f"  %two = arith.constant {two} : {element}",
        f"  %identity = arith.constant {lowest} : {element}",
        *[f"  {one}" for one in converted],
        f"  %empty = tensor.empty() : {made}",
        f"  %0 = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}",
        f"      ins({', '.join(names)} : {types}) outs({start} : {made}) {{",
        f"  ^bb0({arguments}, %o: {element}):",
        "    %index = linalg.index 1 : index",
        *[f"    {one}" for one in writer.lines],
        f"    linalg.yield {value} : {element}",
        f"  }} -> {made}",
    ]  # fmt: skip
    if made == plain:
        return "\n".join([*lines, f"  return %0 : {plain}", "}", ""])
    back = f"  %1 = sparse_tensor.convert %0 : {made} to {plain}"
    return "\n".join([*lines, back, f"  return %1 : {plain}", "}", ""])


# What NumPy computes.


def expected(kernel: SemiringKernel, arrays: Sequence[Array]) -> Array:
    """The result for elements of the operands, and those that a reduction goes on from."""
    shape = tuple(EXTENTS.values())
    leaves = [_spread(one, array) for one, array in zip(kernel.operands, arrays, strict=False)]
    counters = np.broadcast_to(np.arange(shape[1]), shape).astype(arrays[0].dtype)
    dense = leaves[kernel.captured].values

    def computed(code: str, p: Array, q: Array) -> Array:
        return CODES[code].value(p, q, dense, counters)

    def of(node: Node) -> Masked:
        if node.kind == "leaf":
            return leaves[int(node.codes[0])]
        given = [of(one) for one in node.operands]
        p, q = given[0], given[-1]
        if node.kind == "ordinary":
            either = p.there & q.there if node.codes[0] == "product" else p.there | q.there
            return Masked(computed(node.codes[0], p.values, q.values), either)
        if node.kind == "select":
            there = p.there & computed(node.codes[0], p.values, p.values)
            return Masked(np.where(there, p.values, 0), there)
        if node.kind == "unary":
            cases = [(p.there, node.codes[0], p.values), (~p.there, node.codes[1], p.values)]
        else:
            overlap, left, right = p.there & q.there, p.there & ~q.there, ~p.there & q.there
            cases = list(zip((overlap, left, right), node.codes, (p.values, p.values, q.values), strict=True))
        values, there = np.zeros_like(p.values), np.zeros(shape, bool)
        for where, code, first in cases:
            if code != ABSENT:
                found = first if code == IDENTITY else computed(code, first, q.values)
                values, there = np.where(where, found, values), there | where
        return Masked(values, there)

    found = of(kernel.body)
    if not kernel.reduction:
        return np.where(found.there, found.values, 0)
    axes = tuple([at for at, one in enumerate(EXTENTS) if one not in kernel.output.subscripts])
    combine = {"product": np.multiply, "largest": np.maximum}.get(kernel.reduction, np.add)
    neutral = np.asarray(REDUCTIONS.get(kernel.reduction, 0), found.values.dtype)
    parts = np.where(found.there, found.values, neutral)
    reduced = combine.reduce(parts, axes, dtype=parts.dtype)
    if kernel.goes_on():
        return combine(arrays[-1], reduced)
    return np.where(found.there.any(axes), reduced, 0)


def _spread(operand: Operand, array: Array) -> Masked:
    """An operand's elements at all points."""
    shape = tuple(EXTENTS.values())
    column = array[:, None] if operand.subscripts == "i" else array
    values, form = np.broadcast_to(column, shape), operand.form
    if form in (DENSE, SCALAR, "ROWS"):
        return Masked(values, np.ones(shape, bool))
    stored = values != 0
    return Masked(values, np.broadcast_to(stored.any(axis=1, keepdims=True), shape) if form == "CDR" else stored)
