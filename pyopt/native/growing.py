"""Buffers that grow where they are, as far as the system lets them, by a function of the runtime.

memref.realloc %m(%n)   ->   %p = llvm.call @pyopt_grow(allocation and address of %m, bytes before, bytes behind)

Its declaration is cold: what grows in a loop is kept out of the way of what runs each time, and of its registers.
"""

from __future__ import annotations

from functools import partial

from pyopt.dialects.llvm.types import LLVMArrayType, LLVMFunctionType, LLVMPointerType, LLVMStructType
from pyopt.dialects.memref.layouts import memref_type
from pyopt.ir.attributes import ArrayAttr, StringAttr, TypeAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.strides import has_identity_layout
from pyopt.ir.symbols import table_of
from pyopt.ir.types import F16, F32, F64, I64, INDEX, ComplexType, FloatType, IntegerType, Type
from pyopt.light import Final
from pyopt.native.runtime_ir import GROW
from pyopt.native.views import bytes_of
from pyopt.passes.building.arith import constant_index
from pyopt.passes.memory.expand_realloc import expand
from pyopt.passes.to_llvm.descriptors import extract_value, insert_value, integer_constant, poison
from pyopt.passes.to_llvm.library import call
from pyopt.rewrite.rewriter import Rewriter

REALLOC: Final = "memref.realloc"
CAST: Final = "builtin.unrealized_conversion_cast"
_POINTER: Final = LLVMPointerType.get()
_DESCRIPTOR: Final = LLVMStructType.get((_POINTER, _POINTER, I64, *[LLVMArrayType.get(1, I64)] * 2))
_WIDTHS: Final = (8, 16, 32, 64)


def grow_in_place(module: Operation, context: Context) -> None:
    """Calls the function wherever memory without a space and an alignment of its own grows."""
    found = [op for op in module.walk() if op.info.name == REALLOC and _is_plain(op)]
    rewriter = Rewriter(context)
    if not found:
        return
    function = _function(module, rewriter)
    for op in found:
        rewriter.start_at(op)
        expand(op, rewriter, partial(_grown, op, function, rewriter))


def _is_plain(op: Operation) -> bool:
    types = [memref_type(one.type) for one in (op.operands[0], op.results[0])]
    plain = all(one.memory_space is None and has_identity_layout(one) for one in types)
    return plain and "alignment" not in op.attributes and _is_whole(types[0].element_type)


def _is_whole(type: Type) -> bool:
    """All bits of an element count, and it has no gaps."""
    if isinstance(type, ComplexType):
        return type.element_type in (F16, F32, F64)
    return type is INDEX or (isinstance(type, (IntegerType, FloatType)) and type.width in _WIDTHS)


def _grown(op: Operation, function: Operation, rewriter: Rewriter, old: Value, new: Value) -> Value:
    size = constant_index(rewriter, bytes_of(memref_type(op.results[0].type).element_type))
    parts = rewriter.create(CAST, [op.operands[0]], [_DESCRIPTOR]).results[0]
    given = [extract_value(rewriter, parts, _POINTER, at) for at in (0, 1)]
    lengths = [rewriter.create("arith.muli", [count, size], [INDEX]).results[0] for count in (old, new)]
    given += [_number(rewriter, one) for one in lengths]
    (made,) = call(rewriter, function, given)
    one, zero = [integer_constant(rewriter, number, I64) for number in (1, 0)]
    descriptor = poison(rewriter, _DESCRIPTOR)
    for place, value in (((0,), made), ((1,), made), ((2,), zero), ((3, 0), _number(rewriter, new)), ((4, 0), one)):
        descriptor = insert_value(rewriter, descriptor, value, *place)
    return rewriter.create(CAST, [descriptor], [op.results[0].type]).results[0]


def _number(rewriter: Rewriter, value: Value) -> Value:
    return rewriter.create("arith.index_cast", [value], [I64]).results[0]


def _function(module: Operation, rewriter: Rewriter) -> Operation:
    """The declaration of the function in a module."""
    known = table_of(module).get(GROW)
    if known is not None:
        return known
    rewriter.insert_at_end(module.regions[0].entry())
    attributes = {
        "sym_name": StringAttr.get(GROW),
        "function_type": TypeAttr.get(LLVMFunctionType.get(_POINTER, (_POINTER, _POINTER, I64, I64))),
        "passthrough": ArrayAttr.get((StringAttr.get("cold"),)),
    }
    return rewriter.create("llvm.func", [], [], {**attributes}, [Region()])
