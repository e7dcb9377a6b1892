"""Building ops from Python: where, with which operands, attributes, results and regions, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import pyopt

INDEX, I32, F32 = pyopt.type("index"), pyopt.type("i32"), pyopt.type("f32")
TENSOR = pyopt.type("tensor<?x4xf32>")


@pytest.fixture
def module() -> pyopt.Module:
    return pyopt.parse(
        "func.func @f(%a: i32, %b: i32, %t: tensor<?x4xf32>, %i: index, %m: memref<?xf32>) -> i32 {\n"
        "  %0 = arith.addi %a, %b : i32\n  return %0 : i32\n}\nfunc.func private @g(i32) -> f32"
    )


def arguments(module: pyopt.Module) -> list[Any]:
    return list(next(iter(module.symbol("f").regions[0])).arguments)


def builder_of(module: pyopt.Module) -> pyopt.Builder:
    return pyopt.Builder.before(next(module.walk("func.return")))


def test_places(module: pyopt.Module) -> None:
    add = next(module.walk("arith.addi"))
    block = add.block
    assert block is not None
    # Where a builder inserts is fixed when it is made.
    for number, builder in enumerate(
        (
            pyopt.Builder.after(add),
            pyopt.Builder.before(add),
            pyopt.Builder.at_start(block),
            pyopt.Builder.at_end(block),
        )
    ):
        builder.constant(number, I32)
        builder.constant(number + 10, I32)
    values = [str(op.attributes["value"]).split()[0] if "value" in op.attributes else op.name for op in block]
    assert values == ["1", "11", "2", "12", "arith.addi", "0", "10", "func.return", "3", "13"]


def test_new_ops_have_the_location_of_their_neighbour(module: pyopt.Module) -> None:
    assert str(builder_of(module).constant(1, I32).op.location) == 'loc("<text>":3:3)'  # type: ignore[union-attr]
    made = builder_of(module).create(
        "arith.constant", value=1, results=I32, location=pyopt.parse("").operation.location
    )
    assert str(made.location) == 'loc("<text>":0:0)'


def test_operands_in_groups(module: pyopt.Module) -> None:
    _, _, tensor, index, memref = arguments(module)
    builder = builder_of(module)
    value = builder.constant(1.5, F32)
    for made in (
        builder.create("tensor.insert", value, tensor, [index, index]),
        builder.create("tensor.insert", value, tensor, index, index),
        builder.create("tensor.insert", scalar=value, dest=tensor, indices=[index, index]),
    ):
        assert str(made).endswith("tensor.insert %cst into %arg2[%arg3, %arg3] : tensor<?x4xf32>")
    assert str(builder.create("tensor.empty", index, results=TENSOR)).endswith("tensor.empty(%arg3) : tensor<?x4xf32>")
    store = builder.create("memref.store", value, memref, index)
    assert str(store) == "memref.store %cst, %arg4[%arg3] : memref<?xf32>"
    alloc = builder.create("memref.alloc", [index], [], results=memref.type, alignment=64)
    assert str(alloc).endswith("memref.alloc(%arg3) {alignment = 64 : i64} : memref<?xf32>")
    assert list(alloc.attributes["operandSegmentSizes"].values) == [1, 0]  # type: ignore[attr-defined]


def test_optional_operands(module: pyopt.Module) -> None:
    _, _, tensor, index, _ = arguments(module)
    builder = builder_of(module)
    with_copy = builder.create("bufferization.alloc_tensor", [], tensor, results=TENSOR)
    assert "copy(%arg2)" in str(with_copy)
    without = builder.create("bufferization.alloc_tensor", [index], None, None, results=TENSOR)
    assert "alloc_tensor(%arg3)" in str(without)
    assert str(builder.create("bufferization.alloc_tensor", [index], results=TENSOR)).count("%arg3") == 1


def test_attributes_from_python_values(module: pyopt.Module) -> None:
    first, second, tensor, index, _ = arguments(module)
    builder = builder_of(module)
    assert "arith.cmpi slt, %arg0" in str(builder.create("arith.cmpi", first, second, predicate="slt"))
    assert str(builder.create("arith.constant", value=7, results=INDEX)) == "%c7 = arith.constant 7 : index"
    assert "dense<0>" in str(
        builder.create(
            "arith.constant", value=pyopt.attribute("dense<0> : tensor<2xi8>"), results=pyopt.type("tensor<2xi8>")
        )
    )
    call = builder.create("func.call", first, callee="g", results=F32)
    assert str(call).endswith("call @g(%arg0) : (i32) -> f32")
    assert "dense" not in str(builder.create("tensor.extract", tensor, index, index, attributes={"toy.note": True}))
    marked = builder.create("arith.addi", first, second, overflowFlags=pyopt.attribute("#arith.overflow<nsw>"))
    assert "overflow<nsw>" in str(marked)
    flagged = builder.create("tensor.pad", tensor, [], [], static_low=[0, 1], static_high=[2, 0], nofold=True,
                             results=pyopt.type("tensor<?x5xf32>"),
                             regions=[builder.region([INDEX, INDEX], lambda inner, i, j: inner.create(
                                 "tensor.yield", inner.constant(0.0, F32)))], check=True)  # fmt: skip
    assert "tensor.pad %arg2 nofold low[0, 1] high[2, 0]" in str(flagged)


def test_regions_get_their_terminators(module: pyopt.Module) -> None:
    *_, index, _ = arguments(module)
    builder = builder_of(module)
    loop = builder.create("scf.for", index, index, index, [], results=(), regions=[builder.region([INDEX])], check=True)
    assert [op.name for op in module.walk("scf.")] == ["scf.for", "scf.yield"]
    condition = builder.create("arith.cmpi", index, index, predicate="eq")
    branch = builder.create("scf.if", condition, results=(), regions=[builder.region()])
    assert len(branch.regions) == 2 and branch.regions[1].first is not None
    assert loop.results == []
    module.verify()


def test_result_types_follow(module: pyopt.Module) -> None:
    first, second, tensor, index, memref = arguments(module)
    builder = builder_of(module)
    assert builder.create("arith.addi", first, second).result.type is I32
    assert builder.create("tensor.dim", tensor, index).result.type is INDEX
    assert builder.create("tensor.extract", tensor, [index, index]).result.type is F32
    assert builder.create("memref.load", memref, index).result.type is F32


def test_unregistered_ops() -> None:
    module = pyopt.parse('"toy.a"() : () -> ()', allow_unregistered=True)
    made = pyopt.Builder.after(next(module.walk("toy.a"))).create(
        "toy.b", results=[I32, I32], answer=pyopt.attribute("42")
    )
    assert str(made) == '%0:2 = "toy.b"() {answer = 42 : i64} : () -> (i32, i32)'


@pytest.mark.parametrize(
    ("name", "operands", "named", "message"),
    [
        ("arith.nonsense", "", {}, "no op is called 'arith.nonsense'"),
        ("arith.adi", "", {}, "no op is called 'arith.adi'; did you mean 'arith.addi'?"),
        ("toy.op", "", {}, "no op is called 'toy.op'"),
        ("arith.addi", "a", {}, r"'arith.addi' op takes 2 operands \(lhs, rhs\), and 1 are given"),
        ("arith.addi", "aaa", {}, "and 3 are given"),
        ("arith.addi", "ax", {}, "operand rhs of 'arith.addi' op: expected a value, or an op with one result, not str"),
        ("arith.addi", "a", {"rhs": None}, "operand rhs of 'arith.addi' op is one value, and 0 are given"),
        ("arith.addi", "aa", {"predicate": 1}, "has no operand or attribute predicate; there are: lhs, rhs, overflow"),
        (
            "arith.cmpi",
            "aa",
            {"predicate": "lt"},
            "attribute predicate of 'arith.cmpi' op: expected one of eq, ne, slt",
        ),
        ("arith.constant", "", {"value": 1}, "which type is 1 of"),
        ("arith.constant", "", {"value": 1.5}, "which type is 1.5 of"),
        ("tensor.empty", "", {}, "its result types do not follow from the rest"),
        ("tensor.empty", "", {"results": ["i32"]}, "expected a type, not str"),
        ("arith.constant", "", {"value": object(), "results": [I32]}, "expected an attribute, not object"),
    ],
)
def test_refused(module: pyopt.Module, name: str, operands: str, named: dict[str, Any], message: str) -> None:
    before = str(module)
    given: list[Any] = [arguments(module)[0] if one == "a" else one for one in operands]
    with pytest.raises((TypeError, LookupError), match=message):
        builder_of(module).create(name, *given, **named)
    assert str(module) == before


def test_checked_ops_are_taken_away_again(module: pyopt.Module) -> None:
    before = str(module)
    first, _, tensor, *_ = arguments(module)
    with pytest.raises(pyopt.VerifyError, match="operand #1 must be signless-integer-like, but got 'tensor"):
        builder_of(module).create("arith.addi", first, tensor, results=I32, check=True)
    assert str(module) == before


def test_constants() -> None:
    builder = pyopt.Builder.at_end(pyopt.parse("").body)
    shown = [
        str(builder.constant(value, type).op)
        for value, type in ((True, pyopt.type("i1")), (-1, I32), (2, F32), (3, INDEX))
    ]
    assert shown == ["%true = arith.constant true", "%c-1_i32 = arith.constant -1 : i32",
                     "%cst = arith.constant 2.000000e+00 : f32", "%c3 = arith.constant 3 : index"]  # fmt: skip
    assert "dense<[1, 2]>" in str(builder.constant(pyopt.attribute("dense<[1, 2]> : tensor<2xi8>")).op)
    with pytest.raises(TypeError, match="which type"):
        builder.constant(5)


def test_beside_an_op_that_stands_nowhere(module: pyopt.Module) -> None:
    gone = builder_of(module).create("arith.addi", *arguments(module)[:2])
    gone.erase()
    for op in (gone, module.operation):
        for begin in (pyopt.Builder.before, pyopt.Builder.after):
            with pytest.raises(ValueError, match="op is in no block"):
                begin(op)


def test_arguments_of_blocks_have_types_and_locations(module: pyopt.Module) -> None:
    function = module.symbol("f")
    block = function.regions[0].entry()
    wrong: tuple[Any, ...] = (("i32", function.loc), (I32, "here"), (None, function.loc), (I32, None))
    for given in wrong:
        with pytest.raises(TypeError):
            block.add_argument(*given)
    with pytest.raises(ValueError, match="a flag for each argument of the block, 5, not 1"):
        block.erase_arguments([True])
    assert len(block.arguments) == 5


def test_operands_are_set_by_their_numbers(module: pyopt.Module) -> None:
    place: Any = "lhs"
    with pytest.raises(TypeError):
        next(module.walk("arith.addi")).set_operand(place, arguments(module)[0])
