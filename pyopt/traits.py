"""Traits of ops, joined by `|`: `OpInfo("toy.add", ..., traits=traits.PURE | traits.COMMUTATIVE)`.

PURE: no effect but its results, and never undefined behaviour. NO_MEMORY_EFFECT: perhaps undefined behaviour.
READS, WRITES, ALLOCATES, FREES: memory that is no operand or result. CONSTANT_LIKE: a constant, with its value in the
attribute `value`. SAME_TYPES: operands and results have one type; SAME_OPERANDS: operands; SAME_SHAPE,
SAME_OPERANDS_SHAPE, SAME_ELEMENT and SAME_OPERANDS_ELEMENT likewise. ELEMENTWISE: of scalars, or of each element of
tensors and vectors. INFERS_TYPES: the result types follow from the rest (`infer`). OPERAND_SEGMENTS, RESULT_SEGMENTS:
several groups have any number of values.
"""

from __future__ import annotations

from pyopt.ir.opinfo import (
    AFFINE_SCOPE,
    ALLOCATES,
    AUTOMATIC_ALLOCATION_SCOPE,
    BRANCH,
    CALL,
    CALLABLE,
    CAST,
    COMMUTATIVE,
    CONSTANT_LIKE,
    ELEMENTWISE,
    FREES,
    GRAPH_REGION,
    IDEMPOTENT,
    INFERS_TYPES,
    INVOLUTION,
    ISOLATED,
    LOOP,
    NO_MEMORY_EFFECT,
    NO_TERMINATOR,
    OPERAND_SEGMENTS,
    PURE,
    READS,
    RECURSIVE_EFFECTS,
    RECURSIVELY_SPECULATABLE,
    REGION_BRANCH,
    RESULT_SEGMENTS,
    RETURN_LIKE,
    SAME_ELEMENT,
    SAME_OPERANDS,
    SAME_OPERANDS_ELEMENT,
    SAME_OPERANDS_SHAPE,
    SAME_SHAPE,
    SAME_TYPES,
    SINGLE_BLOCK,
    SYMBOL,
    SYMBOL_TABLE,
    TERMINATOR,
    VIEW,
    WRITES,
)

__all__ = [
    "AFFINE_SCOPE", "ALLOCATES", "AUTOMATIC_ALLOCATION_SCOPE", "BRANCH", "CALL", "CALLABLE", "CAST", "COMMUTATIVE",
    "CONSTANT_LIKE", "ELEMENTWISE", "FREES", "GRAPH_REGION", "IDEMPOTENT", "INFERS_TYPES", "INVOLUTION", "ISOLATED",
    "LOOP", "NO_MEMORY_EFFECT", "NO_TERMINATOR", "OPERAND_SEGMENTS", "PURE", "READS", "RECURSIVELY_SPECULATABLE",
    "RECURSIVE_EFFECTS", "REGION_BRANCH", "RESULT_SEGMENTS", "RETURN_LIKE", "SAME_ELEMENT", "SAME_OPERANDS",
    "SAME_OPERANDS_ELEMENT", "SAME_OPERANDS_SHAPE", "SAME_SHAPE", "SAME_TYPES", "SINGLE_BLOCK", "SYMBOL",
    "SYMBOL_TABLE", "TERMINATOR", "VIEW", "WRITES",
]  # fmt: skip
