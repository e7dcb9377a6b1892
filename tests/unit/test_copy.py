"""Types and attributes are compared with `is`, so a deep copy of what holds them must hold the same ones."""

from __future__ import annotations

import copy

from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, LevelType
from pyopt.ir.attributes import StringAttr
from pyopt.ir.types import IntegerType


def test_interned_objects_stay_themselves() -> None:
    held = [IntegerType.get(32), StringAttr.get("x"), LevelType.get(COMPRESSED)]
    copied = copy.deepcopy(held)
    assert copied is not held
    assert all(one is other for one, other in zip(held, copied, strict=True))
