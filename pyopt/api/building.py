"""`Builder`: makes ops at a place in the IR."""

from __future__ import annotations

import builtins

from pyopt.api.control_types import control_types
from pyopt.api.reporting import new_context
from pyopt.api.signatures import Given, attributes_of, groups_of, result_types_of
from pyopt.api.values import attribute_of, of_python
from pyopt.errors import VerifyError
from pyopt.ir.attributes import UNKNOWN_LOC, Location
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.opinfo import OPERAND_SEGMENTS, RESULT_SEGMENTS, TERMINATOR, OpInfo
from pyopt.ir.roots import context_of
from pyopt.ir.signature import segments, signature_of
from pyopt.ir.types import Type
from pyopt.ir.verifier import verify
from pyopt.light import TYPE_CHECKING, Any, Callable, Sequence
from pyopt.pipeline.hooks import shown
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    import numpy as np

    from pyopt.api.values import AttributeLike, Operand


class Builder:
    """Makes ops at an insertion point, one behind the other.

    New ops get the location of the op that the builder began at, or that of the op around them.
    """

    __slots__ = ("_changed", "_core")

    def __init__(self, core: Rewriter) -> None:
        self._core = core
        self._changed = False

    @staticmethod
    def before(op: Operation) -> Builder:
        """A builder right before `op`."""
        core = Rewriter(_context_of(op, Operation))
        core.start_at(op)
        return Builder(core)

    @staticmethod
    def after(op: Operation) -> Builder:
        """A builder right behind `op`."""
        core = Rewriter(_context_of(op, Operation))
        core.loc = op.loc
        core.insert_after(op)
        return Builder(core)

    @staticmethod
    def at_start(block: Block) -> Builder:
        """A builder in front of all ops of a block."""
        core = _core_in(block)
        core.insert_at_start(block)
        return Builder(core)

    @staticmethod
    def at_end(block: Block) -> Builder:
        """A builder behind all ops of a block."""
        core = _core_in(block)
        core.insert_at_end(block)
        return Builder(core)

    def create(
        self,
        name: str,
        *operands: Operand | Sequence[Operand] | None,
        results: Sequence[Type] | Type | None = None,
        regions: Sequence[Region] = (),
        successors: Sequence[Block] = (),
        attributes: dict[str, AttributeLike] | None = None,
        location: Location | None = None,
        check: bool = False,
        **named: Operand | Sequence[Operand] | AttributeLike | None,
    ) -> Operation:
        """Makes an op and puts it at the insertion point.

        operands: values, or ops for their only results; one argument a group of the declaration, with a list for a
        group of any number and None for an optional one that is not there. A group may be given by its name, too.
        results: the result types; they may be left out where the declaration says what they follow from.
        attributes, and keywords with names that no operands have: attributes; a Python value stands for what the
        declaration wants (5 for `5 : i64`, "slt" for an enumeration's case).
        regions: regions made by `region`, in their order; those left out are empty, or as the declaration needs them.
        check: the op is verified; VerifyError if it is not valid, and it is not there then.
        Raises LookupError for ops and names that no dialect declares, TypeError for wrong numbers and kinds of
        arguments, and for result types that do not follow from the rest.
        """
        if not isinstance(name, str):
            raise TypeError(f"expected the name of an op, not {type(name).__name__}")
        info = self._info(name)
        signature = signature_of(info)
        given = Given(info, signature, groups_of(info, signature, operands, named))
        wanted = (results,) if isinstance(results, Type) else results
        found = attributes_of(given, {**(attributes or {}), **named}, wanted)
        values = [value for group in given.groups for value in group]
        made = self._regions(info, list(regions))
        if wanted is None:
            wanted = control_types(given, found, made, self._around())
        types = result_types_of(given, found, wanted)
        if info.traits & OPERAND_SEGMENTS:
            found["operandSegmentSizes"] = segments(*[len(group) for group in given.groups])
        if info.traits & RESULT_SEGMENTS and "resultSegmentSizes" not in found:
            found["resultSegmentSizes"] = segments(*given.result_sizes(len(types)))
        before = self._core.loc
        self._changed = True
        if location is not None:
            self._core.loc = location
        try:
            op = self._core.create(name, values, types, found, made, list(successors))
        finally:
            self._core.loc = before
        if check:
            self._check(op)
        return op

    def constant(
        self, value: AttributeLike | np.ndarray[Any, Any] | np.generic, type: Type | None = None, dialect: str = "arith"
    ) -> Value:
        """A constant: a number of a type, a NumPy array, or any attribute that has a type."""
        if type is not None and not isinstance(type, Type):
            raise TypeError(f"expected a type, not {builtins.type(type).__name__}")
        given: Any = value if type is None else of_python(value)
        if hasattr(given, "dtype"):
            from pyopt.api.arrays import elements_of

            given = elements_of(given)
        attribute = attribute_of(given, None, type)
        found = type or getattr(attribute, "type", None) or getattr(attribute, "shaped_type", None)
        own = getattr(attribute, "type", None) or getattr(attribute, "shaped_type", None)
        if type is not None and isinstance(own, Type) and own is not type:
            raise TypeError(f"the constant {shown(attribute)} is of type {own}, not {type}")
        if not isinstance(found, Type):
            raise TypeError(f"which type has the constant {shown(attribute)}?")
        self._changed = True
        return self._core.constant(attribute, found, dialect)

    def region(self, types: Sequence[Type] = (), fill: Callable[..., object] | None = None) -> Region:
        """A region with one block, for `create`.

        types: those of the block's arguments. fill: called with a builder at the end of the block, and the arguments.
        """
        for type in types:
            if not isinstance(type, Type):
                raise TypeError(f"expected types, not {builtins.type(type).__name__}")
        region, block = Region(), Block()
        region.append(block)
        for type in types:
            block.add_argument(type, self._core.loc)
        if fill is not None:
            core = Rewriter(self._core.context)
            core.loc = self._core.loc
            core.insert_at_end(block)
            fill(Builder(core), *block.arguments)
        return region

    # Details.

    def _info(self, name: str) -> OpInfo:
        """The declaration of an op; one that no dialect declares may be made where the module may hold it."""
        context = self._core.context
        info = context.op_info(name)
        if info is None and (context.allow_unregistered or context.takes_unknown_op(name)):
            return context.unregistered_op_info(name)
        if info is None:
            from pyopt.syntax.suggestions import near_op

            raise LookupError("; ".join(filter(None, (f"no op is called '{name}'", near_op(context, name)))))
        return info

    def _around(self) -> Operation | None:
        """An op at whose place symbols are looked up."""
        block = self._core.block
        return self._core.before or (None if block is None else block.parent_op())

    def _regions(self, info: OpInfo, given: list[Region]) -> list[Region]:
        """The regions of an op, with those left out empty and terminators that the text may leave out."""
        for number, region in enumerate(given):
            if region.parent is not None or region in given[:number]:
                owner = region.parent
                reason = "it is given twice" if owner is None else f"it is one of another op, '{owner.name}'"
                raise ValueError(f"region {number} of '{info.name}' op: {reason}")
        slots = signature_of(info).regions
        if len(given) < len(slots):
            given += [Region() for slot in slots[len(given) :] if slot.kind == "single"]
        if not info.implicit_terminator:
            return given
        for region in given:
            if region.first is None:
                region.append(Block())
            block = region.last
            assert block is not None
            if block.last is None or not block.last.info.traits & TERMINATOR:
                terminator = self._core.info(info.implicit_terminator)
                if not signature_of(terminator).operands or signature_of(terminator).operands[0].kind != "single":
                    block.append(Operation(terminator, [], (), {}, self._core.loc))
        return given

    def _check(self, op: Operation) -> None:
        """Raises VerifyError if an op is not valid, and takes it away."""
        context, reported = new_context(allow_unregistered=True)
        context.place_offset, context.line_and_column = (
            self._core.context.place_offset,
            self._core.context.line_and_column,
        )
        context.source_name = self._core.context.source_name
        if not verify(op, context):
            self._core.erase(op)
            raise reported.error(VerifyError, f"the {op.info.name} is not valid")


def _context_of(place: Operation | Block, kind: builtins.type[Operation | Block]) -> Context:
    """The context of the module around, or a new one; TypeError for a place of another kind, ValueError for an op that
    stands in no block."""
    if not isinstance(place, kind):
        raise TypeError(f"expected {'an op' if kind is Operation else 'a block'}, not {type(place).__name__}")
    if isinstance(place, Operation) and place.block is None:
        raise ValueError(f"'{place.info.name}' op is in no block")
    return context_of(place) or new_context(allow_unregistered=True)[0]


def _core_in(block: Block) -> Rewriter:
    core = Rewriter(_context_of(block, Block))
    around = block.parent_op()
    core.loc = UNKNOWN_LOC if around is None else around.loc
    return core
