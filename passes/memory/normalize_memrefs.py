"""normalize-memrefs: memrefs without layouts, whose indices are what the layouts made of the old ones.

    #tiled = affine_map<(i) -> (i floordiv 4, i mod 4)>
    func.func @f(%m: memref<16xf32, #tiled>) {      ->     func.func @f(%m: memref<4x4xf32>) {
      affine.for %i = 0 to 16 {                              affine.for %i = 0 to 16 {
        %0 = affine.load %m[%i]                                %0 = affine.load %m[%i floordiv 4, %i mod 4]

Types of arguments and results change in all functions, but where an op uses a memref that cannot go on with one of
another type: then the function keeps its types, and so do those that it calls and that call it.

The reference does not ask more of ops than that they are known to it, also where they then do something else or are
not valid: memref.dim gives another size, a vector goes along another dimension, a view is given to a changed function.
By default all such functions keep their types; with `reference-exact` they do not.
"""

from __future__ import annotations

from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Block, BlockArgument, Operation, Value
from pyopt.ir.mixed_indices import Slice
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.strides import layout_map
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType, Type
from pyopt.light import Final, Sequence, final
from pyopt.passes.buffers.functions import CALL, RETURN, function_type, is_declaration, set_function_type
from pyopt.passes.building.arith import constant_index
from pyopt.passes.building.memref import slice_op
from pyopt.passes.loops.affine.loops import apply
from pyopt.passes.memory.normalizable import ALLOCATIONS, CASTS, VIEW, Normalizable, function_around
from pyopt.passes.memory.normalized_types import is_plain, normalized, size_map, tiles_of
from pyopt.passes.memory.reindexed_accesses import reindex_uses
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Normalize what mlir-opt does, also where that is wrong")


@final
class Normalization:
    """The changes of one module."""

    __slots__ = ("changed", "exact", "found", "rewriter")

    def __init__(self, module: Operation, pass_context: PassContext) -> None:
        self.exact = REFERENCE_EXACT.of(pass_context.options)
        self.found = Normalizable(module, self.exact)
        self.rewriter = Rewriter(pass_context.context)
        self.changed = False

    def run(self) -> bool:
        """Changes bodies, then signatures, and with them the results of calls and what is returned of these."""
        for function in self.found.functions:
            if not is_declaration(function):
                self._normalize_body(function)
        work = list(self.found.functions)
        waiting = set(work)
        seen: set[Operation] = set()
        while work:
            function = work.pop(0)
            waiting.discard(function)
            if self._update_signature(function) or function not in seen:
                seen.add(function)
                for caller in self._update_calls(function):
                    if caller not in waiting:
                        work.append(caller)
                        waiting.add(caller)
        return self.changed

    def _target(self, value: Value) -> Type | None:
        """The type that a value gets; None if it stays."""
        if not self.exact and value not in self.found.changing:
            return None
        type = normalized(value.type, self.exact)
        return None if type is value.type else type

    def _reindex(self, old: Value, new: Value, symbols: Sequence[Value] = ()) -> bool:
        assert isinstance(old.type, MemRefType)
        return reindex_uses(old, new, layout_map(old.type), symbols, self.rewriter)

    # Bodies.

    def _normalize_body(self, function: Operation) -> None:
        ops = list(function.walk())
        for name in (*ALLOCATIONS, VIEW):
            for op in ops:
                if op.info.name == name and self._target(op.results[0]) is not None:
                    self.rewriter.start_at(op)
                    self._normalize_view(op) if name == VIEW else self._normalize_allocation(op)
        block = function.regions[0].entry()
        for argument in list(block.arguments):
            self._normalize_argument(block, argument)
        # With a type as its element, a load of the reference is not valid.
        names = (*CASTS, "affine.load", "memref.load") if self.exact else CASTS
        for op in function.walk_postorder():
            if op.info.name in names:
                self._normalize_result(op)

    def _normalize_allocation(self, op: Operation) -> None:
        old = op.results[0]
        type = self._target(old)
        assert isinstance(old.type, MemRefType)
        assert isinstance(type, MemRefType)
        sizes: list[Value] = []
        map = layout_map(old.type)
        if tiles_of(map):
            sizes = self._sizes(op, map, type.shape or ())
        attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(len(sizes), 0)}
        if "alignment" in op.attributes:
            attributes["alignment"] = op.attributes["alignment"]
        new = self.rewriter.create(op.info.name, sizes, [type], attributes).results[0]
        if self._reindex(old, new, operand_group(op, "symbolOperands")):
            self.rewriter.erase(op)
            self.changed = True
        else:
            assert new.op is not None
            self.rewriter.erase(new.op)

    def _sizes(self, op: Operation, map: AffineMap, shape: Sequence[int]) -> list[Value]:
        """The dynamic sizes of the new type, from the sizes of the old one."""
        type = op.results[0].type
        assert isinstance(type, MemRefType)
        if DYNAMIC not in shape:
            return []
        given = iter(operand_group(op, "dynamicSizes"))
        old = [next(given) if one == DYNAMIC else constant_index(self.rewriter, one) for one in type.shape or ()]
        return [apply(size_map(at, map), old, self.rewriter) for at, one in enumerate(shape) if one == DYNAMIC]

    def _normalize_view(self, op: Operation) -> None:
        """A view of strides is one of all that lies from the start of the memory to its last element."""
        old = op.results[0]
        type = self._target(old)
        assert isinstance(old.type, MemRefType)
        assert isinstance(type, MemRefType)
        rewriter = self.rewriter
        last = [constant_index(rewriter, one - 1) for one in old.type.shape or ()]
        sizes: list[int | Value] = list(type.shape or ())
        if sizes == [DYNAMIC]:
            first = apply(layout_map(old.type), last, rewriter)
            sizes = [rewriter.create("arith.addi", [first, constant_index(rewriter, 1)], [INDEX]).results[0]]
        new = slice_op(rewriter, VIEW, op.operands[0], Slice([0], sizes, [1]), type)
        if self._reindex(old, new):
            rewriter.erase(op)
        else:
            assert new.op is not None
            rewriter.erase(new.op)
        self.changed = True

    def _normalize_argument(self, block: Block, old: BlockArgument) -> None:
        type = self._target(old)
        if type is None:
            return
        new = BlockArgument(type, block, old.index, old.loc)
        if self._reindex(old, new):
            block.arguments[old.index] = new
            self.changed = True

    def _normalize_result(self, op: Operation) -> None:
        old = op.results[0]
        type = self._target(old)
        if type is None:
            return
        self.rewriter.start_at(op)
        new = self.rewriter.create(op.info.name, op.operands, [type], dict(op.attributes))
        self.rewriter.erase(op if self._reindex(old, new.results[0]) else new)
        self.changed = True

    # Signatures.

    def _update_signature(self, function: Operation) -> bool:
        type = function_type(function)
        returns = [op for op in function.walk() if op.info.name == RETURN] if self.exact else []
        results = list(type.results)
        if is_declaration(function) or not self.exact:
            results = [normalized(one, self.exact) for one in results]
        for end in returns:
            for number, value in enumerate(end.operands):
                if value.type is not results[number] and isinstance(value.type, MemRefType) and is_plain(value.type):
                    results[number] = value.type
        if is_declaration(function):
            inputs = [normalized(one, self.exact) for one in type.inputs]
        else:
            inputs = [argument.type for argument in function.regions[0].entry().arguments]
        if (*inputs, *results) == (*type.inputs, *type.results):
            return False
        set_function_type(function, inputs, results)
        self.changed = True
        return True

    def _update_calls(self, function: Operation) -> list[Operation]:
        """Calls of the function have its results; the functions around those whose results changed."""
        results = function_type(function).results
        changed: list[Operation] = []
        calls = self.found.calls[function]
        for number, call in enumerate(calls):
            same = tuple([result.type for result in call.results]) == tuple(results)
            if same and not self.exact:
                continue
            self.rewriter.start_at(call)
            kept = {"callee": call.attributes["callee"]} if self.exact else dict(call.attributes)
            new = self.rewriter.create(CALL, call.operands, results, kept)
            calls[number] = new
            for before, after in zip(call.results, new.results, strict=True):
                if before.type is after.type or not self._reindex(before, after):
                    self.rewriter.replace_uses(before, after)
            self.rewriter.erase(call)
            self.changed = True
            caller = function_around(new)
            if not same and caller is not None:
                changed.append(caller)
        return changed


def run(op: Operation, pass_context: PassContext) -> bool:
    """Changes the functions of a module."""
    return Normalization(op, pass_context).run()


PASS = make_pass(
    "normalize-memrefs", run, (REFERENCE_EXACT,), anchor="builtin.module", class_name="NormalizeMemRefsPass"
)
