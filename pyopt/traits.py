"""Traits of ops, joined by `|`: `OpInfo("toy.add", ..., traits=traits.PURE | traits.COMMUTATIVE)`.

PURE: no effect but its results, and never undefined behaviour. NO_MEMORY_EFFECT: perhaps undefined behaviour.
READS, WRITES, ALLOCATES, FREES: memory that is no operand or result. CONSTANT_LIKE: a constant, with its value in the
attribute `value`. SAME_TYPES: operands and results have one type; SAME_OPERANDS: operands; SAME_SHAPE,
SAME_OPERANDS_SHAPE, SAME_ELEMENT and SAME_OPERANDS_ELEMENT likewise. ELEMENTWISE: of scalars, or of each element of
tensors and vectors. INFERS_TYPES: the result types follow from the rest (`infer`). OPERAND_SEGMENTS, RESULT_SEGMENTS:
several groups have any number of values. CONDITIONALLY_SPECULATABLE: `speculates` says whether the op may be executed
where the program does not.
"""

from __future__ import annotations

from pyopt.ir import opinfo

# With types of their own: pyright knows `Final` only where it is imported from `typing`.
AFFINE_SCOPE: int = opinfo.AFFINE_SCOPE
ALLOCATES: int = opinfo.ALLOCATES
AUTOMATIC_ALLOCATION_SCOPE: int = opinfo.AUTOMATIC_ALLOCATION_SCOPE
BRANCH: int = opinfo.BRANCH
CALL: int = opinfo.CALL
CALLABLE: int = opinfo.CALLABLE
CAST: int = opinfo.CAST
COMMUTATIVE: int = opinfo.COMMUTATIVE
CONDITIONALLY_SPECULATABLE: int = opinfo.CONDITIONALLY_SPECULATABLE
CONSTANT_LIKE: int = opinfo.CONSTANT_LIKE
ELEMENTWISE: int = opinfo.ELEMENTWISE
FREES: int = opinfo.FREES
GRAPH_REGION: int = opinfo.GRAPH_REGION
IDEMPOTENT: int = opinfo.IDEMPOTENT
INFERS_TYPES: int = opinfo.INFERS_TYPES
INVOLUTION: int = opinfo.INVOLUTION
ISOLATED: int = opinfo.ISOLATED
LOOP: int = opinfo.LOOP
NO_MEMORY_EFFECT: int = opinfo.NO_MEMORY_EFFECT
NO_TERMINATOR: int = opinfo.NO_TERMINATOR
OPERAND_SEGMENTS: int = opinfo.OPERAND_SEGMENTS
PURE: int = opinfo.PURE
READS: int = opinfo.READS
RECURSIVE_EFFECTS: int = opinfo.RECURSIVE_EFFECTS
RECURSIVELY_SPECULATABLE: int = opinfo.RECURSIVELY_SPECULATABLE
REGION_BRANCH: int = opinfo.REGION_BRANCH
RESULT_SEGMENTS: int = opinfo.RESULT_SEGMENTS
RETURN_LIKE: int = opinfo.RETURN_LIKE
SAME_ELEMENT: int = opinfo.SAME_ELEMENT
SAME_OPERANDS: int = opinfo.SAME_OPERANDS
SAME_OPERANDS_ELEMENT: int = opinfo.SAME_OPERANDS_ELEMENT
SAME_OPERANDS_SHAPE: int = opinfo.SAME_OPERANDS_SHAPE
SAME_SHAPE: int = opinfo.SAME_SHAPE
SAME_TYPES: int = opinfo.SAME_TYPES
SINGLE_BLOCK: int = opinfo.SINGLE_BLOCK
SYMBOL: int = opinfo.SYMBOL
SYMBOL_TABLE: int = opinfo.SYMBOL_TABLE
TERMINATOR: int = opinfo.TERMINATOR
VIEW: int = opinfo.VIEW
WRITES: int = opinfo.WRITES

__all__ = [
    "AFFINE_SCOPE", "ALLOCATES", "AUTOMATIC_ALLOCATION_SCOPE", "BRANCH", "CALL", "CALLABLE", "CAST", "COMMUTATIVE",
    "CONDITIONALLY_SPECULATABLE", "CONSTANT_LIKE", "ELEMENTWISE", "FREES", "GRAPH_REGION", "IDEMPOTENT",
    "INFERS_TYPES", "INVOLUTION", "ISOLATED", "LOOP", "NO_MEMORY_EFFECT", "NO_TERMINATOR", "OPERAND_SEGMENTS",
    "PURE", "READS", "RECURSIVELY_SPECULATABLE", "RECURSIVE_EFFECTS", "REGION_BRANCH", "RESULT_SEGMENTS",
    "RETURN_LIKE", "SAME_ELEMENT", "SAME_OPERANDS", "SAME_OPERANDS_ELEMENT", "SAME_OPERANDS_SHAPE", "SAME_SHAPE",
    "SAME_TYPES", "SINGLE_BLOCK", "SYMBOL", "SYMBOL_TABLE", "TERMINATOR", "VIEW", "WRITES",
]  # fmt: skip
