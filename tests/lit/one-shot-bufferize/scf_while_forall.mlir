// RUN: pyopt --split-input-file --one-shot-bufferize="allow-return-allocs-from-loops" %s | FileCheck %s

func.func @forall(%t: tensor<64xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %r = scf.forall (%k) in (8) shared_outs(%o = %e) -> (tensor<64xf32>) {
    %s = tensor.extract_slice %t[%k] [8] [1] : tensor<64xf32> to tensor<8xf32>
    %q = tensor.extract_slice %o[%k] [8] [1] : tensor<64xf32> to tensor<8xf32>
    %m = linalg.exp ins(%s : tensor<8xf32>) outs(%q : tensor<8xf32>) -> tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%k] [8] [1] : tensor<8xf32> into tensor<64xf32>
    }
  }
  return %r : tensor<64xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%arg0: tensor<64xf32>) -> tensor<64xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<64xf32> to memref<64xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<64xf32>
// CHECK-NEXT:     scf.forall (%arg1) in (8) {
// CHECK-NEXT:       %subview = memref.subview %0[%arg1] [8] [1] : memref<64xf32, strided<[?], offset: ?>> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %subview_0 = memref.subview %alloc[%arg1] [8] [1] : memref<64xf32> to memref<8xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       linalg.exp ins(%subview : memref<8xf32, strided<[?], offset: ?>>) outs(%subview_0 : memref<8xf32, strided<[1], offset: ?>>)
// CHECK-NEXT:       %subview_1 = memref.subview %alloc[%arg1] [8] [1] : memref<64xf32> to memref<8xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       memref.copy %subview_0, %subview_1 : memref<8xf32, strided<[1], offset: ?>> to memref<8xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<64xf32> to tensor<64xf32>
// CHECK-NEXT:     return %1 : tensor<64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Each iteration needs a buffer of its own.

func.func @forall_privatizes(%n: index, %v: f32, %i: index) -> tensor<?xf32> {
  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %p = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %r = scf.forall (%k) in (%n) shared_outs(%o = %e) -> (tensor<?xf32>) {
    %m = linalg.fill ins(%v : f32) outs(%p : tensor<?xf32>) -> tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%k] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall_privatizes(%arg0: index, %arg1: f32, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     scf.forall (%arg3) in (%arg0) {
// CHECK-NEXT:       %alloc_0 = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:       linalg.fill ins(%arg1 : f32) outs(%alloc_0 : memref<?xf32>)
// CHECK-NEXT:       %subview = memref.subview %alloc[%arg3] [%arg0] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       memref.copy %alloc_0, %subview : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
