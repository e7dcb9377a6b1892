// RUN: pyopt --split-input-file --convert-vector-to-scf=target-rank=2 %s | FileCheck %s

// Down to two dimensions.

func.func @strided(%m: memref<8xf32, strided<[2]>>, %i: index, %j: index, %p: f32)
    -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %p : memref<8xf32, strided<[2]>>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided(%arg0: memref<8xf32, strided<[2]>>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %arg3 : memref<8xf32, strided<[2]>>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
