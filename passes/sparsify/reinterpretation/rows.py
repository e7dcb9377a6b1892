"""Operands converted to storage by rows, or with its levels in order, for one op only."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, NONORDERED, NONUNIQUE, SINGLETON, LevelType
from pyopt.ir.affine import AffineMap
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import TensorType
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.filling import release
from pyopt.rewrite.rewriter import Rewriter


def compressed_rows(like: EncodingAttr, rank: int, unique: bool = True, ordered: bool = True) -> EncodingAttr:
    """Storage of a rank that is compressed throughout; COO if coordinates may repeat or come in any order."""
    if unique and ordered:
        types = [LevelType.get(COMPRESSED)] * rank
    else:
        order = 0 if ordered else NONORDERED
        inner = [order | NONUNIQUE] * (rank - 1) + [order if unique else order | NONUNIQUE]
        types = [LevelType.get(SINGLETON if level else COMPRESSED, bits) for level, bits in enumerate(inner)]
    return EncodingAttr.get(types, AffineMap.identity(rank), like.pos_width, like.crd_width)


def as_rows(operand: Value, code: Code) -> Value:
    """The operand converted to storage that is compressed throughout, by dimensions."""
    encoding = encoding_of(operand.type)
    assert encoding is not None
    return _converted(
        operand, compressed_rows(encoding, encoding.dim_rank(), encoding.level_types[-1].is_unique()), code
    )


def in_order(operand: Value, code: Code) -> Value:
    """The operand, or what it is as storage whose elements come in the order of its dimensions or levels."""
    encoding = encoding_of(operand.type)
    assert encoding is not None
    if not encoding.is_permutation():
        return as_rows(operand, code)
    if encoding.is_all_ordered():
        return operand
    types = [LevelType.get(one.format, one.properties & ~NONORDERED, one.n, one.m) for one in encoding.level_types]
    ordered = EncodingAttr.get(types, encoding.dim_to_lvl, encoding.pos_width, encoding.crd_width)
    return _converted(operand, ordered, code)


def _converted(operand: Value, encoding: EncodingAttr, code: Code) -> Value:
    assert isinstance(operand.type, TensorType)
    type = TensorType.get(operand.type.shape, operand.type.element_type, encoding)
    return code.rewriter.create("sparse_tensor.convert", [operand], [type]).results[0]


def convert_for(op: Operation, index: int, converted: Value, rewriter: Rewriter) -> None:
    """Gives an op new storage in the place of an operand, for itself only."""
    rewriter.set_operand(op, index, converted)
    rewriter.insert_after(op)
    release(Code(rewriter), converted)


def convert_to_rows(op: Operation, index: int, rewriter: Rewriter) -> None:
    """Gives an op an operand as rows, see `as_rows`."""
    rewriter.start_at(op)
    convert_for(op, index, as_rows(op.operands[index], Code(rewriter)), rewriter)
