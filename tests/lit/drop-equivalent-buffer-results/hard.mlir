// RUN: pyopt --split-input-file --allow-unregistered-dialect --drop-equivalent-buffer-results %s | FileCheck %s

// A function that is also a value keeps its type: the reference makes invalid IR of these.
func.func private @value(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
func.func private @caller(%a: memref<4xf32>) {
  %f = constant @value : (memref<4xf32>) -> memref<4xf32>
  %0 = call @value(%a) : (memref<4xf32>) -> memref<4xf32>
  %1 = call_indirect %f(%a) : (memref<4xf32>) -> memref<4xf32>
  "use"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @value(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @caller(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %f = constant @value : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     %0 = call @value(%arg0) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     %1 = call_indirect %f(%arg0) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     "use"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts that are never right at the same time: the caller cannot cast.
func.func private @contradiction(%a: memref<4xf32>) -> memref<5xf32> {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<5xf32>
  return %1 : memref<5xf32>
}
func.func private @caller(%a: memref<4xf32>) {
  %0 = call @contradiction(%a) : (memref<4xf32>) -> memref<5xf32>
  "use"(%0) : (memref<5xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @contradiction(%arg0: memref<4xf32>) -> memref<5xf32> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %cast : memref<?xf32> to memref<5xf32>
// CHECK-NEXT:     return %cast_0 : memref<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @caller(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %0 = call @contradiction(%arg0) : (memref<4xf32>) -> memref<5xf32>
// CHECK-NEXT:     "use"(%0) : (memref<5xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
