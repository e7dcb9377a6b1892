"""Two equal reads with a write between them: passes see the write, whichever ops read and write."""

from __future__ import annotations

import numpy as np
import pytest

from tests.unit.interpreter.programs import after, call, same

M = "memref<4xi32>"
T = "tensor<4xi32>"
READS = {
    "load": f"%R = memref.load %a[%c1] : {M}",
    "cast load": f"""%C = memref.cast %a : {M} to memref<?xi32>
      %R = memref.load %C[%c1] : memref<?xi32>""",
    "affine": f"%R = affine.load %a[1] : {M}",
    "vector": f"""%V = vector.load %a[%c0] : {M}, vector<4xi32>
      %R = vector.extract %V[1] : i32 from vector<4xi32>""",
    "masked": f"""%V = vector.maskedload %a[%c0], %all, %none : {M}, vector<4xi1>, vector<4xi32> into vector<4xi32>
      %R = vector.extract %V[1] : i32 from vector<4xi32>""",
    "transfer": f"""%V = vector.transfer_read %a[%c0], %x {{in_bounds = [true]}} : {M}, vector<4xi32>
      %R = vector.extract %V[1] : i32 from vector<4xi32>""",
    "to_tensor": f"""%T = bufferization.to_tensor %a : {M} to {T}
      %R = tensor.extract %T[%c1] : tensor<4xi32>""",
    "copy": f"""%N = memref.alloc() : {M}
      memref.copy %a, %N : {M} to {M}
      %R = memref.load %N[%c1] : {M}""",
    "generate": f"""%T = tensor.generate %c4 {{
      ^bb0(%i: index):
        %E = memref.load %a[%i] : {M}
        tensor.yield %E : i32
      }} : tensor<?xi32>
      %R = tensor.extract %T[%c1] : tensor<?xi32>""",
    "map": f"""%I = tensor.empty() : tensor<4xi32>
      %T = linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}}
        outs(%I : tensor<4xi32>) {{
      ^bb0(%o: i32):
        %P = linalg.index 0 : index
        %E = memref.load %a[%P] : {M}
        linalg.yield %E : i32
      }} -> tensor<4xi32>
      %R = tensor.extract %T[%c1] : tensor<4xi32>""",
    "if": f"""%R = scf.if %b -> i32 {{
        %E = memref.load %a[%c1] : {M}
        scf.yield %E : i32
      }} else {{
        scf.yield %x : i32
      }}""",
}
WRITES = {
    "store": f"memref.store %x, %a[%c1] : {M}",
    "cast store": f"""%w = memref.cast %a : {M} to memref<?xi32>
      memref.store %x, %w[%c1] : memref<?xi32>""",
    "view": f"""%w = memref.subview %a[1] [2] [1] : {M} to memref<2xi32, strided<[1], offset: 1>>
      memref.store %x, %w[%c0] : memref<2xi32, strided<[1], offset: 1>>""",
    "affine": f"affine.store %x, %a[1] : {M}",
    "vector": f"vector.store %none, %a[%c0] : {M}, vector<4xi32>",
    "transfer": f"vector.transfer_write %none, %a[%c0] {{in_bounds = [true]}} : vector<4xi32>, {M}",
    "fill": f"linalg.fill ins(%x : i32) outs(%a : {M})",
    "copy": f"""%w = memref.alloc() : {M}
      linalg.fill ins(%x : i32) outs(%w : {M})
      memref.copy %w, %a : {M} to {M}""",
    "atomic": f"%w = memref.atomic_rmw addi %x, %a[%c1] : (i32, {M}) -> i32",
    "call": f"func.call @put(%a, %x) : ({M}, i32) -> ()",
    "loop": f"""scf.for %i = %c0 to %c4 step %c1 {{
        memref.store %x, %a[%i] : {M}
      }}""",
    "if": f"""scf.if %b {{
        memref.store %x, %a[%c1] : {M}
      }}""",
    "forall": f"""scf.forall (%i, %j) in (%c4, 1) {{
        memref.store %x, %a[%i] : {M}
      }}""",
    "forall without dimensions": f"""scf.forall () in () {{
        memref.store %x, %a[%c1] : {M}
      }}""",
    "body": f"""%w = tensor.generate %c4 {{
      ^bb0(%i: index):
        memref.store %x, %a[%i] : {M}
        tensor.yield %x : i32
      }} : tensor<?xi32>""",
    "mapped": f"""%e = tensor.empty() : tensor<4xi32>
      %w = linalg.map outs(%e : tensor<4xi32>) (%old: i32) {{
        memref.store %x, %a[%c1] : {M}
        linalg.yield %x : i32
      }}""",
}
BUFFERS = {
    "argument": "",
    "stack": f"""%a = memref.alloca() : {M}
      memref.copy %given, %a : {M} to {M}""",
    "tensor": f"""%held = bufferization.to_tensor %given restrict : {M} to {T}
      %copy = bufferization.alloc_tensor() copy(%held) : tensor<4xi32>
      %a = bufferization.to_buffer %copy : {T} to {M}""",
}
FLAGS = (
    ("--cse", "--canonicalize", "--cse"),
    ("--scf-forall-to-for", "--canonicalize", "--cse", "--convert-scf-to-cf", "--cse"),
    ("--scf-forall-to-parallel", "--cse", "--scf-parallel-for-to-nested-fors", "--canonicalize", "--cse"),
    ("--loop-invariant-code-motion", "--control-flow-sink", "--inline", "--canonicalize", "--sccp", "--cse"),
    ("--sroa", "--mem2reg", "--remove-dead-values", "--canonicalize"),
    ("--linalg-fuse-elementwise-ops", "--convert-linalg-to-loops", "--lower-affine", "--canonicalize", "--cse"),
)


def named(text: str, suffix: str) -> str:
    """A read with names of its own: those in capitals."""
    for name in "RCVTNIEP":
        text = text.replace(f"%{name}", f"%{name}{suffix}")
    return text


def program(buffer: str, read: str, write: str) -> str:
    inside = named(read, "3")
    return f"""func.func @f({"%a" if not buffer else "%given"}: {M}, %x: i32, %b: i1) -> (i32, i32, i32) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %all = arith.constant dense<true> : vector<4xi1>
      %none = vector.broadcast %x : i32 to vector<4xi32>
      {buffer}
      {named(read, "1")}
      {write}
      {named(read, "2")}
      %last = scf.for %k = %c0 to %c3 step %c1 iter_args(%sum = %x) -> i32 {{
        {inside}
        %next = arith.addi %sum, %R3 : i32
        memref.store %next, %a[%c1] : {M}
        scf.yield %next : i32
      }}
      return %R1, %R2, %last : i32, i32, i32
    }}
    func.func private @put(%m: {M}, %x: i32) {{
      %c1 = arith.constant 1 : index
      memref.store %x, %m[%c1] : {M}
      return
    }}"""


@pytest.mark.full
@pytest.mark.parametrize("flags", FLAGS, ids=lambda flags: flags[0])
@pytest.mark.parametrize("buffer", BUFFERS)
@pytest.mark.parametrize("read", READS)
def test_writes_between_are_seen(read: str, buffer: str, flags: tuple[str, ...]) -> None:
    for write in WRITES.values():
        text = program(BUFFERS[buffer], READS[read], write)
        results = [call(one, np.array([2, 3, 5, 7], np.int32), 11, True) for one in (text, after(text, *flags))]
        assert results[0][0] != results[0][1]
        for before, behind in zip(*results, strict=True):
            same(behind, before)
