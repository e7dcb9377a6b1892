"""Loops, branches and functions that carry tensors, and programs of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tools.sparse.carried import DENSE, EXTENT, FORMATS, PLAIN, Region, Value, Writer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.numbers import Array
    from tools.sparse.carried import Environment, Inputs


def _head(results: Sequence[Value], op: str) -> str:
    return f"{', '.join([one.name for one in results])} = {op}"


class For(NamedTuple):
    """A loop from 0 to the program's count, or to a constant."""

    results: tuple[Value, ...]
    arguments: tuple[Value, ...]
    inits: tuple[Value, ...]
    bound: int | None
    body: Region

    def write(self, writer: Writer) -> None:
        bound = "%n" if self.bound is None else f"%c{self.bound}"
        pairs = zip(self.arguments, self.inits, strict=True)
        carried = ", ".join([f"{argument.name} = {init.name}" for argument, init in pairs])
        types = writer.types(self.results)
        writer.add(
            _head(
                self.results, f"scf.for {writer.name()} = %c0 to {bound} step %c1 iter_args({carried}) -> ({types}) {{"
            )
        )
        self.body.write(writer)
        writer.add("}")

    def run(self, known: Environment, inputs: Inputs) -> None:
        values = [known[one.name] for one in self.inits]
        for _ in range(inputs.iterations if self.bound is None else self.bound):
            inner = {**known, **{one.name: value for one, value in zip(self.arguments, values, strict=True)}}
            values = self.body.run(inner, inputs)
        known.update({one.name: value for one, value in zip(self.results, values, strict=True)})


class While(NamedTuple):
    """A loop as long as a counter is less than the program's count. `before` may compute, too; the body and what is
    behind the loop see what it gives."""

    results: tuple[Value, ...]
    before_arguments: tuple[Value, ...]
    inits: tuple[Value, ...]
    before: Region
    arguments: tuple[Value, ...]
    body: Region

    def write(self, writer: Writer) -> None:
        pairs = zip(self.before_arguments, self.inits, strict=True)
        carried = ", ".join([f"{argument.name} = {init.name}" for argument, init in pairs])
        counter, again, next, behind = [writer.name() for _ in range(4)]
        head = ", ".join([*[one.name for one in self.results], behind])
        inits = f"{writer.types(self.before_arguments)}, index"
        writer.add(
            f"{head} = scf.while ({carried}, {counter} = %c0) : ({inits}) -> ({writer.types(self.results)}, index) {{"
        )
        writer.add(f"  {again} = arith.cmpi ult, {counter}, %n : index")
        self.before.write(writer, f"scf.condition({again})", counter, "index")
        writer.add("} do {")
        named = ", ".join([f"{one.name}: {writer.type(one.format)}" for one in self.arguments])
        second = writer.name()
        writer.add(f"^bb0({named}, {second}: index):")
        writer.add(f"  {next} = arith.addi {second}, %c1 : index")
        self.body.write(writer, more=next, type="index")
        writer.add("}")

    def run(self, known: Environment, inputs: Inputs) -> None:
        values = [known[one.name] for one in self.inits]
        for number in range(inputs.iterations + 1):
            inner = {**known, **{one.name: value for one, value in zip(self.before_arguments, values, strict=True)}}
            handed = self.before.run(inner, inputs)
            if number < inputs.iterations:
                inner = {**known, **{one.name: value for one, value in zip(self.arguments, handed, strict=True)}}
                values = self.body.run(inner, inputs)
        known.update({one.name: value for one, value in zip(self.results, handed, strict=True)})


class Branch(NamedTuple):
    """By the number of regions scf.execute_region, scf.if on whether the program's choice is 0, or scf.index_switch."""

    results: tuple[Value, ...]
    regions: tuple[Region, ...]

    def write(self, writer: Writer) -> None:
        types = writer.types(self.results)
        if len(self.regions) == 2:
            condition = writer.name()
            writer.add(f"{condition} = arith.cmpi eq, %choice, %c0 : index")
            writer.add(_head(self.results, f"scf.if {condition} -> ({types}) {{"))
            self.regions[0].write(writer)
            writer.add("} else {")
            self.regions[1].write(writer)
            writer.add("}")
        elif len(self.regions) == 1:
            given = types if len(self.results) == 1 else f"({types})"
            writer.add(_head(self.results, f"scf.execute_region -> {given} {{"))
            self.regions[0].write(writer)
            writer.add("}")
        else:
            writer.add(_head(self.results, f"scf.index_switch %choice -> {types}"))
            for number, region in enumerate(self.regions[:-1]):
                writer.add(f"case {number} {{")
                region.write(writer)
                writer.add("}")
            writer.add("default {")
            self.regions[-1].write(writer)
            writer.add("}")

    def run(self, known: Environment, inputs: Inputs) -> None:
        region = self.regions[min(inputs.choice, len(self.regions) - 1)]
        values = region.run(known, inputs)
        known.update({one.name: value for one, value in zip(self.results, values, strict=True)})


class Function(NamedTuple):
    """A private function, which also takes the program's count and choice."""

    name: str
    arguments: tuple[Value, ...]
    body: Region

    def write(self, writer: Writer) -> None:
        named = ", ".join([f"{one.name}: {writer.type(one.format)}" for one in self.arguments])
        types = writer.types(self.body.yields)
        writer.add(f"func.func private @{self.name}({named}, %n: index, %choice: index) -> ({types}) {{")
        write_constants(writer)
        self.body.write(writer, "return")
        writer.add("}")


class Call(NamedTuple):
    """A call of such a function."""

    results: tuple[Value, ...]
    function: Function
    operands: tuple[Value, ...]

    def write(self, writer: Writer) -> None:
        given = ", ".join([one.name for one in self.operands])
        types = writer.types(self.operands)
        writer.add(
            _head(
                self.results,
                f"func.call @{self.function.name}({given}, %n, %choice) : ({types}, index, index) "
                f"-> ({writer.types(self.results)})",
            )
        )

    def run(self, known: Environment, inputs: Inputs) -> None:
        pairs = zip(self.function.arguments, self.operands, strict=True)
        values = self.function.body.run({argument.name: known[one.name] for argument, one in pairs}, inputs)
        known.update({one.name: value for one, value in zip(self.results, values, strict=True)})


def write_constants(writer: Writer) -> None:
    for number in range(EXTENT + 1):
        writer.add(f"  %c{number} = arith.constant {number} : index")
    writer.add("  %zero = arith.constant 0 : i32")
    writer.add("  %seven = arith.constant 7 : i32")


class Program(NamedTuple):
    """Functions, and one that takes two dense matrices, makes the sources of them, and gives dense matrices."""

    functions: tuple[Function, ...]
    sources: tuple[Value, Value]
    body: Region

    def text(self, encoded: bool = True) -> str:
        """The module."""
        writer = Writer(encoded)
        writer.depth = 0
        for name, map in FORMATS.items():
            if encoded:
                writer.add(f"#{name} = #sparse_tensor.encoding<{{ {map} }}>")
        for one in self.functions:
            one.write(writer)
        results = ", ".join([PLAIN] * len(self.body.yields))
        writer.add(f"func.func @main(%x0: {PLAIN}, %x1: {PLAIN}, %n: index, %choice: index) -> ({results}) {{")
        write_constants(writer)
        writer.depth = 1
        for number, source in enumerate(self.sources):
            writer.convert(source.name, Value(f"%x{number}", DENSE), source.format)
        for statement in self.body.statements:
            statement.write(writer)
        given = [f"%y{number}" for number in range(len(self.body.yields))]
        for name, value in zip(given, self.body.yields, strict=True):
            writer.convert(name, value, DENSE)
        writer.add(f"return {', '.join(given)} : {results}")
        writer.depth = 0
        writer.add("}")
        return "\n".join(writer.lines) + "\n"

    def expected(self, inputs: Inputs) -> list[Array]:
        """The results that NumPy computes."""
        known = {one.name: array for one, array in zip(self.sources, inputs.matrices, strict=True)}
        return self.body.run(known, inputs)
