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
// CHECK-NEXT:     %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.getelementptr %11[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %13 = llvm.load %12 : !llvm.ptr -> i32
// CHECK-NEXT:     %14 = llvm.sext %13 : i32 to i64
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %16 = llvm.insertvalue %9, %15[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %17 = llvm.mul %9, %14 : i64
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %19 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %20 = llvm.getelementptr %19[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %21 = llvm.load %20 : !llvm.ptr -> i32
// CHECK-NEXT:     %22 = llvm.sext %21 : i32 to i64
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %24 = llvm.insertvalue %17, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %25 = llvm.mul %17, %22 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// It also loads eight bytes of each extent of four.
func.func @f(%m: memref<4x?xf32>, %s: memref<?xi32>) {
  %2 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<?xi32>) -> memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?xi32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<?xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %6 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %7 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %8 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %9 = llvm.mul %6, %8 : i64
// CHECK-NEXT:     %10 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %11 = llvm.mul %6, %10 : i64
// CHECK-NEXT:     %12 = llvm.add %11, %5 : i64
// CHECK-NEXT:     %13 = llvm.mul %12, %7 : i64
// CHECK-NEXT:     %14 = llvm.add %9, %13 : i64
// CHECK-NEXT:     %15 = llvm.alloca %14 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %4[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %17 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %18 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %19 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     llvm.store %17, %15 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %20 = llvm.getelementptr %15[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %18, %20 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %21 = llvm.getelementptr %15[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %19, %21 : i64, !llvm.ptr
// CHECK-NEXT:     %22 = llvm.getelementptr %15[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
// CHECK-NEXT:     %23 = llvm.getelementptr %22[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %24 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %25 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %26 = llvm.sub %2, %25 : i64
// CHECK-NEXT:     llvm.br ^bb1(%26, %25 : i64, i64)
// CHECK-NEXT:   ^bb1(%27: i64, %28: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %29 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %30 = llvm.icmp "sge" %27, %29 : i64
// CHECK-NEXT:     llvm.cond_br %30, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %31 = llvm.getelementptr %24[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %32 = llvm.load %31 : !llvm.ptr -> i32
// CHECK-NEXT:     %33 = llvm.sext %32 : i32 to i64
// CHECK-NEXT:     %34 = llvm.getelementptr %22[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     llvm.store %33, %34 : i64, !llvm.ptr
// CHECK-NEXT:     %35 = llvm.getelementptr %23[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     llvm.store %28, %35 : i64, !llvm.ptr
// CHECK-NEXT:     %36 = llvm.mul %28, %33 : i64
// CHECK-NEXT:     %37 = llvm.sub %27, %25 : i64
// CHECK-NEXT:     llvm.br ^bb1(%37, %36 : i64, i64)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
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
