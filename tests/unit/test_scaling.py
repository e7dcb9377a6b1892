"""What grows with its input grows in proportion: counted in calls of functions, which do not depend on the machine."""

from __future__ import annotations

import random
import sys
from types import FrameType

import pytest

from pyopt.dialects.affine.bounds import Bounds
from pyopt.driver.run import run_in_process
from pyopt.format.scan import scan
from pyopt.ir import dominators
from pyopt.ir.affine import AffineMap, dim
from pyopt.ir.affine_flatten import LARGEST
from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.dominators import immediate_dominators
from pyopt.ir.types import I32
from pyopt.memo import remembering
from pyopt.memo.read import MOST_TOKENS, TextLayout, TextReader
from pyopt.syntax.lexer import BLANKS, Source, token_offsets, tokenize
from pyopt.syntax.parser import OperationParser
from tests.support.compiled import needs_subclasses
from tests.support.work import calls_in
from tools import scaling
from tools.scaling_buffers import BUFFERS, TENSOR_KINDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeAlias

    TraceFunction: TypeAlias = Callable[[FrameType, str, Any], "TraceFunction | None"]


def calls_of(argv: list[str], text: str) -> int:
    """How many functions a run calls, those of C too; caches are warm."""

    def work() -> None:
        code, _, errors = run_in_process(argv, text)
        assert code == 0, errors

    return calls_in(work)


def apply_chain(count: int, expression: str) -> str:
    """`count` affine.apply, each of the one before and a value of its own."""
    arguments = ", ".join([f"%b{i}: index" for i in range(count)])
    lines = [f"func.func @f(%0: index, {arguments}) -> index {{"]
    map = f"affine_map<(d0, d1) -> ({expression})>"
    lines += [f"  %{i + 1} = affine.apply {map}(%{i}, %b{i})" for i in range(count)]
    return "\n".join([*lines, f"  return %{count} : index", "}"])


SLOWER = ("d0 floordiv 5 + d1", "d0 mod 5 + d1", "(d0 + d1) ceildiv 3")


@pytest.mark.parametrize("expression", ["d0 + d1", *(pytest.param(text, marks=pytest.mark.full) for text in SLOWER)])
def test_composed_maps(expression: str) -> None:
    """A map of n operands is made n times, so that squares are what there is; before, there were cubes."""
    calls_of(["--canonicalize"], apply_chain(4, expression))
    small = calls_of(["--canonicalize"], apply_chain(30, expression))
    large = calls_of(["--canonicalize"], apply_chain(120, expression))
    assert large < 20 * small


def test_remainders_within_each_other_stay_small() -> None:
    """As differences they would double each time."""
    text = apply_chain(60, "(d0 + d1) mod 5 + (d0 + d1) mod 3")
    code, output, _ = run_in_process(["--canonicalize"], text)
    assert code == 0
    assert len(output) < 60 * 8 * LARGEST


def test_bounds_of_nested_remainders_are_found_once() -> None:
    expression = dim(0)
    for number in range(200):
        expression = (expression + number) % (number + 2)
    bounds = Bounds(AffineMap.get(1, 0, [expression]), [])
    bounds.ranges = [(0, 1000)]
    assert bounds.of(expression) == (0, 200)


def test_dominators_are_those_of_the_definition() -> None:
    """A node dominates another if the other cannot be reached without it."""
    randomness = random.Random(3)
    for _ in range(300):
        count = randomness.randrange(1, 12)
        graph = [[randomness.randrange(count) for _ in range(randomness.randrange(4))] for _ in range(count)]
        order = reachable(graph, 0, None)
        successors = [[order.index(one) for one in graph[node]] for node in order]
        dominators = immediate_dominators(successors)
        for node in range(1, len(order)):
            above = set()
            walk = node
            while walk:
                walk = dominators[walk]
                above.add(walk)
            assert above == {
                one for one in range(len(order)) if one != node and node not in reachable(successors, 0, one)
            }


def reachable(graph: list[list[int]], start: int, without: int | None) -> list[int]:
    """The nodes that can be reached from `start`, which comes first, on paths without a node."""
    found: list[int] = []
    stack = [] if start == without else [start]
    while stack:
        node = stack.pop()
        if node not in found:
            found.append(node)
            stack += [one for one in graph[node] if one != without]
    return found


@pytest.mark.full
@pytest.mark.parametrize(
    ("kind", "flags"),
    [
        ("iter_args", ["--convert-scf-to-cf"]),
        ("switch", ["--canonicalize"]),
        ("phis", ["--canonicalize"]),
        ("one-callee", ["--inline"]),
        ("if-results", ["--canonicalize"]),
        ("blocks", ["--cse"]),
        ("if-plain", ["--canonicalize"]),
        ("to-tensor", ["--fold-memref-alias-ops"]),
        ("if-alloc", ["--buffer-hoisting"]),
        ("if-alloc", ["--promote-buffers-to-stack"]),
        ("select", ["--promote-buffers-to-stack"]),
        ("branches", ["--buffer-loop-hoisting"]),
        ("loop-carried", ["--ownership-based-buffer-deallocation", "--buffer-deallocation-simplification"]),
        pytest.param("realloc", ["--buffer-deallocation-pipeline"], marks=pytest.mark.full),
        ("many-returned", ["--buffer-deallocation-pipeline"]),
        ("tensor-slices", ["--one-shot-bufferize=copy-before-write"]),
        ("to-tensor", ["--expand-realloc"]),
    ],
)
def test_calls_grow_in_proportion(kind: str, flags: list[str]) -> None:
    make = {**scaling.KINDS, **TENSOR_KINDS, **BUFFERS}[kind]
    calls_of(flags, make(4))
    assert calls_of(flags, make(800)) < 6 * calls_of(flags, make(200))


def test_kinds_are_valid() -> None:
    for kind, make in scaling.KINDS.items():
        code, _, errors = run_in_process(["--allow-unregistered-dialect"], make(12))
        assert code == 0, (kind, errors)


def lines_of(graph: list[list[int]]) -> int:
    """How many lines `immediate_dominators` executes for a graph."""
    count = 0

    def trace(frame: FrameType, event: str, argument: object) -> TraceFunction:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        immediate_dominators(graph)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.skipif(not dominators.__file__.endswith(".py"), reason="compiled code has no lines")
def test_dominators_of_many_back_edges() -> None:
    randomness = random.Random(5)
    small, large = ([[min(i + 1, n - 1), randomness.randrange(i + 1)] for i in range(n)] for n in (500, 4000))
    assert lines_of(large) < 12 * lines_of(small)


class Counting(tuple[int, ...]):
    """Counts how many of its elements are looked at."""

    looked_at = 0

    def __iter__(self):  # type: ignore[no-untyped-def]
        type(self).looked_at += len(self)
        return super().__iter__()

    def __getitem__(self, key):  # type: ignore[no-untyped-def]
        found = super().__getitem__(key)
        type(self).looked_at += len(found) if isinstance(key, slice) else 1
        return found


@needs_subclasses
def test_segments_of_a_wide_switch_are_added_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = ", ".join([f"{i}: ^bb{i % 2 + 1}" for i in range(1000)])
    text = (
        f"func.func @f(%a: i32) {{\n cf.switch %a : i32, [default: ^bb1, {cases}]\n^bb1:\n return\n^bb2:\n return\n}}"
    )

    made = DenseArrayAttr.get

    def get(element_type: object, values: tuple[int, ...]) -> DenseArrayAttr:
        attribute = made(I32, values)
        if len(values) == 1000 and not isinstance(attribute.values, Counting):
            attribute.values = Counting(values)
        return attribute

    monkeypatch.setattr(DenseArrayAttr, "get", staticmethod(get))
    Counting.looked_at = 0
    code, _, errors = run_in_process(["--canonicalize"], text)
    assert code == 0, errors
    assert 1000 <= Counting.looked_at < 40_000


def test_aliases_that_double() -> None:
    """The text that is printed doubles; what is done for it need not."""
    lines = ["#a0 = [@f]"] + [f"#a{i + 1} = [#a{i}, #a{i}]" for i in range(16)]
    text = "\n".join(lines) + "\nmodule attributes {t.x = #a16} { func.func private @f() }"
    for flags in ([], ["--symbol-dce"], ["--canonicalize", "--cse"], ["--mlir-print-debuginfo"], ["--inline"]):
        assert calls_of(flags, text) < 60_000, flags


class Counted(list[int]):
    """A list that counts how often it is searched."""

    searched = 0

    def __contains__(self, item: object) -> bool:
        Counted.searched += 1
        return super().__contains__(item)


def test_the_layout_of_a_text_with_many_names_is_made_in_one_pass() -> None:
    layout = TextLayout(4_000, (Counted(range(1, 4_000, 2)), [], []))
    assert (layout.first, layout.second, layout.count) == (1, 3, 2_000)
    assert Counted.searched == 0


def test_long_texts_are_not_kept() -> None:
    """Each other op of the name would be held against them."""
    for count, kept in ((MOST_TOKENS // 8, 2), (MOST_TOKENS, 1)):
        names, types = ", ".join(["%a"] * count), ", ".join(["i32"] * count)
        uses = f'"test.use"({names}) : ({types}) -> ()\n"test.use"(%a) : (i32) -> ()\n'
        text = f"func.func @f(%a: i32) {{\n{uses}return\n}}\n"
        parser = OperationParser(Source(text, "test"), remembering(lambda *message: None, allow_unregistered=True))
        parser.parse_top_level()
        reader = parser.reader
        assert isinstance(reader, TextReader)
        assert len(reader.layouts_of('"test.use"', "func")) == kept


@pytest.mark.parametrize("end", ["\n", " \t", "\r\n", " \0"])
def test_white_space_at_the_end_is_passed_over(end: str) -> None:
    """A pattern that began anew with each of it would take minutes."""
    text = "func.func @f() {\n  return // comment\n}" + end * 500_000
    assert tokenize(text)[:3] == ["func.func", "@f", "("]
    assert tokenize(text) == tokenize(text.rstrip(f"{BLANKS}\0"))
    assert token_offsets(text)[:3] == [0, 10, 12]
    found = scan(text)
    assert found.gaps[-1] == end * 500_000
    assert found.texts[-2:] == ["}", ""]


@pytest.mark.parametrize("opening", ["!llvm.array<2 x ", "!llvm.struct<("])
def test_types_that_nest_too_deep_are_not_read_again_at_each_level(opening: str) -> None:
    text = f'"test.a"() : () -> {opening * 5_000}'
    found: list[str] = []
    assert calls_in(lambda: found.append(run_in_process([], text)[2])) < 100_000
    assert "nested too deeply" in found[0]


@pytest.mark.parametrize("inside", ("i32", "vector<2x2xi8>"))
@pytest.mark.parametrize("around", ("struct<(i8, {})>", "array<2 x {}>", "struct<packed ({}, ptr)>"))
def test_what_types_are_made_of_is_found_once(inside: str, around: str) -> None:
    """Whether all in them is LLVM's, which decides how they are printed inside of others."""

    def steps(depth: int) -> int:
        text = inside
        for _ in range(depth):
            text = around.format(text)
        found: list[int] = []
        text = f"llvm.func @f() attributes {{llvm.a = !llvm.{text}}}"
        calls = calls_in(lambda: found.append(run_in_process([], text)[0]))
        assert found == [0]
        return calls

    steps(1)  # loads what is needed
    start = steps(1)
    assert steps(200) - start <= 6 * (steps(50) - start)
