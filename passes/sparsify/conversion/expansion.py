"""expand and compress: rows of a tensor are computed in dense buffers, and then inserted.

%values, %filled, %added, %count = sparse_tensor.expand %t         three buffers, as long as the last level
%u = sparse_tensor.compress %values, %filled, %added, %n into %t[%i]
-> call @expInsertF64(%t, %coordinates, %values, %filled, %added, %n), and behind the loops the buffers are freed

expInsert stores all but the first element of a row by their last coordinate alone. Where each element has its own entry
in a level before the last (COO), it forgets them: there the row is sorted, and a loop inserts one after the other.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.verify import tensor_of
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import DYNAMIC, I1, INDEX, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.building.scf import loop
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.sparsify.conversion.library import LibraryDeclarations, row_of
from pyopt.passes.sparsify.conversion.parameters import suffix_of
from pyopt.passes.sparsify.conversion.places import outermost_loop
from pyopt.passes.sparsify.storage.constants import zero_constant
from pyopt.passes.sparsify.storage.element_types import stored_type
from pyopt.passes.sparsify.storage.sorting import sort
from pyopt.passes.sparsify.storage.workspaces import free_behind

if TYPE_CHECKING:
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter
    from pyopt.rewrite.rewriter import Rewriter


@final
class ExpansionPatterns:
    """The patterns for both. exact: rows are inserted as in the reference."""

    __slots__ = ("_exact", "_library")

    def __init__(self, library: LibraryDeclarations, exact: bool) -> None:
        self._exact = exact
        self._library = library

    def expand(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """expand a -> alloc values, filled, added, right behind what makes the tensor: they serve all rows

        An argument of the function, or of a loop around, has nothing that makes it: there the buffers come before
        the loops in which it stays the same. The reference crashes there.
        """
        type = tensor_of(op.operands[0])
        encoding = encoding_of(type)
        assert encoding is not None
        if stored_type(type.element_type) is None:
            return False
        origin = op.operands[0].op
        if origin is not None:
            rewriter.insert_after(origin)
        else:
            rewriter.insert_before(outermost_loop(op, operands))
        calls = self._library.calls_at(op, rewriter)
        last = encoding.lvl_rank() - 1
        size = encoding.level_size(type.shape or (), last)
        if size == DYNAMIC:
            length = calls.call("sparseLvlSize", [operands[0], calls.index(last)], [INDEX])[0]
        else:
            length = calls.index(size)

        def allocate(element: Type) -> Value:
            sizes: dict[str, Attribute] = {"operandSegmentSizes": segments(1, 0)}
            return rewriter.create("memref.alloc", [length], [row_of(element)], sizes).results[0]

        values, filled, added = allocate(type.element_type), allocate(I1), allocate(INDEX)
        count = calls.index(0)
        create_named("linalg.fill", [zero_constant(rewriter, type.element_type)], values, rewriter)
        create_named("linalg.fill", [zero_constant(rewriter, I1)], filled, rewriter)
        rewriter.insert_before(op)
        rewriter.replace(op, [values, filled, added, count])
        return True

    def compress(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """compress values, filled, added, n into a[i] -> expInsert, and deallocations behind the loops"""
        values, filled, added, count, tensor, *coordinates = operands
        type = tensor_of(op.operands[4])
        encoding = encoding_of(type)
        stored = stored_type(type.element_type)
        if encoding is None or stored is None:
            return False
        calls = self._library.calls_at(op, rewriter)
        if self._exact or all(level.is_unique() for level in encoding.level_types[:-1]):
            places = calls.stack_row(encoding.lvl_rank(), INDEX)
            calls.fill_row(places, coordinates)
            row = calls.seen_as(values, row_of(stored))
            operands = [tensor, places, row, filled, added, count]
            calls.call("expInsert" + suffix_of(type), operands, interface=True)
        else:
            rewriter.insert_before(outermost_loop(op, ()))
            places = calls.stack_row(encoding.lvl_rank(), INDEX)
            cell = calls.stack_cell(type.element_type)
            rewriter.insert_before(op)
            calls.fill_row(places, coordinates)
            sort(rewriter, count, added, None, 1, None)
            zero, no = zero_constant(rewriter, type.element_type), zero_constant(rewriter, I1)

            def insert(_: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
                coordinate = calls.load(added, arguments)
                calls.store(coordinate, places, [calls.index(len(coordinates))])
                calls.store_cell(calls.load(values, [coordinate]), cell)
                seen = calls.seen_as(cell, MemRefType.get((), stored))
                calls.call("lexInsert" + suffix_of(type), [tensor, places, seen], interface=True)
                calls.store(zero, values, [coordinate])
                calls.store(no, filled, [coordinate])
                return []

            loop(rewriter, [calls.index(0), count, calls.index(1)], [], insert)
        buffers = (values, filled, added)
        if self._exact:
            rewriter.insert_after(outermost_loop(op, buffers))
            for buffer in buffers:
                rewriter.create("memref.dealloc", [buffer], [])
        else:
            free_behind(op, buffers, rewriter)
        rewriter.insert_before(op)
        rewriter.replace(op, [tensor])
        return True
