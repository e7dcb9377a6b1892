"""Draws programs whose loops, branches and calls carry tensors."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

import numpy as np

from tools.sparse.carried import (
    DENSE,
    EXTENT,
    FORMATS,
    Combined,
    Converted,
    Inputs,
    Insert,
    Region,
    Rows,
    Selected,
    Value,
)
from tools.sparse.carried_control import Branch, Call, For, Function, Program, While

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tools.sparse.carried import Statement

DEPTH: Final = 2
"""The depth to which loops and branches are nested."""
RUNS: Final = ((0, 0), (1, 1), (2, 2), (3, 0))
"""Counts and choices of the cases."""


class Drawer:
    """Makes one program. A few formats are enough for one, so that values often fit where others were."""

    def __init__(self, seed: int) -> None:
        self.randomness = random.Random(seed)
        self.formats = [DENSE, *self.randomness.sample(list(FORMATS), 1 + (seed % 3 == 0))]
        if seed % 5 == 0:
            self.formats = [DENSE]
        self.names = 0
        self.functions: list[Function] = []

    def program(self) -> Program:
        for _ in range(self.randomness.randrange(3)):
            self.functions.append(self.function())
        sources = (self.value(), self.value())
        body = self.region([*sources], None, self.randomness.randint(1, 3), 0)
        return Program(tuple(self.functions), sources, body)

    def function(self) -> Function:
        arguments = tuple(self.value() for _ in range(self.randomness.randint(1, 2)))
        return Function(
            f"f{len(self.functions)}", arguments, self.region(arguments, None, self.randomness.randrange(3), 1)
        )

    def value(self, format: str = "") -> Value:
        """A new name."""
        self.names += 1
        return Value(f"%v{self.names}", format or self.randomness.choice(self.formats))

    def region(self, known: Sequence[Value], formats: Sequence[str] | None, count: int, depth: int) -> Region:
        """Statements on known values, and what they give: of some formats, or of any."""
        inner = list(known)
        statements: list[Statement] = []
        for _ in range(count):
            self.add_statement(inner, statements, depth)
        if formats is None:
            formats = [
                one.format for one in self.randomness.sample(inner, min(len(inner), self.randomness.randint(1, 2)))
            ]
        return Region(tuple(statements), tuple(self.some(inner, one, statements) for one in formats))

    def some(self, known: list[Value], format: str, statements: list[Statement]) -> Value:
        """A value in a format; one of the last ones, mostly."""
        fitting = [one for one in known if one.format == format]
        if fitting:
            return self.randomness.choice(fitting[-4:])
        found = self.value(format)
        statements.append(Converted(found, self.randomness.choice(known)))
        known.append(found)
        return found

    def add_statement(self, known: list[Value], statements: list[Statement], depth: int) -> None:
        kinds = ["combined", "combined", "onto", "insert", "rows", "converted", "selected", "call"]
        if depth < DEPTH:
            kinds += ["loop", "loop", "conditional_loop", "branch", "branch"]
            if depth == 0:
                kinds += ["loop", "loop", "conditional_loop", "conditional_loop", "branch"]
        draw: Callable[[list[Value], list[Statement], int], Statement | None]
        draw = getattr(self, self.randomness.choice(kinds))
        made = draw(known, statements, depth)
        if made is not None:
            statements.append(made)
            if isinstance(made, Combined | Converted | Insert | Rows | Selected):
                known.append(made.result)
            elif isinstance(made, For | While | Branch | Call):
                known.extend(made.results)

    def combined(self, known: list[Value], statements: list[Statement], depth: int) -> Statement:
        kind = self.randomness.choice(("product", "sum"))
        return Combined(self.value(), kind, self.randomness.choice(known), self.randomness.choice(known))

    def onto(self, known: list[Value], statements: list[Statement], depth: int) -> Statement:
        kind = self.randomness.choice(("product", "sum"))
        target = self.some(known, DENSE, statements)
        first, second = self.randomness.choice(known), self.randomness.choice(known)
        return Combined(self.value(DENSE), kind, first, second, target)

    def insert(self, known: list[Value], statements: list[Statement], depth: int) -> Statement:
        source = self.some(known, DENSE, statements)
        return Insert(self.value(DENSE), source, self.randomness.randrange(EXTENT), self.randomness.randrange(EXTENT))

    def rows(self, known: list[Value], statements: list[Statement], depth: int) -> Statement:
        source, rows = self.some(known, DENSE, statements), self.some(known, DENSE, statements)
        return Rows(self.value(DENSE), source, rows, self.randomness.randint(1, EXTENT))

    def converted(self, known: list[Value], statements: list[Statement], depth: int) -> Statement:
        return Converted(self.value(), self.randomness.choice(known))

    def selected(self, known: list[Value], statements: list[Statement], depth: int) -> Statement:
        first = self.randomness.choice(known)
        return Selected(self.value(first.format), first, self.some(known, first.format, statements))

    def call(self, known: list[Value], statements: list[Statement], depth: int) -> Statement | None:
        if not self.functions:
            return None
        function = self.randomness.choice(self.functions)
        operands = tuple(self.some(known, one.format, statements) for one in function.arguments)
        return Call(tuple(self.value(one.format) for one in function.body.yields), function, operands)

    def inits(self, known: list[Value]) -> tuple[Value, ...]:
        return tuple(self.randomness.choice(known[-6:]) for _ in range(self.randomness.randint(1, 2)))

    def named(self, values: Sequence[Value]) -> tuple[Value, ...]:
        return tuple(self.value(one.format) for one in values)

    def inside(self, known: Sequence[Value], values: Sequence[Value], depth: int) -> Region:
        """A region that gives the formats of values."""
        return self.region(known, [one.format for one in values], self.randomness.randrange(3), depth + 1)

    def loop(self, known: list[Value], statements: list[Statement], depth: int) -> Statement:
        inits = self.inits(known)
        arguments = self.named(inits)
        bound = None if self.randomness.random() < 0.7 else self.randomness.randrange(EXTENT + 1)
        body = self.inside([*known, *arguments], inits, depth)
        return For(self.named(inits), arguments, inits, bound, body)

    def conditional_loop(self, known: list[Value], statements: list[Statement], depth: int) -> Statement:
        inits = self.inits(known)
        first = self.named(inits)
        # Mostly it only forwards.
        count = self.randomness.randrange(2) if self.randomness.random() < 0.4 else 0
        before = self.region([*known, *first] if count else [*first], [one.format for one in inits], count, DEPTH)
        arguments = self.named(before.yields)
        body = self.inside([*known, *arguments], inits, depth)
        return While(self.named(before.yields), first, inits, before, arguments, body)

    def branch(self, known: list[Value], statements: list[Statement], depth: int) -> Statement:
        results = self.named(self.inits(known))
        count = self.randomness.randint(1, 3)
        return Branch(results, tuple(self.inside(known, results, depth) for _ in range(count)))


def draw(seed: int) -> Program:
    """The program of a seed."""
    return Drawer(seed).program()


def inputs_of(seed: int) -> list[Inputs]:
    """The inputs that a program is run with: few elements are not zero."""
    found = []
    for number, (count, choice) in enumerate(RUNS):
        randomness = np.random.default_rng([seed, number])
        matrices = [
            (randomness.integers(1, 5, (EXTENT, EXTENT)) * (randomness.random((EXTENT, EXTENT)) < 0.4)).astype(np.int32)
            for _ in range(2)
        ]
        found.append(Inputs((matrices[0], matrices[1]), count, choice))
    return found
