// RUN: pyopt --split-input-file --expand-realloc %s | FileCheck %s

// Whether the buffer grows is asked at run time, even where both sizes are known.

func.func @known_to_dynamic(%m: memref<8xi32>, %n: index) -> memref<?xi32> {
  %0 = memref.realloc %m(%n) : memref<8xi32> to memref<?xi32>
  return %0 : memref<?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @known_to_dynamic(%arg0: memref<8xi32>, %arg1: index) -> memref<?xi32> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c8, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xi32>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xi32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [8] [1] : memref<?xi32> to memref<8xi32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<8xi32> to memref<8xi32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<8xi32>
// CHECK-NEXT:       scf.yield %alloc : memref<?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<8xi32> to memref<?xi32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
