"""Decides which loops can be vectorized, and which of the values in their bodies. Nothing is changed here.

A loop either ends with a store, or carries one value that it combines with something: a reduction. What is stored or
combined is made of loads, casts and ops on numbers. Subscripts are the induction variable (`a[i]`), what is loaded for
it (`a[c[i]]`) or an offset from something invariant (`a[base + i]`), in the last dimension only.

The reference takes a loop of the sparsifier for free of dependences, and looks at what is computed only. `exact` stands
for that; otherwise what the loop does apart from it counts, too (`hazards.py`).
"""

from __future__ import annotations

from pyopt.analysis.counting import counts_unsigned
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Block, BlockArgument, Operation, Value
from pyopt.ir.opinfo import DIFFERENCE, SHIFT
from pyopt.ir.types import FloatType, IndexType, IntegerType, Type
from pyopt.light import Final, Sequence, final
from pyopt.passes.sparsify.vectorization import hazards
from pyopt.passes.sparsify.vectorization.coordinates import loaded_coordinate
from pyopt.rewrite.folding import constant_of

TAG: Final = "Emitted from"
KINDS: Final = ("add", "and", "mul", "or", "xor")
"""The kinds of reductions that the reference vectorizes."""
MANY: Final = 1000
"""A value for which as many ops would be made, were they made anew for each use, is computed once."""


def is_number(type: Type) -> bool:
    """A vector may have elements of the type."""
    return isinstance(type, (FloatType, IndexType, IntegerType))


@final
class LoopBody:
    """The body of an scf.for. `store` or `reduction` is the op at its end, if it can be vectorized (`fits`)."""

    __slots__ = ("block", "counter", "exact", "kind", "loop", "reduction", "sizes", "store")

    def __init__(self, loop: Operation, exact: bool) -> None:
        self.loop = loop
        self.exact = exact
        self.block: Block = loop.regions[0].entry()
        self.counter: Value = self.block.arguments[0]
        self.store: Operation | None = None
        self.reduction: Operation | None = None
        self.kind = ""
        # For each value of the body that can be vectorized, how many ops compute it as a tree.
        self.sizes: dict[Value, int] = {}

    def fits(self) -> bool:
        """The loop can be vectorized."""
        loop = self.loop
        if TAG not in loop.attributes or counts_unsigned(loop) or not _is_one(loop.operands[2]):
            return False
        yielded = self.block.terminator()
        last = yielded.prev
        if last is None or (not self.exact and hazards.of_loop(self.block)):
            return False
        if yielded.operands:
            return len(yielded.operands) == 1 and self._is_reduction(yielded.operands[0])
        if last.info.name != "memref.store":
            return False
        self.store = last
        self._measure()
        if not self._access_fits(last.operands[1], last.operands[2:]) or not self._fits(last.operands[0]):
            return False
        return self.exact or not hazards.of_store(last)

    def _is_reduction(self, result: Value) -> bool:
        op = result.op
        if op is None or op.block is not self.block:
            return False
        carried = self.carried()
        # Differences are combined in the end by adding them.
        kind = "add" if op.info.at_zero == DIFFERENCE else op.info.combines
        if kind not in KINDS:
            return False
        left, right = op.operands
        if left is not carried and (right is not carried or not op.info.combines):
            return False
        if not self.exact and hazards.of_reduction(carried, op):
            return False
        self.reduction = op
        self.kind = kind
        self._measure()
        return self._fits(result)

    def carries(self) -> bool:
        return len(self.block.arguments) > 1

    def carried(self) -> Value:
        """The value that a reduction carries."""
        return self.block.arguments[1]

    # Values.

    def is_invariant(self, value: Value) -> bool:
        """It is the result of an op outside of the body."""
        return value.op is not None and value.op.block is not self.block

    def is_repeated(self, value: Value) -> bool:
        """All elements of its vector are the same: it is not computed in the body. What a reduction carries is
        taken for that, too."""
        if value is self.counter:
            return False
        return value.op is None or value.op.block is not self.block

    def _fits(self, value: Value) -> bool:
        return is_number(value.type) and (value in self.sizes or value is self.counter or self.is_repeated(value))

    def shares(self, value: Value) -> bool:
        """Returns whether several uses of the value share the computation of its operands."""
        return self.sizes.get(value, 1) == MANY

    def _measure(self) -> None:
        """Finds out of each value in the body whether it can be vectorized."""
        for op in self.block:
            if len(op.results) == 1 and is_number(op.results[0].type) and self._op_fits(op):
                size = 1 + sum([self.sizes.get(operand, 1) for operand in op.operands])
                self.sizes[op.results[0]] = min(size, MANY)

    def _op_fits(self, op: Operation) -> bool:
        name = op.info.name
        operands = op.operands
        if name == "memref.load":
            return self._access_fits(operands[0], operands[1:])
        at_zero = op.info.at_zero
        if at_zero == "" or not all(is_number(operand.type) and self._fits(operand) for operand in operands):
            return False
        return at_zero != SHIFT or self.is_invariant(operands[1])

    # Subscripts.

    def _access_fits(self, buffer: Value, subscripts: Sequence[Value]) -> bool:
        last = len(subscripts) - 1
        return (
            self._is_fixed(buffer)
            and last >= 0
            and all(self._subscript_fits(one, at == last) for at, one in enumerate(subscripts))
        )

    def _is_fixed(self, buffer: Value) -> bool:
        """All iterations look at the same buffer. The reference does not ask, and stores to the first of many; what
        a reduction looks at cannot be made in the body, which is made anew."""
        return self.is_repeated(buffer) or (self.exact and not self.carries())

    def _subscript_fits(self, subscript: Value, innermost: bool) -> bool:
        if self.is_invariant(subscript):
            return not innermost
        if isinstance(subscript, BlockArgument):
            return self._varies(subscript) if innermost else subscript.block is not self.block
        load = loaded_coordinate(subscript)
        if load is not None:
            if not innermost or len(load.operands) == 1:
                return False
            # The body of a reduction is made anew: what is not contiguous would be left behind in the old one.
            contiguous = (self.exact and not self.carries()) or self.is_contiguous(load.operands[1:])
            return contiguous and self._is_fixed(load.operands[0])
        return innermost and self.offset(subscript) is not None

    def _varies(self, subscript: BlockArgument) -> bool:
        """It is the induction variable; the reference takes what the loop carries for it, too."""
        return subscript is self.counter or (self.exact and subscript.block is self.block)

    def offset(self, subscript: Value) -> tuple[Value, Value] | None:
        """(base, i) of a subscript base + i with an invariant base."""
        op = subscript.op
        if op is None or op.info.name != "arith.addi":
            return None
        base, counter = op.operands
        if not self.is_invariant(base):
            base, counter = counter, base
        if not self.is_invariant(base) or not isinstance(counter, BlockArgument) or not self._varies(counter):
            return None
        return base, counter

    def is_contiguous(self, subscripts: Sequence[Value]) -> bool:
        """Neighbouring iterations look at neighbouring elements."""
        if any(not self.is_repeated(one) or one in self.block.arguments for one in subscripts[:-1]):
            return False
        last = subscripts[-1]
        if last is self.counter:
            return True
        op = last.op
        if op is None or op.block is not self.block or op.info.name != "arith.addi":
            return False
        left, right = op.operands
        other = right if left is self.counter else left if right is self.counter else None
        return other is not None and other not in self.block.arguments and self.is_repeated(other)


def _is_one(value: Value) -> bool:
    constant = constant_of(value)
    return isinstance(constant, IntegerAttr) and constant.value == 1
