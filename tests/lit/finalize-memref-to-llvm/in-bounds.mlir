// RUN: pyopt --split-input-file --finalize-memref-to-llvm %s | FileCheck %s

// Accesses are within their buffer, so that offsets of elements do not wrap around; atomic updates keep their kind.

func.func @a(%m: memref<4x?xf32, strided<[?, 2], offset: 3>>, %i: index, %v: f32)
    -> memref<4x?xf32, strided<[?, 2], offset: 3>> {
  %0 = memref.load %m[%i, %i] {alignment = 8 : i64, nontemporal = true}
      : memref<4x?xf32, strided<[?, 2], offset: 3>>
  memref.store %0, %m[%i, %i] {alignment = 16 : i64} : memref<4x?xf32, strided<[?, 2], offset: 3>>
  %1 = memref.assume_alignment %m, 16 : memref<4x?xf32, strided<[?, 2], offset: 3>>
  return %1 : memref<4x?xf32, strided<[?, 2], offset: 3>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<4x?xf32, strided<[?, 2], offset: 3>>, %arg1: index, %arg2: f32) -> memref<4x?xf32, strided<[?, 2], offset: 3>> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32, strided<[?, 2], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %4 = llvm.getelementptr %2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %5 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %6 = llvm.mul %0, %5 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %7 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %8 = llvm.mul %0, %7 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %9 = llvm.add %6, %8 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %10 = llvm.getelementptr inbounds|nuw %4[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %11 = llvm.load %10 {alignment = 8 : i64, nontemporal} : !llvm.ptr -> f32
// CHECK-NEXT:     %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %13 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %14 = llvm.getelementptr %12[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %15 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %16 = llvm.mul %0, %15 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %17 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %18 = llvm.mul %0, %17 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %19 = llvm.add %16, %18 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %20 = llvm.getelementptr inbounds|nuw %14[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %11, %20 {alignment = 16 : i64} : f32, !llvm.ptr
// CHECK-NEXT:     %21 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %22 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %23 = llvm.getelementptr %21[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %24 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %25 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     llvm.intr.assume %24 ["align"(%23, %25 : !llvm.ptr, i64)] : i1
// CHECK-NEXT:     return %arg0 : memref<4x?xf32, strided<[?, 2], offset: 3>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<4xi32>, %i: index, %v: i32) {
  %0 = memref.atomic_rmw xori %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %1 = memref.atomic_rmw assign %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %2 = memref.atomic_rmw maxu %v, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %4 = llvm.atomicrmw _xor %3, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT:     %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %7 = llvm.atomicrmw xchg %6, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT:     %8 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = llvm.getelementptr %8[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %10 = llvm.atomicrmw umax %9, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<4xf32>, %i: index, %v: f32) {
  %0 = memref.atomic_rmw maximumf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw maxnumf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  %2 = memref.atomic_rmw minnumf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  %3 = memref.atomic_rmw minimumf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %4 = llvm.atomicrmw fmaximum %3, %arg2 acq_rel : !llvm.ptr, f32
// CHECK-NEXT:     %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %7 = llvm.atomicrmw fmax %6, %arg2 acq_rel : !llvm.ptr, f32
// CHECK-NEXT:     %8 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = llvm.getelementptr %8[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %10 = llvm.atomicrmw fmin %9, %arg2 acq_rel : !llvm.ptr, f32
// CHECK-NEXT:     %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.getelementptr %11[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %13 = llvm.atomicrmw fminimum %12, %arg2 acq_rel : !llvm.ptr, f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<4x4xf32, strided<[0, 1], offset: 12>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x4xf32, strided<[0, 1], offset: 12>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<4x4xf32, strided<[0, 1], offset: 12>>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x4xf32, strided<[0, 1], offset: 12>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(12 : index) : i64
// CHECK-NEXT:     %4 = llvm.getelementptr %2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %6 = llvm.mul %0, %5 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %7 = llvm.add %6, %0 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %8 = llvm.getelementptr inbounds|nuw %4[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %9 = llvm.load %8 : !llvm.ptr -> f32
// CHECK-NEXT:     return %9 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<f32>, %i: index) -> f32 {
  %0 = memref.load %m[] : memref<f32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<f32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<f32, strided<[], offset: 2>>, %i: index) -> f32 {
  %0 = memref.load %m[] : memref<f32, strided<[], offset: 2>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<f32, strided<[], offset: 2>>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : memref<f32, strided<[], offset: 2>> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %2 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %3 = llvm.getelementptr %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %4 = llvm.load %3 : !llvm.ptr -> f32
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index, %v: f32) -> f32 {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<?xf32, strided<[?], offset: ?>>) -> f32
  memref.prefetch %m[%i], read, locality<3>, data : memref<?xf32, strided<[?], offset: ?>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.getelementptr %2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %5 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.mul %0, %5 : i64
// CHECK-NEXT:     %7 = llvm.getelementptr %4[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %8 = llvm.atomicrmw fadd %7, %arg2 acq_rel : !llvm.ptr, f32
// CHECK-NEXT:     %9 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.getelementptr %9[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %12 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.mul %0, %12 : i64
// CHECK-NEXT:     %14 = llvm.getelementptr %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.prefetch"(%14) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT:     return %8 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @al(%m: memref<4x4xi32>, %i: index) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i, %i] : memref<4x4xi32> {
  ^bb0(%a: i32):
    %1 = arith.addi %a, %a : i32
    memref.atomic_yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @al(%arg0: memref<4x4xi32>, %arg1: index) -> i32 {
// CHECK-NEXT:     %0 = memref.generic_atomic_rmw %arg0[%arg1, %arg1] : memref<4x4xi32> {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = arith.addi %arg2, %arg2 : i32
// CHECK-NEXT:       memref.atomic_yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @al(%m: memref<4xi8>, %s: memref<2xindex>) -> memref<?x?xi8> {
  %0 = memref.reshape %m(%s) : (memref<4xi8>, memref<2xindex>) -> memref<?x?xi8>
  return %0 : memref<?x?xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @al(%arg0: memref<4xi8>, %arg1: memref<2xindex>) -> memref<?x?xi8> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<2xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.getelementptr inbounds|nuw %11[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %13 = llvm.load %12 : !llvm.ptr -> i64
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : i64 to index
// CHECK-NEXT:     %15 = builtin.unrealized_conversion_cast %14 : index to i64
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %17 = llvm.insertvalue %9, %16[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %18 = llvm.mul %9, %15 : i64
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %20 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %21 = llvm.getelementptr inbounds|nuw %20[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %22 = llvm.load %21 : !llvm.ptr -> i64
// CHECK-NEXT:     %23 = builtin.unrealized_conversion_cast %22 : i64 to index
// CHECK-NEXT:     %24 = builtin.unrealized_conversion_cast %23 : index to i64
// CHECK-NEXT:     %25 = llvm.insertvalue %24, %17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %26 = llvm.insertvalue %18, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %27 = builtin.unrealized_conversion_cast %26 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xi8>
// CHECK-NEXT:     %28 = llvm.mul %18, %24 : i64
// CHECK-NEXT:     return %27 : memref<?x?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
