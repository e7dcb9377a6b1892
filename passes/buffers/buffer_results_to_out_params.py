"""buffer-results-to-out-params: the caller allocates the buffers that a function returns.

    func.func @f() -> memref<4xf32> {             func.func @f(%out: memref<4xf32>) {
      %0 = ... : memref<4xf32>                      %0 = ... : memref<4xf32>
      return %0 : memref<4xf32>            ->       memref.copy %0, %out
    }                                               return
                                                  }
    %r = call @f()                                %r = memref.alloc() : memref<4xf32>
                                                  call @f(%r)

What is returned is copied to the new argument, or, with `hoist-static-allocs` and `hoist-dynamic-allocs`, made in it:
extents that are arguments of the function, the caller has as well. A result is taken as the caller's own: that it may
be an argument of the function as well is lost. Functions that are declared only, that are used other than by calls,
and, without `modify-public-functions`, that other modules may call, keep their results.
"""

from __future__ import annotations

from pyopt.analysis.buffer_views import BufferViews
from pyopt.ir.attributes import UNIT, Attribute, DictionaryAttr
from pyopt.ir.core import Block, BlockArgument, Operation, Value
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.symbols import visibility
from pyopt.ir.types import DYNAMIC, MemRefType, Type
from pyopt.light import Final, Sequence, final
from pyopt.passes.buffers.functions import (
    RETURN,
    attribute_list,
    function_type,
    functions_of,
    is_declaration,
    returns_of,
    set_attribute_list,
    set_function_type,
    uses_of_functions,
)
from pyopt.pipeline.options import FlagOption, OptionValues
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

RESULT_ATTRIBUTE: Final = "bufferize.result"


ADD_RESULT_ATTR: Final = FlagOption(
    "add-result-attr", False, "Mark the new arguments with the attribute 'bufferize.result'"
)
HOIST_DYNAMIC_ALLOCS: Final = FlagOption(
    "hoist-dynamic-allocs",
    False,
    "Make results whose dynamic extents are arguments in the new argument, without a copy",
)
HOIST_STATIC_ALLOCS: Final = FlagOption(
    "hoist-static-allocs", False, "Make results with static extents in the new argument, without a copy"
)
MODIFY_PUBLIC_FUNCTIONS: Final = FlagOption(
    "modify-public-functions", False, "Convert functions that other modules may call, too"
)
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Make results in the new argument though two may be in use at once, as mlir-opt does"
)


def is_out_type(type: Type) -> bool:
    """A ranked buffer, which becomes an argument."""
    return isinstance(type, MemRefType) and type.shape is not None


def has_fully_dynamic_layout(type: MemRefType) -> bool:
    """Neither the strides nor the offset are known."""
    found = strides_and_offset(type)
    return found is not None and found[1] == DYNAMIC and all(stride == DYNAMIC for stride in found[0])


@final
class OutParams:
    """The conversion of one module. extents: of functions' results, the arguments that their dynamic extents are."""

    __slots__ = ("extents", "options", "pass_context", "rewriter")

    def __init__(self, pass_context: PassContext, options: OptionValues) -> None:
        self.pass_context = pass_context
        self.options = options
        self.extents: dict[Operation, dict[int, list[int]]] = {}
        self.rewriter = Rewriter(pass_context.context)

    def convert(self, module: Operation) -> bool:
        """The functions first, then all calls; whether anything changed."""
        functions = functions_of(module)
        uses = uses_of_functions(module, functions)
        calls: dict[Operation, Operation] = {}
        changed = False
        for function in functions:
            found = uses[function]
            outs = [index for index, type in enumerate(function_type(function).results) if is_out_type(type)]
            if found is None or not outs or is_declaration(function):
                continue
            if visibility(function) == "public" and not MODIFY_PUBLIC_FUNCTIONS.of(self.options):
                continue
            if not self._convert_function(function, outs):
                return changed
            changed = True
            calls.update(dict.fromkeys(found, function))
        for op in module.walk_postorder() if calls else ():
            if op in calls:
                self._convert_call(op, self.extents[calls[op]])
        return changed

    def _convert_function(self, function: Operation, outs: list[int]) -> bool:
        type = function_type(function)
        added = [type.results[index] for index in outs]
        for one in added:
            if isinstance(one, MemRefType) and one.layout is not None and not has_fully_dynamic_layout(one):
                self.pass_context.error("cannot create out param for result with unsupported layout", function)
                return False
        kept = [index for index in range(len(type.results)) if index not in outs]
        arguments = attribute_list(function, "arg_attrs", len(type.inputs))
        results = attribute_list(function, "res_attrs", len(type.results))
        for index in outs:
            attributes = results[index]
            if ADD_RESULT_ATTR.of(self.options):
                attributes = DictionaryAttr.get({**dict(attributes.entries), RESULT_ATTRIBUTE: UNIT})
            arguments.append(attributes)
        set_function_type(function, [*type.inputs, *added], [type.results[index] for index in kept])
        set_attribute_list(function, "arg_attrs", arguments)
        set_attribute_list(function, "res_attrs", [results[index] for index in kept])
        entry = function.regions[0].entry()
        self._convert_returns(function, outs, [entry.add_argument(one, function.loc) for one in added])
        return True

    def _convert_returns(self, function: Operation, outs: list[int], arguments: Sequence[Value]) -> None:
        """return %buffer, %x -> copy %buffer, %argument; return %x"""
        returns = returns_of(function)
        entry = function.regions[0].entry()
        hoistable = self._hoistable(function, returns, outs, arguments)
        self.extents[function] = hoistable
        for end in returns:
            self.rewriter.start_at(end)
            for index, argument in zip(outs, arguments, strict=True):
                value = end.operands[index]
                if index in hoistable and extents_of_alloc(value, entry) is not None:
                    assert value.op is not None
                    self.rewriter.replace(value.op, [argument])
                elif value is not argument:
                    self.rewriter.create("memref.copy", [value, argument], [])
            kept = [value for index, value in enumerate(end.operands) if index not in outs]
            self.rewriter.create(RETURN, kept, [])
            self.rewriter.erase(end)

    def _hoistable(
        self, function: Operation, returns: list[Operation], outs: list[int], arguments: Sequence[Value]
    ) -> dict[int, list[int]]:
        """The results that are made in the new argument, with the arguments that their dynamic extents are."""
        entry = function.regions[0].entry()
        wanted: list[int] = []
        extents: dict[int, list[int]] = {}
        for index, argument in zip(outs, arguments, strict=True):
            if not is_dynamic(argument.type):
                if HOIST_STATIC_ALLOCS.of(self.options):
                    wanted.append(index)
                    extents[index] = []
            elif HOIST_DYNAMIC_ALLOCS.of(self.options):
                found = [extents_of_alloc(end.operands[index], entry) for end in returns]
                first = found[0] if found else None
                if first is not None and all(one == first for one in found):
                    wanted.append(index)
                    extents[index] = first
        positions = hoistable_positions(function, returns, wanted, REFERENCE_EXACT.of(self.options))
        return {index: one for index, one in extents.items() if index in positions}

    def _convert_call(self, call: Operation, extents: dict[int, list[int]]) -> None:
        """%r = call @f() -> %r = alloc(); call @f(%r)"""
        for result in call.results:
            if is_out_type(result.type) and is_dynamic(result.type) and result.index not in extents:
                self.pass_context.error("cannot create out param for dynamically shaped result", call)
                return
        rewriter = self.rewriter
        rewriter.start_at(call)
        values: list[Value | None] = []
        outs: list[Value] = []
        for result in call.results:
            type = result.type
            if not isinstance(type, MemRefType) or not is_out_type(type):
                values.append(None)
                continue
            plain = MemRefType.get(type.shape, type.element_type, None, type.memory_space)
            sizes = [call.operands[argument] for argument in extents.get(result.index, ())]
            attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(len(sizes), 0)}
            out = rewriter.create("memref.alloc", sizes, [plain], attributes).results[0]
            if plain is not type:
                out = rewriter.create("memref.cast", [out], [type]).results[0]
            values.append(out)
            outs.append(out)
        types = [result.type for result in call.results if not is_out_type(result.type)]
        new = rewriter.create("func.call", [*call.operands, *outs], types, {"callee": call.attributes["callee"]})
        left = iter(new.results)
        rewriter.replace(call, [next(left) if value is None else value for value in values])


def is_dynamic(type: Type) -> bool:
    """A buffer with an extent that its type does not tell."""
    return isinstance(type, MemRefType) and DYNAMIC in (type.shape or ())


def extents_of_alloc(value: Value, entry: Block) -> list[int] | None:
    """The arguments of the function that the extents of a new buffer are; None if some are not, or it is not new.

    Of those on the stack the reference takes only such of static shape.
    """
    op = value.op
    if op is None or op.info.name not in ("memref.alloc", "memref.alloca"):
        return None
    sizes = operand_group(op, "dynamicSizes")
    if sizes and op.info.name == "memref.alloca":
        return None
    if any(not isinstance(size, BlockArgument) or size.block is not entry for size in sizes):
        return None
    return [size.index for size in sizes]


def hoistable_positions(function: Operation, returns: list[Operation], outs: list[int], exact: bool) -> set[int]:
    """The results whose allocations may be the new argument, since it is used for nothing else at the same time.

    That is so if each is allocated in the block that returns it, or if there is one, at the function's start, and a
    return that gives something else in its place does not use it.
    """
    if exact:
        return set(outs)
    found: set[int] = set()
    views: BufferViews | None = None
    entry = function.regions[0].entry()
    for index in outs:
        values = [end.operands[index] for end in returns]
        allocations = {value: None for value in values if extents_of_alloc(value, entry) is not None}
        if all(
            value not in allocations or value.parent_block() is end.block
            for value, end in zip(values, returns, strict=True)
        ):
            found.add(index)
        elif len(allocations) == 1 and next(iter(allocations)).parent_block() is entry:
            views = views or BufferViews(function, unknown=True)
            alias = views.aliases(next(iter(allocations)))
            if all(
                end.operands[index] in allocations or not any(one in alias for one in end.operands) for end in returns
            ):
                found.add(index)
    return found


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts the functions of a module."""
    return OutParams(pass_context, pass_context.options).convert(op)


PASS = make_pass(
    "buffer-results-to-out-params",
    run,
    (ADD_RESULT_ATTR, HOIST_DYNAMIC_ALLOCS, HOIST_STATIC_ALLOCS, MODIFY_PUBLIC_FUNCTIONS, REFERENCE_EXACT),
    anchor="builtin.module",
    class_name="BufferResultsToOutParamsPass",
)
