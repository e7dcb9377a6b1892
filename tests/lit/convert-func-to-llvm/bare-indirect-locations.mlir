// RUN: pyopt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// The descriptor of what an indirect call gives is made for the first op that takes it, with its location.

func.func @returned(%g: () -> (memref<4xf32>, i32)) -> (memref<4xf32>, i32) {
  %0:2 = call_indirect %g() : () -> (memref<4xf32>, i32) loc("call")
  return %0#0, %0#1 : memref<4xf32>, i32 loc("return")
}

func.func @unused(%g: () -> memref<4xf32>) {
  %0 = call_indirect %g() : () -> memref<4xf32> loc("call")
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @returned(%arg0: !llvm.ptr loc("{{.*}}":5:21)) -> !llvm.struct<(ptr, i32)> {
// CHECK-NEXT:     %0 = llvm.call %arg0() : !llvm.ptr, () -> !llvm.struct<(ptr, i32)> loc("call")
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, i32)>  loc("call")
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("return")
// CHECK-NEXT:     %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("return")
// CHECK-NEXT:     %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("return")
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : index) : i64 loc("return")
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("return")
// CHECK-NEXT:     %7 = llvm.mlir.constant(4 : index) : i64 loc("return")
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("return")
// CHECK-NEXT:     %9 = llvm.mlir.constant(1 : index) : i64 loc("return")
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("return")
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, i32)>  loc("call")
// CHECK-NEXT:     %12 = llvm.extractvalue %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("return")
// CHECK-NEXT:     %13 = llvm.mlir.poison : !llvm.struct<(ptr, i32)> loc("return")
// CHECK-NEXT:     %14 = llvm.insertvalue %12, %13[0] : !llvm.struct<(ptr, i32)>  loc("return")
// CHECK-NEXT:     %15 = llvm.insertvalue %11, %14[1] : !llvm.struct<(ptr, i32)>  loc("return")
// CHECK-NEXT:     llvm.return %15 : !llvm.struct<(ptr, i32)> loc("return")
// CHECK-NEXT:   } loc("{{.*}}":5:1)
// CHECK-NEXT:   llvm.func @unused(%arg0: !llvm.ptr loc("{{.*}}":10:19)) {
// CHECK-NEXT:     %0 = llvm.call %arg0() : !llvm.ptr, () -> !llvm.ptr loc("call")
// CHECK-NEXT:     llvm.return loc("{{.*}}":12:3)
// CHECK-NEXT:   } loc("{{.*}}":10:1)
// CHECK-NEXT: } loc("{{.*}}":0:0)
