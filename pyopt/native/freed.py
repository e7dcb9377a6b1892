"""Checks that memory which is read or written was not freed: `pyopt_freed` looks up its address.

memref.load %m[%i]        ->        pyopt_freed(address of %m) == 0

Memory on the stack and of globals cannot be freed. The address is that of the allocation, which all views have.
"""

from __future__ import annotations

from pyopt.analysis.accesses import accessed_operands
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from pyopt.ir.attributes import DenseArrayAttr, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.symbols import table_of
from pyopt.ir.types import I64, INDEX, FunctionType, MemRefType
from pyopt.light import Final
from pyopt.native.checking import NE, Checker
from pyopt.native.checks import WAS_FREED
from pyopt.native.extents import is_within_computation

FREED: Final = "pyopt_freed"
"""Takes an address, and gives 1 if it is that of a block that was freed."""
_PERMANENT: Final = frozenset(("memref.alloca", "memref.get_global"))


def insert_freed_checks(module: Operation, context: Context, texts: list[str]) -> None:
    """Checks each access of a module that frees memory; what they say is added to the texts."""
    ops = list(module.walk())
    if not any(op.info.name == "memref.dealloc" for op in ops):
        return
    checker = Checker(context, texts)
    for op in ops:
        if not is_within_computation(_outermost(op)):
            _check_live(checker, op)
    _declare_freed(checker, module)
    checker.declare(module)


def _check_live(checker: Checker, op: Operation) -> None:
    """Checks in front of an op that accesses memory."""
    memrefs = [(at, op.operands[at]) for at in accessed_operands(op) if _may_be_freed(op.operands[at])]
    if not memrefs or op.info.name == "memref.prefetch":
        return
    checker.start(op)
    if _outermost(op) is not op:
        checker.before_parent()
    for at, memref in memrefs:
        address = _allocation(checker, memref)
        found = checker.rewriter.create("func.call", [address], [INDEX], {"callee": SymbolRefAttr.get(FREED)})
        text = f"operand #{at}{checker.argument(memref)} {WAS_FREED}"
        checker.check(NE, found.results[0], checker.number(0), text)


def _allocation(checker: Checker, memref: Value) -> Value:
    """The address of the memory that a memref shows, as it was allocated: the first part of a descriptor."""
    rewriter, type = checker.rewriter, memref.type
    assert isinstance(type, MemRefType) and type.shape is not None
    if type.memory_space is not None:
        return rewriter.create("memref.extract_aligned_pointer_as_index", [memref], [INDEX]).results[0]
    pointer, rank = LLVMPointerType.get(), len(type.shape)
    numbers = [LLVMArrayType.get(rank, I64)] * 2 if rank else []
    descriptor = LLVMStructType.get((pointer, pointer, I64, *numbers))
    parts = rewriter.create("builtin.unrealized_conversion_cast", [memref], [descriptor]).results[0]
    attributes = {"position": DenseArrayAttr.get(I64, (0,))}
    first = rewriter.create("llvm.extractvalue", [parts], [pointer], {**attributes}).results[0]
    number = rewriter.create("llvm.ptrtoint", [first], [I64]).results[0]
    return rewriter.create("arith.index_cast", [number], [INDEX]).results[0]


def _outermost(op: Operation) -> Operation:
    """The op, or the vector.mask around it, in which nothing else may stand."""
    parent = op.parent_op()
    return parent if parent is not None and parent.info.name == "vector.mask" else op


def _may_be_freed(value: Value) -> bool:
    if not isinstance(value.type, MemRefType) or value.type.shape is None:
        return False
    return value.op is None or value.op.info.name not in _PERMANENT


def _declare_freed(checker: Checker, module: Operation) -> None:
    """Declares the function."""
    if FREED in table_of(module):
        return
    checker.rewriter.insert_at_end(module.regions[0].entry())
    attributes = {
        "sym_name": StringAttr.get(FREED),
        "function_type": TypeAttr.get(FunctionType.get((INDEX,), (INDEX,))),
        "sym_visibility": StringAttr.get("private"),
    }
    checker.rewriter.create("func.func", (), (), {**attributes}, [Region()])
