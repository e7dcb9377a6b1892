// RUN: pyopt --split-input-file --expand-realloc %s | FileCheck %s

// Alignment, memory spaces, layouts and element types.

func.func @aligned(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) {alignment = 8} : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @aligned(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) {alignment = 8 : i64} : memref<?xf32>
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

func.func @aligned_known(%m: memref<2xi64>) -> memref<5xi64> {
  %0 = memref.realloc %m {alignment = 64} : memref<2xi64> to memref<5xi64>
  return %0 : memref<5xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @aligned_known(%arg0: memref<2xi64>) -> memref<5xi64> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c2, %c5 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<5xi64>) {
// CHECK-NEXT:       %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xi64>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [2] [1] : memref<5xi64> to memref<2xi64, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<2xi64> to memref<2xi64, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xi64>
// CHECK-NEXT:       scf.yield %alloc : memref<5xi64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [5], strides: [1] : memref<2xi64> to memref<5xi64>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<5xi64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<5xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Attributes that the op does not know are dropped.
func.func @attributes(%m: memref<4xf32>) -> memref<8xf32> {
  %0 = memref.realloc %m {note = "kept by none"} : memref<4xf32> to memref<8xf32>
  return %0 : memref<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @attributes(%arg0: memref<4xf32>) -> memref<8xf32> {
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

func.func @space(%m: memref<8xf32, 3>, %n: index) -> memref<?xf32, 3> {
  %0 = memref.realloc %m(%n) : memref<8xf32, 3> to memref<?xf32, 3>
  return %0 : memref<?xf32, 3>
}

// CHECK: module {
// CHECK-NEXT:   func.func @space(%arg0: memref<8xf32, 3>, %arg1: index) -> memref<?xf32, 3> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c8, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf32, 3>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32, 3>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [8] [1] : memref<?xf32, 3> to memref<8xf32, strided<[1]>, 3>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<8xf32, 3> to memref<8xf32, strided<[1]>, 3>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<8xf32, 3>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32, 3>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<8xf32, 3> to memref<?xf32, 3>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32, 3>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<?xf32, 3>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @named_space(%m: memref<?xf32, "fast">, %n: index) -> memref<?xf32, "fast"> {
  %0 = memref.realloc %m(%n) : memref<?xf32, "fast"> to memref<?xf32, "fast">
  return %0 : memref<?xf32, "fast">
}

// CHECK: module {
// CHECK-NEXT:   func.func @named_space(%arg0: memref<?xf32, "fast">, %arg1: index) -> memref<?xf32, "fast"> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32, "fast">
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf32, "fast">) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32, "fast">
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32, "fast"> to memref<?xf32, strided<[1]>, "fast">
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xf32, "fast"> to memref<?xf32, strided<[1]>, "fast">
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?xf32, "fast">
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32, "fast">
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32, "fast"> to memref<?xf32, "fast">
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32, "fast">
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<?xf32, "fast">
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @identity_layout(%m: memref<4xf32, affine_map<(d0) -> (d0)>>, %n: index)
    -> memref<?xf32> {
  %0 = memref.realloc %m(%n) : memref<4xf32, affine_map<(d0) -> (d0)>> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @identity_layout(%arg0: memref<4xf32>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c4, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vectors(%m: memref<?xvector<4xf32>>, %n: index) -> memref<?xvector<4xf32>> {
  %0 = memref.realloc %m(%n) : memref<?xvector<4xf32>> to memref<?xvector<4xf32>>
  return %0 : memref<?xvector<4xf32>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: memref<?xvector<4xf32>>, %arg1: index) -> memref<?xvector<4xf32>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xvector<4xf32>>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xvector<4xf32>>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xvector<4xf32>>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xvector<4xf32>> to memref<?xvector<4xf32>, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xvector<4xf32>> to memref<?xvector<4xf32>, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?xvector<4xf32>>
// CHECK-NEXT:       scf.yield %alloc : memref<?xvector<4xf32>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xvector<4xf32>> to memref<?xvector<4xf32>>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xvector<4xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<?xvector<4xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @complex(%m: memref<?xcomplex<f64>>, %n: index) -> memref<?xcomplex<f64>> {
  %0 = memref.realloc %m(%n) : memref<?xcomplex<f64>> to memref<?xcomplex<f64>>
  return %0 : memref<?xcomplex<f64>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @complex(%arg0: memref<?xcomplex<f64>>, %arg1: index) -> memref<?xcomplex<f64>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xcomplex<f64>>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xcomplex<f64>>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xcomplex<f64>>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xcomplex<f64>> to memref<?xcomplex<f64>, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xcomplex<f64>> to memref<?xcomplex<f64>, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?xcomplex<f64>>
// CHECK-NEXT:       scf.yield %alloc : memref<?xcomplex<f64>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xcomplex<f64>> to memref<?xcomplex<f64>>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xcomplex<f64>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<?xcomplex<f64>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @indices(%m: memref<?xindex>, %n: index) -> memref<?xindex> {
  %0 = memref.realloc %m(%n) : memref<?xindex> to memref<?xindex>
  return %0 : memref<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @indices(%arg0: memref<?xindex>, %arg1: index) -> memref<?xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xindex>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xindex>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xindex> to memref<?xindex, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xindex> to memref<?xindex, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?xindex>
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bits(%m: memref<6xi1>) -> memref<12xi1> {
  %0 = memref.realloc %m : memref<6xi1> to memref<12xi1>
  return %0 : memref<12xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bits(%arg0: memref<6xi1>) -> memref<12xi1> {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c6, %c12 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<12xi1>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<12xi1>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [6] [1] : memref<12xi1> to memref<6xi1, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<6xi1> to memref<6xi1, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<6xi1>
// CHECK-NEXT:       scf.yield %alloc : memref<12xi1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [12], strides: [1] : memref<6xi1> to memref<12xi1>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<12xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<12xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strided_identity(%m: memref<?xf32, strided<[1]>>, %n: index)
    -> memref<?xf32, strided<[1]>> {
  %0 = memref.realloc %m(%n) : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
  return %0 : memref<?xf32, strided<[1]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided_identity(%arg0: memref<?xf32, strided<[1]>>, %arg1: index) -> memref<?xf32, strided<[1]>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf32, strided<[1]>>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32, strided<[1]>>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?xf32, strided<[1]>>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<?xf32, strided<[1]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strided_known(%m: memref<3xf32, strided<[1]>>) -> memref<7xf32> {
  %0 = memref.realloc %m : memref<3xf32, strided<[1]>> to memref<7xf32>
  return %0 : memref<7xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided_known(%arg0: memref<3xf32, strided<[1]>>) -> memref<7xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c3, %c7 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<7xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<7xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [3] [1] : memref<7xf32> to memref<3xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<3xf32, strided<[1]>> to memref<3xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<3xf32, strided<[1]>>
// CHECK-NEXT:       scf.yield %alloc : memref<7xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [7], strides: [1] : memref<3xf32, strided<[1]>> to memref<7xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<7xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
