// RUN: pyopt --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm %s | FileCheck %s

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
// CHECK-NEXT:     %7 = llvm.mul %0, %6 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %8 = llvm.add %1, %7 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %9 = llvm.getelementptr inbounds|nuw %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %10 = llvm.load %9 : !llvm.ptr -> f32
// CHECK-NEXT:     %11 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %12 = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT:     %13 = llvm.getelementptr %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %14 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %15 = llvm.mul %1, %14 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %16 = llvm.add %0, %15 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %17 = llvm.getelementptr inbounds|nuw %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
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
// CHECK-NEXT:     %5 = llvm.mul %1, %4 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %6 = llvm.add %5, %0 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %7 = llvm.getelementptr inbounds|nuw %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %8 = llvm.load %7 : !llvm.ptr -> i32
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : i32 to si32
// CHECK-NEXT:     %10 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %11 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %12 = llvm.mul %0, %11 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %13 = llvm.add %12, %1 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %14 = llvm.getelementptr inbounds|nuw %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     llvm.store %8, %14 : i32, !llvm.ptr
// CHECK-NEXT:     return %9 : si32
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
