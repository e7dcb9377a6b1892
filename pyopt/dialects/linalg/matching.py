"""Tells contractions and convolutions among structured ops by their maps, loops and bodies.

`contraction_problem` and `convolution_problem` give the reason why an op is none, or None. The named ops that must be
one are verified so; passes may ask of any structured op.
"""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free
from pyopt.dialects.linalg.notation import PARALLEL, REDUCTION
from pyopt.dialects.linalg.structure import body_of, indexing_maps, input_count, iterator_types, scalar_of
from pyopt.dialects.linalg.verify import memoize_maps, text_of
from pyopt.ir.affine import ADD, CONSTANT, DIM, MUL, SYMBOL, AffineExpr, AffineMap
from pyopt.ir.core import LONGEST_CHAIN, Block, Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import Final, final

_PAIRS: Final = frozenset(
    (
        ("arith.mulf", "arith.addf"),
        ("arith.muli", "arith.addi"),
        ("complex.mul", "complex.add"),
        ("arith.andi", "arith.ori"),
    )
)
"""Products and sums that make a contraction."""


# Contractions.


def contraction_problem(op: Operation) -> str | None:
    """The reason why the op does not sum products of two operands; None if it does."""
    count = input_count(op)
    if count != 2 or len(op.operands) != 3:
        return "expected op with 2 inputs and 1 output"
    maps = indexing_maps(op)
    if REDUCTION not in iterator_types(op):
        return "expected at least 1 reduction"
    if not all(map.is_projected_permutation() for map in maps):
        return "expected indexing maps to be projected permutations"
    if not is_contraction_body(body_of(op)):
        return "expected add/mul op in the body"
    return None


def _through_unary(value: Value) -> Value:
    """The source of a value through ops of one operand and without effects."""
    for _ in range(LONGEST_CHAIN):
        if value.op is None or len(value.op.operands) != 1 or not is_memory_effect_free(value.op):
            break
        value = value.op.operands[0]
    return value


def is_contraction_body(block: Block) -> bool:
    """The body yields `c + a * b` of its three arguments, with conversions anywhere."""
    arguments = block.arguments
    if len(arguments) != 3 or block.last is None or len(block.last.operands) != 1:
        return False
    total = _through_unary(block.last.operands[0]).op
    if total is None or len(total.operands) != 2 or len(total.results) != 1:
        return False
    left, right = (_through_unary(operand) for operand in total.operands)
    if left is not arguments[2] and right is not arguments[2]:
        return False
    product = (right if left.op is None else left).op
    if product is None or len(product.operands) != 2 or len(product.results) != 1:
        return False
    if (product.info.name, total.info.name) not in _PAIRS:
        return False
    first, second = (_through_unary(operand) for operand in product.operands)
    return {first, second} == {arguments[0], arguments[1]}


def verify_contraction(op: Operation) -> None:
    """An op that must be a contraction is one."""
    message = contraction_problem(op)
    if message is not None:
        raise DiagnosticError(message, op.loc)


# Convolutions.


@final
class _InputIndices:
    """The loops that index the input of a convolution: alone, or in a window together with another."""

    __slots__ = ("alone", "windowed")

    def __init__(self) -> None:
        self.alone: set[int] = set()
        self.windowed: set[int] = set()

    def take(self, expr: AffineExpr) -> bool:
        """Notes what one result of the map says; False if it is neither a loop nor the sum of two."""
        if expr.kind == DIM:
            return self._note(expr.value, self.alone)
        return expr.kind == ADD and self._take_part(expr.lhs) and self._take_part(expr.rhs)

    def _take_part(self, expr: AffineExpr) -> bool:
        if expr.kind == MUL:
            left, right = (expr.rhs, expr.lhs) if expr.rhs.kind == DIM else (expr.lhs, expr.rhs)
            if right.kind not in (CONSTANT, SYMBOL):
                return False
            expr = left
        return expr.kind == DIM and self._note(expr.value, self.windowed)

    def _note(self, loop: int, group: set[int]) -> bool:
        if loop in self.alone or loop in self.windowed:
            return False
        group.add(loop)
        return True


def convolution_problem(op: Operation) -> str | None:
    """The reason why the op does not slide a filter over an input; None if it does."""
    count = input_count(op)
    if count < 2 or len(op.operands) - count != 1:
        return "expected op with 2 inputs and 1 output"
    maps = indexing_maps(op)
    iterators = iterator_types(op)
    if len(maps) < 2 or any(map.num_dims != len(iterators) for map in maps):
        return "unexpected loop dimension for convolution op"
    indices = _InputIndices()
    if not all(indices.take(result) for result in maps[0].results):
        return "unexpected input index map for convolutions"
    if not maps[1].is_projected_permutation() or not maps[-1].is_projected_permutation():
        return "expected output/filter indexing maps to be projected permutations"
    return _loop_problem(indices, maps[1], maps[-1], iterators)


def _loop_problem(indices: _InputIndices, filter: AffineMap, output: AffineMap, iterators: list[str]) -> str | None:
    """Every loop has one of the roles that a convolution's loops have."""
    in_output = {result.value for result in output.results}
    in_filter = {result.value for result in filter.results}
    known: set[int] = set()
    for result in output.results:
        loop = result.value
        # Batch and depth, an image dimension, an output channel.
        fits = (
            loop in indices.alone
            or (loop in indices.windowed and loop not in in_filter)
            or (loop not in indices.windowed and loop in in_filter)
        )
        if not fits:
            return "unexpected loop dimension for convolution op"
        if iterators[loop] != PARALLEL:
            return "expected all iterators used to access outputs to be parallel"
        known.add(loop)
    for result in filter.results:
        loop = result.value
        if loop in in_output:
            if loop in indices.windowed:
                return "unexpected loop dimension for convolution op"
            continue
        if loop not in indices.windowed and loop not in indices.alone:
            return "unexpected loop dimension for convolution op"
        if iterators[loop] != REDUCTION:
            return "expected all iterators not used to access outputs to be reduction"
        known.add(loop)
    if len(known) != len(iterators):
        return "unexpected loop dimension for convolution op"
    return None if indices.windowed else "expected convolved dim to be non-empty"


def verify_convolution(op: Operation) -> str | None:
    """An op that must be a convolution is one."""
    if input_count(op) >= 2 and len(op.operands) - input_count(op) == 1:
        memoize_maps(op)
    message = convolution_problem(op)
    if message is not None:
        raise DiagnosticError(message, op.loc)
    return None


# Fills.


def verify_fill(op: Operation) -> str | None:
    """One scalar, and one output with elements of its type."""
    if input_count(op) != 1 or len(op.operands) != 2:
        raise DiagnosticError("expected op with 1 input and 1 output", op.loc)
    given, element = op.operands[0].type, scalar_of(op.operands[1].type)
    if isinstance(given, (MemRefType, TensorType)):
        raise DiagnosticError("expected op with scalar input", op.loc)
    if given is element:
        return None
    return f"expected fill value type ({text_of(given)}) to match output element type ({text_of(element)})"
