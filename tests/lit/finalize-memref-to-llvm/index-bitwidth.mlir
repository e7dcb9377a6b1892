// RUN: pyopt --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm=index-bitwidth=32 %s | FileCheck %s

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
// CHECK-NEXT:     %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
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
// CHECK-NEXT:     %33 = llvm.urem %32, %26 : i32
// CHECK-NEXT:     %34 = llvm.sub %32, %33 : i32
// CHECK-NEXT:     %35 = llvm.inttoptr %34 : i32 to !llvm.ptr
// CHECK-NEXT:     %36 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
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
// CHECK-NEXT:     %51 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
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
// CHECK-NEXT:     %63 = llvm.mul %61, %1 : i32
// CHECK-NEXT:     %64 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %65 = llvm.getelementptr %64[%63] : (!llvm.ptr, i32) -> !llvm.ptr, f16
// CHECK-NEXT:     %66 = llvm.ptrtoint %65 : !llvm.ptr to i32
// CHECK-NEXT:     %67 = llvm.call @malloc(%66) : (i32) -> !llvm.ptr
// CHECK-NEXT:     %68 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %69 = llvm.insertvalue %67, %68[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %70 = llvm.insertvalue %67, %69[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %71 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %72 = llvm.insertvalue %71, %70[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %73 = llvm.insertvalue %1, %72[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %74 = llvm.insertvalue %61, %73[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %75 = llvm.insertvalue %61, %74[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %76 = llvm.insertvalue %62, %75[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %77 = builtin.unrealized_conversion_cast %76 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> to memref<?x0xf16>
// CHECK-NEXT:     "test.use"(%21, %43, %60, %77) : (memref<?x3x?xf32>, memref<?xi8>, memref<2x?xf16>, memref<?x0xf16>) -> ()
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
// CHECK-NEXT:     %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32)>
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

func.func @f(%m: memref<4x?xf32>, %n: memref<f32, strided<[], offset: ?>>) -> memref<4x?xf32> {
  %0 = memref.assume_alignment %m, 16 : memref<4x?xf32>
  %1 = memref.assume_alignment %n, 1 : memref<f32, strided<[], offset: ?>>
  return %0 : memref<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32, strided<[], offset: ?>>) -> memref<4x?xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<f32, strided<[], offset: ?>> to !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %4 = llvm.mlir.constant(16 : index) : i32
// CHECK-NEXT:     llvm.intr.assume %3 ["align"(%2, %4 : !llvm.ptr, i32)] : i1
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %7 = llvm.getelementptr %5[%6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:     %8 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %9 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     llvm.intr.assume %8 ["align"(%7, %9 : !llvm.ptr, i32)] : i1
// CHECK-NEXT:     return %arg0 : memref<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
