"""Programs to measure shape inference on: what is common, and what is hard for an analysis of shapes.

Each takes the number of ops that it is to have, about, and gives the text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tools.make_network import NetworkWriter, tensor

ROW: Final = "tensor<?xf32>"
EVERY: Final = "tensor<?x?xf32>"


def layers(count: int) -> str:
    """One function: a chain of convolutions with what their sizes need, residual sums and their constraints."""
    writer = NetworkWriter()
    current = writer.emit(f"tensor.cast %image : tensor<?x32x32x8xf32> to {tensor(4)}", 4)
    while len(writer.lines) < count * 1.1:
        inner = writer.conv(writer.relu(writer.conv(current, 3, (8, 8))), 3, (8, 8))
        current = writer.relu(writer.add(inner, current, "sum"))
    head = f"func.func @f(%image: tensor<?x32x32x8xf32>) -> {tensor(4)} {{"
    return "\n".join([head, *writer.lines, f"  return {current} : {tensor(4)}", "}"])


def _body(argument: str, unique: str) -> list[str]:
    """Ten ops on a matrix; %r is the last."""
    sum = f"ins({argument}, %x{unique} : {EVERY}, {EVERY}) outs(%e{unique} : {EVERY}) -> {EVERY}"
    return [
        f"  %c0{unique} = arith.constant 0 : index",
        f"  %c1{unique} = arith.constant 1 : index",
        f"  %d0{unique} = tensor.dim {argument}, %c0{unique} : {EVERY}",
        f"  %d1{unique} = tensor.dim {argument}, %c1{unique} : {EVERY}",
        f"  %e{unique} = tensor.empty(%d0{unique}, %d1{unique}) : {EVERY}",
        f"  %x{unique} = math.exp {argument} : {EVERY}",
        f"  %m{unique} = linalg.add {sum}",
        f"  %s{unique} = tensor.extract_slice %m{unique}[0, 0] [%d0{unique}, %d1{unique}] [1, 1] : {EVERY} to {EVERY}",
        f"  %p{unique} = shape.shape_of %s{unique} : {EVERY} -> tensor<?xindex>",
        f"  %r{unique} = arith.mulf %s{unique}, %m{unique} : {EVERY}",
    ]


def functions(count: int) -> str:
    """Small functions, each on its own."""
    lines: list[str] = []
    for number in range(count // 13):
        lines += [
            f"func.func @f{number}(%t: tensor<8x?xf32>) -> {EVERY} {{",
            f"  %a = tensor.cast %t : tensor<8x?xf32> to {EVERY}",
        ]
        lines += [*_body("%a", ""), f"  return %r : {EVERY}", "}"]
    return "\n".join(lines)


def calls(count: int) -> str:
    """Private functions that call the one before: shapes go down the chain and results come back."""
    lines = [f"func.func private @f0(%a: {EVERY}) -> {EVERY} {{", f"  return %a : {EVERY}", "}"]
    number = 0
    for number in range(1, count // 13 + 1):
        lines += [f"func.func private @f{number}(%a: {EVERY}) -> {EVERY} {{", *_body("%a", "")]
        lines += [f"  %z = call @f{number - 1}(%r) : ({EVERY}) -> {EVERY}", f"  return %z : {EVERY}", "}"]
    lines += [
        f"func.func @main(%t: tensor<8x?xf32>) -> {EVERY} {{",
        f"  %a = tensor.cast %t : tensor<8x?xf32> to {EVERY}",
    ]
    lines += [f"  %z = call @f{number}(%a) : ({EVERY}) -> {EVERY}", f"  return %z : {EVERY}", "}"]
    return "\n".join(lines)


def loops(count: int) -> str:
    """Loops one behind the other that carry a tensor."""
    lines = ["func.func @f(%t: tensor<8x?xf32>, %n: index) -> " + EVERY + " {"]
    lines += ["  %c0 = arith.constant 0 : index", "  %c1 = arith.constant 1 : index"]
    lines.append(f"  %v0 = tensor.cast %t : tensor<8x?xf32> to {EVERY}")
    number = 0
    for number in range(count // 12):
        lines.append(
            f"  %v{number + 1} = scf.for %i{number} = %c0 to %n step %c1\n"
            f"      iter_args(%a{number} = %v{number}) -> ({EVERY}) {{"
        )
        lines += [*_body(f"%a{number}", f"_{number}"), f"  scf.yield %r_{number} : {EVERY}", "  }"]
    return "\n".join([*lines, f"  return %v{number + 1} : {EVERY}", "}"])


def blocks(count: int) -> str:
    """Branches whose ends meet, one behind the other."""
    lines = ["func.func @f(%t: tensor<8x?xf32>, %c: i1) -> " + EVERY + " {"]
    lines += [f"  %first = tensor.cast %t : tensor<8x?xf32> to {EVERY}", f"  cf.br ^b0(%first : {EVERY})"]
    number = 0
    for number in range(count // 12):
        lines += [f"^b{number}(%a{number}: {EVERY}):", *_body(f"%a{number}", f"_{number}")]
        lines.append(f"  cf.cond_br %c, ^b{number + 1}(%r_{number} : {EVERY}), ^b{number + 1}(%a{number} : {EVERY})")
    return "\n".join([*lines, f"^b{number + 1}(%last: {EVERY}):", f"  return %last : {EVERY}", "}"])


def library(count: int) -> str:
    """Ops that only the library of shape functions knows."""
    any = "tensor<*xf32>"
    lines = [
        "func.func @f(%t: tensor<?x4x6xf32>, %w: tensor<6x6xf32>) {",
        f"  %v0 = tensor.cast %t : tensor<?x4x6xf32> to {any}",
    ]
    for number in range(0, count, 4):
        now, one, two, three, four = [f"%v{number + at}" for at in range(5)]
        lines += [
            f'  {one} = "tf.Tanh"({now}) : ({any}) -> {any}',
            f'  {two} = "tf.AddV2"({one}, {now}) : ({any}, {any}) -> {any}',
            f'  {three} = "onnx.MatMul"({two}, %w) : ({any}, tensor<6x6xf32>) -> {any}',
            f'  {four} = "tosa.reshape"({three}) {{new_shape = array<i64: -1, 4, 6>}} : ({any}) -> {any}',
        ]
    return "\n".join([*lines, "  return", "}"])


def exported(count: int) -> str:
    """Layers as exporters of ONNX write them: rows in heads and back by views, products, normalization, sums."""
    any, list = "tensor<*xf32>", "tensor<*xi64>"
    weights = {"%w": "tensor<64x64xf32>", "%scale": "tensor<64xf32>"}
    lines = [
        'func.func @f(%t: tensor<?x?x64xf32> {shape.dims = ["batch", "sequence", ""]}, '
        f"{', '.join([f'{name}: {type}' for name, type in weights.items()])}) -> {any} {{",
        f'  %v0 = "onnx.Relu"(%t) : (tensor<?x?x64xf32>) -> {any}',
    ]
    number = 0

    def op(kind: str, operands: str, attributes: str = "", result: str = any) -> str:
        nonlocal number
        number += 1
        names = operands.split(", ") if operands else []
        types = [weights.get(one) or (list if one.startswith("%i") else any) for one in names]
        name = f"%{'i' if result == list else 'v'}{number}"
        lines.append(f'  {name} = "onnx.{kind}"({operands}) {{{attributes}}} : ({", ".join(types)}) -> {result}')
        return name

    def size(value: str, axis: int) -> str:
        place = op("Constant", "", f"value = dense<{axis}> : tensor<i64>", list)
        return op("Gather", f"{op('Shape', value, '', list)}, {place}", "axis = 0 : si64", list)

    def view(value: str, extents: tuple[str | int, ...]) -> str:
        zero = op("Constant", "", "value = dense<0> : tensor<1xi64>", list)
        parts = [
            op("Constant", "", f"value = dense<{one}> : tensor<1xi64>", list)
            if isinstance(one, int)
            else op("Unsqueeze", f"{one}, {zero}", "", list)
            for one in extents
        ]
        return op("Reshape", f"{value}, {op('Concat', ', '.join(parts), 'axis = 0 : si64', list)}")

    current = "%v0"
    while len(lines) < count:
        batch, sequence = size(current, 0), size(current, 1)
        heads = op("Transpose", view(op("MatMul", f"{current}, %w"), (batch, sequence, 4, 16)), "perm = [0, 2, 1, 3]")
        mixed = op("MatMul", f"{heads}, {op('Transpose', heads, 'perm = [0, 1, 3, 2]')}")
        mixed = op("MatMul", f"{op('Softmax', mixed, 'axis = -1 : si64')}, {heads}")
        back = view(op("Transpose", mixed, "perm = [0, 2, 1, 3]"), (batch, sequence, 64))
        current = op("Mul", f"{op('Tanh', op('Add', f'{back}, {current}'))}, %scale")
    return "\n".join([*lines, f"  return {current} : {any}", "}"])


def broadcasts(count: int) -> str:
    """A chain of what two shapes broadcast to."""
    extents = "tensor<?xindex>"
    lines = [f"func.func @f(%t: {EVERY}, %u: {EVERY}) -> {extents} {{"]
    lines.append(f"  %s0 = shape.shape_of %t : {EVERY} -> {extents}")
    lines.append(f"  %other = shape.shape_of %u : {EVERY} -> {extents}")
    types = f"{extents}, {extents} -> {extents}"
    lines += [f"  %s{n + 1} = shape.broadcast %s{n}, %other : {types}" for n in range(count)]
    return "\n".join([*lines, f"  return %s{count} : {extents}", "}"])


# What grows with each op, unless it is given up.


def _indices(count: int, body: Callable[[int], list[str]]) -> str:
    """A chain of numbers %s0, %s1, ... that begins with an extent; %d is another, %two is 2."""
    lines = [
        f"func.func @f(%t: {ROW}, %u: {ROW}) -> index {{",
        "  %c0 = arith.constant 0 : index",
        "  %two = arith.constant 2 : index",
        f"  %d = tensor.dim %t, %c0 : {ROW}",
        f"  %s0 = tensor.dim %u, %c0 : {ROW}",
    ]
    length = count // len(body(0))
    for number in range(length):
        lines += body(number)
    return "\n".join([*lines, f"  return %s{length} : index", "}"])


def sums(count: int) -> str:
    return _indices(count, lambda n: [f"  %s{n + 1} = arith.addi %s{n}, %d : index"])


def products(count: int) -> str:
    return _indices(count, lambda n: [f"  %s{n + 1} = arith.muli %s{n}, %d : index"])


def quotients(count: int) -> str:
    return _indices(
        count,
        lambda n: [f"  %a{n} = arith.addi %s{n}, %d : index", f"  %s{n + 1} = arith.divui %a{n}, %two : index"],
    )


def slices(count: int) -> str:
    """Each tensor is half of the one before, and that one behind it."""
    lines = [f"func.func @f(%v0: {ROW}) -> {ROW} {{", "  %c0 = arith.constant 0 : index"]
    lines.append("  %two = arith.constant 2 : index")
    for n in range(count // 4):
        lines += [
            f"  %d{n} = tensor.dim %v{n}, %c0 : {ROW}",
            f"  %h{n} = arith.divui %d{n}, %two : index",
            f"  %s{n} = tensor.extract_slice %v{n}[0] [%h{n}] [1] : {ROW} to {ROW}",
            f"  %v{n + 1} = tensor.concat dim(0) %s{n}, %v{n} : ({ROW}, {ROW}) -> {ROW}",
        ]
    return "\n".join([*lines, f"  return %v{count // 4} : {ROW}", "}"])


def ranks(count: int) -> str:
    """Shapes that get longer and longer."""
    extents = "tensor<?xindex>"
    lines = [f"func.func @f(%t: {EVERY}) -> index {{", f"  %s0 = shape.shape_of %t : {EVERY} -> {extents}"]
    for n in range(count // 2):
        lines.append(f"  %s{n + 1} = shape.concat %s{n}, %s0 : {extents}, {extents} -> {extents}")
        lines.append(f"  %n{n} = shape.num_elements %s{n + 1} : {extents} -> index")
    return "\n".join([*lines, f"  return %n{count // 2 - 1} : index", "}"])


# What makes much known of much.


def equalities(count: int) -> str:
    """Extents that turn out to be equal, one by one."""
    length = count // 2
    arguments = ", ".join(f"%t{n}: {ROW}" for n in range(length + 1))
    lines = [f"func.func @f({arguments}) {{"]
    lines += [f"  %x{n} = arith.addf %t{n}, %t{n + 1} : {ROW}" for n in range(length)]
    lines += [f"  %y{n} = arith.addf %x{n}, %t{length - n} : {ROW}" for n in range(length)]
    return "\n".join([*lines, "  return", "}"])


def assertions(count: int) -> str:
    """A program of assertions: the facts of each are known behind it."""
    lines = [f"func.func @f(%t: {EVERY}, %u: {EVERY}) {{", "  %c0 = arith.constant 0 : index"]
    for n in range(count // 5):
        lines += [
            f"  %d{n} = tensor.dim %t, %c0 : {EVERY}",
            f"  %e{n} = tensor.dim %u, %c0 : {EVERY}",
            f"  %q{n} = arith.cmpi eq, %d{n}, %e{n} : index",
            f'  cf.assert %q{n}, "equal"',
            f"  %x{n} = arith.addf %t, %u : {EVERY}",
        ]
    return "\n".join([*lines, "  return", "}"])


# What meets, calls, and nests.


def joins(count: int) -> str:
    """One block that all others lead to."""
    lines = [f"func.func @f(%t: tensor<4x?xf32>, %c: i1) -> {EVERY} {{"]
    lines += [f"  %r = tensor.cast %t : tensor<4x?xf32> to {EVERY}", "  cf.br ^b0"]
    length = count // 2
    for n in range(length):
        lines += [f"^b{n}:", f"  %x{n} = math.exp %r : {EVERY}"]
        lines.append(f"  cf.cond_br %c, ^end(%x{n} : {EVERY}), ^b{n + 1}")
    lines += [f"^b{length}:", f"  cf.br ^end(%r : {EVERY})", f"^end(%z: {EVERY}):", f"  return %z : {EVERY}", "}"]
    return "\n".join(lines)


def mesh(count: int) -> str:
    """Functions that each call two before them."""
    pair = f"({EVERY}) -> {EVERY}"
    lines: list[str] = []
    length = max(count // 5, 3)
    for n in range(length):
        lines.append(f"func.func private @f{n}(%x: {EVERY}) -> {EVERY} {{")
        if n < 2:
            lines += [f"  return %x : {EVERY}", "}"]
            continue
        lines += [f"  %y = call @f{n - 1}(%x) : {pair}", f"  %z = call @f{n // 2}(%y) : {pair}"]
        lines += [f"  %w = arith.addf %z, %x : {EVERY}", f"  return %w : {EVERY}", "}"]
    lines += [f"func.func @main(%t: tensor<8x?xf32>) -> {EVERY} {{"]
    lines += [f"  %a = tensor.cast %t : tensor<8x?xf32> to {EVERY}", f"  %z = call @f{length - 1}(%a) : {pair}"]
    return "\n".join([*lines, f"  return %z : {EVERY}", "}"])


def nests(count: int) -> str:
    """Loops in loops, twelve deep, each of which doubles what it carries."""
    lines = [f"func.func @f(%t: tensor<4xf32>, %n: index) -> {ROW} {{", "  %c0 = arith.constant 0 : index"]
    lines += ["  %c1 = arith.constant 1 : index", f"  %s0 = tensor.cast %t : tensor<4xf32> to {ROW}"]
    depth = 12
    for number in range(max(count // (4 * depth), 1)):
        before = f"%s{number}"
        for level in range(depth):
            result = f"%r{number}_{level}" if level else f"%s{number + 1}"
            carried, twice = f"%a{number}_{level}", f"%e{number}_{level}"
            lines.append(f"  {result} = scf.for %i{number}_{level} = %c0 to %n step %c1")
            lines.append(f"      iter_args({carried} = {before}) -> ({ROW}) {{")
            lines.append(f"  {twice} = tensor.concat dim(0) {carried}, {carried} : ({ROW}, {ROW}) -> {ROW}")
            before = twice
        lines += [f"  scf.yield {before} : {ROW}", "  }"]
        for level in range(depth - 1, 0, -1):
            lines.append(f"  %q{number}_{level} = math.exp %r{number}_{level} : {ROW}")
            lines += [f"  scf.yield %q{number}_{level} : {ROW}", "  }"]
    return "\n".join([*lines, f"  return %s{number + 1} : {ROW}", "}"])


OF_LIBRARY: Final = ("library", "exported")
"""The programs that need the library of shape functions."""
KINDS: Final[dict[str, Callable[[int], str]]] = {
    "layers": layers,
    "functions": functions,
    "calls": calls,
    "loops": loops,
    "blocks": blocks,
    "library": library,
    "exported": exported,
    "broadcasts": broadcasts,
    "sums": sums,
    "products": products,
    "quotients": quotients,
    "slices": slices,
    "ranks": ranks,
    "equalities": equalities,
    "assertions": assertions,
    "joins": joins,
    "mesh": mesh,
    "nests": nests,
}
