// RUN: pyopt --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm %s | FileCheck %s

memref.global "private" constant @g7 : memref<4xi1> = dense<[true, false, true, true]>
func.func @f() {
  %0 = memref.get_global @g7 : memref<4xi1>
  "test.use"(%0) : (memref<4xi1>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global private constant @g7(dense<[true, false, true, true]> : tensor<4xi1>) {addr_space = 0 : i32} : !llvm.array<4 x i1>
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// CHECK-NEXT:     %5 = llvm.mlir.addressof @g7 : !llvm.ptr
// CHECK-NEXT:     %6 = llvm.getelementptr %5[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i1>
// CHECK-NEXT:     %7 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:     %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
// CHECK-NEXT:     %9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %6, %10[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %14 = llvm.insertvalue %0, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %15 = llvm.insertvalue %1, %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %16 = builtin.unrealized_conversion_cast %15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xi1>
// CHECK-NEXT:     "test.use"(%16) : (memref<4xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @g9 : memref<f32, 4> = uninitialized
func.func @f() {
  %0 = memref.get_global @g9 : memref<f32, 4>
  "test.use"(%0) : (memref<f32, 4>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g9() {addr_space = 4 : i32} : f32 {
// CHECK-NEXT:     %0 = llvm.mlir.undef : f32
// CHECK-NEXT:     llvm.return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT:     %4 = llvm.mlir.addressof @g9 : !llvm.ptr<4>
// CHECK-NEXT:     %5 = llvm.getelementptr %4[0] : (!llvm.ptr<4>) -> !llvm.ptr<4>, f32
// CHECK-NEXT:     %6 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:     %7 = llvm.inttoptr %6 : i64 to !llvm.ptr<4>
// CHECK-NEXT:     %8 = llvm.mlir.poison : !llvm.struct<(ptr<4>, ptr<4>, i64)>
// CHECK-NEXT:     %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr<4>, ptr<4>, i64)>
// CHECK-NEXT:     %10 = llvm.insertvalue %5, %9[1] : !llvm.struct<(ptr<4>, ptr<4>, i64)>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %10[2] : !llvm.struct<(ptr<4>, ptr<4>, i64)>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.struct<(ptr<4>, ptr<4>, i64)> to memref<f32, 4>
// CHECK-NEXT:     "test.use"(%13) : (memref<f32, 4>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @ga : memref<2xf32, "space">
func.func @f() {
  %0 = memref.get_global @ga : memref<2xf32, "space">
  "test.use"(%0) : (memref<2xf32, "space">) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global @ga : memref<2xf32, "space">
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = memref.get_global @ga : memref<2xf32, "space">
// CHECK-NEXT:     "test.use"(%0) : (memref<2xf32, "space">) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @gb : memref<2xf32, affine_map<(d0) -> (d0 + 1)>>
func.func @f() {
  %0 = memref.get_global @gb : memref<2xf32, affine_map<(d0) -> (d0 + 1)>>
  "test.use"(%0) : (memref<2xf32, affine_map<(d0) -> (d0 + 1)>>) -> ()
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   memref.global @gb : memref<2xf32, #map>
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = memref.get_global @gb : memref<2xf32, #map>
// CHECK-NEXT:     "test.use"(%0) : (memref<2xf32, #map>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
