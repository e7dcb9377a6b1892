"""`str` and `repr` of IR objects, and operands by name."""

from __future__ import annotations

import pytest

from pyopt.errors import Error, RunError
from pyopt.interpreter import parse
from pyopt.ir.attributes import FileLineColLoc, IntegerAttr, StringAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import I32, INDEX, TensorType
from pyopt.native.errors import NativeError

TEXT = """func.func @f(%a: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.load %a[%i] : memref<?xi32>
  %1:2 = arith.addui_extended %0, %0 : i32, i1
  cf.br ^bb1
^bb1:
  return %1#0 : i32
}
"""


def ops(text: str = TEXT) -> dict[str, Operation]:
    return {op.name: op for op in parse(text).module.walk()}


def test_types_and_attributes() -> None:
    type = TensorType.get((4, -(1 << 63)), I32)
    assert (str(type), repr(type)) == ("tensor<4x?xi32>", "<TensorType tensor<4x?xi32>>")
    assert str(INDEX) == "index"
    number = IntegerAttr.get(3, I32)
    assert (str(number), repr(number)) == ("3 : i32", "<IntegerAttr 3 : i32>")
    assert str(StringAttr.get('a"b')) == '"a\\22b"'
    assert repr(FileLineColLoc.get("f.mlir", 3, 4)) == '<FileLineColLoc loc("f.mlir":3:4)>'


def test_ops_and_values() -> None:
    found = ops()
    load, add, function = found["memref.load"], found["arith.addui_extended"], found["func.func"]
    assert str(load) == "%0 = memref.load %arg0[%arg1] : memref<?xi32>"
    assert repr(load) == f"<Operation {load}>"
    assert [str(value) for value in add.results] == ["%sum : i32", "%overflow : i1"]
    assert repr(load.operands[1]) == "<BlockArgument %arg1 : index>"
    assert repr(load.result) == "<OpResult %0 : i32>"
    body = function.regions[0]
    entry, last = list(body)
    assert str(last) == "func.return %sum : i32"
    assert str(entry).split("\n")[0] == str(load)
    assert str(body) == f"{entry}\n\n{last}"
    assert repr(function).endswith("\n...>") and str(function).startswith(
        "func.func @f(%arg0: memref<?xi32>, %arg1: index)"
    )


def test_ops_that_stand_nowhere_or_are_wrong() -> None:
    load = ops()["memref.load"]
    load.result.replace_all_uses_with(load.operands[1])
    assert str(load) == '%0 = "memref.load"(%arg0, %arg1) : (memref<?xi32>, index) -> i32'  # the module is wrong now
    load.detach()
    assert str(load).startswith("%0 = memref.load <<UNKNOWN SSA VALUE>>")


def test_operands_by_name() -> None:
    found = ops()
    load = found["memref.load"]
    assert load.operand("memref") is load.operands[0]
    assert load.operand_group("indices") == load.operands[1:]
    with pytest.raises(LookupError, match="op has no operand index; there are: memref, indices"):
        load.operand("index")
    with pytest.raises(LookupError, match="op has 2 results"):
        print(found["arith.addui_extended"].result)


def test_errors_are_ours() -> None:
    assert issubclass(RunError, Error) and issubclass(NativeError, Error)
    with pytest.raises(Error, match="expected"):
        parse("func.func @f(")
