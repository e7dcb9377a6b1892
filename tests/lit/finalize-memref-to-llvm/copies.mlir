// RUN: pyopt --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm %s | FileCheck %s

func.func @f(%a: memref<4x4xvector<2xf32>, strided<[1, 4]>>, %b: memref<4x4xvector<2xf32>>) {
  memref.copy %a, %b : memref<4x4xvector<2xf32>, strided<[1, 4]>> to memref<4x4xvector<2xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func @f(%arg0: memref<4x4xvector<2xf32>, strided<[1, 4]>>, %arg1: memref<4x4xvector<2xf32>>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<4x4xvector<2xf32>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x4xvector<2xf32>, strided<[1, 4]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %5 = llvm.alloca %4 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %1, %5 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %6 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %7 = llvm.insertvalue %3, %6[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %0, %11 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %12 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %13 = llvm.insertvalue %9, %12[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %15 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %16 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %8, %16 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     %17 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %14, %17 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     %18 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %19 = llvm.getelementptr %18[1] : (!llvm.ptr) -> !llvm.ptr, vector<2xf32>
// CHECK-NEXT:     %20 = llvm.ptrtoint %19 : !llvm.ptr to i64
// CHECK-NEXT:     llvm.call @memrefCopy(%20, %16, %17) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.intr.stackrestore %2 : !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<*xf32, 1>, %b: memref<*xf32, 2>) {
  memref.copy %a, %b : memref<*xf32, 1> to memref<*xf32, 2>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func @f(%arg0: memref<*xf32, 1>, %arg1: memref<*xf32, 2>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32, 2> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32, 1> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %1, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %0, %5 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %7 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
// CHECK-NEXT:     llvm.call @memrefCopy(%8, %4, %5) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.intr.stackrestore %2 : !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
