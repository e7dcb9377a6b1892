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

func.func @f() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @g() -> memref<4xf32> {
  %0 = call @f() : () -> memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g() -> memref<4xf32> {
// CHECK-NEXT:     %0 = call @f() : () -> memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func nested @f() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @g() -> memref<4xf32> {
  %0 = call @f() : () -> memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func nested @f(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g() -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     call @f(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @g(%n: index) -> memref<?xf32> {
  %0 = call @f(%n) : (index) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     return %alloc : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %0 = call @f(%arg0) : (index) -> memref<?xf32>
// CHECK-NEXT:     return %0 : memref<?xf32>
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
