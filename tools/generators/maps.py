"""linalg.generic with maps of every kind: outputs that are written in part, many times, backwards; extents 0 and 1.

The element of an output that no iteration writes keeps its value, and one that several write has the last; what
passes do with outputs has to know both. Elementwise ops, fills and copies stand around.
"""

from __future__ import annotations

from tools.generators.builder import Builder, Maker, shaped
from tools.generators.control import close_op, open_op
from tools.generators.structured import arrow, broadcast, container, elementwise, fill, output, transpose
from tools.generators.tensors import cast, dim, extract

Subscript = tuple[str, int | None]
"""A result of a map and the extent that it takes; None for one that may be dynamic."""


def single(loop: int, extent: int) -> Subscript:
    return f"d{loop}", extent


def subscript(b: Builder, loop: int, extents: list[int]) -> Subscript:
    """An expression of a loop, and maybe of another one."""
    extent = extents[loop]
    slack = b.random.choice((0, 0, 1))
    kind = b.some(0, 5) if all(extents) else 5
    if kind == 0:
        by = b.some(1, 2)
        return f"d{loop} + {by}", extent + by + slack
    if kind == 1:
        return f"{extent - 1} - d{loop}", extent + slack
    if kind == 2:
        other = b.random.randrange(len(extents))
        return f"d{loop} + d{other}", extent + extents[other] - 1 + slack
    if kind == 3:
        other = b.random.randrange(len(extents))
        by = max(extent + b.random.choice((-1, 0, 0, 1)), 1)
        return f"d{loop} + d{other} * {by}", extent + by * (extents[other] - 1) + slack
    if kind == 4:
        return str(slack), slack + 1
    return f"d{loop}", extent


def operand_map(b: Builder, extents: list[int], plain: float) -> list[Subscript]:
    """The results of a map: single loops with a probability of `plain`, others odd."""
    rank = len(extents)
    if b.chance(plain):
        order = b.random.sample(range(rank), rank if b.chance(0.7) else b.some(0, rank))
        return [single(loop, extents[loop]) for loop in order]
    return [subscript(b, b.random.randrange(rank), extents) for _ in range(b.some(1, 2))]


def generic(b: Builder) -> None:
    """One or two outputs with any map; the loops' extents follow from what is indexed by single loops."""
    rank = b.some(1, 3)
    extents = [b.random.choice((0, 1, 1, 2, 2, 3)) for _ in range(rank)]
    kind = container(b)
    count = b.some(1, 2)
    maps = [operand_map(b, extents, 0.8) for _ in range(b.some(0, 2))]
    outs = [operand_map(b, extents, 0.3) for _ in range(count)]
    seen = {word for map in (*maps, *outs) for word, _ in map}
    missing = [loop for loop in range(rank) if f"d{loop}" not in seen]
    if missing or not maps:
        maps.append([single(loop, extents[loop]) for loop in missing or range(rank)])
    loose = [b.chance(0.15) for _ in range(rank)]

    def type_of(map: list[Subscript]) -> str:
        shape = [
            None if word[0] == "d" and word[1:].isdigit() and loose[int(word[1:])] else extent for word, extent in map
        ]
        return shaped(kind, tuple(shape), "f32")

    types = [type_of(map) for map in (*maps, *outs)]
    ins = [b.value(type) for type in types[: len(maps)]]
    to = [output(b, type) for type in types[len(maps) :]]
    head = ", ".join([f"d{loop}" for loop in range(rank)])
    texts = [f"affine_map<({head}) -> ({', '.join([word for word, _ in map])})>" for map in (*maps, *outs)]
    written = {word for word, _ in outs[0]}
    words = ['"parallel"' if f"d{loop}" in written or b.chance(0.5) else '"reduction"' for loop in range(rank)]
    text, _ = arrow(types[-1])
    results = types[len(maps) :] if text else []
    if results:
        text = f" -> ({', '.join(results)})"
    name = open_op(
        b,
        f"linalg.generic {{indexing_maps = [{', '.join(texts)}], iterator_types = [{', '.join(words)}]}} "
        f"ins({', '.join(ins)} : {', '.join(types[: len(maps)])}) "
        f"outs({', '.join(to)} : {', '.join(types[len(maps) :])}) {{",
        results,
    )
    with b.region():
        arguments = [b.fresh() for _ in types]
        b.lines.append(f"{b.indent[:-2]}^bb0({', '.join([f'{one}: f32' for one in arguments])}):")
        for one in arguments:
            b.define(one, "f32")
        if b.chance(0.3):
            at = b.op(f"linalg.index {b.random.randrange(rank)} : index", "index")
            number = b.op(f"arith.index_cast {at} : index to i32", "i32")
            b.op(f"arith.sitofp {number} : i32 to f32", "f32")
        for _ in range(b.some(0, 2)):
            word = b.choose("addf", "mulf", "subf")
            b.op(f"arith.{word} {b.value('f32')}, {b.random.choice(arguments)} : f32", "f32")
        given = [b.random.choice(arguments) if b.chance(0.2) else b.value("f32") for _ in outs]
        b.line(f"linalg.yield {', '.join(given)} : {', '.join(['f32'] * count)}")
    close_op(b, name, results, "}" + text)


def makers_of(dialect: str) -> list[Maker]:
    return [generic, generic, generic, generic, generic, generic, elementwise, fill, transpose, broadcast, cast, dim,
            extract]  # fmt: skip
