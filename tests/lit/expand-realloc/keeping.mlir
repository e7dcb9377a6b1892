// RUN: pyopt --split-input-file --expand-realloc=emit-deallocs=false %s | FileCheck %s

// The old buffer is not freed: a later pass does that.

func.func @dynamic(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @larger(%m: memref<4xf32>) -> memref<8xf32> {
  %0 = memref.realloc %m {alignment = 16} : memref<4xf32> to memref<8xf32>
  return %0 : memref<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @larger(%arg0: memref<4xf32>) -> memref<8xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c4, %c8 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<8xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() {alignment = 16 : i64} : memref<8xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       scf.yield %alloc : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [8], strides: [1] : memref<4xf32> to memref<8xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @smaller(%m: memref<8xf32, 1>) -> memref<4xf32, 1> {
  %0 = memref.realloc %m : memref<8xf32, 1> to memref<4xf32, 1>
  return %0 : memref<4xf32, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @smaller(%arg0: memref<8xf32, 1>) -> memref<4xf32, 1> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c8, %c4 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<4xf32, 1>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [8] [1] : memref<4xf32, 1> to memref<8xf32, strided<[1]>, 1>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<8xf32, 1> to memref<8xf32, strided<[1]>, 1>
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32, 1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<8xf32, 1> to memref<4xf32, 1>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<4xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// -----

func.func @freed_by_hand(%n: index, %k: index) {
  %m = memref.alloc(%n) : memref<?xf32>
  %0 = memref.realloc %m(%k) : memref<?xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @freed_by_hand(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %alloc, %c0 : memref<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc_0 = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc_0[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %alloc, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       scf.yield %alloc_0 : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %1 : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
