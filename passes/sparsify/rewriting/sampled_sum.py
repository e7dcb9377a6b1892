"""A sum of products of which only some elements are wanted, computed there only.

    %0 = linalg.generic {X(i,j) += A(i,k) * B(k,j)} outs(zeros)
    %1 = linalg.generic {Y(i,j) = S(i,j) * X(i,j)} outs(empty)             S is sparse
->
    %1 = linalg.generic {Y(i,j) += A(i,k) * B(k,j) * S(i,j)} outs(empty)

Products are multiplied before they are added: sums of floats are rounded elsewhere and may overflow where they did
not.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_of, has_tensor_semantics, indexing_maps, input_count, iterator_types
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group, segments
from pyopt.light import Final
from pyopt.passes.lowering.linalg_generic import create_generic
from pyopt.passes.sparsify.storage.materialization import ALLOCATION, is_all_zero, is_uninitialized, skips_elements
from pyopt.rewrite.rewriter import Rewriter

PRODUCTS: Final = ("arith.mulf", "arith.muli")
SUMS: Final = ("arith.addf", "arith.addi")


def is_sampling(op: Operation) -> bool:
    """The body gives the product of the two inputs' elements."""
    block = body_of(op)
    product = block.terminator().operands[0].op
    if product is None or product.info.name not in PRODUCTS:
        return False
    first, second = block.arguments[:2]
    one, other = product.operands
    return (one is first and other is second) or (one is second and other is first)


def is_product(value: Value, excluded: Value) -> bool:
    """Products of nothing but arguments of blocks, without `excluded`."""
    stack = [value]
    seen: set[Value] = set()
    while stack:
        one = stack.pop()
        if one in seen:
            continue
        seen.add(one)
        if one.op is None:
            if one is excluded:
                return False
        elif one.op.info.name in PRODUCTS:
            stack += one.op.operands
        else:
            return False
    return True


def sum_of_products(op: Operation) -> Operation | None:
    """The addition that the body ends with, if it adds a product of inputs to the output's element."""
    block = body_of(op)
    old = block.arguments[-1]
    addition = block.terminator().operands[0].op
    if addition is None or addition.info.name not in SUMS or addition.block is not block:
        return None
    operands = addition.operands
    place = 1 if operands[1] is old else 0
    other = operands[1 - place]
    if operands[place] is not old or other.op is None or not is_product(other, old):
        return None
    # What is cloned behind the other ops is their last one.
    last = addition.prev
    return addition if last is not None and last is other.op and addition.next is block.last else None


def fuse_sampling(op: Operation, rewriter: Rewriter) -> bool:
    """generic(S * t), t = generic(sum of products) -> generic(sum of products * S)"""
    if not has_tensor_semantics(op) or input_count(op) != 2 or len(op.operands) != 3 or not op.results:
        return False
    if "reduction" in iterator_types(op) or not all(map.is_identity() for map in indexing_maps(op)):
        return False
    if skips_elements(op.operands[0].type):
        other = 1
    elif skips_elements(op.operands[1].type):
        other = 0
    else:
        return False
    summed = op.operands[other]
    producer = summed.op
    if producer is None or producer.info.name != "linalg.generic" or not has_tensor_semantics(producer):
        return False
    if len(producer.results) != 1 or not summed.has_one_use():
        return False
    if not is_uninitialized(op.operands[2]) or not is_all_zero(producer.operands[-1]) or not is_sampling(op):
        return False
    addition = sum_of_products(producer)
    if addition is None:
        return False
    output = _output(op, producer, rewriter)
    if output is None:
        return False
    _fuse(op, producer, addition, other, output, rewriter)
    return True


def _output(op: Operation, producer: Operation, rewriter: Rewriter) -> Value | None:
    """The output of the fused op: an empty sparse tensor, or zeros, as allocated as they were."""
    init, zeros = op.operands[2], producer.operands[-1]
    if encoding_of(init.type) is not None:
        return init
    if zeros.type is not init.type:
        return None
    allocated, copied = init.op, zeros.op
    assert allocated is not None
    if (
        allocated.info.name == ALLOCATION
        and not allocated.operands
        and copied is not None
        and copied.info.name == ALLOCATION
        and all(one.is_before_in_block(allocated) for one in _makers_beside(copied, allocated))
    ):
        rewriter.set_operands(allocated, operand_group(copied, "copy"))
        rewriter.set_attribute(allocated, "operandSegmentSizes", segments(0, 1, 0))
        return init
    return zeros


def _makers_beside(copied: Operation, allocated: Operation) -> list[Operation]:
    """The op that defines the copied value, if it is in the block of the other allocation."""
    made = operand_group(copied, "copy")[0].op
    return [made] if made is not None and made.block is allocated.block else []


def _fuse(
    op: Operation, producer: Operation, addition: Operation, other: int, output: Value, rewriter: Rewriter
) -> None:
    """Makes the generic whose body multiplies by the sample before it adds."""
    inputs = [*producer.operands[:-1], op.operands[1 - other]]
    maps = indexing_maps(producer)
    rewriter.start_at(op)
    fused = create_generic(inputs, [output], [*maps, maps[-1]], iterator_types(producer), rewriter)
    source, consumer, block = body_of(producer), body_of(op), body_of(fused)
    values: dict[Value, Value] = {}
    for argument in (*source.arguments[:-1], consumer.arguments[1 - other], source.arguments[-1]):
        values[argument] = block.add_argument(argument.type, argument.loc)
    rewriter.insert_at_end(block)
    product = addition.prev
    assert product is not None
    for one in source:
        if one is not addition and one is not source.last:
            rewriter.clone(one, values)
    values[consumer.arguments[other]] = values[product.results[0]]
    sampled = consumer.terminator().operands[0].op
    assert sampled is not None
    values[product.results[0]] = rewriter.clone(sampled, values).results[0]
    total = rewriter.clone(addition, values).results[0]
    rewriter.create("linalg.yield", [total], [])
    rewriter.insert_before(op)
    rewriter.replace(op, fused.results)
