// RUN: pyopt-run %s --arg 3 | FileCheck %s
// RUN: pyopt-run %s --arg 3 --memref-expand | FileCheck %s
// RUN: pyopt-run %s --arg 3 --canonicalize --memref-expand --cse --canonicalize | FileCheck %s
// RUN: pyopt-run %s --arg 3 --memref-expand --canonicalize --arith-expand --convert-scf-to-cf --cse | FileCheck %s
// RUN: pyopt-run %s --entry pad --arg "[1, 2, 3]" --arg 2 | FileCheck %s --check-prefix=PAD
// RUN: pyopt-run %s --entry pad --arg "[1, 2, 3]" --arg 2 --convert-tensor-to-linalg | FileCheck %s --check-prefix=PAD
// RUN: pyopt-run %s --entry pad --arg "[1, 2, 3]" --arg 2 --canonicalize --convert-tensor-to-linalg --cse --canonicalize | FileCheck %s --check-prefix=PAD

// A buffer is reshaped, updated through both views, and read in between; the shape is overwritten afterwards.
// CHECK: 2.5
// CHECK: 7.0
// CHECK: 7.0
// CHECK: nan
func.func @main(%n: index) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %two = arith.constant 2.5 : f32
  %seven = arith.constant 7.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %m = memref.alloc() : memref<6xf32>
  %s = memref.alloca() : memref<2xindex>
  memref.store %c2, %s[%c0] : memref<2xindex>
  memref.store %n, %s[%c1] : memref<2xindex>
  memref.store %two, %m[%c4] : memref<6xf32>
  %v = memref.reshape %m(%s) : (memref<6xf32>, memref<2xindex>) -> memref<?x?xf32>
  memref.store %c1, %s[%c1] : memref<2xindex>
  %old = memref.atomic_rmw maximumf %seven, %v[%c1, %c1] : (f32, memref<?x?xf32>) -> f32
  %new = memref.load %m[%c4] : memref<6xf32>
  %same = memref.atomic_rmw minnumf %nan, %m[%c4] : (f32, memref<6xf32>) -> f32
  %before = memref.atomic_rmw minimumf %nan, %m[%c4] : (f32, memref<6xf32>) -> f32
  %last = memref.load %v[%c1, %c1] : memref<?x?xf32>
  memref.dealloc %m : memref<6xf32>
  return %old, %new, %before, %last : f32, f32, f32, f32
}

// PAD: [7, 7, 1, 2, 3, 7]
// PAD: [0, 1, 1, 2, 3, 5]
func.func @pad(%t: tensor<?xi32>, %n: index) -> (tensor<?xi32>, tensor<?xi32>) {
  %seven = arith.constant 7 : i32
  %0 = tensor.pad %t low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %seven : i32
  } : tensor<?xi32> to tensor<?xi32>
  %1 = tensor.pad %t low[%n] high[1] {
  ^bb0(%i: index):
    %2 = arith.index_cast %i : index to i32
    tensor.yield %2 : i32
  } : tensor<?xi32> to tensor<?xi32>
  return %0, %1 : tensor<?xi32>, tensor<?xi32>
}
