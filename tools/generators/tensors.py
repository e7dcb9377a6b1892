"""tensor, with shapes that are known in part."""

from __future__ import annotations

from tools.generators.builder import EXTENTS, Builder, Maker, Shape, element_of, shape_of, shaped
from tools.generators.declared import makers

ELEMENTS = ("f32", "f32", "i32", "index", "i8", "i1")


def random_shape(b: Builder, least: int = 0, most: int = 3) -> Shape:
    return tuple([None if b.chance(0.3) else b.random.choice(EXTENTS) for _ in range(b.some(least, most))])


def is_ranked(type: str) -> bool:
    return type.startswith("tensor<") and not type.startswith("tensor<*") and "#" not in type


def tensor(b: Builder, least: int = 0, most: int = 4) -> tuple[str, str, Shape]:
    """(name, type, shape) of a ranked tensor."""
    found = b.pick(lambda type: is_ranked(type) and least <= len(shape_of(type)) <= most)
    if found is None or b.chance(0.15):
        type = shaped("tensor", random_shape(b, least, max(least, 3)), b.choose(*ELEMENTS))
        found = (b.value(type), type)
    return (*found, shape_of(found[1]))


def blurred(b: Builder, shape: Shape, share: float = 0.4) -> Shape:
    """The shape with some extents forgotten."""
    return tuple([None if b.chance(share) else extent for extent in shape])


def other_knowledge(b: Builder, shape: Shape) -> Shape:
    """The shape with some extents forgotten, and others filled in."""
    target = tuple([b.random.choice(EXTENTS) if extent is None and b.chance(0.4) else extent for extent in shape])
    return target if b.chance(0.5) else blurred(b, target)


def cast(b: Builder) -> None:
    name, type, shape = tensor(b)
    element = element_of(type)
    if b.chance(0.1):
        b.op(f"tensor.cast {name} : {type} to tensor<*x{element}>", f"tensor<*x{element}>")
        return
    to = shaped("tensor", other_knowledge(b, shape), element)
    b.op(f"tensor.cast {name} : {type} to {to}", to)


def dim(b: Builder) -> None:
    name, type, shape = tensor(b, 1)
    constant = f"arith.constant {b.random.randrange(len(shape))} : index"
    at = b.op(constant, "index") if b.chance(0.8) else b.index(len(shape))
    b.op(f"tensor.dim {name}, {at} : {type}", "index")


def empty(b: Builder) -> None:
    shape = random_shape(b)
    type = shaped("tensor", shape, b.choose(*ELEMENTS))
    b.op(f"tensor.empty({', '.join([b.index(8) for extent in shape if extent is None])}) : {type}", type)


def splat(b: Builder) -> None:
    shape = random_shape(b)
    element = b.choose("f32", "i32", "index")
    type = shaped("tensor", shape, element)
    sizes = ", ".join([b.index(8) for extent in shape if extent is None])
    b.op(f"tensor.splat {b.value(element)}{f'[{sizes}]' if sizes else ''} : {type}", type)


def extract(b: Builder) -> None:
    name, type, shape = tensor(b)
    places = ", ".join([b.index(extent) for extent in shape])
    b.op(f"tensor.extract {name}[{places}] : {type}", element_of(type))


def insert(b: Builder) -> None:
    name, type, shape = tensor(b)
    places = ", ".join([b.index(extent) for extent in shape])
    b.op(f"tensor.insert {b.value(element_of(type))} into {name}[{places}] : {type}", type)


def from_elements(b: Builder) -> None:
    shape: Shape = b.random.choice(((2,), (1,), (3,), (2, 2), (), (1, 2), (0,)))
    element = b.choose("f32", "i32", "index")
    type = shaped("tensor", shape, element)
    count = 1
    for extent in shape:
        count *= extent or 0
    b.op(f"tensor.from_elements {', '.join([b.value(element) for _ in range(count)])} : {type}", type)


def generate(b: Builder) -> None:
    shape = random_shape(b, 1)
    element = b.choose("f32", "index", "i32")
    type = shaped("tensor", shape, element)
    name = b.fresh()
    sizes = ", ".join([b.index(8) for extent in shape if extent is None])
    b.line(f"{name} = tensor.generate {sizes} {{")
    arguments = [b.fresh() for _ in shape]
    b.line(f"^bb0({', '.join([f'{one}: index' for one in arguments])}):")
    with b.region():
        for one in arguments:
            b.define(one, "index")
        b.line(f"tensor.yield {b.value(element)} : {element}")
    b.line(f"}} : {type}")
    b.define(name, type)


def slice_of(b: Builder, shape: Shape) -> tuple[str, Shape]:
    """`[offsets] [sizes] [strides]` inside of a shape, and the sizes."""
    offsets: list[str] = []
    sizes: list[str] = []
    strides: list[str] = []
    found: list[int | None] = []
    for extent in shape:
        most = 6 if extent is None else extent
        if b.chance(0.3) and extent is not None:
            size: int | None = extent
            text = str(extent)
            offset, stride = "0" if extent else b.index(1), "1"  # 0 is beyond an extent of 0
        else:
            text, size = b.mixed(0 if most == 0 else 1, most)
            room = most - max(size or 0, 1)
            offset = b.index(1) if room < 0 else b.mixed(0, room)[0] if b.chance(0.6) else "0"
            stride = "1" if b.chance(0.9) or (size or 2) > 1 else b.mixed(1, 2)[0]
        offsets.append(offset)
        sizes.append(text)
        strides.append(stride)
        found.append(size)
    return f"[{', '.join(offsets)}] [{', '.join(sizes)}] [{', '.join(strides)}]", tuple(found)


def dropped(b: Builder, shape: Shape) -> Shape:
    """The shape, perhaps without some of its ones."""
    if b.chance(0.7):
        return shape
    return tuple([extent for extent in shape if extent != 1 or b.chance(0.4)])


def extract_slice(b: Builder) -> None:
    name, type, shape = tensor(b, 1)
    text, sizes = slice_of(b, shape)
    result = shaped("tensor", dropped(b, sizes), element_of(type))
    b.op(f"tensor.extract_slice {name}{text} : {type} to {result}", result)


def insert_slice(b: Builder) -> None:
    name, type, shape = tensor(b, 1)
    text, sizes = slice_of(b, shape)
    source = shaped("tensor", dropped(b, sizes), element_of(type))
    b.op(f"tensor.insert_slice {b.value(source)} into {name}{text} : {source} into {type}", type)


def slice_and_back(b: Builder) -> None:
    """A slice that is put back where it came from."""
    name, type, shape = tensor(b, 1)
    text, sizes = slice_of(b, shape)
    result = shaped("tensor", sizes, element_of(type))
    part = b.op(f"tensor.extract_slice {name}{text} : {type} to {result}", result)
    b.op(f"tensor.insert_slice {part} into {name}{text} : {result} into {type}", type)


def collapse(b: Builder) -> None:
    name, type, shape = tensor(b, 2)
    groups: list[list[int]] = [[0]]
    for axis in range(1, len(shape)):
        if b.chance(0.6):
            groups[-1].append(axis)
        else:
            groups.append([axis])
    result: list[int | None] = []
    for group in groups:
        extent: int | None = 1
        for axis in group:
            one = shape[axis]
            extent = None if one is None or extent is None else extent * one
        result.append(extent)
    to = shaped("tensor", tuple(result), element_of(type))
    b.op(f"tensor.collapse_shape {name} {groups} : {type} into {to}", to)


def expand(b: Builder) -> None:
    name, type, shape = tensor(b, 1, 3)
    groups: list[list[int]] = []
    result: list[int | None] = []
    texts: list[str] = []
    for extent in shape:
        parts: list[int | None]
        if b.chance(0.4):
            parts = [extent]
        elif extent is None:
            parts = b.random.choice(([None, 2], [1, None], [None, 1]))
        else:
            divisor = b.random.choice([one for one in (1, 2, 4) if extent % one == 0])
            parts = [divisor, extent // divisor]
        groups.append(list(range(len(result), len(result) + len(parts))))
        result += parts
        texts += [b.index(8) if part is None else str(part) for part in parts]
    to = shaped("tensor", tuple(result), element_of(type))
    b.op(f"tensor.expand_shape {name} {groups} output_shape [{', '.join(texts)}] : {type} into {to}", to)


def pad(b: Builder) -> None:
    name, type, shape = tensor(b, 1)
    element = element_of(type)
    low, high = ([b.mixed(0, 2) if b.chance(0.5) else ("0", 0) for _ in shape] for _ in range(2))
    result: Shape = tuple([
        None if extent is None or one is None or two is None else extent + one + two
        for extent, (_, one), (_, two) in zip(shape, low, high, strict=True)
    ])  # fmt: skip
    value = b.value(element)
    to = shaped("tensor", result, element)
    text = " ".join([f"{word}[{', '.join([one for one, _ in part])}]" for word, part in (("low", low), ("high", high))])
    found = b.fresh()
    b.line(f"{found} = tensor.pad {name} {'nofold ' if b.chance(0.2) else ''}{text} {{")
    b.line(f"^bb0({', '.join([f'{b.fresh()}: index' for _ in shape])}):")
    b.line(f"  tensor.yield {value} : {element}")
    b.line(f"}} : {type} to {to}")
    b.define(found, to)


def reshape(b: Builder) -> None:
    name, type, shape = tensor(b)
    if None in shape:
        to: Shape = (None,) * b.some(1, 2)
    else:
        count = 1
        for extent in shape:
            count *= extent or 0
        to = b.random.choice(((count,), (1, count), (None,), (count, None)))
        if to == (count, None):
            to = (None, None)
    result = shaped("tensor", to, element_of(type))
    kind = f"tensor<{len(to)}x{b.choose('index', 'i32')}>"
    b.op(f"tensor.reshape {name}({b.value(kind)}) : ({type}, {kind}) -> {result}", result)


def concat(b: Builder) -> None:
    name, type, shape = tensor(b, 1)
    axis = b.random.randrange(len(shape))
    names, types = [name], [type]
    for _ in range(b.some(0, 2)):
        other = tuple([b.random.choice((1, 2, None)) if at == axis else one for at, one in enumerate(shape)])
        types.append(shaped("tensor", other, element_of(type)))
        names.append(b.value(types[-1]))
    extents = [shape_of(one)[axis] for one in types]
    whole = None if None in extents else sum([extent or 0 for extent in extents])
    result = shaped("tensor", (*shape[:axis], whole, *shape[axis + 1 :]), element_of(type))
    b.op(f"tensor.concat dim({axis}) {', '.join(names)} : ({', '.join(types)}) -> {result}", result)


def rank(b: Builder) -> None:
    name, type, _ = tensor(b)
    if b.chance(0.3):
        type = "tensor<*xf32>"
        name = b.value(type)
    b.op(f"tensor.rank {name} : {type}", "index")


def makers_of(dialect: str) -> list[Maker]:
    declared = makers("tensor", ("tensor<2xi32>", "tensor<?xi32>", "tensor<2xf32>", "tensor<*xf32>"),
                      ("tensor.empty", "tensor.extract", "tensor.insert", "tensor.dim", "tensor.from_elements",
                       "tensor.splat"))  # fmt: skip
    return [
        cast, cast, cast, dim, dim, dim, empty, empty, splat, extract, extract, insert, insert, from_elements, generate,
        extract_slice, extract_slice, extract_slice, insert_slice, insert_slice, slice_and_back, collapse, collapse,
        expand, expand, pad, pad, reshape, concat, rank, *declared[:2],
    ]  # fmt: skip
