// RUN: pyopt --one-shot-bufferize="copy-before-write" %s | FileCheck %s

// llvm/llvm-project's issue 98312: a parallel insertion writes to what all iterations share, not to a copy.

func.func @parallel_insert(%t: tensor<64xf32>, %s: tensor<8xf32>) -> tensor<64xf32> {
  %r = scf.forall (%k) in (8) shared_outs(%o = %t) -> (tensor<64xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%k] [8] [1] : tensor<8xf32> into tensor<64xf32>
    }
  }
  return %r : tensor<64xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel_insert(%arg0: tensor<64xf32>, %arg1: tensor<8xf32>) -> tensor<64xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<64xf32> to memref<64xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<64xf32>
// CHECK-NEXT:     memref.copy %1, %alloc : memref<64xf32, strided<[?], offset: ?>> to memref<64xf32>
// CHECK-NEXT:     scf.forall (%arg2) in (8) {
// CHECK-NEXT:       %subview = memref.subview %alloc[%arg2] [8] [1] : memref<64xf32> to memref<8xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       memref.copy %0, %subview : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<64xf32> to tensor<64xf32>
// CHECK-NEXT:     return %2 : tensor<64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
