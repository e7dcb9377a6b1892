"""sparse_tensor: conversions, queries, loops over entries, storage."""

from __future__ import annotations

from tools.generators.builder import Builder, Maker, Shape, element_of, shape_of, shaped
from tools.generators.control import close_op, open_op
from tools.generators.declared import makers
from tools.generators.tensors import blurred

VECTOR = "#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>"
CSR = "#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>"
CSC = "#sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>"
DCSR = "#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>"
COO = "#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>"
ENCODINGS = (VECTOR, CSR, CSC, DCSR, COO)


def type_of(shape: Shape, element: str, encoding: str) -> str:
    return shaped("tensor", shape, element)[:-1] + f", {encoding}>"


def rank_of(encoding: str) -> int:
    return 1 if encoding == VECTOR else 2


def some_type(b: Builder) -> str:
    encoding = b.choose(*ENCODINGS)
    shape = tuple([b.random.choice((2, 4, 8, None)) for _ in range(rank_of(encoding))])
    return type_of(shape, b.choose("f32", "f64", "i32"), encoding)


def sparse(b: Builder) -> tuple[str, str, str]:
    """(name, type, encoding) of a sparse tensor."""
    found = b.pick(lambda type: "sparse_tensor.encoding" in type and type.startswith("tensor"))
    if found is None or b.chance(0.2):
        type = some_type(b)
        found = (b.argument(type), type)
    return (*found, found[1][found[1].index("#") : -1])


def convert(b: Builder) -> None:
    name, type, encoding = sparse(b)
    shape = shape_of(type)
    kind = b.some(0, 3)
    if kind == 0:
        to = shaped("tensor", shape, element_of(type))
    elif kind == 1:
        to = type
    else:
        other = b.choose(*[one for one in ENCODINGS if rank_of(one) == len(shape)])
        to = type_of(shape if b.chance(0.6) else blurred(b, shape), element_of(type), other)
    result = b.op(f"sparse_tensor.convert {name} : {type} to {to}", to)
    if b.chance(0.3) and "#" in to:
        back = type_of(shape_of(to), element_of(type), encoding)
        b.op(f"sparse_tensor.convert {result} : {to} to {back}", back)


def from_dense(b: Builder) -> None:
    type = some_type(b)
    dense = shaped("tensor", shape_of(type), element_of(type))
    b.op(f"sparse_tensor.convert {b.value(dense)} : {dense} to {type}", type)


def level(b: Builder) -> None:
    name, type, _ = sparse(b)
    rank = len(shape_of(type))
    at = b.argument("index") if b.chance(0.3) else b.op(f"arith.constant {b.random.randrange(rank)} : index", "index")
    b.op(f"sparse_tensor.lvl {name}, {at} : {type}", "index")


def dim(b: Builder) -> None:
    name, type, _ = sparse(b)
    b.op(f"tensor.dim {name}, {b.index(len(shape_of(type)))} : {type}", "index")


def storage(b: Builder) -> None:
    """Positions, coordinates or values."""
    name, type, encoding = sparse(b)
    word = b.choose("positions", "coordinates", "values", "number_of_entries")
    at = 0 if encoding in (VECTOR, DCSR, COO) else 1
    if word == "number_of_entries":
        b.op(f"sparse_tensor.number_of_entries {name} : {type}", "index")
    elif word == "values":
        to = f"memref<?x{element_of(type)}>"
        b.op(f"sparse_tensor.values {name} : {type} to {to}", to)
    else:
        to = "memref<?xindex>"
        if encoding == COO and word == "coordinates":
            to = "memref<?xindex, strided<[?], offset: ?>>"
        b.op(f"sparse_tensor.{word} {name} {{ level = {at} : index }} : {type} to {to}", to)


def foreach(b: Builder) -> None:
    if not b.may_nest():
        return
    name, type, _ = sparse(b)
    rank = len(shape_of(type))
    carried = [(b.fresh(), b.value(one), one) for one in b.results(1)]
    types = [one for _, _, one in carried]
    inits = ", ".join([init for _, init, _ in carried])
    text = f"sparse_tensor.foreach in {name}{f' init({inits})' if carried else ''} : {type}"
    text += f", {types[0]} -> {types[0]}" if carried else ""
    coordinates = [b.fresh() for _ in range(rank)]
    value = b.fresh()
    entries = [(one, "index") for one in coordinates] + [(value, element_of(type))]
    entries += [(one, kind) for one, _, kind in carried]
    result = open_op(b, text + " do {", types)
    with b.region():
        b.lines.append(f"{b.indent[:-2]}^bb0({', '.join([f'{one}: {kind}' for one, kind in entries])}):")
        for one, kind in entries:
            b.define(one, kind)
        b.body(2)
        if types:
            b.give("sparse_tensor.yield", types)
    close_op(b, result, types)


def load(b: Builder) -> None:
    name, type, _ = sparse(b)
    b.op(f"sparse_tensor.load {name}{b.choose('', ' hasInserts')} : {type}", type)


def insert(b: Builder) -> None:
    name, type, _ = sparse(b)
    places = ", ".join([b.index(extent) for extent in shape_of(type)])
    b.op(f"tensor.insert {b.value(element_of(type))} into {name}[{places}] : {type}", type)


def reinterpret(b: Builder) -> None:
    name, type, encoding = sparse(b)
    b.op(f"sparse_tensor.reinterpret_map {name} : {type} to {type}", type)
    if encoding == COO and b.chance(0.5):
        b.op(f"sparse_tensor.reorder_coo quick_sort {name} : {type} to {type}", type)


def translate(b: Builder) -> None:
    """Coordinates to levels, perhaps to and fro; in the generic form, since the encoding has no alias here."""
    encoding = b.choose(CSC, CSR, DCSR)
    words = ("dim_to_lvl", "lvl_to_dim") if b.chance(0.6) else (b.choose("dim_to_lvl", "lvl_to_dim"),)
    names = [b.index(), b.index()]
    for word in words:
        properties = f"direction = #sparse_tensor<CrdTransDirection {word}>, encoder = {encoding}"
        text = (
            f'"sparse_tensor.crd_translate"({", ".join(names)}) <{{{properties}}}> : (index, index) -> (index, index)'
        )
        result = b.op(text, "index", "index")
        names = [f"{result}#0", f"{result}#1"]


def specifier(b: Builder) -> None:
    encoding = b.choose(CSR, DCSR)
    type = f"!sparse_tensor.storage_specifier<{encoding}>"
    name = b.op(f"sparse_tensor.storage_specifier.init : {type}", type)
    places = ("lvl_sz at 0", "lvl_sz at 1", "crd_mem_sz at 1", "val_mem_sz")
    for _ in range(b.some(0, 3)):
        name = b.op(f"sparse_tensor.storage_specifier.set {name} {b.choose(*places)} with {b.index()} : {type}", type)
    b.op(f"sparse_tensor.storage_specifier.get {name} {b.choose(*places)} : {type}", "index")


def makers_of(dialect: str) -> list[Maker]:
    palette = ("memref<?xindex>", "memref<?xf32>", "index", "f32")
    known = [maker for info in ("sparse_tensor",) for maker in makers(info, palette)][:3]
    return [convert, convert, convert, from_dense, level, level, dim, dim, storage, storage, foreach, load, insert,
            reinterpret, translate, translate, specifier, specifier, *known]  # fmt: skip
