"""Result types that `create` finds by itself: those of the ops of the lit tests."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

import pyopt
from pyopt.api.control_types import control_types
from pyopt.api.signatures import Given, result_types_of
from pyopt.ir.signature import operand_group, signature_of
from pyopt.ir.traits import shapes_compatible
from pyopt.ir.types import Type, element_type_or_self

FILES = sorted((Path(__file__).resolve().parents[2] / "lit").rglob("*.mlir"))
CONTROL = ("affine.for", "func.call", "scf.for", "scf.if")


def says_the_same(one: Type, other: Type) -> bool:
    """The types differ in what is known of extents only."""
    return element_type_or_self(one) is element_type_or_self(other) and shapes_compatible(one, other)


def test_inferred_types_are_those_of_the_ops() -> None:
    found: Counter[str] = Counter()
    exact = 0
    drawn = random.Random(3).sample(FILES, 120)
    for name in CONTROL:
        drawn += [path for path in FILES if f"{name} " in path.read_text(errors="surrogateescape")][:4]
    for path in dict.fromkeys(drawn):
        for chunk in re.split(r"^// -----.*$", path.read_text(encoding="utf-8", errors="surrogateescape"), flags=re.M):
            try:
                module = pyopt.parse(chunk, allow_unregistered=True)
            except pyopt.Error:
                continue
            for op in module.walk():
                if not op.info.registered or not op.results or op.name.startswith("shape."):
                    continue
                signature = signature_of(op.info)
                given = Given(op.info, signature, [list(operand_group(op, one.name)) for one in signature.operands])
                try:
                    types = control_types(given, op.attributes, op.regions, op)
                    types = list(result_types_of(given, op.attributes, types))
                except TypeError:
                    continue
                found[op.name] += 1
                there = [one.type for one in op.results]
                # Of operands with other known extents (`tensor<?xi32>`, `tensor<4xi32>`), any may say the type.
                assert types == there or all(map(says_the_same, types, there)), str(op)
                exact += types == there
    assert exact > 0.99 * sum(found.values())
    assert sum(found.values()) > 500 and all(found[name] for name in CONTROL), found


def test_types_of_calls_and_loops() -> None:
    module = pyopt.parse(
        "func.func private @g(i32) -> f32\n"
        "func.func @f(%a: i32, %i: index, %c: i1, %t: tensor<4xf32>, %h: (i32) -> (i64, f32)) {\n  return\n}"
    )
    a, i, c, t, h = next(iter(module.symbol("f").regions[0])).arguments
    builder = pyopt.Builder.before(next(module.walk("func.return")))
    assert [str(one.type) for one in builder.create("func.call", a, callee="g").results] == ["f32"]
    assert [str(one.type) for one in builder.create("func.call_indirect", h, a).results] == ["i64", "f32"]
    body = builder.region([i.type, t.type], lambda inner, number, carried: inner.create("scf.yield", carried))
    assert [str(one.type) for one in builder.create("scf.for", i, i, i, t, regions=[body]).results] == ["tensor<4xf32>"]
    both = [builder.region([], lambda inner: inner.create("scf.yield", a, i)) for _ in range(2)]
    assert [str(one.type) for one in builder.create("scf.if", c, regions=both).results] == ["i32", "index"]
    before = builder.region([i.type], lambda inner, one: inner.create("scf.condition", c, a))
    after = builder.region([a.type], lambda inner, one: inner.create("scf.yield", i))
    assert [str(one.type) for one in builder.create("scf.while", i, regions=[before, after]).results] == ["i32"]
    module.verify()
    module.symbol("g").set_attribute("sym_name", pyopt.attribute('"k"'))
    assert [str(one.type) for one in builder.create("func.call", a, callee="k").results] == ["f32"]
    with pytest.raises(TypeError, match="give results="):
        builder.create("func.call", a, callee="g")
