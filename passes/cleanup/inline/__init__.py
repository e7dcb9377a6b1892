"""inline: calls of functions whose bodies are known are replaced by the bodies.

    func.func private @double(%x: i32) -> i32 {        func.func @f(%a: i32) -> i32 {
      %0 = arith.addi %x, %x : i32                       %0 = arith.addi %a, %a : i32
      return %0 : i32                            ->      return %0 : i32
    }                                                  }
    func.func @f(%a: i32) -> i32 {
      %0 = call @double(%a) : (i32) -> i32
      return %0 : i32
    }

Functions are visited callees first, those that call each other in circles together. Each such component is simplified
by a pipeline and its calls are inlined, in turns, until there is nothing to inline or `max-iterations` is reached. A
function that can have no references any more is erased; the last call of one takes the body itself and not a copy.
"""

from __future__ import annotations

from pyopt.analysis.call_graph import CallGraph, CallNode, callee_of
from pyopt.ir.attributes import function_type_of
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.opinfo import CALL, ISOLATED, SINGLE_BLOCK, SINGLE_BLOCK_IMPLICIT, SYMBOL_TABLE, TERMINATOR
from pyopt.light import Final, final
from pyopt.passes.cleanup.inline.legality import may_inline
from pyopt.passes.cleanup.inline.region import inline_body, join
from pyopt.passes.cleanup.inline.uses import SymbolUses
from pyopt.passes.registry import find_pass, names
from pyopt.pipeline.manager import NestingError, PassManager
from pyopt.pipeline.options import UINT32, IntegerOption, OptionValues, TextListOption, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.pipeline.text import PipelineError, PipelineParser
from pyopt.rewrite.rewriter import Rewriter

NO_THRESHOLD: Final = 4294967295


def with_all_options(text: str) -> str:
    """A pipeline with all options of its passes; one that is wrong, which the run reports, as it is."""
    try:
        return PipelineParser(find_pass, names).parse(text).text()
    except (PipelineError, NestingError):
        return text


DEFAULT_PIPELINE: Final = TextOption(
    "default-pipeline", "canonicalize", "The pipeline of functions that `op-pipelines` does not name"
)
INLINING_THRESHOLD: Final = IntegerOption(
    "inlining-threshold",
    NO_THRESHOLD,
    "Largest ratio, in percent, between the ops of a callee and those of its caller at which "
    "the callee is still inlined",
    UINT32,
)
MAX_ITERATIONS: Final = IntegerOption(
    "max-iterations", 4, "The greatest number of iterations over functions that call each other", UINT32
)
OP_PIPELINES: Final = TextListOption(
    "op-pipelines", "Pipelines for callable ops, each in the form `dialect.op(pipeline)`", with_all_options
)


@final
class ResolvedCall:
    """A call in the body of `source` that goes to `target`. `history` is a number in `Inliner.histories`, or -1."""

    __slots__ = ("history", "op", "source", "target")

    def __init__(self, op: Operation, source: CallNode, target: CallNode, history: int) -> None:
        self.op = op
        self.source = source
        self.target = target
        self.history = history


@final
class Inliner:
    """One run of the pass."""

    __slots__ = ("dead", "graph", "histories", "options", "pass_context", "pipelines", "rewriter", "uses")

    def __init__(self, root: Operation, pass_context: PassContext, options: OptionValues) -> None:
        self.graph = CallGraph(root)
        self.uses = SymbolUses(root, self.graph)
        self.pass_context = pass_context
        self.options = options
        self.rewriter = Rewriter(pass_context.context)
        self.pipelines: dict[str, PassManager | None] = {}
        self.dead: dict[CallNode, None] = {}
        # (what was inlined, the history of the call that it was inlined for)
        self.histories: list[tuple[CallNode, int]] = []

    def run(self) -> bool:
        """Whether all went well."""
        for text in OP_PIPELINES.of(self.options):
            manager = self._parse(text)
            if manager is None:
                return False
            self.pipelines[manager.anchor] = manager
        for component in self.graph.components():
            iteration = 0
            while True:
                if not self._simplify(component):
                    return False
                if not self._inline_calls(component):
                    break
                iteration += 1
                if iteration >= MAX_ITERATIONS.of(self.options):
                    break
        for node in self.dead:
            node.op().erase()
        return True

    # Pipelines.

    def _parse(self, text: str) -> PassManager | None:
        try:
            return PipelineParser(find_pass, names).parse(text)
        except (PipelineError, NestingError) as error:
            self.pass_context.context.error(f"in the pipeline `{text}` of `inline`: {error.message}", None)
            self.pass_context.fail()
            return None

    def _pipeline_for(self, op: Operation) -> PassManager | None:
        name = op.info.name
        if name not in self.pipelines:
            default = DEFAULT_PIPELINE.of(self.options)
            self.pipelines[name] = self._parse(f"{name}({default})") if default else None
        return self.pipelines[name]

    def _simplify(self, component: list[CallNode]) -> bool:
        """Runs the pipelines on the callables of a component; callables that hold others are left alone."""
        simplified: list[CallNode] = []
        run_pipeline = self.pass_context.run_pipeline
        for node in component:
            op = node.op()
            if node.nested or not op.info.traits & ISOLATED:
                continue
            simplified.append(node)
            manager = self._pipeline_for(op)
            if self.pass_context.failed:
                return False
            if manager is not None and run_pipeline is not None and not run_pipeline(manager, op):
                self.pass_context.fail()
                return False
        for node in simplified:
            self.uses.recompute(node)
        return True

    # Calls.

    def _collect(
        self, blocks: list[Block], node: CallNode, calls: list[ResolvedCall], nested: bool, history: int
    ) -> None:
        """The calls in the blocks; those in callables inside of them only if `nested`."""
        stack = [(block, node) for block in blocks]
        while stack:
            block, source = stack.pop()
            for op in block:
                if op.info.traits & CALL:
                    callee = callee_of(op)
                    target = None if callee is None or len(callee.path) > 1 else self.graph.resolve(op)
                    if target is not None:
                        calls.append(ResolvedCall(op, source, target, history))
                    continue
                for region in op.regions:
                    inner = self.graph.node_of(region)
                    if inner is None or nested:
                        stack.extend([(one, inner or source) for one in region])

    def _inline_calls(self, component: list[CallNode]) -> bool:
        """Inlines what can be inlined in a component, once; whether there was anything."""
        dead: dict[CallNode, None] = {}
        calls: list[ResolvedCall] = []
        for node in component:
            if self.uses.is_dead(node):
                dead[node] = None
            else:
                self._collect(list(node.region), node, calls, False, -1)
        self.histories = []
        changed = False
        for call in calls:  # grows meanwhile
            if call.source in dead or self._is_in_history(call) or not self._should_inline(call):
                continue
            last_use = self.uses.is_last_use(call.target)
            if not self._inline(call, calls, not last_use):
                continue
            changed = True
            if last_use:
                self.uses.forget(call.target)
                dead[call.target] = None
        for node in dead:
            self.dead[node] = None
            if node in component:
                component.remove(node)
        return changed

    def _is_in_history(self, call: ResolvedCall) -> bool:
        """The call stands in something that was inlined for a call of the same callable."""
        index = call.history
        while index >= 0:
            node, index = self.histories[index]
            if node is call.target:
                return True
        return False

    def _should_inline(self, call: ResolvedCall) -> bool:
        op = call.op
        target = call.target
        region = op.parent_region()
        assert region is not None
        if op.info.traits & TERMINATOR or target.region.is_ancestor_of(region):
            return False
        if target in target.callees or call.source in target.callees:
            return False
        if "no_inline" in op.attributes or "no_inline" in target.op().attributes:
            return False
        if not target.region.has_one_block():
            around = op.parent_op()
            assert around is not None
            one_block = not around.info.registered or around.info.traits & (SINGLE_BLOCK | SINGLE_BLOCK_IMPLICIT)
            if one_block and around.info is not target.op().info:
                return False
        return self._is_profitable(call)

    def _is_profitable(self, call: ResolvedCall) -> bool:
        threshold = INLINING_THRESHOLD.of(self.options)
        if threshold == NO_THRESHOLD:
            return True
        callers = count_ops(call.source.region)
        return callers == 0 or count_ops(call.target.region) * 100 // callers <= threshold

    def _inline(self, call: ResolvedCall, calls: list[ResolvedCall], copy: bool) -> bool:
        op = call.op
        body = call.target.region
        entry = body.first
        type = function_type_of(call.target.op().attributes.get("function_type"))
        place = op.parent_region()
        if entry is None or type is None or place is None:
            return False
        if [argument.type for argument in entry.arguments] != [operand.type for operand in op.operands]:
            return False
        if list(type.results) != [result.type for result in op.results]:
            return False
        arguments: dict[Value, Value] = dict(zip(entry.arguments, op.operands, strict=True))
        if not may_inline(body, place, arguments):
            return False
        inlined = inline_body(self.rewriter, body, op, arguments, copy)
        history = len(self.histories)
        self.histories.append((call.target, call.history))
        self._collect(inlined, self._node_around(place), calls, True, history)
        self.uses.drop_call(call.source, op)
        self.uses.merge(call.target, call.source)
        join(self.rewriter, inlined, op)
        return True

    def _node_around(self, region: Region) -> CallNode:
        """The callable that a region is in."""
        walk: Region | None = region
        while walk is not None:
            node = self.graph.node_of(walk)
            if node is not None:
                return node
            walk = None if walk.parent is None else walk.parent.parent_region()
        raise AssertionError("a call outside of all callables is never looked at")


def count_ops(region: Region) -> int:
    """The ops inside a region, at any depth."""
    count = 0
    stack = [region]
    while stack:
        for block in stack.pop():
            for op in block:
                count += 1
                stack.extend(op.regions)
    return count


def run(op: Operation, pass_context: PassContext) -> bool:
    """Inlines the calls inside a symbol table."""
    if not op.info.traits & SYMBOL_TABLE:
        message = "was scheduled to run under the inliner, but does not define a symbol table"
        pass_context.error(f"'{op.info.name}' op  {message}", op)
        return False
    if not Inliner(op, pass_context, pass_context.options).run():
        pass_context.fail()
    return True


PASS = make_pass(
    "inline", run, (DEFAULT_PIPELINE, INLINING_THRESHOLD, MAX_ITERATIONS, OP_PIPELINES), class_name="Inliner"
)
