"""The loop nest of a kernel over iteration spaces, as it was planned (`visits.py`).

    x += a(i) * d(i), a sparse, d dense     ->     %s = sparse_tensor.extract_iteration_space %a lvls = 0
                                                   %r = sparse_tensor.iterate %it in %s at(%i) iter_args(%x = %x0) {
                                                     %0 = sparse_tensor.extract_value %a at %it
                                                     %1 = memref.load %d[%i]
                                                     ...
                                                   }

One space is iterated over, several together by sparse_tensor.coiterate. A loop without any is an scf.for.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.types import IterSpaceType
from pyopt.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import I64, INDEX, Type
from pyopt.light import Final, Iterator, final
from pyopt.passes.sparsify.emitter.loops import EnteredLoop
from pyopt.passes.sparsify.iteration_spaces.visits import Case, Visit, addressed_operands
from pyopt.passes.sparsify.kernels.admissibility import DENSE_OUTPUT
from pyopt.passes.sparsify.loops.evaluation import evaluate
from pyopt.passes.sparsify.loops.kernel import Kernel
from pyopt.passes.sparsify.loops.nest import end_invariants, locate_known, start_invariants
from pyopt.passes.sparsify.loops.outputs import compress, expand, store
from pyopt.passes.sparsify.loops.parallel import may_be_parallel

EXTRACT: Final = "sparse_tensor.extract_iteration_space"
ITERATE: Final = "sparse_tensor.iterate"
COITERATE: Final = "sparse_tensor.coiterate"
YIELD: Final = "sparse_tensor.yield"
COORDINATES: Final = "crdUsedLvls"


@final
class IterationNest:
    """Emits the loops of a kernel.

    kernel.iterators has, by operand, the iterator in the innermost level that the open loops have reached. addressed:
    the operands of dense levels that no iterator goes through.
    """

    __slots__ = ("addressed", "code", "kernel")

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.code = kernel.code
        self.addressed = addressed_operands(kernel.op, kernel.operands)
        if kernel.output_kind == DENSE_OUTPUT and kernel.operands[kernel.output].annotated:
            self.addressed.append(kernel.output)

    def emit(self, outermost: Visit) -> None:
        """All loops; the insertion point ends up behind them."""
        self._locate(-1)
        stack = [self._loop(outermost)]
        while stack:
            case = next(stack[-1], None)
            if case is None:
                stack.pop()
            elif case.inner is not None:
                stack.append(self._loop(case.inner))

    def _loop(self, visit: Visit) -> Iterator[Case]:
        """Emits a loop, and asks for what is to be emitted in each of its cases."""
        kernel = self.kernel
        start_invariants(kernel, visit.expression, visit.depth)
        if kernel.expands_at(visit.depth):
            expand(kernel)
        if not visit.spaces:
            yield from self._count(visit)
        else:
            outer = {tensor: kernel.iterators.get(tensor) for tensor in visit.spaces}
            spaces = [self._space(tensor, visit.depth) for tensor in visit.spaces]
            yield from self._iterate(visit, spaces[0]) if len(spaces) == 1 else self._coiterate(visit, spaces)
            kernel.iterators.update(outer)
        end_invariants(kernel, visit.expression, visit.depth)
        if kernel.expands_at(visit.depth):
            compress(kernel, visit.depth)

    def _space(self, tensor: int, depth: int) -> Value:
        """The space of the operand's level at a loop, below its iterator."""
        kernel = self.kernel
        value = kernel.op.operands[tensor]
        level = kernel.operands[tensor].level_of[depth]
        parent = kernel.iterators.get(tensor)
        encoding = encoding_of(value.type)
        assert encoding is not None and (parent is None) == (level == 0)
        bounds: dict[str, Attribute] = {
            "loLvl": IntegerAttr.get(level, INDEX),
            "hiLvl": IntegerAttr.get(level + 1, INDEX),
        }
        operands = [value] if parent is None else [value, parent]
        type = IterSpaceType.get(encoding, level, level + 1)
        return self.code.rewriter.create(EXTRACT, operands, [type], bounds).results[0]

    # The three kinds of loops.

    def _count(self, visit: Visit) -> Iterator[Case]:
        """An scf.for over all coordinates."""
        kernel, emitter, depth = self.kernel, self.kernel.emitter, visit.depth
        (case,) = visit.cases
        levels = [(kernel.synthetic, depth)]
        emitter.enter_sequence(levels)
        parallel = may_be_parallel(kernel, case.term, levels, depth)
        kernel.carry(emitter.enter_loop(levels, kernel.carried(), parallel))
        yield from self._body(case, depth)
        kernel.carry(emitter.exit_loop(kernel.carried()))
        emitter.exit_sequence()

    def _iterate(self, visit: Visit, space: Value) -> Iterator[Case]:
        kernel, code = self.kernel, self.code
        assert isinstance(space.type, IterSpaceType)
        carried = kernel.carried()
        types = [value.type for value in carried]
        region = Region()
        body = code.open_block([*types, INDEX, space.type.iterator_type()])
        region.append(body)
        used: dict[str, Attribute] = {COORDINATES: IntegerAttr.get(1, I64)}
        loop = code.rewriter.create(ITERATE, [space, *carried], types, used, [region])
        (case,) = visit.cases
        *inside, counter, iterator = body.arguments
        kernel.emitter.loops.append(EnteredLoop(loop, counter, [], len(carried), False))
        yield from self._case(case, visit, body, [iterator], [*inside])
        self._leave(loop, len(types))

    def _coiterate(self, visit: Visit, spaces: list[Value]) -> Iterator[Case]:
        kernel, code = self.kernel, self.code
        carried = kernel.carried()
        types = [value.type for value in carried]
        regions = [Region() for _ in visit.cases]
        attributes: dict[str, Attribute] = {
            COORDINATES: IntegerAttr.get(1, I64),
            "cases": ArrayAttr.get(tuple([IntegerAttr.get(case.mask, I64) for case in visit.cases])),
            "operandSegmentSizes": segments(len(spaces), len(carried)),
        }
        loop = code.rewriter.create(COITERATE, [*spaces, *carried], types, attributes, regions)
        entered = EnteredLoop(loop, spaces[0], [], len(carried), False)
        kernel.emitter.loops.append(entered)
        for case, region in zip(visit.cases, regions, strict=True):
            iterators: list[Type] = []
            for number, space in enumerate(spaces):
                assert isinstance(space.type, IterSpaceType)
                if case.mask >> number & 1:
                    iterators.append(space.type.iterator_type())
            body = code.open_block([*types, INDEX, *iterators])
            region.append(body)
            entered.counter = body.arguments[len(types)]
            inside: list[Value] = list(body.arguments[: len(types)])
            standing: list[Value] = list(body.arguments[len(types) + 1 :])
            yield from self._case(case, visit, body, standing, inside)
        self._leave(loop, len(types))

    def _case(
        self, case: Case, visit: Visit, body: Block, iterators: list[Value], carried: list[Value]
    ) -> Iterator[Case]:
        """Emits one region of a loop over spaces."""
        kernel = self.kernel
        self.code.rewriter.insert_at_end(body)
        present = [tensor for number, tensor in enumerate(visit.spaces) if case.mask >> number & 1]
        kernel.iterators.update(zip(present, iterators, strict=True))
        kernel.carry(carried)
        yield from self._body(case, visit.depth)
        self.code.give(kernel.carried(), YIELD)

    def _body(self, case: Case, depth: int) -> Iterator[Case]:
        """Emits the computation of a case: the inner loops, or the value."""
        kernel = self.kernel
        self._locate(depth)
        if depth + 1 == kernel.loops:
            store(kernel, case.term, evaluate(kernel, case.term))
        else:
            yield case
        kernel.note_visited()

    def _leave(self, loop: Operation, coordinate: int) -> None:
        """Goes behind a loop over spaces, which has the coordinate at a place among its regions' arguments.

        A coordinate that is not used is not computed.
        """
        self.kernel.emitter.loops.pop()
        blocks = [region.first for region in loop.regions]
        if not any(block.arguments[coordinate].uses for block in blocks if block is not None):
            for block in blocks:
                assert block is not None
                block.erase_arguments([number == coordinate for number in range(len(block.arguments))])
            self.code.rewriter.set_attribute(loop, COORDINATES, IntegerAttr.get(0, I64))
        self.code.leave(loop)
        self.kernel.carry(loop.results)

    def _locate(self, depth: int) -> None:
        """Goes to the places in dense levels that are known once the loop at a depth is; -1: to those of constants."""
        for tensor in self.addressed:
            locate_known(self.kernel, tensor, depth)


def emit_iteration(kernel: Kernel, outermost: Visit) -> None:
    """Emits the loops of a kernel over iteration spaces."""
    IterationNest(kernel).emit(outermost)
