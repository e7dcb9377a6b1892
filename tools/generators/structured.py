"""linalg: generic ops, fills, named ops, maps and reductions, on tensors and on memrefs."""

from __future__ import annotations

from tools.generators.builder import Builder, Maker, Shape, element_of, shape_of, shaped
from tools.generators.control import close_op, open_op
from tools.generators.tensors import cast, dim, empty, extract, is_ranked, random_shape

OPS = ("add", "sub", "mul", "div", "max", "min")
UNARY = ("exp", "log", "abs", "ceil", "floor", "negf", "sqrt", "tanh")


def dynamic(b: Builder, shape: Shape) -> Shape:
    return tuple([None if b.chance(0.2) else one for one in shape])


def some_shape(b: Builder, rank: int) -> Shape:
    return tuple([b.random.choice((1, 2, 4, None)) for _ in range(rank)])


def output(b: Builder, type: str) -> str:
    """A tensor to write to: empty, filled, or any."""
    if type.startswith("memref"):
        return b.value(type)
    kind = b.some(0, 2)
    if kind == 0:
        return b.value(type)
    sizes = ", ".join([b.index(8) for one in shape_of(type) if one is None])
    name = b.op(f"tensor.empty({sizes}) : {type}", type)
    if kind == 2:
        element = element_of(type)
        name = b.op(f"linalg.fill ins({b.value(element)} : {element}) outs({name} : {type}) -> {type}", type)
    return name


def arrow(type: str) -> tuple[str, list[str]]:
    """The results of an op on tensors: (` -> T`, [T]); none on memrefs."""
    return (f" -> {type}", [type]) if type.startswith("tensor") else ("", [])


def container(b: Builder) -> str:
    return "memref" if b.chance(0.15) else "tensor"


def fill(b: Builder) -> None:
    kind = container(b)
    element = b.choose("f32", "i32", "index")
    type = shaped(kind, random_shape(b), element)
    text, results = arrow(type)
    name = b.value(type) if kind == "memref" or b.chance(0.4) else output(b, type)
    b.op(f"linalg.fill ins({b.value(element)} : {element}) outs({name} : {type}){text}", *results)


def elementwise(b: Builder) -> None:
    type = shaped(container(b), some_shape(b, b.some(1, 2)), "f32")
    text, results = arrow(type)
    if b.chance(0.5):
        ins = f"{b.value(type)}, {b.value(type)} : {type}, {type}"
        word = b.random.choice(OPS)
    else:
        ins = f"{b.value(type)} : {type}"
        word = b.random.choice((*UNARY, "copy"))
    b.op(f"linalg.{word} ins({ins}) outs({output(b, type)} : {type}){text}", *results)


def matmul(b: Builder) -> None:
    kind = container(b)
    m, n, k = some_shape(b, 3)
    left, right, to = (shaped(kind, shape, "f32") for shape in ((m, k), (k, n), (m, n)))
    text, results = arrow(to)
    b.op(
        f"linalg.matmul ins({b.value(left)}, {b.value(right)} : {left}, {right}) outs({output(b, to)} : {to}){text}",
        *results,
    )


def matvec(b: Builder) -> None:
    m, k = some_shape(b, 2)
    left, right, to = shaped("tensor", (m, k), "f32"), shaped("tensor", (k,), "f32"), shaped("tensor", (m,), "f32")
    b.op(
        f"linalg.matvec ins({b.value(left)}, {b.value(right)} : {left}, {right}) outs({output(b, to)} : {to}) -> {to}",
        to,
    )


def generic(b: Builder) -> None:
    """Elementwise, transposing, broadcasting or reducing."""
    rank = b.some(1, 3)
    extents = some_shape(b, rank)
    kind = container(b)
    dims = [f"d{at}" for at in range(rank)]
    ins: list[tuple[str, str, str]] = []
    for _ in range(b.some(0, 2)):
        order = b.random.sample(range(rank), rank if b.chance(0.6) else b.some(0, rank))
        type = shaped(kind, tuple([extents[at] for at in order]), "f32")
        ins.append((b.value(type), type, ", ".join([dims[at] for at in order])))
    covered = {word for _, _, text in ins for word in text.split(", ")}
    kept = [at for at in range(rank) if dims[at] not in covered or b.chance(0.8)]
    result = shaped(kind, tuple([extents[at] for at in kept]), "f32")
    head = ", ".join(dims)
    maps = [f"affine_map<({head}) -> ({text})>" for _, _, text in ins]
    maps.append(f"affine_map<({head}) -> ({', '.join([dims[at] for at in kept])})>")
    words = ", ".join(['"parallel"' if at in kept else '"reduction"' for at in range(rank)])
    outs = output(b, result)
    inside = f"ins({', '.join([one for one, _, _ in ins])} : {', '.join([one for _, one, _ in ins])}) " if ins else ""
    text, results = arrow(result)
    name = open_op(
        b,
        f"linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = [{words}]}} {inside}"
        f"outs({outs} : {result}) {{",
        results,
    )
    with b.region():
        arguments = [b.fresh() for _ in range(len(ins) + 1)]
        b.lines.append(f"{b.indent[:-2]}^bb0({', '.join([f'{one}: f32' for one in arguments])}):")
        for one in arguments:
            b.define(one, "f32")
        for _ in range(b.some(0, 2)):
            if b.chance(0.2):
                b.op(f"linalg.index {b.random.randrange(rank)} : index", "index")
            else:
                b.op(
                    f"arith.{b.choose('addf', 'mulf', 'subf')} {b.value('f32')}, {b.random.choice(arguments)} : f32",
                    "f32",
                )
        given = b.random.choice(arguments) if b.chance(0.3) else b.value("f32")
        b.line(f"linalg.yield {given} : f32")
    close_op(b, name, results, "}" + text)


def transpose(b: Builder) -> None:
    shape = some_shape(b, b.some(1, 3))
    order = b.random.sample(range(len(shape)), len(shape))
    type = shaped("tensor", shape, "f32")
    to = shaped("tensor", tuple([shape[at] for at in order]), "f32")
    b.op(f"linalg.transpose ins({b.value(type)} : {type}) outs({output(b, to)} : {to}) permutation = {order}", to)


def broadcast(b: Builder) -> None:
    shape = some_shape(b, b.some(1, 3))
    added = sorted(b.random.sample(range(len(shape)), b.some(0, len(shape) - 1)))
    to = shaped("tensor", shape, "f32")
    type = shaped("tensor", tuple([one for at, one in enumerate(shape) if at not in added]), "f32")
    b.op(f"linalg.broadcast ins({b.value(type)} : {type}) outs({output(b, to)} : {to}) dimensions = {added}", to)


def map_op(b: Builder) -> None:
    type = shaped("tensor", some_shape(b, b.some(1, 2)), "f32")
    name = b.fresh()
    one, other = b.value(type), b.value(type)
    b.line(
        f"{name} = linalg.map {{ arith.addf }} ins({one}, {other} : {type}, {type}) outs({output(b, type)} : {type})"
    )
    b.define(name, type)


def reduce(b: Builder) -> None:
    shape = some_shape(b, b.some(1, 3))
    axes = sorted(b.random.sample(range(len(shape)), b.some(1, len(shape))))
    type = shaped("tensor", shape, "f32")
    to = shaped("tensor", tuple([one for at, one in enumerate(shape) if at not in axes]), "f32")
    ins = b.value(type)
    outs = output(b, to)
    b.op(f"linalg.reduce {{ arith.addf }} ins({ins} : {type}) outs({outs} : {to}) dimensions = {axes}", to)


def blur(b: Builder) -> None:
    """A cast that makes a tensor's shape less known, for ops to fold it in."""
    found = b.pick(lambda type: is_ranked(type) and len(shape_of(type)) > 0)
    if found is None:
        return
    to = shaped("tensor", (None,) * len(shape_of(found[1])), element_of(found[1]))
    b.op(f"tensor.cast {found[0]} : {found[1]} to {to}", to)


def makers_of(dialect: str) -> list[Maker]:
    return [fill, fill, elementwise, elementwise, elementwise, matmul, matvec, generic, generic, generic, generic,
            transpose, broadcast, map_op, reduce, blur, blur, cast, dim, dim, empty, extract]  # fmt: skip
