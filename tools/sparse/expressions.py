"""Kernels in one line, `x[i] += A[i, j] * b[j]`: as a linalg.generic, and as what NumPy computes.

Subscripts are affine; a loop that is not in the output's is a reduction. `+=`, `-=`, `*=`, `|=`, `&=` and `^=`
reduce, and so do `x[i] = max(x[i], ...)` and the reductions of the semi-ring functions (semiring.py). The two
meanings come from the same syntax tree, and have nothing else in common.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from tools.sparse.semiring import SEMIRING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pyopt.interpreter.numbers import Array

BINARY: Final[dict[type, tuple[str, str, Callable[..., Array]]]] = {
    ast.Add: ("addf", "addi", np.add),
    ast.Sub: ("subf", "subi", np.subtract),
    ast.Mult: ("mulf", "muli", np.multiply),
    ast.Div: ("divf", "divsi", np.divide),
    ast.BitOr: ("", "ori", np.bitwise_or),
    ast.BitAnd: ("", "andi", np.bitwise_and),
    ast.BitXor: ("", "xori", np.bitwise_xor),
    ast.LShift: ("", "shli", np.left_shift),
    ast.RShift: ("", "shrsi", np.right_shift),
}
COMPARISONS: Final[dict[type, tuple[str, str, Callable[..., Array]]]] = {
    ast.Eq: ("oeq", "eq", np.equal),
    ast.NotEq: ("une", "ne", np.not_equal),
    ast.Lt: ("olt", "slt", np.less),
    ast.LtE: ("ole", "sle", np.less_equal),
    ast.Gt: ("ogt", "sgt", np.greater),
    ast.GtE: ("oge", "sge", np.greater_equal),
}
FUNCTIONS: Final[dict[str, tuple[str, str, Callable[..., Array]]]] = {
    "abs": ("math.absf", "math.absi", np.abs),
    "sqrt": ("math.sqrt", "", np.sqrt),
    "sin": ("math.sin", "", np.sin),
    "tanh": ("math.tanh", "", np.tanh),
    "expm1": ("math.expm1", "", np.expm1),
    "exp": ("math.exp", "", np.exp),
    "floor": ("math.floor", "", np.floor),
    "ceil": ("math.ceil", "", np.ceil),
    "max": ("arith.maximumf", "arith.maxsi", np.maximum),
    "min": ("arith.minimumf", "arith.minsi", np.minimum),
}
CASTS: Final[dict[str, tuple[str, str, str]]] = {
    "to_f32": ("arith.truncf", "f64", "f32"),
    "to_i32": ("arith.fptosi", "f64", "i32"),
    "widen": ("arith.extsi", "i32", "i64"),
    "from_i32": ("arith.sitofp", "i32", "f64"),
}
"""Name -> op, type of the operand, type of the result."""
DTYPES: Final = {
    "f64": np.float64, "f32": np.float32, "f16": np.float16, "i64": np.int64, "i32": np.int32, "i8": np.int8,
    "i1": np.bool_, "complex<f64>": np.complex128,
}  # fmt: skip


class Operand(NamedTuple):
    """A tensor and its subscripts in the kernel."""

    tensor: str
    subscripts: tuple[str, ...]


class Statement(NamedTuple):
    """A kernel: its output, what it is given, its loops (those of the output first), and how the output is combined."""

    output: Operand
    inputs: tuple[Operand, ...]
    loops: tuple[str, ...]
    parallel: int
    value: ast.expr
    combine: str
    """"" if the output is not read, else the class of an operator, or a function's name."""


def operand_of(node: ast.Subscript) -> Operand:
    assert isinstance(node.value, ast.Name)
    elements = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    return Operand(node.value.id, tuple(ast.unparse(one) for one in elements))


def parse_statement(text: str) -> Statement:
    """The kernel that a line says; `x[()]` is a tensor without dimensions."""
    (statement,) = ast.parse(text).body
    combine = ""
    target: ast.expr
    if isinstance(statement, ast.AugAssign):
        target, value, combine = statement.target, statement.value, type(statement.op).__name__
    else:
        assert isinstance(statement, ast.Assign)
        target, value = statement.targets[0], statement.value
    assert isinstance(target, ast.Subscript)
    output = operand_of(target)
    if isinstance(value, ast.Call) and len(value.args) == 2 and ast.unparse(value.args[0]) == ast.unparse(target):
        assert isinstance(value.func, ast.Name)
        combine, value = value.func.id, value.args[1]
    reads = [one for one in ast.walk(value) if isinstance(one, ast.Subscript)]
    # `walk` goes breadth first; operands are in the order of the text.
    reads.sort(key=lambda one: (one.lineno, one.col_offset))
    inputs = tuple(one for one in dict.fromkeys(operand_of(one) for one in reads) if one != output)
    parallel = _loops_of([output])
    loops = list(dict.fromkeys(parallel + _loops_of(inputs)))
    return Statement(output, inputs, tuple(loops), len(parallel), value, combine)


def _loops_of(operands: object) -> list[str]:
    found: dict[str, None] = {}
    for operand in operands:  # type: ignore[attr-defined]  # a sequence
        for subscript in operand.subscripts:
            names = [one for one in ast.walk(ast.parse(subscript)) if isinstance(one, ast.Name)]
            found.update(dict.fromkeys(one.id for one in sorted(names, key=lambda one: one.col_offset)))
    return list(found)


# As MLIR.


class RegionWriter:
    """Writes the ops of a region, each once."""

    def __init__(self, statement: Statement, element: str, result: str) -> None:
        self.statement = statement
        self.element = element
        self.result = result
        self.lines: list[str] = []
        self.made: dict[str, str] = {}

    def name(self, line: str) -> str:
        """The value of an op, written before if need be."""
        if line not in self.made:
            self.made[line] = f"%{len(self.made)}"
            self.lines.append(f"    {self.made[line]} = {line}\n")
        return self.made[line]

    def value(self, node: ast.expr) -> tuple[str, str]:
        """(SSA name, type) of an expression."""
        if isinstance(node, ast.Subscript):
            operand = operand_of(node)
            inputs = self.statement.inputs
            return (f"%in{inputs.index(operand)}" if operand in inputs else "%out", self.element)
        if isinstance(node, ast.Constant):
            return self.constant(node.value), self.element
        if isinstance(node, ast.BinOp):
            return self.binary(BINARY[type(node.op)], [self.value(node.left), self.value(node.right)])
        if isinstance(node, ast.UnaryOp):
            assert isinstance(node.op, ast.USub)
            name, type_ = self.value(node.operand)
            return self.name(f"arith.negf {name} : {type_}"), type_
        if isinstance(node, ast.Compare):
            floats, integers, _ = COMPARISONS[type(node.ops[0])]
            (left, type_), (right, _) = self.value(node.left), self.value(node.comparators[0])
            what = f"cmpi {integers}" if type_.startswith("i") else f"cmpf {floats}"
            return self.name(f"arith.{what}, {left}, {right} : {type_}"), "i1"
        assert isinstance(node, ast.Call)
        assert isinstance(node.func, ast.Name)
        return self.call(node.func.id, node.args)

    def constant(self, value: object) -> str:
        if self.element.startswith("complex"):
            return self.name(f"complex.constant [{float(value)}, 0.0] : {self.element}")  # type: ignore[arg-type]
        text = str(value) if self.element.startswith("i") else str(float(value))  # type: ignore[arg-type]
        return self.name(f"arith.constant {text} : {self.element}")

    def binary(self, op: tuple[str, str, Callable[..., Array]], sides: list[tuple[str, str]]) -> tuple[str, str]:
        (left, type_), (right, _) = sides
        if type_.startswith("complex"):
            return self.name(f"complex.{op[0][:-1]} {left}, {right} : {type_}"), type_
        return self.name(f"arith.{op[1] if type_.startswith('i') else op[0]} {left}, {right} : {type_}"), type_

    def call(self, function: str, arguments: list[ast.expr]) -> tuple[str, str]:
        if function == "idx":
            position = self.name(f"linalg.index {self.statement.loops.index(ast.unparse(arguments[0]))} : index")
            integer = self.name(f"arith.index_cast {position} : index to i64")
            if self.element == "i64":
                return integer, "i64"
            return self.name(f"arith.sitofp {integer} : i64 to {self.element}"), self.element
        given = [self.value(one) for one in arguments if not _is_loop(one)]
        if function in SEMIRING:
            loops = [self.name(f"linalg.index {at} : index") for at in range(len(self.statement.loops))]
            return self.name(SEMIRING[function].text([one for one, _ in given], self.element, loops)), self.element
        if function == "select":
            (condition, _), (then, type_), (other, _) = given
            return self.name(f"arith.select {condition}, {then}, {other} : {type_}"), type_
        if function in CASTS:
            op, source, target = CASTS[function]
            return self.name(f"{op} {given[0][0]} : {source} to {target}"), target
        floats, integers, _ = FUNCTIONS[function]
        type_ = given[0][1]
        op = integers if type_.startswith("i") else floats
        return self.name(f"{op} {', '.join([one for one, _ in given])} : {type_}"), type_

    def write(self) -> str:
        """The region's ops, with the terminator."""
        combine = self.statement.combine
        value, type_ = self.value(self.statement.value)
        if combine in SEMIRING:
            value = self.name(SEMIRING[combine].text(["%out", value], self.element, []))
        elif combine:
            found = FUNCTIONS.get(combine)
            if found is not None:
                op = found[1] if type_.startswith("i") else found[0]
                value = self.name(f"{op} %out, {value} : {type_}")
            else:
                value, _ = self.binary(BINARY[getattr(ast, combine)], [("%out", type_), (value, type_)])
        return "".join(self.lines) + f"    linalg.yield {value} : {self.result}\n"


def _is_loop(node: ast.expr) -> bool:
    return isinstance(node, ast.Name)


def generic(statement: Statement, types: Mapping[str, str], element: str, result: str, output: str) -> str:
    """The linalg.generic: `types` are those of the tensors, `output` is the SSA name of the initial output."""
    loops = ", ".join(statement.loops)
    operands = [*statement.inputs, statement.output]
    maps = ", ".join([f"affine_map<({loops}) -> ({', '.join(one.subscripts)})>" for one in operands]).replace("()", "")
    maps = maps.replace("-> >", "-> ()>")
    kinds = ['"parallel"' if at < statement.parallel else '"reduction"' for at in range(len(statement.loops))]
    arguments = [f"%in{at}: {element}" for at in range(len(statement.inputs))] + [f"%out: {result}"]
    names = ", ".join([f"%{one.tensor}" for one in statement.inputs])
    given = ", ".join([types[one.tensor] for one in statement.inputs])
    made = types[statement.output.tensor]
    inputs = f"ins({names} : {given}) " if names else ""
    return (
        f"  %r = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{', '.join(kinds)}]}}\n"
        f"    {inputs}outs({output} : {made}) {{\n  ^bb0({', '.join(arguments)}):\n"
        f"{RegionWriter(statement, element, result).write()}  }} -> {made}\n"
    )


# By NumPy.


class Grid:
    """Evaluates over all points of the loops at once; `stored` says which tensors have entries only where they are not
    zero."""

    def __init__(self, statement: Statement, sizes: Mapping[str, int], arrays: Mapping[str, Array], stored: set[str]):
        self.statement = statement
        self.arrays = arrays
        self.stored = stored
        self.shape = tuple(sizes[one] for one in statement.loops)
        self.loops = dict(zip(statement.loops, np.indices(self.shape, sparse=True), strict=True))

    def leaf(self, operand: Operand) -> Array:
        places = tuple(eval(one, {}, dict(self.loops)) for one in operand.subscripts if one != "()")
        found: Array = np.asarray(self.arrays[operand.tensor][places])
        return found

    def present(self, node: ast.expr) -> Array:
        """The points at which a semi-ring op has an operand."""
        if isinstance(node, ast.Subscript):
            operand = operand_of(node)
            found = self.leaf(operand)
            return found != 0 if operand.tensor in self.stored else np.ones_like(found, np.bool_)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SEMIRING:
            masks = [self.present(one) for one in node.args]
            values = [self.value(one) for one in node.args]
            return SEMIRING[node.func.id].present(masks, values, list(self.loops.values()))
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
            return self.present(node.left) | self.present(node.right)
        if isinstance(node, ast.BinOp):
            return self.present(node.left) & self.present(node.right)
        return np.ones((), np.bool_)

    def value(self, node: ast.expr) -> Array:
        if isinstance(node, ast.Subscript):
            return self.leaf(operand_of(node))
        if isinstance(node, ast.Constant):
            return np.array(node.value)
        if isinstance(node, ast.BinOp):
            return BINARY[type(node.op)][2](self.value(node.left), self.value(node.right))
        if isinstance(node, ast.UnaryOp):
            return -self.value(node.operand)
        if isinstance(node, ast.Compare):
            return COMPARISONS[type(node.ops[0])][2](self.value(node.left), self.value(node.comparators[0]))
        assert isinstance(node, ast.Call)
        assert isinstance(node.func, ast.Name)
        function = node.func.id
        if function == "idx":
            return self.loops[ast.unparse(node.args[0])]
        given = [self.value(one) for one in node.args]
        if function in SEMIRING:
            masks = [self.present(one) for one in node.args]
            return SEMIRING[function].value(masks, given, list(self.loops.values()))
        if function == "select":
            return np.where(given[0], given[1], given[2])
        if function in CASTS:
            return given[0].astype(DTYPES[CASTS[function][2]])
        return FUNCTIONS[function][2](*given)

    def run(self, initial: Array) -> Array:
        """The output, from what it was before."""
        statement = self.statement
        values = np.broadcast_to(self.value(statement.value), self.shape)
        combine = statement.combine
        if not combine:
            return values.astype(initial.dtype)
        axes = tuple(range(statement.parallel, len(self.shape)))
        if combine in SEMIRING:
            found = SEMIRING[combine]
            mask = np.broadcast_to(self.present(statement.value), self.shape)
            reduced = found.combine.reduce(np.where(mask, values, found.identity), axis=axes)
            if statement.output.tensor in self.stored:
                # An element that the output lacks has no part in it, and there is none where there is nothing else.
                stored = initial != 0
                total = found.combine(np.where(stored, initial, found.identity), reduced)
                return np.where(stored | mask.any(axis=axes), total, 0).astype(initial.dtype)
            return np.asarray(found.combine(initial, reduced)).astype(initial.dtype)
        named = FUNCTIONS.get(combine)
        function = BINARY[getattr(ast, combine)][2] if named is None else named[2]
        assert isinstance(function, np.ufunc)
        inner = np.add if function is np.subtract else function
        for axis in reversed(axes):
            if values.shape[axis] == 0:
                return initial
            values = inner.reduce(values, axis=axis, dtype=initial.dtype)
        return np.asarray(function(initial, values)).astype(initial.dtype)
