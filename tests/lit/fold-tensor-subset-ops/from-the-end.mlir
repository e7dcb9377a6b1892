// RUN: pyopt %s --fold-tensor-subset-ops | FileCheck %s
// RUN: pyopt %s --linalg-block-pack-matmul | FileCheck %s

// Ops are visited from the end: casts fold with casts before there are none any more.

func.func @f(%v: vector<8xf32>) -> vector<2x4xf32> {
  %p0 = vector.broadcast %v : vector<8xf32> to vector<1x8xf32>
  %p1 = vector.transpose %p0, [1, 0] : vector<1x8xf32> to vector<8x1xf32>
  %p = vector.shape_cast %p1 : vector<8x1xf32> to vector<8xf32>
  %r = vector.shape_cast %p : vector<8xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<8xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : vector<8xf32> to vector<1x8xf32>
// CHECK-NEXT:     %1 = vector.shape_cast %0 : vector<1x8xf32> to vector<2x4xf32>
// CHECK-NEXT:     return %1 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
