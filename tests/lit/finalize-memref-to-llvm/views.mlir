// RUN: pyopt --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm %s | FileCheck %s

func.func @f(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index, %v: memref<*xf32, 2>) {
  %c1 = llvm.mlir.constant(1 : index) : i64
  %c = builtin.unrealized_conversion_cast %c1 : i64 to index
  %0 = memref.dim %m, %c : memref<?x4xf32>
  %1 = memref.dim %m, %i : memref<?x4xf32>
  %2 = memref.dim %u, %i : memref<*xf32>
  %3 = memref.dim %v, %i : memref<*xf32, 2>
  "test.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x4xf32>, %arg1: memref<*xf32>, %arg2: index, %arg3: memref<*xf32, 2>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : memref<*xf32, 2> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : i64 to index
// CHECK-NEXT:     %6 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %7 = llvm.extractvalue %3[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %8 = llvm.alloca %6 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %7, %8 : !llvm.array<2 x i64>, !llvm.ptr
// CHECK-NEXT:     %9 = llvm.getelementptr %8[0, %4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT:     %10 = llvm.load %9 : !llvm.ptr -> i64
// CHECK-NEXT:     %11 = builtin.unrealized_conversion_cast %10 : i64 to index
// CHECK-NEXT:     %12 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %13 = llvm.extractvalue %3[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %14 = llvm.alloca %12 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %13, %14 : !llvm.array<2 x i64>, !llvm.ptr
// CHECK-NEXT:     %15 = llvm.getelementptr %14[0, %2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT:     %16 = llvm.load %15 : !llvm.ptr -> i64
// CHECK-NEXT:     %17 = builtin.unrealized_conversion_cast %16 : i64 to index
// CHECK-NEXT:     %18 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %19 = llvm.getelementptr %18[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %20 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %21 = llvm.add %20, %2 : i64
// CHECK-NEXT:     %22 = llvm.getelementptr %19[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %23 = llvm.load %22 : !llvm.ptr -> i64
// CHECK-NEXT:     %24 = builtin.unrealized_conversion_cast %23 : i64 to index
// CHECK-NEXT:     %25 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %26 = llvm.getelementptr %25[0, 2] : (!llvm.ptr) -> !llvm.ptr<2>, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %27 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %28 = llvm.add %27, %2 : i64
// CHECK-NEXT:     %29 = llvm.getelementptr %26[%28] : (!llvm.ptr<2>, i64) -> !llvm.ptr<2>, i64
// CHECK-NEXT:     %30 = llvm.load %29 : !llvm.ptr<2> -> i64
// CHECK-NEXT:     %31 = builtin.unrealized_conversion_cast %30 : i64 to index
// CHECK-NEXT:     "test.use"(%11, %17, %24, %31) : (index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x4xf32>, %u: memref<*xf32>, %z: memref<f32>) {
  %0 = memref.rank %m : memref<?x4xf32>
  %1 = memref.rank %u : memref<*xf32>
  %2 = memref.rank %z : memref<f32>
  "test.use"(%0, %1, %2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x4xf32>, %arg1: memref<*xf32>, %arg2: memref<f32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : i64 to index
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : i64 to index
// CHECK-NEXT:     "test.use"(%2, %4, %6) : (index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x4xf32>, %u: memref<*xf32>) {
  %0 = memref.cast %m : memref<?x4xf32> to memref<2x4xf32>
  %1 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %3 = memref.cast %m : memref<?x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  "test.use"(%0, %1, %2, %3)
      : (memref<2x4xf32>, memref<*xf32>, memref<?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>)
      -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x4xf32>, %arg1: memref<*xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x4xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : memref<2x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %5 = llvm.alloca %4 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %1, %5 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %6 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %7 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %9 = llvm.insertvalue %5, %8[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %9 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %12 = llvm.load %11 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:     "test.use"(%2, %10, %13, %3) : (memref<2x4xf32>, memref<*xf32>, memref<?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x4xf32>, %u: memref<*xf32>) {
  %3 = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 1>
  %4 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 1>
  %5 = memref.memory_space_cast %4 : memref<*xf32, 1> to memref<*xf32, 2>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x4xf32>, %arg1: memref<*xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %6 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %9 = llvm.addrspacecast %2 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:     %10 = llvm.addrspacecast %3 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:     %11 = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %9, %11[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %13 = llvm.insertvalue %10, %12[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %14 = llvm.insertvalue %4, %13[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %15 = llvm.insertvalue %5, %14[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %16 = llvm.insertvalue %7, %15[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %17 = llvm.insertvalue %6, %16[3, 1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %18 = llvm.insertvalue %8, %17[4, 1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %19 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %20 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %21 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %22 = llvm.insertvalue %19, %21[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %23 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %24 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %25 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %26 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %27 = llvm.mul %24, %26 : i64
// CHECK-NEXT:     %28 = llvm.extractvalue %22[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %29 = llvm.mul %24, %28 : i64
// CHECK-NEXT:     %30 = llvm.add %29, %23 : i64
// CHECK-NEXT:     %31 = llvm.mul %30, %25 : i64
// CHECK-NEXT:     %32 = llvm.add %27, %31 : i64
// CHECK-NEXT:     %33 = llvm.alloca %32 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %34 = llvm.insertvalue %33, %22[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %35 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %36 = llvm.getelementptr %20[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %38 = llvm.addrspacecast %35 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:     %39 = llvm.addrspacecast %37 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:     llvm.store %38, %33 : !llvm.ptr<1>, !llvm.ptr
// CHECK-NEXT:     %40 = llvm.getelementptr %33[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
// CHECK-NEXT:     llvm.store %39, %40 : !llvm.ptr<1>, !llvm.ptr
// CHECK-NEXT:     %41 = llvm.getelementptr %20[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %42 = llvm.getelementptr %33[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
// CHECK-NEXT:     %43 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %44 = llvm.sub %32, %43 : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%42, %41, %44) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %45 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %46 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %47 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %48 = llvm.insertvalue %45, %47[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %49 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %50 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %51 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %52 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %53 = llvm.mul %50, %52 : i64
// CHECK-NEXT:     %54 = llvm.extractvalue %48[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %55 = llvm.mul %50, %54 : i64
// CHECK-NEXT:     %56 = llvm.add %55, %49 : i64
// CHECK-NEXT:     %57 = llvm.mul %56, %51 : i64
// CHECK-NEXT:     %58 = llvm.add %53, %57 : i64
// CHECK-NEXT:     %59 = llvm.alloca %58 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %60 = llvm.insertvalue %59, %48[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %61 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %62 = llvm.getelementptr %46[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %63 = llvm.load %62 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %64 = llvm.addrspacecast %61 : !llvm.ptr to !llvm.ptr<2>
// CHECK-NEXT:     %65 = llvm.addrspacecast %63 : !llvm.ptr to !llvm.ptr<2>
// CHECK-NEXT:     llvm.store %64, %59 : !llvm.ptr<2>, !llvm.ptr
// CHECK-NEXT:     %66 = llvm.getelementptr %59[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<2>
// CHECK-NEXT:     llvm.store %65, %66 : !llvm.ptr<2>, !llvm.ptr
// CHECK-NEXT:     %67 = llvm.getelementptr %46[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %68 = llvm.getelementptr %59[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<2>
// CHECK-NEXT:     %69 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %70 = llvm.sub %58, %69 : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%68, %67, %70) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4x?xf32>, %i: index, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [4, %i], strides: [%i, 1]
      : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.reinterpret_cast %u to offset: [0], sizes: [4], strides: [1]
      : memref<*xf32> to memref<4xf32>
  %2 = memref.reinterpret_cast %a to offset: [3], sizes: [], strides: []
      : memref<4x?xf32> to memref<f32, strided<[], offset: 3>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: index, %arg2: memref<*xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %6[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %8 = llvm.insertvalue %1, %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %1, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %1, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %17 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %18 = llvm.getelementptr %16[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %20 = llvm.insertvalue %17, %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %21 = llvm.insertvalue %19, %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %22 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %21[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %24 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %25 = llvm.insertvalue %24, %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %27 = llvm.insertvalue %26, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %28 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %29 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %30 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %31 = llvm.insertvalue %29, %28[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %32 = llvm.insertvalue %30, %31[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %33 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %34 = llvm.insertvalue %33, %32[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<2048xi8>, %i: index) {
  %0 = memref.view %a[%i][] : memref<2048xi8> to memref<64x4xf32>
  %1 = memref.view %a[%i][%i, %i] : memref<2048xi8> to memref<?x4x?xf32>
  %2 = memref.view %a[%i][] : memref<2048xi8> to memref<f32>
  %3 = memref.view %a[%i][%i] : memref<2048xi8> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2048xi8>, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<2048xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %10 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %12 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %11[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %14 = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %16 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %18 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %19 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %18[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %21 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %22 = llvm.getelementptr %21[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %20[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %25 = llvm.insertvalue %24, %23[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %26 = llvm.insertvalue %0, %25[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %27 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %28 = llvm.insertvalue %27, %26[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %29 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %28[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %31 = llvm.mul %27, %0 : i64
// CHECK-NEXT:     %32 = llvm.insertvalue %31, %30[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %33 = llvm.insertvalue %0, %32[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %34 = llvm.mul %31, %29 : i64
// CHECK-NEXT:     %35 = llvm.insertvalue %34, %33[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %36 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %37 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %38 = llvm.insertvalue %37, %36[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %39 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %40 = llvm.getelementptr %39[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %41 = llvm.insertvalue %40, %38[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %42 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %41[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %44 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %45 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %46 = llvm.insertvalue %45, %44[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %47 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %48 = llvm.getelementptr %47[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %49 = llvm.insertvalue %48, %46[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %50 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %51 = llvm.insertvalue %50, %49[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %52 = llvm.insertvalue %0, %51[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %53 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %54 = llvm.insertvalue %53, %52[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %55 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %56 = llvm.insertvalue %55, %54[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %57 = llvm.mul %53, %0 : i64
// CHECK-NEXT:     %58 = llvm.insertvalue %57, %56[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4x?xf32, strided<[?, 1], offset: ?>>, %u: memref<2xf32, 3>) {
  %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %a
      : memref<4x?xf32, strided<[?, 1], offset: ?>>
      -> memref<f32>, index, index, index, index, index
  %2 = memref.extract_aligned_pointer_as_index %a
      : memref<4x?xf32, strided<[?, 1], offset: ?>> -> index
  %3 = memref.extract_aligned_pointer_as_index %u : memref<2xf32, 3> -> index
  "test.use"(%base, %off, %sz#0, %sz#1, %st#0, %st#1, %2, %3)
      : (memref<f32>, index, index, index, index, index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32, strided<[?, 1], offset: ?>>, %arg1: memref<2xf32, 3>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<2xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %5 = llvm.insertvalue %2, %4[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %11 = builtin.unrealized_conversion_cast %10 : i64 to index
// CHECK-NEXT:     %12 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %13 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : i64 to index
// CHECK-NEXT:     %15 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %16 = builtin.unrealized_conversion_cast %15 : i64 to index
// CHECK-NEXT:     %17 = llvm.extractvalue %1[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %18 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %19 = llvm.ptrtoint %18 : !llvm.ptr to i64
// CHECK-NEXT:     %20 = builtin.unrealized_conversion_cast %19 : i64 to index
// CHECK-NEXT:     %21 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %22 = llvm.ptrtoint %21 : !llvm.ptr<3> to i64
// CHECK-NEXT:     %23 = builtin.unrealized_conversion_cast %22 : i64 to index
// CHECK-NEXT:     "test.use"(%9, %11, %c4, %14, %16, %c1, %20, %23) : (memref<f32>, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<2x3x4xf32>) {
  %2 = memref.transpose %a (i, j, k) -> (k, i, j)
      : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  %3 = memref.transpose %a (i, j, k) -> (i, j, k)
      : memref<2x3x4xf32> to memref<2x3x4xf32, strided<[12, 4, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x3x4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : memref<2x3x4xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %14 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %13[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %15[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %18 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %17[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4x4xf32>) {
  %0 = memref.subview %a[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>>
  %1 = memref.collapse_shape %a [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %2 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 4]
      : memref<4x4xf32> into memref<2x2x4xf32>
  "test.use"(%0, %1, %2)
      : (memref<2x2xf32, strided<[4, 1]>>, memref<16xf32>, memref<2x2x4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x4xf32>) {
// CHECK-NEXT:     %subview = memref.subview %arg0[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>>
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x4xf32> into memref<16xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32>
// CHECK-NEXT:     "test.use"(%subview, %collapse_shape, %expand_shape) : (memref<2x2xf32, strided<[4, 1]>>, memref<16xf32>, memref<2x2x4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<?xi64>) {
  %2 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<?xi64>) -> memref<*xf32>
  "test.use"(%2) : (memref<*xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?xi64>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<?xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
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
// CHECK-NEXT:     %17 = builtin.unrealized_conversion_cast %16 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:     %18 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %19 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %20 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     llvm.store %18, %15 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %21 = llvm.getelementptr %15[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %19, %21 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %22 = llvm.getelementptr %15[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %20, %22 : i64, !llvm.ptr
// CHECK-NEXT:     %23 = llvm.getelementptr %15[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
// CHECK-NEXT:     %24 = llvm.getelementptr %23[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %25 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %27 = llvm.sub %2, %26 : i64
// CHECK-NEXT:     llvm.br ^bb1(%27, %26 : i64, i64)
// CHECK-NEXT:   ^bb1(%28: i64, %29: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %30 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %31 = llvm.icmp "sge" %28, %30 : i64
// CHECK-NEXT:     llvm.cond_br %31, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %32 = llvm.getelementptr %25[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %33 = llvm.load %32 : !llvm.ptr -> i64
// CHECK-NEXT:     %34 = llvm.getelementptr %23[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     llvm.store %33, %34 : i64, !llvm.ptr
// CHECK-NEXT:     %35 = llvm.getelementptr %24[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     llvm.store %29, %35 : i64, !llvm.ptr
// CHECK-NEXT:     %36 = llvm.mul %29, %33 : i64
// CHECK-NEXT:     %37 = llvm.sub %28, %26 : i64
// CHECK-NEXT:     llvm.br ^bb1(%37, %36 : i64, i64)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     "test.use"(%17) : (memref<*xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<3xindex>) {
  %2 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<3xindex>) -> memref<?x2x?xf32>
  %3 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<3xindex>) -> memref<2x2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<3xindex>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<3xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %5[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %10 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.getelementptr inbounds|nuw %11[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %13 = llvm.load %12 : !llvm.ptr -> i64
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : i64 to index
// CHECK-NEXT:     %15 = builtin.unrealized_conversion_cast %14 : index to i64
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %8[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %17 = llvm.insertvalue %9, %16[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %18 = llvm.mul %9, %15 : i64
// CHECK-NEXT:     %19 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %17[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %21 = llvm.insertvalue %18, %20[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %22 = llvm.mul %18, %19 : i64
// CHECK-NEXT:     %23 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %24 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %25 = llvm.getelementptr inbounds|nuw %24[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %26 = llvm.load %25 : !llvm.ptr -> i64
// CHECK-NEXT:     %27 = builtin.unrealized_conversion_cast %26 : i64 to index
// CHECK-NEXT:     %28 = builtin.unrealized_conversion_cast %27 : index to i64
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %30 = llvm.insertvalue %22, %29[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %31 = llvm.mul %22, %28 : i64
// CHECK-NEXT:     %32 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %33 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %34 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %35 = llvm.insertvalue %33, %32[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %36 = llvm.insertvalue %34, %35[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %38 = llvm.insertvalue %37, %36[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %39 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %40 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %41 = llvm.insertvalue %40, %38[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %42 = llvm.insertvalue %39, %41[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %43 = llvm.mul %39, %40 : i64
// CHECK-NEXT:     %44 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %45 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %46 = llvm.insertvalue %45, %42[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %47 = llvm.insertvalue %44, %46[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %48 = llvm.mul %44, %45 : i64
// CHECK-NEXT:     %49 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %50 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %51 = llvm.insertvalue %50, %47[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %52 = llvm.insertvalue %49, %51[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %53 = llvm.mul %49, %50 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %u: memref<*xf32, 2>, %s: memref<?xindex>) -> memref<*xf32, 2> {
  cf.cond_br %c, ^a, ^b
^a:
  %2 = memref.reshape %u(%s) : (memref<*xf32, 2>, memref<?xindex>) -> memref<*xf32, 2>
  return %2 : memref<*xf32, 2>
^b:
  return %u : memref<*xf32, 2>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: memref<*xf32, 2>, %arg2: memref<?xindex>) -> memref<*xf32, 2> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32, 2> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %2 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
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
// CHECK-NEXT:     %17 = builtin.unrealized_conversion_cast %16 : !llvm.struct<(i64, ptr)> to memref<*xf32, 2>
// CHECK-NEXT:     %18 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr<2>
// CHECK-NEXT:     %20 = llvm.getelementptr %18[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<2>
// CHECK-NEXT:     %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr<2>
// CHECK-NEXT:     %22 = llvm.getelementptr %18[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<2>
// CHECK-NEXT:     %23 = llvm.load %22 : !llvm.ptr -> i64
// CHECK-NEXT:     llvm.store %19, %15 : !llvm.ptr<2>, !llvm.ptr
// CHECK-NEXT:     %24 = llvm.getelementptr %15[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<2>
// CHECK-NEXT:     llvm.store %21, %24 : !llvm.ptr<2>, !llvm.ptr
// CHECK-NEXT:     %25 = llvm.getelementptr %15[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<2>
// CHECK-NEXT:     llvm.store %23, %25 : i64, !llvm.ptr
// CHECK-NEXT:     %26 = llvm.getelementptr %15[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr<2>, ptr<2>, i64, i64)>
// CHECK-NEXT:     %27 = llvm.getelementptr %26[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %28 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %29 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %30 = llvm.sub %2, %29 : i64
// CHECK-NEXT:     llvm.br ^bb3(%30, %29 : i64, i64)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : memref<*xf32, 2>
// CHECK-NEXT:   ^bb3(%31: i64, %32: i64):  // 2 preds: ^bb1, ^bb4
// CHECK-NEXT:     %33 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %34 = llvm.icmp "sge" %31, %33 : i64
// CHECK-NEXT:     llvm.cond_br %34, ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %35 = llvm.getelementptr %28[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %36 = llvm.load %35 : !llvm.ptr -> i64
// CHECK-NEXT:     %37 = llvm.getelementptr %26[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     llvm.store %36, %37 : i64, !llvm.ptr
// CHECK-NEXT:     %38 = llvm.getelementptr %27[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     llvm.store %32, %38 : i64, !llvm.ptr
// CHECK-NEXT:     %39 = llvm.mul %32, %36 : i64
// CHECK-NEXT:     %40 = llvm.sub %31, %29 : i64
// CHECK-NEXT:     llvm.br ^bb3(%40, %39 : i64, i64)
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     return %17 : memref<*xf32, 2>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Several casts of one buffer lead from one type to the next.
func.func @casts_f(%m: memref<?x4xf32>) {
  %0 = memref.cast %m : memref<?x4xf32> to memref<2x4xf32>
  %1 = memref.cast %m : memref<?x4xf32> to memref<2x4xf32>
  %2 = memref.cast %m : memref<?x4xf32> to memref<2x?xf32>
  "test.use"(%0, %1, %2) : (memref<2x4xf32>, memref<2x4xf32>, memref<2x?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts_f(%arg0: memref<?x4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x4xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : memref<2x4xf32> to memref<2x?xf32>
// CHECK-NEXT:     "test.use"(%1, %1, %2) : (memref<2x4xf32>, memref<2x4xf32>, memref<2x?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
