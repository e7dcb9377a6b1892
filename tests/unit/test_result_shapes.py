"""What ops say of the shapes of their results is what they do."""

from __future__ import annotations

from pyopt.analysis.shapes.evaluation import of_result
from pyopt.analysis.shapes.expressions import UnknownNumber, constant, variable
from pyopt.analysis.shapes.extents import result_shapes
from pyopt.analysis.shapes.lattice import Shape, of_type
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.types import DYNAMIC, ShapedType
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module


def silent(*message: object) -> None:
    raise AssertionError(message)


def parse(body: str) -> tuple[Operation, Context]:
    context = Context(silent)
    module = parse_module(Source(body, "-"), context)
    assert module is not None
    found = module[0] if isinstance(module, tuple) else module
    assert isinstance(found, Operation)
    return found, context


def shapes_in(body: str) -> dict[str, str]:
    """The shape of each op's first result, by the op's name, with an unknown for each extent of an argument."""
    module, _ = parse(body)
    known: dict[Value, Shape] = {}
    numbers: dict[Value, UnknownNumber] = {}

    def shape_of(value: Value) -> Shape:
        assert isinstance(value.type, ShapedType)
        return known.get(value) or of_type(value.type.shape, DYNAMIC)

    def number_of(value: Value) -> object:
        number = constant_index(value)
        return constant(number) if number is not None else variable(numbers[value])

    found: dict[str, str] = {}
    for op in module.walk():
        if op.info.name == "func.func":
            block = op.regions[0].first
            assert block is not None
            for index, argument in enumerate(block.arguments):
                if isinstance(argument.type, ShapedType):
                    extents = enumerate(argument.type.shape or ())
                    known[argument] = Shape(
                        "",
                        tuple(
                            [
                                variable(UnknownNumber(f"{'abcdef'[index]}{k}")) if one == DYNAMIC else constant(one)
                                for k, one in extents
                            ]
                        ),
                    )
                else:
                    numbers[argument] = UnknownNumber("ijklmn"[index])
        shapes = result_shapes(op)
        if shapes:
            for result, shape in zip(op.results, shapes, strict=True):
                known[result] = of_result(shape, shape_of, number_of)  # type: ignore[arg-type]
            found[op.info.name] = str(known[op.results[0]])
    return found


def test_shapes_follow_through_several_ops() -> None:
    found = shapes_in(
        """
        func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x8xf32>, %n: index, %c: tensor<?x8xf32>, %f: f32) {
          %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x8xf32>)
                             outs(%c : tensor<?x8xf32>) -> tensor<?x8xf32>
          %1 = tensor.concat dim(0) %0, %0 : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
          %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
          %3 = tensor.expand_shape %2 [[0, 1]] output_shape [%n, 16] : tensor<?xf32> into tensor<?x16xf32>
          %4 = tensor.pad %3 low[1, 0] high[%n, 0] {
          ^bb0(%i: index, %j: index):
            tensor.yield %f : f32
          } : tensor<?x16xf32> to tensor<?x16xf32>
          %5 = tensor.extract_slice %4[0, 0] [%n, 1] [1, 1] : tensor<?x16xf32> to tensor<?xf32>
          return
        }
        """
    )
    assert found["linalg.matmul"] == "[a0, 8]"
    assert found["tensor.concat"] == "[2 * a0, 8]"
    assert found["tensor.collapse_shape"] == "[16 * a0]"
    assert found["tensor.expand_shape"] == "[k, 16]"
    assert found["tensor.pad"] == "[1 + 2 * k, 16]"
    assert found["tensor.extract_slice"] == "[k]"


def test_nothing_is_known_of_other_ops() -> None:
    assert shapes_in("func.func @f(%a: tensor<?xf32>) {\n  %0 = arith.addf %a, %a : tensor<?xf32>\n  return\n}") == {}
    assert shapes_in("func.func @f(%m: memref<?xf32>, %f: f32) {\n"
                     "  linalg.fill ins(%f : f32) outs(%m : memref<?xf32>)\n  return\n}") == {}  # fmt: skip
