// RUN: pyopt --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm=index-bitwidth=32 %s | FileCheck %s

func.func @f() {
  %0 = memref.alloc() : memref<4xf64>
  memref.dealloc %0 : memref<4xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i32) -> !llvm.ptr, f64
// CHECK-NEXT:     %4 = llvm.ptrtoint %3 : !llvm.ptr to i32
// CHECK-NEXT:     %5 = llvm.call @malloc(%4) : (i32) -> !llvm.ptr
// CHECK-NEXT:     %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     llvm.call @free(%13) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = memref.alloc() : memref<2xcomplex<f32>>
  memref.dealloc %0 : memref<2xcomplex<f32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %4 = llvm.ptrtoint %3 : !llvm.ptr to i32
// CHECK-NEXT:     %5 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %6 = llvm.getelementptr %5[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %7 = llvm.ptrtoint %6 : !llvm.ptr to i32
// CHECK-NEXT:     %8 = llvm.add %4, %7 : i32
// CHECK-NEXT:     %9 = llvm.call @malloc(%8) : (i32) -> !llvm.ptr
// CHECK-NEXT:     %10 = llvm.ptrtoint %9 : !llvm.ptr to i32
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %12 = llvm.sub %7, %11 : i32
// CHECK-NEXT:     %13 = llvm.add %10, %12 : i32
// CHECK-NEXT:     %14 = llvm.urem %13, %7  : i32
// CHECK-NEXT:     %15 = llvm.sub %13, %14 : i32
// CHECK-NEXT:     %16 = llvm.inttoptr %15 : i32 to !llvm.ptr
// CHECK-NEXT:     %17 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %18 = llvm.insertvalue %9, %17[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %22 = llvm.insertvalue %0, %21[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %23 = llvm.insertvalue %1, %22[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %24 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     llvm.call @free(%24) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index) {
  %0 = memref.alloc(%n, %k) : memref<?x3x?xf32>
  %1 = memref.alloc(%n) {alignment = 128} : memref<?xi8>
  %2 = memref.alloc(%n) : memref<2x?xf16>
  %3 = memref.alloc(%n) : memref<?x0xf16>
  "test.use"(%0, %1, %2, %3)
      : (memref<?x3x?xf32>, memref<?xi8>, memref<2x?xf16>, memref<?x0xf16>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %4 = llvm.mul %0, %2 : i32
// CHECK-NEXT:     %5 = llvm.mul %4, %1 : i32
// CHECK-NEXT:     %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %7 = llvm.getelementptr %6[%5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:     %8 = llvm.ptrtoint %7 : !llvm.ptr to i32
// CHECK-NEXT:     %9 = llvm.call @malloc(%8) : (i32) -> !llvm.ptr
// CHECK-NEXT:     %10 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %15 = llvm.insertvalue %1, %14[3, 0] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %16 = llvm.insertvalue %2, %15[3, 1] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %17 = llvm.insertvalue %0, %16[3, 2] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %18 = llvm.insertvalue %4, %17[4, 0] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %19 = llvm.insertvalue %0, %18[4, 1] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %20 = llvm.insertvalue %3, %19[4, 2] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %21 = builtin.unrealized_conversion_cast %20 : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)> to memref<?x3x?xf32>
// CHECK-NEXT:     %22 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %23 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %24 = llvm.getelementptr %23[%1] : (!llvm.ptr, i32) -> !llvm.ptr, i8
// CHECK-NEXT:     %25 = llvm.ptrtoint %24 : !llvm.ptr to i32
// CHECK-NEXT:     %26 = llvm.mlir.constant(128 : index) : i32
// CHECK-NEXT:     %27 = llvm.add %25, %26 : i32
// CHECK-NEXT:     %28 = llvm.call @malloc(%27) : (i32) -> !llvm.ptr
// CHECK-NEXT:     %29 = llvm.ptrtoint %28 : !llvm.ptr to i32
// CHECK-NEXT:     %30 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %31 = llvm.sub %26, %30 : i32
// CHECK-NEXT:     %32 = llvm.add %29, %31 : i32
// CHECK-NEXT:     %33 = llvm.urem %32, %26  : i32
// CHECK-NEXT:     %34 = llvm.sub %32, %33 : i32
// CHECK-NEXT:     %35 = llvm.inttoptr %34 : i32 to !llvm.ptr
// CHECK-NEXT:     %36 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %37 = llvm.insertvalue %28, %36[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %38 = llvm.insertvalue %35, %37[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %39 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %40 = llvm.insertvalue %39, %38[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %41 = llvm.insertvalue %1, %40[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %42 = llvm.insertvalue %22, %41[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %43 = builtin.unrealized_conversion_cast %42 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> to memref<?xi8>
// CHECK-NEXT:     %44 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:     %45 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %46 = llvm.mul %1, %44 : i32
// CHECK-NEXT:     %47 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %48 = llvm.getelementptr %47[%46] : (!llvm.ptr, i32) -> !llvm.ptr, f16
// CHECK-NEXT:     %49 = llvm.ptrtoint %48 : !llvm.ptr to i32
// CHECK-NEXT:     %50 = llvm.call @malloc(%49) : (i32) -> !llvm.ptr
// CHECK-NEXT:     %51 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %52 = llvm.insertvalue %50, %51[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %53 = llvm.insertvalue %50, %52[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %54 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %55 = llvm.insertvalue %54, %53[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %56 = llvm.insertvalue %44, %55[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %57 = llvm.insertvalue %1, %56[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %58 = llvm.insertvalue %1, %57[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %59 = llvm.insertvalue %45, %58[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %60 = builtin.unrealized_conversion_cast %59 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> to memref<2x?xf16>
// CHECK-NEXT:     %61 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %62 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %63 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %64 = llvm.getelementptr %63[%1] : (!llvm.ptr, i32) -> !llvm.ptr, f16
// CHECK-NEXT:     %65 = llvm.ptrtoint %64 : !llvm.ptr to i32
// CHECK-NEXT:     %66 = llvm.call @malloc(%65) : (i32) -> !llvm.ptr
// CHECK-NEXT:     %67 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %68 = llvm.insertvalue %66, %67[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %69 = llvm.insertvalue %66, %68[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %70 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %71 = llvm.insertvalue %70, %69[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %72 = llvm.insertvalue %1, %71[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %73 = llvm.insertvalue %61, %72[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %74 = llvm.insertvalue %62, %73[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %75 = llvm.insertvalue %62, %74[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %76 = builtin.unrealized_conversion_cast %75 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> to memref<?x0xf16>
// CHECK-NEXT:     "test.use"(%21, %43, %60, %76) : (memref<?x3x?xf32>, memref<?xi8>, memref<2x?xf16>, memref<?x0xf16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : memref<*xf32, 2> to !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg2 : index to i32
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : i64 to index
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : index to i32
// CHECK-NEXT:     %7 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %8 = llvm.extractvalue %3[3] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %9 = llvm.alloca %7 x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %8, %9 : !llvm.array<2 x i32>, !llvm.ptr
// CHECK-NEXT:     %10 = llvm.getelementptr %9[0, %6] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x i32>
// CHECK-NEXT:     %11 = llvm.load %10 : !llvm.ptr -> i32
// CHECK-NEXT:     %12 = builtin.unrealized_conversion_cast %11 : i32 to index
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %14 = llvm.extractvalue %3[3] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %15 = llvm.alloca %13 x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %14, %15 : !llvm.array<2 x i32>, !llvm.ptr
// CHECK-NEXT:     %16 = llvm.getelementptr %15[0, %2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x i32>
// CHECK-NEXT:     %17 = llvm.load %16 : !llvm.ptr -> i32
// CHECK-NEXT:     %18 = builtin.unrealized_conversion_cast %17 : i32 to index
// CHECK-NEXT:     %19 = llvm.extractvalue %1[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %20 = llvm.getelementptr %19[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %21 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %22 = llvm.add %21, %2 : i32
// CHECK-NEXT:     %23 = llvm.getelementptr %20[%22] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT:     %24 = llvm.load %23 : !llvm.ptr -> i32
// CHECK-NEXT:     %25 = builtin.unrealized_conversion_cast %24 : i32 to index
// CHECK-NEXT:     %26 = llvm.extractvalue %0[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %27 = llvm.getelementptr %26[0, 2] : (!llvm.ptr) -> !llvm.ptr<2>, !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %29 = llvm.add %28, %2 : i32
// CHECK-NEXT:     %30 = llvm.getelementptr %27[%29] : (!llvm.ptr<2>, i32) -> !llvm.ptr<2>, i32
// CHECK-NEXT:     %31 = llvm.load %30 : !llvm.ptr<2> -> i32
// CHECK-NEXT:     %32 = builtin.unrealized_conversion_cast %31 : i32 to index
// CHECK-NEXT:     "test.use"(%12, %18, %25, %32) : (index, index, index, index) -> ()
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> to memref<2x4xf32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %4 = llvm.alloca %3 x !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %1, %4 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:     %6 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(i32, ptr)> to memref<*xf32>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %11 = llvm.load %10 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %12 = builtin.unrealized_conversion_cast %11 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> to memref<?xf32>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %1 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     "test.use"(%2, %9, %12, %13) : (memref<2x4xf32>, memref<*xf32>, memref<?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %6 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %9 = llvm.addrspacecast %2 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:     %10 = llvm.addrspacecast %3 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:     %11 = llvm.mlir.undef : !llvm.struct<(ptr<1>, ptr<1>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %9, %11[0] : !llvm.struct<(ptr<1>, ptr<1>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %13 = llvm.insertvalue %10, %12[1] : !llvm.struct<(ptr<1>, ptr<1>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %14 = llvm.insertvalue %4, %13[2] : !llvm.struct<(ptr<1>, ptr<1>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %15 = llvm.insertvalue %5, %14[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %16 = llvm.insertvalue %7, %15[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %17 = llvm.insertvalue %6, %16[3, 1] : !llvm.struct<(ptr<1>, ptr<1>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %18 = llvm.insertvalue %8, %17[4, 1] : !llvm.struct<(ptr<1>, ptr<1>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %19 = llvm.extractvalue %0[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %20 = llvm.extractvalue %0[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %21 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %22 = llvm.insertvalue %19, %21[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %23 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %24 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:     %25 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %26 = llvm.mlir.constant(8 : index) : i32
// CHECK-NEXT:     %27 = llvm.mul %24, %26 : i32
// CHECK-NEXT:     %28 = llvm.extractvalue %22[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %29 = llvm.mul %24, %28 : i32
// CHECK-NEXT:     %30 = llvm.add %29, %23 : i32
// CHECK-NEXT:     %31 = llvm.mul %30, %25 : i32
// CHECK-NEXT:     %32 = llvm.add %27, %31 : i32
// CHECK-NEXT:     %33 = llvm.alloca %32 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %34 = llvm.insertvalue %33, %22[1] : !llvm.struct<(i32, ptr)>
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
// CHECK-NEXT:     %43 = llvm.mlir.constant(16 : index) : i32
// CHECK-NEXT:     %44 = llvm.sub %32, %43 : i32
// CHECK-NEXT:     "llvm.intr.memcpy"(%42, %41, %44) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     %45 = llvm.extractvalue %0[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %46 = llvm.extractvalue %0[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %47 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %48 = llvm.insertvalue %45, %47[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %49 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %50 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:     %51 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %52 = llvm.mlir.constant(8 : index) : i32
// CHECK-NEXT:     %53 = llvm.mul %50, %52 : i32
// CHECK-NEXT:     %54 = llvm.extractvalue %48[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %55 = llvm.mul %50, %54 : i32
// CHECK-NEXT:     %56 = llvm.add %55, %49 : i32
// CHECK-NEXT:     %57 = llvm.mul %56, %51 : i32
// CHECK-NEXT:     %58 = llvm.add %53, %57 : i32
// CHECK-NEXT:     %59 = llvm.alloca %58 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %60 = llvm.insertvalue %59, %48[1] : !llvm.struct<(i32, ptr)>
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
// CHECK-NEXT:     %69 = llvm.mlir.constant(16 : index) : i32
// CHECK-NEXT:     %70 = llvm.sub %58, %69 : i32
// CHECK-NEXT:     "llvm.intr.memcpy"(%68, %67, %70) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : memref<*xf32> to !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %3 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %3[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %6[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %8 = llvm.insertvalue %1, %7[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %8[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %1, %10[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %1, %11[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %12[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %15 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %17 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %18 = llvm.getelementptr %16[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %20 = llvm.insertvalue %17, %15[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %21 = llvm.insertvalue %19, %20[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %22 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %21[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %24 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %25 = llvm.insertvalue %24, %23[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %26 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %27 = llvm.insertvalue %26, %25[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %28 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %29 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %30 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %31 = llvm.insertvalue %29, %28[0] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %32 = llvm.insertvalue %30, %31[1] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %33 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:     %34 = llvm.insertvalue %33, %32[2] : !llvm.struct<(ptr, ptr, i32)>
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<2048xi8> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %4[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %10 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %9[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %12 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %11[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %14 = llvm.mlir.constant(64 : index) : i32
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %13[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %16 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %15[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %18 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %19 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %18[0] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %21 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %22 = llvm.getelementptr %21[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %20[1] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %25 = llvm.insertvalue %24, %23[2] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %26 = llvm.insertvalue %0, %25[3, 2] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %27 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %28 = llvm.insertvalue %27, %26[4, 2] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %29 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %28[3, 1] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %31 = llvm.mul %27, %0 : i32
// CHECK-NEXT:     %32 = llvm.insertvalue %31, %30[4, 1] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %33 = llvm.insertvalue %0, %32[3, 0] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %34 = llvm.mul %31, %29 : i32
// CHECK-NEXT:     %35 = llvm.insertvalue %34, %33[4, 0] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT:     %36 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %37 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %38 = llvm.insertvalue %37, %36[0] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %39 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %40 = llvm.getelementptr %39[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
// CHECK-NEXT:     %41 = llvm.insertvalue %40, %38[1] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %42 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %41[2] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %44 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %45 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %46 = llvm.insertvalue %45, %44[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %47 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %48 = llvm.getelementptr %47[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
// CHECK-NEXT:     %49 = llvm.insertvalue %48, %46[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %50 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %51 = llvm.insertvalue %50, %49[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %52 = llvm.insertvalue %0, %51[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %53 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %54 = llvm.insertvalue %53, %52[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %55 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %56 = llvm.insertvalue %55, %54[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %57 = llvm.mul %53, %0 : i32
// CHECK-NEXT:     %58 = llvm.insertvalue %57, %56[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<2xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %5 = llvm.insertvalue %2, %4[0] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %12 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %13 = llvm.extractvalue %1[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(ptr, ptr, i32)> to memref<f32>
// CHECK-NEXT:     %15 = builtin.unrealized_conversion_cast %9 : i32 to index
// CHECK-NEXT:     %16 = builtin.unrealized_conversion_cast %11 : i32 to index
// CHECK-NEXT:     %17 = builtin.unrealized_conversion_cast %12 : i32 to index
// CHECK-NEXT:     %18 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %19 = llvm.ptrtoint %18 : !llvm.ptr to i32
// CHECK-NEXT:     %20 = builtin.unrealized_conversion_cast %19 : i32 to index
// CHECK-NEXT:     %21 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %22 = llvm.ptrtoint %21 : !llvm.ptr<3> to i32
// CHECK-NEXT:     %23 = builtin.unrealized_conversion_cast %22 : i32 to index
// CHECK-NEXT:     "test.use"(%14, %15, %c4, %16, %17, %c1, %20, %23) : (memref<f32>, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%u: memref<*xf32>, %s: memref<?xindex>) {
  %2 = memref.reshape %u(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  "test.use"(%2) : (memref<*xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<*xf32>, %arg1: memref<?xindex>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<?xindex> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %3 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:     %7 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %8 = llvm.mlir.constant(8 : index) : i32
// CHECK-NEXT:     %9 = llvm.mul %6, %8 : i32
// CHECK-NEXT:     %10 = llvm.extractvalue %4[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %11 = llvm.mul %6, %10 : i32
// CHECK-NEXT:     %12 = llvm.add %11, %5 : i32
// CHECK-NEXT:     %13 = llvm.mul %12, %7 : i32
// CHECK-NEXT:     %14 = llvm.add %9, %13 : i32
// CHECK-NEXT:     %15 = llvm.alloca %14 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %4[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %17 = llvm.extractvalue %1[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %19 = llvm.getelementptr %17[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %21 = llvm.getelementptr %17[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %22 = llvm.load %21 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.store %18, %15 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %23 = llvm.getelementptr %15[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %20, %23 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %24 = llvm.getelementptr %15[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %22, %24 : i32, !llvm.ptr
// CHECK-NEXT:     %25 = llvm.getelementptr %15[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i32, i32)>
// CHECK-NEXT:     %26 = llvm.getelementptr %25[%2] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT:     %27 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %29 = llvm.sub %2, %28 : i32
// CHECK-NEXT:     %30 = builtin.unrealized_conversion_cast %16 : !llvm.struct<(i32, ptr)> to memref<*xf32>
// CHECK-NEXT:     llvm.br ^bb1(%29, %28 : i32, i32)
// CHECK-NEXT:   ^bb1(%31: i32, %32: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %33 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %34 = llvm.icmp "sge" %31, %33 : i32
// CHECK-NEXT:     llvm.cond_br %34, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %35 = llvm.getelementptr %27[%31] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT:     %36 = llvm.load %35 : !llvm.ptr -> i32
// CHECK-NEXT:     %37 = llvm.getelementptr %25[%31] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT:     llvm.store %36, %37 : i32, !llvm.ptr
// CHECK-NEXT:     %38 = llvm.getelementptr %26[%31] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT:     llvm.store %32, %38 : i32, !llvm.ptr
// CHECK-NEXT:     %39 = llvm.mul %32, %36 : i32
// CHECK-NEXT:     %40 = llvm.sub %31, %28 : i32
// CHECK-NEXT:     llvm.br ^bb1(%40, %39 : i32, i32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     "test.use"(%30) : (memref<*xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global "private" constant @g : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
func.func @f() {
  %0 = memref.get_global @g : memref<2x2xf32>
  "test.use"(%0) : (memref<2x2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT{LITERAL}:   llvm.mlir.global private constant @g(dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %5 = llvm.getelementptr %4[%3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:     %6 = llvm.ptrtoint %5 : !llvm.ptr to i32
// CHECK-NEXT:     %7 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     %8 = llvm.getelementptr %7[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT:     %9 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:     %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
// CHECK-NEXT:     %11 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %13 = llvm.insertvalue %8, %12[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %13[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %16 = llvm.insertvalue %0, %15[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %17 = llvm.insertvalue %1, %16[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %18 = llvm.insertvalue %1, %17[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %19 = llvm.insertvalue %2, %18[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %20 = builtin.unrealized_conversion_cast %19 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> to memref<2x2xf32>
// CHECK-NEXT:     "test.use"(%20) : (memref<2x2xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global "public" @g4 : memref<i32> = dense<3>
func.func @f() {
  %0 = memref.get_global @g4 : memref<i32>
  "test.use"(%0) : (memref<i32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g4(3 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT:     %3 = llvm.ptrtoint %2 : !llvm.ptr to i32
// CHECK-NEXT:     %4 = llvm.mlir.addressof @g4 : !llvm.ptr
// CHECK-NEXT:     %5 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:     %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
// CHECK-NEXT:     %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %10 = llvm.insertvalue %5, %9[1] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %10[2] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.struct<(ptr, ptr, i32)> to memref<i32>
// CHECK-NEXT:     "test.use"(%13) : (memref<i32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4x?xf32>, %b: memref<*xf32>) {
  memref.copy %a, %b : memref<4x?xf32> to memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @memrefCopy(i32, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %2 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %5 = llvm.alloca %4 x !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %1, %5 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>, !llvm.ptr
// CHECK-NEXT:     %6 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %7 = llvm.insertvalue %3, %6[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %10 = llvm.alloca %9 x !llvm.struct<(i32, ptr)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %8, %10 : !llvm.struct<(i32, ptr)>, !llvm.ptr
// CHECK-NEXT:     %11 = llvm.alloca %9 x !llvm.struct<(i32, ptr)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %0, %11 : !llvm.struct<(i32, ptr)>, !llvm.ptr
// CHECK-NEXT:     %12 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %13 = llvm.getelementptr %12[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %14 = llvm.ptrtoint %13 : !llvm.ptr to i32
// CHECK-NEXT:     llvm.call @memrefCopy(%14, %10, %11) : (i32, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.intr.stackrestore %2 : !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x4xf32, strided<[?, 2], offset: ?>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x4xf32, strided<[?, 2], offset: ?>>
  memref.store %0, %m[%j, %i] : memref<?x4xf32, strided<[?, 2], offset: ?>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x4xf32, strided<[?, 2], offset: ?>>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32, strided<[?, 2], offset: ?>> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %5 = llvm.getelementptr %3[%4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:     %6 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %7 = llvm.mul %1, %6 : i32
// CHECK-NEXT:     %8 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:     %9 = llvm.mul %0, %8 : i32
// CHECK-NEXT:     %10 = llvm.add %7, %9 : i32
// CHECK-NEXT:     %11 = llvm.getelementptr %5[%10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:     %12 = llvm.load %11 : !llvm.ptr -> f32
// CHECK-NEXT:     %13 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %14 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %15 = llvm.getelementptr %13[%14] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:     %16 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %17 = llvm.mul %0, %16 : i32
// CHECK-NEXT:     %18 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:     %19 = llvm.mul %1, %18 : i32
// CHECK-NEXT:     %20 = llvm.add %17, %19 : i32
// CHECK-NEXT:     %21 = llvm.getelementptr %15[%20] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %12, %21 : f32, !llvm.ptr
// CHECK-NEXT:     return %12 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %n: memref<f32, strided<[], offset: ?>>) {
  memref.assume_alignment %m, 16 : memref<4x?xf32>
  memref.assume_alignment %n, 1 : memref<f32, strided<[], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32, strided<[], offset: ?>>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<f32, strided<[], offset: ?>> to !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(15 : index) : i64
// CHECK-NEXT:     %5 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT:     %6 = llvm.and %5, %4  : i64
// CHECK-NEXT:     %7 = llvm.icmp "eq" %6, %3 : i64
// CHECK-NEXT:     "llvm.intr.assume"(%7) : (i1) -> ()
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %10 = llvm.getelementptr %8[%9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %13 = llvm.ptrtoint %10 : !llvm.ptr to i64
// CHECK-NEXT:     %14 = llvm.and %13, %12  : i64
// CHECK-NEXT:     %15 = llvm.icmp "eq" %14, %11 : i64
// CHECK-NEXT:     "llvm.intr.assume"(%15) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
