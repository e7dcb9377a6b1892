"""shape: nearly all from the declarations, over shapes, extent tensors, sizes, witnesses and indices."""

from __future__ import annotations

from tools.generators.builder import Builder, Maker, shape_of
from tools.generators.control import close_op, open_op
from tools.generators.declared import makers

PALETTE = ("!shape.shape", "!shape.shape", "!shape.size", "index", "tensor<?xindex>", "tensor<2xindex>",
           "tensor<3xindex>", "!shape.witness", "tensor<2x?xf32>", "tensor<?xf32>", "tensor<3xf32>", "i1",
           "tensor<*xf32>", "!shape.value_shape")  # fmt: skip
STATIC_EXTENTS = ("tensor<2xindex>", "tensor<3xindex>")
"""Not to be guessed for results: a wrong number of extents is an error that no verifier sees."""
BY_HAND = ("shape.const_shape", "shape.const_size", "shape.const_witness")


def constant(b: Builder) -> None:
    """const_shape, const_size or const_witness."""
    kind = b.some(0, 4)
    if kind == 0:
        b.op(f"shape.const_size {b.some(0, 5)}", "!shape.size")
    elif kind == 1:
        b.op(f"shape.const_witness {'true' if b.chance(0.95) else 'false'}", "!shape.witness")
    else:
        extents = [b.random.choice((1, 1, 2, 3, 4, 0)) for _ in range(b.some(0, 3))]
        type = b.choose("!shape.shape", f"tensor<{len(extents)}xindex>")
        b.op(f"shape.const_shape {extents} : {type}", type)


def broadcast(b: Builder) -> None:
    """broadcast and the constraint that goes with it."""
    type = b.choose("!shape.shape", "tensor<?xindex>", "tensor<2xindex>")
    names = [b.value(type) if b.chance(0.7) else const(b, type) for _ in range(b.some(2, 3))]
    types = ", ".join([type] * len(names))
    if b.chance(0.6):
        result = "!shape.shape" if type == "!shape.shape" else "tensor<?xindex>"
        b.op(f"shape.broadcast {', '.join(names)} : {types} -> {result}", result)
    word = b.choose("cstr_broadcastable", "is_broadcastable", "cstr_eq", "shape_eq")
    b.op(f"shape.{word} {', '.join(names)} : {types}", "!shape.witness" if "cstr" in word else "i1")


def const(b: Builder, type: str) -> str:
    """A constant shape of the type."""
    count = {"tensor<2xindex>": 2, "tensor<3xindex>": 3}.get(type, b.some(0, 3))
    made = f"tensor<{count}xindex>" if type == "tensor<?xindex>" else type
    name = b.op(f"shape.const_shape {[b.random.choice((1, 2, 3)) for _ in range(count)]} : {made}", made)
    return name if made == type else b.op(f"tensor.cast {name} : {made} to {type}", type)


def assuming(b: Builder) -> None:
    if not b.may_nest():
        return
    types = b.results(2)
    arrow = f" -> ({', '.join(types)})" if types else ""
    name = open_op(b, f"shape.assuming {b.value('!shape.witness')}{arrow} {{", types)
    with b.region():
        b.body(3)
        b.give("shape.assuming_yield", types)
    close_op(b, name, types)


def reduce(b: Builder) -> None:
    shape = b.choose("!shape.shape", "tensor<?xindex>")
    extent = "!shape.size" if shape == "!shape.shape" else "index"
    name = b.fresh()
    place, size, sum = b.fresh(), b.fresh(), b.fresh()
    start = b.value(extent)
    b.line(f"{name} = shape.reduce({b.value(shape)}, {start}) : {shape} -> {extent} {{")
    b.line(f"^bb0({place}: index, {size}: {extent}, {sum}: {extent}):")
    result = b.fresh()
    b.line(f"  {result} = shape.{b.choose('mul', 'add')} {sum}, {size} : {extent}, {extent} -> {extent}")
    b.line(f"  shape.yield {result} : {extent}")
    b.line("}")
    b.define(name, extent)


def said(b: Builder) -> None:
    """A value that is said to have a shape, computed from extents or from another value's shape, and then used."""
    ranked = ("tensor<?xf32>", "tensor<2x?xf32>", "tensor<3xf32>")
    value, type = b.value_of(ranked)
    if b.chance(0.5):
        extents = [b.value("index") for _ in range(len(shape_of(type)))]
        summed = b.op(f"arith.addi {extents[0]}, {b.value('index')} : index", "index")
        extents = [summed, *extents[1:]]
        shape = b.op(f"shape.from_extents {', '.join(extents)} : {', '.join(['index'] * len(extents))}", "!shape.shape")
        kind = "!shape.shape"
    else:
        other, source = b.value_of(ranked)
        kind = b.choose("!shape.shape", "tensor<?xindex>")
        shape = b.op(f"shape.shape_of {other} : {source} -> {kind}", kind)
        if b.chance(0.5):
            shape = b.op(f"shape.broadcast {shape}, {b.value(kind)} : {kind}, {kind} -> {kind}", kind)
    known = b.op(f"shape.with_shape {value}, {shape} : {type}, {kind}", "!shape.value_shape")
    if b.chance(0.8):
        b.op(f"shape.value_of {known} : {type}", type)


def makers_of(dialect: str) -> list[Maker]:
    declared = makers("shape", PALETTE, BY_HAND, STATIC_EXTENTS)
    return [*declared, *declared, *[constant] * 12, *[broadcast] * 6, *[assuming] * 4, *[said] * 3, reduce]
