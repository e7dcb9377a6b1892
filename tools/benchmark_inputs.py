"""The generated inputs of the benchmark: the same ones every time."""

from __future__ import annotations

import random
from typing import Final

SMALL: Final = """func.func @small(%a: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %a, %0 : i32
  return %1 : i32
}
"""


def plain_ops(count: int, seed: int = 7) -> str:
    """Functions of about twenty ops with about `count` ops in all, most of which stay alive and some fold or merge."""
    randomness = random.Random(seed)
    lines: list[str] = []
    written = 0
    number = 0
    while written < count:
        lines.append(f"func.func @f{number}(%a: i32, %b: i32, %t: tensor<4x?xf32>) -> (i32, index) {{")
        values = ["%a", "%b"]
        number += 1
        for index in range(18):
            kind = randomness.randrange(6)
            if kind == 0 and index:
                lines.append(lines[-1].replace(f"%{index - 1} =", f"%{index} ="))
            elif kind == 1:
                lines.append(f"  %{index} = arith.constant {randomness.randrange(2, 9)} : i32")
            else:
                name = randomness.choice(("addi", "muli", "subi", "xori"))
                lines.append(f"  %{index} = arith.{name} {values[-1]}, {randomness.choice(values[:-1])} : i32")
            values.append(f"%{index}")
        lines.append(f"  %c = arith.constant {randomness.randrange(2)} : index")
        lines.append("  %d = tensor.dim %t, %c : tensor<4x?xf32>")
        lines.append(f"  return {values[-1]}, %d : i32, index")
        lines.append("}")
        written += 22
    return "\n".join(lines) + "\n"


def many_users(count: int) -> str:
    """One value with `count` users, all of which die."""
    lines = ["func.func @users(%a: i32) -> i32 {", "  %0 = arith.addi %a, %a : i32"]
    lines += [f"  %{index} = arith.muli %0, %a : i32" for index in range(1, count + 1)]
    return "\n".join([*lines, "  return %0 : i32", "}"]) + "\n"


def kernels(count: int, seed: int = 7) -> str:
    """Functions of fifteen lines, each unlike the others: a slice, a linalg.generic on it, and the result put back."""
    randomness = random.Random(seed)
    lines: list[str] = []
    for number in range(count):
        type = randomness.choice(("f32", "f64", "i32", "i64"))
        add, multiply = ("addf", "mulf") if type[0] == "f" else ("addi", "muli")
        rows, columns = randomness.randrange(2, 40), randomness.randrange(2, 40)
        whole = f"tensor<{rows + number % 7 + 1}x{columns + number % 5 + 1}x{type}>"
        part = f"tensor<{rows}x{columns}x{type}>"
        row = f"tensor<{columns}x{type}>"
        extents = f"[{number % 7}, %i] [{rows}, {columns}] [1, 1]"
        first = randomness.choice(("(d0, d1) -> (d1)", f"(d0, d1) -> (d1 + {randomness.randrange(1, 9)})"))
        wide = row if first.endswith("(d1)") else f"tensor<{columns + int(first[:-1].split()[-1])}x{type}>"
        lines += [
            f"func.func @kernel{number}(%a: {whole}, %v: {wide}, %i: index) -> {whole} {{",
            f"  %slice = tensor.extract_slice %a{extents} : {whole} to {part}",
            f"  %init = tensor.empty() : {part}",
            f"  %result = linalg.generic {{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<{first}>,"
            ' affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}',
            f"      ins(%slice, %v : {part}, {wide}) outs(%init : {part}) {{",
            f"  ^bb0(%x: {type}, %y: {type}, %z: {type}):",
            f"    %p = arith.{multiply} %x, %y : {type}",
            f"    %q = arith.{randomness.choice((add, multiply))} %p, %x : {type}",
            f"    %r = arith.{add} %q, %{randomness.choice('xyp')} : {type}",
            f"    linalg.yield %r : {type}",
            f"  }} -> {part}",
            f"  %back = tensor.insert_slice %result into %a{extents} : {part} into {whole}",
            f"  return %back : {whole}",
            "}",
            "",
        ]
    return "\n".join(lines)


def hex_literals(megabytes: int, seed: int = 7) -> str:
    """Constants of 1 MB of hexadecimal digits each."""
    randomness = random.Random(seed)
    lines = ["func.func @hex() {"]
    for number in range(megabytes):
        digits = randomness.randbytes(1 << 19).hex().upper()
        lines.append(f'  %{number} = arith.constant dense<"0x{digits}"> : tensor<131072xi32>')
    return "\n".join([*lines, "  return", "}"]) + "\n"


def blocks(count: int, seed: int = 1) -> str:
    """A function of many blocks that branch to the next one and to one before."""
    randomness = random.Random(seed)
    lines = ["func.func @blocks(%c: i1, %a: i32) -> i32 {", "  cf.br ^b0"]
    for number in range(count):
        back = randomness.randrange(number + 1)
        ends = f"cf.cond_br %c, ^b{number + 1}, ^b{back}" if number + 1 < count else "cf.br ^end"
        lines += [f"^b{number}:", f"  %x{number} = arith.addi %a, %a : i32", f"  {ends}"]
    return "\n".join([*lines, "^end:", "  return %a : i32", "}"]) + "\n"


def applications(count: int) -> str:
    """affine.apply of the one before and an argument of its own."""
    arguments = ", ".join([f"%b{number}: index" for number in range(count)])
    lines = [f"func.func @applications(%0: index, {arguments}) -> index {{"]
    lines += [
        f"  %{number + 1} = affine.apply affine_map<(d0, d1) -> (d0 + d1 * {number % 7 + 1})>(%{number}, %b{number})"
        for number in range(count)
    ]
    return "\n".join([*lines, f"  return %{count} : index", "}"]) + "\n"


def switch(count: int) -> str:
    """A cf.switch each of whose cases has a block of its own."""
    cases = ", ".join([f"{number}: ^b{number}(%a : i32)" for number in range(count)])
    lines = ["func.func @switch(%a: i32) -> i32 {"]
    lines.append(f"  cf.switch %a : i32, [default: ^end(%a : i32), {cases}]")
    for number in range(count):
        lines += [f"^b{number}(%p{number}: i32):", f"  %x{number} = arith.addi %p{number}, %a : i32"]
        lines.append(f"  cf.br ^end(%x{number} : i32)")
    return "\n".join([*lines, "^end(%p: i32):", "  return %p : i32", "}"]) + "\n"
