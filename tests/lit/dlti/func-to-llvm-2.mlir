// RUN: pyopt %s --split-input-file --convert-func-to-llvm | FileCheck %s

// The width of index and the size of pointers come of layouts.

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%b: memref<*xf32>, %v: vector<4xindex>, %m: memref<4xindex>, %i: index)
      -> (memref<*xf32>, index) {
    %0 = memref.dim %b, %i : memref<*xf32>
    %1 = memref.load %m[%i] : memref<4xindex>
    %p = memref.alloca(%i) : memref<?xindex>
    return %b, %1 : memref<*xf32>, index
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT:   llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: vector<4xi32>, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32) -> !llvm.struct<(struct<(i32, ptr)>, i32)> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg8 : i32 to index
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg3, %1[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg4, %2[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg5, %3[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg6, %4[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %arg7, %5[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> to memref<4xindex>
// CHECK-NEXT:     %8 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(i32, ptr)> to memref<*xf32>
// CHECK-NEXT:     %dim = memref.dim %11, %0 : memref<*xf32>
// CHECK-NEXT:     %12 = memref.load %7[%0] : memref<4xindex>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : index to i32
// CHECK-NEXT:     %alloca = memref.alloca(%0) : memref<?xindex>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %15 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:     %16 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %17 = llvm.mlir.constant(8 : index) : i32
// CHECK-NEXT:     %18 = llvm.mul %15, %17 : i32
// CHECK-NEXT:     %19 = llvm.extractvalue %10[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %20 = llvm.mul %15, %19 : i32
// CHECK-NEXT:     %21 = llvm.add %20, %14 : i32
// CHECK-NEXT:     %22 = llvm.mul %21, %16 : i32
// CHECK-NEXT:     %23 = llvm.add %18, %22 : i32
// CHECK-NEXT:     %24 = llvm.call @malloc(%23) : (i32) -> !llvm.ptr
// CHECK-NEXT:     %25 = llvm.extractvalue %10[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%24, %25, %23) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     %26 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %27 = llvm.extractvalue %10[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %28 = llvm.insertvalue %27, %26[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %29 = llvm.insertvalue %24, %28[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %30 = llvm.mlir.poison : !llvm.struct<(struct<(i32, ptr)>, i32)>
// CHECK-NEXT:     %31 = llvm.insertvalue %29, %30[0] : !llvm.struct<(struct<(i32, ptr)>, i32)>
// CHECK-NEXT:     %32 = llvm.insertvalue %13, %31[1] : !llvm.struct<(struct<(i32, ptr)>, i32)>
// CHECK-NEXT:     llvm.return %32 : !llvm.struct<(struct<(i32, ptr)>, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-p:32:32:32-p1:16:16"} {
  func.func @f(%b: memref<*xf32>) -> (memref<*xf32, 1>) {
    %c = memref.memory_space_cast %b : memref<*xf32> to memref<*xf32, 1>
    return %c : memref<*xf32, 1>
  }
}

// CHECK: module attributes {llvm.data_layout = "e-p:32:32:32-p1:16:16"} {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %3 : memref<*xf32> to memref<*xf32, 1>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %memspacecast : memref<*xf32, 1> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %6 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %7 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %8 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %9 = llvm.mul %6, %8 : i64
// CHECK-NEXT:     %10 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %11 = llvm.mul %6, %10 : i64
// CHECK-NEXT:     %12 = llvm.add %11, %5 : i64
// CHECK-NEXT:     %13 = llvm.mul %12, %7 : i64
// CHECK-NEXT:     %14 = llvm.add %9, %13 : i64
// CHECK-NEXT:     %15 = llvm.call @malloc(%14) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %16 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%15, %16, %14) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %17 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %18 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %17[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %20 = llvm.insertvalue %15, %19[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     llvm.return %20 : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-p:32:32:32-p1:16:16"} {
  func.func @f(%b: memref<4xi32, 1>, %i: index) -> index {
    %c = memref.cast %b : memref<4xi32, 1> to memref<*xi32, 1>
    %d = memref.dim %c, %i : memref<*xi32, 1>
    memref.copy %b, %b : memref<4xi32, 1> to memref<4xi32, 1>
    return %d : index
  }
}

// CHECK: module attributes {llvm.data_layout = "e-p:32:32:32-p1:16:16"} {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg5 : i64 to index
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg1, %2[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg2, %3[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg3, %4[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %arg4, %5[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> to memref<4xi32, 1>
// CHECK-NEXT:     %cast = memref.cast %7 : memref<4xi32, 1> to memref<*xi32, 1>
// CHECK-NEXT:     %dim = memref.dim %cast, %0 : memref<*xi32, 1>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %dim : index to i64
// CHECK-NEXT:     memref.copy %7, %7 : memref<4xi32, 1> to memref<4xi32, 1>
// CHECK-NEXT:     llvm.return %8 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
