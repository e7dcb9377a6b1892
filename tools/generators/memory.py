"""Buffers that are written between reads: through views, tensors made of them, calls, loops and structured ops.

Indices are within bounds, so that most programs are defined and what they read depends on the order of all accesses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tools.generators.builder import Builder, Maker, shaped

ELEMENTS = ("i32", "i32", "f32", "i8")


class View(NamedTuple):
    """A memref: `shape` is what its extents are, whatever the type says of them."""

    name: str
    type: str
    shape: tuple[int, ...]
    element: str
    strides: tuple[int, ...]
    offset: int | None
    """None if the program computes it."""

    @property
    def is_plain(self) -> bool:
        return "strided" not in self.type and "?" not in self.type


def number(b: Builder, value: int) -> str:
    return b.op(f"arith.constant {value} : index", "index")


def index_below(b: Builder, extent: int) -> str:
    """A constant or computed index within bounds."""
    if b.chance(0.6):
        return number(b, b.some(0, extent - 1))
    found = b.pick(lambda type: type == "index")
    name = b.argument("index") if found is None else found[0]
    return b.op(f"arith.remui {name}, {number(b, extent)} : index", "index")


def row_major(shape: Sequence[int]) -> tuple[int, ...]:
    strides: list[int] = []
    step = 1
    for extent in reversed(shape):
        strides.insert(0, step)
        step *= extent
    return tuple(strides)


def strided(shape: Sequence[int | None], element: str, strides: Sequence[int | None], offset: int | None) -> str:
    """memref<2x3xi32, strided<[3, 1], offset: 1>>."""
    inside = ", ".join(["?" if one is None else str(one) for one in strides])
    suffix = f", offset: {'?' if offset is None else offset}" if offset != 0 else ""
    return f"{shaped('memref', tuple(shape), element)[:-1]}, strided<[{inside}]{suffix}>>"


def buffer(b: Builder) -> View:
    """One that has contents: an argument, a filled allocation, or the buffer of a copied tensor."""
    shape = tuple([b.some(1, 4) for _ in range(b.some(1, 2))])
    element = b.choose(*ELEMENTS)
    type = shaped("memref", shape, element)
    kind = b.some(0, 4)
    if kind <= 1:
        name = b.argument(type)
    elif kind == 2:
        name = b.op(f"memref.{b.choose('alloc', 'alloca')}() : {type}", type)
        b.line(f"linalg.fill ins({b.value(element)} : {element}) outs({name} : {type})")
    elif kind == 3:
        tensor = shaped("tensor", shape, element)
        copy = b.op(f"bufferization.alloc_tensor() copy({b.value(tensor)}) : {tensor}", tensor)
        name = b.op(f"bufferization.to_buffer {copy} : {tensor} to {type}", type)
    else:
        source = b.argument(type)
        name = b.op(f"memref.alloc() : {type}", type)
        b.line(f"memref.copy {source}, {name} : {type} to {type}")
    return View(name, type, shape, element, row_major(shape), 0)


def cast(b: Builder, view: View) -> View | None:
    if not view.is_plain:
        return None
    to = shaped("memref", tuple([None if b.chance(0.6) else one for one in view.shape]), view.element)
    return view._replace(name=b.op(f"memref.cast {view.name} : {view.type} to {to}", to), type=to)


def subview(b: Builder, view: View) -> View | None:
    """Static or computed offsets; dimensions of one element may go."""
    if not view.is_plain:
        return None
    offsets: list[str] = []
    sizes: list[int] = []
    steps: list[int] = []
    place: int | None = 0
    for extent, stride in zip(view.shape, view.strides, strict=True):
        size = b.some(1, extent)
        step = 1 if size == 1 or b.chance(0.7) else max((extent - 1) // (size - 1), 1)
        room = extent - 1 - (size - 1) * step
        if b.chance(0.7):
            offset = b.some(0, room)
            offsets.append(str(offset))
            place = None if place is None else place + offset * stride
        else:
            offsets.append(index_below(b, room + 1))
            place = None
        sizes.append(size)
        steps.append(step)
    kept = [at for at, size in enumerate(sizes) if size > 1 or b.chance(0.6)]
    strides = tuple([steps[at] * view.strides[at] for at in kept])
    shape = tuple([sizes[at] for at in kept])
    to = strided(shape, view.element, strides, place)
    text = f"[{', '.join(offsets)}] [{', '.join(map(str, sizes))}] [{', '.join(map(str, steps))}]"
    name = b.op(f"memref.subview {view.name}{text} : {view.type} to {to}", to)
    return View(name, to, shape, view.element, strides, place)


def collapse(b: Builder, view: View) -> View | None:
    if not view.is_plain or len(view.shape) < 2:
        return None
    shape = (view.shape[0] * view.shape[1], *view.shape[2:])
    groups = [[0, 1], *[[at] for at in range(2, len(view.shape))]]
    to = shaped("memref", shape, view.element)
    name = b.op(f"memref.collapse_shape {view.name} {groups} : {view.type} into {to}", to)
    return View(name, to, shape, view.element, row_major(shape), 0)


def expand(b: Builder, view: View) -> View | None:
    if not view.is_plain or not view.shape:
        return None
    last = view.shape[-1]
    low = b.random.choice([one for one in range(1, last + 1) if last % one == 0])
    shape = (*view.shape[:-1], low, last // low)
    groups = [[at] for at in range(len(view.shape) - 1)] + [[len(view.shape) - 1, len(view.shape)]]
    to = shaped("memref", shape, view.element)
    sizes = ", ".join(map(str, shape))
    text = f"memref.expand_shape {view.name} {groups} output_shape [{sizes}] : {view.type} into {to}"
    return View(b.op(text, to), to, shape, view.element, row_major(shape), 0)


def transpose(b: Builder, view: View) -> View | None:
    if not view.is_plain or len(view.shape) != 2:
        return None
    shape, strides = view.shape[::-1], view.strides[::-1]
    to = strided(shape, view.element, strides, view.offset)
    name = b.op(f"memref.transpose {view.name} (i, j) -> (j, i) : {view.type} to {to}", to)
    return View(name, to, shape, view.element, strides, view.offset)


def reinterpret(b: Builder, view: View) -> View | None:
    if not view.is_plain or not view.shape:
        return None
    count = view.shape[0] * view.strides[0]
    offset = b.some(0, count - 1)
    size = b.some(1, count - offset)
    to = strided((size,), view.element, (1,), offset)
    text = f"memref.reinterpret_cast {view.name} to offset: [{offset}], sizes: [{size}], strides: [1]"
    return View(b.op(f"{text} : {view.type} to {to}", to), to, (size,), view.element, (1,), offset)


VIEWS = (cast, subview, subview, collapse, expand, transpose, reinterpret)


def views(b: Builder) -> list[View]:
    """A buffer and views of it, and of those."""
    found = [buffer(b)]
    for _ in range(b.some(1, 4)):
        made = b.random.choice(VIEWS)(b, b.random.choice(found))
        if made is not None:
            found.append(made)
    return found


def places(b: Builder, view: View) -> str:
    return ", ".join([index_below(b, extent) for extent in view.shape])


def load(b: Builder, view: View) -> None:
    b.op(f"memref.load {view.name}[{places(b, view)}] : {view.type}", view.element)


def store(b: Builder, view: View) -> None:
    b.line(f"memref.store {b.value(view.element)}, {view.name}[{places(b, view)}] : {view.type}")


def read_all(b: Builder, view: View) -> None:
    """As a vector, or through a tensor that is read at once."""
    if len(view.shape) != 1 or b.chance(0.3):
        load(b, view)
    elif b.chance(0.5) and view.strides == (1,):
        vector = shaped("vector", (b.some(1, view.shape[0]),), view.element)
        b.op(f"vector.load {view.name}[{number(b, 0)}] : {view.type}, {vector}", vector)
    else:
        vector = shaped("vector", (b.some(1, 4),), view.element)
        place = index_below(b, view.shape[0])
        b.op(f"vector.transfer_read {view.name}[{place}], {b.value(view.element)} : {view.type}, {vector}", vector)


def write_all(b: Builder, view: View) -> None:
    kind = b.some(0, 3)
    if kind == 0:
        b.line(f"linalg.fill ins({b.value(view.element)} : {view.element}) outs({view.name} : {view.type})")
    elif kind == 1 and len(view.shape) == 1:
        vector = shaped("vector", (b.some(1, 4),), view.element)
        place = index_below(b, view.shape[0])
        b.line(f"vector.transfer_write {b.value(vector)}, {view.name}[{place}] : {vector}, {view.type}")
    elif kind == 2 and view.is_plain:
        source = b.argument(view.type)
        b.line(f"memref.copy {source}, {view.name} : {view.type} to {view.type}")
    else:
        store(b, view)


def accesses(b: Builder, found: Sequence[View], count: int) -> None:
    for _ in range(count):
        b.random.choice((load, load, load, store, store, read_all, write_all))(b, b.random.choice(found))


def through_views(b: Builder) -> None:
    """Loads and stores on one buffer, through whatever views it has."""
    accesses(b, views(b), b.some(3, 7))


def tensor_of_buffer(b: Builder) -> None:
    """A tensor is made of a buffer that is written before and after; its elements are read in between."""
    view = buffer(b)
    tensor = shaped("tensor", view.shape, view.element)
    accesses(b, [view], b.some(0, 2))
    word = b.choose("", " restrict", " restrict writable")
    name = b.op(f"bufferization.to_tensor {view.name}{word} : {view.type} to {tensor}", tensor)
    for _ in range(b.some(1, 2)):
        b.op(f"tensor.extract {name}[{places(b, view)}] : {tensor}", view.element)
    if b.chance(0.4):
        accesses(b, [view], 1)


def buffer_of_tensor(b: Builder) -> None:
    """The buffer of a tensor is written between loads of it."""
    shape, element = (b.some(1, 4),), b.choose(*ELEMENTS)
    tensor, type = shaped("tensor", shape, element), shaped("memref", shape, element)
    copy = b.op(f"bufferization.alloc_tensor() copy({b.value(tensor)}) : {tensor}", tensor)
    b.scopes[-1].remove((copy, tensor))  # nothing else may look at what is written
    name = b.op(f"bufferization.to_buffer {copy} : {tensor} to {type}", type)
    view = View(name, type, shape, element, (1,), 0)
    other = cast(b, view) if b.chance(0.4) else None
    found = [view] if other is None else [view, other]
    load(b, view)
    accesses(b, found, b.some(2, 4))
    load(b, view)


def in_a_loop(b: Builder) -> None:
    """A loop reads what it wrote the iteration before; its bounds are constants, or one of them is not."""
    if not b.may_nest():
        return through_views(b)
    found = views(b)
    low, step = b.some(0, 2), b.some(1, 2)
    high = number(b, low + b.some(0, 3) * step)
    if b.chance(0.3):
        high = index_below(b, 5)
    names = f"{number(b, low)} to {high} step {number(b, step)}"
    iv, carried = b.fresh(), b.fresh()
    element = found[0].element
    start = b.value(element)
    result = b.fresh()
    b.line(f"{result} = scf.for {iv} = {names} iter_args({carried} = {start}) -> ({element}) {{")
    with b.region():
        b.define(iv, "index")
        b.define(carried, element)
        accesses(b, found, b.some(1, 4))
        b.line(f"scf.yield {b.value(element)} : {element}")
    b.line("}")
    b.define(result, element)
    accesses(b, found, 1)
    return None


def in_branches(b: Builder) -> None:
    """One branch writes; both yield what they read."""
    if not b.may_nest():
        return through_views(b)
    found = views(b)
    element = found[0].element
    result = b.fresh()
    b.line(f"{result} = scf.if {b.value('i1')} -> ({element}) {{")
    for last in (False, True):
        with b.region():
            accesses(b, found, b.some(0, 3))
            b.line(f"scf.yield {b.value(element)} : {element}")
        b.line("}" if last else "} else {")
    b.define(result, element)
    accesses(b, found, 2)
    return None


def chosen(b: Builder) -> None:
    """One of two buffers, by a condition; all three are written and read."""
    first = buffer(b)
    second = b.argument(first.type)
    choice = b.op(f"arith.select {b.value('i1')}, {first.name}, {second} : {first.type}", first.type)
    accesses(b, [first, first._replace(name=second), first._replace(name=choice)], b.some(3, 5))


def call_between(b: Builder) -> None:
    """A function writes to the buffer between two reads of it."""
    view = buffer(b)
    callee = f"@global_write{len(b.symbols)}"
    value = b.value(view.element)
    lines = [f"func.func private {callee}(%m: {view.type}, %v: {view.element}) -> {view.element} {{"]
    lines += [f"  %c{at} = arith.constant {b.some(0, extent - 1)} : index" for at, extent in enumerate(view.shape)]
    place = ", ".join([f"%c{at}" for at in range(len(view.shape))])
    lines.append(f"  %old = memref.load %m[{place}] : {view.type}")
    if b.chance(0.8):
        lines.append(f"  memref.store %v, %m[{place}] : {view.type}")
    b.symbols.append("\n".join([*lines, f"  return %old : {view.element}", "}"]))
    load(b, view)
    types = f"({view.type}, {view.element}) -> {view.element}"
    b.op(f"func.call {callee}({view.name}, {value}) : {types}", view.element)
    accesses(b, [view], 2)


def swapped(b: Builder) -> None:
    """A loop carries two buffers and swaps them."""
    if not b.may_nest():
        return through_views(b)
    first = buffer(b)
    second = b.argument(first.type)
    names = [b.fresh() for _ in range(3)]
    result = b.fresh()
    head = f"{result}:2 = scf.for {names[0]} = {number(b, 0)} to {number(b, b.some(0, 3))} step {number(b, 1)}"
    text = f"iter_args({names[1]} = {first.name}, {names[2]} = {second}) -> ({first.type}, {first.type})"
    b.line(f"{head} {text} {{")
    with b.region():
        accesses(b, [first._replace(name=names[1]), first._replace(name=names[2])], b.some(1, 3))
        b.line(f"scf.yield {names[2]}, {names[1]} : {first.type}, {first.type}")
    b.line("}")
    accesses(b, [first._replace(name=f"{result}#{at}") for at in (0, 1)] + [first], b.some(1, 3))
    return None


def structured_write(b: Builder) -> None:
    """A structured op on views of one buffer that do not overlap: rows of a matrix."""
    rows, columns = b.some(2, 3), b.some(1, 4)
    element = b.choose("i32", "f32")
    type = shaped("memref", (rows, columns), element)
    name = b.argument(type)
    whole = View(name, type, (rows, columns), element, (columns, 1), 0)
    parts = []
    for at in b.random.sample(range(rows), 2):
        to = strided((columns,), element, (1,), at * columns)
        text = f"memref.subview {name}[{at}, 0] [1, {columns}] [1, 1] : {type} to {to}"
        parts.append((b.op(text, to), to))
    (source, from_type), (target, to_type) = parts
    word = "addf" if element == "f32" else "addi"
    accesses(b, [whole], 1)
    map = "affine_map<(d0) -> (d0)>"
    b.line(
        f'linalg.generic {{indexing_maps = [{map}, {map}], iterator_types = ["parallel"]}} '
        f"ins({source} : {from_type}) outs({target} : {to_type}) {{"
    )
    b.line(f"^bb0(%in_{len(b.lines)}: {element}, %out_{len(b.lines)}: {element}):")
    at = len(b.lines) - 1
    result = b.fresh()
    b.line(f"  {result} = arith.{word} %in_{at}, %out_{at} : {element}")
    b.line(f"  linalg.yield {result} : {element}")
    b.line("}")
    accesses(b, [whole], 2)


MAKERS: list[Maker] = [
    through_views, through_views, tensor_of_buffer, buffer_of_tensor, buffer_of_tensor, in_a_loop, in_a_loop,
    in_branches, chosen, call_between, swapped, structured_write,
]  # fmt: skip


def makers_of(dialect: str) -> list[Maker]:
    return list(MAKERS)
