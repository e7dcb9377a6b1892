// RUN: pyopt --split-input-file --expand-realloc %s | FileCheck %s

// Whether the buffer grows is asked at run time, even where both sizes are known.

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
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?xf32>
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
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  return %0 : memref<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @larger(%arg0: memref<4xf32>) -> memref<8xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c4, %c8 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<8xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [8], strides: [1] : memref<4xf32> to memref<8xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @smaller(%m: memref<8xf32>) -> memref<4xf32> {
  %0 = memref.realloc %m : memref<8xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @smaller(%arg0: memref<8xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c8, %c4 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [8] [1] : memref<4xf32> to memref<8xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<8xf32> to memref<8xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<8xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @same(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.realloc %m : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @same(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c4_0 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c4, %c4_0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [4] [1] : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?xi8>
// CHECK-NEXT:       scf.yield %alloc : memref<16xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [16], strides: [1] : memref<?xi8> to memref<16xi8>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<16xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<16xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constant_size(%m: memref<8xf64>) -> memref<?xf64> {
  %c4 = arith.constant 4 : index
  %0 = memref.realloc %m(%c4) : memref<8xf64> to memref<?xf64>
  return %0 : memref<?xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_size(%arg0: memref<8xf64>) -> memref<?xf64> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c8, %c4 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf64>) {
// CHECK-NEXT:       %alloc = memref.alloc(%c4) : memref<?xf64>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [8] [1] : memref<?xf64> to memref<8xf64, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<8xf64> to memref<8xf64, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<8xf64>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%c4], strides: [1] : memref<8xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_nothing(%m: memref<0xf32>) -> memref<1xf32> {
  %0 = memref.realloc %m : memref<0xf32> to memref<1xf32>
  return %0 : memref<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_nothing(%arg0: memref<0xf32>) -> memref<1xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c0, %c1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<1xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<1xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [0] [1] : memref<1xf32> to memref<0xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<0xf32> to memref<0xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<0xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<1xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [1], strides: [1] : memref<0xf32> to memref<1xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<1xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_nothing(%m: memref<1xf32>) -> memref<0xf32> {
  %0 = memref.realloc %m : memref<1xf32> to memref<0xf32>
  return %0 : memref<0xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_nothing(%arg0: memref<1xf32>) -> memref<0xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c1, %c0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<0xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<0xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [1] [1] : memref<0xf32> to memref<1xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<1xf32> to memref<1xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<1xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<0xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [0], strides: [1] : memref<1xf32> to memref<0xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<0xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<0xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @twice(%m: memref<?xf32>, %n: index, %k: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %0(%k) : memref<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> memref<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = memref.dim %1, %c0_0 : memref<?xf32>
// CHECK-NEXT:     %2 = arith.cmpi ult, %dim_1, %arg2 : index
// CHECK-NEXT:     %3 = scf.if %2 -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim_1] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %1, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %1 : memref<?xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %1 to offset: [0], sizes: [%arg2], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused(%m: memref<?xf32>, %n: index) {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
