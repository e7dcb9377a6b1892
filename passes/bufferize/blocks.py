"""Block arguments as buffers, together with what branches forward for them."""

from __future__ import annotations

from pyopt.analysis.bufferization.blocks import arriving
from pyopt.ir.core import Block
from pyopt.ir.types import TensorType
from pyopt.passes.bufferize.rewriter import TO_TENSOR, BufferRewriter


def bufferize_block_arguments(block: Block, rewriter: BufferRewriter) -> None:
    """^bb(%t: tensor) -> ^bb(%m: memref), with buffers of that type from all branches"""
    types = [rewriter.buffer_type(one) if isinstance(one.type, TensorType) else one.type for one in block.arguments]
    for argument, type in zip(block.arguments, types, strict=True):
        old = argument.type
        if old is type:
            continue
        incoming = arriving(argument)
        rewriter.insert_at_start(block)
        argument.type = type
        users = list(argument.uses)
        if users:
            tensor = rewriter.create(TO_TENSOR, [argument], [old])
            rewriter.replace_uses_if(argument, tensor.results[0], users[::-1])
        for branch, index in incoming:
            value = branch.operands[index]
            if not isinstance(value.type, TensorType):
                continue
            rewriter.insert_after_value(value)
            branch.set_operand(index, rewriter.cast(rewriter.buffer(value), type))
