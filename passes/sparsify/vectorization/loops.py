"""Loops whose bodies can be vectorized step by a vector, under a mask that ends where they do."""

from __future__ import annotations

from pyopt.ir.core import Block, BlockArgument, Operation, Region, Value
from pyopt.ir.opinfo import CAST
from pyopt.ir.types import INDEX, VectorType
from pyopt.light import Final, Sequence, final
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.vectorization.bodies import TAG, LoopBody
from pyopt.passes.sparsify.vectorization.coordinates import loaded_coordinate
from pyopt.passes.sparsify.vectorization.vectors import Vectors
from pyopt.rewrite.rewriter import Rewriter

INTEGER_DIVISIONS: Final = ("arith.divsi", "arith.divui")


@final
class LoopVectorization:
    """The rule for loops. exact: loops are taken whose vectors compute something else, as the reference does."""

    __slots__ = ("exact", "length", "scalable", "short_indices")

    def __init__(self, length: int, scalable: bool, short_indices: bool, exact: bool) -> None:
        self.length = length
        self.scalable = scalable
        self.short_indices = short_indices
        self.exact = exact

    def vectorize(self, op: Operation, rewriter: Rewriter) -> bool:
        """for i = 0 to n step 1 { store a[i], b[i] } -> for i = 0 to n step vl { maskedstore maskedload a[i], b[i] }"""
        if TAG not in op.attributes:
            return False
        body = LoopBody(op, self.exact)
        if not body.fits():
            return False
        vectors = Vectors(Code(rewriter), self.length, self.scalable, self.short_indices)
        if body.store is not None:
            self._store_loop(body, body.store, vectors)
        else:
            assert body.reduction is not None
            self._reduction_loop(body, body.reduction, vectors)
        return True

    def _store_loop(self, body: LoopBody, store: Operation, vectors: Vectors) -> None:
        """The loop keeps its body, and gets another step."""
        loop = body.loop
        rewriter = vectors.code.rewriter
        low, end = loop.operands[:2]
        step = vectors.step()
        rewriter.set_operand(loop, 2, step)
        rewriter.insert_before(body.block.terminator())
        mask = vectors.mask(low, end, body.counter, step)
        emitter = BodyEmitter(body, vectors, mask, {})
        subscripts = emitter.subscripts(store.operands[2:])
        vectors.store(store.operands[1], subscripts, mask, emitter.vector(store.operands[0]))
        rewriter.erase(store)

    def _reduction_loop(self, body: LoopBody, reduction: Operation, vectors: Vectors) -> None:
        """A new loop, which carries a vector of partial results."""
        loop = body.loop
        code = vectors.code
        rewriter = code.rewriter
        low, end, _, start = loop.operands
        step = vectors.step()
        begin = vectors.begin(body.kind, start)
        region = Region()
        attributes = {TAG: loop.attributes[TAG]}
        made = rewriter.create("scf.for", [low, end, step, begin], [begin.type], attributes, [region])
        block = Block()
        counter = block.add_argument(INDEX, rewriter.loc)
        partial = block.add_argument(begin.type, rewriter.loc)
        region.append(block)
        rewriter.insert_at_end(block)
        mask = vectors.mask(low, end, counter, step)
        # The reference makes a vector of the scalar first, and that folds when it is a vector itself.
        emitter = BodyEmitter(body, vectors, mask, {body.counter: counter, body.carried(): partial})
        combined = emitter.vector(reduction.results[0])
        code.give([code.computed("arith.select", [mask, combined, partial], partial.type)])
        rewriter.insert_after(made)
        result = vectors.reduced(body.kind, made.results[0])
        rewriter.replace(loop, [result])


@final
class BodyEmitter:
    """Emits vectors for the values of a body. places: what stands for arguments of the old body in the new one."""

    __slots__ = ("body", "known", "mask", "places", "vectors")

    def __init__(self, body: LoopBody, vectors: Vectors, mask: Value, places: dict[Value, Value]) -> None:
        self.body = body
        self.vectors = vectors
        self.mask = mask
        self.places = places
        self.known: dict[Value, Value] = {}

    def vector(self, value: Value) -> Value:
        """The vector of a value; operands come before the op, the left one first."""
        body = self.body
        done: list[Value] = []
        work: list[tuple[Value, bool]] = [(value, False)]
        while work:
            one, ready = work.pop()
            found = self.known.get(one)
            if found is not None:
                done.append(found)
                continue
            op = one.op
            if op is None or one not in body.sizes:
                done.append(self._leaf(one))
                continue
            if op.info.name == "memref.load":
                found = self.vectors.load(op.operands[0], self.subscripts(op.operands[1:]), self.mask)
            elif not ready:
                work.append((one, True))
                work.extend([(operand, False) for operand in reversed(op.operands)])
                continue
            else:
                count = len(op.operands)
                operands = done[-count:]
                del done[-count:]
                found = self._computed(op, operands)
            if body.shares(value):
                self.known[one] = found
            done.append(found)
        return done[0]

    def _leaf(self, value: Value) -> Value:
        """An argument of the body, or what is computed outside of it."""
        if value is self.body.counter:
            return self.vectors.counted(self.places.get(value, value))
        found = self.places.get(value, value)
        return found if isinstance(found.type, VectorType) else self.vectors.repeated(found)

    def _computed(self, op: Operation, operands: list[Value]) -> Value:
        code, vectors = self.vectors.code, self.vectors
        name = op.info.name
        if name in INTEGER_DIVISIONS and not self.body.exact and not self.body.is_repeated(op.operands[1]):
            operands = [operands[0], self._without_zeros(operands[1])]
        type = vectors.type(op.results[0].type) if op.info.traits & CAST else operands[0].type
        return code.computed(name, operands, type)

    def _without_zeros(self, divisors: Value) -> Value:
        """Ones where the mask has no element: what is loaded there are zeros."""
        assert isinstance(divisors.type, VectorType)
        ones = self.vectors.constant(divisors.type, 1)
        return self.vectors.code.computed("arith.select", [self.mask, divisors, ones], divisors.type)

    def subscripts(self, subscripts: Sequence[Value]) -> list[Value]:
        """The vectorized subscripts: the last one may become a vector of them."""
        body = self.body
        code = self.vectors.code
        found = [self.places.get(one, one) for one in subscripts]
        last = subscripts[-1]
        if isinstance(last, BlockArgument):
            return found
        load = loaded_coordinate(last)
        if load is not None:
            places = self._places(load.operands[1:])
            found[-1] = self.vectors.as_indices(self.vectors.load(load.operands[0], places, self.mask))
        else:
            offset = body.offset(last)
            assert offset is not None
            found[-1] = code.add(offset[0], self.places.get(offset[1], offset[1]))
        return found

    def _places(self, subscripts: Sequence[Value]) -> list[Value]:
        """The subscripts of coordinates: a sum with the induction variable is there in the body of a store."""
        found = [self.places.get(one, one) for one in subscripts]
        last = subscripts[-1].op
        if self.places and last is not None and last.block is self.body.block:
            left, right = [self.places.get(one, one) for one in last.operands]
            found[-1] = self.vectors.code.add(left, right)
        return found
