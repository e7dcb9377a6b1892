"""builtin, ub and llvm: casts between type systems, values that nothing may depend on, structs and arrays."""

from __future__ import annotations

from tools.generators.builder import Builder, Maker

TYPES = ("i32", "i64", "index", "f32", "i1", "vector<4xi32>", "tensor<2xi32>", "memref<?xf32>", "!llvm.ptr")
PAIR = "!llvm.struct<(i32, f32)>"
ROW = "!llvm.array<2 x i32>"
NESTED = "!llvm.struct<(i32, array<2 x i32>, struct<(i32, f32)>)>"
PLACES = {
    PAIR: (("0", "i32"), ("1", "f32")),
    ROW: (("0", "i32"), ("1", "i32")),
    NESTED: (("0", "i32"), ("1", ROW), ("1, 0", "i32"), ("1, 1", "i32"), ("2", PAIR), ("2, 0", "i32"), ("2, 1", "f32")),
}
"""Aggregate -> positions with the types that stand there."""


def cast(b: Builder) -> None:
    """Casts of one value or several, often to and fro."""
    inputs = [b.choose(*TYPES) for _ in range(b.some(1, 2))]
    names = [b.value(type) for type in inputs]
    types = inputs
    for _ in range(b.some(1, 3)):
        to = inputs if b.chance(0.4) else [b.choose(*TYPES) for _ in range(b.some(1, 2))]
        text = f"{', '.join(names)} : {', '.join(types)} to {', '.join(to)}"
        result = b.op(f"builtin.unrealized_conversion_cast {text}", *to)
        names = [result] if len(to) == 1 else [f"{result}#{at}" for at in range(len(to))]
        types = to
    if b.chance(0.2):
        b.op(f"builtin.unrealized_conversion_cast to {inputs[0]}", inputs[0])


def poison(b: Builder) -> None:
    type = b.choose("i32", "i1", "index", "f32", "vector<4xi32>", "i8")
    b.op(f"ub.poison : {type}", type)


def unknown(b: Builder) -> None:
    type = b.choose(PAIR, ROW, NESTED, "i32", "f32")
    b.op(f"llvm.mlir.{b.choose('undef', 'undef', 'poison')} : {type}", type)


def extract(b: Builder) -> None:
    name, type = b.value_of(tuple(PLACES))
    place, element = b.random.choice(PLACES[type])
    b.op(f"llvm.extractvalue {name}[{place}] : {type}", element)


def insert(b: Builder) -> None:
    name, type = b.value_of(tuple(PLACES))
    place, element = b.random.choice(PLACES[type])
    b.op(f"llvm.insertvalue {b.value(element)}, {name}[{place}] : {type}", type)


def makers_of(dialect: str) -> list[Maker]:
    if dialect == "builtin":
        return [cast]
    if dialect == "ub":
        return [poison, poison, poison]
    return [unknown, unknown, extract, extract, extract, insert, insert, insert]
