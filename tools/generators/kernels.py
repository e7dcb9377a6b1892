"""Sparse kernels: a linalg.generic on tensors with random encodings, with the allocations and conversions around it.

Encodings have every level format and property, permuted and blocked maps. Loops are parallel or reductions; subscripts
are permuted, projected, now and then sums or constants. Bodies are sums of products with now and then a comparison, a
semi-ring op, an index, or another reduction.
"""

from __future__ import annotations

from tools.generators.builder import Builder, Maker, Shape, is_float, shaped
from tools.generators.control import close_op, open_op

ARITHMETIC = {"add": ("addf", "addi"), "mul": ("mulf", "muli"), "sub": ("subf", "subi")}
REDUCTIONS = {
    "add": ("addf", "addi"), "sub": ("subf", "subi"), "mul": ("mulf", "muli"), "max": ("maximumf", "maxsi"),
    "min": ("minimumf", "minui"), "maxnum": ("maxnumf", "maxui"), "minnum": ("minnumf", "minsi"),
    "and": ("addf", "andi"), "or": ("addf", "ori"), "xor": ("addf", "xori"),
}  # fmt: skip
FLOAT_UNARY = ("math.absf", "math.ceil", "math.sqrt", "math.sin", "arith.negf", "math.exp")
ELEMENTS = ("f64", "f64", "f64", "f32", "i32", "i64", "i8")
INFINITIES = {"f64": ("0x7FF0000000000000", "0xFFF0000000000000"), "f32": ("0x7F800000", "0xFF800000")}
"""The infinities, the positive first, of the types of elements."""


def word(names: tuple[str, str], element: str) -> str:
    return "arith." + names[0 if is_float(element) else 1]


# Encodings.


def level_types(b: Builder, count: int) -> list[str]:
    """Formats of levels that may follow each other."""
    found: list[str] = []
    while len(found) < count:
        left = count - len(found)
        kind = b.random.random()
        if kind < 0.35:
            found.append("dense")
        elif kind < 0.72 or left < 2:
            found.append(
                b.choose("compressed", "compressed", "compressed", "compressed(nonordered)", "loose_compressed")
            )
        else:
            soa = b.choose("", "", ", soa")
            found.append(b.choose("compressed(nonunique)", "loose_compressed(nonunique)"))
            tail = b.some(1, left - 1)
            for at in range(tail):
                properties = [] if at == tail - 1 else ["nonunique"]
                properties += ["soa"] if soa else []
                found.append(f"singleton({', '.join(properties)})" if properties else "singleton")
    # Either all singletons have arrays of their own, or none has.
    if any("soa" in one for one in found):
        found = [_with_soa(one) for one in found]
    return found


def _with_soa(level: str) -> str:
    if not level.startswith("singleton") or "soa" in level:
        return level
    return "singleton(soa)" if level == "singleton" else level[:-1] + ", soa)"


def encoding(b: Builder, shape: Shape) -> str:
    """A random encoding of tensors of this shape."""
    rank = len(shape)
    exprs = [f"d{at}" for at in range(rank)]
    blocked = [at for at in range(rank) if shape[at] is None or shape[at] % 2 == 0]  # type: ignore[operator]
    kind = b.random.random()
    if kind < 0.15 and blocked:
        chosen = b.random.sample(blocked, b.some(1, len(blocked)))
        outer = [f"d{at} floordiv 2" if at in chosen else f"d{at}" for at in range(rank)]
        exprs = outer + [f"d{at} mod 2" for at in sorted(chosen)]
    elif kind < 0.18 and rank == 2 and shape[1] in (None, 4, 8):
        dims = "d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]"
        return f"#sparse_tensor.encoding<{{ map = (d0, d1) -> ({dims}) }}>"
    elif kind < 0.5:
        b.random.shuffle(exprs)
    levels = level_types(b, len(exprs))
    head = ", ".join([f"d{at}" for at in range(rank)])
    text = ", ".join([f"{expr} : {level}" for expr, level in zip(exprs, levels, strict=True)])
    widths = b.choose("", "", "", "", ", posWidth = 32", ", crdWidth = 8", ", posWidth = 32, crdWidth = 32")
    return f"#sparse_tensor.encoding<{{ map = ({head}) -> ({text}){widths} }}>"


def tensor(b: Builder, shape: Shape, element: str, sparse: float) -> str:
    """A tensor type, with an encoding in that share of cases."""
    if shape and b.chance(sparse):
        return shaped("tensor", shape, element)[:-1] + f", {encoding(b, shape)}>"
    return shaped("tensor", shape, element)


# Loops and subscripts.


class LoopNest:
    """Loops with their extents, and which of them index the output."""

    def __init__(self, b: Builder) -> None:
        self.b = b
        count = b.random.choice((1, 2, 2, 2, 3, 3, 3, 4))
        self.extents: list[int | None] = [b.random.choice((2, 4, 8, 8, None, None)) for _ in range(count)]
        self.output = b.random.sample(range(count), b.random.choice((count, b.some(0, count), max(count - 1, 0))))
        self.head = ", ".join([f"d{at}" for at in range(count)])

    def subscripts(self, loops: list[int], compound: float) -> tuple[list[str], Shape]:
        """Texts of an operand's subscripts, and its shape."""
        texts: list[str] = []
        shape: list[int | None] = []
        for loop in loops:
            extent = self.extents[loop]
            other = self.b.random.randrange(len(self.extents))
            if self.b.chance(compound) and other != loop:
                second = self.extents[other]
                texts.append(f"d{loop} + d{other}")
                shape.append(None if extent is None or second is None else extent + second - 1)
            elif self.b.chance(compound / 3):
                texts.append("0")
                shape.append(extent)
            else:
                texts.append(f"d{loop}")
                shape.append(extent)
        return texts, tuple(shape)

    def map(self, texts: list[str]) -> str:
        return f"affine_map<({self.head}) -> ({', '.join(texts)})>"

    def iterators(self) -> str:
        words = ['"parallel"' if at in self.output else '"reduction"' for at in range(len(self.extents))]
        return ", ".join(words)


# Bodies.


def expression(b: Builder, arguments: list[str], element: str, depth: int = 2) -> str:
    """The name of a value made of the arguments."""
    if depth == 0 or b.chance(0.25):
        if b.chance(0.12):
            return b.op(f"arith.constant {b.scalar(element)} : {element}", element)
        return b.random.choice(arguments)
    kind = b.random.random()
    if kind < 0.12 and is_float(element):
        return b.op(f"{b.choose(*FLOAT_UNARY)} {expression(b, arguments, element, depth - 1)} : {element}", element)
    if kind < 0.17:
        return selected(b, arguments, element, depth)
    if kind < 0.22:
        return semiring(b, arguments, element, depth)
    names = ARITHMETIC[b.choose("mul", "mul", "mul", "add", "add", "sub")]
    one = expression(b, arguments, element, depth - 1)
    other = expression(b, arguments, element, depth - 1)
    return b.op(f"{word(names, element)} {one}, {other} : {element}", element)


def lasting(b: Builder, arguments: list[str], element: str, depth: int = 2) -> str:
    """A value that no canonicalization makes a constant of: where that is present says the op that computes it."""
    kind = b.random.random()
    if depth <= 0 or kind < 0.5:
        return b.random.choice(arguments)
    if kind < 0.7:
        return semiring(b, arguments, element, depth)
    one = lasting(b, arguments, element, depth - 1)
    other = lasting(b, arguments, element, depth - 1)
    return b.op(f"{word(ARITHMETIC[b.choose('mul', 'add')], element)} {one}, {other} : {element}", element)


def compared(b: Builder, one: str, other: str, element: str) -> str:
    if is_float(element):
        return b.op(f"arith.cmpf {b.choose('ogt', 'oeq', 'ult', 'une')}, {one}, {other} : {element}", "i1")
    return b.op(f"arith.cmpi {b.choose('sgt', 'eq', 'ult', 'ne')}, {one}, {other} : {element}", "i1")


def zero(b: Builder, element: str) -> str:
    return b.op(f"arith.constant {'0.0' if is_float(element) else '0'} : {element}", element)


def selected(b: Builder, arguments: list[str], element: str, depth: int) -> str:
    """select (x < y), x, 0, or of other values."""
    one = expression(b, arguments, element, depth - 1)
    other = zero(b, element) if b.chance(0.6) else expression(b, arguments, element, depth - 1)
    condition = compared(b, one, other, element)
    values = [one if b.chance(0.7) else expression(b, arguments, element, 0), zero(b, element)]
    if b.chance(0.25):
        values.reverse()
    return b.op(f"arith.select {condition}, {values[0]}, {values[1]} : {element}", element)


def position(b: Builder, element: str, loops: int) -> str:
    """The position of the body in the iteration space, along one loop."""
    loop = b.op(f"linalg.index {b.random.randrange(loops)} : index", "index")
    if not is_float(element):
        return b.op(f"arith.index_cast {loop} : index to {element}", element)
    number = b.op(f"arith.index_cast {loop} : index to i64", "i64")
    return b.op(f"arith.sitofp {number} : i64 to {element}", element)


def block(b: Builder, head: str, arguments: int, element: str) -> None:
    """A region whose body computes something of its arguments."""
    b.line(head)
    with b.region():
        names = [b.fresh() for _ in range(arguments)]
        if names:
            b.lines.append(f"{b.indent[:-2]}^bb0({', '.join([f'{name}: {element}' for name in names])}):")
        if names:
            names_of = ARITHMETIC[b.choose("add", "mul")]
            value = b.op(f"{word(names_of, element)} {names[0]}, {names[-1]} : {element}", element)
        else:
            value = b.op(f"arith.constant {b.scalar(element)} : {element}", element)
        b.line(f"sparse_tensor.yield {value} : {element}")


def semiring(b: Builder, arguments: list[str], element: str, depth: int) -> str:
    """sparse_tensor.unary, binary or select."""
    one = lasting(b, arguments, element, depth - 1)
    name = b.fresh()
    kind = b.choose("unary", "binary", "select")
    if kind == "unary":
        b.line(f"{name} = sparse_tensor.unary {one} : {element} to {element}")
        block(b, "present = {", 1, element)
        if b.chance(0.4):
            block(b, "} absent = {", 0, element)
            b.line("}")
        else:
            b.line("} absent = {}")
    elif kind == "binary":
        other = lasting(b, arguments, element, depth - 1)
        b.line(f"{name} = sparse_tensor.binary {one}, {other} : {element}, {element} to {element}")
        block(b, "overlap = {", 2, element)
        b.line("} left = " + b.choose("identity", "{}"))
        b.line("right = " + b.choose("identity", "{}"))
    else:
        b.line(f"{name} = sparse_tensor.select {one} : {element} {{")
        with b.region():
            value = b.fresh()
            b.lines.append(f"{b.indent[:-2]}^bb0({value}: {element}):")
            condition = compared(b, value, zero(b, element), element)
            b.line(f"sparse_tensor.yield {condition} : i1")
        b.line("}")
    b.define(name, element)
    return name


def identity(kind: str, element: str) -> str:
    """The neutral operand of `mul`, `max` (of signed numbers) and `min` (of unsigned ones)."""
    if kind == "mul":
        return "1.0" if is_float(element) else "1"
    if is_float(element):
        return INFINITIES[element][kind == "max"]
    return "-1" if kind == "min" else str(-(1 << int(element[1:]) - 1))


def custom_reduction(b: Builder, old: str, value: str, element: str) -> str:
    kind = b.choose("max", "min", "mul")
    initial = b.op(f"arith.constant {identity(kind, element)} : {element}", element)
    name = b.fresh()
    b.line(f"{name} = sparse_tensor.reduce {old}, {value}, {initial} : {element} {{")
    with b.region():
        names = [b.fresh(), b.fresh()]
        b.lines.append(f"{b.indent[:-2]}^bb0({names[0]}: {element}, {names[1]}: {element}):")
        result = b.op(f"{word(REDUCTIONS[kind], element)} {names[0]}, {names[1]} : {element}", element)
        b.line(f"sparse_tensor.yield {result} : {element}")
    b.line("}")
    b.define(name, element)
    return name


def body(b: Builder, inputs: list[str], old: str, element: str, reduces: bool) -> str:
    reduces = reduces or b.chance(0.15)
    if reduces and inputs and b.chance(0.08):
        return custom_reduction(b, old, lasting(b, inputs, element), element)
    value = expression(b, inputs, element) if inputs else old
    if reduces:
        names = REDUCTIONS[b.choose("add", "add", "add", "add", *REDUCTIONS)]
        pair = [old, value] if b.chance(0.6) else [value, old]
        return b.op(f"{word(names, element)} {', '.join(pair)} : {element}", element)
    return value


# Kernels.


def output(b: Builder, type: str, shape: Shape, element: str) -> str:
    """The output of a kernel: an argument, an empty tensor, or one that is filled."""
    kind = b.some(0, 3)
    if kind == 0 or (kind == 3 and "#" in type):
        return b.argument(type)
    sizes = ", ".join([b.argument("index") for one in shape if one is None])
    allocation = b.choose("tensor.empty", "tensor.empty", "bufferization.alloc_tensor")
    name = b.op(f"{allocation}({sizes}) : {type}", type)
    if kind == 3:
        value = zero(b, element)
        name = b.op(f"linalg.fill ins({value} : {element}) outs({name} : {type}) -> {type}", type)
    return name


def operand(b: Builder, type: str) -> str:
    found = b.pick(lambda other: other == type)
    return found[0] if found is not None and b.chance(0.3) else b.argument(type)


def generic(b: Builder) -> None:
    """One kernel."""
    load_dialects(b)
    nest = LoopNest(b)
    element = b.choose(*ELEMENTS)
    count = len(nest.extents)
    inputs: list[tuple[str, str, str]] = []
    covered: set[str] = set()
    for _ in range(b.random.choice((1, 2, 2, 2, 3))):
        loops = b.random.sample(range(count), b.random.choice((count, b.some(1, count))))
        texts, shape = nest.subscripts(loops, b.random.choice((0.0, 0.0, 0.0, 0.3)))
        type = tensor(b, shape, element, 0.7)
        inputs.append((operand(b, type), type, nest.map(texts)))
        covered.update(texts)
    missing = [at for at in range(count) if f"d{at}" not in covered and at not in nest.output]
    if missing:
        texts, shape = nest.subscripts(missing, 0.0)
        type = tensor(b, shape, element, 0.3)
        inputs.append((operand(b, type), type, nest.map(texts)))
    texts, shape = nest.subscripts(nest.output, 0.0)
    to = tensor(b, shape, element, 0.35)
    if not any("#" in type for _, type, _ in inputs) and "#" not in to:
        return
    outs = output(b, to, shape, element)
    maps = ", ".join([*[map for _, _, map in inputs], nest.map(texts)])
    ins = f"ins({', '.join([one for one, _, _ in inputs])} : {', '.join([one for _, one, _ in inputs])})"
    text = (
        f"linalg.generic {{indexing_maps = [{maps}], iterator_types = [{nest.iterators()}]}} {ins} outs({outs} : {to})"
    )
    name = open_op(b, text + " {", [to])
    with b.region():
        arguments = [b.fresh() for _ in range(len(inputs) + 1)]
        b.lines.append(f"{b.indent[:-2]}^bb0({', '.join([f'{one}: {element}' for one in arguments])}):")
        used = arguments[:-1] + ([position(b, element, count)] if b.chance(0.08) else [])
        value = body(b, used, arguments[-1], element, len(nest.output) < count)
        b.line(f"linalg.yield {value} : {element}")
    close_op(b, name, [to], f"}} -> {to}")


def load_dialects(b: Builder) -> None:
    """The reference needs ops of these dialects, but knows them only if the source has one."""
    if not b.lines:
        b.op("bufferization.alloc_tensor() : tensor<2xf32>", "tensor<2xf32>")
        b.line("vector.print punctuation <comma>")


def makers_of(dialect: str) -> list[Maker]:
    return [generic]
