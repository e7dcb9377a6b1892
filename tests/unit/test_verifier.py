"""The verifier and what it stands on, where text cannot show it: depth, speed, kept answers, trees, tables, groups."""

from __future__ import annotations

import pytest

from pyopt.ir.attributes import Location, StringAttr, SymbolRefAttr
from pyopt.ir.constraints import type_constraint
from pyopt.ir.constraints_attributes import find_attribute_constraint
from pyopt.ir.core import NO_ATTRIBUTES, Block, Operation, Region
from pyopt.ir.dominance import Dominance, DominatorTree, reachable_blocks
from pyopt.ir.opinfo import OPERAND_SEGMENTS, OpInfo
from pyopt.ir.signature import operand_group, result_group, segments, signature_of
from pyopt.ir.symbols import SymbolTables, lookup_symbol, symbol_users, used_symbols, visibility
from pyopt.ir.types import F32, I1, I32, I64, INDEX, MemRefType, TensorType, VectorType
from pyopt.ir.verifier import verify
from pyopt.memo import remembering
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tests.support.work import calls_in


class ParsedModule:
    """A context that keeps its messages, and a parsed module."""

    def __init__(self, text: str = "") -> None:
        self.messages: list[str] = []
        self.context = remembering(self._take, allow_unregistered=True)
        module = parse_module(Source(text, "test"), self.context)
        assert module is not None, self.messages
        self.module = module

    def _take(self, severity: str, message: str, location: Location, notes: object) -> None:
        self.messages.append(message)

    def verify(self) -> bool:
        return verify(self.module, self.context)

    def find(self, name: str) -> Operation:
        return next(op for op in self.module.walk() if op.info.name == name)


def test_deep_nesting_needs_no_stack() -> None:
    run = ParsedModule()
    info = run.context.unregistered_op_info("any.nest")
    op = Operation(info, [], (), NO_ATTRIBUTES, 0)
    for _ in range(10_000):
        region = Region()
        block = Block()
        region.append(block)
        block.append(op)
        op = Operation(info, [], (), NO_ATTRIBUTES, 0, [region])
    assert verify(op, run.context)


def test_deep_isolation_needs_no_stack() -> None:
    run = ParsedModule()
    info = run.context.op_info("builtin.module")
    assert info is not None
    op: Operation | None = None
    for _ in range(10_000):
        region = Region()
        block = Block()
        region.append(block)
        if op is not None:
            block.append(op)
        op = Operation(info, [], (), NO_ATTRIBUTES, 0, [region])
    assert op is not None
    assert verify(op, run.context)


def test_kept_answers_are_per_types() -> None:
    run = ParsedModule(
        "func.func @f(%a: i32, %b: i64) {\n%0 = arith.addi %a, %a : i32\n%1 = arith.addi %0, %a : i32\nreturn\n}"
    )
    assert run.verify()
    assert run.verify()
    add = run.find("arith.addi")
    function = run.find("func.func")
    first = function.regions[0].first
    assert first is not None
    add.set_operand(1, first.arguments[1])
    assert not run.verify()
    assert run.messages == ["'arith.addi' op requires the same type for all operands and results"]


FRAME = """
%0 = "scf.for"(%lb, %lb, %lb, %x) ({
^bb0(%i: index, %c: f32):
  %1 = "arith.addf"(%c, %x) : (f32, f32) -> f32
  "scf.yield"(%1) : (f32) -> ()
}) {"Emitted from" = "f"} : (index, index, index, f32) -> f32
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("%i: index", "%i: i32", "'scf.for' op expected induction variable to be same type as bounds and step"),
        ("(%1) : (f32) -> ()", "(%x, %x) : (f32, f32) -> ()", "'scf.for' op different number of region iter_args and "
         "yielded values: 1 != 2"),
        ("(%1) : (f32) -> ()", "(%y) : (f64) -> ()", "'scf.for' op 0-th region iter_arg and 0-th yielded value have "
         "different type: 'f32' != 'f64'"),
        ('"scf.yield"(%1)', '"shape.assuming_yield"(%1)', "'shape.assuming_yield' op expects parent op "
         "'shape.assuming'"),
        ('"scf.yield"(%1)', '"scf.yield"(%1) {func.a}', ""),
        ("(%1) : (f32) -> ()\n", "(%1) : (f32) -> ()\n^bb1:\n", "'scf.for' op expects region #0 to have 0 or 1 blocks"),
        ("(%1) : (f32) -> ()\n", '(%1) : (f32) -> ()\n"arith.addf"(%x, %x) : (f32, f32) -> f32\n',
         "'scf.yield' op must be the last operation in the parent block"),
        ('"arith.addf"(%c, %x) : (f32, f32)', '"arith.addf"(%c, %y) : (f32, f64)',
         "'arith.addf' op requires the same type for all operands and results"),
        ('%1 = "arith.addf"(%c, %x)', '"test.use"(%1) : (f32) -> ()\n%1 = "arith.addf"(%c, %x)',
         "operand #0 does not dominate this use"),
        ("%1 = ", "%2 = ", "operand #0 does not dominate this use"),
    ],
)  # fmt: skip
def test_frames_that_differ(old: str, new: str, message: str) -> None:
    # The second loop is as the first one but for one thing; it uses %1 of the third part where it has none of its own.
    assert old in FRAME
    late = '%1 = "test.def"() : () -> f32\n' if new == "%2 = " else ""
    changed = FRAME.replace("%0 =", "%9 =").replace(old, new)
    run = ParsedModule(f"func.func @f(%lb: index, %x: f32, %y: f64) {{{FRAME}{changed}{late}return\n}}")
    assert run.verify() == (not message)
    assert [one.partition(",")[0] for one in run.messages] == ([message] if message else [])


FUNCTION = """
"func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
^bb0(%a: f32):
  "func.return"(%a) : (f32) -> ()
}) : () -> ()
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"f"', '"g"', ""),
        ("^bb0", "^bb0", "redefinition of symbol named 'f'"),
        ('"f"', '"g" : i32', ""),
        ("(f32) -> f32", "(f64) -> f32", "'func.func' op type of entry block argument #0('f32') must match the type of "
         "the corresponding argument in function signature('f64')"),
        ("(f32) -> f32", "(f32) -> ()", "'func.return' op has 1 operands"),
        ("sym_name", 'sym_visibility = "nobody", sym_name', "'func.func' op visibility expected to be one of "
         '["public"'),
        (FUNCTION, f'"test.op"() ({{{FUNCTION}}}) : () -> ()', ""),
        (FUNCTION, f'"scf.execute_region"() ({{{FUNCTION}"scf.yield"() : () -> ()}}) : () -> ()',
         "'func.func' op symbol's parent must have the SymbolTable trait"),
        ("sym_name", "arg_attrs = [{a = 1}], sym_name", "'func.func' op arguments may only have dialect attributes"),
    ],
)  # fmt: skip
def test_frames_of_functions(old: str, new: str, message: str) -> None:
    run = ParsedModule(FUNCTION + FUNCTION.replace('"f"', '"e"') + FUNCTION.replace(old, new))
    assert run.verify() == (not message)
    assert [one.partition(",")[0] for one in run.messages] == ([message] if message else [])


def test_moving_a_definition_behind_its_use() -> None:
    run = ParsedModule("func.func @f(%a: i32) {\n%0 = arith.addi %a, %a : i32\n%1 = arith.addi %0, %a : i32\nreturn\n}")
    assert run.verify()
    add = run.find("arith.addi")
    assert add.next is not None
    add.insert_after(add.next)
    assert not run.verify()
    assert run.messages == ["operand #0 does not dominate this use"]


def test_a_value_of_another_function() -> None:
    run = ParsedModule(
        "func.func @f(%a: i32) {\nreturn\n}\nfunc.func @g(%b: i32) {\n%0 = arith.addi %b, %b : i32\nreturn\n}"
    )
    first = run.find("func.func").regions[0].first
    assert first is not None
    run.find("arith.addi").set_operand(0, first.arguments[0])
    assert not run.verify()
    assert run.messages == ["'arith.addi' op using value defined outside the region"]


def calls_of_verifying(run: ParsedModule) -> int:
    valid: list[bool] = []
    calls = calls_in(lambda: valid.append(run.verify()))
    assert valid == [True]
    return calls


def test_few_functions_are_called_for_an_op() -> None:
    count = 20_000
    lines = ["func.func @f(%a: i32, %b: i32) -> i32 {", "%0 = arith.addi %a, %b : i32"]
    lines += [f"%{index} = arith.xori %{index - 1}, %b : i32" for index in range(1, count)]
    lines += [f"return %{count - 1} : i32", "}"]
    assert calls_of_verifying(ParsedModule("\n".join(lines))) < 8 * count


def many_blocks(count: int) -> ParsedModule:
    lines = ["func.func @f(%c: i1, %a: i32) {", "%x = arith.addi %a, %a : i32", "cf.br ^bb0"]
    for index in range(count):
        lines += [f"^bb{index}:", "%s = arith.addi %x, %x : i32".replace("%s", f"%v{index}")]
        lines.append(f"cf.cond_br %c, ^bb{index + 1}, ^bb{count}")
    lines += [f"^bb{count}:", "return", "}"]
    return ParsedModule("\n".join(lines))


def test_blocks_take_work_in_proportion() -> None:
    small, large = calls_of_verifying(many_blocks(750)), calls_of_verifying(many_blocks(3000))
    assert large < 5 * small + 1_000


LOOP = """
func.func @f(%c: i1) {
  cf.br ^header
^header:
  cf.cond_br %c, ^body, ^exit
^body:
  cf.br ^header
^exit:
  return
^dead:
  cf.br ^exit
}
"""


def test_dominator_tree() -> None:
    region = ParsedModule(LOOP).find("func.func").regions[0]
    entry, header, body, exit_block, dead = list(region)
    tree = DominatorTree(region)
    assert tree.parent == {header: entry, body: header, exit_block: header}
    assert tree.properly_dominates(entry, exit_block)
    assert not tree.properly_dominates(body, exit_block)
    assert not tree.properly_dominates(header, header)
    assert tree.properly_dominates(exit_block, dead)
    assert not tree.properly_dominates(dead, exit_block)
    assert reachable_blocks(region) == {entry, header, body, exit_block}
    assert not Dominance().is_reachable(dead)


def test_dominance_across_regions() -> None:
    run = ParsedModule(
        "func.func @f(%c: i1) {\n%0 = arith.andi %c, %c : i1\nscf.if %0 {\n%1 = arith.ori %0, %c : i1\n}\nreturn\n}"
    )
    conjunction, branch, disjunction = (run.find(name) for name in ("arith.andi", "scf.if", "arith.ori"))
    dominance = Dominance()
    assert dominance.op_properly_dominates(conjunction, disjunction)
    assert dominance.op_properly_dominates(branch, disjunction)
    assert not dominance.op_properly_dominates(branch, disjunction, enclosing=False)
    assert not dominance.op_properly_dominates(disjunction, branch)
    assert not dominance.value_properly_dominates(disjunction.results[0], branch)


NESTED = """
module @outer {
  func.func private @f()
  module @inner {
    func.func private @g()
  }
  func.func @h() {
    func.call @f() : () -> ()
    "any.op"() {refs = [@inner::@g, @f]} : () -> ()
    return
  }
}
"""


def test_symbols() -> None:
    run = ParsedModule(NESTED)
    call = run.find("func.call")
    outer = run.module
    found = lookup_symbol(call, "inner", "g")
    assert found is not None
    assert visibility(found) == "private"
    assert lookup_symbol(call, "g") is None
    assert lookup_symbol(call, "f", "g") is None
    tables = SymbolTables()
    assert tables.lookup_attribute(call, call.attributes["callee"]) is lookup_symbol(call, "f")
    assert tables.lookup_attribute(call, StringAttr.get("f")) is None
    assert [op.info.name for op, _ in symbol_users(outer, "f")] == ["func.call", "any.op"]
    assert symbol_users(outer, "inner")[0][1] is SymbolRefAttr.get("inner", "g")
    assert set(used_symbols(outer)) == {"f", "inner"}


def test_groups() -> None:
    run = ParsedModule()
    info = OpInfo("any.op", operands="a: AnyType, b: variadic<AnyType>, c: I1", results="r: variadic<AnyType>")
    source = Operation(run.context.unregistered_op_info("any.source"), [], (I32, I64, F32, I1), NO_ATTRIBUTES, 0)
    values = list(source.results)
    op = Operation(info, list(values), (I32, I32), NO_ATTRIBUTES, 0)
    assert operand_group(op, "a") == values[:1]
    assert operand_group(op, "b") == values[1:3]
    assert operand_group(op, "c") == values[3:]
    assert result_group(op, "r") == op.results


def test_groups_of_segments() -> None:
    run = ParsedModule()
    info = OpInfo("any.op", operands="a: variadic<AnyType>, b: optional<AnyType>", traits=OPERAND_SEGMENTS)
    source = Operation(run.context.unregistered_op_info("any.source"), [], (I32, I64, F32), NO_ATTRIBUTES, 0)
    values = list(source.results)
    op = Operation(info, list(values), (), {"operandSegmentSizes": segments(2, 1)}, 0)
    assert operand_group(op, "a") == values[:2]
    assert operand_group(op, "b") == values[2:]


def test_signature() -> None:
    info = OpInfo(
        "any.op",
        attributes="x: I64Attr = 5, u: UnitAttr, t: optional<TypeAttrOf<FunctionType>>, n: StrAttr",
        regions="body: sized<1>, others: variadic<any>",
        successors="first: any, rest: variadic",
    )
    signature = signature_of(info)
    assert [(slot.name, slot.kind, slot.default) for slot in signature.attributes] == [
        ("x", "single", "5"), ("u", "optional", ""), ("t", "optional", ""), ("n", "single", ""),
    ]  # fmt: skip
    assert [(slot.constraint.name, slot.kind) for slot in signature.regions] == [
        ("sized<1>", "single"), ("any", "variadic"),
    ]  # fmt: skip
    assert [slot.kind for slot in signature.successors] == ["single", "variadic"]
    assert signature.required == ["n"]
    assert signature_of(info) is signature


@pytest.mark.parametrize(
    ("text", "summary"),
    [
        ("AnyTensor", "tensor of any type values"),
        ("1DTensorOf<[I32, Index]>", "1D tensor of 32-bit signless integer or index values"),
        ("AnyTypeOf<[I1, F32]>", "1-bit signless integer or 32-bit float"),
        ('AnyTypeOf<[I1, F32], "a thing">', "a thing"),
        ("VectorOfNonZeroRankOf<[AnyFloat]>", "vector of floating-point values"),
        ("Complex<F32>", "complex type with 32-bit float elements"),
        ("MemRefRankOf<[F32], [1, 2]>", "1D/2D memref of 32-bit float values"),
        ("AnyNon0RankedOrUnrankedTensor", "non-0-ranked or unranked tensor"),
    ],
)  # fmt: skip
def test_type_constraint_words(text: str, summary: str) -> None:
    assert type_constraint(text).summary == summary
    assert type_constraint(text).name == text


def test_type_constraints() -> None:
    like = type_constraint("SignlessIntegerLike")
    assert like.accepts(I32) and like.accepts(INDEX) and like.accepts(VectorType.get((4,), I1))
    assert like.accepts(TensorType.get(None, INDEX))
    assert not like.accepts(F32) and not like.accepts(MemRefType.get((4,), I32))
    assert not type_constraint("SignlessFixedWidthIntegerLike").accepts(INDEX)
    assert not type_constraint("AnyVectorOfNonZeroRank").accepts(VectorType.get((), F32))
    assert type_constraint("AnyVectorOfAnyRank").accepts(VectorType.get((), F32))
    assert type_constraint("I32").literal_type is I32
    with pytest.raises(ValueError, match="unknown type constraint 'Nonsense'"):
        type_constraint("Nonsense")


def test_attribute_constraint_words() -> None:
    confined = find_attribute_constraint("ConfinedAttr<I64Attr, [IntMinValue<0>, IntMaxValue<5>]>")
    assert confined.summary == "64-bit signless integer attribute whose minimum value is 0 whose maximum value is 5"
    with pytest.raises(ValueError, match="unknown attribute constraint 'Nonsense'"):
        find_attribute_constraint("Nonsense")
