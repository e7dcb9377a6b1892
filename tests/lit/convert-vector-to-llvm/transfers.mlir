// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Transfers of one dimension become loads and stores, others stay.

func.func @read_of_vectors(%m: memref<?xvector<4xf32>>, %i: index) -> vector<4xf32> {
  %pad = arith.constant dense<0.0> : vector<4xf32>
  %0 = vector.transfer_read %m[%i], %pad : memref<?xvector<4xf32>>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_of_vectors(%arg0: memref<?xvector<4xf32>>, %arg1: index) -> vector<4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xvector<4xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT:     %4 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     return %4 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_0d(%v: vector<f32>, %m: memref<f32>) {
  vector.transfer_write %v, %m[] : vector<f32>, memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_0d(%arg0: vector<f32>, %arg1: memref<f32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     llvm.store %1, %2 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_tensor(%v: vector<4xf32>, %m: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %0 = vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_tensor(%arg0: vector<4xf32>, %arg1: tensor<?xf32>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = vector.transfer_write %arg0, %arg1[%arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
