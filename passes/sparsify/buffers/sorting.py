"""sparse_tensor.sort becomes a call of a function that sorts."""

from __future__ import annotations

from pyopt.dialects.arith.verify import type_text
from pyopt.dialects.sparse_tensor.verify import integer_of, word_of
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import IntegerAttr, StridedLayoutAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import DYNAMIC, I64, SIGNLESS, IntegerType, MemRefType
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.sparsify.buffers.functions import Functions, order_of
from pyopt.passes.sparsify.buffers.heap import HEAP_SORT, make_heap_sort
from pyopt.passes.sparsify.buffers.insertion import INSERTION_SORT, make_insertion_sort
from pyopt.passes.sparsify.buffers.quick import HYBRID_SORT, QUICK_SORT, make_quick_sort
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.passes.sparsify.buffers.functions import Make

HYBRID: Final = "hybrid_quick_sort"
ALGORITHMS: Final[dict[str, tuple[str, Make]]] = {
    HYBRID: (HYBRID_SORT, make_quick_sort),
    "insertion_sort_stable": (INSERTION_SORT, make_insertion_sort),
    "quick_sort": (QUICK_SORT, make_quick_sort),
    "heap_sort": (HEAP_SORT, make_heap_sort),
}


def sort_refusal(op: Operation) -> str:
    """The reason why there is no code for a sparse_tensor.sort; empty if there is."""
    type = op.operands[1].type
    assert isinstance(type, MemRefType)
    element = type.element_type
    if isinstance(element, IntegerType) and element.signedness != SIGNLESS:
        return f"cannot compare keys of type {type_text(element)}"
    return ""


def with_dynamic_size(type: MemRefType) -> MemRefType:
    """memref<10xf64, strided<[2]>> -> memref<?xf64, strided<[2]>>"""
    layout = type.layout
    if layout is not None:
        found = strides_and_offset(type)
        if found is not None:
            layout = StridedLayoutAttr.get(*found)
    return MemRefType.get((DYNAMIC,), type.element_type, layout, type.memory_space)


@final
class Sorting:
    """The rule, and the functions that it has made."""

    __slots__ = ("functions",)

    def __init__(self) -> None:
        self.functions = Functions()

    def rewrite(self, op: Operation, rewriter: Rewriter) -> bool:
        """sort quick_sort %n, %x -> call @_sparse_qsort_...(0, %n, %x)"""
        function = op.parent_op()
        while function is not None and function.info.name != "func.func":
            function = function.parent_op()
        if function is None or sort_refusal(op):
            return False
        code = Code(rewriter)
        attribute = op.attributes["perm_map"]
        assert isinstance(attribute, AffineMapAttr)
        count = op.operands[0]
        operands = [code.index(0), count]
        for buffer in op.operands[1:]:
            type = buffer.type
            assert isinstance(type, MemRefType)
            cast = type.shape != (DYNAMIC,)
            operands.append(code.computed("memref.cast", [buffer], with_dynamic_size(type)) if cast else buffer)
        algorithm = word_of(op, "algorithm")
        prefix, make = ALGORITHMS[algorithm]
        more: list[Value] = []
        if algorithm == HYBRID:
            # Twice as deep as a balanced recursion would go is too deep.
            entries = code.computed("arith.index_cast", [code.subtract(count, operands[0])], I64)
            bits = rewriter.constant(IntegerAttr.get(I64.width, I64), I64)
            more.append(code.subtract(bits, code.computed("math.ctlz", [entries], I64)))
        layout = (order_of(attribute.value), max(integer_of(op, "ny"), 0))
        self.functions.call(code, function, (prefix, make, ()), layout, (operands, more))
        rewriter.erase(op)
        return True
