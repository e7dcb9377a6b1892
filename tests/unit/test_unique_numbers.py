"""Unique objects hold plain integers: a table finds 1.0 and True where it has 1, so others would get out of it."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pyopt.dialects.complex.attributes import NumberAttr
from pyopt.dialects.dlti.attributes import FunctionPointerAlignmentAttr
from pyopt.dialects.gpu import MaskAttr
from pyopt.dialects.llvm.struct_attributes import TBAAMemberAttr
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMTargetType
from pyopt.dialects.sparse_tensor.encoding import DimSliceAttr, EncodingAttr
from pyopt.dialects.sparse_tensor.level_types import LevelType
from pyopt.dialects.sparse_tensor.types import IteratorType, IterSpaceType
from pyopt.ir import attributes, types
from pyopt.ir.affine import AffineMap, IntegerSet

ROOT = Path(__file__).resolve().parents[2]
DENSE = LevelType.get(1 << 16)
ENCODING = EncodingAttr.get([DENSE, DENSE], None, 0, 0, None, None, [])
COMPLEX = types.ComplexType.get(types.F32)
MAKERS: dict[str, Callable[[Any], object]] = {
    "NumberAttr.get": lambda one: NumberAttr.get(one, 0, COMPLEX),
    "FunctionPointerAlignmentAttr.get": lambda one: FunctionPointerAlignmentAttr.get(one, False),
    "MaskAttr.get": MaskAttr.get,
    "TBAAMemberAttr.get": lambda one: TBAAMemberAttr.get(attributes.UNIT, one),
    "LLVMPointerType.get": LLVMPointerType.get,
    "LLVMArrayType.get": lambda one: LLVMArrayType.get(one, types.F32),
    "LLVMTargetType.get": lambda one: LLVMTargetType.get("a", (), (one,)),
    "DimSliceAttr.get": lambda one: DimSliceAttr.get(0, 1, one),
    "EncodingAttr.get": lambda one: EncodingAttr.get([DENSE], None, one, 0, None, None, []),
    "LevelType.get": lambda one: LevelType.get(1 << 21, 0, one, 64),
    "IterSpaceType.get": lambda one: IterSpaceType.get(ENCODING, 0, one),
    "IteratorType.get": lambda one: IteratorType.get(ENCODING, one, 2),
    "AffineMap.get": lambda one: AffineMap.get(one, 0, []),
    "AffineMap.identity": AffineMap.identity,
    "AffineMap.symbol_identity": AffineMap.symbol_identity,
    "AffineMap.constant": lambda one: AffineMap.constant(one).results[0],
    "AffineMap.minor_identity": lambda one: AffineMap.minor_identity(one, 0),
    "AffineMap.multi_dim": lambda one: AffineMap.multi_dim(99, [one]).results[0],
    "IntegerSet.get": lambda one: IntegerSet.get(one, 0, [], []),
    "IntegerSet.empty": lambda one: IntegerSet.empty(one, 0),
    "IntegerAttr.get": lambda one: attributes.IntegerAttr.get(one, types.I8),
    "FloatAttr.get": lambda one: attributes.FloatAttr.get(one, types.F32),
    "DenseArrayAttr.get": lambda one: attributes.DenseArrayAttr.get(types.I8, (3, one)),
    "StridedLayoutAttr.get": lambda one: attributes.StridedLayoutAttr.get((one,), 7),
    "EnumAttr.get": lambda one: attributes.EnumAttr.get("a.b", repr(one), one),
    "FileLineColLoc.get": lambda one: attributes.FileLineColLoc.get("file", one, 1),
    "FileLineColLoc.get_range": lambda one: attributes.FileLineColLoc.get_range("file", 1, one, 2, 2),
    "IntegerType.get": types.IntegerType.get,
    "VectorType.get": lambda one: types.VectorType.get((2, one), types.F32),
    "TensorType.get": lambda one: types.TensorType.get((one, 3), types.F32),
    "MemRefType.get": lambda one: types.MemRefType.get((one, 5), types.F32),
}
"""What makes an object with a number in it, by the method that does."""


@cache
def makers() -> set[str]:
    """The static methods of classes with numbers among their parameters: each could keep one in a table."""
    found = set()
    for path in sorted((ROOT / "pyopt").rglob("*.py")):
        for one in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(one, ast.ClassDef):
                for method in one.body:
                    if isinstance(method, ast.FunctionDef) and "staticmethod" in map(
                        ast.unparse, method.decorator_list
                    ):
                        words = [ast.unparse(each.annotation) for each in method.args.args if each.annotation]
                        if any(word.removesuffix(" | None") in ("int", "tuple[int, ...]") for word in words):
                            found.add(f"{one.name}.{method.name}")
    return found


def test_every_maker_is_tried() -> None:
    assert makers() == set(MAKERS)


@pytest.mark.parametrize("name", MAKERS)
def test_other_numbers_are_refused(name: str) -> None:
    for wrong in (1.5, 0.25, -3.75, "23", None, [23]):  # 23.0 is found where there is 23
        with pytest.raises(TypeError):
            MAKERS[name](wrong)


def numbers_in(one: object) -> list[int]:
    """The numbers among the attributes of an object of ours, and in tuples of them."""
    found: list[int] = []
    for name in dir(type(one)):
        value = None if name.startswith("_") else getattr(one, name, None)
        found += [each for each in (value if isinstance(value, tuple) else (value,)) if hasattr(each, "__index__")]
    return found


@pytest.mark.parametrize("name", MAKERS)
def test_objects_hold_plain_integers(name: str) -> None:
    """Also where the number is of NumPy, whose arithmetic wraps, or a bool, which prints otherwise."""
    for given in (np.int64(29), np.uint8(31)):
        try:
            made = MAKERS[name](given)
        except TypeError:  # as compiled functions refuse them
            continue
        assert int(given) in numbers_in(made), made
        assert {type(one) for one in numbers_in(made)} <= {int, bool}
