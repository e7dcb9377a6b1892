// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-results-to-out-params %s | FileCheck %s

// Functions that are declared, or that other modules may call, keep their results.

func.func private @f() -> memref<4xf32>
func.func @g() -> memref<4xf32> {
  %0 = call @f() : () -> memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() -> memref<4xf32>
// CHECK-NEXT:   func.func @g() -> memref<4xf32> {
// CHECK-NEXT:     %0 = call @f() : () -> memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> memref<4xf32, strided<[2]>> {
  %0 = memref.alloc() : memref<4xf32, strided<[2]>>
  return %0 : memref<4xf32, strided<[2]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> memref<4xf32, strided<[2]>> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32, strided<[2]>>
// CHECK-NEXT:     return %alloc : memref<4xf32, strided<[2]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
