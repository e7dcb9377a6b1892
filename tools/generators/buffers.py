"""memref and bufferization."""

from __future__ import annotations

from tools.generators.builder import Builder, Maker, Shape, element_of, shape_of, shaped
from tools.generators.tensors import blurred, other_knowledge, random_shape, slice_of

ELEMENTS = ("f32", "f32", "i32", "i8")


def is_plain(type: str) -> bool:
    """A ranked memref without layout or memory space."""
    return type.startswith("memref<") and "," not in type and "*" not in type


def plain(b: Builder, least: int = 0, most: int = 4) -> tuple[str, str, Shape]:
    """(name, type, shape) of such a memref."""
    found = b.pick(lambda type: is_plain(type) and least <= len(shape_of(type)) <= most)
    if found is None or b.chance(0.2):
        type = shaped("memref", random_shape(b, least, max(least, 3)), b.choose(*ELEMENTS))
        found = (b.value(type), type)
    return (*found, shape_of(found[1]))


def any_memref(b: Builder, least: int = 0) -> tuple[str, str, Shape]:
    """A memref with or without layout."""
    found = b.pick(lambda type: type.startswith("memref<") and "*" not in type and len(shape_of(type)) >= least)
    return plain(b, least) if found is None or b.chance(0.3) else (*found, shape_of(found[1]))


def sizes(b: Builder, shape: Shape) -> str:
    return ", ".join([b.index(8) for extent in shape if extent is None])


def allocate(b: Builder) -> None:
    shape = random_shape(b)
    type = shaped("memref", shape, b.choose(*ELEMENTS))
    b.op(f"memref.{b.choose('alloc', 'alloc', 'alloca')}({sizes(b, shape)}) : {type}", type)


def temporary(b: Builder) -> None:
    """A buffer that is written and thrown away."""
    shape = random_shape(b, 1, 2)
    type = shaped("memref", shape, "f32")
    name = b.op(f"memref.alloc({sizes(b, shape)}) : {type}", type)
    if b.chance(0.5):
        b.line(f"memref.store {b.value('f32')}, {name}[{', '.join([b.index(one) for one in shape])}] : {type}")
    b.line(f"memref.dealloc {name} : {type}")
    b.scopes[-1].remove((name, type))


def load(b: Builder) -> None:
    name, type, shape = any_memref(b)
    b.op(f"memref.load {name}[{', '.join([b.index(one) for one in shape])}] : {type}", element_of(type))


def store(b: Builder) -> None:
    name, type, shape = any_memref(b)
    places = ", ".join([b.index(one) for one in shape])
    b.line(f"memref.store {b.value(element_of(type))}, {name}[{places}] : {type}")


def dim(b: Builder) -> None:
    name, type, shape = any_memref(b, 1)
    b.op(f"memref.dim {name}, {b.index(len(shape))} : {type}", "index")


def cast(b: Builder) -> None:
    name, type, shape = plain(b)
    element = element_of(type)
    if b.chance(0.1):
        b.op(f"memref.cast {name} : {type} to memref<*x{element}>", f"memref<*x{element}>")
        return
    to = shaped("memref", other_knowledge(b, shape), element)
    b.op(f"memref.cast {name} : {type} to {to}", to)


def copy(b: Builder) -> None:
    name, type, _ = any_memref(b)
    b.line(f"memref.copy {name}, {b.value(type)} : {type} to {type}")


def subview(b: Builder) -> None:
    name, type, shape = plain(b, 1)
    if 0 in shape:
        return
    text, extents = slice_of(b, shape)
    offsets, _, strides = [part.strip("[]").split(", ") for part in text.split("] [")]
    steps: list[int | None] = [1]
    for extent in reversed(shape[1:]):
        steps.insert(0, None if extent is None or steps[0] is None else extent * steps[0])
    place: int | None = 0
    layout: list[int | None] = []
    for offset, stride, step in zip(offsets, strides, steps, strict=True):
        known = not offset.startswith("%")
        if place is not None:
            known_step = step if offset != "0" else 0
            place = place + int(offset) * known_step if known and known_step is not None else None
        layout.append(None if stride.startswith("%") or step is None else int(stride) * step)
    inside = ", ".join(["?" if one is None else str(one) for one in layout])
    suffix = f", offset: {'?' if place is None else place}" if place != 0 else ""
    to = shaped("memref", extents, element_of(type))[:-1] + f", strided<[{inside}]{suffix}>>"
    b.op(f"memref.subview {name}{text} : {type} to {to}", to)


def reinterpret(b: Builder) -> None:
    name, type, _ = plain(b)
    rank = b.some(1, 2)
    extents = [b.mixed(1, 4) for _ in range(rank)]
    strides = [b.mixed(1, 4) for _ in range(rank)]
    offset, place = b.mixed(0, 3)
    inside = ", ".join(["?" if one is None else str(one) for _, one in strides])
    suffix = f", offset: {'?' if place is None else place}" if place != 0 else ""
    to = shaped("memref", tuple([one for _, one in extents]), element_of(type))[:-1] + f", strided<[{inside}]{suffix}>>"
    b.op(
        f"memref.reinterpret_cast {name} to offset: [{offset}], sizes: [{', '.join([one for one, _ in extents])}], "
        f"strides: [{', '.join([one for one, _ in strides])}] : {type} to {to}",
        to,
    )


def collapse(b: Builder) -> None:
    name, type, shape = plain(b, 2)
    extents: list[int | None] = [*shape[:-2]]
    low, high = shape[-2:]
    extents.append(None if low is None or high is None else low * high)
    groups = [[axis] for axis in range(len(shape) - 2)] + [[len(shape) - 2, len(shape) - 1]]
    to = shaped("memref", tuple(extents), element_of(type))
    b.op(f"memref.collapse_shape {name} {groups} : {type} into {to}", to)


def expand(b: Builder) -> None:
    name, type, shape = plain(b, 1, 3)
    last = shape[-1]
    if last is not None and last % 2:
        return
    half = None if last is None else last // 2
    extents = (*shape[:-1], half, 2)
    groups = [[axis] for axis in range(len(shape) - 1)] + [[len(shape) - 1, len(shape)]]
    texts = ", ".join([b.index(8) if one is None else str(one) for one in extents])
    to = shaped("memref", extents, element_of(type))
    b.op(f"memref.expand_shape {name} {groups} output_shape [{texts}] : {type} into {to}", to)


def metadata(b: Builder) -> None:
    name, type, shape = plain(b, 1)
    results = [f"memref<{element_of(type)}>", "index", *["index"] * (2 * len(shape))]
    b.op(f"memref.extract_strided_metadata {name} : {type} -> {', '.join(results)}", *results)


def rank(b: Builder) -> None:
    type = b.choose("memref<*xf32>", "memref<?x2xf32>")
    b.op(f"memref.rank {b.value(type)} : {type}", "index")


# bufferization.


def to_tensor(b: Builder) -> None:
    name, type, shape = plain(b)
    word = b.choose("", " restrict", " restrict writable")
    tensor = shaped("tensor", shape, element_of(type))
    b.op(f"bufferization.to_tensor {name}{word} : {type} to {tensor}", tensor)


def to_buffer(b: Builder) -> None:
    found = b.pick(lambda type: type.startswith("tensor<") and "*" not in type)
    type = shaped("tensor", random_shape(b), "f32") if found is None else found[1]
    name = b.value(type) if found is None else found[0]
    result = type.replace("tensor<", "memref<")
    if b.chance(0.2):
        result = result[:-1] + f", strided<[{', '.join(['?'] * len(shape_of(type)))}], offset: ?>>"
    b.op(f"bufferization.to_buffer {name} : {type} to {result}", result)


def alloc_tensor(b: Builder) -> None:
    shape = random_shape(b)
    type = shaped("tensor", shape, "f32")
    if b.chance(0.4):
        b.op(f"bufferization.alloc_tensor() copy({b.value(type)}) : {type}", type)
    else:
        b.op(f"bufferization.alloc_tensor({sizes(b, shape)}) : {type}", type)


def clone(b: Builder) -> None:
    name, type, shape = plain(b)
    to = type if b.chance(0.7) else shaped("memref", blurred(b, shape), element_of(type))
    other = b.op(f"bufferization.clone {name} : {type} to {to}", to)
    if b.chance(0.5):
        b.line(
            f"memref.dealloc {b.random.choice((name, other))} : {to}"
            if to == type
            else f"memref.dealloc {other} : {to}"
        )


def deallocate(b: Builder) -> None:
    buffers = [plain(b)[:2] for _ in range(b.some(0, 3))]
    kept = [plain(b)[:2] for _ in range(b.some(0, 2))]
    flags = [b.value("i1") for _ in buffers]
    head = ""
    if buffers:
        names = ", ".join([name for name, _ in buffers])
        head = f" ({names} : {', '.join([type for _, type in buffers])}) if ({', '.join(flags)})"
    tail = ""
    if kept:
        tail = f" retain ({', '.join([name for name, _ in kept])} : {', '.join([type for _, type in kept])})"
    b.op(f"bufferization.dealloc{head}{tail}", *["i1"] * len(kept))


def materialize(b: Builder) -> None:
    shape = random_shape(b, 1)
    type = shaped("tensor", shape, "f32")
    text = f"bufferization.materialize_in_destination {b.value(type)} in {b.value(type)} : ({type}, {type}) -> {type}"
    b.op(text, type)


MEMREF = [allocate, allocate, temporary, load, load, load, store, store, dim, dim, dim, cast, cast, cast, copy, subview,
          subview, subview, reinterpret, collapse, expand, metadata, rank]  # fmt: skip


def makers_of(dialect: str) -> list[Maker]:
    if dialect == "memref":
        return list(MEMREF)
    return [to_tensor, to_tensor, to_buffer, to_buffer, alloc_tensor, clone, clone, deallocate, materialize, dim, cast,
            allocate, load, store]  # fmt: skip
