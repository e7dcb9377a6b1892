"""ownership-based-buffer-deallocation: each block frees what it owns, as far as nothing else needs it any more.

func.func @f(%c: i1, %n: memref<..>) {              func.func @f(%c: i1, %n: memref<..>) {
  %m = memref.alloc() : memref<..>                    %m = memref.alloc() : memref<..>
  %0 = scf.if %c -> memref<..> {                      %0, %o = scf.if %c -> (memref<..>, i1) {
    scf.yield %m : memref<..>                ->         scf.yield %m, %false : memref<..>, i1
  } else {                                            } else {
    %k = memref.alloc() : memref<..>                    %k = memref.alloc() : memref<..>
    scf.yield %k : memref<..>                           scf.yield %k, %true : memref<..>, i1
  }                                                   }
  use(%0)                                             use(%0)
  return                                              bufferization.dealloc (%m, %0 : ..) if (%true, %o)
}                                                     return
                                                    }

Each buffer has an indicator of type i1, which is handed on with it: to blocks, to the regions of ops and from there to
their results. Functions own what calls give them and nothing of what is passed to them. What programs free
themselves and arrays of libraries have rules of their own (`explicit_frees.py`). With
`private-function-dynamic-ownership`, private functions need not own what they return: they return indicators, too.
"""

from __future__ import annotations

from pyopt.analysis.branches import is_branch, set_successor_operands, successor_operands
from pyopt.analysis.effects import affects, own_effects
from pyopt.analysis.region_branches import (
    carried_group,
    entry_range,
    forwarded_range,
    is_region_branch,
    is_region_terminator,
)
from pyopt.ir.attributes import (
    DenseArrayAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    function_type_of,
)
from pyopt.ir.core import Block, Operation, OpResult, Value
from pyopt.ir.opinfo import ALLOCATES, CALL, CALLABLE, FREES, NO_TERMINATOR, RECURSIVE_EFFECTS, TERMINATOR
from pyopt.ir.signature import segments, signature_of
from pyopt.ir.symbols import SymbolTables, op_references, visibility
from pyopt.ir.types import I1, FunctionType
from pyopt.light import Final, Sequence, final
from pyopt.passes.buffers.control_flow import blocks_inside_out, has_cycle
from pyopt.passes.buffers.emitting import buffers_of, create_dealloc, is_buffer
from pyopt.passes.buffers.explicit_frees import drop_explicit_frees, gives_ownership
from pyopt.passes.buffers.ownership import Ownership, UnknownOwnershipError, clone
from pyopt.passes.building.arith import boolean
from pyopt.passes.building.scf import choice
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter

FUNCTION: Final = "func.func"
MANUAL: Final = "bufferization.manual_deallocation"
STACK: Final = frozenset(("memref.alloca",))
"""Ops that allocate what is freed with the scope around them."""
HARMLESS: Final = frozenset(("cf.assert",))
"""Ops that declare no effects, and neither allocate nor free."""
ONE_OP: Final = frozenset(("vector.mask",))
"""Ops whose regions take one op only, and own nothing."""
UNKNOWN_EFFECTS: Final = "ops with unknown memory side effects are not supported"
NEEDS_REGION_BRANCH: Final = "All operations with attached regions need to implement the RegionBranchOpInterface."
NEEDS_BRANCH: Final = (
    "Terminators must implement either BranchOpInterface or RegionBranchTerminatorOpInterface (but not both)!"
)


class DeallocationError(Exception):
    """A construct that deallocation does not support, and the op at fault."""

    def __init__(self, message: str, op: Operation) -> None:
        super().__init__(message)
        self.message = message
        self.op = op


PRIVATE_FUNCTION_DYNAMIC_OWNERSHIP: Final = FlagOption(
    "private-function-dynamic-ownership",
    False,
    "Private functions return an i1 value for each buffer that they return, which says whether the caller owns it",
)


@final
class Deallocation:
    """The work on one function. `dynamic` has the functions that return an indicator for each buffer. `lasting`: what
    functions return is never freed, so that they return what they do not own, too."""

    __slots__ = ("dynamic", "function", "lasting", "ownership", "rewriter", "tables")

    def __init__(
        self,
        function: Operation,
        rewriter: Rewriter,
        tables: SymbolTables,
        dynamic: frozenset[Operation] = frozenset(),
        lasting: bool = False,
    ) -> None:
        self.lasting = lasting
        self.function = function
        self.rewriter = rewriter
        self.tables = tables
        self.dynamic = dynamic
        self.ownership = Ownership(function)

    def run(self) -> None:
        """Works on one block after another: those in the regions of its ops first, dominators before others."""
        for block in blocks_inside_out(self.function):
            around = block.parent_op()
            if around is None or around.info.name not in ONE_OP:
                self._block(block)
        if self.function in self.dynamic:
            self._update_signature()

    def _is_fixed(self, op: Operation | None) -> bool:
        """The op is a function whose callers own what it returns."""
        return op is not None and op.info.traits & CALLABLE != 0 and op not in self.dynamic

    # Blocks.

    def _block(self, block: Block) -> None:
        rewriter = self.rewriter
        ownership = self.ownership
        rewriter.insert_at_start(block)
        for memref in ownership.numbers.in_order(ownership.live.into(block)):
            home = memref.parent_block()
            if home is not None and home.region is block.region:
                ownership.set(memref, ownership.home_of(memref), block)
                ownership.free_in(memref, block)
            else:
                # What stands around keeps it.
                rewriter.loc = memref.location()
                ownership.set(memref, boolean(rewriter, False), block)
        around = block.parent_op()
        fixed = around is not None and around.info.traits & CALLABLE != 0 and block.prev is None
        for argument in buffers_of(block.arguments):
            rewriter.loc = argument.location()
            indicator: Value = boolean(rewriter, False) if fixed else block.add_argument(I1, rewriter.loc)
            ownership.set(argument, indicator)
            ownership.free_in(argument, block)
        for op in list(block):
            self._op(op)
            self._populate(op)

    def _populate(self, op: Operation) -> None:
        """A result of which nothing is known is owned as the operands are, of which it may be any."""
        block = op.block
        assert block is not None
        ownership = self.ownership
        for result in buffers_of(op.results):
            if ownership.of(result, block) is not None:
                continue
            for operand in buffers_of(op.operands):
                ownership.set(result, ownership.home_of(operand), block)
            if ownership.of(result, block) is None:
                self.rewriter.start_at(op)
                ownership.set(result, boolean(self.rewriter, False))

    # Ops.

    def _op(self, op: Operation) -> None:
        name = op.info.name
        if name == "arith.select":
            return
        if name == "scf.forall.in_parallel":
            if any(block.first is not None for region in op.regions for block in region):
                raise DeallocationError("only supported when nested region is empty", op)
            self._free_at_end(op, [])
            return
        if name == "scf.reduce.return":
            if is_buffer(op.operands[0]):
                raise DeallocationError("only supported when operand is not a MemRef", op)
            self._free_at_end(op, [])
            return
        if name == "cf.cond_br":
            self._conditional_branch(op)
            return
        check_supported(op)
        if own_effects(op) is not None and not op.info.traits & (CALL | TERMINATOR):
            self._effects(op)
        if is_region_branch(op):
            self._region_branch(op)
        if op.info.traits & CALL:
            self._call(op)
        if is_branch(op):
            self._branch(op)
        elif is_region_terminator(op):
            self._region_terminator(op)

    def _effects(self, op: Operation) -> None:
        """Takes ownership of the op's allocations, except those on the stack or freed by hand."""
        rewriter = self.rewriter
        ownership = self.ownership
        block = op.block
        assert block is not None
        manual = MANUAL in op.attributes
        first = block.first
        for operand in buffers_of(op.operands):
            if affects(op, FREES, operand):
                if not manual:
                    raise DeallocationError("memory free side-effect on MemRef value not supported!", op)
                owner = ownership.of(operand, block)
                if isinstance(owner, Value):
                    rewriter.start_at(op)
                    inverted = rewriter.create("arith.xori", [owner, boolean(rewriter, True)], [I1]).results[0]
                    self._assert(inverted)
        for result in buffers_of(op.results):
            if affects(op, ALLOCATES, result):
                rewriter.block, rewriter.before, rewriter.loc = block, first, op.loc
                owned = not manual and op.info.name not in STACK
                ownership.set(result, boolean(rewriter, owned))
                if owned:
                    ownership.free_in(result, block)

    def _assert(self, condition: Value) -> None:
        message = StringAttr.get("expected that the block does not have ownership")
        self.rewriter.create("cf.assert", [condition], [], {"msg": message})

    def _region_branch(self, op: Operation) -> None:
        """Nothing is owned of what goes in; for each buffer that comes out there is an indicator."""
        block = op.block
        assert block is not None
        rewriter = self.rewriter
        rewriter.insert_at_start(block)
        rewriter.loc = op.loc
        false = boolean(rewriter, False)
        start, end = entry_range(op)
        count = len(buffers_of(op.operands[start:end]))
        if count:
            append_inits(op, [false] * count)
        results = buffers_of(op.results)
        for result, indicator in zip(results, append_results(op, len(results)), strict=True):
            self.ownership.set(result, indicator)
            self.ownership.free_in(result, block)

    def _call(self, op: Operation) -> None:
        """Takes ownership of a call's results, or adds indicators for it; operands stay with the caller."""
        block = op.block
        assert block is not None
        rewriter = self.rewriter
        ownership = self.ownership
        rewriter.start_at(op)
        callee = op.attributes.get("callee")
        function = self.tables.lookup_attribute(op, callee) if isinstance(callee, SymbolRefAttr) else None
        results = buffers_of(op.results)
        if function in self.dynamic:
            for result, owned in zip(results, append_results(op, len(results)), strict=True):
                ownership.set(result, owned)
                ownership.free_in(result, block)
            return
        owned = boolean(rewriter, not self.lasting and gives_ownership(function))
        for result in results:
            ownership.set(result, owned)
            if not self.lasting:
                ownership.free_in(result, block)

    # Terminators.

    def _dealloc(
        self, op: Operation, conditions: Sequence[Value], bases: Sequence[Value], kept: Sequence[Value]
    ) -> Operation:
        """bufferization.dealloc, from which on its results say who owns what is retained."""
        dealloc = create_dealloc(self.rewriter, bases, conditions, kept)
        assert op.block is not None
        self.ownership.replace_all(kept, dealloc.results, op.block)
        return dealloc

    def _branch(self, op: Operation) -> None:
        """br ^b(m) -> a = dealloc .. retain (m); br ^b(m, a)"""
        block = op.block
        assert block is not None
        if len(op.successors) != 1:
            raise DeallocationError("BranchOpInterface operations with multiple successors are not supported yet", op)
        self.rewriter.start_at(op)
        bases, owners = self.ownership.bases_and_owners(self.rewriter, block)
        forwarded = successor_operands(op, 0)
        kept = self.ownership.retained(block, op.successors[0], forwarded)
        dealloc = self._dealloc(op, owners, bases, kept)
        count = len(buffers_of(forwarded))
        if count:
            set_successor_operands(op, 0, [*forwarded, *dealloc.results[:count]])

    def _conditional_branch(self, op: Operation) -> None:
        """cond_br c, ^a, ^b -> dealloc .. if (o and c) ..; dealloc .. if (o and not c) ..; cond_br c, ^a, ^b"""
        block = op.block
        assert block is not None
        rewriter = self.rewriter
        rewriter.start_at(op)
        condition = op.operands[0]
        bases, owners = self.ownership.bases_and_owners(rewriter, block)

        def taken(owner: Value) -> Value:
            return rewriter.create("arith.andi", [owner, condition], [I1]).results[0]

        def not_taken(owner: Value) -> Value:
            other = rewriter.create("arith.xori", [boolean(rewriter, True), condition], [I1]).results[0]
            return rewriter.create("arith.andi", [owner, other], [I1]).results[0]

        found: list[dict[Value, Value]] = []
        for number, adapt in enumerate((taken, not_taken)):
            forwarded = successor_operands(op, number)
            kept = self.ownership.retained(block, op.successors[number], forwarded)
            dealloc = self._dealloc(op, [adapt(owner) for owner in owners], bases, kept)
            indicators = dict(zip(kept, dealloc.results, strict=True))
            found.append({**indicators})
            if buffers_of(forwarded):
                added = [indicators[one] for one in buffers_of(forwarded)]
                set_successor_operands(op, number, [*forwarded, *added])
        for memref, other in found[1].items():
            indicator = found[0].get(memref)
            if indicator is not None:
                chosen = rewriter.create("arith.select", [condition, indicator, other], [I1]).results[0]
                self.ownership.replace_all([memref], [chosen], block)

    def _region_terminator(self, op: Operation) -> None:
        """yield m -> a = dealloc .. retain (m); yield m, a; functions return what they own"""
        block = op.block
        assert block is not None
        fixed = self._is_fixed(op.parent_op())
        if fixed and not self.lasting:
            for index, operand in enumerate(op.operands):
                if is_buffer(operand):
                    self.rewriter.start_at(op)
                    op.set_operand(index, self._owned(operand, block))
        start, end = forwarded_range(op)
        added = self._free_at_end(op, op.operands[start:end])
        if not fixed and added:
            op.set_operands([*op.operands[:end], *added, *op.operands[end:]])

    def _free_at_end(self, op: Operation, forwarded: Sequence[Value]) -> list[Value]:
        """Frees what the block owns before a terminator without successors: the indicators of what it forwards."""
        block = op.block
        assert block is not None
        self.rewriter.start_at(op)
        bases, owners = self.ownership.bases_and_owners(self.rewriter, block)
        kept = self.ownership.retained(block, None, forwarded)
        if not bases and not kept:
            return []
        return [*self._dealloc(op, owners, bases, kept).results]

    # Making ownership sure.

    def _unique(self, memref: Value, block: Block) -> tuple[Value, Value]:
        """The buffer with its indicator, or an owned clone where that is not known."""
        op = memref.op
        if op is None or op.info.name != "arith.select":
            return self.ownership.unique(self.rewriter, memref, block)
        home = op.block
        assert home is not None
        owners = [self.ownership.of(value, home) for value in op.operands[1:]]
        indicators = [owner for owner in owners if isinstance(owner, Value)]
        if len(indicators) != 2:
            return self.ownership.unique(self.rewriter, memref, home)
        return memref, self.rewriter.create("arith.select", [op.operands[0], *indicators], [I1]).results[0]

    def _owned(self, memref: Value, block: Block) -> Value:
        """The buffer where it is owned, else a clone."""
        memref, owner = self._unique(memref, block)
        constant = constant_of(owner)
        if isinstance(constant, IntegerAttr) and constant.value:
            return memref
        rewriter = self.rewriter
        rewriter.loc = memref.location()
        owned = choice(rewriter, owner, memref.type, lambda _, __: [memref], lambda _, __: [clone(rewriter, memref)])
        self.ownership.set(owned, boolean(rewriter, True))
        self.ownership.free_in(owned, block)
        return owned

    def _update_signature(self) -> None:
        """The type of a private function gets the results that its terminators have got."""
        function = self.function
        ends = [block.last for block in function.regions[0] if block.last is not None]
        types = [
            tuple([value.type for value in op.operands])
            for op in ends
            if not op.successors and is_region_terminator(op)
        ]
        if any(one != types[0] for one in types):
            raise DeallocationError("there are multiple return operations with different operand types", function)
        type = function_type_of(function.attributes.get("function_type"))
        assert type is not None
        results = types[0] if types else type.results
        function.set_attribute("function_type", TypeAttr.get(FunctionType.get(type.inputs, results)))


def has_body(function: Operation) -> bool:
    """The function is no declaration."""
    return len(function.regions) != 0 and not function.regions[0].is_empty()


def append_results(op: Operation, count: int) -> list[Value]:
    """Gives the op as many more results of type i1."""
    first = len(op.results)
    added = [OpResult(I1, op, first + number) for number in range(count)]
    if added:
        op.results = [*op.results, *added]
    return [*added]


def append_inits(op: Operation, values: list[Value]) -> None:
    """Hands more values to the regions of an op, behind those that it hands to them already."""
    sizes = op.attributes.get("operandSegmentSizes")
    if isinstance(sizes, DenseArrayAttr):
        names = [slot.name for slot in signature_of(op.info).operands]
        at = names.index(carried_group(op))
        grown = [size + len(values) * (at == number) for number, size in enumerate(sizes.values)]
        op.set_attribute("operandSegmentSizes", segments(*grown))
    end = entry_range(op)[1]
    op.set_operands([*op.operands[:end], *values, *op.operands[end:]])


def check_supported(op: Operation) -> None:
    """Raises where it is not known what the op does to buffers, or where control goes."""
    traits = op.info.traits
    if op.info.name == "bufferization.dealloc":
        raise DeallocationError("No deallocation operations must be present when running this pass!", op)
    if own_effects(op) is None and not traits & (RECURSIVE_EFFECTS | CALL) and op.info.name not in HARMLESS:
        raise DeallocationError(UNKNOWN_EFFECTS, op)
    if not has_buffers(op):
        return
    regions = len(op.regions)
    if (regions > 1 or (regions == 1 and op.results)) and not is_region_branch(op):
        raise DeallocationError(NEEDS_REGION_BRANCH, op)
    if traits & NO_TERMINATOR:
        raise DeallocationError("NoTerminator trait is not supported", op)
    if traits & TERMINATOR and is_branch(op) == is_region_terminator(op):
        raise DeallocationError(NEEDS_BRANCH, op)
    if len(op.successors) > 1:
        raise DeallocationError("Terminators with more than one successor are not supported!", op)


def has_buffers(op: Operation) -> bool:
    """A buffer is an operand, a result or an argument of a region."""
    if any(is_buffer(value) for value in op.operands) or any(is_buffer(value) for value in op.results):
        return True
    return any(is_buffer(argument) for region in op.regions for block in region for argument in block.arguments)


def dynamic_functions(root: Operation, tables: SymbolTables) -> frozenset[Operation]:
    """The private functions with a body that are called only: the type of one that is a value must stay."""
    found: set[Operation] = set()
    values: set[Operation] = set()
    for op in root.walk():
        if op.info.name == FUNCTION:
            if visibility(op) == "private" and has_body(op):
                found.add(op)
        elif not op.info.traits & CALL:
            for reference in op_references(op):
                named = tables.lookup_attribute(op, reference)
                if named is not None:
                    values.add(named)
    return frozenset(found - values)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Frees what the functions in `op` allocate."""
    rewriter = Rewriter(pass_context.context)
    tables = SymbolTables()
    dynamic = (
        dynamic_functions(op, tables) if PRIVATE_FUNCTION_DYNAMIC_OWNERSHIP.of(pass_context.options) else frozenset()
    )
    changed = False
    for function in [one for one in op.walk() if one.info.name == FUNCTION]:
        if not has_body(function):
            continue
        changed = True
        drop_explicit_frees(function, tables, MANUAL, dynamic, STACK)
        if not deallocate(Deallocation(function, rewriter, tables, dynamic), pass_context):
            break
    return changed


def deallocate(deallocation: Deallocation, pass_context: PassContext) -> bool:
    """Frees what a function allocates; whether that went well, else it was reported."""
    if has_cycle(deallocation.function):
        pass_context.error("Only structured control-flow loops are supported.", deallocation.function)
        return False
    try:
        deallocation.run()
    except DeallocationError as error:
        pass_context.error(error.message, error.op)
        return False
    except UnknownOwnershipError as unknown:
        pass_context.context.error(str(unknown), unknown.memref.location())
        pass_context.fail()
        return False
    return True


PASS = make_pass(
    "ownership-based-buffer-deallocation",
    run,
    (PRIVATE_FUNCTION_DYNAMIC_OWNERSHIP,),
    class_name="OwnershipBasedBufferDeallocationPass",
)
