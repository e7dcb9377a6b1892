"""vector: shapes are static; reading and writing goes to memrefs and tensors."""

from __future__ import annotations

from collections.abc import Callable

from tools.generators.builder import Builder, Maker, Shape, element_of, is_float, shape_of, shaped
from tools.generators.declared import makers

PALETTE = ("vector<4xf32>", "vector<2x3xf32>", "vector<3xf32>", "f32", "i32", "vector<4xi32>", "vector<4xi1>", "index",
           "vector<f32>", "vector<1xf32>", "vector<2xf32>", "vector<[4]xf32>", "vector<2xf16>")  # fmt: skip
BY_HAND = ("vector.transfer_read", "vector.transfer_write", "vector.print", "vector.gather")
EXTENTS = (1, 1, 2, 3, 4)


def is_vector(type: str) -> bool:
    return type.startswith("vector<") and "[" not in type


def vector(b: Builder, least: int = 0, accepts: Callable[[str], bool] = lambda type: True) -> tuple[str, str, Shape]:
    """(name, type, shape) of a vector of that rank at least."""
    found = b.pick(lambda type: is_vector(type) and len(shape_of(type)) >= least and accepts(type))
    if found is None or b.chance(0.2):
        extents = tuple([b.random.choice(EXTENTS) for _ in range(b.some(max(least, 1), 3))])
        type = shaped("vector", extents, b.choose("f32", "f32", "i32", "i1"))
        if not accepts(type):
            type = shaped("vector", extents, "f32")
        found = (b.value(type), type)
    return (*found, shape_of(found[1]))


def of(shape: Shape, element: str) -> str:
    """A vector type; the element type itself for a shape that is used up."""
    return shaped("vector", shape, element) if shape else element


def broadcast(b: Builder) -> None:
    if b.chance(0.4):
        type = b.choose("f32", "i32")
        name = b.value(type)
        shape: Shape = ()
    else:
        name, type, shape = vector(b)
    lead = tuple(b.random.choices((1, 2, 3), k=b.some(0 if shape else 1, 1)))
    target = lead + tuple([b.random.choice((1, 4)) if extent == 1 else extent for extent in shape])
    to = shaped("vector", target, element_of(type))
    b.op(f"vector.broadcast {name} : {type} to {to}", to)


def position(b: Builder, shape: Shape) -> str:
    return ", ".join([b.index(one) if b.chance(0.1) else str(b.random.randrange(one or 1)) for one in shape])


def extract(b: Builder) -> None:
    name, type, shape = vector(b, 1)
    count = b.some(1, len(shape))
    result = of(shape[count:], element_of(type))
    b.op(f"vector.extract {name}[{position(b, shape[:count])}] : {result} from {type}", result)


def insert(b: Builder) -> None:
    name, type, shape = vector(b, 1)
    count = b.some(1, len(shape))
    source = of(shape[count:], element_of(type))
    b.op(f"vector.insert {b.value(source)}, {name}[{position(b, shape[:count])}] : {source} into {type}", type)


def shape_cast(b: Builder) -> None:
    name, type, shape = vector(b, 1)
    count = 1
    for extent in shape:
        count *= extent or 1
    choices: list[Shape] = [(count,), (1, count), (count, 1)]
    if count % 2 == 0 and len(shape) == 1:
        choices.append((2, count // 2))
    to = shaped("vector", b.random.choice(choices), element_of(type))
    b.op(f"vector.shape_cast {name} : {type} to {to}", to)


def transpose(b: Builder) -> None:
    name, type, shape = vector(b, 1)
    order = b.random.sample(range(len(shape)), len(shape))
    to = shaped("vector", tuple([shape[at] for at in order]), element_of(type))
    b.op(f"vector.transpose {name}, {order} : {type} to {to}", to)


def extract_slice(b: Builder) -> None:
    name, type, shape = vector(b, 1)
    count = b.some(1, len(shape))
    offsets = [b.random.randrange(one or 1) for one in shape[:count]]
    sizes = [b.some(1, (one or 1) - at) for one, at in zip(shape, offsets, strict=False)]
    to = shaped("vector", (*sizes, *shape[count:]), element_of(type))
    text = f"{{offsets = {offsets}, sizes = {sizes}, strides = {[1] * count}}}"
    b.op(f"vector.extract_strided_slice {name} {text} : {type} to {to}", to)


def insert_slice(b: Builder) -> None:
    name, type, shape = vector(b, 1)
    part = tuple([b.some(1, one or 1) for one in shape[b.random.randrange(len(shape)) :]])
    room = (*[1] * (len(shape) - len(part)), *part)
    offsets = [b.some(0, (one or 1) - two) for one, two in zip(shape, room, strict=True)]
    source = shaped("vector", part, element_of(type))
    text = f"{{offsets = {offsets}, strides = {[1] * len(part)}}}"
    b.op(f"vector.insert_strided_slice {b.value(source)}, {name} {text} : {source} into {type}", type)


def shuffle(b: Builder) -> None:
    name, type, shape = vector(b, 1)
    mask = b.random.choices(range(2 * (shape[0] or 1)), k=b.some(1, 4))
    to = shaped("vector", (len(mask), *shape[1:]), element_of(type))
    b.op(f"vector.shuffle {name}, {b.value(type)} {mask} : {type}, {type}", to)


def from_elements(b: Builder) -> None:
    shape: Shape = b.random.choice(((2,), (1,), (2, 2), ()))
    count = 4 if shape == (2, 2) else 2 if shape else 1
    count = 1 if shape == (1,) else count
    element = b.choose("f32", "i32")
    type = shaped("vector", shape, element)
    same = b.value(element)
    names = [same if b.chance(0.5) else b.value(element) for _ in range(count)]
    b.op(f"vector.from_elements {', '.join(names)} : {type}", type)


def reduction(b: Builder) -> None:
    name, type, shape = vector(b, 1, lambda type: "i1" not in type)
    element = element_of(type)
    kind = b.choose("add", "mul") if is_float(element) else b.choose("add", "mul", "and", "or", "minsi", "maxui")
    if len(shape) == 1 and b.chance(0.5):
        rest = f", {b.value(element)}" if b.chance(0.4) else ""
        b.op(f"vector.reduction <{kind}>, {name}{rest} : {type} into {element}", element)
        return
    dims = sorted(b.random.sample(range(len(shape)), b.some(1, len(shape))))
    to = of(tuple([one for at, one in enumerate(shape) if at not in dims]), element)
    b.op(f"vector.multi_reduction <{kind}>, {name}, {b.value(to)} {dims} : {type} to {to}", to)


def mask(b: Builder) -> None:
    shape = tuple([b.random.choice((2, 3, 4)) for _ in range(b.some(1, 2))])
    type = shaped("vector", shape, "i1")
    if b.chance(0.5):
        sizes = ", ".join([str(b.some(0, one)) for one in shape])
        if "0" in sizes.split(", "):
            sizes = ", ".join(["0"] * len(shape))
        b.op(f"vector.constant_mask [{sizes}] : {type}", type)
    else:
        b.op(f"vector.create_mask {', '.join([b.index(6) for _ in shape])} : {type}", type)


def source(b: Builder, rank: int) -> tuple[str, str]:
    """A memref or tensor of floats to read from."""
    shape: Shape = tuple([b.random.choice((None, 2, 4, 8)) for _ in range(rank)])
    type = shaped(b.choose("memref", "tensor"), shape, "f32")
    return b.value(type), type


def transfer_read(b: Builder) -> None:
    rank = b.some(1, 3)
    name, type = source(b, rank)
    width = b.some(1, rank)
    to = shaped("vector", tuple([b.random.choice((1, 2, 4)) for _ in range(width)]), "f32")
    bounds = ", ".join([b.choose("true", "false") for _ in range(width)])
    places = ", ".join([b.index(4) for _ in range(rank)])
    extra = f" {{in_bounds = [{bounds}]}}" if b.chance(0.6) else ""
    b.op(f"vector.transfer_read {name}[{places}], {b.value('f32')}{extra} : {type}, {to}", to)


def transfer_write(b: Builder) -> None:
    rank = b.some(1, 3)
    name, type = source(b, rank)
    width = b.some(1, rank)
    of_type = shaped("vector", tuple([b.random.choice((1, 2, 4)) for _ in range(width)]), "f32")
    bounds = ", ".join([b.choose("true", "false") for _ in range(width)])
    places = ", ".join([b.index(4) for _ in range(rank)])
    extra = f" {{in_bounds = [{bounds}]}}" if b.chance(0.6) else ""
    text = f"vector.transfer_write {b.value(of_type)}, {name}[{places}]{extra} : {of_type}, {type}"
    b.op(text, *([type] if type.startswith("tensor") else []))


def contract(b: Builder) -> None:
    m, n, k = (b.random.choice((1, 2, 3)) for _ in range(3))
    left, right, to = (shaped("vector", shape, "f32") for shape in ((m, k), (k, n), (m, n)))
    maps = "affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>"
    types = 'iterator_types = ["parallel", "parallel", "reduction"]'
    text = f"{{indexing_maps = [{maps}], {types}, kind = #vector.kind<add>}}"
    b.op(f"vector.contract {text} {b.value(left)}, {b.value(right)}, {b.value(to)} : {left}, {right} into {to}", to)


def makers_of(dialect: str) -> list[Maker]:
    return [
        broadcast, broadcast, extract, extract, extract, insert, insert, shape_cast, shape_cast, transpose,
        extract_slice, extract_slice, insert_slice, insert_slice, shuffle, from_elements, reduction, reduction, mask,
        transfer_read, transfer_read, transfer_write, contract, *makers("vector", PALETTE, BY_HAND),
    ]  # fmt: skip
