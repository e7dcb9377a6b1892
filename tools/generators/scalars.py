"""arith, index, math and complex: nearly all from the declarations, constants by hand."""

from __future__ import annotations

from tools.generators.builder import Builder, Maker
from tools.generators.declared import makers

ARITH = ("i1", "i8", "i16", "i32", "i64", "index", "f16", "f32", "f64", "i32", "index", "f32", "i1",
         "vector<4xi32>", "vector<2xi1>", "vector<2xi8>", "vector<4xf32>", "vector<2xindex>", "tensor<2xi32>",
         "tensor<2xf32>", "tensor<2xi1>", "vector<2x2xi64>")  # fmt: skip
FLOATS = (
    "f32",
    "f64",
    "f32",
    "f16",
    "vector<2xf32>",
    "tensor<2xf64>",
    "i32",
    "i8",
    "i64",
    "vector<2xi32>",
    "tensor<2xi32>",
)
COMPLEX = ("complex<f32>", "complex<f32>", "complex<f64>", "f32", "f64", "i64", "i128")


def constant(b: Builder) -> None:
    """arith.constant of some type."""
    b.constant(b.random.choice(ARITH))


def compare(b: Builder) -> None:
    """cmpi and select on its result, which rules look for."""
    type = b.choose("i32", "i8", "index", "i64")
    left, right = b.value(type), b.value(type)
    word = b.choose("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
    flag = b.op(f"arith.cmpi {word}, {left}, {right} : {type}", "i1")
    if b.chance(0.5):
        other = b.op(f"arith.select {flag}, {left}, {right} : {type}", type)
        if b.chance(0.3):
            b.op(f"arith.cmpi {word}, {other}, {b.value(type)} : {type}", "i1")


def widen(b: Builder) -> None:
    """A cast to a wider type, an op on it, and the cast back."""
    small, large = b.random.choice((("i8", "i32"), ("i16", "i64"), ("i1", "i8"), ("i32", "i64")))
    up = b.choose("extsi", "extui")
    names = [b.op(f"arith.{up} {b.value(small)} : {small} to {large}", large) for _ in range(b.some(1, 2))]
    other = names[-1] if b.chance(0.7) else b.value(large)
    op = b.choose("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minui", "shli", "shrui", "divsi", "remui")
    wide = b.op(f"arith.{op} {names[0]}, {other} : {large}", large)
    if b.chance(0.7):
        b.op(f"arith.trunci {wide} : {large} to {small}", small)


def chain(b: Builder) -> None:
    """Integer ops one on the other, constants on either side."""
    type = b.choose("i32", "index", "i8", "i1", "vector<4xi32>")
    name = b.value(type)
    for _ in range(b.some(2, 3)):
        other = (b.constant(type) if b.chance(0.6) else None) or b.value(type)
        sides = [name, other] if b.chance(0.6) else [other, name]
        op = b.choose("addi", "subi", "addi", "subi", "muli", "andi", "ori", "xori")
        name = b.op(f"arith.{op} {', '.join(sides)} : {type}", type)


def casts(b: Builder) -> None:
    """Conversions one after the other, perhaps compared at the end."""
    type = b.choose("i8", "i16", "i32", "i64", "index", "i1")
    name = b.value(type)
    for _ in range(b.some(2, 3)):
        to = b.choose("i8", "i16", "i32", "i64", "index")
        if to == type:
            continue
        if "index" in (type, to):
            word = b.choose("index_cast", "index_castui")
        else:
            word = b.choose("extsi", "extui") if int(to[1:]) > int(type[1:]) else "trunci"
        name = b.op(f"arith.{word} {name} : {type} to {to}", to)
        type = to
    if b.chance(0.5):
        b.op(f"arith.cmpi {b.choose('eq', 'ne', 'slt', 'uge')}, {name}, {b.value(type)} : {type}", "i1")


def logic(b: Builder) -> None:
    """Negated conditions and selections in selections."""
    flag = b.value("i1")
    if b.chance(0.5):
        true = b.op("arith.constant true", "i1")
        flag = b.op(f"arith.xori {flag}, {true} : i1", "i1")
    type = b.choose("i32", "i1", "f32", "i8")
    inner = b.op(f"arith.select {flag}, {b.value(type)}, {b.value(type)} : {type}", type)
    if b.chance(0.7):
        other = flag if b.chance(0.5) else b.value("i1")
        sides = [inner, b.value(type)] if b.chance(0.5) else [b.value(type), inner]
        b.op(f"arith.select {other}, {', '.join(sides)} : {type}", type)


def negated(b: Builder) -> None:
    """Products and sums of negated floats."""
    names = [b.op(f"arith.negf {b.value('f32')} : f32", "f32") for _ in range(b.some(1, 2))]
    other = names[-1] if len(names) > 1 or b.chance(0.2) else b.value("f32")
    b.op(f"arith.{b.choose('mulf', 'divf', 'addf', 'subf')} {names[0]}, {other} : f32", "f32")


def extended(b: Builder) -> None:
    """mulsi_extended or mului_extended, or addui_extended."""
    type = b.choose("i8", "i32", "i64", "vector<2xi8>")
    word = b.choose("mulsi_extended", "mului_extended", "addui_extended")
    left, right = b.value(type), b.value(type)
    if word == "addui_extended":
        flag = "vector<2xi1>" if "vector" in type else "i1"
        b.op(f"arith.addui_extended {left}, {right} : {type}, {flag}", type, flag)
    else:
        b.op(f"arith.{word} {left}, {right} : {type}", type, type)


def index_constant(b: Builder) -> None:
    if b.chance(0.2):
        b.op(f"index.bool.constant {b.choose('true', 'false')}", "i1")
    else:
        b.op(f"index.constant {b.scalar('index')}", "index")


def complex_constant(b: Builder) -> None:
    element = b.choose("f32", "f64")
    type = f"complex<{element}>"
    parts = ", ".join([f"{b.scalar(element)} : {element}" for _ in range(2)])
    b.op(f"complex.constant [{parts}] : {type}", type)


CHAINS = (chain, casts, logic, negated)


def makers_of(dialect: str) -> list[Maker]:
    if dialect == "arith":
        declared = makers("arith", ARITH, ("arith.constant",))
        return [*declared, constant, constant, compare, compare, compare, widen, widen, extended, *CHAINS, *CHAINS]
    if dialect == "index":
        return [*makers("index", ("index", "index", "i1", "i32", "i64"), ("index.constant", "index.bool.constant")),
                *[index_constant] * 4]  # fmt: skip
    if dialect == "math":
        return makers("math", FLOATS)
    return [*makers("complex", COMPLEX, ("complex.constant",)), *[complex_constant] * 6]
