// RUN: pyopt --split-input-file --expand-realloc=emit-deallocs=false %s | FileCheck %s

// The old buffer is not freed: a later pass does that.

func.func @dynamic_to_known(%m: memref<?xi8>) -> memref<16xi8> {
  %0 = memref.realloc %m : memref<?xi8> to memref<16xi8>
  return %0 : memref<16xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_to_known(%arg0: memref<?xi8>) -> memref<16xi8> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xi8>
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %c16 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<16xi8>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<16xi8>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<16xi8> to memref<?xi8, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xi8> to memref<?xi8, strided<[1]>>
// CHECK-NEXT:       scf.yield %alloc : memref<16xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [16], strides: [1] : memref<?xi8> to memref<16xi8>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<16xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<16xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
