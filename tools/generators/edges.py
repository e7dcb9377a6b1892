"""Cases that are easily folded wrong: outputs that are written in part, reshapes with given extents, masks, bodies with
effects, flags of arithmetic, narrow loop counters, and loops with no or one iteration."""

from __future__ import annotations

from tools.generators.builder import Builder, Maker, shaped
from tools.generators.memory import index_below, number

ARITHMETIC = ("addi", "subi", "muli", "shli")
FLAGS = ("", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>")


def partial_output(b: Builder) -> None:
    """Maps whose results are not the loops: shifted, fixed or diagonal; what is not written stays."""
    rows, columns = b.some(1, 3), b.some(1, 3)
    element = b.choose("f32", "i32")
    source = shaped("tensor", (rows, columns), element)
    shift, fixed = b.some(0, 2), b.some(0, 2)
    map, shape = b.random.choice(
        (
            (f"(d0 + {shift}, d1)", (rows + shift, columns)),
            (f"(d0, d1 + {shift})", (rows, columns + shift)),
            ("(d0, d0 + d1)", (rows, rows + columns - 1)),
            (f"(d1, d0 + {shift})", (columns, rows + shift)),
            (f"(d0, {fixed}, d1)", (rows, fixed + 1 + b.some(0, 1), columns)),
            ("(d0 * 2, d1)", (rows * 2, columns)),
            ("(d0, d1)", (rows, columns)),
        )
    )
    target = shaped("tensor", shape, element)
    output = b.value(target)
    reads_output = b.chance(0.5)
    a, o, r = b.fresh(), b.fresh(), b.fresh()
    result = b.fresh()
    b.line(
        f"{result} = linalg.generic {{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, "
        f'affine_map<(d0, d1) -> {map}>], iterator_types = ["parallel", "parallel"]}} '
        f"ins({b.value(source)} : {source}) outs({output} : {target}) {{"
    )
    b.line(f"^bb0({a}: {element}, {o}: {element}):")
    word = "addf" if element == "f32" else "addi"
    b.line(f"  {r} = arith.{word} {a}, {o if reads_output else a} : {element}")
    b.line(f"  linalg.yield {r} : {element}")
    b.line(f"}} -> {target}")
    b.define(result, target)
    if b.chance(0.5):
        # Something elementwise behind it, to be fused.
        one, other = b.fresh(), b.fresh()
        ids = ", ".join([f"d{at}" for at in range(len(shape))])
        identity = f"affine_map<({ids}) -> ({ids})>"
        iterators = ", ".join(['"parallel"'] * len(shape))
        last = b.fresh()
        b.line(
            f"{last} = linalg.generic {{indexing_maps = [{identity}, {identity}], iterator_types = [{iterators}]}} "
            f"ins({result} : {target}) outs({b.value(target)} : {target}) {{"
        )
        b.line(f"^bb0({one}: {element}, {other}: {element}):")
        double = b.fresh()
        b.line(f"  {double} = arith.{word} {one}, {one} : {element}")
        b.line(f"  linalg.yield {double} : {element}")
        b.line(f"}} -> {target}")
        b.define(last, target)


def reshape(b: Builder) -> None:
    """A tensor is collapsed, and expanded into extents that the program gives: others, in another order, or its own."""
    kind = "tensor" if b.chance(0.7) else "memref"
    known = b.chance(0.4)
    shape = (b.some(1, 3), b.some(1, 3), b.some(1, 2))
    source = shaped(kind, shape if known else (None, None, None), "i32")
    name = b.value(source)
    sizes = [b.op(f"{kind}.dim {name}, {number(b, at)} : {source}", "index") for at in range(3)]
    flat_type = shaped(kind, (shape[0] * shape[1] * shape[2] if known else None,), "i32")
    flat = b.op(f"{kind}.collapse_shape {name} [[0, 1, 2]] : {source} into {flat_type}", flat_type)
    if known:
        count = shape[0] * shape[1] * shape[2]
        first = b.random.choice([one for one in range(1, count + 1) if count % one == 0])
        extents = [str(first), str(count // first)]
        to = shaped(kind, (first, count // first), "i32")
    else:
        order = b.random.sample(sizes, 3)
        product = b.op(f"arith.muli {order[0]}, {order[1]} : index", "index")
        extents = [product, order[2]] if b.chance(0.5) else [order[2], product]
        to = shaped(kind, (None, None), "i32")
    text = f"{kind}.expand_shape {flat} [[0, 1]] output_shape [{', '.join(extents)}] : {flat_type} into {to}"
    made = b.op(text, to)
    b.op(f"{kind}.dim {made}, {number(b, b.some(0, 1))} : {to}", "index")


def masked(b: Builder) -> None:
    """Transfers with masks, their own or around: read, perhaps changed, and written to where it came from, or
    elsewhere."""
    kind = b.choose("tensor", "memref")
    extent, width = b.some(1, 6), b.some(1, 5)
    element = b.choose("f32", "i32")
    base, vector, mask_type = (
        shaped(kind, (extent,), element),
        shaped("vector", (width,), element),
        shaped("vector", (width,), "i1"),
    )
    name = b.value(base)
    if b.chance(0.4):
        mask = b.value(mask_type)
    elif b.chance(0.5):
        mask = b.op(f"vector.create_mask {index_below(b, width + 1)} : {mask_type}", mask_type)
    else:
        mask = b.op(f"vector.constant_mask [{b.some(0, width)}] : {mask_type}", mask_type)
    place = index_below(b, extent)
    padding = b.value(element)
    read_mask = f", {mask}" if b.chance(0.7) else ""
    write_mask = f", {mask}" if b.chance(0.7) else ""
    text = f"vector.transfer_read {name}[{place}], {padding}{read_mask} : {base}, {vector}"
    read = b.op(within(b, text, mask, mask_type, vector), vector)
    if b.chance(0.4):
        read = b.op(f"arith.{'addf' if element == 'f32' else 'addi'} {read}, {read} : {vector}", vector)
    to = name if b.chance(0.6) else b.value(base)
    where = place if b.chance(0.6) else index_below(b, extent)
    text = f"vector.transfer_write {read}, {to}[{where}]{write_mask} : {vector}, {base}"
    if kind == "tensor":
        to = b.op(within(b, text, mask, mask_type, base), base)
    else:
        b.line(within(b, text, mask, mask_type, ""))
    b.op(f"vector.transfer_read {to}[{place}], {padding}{read_mask} : {base}, {vector}", vector)


def within(b: Builder, text: str, mask: str, type: str, result: str) -> str:
    """The op, sometimes in a vector.mask."""
    if b.chance(0.7):
        return text
    return f"vector.mask {mask} {{ {text} }} : {type}" + (f" -> {result}" if result else "")


def with_effects(b: Builder) -> None:
    """A structured op whose body writes to a buffer, whether or not its result is used."""
    extent = b.some(1, 4)
    tensor, memref = shaped("tensor", (extent,), "i32"), shaped("memref", (extent,), "i32")
    log = b.argument(memref)
    empty = b.op(f"tensor.empty() : {tensor}", tensor)
    b.scopes[-1].remove((empty, tensor))
    a, o, i, r = b.fresh(), b.fresh(), b.fresh(), b.fresh()
    result = b.fresh()
    map = "affine_map<(d0) -> (d0)>"
    b.line(
        f'{result} = linalg.generic {{indexing_maps = [{map}, {map}], iterator_types = ["parallel"]}} '
        f"ins({b.value(tensor)} : {tensor}) outs({empty} : {tensor}) {{"
    )
    b.line(f"^bb0({a}: i32, {o}: i32):")
    b.line(f"  {i} = linalg.index 0 : index")
    b.line(f"  {r} = arith.muli {a}, {a} : i32")
    b.line(f"  memref.store {b.random.choice((a, r))}, {log}[{i}] : {memref}")
    b.line(f"  linalg.yield {r} : i32")
    b.line(f"}} -> {tensor}")
    if b.chance(0.5):
        b.define(result, tensor)
    b.op(f"memref.load {log}[{index_below(b, extent)}] : {memref}", "i32")


def flagged(b: Builder) -> None:
    """Sums and products of small numbers with flags; two of a kind in a chain, with constants."""
    type = b.choose("i32", "i8", "index")
    small = b.literal(type)
    assert small is not None
    mask = b.op(f"arith.constant {b.some(1, 7)} : {type}", type)
    value = b.op(f"arith.andi {b.value(type)}, {mask} : {type}", type)
    word = b.random.choice(ARITHMETIC)
    for _ in range(b.some(1, 3)):
        constant = b.op(f"arith.constant {b.random.choice((1, 2, 3, -1, -2, 7))} : {type}", type)
        if word == "shli":
            constant = b.op(f"arith.constant {b.some(0, 2)} : {type}", type)
        value = b.op(f"arith.{word} {value}, {constant}{b.random.choice(FLAGS)} : {type}", type)


def narrow_loop(b: Builder) -> None:
    """A counter of few bits, with bounds near its limits."""
    width = b.random.choice((4, 8, 16))
    type = f"i{width}"
    half = 1 << (width - 1)
    low = b.random.choice((-half, -half + 1, -1, 0, 1, half - 2))
    high = b.random.choice((-half, 0, 1, 2, half - 1, low, min(low + 3, half - 1)))
    step = b.random.choice((1, 2, 3, half - 1, max((high - low) // 2, 1) % half or 1))
    if (high - low) // step > 40:
        step = half - 1
    names = [b.op(f"arith.constant {one} : {type}", type) for one in (low, high, step)]
    iv, carried, result = b.fresh(), b.fresh(), b.fresh()
    start = b.value(type)
    head = f"{result} = scf.for {iv} = {names[0]} to {names[1]} step {names[2]}"
    b.line(f"{head} iter_args({carried} = {start}) -> ({type}) : {type} {{")
    r = b.fresh()
    b.line(f"  {r} = arith.{b.choose('addi', 'xori', 'muli')} {carried}, {iv} : {type}")
    b.line(f"  scf.yield {r} : {type}")
    b.line("}")
    b.define(result, type)


def short_loop(b: Builder) -> None:
    """No or one iteration, whether that can be seen or not."""
    kind = b.some(0, 3)
    count = b.some(0, 1)
    value = b.value("i32")
    iv, carried, result, r, cast = (b.fresh() for _ in range(5))
    high = number(b, count) if b.chance(0.5) else index_below(b, 2)
    body = [
        f"  {cast} = arith.index_cast {iv} : index to i32",
        f"  {r} = arith.addi {carried}, {cast} : i32",
    ]
    if kind == 0:
        b.line(f"{result} = affine.for {iv} = 0 to {count} iter_args({carried} = {value}) -> (i32) {{")
        b.line("\n".join([*body, f"  affine.yield {r} : i32", "}"]))
    elif kind == 1:
        low = number(b, 0)
        b.line(f"{result} = scf.parallel ({iv}) = ({low}) to ({high}) step ({number(b, 1)}) init ({value}) -> i32 {{")
        a, c, s = b.fresh(), b.fresh(), b.fresh()
        b.line(f"  {cast} = arith.index_cast {iv} : index to i32")
        b.line(f"  scf.reduce({cast} : i32) {{")
        b.line(f"  ^bb0({a}: i32, {c}: i32):")
        b.line(f"    {s} = arith.addi {a}, {c} : i32")
        b.line(f"    scf.reduce.return {s} : i32")
        b.line("  }")
        b.line("}")
    elif kind == 2:
        first = b.op(f"arith.cmpi ne, {high}, {number(b, 0)} : index", "i1")
        never = b.op("arith.constant false", "i1")
        flag, x, flag2, x2 = (b.fresh() for _ in range(4))
        b.line(f"{result}:2 = scf.while ({flag} = {first}, {x} = {value}) : (i1, i32) -> (i1, i32) {{")
        b.line(f"  scf.condition({flag}) {flag}, {x} : i1, i32")
        b.line("} do {")
        b.line(f"^bb0({flag2}: i1, {x2}: i32):")
        b.line(f"  {r} = arith.addi {x2}, {x2} : i32")
        b.line(f"  scf.yield {never}, {r} : i1, i32")
        b.line("}")
        result += "#1"
    else:
        low = number(b, 0)
        step = number(b, b.some(1, 3))
        b.line(f"{result} = scf.for {iv} = {low} to {high} step {step} iter_args({carried} = {value}) -> (i32) {{")
        b.line("\n".join([*body, f"  scf.yield {r} : i32", "}"]))
    b.define(result, "i32")


def slices(b: Builder) -> None:
    """A slice is put into a tensor of another rank or place and taken out again, whole, in part or from beside."""
    rows, columns = b.some(1, 3), b.some(1, 4)
    type, row = shaped("tensor", (rows, columns), "f32"), shaped("tensor", (columns,), "f32")
    at = index_below(b, rows)
    name = b.value(type)
    text = f"tensor.insert_slice {b.value(row)} into {name}[{at}, 0] [1, {columns}] [1, 1] : {row} into {type}"
    made = b.op(text, type)
    other = at if b.chance(0.5) else index_below(b, rows)
    start = b.some(0, columns - 1)
    size = b.some(1, columns - start)
    part = shaped("tensor", (size,), "f32")
    b.op(f"tensor.extract_slice {made}[{other}, {start}] [1, {size}] [1, 1] : {type} to {part}", part)
    b.op(f"tensor.extract {made}[{other}, {index_below(b, columns)}] : {type}", "f32")


MAKERS: list[Maker] = [
    partial_output, partial_output, reshape, reshape, masked, masked, with_effects, flagged, flagged, narrow_loop,
    narrow_loop, short_loop, short_loop, slices,
]  # fmt: skip


def makers_of(dialect: str) -> list[Maker]:
    return list(MAKERS)
