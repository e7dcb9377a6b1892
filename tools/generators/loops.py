"""affine: maps, loops, conditions, loads and stores."""

from __future__ import annotations

from tools.generators.buffers import plain
from tools.generators.builder import Builder, Maker, element_of
from tools.generators.control import close_op, open_op


def dimension(b: Builder) -> str:
    """A value that may be a dimension: a loop's variable, an argument, a constant."""
    if b.chance(0.3):
        return b.op(f"arith.constant {b.some(0, 8)} : index", "index")
    found = [name for scope in b.scopes for name, type in scope if type == "index" and name.startswith(("%iv", "%arg"))]
    return b.random.choice(found) if found and b.chance(0.8) else b.argument("index")


def symbol(b: Builder) -> str:
    if b.chance(0.3):
        return b.op(f"arith.constant {b.some(1, 8)} : index", "index")
    found = [name for name, type in b.scopes[0] if type == "index" and name.startswith("%arg")]
    return b.random.choice(found) if found and b.chance(0.7) else b.argument("index")


def expression(b: Builder, dims: int, symbols: int, depth: int = 2) -> str:
    """An affine expression."""
    kind = b.some(0, 6) if depth else b.some(0, 1)
    names = [f"d{at}" for at in range(dims)] + [f"s{at}" for at in range(symbols)]
    if kind == 0 or not names:
        return str(b.some(-4, 16))
    if kind == 1:
        return b.random.choice(names)
    inner = expression(b, dims, symbols, depth - 1)
    if kind <= 3:
        return f"({inner} {b.choose('+', '-')} {expression(b, dims, symbols, depth - 1)})"
    if kind == 4:
        return f"({inner} * {b.some(-2, 8)})"
    return f"({inner} {b.choose('floordiv', 'ceildiv', 'mod')} {b.some(1, 8)})"


def linear(b: Builder, dims: int, symbols: int) -> str:
    """A sum of multiples of some dims and symbols, and a number."""
    names = [f"d{at}" for at in range(dims)] + [f"s{at}" for at in range(symbols)]
    parts = [f"{name} * {b.random.choice((1, 1, -1, -1, 2, -2, 3, 4, -6))}" for name in names if b.chance(0.6)]
    return " + ".join([*parts, str(b.some(-12, 12))])


def integer_set(b: Builder) -> tuple[str, int, int]:
    """(set, dims, symbols): some of its rows are multiples of others, closer or further out, or contradict them."""
    dims, symbols = b.some(0, 3), b.some(0, 2)
    rows: list[str] = []
    for _ in range(b.random.choice((1, 1, 2, 2, 3, 4, 6))):
        if rows and b.chance(0.25):
            rows.append(f"({b.random.choice(rows)}) * {b.random.choice((1, 2, 3, -1, -1))} + {b.some(-5, 5)}")
        else:
            row = linear(b, dims, symbols)
            if b.chance(0.5):
                row = f"({row}) {b.choose('floordiv', 'ceildiv', 'mod')} {b.some(1, 8)} - {b.some(0, 3)}"
            rows.append(row)
    text = ", ".join([f"{row} {b.choose('>=', '>=', '==')} 0" for row in rows])
    left = ", ".join([f"d{at}" for at in range(dims)])
    right = ", ".join([f"s{at}" for at in range(symbols)])
    return f"affine_set<({left}){f'[{right}]' if right else ''} : ({text})>", dims, symbols


def inputs(b: Builder, dims: int, symbols: int) -> str:
    """`(dims)[symbols]`."""
    values = [dimension(b) for _ in range(dims)]
    return bound(values, [symbol(b) for _ in range(symbols)])


def distinct_inputs(b: Builder, dims: int, symbols: int) -> str:
    """`(dims)[symbols]` without a value twice: sums in sets are not simplified when two terms become alike."""
    values: list[str] = []
    while len(values) < dims + symbols:
        value = dimension(b) if len(values) < dims else symbol(b)
        values.append(b.argument("index") if value in values else value)
    return bound(values[:dims], values[dims:])


def bound(values: list[str], others: list[str]) -> str:
    symbols = f"[{', '.join(others)}]" if others else ""
    return f"({', '.join(values)}){symbols}"


def map_and_operands(b: Builder, results: int) -> tuple[str, str, list[str]]:
    """(map, `(dims)[symbols]`, results' expressions)."""
    dims, symbols = b.some(0, 2), b.some(0, 2)
    parts = [expression(b, dims, symbols) for _ in range(results)]
    left = ", ".join([f"d{at}" for at in range(dims)])
    right = ", ".join([f"s{at}" for at in range(symbols)])
    map = f"affine_map<({left}){f'[{right}]' if right else ''} -> ({', '.join(parts)})>"
    return map, inputs(b, dims, symbols), parts


def apply(b: Builder) -> None:
    map, operands, _ = map_and_operands(b, 1)
    b.op(f"affine.apply {map}{operands}", "index")


def apply_twice(b: Builder) -> None:
    """An apply on what another one gives."""
    map, operands, _ = map_and_operands(b, 1)
    first = b.op(f"affine.apply {map}{operands}", "index")
    text = expression(b, 1, 0)
    word = b.choose("apply", "apply", "min", "max")
    b.op(f"affine.{word} affine_map<(d0) -> ({text})>({first})", "index")


def extreme(b: Builder) -> None:
    map, operands, _ = map_and_operands(b, b.some(1, 3))
    b.op(f"affine.{b.choose('min', 'max')} {map}{operands}", "index")


def places(b: Builder, rank: int) -> str:
    """Indices of a load or store."""
    parts = []
    for _ in range(rank):
        name = dimension(b)
        parts.append(b.random.choice((name, name, f"{name} + {b.some(0, 3)}", f"{name} * 2", str(b.some(0, 3)))))
    return ", ".join(parts)


def load(b: Builder) -> None:
    name, type, shape = plain(b)
    b.op(f"affine.load {name}[{places(b, len(shape))}] : {type}", element_of(type))


def store(b: Builder) -> None:
    name, type, shape = plain(b)
    b.line(f"affine.store {b.value(element_of(type))}, {name}[{places(b, len(shape))}] : {type}")


def limit(b: Builder, word: str) -> str:
    """A bound of a loop."""
    kind = b.some(0, 4)
    if kind <= 1:
        return str(b.some(0, 2) if word == "max" else b.some(0, 10))
    if kind == 2:
        return symbol(b)
    map, operands, _ = map_and_operands(b, b.some(1, 2))
    return f"{word} {map}{operands}"


def loop(b: Builder) -> None:
    if not b.may_nest():
        return
    carried = [(b.fresh(), b.value(type), type) for type in b.results(2)] if b.chance(0.4) else []
    types = [type for _, _, type in carried]
    b.count += 1
    variable = f"%iv{b.count}"
    low, high = limit(b, "max"), limit(b, "min")
    inits = f" iter_args({', '.join([f'{name} = {init}' for name, init, _ in carried])})" if carried else ""
    arrow = f" -> ({', '.join(types)})" if types else ""
    step = f" step {b.some(1, 3)}" if b.chance(0.3) else ""
    name = open_op(b, f"affine.for {variable} = {low} to {high}{step}{inits}{arrow} {{", types)
    with b.region():
        b.define(variable, "index")
        for one, _, type in carried:
            b.define(one, type)
        b.body()
        b.give("affine.yield", types)
    close_op(b, name, types)


def condition(b: Builder) -> None:
    if not b.may_nest():
        return
    types = b.results(1)
    condition, dims, symbols = integer_set(b)
    arrow = f" -> {', '.join(types)}" if types else ""
    name = open_op(b, f"affine.if {condition}{distinct_inputs(b, dims, symbols)}{arrow} {{", types)
    with b.region():
        b.body(2)
        if types:
            b.give("affine.yield", types)
    if types or b.chance(0.3):
        b.line("} else {")
        with b.region():
            b.body(2)
            if types:
                b.give("affine.yield", types)
    close_op(b, name, types)


def edge(b: Builder, word: str) -> str:
    """A bound of a parallel loop."""
    kind = b.some(0, 3)
    if kind == 0:
        return str(b.some(0, 8))
    if kind == 1:
        return symbol(b)
    name = f"symbol({symbol(b)})"
    if kind == 2:
        return f"{name} * {b.some(1, 3)} + {b.some(0, 4)}"
    return f"{word}({name} {b.choose('floordiv', 'ceildiv', 'mod')} {b.some(1, 4)}, {b.some(0, 8)})"


def vectors(b: Builder) -> None:
    """Loads a vector and stores it elsewhere."""
    name, type, shape = plain(b, 1)
    vector = f"vector<{b.random.choice((1, 2, 4))}x{element_of(type)}>"
    value = b.op(f"affine.vector_load {name}[{places(b, len(shape))}] : {type}, {vector}", vector)
    b.line(f"affine.vector_store {value}, {name}[{places(b, len(shape))}] : {type}, {vector}")


def prefetch(b: Builder) -> None:
    name, type, shape = plain(b)
    how = f"{b.choose('read', 'write')}, locality<{b.some(0, 3)}>, {b.choose('data', 'instr')}"
    b.line(f"affine.prefetch {name}[{places(b, len(shape))}], {how} : {type}")


def parallel(b: Builder) -> None:
    if not b.may_nest():
        return
    b.count += 1
    variable = f"%iv{b.count}"
    low, high = edge(b, "max"), edge(b, "min")
    step = f" step ({b.some(1, 3)})" if b.chance(0.3) else ""
    b.line(f"affine.parallel ({variable}) = ({low}) to ({high}){step} {{")
    with b.region():
        b.define(variable, "index")
        b.body(3)
    b.line("}")


def basis(b: Builder) -> list[str]:
    return [b.index(8) if b.chance(0.4) else str(b.some(1, 6)) for _ in range(b.some(1, 3))]


def delinearize(b: Builder) -> None:
    numbers = basis(b)
    types = ["index"] * (len(numbers) + b.chance(0.5))
    b.op(f"affine.delinearize_index {dimension(b)} into ({', '.join(numbers)}) : {', '.join(types)}", *types)


def linearize(b: Builder) -> None:
    numbers = basis(b)
    indices = ", ".join([dimension(b) for _ in range(len(numbers) + b.chance(0.5))])
    word = "disjoint " if b.chance(0.5) else ""
    b.op(f"affine.linearize_index {word}[{indices}] by ({', '.join(numbers)}) : index", "index")


def makers_of(dialect: str) -> list[Maker]:
    return [apply, apply, apply_twice, apply_twice, extreme, extreme, load, load, store, store, loop, loop, loop,
            condition, condition, parallel, delinearize, linearize, vectors, prefetch]  # fmt: skip
