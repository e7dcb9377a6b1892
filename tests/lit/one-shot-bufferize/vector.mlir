// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

// All is overwritten: no contents to copy.

func.func @write_all(%t: tensor<4xf32>, %v: vector<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0] : vector<4xf32>, tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_all(%arg0: tensor<4xf32>, %arg1: vector<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     vector.transfer_write %arg1, %alloc[%c0] : vector<4xf32>, memref<4xf32>
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_masked(%n: index, %i: index, %v: vector<4xf32>, %m: vector<4xi1>)
    -> tensor<?xf32> {
  %t = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32> }
      : vector<4xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_masked(%arg0: index, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>) -> tensor<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     vector.mask %arg3 { vector.transfer_write %arg2, %alloc[%arg1] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather(%t: tensor<?xf32>, %i: index, %x: vector<4xi32>, %m: vector<4xi1>,
                  %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %t[%i] [%x], %m, %p
      : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather(%arg0: tensor<?xf32>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = vector.gather %0[%arg1] [%arg2], %arg3, %arg4 : memref<?xf32, strided<[?], offset: ?>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_then_read_old(%n: index, %i: index, %v: vector<4xf32>, %p: f32)
    -> (vector<4xf32>, tensor<?xf32>) {
  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %0 = vector.transfer_write %v, %e[%i] : vector<4xf32>, tensor<?xf32>
  %1 = vector.transfer_write %v, %0[%n] : vector<4xf32>, tensor<?xf32>
  %x = vector.transfer_read %0[%i], %p : tensor<?xf32>, vector<4xf32>
  return %x, %1 : vector<4xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_then_read_old(%arg0: index, %arg1: index, %arg2: vector<4xf32>, %arg3: f32) -> (vector<4xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     vector.transfer_write %arg2, %alloc[%arg1] : vector<4xf32>, memref<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %alloc, %c0 : memref<?xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     vector.transfer_write %arg2, %alloc_0[%arg0] : vector<4xf32>, memref<?xf32>
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc_0 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %1 = vector.transfer_read %alloc[%arg1], %arg3 : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %1, %0 : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
