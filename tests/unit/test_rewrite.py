"""The rewriter, the greedy driver and CSE where text cannot show what matters: listeners, use lists, time, nesting."""

from __future__ import annotations

import pytest

from pyopt.analysis.branches import (
    SuccessorNumbers,
    branch_edges,
    erase_successor_operands,
    set_successor_operands,
    successor_argument,
)
from pyopt.analysis.effects import effects_of, is_memory_effect_free, is_trivially_dead
from pyopt.analysis.speculation import is_speculatable
from pyopt.driver.run import run_in_process
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, Region
from pyopt.ir.types import I32
from pyopt.ir.walks import walk_postorder, walk_preorder
from pyopt.passes.canonicalize import PASS as CANONICALIZE
from pyopt.passes.canonicalize import CanonicalRules
from pyopt.passes.canonicalize.arith.integer_rules import add_to_sum
from pyopt.passes.canonicalize.arith.wide_rules import unused_high
from pyopt.passes.canonicalize.memref.alloc_rules import dead_alloc
from pyopt.passes.canonicalize.selection import SelectedNames, label, root
from pyopt.passes.cleanup.cse import PASS as CSE
from pyopt.pipeline.options import OptionValues
from pyopt.pipeline.passes import PassContext, PassDeclaration
from pyopt.rewrite.folding import constant_of, constants_to_the_right, materialize
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.rewrite.rewriter import Rewriter, clone_op, erase_order
from pyopt.rewrite.rules import Rule
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tests.support.compiled import needs_subclasses
from tests.support.work import calls_in


def fail(severity: str, message: str, location: object, notes: object) -> None:
    raise AssertionError(message)


def parse(text: str) -> tuple[Operation, Context]:
    context = Context(fail, True)
    module = parse_module(Source(text, "test"), context)
    assert module is not None
    return module, context


def run(declaration: PassDeclaration, module: Operation, context: Context) -> tuple[bool, dict[str, int]]:
    pass_context = PassContext(context, OptionValues(), {})
    return declaration.run(module, pass_context), pass_context.statistics


def find(module: Operation, name: str) -> Operation:
    return next(op for op in module.walk() if op.info.name == name)


class Listener(Rewriter):
    """Notes what it hears."""

    __slots__ = ("heard",)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.heard: list[tuple[str, str]] = []

    def inserted(self, op: Operation) -> None:
        self.heard.append(("inserted", op.info.name))

    def modified(self, op: Operation) -> None:
        self.heard.append(("modified", op.info.name))

    def erased(self, op: Operation) -> None:
        self.heard.append(("erased", op.info.name))


@needs_subclasses
def test_listener_hears_users_latest_first() -> None:
    module, context = parse(
        'func.func @f() { %0 = "t.x"() : () -> i32 "t.u"(%0) : (i32) -> () "t.v"(%0, %0) : (i32, i32) -> () return }'
    )
    rewriter = Listener(context)
    op = find(module, "t.x")
    rewriter.insert_before(op)
    value = rewriter.constant(IntegerAttr.get(3, I32), I32)
    rewriter.replace(op, [value])
    assert rewriter.heard == [
        ("inserted", "arith.constant"),
        ("modified", "t.v"),
        ("modified", "t.u"),
        ("erased", "t.x"),
    ]
    assert constant_of(value) is IntegerAttr.get(3, I32)
    assert [user.info.name for user in value.users()] == ["t.u", "t.v"]
    assert find(module, "t.v").operands == [value, value]


def test_created_ops_have_their_default_attributes() -> None:
    module, context = parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }")
    old = find(module, "arith.addi")
    rewriter = Rewriter(context)
    rewriter.insert_before(old)
    made = rewriter.create("arith.muli", list(old.operands), [I32])
    assert made.attributes == old.attributes


@needs_subclasses
def test_erase_reports_nested_ops_innermost_and_last_first() -> None:
    module, context = parse(
        '"t.a"() ({ "t.b"() ({ "t.c"() : () -> () "t.d"() : () -> () }) : () -> () "t.e"() : () -> () }) : () -> ()'
    )
    rewriter = Listener(context)
    op = find(module, "t.a")
    assert [one.info.name for one in erase_order(op)] == ["t.e", "t.d", "t.c", "t.b"]
    rewriter.erase(op)
    assert [name for _, name in rewriter.heard] == ["t.e", "t.d", "t.c", "t.b", "t.a"]


def test_walks() -> None:
    module, _ = parse(
        '"t.a"() ({ "t.b"() ({ "t.c"() : () -> () }) : () -> () "t.d"() : () -> () }) : () -> () "t.e"() : () -> ()'
    )
    scope = module.regions[0]
    assert [op.info.name for op in walk_preorder([scope])] == ["t.a", "t.b", "t.c", "t.d", "t.e"]
    assert [op.info.name for op in walk_postorder([scope])] == ["t.c", "t.b", "t.d", "t.a", "t.e"]


def test_split_and_merge_blocks() -> None:
    module, context = parse('func.func @f() { "t.a"() : () -> () "t.b"() : () -> () "t.c"() : () -> () return }')
    rewriter = Rewriter(context)
    block = find(module, "t.a").block
    assert block is not None
    second = rewriter.split_block(block, find(module, "t.b"))
    assert [op.info.name for op in block] == ["t.a"]
    assert [op.info.name for op in second] == ["t.b", "t.c", "func.return"]
    assert second.first is not None and second.first.prev is None
    rewriter.merge_blocks(second, block)
    assert [op.info.name for op in block] == ["t.a", "t.b", "t.c", "func.return"]
    assert all(op.block is block for op in block)
    region = block.region
    assert region is not None and region.first is region.last is block


def test_inline_block_before() -> None:
    module, context = parse('"t.a"() ({ ^bb0(%x: i32): "t.b"(%x) : (i32) -> () }) : () -> () %0 = "t.c"() : () -> i32')
    rewriter = Rewriter(context)
    outer, last = find(module, "t.a"), find(module, "t.c")
    body = outer.regions[0].first
    assert body is not None
    rewriter.inline_block_before(body, last, [last.results[0]])
    assert outer.regions[0].is_empty()
    assert [op.info.name for op in module.regions[0].first or Block()] == ["t.a", "t.b", "t.c"]
    assert find(module, "t.b").operands == [last.results[0]]


def test_clone_maps_values_blocks_and_forward_uses() -> None:
    module, _ = parse(
        '"t.a"() ({ %0 = "t.b"(%1) : (i32) -> i32 %1 = "t.c"(%0) : (i32) -> i32 "t.br"()[^x] : () -> () '
        '^x: "t.end"() : () -> () }) : () -> ()'
    )
    op = find(module, "t.a")
    copy = clone_op(op, {})
    first = list(op.walk())
    second = list(copy.walk())
    assert [one.info for one in first] == [one.info for one in second]
    assert not set(first) & set(second)
    assert second[1].operands[0] is second[2].results[0]
    last = copy.regions[0].last
    assert last is not None and list(last.predecessors) == [second[3]]


BRANCHES = """func.func @f(%c: i1, %a: i32, %b: i32, %n: i32) {
  cf.cond_br %c, ^x(%a : i32), ^y(%a, %b : i32, i32)
^x(%p: i32):
  cf.switch %n : i32, [default: ^x(%p : i32), 1: ^y(%p, %a : i32, i32), 2: ^y(%a, %p : i32, i32)]
^y(%q: i32, %r: i32):
  return
}"""


def test_branch_operands() -> None:
    module, _ = parse(BRANCHES)
    branch, switch = find(module, "cf.cond_br"), find(module, "cf.switch")
    x, y = branch.successors
    assert successor_argument(branch, 0) is None
    assert [successor_argument(branch, index) for index in (1, 2, 3)] == [x.arguments[0], *y.arguments]
    assert sorted((op.info.name, number) for op, number in branch_edges(y, SuccessorNumbers())) == [
        ("cf.cond_br", 1),
        ("cf.switch", 1),
        ("cf.switch", 2),
    ]
    erase_successor_operands(branch, {1: [True, False]})
    erase_successor_operands(switch, {1: [True, False], 2: [True, False]})
    y.erase_arguments([True, False])
    assert [successor_argument(switch, index) for index in range(1, 4)] == [x.arguments[0], *[y.arguments[0]] * 2]
    set_successor_operands(branch, 0, [])
    assert len(branch.operands) == 2


def test_effects() -> None:
    module, _ = parse(
        "func.func @f(%c: i1, %a: i32) { scf.if %c { %0 = arith.addi %a, %a : i32 } "
        'scf.if %c { "t.x"() : () -> () } %1 = arith.divsi %a, %a : i32 return }'
    )
    first, second = [op for op in module.walk() if op.info.name == "scf.if"]
    assert effects_of(first) == 0 and is_memory_effect_free(first) and is_trivially_dead(first)
    assert effects_of(second) is None and not is_trivially_dead(second)
    assert is_trivially_dead(find(module, "arith.divsi")) and not is_speculatable(find(module, "arith.divsi"))
    assert is_speculatable(find(module, "arith.addi"))
    assert not is_trivially_dead(find(module, "func.return"))


def test_constants_to_the_right() -> None:
    module, _ = parse(
        "func.func @f(%a: i32) -> i32 { %c = arith.constant 1 : i32 %0 = arith.addi %c, %a : i32 return %0 : i32 }"
    )
    op = find(module, "arith.addi")
    one = IntegerAttr.get(1, I32)
    assert constants_to_the_right(op, [one, None]) == [op.operands[1], op.operands[0]]
    assert constants_to_the_right(op, [None, one]) is None
    assert constants_to_the_right(op, [one, one]) is None


def test_materialize_without_a_dialect() -> None:
    _, context = parse("")
    assert materialize(context, "nobody", IntegerAttr.get(1, I32), I32, 0) is None


def test_labels_and_selection() -> None:
    assert label("(anonymous namespace)::RemoveStaticCondition") == label("remove_static_condition")
    module, context = parse("func.func @f(%c: i1) { scf.if %c { } return }")
    info = find(module, "scf.if").info
    everything = CanonicalRules(context).rules_of(info)
    assert [rule.name for rule in CanonicalRules(context, ["RemoveStaticCondition"]).rules_of(info)] == [
        "remove_static_condition"
    ]
    assert len(CanonicalRules(context, [], ["RemoveStaticCondition"]).rules_of(info)) == len(everything) - 1


def test_rewrites_are_told() -> None:
    module, context = parse(
        "func.func @f(%a: i32, %m: memref<4xi32>) -> i32 { %c = arith.constant 0 : i32 %0 = arith.addi %c, %a : i32 "
        "%1 = arith.xori %a, %0 : i32 %2 = memref.cast %m : memref<4xi32> to memref<?xi32> "
        "%i = arith.constant 1 : index %3 = memref.load %2[%i] : memref<?xi32> %4 = arith.addi %1, %3 : i32 "
        "return %4 : i32 }"
    )
    found: list[tuple[str, str, bool]] = []
    context.on_rewrite = lambda what, op, block: found.append((what, op.info.name, block is not None))
    assert apply_greedily(module, context, CanonicalRules(context).rules_of, GreedyOptions()) == (True, True)
    assert found == [
        ("reorder arith.addi", "arith.addi", True),
        ("fold arith.addi", "arith.addi", True),
        ("fold arith.xori", "arith.xori", True),
        ("look_through_casts", "memref.load", True),
        ("reorder arith.addi", "arith.addi", True),
        ("fold arith.addi", "arith.addi", True),
    ]


def test_statistics_of_cse() -> None:
    module, context = parse(
        "func.func @f(%a: i32) -> (i32, i32) { %0 = arith.addi %a, %a : i32 %1 = arith.addi %a, %a : i32 "
        "%2 = arith.muli %a, %a : i32 return %0, %1 : i32, i32 }"
    )
    assert run(CSE, module, context) == (True, {"num-cse'd": 1, "num-dce'd": 1})
    assert run(CSE, module, context)[0] is False


@pytest.mark.parametrize("count", [10_000, pytest.param(40_000, marks=pytest.mark.full)])
@pytest.mark.parametrize("declaration", [CANONICALIZE, CSE])
def test_many_users(declaration: PassDeclaration, count: int) -> None:
    lines = ["func.func @f(%a: i32, %b: i32) -> i32 {"]
    lines += [f"  %{index} = arith.addi %a, %b : i32" for index in range(count)]
    lines += [f'  "t.x"(%{index}) : (i32) -> ()' for index in range(count)]
    lines += ["  return %0 : i32", "}"]
    module, context = parse("\n".join(lines))
    assert calls_in(lambda: run(declaration, module, context)) < 40 * count


@pytest.mark.full
@pytest.mark.parametrize("declaration", [CANONICALIZE, CSE])
def test_deep_nesting(declaration: PassDeclaration) -> None:
    def calls(depth: int) -> int:
        text = "func.func @f(%c: i1) {" + "scf.if %c {" * depth + ' "t.x"() : () -> () ' + "}" * depth + "return }"
        module, context = parse(text)
        found = calls_in(lambda: run(declaration, module, context))
        assert sum(1 for op in module.walk() if op.info.name == "t.x") == 1
        return found

    # Each op is looked at from all ops around it, which makes a square.
    assert calls(900) < 20 * calls(225) + 1_000


def test_deep_alternatives_with_one_effect() -> None:
    """What is dead at each depth goes; the one effect, at the bottom, keeps all of the ifs."""
    level = "%c{0} = memref.load %m[%n] : memref<?xi1> scf.if %c{0} {{ %d = arith.addi %n, %n : index }} else {{\n"

    def calls(depth: int) -> int:
        levels = "".join([level.format(number) for number in range(depth)])
        body = levels + ' "t.x"() : () -> () ' + "}" * depth
        module, context = parse("func.func @f(%m: memref<?xi1>, %n: index) {" + body + "return }")
        found = calls_in(lambda: run(CANONICALIZE, module, context))
        names = [op.info.name for op in module.walk()]
        assert names.count("scf.if") == depth and names.count("arith.addi") == 0
        return found

    assert calls(400) < 20 * calls(100) + 1_000


def test_deep_dead_code() -> None:
    """No recursion: built by hand, deeper than the parser allows."""
    _, context = parse("func.func @f(%c: i1) { scf.if %c { } return }")
    inner: Operation | None = None
    info = context.op_info("scf.execute_region")
    end = context.op_info("scf.yield")
    module_info = context.op_info("builtin.module")
    assert info is not None and end is not None and module_info is not None
    for _ in range(5_000):
        region, block = Region(), Block()
        region.append(block)
        if inner is not None:
            block.append(inner)
        block.append(Operation(end, [], (), {}, 0))
        inner = Operation(info, [], (), {}, 0, [region])
    assert inner is not None
    Rewriter(context).erase(inner)


def test_names_of_the_reference() -> None:
    """A rule of several patterns is off if all are, a name with an op's class is for that op only."""
    assert label("(anonymous namespace)::SimplifyDeadAlloc<mlir::memref::AllocOp>") == "simplifydeadalloc"
    assert root("SimplifyDeadAlloc<mlir::memref::AllocOp>") == "alloc" and root("AddIAddConstant") == ""
    one = SelectedNames([], ["MulSIExtendedToMulI"])
    both = SelectedNames([], ["MulSIExtendedToMulI", "(anonymous namespace)::MulUIExtendedToMulI"])
    high = Rule("", unused_high, names="MulSIExtendedToMulI MulUIExtendedToMulI")
    for names, on in ((one, True), (both, False)):
        assert names.allow(high, "arith.mulsi_extended") == on
    alloc = SelectedNames([], ["SimplifyDeadAlloc<mlir::memref::AllocOp>"])
    dead = Rule("", dead_alloc, names="SimplifyDeadAlloc")
    assert not alloc.allow(dead, "memref.alloc") and alloc.allow(dead, "memref.alloca")
    only = SelectedNames(["AddIAddConstant"], [])
    sum = Rule("", add_to_sum, names="AddIAddConstant")
    assert only.allow(sum, "arith.addi") and not only.allow(dead, "arith.addi")
    assert not SelectedNames([], ["add_to_sum"]).allow(sum, "arith.addi")


def test_ops_that_depend_on_themselves_end() -> None:
    """In a graph region, too, where nothing erases them."""
    text = """func.func private @use(i32)
%c1 = arith.constant 1 : i32
%1 = arith.addi %1, %c1 : i32
%2 = arith.addi %1, %c1 : i32
func.call @use(%2) : (i32) -> ()
"""
    results: list[tuple[int, str, str]] = []
    assert calls_in(lambda: results.append(run_in_process(["--canonicalize"], text))) < 1_000_000
    ((code, out, messages),) = results
    assert code == 0, messages
    assert "call @use" in out
