"""Kernels into n:m storage, whose blocks are whole only if zeros fill them up: the conversion behind them does that.

    %0 = linalg.generic {X(i,j) = A(i,j) * 2} ins(%a : #NM) outs(empty : #NM)
->
    %1 = linalg.generic {T(i,j) = A(i,j) * 2} ins(%a : #NM) outs(empty : #CSR)
    %0 = sparse_tensor.convert %1 : #CSR to #NM
    bufferization.dealloc_tensor %1 : #CSR
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, DENSE, LevelType
from pyopt.ir.affine import AffineMap
from pyopt.ir.core import Operation
from pyopt.ir.types import TensorType
from pyopt.passes.lowering.linalg_generic import empty_like
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.foreach.blocks import has_blocks
from pyopt.passes.sparsify.storage.filling import convert, release
from pyopt.passes.sparsify.storage.materialization import is_uninitialized
from pyopt.rewrite.rewriter import Rewriter


def write_apart(op: Operation, rewriter: Rewriter) -> bool:
    """generic into (empty : NM) -> convert (generic into (empty : CSR)) to NM"""
    init = op.operands[-1]
    type = init.type
    encoding = encoding_of(type)
    if encoding is None or not isinstance(type, TensorType) or type.shape is None or len(op.results) != 1:
        return False
    if not has_blocks(type) or not is_uninitialized(init):
        return False
    rank = len(type.shape)
    levels = [LevelType.get(DENSE)] * (rank - 1) + [LevelType.get(COMPRESSED)]
    plain = EncodingAttr.get(levels, AffineMap.identity(rank), encoding.pos_width, encoding.crd_width)
    apart = TensorType.get(type.shape, type.element_type, plain)
    rewriter.start_at(op)
    rewriter.set_operand(op, len(op.operands) - 1, empty_like(init, apart, rewriter))
    if not init.uses and init.op is not None:
        rewriter.erase(init.op)
    result = op.results[0]
    result.type = apart
    rewriter.insert_after(op)
    code = Code(rewriter)
    converted = convert(code, result, type)
    rewriter.replace_uses_except(result, converted.results[0], converted)
    release(code, result)
    return True
