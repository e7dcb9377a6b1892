"""Which linalg.generic ops and block arguments linalg-detensorize makes scalar."""

from __future__ import annotations

from pyopt.analysis.branches import SuccessorNumbers, is_branch, successor_argument
from pyopt.dialects.linalg.structure import input_count
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.traits import successor_operands
from pyopt.ir.types import FloatType, IntegerType, TensorType, Type
from pyopt.light import final
from pyopt.passes.structured.generics import GENERIC


def is_detensorable(type: Type) -> bool:
    """A tensor of one element, without dimensions. One with an encoding is not only its element."""
    return isinstance(type, TensorType) and type.shape == () and type.encoding is None


def is_scalar_op(op: Operation) -> bool:
    """A linalg.generic of such tensors only."""
    return op.info.name == GENERIC and all(is_detensorable(value.type) for value in op.operands)


@final
class Detensorable:
    """`ops`, and `arguments` of blocks: all that can be made scalar, or what decides where control goes.

    The latter begins with what branches have, and goes on with what uses it and what it is computed from.
    """

    __slots__ = ("_numbers", "arguments", "ops")

    def __init__(self, function: Operation, everything: bool) -> None:
        self._numbers = SuccessorNumbers()
        self.ops: set[Operation] = set()
        self.arguments: dict[BlockArgument, None] = {}
        if not everything:
            if not self._find(function):
                self.ops.clear()
                self.arguments.clear()
            self._leave_tensors_out()
            return
        self.ops = {op for op in function.walk() if is_scalar_op(op)}
        for block in function.regions[0]:
            if block is not function.regions[0].first:
                self.arguments.update(dict.fromkeys(block.arguments))

    def _find(self, function: Operation) -> bool:
        """False if the values of an argument are not known."""
        work = [value for op in function.walk() if op.info.name in ("cf.br", "cf.cond_br") for value in op.operands]
        seen: set[Value] = set()
        seen_ops: set[Operation] = set()
        while work:
            value = work.pop()
            if value in seen:
                continue
            seen.add(value)
            work += self._following(value)
            if isinstance(value, BlockArgument):
                if value.block.region is None or value.block is value.block.region.first:
                    continue
                self.arguments[value] = None
                if not all(is_branch(end) for end in value.block.predecessors):
                    return False
                work += self.given_to(value)
                continue
            op = value.op
            assert op is not None
            if op in seen_ops:
                continue
            seen_ops.add(op)
            if op.info.name == GENERIC:
                if is_scalar_op(op):
                    self.ops.add(op)
                    work += op.operands[: input_count(op)]
            elif op.info.name != "tensor.from_elements":
                if all(isinstance(result.type, IntegerType | FloatType) for result in op.results):
                    work += op.operands
        return True

    def _following(self, value: Value) -> list[Value]:
        """The arguments that a branch gives the value to, and what ops make of it."""
        found: list[Value] = []
        block = value.parent_block()
        end = None if block is None else block.last
        if end is not None and is_branch(end):
            for index, operand in enumerate(end.operands):
                if operand is value:
                    argument = successor_argument(end, index)
                    if argument is not None:
                        found.append(argument)
        for user in value.uses:
            found += user.results
        return found

    def given_to(self, argument: BlockArgument) -> list[Value]:
        """What branches forward to the argument."""
        return [end.operands[at] for end, at in self.places_of(argument)]

    def places_of(self, argument: BlockArgument) -> list[tuple[Operation, int]]:
        """The operands that branches forward to the argument."""
        found: list[tuple[Operation, int]] = []
        for end in argument.block.predecessors:
            for number in self._numbers.of(end, argument.block) if is_branch(end) else ():
                start, stop = successor_operands(end, number)
                at = stop - (len(argument.block.arguments) - argument.index)
                if at >= start:
                    found.append((end, at))
        return found

    def _leave_tensors_out(self) -> None:
        """Arguments that are given a result of an op that stays."""
        for argument in list(self.arguments):
            makers = [value.op for value in self.given_to(argument)]
            if any(maker is not None and maker.info.name == GENERIC and maker not in self.ops for maker in makers):
                del self.arguments[argument]
