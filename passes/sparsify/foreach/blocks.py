"""Conversion to n:m storage, which has n elements for each block: where fewer are not zero, zeros fill it up.

    %0 = sparse_tensor.convert %a : tensor<8x8xf64> to tensor<8x8xf64, #NM>      (2 in 4)
->
    for each row and block {
      %count = scf.for %j ... { the number of elements that are not zero }
      %spare = arith.subi %c2, %count
      %t, %left = scf.for %j ... iter_args(%s, %spare) {
        an element that is not zero is inserted; one that is zero too, as long as there are some to spare
      }
    }

The interpreter fills blocks up with the same zeros, the first of each block. A block that reaches beyond the end of its
dimension has room for zeros there, too: elements are inserted by levels then, since no dimension has such coordinates.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import DENSE, STRUCTURED
from pyopt.dialects.sparse_tensor.verify import tensor_of
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, INDEX, TensorType
from pyopt.light import Sequence
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.reinterpretation.demap import demapped_type, remap
from pyopt.passes.sparsify.storage.casts import can_cast, cast_element
from pyopt.passes.sparsify.storage.constants import can_compare, has_zero, is_nonzero, zero_constant
from pyopt.passes.sparsify.storage.filling import allocate, convert, extents_of, finish, insert, release, sizes_of
from pyopt.rewrite.rewriter import Rewriter


def has_blocks(type: TensorType) -> bool:
    """The storage holds a fixed number of elements of each block."""
    encoding, shape = encoding_of(type), type.shape
    if encoding is None or shape is None or encoding.lvl_to_dim is None or encoding.is_slice():
        return False
    *outer, last = encoding.level_types
    return last.format == STRUCTURED and all(one.format == DENSE for one in outer)


def fill_blocks(op: Operation, rewriter: Rewriter) -> bool:
    """convert a to 2:4 -> loops that insert two elements of each block; a sparse source becomes dense first"""
    source, target = op.operands[0], tensor_of(op.results[0])
    element = target.element_type
    if not has_blocks(target) or not has_zero(element) or not can_compare(element):
        return False
    before = tensor_of(source)
    if not can_cast(before.element_type, element):
        return False
    encoding = encoding_of(target)
    assert encoding is not None
    code = Code(rewriter)
    if encoding_of(source.type) is not None:
        source = convert(code, source, TensorType.get(before.shape, before.element_type)).results[0]
    writer = _BlockWriter(code, encoding, source, target)
    if writer.ragged:
        over_levels = finish(code, writer.visit([], allocate(code, demapped_type(target), writer.sizes)))
        finished: Value = remap(over_levels, target, rewriter).results[0]
    else:
        finished = finish(code, writer.visit([], allocate(code, target, writer.extents)))
    if source is not op.operands[0]:
        release(code, source)
    rewriter.replace(op, [finished])
    return True


class _BlockWriter:
    """Loops over the levels of a tensor, of which the last one holds blocks."""

    __slots__ = ("code", "encoding", "extents", "ragged", "sizes", "source", "target", "zero")

    def __init__(self, code: Code, encoding: EncodingAttr, source: Value, target: TensorType) -> None:
        self.code = code
        self.encoding = encoding
        self.source = source
        self.target = target
        self.zero = zero_constant(code.rewriter, target.element_type)
        self.ragged = encoding.ragged_dimensions(extents_of(target))
        self.extents = sizes_of(code, source)
        known = encoding.level_shape(extents_of(target))
        self.sizes = [
            self._apply(encoding.dim_to_lvl, level, self.extents) if size == DYNAMIC else code.index(size)
            for level, size in enumerate(known)
        ]

    def _apply(self, map: AffineMap, number: int, operands: Sequence[Value]) -> Value:
        """One result of a map."""
        one: dict[str, Attribute] = {"map": AffineMapAttr.get(AffineMap.get(map.num_dims, 0, [map.results[number]]))}
        return self.code.rewriter.create("affine.apply", list(operands), [INDEX], one).results[0]

    def visit(self, outer: list[Value], tensor: Value) -> Value:
        """The tensor with all elements below the coordinates of some outer levels."""
        code, level = self.code, len(outer)
        if level == len(self.sizes) - 1:
            return self._block(outer, tensor)

        def body(counter: Value, carried: list[Value]) -> list[Value]:
            return [self.visit([*outer, counter], carried[0])]

        return code.for_loop(code.index(0), self.sizes[level], [tensor], body)[0]

    def _element(self, levels: list[Value]) -> tuple[list[Value], Value]:
        """(coordinates to insert it at, value) of an element of the source, zero beyond its end."""
        inverse = self.encoding.lvl_to_dim
        assert inverse is not None
        places = [self._apply(inverse, number, levels) for number in range(len(inverse.results))]
        if not self.ragged:
            return places, self._extract(places)
        inside = None
        for number in self.ragged:
            one = self.code.less(places[number], self.extents[number])
            inside = one if inside is None else self.code.both(inside, one)
        assert inside is not None
        value = self.code.choice(
            inside, [self.target.element_type], lambda: [self._extract(places)], lambda: [self.zero]
        )[0]
        return levels, value

    def _extract(self, places: list[Value]) -> Value:
        """The source's element, as the target's type."""
        type = tensor_of(self.source).element_type
        value = self.code.rewriter.create("tensor.extract", [self.source, *places], [type]).results[0]
        return cast_element(self.code.rewriter, value, self.target.element_type)

    def _block(self, outer: list[Value], tensor: Value) -> Value:
        code, size = self.code, self.sizes[-1]

        def count(counter: Value, carried: list[Value]) -> list[Value]:
            _, value = self._element([*outer, counter])
            return [code.select(is_nonzero(code.rewriter, value), code.next(carried[0]), carried[0])]

        def fill(counter: Value, carried: list[Value]) -> list[Value]:
            tensor, spare = carried
            places, value = self._element([*outer, counter])
            nonzero = is_nonzero(code.rewriter, value)
            has_room = code.greater(spare, code.index(0))
            kept = code.either(nonzero, has_room)
            left = code.select(nonzero, spare, code.subtract(spare, code.index(1)))

            def put() -> list[Value]:
                stored = code.select(nonzero, value, self.zero)
                return [insert(code, stored, tensor, places), left]

            return code.choice(kept, [tensor.type, INDEX], put, lambda: [tensor, spare])

        zero = code.index(0)
        slots = code.index(self.encoding.level_types[-1].n)
        spare = code.subtract(slots, code.for_loop(zero, size, [zero], count)[0])
        return code.for_loop(zero, size, [tensor, spare], fill)[0]
