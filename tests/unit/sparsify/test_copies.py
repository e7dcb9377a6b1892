"""Which outputs are copied before loops write them."""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.passes.sparsify.storage.copies import insert_copies
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

MAPS = "indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ['parallel']".replace("'", '"')


def copied(text: str) -> tuple[Operation, int]:
    """The module with copies, and how many there are."""
    context = Context(lambda severity, message, location, notes: None, allow_unregistered=True)
    module = parse_module(Source(text, "-"), context)
    assert module is not None
    insert_copies(module, context)
    return module, sum(1 for op in module.walk() if op.info.name == "bufferization.alloc_tensor")


def test_positions_are_no_outputs() -> None:
    """linalg.index has a result and no output."""
    text = f"""
        func.func @f(%o: tensor<8xindex>) -> tensor<8xindex> {{
          %0 = linalg.generic {{{MAPS}}} outs(%o : tensor<8xindex>) {{
          ^bb0(%y: index):
            %i = linalg.index 0 : index
            linalg.yield %i : index
          }} -> tensor<8xindex>
          return %0 : tensor<8xindex>
        }}"""
    assert copied(text)[1] == 0
    # Near miss: another op uses the output.
    assert copied(text.replace("return %0", "call @g(%o) : (tensor<8xindex>) -> ()\n return %0") + _CALLEE)[1] == 1


_CALLEE = "\nfunc.func private @g(tensor<8xindex>)"


def test_every_op_with_outputs() -> None:
    """Ops that are no structured ones have outputs, too."""
    text = """
        func.func @f(%a: tensor<8xf32>, %o: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
          %0 = linalg.softmax dimension(0) ins(%a : tensor<8xf32>) outs(%o : tensor<8xf32>) -> tensor<8xf32>
          %1 = linalg.exp ins(%a : tensor<8xf32>) outs(%o : tensor<8xf32>) -> tensor<8xf32>
          return %0, %1 : tensor<8xf32>, tensor<8xf32>
        }"""
    module, count = copied(text)
    assert count == 2
    outputs = [op.operands[1].op for op in module.walk() if op.info.name in ("linalg.softmax", "linalg.exp")]
    assert all(op is not None and op.info.name == "bufferization.alloc_tensor" for op in outputs)


def test_results_that_may_be_what_is_given() -> None:
    """The storage behind sparse_tensor.load is that of its operand, which other ops may use."""
    text = f"""
        #SV = #sparse_tensor.encoding<{{ map = (i) -> (i : compressed) }}>
        func.func @f(%o: tensor<8xf32, #SV>) -> tensor<8xf32, #SV> {{
          %c = arith.constant 1.0 : f32
          %l = sparse_tensor.load %o : tensor<8xf32, #SV>
          %0 = linalg.generic {{{MAPS}}} outs(%l : tensor<8xf32, #SV>) {{
          ^bb0(%y: f32):
            linalg.yield %c : f32
          }} -> tensor<8xf32, #SV>
          return %o : tensor<8xf32, #SV>
        }}"""
    assert copied(text)[1] == 1
