"""Strided slices as shuffles of vectors of one dimension, and vector.fma of several as one for each row.

extract_strided_slice %v {offsets = [1], sizes = [2], ..}            ->    shuffle %v, %v [1, 2]
extract_strided_slice %v {offsets = [1, 3], ..}                      ->    a slice of each row, inserted into zero
insert_strided_slice %s, %v {offsets = [1], ..} : vector<2xf32> ..   ->    shuffle (shuffle %s, %s), %v
insert_strided_slice %s, %v {offsets = [1, 0], ..}                   ->    a slice into each row
extract_strided_slice %v {offsets = [1], ..} : vector<4x[8]xf32> ..  ->    its rows, inserted into zero
"""

from __future__ import annotations

from pyopt.dialects.vector.shapes import integers, shape_of, sub_vector, vector_type
from pyopt.ir.core import Operation
from pyopt.passes.building.vector import extract, has_zero, insert, row_type, shuffled, zero
from pyopt.passes.to_llvm.vector.shape_casts import extracted_slice, inserted_slice
from pyopt.rewrite.rewriter import Rewriter


def extract_row_slice(op: Operation, rewriter: Rewriter) -> bool:
    """extract_strided_slice v, one offset -> shuffle v, v, or rows of a scalable vector inserted into zero"""
    source = op.operands[0]
    type = vector_type(source.type)
    offsets = integers(op, "offsets")
    if len(offsets) != 1 or type.scalable[0]:
        return False
    size = integers(op, "sizes")[0]
    stride = integers(op, "strides")[0]
    numbers = [offsets[0] + stride * index for index in range(size)]
    if not any(type.scalable):
        rewriter.replace(op, [shuffled(rewriter, source, source, numbers)])
        return True
    if not has_zero(type):
        return False
    filled = zero(rewriter, vector_type(op.results[0].type))
    rows = [extract(rewriter, source, number) for number in numbers]
    for index, row in enumerate(rows):
        filled = insert(rewriter, row, filled, index)
    rewriter.replace(op, [filled])
    return True


def extract_slice(op: Operation, rewriter: Rewriter) -> bool:
    """extract_strided_slice v, several offsets -> a slice of each row, inserted into zero"""
    source = op.operands[0]
    type = vector_type(source.type)
    result = vector_type(op.results[0].type)
    offsets = integers(op, "offsets")
    sizes = integers(op, "sizes")
    strides = integers(op, "strides")
    if len(offsets) < 2 or type.scalable[0] or not has_zero(type):
        return False
    filled = zero(rewriter, result)
    row = sub_vector(result, 1)
    for index in range(sizes[0]):
        part = extract(rewriter, source, offsets[0] + index * strides[0])
        inner = extracted_slice(rewriter, part, row, offsets[1:], sizes[1:], strides[1:])
        filled = insert(rewriter, inner, filled, index)
    rewriter.replace(op, [filled])
    return True


def insert_smaller_slice(op: Operation, rewriter: Rewriter) -> bool:
    """insert_strided_slice s, v : vector<2xT> into vector<3x4xT> -> insert (insert_strided_slice s, v[i]), v[i]"""
    source, target = op.operands
    offsets = integers(op, "offsets")
    more = len(shape_of(target.type)) - len(shape_of(source.type))
    if more == 0 or any(vector_type(target.type).scalable[:more]):
        return False
    row_is_whole = source.type is row_type(vector_type(target.type), more)
    row = source if row_is_whole else extract(rewriter, target, *offsets[:more])
    changed = source if row_is_whole else inserted_slice(rewriter, source, row, offsets[more:], integers(op, "strides"))
    rewriter.replace(op, [insert(rewriter, changed, target, *offsets[:more])])
    return True


def insert_slice(op: Operation, rewriter: Rewriter) -> bool:
    """insert_strided_slice s, v : of one rank -> shuffles, or a slice into each row"""
    source, target = op.operands
    given = shape_of(source.type)
    extents = shape_of(target.type)
    offsets = integers(op, "offsets")
    strides = integers(op, "strides")
    if len(given) != len(extents):
        return False
    if source.type is target.type:
        rewriter.replace(op, [source])
        return True
    if vector_type(target.type).scalable[0]:
        return False
    offset, stride, size = offsets[0], strides[0], given[0]
    places = [offset + stride * index for index in range(size)]
    if len(extents) == 1:
        wide = shuffled(rewriter, source, source, [*range(size), *[0] * (extents[0] - size)])
        numbers = [extents[0] + index for index in range(extents[0])]
        for index, place in enumerate(places):
            numbers[place] = index
        rewriter.replace(op, [shuffled(rewriter, wide, target, numbers)])
        return True
    result = target
    for index, place in enumerate(places):
        row = extract(rewriter, source, index)
        if row.type is row_type(vector_type(target.type)):
            changed = row
        else:
            before = extract(rewriter, target, place)
            changed = inserted_slice(rewriter, row, before, offsets[1:], strides[1:])
        result = insert(rewriter, changed, result, place)
    rewriter.replace(op, [result])
    return True


def fma_of_rows(op: Operation, rewriter: Rewriter) -> bool:
    """fma a, b, c : of several dimensions -> fma a[i], b[i], c[i], inserted into zero"""
    type = vector_type(op.results[0].type)
    if len(shape_of(type)) < 2 or type.scalable[0]:
        return False
    filled = zero(rewriter, type)
    for index in range(shape_of(type)[0]):
        parts = [extract(rewriter, one, index) for one in op.operands]
        filled = insert(rewriter, rewriter.create("vector.fma", parts, [row_type(type)]).results[0], filled, index)
    rewriter.replace(op, [filled])
    return True
