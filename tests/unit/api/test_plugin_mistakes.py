"""Mistakes in plug-ins, each with the message that names the plug-in and the op, rule or pass."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pyopt
from pyopt.driver import execute, run
from tests.support.compiled import COMPILED
from tests.support.plugins import unloading_plugins

TEXT = "func.func @f(%a: i32) -> i32 {\n  %0 = mine.op %a\n  return %0 : i32\n}\n"
OP = "operands='a: I32', results='r: I32', syntax='$a attr-dict', traits=traits.PURE"

NO_DICTIONARY = (
    "line 6: TypeError: dict or None object expected; got list"
    if COMPILED
    else "buffer_facts: expected a dictionary by the names of ops"
)
"""The compiled class refuses it itself."""


@pytest.fixture(autouse=True)
def nothing_loaded() -> Iterator[None]:
    with unloading_plugins():
        yield


def plugin(folder: Path, ops: str, rest: str = "", dialect: str = "", before: str = "") -> Path:
    """A plug-in with a dialect `mine` of these ops."""
    path = folder / "plugin.py"
    path.write_text(
        f"import sys\nimport pyopt\nfrom pyopt import OpInfo, traits\n{before}\n"
        f"DIALECT = pyopt.Dialect('mine', [{ops}], {dialect})\n{rest}\n",
        encoding="utf-8",
    )
    return path


def use(path: Path, *flags: str, text: str = TEXT) -> str:
    """What the command line says of a text that uses the plug-in, which has to fail."""
    status, out, err = run.run_in_process([f"--load-dialect-plugin={path}", *flags], text)
    assert (status, out) == (1, "") and "Traceback" not in err and "this is a bug" not in err
    assert f"the plug-in '{path}'" in err
    return err


@pytest.mark.parametrize(
    ("ops", "message"),
    [
        ("OpInfo('mine.op', operands='a: I33x')", "operands: unknown type constraint 'I33x' in 'a: I33x'"),
        ("OpInfo('mine.op', operands='a: AnyTensr')", "did you mean 'AnyTensor'?"),
        ("OpInfo('mine.op', results='a: AnyTensr')", "results: unknown type constraint 'AnyTensr'"),
        ("OpInfo('mine.op', attributes='n: I64Atr')", "attributes: unknown attribute constraint 'I64Atr' in 'n: I64A"),
        ("OpInfo('mine.op', operands='a b: I32')", "operands: 'a b' in 'a b: I32' is no name"),
        ("OpInfo('mine.op', operands='a: I32, a: I64')", "operands: the name a is given twice, in operands before"),
        ("OpInfo('mine.op', operands='a: I32', results='a: I32')", "results: the name a is given twice, in operands"),
        ("OpInfo('mine.op', operands=['a: I32'])", "list"),
        ("OpInfo('mine.op', regions='body: some')", "regions: 'some' of body is none of any, sized<N>, min_sized<N>"),
        (
            "OpInfo('mine.op', operands='a: variadic<I32>, b: variadic<I32>')",
            "operands: several groups have no fixed size, which needs traits.OPERAND_SEGMENTS",
        ),
        ("OpInfo('mine.op', attributes='n: I64Attr = many')", "attributes: a default cannot be read"),
        ("OpInfo('mine.op', operands='a: I32', syntax='$b attr-dict')", "syntax: unknown variable $b"),
        ("OpInfo('mine.op', operands='a: I32', syntax='$a attr-dct')", "syntax: unknown directive 'attr-dct'"),
        ("OpInfo('mine.op', operands='a: I32', syntax='$a `,')", "ends too early: something is not closed"),
        ("OpInfo('mine.op', operands='a: I32', syntax='$a (`x`')", "ends too early: something is not closed"),
        ("OpInfo('mine.op', operands='a: I32', syntax='attr-dict')", "leaves out the operand $a"),
        ("OpInfo('mine.op', operands='a: I32', syntax='$a')", "has no attr-dict"),
        ("OpInfo('mine.op', regions='body: any', syntax='attr-dict')", "leaves out the region $body"),
        ("OpInfo('mine.op', operands='a: I32', syntax='$a `,` $a attr-dict')", "has $a twice"),
        ("OpInfo('mine.op', operands='a: I32', syntax='operands `,` $a attr-dict')", "has $a twice"),
        ("OpInfo('mine.op', operands='a: I32', syntax='$a attr-dict (`,` attr-dict^)?')", "has attr-dict twice"),
        ("OpInfo('mine.op', attributes='n: I32Attr', syntax='$n `,` $n attr-dict')", "has $n twice"),
        ("OpInfo('mine.op', regions='body: any', syntax='$body `,` regions attr-dict')", "has $body twice"),
        (
            "OpInfo('mine.op', operands='a: AnyType', syntax='$a `:` type($a) `,` type(operands) attr-dict')",
            "has type($a) twice",
        ),
        (
            "OpInfo('mine.op', operands='a: optional<I32>', syntax='oilist(`x` $a | `y` $a) attr-dict')",
            "has $a twice",
        ),
        (
            "OpInfo('mine.op', operands='a: AnyInteger', syntax='$a attr-dict')",
            "does not say the type of the operand $a; give type($a)",
        ),
        (
            "OpInfo('mine.op', operands='a: I32', results='r: AnyInteger', syntax='$a attr-dict')",
            "does not say the type of the result $r; give type($r)",
        ),
        ("OpInfo('mine.op', results='r: I32', derived={'q': ('r', lambda t: t)})", "no operand or result q; there are"),
        ("OpInfo('mine.op', results='r: I32', derived={'r': ('q', lambda t: t)})", "no operand or result q; there are"),
        ("OpInfo('mine.op', results='r: I32', derived={'r': 'q'})", "derived: expected (other name, function of its"),
        ("OpInfo('mine.op', operands='a: I32', inits='b')", "inits: there is no operand b; there are: a"),
        ("OpInfo('mine.op', parents=('func.fun',))", "parents: there is no op 'func.fun'; did you mean 'func.func'?"),
        ("OpInfo('mine.op', implicit_terminator='mine.end')", "there is no op 'mine.end'"),
        ("OpInfo('mine.op', result_shapes='mine:nothing')", "is no 'module:function' that can be loaded"),
        ("OpInfo('mine.op', traits=traits.CONSTANT_LIKE)", "traits: CONSTANT_LIKE needs an attribute `value`"),
        (
            "OpInfo('mine.op', operands='a: I32', syntax='custom<Pair>($a) attr-dict')",
            "has custom<Pair>, and custom= has",
        ),
        (
            "OpInfo('mine.op', operands='a: AnyMemRef', effects='a: burns')",
            "effects: expected reads, writes, allocates",
        ),
        ("OpInfo('mine.op', operands='a: AnyMemRef', effects='a: ')", "frees for a, not nothing"),
        (
            "OpInfo('mine.op', operands='a: AnyMemRef', effects='b: reads')",
            "effects: there is no operand or result b",
        ),
        ("OpInfo('mine.op', operands='a: AnyMemRef', effects='reads')", "there is no operand or result reads; there a"),
        ("OpInfo('mine.op', at_zero='null')", "at_zero: expected one of zero, product"),
    ],
)
def test_mistakes_in_declarations_of_ops(tmp_path: Path, ops: str, message: str) -> None:
    err = use(plugin(tmp_path, ops))
    assert message in err
    assert "'mine.op' op: " in err or "line 5: TypeError" in err  # the compiled build refuses wrong types at once


@pytest.mark.parametrize(
    ("ops", "dialect", "message"),
    [
        ("OpInfo('other.op')", "", "'other.op' op: its name has to begin with 'mine.'"),
        (
            "OpInfo('mine.op'), OpInfo('mine.op')",
            "",
            ", line 6: ValueError: ops of the dialect 'mine': mine.op is declared twice",
        ),
        ("OpInfo('mine.op', operand='a: I32')", "", ", line 6: TypeError"),
        ("OpInfo('mine.op')", "rules=[print]", "rules: expected functions with the decorator pyopt.rule, not "),
        ("OpInfo('mine.op')", "rules=r", "rules: expected a list of functions with the decorator pyopt.rule, not "),
        ("OpInfo('mine.a b')", "", "'mine.a b' op: its name cannot be read: a name has letters"),
        ("OpInfo('mine.a-b')", "", "'mine.a-b' op: its name cannot be read: a name has letters"),
        ("", "types=[pyopt.TypeInfo('your.t')]", "types: 'your.t' has to begin with 'mine.'"),
        ("", "types=[pyopt.TypeInfo('mine.a b')]", "types: 'mine.a b' cannot be read: a name has letters"),
        ("", "types=[pyopt.TypeInfo('mine.t'), pyopt.TypeInfo('mine.t', 'n: int')]", "t is declared twice"),
        ("", "types=[pyopt.TypeInfo('mine.t', 'n: int, n: int')]", "parameter 'n: int' of mine.t: 'n' is given twice"),
        ("", "attributes=[pyopt.AttributeInfo('mine.t', 'a b: int')]", "of mine.t: 'a b' is no name"),
        ("", "attributes=[pyopt.AttributeInfo('your.t')]", "attributes: 'your.t' has to begin with 'mine.'"),
        ("OpInfo('mine.op')", "types=['t']", "types of the dialect 'mine': expected TypeInfo, not str"),
        ("OpInfo('mine.op')", "buffer_facts=['mine.op']", NO_DICTIONARY),
        (
            "OpInfo('mine.op')",
            "runtime_checks=['mine.op']",
            NO_DICTIONARY.replace("buffer_facts", "runtime_checks"),
        ),
        ("OpInfo('mine.op')", "rules=[r]", "the rule nothing: there is no op 'mine.opp'; did you mean 'mine.op'?"),
        ("OpInfo('mine.op')", "rules=[s]", "the rule nothing: there is no op 'arith.adi'; did you mean 'arith.addi'"),
        ("OpInfo('mine.op')", "bufferizers={'mine.opp': print}", "bufferizers: the dialect has no op 'mine.opp'; did"),
        ("OpInfo('mine.op')", "materialize='mine:nothing'", "materialize: 'mine:nothing' is no 'module:function'"),
    ],
)
def test_mistakes_in_dialects(tmp_path: Path, ops: str, dialect: str, message: str) -> None:
    before = (
        "def nothing(op, rewriter): return None\n"
        "r, s = pyopt.rule('mine.opp')(nothing), pyopt.rule('arith.adi')(nothing)"
    )
    assert message in use(plugin(tmp_path, ops, dialect=dialect, before=before))


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("make_pass('mine-p', len, anchor='func.fun')", "pass 'mine-p': anchor: there is no op 'func.fun'; did you me"),
        ("make_pass('mine-p', len, anchor='mine.op')", "pass 'mine-p': anchor: 'mine.op' is not ISOLATED"),
        ("make_pass('p', len, [pyopt.IntegerOption('n', 'one', '')])", "option 'n': the default 'one' is no INT"),
        (
            "make_pass('p', len, [pyopt.IntegerOption('n', 1, '', 'i8')])",
            "its numbers are int32 or uint32 or int64 or ui",
        ),
        ("make_pass('a b', len)", "pass 'a b': it is no name of a pass: letters, digits"),
        ("make_pass('', len)", "pass '': it is no name of a pass"),
        ("make_pass('p', len, summary=3)", "" if COMPILED else "summary: expected a text, not 3"),
        ("make_pass('p', len, [pyopt.FlagOption('a=b', False, '')])", "option 'a=b': it is no name of an option"),
        (
            "make_pass('p', len, [pyopt.FlagOption('a', False, ''), pyopt.FlagOption('a', True, '')])",
            "'a' is declared t",
        ),
        ("make_pass('verify-each', len)", "has a pass 'verify-each', which is a flag of pyopt"),
        ("make_pass('p', len), pyopt.make_pass('p', max)", "has two passes 'p'"),
        ("make_pass('cse', len)", "has a pass 'cse', which is one of pyopt's"),
        ("make_pass('canonicalize', len)", "has a pass 'canonicalize', which is one of pyopt's"),
        ("sys.exit(3)", "line 6: SystemExit: 3"),
    ],
)
def test_mistakes_in_passes(tmp_path: Path, code: str, message: str) -> None:
    rest = f"PASS{'ES' if '), pyopt.make' in code else ''} = {'' if code.startswith('sys') else 'pyopt.'}{code}"
    assert message in use(plugin(tmp_path, "OpInfo('mine.op')", rest))


@pytest.mark.parametrize(
    ("dialects", "error", "message"),
    [
        ([pyopt.Dialect("a b", [])], ValueError, "its name 'a b' is no name of a dialect"),
        ([pyopt.Dialect("", [])], ValueError, "its name '' is no name of a dialect"),
        ([pyopt.Dialect("a.b", [])], ValueError, "its name 'a.b' is no name of a dialect"),
        ([pyopt.Dialect("mine", []), pyopt.Dialect("mine", [])], ValueError, "two of the dialects are called 'mine'"),
        (pyopt.Dialect("mine", []), TypeError, "expected a list of them, not one Dialect"),
    ],
)
def test_dialects_for_one_module(dialects: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        pyopt.parse("", dialects=dialects)


def test_a_dialect_may_be_given_twice() -> None:
    mine = pyopt.Dialect("mine", [pyopt.OpInfo("mine.op", syntax="attr-dict")])
    assert "mine.op" in str(pyopt.parse("mine.op", dialects=[mine, mine]))


HOOKS = [
    ("fold=lambda op, constants: 5", "fold of 'mine.op' op gives 5; expected a value, an attribute, a list of them"),
    ("fold=lambda op, constants: [op.operands[0]] * 2", "fold of 'mine.op' op gives 2 results, and the op has 1"),
    ("fold=lambda op, constants: pyopt.attribute('5 : i64')", "gives 5 : i64 for a result of type i32"),
    ("fold=lambda op, constants: 1 / 0", "at 'mine.op' op during the pass 'canonicalize': ZeroDivisionError"),
    ("fold=lambda op, constants: sys.exit(2)", "fold of 'mine.op' op calls sys.exit(2)"),
    ("verify=lambda op: True", "verify of 'mine.op' op gives True; expected a text that says what is wrong, or None"),
    ("verify=lambda op: sys.exit()", "verify of 'mine.op' op calls sys.exit(None)"),
    ("verify=lambda one: {}['k']", "in verify of 'mine.op' op: KeyError: 'k'"),
    ("asm_names=lambda op: 3", "asm_names of 'mine.op' op gives 3; expected a name"),
]


@pytest.mark.parametrize(("hook", "message"), HOOKS)
def test_functions_that_give_what_they_must_not(tmp_path: Path, hook: str, message: str) -> None:
    assert message in use(plugin(tmp_path, f"OpInfo('mine.op', {OP}, {hook})"), "--canonicalize")


@pytest.mark.parametrize(
    ("function", "message"),
    [
        ("'arith.constan', {}", "gives 'arith.constan', and there is no such op"),
        ("'arith.addi', {}", "gives 'arith.addi', which is no CONSTANT_LIKE op"),
        ("'arith.constant', {}", "gives 'arith.constant' without its attribute value"),
        ("'arith.constant', {'value': 5}", "as the attributes of 'arith.constant' op; expected a dictionary"),
        ("'index.constant', {'value': attribute}", "gives 'index.constant', whose result cannot be of type i32"),
        ("'arith.constant'", "expected (name of an op, its attributes), or None"),
        ("sys.exit(1)", "materialize of the dialect 'mine' calls sys.exit(1)"),
    ],
)
def test_materialize(tmp_path: Path, function: str, message: str) -> None:
    ops = f"OpInfo('mine.op', {OP}, fold=lambda op, constants: pyopt.attribute('5 : i32'))"
    path = plugin(tmp_path, ops, dialect=f"materialize=lambda attribute, type: ({function})")
    assert message in use(path, "--canonicalize")


@pytest.mark.parametrize(
    ("hook", "message"),
    [
        ("derived={'r': ('a', str)}", "derived['r'] of 'mine.op' op gives 'i32'; expected a type, or None"),
        ("derived={'r': ('a', lambda t: t.nothing)}", "derived['r'] of 'mine.op' op"),
        (
            "infer=lambda operands, attributes: operands[0].type",
            "infer of 'mine.op' op gives i32; expected a list of types",
        ),
        ("infer=lambda operands, attributes: []", "infer of 'mine.op' op gives 0 types, and the op has 1 results"),
        ("infer=lambda operands, attributes: sys.exit(1)", "infer of 'mine.op' op calls sys.exit(1)"),
    ],
)
def test_types_that_follow(tmp_path: Path, hook: str, message: str) -> None:
    op = OP.replace("r: I32", "r: AnyInteger").replace("traits.PURE", "traits.PURE | traits.INFERS_TYPES")
    assert message in use(plugin(tmp_path, f"OpInfo('mine.op', {op}, {hook})"))


RULES = [
    ("5", "TypeError: expected a value, or an op with one result, not int"),
    ("rewriter.constant(5, pyopt.type('i64'))", "a result of 'mine.op' op has type i32, and what takes its place i64"),
    ("op", "a result of 'mine.op' op cannot take the place of a result of the same op"),
    ("True", "the rule a at 'mine.op' op gives True, and has changed nothing by its rewriter"),
    ("rewriter.constant(5, pyopt.type('i32')) and None", "gives None, though it has changed the IR"),
    ("sys.exit(4)", "the rule a at 'mine.op' op calls sys.exit(4)"),
    ("rewriter.create('mine.op', op.operands[0])", "the rule a found no end in "),
    ("rewriter.create('mine.other', op.operands[0])", "the rules a, b found no end in "),
]


@pytest.mark.parametrize(("given", "message"), RULES)
def test_rules(tmp_path: Path, given: str, message: str) -> None:
    before = (
        f"@pyopt.rule('mine.op')\ndef a(op, rewriter):\n    return {given}\n"
        "@pyopt.rule('mine.other')\ndef b(op, rewriter):\n    return rewriter.create('mine.op', op.operands[0])"
    )
    path = plugin(
        tmp_path, f"OpInfo('mine.op', {OP}), OpInfo('mine.other', {OP})", dialect="rules=[a, b]", before=before
    )
    err = use(path, "--canonicalize")
    assert message in err and "during the pass 'canonicalize'" in err


@pytest.mark.parametrize(
    ("run", "message"),
    [("5", "gives 5; expected True if it changed anything"), ("sys.exit(7)", "calls sys.exit(7)"), ("1 / 0", ": Zero")],
)
def test_what_passes_give(tmp_path: Path, run: str, message: str) -> None:
    rest = f"PASS = pyopt.make_pass('mine-p', lambda op, context: {run})"
    err = use(plugin(tmp_path, f"OpInfo('mine.op', {OP})", rest), "--mine-p")
    assert message in err and "the pass 'mine-p'" in err


@pytest.mark.parametrize(
    ("declaration", "error", "message"),
    [
        ({"operands": "a: I33x"}, ValueError, "unknown type constraint 'I33x'"),
        ({"verify": lambda op: True}, pyopt.VerifyError, "verify of 'mine.op' op gives True"),
        ({"verify": lambda op: {"a": None}["k"]}, pyopt.VerifyError, "verify of 'mine.op' op: KeyError: 'k'"),
        ({"derived": {"r": ("a", str)}}, pyopt.ParseError, "gives 'i32'; expected a type"),
    ],
)
def test_dialects_given_to_parse(declaration: dict[str, Any], error: type[Exception], message: str) -> None:
    fields = {"operands": "a: I32", "results": "r: AnyInteger", "syntax": "$a attr-dict `:` type($r)", **declaration}
    if "derived" in declaration:
        fields["syntax"] = "$a attr-dict"
    dialect = pyopt.Dialect("mine", [pyopt.OpInfo("mine.op", **fields)])
    with pytest.raises(error) as caught:
        pyopt.parse(TEXT if "derived" in declaration else TEXT.replace("op %a", "op %a : i32"), dialects=[dialect])
    assert message in str(caught.value) and "the plug-in '" in str(caught.value)


EVALUATED = [
    ("1 << 40", "evaluate gives what does not fit: 1099511627776 is no i32"),
    ("'x'", "evaluate gives what does not fit: numbers of dtype <U1 are no i32"),
    ("(1, 2)", "evaluate gives what does not fit: an array of shape 2 is no i32"),
    ("None", "evaluate gives None for a result of type i32"),
    ("2.5", "evaluate gives what does not fit: numbers of dtype float64 are no i32"),
    ("{}['k']", "failed: KeyError: 'k'"),
    ("sys.exit(3)", "evaluate of 'mine.op' op calls sys.exit(3)"),
]


@pytest.mark.parametrize(("value", "message"), EVALUATED)
def test_values_that_evaluate_must_not_give(tmp_path: Path, value: str, message: str) -> None:
    path = plugin(tmp_path, f"OpInfo('mine.op', {OP}, evaluate=lambda a: {value})")
    flags = [f"--load-dialect-plugin={path}", "--entry", "f", "--arg", "5"]
    status, out, err = execute.run_in_process(flags, TEXT, str(tmp_path))
    assert (status, out) == (1, "") and err.startswith("<stdin>:2:8: error: 'mine.op' op ") and message in err
    assert "this is a bug" not in err


def test_evaluate_with_several_results(tmp_path: Path) -> None:
    op = OP.replace("'r: I32'", "'r: I32, s: I32'")
    path = plugin(tmp_path, f"OpInfo('mine.op', {op}, evaluate=lambda a: a)")
    text = TEXT.replace("%0 = mine", "%0:2 = mine").replace("return %0", "return %0#0")
    flags = [f"--load-dialect-plugin={path}", "--entry", "f", "--arg", "5"]
    status, _, err = execute.run_in_process(flags, text, str(tmp_path))
    assert status == 1 and "'mine.op' op evaluate gives 1 values, and the op has 2 results" in err


def test_declarations_of_other_types() -> None:
    wrong: tuple[Any, ...] = ("PURE", ["PURE"], None)
    for traits in wrong:
        with pytest.raises(TypeError):
            pyopt.OpInfo("mine.op", traits=traits)
    names: tuple[Any, ...] = (3, None)
    for name in names:
        with pytest.raises(TypeError):
            pyopt.make_pass(name, lambda op, context: False)
        with pytest.raises(TypeError):
            pyopt.Pass(name)
    options: tuple[Any, ...] = ([3], ["flag"], [pyopt.FlagOption])
    for one in options:
        with pytest.raises(TypeError, match=r"mine.*: options: expected FlagOption and the like|object expected"):
            pyopt.make_pass("mine", lambda op, context: False, one)
