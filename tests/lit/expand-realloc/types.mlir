// RUN: pyopt --split-input-file --expand-realloc %s | FileCheck %s

// Alignment, memory spaces, layouts and element types.

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
