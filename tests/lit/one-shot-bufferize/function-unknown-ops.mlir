// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries allow-unknown-ops" %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries allow-unknown-ops test-analysis-only" %s | FileCheck %s --check-prefix=ANALYSIS

// Ops of the module itself.
%t = tensor.empty() : tensor<4xf32>
%c0 = arith.constant 0 : index
%0 = tensor.extract %t[%c0] : tensor<4xf32>
"u"(%0) : (f32) -> ()

// CHECK: module {
// CHECK-NEXT:   %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:   %0 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:   memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %1 = bufferization.to_tensor %alloc_0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:   %2 = memref.load %alloc_0[%c0] : memref<4xf32>
// CHECK-NEXT:   "u"(%2) : (f32) -> ()
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   %0 = tensor.empty() : tensor<4xf32>
// ANALYSIS-NEXT:   %c0 = arith.constant 0 : index
// ANALYSIS-NEXT:   %extracted = tensor.extract %0[%c0] : tensor<4xf32>
// ANALYSIS-NEXT:   "u"(%extracted) : (f32) -> ()
// ANALYSIS-NEXT: }
