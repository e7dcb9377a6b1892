"""Making vectors of one element, and taking elements out of vectors and putting them in at computed positions."""

from __future__ import annotations

from pyopt.dialects.vector.shapes import vector_type
from pyopt.ir.core import Value
from pyopt.ir.mixed_indices import dense, split
from pyopt.ir.types import Type
from pyopt.light import Sequence
from pyopt.rewrite.rewriter import Rewriter


def broadcast(rewriter: Rewriter, value: Value, type: Type) -> Value:
    """vector.broadcast"""
    return rewriter.create("vector.broadcast", [value], [type]).results[0]


def element_at(rewriter: Rewriter, vector: Value, position: Sequence[int | Value]) -> Value:
    """vector.extract of an element"""
    static, dynamic = split(position)
    type = vector_type(vector.type).element_type
    attributes = {"static_position": dense(static)}
    return rewriter.create("vector.extract", [vector, *dynamic], [type], {**attributes}).results[0]


def with_element(rewriter: Rewriter, element: Value, vector: Value, position: Sequence[int | Value]) -> Value:
    """vector.insert of an element"""
    static, dynamic = split(position)
    attributes = {"static_position": dense(static)}
    return rewriter.create("vector.insert", [element, vector, *dynamic], [vector.type], {**attributes}).results[0]
