"""A program of a user, who checks it by mypy and pyright: counts ops, rewrites, builds, runs and compiles."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

import pyopt
from pyopt import Builder, Module, Operation, OpInfo, PatternRewriter, Type, TypeInfo, Value, traits

TEXT = """
func.func @poly(%x: f32) -> f32 {
  %two = arith.constant 2.0 : f32
  %0 = arith.mulf %x, %two : f32
  %1 = arith.addf %0, %x : f32
  return %1 : f32
}
func.func @sum(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %m, %c0 : memref<?xf32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
    %e = memref.load %m[%i] : memref<?xf32>
    %a = arith.addf %acc, %e : f32
    scf.yield %a : f32
  }
  return %s : f32
}
"""


@dataclass
class Report:
    """What a module has."""

    counts: Counter[str] = field(default_factory=Counter)
    types: set[str] = field(default_factory=set)
    places: dict[str, str] = field(default_factory=dict)

    def lines(self) -> Iterator[str]:
        for name, count in self.counts.most_common():
            yield f"{name:<20} {count:>4}  first at {self.places[name]}"


def report_of(module: Module) -> Report:
    found = Report()
    for op in module.walk():
        found.counts[op.name] += 1
        found.places.setdefault(op.name, str(op.location))
        for result in op.results:
            found.types.add(str(result.type))
    return found


def constants_of(module: Module) -> list[float]:
    values: list[float] = []
    for op in module.walk("arith.constant"):
        attribute = op.attributes["value"]
        array = pyopt.to_numpy(attribute)
        values.append(float(array))
    return values


# Rules.


@pyopt.rule("arith.mulf")
def double_by_sum(op: Operation, rewriter: PatternRewriter) -> Operation | None:
    """mulf(x, 2.0) -> addf(x, x)"""
    factor = op.operand("rhs").op
    if factor is None or factor.name != "arith.constant":
        return None
    if float(pyopt.to_numpy(factor.attributes["value"])) != 2.0:
        return None
    x = op.operand("lhs")
    return rewriter.create("arith.addf", x, x)


@pyopt.rule("arith.addf", "arith.mulf")
def mark(op: Operation, rewriter: PatternRewriter) -> bool:
    """Marks each op once."""
    if "note.seen" in op.attributes:
        return False
    rewriter.set_attribute(op, "note.seen", pyopt.attribute("unit"))
    return True


# Building.


def add_function(module: Module, name: str, inputs: Sequence[Type], results: Sequence[Type]) -> Operation:
    signature = ", ".join(str(one) for one in inputs)
    gives = ", ".join(str(one) for one in results)
    builder = Builder.at_end(module.body)
    body = builder.region(list(inputs))
    return builder.create(
        "func.func",
        sym_name=name,
        function_type=pyopt.type(f"({signature}) -> ({gives})"),
        regions=[body],
        results=(),
    )


def build_norm(module: Module) -> Operation:
    f32, index = pyopt.type("f32"), pyopt.type("index")
    function = add_function(module, "norm", [pyopt.type("memref<?xf32>")], [f32])
    block = next(iter(function.regions[0]))
    (memref,) = block.arguments
    builder = Builder.at_end(block)
    zero, one = builder.constant(0, index), builder.constant(1, index)
    start = builder.constant(0.0, f32)
    count = builder.create("memref.dim", memref, zero).result

    def add_square(inner: Builder, i: Value, total: Value) -> None:
        element = inner.create("memref.load", memref, i).result
        square = inner.create("arith.mulf", element, element)
        inner.create("scf.yield", inner.create("arith.addf", total, square))

    loop = builder.create(
        "scf.for", zero, count, one, [start], results=f32, regions=[builder.region([index, f32], add_square)]
    )
    root = builder.create("math.sqrt", loop)
    builder.create("func.return", root)
    return function


# A dialect.

SCALE = TypeInfo("note.scale", "factor: int")


def fold_scale(op: Operation, constants: list[pyopt.Attribute | None]) -> Value | None:
    type = op.operand("by").type
    return op.operand("x") if str(type) == "!note.scale<1>" else None


NOTE = pyopt.Dialect(
    "note",
    [
        OpInfo("note.factor", results="factor: note.scale", syntax="attr-dict `:` type($factor)", traits=traits.PURE),
        OpInfo(
            "note.scaled",
            operands="x: AnyFloat, by: note.scale",
            results="y: AnyFloat",
            syntax="$x `by` $by attr-dict `:` type($x) `,` type($by)",
            derived={"y": ("x", lambda type: type)},
            traits=traits.PURE,
            fold=fold_scale,
            evaluate=lambda x, by: x * by,
        ),
    ],
    types=[SCALE],
)


def fold_trivial_scales() -> str:
    text = (
        "func.func @f(%x: f32) -> f32 {\n  %s = note.factor : !note.scale<1>\n"
        "  %0 = note.scaled %x by %s : f32, !note.scale<1>\n  return %0 : f32\n}\n"
    )
    module = pyopt.parse(text, dialects=[NOTE])
    return str(module.run(pyopt.Pass("canonicalize", max_iterations=3)))


# Errors and files.


def messages_of(text: str) -> list[tuple[int, str]]:
    try:
        pyopt.parse(text, filename="user.mlir")
    except pyopt.Error as error:
        return [(one.line, one.message) for one in error.diagnostics if one.severity == "error"]
    return []


def clean(paths: Sequence[Path]) -> dict[str, int]:
    lengths: dict[str, int] = {}
    for result in pyopt.run_files(paths, ["canonicalize", "cse"], jobs=1):
        if result.error is None and result.text is not None:
            lengths[Path(result.path).name] = len(result.text)
        else:
            print(result.error, file=sys.stderr)
    return lengths


def main(arguments: Sequence[str]) -> int:
    module = pyopt.parse(TEXT)
    for line in report_of(module).lines():
        print(line)
    print("constants", constants_of(module))
    changed: bool = module.rewrite([double_by_sum, mark])
    print("changed", changed)
    build_norm(module)
    module.verify()
    values = np.array([3.0, 4.0], np.float32)
    print("interpreted", module.evaluate("poly", 2.0), module.evaluate("norm", values))
    compiled: pyopt.CompiledModule = module.compile(check="bounds")
    print("compiled", compiled["poly"](2.0), compiled.sum(values))
    print(fold_trivial_scales())
    print(messages_of("func.func @f(%a: i32) -> i64 { return %a : i32 }"))
    print(clean([Path(argument) for argument in arguments]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
