"""Loops that are drawn, on arrays that may share memory, give the same when split ones run in any order."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")


import pyopt
from pyopt.native.threads import conditions, parts
from pyopt.passes.building import arith
from tests.support.any_order import any_order

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pyopt.interpreter.numbers import Array

ROWS: Final = 300
COLUMNS: Final = 7
PROGRAMS: Final = 8
RANK_ONE: Final = "memref<?xf64>"
RANK_TWO: Final = f"memref<?x{COLUMNS}xf64>"
STRIDED: Final = "memref<?xf64, strided<[?], offset: ?>>"
TYPES: Final = (RANK_ONE, RANK_ONE, RANK_TWO, STRIDED)
"""Of %m0 to %m3; %p has positions."""


@pytest.fixture(autouse=True)
def all_split(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Loops are split however little there is to do, and nothing is cached."""
    monkeypatch.setattr(conditions, "LEAST", 1)
    monkeypatch.setenv("PYOPT_CACHE", "off")
    yield


class DrawnProgram:
    """A function of nested loops; `lines` are those of its body."""

    def __init__(self, seed: int) -> None:
        self.drawn = random.Random(seed)
        self.lines: list[str] = []
        self.names = 0
        self.writable = self.drawn.sample(range(len(TYPES)), self.drawn.choice((1, 1, 2)))

    def add(self, text: str) -> str:
        """Adds an op with one result, and gives its name."""
        self.names += 1
        self.lines.append(f"%v{self.names} = {text}")
        return f"%v{self.names}"

    def text(self) -> str:
        """The function."""
        for _ in range(self.drawn.choice((1, 1, 2))):
            self.outer_loop()
        parameters = ", ".join([f"%m{at}: {type}" for at, type in enumerate(TYPES)])
        constants = "".join(
            [f"  %c{number} = arith.constant {number} : index\n" for number in (0, 1, 2, 3, COLUMNS, ROWS)]
        )
        body = "".join([f"  {line}\n" for line in self.lines])
        return f"func.func @f({parameters}, %p: memref<?xi32>) {{\n{constants}{body}  return\n}}\n"

    def outer_loop(self) -> None:
        """A loop over rows, with an inner one or without."""
        low, step = self.drawn.choice((1, 2, 3)), self.drawn.choice((1, 1, 1, 2))
        self.names += 1
        counter = f"%i{self.names}"
        if self.drawn.random() < 0.2:
            self.lines.append(f"scf.parallel ({counter}) = (%c{low}) to (%c{ROWS}) step (%c{step}) {{")
        else:
            self.lines.append(f"scf.for {counter} = %c{low} to %c{ROWS} step %c{step} {{")
        self.inner([counter])
        self.lines.append("}")

    def inner(self, counters: list[str]) -> None:
        """What is in a loop."""
        kind = self.drawn.choice(("", "", "columns", "columns", "tile", "positions", "positions"))
        if not kind or len(counters) > 2:
            for _ in range(self.drawn.choice((1, 1, 2))):
                self.statement(counters)
            return
        row, (low, high) = counters[0], ("%c0", f"%c{COLUMNS}")
        if kind == "tile":
            end = self.add(f"arith.addi {row}, %c{self.drawn.choice((1, 1, 2))} : index")
            low, high = row, self.add(f"arith.minsi {end}, %c{ROWS} : index")
        elif kind == "positions":
            after = self.add(f"arith.addi {row}, %c{self.drawn.choice((1, 1, 1, 2))} : index")
            ends = [self.add(f"memref.load %p[{place}] : memref<?xi32>") for place in (row, after)]
            low, high = [self.add(f"arith.index_cast {one} : i32 to index") for one in ends]
        self.names += 1
        counter = f"%j{self.names}"
        self.lines.append(f"scf.for {counter} = {low} to {high} step %c1 {{")
        self.inner([*counters, counter])
        self.lines.append("}")

    def place(self, counters: list[str]) -> str:
        """An index below ROWS * COLUMNS + COLUMNS."""
        kind = self.drawn.choice(("row", "row", "last", "last", "sum", "product", "product", "other"))
        row, last = counters[0], counters[-1]
        if kind == "product" and len(counters) > 1:
            start = self.add(f"arith.muli {row}, %c{COLUMNS} : index")
            return self.bounded(self.add(f"arith.addi {start}, {last} : index"))
        if kind == "sum":
            return self.add(f"arith.{self.drawn.choice(('addi', 'subi'))} {row}, %c1 : index")
        if kind == "other":
            return f"%c{self.drawn.choice((0, 3))}"
        return row if kind == "row" else last

    def bounded(self, index: str) -> str:
        """An index that is not too large; known to be so where it may be proved to be apart from others."""
        return self.add(f"arith.minui {index}, %c{ROWS} : index") if self.drawn.random() < 0.1 else index

    def access(self, number: int, counters: list[str]) -> str:
        """A memref with indices."""
        places = [self.place(counters)]
        if TYPES[number] == RANK_TWO:
            places = [
                self.drawn.choice((counters[0], places[0])),
                self.drawn.choice((f"%c{self.drawn.choice((0, 3))}", "%c2")),
            ]
        return f"%m{number}[{', '.join(places)}] : {TYPES[number]}"

    def statement(self, counters: list[str]) -> None:
        """A store of a sum of two loads."""
        target = self.drawn.choice(self.writable)
        written = self.access(target, counters)
        same = self.drawn.random() < 0.6
        others = [at for at in range(len(TYPES)) if at not in self.writable]
        first = self.add("memref.load " + (written if same else self.access(self.drawn.randrange(4), counters)))
        second = self.add("memref.load " + self.access(self.drawn.choice((*others, *others, target)), counters))
        half = self.add("arith.constant 0.5 : f64")
        scaled = self.add(f"arith.mulf {second}, {half} : f64")
        total = self.add(f"arith.addf {first}, {scaled} : f64")
        if self.drawn.random() < 0.2:
            taken = self.add(f"arith.cmpf olt, {total}, {half} : f64")
            self.lines.append(f"scf.if {taken} {{ memref.store {total}, {written} }}")
        else:
            self.lines.append(f"memref.store {total}, {written}")

    def arguments(self) -> list[Array]:
        """Views of one array, or arrays of their own, and positions."""
        size = (ROWS + 4) * COLUMNS
        length = 2 * size
        base = np.random.default_rng(self.drawn.randrange(1 << 30)).random(8 * length)
        shared = self.drawn.random() < 0.4
        given: list[Array] = []
        for at, type in enumerate(TYPES):
            start = self.drawn.choice((0, 1, 2, COLUMNS)) if shared else at * length
            part = base[start : start + length]
            if type == RANK_TWO:
                part = part.reshape(-1, COLUMNS)
            elif type == STRIDED:
                part = self.drawn.choice((part[: length // 2], part[::2], part[::-1]))
            given.append(part)
        kind = self.drawn.choice(("even", "ascending", "any"))
        if kind == "even":
            positions = np.arange(ROWS + 4) * 3
        else:
            positions = np.array([self.drawn.randrange(ROWS * 3) for _ in range(ROWS + 4)])
            positions = np.sort(positions) if kind == "ascending" else positions
        return [*given, positions.astype(np.int32)]


def results(function: Any, program: DrawnProgram, seed: int) -> bytes:
    """All that the arrays have when the function is done."""
    program.drawn.seed(seed)
    given = program.arguments()
    function(*given)
    return b"".join([one.tobytes() for one in given])


@pytest.mark.full
@pytest.mark.parametrize("seed", range(PROGRAMS))
def test_drawn_loops(seed: int) -> None:
    with any_order() as count:
        for number in range(PROGRAMS * seed, PROGRAMS * seed + PROGRAMS):
            check_drawn(number)
    assert count.loops > PROGRAMS


def check_drawn(number: int) -> None:
    """Compares the results of one program."""
    program = DrawnProgram(number)
    text = program.text()
    one: Any = pyopt.compile(text)["f"]
    several: Any = pyopt.compile(text, threads=4)["f"]
    for arguments in range(6):
        wanted = results(one, program, arguments)
        for _ in range(3):
            assert results(several, program, arguments) == wanted, text


@pytest.mark.parametrize(("of", "name"), [(conditions.Conditions, "_memory_is_apart"), (parts.IterationPart, "same")])
def test_what_is_not_asked_is_noticed(of: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without one of the conditions some results are others."""

    def holds(one: Any, *others: Any) -> object:
        return arith.boolean(one._rewriter, True) if of is conditions.Conditions else True

    monkeypatch.setattr(of, name, holds)
    with any_order(), pytest.raises(AssertionError):
        for number in range(PROGRAMS * 10):
            check_drawn(number)
