"""Which elements of an output an op writes, and how often: what is claimed against all iterations counted."""

from __future__ import annotations

import random
from itertools import product

import pytest

from pyopt.dialects.linalg.coverage import writes_all, writes_each_once
from pyopt.dialects.linalg.structure import is_structured
from pyopt.ir.core import Operation
from tools.semantics.check import parsed

SEEDS = range(400)


def generic(extents: list[int], subscripts: list[str], shape: list[int]) -> Operation:
    loops = ", ".join([f"d{loop}" for loop in range(len(extents))])
    input = f"tensor<{''.join([f'{extent}x' for extent in extents])}f32>"
    output = f"tensor<{''.join([f'{extent}x' for extent in shape])}f32>"
    found = parsed(f"""
        func.func @f(%a: {input}, %o: {output}) -> {output} {{
          %0 = linalg.generic {{
            indexing_maps = [affine_map<({loops}) -> ({loops})>, affine_map<({loops}) -> ({", ".join(subscripts)})>],
            iterator_types = [{", ".join(['"parallel"'] * len(extents))}]
          }} ins(%a : {input}) outs(%o : {output}) {{
          ^bb0(%x: f32, %y: f32):
            linalg.yield %x : f32
          }} -> {output}
          return %0 : {output}
        }}""")
    assert found is not None
    return next(op for op in found[0].walk() if is_structured(op))


def random_case(seed: int) -> tuple[list[int], list[str], list[int]]:
    """Extents of loops, subscripts of sums of loops that begin at 0 or at 1, and a shape that they fit into."""
    chance = random.Random(seed)
    extents = [chance.choice((1, 1, 2, 3)) for _ in range(chance.randint(1, 3))]
    subscripts, shape = [], []
    for _ in range(chance.randint(1, 2)):
        factors = [chance.choice((0, 0, 1, 1, 2, 3, -1, -2)) for _ in extents]
        least = sum([factor * (extent - 1) for factor, extent in zip(factors, extents, strict=True) if factor < 0])
        most = sum([factor * (extent - 1) for factor, extent in zip(factors, extents, strict=True) if factor > 0])
        first = chance.choice((0, 0, 0, 1))
        slack = chance.choice((0, 0, 0, 1))
        plain = sum(factors) == 1 and factors.count(0) == len(factors) - 1
        terms = [f"d{loop} * {factor}" for loop, factor in enumerate(factors) if factor]
        subscripts.append(" + ".join([*terms, str(0 if plain else first - least)]))
        shape.append(most + 1 if plain else most - least + first + 1 + slack)
    return extents, subscripts, shape


def test_claims_hold() -> None:
    """Both functions only say yes where it is so; and where one loop alone is a subscript they see it."""
    full = once = seen_full = seen_once = 0
    for seed in SEEDS:
        extents, subscripts, shape = random_case(seed)
        op = generic(extents, subscripts, shape)
        points = list(product(*[range(extent) for extent in extents]))
        names = [{f"d{loop}": at for loop, at in enumerate(point)} for point in points]
        written = [tuple([eval(one, {}, values) for one in subscripts]) for values in names]
        is_full = len(set(written)) == len(list(product(*[range(extent) for extent in shape])))
        is_once = len(set(written)) == len(written)
        full += is_full
        once += is_once
        if writes_all(op, 1):
            seen_full += 1
            assert is_full, (extents, subscripts, shape)
        if writes_each_once(op, 1):
            seen_once += 1
            assert is_once, (extents, subscripts, shape)
    # They need not see all, but most.
    assert seen_full > full * 0.8 > 20
    assert seen_once > once * 0.8 > 20


@pytest.mark.parametrize(
    ("extents", "subscripts", "shape", "all", "once"),
    [
        ([2, 3], ["d1", "d0"], [3, 2], True, True),
        ([2, 3], ["d0"], [2], True, False),
        ([2, 1], ["d0"], [2], True, True),
        ([2, 0], ["d0"], [2], False, True),
        ([2, 3], ["-d0 + 1", "d1"], [2, 3], True, True),
        ([2, 3], ["d0 * 3 + d1"], [6], True, True),
        ([2, 3], ["d0 * 2 + d1"], [5], True, False),
        ([2, 3], ["d0 * 4 + d1"], [7], False, True),
        ([2, 3], ["d0 + 1", "d1"], [3, 3], False, True),
        ([2, 2], ["d0", "d0"], [2, 2], False, False),
        ([2], ["d0", "0"], [2, 1], True, True),
        ([2], ["d0", "0"], [2, 2], False, True),
        ([2], ["d0 mod 2"], [2], False, False),
    ],
)
def test_kinds(extents: list[int], subscripts: list[str], shape: list[int], all: bool, once: bool) -> None:
    op = generic(extents, subscripts, shape)
    assert writes_all(op, 1) is all
    assert writes_each_once(op, 1) is once
