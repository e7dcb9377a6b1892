"""Each row of the table of the standard dialect: the old text, today's, and what both compute."""

# ruff: noqa: E501 (programs stand on few lines)

from __future__ import annotations

import subprocess

import numpy as np
import pytest

from pyopt.format.canonical import _meaning
from pyopt.interpreter import parse, run
from pyopt.upgrade import upgrade
from pyopt.upgrade.std import ROWS
from tests.support import llvm
from tests.support.reference import MLIR_OPT

# `op %a, %b : type`, on these values; the name of today.
BINARY = {
    "i32": (
        (12, 5),
        "addi=addi subi=subi muli=muli and=andi or=ori xor=xori divis=divsi diviu=divui remis=remsi remiu=remui "
        "divi_signed=divsi divi_unsigned=divui remi_signed=remsi remi_unsigned=remui shlis=shli shift_left=shli "
        "shift_right_signed=shrsi shift_right_unsigned=shrui ceildivi_signed=ceildivsi floordivi_signed=floordivsi "
        "maxsi=maxsi maxui=maxui minsi=minsi minui=minui",
    ),
    "f32": (
        (1.5, -0.5),
        "addf=addf subf=subf mulf=mulf divf=divf remf=remf maxf=maximumf minf=minimumf copysign=math.copysign "
        "powf=math.powf atan2=math.atan2",
    ),
}
UNARY = (
    "exp exp2 expm1 log log2 log10 log1p sin cos tanh sqrt rsqrt absf ceilf=ceil floorf=floor atan erf negf=arith.negf"
)
CASTS = (
    ("sitofp", "sitofp", "i32", "f32", 3), ("uitofp", "uitofp", "i32", "f32", 3), ("fptosi", "fptosi", "f32", "i32", 2.5),
    ("fptoui", "fptoui", "f32", "i32", 2.5), ("sexti", "extsi", "i8", "i32", -3), ("zexti", "extui", "i8", "i32", -3),
    ("trunci", "trunci", "i32", "i8", 300), ("fpext", "extf", "f32", "f64", 1.5), ("fptrunc", "truncf", "f64", "f32", 1.5),
    ("index_cast", "index_cast", "i32", "index", 7), ("bitcast", "bitcast", "f32", "i32", 1.5),
)  # fmt: skip


def _simple() -> list[tuple[str, str, str, tuple[object, ...]]]:
    found: list[tuple[str, str, str, tuple[object, ...]]] = []
    for type, (values, names) in BINARY.items():
        for pair in names.split():
            old, _, new = pair.partition("=")
            new = new if "." in new else f"arith.{new}"
            head = f"func.func @main(%a: {type}, %b: {type}) -> {type} {{\n  %0 = "
            tail = f" %a, %b : {type}\n  return %0 : {type}\n}}\n"
            found.append((old, head + old + tail, head + new + tail, values))
    for pair in UNARY.split():
        old, _, new = pair.partition("=")
        new = new if "." in new else f"math.{new or old}"
        head, tail = "func.func @main(%a: f32) -> f32 {\n  %0 = ", " %a : f32\n  return %0 : f32\n}\n"
        found.append((old, head + old + tail, head + new + tail, (0.75,)))
    for old, new, source, target, value in CASTS:
        head = f"func.func @main(%a: {source}) -> {target} {{\n  %0 = "
        tail = f" %a : {source} to {target}\n  return %0 : {target}\n}}\n"
        found.append((old, f"{head}{old}{tail}", f"{head}arith.{new}{tail}", (value,)))
    return found


BUFFER = np.arange(6, dtype=np.float32)
OTHERS: list[tuple[str, str, str, tuple[object, ...]]] = [
    (
        "fmaf",
        "func @main(%a: f32) -> f32 {\n  %0 = fmaf %a, %a, %a : f32\n  return %0 : f32\n}",
        "func.func @main(%a: f32) -> f32 {\n  %0 = math.fma %a, %a, %a : f32\n  return %0 : f32\n}",
        (1.5,),
    ),
    (
        "cmpi",
        'func @main(%a: i32) -> i1 {\n  %0 = cmpi "ult", %a, %a : i32\n  %1 = cmpi sle, %a, %a : i32\n  return %1 : i1\n}',
        "func.func @main(%a: i32) -> i1 {\n  %0 = arith.cmpi ult, %a, %a : i32\n  %1 = arith.cmpi sle, %a, %a : i32\n"
        "  return %1 : i1\n}",
        (3,),
    ),
    (
        "cmpf",
        'func @main(%a: f32) -> i1 {\n  %0 = cmpf "oeq", %a, %a : f32\n  return %0 : i1\n}',
        "func.func @main(%a: f32) -> i1 {\n  %0 = arith.cmpf oeq, %a, %a : f32\n  return %0 : i1\n}",
        (3.5,),
    ),
    (
        "select",
        "func @main(%c: i1, %a: i32) -> i32 {\n  %0 = std.select %c, %a, %a : i32\n  return %0 : i32\n}",
        "func.func @main(%c: i1, %a: i32) -> i32 {\n  %0 = arith.select %c, %a, %a : i32\n  return %0 : i32\n}",
        (True, 4),
    ),
    (
        "constant",
        "func @main() -> (i32, f32) {\n  %0 = constant 4 : i32\n  %1 = std.constant 1.5 : f32\n  return %0, %1 : i32, f32\n}",
        "func.func @main() -> (i32, f32) {\n  %0 = arith.constant 4 : i32\n  %1 = arith.constant 1.5 : f32\n"
        "  return %0, %1 : i32, f32\n}",
        (),
    ),
    (
        "br",
        "func @main(%a: i32) -> i32 {\n  br ^bb1(%a : i32)\n^bb1(%x: i32):\n  return %x : i32\n}",
        "func.func @main(%a: i32) -> i32 {\n  cf.br ^bb1(%a : i32)\n^bb1(%x: i32):\n  return %x : i32\n}",
        (5,),
    ),
    (
        "cond_br",
        'func @main(%c: i1, %a: i32) -> i32 {\n  "std.cond_br"(%c)[^bb1(%a : i32), ^bb2] : (i1) -> ()\n'
        "^bb1(%x: i32):\n  return %x : i32\n^bb2:\n  %0 = constant 7 : i32\n  return %0 : i32\n}",
        "func.func @main(%c: i1, %a: i32) -> i32 {\n  cf.cond_br %c, ^bb1(%a : i32), ^bb2\n"
        "^bb1(%x: i32):\n  return %x : i32\n^bb2:\n  %0 = arith.constant 7 : i32\n  return %0 : i32\n}",
        (False, 5),
    ),
    (
        "br_cond",
        "func @main(%c: i1) -> i1 {\n  br_cond %c, ^bb1, ^bb1\n^bb1:\n  return %c : i1\n}",
        "func.func @main(%c: i1) -> i1 {\n  cf.cond_br %c, ^bb1, ^bb1\n^bb1:\n  return %c : i1\n}",
        (True,),
    ),
    (
        "switch",
        "func @main(%a: i32) -> i32 {\n  switch %a : i32, [\n    default: ^bb1(%a : i32),\n    4: ^bb1(%a : i32)\n  ]\n"
        "^bb1(%x: i32):\n  return %x : i32\n}",
        "func.func @main(%a: i32) -> i32 {\n  cf.switch %a : i32, [\n    default: ^bb1(%a : i32),\n    4: ^bb1(%a : i32)\n"
        "  ]\n^bb1(%x: i32):\n  return %x : i32\n}",
        (4,),
    ),
    (
        "assert",
        'func @main(%c: i1) {\n  assert %c, "wrong"\n  return\n}',
        'func.func @main(%c: i1) {\n  cf.assert %c, "wrong"\n  return\n}',
        (True,),
    ),
    (
        "call",
        "func @one() -> i32 {\n  %0 = constant 1 : i32\n  return %0 : i32\n}\nfunc @main() -> i32 {\n"
        "  %f = constant @one : () -> i32\n  %0 = std.call @one() : () -> i32\n"
        "  %1 = std.call_indirect %f() : () -> i32\n  %2 = addi %0, %1 : i32\n  std.return %2 : i32\n}",
        "func.func @one() -> i32 {\n  %0 = arith.constant 1 : i32\n  return %0 : i32\n}\nfunc.func @main() -> i32 {\n"
        "  %f = func.constant @one : () -> i32\n  %0 = func.call @one() : () -> i32\n"
        "  %1 = func.call_indirect %f() : () -> i32\n  %2 = arith.addi %0, %1 : i32\n  return %2 : i32\n}",
        (),
    ),
    (
        "alloc load store dealloc dim rank",
        "func @main(%n: index, %x: f32) -> (f32, index, index) {\n  %m = alloc(%n) : memref<?xf32>\n"
        "  %i = constant 0 : index\n  store %x, %m[%i] : memref<?xf32>\n  %0 = load %m[%i] : memref<?xf32>\n"
        "  %1 = dim %m, 0 : memref<?xf32>\n  %2 = rank %m : memref<?xf32>\n  dealloc %m : memref<?xf32>\n"
        "  return %0, %1, %2 : f32, index, index\n}",
        "func.func @main(%n: index, %x: f32) -> (f32, index, index) {\n  %m = memref.alloc(%n) : memref<?xf32>\n"
        "  %i = arith.constant 0 : index\n  memref.store %x, %m[%i] : memref<?xf32>\n"
        "  %0 = memref.load %m[%i] : memref<?xf32>\n  %1 = memref.dim %m, %i : memref<?xf32>\n"
        "  %2 = memref.rank %m : memref<?xf32>\n  memref.dealloc %m : memref<?xf32>\n"
        "  return %0, %1, %2 : f32, index, index\n}",
        (4, 2.5),
    ),
    (
        "alloca memref_cast memref_reinterpret_cast subview assume_alignment",
        "func @main(%i: index, %x: f32) -> f32 {\n  %a = alloca() : memref<6xf32>\n"
        "  assume_alignment %a, 4 : memref<6xf32>\n  %b = memref_cast %a : memref<6xf32> to memref<?xf32>\n"
        "  %c = memref_reinterpret_cast %b to offset: [0], sizes: [2, 3], strides: [3, 1]\n"
        "      : memref<?xf32> to memref<2x3xf32>\n"
        "  %d = subview %c[1, 0] [1, 2] [1, 1] : memref<2x3xf32> to memref<1x2xf32, strided<[3, 1], offset: 3>>\n"
        "  store %x, %a[%i] : memref<6xf32>\n  %z = constant 0 : index\n"
        "  %0 = load %d[%z, %z] : memref<1x2xf32, strided<[3, 1], offset: 3>>\n  return %0 : f32\n}",
        "func.func @main(%i: index, %x: f32) -> f32 {\n  %a = memref.alloca() : memref<6xf32>\n"
        "  memref.assume_alignment %a, 4 : memref<6xf32>\n  %b = memref.cast %a : memref<6xf32> to memref<?xf32>\n"
        "  %c = memref.reinterpret_cast %b to offset: [0], sizes: [2, 3], strides: [3, 1]\n"
        "      : memref<?xf32> to memref<2x3xf32>\n"
        "  %d = memref.subview %c[1, 0] [1, 2] [1, 1] : memref<2x3xf32> to memref<1x2xf32, strided<[3, 1], offset: 3>>\n"
        "  memref.store %x, %a[%i] : memref<6xf32>\n  %z = arith.constant 0 : index\n"
        "  %0 = memref.load %d[%z, %z] : memref<1x2xf32, strided<[3, 1], offset: 3>>\n  return %0 : f32\n}",
        (3, 2.5),
    ),
    (
        "memref_reshape view prefetch",
        "func @main(%m: memref<6xf32>, %s: memref<2xindex>, %b: memref<24xi8>, %i: index) -> index {\n"
        "  %0 = memref_reshape %m(%s) : (memref<6xf32>, memref<2xindex>) -> memref<?x?xf32>\n"
        "  %z = constant 0 : index\n  %1 = view %b[%z][] : memref<24xi8> to memref<6xf32>\n"
        "  prefetch %m[%i], read, locality<3>, data : memref<6xf32>\n  %2 = dim %0, 0 : memref<?x?xf32>\n  return %2 : index\n}",
        "func.func @main(%m: memref<6xf32>, %s: memref<2xindex>, %b: memref<24xi8>, %i: index) -> index {\n"
        "  %0 = memref.reshape %m(%s) : (memref<6xf32>, memref<2xindex>) -> memref<?x?xf32>\n"
        "  %z = arith.constant 0 : index\n  %1 = memref.view %b[%z][] : memref<24xi8> to memref<6xf32>\n"
        "  memref.prefetch %m[%i], read, locality<3>, data : memref<6xf32>\n"
        "  %2 = memref.dim %0, %z : memref<?x?xf32>\n  return %2 : index\n}",
        (BUFFER, np.array([2, 3]), np.zeros(24, dtype=np.int8), 1),
    ),
    (
        "global_memref get_global_memref",
        'global_memref "private" constant @g : memref<2xf32> = dense<[1.0, 2.0]>\nfunc @main(%i: index) -> f32 {\n'
        "  %0 = get_global_memref @g : memref<2xf32>\n  %1 = load %0[%i] : memref<2xf32>\n  return %1 : f32\n}",
        'memref.global "private" constant @g : memref<2xf32> = dense<[1.0, 2.0]>\nfunc.func @main(%i: index) -> f32 {\n'
        "  %0 = memref.get_global @g : memref<2xf32>\n  %1 = memref.load %0[%i] : memref<2xf32>\n  return %1 : f32\n}",
        (1,),
    ),
    (
        "atomic_rmw generic_atomic_rmw atomic_yield",
        "func @main(%m: memref<6xf32>, %i: index, %x: f32) -> (f32, f32) {\n"
        '  %0 = atomic_rmw "addf" %x, %m[%i] : (f32, memref<6xf32>) -> f32\n'
        "  %1 = generic_atomic_rmw %m[%i] : memref<6xf32> {\n  ^bb0(%c: f32):\n    %d = mulf %c, %x : f32\n"
        "    atomic_yield %d : f32\n  }\n  %2 = atomic_rmw maxf %x, %m[%i] : (f32, memref<6xf32>) -> f32\n"
        "  return %1, %2 : f32, f32\n}",
        "func.func @main(%m: memref<6xf32>, %i: index, %x: f32) -> (f32, f32) {\n"
        "  %0 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<6xf32>) -> f32\n"
        "  %1 = memref.generic_atomic_rmw %m[%i] : memref<6xf32> {\n  ^bb0(%c: f32):\n    %d = arith.mulf %c, %x : f32\n"
        "    memref.atomic_yield %d : f32\n  }\n  %2 = memref.atomic_rmw maximumf %x, %m[%i] : (f32, memref<6xf32>) -> f32\n"
        "  return %1, %2 : f32, f32\n}",
        (BUFFER, 2, 1.5),
    ),
    (
        "tensor_cast subtensor subtensor_insert extract_element",
        "func @main(%t: tensor<6xf32>, %i: index) -> f32 {\n  %0 = tensor_cast %t : tensor<6xf32> to tensor<?xf32>\n"
        "  %1 = subtensor %0[2] [3] [1] : tensor<?xf32> to tensor<3xf32>\n"
        "  %2 = subtensor_insert %1 into %t[0] [3] [1] : tensor<3xf32> into tensor<6xf32>\n"
        "  %3 = extract_element %2[%i] : tensor<6xf32>\n  return %3 : f32\n}",
        "func.func @main(%t: tensor<6xf32>, %i: index) -> f32 {\n  %0 = tensor.cast %t : tensor<6xf32> to tensor<?xf32>\n"
        "  %1 = tensor.extract_slice %0[2] [3] [1] : tensor<?xf32> to tensor<3xf32>\n"
        "  %2 = tensor.insert_slice %1 into %t[0] [3] [1] : tensor<3xf32> into tensor<6xf32>\n"
        "  %3 = tensor.extract %2[%i] : tensor<6xf32>\n  return %3 : f32\n}",
        (BUFFER, 1),
    ),
    (
        "tensor_from_elements dynamic_tensor_from_elements yield splat",
        "func @main(%n: index, %x: f32) -> (tensor<2xf32>, tensor<?xf32>, tensor<4xf32>) {\n"
        "  %0 = tensor_from_elements %x, %x : tensor<2xf32>\n  %1 = dynamic_tensor_from_elements %n {\n"
        "  ^bb0(%i: index):\n    yield %x : f32\n  } : tensor<?xf32>\n  %2 = splat %x : tensor<4xf32>\n"
        "  return %0, %1, %2 : tensor<2xf32>, tensor<?xf32>, tensor<4xf32>\n}",
        "func.func @main(%n: index, %x: f32) -> (tensor<2xf32>, tensor<?xf32>, tensor<4xf32>) {\n"
        "  %0 = tensor.from_elements %x, %x : tensor<2xf32>\n  %1 = tensor.generate %n {\n"
        "  ^bb0(%i: index):\n    tensor.yield %x : f32\n  } : tensor<?xf32>\n  %2 = tensor.splat %x : tensor<4xf32>\n"
        "  return %0, %1, %2 : tensor<2xf32>, tensor<?xf32>, tensor<4xf32>\n}",
        (3, 2.5),
    ),
    (
        "tensor_load tensor_store",
        "func @main(%m: memref<6xf32>, %t: tensor<6xf32>) -> tensor<6xf32> {\n  %0 = tensor_load %m : memref<6xf32>\n"
        "  tensor_store %t, %m : memref<6xf32>\n  return %0 : tensor<6xf32>\n}",
        "func.func @main(%m: memref<6xf32>, %t: tensor<6xf32>) -> tensor<6xf32> {\n"
        "  %c = bufferization.clone %m : memref<6xf32> to memref<6xf32>\n"
        "  %0 = bufferization.to_tensor %c restrict : memref<6xf32> to tensor<6xf32>\n"
        "  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<6xf32>, memref<6xf32>) -> ()\n"
        "  return %0 : tensor<6xf32>\n}",
        (BUFFER, -BUFFER),
    ),
    (
        "tensor_to_memref clone",
        "func @main(%t: tensor<6xf32>, %i: index) -> f32 {\n  %0 = tensor_to_memref %t : memref<6xf32>\n"
        "  %1 = std.clone %0 : memref<6xf32> to memref<6xf32>\n  %2 = load %1[%i] : memref<6xf32>\n  return %2 : f32\n}",
        "func.func @main(%t: tensor<6xf32>, %i: index) -> f32 {\n  %0 = bufferization.to_buffer %t : tensor<6xf32> to memref<6xf32>\n"
        "  %1 = bufferization.clone %0 : memref<6xf32> to memref<6xf32>\n  %2 = memref.load %1[%i] : memref<6xf32>\n"
        "  return %2 : f32\n}",
        (BUFFER, 3),
    ),
    (
        "alloc alloca extract_element tensor_store store load",
        "func @main(%n: index, %i: index, %v: vector<4xf32>, %t: tensor<6xf32>, %m: memref<6xf32>) -> (f32, f32) {\n"
        '  %0 = "std.alloc"(%n, %i) : (index, index) -> memref<?xf32, (d0)[s0] -> (d0 + s0)>\n'
        '  %1 = "std.alloca"() {alignment = 16} : () -> memref<4xf32>\n'
        '  %2 = "std.extract_element"(%v, %i) : (vector<4xf32>, index) -> f32\n'
        '  "std.tensor_store"(%t, %m) : (tensor<6xf32>, memref<6xf32>) -> ()\n'
        '  "std.store"(%2, %1, %i) : (f32, memref<4xf32>, index) -> ()\n'
        '  %3 = "std.load"(%1, %i) : (memref<4xf32>, index) -> f32\n  return %2, %3 : f32, f32\n}',
        "func.func @main(%n: index, %i: index, %v: vector<4xf32>, %t: tensor<6xf32>, %m: memref<6xf32>) -> (f32, f32) {\n"
        "  %0 = memref.alloc(%n)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>\n"
        "  %1 = memref.alloca() {alignment = 16 : i64} : memref<4xf32>\n  %2 = vector.extract %v[%i] : f32 from vector<4xf32>\n"
        "  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<6xf32>, memref<6xf32>) -> ()\n"
        "  memref.store %2, %1[%i] : memref<4xf32>\n  %3 = memref.load %1[%i] : memref<4xf32>\n"
        "  return %2, %3 : f32, f32\n}",
        (3, 1, np.arange(4, dtype=np.float32), BUFFER, -BUFFER),
    ),
    (
        "create_complex addcf subcf re im",
        "func @main(%a: f32, %b: f32) -> (f32, f32) {\n  %0 = create_complex %a, %b : complex<f32>\n"
        "  %1 = addcf %0, %0 : complex<f32>\n  %2 = subcf %1, %0 : complex<f32>\n  %3 = re %2 : complex<f32>\n"
        "  %4 = im %1 : complex<f32>\n  return %3, %4 : f32, f32\n}",
        "func.func @main(%a: f32, %b: f32) -> (f32, f32) {\n  %0 = complex.create %a, %b : complex<f32>\n"
        "  %1 = complex.add %0, %0 : complex<f32>\n  %2 = complex.sub %1, %0 : complex<f32>\n  %3 = complex.re %2 : complex<f32>\n"
        "  %4 = complex.im %1 : complex<f32>\n  return %3, %4 : f32, f32\n}",
        (1.5, 2.5),
    ),
    (
        "subview",
        "func @main(%m: memref<6xf32>, %i: index) -> f32 {\n"
        "  %0 = subview %m[%i] [2] [1] : memref<6xf32> to memref<2xf32, offset: ?, strides: [1]>\n  %z = constant 0 : index\n"
        "  %1 = load %0[%z] : memref<2xf32, offset: ?, strides: [1]>\n  return %1 : f32\n}",
        "func.func @main(%m: memref<6xf32>, %i: index) -> f32 {\n"
        "  %0 = memref.subview %m[%i] [2] [1] : memref<6xf32> to memref<2xf32, strided<[1], offset: ?>>\n"
        "  %z = arith.constant 0 : index\n  %1 = memref.load %0[%z] : memref<2xf32, strided<[1], offset: ?>>\n"
        "  return %1 : f32\n}",
        (BUFFER, 3),
    ),
    (
        "dma_start dma_wait",
        "func @main(%a: memref<6xf32>, %b: memref<6xf32>, %tag: memref<1xi32>, %i: index, %n: index) {\n"
        "  dma_start %a[%i], %b[%i], %n, %tag[%i] : memref<6xf32>, memref<6xf32>, memref<1xi32>\n"
        "  dma_wait %tag[%i], %n : memref<1xi32>\n  return\n}",
        "func.func @main(%a: memref<6xf32>, %b: memref<6xf32>, %tag: memref<1xi32>, %i: index, %n: index) {\n"
        "  memref.dma_start %a[%i], %b[%i], %n, %tag[%i] : memref<6xf32>, memref<6xf32>, memref<1xi32>\n"
        "  memref.dma_wait %tag[%i], %n : memref<1xi32>\n  return\n}",
        (BUFFER, -BUFFER, np.zeros(1, dtype=np.int32), 0, 4),
    ),
    (
        "builtin.func unrealized_conversion_cast",
        "builtin.func @main(%x: i32) -> i32 {\n  %0 = unrealized_conversion_cast %x : i32 to i32\n  return %0 : i32\n}",
        "func.func @main(%x: i32) -> i32 {\n  %0 = builtin.unrealized_conversion_cast %x : i32 to i32\n  return %0 : i32\n}",
        (7,),
    ),
]
CASES = [*_simple(), *OTHERS]
REFUSED = {"alloc_static", "transpose"}
"""See tests/lit/upgrade/invalid.mlir."""


@pytest.mark.parametrize(("ops", "old", "today", "values"), CASES, ids=[case[0] for case in CASES])
def test_row(ops: str, old: str, today: str, values: tuple[object, ...]) -> None:
    done = upgrade(old)
    assert not done.problems
    assert {change.old for change in done.changes} >= set(ops.split())
    assert _meaning(done.text)
    assert _meaning(done.text) == _meaning(today)
    results = [_results(text, values) for text in (done.text, today)]
    assert results[0] == results[1]


def _results(text: str, values: tuple[object, ...]) -> list[object]:
    """What @main gives, and what it leaves in its arguments."""
    copies = [value.copy() if isinstance(value, np.ndarray) else value for value in values]
    return [np.asarray(one).tolist() for one in [*run(parse(text), "main", *copies), *copies]]


def test_every_row_is_here() -> None:
    named = {name for ops, old, _, _ in CASES for name in [*ops.split(), *old.replace("std.", "").split()]}
    assert {row.op for row in ROWS} - named == REFUSED


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
def test_the_reference_reads_all() -> None:
    texts = "\n// -----\n".join([upgrade(old).text for _, old, _, _ in CASES])
    command = [llvm.MLIR_OPT, "--split-input-file", "-o", "/dev/null"]
    done = subprocess.run(command, input=texts, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
