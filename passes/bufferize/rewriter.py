"""The rewriter of bufferization, and what bufferizers need: buffers of values, allocations and copies."""

from __future__ import annotations

from pyopt.analysis.bufferization.facts import mentions_tensors
from pyopt.analysis.bufferization.options import BufferizationOptions
from pyopt.analysis.bufferization.state import AnalysisState, BufferizationError
from pyopt.dialects.memref.layouts import casts
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.context import Context
from pyopt.ir.core import NO_REGIONS, Block, BlockArgument, Operation, Value, add_use
from pyopt.ir.signature import segments
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import DYNAMIC, I64, MemRefType, ShapedType, TensorType, Type
from pyopt.light import Final, Sequence, final
from pyopt.passes.building.memref import allocate, dynamic_extents
from pyopt.passes.shapes.reify import open_sizes
from pyopt.rewrite.rewriter import Rewriter, with_defaults

TO_BUFFER: Final = "bufferization.to_buffer"
TO_TENSOR: Final = "bufferization.to_tensor"
ALLOC_TENSOR: Final = "bufferization.alloc_tensor"
ENCODED: Final = "is on a tensor with an encoding, which has no single buffer"


@final
class BufferRewriter(Rewriter):
    """Keeps track of what is made: `made` has new ops with tensors, `views` the new and old `to_buffer`, `tensors` the
    new and old `to_tensor`.

    good_types: tensor types whose elements a buffer may have, as far as these were asked about.
    """

    __slots__ = ("allocations", "gone", "good_types", "made", "moving", "options", "state", "tensors", "views")

    def __init__(self, context: Context, options: BufferizationOptions) -> None:
        super().__init__(context)
        self.options = options
        self.state = AnalysisState(options)
        self.gone: set[Operation] = set()
        self.views: dict[Operation, None] = {}
        self.tensors: dict[Operation, None] = {}
        self.made: list[Operation] = []
        self.good_types: set[Type] = set()
        self.moving = False
        self.allocations = 0

    def inserted(self, op: Operation) -> None:
        if self.moving:
            return
        name = op.info.name
        self.gone.discard(op)
        if name == TO_TENSOR:
            self.tensors[op] = None
        elif name == TO_BUFFER:
            self.views[op] = None
        elif name.startswith("memref."):  # these have no tensors
            self.allocations += name in ("memref.alloc", "memref.alloca")
        elif self.takes(op):
            self.made.append(op)

    def erased(self, op: Operation) -> None:
        self.gone.add(op)
        name = op.info.name
        if name == TO_TENSOR:
            self.tensors.pop(op, None)
        elif name == TO_BUFFER:
            self.views.pop(op, None)

    def merge_blocks(self, source: Block, into: Block, args: Sequence[Value] = ()) -> None:
        self.moving = True
        super().merge_blocks(source, into, args)
        self.moving = False

    def has_tensors(self, op: Operation) -> bool:
        """There is a tensor among what the op is given and gives."""
        facts = self.state.facts(op)
        return mentions_tensors(op) if facts is None else facts.has_tensors(op)

    def takes(self, op: Operation) -> bool:
        """The op has tensors, and the user lets it be bufferized."""
        return self.has_tensors(op) and self.options.allows(op)

    # Buffers of values.

    def buffer_type(self, value: Value) -> MemRefType:
        return self.state.buffer_type(value)

    def insert_after_value(self, value: Value) -> None:
        if value.op is not None:
            self.insert_after(value.op)
        else:
            assert isinstance(value, BlockArgument)
            self.insert_at_start(value.block)

    def buffer(self, value: Value) -> Value:
        """The buffer of a tensor: what it was made of, or a `to_buffer` right behind what defines it."""
        if value.op is not None and value.op.info.name == TO_TENSOR:
            return value.op.operands[0]
        self._check_plain(value, value.op)
        block, before, loc = self.block, self.before, self.loc
        self.insert_after_value(value)
        if before is self.before and block is self.block:
            before = self.before
        type = self.buffer_type(value)
        self.loc = value.location()
        made = self.create(TO_BUFFER, [value], [type]).results[0]
        made.given = value.given
        self.block, self.before, self.loc = block, before, loc
        return made

    def _check_plain(self, value: Value, op: Operation | None) -> None:
        """Tensors with an encoding have no buffer: sparse ones become several by sparse-tensor-codegen."""
        if (
            isinstance(value.type, TensorType)
            and value.type.encoding is not None
            and not self.options.encoding_is_space
        ):
            block = value.parent_block()
            maker = block.parent_op() if op is None and block is not None else op
            assert maker is not None
            raise BufferizationError(maker, f"'{maker.info.name}' op {ENCODED}")

    def buffers(self, values: Sequence[Value]) -> list[Value]:
        """The values with buffers in the place of tensors."""
        return [self.buffer(value) if isinstance(value.type, TensorType) else value for value in values]

    def replace_with_buffers(self, op: Operation, values: Sequence[Value]) -> None:
        """Buffers take the place of the op's results, by way of `to_tensor`, under their names if they have none."""
        if len(values) == 1 and isinstance(op.results[0].type, TensorType) and self._can_become_another(op):
            self._check_plain(op.results[0], op)
            values[0].given = values[0].given or op.results[0].given
            self._become(op, TO_TENSOR, values, None)
            op.loc = values[0].location()
            return
        replacements: list[Value] = []
        for result, value in zip(op.results, values, strict=True):
            replacement = value
            if isinstance(result.type, TensorType):
                self._check_plain(result, op)
                value.given = value.given or result.given
                self.insert_after(op)
                replacement = self.to_tensor(value, result.type)
            replacements.append(replacement)
        self.replace(op, replacements)

    def to_tensor(self, buffer: Value, type: Type) -> Value:
        """A buffer as a tensor, with the location of the buffer."""
        made = self.create(TO_TENSOR, [buffer], [type])
        made.loc = buffer.location()
        return made.results[0]

    def replace_by(
        self,
        op: Operation,
        name: str,
        operands: Sequence[Value],
        types: Sequence[Type],
        attributes: dict[str, Attribute] | None = None,
    ) -> Operation:
        """An op on buffers in the place of `op`."""
        result = op.results[0] if len(op.results) == 1 else None
        if result is not None and len(types) == 1 and result.type is types[0] and self._can_become_another(op):
            self._become(op, name, operands, attributes)
            return op
        made = self.create(name, operands, types, attributes)
        self.replace_with_buffers(op, made.results)
        return made

    def _can_become_another(self, op: Operation) -> bool:
        """Nothing is left in the op that another one would not have."""
        return not op.successors and not any(region.first for region in op.regions)

    def _become(
        self, op: Operation, name: str, operands: Sequence[Value], attributes: dict[str, Attribute] | None
    ) -> None:
        """Makes another op of `op`, whose one result stays: as creating that behind it and replacing `op`, but for the
        time that this takes."""
        self.insert_after(op)
        result = op.results[0]
        if len(result.uses) > 1:
            result.uses = dict(reversed(result.uses.items()))  # as replacing leaves them
        for operand in op.operands:
            operand.uses.pop(op, None)
        info = op.info = self.info(name)
        op.operands = list(operands)
        for index, operand in enumerate(operands):
            add_use(operand, op, index)
        op.attributes = with_defaults(info, attributes)
        op.regions = NO_REGIONS
        op.loc = self.loc
        self.inserted(op)

    def cast(self, buffer: Value, type: Type) -> Value:
        """The buffer under another type, if it has not got that."""
        if buffer.type is type:
            return buffer
        loc = self.loc
        self.loc = buffer.location()
        made = self.create("memref.cast", [buffer], [type]).results[0]
        self.loc = loc
        return made

    # Sizes, allocations and copies.

    def dynamic_sizes(self, value: Value) -> list[Value]:
        """The dynamic extents of a tensor or buffer."""
        type = value.type
        assert isinstance(type, ShapedType)
        return dynamic_extents(self, value, type)

    def allocate(self, type: MemRefType, sizes: Sequence[Value]) -> Value:
        """memref.alloc, aligned as the options say"""
        alignment = self.options.alignment
        return allocate(self, type, sizes, IntegerAttr.get(alignment, I64) if alignment else None)

    def copy(self, source: Value, target: Value) -> None:
        """memref.copy"""
        self.create("memref.copy", [source, target], [])

    def allocate_tensor(self, op: Operation, value: Value, copy: bool = True) -> Value:
        """A new tensor like `value`, with its contents if `copy` says so. Errors are those of `op`."""
        type = value.type
        if isinstance(type, MemRefType) and type.shape is not None:
            from pyopt.ir.types import TensorType as Tensor

            value = self.create(TO_TENSOR, [value], [Tensor.get(type.shape, type.element_type)]).results[0]
            type = value.type
        if not isinstance(type, TensorType) or type.shape is None:
            raise BufferizationError(op, "copying of unranked tensors is not implemented")
        if not copy:
            sizes = None if value.op is None else open_sizes(value.op, value, self)
            return self.new_tensor(op, value, self.dynamic_sizes(value) if sizes is None else sizes)
        attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(0, 1, 0)}
        return self.create(ALLOC_TENSOR, [value], [type], attributes).results[0]

    def new_tensor(self, op: Operation, value: Value, sizes: list[Value]) -> Value:
        """A new tensor like `value`, of the given dynamic sizes, in the same memory space."""
        attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(len(sizes), 0, 0)}
        made = self.create(ALLOC_TENSOR, sizes, [value.type], attributes)
        space = self.buffer_type(value).memory_space
        if space is not None:
            made.set_attribute("memory_space", space)
        return made.results[0]

    def cast_or_copy(self, value: Value, type: MemRefType) -> Value | None:
        """A buffer under another type: a cast if that is sure to be good, else a copy; None if neither can be."""
        source = value.type
        assert isinstance(source, MemRefType)
        if source.element_type is not type.element_type or len(source.shape or ()) != len(type.shape or ()):
            return None
        if casts(source, type) and _forgets_only(source, type):
            return self.cast(value, type)
        sizes = dynamic_extents(self, value, type)
        # A layout with dynamic strides cannot be allocated.
        strides = strides_and_offset(type)
        dynamic = strides is not None and (DYNAMIC in strides[0] or strides[1] == DYNAMIC) and type.layout is not None
        plain = MemRefType.get(type.shape, type.element_type, None, type.memory_space) if dynamic else type
        target = self.allocate(plain, sizes)
        self.copy(value, target)
        return self.create("memref.cast", [target], [type]).results[0] if dynamic else target

    def fold_view(self, view: Operation) -> bool:
        """to_buffer(to_tensor(m)) -> m, or m under another type"""
        inner = view.operands[0].op
        if inner is None or inner.info.name != TO_TENSOR:
            return False
        source = inner.operands[0]
        before, after = source.type, view.results[0].type
        assert isinstance(before, MemRefType) and isinstance(after, MemRefType)
        value: Value | None = source
        if before is not after:
            self.insert_before(view)
            self.loc = view.loc
            if before.shape is not None and after.shape is not None:
                value = self.cast_or_copy(source, after)
            elif after.shape is not None:
                value = None
            else:
                value = self.create("memref.cast", [source], [after]).results[0]
        if value is None:
            return False
        self.replace(view, [value])
        return True


def _forgets_only(source: MemRefType, target: MemRefType) -> bool:
    """No offset or stride that is dynamic becomes static."""
    before, after = strides_and_offset(source), strides_and_offset(target)
    if before is None or after is None:
        return False
    pairs = zip((*before[0], before[1]), (*after[0], after[1]), strict=True)
    return not any(one == DYNAMIC and other != DYNAMIC for one, other in pairs)
