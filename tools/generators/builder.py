"""The text of one random function, op by op: the values in scope, types, constants, regions.

Types are texts here; `parsed` gives the object where its shape or a constraint's opinion is wanted. A value of a type
that no op has made yet becomes an argument of the function, so that a maker always finds its operands.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from pyopt.ir.context import Context
from pyopt.ir.types import DYNAMIC, ShapedType, Type
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

Maker = Callable[["Builder"], None]
Shape = tuple[int | None, ...]
"""Extents; None for a dynamic one."""


@dataclass(frozen=True)
class ModuleOptions:
    """Options of generation: `functions` a module, about `ops` a function, regions nested up to `depth`, the share of
    operands that are fresh constants, and the share of functions that call those before them."""

    dialects: tuple[str, ...] = ("arith",)
    functions: int = 1
    ops: int = 12
    depth: int = 2
    constants: float = 0.25
    calls: float = 0.0


def quiet_context() -> Context:
    """A context whose errors go nowhere."""
    return Context(lambda severity, message, location, notes: None, allow_unregistered=True)


@cache
def parsed(text: str) -> Type:
    """The type that a text says."""
    module = parse_module(Source(f'%0 = "t.t"() : () -> ({text})', "-"), quiet_context())
    if module is None:
        raise ValueError(f"not a type: {text}")
    op = module.regions[0].first.first  # type: ignore[union-attr]  # the one op of the text
    assert op is not None
    return op.results[0].type


@cache
def type_text(type: Type) -> str:
    return AttributePrinter().type(type)


def shape_of(text: str) -> Shape:
    """The extents of a ranked shaped type; () for anything else."""
    type = parsed(text)
    if not isinstance(type, ShapedType) or type.shape is None:
        return ()
    return tuple([None if extent == DYNAMIC else extent for extent in type.shape])


def element_of(text: str) -> str:
    """The element type; of a scalar, itself."""
    type = parsed(text)
    return type_text(type.element_type) if isinstance(type, ShapedType) else text


def shaped(kind: str, shape: Shape, element: str) -> str:
    """tensor<2x?xf32>."""
    return f"{kind}<{''.join(['?x' if extent is None else f'{extent}x' for extent in shape])}{element}>"


def is_float(element: str) -> bool:
    return element in ("f16", "bf16", "f32", "f64")


def is_integer(element: str) -> bool:
    return element[0] == "i" and element[1:].isdigit()


INTEGERS = (
    0,
    0,
    1,
    1,
    2,
    3,
    4,
    5,
    7,
    8,
    16,
    31,
    32,
    64,
    127,
    128,
    255,
    -1,
    -1,
    -2,
    -3,
    -8,
    -128,
    2147483647,
    -2147483648,
)
FLOATS = ("0.0", "0.0", "-0.0", "1.0", "1.0", "-1.0", "2.0", "0.5", "-1.5", "3.0", "7.25")
EXTENTS = (0, 1, 1, 2, 3, 4, 5, 8)


class Builder:
    """Writes one function."""

    def __init__(self, randomness: random.Random, options: ModuleOptions, makers: Sequence[Maker]) -> None:
        self.random = randomness
        self.options = options
        self.makers = makers
        self.lines: list[str] = []
        self.arguments: list[str] = []
        self.scopes: list[list[tuple[str, str]]] = [[]]
        self.depth = 0
        self.indent = "  "
        self.count = 0
        self.blocks = 0
        self.left = options.ops
        self.callees: list[tuple[str, list[str], list[str]]] = []
        """Functions that may be called: (name, argument types, result types)."""
        self.symbols: list[str] = []
        """Lines of the module that the function needs, such as globals."""

    # Chance.

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def some(self, least: int, most: int) -> int:
        return self.random.randint(least, most)

    def choose(self, *options: str) -> str:
        return self.random.choice(options)

    # Values.

    def values(self, accepts: Callable[[str], bool]) -> list[tuple[str, str]]:
        """The values in scope, (name, type), whose type is accepted, the latest last."""
        return [entry for scope in self.scopes for entry in scope if accepts(entry[1])]

    def pick(self, accepts: Callable[[str], bool]) -> tuple[str, str] | None:
        """One of them, rather a late one."""
        found = self.values(accepts)
        if not found:
            return None
        return found[-1 - min(int(self.random.expovariate(0.4)), len(found) - 1)]

    def value(self, type: str) -> str:
        """A value of the type: one in scope, a constant, or a new argument of the function."""
        if self.chance(self.options.constants):
            name = self.constant(type)
            if name is not None:
                return name
        found = self.pick(lambda other: other == type)
        if found is not None and not self.chance(0.05):
            return found[0]
        return self.argument(type)

    def value_of(self, types: Sequence[str]) -> tuple[str, str]:
        """A value of one of the types."""
        found = self.pick(lambda other: other in types)
        if found is not None and self.chance(0.7):
            return found
        type = self.random.choice(types)
        return self.value(type), type

    def argument(self, type: str) -> str:
        name = f"%arg{len(self.arguments)}"
        self.arguments.append(type)
        self.scopes[0].append((name, type))
        return name

    def constant(self, type: str) -> str | None:
        """A constant of the type, by arith.constant; None if that cannot make one."""
        literal = self.literal(type)
        return None if literal is None else self.op(f"arith.constant {literal}", type)

    def literal(self, type: str) -> str | None:
        """`5 : i8`, `dense<[1.0, 2.0]> : vector<2xf32>`; None for a type that has no constants."""
        if type == "i1":
            return self.choose("true", "false")
        element = element_of(type)
        if element != type:
            shape = shape_of(type)
            if (
                None in shape
                or type.startswith("memref")
                or "#" in type
                or "[" in type
                or (
                    parsed(type).shape is None  # type: ignore[attr-defined]  # shaped, since it has elements
                )
            ):
                return None
            count = 1
            for extent in shape:
                count *= extent or 0
            if not is_float(element) and not is_integer(element) and element != "index":
                return None
            if count == 0 or count > 16 or self.chance(0.6):
                return f"dense<{self.scalar(element)}> : {type}"
            return f"dense<{self._nested(list(shape), element)}> : {type}"
        if is_float(type) or is_integer(type) or type == "index":
            return f"{self.scalar(type)} : {type}"
        return None

    def scalar(self, type: str) -> str:
        """The text of a number that fits."""
        if is_float(type):
            return self.random.choice(FLOATS)
        if type == "i1":
            return self.choose("true", "false")
        value = self.random.choice(INTEGERS)
        width = 64 if type == "index" else int(type[1:])
        if not -(1 << (width - 1)) <= value < 1 << (width - 1):
            value = self.some(-(1 << (width - 1)), (1 << (width - 1)) - 1)
        return str(value)

    def _nested(self, shape: list[int | None], element: str) -> str:
        if not shape:
            return self.scalar(element)
        return "[" + ", ".join([self._nested(shape[1:], element) for _ in range(shape[0] or 0)]) + "]"

    def index(self, limit: int | None = None) -> str:
        """An index value; a constant one is below `limit`."""
        if self.chance(max(self.options.constants, 0.4)):
            return self.op(f"arith.constant {self.some(0, max((limit or 6) - 1, 0))} : index", "index")
        found = self.pick(lambda type: type == "index")
        return self.argument("index") if found is None else found[0]

    def mixed(self, least: int, most: int) -> tuple[str, int | None]:
        """A number in the text, or a value of type index: (text, the number if it is one)."""
        if self.chance(0.7):
            number = self.some(least, most)
            return str(number), number
        return self.index(most + 1), None

    # Ops.

    def op(self, text: str, *results: str) -> str:
        """Writes an op with these result types; gives the name of its first result."""
        name = self.fresh()
        if not results:
            self.line(text)
            return name
        head = name if len(results) == 1 else f"{name}:{len(results)}"
        self.line(f"{head} = {text}")
        for index, type in enumerate(results):
            self.define(name if len(results) == 1 else f"{name}#{index}", type)
        return name

    def fresh(self) -> str:
        """A name that is not used."""
        self.count += 1
        return f"%v{self.count}"

    def define(self, name: str, type: str) -> None:
        """Puts a value in scope."""
        self.scopes[-1].append((name, type))

    def line(self, text: str) -> None:
        self.lines.append(self.indent + text)

    def label(self, block: str, arguments: Sequence[tuple[str, str]] = ()) -> None:
        """Begins a block."""
        inside = ", ".join([f"{name}: {type}" for name, type in arguments])
        self.lines.append(f"{self.indent[:-2]}^{block}{f'({inside})' if inside else ''}:")
        for name, type in arguments:
            self.define(name, type)

    def fresh_block(self) -> str:
        self.blocks += 1
        return f"bb{self.blocks}"

    # Regions.

    @contextmanager
    def region(self) -> Iterator[None]:
        """Indents the text written inside, and gives its values a scope of their own."""
        self.depth += 1
        self.indent += "  "
        self.scopes.append([])
        yield
        self.scopes.pop()
        self.indent = self.indent[:-2]
        self.depth -= 1

    def may_nest(self) -> bool:
        return self.depth < self.options.depth

    def body(self, most: int = 4) -> None:
        """A few ops."""
        for _ in range(self.some(0, most)):
            if self.left <= 0:
                return
            self.step()

    def step(self) -> None:
        """One op, whatever belongs to it included."""
        self.left -= 1
        self.random.choice(self.makers)(self)

    def results(self, most: int = 3, least: int = 0) -> list[str]:
        """Types that an op with regions may give: of values in scope, so that there is something to give."""
        types = [type for _, type in self.values(lambda type: True)]
        return [self.random.choice(types or ["index"]) for _ in range(self.some(least, most))]

    def give(self, terminator: str, types: Sequence[str]) -> None:
        """`scf.yield %a, %b : T, U`."""
        names = [self.value(type) for type in types]
        self.line(f"{terminator} {', '.join(names)} : {', '.join(types)}" if names else terminator)

    # The whole.

    def function(self, name: str) -> tuple[str, list[str]]:
        """The function's text and its result types."""
        while self.left > 0:
            self.step()
        returned = (
            self.scopes[0][len(self.arguments) :] if len(self.scopes[0]) > len(self.arguments) else self.scopes[0]
        )
        returned = [entry for entry in returned if entry[0].startswith("%v") and entry[1] != "none"]
        chosen = [entry for entry in returned if self.chance(0.6)][-10:] or returned[-1:]
        types = [type for _, type in chosen]
        arguments = ", ".join([f"%arg{index}: {type}" for index, type in enumerate(self.arguments)])
        result = f" -> ({', '.join(types)})" if types else ""
        end = f"  return {', '.join([name for name, _ in chosen])} : {', '.join(types)}" if types else "  return"
        head = f"func.func @{name}({arguments}){result} {{"
        return "\n".join([*self.symbols, head, *self.lines, end, "}"]) + "\n", types
