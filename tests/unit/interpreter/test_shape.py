"""The shape dialect's evaluators: shapes and sizes that are known, unknown and errors."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.driver.execute import run_in_process
from pyopt.interpreter import RunError, parse, run
from pyopt.interpreter.dialects.shape.values import INVALID, UNKNOWN, UNRANKED, broadcast, meet, text


def shown(results: list[np.ndarray]) -> list[object]:
    """The results as lists, numbers and texts."""
    return [one.tolist() for one in results]


def shapes(form: str, *arguments: object, types: str = "!shape.shape") -> list[object]:
    """What `%0 = FORM` gives on shapes %a, %b, ..."""
    names = [f"%{chr(97 + at)}" for at in range(len(arguments))]
    parameters = ", ".join([f"{name}: !shape.shape" for name in names])
    program = parse(f"func.func @f({parameters}) -> {types} {{\n  %0 = {form}\n  return %0 : {types}\n}}")
    return shown(run(program, "f", *arguments))


@pytest.mark.parametrize(
    ("left", "right", "found"),
    [
        # As the dialect's document has them; -1 stands for `?`.
        ([1, -1], [1, 2], [1, 2]),
        ([1, 2], [1, -1], [1, 2]),
        ([], [], []),
        ([], [-1, -1], "[invalid]"),
        ([1, -1], [2, -1, -1], "[invalid]"),
        ([1, 2], [1, 3], "[invalid]"),
        ([-1, -1], [1, -1], "[1, ?]"),
    ],
)
def test_meet(left: list[int], right: list[int], found: object) -> None:
    form = "shape.meet %a, %b : !shape.shape, !shape.shape -> !shape.shape"
    assert shapes(form, left, right) == [found]


def test_unranked_shapes() -> None:
    assert meet(UNRANKED, UNRANKED) is UNRANKED
    assert meet(UNRANKED, (1, UNKNOWN)) == (1, UNKNOWN)
    assert meet((), UNRANKED) == ()
    assert broadcast([(2,), UNRANKED]) is UNRANKED
    assert broadcast([(2,), (3,), UNRANKED]) is INVALID
    assert text((2, UNKNOWN)) == "[2, ?]"


def test_any_combines() -> None:
    form = "shape.any %a, %b : !shape.shape, !shape.shape -> !shape.shape"
    assert shapes(form, [2, -1], [-1, 3]) == [[2, 3]]
    assert shapes(form, [-1, -1], [1, 2]) == [[1, 2]]
    with pytest.raises(RunError, match="contradict each other"):
        shapes(form, [1], [2])


def test_broadcast_is_that_of_numpy() -> None:
    form = "shape.broadcast %a, %b, %c : !shape.shape, !shape.shape, !shape.shape -> !shape.shape"
    randomness = np.random.default_rng(1)
    for _ in range(100):
        given = [tuple(randomness.integers(1, 4, randomness.integers(0, 4)).tolist()) for _ in range(3)]
        try:
            expected: object = list(np.broadcast_shapes(*given))
        except ValueError:
            expected = "[invalid]"
        found = broadcast(given)
        assert (list(found) if isinstance(found, tuple) else text(found)) == expected
    assert shapes(form, [2, 1], [3], [5, 1, 1]) == [[5, 2, 3]]
    assert shapes(form, [2, 2], [3, 2], []) == ["[invalid]"]
    assert shapes(form, [-1], [4], [1]) == [[4]]


SPLIT = """func.func @f(%a: !shape.shape, %i: !shape.size) -> (!shape.shape, !shape.shape) {
  %h, %t = "shape.split_at"(%a, %i) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return %h, %t : !shape.shape, !shape.shape
}
func.func @extents(%a: tensor<?xindex>, %i: index) -> (tensor<?xindex>, tensor<?xindex>) {
  %h, %t = "shape.split_at"(%a, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %h, %t : tensor<?xindex>, tensor<?xindex>
}"""


@pytest.mark.parametrize("at", range(-5, 6))
def test_split_at(at: int) -> None:
    program = parse(SPLIT)
    given = [4, 5, 6]
    # A size is not negative where it is given from outside: -1 is unknown there.
    if at >= 0:
        expected: list[object] = [given[:at], given[at:]] if at <= 3 else ["[invalid]"] * 2
        assert shown(run(program, "f", given, at)) == expected
    if -3 <= at <= 3:
        head, tail = run(program, "extents", np.array(given), at)
        assert (head.tolist(), tail.tolist()) == (given[:at] if at else [], given[at:])
    else:
        with pytest.raises(RunError, match=f"position {at} of a shape of rank 3"):
            run(program, "extents", np.array(given), at)


def test_sizes() -> None:
    program = parse("""func.func @f(%a: !shape.size, %b: !shape.size, %s: !shape.shape)
        -> (!shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size) {
      %c9 = shape.const_size 9
      %error = shape.get_extent %s, %c9 : !shape.shape, !shape.size -> !shape.size
      %0 = shape.add %a, %b : !shape.size, !shape.size -> !shape.size
      %1 = shape.mul %a, %b : !shape.size, !shape.size -> !shape.size
      %2 = shape.div %a, %b : !shape.size, !shape.size -> !shape.size
      %3 = shape.add %a, %error : !shape.size, !shape.size -> !shape.size
      %4 = shape.max %a, %b : !shape.size, !shape.size -> !shape.size
      %5 = shape.min %a, %error : !shape.size, !shape.size -> !shape.size
      return %0, %1, %2, %3, %4, %5 : !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size
    }""")
    assert shown(run(program, "f", 7, 2, [3])) == [9, 14, 3, "[invalid]", 7, "[invalid]"]
    assert shown(run(program, "f", -1, 2, [3])) == ["?", "?", "?", "[invalid]", "?", "[invalid]"]
    with pytest.raises(RunError, match="division by zero"):
        run(program, "f", 7, 0, [3])


def test_indices_round_down() -> None:
    program = parse("""func.func @f(%a: index, %b: index) -> index {
      %0 = shape.div %a, %b : index, index -> index
      return %0 : index
    }""")
    for a, b in [(7, 2), (-7, 2), (7, -2), (-7, -2), (-8, 2)]:
        assert run(program, "f", a, b)[0] == a // b


def test_extents_and_conversions() -> None:
    program = parse("""func.func @f(%t: tensor<?x3xf32>, %m: memref<4xf32>, %s: !shape.shape)
        -> (tensor<2xindex>, !shape.shape, index, index, !shape.size, tensor<?xindex>, index, !shape.shape) {
      %c1 = arith.constant 1 : index
      %0 = shape.shape_of %t : tensor<?x3xf32> -> tensor<2xindex>
      %1 = shape.shape_of %m : memref<4xf32> -> !shape.shape
      %2 = shape.rank %0 : tensor<2xindex> -> index
      %3 = shape.num_elements %0 : tensor<2xindex> -> index
      %4 = shape.num_elements %s : !shape.shape -> !shape.size
      %5 = shape.concat %0, %0 : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
      %6 = shape.dim %t, %c1 : tensor<?x3xf32>, index -> index
      %7 = shape.from_extents %2, %c1 : index, index
      return %0, %1, %2, %3, %4, %5, %6, %7
        : tensor<2xindex>, !shape.shape, index, index, !shape.size, tensor<?xindex>, index, !shape.shape
    }""")
    found = shown(run(program, "f", np.zeros((5, 3), np.float32), np.zeros(4, np.float32), [2, 0, 7]))
    assert found == [[5, 3], [4], 2, 15, 0, [5, 3, 5, 3], 3, [2, 1]]


def test_errors_are_no_extents() -> None:
    program = parse("""func.func @f(%a: !shape.shape, %b: !shape.shape) -> tensor<?xindex> {
      %0 = shape.meet %a, %b : !shape.shape, !shape.shape -> !shape.shape
      %1 = shape.to_extent_tensor %0 : !shape.shape -> tensor<?xindex>
      return %1 : tensor<?xindex>
    }""")
    assert shown(run(program, "f", [2, -1], [-1, 3])) == [[2, 3]]
    with pytest.raises(RunError, match=r"the extent tensor of the shape \[invalid\]"):
        run(program, "f", [2], [3])
    with pytest.raises(RunError, match=r"the extent tensor of the shape \[2, \?\]"):
        run(program, "f", [2, -1], [-1, -1])


def test_reduce_counts_elements() -> None:
    program = parse("""func.func @f(%shape: !shape.shape, %init: !shape.size) -> !shape.size {
      %0 = shape.reduce(%shape, %init) : !shape.shape -> !shape.size {
      ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
        %next = shape.mul %acc, %dim : !shape.size, !shape.size -> !shape.size
        shape.yield %next : !shape.size
      }
      return %0 : !shape.size
    }""")
    assert shown(run(program, "f", [2, 3, 7], 1)) == [42]
    assert shown(run(program, "f", [2, -1, 7], 1)) == ["?"]
    assert shown(run(program, "f", [], 5)) == [5]


CONSTRAINTS = """func.func @f(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: i1) -> index {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_eq %a, %a : tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_require %c, "the caller said no"
  %3 = shape.assuming_all %0, %1, %2
  %4 = shape.assuming %3 -> index {
    %5 = shape.broadcast %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %6 = shape.num_elements %5 : tensor<?xindex> -> index
    shape.assuming_yield %6 : index
  }
  return %4 : index
}
func.func @never() {
  %0 = shape.const_witness false
  %1 = shape.const_witness true
  %2 = shape.assuming_all %0, %1
  shape.assuming %2 {
    shape.assuming_yield
  }
  return
}
func.func @predicates(%a: !shape.shape, %b: !shape.shape) -> (i1, i1, i1) {
  %0 = shape.shape_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.is_broadcastable %a, %b : !shape.shape, !shape.shape
  %2 = shape.meet %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.max %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %4 = shape.shape_eq %2, %3 : !shape.shape, !shape.shape
  return %0, %1, %4 : i1, i1, i1
}"""


def test_constraints_are_assertions() -> None:
    program = parse(CONSTRAINTS)
    assert shown(run(program, "f", np.array([2, 1]), np.array([3]), True)) == [6]
    with pytest.raises(RunError, match=r"assertion failed: the shapes \[2\] and \[3\] do not broadcast"):
        run(program, "f", np.array([2]), np.array([3]), True)
    with pytest.raises(RunError, match="assertion failed: the caller said no"):
        run(program, "f", np.array([2]), np.array([2]), False)
    with pytest.raises(RunError, match="the witness does not hold"):
        run(program, "never")


def test_predicates() -> None:
    program = parse(CONSTRAINTS)
    assert shown(run(program, "predicates", [2, 3], [2, 3])) == [True, True, True]
    assert shown(run(program, "predicates", [2, 3], [2, 1])) == [False, True, False]
    # Of shapes with different ranks both are errors, and errors are equal.
    assert shown(run(program, "predicates", [2, 3], [3])) == [False, True, True]


LIBRARY = """module attributes {shape.lib = [@lib]} {
  shape.function_library @lib {
    func.func @same(%arg: !shape.value_shape) -> !shape.shape {
      %0 = shape.shape_of %arg : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    func.func @twice(%arg: !shape.value_shape) -> !shape.shape {
      %0 = func.call @same(%arg) : (!shape.value_shape) -> !shape.shape
      %1 = shape.concat %0, %0 : !shape.shape, !shape.shape -> !shape.shape
      return %1 : !shape.shape
    }
    shape.func @other(%arg: !shape.value_shape, %s: !shape.shape) -> !shape.shape {
      %0 = shape.with_shape %arg, %s : !shape.value_shape, !shape.shape
      %1 = shape.shape_of %0 : !shape.value_shape -> !shape.shape
      return %1 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  func.func @value(%t: tensor<2xi32>) -> (!shape.shape, tensor<2xi32>) {
    %0 = shape.value_as_shape %t : tensor<2xi32> -> !shape.shape
    %s = shape.const_shape [2] : !shape.shape
    %1 = shape.with_shape %t, %s : tensor<2xi32>, !shape.shape
    %2 = shape.value_of %1 : tensor<2xi32>
    return %0, %2 : !shape.shape, tensor<2xi32>
  }
}"""


def test_functions_of_a_library() -> None:
    program = parse(LIBRARY)
    given = np.zeros((2, 5))
    assert shown(run(program, "lib::same", given)) == [[2, 5]]
    assert shown(run(program, "lib::twice", given)) == [[2, 5, 2, 5]]
    with pytest.raises(
        RunError, match=r"there is no function @lib::nothing; there are: @value, @lib::same, @lib::twice, @lib::other"
    ):
        run(program, "lib::nothing")


def test_values_with_shapes() -> None:
    program = parse(LIBRARY)
    given = np.zeros((2, 5))
    assert shown(run(program, "lib::other", given, [-1, 5])) == ["[?, 5]"]
    assert shown(run(program, "lib::other", given, [5])) == ["[invalid]"]
    assert shown(run(program, "value", np.array([3, -1], np.int32))) == ["[3, ?]", [3, -1]]


def test_sizes_are_constants_and_indices() -> None:
    program = parse("""func.func @f(%i: index, %e: tensor<3xindex>)
        -> (!shape.size, index, !shape.shape, !shape.size) {
      %0 = shape.const_size 9
      %1 = shape.size_to_index %0 : !shape.size
      %2 = arith.addi %1, %i : index
      %3 = shape.index_to_size %2
      %4 = shape.from_extent_tensor %e : tensor<3xindex>
      %5 = shape.num_elements %4 : !shape.shape -> !shape.size
      return %3, %1, %4, %5 : !shape.size, index, !shape.shape, !shape.size
    }""")
    extents = np.array([2, 0, 5])
    found = run(program, "f", 4, extents)
    assert [one.tolist() for one in found] == [13, 9, extents.tolist(), int(np.prod(extents))]


def test_constant_witnesses() -> None:
    text = """func.func @f() -> index {
      %w = shape.const_witness PASSING
      %0 = shape.assuming %w -> index {
        %c = arith.constant 3 : index
        shape.assuming_yield %c : index
      }
      return %0 : index
    }"""
    assert run(parse(text.replace("PASSING", "true")), "f")[0].item() == 3
    with pytest.raises(RunError, match="the witness does not hold"):
        run(parse(text.replace("PASSING", "false")), "f")


def test_debug_print() -> None:
    """It prints the value, and hands it on."""
    text = """func.func @main(%s: !shape.shape) -> !shape.shape {
      %0 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
      return %0 : !shape.shape
    }"""
    code, output, errors = run_in_process(["-", "--arg", "[2, 3]"], text)
    assert (code, errors) == (0, "")
    first, second = output.splitlines()
    assert "2" in first and "3" in first and second == "[2, 3]"
