"""Shape functions run over what is known of operands: values with a shape, errors, control flow, calls, parameters."""

from __future__ import annotations

import pytest

from pyopt.analysis.shapes.expressions import add, constant
from pyopt.analysis.shapes.functions import ShapeFunctions, text_of
from pyopt.analysis.shapes.lookup import ShapeRules, transfer_of
from pyopt.analysis.shapes.program_ops import ProgramOps
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.verifier import verify
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module


def parsed(text: str) -> Operation:
    messages: list[object] = []
    context = Context(lambda *message: messages.append(message), allow_unregistered=True)
    module = parse_module(Source(text, "-"), context)
    assert module is not None, messages
    assert verify(module, context), messages
    return module


def solved(functions: str, main: str) -> tuple[ShapeSolver, list[Operation], list[str]]:
    """What is known after @f of these functions was asked for each "test.op": the ops, and what is wrong with some."""
    module = parsed(
        f"""module attributes {{shape.lib = @lib}} {{
        shape.function_library @lib {{ {functions} }} mapping {{ test.op = @f }}
        {main} }}"""
    )
    known = ShapeFunctions(transfer_of, [])
    solver = ShapeSolver(ProgramOps(module), ShapeRules(known))
    solver.solve()
    ops = [op for op in module.walk() if op.name == "test.op"]
    return solver, ops, [error.message for error in known.errors.values()]


def answers(functions: str, op: str, arguments: str) -> list[str]:
    """The shapes that @f gives for ops in a function with these arguments; messages behind them."""
    solver, ops, errors = solved(functions, f"func.func @main({arguments}) {{ {op}\n return }}")
    return [text_of(solver.shape(result)) for one in ops for result in one.results] + errors


X = "%x: !shape.value_shape"
T = "!shape.shape"
BOTH = f"{T}, {T} -> {T}"
SHAPE = f"%s = shape.shape_of %x : !shape.value_shape -> {T}\n"
ONE = ("%t: tensor<2x?x4xf32>", '%0 = "test.op"(%t) : (tensor<2x?x4xf32>) -> tensor<*xf32>')
TWO = (
    "%t: tensor<2x?xf32>, %u: tensor<?x3xf32>",
    '%0 = "test.op"(%t, %u) : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<*xf32>',
)
XY = f"{X}, %y: !shape.value_shape"
SHAPES = SHAPE + f"%r = shape.shape_of %y : !shape.value_shape -> {T}\n"


def function(body: str, result: str, parameters: str = X) -> str:
    return f"func @f({parameters}) -> {T} {{ {body}\n return {result} : {T} }}"


SPLIT = f'"shape.split_at"(%s, %i) : ({T}, index) -> ({T}, {T})'
BODIES = {
    "the same": (SHAPE, "%s", "[2, ?, 4]"),
    "split and concat": (
        SHAPE + f"%i = arith.constant -1 : index\n%h, %l = {SPLIT}\n%0 = shape.concat %l, %h : {BOTH}",
        "%0",
        "[4, 2, ?]",
    ),
    "an extent": (
        SHAPE + f"%i = arith.constant 2 : index\n%e = shape.get_extent %s, %i : {T}, index -> !shape.size\n"
        "%c = shape.const_size 3\n%p = shape.mul %e, %c : !shape.size, !shape.size -> !shape.size\n"
        "%0 = shape.from_extents %p, %e : !shape.size, !shape.size",
        "%0",
        "[12, 4]",
    ),
    "reduce": (
        SHAPE + "%one = shape.const_size 1\n"
        f"""%n = shape.reduce(%s, %one) : {T} -> !shape.size {{
        ^bb0(%i: index, %e: !shape.size, %so_far: !shape.size):
          %m = shape.mul %so_far, %e : !shape.size, !shape.size -> !shape.size
          shape.yield %m : !shape.size
        }}
        %i = arith.constant 1 : index
        %d = shape.get_extent %s, %i : {T}, index -> !shape.size
        %q = shape.div %n, %d : !shape.size, !shape.size -> !shape.size
        %0 = shape.from_extents %d, %one : !shape.size, !shape.size""",
        "%0",
        "[?, 1]",
    ),
    "reduce of shapes": (
        SHAPE + "%none = shape.const_shape [] : !shape.shape\n"
        f"""%0 = shape.reduce(%s, %none) : {T} -> {T} {{
        ^bb0(%i: index, %e: !shape.size, %so_far: {T}):
          %one = shape.from_extents %e : !shape.size
          %next = shape.concat %one, %so_far : {BOTH}
          shape.yield %next : {T}
        }}""",
        "%0",
        "[4, ?, 2]",
    ),
    "a loop": (
        SHAPE + "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c2 = arith.constant 2 : index\n"
        f"""%0 = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %s) -> ({T}) {{
          %one = shape.from_extents %i : index
          %next = shape.concat %a, %one : {BOTH}
          scf.yield %next : {T}
        }}""",
        "%0",
        "[2, ?, 4, 0, 1]",
    ),
    "a condition that is known": (
        SHAPE
        + f"""%n = shape.rank %s : {T} -> !shape.size
        %i = shape.size_to_index %n : !shape.size
        %c3 = arith.constant 3 : index
        %is = arith.cmpi eq, %i, %c3 : index
        %0 = scf.if %is -> ({T}) {{ scf.yield %s : {T} }} else {{
          %none = shape.const_shape [] : {T}
          scf.yield %none : {T}
        }}""",
        "%0",
        "[2, ?, 4]",
    ),
    "a condition that is not": (
        SHAPE
        + f"""%i = arith.constant 1 : index
        %n = shape.get_extent %s, %i : {T}, index -> !shape.size
        %e = shape.size_to_index %n : !shape.size
        %is = arith.cmpi eq, %e, %i : index
        %0 = scf.if %is -> ({T}) {{ scf.yield %s : {T} }} else {{
          %other = shape.const_shape [2, 5, 5] : {T}
          scf.yield %other : {T}
        }}""",
        "%0",
        "[2, ?, ?]",
    ),
    "an assumption": (
        SHAPE
        + f"""%w = shape.cstr_eq %s, %s : {T}, {T}
        %0 = shape.assuming %w -> ({T}) {{ shape.assuming_yield %s : {T} }}""",
        "%0",
        "[2, ?, 4]",
    ),
    "debug_print": (SHAPE + f'%0 = "shape.debug_print"(%s) : ({T}) -> {T}', "%0", "[2, ?, 4]"),
    "another shape": (
        f"""%given = shape.const_shape [2, 3, 4] : {T}
        %v = shape.with_shape %x, %given : !shape.value_shape, {T}
        %0 = shape.shape_of %v : !shape.value_shape -> {T}""",
        "%0",
        "[2, 3, 4]",
    ),
    "what is not known of": (SHAPE + f'%0 = "test.other"(%s) : ({T}) -> {T}', "%0", "[*]"),
}


@pytest.mark.parametrize(("body", "result", "expected"), BODIES.values(), ids=BODIES)
def test_bodies(body: str, result: str, expected: str) -> None:
    assert answers(function(body, result), ONE[1], ONE[0]) == [expected]


COMBINED = {
    "broadcast": (f"%0 = shape.broadcast %s, %r : {BOTH}", ["[2, 3]"]),
    "meet": (f"%0 = shape.meet %s, %r : {BOTH}", ["[2, 3]"]),
    "any": (f"%0 = shape.any %s, %r : {BOTH}", ["[2, 3]"]),
    "concat": (f"%0 = shape.concat %s, %r : {BOTH}", ["[2, ?, ?, 3]"]),
    "max": (f"%0 = shape.max %s, %r : {BOTH}", ["[?, ?]"]),
    "what may be an error is nothing to ask about": (
        f"""%m = shape.meet %s, %r : {BOTH}
        %c = shape.const_shape [2, 3] : {T}
        %is = shape.shape_eq %m, %c : {T}, {T}
        %0 = scf.if %is -> ({T}) {{ scf.yield %s : {T} }} else {{ scf.yield %r : {T} }}""",
        ["[?, ?]"],
    ),
}


@pytest.mark.parametrize(("body", "expected"), COMBINED.values(), ids=COMBINED)
def test_two_shapes(body: str, expected: list[str]) -> None:
    assert answers(function(SHAPES + body, "%0", XY), TWO[1], TWO[0]) == expected


def test_extents_stay_symbolic() -> None:
    body = (
        SHAPE
        + f"""%i = arith.constant 1 : index
        %n = shape.get_extent %s, %i : {T}, index -> !shape.size
        %c1 = shape.const_size 1
        %m = shape.add %n, %c1 : !shape.size, !shape.size -> !shape.size
        %0 = shape.from_extents %m : !shape.size"""
    )
    solver, ops, errors = solved(function(body, "%0"), f"func.func @main({ONE[0]}) {{ {ONE[1]} return }}")
    given = solver.shape(ops[0].operands[0]).extents
    found = solver.shape(ops[0].results[0]).extents
    assert errors == []
    assert given is not None
    assert found is not None
    assert found == (add(given[1], constant(1)),)


# Errors.

CLASH = (
    "%t: tensor<2x?xf32>, %u: tensor<3x3xf32>",
    '%0 = "test.op"(%t, %u) : (tensor<2x?xf32>, tensor<3x3xf32>) -> tensor<*xf32>',
)
GIVEN = "its shape function @f gives an error for [2, arg0[1]], [3, 3]"
CLASHES = {
    "broadcast": (f"%0 = shape.broadcast %s, %r : {BOTH}", GIVEN),
    "with a text": (f'%0 = shape.broadcast %s, %r {{error = "no"}} : {BOTH}', GIVEN + ": no"),
    "meet": (f'%0 = shape.meet %s, %r, error = "they differ" : {BOTH}', GIVEN + ": they differ"),
    "an error goes on": (
        f"%m = shape.meet %s, %r : {BOTH}\n%n = shape.num_elements %m : {T} -> !shape.size\n"
        "%0 = shape.from_extents %n : !shape.size",
        GIVEN,
    ),
    "through control flow": (
        f"""%m = shape.meet %s, %r : {BOTH}
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %0 = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %m) -> ({T}) {{ scf.yield %a : {T} }}""",
        GIVEN,
    ),
    "an assertion": (f"%w = shape.cstr_eq %s, %r : {T}, {T}\n%0 = shape.concat %s, %r : {BOTH}", GIVEN),
    "an assumption": (
        f"""%w = shape.cstr_eq %s, %r : {T}, {T}
        %0 = shape.assuming %w -> ({T}) {{ shape.assuming_yield %s : {T} }}""",
        GIVEN,
    ),
    "sizes": (
        f"""%c0 = arith.constant 0 : index
        %a = shape.get_extent %s, %c0 : {T}, index -> !shape.size
        %b = shape.get_extent %r, %c0 : {T}, index -> !shape.size
        %c = shape.meet %a, %b : !shape.size, !shape.size -> !shape.size
        %0 = shape.from_extents %c : !shape.size""",
        GIVEN,
    ),
    "a shape that the value cannot have": (
        f"""%v = shape.with_shape %x, %r : !shape.value_shape, {T}
        %0 = shape.shape_of %v : !shape.value_shape -> {T}""",
        GIVEN,
    ),
    "a position that there is not": (
        f'%i = arith.constant 3 : index\n%0, %l = "shape.split_at"(%s, %i) : ({T}, index) -> ({T}, {T})',
        GIVEN,
    ),
}


@pytest.mark.parametrize(("body", "message"), CLASHES.values(), ids=CLASHES)
def test_errors(body: str, message: str) -> None:
    assert answers(function(SHAPES + body, "%0", XY), CLASH[1], CLASH[0]) == ["[*]", message]


def test_error_on_one_way_only() -> None:
    body = f"""%i = arith.constant 1 : index
        %n = shape.get_extent %s, %i : {T}, index -> !shape.size
        %e = shape.size_to_index %n : !shape.size
        %is = arith.cmpi eq, %e, %i : index
        %0 = scf.if %is -> ({T}) {{
          %w = shape.cstr_eq %s, %r : {T}, {T}
          %m = shape.meet %s, %r : {BOTH}
          scf.yield %m : {T}
        }} else {{ scf.yield %s : {T} }}"""
    assert answers(function(SHAPES + body, "%0", XY), CLASH[1], CLASH[0]) == ["[*]"]


def test_an_error_can_be_asked_for() -> None:
    body = f"""%m = shape.meet %s, %r : {BOTH}
        %is = shape.shape_eq %m, %s : {T}, {T}
        %0 = scf.if %is -> ({T}) {{ scf.yield %s : {T} }} else {{ scf.yield %r : {T} }}"""
    assert answers(function(SHAPES + body, "%0", XY), CLASH[1], CLASH[0]) == ["[3, 3]"]


# Calls.


def test_calls() -> None:
    twice = f"func.func private @twice(%s: {T}) -> {T} {{ %0 = shape.concat %s, %s : {BOTH}\n return %0 : {T} }}\n"
    call = f"func.call @twice(%s) : ({T}) -> {T}"
    body = SHAPE + f"%a = {call}\n%0 = func.call @twice(%a) : ({T}) -> {T}"
    assert answers(twice + function(body, "%0"), ONE[1], ONE[0]) == ["[2, ?, 4, 2, ?, 4, 2, ?, 4, 2, ?, 4]"]


def test_endless_recursion_gives_nothing() -> None:
    again = f"func.func private @again(%s: {T}) -> {T} {{ %0 = call @again(%s) : ({T}) -> {T}\n return %0 : {T} }}\n"
    body = SHAPE + f"%0 = func.call @again(%s) : ({T}) -> {T}"
    assert answers(again + function(body, "%0"), ONE[1], ONE[0]) == ["[*]"]


def test_long_loops_give_nothing() -> None:
    body = (
        SHAPE
        + f"""%c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %n = arith.constant 1000000000 : index
        %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %s) -> ({T}) {{ scf.yield %a : {T} }}"""
    )
    assert answers(function(body, "%0"), ONE[1], ONE[0]) == ["[*]"]


def test_a_function_without_body_gives_nothing() -> None:
    assert answers(f"func private @f(!shape.value_shape) -> {T}", ONE[1], ONE[0]) == ["[*]"]


# Parameters.


def test_values() -> None:
    body = f"%0 = shape.value_as_shape %x : !shape.value_shape -> {T}"
    op = """%c = arith.constant dense<[3, -1, 5]> : tensor<3xi32>
        %0 = "test.op"(%c) : (tensor<3xi32>) -> tensor<*xf32>"""
    assert answers(function(body, "%0"), op, "") == ["[3, ?, 5]"]
    listed = '%0 = "test.op"(%e) : (tensor<3xindex>) -> tensor<*xf32>'
    op = f"%c7 = arith.constant 7 : index %e = tensor.from_elements %c7, %n, %c7 : tensor<3xindex> {listed}"
    assert answers(function(body, "%0"), op, "%n: index") == ["[7, ?, 7]"]
    assert answers(function(body, "%0"), ONE[1], ONE[0])[1:] == [
        "its shape function @f gives an error for [2, arg0[1], 4]"
    ]


def test_elements_of_values() -> None:
    body = """%v = shape.value_of %x : tensor<?x2xindex>
        %c1 = arith.constant 1 : index
        %e = tensor.extract %v[%c1, %c1] : tensor<?x2xindex>
        %0 = shape.from_extents %e, %c1 : index, index"""
    op = """%c = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi64>
        %0 = "test.op"(%c) : (tensor<3x2xi64>) -> tensor<*xf32>"""
    assert answers(function(body, "%0"), op, "") == ["[4, 1]"]


ATTRIBUTES = {
    "a number": ("index", "{a = 5 : i32}", "%p", "[5]"),
    "the default": ("index", "", "%p", "[7]"),
    "what is no number": ("index", '{a = "5"}', "%p", "[?]"),
    "a property": ("index", "<{a = 5 : i64}>", "%p", "[5]"),
}


@pytest.mark.parametrize(("type", "given", "size", "expected"), ATTRIBUTES.values(), ids=ATTRIBUTES)
def test_attributes(type: str, given: str, size: str, expected: str) -> None:
    parameters = f'{X}, %p: {type} {{shape.attribute = "a", shape.default = 7 : index}}'
    text = function(f"%0 = shape.from_extents {size} : {type}", "%0", parameters)
    assert answers(text, f'%0 = "test.op"(%t) {given} : (tensor<f32>) -> tensor<*xf32>', "%t: tensor<f32>") == [
        expected
    ]


@pytest.mark.parametrize("given", ["[2, 3]", "array<i64: 2, 3>", "dense<[2, 3]> : tensor<2xi32>"])
def test_lists_as_attributes(given: str) -> None:
    parameters = f'{X}, %p: {T} {{shape.attribute = "a"}}, %q: tensor<?xindex> {{shape.attribute = "a"}}'
    body = f"%r = shape.from_extent_tensor %q : tensor<?xindex>\n%0 = shape.concat %p, %r : {BOTH}"
    op = f'%0 = "test.op"(%t) {{a = {given}}} : (tensor<f32>) -> tensor<*xf32>'
    assert answers(function(body, "%0", parameters), op, "%t: tensor<f32>") == ["[2, 3, 2, 3]"]


@pytest.mark.parametrize(("given", "expected"), [('{a = "B"}', "[1]"), ('{a = "C"}', "[2]"), ("", "[2]")])
def test_comparisons_of_attributes(given: str, expected: str) -> None:
    parameters = f'{X}, %p: i1 {{shape.attribute = "a", shape.equals = "B"}}'
    body = """%c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %n = arith.select %p, %c1, %c2 : index
        %0 = shape.from_extents %n : index"""
    op = f'%0 = "test.op"(%t) {given} : (tensor<f32>) -> tensor<*xf32>'
    assert answers(function(body, "%0", parameters), op, "%t: tensor<f32>") == [expected]


def test_all_operands() -> None:
    parameters = "%all: tensor<?x!shape.value_shape>, %last: index"
    body = f"""%c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %n = tensor.dim %all, %c0 : tensor<?x!shape.value_shape>
        %none = shape.const_shape [] : {T}
        %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %none) -> ({T}) {{
          %one = tensor.extract %all[%i] : tensor<?x!shape.value_shape>
          %s = shape.shape_of %one : !shape.value_shape -> {T}
          %next = shape.concat %a, %s : {BOTH}
          scf.yield %next : {T}
        }}
        %e = shape.from_extents %last : index
        %0 = shape.concat %s, %e : {BOTH}"""
    op = """%c = arith.constant dense<9> : tensor<i32>
        %0 = "test.op"(%t, %u, %t, %c)
          : (tensor<2xf32>, tensor<3x4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<*xf32>"""
    assert answers(function(body, "%0", parameters), op, "%t: tensor<2xf32>, %u: tensor<3x4xf32>") == [
        "[2, 3, 4, 2, 9]"
    ]


def test_operands_that_do_not_fit() -> None:
    assert answers(function(SHAPE, "%s"), TWO[1], TWO[0]) == [
        "[*]",
        "its shape function @f takes 1 operand, but the op has 2",
    ]
    two = '%0, %1 = "test.op"(%t) : (tensor<2x?x4xf32>) -> (tensor<*xf32>, tensor<*xf32>)'
    assert answers(function(SHAPE, "%s"), two, ONE[0]) == [
        "[*]",
        "[*]",
        "its shape function @f has 1 result, but the op has 2",
    ]


def test_several_results() -> None:
    body = f"{SHAPE} %i = arith.constant 1 : index\n %h, %l = {SPLIT}\n return %h, %l : {T}, {T}"
    text = f"func @f({X}) -> ({T}, {T}) {{ {body} }}"
    op = '%0, %1 = "test.op"(%t) : (tensor<2x?x4xf32>) -> (tensor<*xf32>, tensor<*xf32>)'
    assert answers(text, op, ONE[0]) == ["[2]", "[?, 4]"]


def test_a_library_around_wins() -> None:
    """The libraries of the nearest symbol table come first, and what an op names itself comes before them."""
    inner = f"""module attributes {{shape.lib = @own}} {{
        shape.function_library @own {{
          func @g({X}) -> {T} {{ %0 = shape.const_shape [1] : {T}\n return %0 : {T} }}
        }} mapping {{ test.op = @g }}
        func.func @inside({ONE[0]}) {{
          {ONE[1]}
          %1 = "test.op"(%t) {{shape.function = @own::@g}} : (tensor<2x?x4xf32>) -> tensor<*xf32>
          return
        }}
    }}
    func.func @outside({ONE[0]}) {{ {ONE[1]} return }}"""
    solver, ops, _ = solved(function(SHAPE, "%s"), inner)
    assert [text_of(solver.shape(op.results[0])) for op in ops] == ["[1]", "[1]", "[2, ?, 4]"]


VARIADIC = f"""func @f(%x: {T}, %n: index {{shape.results}}) -> tensor<?x{T}> {{
  %0 = tensor.generate %n {{
  ^bb0(%i: index):
    %p = shape.from_extents %i : index
    %s = shape.concat %x, %p : {BOTH}
    tensor.yield %s : {T}
  }} : tensor<?x{T}>
  return %0 : tensor<?x{T}>
}}"""


@pytest.mark.parametrize("count", [1, 3])
def test_any_number_of_results(count: int) -> None:
    results = ", ".join(["tensor<*xf32>"] * count)
    op = f'%0:{count} = "test.op"(%t) : (tensor<2x?xf32>) -> ({results})'
    assert answers(VARIADIC, op, "%t: tensor<2x?xf32>") == [f"[2, ?, {at}]" for at in range(count)]


OPTIONAL = function(
    SHAPE + f"%r = shape.from_extent_tensor %l : tensor<?xindex>\n%0 = shape.concat %s, %r : {BOTH}",
    "%0",
    f'{X}, %l: tensor<?xindex> {{shape.operand, shape.attribute = ["list", "values"], shape.default = [9]}}',
)


@pytest.mark.parametrize(
    ("operands", "attributes", "expected"),
    [
        ("%t, %l", "list = [5]", "[2, 7, 8]"),
        ("%t, %n", "list = [5]", "[2, 5]"),
        ("%t", "values = array<i64: 5, 6>", "[2, 5, 6]"),
        ("%t", "values = dense<[[5], [6]]> : tensor<2x1xi8>, list = 4", "[2, 4]"),
        ("%t", "", "[2, 9]"),
        ("%t, %n", "", "[2, 9]"),
    ],
)
def test_an_operand_that_may_be_missing(operands: str, attributes: str, expected: str) -> None:
    types = {"%t": "tensor<2xf32>", "%l": "tensor<2xi64>", "%n": "none"}
    given = ", ".join([types[name] for name in operands.split(", ")])
    op = f"""%l = arith.constant dense<[7, 8]> : tensor<2xi64>
    %n = "test.none"() : () -> none
    %0 = "test.op"({operands}) {{{attributes}}} : ({given}) -> tensor<*xf32>"""
    assert answers(OPTIONAL, op, "%t: tensor<2xf32>") == [expected]


LOOP = """
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %one = arith.constant dense<1> : tensor<1xi64>
    %r = scf.for %i = %c0 to %k step %c1 iter_args(%a = %one) -> (tensor<1xi64>) {
      %m = arith.constant dense<-1> : tensor<1xi64>
      %b = arith.addi %a, %m : tensor<1xi64>
      scf.yield %b : tensor<1xi64>
    }
    %e = tensor.extract %r[%c0] : tensor<1xi64>
    %z = arith.constant 0 : i64
    %p = arith.cmpi sge, %e, %z : i64
"""


def test_what_a_loop_carries_may_be_negative() -> None:
    """The elements of a tensor are numbers, not extents."""
    module = parsed(f"func.func @main(%k: index) -> i1 {{ {LOOP} return %p : i1 }}")
    solver = ShapeSolver(ProgramOps(module), ShapeRules())
    solver.solve()
    (compared,) = [op for op in module.walk() if op.name == "arith.cmpi"]
    assert solver.truth(compared.results[0]) is None


FIELD = function(
    "%0 = shape.from_extent_tensor %l : tensor<?xindex>",
    "%0",
    f'{X}, %l: tensor<?xindex> {{shape.attribute = "numbers.left", shape.default = []}}',
)


@pytest.mark.parametrize(
    ("attributes", "expected"),
    [
        ("numbers = {left = [2, 3]}", "[2, 3]"),
        ("numbers = #other.dot<not_left = [9], left = [2, 3], right = [4]>", "[2, 3]"),
        ("numbers = #other.dot<left = 5>", "[5]"),
        ("numbers = #other.dot<left = []>", "[]"),
        ("numbers = #other.dot<left = [a]>", "[]"),
        ("numbers = 4", "[]"),
        ("", "[]"),
    ],
)
def test_an_entry_of_an_attribute(attributes: str, expected: str) -> None:
    op = f'%0 = "test.op"(%t) {{{attributes}}} : (tensor<2xf32>) -> tensor<*xf32>'
    assert answers(FIELD, op, "%t: tensor<2xf32>") == [expected]


UNITS = function(
    "%0 = shape.from_extent_tensor %l : tensor<?xindex>",
    "%0",
    f"{X}, %l: tensor<?xindex> {{shape.denominator = 8}}",
)


@pytest.mark.parametrize(
    ("constant", "expected"),
    [
        ("arith.constant dense<[0.5, 2.0, 1.125]> : tensor<3xf32>", "[4, 16, 9]"),
        ("arith.constant dense<[0.3, 2.0]> : tensor<2xf64>", "[?, 16]"),
        ("arith.constant dense<[0x7FC00000, 0x7F800000, 1.0]> : tensor<3xf32>", "[?, ?, 8]"),
        ("arith.constant dense<3> : tensor<2xi64>", "[24, 24]"),
        ('"test.other"() {value = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>', "[?]"),
    ],
)
def test_a_list_in_fractions(constant: str, expected: str) -> None:
    type = constant.rsplit(" : ", maxsplit=1)[-1].rpartition(" ")[2]
    op = f'%l = {constant}\n%0 = "test.op"(%t, %l) : (tensor<2xf32>, {type}) -> tensor<*xf32>'
    assert answers(UNITS, op, "%t: tensor<2xf32>") == [expected]


@pytest.mark.parametrize(("assumed", "expected"), [("", "[?]"), ("{shape.assumed = false}", "[3]")])
def test_a_condition_that_is_assumed(assumed: str, expected: str) -> None:
    """Is the extent 4? Where that is not known it is taken not to be."""
    body = (
        SHAPE
        + f"""%c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %e = shape.get_extent %s, %c0 : {T}, index -> !shape.size
    %n = shape.size_to_index %e : !shape.size
    %is = arith.cmpi eq, %n, %c4 {assumed} : index
    %r = arith.select %is, %c4, %c3 : index
    %0 = shape.from_extents %r : index"""
    )
    op = '%0 = "test.op"(%t) : (tensor<?xf32>) -> tensor<*xf32>'
    assert answers(function(body, "%0"), op, "%t: tensor<?xf32>") == [expected]
    known = '%0 = "test.op"(%t) : (tensor<4xf32>) -> tensor<*xf32>'
    assert answers(function(body, "%0"), known, "%t: tensor<4xf32>") == ["[4]"]
