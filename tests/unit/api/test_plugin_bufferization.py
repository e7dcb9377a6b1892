"""One-shot bufferization of ops of a plug-in, which says what they do with tensors and makes ops on buffers of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import pyopt
from pyopt import OpInfo, traits

TEXT = """func.func @f(%x: tensor<4xf32>, %s: f32, %out: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = buf.scale %x, %s into %out : tensor<4xf32> into tensor<4xf32>
  %1 = buf.full %s : tensor<4xf32>
  %2 = buf.scale %0, %s into %1 : tensor<4xf32> into tensor<4xf32>
  return %2, %out : tensor<4xf32>, tensor<4xf32>
}
"""
PIPELINE = "one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map}"


def scale_buffers(op: pyopt.Operation, rewriter: Any) -> None:
    """scale -> scale_buffer, which writes to the buffer of the init"""
    target = rewriter.buffer(op.operand("out"))
    rewriter.create("buf.scale_buffer", [rewriter.buffer(op.operand("x")), op.operand("factor"), target], [])
    rewriter.replace_with_buffers(op, [target])


def fill_buffer(op: pyopt.Operation, rewriter: Any) -> None:
    """full -> fill of a new buffer"""
    buffer = rewriter.buffer(rewriter.new_tensor(op, op.result, []))
    rewriter.create("buf.fill", [op.operand("value"), buffer], [])
    rewriter.replace_with_buffers(op, [buffer])


def scale_in_place(x: Any, factor: float, out: Any) -> None:
    out.array()[...] = x.array() * np.float32(factor)


def fill_in_place(value: float, out: Any) -> None:
    out.array()[...] = value


def dialect(**changed: Any) -> pyopt.Dialect:
    on_tensors = "$x `,` $factor `into` $out attr-dict `:` type($x) `into` type($out)"
    ops = [
        OpInfo(
            "buf.scale", operands="x: AnyRankedTensor, factor: F32, out: AnyRankedTensor", results="r: AnyRankedTensor",
            inits="out", syntax=on_tensors, derived={"r": ("out", lambda type: type)}, traits=traits.PURE,
            evaluate=lambda x, factor, out: x * np.float32(factor),
        ),
        OpInfo(
            "buf.scale_buffer", operands="x: AnyMemRef, factor: F32, out: AnyMemRef", effects="x: reads, out: writes",
            syntax=on_tensors, evaluate=scale_in_place,
        ),
        OpInfo(
            "buf.full", operands="value: F32", results="r: AnyRankedTensor", syntax="$value attr-dict `:` type($r)",
            traits=traits.PURE, evaluate=lambda value: np.full(4, value, np.float32),
        ),
        OpInfo(
            "buf.fill", operands="value: F32, out: AnyMemRef", syntax="$value `,` $out attr-dict `:` type($out)",
            effects="out: writes", evaluate=fill_in_place,
        ),
    ]  # fmt: skip
    fields: dict[str, Any] = {
        "buffer_facts": {"buf.scale": "inits", "buf.full": "allocates"},
        "bufferizers": {"buf.scale": scale_buffers, "buf.full": fill_buffer},
        **changed,
    }
    return pyopt.Dialect("buf", ops, **fields)


def test_copies_are_made_only_where_they_are_needed() -> None:
    module = pyopt.parse(TEXT, dialects=[dialect()]).run(PIPELINE)
    names = [op.name for op in module.walk("memref.", "buf.")]
    # %out is read at the end, so what is written to it needs a copy; %1 is not.
    assert names == [
        "memref.alloc", "memref.copy", "buf.scale_buffer", "memref.alloc", "buf.fill", "buf.scale_buffer",
    ]  # fmt: skip


def test_buffers_have_what_the_tensors_had() -> None:
    module = pyopt.parse(TEXT, dialects=[dialect()])
    arguments = [np.arange(4, dtype=np.float32), 3.0, np.ones(4, np.float32)]
    before = module.evaluate("f", *arguments)
    after = module.run(PIPELINE).run("canonicalize,cse").evaluate("f", *arguments)
    assert before[0].tolist() == [0, 9, 18, 27] and before[1].tolist() == [1] * 4
    assert [one.tolist() for one in after] == [one.tolist() for one in before]


def test_an_op_of_which_nothing_is_said() -> None:
    with pytest.raises(pyopt.PassError, match="op was not bufferized"):
        pyopt.parse(TEXT, dialects=[dialect(bufferizers=None, buffer_facts=None)]).run(PIPELINE)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (
            {"buffer_facts": {"buf.scale": "writes"}},
            "buffer_facts: expected one of reads, inits, view, shape, ",
        ),
        ({"buffer_facts": {"buf.full": "inits"}}, "buffer_facts: 'inits' for 'buf.full', which declares no inits="),
        (
            {"buffer_facts": {"buf.scal": "reads"}},
            "buffer_facts: the dialect has no op 'buf.scal'; did you mean ",
        ),
        (
            {"bufferizers": {"buf.scale": scale_buffers}},
            "buffer_facts: 'buf.full' has no function in bufferizers=, which makes the op on buffers",
        ),
        (
            {"buffer_facts": {"buf.scale": "inits"}},
            "bufferizers: 'buf.full' has no entry in buffer_facts=, which says what it does with tensors",
        ),
        (
            {"bufferizers": None, "buffer_facts": {"buf.scale": "inits"}},
            "buffer_facts: 'buf.scale' has no function in bufferizers=, which makes the op on buffers",
        ),
        ({"bufferizers": {"buf.scale": "f"}}, "bufferizers of 'buf.scale': expected a function, not str 'f'"),
    ],
)
def test_wrong_declarations(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match="the plug-in") as caught:
        pyopt.parse(TEXT, dialects=[dialect(**changed)])
    assert message in str(caught.value)


def test_an_error_of_a_bufferizer() -> None:
    def fail(op: pyopt.Operation, rewriter: Any) -> None:
        raise KeyError("mine")

    message = r"bufferizers of 'buf\.scale' op during the pass 'one-shot-bufferize': KeyError: 'mine'"
    with pytest.raises(pyopt.PassError, match=message):
        pyopt.parse(TEXT, dialects=[dialect(bufferizers={"buf.scale": fail, "buf.full": fill_buffer})]).run(PIPELINE)


def test_a_bufferizer_that_leaves_the_op() -> None:
    def leave(op: pyopt.Operation, rewriter: Any) -> None:
        """Does nothing."""

    with pytest.raises(pyopt.PassError, match="op was not bufferized"):
        pyopt.parse(TEXT, dialects=[dialect(bufferizers={"buf.scale": leave, "buf.full": fill_buffer})]).run(PIPELINE)
