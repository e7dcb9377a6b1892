"""cf, scf and func: blocks, loops, conditions, calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tools.generators.builder import Builder, Maker


def names_of(b: Builder, types: Sequence[str]) -> list[str]:
    return [b.value(type) for type in types]


def passed(b: Builder, types: Sequence[str]) -> str:
    """`(%a, %b : T, U)`, or nothing."""
    return f"({', '.join(names_of(b, types))} : {', '.join(types)})" if types else ""


def carried(b: Builder, most: int = 3) -> list[tuple[str, str, str]]:
    """(argument's name, initial value, type) of what a loop carries."""
    return [(b.fresh(), b.value(type), type) for type in b.results(most)]


def condition(b: Builder) -> str:
    """A flag, often a comparison's."""
    if b.chance(0.2):
        return b.op(f"arith.constant {b.choose('true', 'false')}", "i1")
    if b.chance(0.6):
        type = b.choose("i32", "index")
        word = b.choose("eq", "ne", "slt", "sle", "sgt", "uge")
        return b.op(f"arith.cmpi {word}, {b.value(type)}, {b.value(type)} : {type}", "i1")
    return b.value("i1")


# cf: all branches are structured, which keeps what is in scope known.


def in_function_body(b: Builder) -> bool:
    """Blocks can only be begun where the region may have several."""
    return b.depth == 0


def if_blocks(b: Builder) -> None:
    """A condition with one or two sides that meet again."""
    if not in_function_body(b):
        return
    types = b.results(2)
    left, right, after = b.fresh_block(), b.fresh_block(), b.fresh_block()
    flag = condition(b)
    ends = [(b.fresh(), type) for type in types]
    inputs = b.results(1)
    if b.chance(0.3):
        right = after
    elif b.chance(0.1):
        right = left
    goes_right = passed(b, types if right == after else inputs)
    b.line(f"cf.cond_br {flag}, ^{left}{passed(b, inputs)}, ^{right}{goes_right}")
    for block in dict.fromkeys((left, right)):
        if block != after:
            side(b, block, inputs, lambda: b.line(f"cf.br ^{after}{passed(b, types)}"))
    b.label(after, ends)


def side(b: Builder, block: str, inputs: Sequence[str], end: Callable[[], None]) -> None:
    """A block whose values are not seen after it."""
    b.scopes.append([])
    b.label(block, [(b.fresh(), type) for type in inputs])
    b.depth += 1
    b.body(3)
    b.depth -= 1
    end()
    b.scopes.pop()


def loop_blocks(b: Builder) -> None:
    """A loop: the head has the condition, the body goes back."""
    if not in_function_body(b):
        return
    types = b.results(2)
    head, body, after = b.fresh_block(), b.fresh_block(), b.fresh_block()
    b.line(f"cf.br ^{head}{passed(b, types)}")
    b.label(head, [(b.fresh(), type) for type in types])
    flag = condition(b)
    b.line(f"cf.cond_br {flag}, ^{body}, ^{after}" if b.chance(0.7) else f"cf.cond_br {flag}, ^{after}, ^{body}")
    side(b, body, (), lambda: b.line(f"cf.br ^{head}{passed(b, types)}"))
    b.label(after)


def switch_blocks(b: Builder) -> None:
    """A switch whose cases meet again, some of them at once."""
    if not in_function_body(b):
        return
    type = b.choose("i32", "i8", "i32")
    types = b.results(1)
    after = b.fresh_block()
    blocks = [b.fresh_block() for _ in range(b.some(0, 3))]
    flag = b.value(type)
    places = [after, *[block if b.chance(0.7) else after for block in blocks]]
    values = b.random.sample(range(8), len(blocks))
    # The parsers take no `%a#1` here.
    names = [name if "#" not in name else b.argument(one) for one in types for name in [b.value(one)]]
    texts = [f"default: ^{after}{f'({chr(44).join(names)} : {chr(44).join(types)})' if types else ''}"]
    for value, place in zip(values, places[1:], strict=True):
        texts.append(f"{value}: ^{place}{passed(b, types) if place == after else ''}")
    b.line(f"cf.switch {flag} : {type}, [{', '.join(texts)}]")
    for block in blocks:
        if block in places:
            side(b, block, (), lambda: b.line(f"cf.br ^{after}{passed(b, types)}"))
    b.label(after, [(b.fresh(), one) for one in types])


def go_on(b: Builder) -> None:
    """A block that only this branch leads to."""
    if in_function_body(b):
        types = b.results(2)
        block = b.fresh_block()
        b.line(f"cf.br ^{block}{passed(b, types)}")
        b.label(block, [(b.fresh(), type) for type in types])


def check(b: Builder) -> None:
    b.line(f'cf.assert {condition(b)}, "no"')


# scf.


def open_op(b: Builder, text: str, types: Sequence[str]) -> str:
    """Writes the first line of an op with regions, and gives the name of its results."""
    name = b.fresh()
    b.line(f"{name}{f':{len(types)}' if len(types) > 1 else ''} = {text}" if types else text)
    return name


def close_op(b: Builder, name: str, types: Sequence[str], text: str = "}") -> None:
    """The last line; from here on the results are in scope."""
    b.line(text)
    for index, type in enumerate(types):
        b.define(name if len(types) == 1 else f"{name}#{index}", type)


def bound(b: Builder, type: str, step: bool = False) -> str:
    if b.chance(0.7):
        return b.op(f"arith.constant {b.some(1, 4) if step else b.some(0, 8)} : {type}", type)
    return b.argument(type) if step else b.value(type)  # verifiers refuse constant steps that are not positive


def for_loop(b: Builder) -> None:
    if not b.may_nest():
        return
    type = b.choose("index", "index", "index", "i32")
    low, high, step = bound(b, type), bound(b, type), bound(b, type, True)
    loop = carried(b)
    types = [one for _, _, one in loop]
    variable = b.fresh()
    inits = f" iter_args({', '.join([f'{name} = {init}' for name, init, _ in loop])})" if loop else ""
    arrow = f" -> ({', '.join(types)})" if loop else ""
    kind = "" if type == "index" else f" : {type}"
    name = open_op(b, f"scf.for {variable} = {low} to {high} step {step}{inits}{arrow} {kind} {{", types)
    with b.region():
        b.define(variable, type)
        for argument, _, one in loop:
            b.define(argument, one)
        b.body()
        if loop:
            chosen = [a if b.chance(0.3) else i if b.chance(0.15) else b.value(t) for a, i, t in loop]
            b.line(f"scf.yield {', '.join(chosen)} : {', '.join(types)}")
    close_op(b, name, types)


def if_op(b: Builder) -> None:
    if not b.may_nest():
        return
    types = b.results(2)
    flag = condition(b)
    arrow = f" -> ({', '.join(types)})" if types else ""
    name = open_op(b, f"scf.if {flag}{arrow} {{", types)
    with b.region():
        b.body(3)
        if types:
            b.give("scf.yield", types)
    if types or b.chance(0.4):
        b.line("} else {")
        with b.region():
            b.body(3)
            if types:
                b.give("scf.yield", types)
    close_op(b, name, types)


def while_loop(b: Builder) -> None:
    if not b.may_nest():
        return
    loop = carried(b)
    inputs = [type for _, _, type in loop]
    types = inputs if b.chance(0.5) else b.results(2)
    head = ", ".join([f"{name} = {init}" for name, init, _ in loop])
    signature = f"({', '.join(inputs)}) -> ({', '.join(types)})"
    name = open_op(b, f"scf.while ({head}) : {signature} {{", types)
    with b.region():
        for argument, _, type in loop:
            b.define(argument, type)
        b.body(2)
        flag = condition(b)
        if types == inputs and b.chance(0.5):
            given = ", ".join([argument for argument, _, _ in loop])
        else:
            given = ", ".join(names_of(b, types))
        b.line(f"scf.condition({flag}){f' {given} : ' + ', '.join(types) if types else ''}")
    arguments = [(b.fresh(), type) for type in types]
    b.line("} do {")
    with b.region():
        if arguments:
            b.lines.append(f"{b.indent[:-2]}^bb0({', '.join([f'{one}: {type}' for one, type in arguments])}):")
        for one, type in arguments:
            b.define(one, type)
        b.body(2)
        b.give("scf.yield", inputs)
    close_op(b, name, types)


def execute_region(b: Builder) -> None:
    if not b.may_nest():
        return
    types = b.results(2)
    name = open_op(b, f"scf.execute_region{f' -> ({chr(44).join(types)})' if types else ''} {{", types)
    with b.region():
        b.body(3)
        if b.chance(0.3):
            left, right = b.fresh_block(), b.fresh_block()
            b.line(f"cf.cond_br {condition(b)}, ^{left}, ^{right}")
            for block in (left, right):
                b.scopes.append([])
                b.label(block)
                b.body(2)
                b.give("scf.yield", types)
                b.scopes.pop()
        else:
            b.give("scf.yield", types)
    close_op(b, name, types)


def index_switch(b: Builder) -> None:
    if not b.may_nest():
        return
    types = b.results(2)
    name = open_op(b, f"scf.index_switch {b.index(4)}{f' -> {chr(44).join(types)}' if types else ''}", types)
    for value in b.random.sample(range(5), b.some(0, 3)):
        _case(b, f"case {value} {{", types)
    b.line("default {")
    with b.region():
        b.body(2)
        b.give("scf.yield", types)
    close_op(b, name, types)


def _case(b: Builder, head: str, types: Sequence[str]) -> None:
    b.line(head)
    with b.region():
        b.body(2)
        b.give("scf.yield", types)
    b.line("}")


def parallel(b: Builder) -> None:
    if not b.may_nest():
        return
    rank = b.some(1, 2)
    low, high, step = (", ".join([bound(b, "index", k == 2) for _ in range(rank)]) for k in range(3))
    variables = [b.fresh() for _ in range(rank)]
    reduces = b.chance(0.5)
    types = [b.choose("i32", "f32")] if reduces else []
    init = f" init ({b.value(types[0])}) -> {types[0]}" if types else ""
    head = f"scf.parallel ({', '.join(variables)}) = ({low}) to ({high}) step ({step}){init} {{"
    name = open_op(b, head, types)
    with b.region():
        for variable in variables:
            b.define(variable, "index")
        b.body(3)
        if types:
            one, other = b.fresh(), b.fresh()
            b.line(f"scf.reduce({b.value(types[0])} : {types[0]}) {{")
            b.line(f"^bb0({one}: {types[0]}, {other}: {types[0]}):")
            result = b.fresh()
            b.line(f"  {result} = arith.{'addi' if types[0] == 'i32' else 'addf'} {one}, {other} : {types[0]}")
            b.line(f"  scf.reduce.return {result} : {types[0]}")
            b.line("}")
    close_op(b, name, types)


def forall(b: Builder) -> None:
    """A forall that writes slices of tensors, or one without results."""
    if not b.may_nest():
        return
    rank = b.some(1, 2)
    variables = [b.fresh() for _ in range(rank)]
    counts = [b.mixed(0, 6)[0] for _ in range(rank)]
    tensors = [b.choose("tensor<8xf32>", "tensor<?xf32>") for _ in range(b.some(0, 2))]
    outs = [(b.fresh(), b.value(type), type) for type in tensors]
    shared = f" shared_outs({', '.join([f'{one} = {init}' for one, init, _ in outs])}) -> ({', '.join(tensors)})"
    head = f"scf.forall ({', '.join(variables)}) in ({', '.join(counts)}){shared if outs else ''} {{"
    name = open_op(b, head, tensors)
    with b.region():
        for variable in variables:
            b.define(variable, "index")
        for one, _, type in outs:
            b.define(one, type)
        b.body(3)
        if outs:
            lines = [
                f"  tensor.parallel_insert_slice {b.value('tensor<2xf32>')} into {one}[{variables[0]}] [2] [1] : "
                f"tensor<2xf32> into {type}"
                for one, _, type in outs
                if b.chance(0.8)
            ]
            b.line("scf.forall.in_parallel {")
            for line in lines:
                b.line(line)
            b.line("}")
    close_op(b, name, tensors)


# func.


def call(b: Builder) -> None:
    if not b.callees:
        return
    callee, inputs, results = b.random.choice(b.callees)
    names = ", ".join([b.value(type) for type in inputs])
    if b.chance(0.3):
        signature = f"({', '.join(inputs)}) -> ({', '.join(results)})"
        function = b.op(f"func.constant @{callee} : {signature}", signature)
        b.op(f"func.call_indirect {function}({names}) : {signature}", *results)
    else:
        b.op(f"func.call @{callee}({names}) : ({', '.join(inputs)}) -> ({', '.join(results)})", *results)


def makers_of(dialect: str) -> list[Maker]:
    if dialect == "cf":
        return [if_blocks, if_blocks, if_blocks, loop_blocks, switch_blocks, go_on, check]
    if dialect == "scf":
        return [for_loop, for_loop, for_loop, if_op, if_op, if_op, while_loop, while_loop, execute_region, index_switch,
                parallel, forall]  # fmt: skip
    return [call, call]
