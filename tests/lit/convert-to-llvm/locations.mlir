// RUN: pyopt --convert-to-llvm --mlir-print-debuginfo --mlir-print-local-scope --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// An argument's descriptor is made where an op first asks for it, and declarations are those of the module.

module {
  func.func @f(%a: memref<?xf32> loc("a"), %i: index loc("i"), %c: i1 loc("c")) -> f32 {
    cf.assert %c, "no" loc("assert")
    %0 = memref.load %a[%i] : memref<?xf32> loc("load")
    %m = memref.alloc() : memref<4xf32> loc("alloc")
    %1 = memref.load %m[%i] : memref<4xf32> loc("again")
    %2 = arith.addf %0, %1 : f32 loc("add")
    return %2 : f32 loc("return")
  } loc("function")
} loc("module")

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr loc("module")
// CHECK-NEXT:   llvm.func @abort() loc(unknown)
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr) loc("module")
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[110, 111, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8> loc("assert")
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr loc("a"), %arg1: !llvm.ptr loc("a"), %arg2: i64 loc("a"), %arg3: i64 loc("a"), %arg4: i64 loc("a"), %arg5: i64 loc("i"), %arg6: i1 loc("c")) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("load")
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("load")
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("load")
// CHECK-NEXT:     %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("load")
// CHECK-NEXT:     %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("load")
// CHECK-NEXT:     %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("load")
// CHECK-NEXT:     llvm.cond_br %arg6, ^bb1, ^bb2 loc("assert")
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("load")
// CHECK-NEXT:     %7 = llvm.getelementptr inbounds|nuw %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32 loc("load")
// CHECK-NEXT:     %8 = llvm.load %7 : !llvm.ptr -> f32 loc("load")
// CHECK-NEXT:     %9 = llvm.mlir.constant(4 : index) : i64 loc("alloc")
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : index) : i64 loc("alloc")
// CHECK-NEXT:     %11 = llvm.mlir.zero : !llvm.ptr loc("alloc")
// CHECK-NEXT:     %12 = llvm.getelementptr %11[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32 loc("alloc")
// CHECK-NEXT:     %13 = llvm.ptrtoint %12 : !llvm.ptr to i64 loc("alloc")
// CHECK-NEXT:     %14 = llvm.call @malloc(%13) : (i64) -> !llvm.ptr loc("alloc")
// CHECK-NEXT:     %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("alloc")
// CHECK-NEXT:     %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("alloc")
// CHECK-NEXT:     %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("alloc")
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : index) : i64 loc("alloc")
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %17[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("alloc")
// CHECK-NEXT:     %20 = llvm.insertvalue %9, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("alloc")
// CHECK-NEXT:     %21 = llvm.insertvalue %10, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("alloc")
// CHECK-NEXT:     %22 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("again")
// CHECK-NEXT:     %23 = llvm.getelementptr inbounds|nuw %22[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32 loc("again")
// CHECK-NEXT:     %24 = llvm.load %23 : !llvm.ptr -> f32 loc("again")
// CHECK-NEXT:     %25 = llvm.fadd %8, %24 : f32 loc("add")
// CHECK-NEXT:     llvm.return %25 : f32 loc("return")
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %26 = llvm.mlir.addressof @assert_msg : !llvm.ptr loc("assert")
// CHECK-NEXT:     %27 = llvm.getelementptr %26[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8> loc("assert")
// CHECK-NEXT:     llvm.call @puts(%27) : (!llvm.ptr) -> () loc("assert")
// CHECK-NEXT:     llvm.call @abort() : () -> () loc("assert")
// CHECK-NEXT:     llvm.unreachable loc("assert")
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc("module")

// -----

// The cast for an op that stays has the location of the argument.

module {
  func.func @f(%a: memref<?xf32> loc("a"), %i: index loc("i")) -> f32 {
    "test.use"(%a) : (memref<?xf32>) -> () loc("use")
    %0 = memref.load %a[%i] : memref<?xf32> loc("load")
    return %0 : f32 loc("return")
  } loc("function")
} loc("module")

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr loc("a"), %arg1: !llvm.ptr loc("a"), %arg2: i64 loc("a"), %arg3: i64 loc("a"), %arg4: i64 loc("a"), %arg5: i64 loc("i")) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("load")
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("load")
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("load")
// CHECK-NEXT:     %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("load")
// CHECK-NEXT:     %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("load")
// CHECK-NEXT:     %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("load")
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32> loc("a")
// CHECK-NEXT:     "test.use"(%6) : (memref<?xf32>) -> () loc("use")
// CHECK-NEXT:     %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("load")
// CHECK-NEXT:     %8 = llvm.getelementptr inbounds|nuw %7[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32 loc("load")
// CHECK-NEXT:     %9 = llvm.load %8 : !llvm.ptr -> f32 loc("load")
// CHECK-NEXT:     llvm.return %9 : f32 loc("return")
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc("module")
