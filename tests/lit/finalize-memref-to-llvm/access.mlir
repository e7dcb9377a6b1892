// RUN: pyopt --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm %s | FileCheck %s

func.func @f(%m: memref<?x4xf32, strided<[?, 2], offset: ?>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x4xf32, strided<[?, 2], offset: ?>>
  memref.store %0, %m[%j, %i] : memref<?x4xf32, strided<[?, 2], offset: ?>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x4xf32, strided<[?, 2], offset: ?>>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32, strided<[?, 2], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.getelementptr %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %6 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %7 = llvm.mul %1, %6 : i64
// CHECK-NEXT:     %8 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %9 = llvm.mul %0, %8 : i64
// CHECK-NEXT:     %10 = llvm.add %7, %9 : i64
// CHECK-NEXT:     %11 = llvm.getelementptr %5[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %12 = llvm.load %11 : !llvm.ptr -> f32
// CHECK-NEXT:     %13 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %14 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %15 = llvm.getelementptr %13[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %16 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %17 = llvm.mul %0, %16 : i64
// CHECK-NEXT:     %18 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %19 = llvm.mul %1, %18 : i64
// CHECK-NEXT:     %20 = llvm.add %17, %19 : i64
// CHECK-NEXT:     %21 = llvm.getelementptr %15[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %12, %21 : f32, !llvm.ptr
// CHECK-NEXT:     return %12 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x4xvector<2xf32>, strided<[8, 1], offset: 3>>, %i: index, %j: index)
    -> vector<2xf32> {
  %0 = memref.load %m[%i, %j] : memref<4x4xvector<2xf32>, strided<[8, 1], offset: 3>>
  memref.store %0, %m[%j, %i] : memref<4x4xvector<2xf32>, strided<[8, 1], offset: 3>>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x4xvector<2xf32>, strided<[8, 1], offset: 3>>, %arg1: index, %arg2: index) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<4x4xvector<2xf32>, strided<[8, 1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %5 = llvm.getelementptr %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, vector<2xf32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %7 = llvm.mul %1, %6 : i64
// CHECK-NEXT:     %8 = llvm.add %7, %0 : i64
// CHECK-NEXT:     %9 = llvm.getelementptr %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, vector<2xf32>
// CHECK-NEXT:     %10 = llvm.load %9 : !llvm.ptr -> vector<2xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %12 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %13 = llvm.getelementptr %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, vector<2xf32>
// CHECK-NEXT:     %14 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %15 = llvm.mul %0, %14 : i64
// CHECK-NEXT:     %16 = llvm.add %15, %1 : i64
// CHECK-NEXT:     %17 = llvm.getelementptr %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, vector<2xf32>
// CHECK-NEXT:     llvm.store %10, %17 : vector<2xf32>, !llvm.ptr
// CHECK-NEXT:     return %10 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x?xindex>, %i: index, %j: index) -> index {
  %0 = memref.load %m[%i, %j] : memref<?x?xindex>
  memref.store %0, %m[%j, %i] : memref<?x?xindex>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x?xindex>, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xindex> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.mul %1, %4 : i64
// CHECK-NEXT:     %6 = llvm.add %5, %0 : i64
// CHECK-NEXT:     %7 = llvm.getelementptr %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %8 = llvm.load %7 : !llvm.ptr -> i64
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : i64 to index
// CHECK-NEXT:     %10 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %11 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %12 = llvm.mul %0, %11 : i64
// CHECK-NEXT:     %13 = llvm.add %12, %1 : i64
// CHECK-NEXT:     %14 = llvm.getelementptr %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     llvm.store %8, %14 : i64, !llvm.ptr
// CHECK-NEXT:     return %9 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<3x3xf32, 2>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<3x3xf32, 2>
  memref.store %0, %m[%j, %i] : memref<3x3xf32, 2>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3xf32, 2>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<3x3xf32, 2> to !llvm.struct<(ptr<2>, ptr<2>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr<2>, ptr<2>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %5 = llvm.mul %1, %4 : i64
// CHECK-NEXT:     %6 = llvm.add %5, %0 : i64
// CHECK-NEXT:     %7 = llvm.getelementptr %3[%6] : (!llvm.ptr<2>, i64) -> !llvm.ptr<2>, f32
// CHECK-NEXT:     %8 = llvm.load %7 : !llvm.ptr<2> -> f32
// CHECK-NEXT:     %9 = llvm.extractvalue %2[1] : !llvm.struct<(ptr<2>, ptr<2>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %10 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %11 = llvm.mul %0, %10 : i64
// CHECK-NEXT:     %12 = llvm.add %11, %1 : i64
// CHECK-NEXT:     %13 = llvm.getelementptr %9[%12] : (!llvm.ptr<2>, i64) -> !llvm.ptr<2>, f32
// CHECK-NEXT:     llvm.store %8, %13 : f32, !llvm.ptr<2>
// CHECK-NEXT:     return %8 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<3x3xcomplex<f64>>, %i: index, %j: index) -> complex<f64> {
  %0 = memref.load %m[%i, %j] : memref<3x3xcomplex<f64>>
  memref.store %0, %m[%j, %i] : memref<3x3xcomplex<f64>>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3xcomplex<f64>>, %arg1: index, %arg2: index) -> complex<f64> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<3x3xcomplex<f64>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %5 = llvm.mul %1, %4 : i64
// CHECK-NEXT:     %6 = llvm.add %5, %0 : i64
// CHECK-NEXT:     %7 = llvm.getelementptr %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
// CHECK-NEXT:     %8 = llvm.load %7 : !llvm.ptr -> !llvm.struct<(f64, f64)>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT:     %10 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %11 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %12 = llvm.mul %0, %11 : i64
// CHECK-NEXT:     %13 = llvm.add %12, %1 : i64
// CHECK-NEXT:     %14 = llvm.getelementptr %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
// CHECK-NEXT:     llvm.store %8, %14 : !llvm.struct<(f64, f64)>, !llvm.ptr
// CHECK-NEXT:     return %9 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<3x1xi1>, %i: index, %j: index) -> i1 {
  %0 = memref.load %m[%i, %j] : memref<3x1xi1>
  memref.store %0, %m[%j, %i] : memref<3x1xi1>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x1xi1>, %arg1: index, %arg2: index) -> i1 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<3x1xi1> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.add %1, %0 : i64
// CHECK-NEXT:     %5 = llvm.getelementptr %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     %6 = llvm.load %5 : !llvm.ptr -> i1
// CHECK-NEXT:     %7 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %8 = llvm.add %0, %1 : i64
// CHECK-NEXT:     %9 = llvm.getelementptr %7[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     llvm.store %6, %9 : i1, !llvm.ptr
// CHECK-NEXT:     return %6 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<3x3xf32, affine_map<(d0, d1) -> (d1 * 3 + d0 + 7)>>, %i: index, %j: index)
    -> f32 {
  %0 = memref.load %m[%i, %j] : memref<3x3xf32, affine_map<(d0, d1) -> (d1 * 3 + d0 + 7)>>
  memref.store %0, %m[%j, %i] : memref<3x3xf32, affine_map<(d0, d1) -> (d1 * 3 + d0 + 7)>>
  return %0 : f32
}

// CHECK: #map = affine_map<(d0, d1) -> (d1 * 3 + d0 + 7)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3xf32, #map>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<3x3xf32, #map> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT:     %5 = llvm.getelementptr %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %6 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %7 = llvm.mul %0, %6 : i64
// CHECK-NEXT:     %8 = llvm.add %1, %7 : i64
// CHECK-NEXT:     %9 = llvm.getelementptr %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %10 = llvm.load %9 : !llvm.ptr -> f32
// CHECK-NEXT:     %11 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %12 = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT:     %13 = llvm.getelementptr %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %14 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %15 = llvm.mul %1, %14 : i64
// CHECK-NEXT:     %16 = llvm.add %0, %15 : i64
// CHECK-NEXT:     %17 = llvm.getelementptr %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %10, %17 : f32, !llvm.ptr
// CHECK-NEXT:     return %10 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<3x3xf32, affine_map<(d0, d1) -> (d1 mod 2, d0)>>, %i: index, %j: index)
    -> f32 {
  %0 = memref.load %m[%i, %j] : memref<3x3xf32, affine_map<(d0, d1) -> (d1 mod 2, d0)>>
  memref.store %0, %m[%j, %i] : memref<3x3xf32, affine_map<(d0, d1) -> (d1 mod 2, d0)>>
  return %0 : f32
}

// CHECK: #map = affine_map<(d0, d1) -> (d1 mod 2, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3xf32, #map>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1, %arg2] : memref<3x3xf32, #map>
// CHECK-NEXT:     memref.store %0, %arg0[%arg2, %arg1] : memref<3x3xf32, #map>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<2x2xmemref<?xf32>>, %i: index, %j: index) -> memref<?xf32> {
  %0 = memref.load %m[%i, %j] : memref<2x2xmemref<?xf32>>
  memref.store %0, %m[%j, %i] : memref<2x2xmemref<?xf32>>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x2xmemref<?xf32>>, %arg1: index, %arg2: index) -> memref<?xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<2x2xmemref<?xf32>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %5 = llvm.mul %1, %4 : i64
// CHECK-NEXT:     %6 = llvm.add %5, %0 : i64
// CHECK-NEXT:     %7 = llvm.getelementptr %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.load %7 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:     %10 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %11 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %12 = llvm.mul %0, %11 : i64
// CHECK-NEXT:     %13 = llvm.add %12, %1 : i64
// CHECK-NEXT:     %14 = llvm.getelementptr %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.store %8, %14 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:     return %9 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<2x2xsi32>, %i: index, %j: index) -> si32 {
  %0 = memref.load %m[%i, %j] : memref<2x2xsi32>
  memref.store %0, %m[%j, %i] : memref<2x2xsi32>
  return %0 : si32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x2xsi32>, %arg1: index, %arg2: index) -> si32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<2x2xsi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %5 = llvm.mul %1, %4 : i64
// CHECK-NEXT:     %6 = llvm.add %5, %0 : i64
// CHECK-NEXT:     %7 = llvm.getelementptr %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %8 = llvm.load %7 : !llvm.ptr -> i32
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : i32 to si32
// CHECK-NEXT:     %10 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %11 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %12 = llvm.mul %0, %11 : i64
// CHECK-NEXT:     %13 = llvm.add %12, %1 : i64
// CHECK-NEXT:     %14 = llvm.getelementptr %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     llvm.store %8, %14 : i32, !llvm.ptr
// CHECK-NEXT:     return %9 : si32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<f32>) -> f32 {
  %0 = memref.load %m[] : memref<f32>
  memref.store %0, %m[] : memref<f32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<f32>) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> f32
// CHECK-NEXT:     %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     llvm.store %2, %3 : f32, !llvm.ptr
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<f32, strided<[], offset: ?>>) -> f32 {
  %0 = memref.load %m[] : memref<f32, strided<[], offset: ?>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<f32, strided<[], offset: ?>>) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : memref<f32, strided<[], offset: ?>> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %3 = llvm.getelementptr %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %4 = llvm.load %3 : !llvm.ptr -> f32
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.load %m[%i] {nontemporal = true} : memref<4xf32>
  memref.store %0, %m[%i] {nontemporal = true} : memref<4xf32>
  %1 = memref.load %m[%i] {x.y = 1 : i32} : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %4 = llvm.load %3 {nontemporal} : !llvm.ptr -> f32
// CHECK-NEXT:     %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %4, %6 {nontemporal} : f32, !llvm.ptr
// CHECK-NEXT:     %7 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.getelementptr %7[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %9 = llvm.load %8 : !llvm.ptr -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<3>, data : memref<4x?xf32>
  memref.prefetch %m[%i, %i], read, locality<0>, instr : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.prefetch"(%6) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT:     %7 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %9 = llvm.mul %0, %8 : i64
// CHECK-NEXT:     %10 = llvm.add %9, %0 : i64
// CHECK-NEXT:     %11 = llvm.getelementptr %7[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.prefetch"(%11) <{cache = 0 : i32, hint = 0 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %n: memref<f32, strided<[], offset: ?>>) {
  memref.assume_alignment %m, 16 : memref<4x?xf32>
  memref.assume_alignment %n, 1 : memref<f32, strided<[], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32, strided<[], offset: ?>>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<f32, strided<[], offset: ?>> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(15 : index) : i64
// CHECK-NEXT:     %5 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT:     %6 = llvm.and %5, %4  : i64
// CHECK-NEXT:     %7 = llvm.icmp "eq" %6, %3 : i64
// CHECK-NEXT:     "llvm.intr.assume"(%7) : (i1) -> ()
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %10 = llvm.getelementptr %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %13 = llvm.ptrtoint %10 : !llvm.ptr to i64
// CHECK-NEXT:     %14 = llvm.and %13, %12  : i64
// CHECK-NEXT:     %15 = llvm.icmp "eq" %14, %11 : i64
// CHECK-NEXT:     "llvm.intr.assume"(%15) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xf32>, %v: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw addf %v, %m[%i, %i] : (f32, memref<?x8xf32>) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xf32>, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %7 = llvm.atomicrmw fadd %6, %arg1 acq_rel : !llvm.ptr, f32
// CHECK-NEXT:     return %7 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xi32>, %v: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw addi %v, %m[%i, %i] : (i32, memref<?x8xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xi32>, %arg1: i32, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %7 = llvm.atomicrmw add %6, %arg1 acq_rel : !llvm.ptr, i32
// CHECK-NEXT:     return %7 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xf32>, %v: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw assign %v, %m[%i, %i] : (f32, memref<?x8xf32>) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xf32>, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %7 = llvm.atomicrmw xchg %6, %arg1 acq_rel : !llvm.ptr, f32
// CHECK-NEXT:     return %7 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xi32>, %v: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw assign %v, %m[%i, %i] : (i32, memref<?x8xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xi32>, %arg1: i32, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %7 = llvm.atomicrmw xchg %6, %arg1 acq_rel : !llvm.ptr, i32
// CHECK-NEXT:     return %7 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xf32>, %v: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw maximumf %v, %m[%i, %i] : (f32, memref<?x8xf32>) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xf32>, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %7 = llvm.atomicrmw fmax %6, %arg1 acq_rel : !llvm.ptr, f32
// CHECK-NEXT:     return %7 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xi32>, %v: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw maxs %v, %m[%i, %i] : (i32, memref<?x8xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xi32>, %arg1: i32, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %7 = llvm.atomicrmw max %6, %arg1 acq_rel : !llvm.ptr, i32
// CHECK-NEXT:     return %7 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xi32>, %v: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw maxu %v, %m[%i, %i] : (i32, memref<?x8xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xi32>, %arg1: i32, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %7 = llvm.atomicrmw umax %6, %arg1 acq_rel : !llvm.ptr, i32
// CHECK-NEXT:     return %7 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xf64>, %v: f64, %i: index) -> f64 {
  %0 = memref.atomic_rmw minimumf %v, %m[%i, %i] : (f64, memref<?x8xf64>) -> f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xf64>, %arg1: f64, %arg2: index) -> f64 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xf64> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:     %7 = llvm.atomicrmw fmin %6, %arg1 acq_rel : !llvm.ptr, f64
// CHECK-NEXT:     return %7 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xi64>, %v: i64, %i: index) -> i64 {
  %0 = memref.atomic_rmw mins %v, %m[%i, %i] : (i64, memref<?x8xi64>) -> i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xi64>, %arg1: i64, %arg2: index) -> i64 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xi64> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %7 = llvm.atomicrmw min %6, %arg1 acq_rel : !llvm.ptr, i64
// CHECK-NEXT:     return %7 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xi8>, %v: i8, %i: index) -> i8 {
  %0 = memref.atomic_rmw minu %v, %m[%i, %i] : (i8, memref<?x8xi8>) -> i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xi8>, %arg1: i8, %arg2: index) -> i8 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xi8> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %7 = llvm.atomicrmw umin %6, %arg1 acq_rel : !llvm.ptr, i8
// CHECK-NEXT:     return %7 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xi32>, %v: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw ori %v, %m[%i, %i] : (i32, memref<?x8xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xi32>, %arg1: i32, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %7 = llvm.atomicrmw _or %6, %arg1 acq_rel : !llvm.ptr, i32
// CHECK-NEXT:     return %7 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xi32>, %v: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw andi %v, %m[%i, %i] : (i32, memref<?x8xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xi32>, %arg1: i32, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %7 = llvm.atomicrmw _and %6, %arg1 acq_rel : !llvm.ptr, i32
// CHECK-NEXT:     return %7 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xi32>, %v: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw muli %v, %m[%i, %i] : (i32, memref<?x8xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xi32>, %arg1: i32, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw muli %arg1, %arg0[%arg2, %arg2] : (i32, memref<?x8xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xf32>, %v: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw mulf %v, %m[%i, %i] : (f32, memref<?x8xf32>) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xf32>, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw mulf %arg1, %arg0[%arg2, %arg2] : (f32, memref<?x8xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xf32>, %v: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw maxnumf %v, %m[%i, %i] : (f32, memref<?x8xf32>) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xf32>, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw maxnumf %arg1, %arg0[%arg2, %arg2] : (f32, memref<?x8xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x8xf32>, %v: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw minnumf %v, %m[%i, %i] : (f32, memref<?x8xf32>) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x8xf32>, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw minnumf %arg1, %arg0[%arg2, %arg2] : (f32, memref<?x8xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8xi32>, %v: i32, %i: index) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<8xi32> {
  ^bb0(%c: i32):
    %k = llvm.add %c, %v : i32
    %l = llvm.mul %k, %c : i32
    memref.atomic_yield %l : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<8xi32>, %arg1: i32, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<8xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %4 = llvm.load %3 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.br ^bb1(%4 : i32)
// CHECK-NEXT:   ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %6 = llvm.add %5, %arg1 : i32
// CHECK-NEXT:     %7 = llvm.mul %6, %5 : i32
// CHECK-NEXT:     %8 = llvm.cmpxchg %3, %5, %7 acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT:     %9 = llvm.extractvalue %8[0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:     %10 = llvm.extractvalue %8[1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:     llvm.cond_br %10, ^bb2, ^bb1(%9 : i32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return %9 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8xi32>, %v: i32, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<8xi32> {
  ^bb0(%c: i32):
    %k = arith.addi %c, %v : i32
    memref.atomic_yield %k : i32
  }
  "test.use"(%0) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<8xi32>, %arg1: i32, %arg2: index) {
// CHECK-NEXT:     %0 = memref.generic_atomic_rmw %arg0[%arg2] : memref<8xi32> {
// CHECK-NEXT:     ^bb0(%arg3: i32):
// CHECK-NEXT:       %1 = arith.addi %arg3, %arg1 : i32
// CHECK-NEXT:       memref.atomic_yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%0) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
