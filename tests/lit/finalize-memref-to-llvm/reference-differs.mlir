// RUN: pyopt --split-input-file --finalize-memref-to-llvm %s | FileCheck %s

// Extents of other integer types than index: the reference leaves a cast that nothing lowers.
func.func @f(%m: memref<4x?xf32>, %s: memref<2xi32>) {
  %2 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<2xi32>) -> memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<2xi32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<2xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.getelementptr inbounds|nuw %11[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %13 = llvm.load %12 : !llvm.ptr -> i32
// CHECK-NEXT:     %14 = llvm.sext %13 : i32 to i64
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %16 = llvm.insertvalue %9, %15[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %17 = llvm.mul %9, %14 : i64
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %19 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %20 = llvm.getelementptr inbounds|nuw %19[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %21 = llvm.load %20 : !llvm.ptr -> i32
// CHECK-NEXT:     %22 = llvm.sext %21 : i32 to i64
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %24 = llvm.insertvalue %17, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %25 = llvm.mul %17, %22 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// free takes a pointer of the default address space; the reference makes a call that the verifier rejects.
func.func @f(%m: memref<4xf32, 3>, %u: memref<*xf32, 2>) {
  memref.dealloc %m : memref<4xf32, 3>
  memref.dealloc %u : memref<*xf32, 2>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32, 3>, %arg1: memref<*xf32, 2>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32, 2> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.addrspacecast %2 : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %4 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr<2>
// CHECK-NEXT:     %6 = llvm.addrspacecast %5 : !llvm.ptr<2> to !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%6) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
