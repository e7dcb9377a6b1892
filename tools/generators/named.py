"""linalg's named ops, all of its table, and the other structured ops, on tensors and on memrefs."""

from __future__ import annotations

from pyopt.dialects.linalg.forms import ROWS, form_of
from pyopt.ir.affine import AffineExpr, evaluate, uses_dim
from tools.generators.builder import Builder, Maker, Shape, shaped
from tools.generators.structured import arrow, broadcast, elementwise, fill, generic, map_op, reduce, transpose

ELEMENTS = (("f32", "f32"), ("f32", "f32"), ("f16", "f32"), ("i32", "i32"), ("i8", "i32"), ("i16", "i64"),
            ("f64", "f64"), ("i32", "f32"), ("i1", "i1"), ("complex<f32>", "complex<f32>"))  # fmt: skip
"""Elements of the inputs and of the output."""
FLOATS_ONLY = ("exp", "log", "ceil", "floor", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf", "powf",
               "negf", "abs", "div", "max", "min", "fill_rng_2d")  # fmt: skip


def extent(expr: AffineExpr, loops: Shape) -> int | None:
    """The number of indices that a subscript reaches; None if that of a loop is not known."""
    if any(one is None and uses_dim(expr, at) for at, one in enumerate(loops)):
        return None
    last = evaluate(expr, [(one or 1) - 1 for one in loops])
    assert last is not None
    return last + 1


def named(b: Builder) -> None:
    name = b.random.choice(sorted(ROWS.keys() - {"linalg.contract"}))
    form = form_of(name)
    short = name.partition(".")[2]
    given, made = b.random.choice(ELEMENTS)
    if short in FLOATS_ONLY:
        given = made = b.choose("f32", "f64")
    if short == "div_unsigned" or "unsigned" in short or short.startswith("quantized") or short.endswith("_q"):
        given, made = b.random.choice((("i32", "i32"), ("i8", "i32")))
    elif short == "sub" and given == "i1":
        given = made = "i32"
    elif short == "batch_reduce_matmul":
        given = made
    elif "pooling" in short and "complex" in made:
        given = made = "f16"
    kind = "memref" if b.chance(0.4) else "tensor"
    attributes = ""
    if form.any_rank:
        shape: Shape = tuple([b.random.choice((1, 2, 4, None)) for _ in range(b.some(0, 3))])
        shapes: list[Shape | None] = [shape] * form.operand_count
        if short == "fill":
            shapes[0] = None
            given = made
        if short not in ("fill", "copy"):
            given = made
    else:
        strides = [b.random.choice((1, 1, 2)) for _ in range(form.windows)]
        dilations = [b.random.choice((1, 1, 2)) for _ in range(form.windows)]
        if form.windows:
            vector = f"tensor<{form.windows}xi64>"
            attributes = f" {{dilations = dense<{dilations}> : {vector}, strides = dense<{strides}> : {vector}}}"
        loops = tuple([b.random.choice((1, 2, 3, None)) for _ in form.loops])
        maps = form.maps(strides, dilations)
        shapes = [
            tuple([extent(expr, loops) for expr in map.results]) if map.results or at == len(maps) - 1 else None
            for at, map in enumerate(maps)
        ]
    last = form.operand_count - 1
    types: list[str] = []
    for at, shape_or_none in enumerate(shapes):
        element = made if at == last else given
        if shape_or_none is None:
            types.append(element if short == "fill" else scalar_type(short, given))
        elif short == "select" and at == 0:
            types.append(shaped(kind, shape_or_none, "i1"))
        else:
            types.append(shaped(kind, shape_or_none, element))
    names = [b.value(type) for type in types]
    text, results = arrow(types[-1])
    if short == "fill_rng_2d":
        types[:3] = ["f64", "f64", "i32"]
        names[:3] = [b.value(type) for type in types[:3]]
    if b.chance(0.1) and short in ("matmul", "batch_matmul", "matvec", "copy") and "complex" not in given:
        attributes = " {cast = #linalg.type_fn<cast_unsigned>}"
    ins = f"ins({', '.join(names[:-1])} : {', '.join(types[:-1])}) "
    b.op(f"linalg.{short}{attributes} {ins}outs({names[-1]} : {types[-1]}){text}", *results)


PRODUCTS = (("matmul", "km,kn->mn"), ("matmul", "k,nk->mn"), ("batch_matmul", "bkm,bnk->bmn"),
            ("batch_matmul", "bk,kn->bmn"), ("batch_reduce_matmul", "bkm,bkn->mn"), ("contract", "bmk,knb->nm"),
            ("contract", "kl,lk->"), ("contract", "bmk,bkn->nbm"))  # fmt: skip
"""Products, and how their operands are indexed."""


def with_maps(b: Builder, head: str, indices: str, given: str, made: str) -> None:
    """An op whose operands are indexed so: of elements `given`, the output of `made`."""
    operands = indices.replace("->", ",").split(",")
    loops = [letter for letter in "bmnkl" if letter in indices]
    extents = {letter: b.random.choice((1, 2, 3, None)) for letter in loops}
    kind = "memref" if b.chance(0.4) else "tensor"
    maps = [f"affine_map<({', '.join(loops)}) -> ({', '.join(one)})>" for one in operands]
    elements = [given] * (len(operands) - 1) + [made]
    types = [
        shaped(kind, tuple([extents[letter] for letter in one]), element)
        for one, element in zip(operands, elements, strict=True)
    ]
    names = [b.value(type) for type in types]
    text, results = arrow(types[-1])
    ins = f"ins({', '.join(names[:-1])} : {', '.join(types[:-1])}) "
    b.op(f"linalg.{head} indexing_maps = [{', '.join(maps)}] {ins}outs({names[-1]} : {types[-1]}){text}", *results)


def product(b: Builder) -> None:
    name, indices = b.random.choice(PRODUCTS)
    given, made = b.random.choice((("f32", "f32"), ("f16", "f32"), ("i8", "i32")))
    with_maps(b, name, indices, given, made)


def function(b: Builder) -> None:
    """linalg.elementwise"""
    unary = b.chance(0.5)
    kind = b.choose("exp", "negf", "square", "abs") if unary else b.choose("add", "sub", "max_signed", "powf")
    indices = b.choose("mn->mn", "nm->mn", "n->mn") if unary else b.choose("mn,mn->mn", "nm,n->mn", "m,mn->mn")
    with_maps(b, f"elementwise kind=#linalg.elementwise_kind<{kind}>", indices, "f32", "f32")


def scalar_type(name: str, given: str) -> str:
    """The type of an operand without dimensions: a zero point."""
    return "i32" if given.startswith("i") else given


def makers_of(dialect: str) -> list[Maker]:
    return [*[named] * 12, product, function, generic, fill, elementwise, transpose, broadcast, map_op, reduce]
