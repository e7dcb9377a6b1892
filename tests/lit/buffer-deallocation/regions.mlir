// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation %s | FileCheck %s

// Regions that give no buffers are no obstacle. The reference reports an error and goes on.
func.func @atomic(%i: index) -> f32 {
  %a = memref.alloc() : memref<2xf32>
  %0 = memref.generic_atomic_rmw %a[%i] : memref<2xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @atomic(%arg0: index) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = memref.generic_atomic_rmw %alloc[%arg0] : memref<2xf32> {
// CHECK-NEXT:     ^bb0(%arg1: f32):
// CHECK-NEXT:       memref.atomic_yield %arg1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
