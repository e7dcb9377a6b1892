"""What may write to a buffer between two ops, and loads of a tensor's buffer before and after canonicalization."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.analysis.buffer_writes import BufferWrites
from pyopt.ir.attributes import StringAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tests.unit.interpreter.programs import after, call, same

STARTS = np.array([2, 3, 5, 7], np.int32)

BODIES = {
    "straight": """
      memref.store %x, %m[%c0] : memref<4xi32>
      %r = memref.load %m[%c0] : memref<4xi32>""",
    "cast": """
      %v = memref.cast %m : memref<4xi32> to memref<?xi32>
      %w = memref.reinterpret_cast %v to offset: [0], sizes: [2], strides: [1] : memref<?xi32> to memref<2xi32>
      memref.store %x, %w[%c0] : memref<2xi32>
      %r = memref.load %m[%c0] : memref<4xi32>""",
    "loop": """
      scf.for %i = %c0 to %c3 step %c1 {
        %0 = memref.load %m[%c0] : memref<4xi32>
        %1 = arith.addi %0, %x : i32
        memref.store %1, %m[%c0] : memref<4xi32>
      }
      %r = memref.load %m[%c0] : memref<4xi32>""",
    "nested": """
      scf.for %i = %c0 to %c3 step %c1 {
        scf.if %b {
          %0 = memref.load %m[%i] : memref<4xi32>
          memref.store %0, %m[%c0] : memref<4xi32>
        }
        memref.store %x, %m[%c1] : memref<4xi32>
      }
      %r = memref.load %m[%c0] : memref<4xi32>""",
    "while": """
      %last = scf.while (%i = %c0) : (index) -> index {
        %0 = memref.load %m[%c0] : memref<4xi32>
        %1 = arith.cmpi slt, %0, %big : i32
        scf.condition(%1) %i : index
      } do {
      ^bb0(%i: index):
        %0 = memref.load %m[%c0] : memref<4xi32>
        %1 = arith.addi %0, %x : i32
        memref.store %1, %m[%c0] : memref<4xi32>
        %j = arith.addi %i, %c1 : index
        scf.yield %j : index
      }
      %r = arith.index_cast %last : index to i32""",
    "carried": """
      %last = scf.for %i = %c0 to %c3 step %c1 iter_args(%k = %m) -> memref<4xi32> {
        memref.store %x, %k[%c0] : memref<4xi32>
        scf.yield %k : memref<4xi32>
      }
      %r = memref.load %m[%c0] : memref<4xi32>""",
    "call": """
      func.call @put(%m, %x) : (memref<4xi32>, i32) -> ()
      %r = memref.load %m[%c0] : memref<4xi32>""",
    "transfer": """
      %v = vector.broadcast %x : i32 to vector<4xi32>
      vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<4xi32>, memref<4xi32>
      %r = memref.load %m[%c0] : memref<4xi32>""",
    "structured": """
      %k = memref.alloc() : memref<4xi32>
      linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
          outs(%k : memref<4xi32>) {
      ^bb0(%o: i32):
        %0 = memref.load %m[%c0] : memref<4xi32>
        memref.store %x, %m[%c0] : memref<4xi32>
        linalg.yield %0 : i32
      }
      %r = memref.load %k[%c1] : memref<4xi32>""",
    "blocks": """
      cf.br ^again(%c0 : index)
    ^again(%i: index):
      %0 = memref.load %m[%c0] : memref<4xi32>
      %1 = arith.addi %0, %x : i32
      memref.store %1, %m[%c0] : memref<4xi32>
      %j = arith.addi %i, %c1 : index
      %more = arith.cmpi ult, %j, %c3 : index
      cf.cond_br %more, ^again(%j : index), ^end
    ^end:
      %r = memref.load %m[%c0] : memref<4xi32>""",
}


def program(body: str) -> str:
    return f"""func.func @f(%t: tensor<4xi32>, %x: i32, %b: i1) -> i32 {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %big = arith.constant 40 : i32
      %m = bufferization.to_buffer %t : tensor<4xi32> to memref<4xi32>
      {body}
      return %r : i32
    }}
    func.func @put(%m: memref<4xi32>, %x: i32) {{
      %c0 = arith.constant 0 : index
      memref.store %x, %m[%c0] : memref<4xi32>
      return
    }}"""


@pytest.mark.parametrize("flag", ["--canonicalize", "--canonicalize=top-down=false"])
@pytest.mark.parametrize("name", BODIES)
def test_loads_see_what_was_written(name: str, flag: str) -> None:
    text = program(BODIES[name])
    before = call(text, STARTS, 11, True)
    for one, other in zip(call(after(text, flag, "--cse"), STARTS, 11, True), before, strict=True):
        same(one, other)


def test_sparse_matmul() -> None:
    """The sparsifier's loops add up in the buffer of the output."""
    text = """
    #CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
    func.func @f(%a: tensor<2x2xf64, #CSR>, %b: tensor<2x2xf64>, %c: tensor<2x2xf64>) -> tensor<2x2xf64> {
      %0 = linalg.matmul ins(%a, %b : tensor<2x2xf64, #CSR>, tensor<2x2xf64>)
                         outs(%c : tensor<2x2xf64>) -> tensor<2x2xf64>
      return %0 : tensor<2x2xf64>
    }"""
    flags = ["--linalg-generalize-named-ops", "--sparse-reinterpret-map", "--sparsification", "--canonicalize"]
    inputs = np.array([[1.0, 1.0], [0.0, 2.0]]), np.array([[1.0, 2.0], [3.0, 4.0]]), np.zeros((2, 2))
    done = after(text, *flags)
    same(call(done, *inputs)[0], np.array([[4.0, 6.0], [6.0, 8.0]]))
    # The input that is not written becomes a tensor's element all the same.
    assert done.count("tensor.extract") == 1


def parsed(text: str) -> tuple[Operation, dict[str, Operation]]:
    """The function @f, and the ops in it that have a tag."""
    module = parse_module(Source(text, "-"), Context(lambda *message: None))
    assert module is not None
    (function,) = [op for op in module.walk() if op.info.name == "func.func"]
    tags: dict[str, Operation] = {}
    for op in function.walk():
        tag = op.attributes.get("tag")
        if isinstance(tag, StringAttr):
            tags[tag.value] = op
    return function, tags


def test_many_questions_and_one_walk() -> None:
    """A write separates what comes before it from what comes behind it, in another block, too."""
    lines = "\n".join(f'%{at} = memref.load %m[%i] {{tag = "{at}"}} : memref<4xi32>' for at in range(200))
    more = "\n".join(f'%{at} = memref.load %m[%i] {{tag = "{at}"}} : memref<4xi32>' for at in range(200, 400))
    function, tags = parsed(f"""func.func @f(%t: tensor<4xi32>, %i: index, %x: i32) {{
      %m = bufferization.to_buffer %t {{tag = "start"}} : tensor<4xi32> to memref<4xi32>
      {lines}
      memref.store %x, %m[%i] : memref<4xi32>
      {more}
      cf.br ^end
    ^end:
      %last = memref.load %m[%i] {{tag = "last"}} : memref<4xi32>
      return
    }}""")
    writes = BufferWrites(function)
    start = tags["start"]
    answers = [writes.unchanged(start.results[0], start, tags[str(at)]) for at in range(400)]
    assert answers == [True] * 200 + [False] * 200
    assert not writes.unchanged(start.results[0], start, tags["last"])
    # An op that was moved since is not where the walk saw it.
    tags["0"].insert_before(tags["last"])
    assert not writes.unchanged(start.results[0], start, tags["0"])
