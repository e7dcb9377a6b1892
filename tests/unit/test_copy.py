"""Types and attributes are compared with `is`, so copies and pickles of what holds them must hold the same ones."""

from __future__ import annotations

import copy
import pickle

import pytest

import pyopt
from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, LevelType
from pyopt.ir.attributes import StringAttr
from pyopt.ir.types import IntegerType

TYPES = (
    "i32", "si8", "index", "none", "f80", "tensor<?x2xf32>", "tensor<*xi1>",
    "memref<2xi32, strided<[?], offset: 3>, 1>",
    "vector<[4]x2xbf16>", "complex<f64>", "tuple<i1, f16>", "(i32, f32) -> ()", "!llvm.ptr<3>",
    "!llvm.struct<(i32, array<2 x f32>)>", "!foo.bar<anything>",
    "tensor<2x2xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed(nonunique)) }>>",
)  # fmt: skip
ATTRIBUTES = (
    "5 : i7", "-0.0 : f32", "0x7FC00001 : f32", "true", "unit", '"a\\00\\FF\\22"', "@a::@b", "i32", "[1, [unit]]",
    '{a = 1 : i8, "b c" = {}}', "dense<[1, 2]> : tensor<2xi4>", "dense<> : tensor<0x3xf32>", "array<i8: 1, -1>",
    "sparse<[[0, 1]], [3]> : tensor<2x2xi32>", "affine_map<(d0)[s0] -> (d0 floordiv 2 + s0)>",
    "affine_set<(d0) : (d0 >= 0)>", "#llvm.linkage<internal>", 'loc("f.mlir":1:2)', 'loc(fused<unit>["a", unknown])',
)  # fmt: skip


def test_interned_objects_stay_themselves() -> None:
    held = [IntegerType.get(32), StringAttr.get("x"), LevelType.get(COMPRESSED)]
    copied = copy.deepcopy(held)
    assert copied is not held
    assert all(one is other for one, other in zip(held, copied, strict=True))
    assert all(copy.copy(one) is one for one in held)


@pytest.mark.parametrize("protocol", [0, pickle.HIGHEST_PROTOCOL])
def test_pickles_hold_the_same_types_and_attributes(protocol: int) -> None:
    held = [*[pyopt.type(one) for one in TYPES], *[pyopt.attribute(one) for one in ATTRIBUTES]]
    found = pickle.loads(pickle.dumps(held, protocol))
    assert len(found) == len(TYPES) + len(ATTRIBUTES)
    for one, other in zip(held, found, strict=True):
        assert one is other, str(one)


def test_what_its_text_does_not_tell_is_not_pickled() -> None:
    interval = pyopt.TypeInfo("own.interval", "width: int")
    for one in (interval(8), pyopt.attribute("distinct[0]<unit>")):
        with pytest.raises(TypeError, match="cannot be pickled: its text alone does not say what it is"):
            pickle.dumps(one)


def test_modules_are_copied_whole() -> None:
    module = pyopt.parse("func.func @f() -> i32 { %c = arith.constant 1 : i32 return %c : i32 }")
    function = module.symbol("f")
    for other in (copy.copy(module), copy.deepcopy(module), copy.deepcopy([module])[0]):
        assert other.operation is not module.operation and str(other) == str(module)
        other.symbol("f").erase()
        assert module.symbol("f") is function
    with pytest.raises(TypeError, match="a Module cannot be pickled"):
        pickle.dumps(module)


def test_parts_of_modules_are_not_copied() -> None:
    module = pyopt.parse("func.func @f(%a: i32) -> i32 { return %a : i32 }")
    function = module.symbol("f")
    body = function.regions[0].first
    assert body is not None
    for part in (function, function.regions[0], body, body.arguments[0]):
        for make in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match=f"the {type(part).__name__} of a module is not copied or pickled"):
                make(part)
