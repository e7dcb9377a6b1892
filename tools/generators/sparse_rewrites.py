"""Kernels that --pre-sparsification-rewrite looks for, with kernels of any kind and conversions between them.

Sums of products of which a sparse tensor takes samples, reductions onto one element, and selections.
"""

from __future__ import annotations

from tools.generators.builder import Builder, Maker, Shape, element_of, is_float, shape_of, shaped
from tools.generators.kernels import (
    ARITHMETIC,
    ELEMENTS,
    REDUCTIONS,
    generic,
    load_dialects,
    operand,
    tensor,
    word,
)


def converted(b: Builder) -> None:
    """A result in another format, by a conversion or a cast; a constant of one."""
    found = b.pick(lambda type: type.startswith("tensor<") and shape_of(type) != ())
    if found is None:
        return
    name, type = found
    shape, element = shape_of(type), element_of(type)
    to = tensor(b, shape, element, 0.8)
    if to != type and ("#" in to or "#" in type):
        word = b.choose("sparse_tensor.convert", "sparse_tensor.convert", "tensor.cast")
        b.op(f"{word} {name} : {type} to {to}", to)


def printed(b: Builder) -> None:
    found = b.pick(lambda type: "#sparse_tensor.encoding" in type)
    if found is not None:
        b.line(f"sparse_tensor.print {found[0]} : {found[1]}")


def sampled(b: Builder) -> None:
    """A sum of products, and a kernel that takes samples of it: SDDMM and the like."""
    load_dialects(b)
    element = b.choose("f64", "f32", "i32")
    m, n, k = [b.random.choice((2, 4, 8)) for _ in range(3)]
    plus, times = word(ARITHMETIC["add"], element), word(ARITHMETIC["mul"], element)
    product, left, right = (shaped("tensor", shape, element) for shape in ((m, n), (m, k), (k, n)))
    zeros = b.op(f"arith.constant dense<{'0.0' if is_float(element) else '0'}> : {product}", product)
    if b.chance(0.4):
        zeros = b.op(f"bufferization.alloc_tensor() copy({zeros}) : {product}", product)
    maps = [f"affine_map<(i, j, k) -> ({one})>" for one in ("i, k", "k, j", "i, j")]
    ins = f"ins({operand(b, left)}, {operand(b, right)} : {left}, {right})"
    total = b.op(
        f"linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = "
        f'["parallel", "parallel", "reduction"]}} {ins} outs({zeros} : {product}) {{\n'
        f"  ^bb0(%x: {element}, %y: {element}, %z: {element}):\n    %p = {times} %x, %y : {element}\n"
        f"    %s = {plus} {b.choose('%p, %z', '%z, %p')} : {element}\n    linalg.yield %s : {element}\n"
        f"  }} -> {product}",
        product,
    )
    sample = tensor(b, (m, n), element, 0.9)
    to = tensor(b, (m, n), element, 0.8)
    out = b.op(f"{b.choose('tensor.empty', 'bufferization.alloc_tensor')}() : {to}", to)
    subscripts = "i, j" if b.chance(0.8) or m != n else "j, i"
    maps = [f"affine_map<(i, j) -> ({one})>" for one in (subscripts, "i, j", "i, j")]
    types, names = [sample, product], [operand(b, sample), total]
    if b.chance(0.5):
        types.reverse()
        names.reverse()
    b.op(
        f'linalg.generic {{indexing_maps = [{", ".join(maps)}], iterator_types = ["parallel", "parallel"]}} '
        f"ins({', '.join(names)} : {', '.join(types)}) outs({out} : {to}) {{\n"
        f"  ^bb0(%x: {element}, %y: {element}, %z: {element}):\n"
        f"    %p = {times} {b.choose('%x, %y', '%y, %x')} : {element}\n    linalg.yield %p : {element}\n  }} -> {to}",
        to,
    )


def reduced(b: Builder) -> None:
    """All elements of a sparse tensor, or those of its rows, combined."""
    load_dialects(b)
    element = b.choose(*ELEMENTS)
    rank = b.some(1, 3)
    shape: Shape = tuple([b.random.choice((2, 4, None)) for _ in range(rank)])
    type = tensor(b, shape, element, 0.9)
    to = f"tensor<{element}>"
    head = ", ".join([f"d{at}" for at in range(rank)])
    names = REDUCTIONS[b.choose(*REDUCTIONS)]
    pair = b.choose("%x, %y", "%y, %x")
    words = ", ".join(['"reduction"'] * rank)
    b.op(
        f"linalg.generic {{indexing_maps = [affine_map<({head}) -> ({head})>, affine_map<({head}) -> ()>], "
        f"iterator_types = [{words}]}} ins({operand(b, type)} : {type}) outs({b.argument(to)} : {to}) {{\n"
        f"  ^bb0(%x: {element}, %y: {element}):\n    %p = {word(names, element)} {pair} : {element}\n"
        f"    linalg.yield %p : {element}\n  }} -> {to}",
        to,
    )


def chosen(b: Builder) -> None:
    """Elements of one or another sparse tensor, by a dense one or by the position."""
    load_dialects(b)
    element = b.choose("f64", "f32", "i32")
    shape: Shape = tuple([b.random.choice((2, 4, 8)) for _ in range(b.some(1, 2))])
    types = [tensor(b, shape, element, 0.8) for _ in range(2)]
    condition = b.choose("i1", "i32", "f32")
    given = tensor(b, shape, condition, 0.2)
    to = tensor(b, shape, element, 0.4)
    rank = len(shape)
    head = ", ".join([f"d{at}" for at in range(rank)])
    bound = b.op(f"arith.constant {b.scalar(condition)}{'' if condition == 'i1' else ' : ' + condition}", condition)
    if condition == "i1":
        compare, by = "", "%c"
    else:
        one = b.choose("%c", "%c", "%x") if condition == element else "%c"
        predicate = "cmpf olt" if is_float(condition) else "cmpi slt"
        compare, by = f"    %q = arith.{predicate}, {one}, {bound} : {condition}\n", "%q"
    allocated = b.op(f"tensor.empty() : {to}", to)
    pair = b.choose("%x, %y", "%y, %x", "%x, %z")
    words = ", ".join(['"parallel"'] * rank)
    b.op(
        f"linalg.generic {{indexing_maps = [{', '.join([f'affine_map<({head}) -> ({head})>'] * 4)}], "
        f"iterator_types = [{words}]}} "
        f"ins({operand(b, types[0])}, {operand(b, types[1])}, {operand(b, given)} : {types[0]}, {types[1]}, {given}) "
        f"outs({allocated} : {to}) {{\n"
        f"  ^bb0(%x: {element}, %y: {element}, %c: {condition}, %z: {element}):\n{compare}"
        f"    %p = arith.select {by}, {pair} : {element}\n    linalg.yield %p : {element}\n  }} -> {to}",
        to,
    )


def makers_of(dialect: str) -> list[Maker]:
    return [generic, generic, sampled, sampled, reduced, reduced, chosen, chosen, converted, converted, printed]
