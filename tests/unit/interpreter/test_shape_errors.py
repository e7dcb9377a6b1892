"""What the shape dialect's document says of errors and of what is not known, op by op, executed."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import RunError, parse, run

S = "!shape.shape"
Z = "!shape.size"
E = "tensor<?xindex>"
V = "!shape.value_shape"

GIVEN = f"""
    %zero = shape.const_size 0
    %c1 = shape.const_size 1
    %c2 = shape.const_size 2
    %i1 = arith.constant 1 : index
    %known = shape.const_shape [2, 3] : {S}
    %other = shape.const_shape [4, 3] : {S}
    %scalar = shape.const_shape [] : {S}
    %extents = shape.to_extent_tensor %known : {S} -> {E}
    %partly = shape.from_extents %unknown, %c2 : {Z}, {Z}
    %unranked, %rest = "shape.split_at"(%known, %unknown) : ({S}, {Z}) -> ({S}, {S})
    %invalid = shape.meet %known, %other : {S}, {S} -> {S}
    %wrong = shape.get_extent %invalid, %c1 : {S}, {Z} -> {Z}
    %bad = shape.with_shape %value, %other : tensor<2x3xi32>, {S}
"""
"""Sizes and shapes that are known, not known (%unknown, %partly, %unranked) and errors (%invalid, %wrong, %bad)."""


def found(form: str, type: str, result: str = "%0") -> object:
    """What an op gives of these: numbers, or text where it is an error or not known. Passes do not change that."""
    text = f"""func.func @f(%unknown: {Z}, %value: tensor<2x3xi32>) -> {type} {{
      {GIVEN}
      {form}
      return {result} : {type}
    }}"""
    given = executed(text)
    for flag in ("--canonicalize", "--shape-inference"):
        code, out, err = run_in_process([flag, "-"], text, ".")
        assert code == 0, err
        assert executed(out) == given, flag
    return given


def executed(text: str) -> object:
    """The result of @f on a size that is not known and a matrix."""
    return run(parse(text), "f", -1, np.ones((2, 3), np.int32))[0].tolist()


SIZES = {
    # "If either operand is an error it will be propagated": an error comes before what is not known.
    "add %wrong, %unknown": "[invalid]",
    "add %unknown, %wrong": "[invalid]",
    "mul %wrong, %c2": "[invalid]",
    "div %c2, %wrong": "[invalid]",
    "max %wrong, %c2": "[invalid]",
    "min %c2, %wrong": "[invalid]",
    "meet %wrong, %c2": "[invalid]",
    # "<unknown> + x == <unknown> for all non-error x", whatever x is.
    "add %unknown, %zero": "?",
    "mul %unknown, %zero": "?",
    "mul %zero, %unknown": "?",
    "div %unknown, %c1": "?",
    "max %unknown, %c2": "?",
    "min %unknown, %zero": "?",
    # "contradictory requirements"; what is not known agrees with everything.
    "meet %c1, %c2": "[invalid]",
    "meet %unknown, %c2": 2,
    "meet %c2, %unknown": 2,
    "meet %unknown, %unknown": "?",
}


@pytest.mark.parametrize("form", SIZES)
def test_arithmetic_on_sizes(form: str) -> None:
    assert found(f"%0 = shape.{form} : {Z}, {Z} -> {Z}", Z) == SIZES[form]


SHAPES = {
    # The table of shape.meet, from both sides.
    "meet %unranked, %unranked": "[*]",
    "meet %unranked, %partly": "[?, 2]",
    "meet %partly, %unranked": "[?, 2]",
    "meet %unranked, %known": [2, 3],
    "meet %scalar, %unranked": [],
    "meet %unranked, %invalid": "[invalid]",
    "meet %partly, %known": "[invalid]",
    "meet %known, %known": [2, 3],
    "meet %partly, %partly": "[?, 2]",
    "meet %scalar, %scalar": [],
    "meet %scalar, %partly": "[invalid]",
    "meet %known, %invalid": "[invalid]",
    "meet %invalid, %invalid": "[invalid]",
    # "If the ranks do not match, then the result is an error."
    "max %known, %other": [4, 3],
    "min %known, %other": [2, 3],
    "max %known, %scalar": "[invalid]",
    "min %known, %partly": "[?, 2]",
    "max %invalid, %known": "[invalid]",
    "min %unranked, %invalid": "[invalid]",
    "min %unranked, %known": "[?, ?]",
    # "corresponding extents are different from each other but none is 1"
    "broadcast %known, %other": "[invalid]",
    "broadcast %known, %scalar": [2, 3],
    "broadcast %invalid, %scalar": "[invalid]",
    "broadcast %scalar, %invalid": "[invalid]",
    "broadcast %partly, %known": "[invalid]",
    "broadcast %unranked, %known": "[*]",
    "broadcast %unranked, %invalid": "[invalid]",
    "concat %known, %partly": "[2, 3, ?, 2]",
    "concat %unranked, %known": "[*]",
    "concat %unranked, %invalid": "[invalid]",
    "concat %invalid, %scalar": "[invalid]",
    "concat %scalar, %invalid": "[invalid]",
}


@pytest.mark.parametrize("form", SHAPES)
def test_combining_shapes(form: str) -> None:
    assert found(f"%0 = shape.{form} : {S}, {S} -> {S}", S) == SHAPES[form]


QUESTIONS = {
    "rank %invalid": "[invalid]",
    "rank %partly": 2,
    "rank %unranked": "?",
    "num_elements %unranked": "?",
    "num_elements %invalid": "[invalid]",
    "num_elements %partly": "?",
    "num_elements %scalar": 1,
}


@pytest.mark.parametrize("form", QUESTIONS)
def test_questions_about_a_shape(form: str) -> None:
    assert found(f"%0 = shape.{form} : {S} -> {Z}", Z) == QUESTIONS[form]


@pytest.mark.parametrize(
    ("shape", "at", "extent"),
    [
        ("%known", "%c1", 3),
        ("%partly", "%zero", "?"),
        ("%known", "%unknown", "?"),
        ("%unranked", "%c1", "?"),
        ("%known", "%c2", "[invalid]"),
        ("%invalid", "%c1", "[invalid]"),
        ("%invalid", "%unknown", "[invalid]"),
        ("%known", "%wrong", "[invalid]"),
    ],
)
def test_get_extent(shape: str, at: str, extent: object) -> None:
    """If the shape is an error then it returns an invalid size."""
    assert found(f"%0 = shape.get_extent {shape}, {at} : {S}, {Z} -> {Z}", Z) == extent


@pytest.mark.parametrize(
    ("shapes", "equal"),
    [
        ("%invalid, %invalid", True),
        ("%invalid, %known", False),
        ("%known, %known", True),
        ("%known, %other", False),
        ("%known, %known, %invalid", False),
    ],
)
def test_errors_are_equal_to_themselves(shapes: str, equal: bool) -> None:
    types = ", ".join([S] * len(shapes.split(",")))
    assert found(f"%0 = shape.shape_eq {shapes} : {types}", "i1") is equal
    assert found(f"%0 = shape.shape_eq %extents, %known, %extents : {E}, {S}, {E}", "i1") is True
    assert found(f"%0 = shape.shape_eq %extents, %invalid : {E}, {S}", "i1") is False


@pytest.mark.parametrize(("shapes", "holds"), [("%invalid, %known", False), ("%known, %other", False)])
def test_false_means_that_the_broadcast_is_an_error(shapes: str, holds: bool) -> None:
    assert found(f"%0 = shape.is_broadcastable {shapes} : {S}, {S}", "i1") is holds
    assert found(f"%0 = shape.broadcast {shapes} : {S}, {S} -> {S}", S) == "[invalid]"
    with pytest.raises(RunError, match="do not broadcast"):
        found(f"%w = shape.cstr_broadcastable {shapes} : {S}, {S}\n%0 = shape.add %c1, %c1 : {Z}, {Z} -> {Z}", Z)


@pytest.mark.parametrize(
    ("shape", "at", "head", "tail"),
    [
        ("%known", "%zero", [], [2, 3]),
        ("%known", "%c2", [2, 3], []),
        ("%partly", "%c1", "[?]", [2]),
        ("%scalar", "%c1", "[invalid]", "[invalid]"),
        ("%invalid", "%zero", "[invalid]", "[invalid]"),
        ("%known", "%wrong", "[invalid]", "[invalid]"),
        ("%known", "%unknown", "[*]", "[*]"),
    ],
)
def test_split_at(shape: str, at: str, head: object, tail: object) -> None:
    form = f'%0, %1 = "shape.split_at"({shape}, {at}) : ({S}, {Z}) -> ({S}, {S})'
    assert found(form, S) == head
    assert found(form, S, "%1") == tail


def test_extents_that_are_errors() -> None:
    assert found(f"%0 = shape.from_extents %c1, %wrong : {Z}, {Z}", S) == "[invalid]"
    assert found(f"%0 = shape.from_extents %unknown, %wrong : {Z}, {Z}", S) == "[invalid]"
    assert found(f"%0 = shape.from_extents %unknown, %i1 : {Z}, index", S) == "[?, 1]"


def test_values_with_shapes() -> None:
    """A value and a shape that do not go together are an error, and an error stays one."""
    assert found(f"%0 = shape.shape_of %bad : {V} -> {S}", S) == "[invalid]"
    assert found(f"%0 = shape.value_as_shape %bad : {V} -> {S}", S) == "[invalid]"
    assert (
        found(f"%1 = shape.with_shape %bad, %known : {V}, {S}\n%0 = shape.shape_of %1 : {V} -> {S}", S) == "[invalid]"
    )
    form = f"%1 = shape.with_shape %value, %invalid : tensor<2x3xi32>, {S}\n%0 = shape.shape_of %1 : {V} -> {S}"
    assert found(form, S) == "[invalid]"
    form = f"%1 = shape.with_shape %value, %known : tensor<2x3xi32>, {S}\n%0 = shape.shape_of %1 : {V} -> {S}"
    assert found(form, S) == [2, 3]
    form = f"%1 = shape.with_shape %value, %unranked : tensor<2x3xi32>, {S}\n%0 = shape.shape_of %1 : {V} -> {S}"
    assert found(form, S) == "[*]"
    # The elements of a matrix are no extents.
    form = f"%1 = shape.with_shape %value, %known : tensor<2x3xi32>, {S}\n%0 = shape.value_as_shape %1 : {V} -> {S}"
    assert found(form, S) == "[invalid]"


def reduction(shape: str, init: str, type: str) -> str:
    return f"""%0 = shape.reduce({shape}, {init}) : {S} -> {type} {{
      ^bb0(%at: index, %extent: {Z}, %before: {type}):
        shape.yield %before : {type}
      }}"""


def test_reductions_over_errors() -> None:
    assert found(reduction("%invalid", "%c1", Z), Z) == "[invalid]"
    assert found(reduction("%invalid", "%known", S), S) == "[invalid]"
    assert found(reduction("%unranked", "%c1", Z), Z) == "?"
    assert found(reduction("%unranked", "%known", S), S) == "[*]"
    assert found(reduction("%partly", "%c1", Z), Z) == 1
    with pytest.raises(RunError, match="a reduction over an error"):
        found(reduction("%invalid", "%i1", "index"), "index")
    with pytest.raises(RunError, match="a reduction over a shape of unknown rank"):
        found(reduction("%unranked", "%i1", "index"), "index")


UNDEFINED = {
    f"%0 = shape.size_to_index %wrong : {Z}": "is invalid",
    f"%0 = shape.size_to_index %unknown : {Z}": "is unknown",
    f"%1 = shape.to_extent_tensor %invalid : {S} -> {E}\n%0 = shape.rank %1 : {E} -> index": "of the shape .invalid",
    f"%1 = shape.any %known, %other : {S}, {S} -> {S}\n%0 = shape.rank %1 : {S} -> {Z}": "contradict each other",
}


@pytest.mark.parametrize("form", UNDEFINED)
def test_what_is_undefined(form: str) -> None:
    type = Z if form.endswith(f"-> {Z}") else "index"
    with pytest.raises(RunError, match=UNDEFINED[form]):
        found(form, type)
