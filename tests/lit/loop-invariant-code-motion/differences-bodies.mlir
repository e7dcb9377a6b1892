// RUN: pyopt --split-input-file --loop-invariant-code-motion %s | FileCheck %s

// The body reads what the loop writes: the op stays.
#id = affine_map<(d0) -> (d0)>
func.func @loop(%t: tensor<4xi32>, %m: memref<4xi32>, %n: index) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4xi32>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%u = %e) -> tensor<4xi32> {
    %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%t : tensor<4xi32>)
        outs(%t : tensor<4xi32>) {
    ^bb0(%a: i32, %b: i32):
      %i = linalg.index 0 : index
      %x = memref.load %m[%i] : memref<4xi32>
      linalg.yield %x : i32
    } -> tensor<4xi32>
    %v = tensor.extract %0[%c1] : tensor<4xi32>
    %w = arith.addi %v, %v : i32
    memref.store %w, %m[%c1] : memref<4xi32>
    scf.yield %0 : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loop(%arg0: tensor<4xi32>, %arg1: memref<4xi32>, %arg2: index) -> tensor<4xi32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %1 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %0) -> (tensor<4xi32>) {
// CHECK-NEXT:       %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi32>) outs(%arg0 : tensor<4xi32>) {
// CHECK-NEXT:       ^bb0(%in: i32, %out: i32):
// CHECK-NEXT:         %4 = linalg.index 0 : index
// CHECK-NEXT:         %5 = memref.load %arg1[%4] : memref<4xi32>
// CHECK-NEXT:         linalg.yield %5 : i32
// CHECK-NEXT:       } -> tensor<4xi32>
// CHECK-NEXT:       %extracted = tensor.extract %2[%c1] : tensor<4xi32>
// CHECK-NEXT:       %3 = arith.addi %extracted, %extracted : i32
// CHECK-NEXT:       memref.store %3, %arg1[%c1] : memref<4xi32>
// CHECK-NEXT:       scf.yield %2 : tensor<4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The body divides: the loop may have no iteration. The reference moves it.
func.func @division(%t: tensor<4xi32>, %d: i32, %n: index) -> tensor<8xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<8xi32>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%u = %e) -> tensor<8xi32> {
    %0 = tensor.pad %t low[2] high[2] {
    ^bb0(%i: index):
      %q = arith.divui %d, %d : i32
      %s = arith.remui %q, %d : i32
      tensor.yield %s : i32
    } : tensor<4xi32> to tensor<8xi32>
    scf.yield %0 : tensor<8xi32>
  }
  return %r : tensor<8xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @division(%arg0: tensor<4xi32>, %arg1: i32, %arg2: index) -> tensor<8xi32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xi32>
// CHECK-NEXT:     %1 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %0) -> (tensor<8xi32>) {
// CHECK-NEXT:       %padded = tensor.pad %arg0 low[2] high[2] {
// CHECK-NEXT:       ^bb0(%arg5: index):
// CHECK-NEXT:         %2 = arith.divui %arg1, %arg1 : i32
// CHECK-NEXT:         %3 = arith.remui %2, %arg1 : i32
// CHECK-NEXT:         tensor.yield %3 : i32
// CHECK-NEXT:       } : tensor<4xi32> to tensor<8xi32>
// CHECK-NEXT:       scf.yield %padded : tensor<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
