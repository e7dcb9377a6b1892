// RUN: pyopt --split-input-file --one-shot-bufferize=use-encoding-for-memory-space %s | FileCheck %s

// The memory space of a buffer of which nothing else is known is what stands behind the type of the tensor.

func.func @f(%n: index) -> f32 {
  %0 = arith.constant dense<1.0> : tensor<4xf32, 3>
  %1 = tensor.extract %0[%n] : tensor<4xf32, 3>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_4xf32 : memref<4xf32, 3> = dense<1.000000e+00> {alignment = 64 : i64}
// CHECK-NEXT:   func.func @f(%arg0: index) -> f32 {
// CHECK-NEXT:     %0 = memref.get_global @__constant_4xf32 : memref<4xf32, 3>
// CHECK-NEXT:     %1 = memref.load %0[%arg0] : memref<4xf32, 3>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
