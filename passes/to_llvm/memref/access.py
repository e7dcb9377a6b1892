"""Single elements: loads, stores, atomic updates, hints."""

from __future__ import annotations

import itertools

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.memory import exchange_type
from pyopt.ir.attributes import UNIT, ArrayAttr, Attribute, DenseArrayAttr, IntegerAttr, StringAttr
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.reductions import kind_of
from pyopt.ir.signature import segments
from pyopt.ir.types import I1, I32, MemRefType
from pyopt.light import Final
from pyopt.passes.to_llvm.descriptors import (
    MemRefDescriptor,
    constant,
    extract_value,
    index_constant,
    strided_element_pointer,
)
from pyopt.passes.to_llvm.memref.sizes import one
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

ATOMIC_KINDS: Final[dict[str, str]] = {
    "addf": "fadd",
    "addi": "add",
    "assign": "xchg",
    "maximumf": "fmaximum",
    "maxnumf": "fmax",
    "maxs": "max",
    "maxu": "umax",
    "minimumf": "fminimum",
    "minnumf": "fmin",
    "mins": "min",
    "minu": "umin",
    "ori": "_or",
    "xori": "_xor",
    "andi": "_and",
}
"""Kinds of memref.atomic_rmw that machines have."""


def _memref(value: Value) -> MemRefType:
    assert isinstance(value.type, MemRefType)
    return value.type


def _kept(op: Operation) -> dict[str, Attribute]:
    """The attributes of the op that a load or store of the llvm dialect keeps."""
    alignment, nontemporal = op.attributes.get("alignment"), op.attributes.get("nontemporal")
    kept: dict[str, Attribute] = {} if alignment is None else {"alignment": alignment}
    if isinstance(nontemporal, IntegerAttr) and nontemporal.value:
        kept["nontemporal"] = UNIT
    return kept


def lower_load(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.load -> llvm.load of the element's address"""
    type = _memref(op.operands[0])
    address = strided_element_pointer(rewriter, types, type, operands[0], operands[1:], accessed=True)
    loaded = rewriter.create("llvm.load", [address], [types.element_type(type)], _kept(op))
    rewriter.replace(op, loaded.results)
    return True


def lower_store(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.store -> llvm.store at the element's address"""
    type = _memref(op.operands[1])
    address = strided_element_pointer(rewriter, types, type, operands[1], operands[2:], accessed=True)
    rewriter.create("llvm.store", [operands[0], address], [], _kept(op))
    rewriter.erase(op)
    return True


def lower_prefetch(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.prefetch -> llvm.intr.prefetch"""
    address = strided_element_pointer(rewriter, types, _memref(op.operands[0]), operands[0], operands[1:])
    write, hint, data = (op.attributes[name] for name in ("isWrite", "localityHint", "isDataCache"))
    assert isinstance(write, IntegerAttr) and isinstance(hint, IntegerAttr) and isinstance(data, IntegerAttr)
    attributes: dict[str, Attribute] = {
        "rw": IntegerAttr.get(1 if write.value else 0, I32),
        "hint": IntegerAttr.get(hint.value, I32),
        "cache": IntegerAttr.get(1 if data.value else 0, I32),
    }
    rewriter.create("llvm.intr.prefetch", [address], [], attributes)
    rewriter.erase(op)
    return True


def lower_assume_alignment(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes
) -> bool:
    """memref.assume_alignment -> llvm.intr.assume true ["align"(address, alignment)], and the buffer"""
    alignment = op.attributes["alignment"]
    assert isinstance(alignment, IntegerAttr)
    address = MemRefDescriptor(rewriter, operands[0]).buffer(types, _memref(op.operands[0]))
    condition = constant(rewriter, IntegerAttr.get(-1, I1), I1)
    value = index_constant(rewriter, alignment.value, types.index)
    bundle: dict[str, Attribute] = {
        "op_bundle_sizes": DenseArrayAttr.get(I32, (2,)),
        "op_bundle_tags": ArrayAttr.get((StringAttr.get("align"),)),
    }
    rewriter.create("llvm.intr.assume", [condition, address, value], [], bundle)
    rewriter.replace(op, [operands[0]])
    return True


def lower_distinct_objects(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes
) -> bool:
    """memref.distinct_objects -> llvm.intr.assume true ["separate_storage"(a, b)] for each two; the buffers"""
    if len(operands) > 1:
        addresses = [
            MemRefDescriptor(rewriter, operand).buffer(types, _memref(source))
            for source, operand in zip(op.operands, operands, strict=True)
        ]
        condition = constant(rewriter, IntegerAttr.get(-1, I1), I1)
        bundle: dict[str, Attribute] = {
            "op_bundle_sizes": DenseArrayAttr.get(I32, (2,)),
            "op_bundle_tags": ArrayAttr.get((StringAttr.get("separate_storage"),)),
        }
        for one, other in itertools.combinations(addresses, 2):
            rewriter.create("llvm.intr.assume", [condition, one, other], [], dict(bundle))
    rewriter.replace(op, operands)
    return True


def lower_atomic(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.atomic_rmw -> llvm.atomicrmw"""
    kind = ATOMIC_KINDS.get(kind_of(op.attributes["kind"]))
    if kind is None:
        return False
    address = strided_element_pointer(rewriter, types, _memref(op.operands[1]), operands[1], operands[2:])
    attributes: dict[str, Attribute] = {
        "bin_op": enums.ATOMIC_OP.by_keyword[kind],
        "ordering": enums.ORDERING.by_keyword["acq_rel"],
    }
    type = types.convert(op.results[0].type)
    assert type is not None
    made = rewriter.create("llvm.atomicrmw", [address, operands[0]], [type], attributes)
    rewriter.replace(op, made.results)
    return True


def lower_generic_atomic(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.generic_atomic_rmw -> a loop of llvm.cmpxchg

    The first block loads the element; the loop computes the new value and stores it if the element is still the same.
    """
    block = op.block
    body = op.regions[0].first
    type = types.convert(op.results[0].type)
    if block is None or body is None or type is None:
        return False
    given = body.terminator().operands[0]
    loop = rewriter.split_block(block, op)
    loaded = loop.add_argument(type, op.loc)
    end = _behind(op, loop, rewriter)
    rewriter.insert_at_end(block)
    address = strided_element_pointer(rewriter, types, _memref(op.operands[0]), operands[0], operands[1:])
    first = one(rewriter, "llvm.load", [address], type)
    rewriter.create("llvm.br", [first], [], successors=[loop])
    rewriter.insert_at_start(loop)
    values: dict[Value, Value] = {body.arguments[0]: loaded}
    for inner in body:
        if inner is not body.last:
            copy = rewriter.clone(inner, values)
            values.update(zip(inner.results, copy.results, strict=True))
    result = values.get(given, given)
    attributes: dict[str, Attribute] = {
        "success_ordering": enums.ORDERING.by_keyword["acq_rel"],
        "failure_ordering": enums.ORDERING.by_keyword["monotonic"],
    }
    pair_type = exchange_type(type)
    pair = rewriter.create("llvm.cmpxchg", [address, loaded, result], [pair_type], attributes).results[0]
    new = extract_value(rewriter, pair, type, 0)
    done = extract_value(rewriter, pair, I1, 1)
    sizes: dict[str, Attribute] = {"operandSegmentSizes": segments(1, 0, 1)}
    rewriter.create("llvm.cond_br", [done, new], [], sizes, successors=[end, loop])
    rewriter.replace(op, [new])
    return True


def _behind(op: Operation, block: Block, rewriter: ConversionRewriter) -> Block:
    """A block with what follows an op."""
    if op.next is not None:
        return rewriter.split_block(block, op.next)
    return rewriter.create_block_after(block)
