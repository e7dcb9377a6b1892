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
