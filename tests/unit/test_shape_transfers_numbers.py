"""What arith, index, affine and cf ops say of numbers, truths, and tensors that hold extents."""

from __future__ import annotations

import pytest

from pyopt.analysis.shapes.expressions import UnknownNumber, add, constant, floordiv, mul, sub, variable
from pyopt.analysis.shapes.relations import is_exact, is_natural, order
from tests.unit.shape_facts import contradictions_of, facts_of

T = "tensor<?x?xf32>"
DIMS = f"""%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%c6 = arith.constant 6 : index
%n = tensor.dim %a, %c0 : {T}
%m = tensor.dim %a, %c1 : {T}
"""


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        # Of extents n = a0 and m = a1, everything; of the signed b, what wraps around like the machine.
        ("arith.addi %n, %m", "a0 + a1"),
        ("arith.addi %b, %b", "2 * b"),
        ("arith.subi %n, %c1", "-1 + a0"),
        ("arith.muli %n, %m", "a0 * a1"),
        ("arith.muli %b, %c6", "6 * b"),
        ("arith.divui %n, %c2", "a0 floordiv 2"),
        ("arith.divsi %n, %c2", "a0 floordiv 2"),
        ("arith.divsi %b, %c2", None),
        ("arith.divui %b, %c2", None),
        ("arith.floordivsi %n, %c2", "a0 floordiv 2"),
        ("arith.floordivsi %b, %c2", None),
        ("arith.ceildivui %n, %c2", "(1 + a0) floordiv 2"),
        ("arith.ceildivsi %n, %c2", "(1 + a0) floordiv 2"),
        ("arith.ceildivsi %b, %c2", None),
        ("arith.remui %n, %c2", "a0 + -2 * (a0 floordiv 2)"),
        ("arith.remsi %n, %c2", "a0 + -2 * (a0 floordiv 2)"),
        ("arith.remsi %b, %c2", None),
        ("arith.minsi %n, %n", "a0"),
        ("arith.minsi %b, %b", "b"),
        ("arith.maxsi %n, %c0", "a0"),
        ("arith.minui %n, %c0", "0"),
        ("arith.maxsi %b, %c0", None),
        ("arith.maxui %b, %c0", None),
        ("arith.minsi %n, %c2", "min(a0, 2)"),
        ("arith.shli %n, %c2", "4 * a0"),
        ("arith.shrui %n, %c2", "a0 floordiv 4"),
        ("arith.shrsi %n, %c1", "a0 floordiv 2"),
        ("arith.shrsi %b, %c1", None),
        ("arith.andi %n, %c2", None),
        ("arith.andi %c6, %c2", "2"),
        ("arith.andi %n, %c1", "a0 + -2 * (a0 floordiv 2)"),
        ("arith.andi %c1, %b", None),
        ("arith.andi %b, %c0", "0"),
        ("arith.ori %b, %c0", "b"),
        ("arith.ori %n, %c2", None),
        ("arith.xori %c0, %n", "a0"),
        ("index.and %n, %c1", "a0 + -2 * (a0 floordiv 2)"),
        ("arith.xori %c6, %c2", "4"),
        ("arith.divsi %c6, %c0", None),
        ("index.add %n, %m", "a0 + a1"),
        ("index.sub %n, %n", "0"),
        ("index.mul %n, %c2", "2 * a0"),
        ("index.divs %n, %c6", "a0 floordiv 6"),
        ("index.divu %b, %c6", None),
        ("index.floordivs %n, %c6", "a0 floordiv 6"),
        ("index.ceildivu %n, %c1", "a0"),
        ("index.ceildivs %c6, %c2", "3"),
        ("index.rems %n, %c1", "0"),
        ("index.remu %n, %c1", "0"),
        ("index.maxs %n, %c0", "a0"),
        ("index.maxu %n, %c0", "a0"),
        ("index.mins %n, %c0", "0"),
        ("index.minu %b, %c0", None),
        ("index.shl %n, %c1", "2 * a0"),
        ("index.shru %n, %c1", "a0 floordiv 2"),
        ("index.shrs %n, %c1", "a0 floordiv 2"),
        ("index.and %c6, %c2", "2"),
        ("index.or %n, %c2", None),
        ("index.xor %c6, %c2", "4"),
    ],
)
def test_arithmetic(op: str, expected: str | None) -> None:
    text = ": index\n" if op.startswith("arith") else "\n"
    found = facts_of(f"%a: {T}, %b: index", f'{DIMS}%r = {op} {text}"number"(%r) : (index) -> ()')
    if expected is None:
        assert found[0].startswith("?"), found
    else:
        assert found == [expected]


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("arith.cmpi eq, %n, %n : index", "True"),
        ("arith.cmpi ne, %n, %n1 : index", "True"),
        ("arith.cmpi eq, %b, %b1 : index", "False"),
        ("arith.cmpi eq, %n, %m : index", "None"),
        ("arith.cmpi slt, %n, %n1 : index", "True"),
        ("arith.cmpi ult, %n, %n1 : index", "True"),
        ("arith.cmpi sge, %n, %n1 : index", "False"),
        ("arith.cmpi slt, %b, %b1 : index", "None"),
        ("arith.cmpi sge, %n, %c0 : index", "True"),
        ("arith.cmpi sge, %b, %c0 : index", "None"),
        ("arith.cmpi sgt, %n, %c0 : index", "None"),
        ("arith.cmpi ugt, %c0, %n : index", "False"),
        ("arith.cmpi uge, %b, %c0 : index", "None"),
        ("arith.cmpi eq, %n1, %c0 : index", "False"),
        ("arith.cmpi eq, %b1, %c0 : index", "None"),
        ("arith.cmpi ult, %c2, %c6 : index", "True"),
        ("index.cmp slt(%n, %n1)", "True"),
        ("index.cmp eq(%b, %b)", "True"),
        ("index.cmp ult(%b, %b1)", "None"),
        ("arith.andi %t, %f : i1", "False"),
        ("arith.andi %u, %f : i1", "False"),
        ("arith.andi %u, %t : i1", "None"),
        ("arith.ori %u, %t : i1", "True"),
        ("arith.ori %f, %f : i1", "False"),
        ("arith.xori %t, %f : i1", "True"),
        ("arith.xori %t, %u : i1", "None"),
        ("arith.select %t, %f, %u : i1", "False"),
        ("arith.select %u, %f, %f : i1", "False"),
        ("arith.select %u, %f, %t : i1", "None"),
        ("index.bool.constant true", "True"),
    ],
)
def test_conditions(op: str, expected: str) -> None:
    body = f"""{DIMS}%t = arith.constant true
    %f = arith.constant false
    %n1 = arith.addi %n, %c1 : index
    %b1 = arith.addi %b, %c1 : index
    %r = {op}
    "truth"(%r) : (i1) -> ()"""
    assert facts_of(f"%a: {T}, %b: index, %u: i1", body) == [expected]


CASES = {
    "an assertion of two equalities": (
        "%a: tensor<?x?xf32>, %i: index",
        DIMS
        + """%0 = arith.cmpi eq, %n, %c2 : index
        %1 = arith.cmpi ne, %m, %i : index
        %t = arith.constant true
        %2 = arith.xori %1, %t : i1
        %3 = arith.andi %0, %2 : i1
        cf.assert %3, ""
        %c3 = arith.constant 3 : index
        %4 = tensor.empty(%i) : tensor<?xf32>
        %5 = tensor.cast %4 : tensor<?xf32> to tensor<3xf32>
        "shape"(%a) : (tensor<?x?xf32>) -> ()""",
        ["[2, 3]"],
    ),
    "an assertion of one of two says nothing": (
        "%a: tensor<?x?xf32>",
        DIMS
        + """%0 = arith.cmpi eq, %n, %c2 : index
        %1 = arith.cmpi eq, %m, %c2 : index
        %3 = arith.ori %0, %1 : i1
        cf.assert %3, ""
        "shape"(%a) : (tensor<?x?xf32>) -> ()""",
        ["[a0, a1]"],
    ),
    "casts between index and i64": (
        "%a: tensor<?x?xf32>",
        DIMS
        + """%0 = arith.index_cast %n : index to i64
        %1 = arith.addi %0, %0 : i64
        %2 = arith.index_castui %1 : i64 to index
        %3 = index.casts %n : index to i64
        %4 = index.castu %3 : i64 to index
        "number"(%2) : (index) -> ()
        "number"(%4) : (index) -> ()""",
        ["2 * a0", "a0"],
    ),
    "narrow integers: constants only, which wrap around": (
        "%a: tensor<?x?xf32>",
        DIMS
        + """%0 = arith.index_cast %n : index to i32
        %1 = arith.index_cast %0 : i32 to index
        %c = arith.constant 200 : i8
        %2 = arith.addi %c, %c : i8
        %3 = arith.extsi %2 : i8 to i64
        %4 = arith.extui %c : i8 to i32
        %5 = arith.trunci %4 : i32 to i8
        "number"(%1) : (index) -> ()
        "number"(%3) : (i64) -> ()
        "number"(%4) : (i32) -> ()
        "number"(%5) : (i8) -> ()""",
        ["?0", "-112", "200", "-56"],
    ),
    "sums of constants wrap around": (
        "%a: tensor<?x?xf32>",
        DIMS
        + """%l = arith.constant 9223372036854775807 : index
        %0 = arith.addi %n, %l : index
        %1 = arith.subi %0, %n : index
        %2 = arith.addi %1, %c1 : index
        "number"(%2) : (index) -> ()""",
        ["-9223372036854775808"],
    ),
    "select": (
        "%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %u: i1",
        DIMS
        + """%t = arith.constant true
        %0 = arith.select %t, %n, %m : index
        %1 = arith.select %u, %n, %n : index
        %2 = arith.select %u, %n, %m : index
        %3 = arith.select %t, %a, %b : tensor<?x?xf32>
        %x = tensor.cast %b : tensor<?x?xf32> to tensor<?x5xf32>
        %y = tensor.cast %a : tensor<?x?xf32> to tensor<?x5xf32>
        %4 = arith.select %u, %x, %y : tensor<?x5xf32>
        "number"(%0) : (index) -> ()
        "number"(%1) : (index) -> ()
        "number"(%2) : (index) -> ()
        "shape"(%3) : (tensor<?x?xf32>) -> ()
        "shape"(%4) : (tensor<?x5xf32>) -> ()""",
        ["a0", "a0", "?0", "[a0, 5]", "[?1, 5]"],
    ),
    "select by a condition for each element": (
        "%a: tensor<?xf32>, %b: tensor<3xf32>, %u: tensor<?xi1>",
        """%c = tensor.cast %b : tensor<3xf32> to tensor<?xf32>
        %0 = arith.select %u, %a, %c : tensor<?xi1>, tensor<?xf32>
        "shape"(%u) : (tensor<?xi1>) -> ()
        "shape"(%a) : (tensor<?xf32>) -> ()""",
        ["[3]", "[3]"],
    ),
    "select by one condition leaves the operands alone": (
        "%a: tensor<?xf32>, %b: tensor<3xf32>, %u: i1",
        """%c = tensor.cast %b : tensor<3xf32> to tensor<?xf32>
        %0 = arith.select %u, %a, %c : tensor<?xf32>
        "shape"(%a) : (tensor<?xf32>) -> ()""",
        ["[a0]"],
    ),
    "elementwise ops, both ways": (
        "%a: tensor<?x?xf32>, %b: tensor<?x?xf32>",
        """%0 = tensor.cast %b : tensor<?x?xf32> to tensor<4x?xf32>
        %1 = arith.addf %a, %b : tensor<?x?xf32>
        %2 = math.exp %1 : tensor<?x?xf32>
        %3 = arith.cmpf olt, %2, %b : tensor<?x?xf32>
        %4 = tensor.cast %2 : tensor<?x?xf32> to tensor<?x7xf32>
        "shape"(%a) : (tensor<?x?xf32>) -> ()
        "shape"(%3) : (tensor<?x?xi1>) -> ()""",
        ["[4, 7]", "[4, 7]"],
    ),
    "an op with two results": (
        "%a: tensor<?xi32>, %b: tensor<3xi32>",
        """%0 = tensor.cast %b : tensor<3xi32> to tensor<?xi32>
        %1, %2 = arith.mulsi_extended %a, %0 : tensor<?xi32>
        "shape"(%2) : (tensor<?xi32>) -> ()
        "shape"(%a) : (tensor<?xi32>) -> ()""",
        ["[3]", "[3]"],
    ),
    "tensors of extents": (
        "%i: index, %j: index, %k: tensor<2xi32>",
        """%c = arith.constant dense<[2, 3]> : tensor<2xindex>
        %0 = tensor.from_elements %i, %j : tensor<2xindex>
        %1 = arith.muli %0, %c : tensor<2xindex>
        %2 = arith.index_cast %1 : tensor<2xindex> to tensor<2xi64>
        %d = arith.constant dense<[4, -1]> : tensor<2xi32>
        %3 = arith.index_cast %d : tensor<2xi32> to tensor<2xindex>
        %4 = arith.index_cast %k : tensor<2xi32> to tensor<2xindex>
        "denoted"(%1) : (tensor<2xindex>) -> ()
        "denoted"(%2) : (tensor<2xi64>) -> ()
        "denoted"(%3) : (tensor<2xindex>) -> ()""",
        ["[2 * a, 3 * b]", "[2 * a, 3 * b]", "[4, ?0]"],
    ),
    "affine": (
        "%a: tensor<?x?xf32>, %b: index",
        DIMS
        + """%0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 + (d0 * 6) floordiv 3)>(%n)[%m]
        %1 = affine.apply affine_map<(d0) -> (d0 * 2 - 1)>(%b)
        %2 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%b)
        %3 = affine.min affine_map<(d0) -> (d0 + 1, d0, 2 * d0)>(%n)
        %4 = affine.max affine_map<(d0) -> (d0 - 1, d0 + 2, 1)>(%n)
        %5 = affine.min affine_map<(d0) -> (d0, 8)>(%n)
        "number"(%0) : (index) -> ()
        "number"(%1) : (index) -> ()
        "number"(%3) : (index) -> ()
        "number"(%4) : (index) -> ()
        "number"(%2) : (index) -> ()
        "number"(%5) : (index) -> ()""",
        ["4 * a0 + a1", "-1 + 2 * b", "a0", "2 + a0", "?0", "?1"],
    ),
    "delinearize_index": (
        "%a: tensor<?x?xf32>, %b: index",
        DIMS
        + """%c29 = arith.constant 29 : index
        %0:2 = affine.delinearize_index %c29 into (%c6, %c6) : index, index
        %1:2 = affine.delinearize_index %b into (%c6, %c6) : index, index
        "number"(%0#0) : (index) -> ()
        "number"(%0#1) : (index) -> ()
        "number"(%1#0) : (index) -> ()""",
        ["4", "5", "?0"],
    ),
}


@pytest.mark.parametrize("name", list(CASES))
def test_numbers(name: str) -> None:
    arguments, body, expected = CASES[name]
    assert facts_of(arguments, body) == expected


def test_what_cannot_be() -> None:
    body = (
        DIMS
        + """%0 = arith.cmpi eq, %c2, %c6 : index
    cf.assert %0, "" """
    )
    assert "cf.assert" in contradictions_of(f"%a: {T}", body)


def test_what_is_exact() -> None:
    n, i = variable(UnknownNumber("n")), variable(UnknownNumber("i", signed=True))
    two = constant(2)
    assert is_exact(sub(n, two))
    assert not is_natural(sub(n, two))
    assert is_natural(add(n, two))
    assert not is_exact(add(n, i))
    assert is_natural(floordiv(n, two))
    assert not is_exact(floordiv(mul(i, two), n))
    assert not is_exact(None)
    assert order(n, add(n, two)) == (True, False)
    assert order(two, two) == (True, True)
    assert order(i, add(i, two)) == (False, False)
    assert order(n, two) == (False, False)
