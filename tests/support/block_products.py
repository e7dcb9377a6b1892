"""Random products of matrices, and options of linalg-block-pack-matmul."""

from __future__ import annotations

from random import Random

EXTENTS = (7, 5, 9, 2)
"""m, n, k and the number of batches."""


def program(randomness: Random, extents: tuple[int, int, int, int] = EXTENTS) -> tuple[str, list[tuple[int, ...]], str]:
    """A product, the shapes of its operands and the type of its elements."""
    m, n, k, batches = extents
    element = randomness.choice(["f32", "f64", "i32", "i8"])
    kind = randomness.choice(["plain", "lhs", "rhs", "both", "batch", "generic"])
    lead = (batches,) if kind == "batch" else ()
    lhs = (*lead, k, m) if kind in ("lhs", "both") else (*lead, m, k)
    rhs = (*lead, n, k) if kind in ("rhs", "both") else (*lead, k, n)
    shapes = [lhs, rhs, (*lead, m, n)]
    types = []
    for shape in shapes:
        parts = ["?" if randomness.random() < 0.3 else str(extent) for extent in shape]
        types.append(f"tensor<{'x'.join(parts)}x{element}>")
    maps = ", ".join(
        [
            f"affine_map<(m, n, k) -> ({'k, m' if kind in ('lhs', 'both') else 'm, k'})>",
            f"affine_map<(m, n, k) -> ({'n, k' if kind in ('rhs', 'both') else 'k, n'})>",
            "affine_map<(m, n, k) -> (m, n)>",
        ]
    )
    operands = f"ins(%a, %b : {types[0]}, {types[1]}) outs(%c : {types[2]})"
    op = f"linalg.matmul indexing_maps = [{maps}] {operands} -> {types[2]}"
    if kind == "batch":
        op = f"linalg.batch_matmul {operands} -> {types[2]}"
    elif kind == "generic":
        mul, add = ("mulf", "addf") if element.startswith("f") else ("muli", "addi")
        iterators = 'iterator_types = ["parallel", "parallel", "reduction"]'
        op = f"""linalg.generic {{indexing_maps = [{maps}], {iterators}}} {operands} {{
    ^bb0(%x: {element}, %y: {element}, %z: {element}):
      %1 = arith.{mul} %x, %y : {element}
      %2 = arith.{add} %z, %1 : {element}
      linalg.yield %2 : {element}
    }} -> {types[2]}"""
    arguments = ", ".join([f"%{name}: {type}" for name, type in zip("abc", types, strict=True)])
    text = f"func.func @f({arguments}) -> {types[2]} {{\n    %0 = {op}\n    return %0 : {types[2]}\n  }}"
    return text, shapes, element


def options(randomness: Random) -> str:
    factors = ",".join([str(randomness.choice([1, 2, 3, 4, 16])) for _ in range(3)])
    order = ",".join(randomness.sample("012", 3))
    multiples = ",".join([str(randomness.choice([0, 0, 4, 6])) for _ in range(3)])
    flags = [
        f"{side}-transpose-{blocks}-blocks={randomness.choice(['true', 'false'])}"
        for side in ("lhs", "rhs")
        for blocks in ("outer", "inner")
    ]
    return f"block-factors={factors} mnk-order={order} mnk-padded-multiples={multiples} {' '.join(flags)}"
