"""tools/ods_check.py: what differs between two declarations, and the table of reasons."""

from __future__ import annotations

import pytest

from pyopt.ir.opinfo import COMMUTATIVE, PURE, SAME_TYPES, OpInfo
from tools.ods import own_ops, own_passes, reference_ops, reference_passes
from tools.ods.areas import FILES, PASSES, area_of
from tools.ods.compare import compare_dialects, compare_ops, compare_passes, format_elements, normalized_traits
from tools.ods.reasons import judge, parse_reasons
from tools.ods.records import DECLARATIVE, GENERIC, Enumeration, Op, Option, Pass, Slot, empty_dialect
from tools.ods.tablegen import INCLUDE, Records, dump, is_available
from tools.ods_check import REASONS, differences

TRAITS = frozenset(own_ops.TRAITS.values())
VALUE = Slot("value", "single", "any type")
OP = Op("toy.twice", [VALUE], [Slot("result", "single", "index")], [], [], [], frozenset(["Pure"]), [], "", (), True,
        DECLARATIVE, "$value attr-dict `:` type($value)")  # fmt: skip

needs_mlir = pytest.mark.skipif(not is_available(), reason="llvm-22, libmlir-22-dev and mlir-22-tools are not there")


def ops(reference: Op, own: Op = OP) -> list[str]:
    return list(compare_ops(own, reference, TRAITS))


def test_equal_ops() -> None:
    assert ops(OP) == []


def test_operands_by_position_and_by_name() -> None:
    renamed = VALUE._replace(name="source", kind="variadic", words="index", effects=("reads",))
    assert ops(OP._replace(operands=[renamed], syntax="$source attr-dict `:` type($source)")) == [
        "operand #0 is called value, in MLIR source",
        "operand source is single, in MLIR variadic",
        'operand source is to be "any type", in MLIR "index"',
        "operand source has the effects none, in MLIR reads",
    ]
    more = [Slot("size", "optional", "index"), VALUE]
    assert ops(OP._replace(operands=more)) == ["operand size is missing"]
    assert ops(OP, OP._replace(operands=more)) == ["operand size is not in MLIR"]
    assert ops(OP._replace(results=[])) == ["result result is not in MLIR"]


def test_ops_without_a_fold() -> None:
    assert ops(OP._replace(simplified=True)) == ["fold or canonicalization is missing"]
    assert ops(OP._replace(simplified=True), OP._replace(simplified=True)) == []
    assert ops(OP, OP._replace(simplified=True)) == []


def test_effects_that_code_computes_are_not_compared() -> None:
    reference = OP._replace(effects=("reads",))
    assert ops(reference) == ["effects are none, in MLIR reads"]
    assert ops(reference, OP._replace(effects_known=False)) == []


def test_attributes() -> None:
    count = Slot("count", "single", "integer", ("none", "0"))
    reference = OP._replace(attributes=[count, Slot("flag", "optional", "unit attribute")])
    own = OP._replace(attributes=[count._replace(default=("0",)), Slot("mode", "single", "string attribute")])
    assert ops(reference, own) == ["attribute flag is missing", "attribute mode is not in MLIR"]
    own = OP._replace(attributes=[count._replace(default=()), reference.attributes[1]])
    assert ops(reference, own) == ["attribute count: default is missing, in MLIR none or 0"]


def test_regions_and_terminators() -> None:
    reference = OP._replace(regions=[Slot("body", "single", "sized<1>")], parents=["scf.for"], terminator="toy.end")
    own = OP._replace(regions=[Slot("body", "single", "any")])
    assert ops(reference, own) == [
        'region body is to be "any", in MLIR "sized<1>"',
        "parents are none, in MLIR scf.for",
        "implicit terminator is none, in MLIR toy.end",
    ]


def test_traits_with_several_names() -> None:
    found = ["IsCommutative", "Commutative", "Pure", "NoMemoryEffect", "ConditionallySpeculatable", "Vectorizable"]
    assert normalized_traits(found, TRAITS) == {"Commutative", "Pure"}
    assert normalized_traits(["FunctionOpInterface"], TRAITS) == {"CallableOpInterface", "SymbolOpInterface"}
    assert ops(OP._replace(traits=frozenset(["IsTerminator"]))) == [
        "trait Pure is not in MLIR",
        "trait Terminator is missing",
    ]


def test_formats() -> None:
    assert format_elements("custom<List>($a, ` x `) ` ` `` type( $b )") == [
        "custom<List>", "(", "$a", ",", "`x`", ")", "` `", "``", "type( $b )",
    ]  # fmt: skip
    assert ops(OP._replace(syntax="$value (`exact` $e^)? attr-dict `:` type($value)")) == [
        "format has nothing there, in MLIR ( `exact` $e ^ ) ?"
    ]
    assert ops(OP._replace(form=GENERIC, syntax="")) == ["form is declarative, in MLIR generic"]


def test_dialects() -> None:
    own = empty_dialect("toy")._replace(
        ops={"toy.twice": OP, "toy.old": OP},
        enumerations={"toy.kind": Enumeration("toy.kind", "toy", {"add": 0, "mul": 1})},
        types=frozenset(["t"]),
    )
    reference = empty_dialect("toy")._replace(
        ops={"toy.twice": OP._replace(results=[]), "toy.new": OP},
        enumerations={"toy.kind": Enumeration("toy.kind", "toy", {"add": 1, "xor": 2})},
        attributes=frozenset(["a"]),
    )
    assert list(compare_dialects(own, reference, TRAITS)) == [
        "toy.new: op is missing",
        "toy.old: op is not in MLIR",
        "toy.twice: result result is not in MLIR",
        "toy: enumeration toy.kind: case mul is not in MLIR",
        "toy: enumeration toy.kind: case xor is missing",
        "toy: enumeration toy.kind: case add is 0, in MLIR 1",
        "toy: attribute a is missing",
        "toy: type t is not in MLIR",
    ]


def test_passes() -> None:
    own = Pass("p", "", {"a": Option("a", "true", ()), "m": Option("m", "x", ("x",))}, frozenset(["n"]))
    options = {"a": Option("a", "false", ()), "m": Option("m", "x", ("x", "y")), "b": Option("b", "", ())}
    reference = Pass("p", "func.func", options, frozenset())
    test = Pass("test-x", None, {}, None)
    assert list(compare_passes({"p": own}, {"p": reference, "q": reference, "test-x": test})) == [
        "--p: runs on any op, in MLIR on func.func",
        "--p: option b is missing",
        "--p: option a is true by default, in MLIR false",
        "--p: option m: value y is missing",
        "--p: statistic n is not in MLIR",
        "--q: pass is missing",
    ]
    # Nothing is known of a pipeline but its options' names.
    named = Pass("p", None, {"a": Option("a", None, ()), "m": Option("m", None, ())}, None)
    assert list(compare_passes({"p": own}, {"p": named})) == []


def test_option_defaults() -> None:
    default = reference_passes.option_default
    assert default("bool", "0", {}, False) == "false"
    assert default("unsigned", "-1U", {}, False) == str(2**32 - 1)
    assert default("unsigned", "1u", {}, False) == "1"
    assert default("int64_t", "-1", {}, False) == "-1"
    assert default("std::string", '"f32"', {}, False) == "f32"
    assert default("int64_t", "", {}, True) == ""
    assert default("Mode", "mlir::Mode::kAll", {"Mode::kAll": "all"}, False) == "all"


def test_pipelines_in_help() -> None:
    help = """  Compiler passes to run
    Passes:
      --cse                     -   Eliminate
      --test-alias              -   Test
    Pass Pipelines:
      --sparsifier              -   The standard pipeline
        --vl=<int>              - Vector length
  --some-flag                   - Not a pass
        --other                 - Nor this
"""
    found = reference_passes.pipelines_in(help)
    assert list(found) == ["test-alias", "sparsifier"]
    assert list(found["sparsifier"].options) == ["vl"]


def test_own_ops() -> None:
    info = OpInfo(
        "toy.sum",
        operands="lhs: Index, rhs: variadic<Index>",
        results="Index",
        attributes="count: I64Attr = 0 : i64",
        syntax="$lhs  $rhs attr-dict",
        traits=PURE | COMMUTATIVE | SAME_TYPES,
        effects="lhs: reads",
    )
    op = own_ops.op_record(info)
    assert op.operands == [Slot("lhs", "single", "index", (), ("reads",)), Slot("rhs", "variadic", "index")]
    assert op.results == [Slot("", "single", "index")]
    assert op.attributes == [Slot("count", "single", "64-bit signless integer attribute", ("0",))]
    assert op.traits == {"Pure", "Commutative", "SameOperandsAndResultType"}
    assert (op.form, op.syntax, op.effects) == (DECLARATIVE, "$lhs $rhs attr-dict", ())
    assert own_ops.default_words("#arith.fastmath<none>") == ("none",)


def test_reference_ops() -> None:
    def by_name(name: str) -> dict[str, str]:
        return {"def": name, "kind": "def"}

    def dag(*arguments: tuple[str, str]) -> dict[str, object]:
        return {"args": [[by_name(one), name] for one, name in arguments]}

    def record(key: str, *classes: str, **fields: object) -> dict[str, object]:
        return {"!name": key, "!superclasses": list(classes), **fields}

    records = Records(
        {
            "!instanceof": {"EnumInfo": ["Kind"]},
            "Toy": record("Toy", name="toy"),
            "Index": record("Index", "TypeConstraint", summary="index"),
            "Many": record("Many", "TypeConstraint", "Variadic", baseType=by_name("Index")),
            "Read": record("Read", effect="::mlir::MemoryEffects::Read"),
            "Arg": record("Arg", "OpVariable", constraint=by_name("Many"), decorators=[by_name("Read")]),
            "Mul": record("Mul", symbol="Mul", str="mul", value=1),
            "Kind": record("Kind", "EnumInfo", "Attr", "AttrConstraint", summary="a kind", enumerants=[by_name("Mul")]),
            "Default": record("Default", "AttrConstraint", "DefaultValuedAttr", baseAttr=by_name("Kind"),
                              defaultValue="::toy::Kind::Mul"),
            "Pure": record("Pure", "Trait", "TraitList"),
            "Parent": record("Parent", "HasParent", trait="HasParent<::toy::LoopOp>::Impl"),
            "Toy_SumOp": record(
                "Toy_SumOp", "Op", opDialect=by_name("Toy"), opName="sum", assemblyFormat=" $xs\n attr-dict ",
                arguments=dag(("Arg", "xs"), ("Default", "kind")), results=dag(("Index", "")), regions=dag(),
                successors=dag(), traits=[by_name("Pure"), by_name("Parent")],
            ),
        }
    )  # fmt: skip
    op = reference_ops.op_record(records, records.named("Toy_SumOp"))
    assert op.name == "toy.sum"
    assert op.operands == [Slot("xs", "variadic", "index", (), ("reads",))]
    assert op.attributes == [Slot("kind", "single", "a kind", ("Mul", "mul", "1"))]
    assert op.results == [Slot("", "single", "index")]
    assert (op.parents, op.syntax, op.class_name) == (["LoopOp"], "$xs attr-dict", "SumOp")
    assert "Pure" in op.traits


def test_reasons() -> None:
    text = "# A comment\nGone.\n    toy.a: op is missing\n    toy.b*: op is *\n\nOther.\n    --cse: pass is missing\n"
    entries = parse_reasons(text)
    judged = judge(["toy.a: op is missing", "toy.c: op is missing"], entries, lambda line: area_of(line) == "toy")
    assert judged.unexplained == ["toy.c: op is missing"]
    assert judged.meant == [("toy.a: op is missing", "Gone.")]
    assert [entry.pattern for entry in judged.stale] == ["toy.b*: op is *"]
    with pytest.raises(ValueError, match="line 1"):
        parse_reasons("  toy.a: op is missing\n")
    assert area_of("arith.addi: op is missing") == area_of("arith: type x is missing") == "arith"
    assert area_of("--cse: pass is missing") == "passes"


def test_every_pass_has_a_record() -> None:
    found = own_passes.read_passes()
    assert found["cse"].anchor == ""
    assert found["canonicalize"].options["max-iterations"].default == "10"


@needs_mlir
def test_a_file_of_mlir() -> None:
    found = reference_ops.read_dialect("ub")
    assert "ub.poison" in found.ops
    assert "poison" in found.attributes
    ops = reference_ops.read_dialect("arith").ops
    assert ops["arith.addi"].attributes[0].default == ("none", "0")
    assert ops["arith.addi"].traits >= {"Pure", "Commutative", "SameOperandsAndResultType"}
    assert dump(INCLUDE / "mlir/Dialect/UB/IR/UBOps.td").of_class("Op")


@needs_mlir
@pytest.mark.parametrize("area", [*sorted(FILES), PASSES])
def test_nothing_differs_without_a_reason(area: str) -> None:
    entries = parse_reasons(REASONS.read_text(encoding="utf-8"))
    found = judge(differences([area]), entries, lambda pattern: False).unexplained
    lines = "".join([f"\n    {line}" for line in found])
    assert not found, f"correct the declaration, or add these lines, with a reason, to tools/ods/reasons.txt:{lines}"


@needs_mlir
def test_no_reason_is_stale() -> None:
    entries = parse_reasons(REASONS.read_text(encoding="utf-8"))
    of_cf = judge(differences(["cf", "ub"]), entries, lambda pattern: area_of(pattern) in ("cf", "ub"))
    assert of_cf.stale == []
