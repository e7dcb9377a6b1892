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


def map_and_operands(b: Builder, results: int) -> tuple[str, str, list[str]]:
    """(map, `(dims)[symbols]`, results' expressions)."""
    dims, symbols = b.some(0, 2), b.some(0, 2)
    parts = [expression(b, dims, symbols) for _ in range(results)]
    left = ", ".join([f"d{at}" for at in range(dims)])
    right = ", ".join([f"s{at}" for at in range(symbols)])
    map = f"affine_map<({left}){f'[{right}]' if right else ''} -> ({', '.join(parts)})>"
    values = ", ".join([dimension(b) for _ in range(dims)])
    others = ", ".join([symbol(b) for _ in range(symbols)])
    return map, f"({values}){f'[{others}]' if others else ''}", parts


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
    dims = b.some(0, 2)
    left = ", ".join([f"d{at}" for at in range(dims)])
    parts = ", ".join([f"{expression(b, dims, 0, 1)} {b.choose('>=', '==')} 0" for _ in range(b.some(1, 2))])
    values = ", ".join([dimension(b) for _ in range(dims)])
    arrow = f" -> {', '.join(types)}" if types else ""
    name = open_op(b, f"affine.if affine_set<({left}) : ({parts})>({values}){arrow} {{", types)
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


def parallel(b: Builder) -> None:
    if not b.may_nest():
        return
    b.count += 1
    variable = f"%iv{b.count}"
    low, high = (str(b.some(0, 3)) if b.chance(0.5) else symbol(b) for _ in range(2))
    b.line(f"affine.parallel ({variable}) = ({low}) to ({high}) {{")
    with b.region():
        b.define(variable, "index")
        b.body(3)
    b.line("}")


def delinearize(b: Builder) -> None:
    basis = [b.index(8) for _ in range(b.some(1, 3))]
    types = ["index"] * len(basis)
    b.op(f"affine.delinearize_index {dimension(b)} into ({', '.join(basis)}) : {', '.join(types)}", *types)


def makers_of(dialect: str) -> list[Maker]:
    return [apply, apply, apply_twice, apply_twice, extreme, extreme, load, load, store, store, loop, loop, loop,
            condition, parallel, delinearize]  # fmt: skip
