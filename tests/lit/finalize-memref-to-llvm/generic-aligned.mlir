// RUN: pyopt --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm="use-generic-functions use-aligned-alloc" %s | FileCheck %s

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
// CHECK-NEXT:   llvm.func @_mlir_memref_to_llvm_aligned_alloc(i64, i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %2 : i64
// CHECK-NEXT:     %5 = llvm.mul %4, %1 : i64
// CHECK-NEXT:     %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %7 = llvm.getelementptr %6[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
// CHECK-NEXT:     %9 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %11 = llvm.sub %9, %10 : i64
// CHECK-NEXT:     %12 = llvm.add %8, %11 : i64
// CHECK-NEXT:     %13 = llvm.urem %12, %9 : i64
// CHECK-NEXT:     %14 = llvm.sub %12, %13 : i64
// CHECK-NEXT:     %15 = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%9, %14) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %18 = llvm.insertvalue %15, %17[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %19 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %21 = llvm.insertvalue %1, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %22 = llvm.insertvalue %2, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %23 = llvm.insertvalue %0, %22[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %24 = llvm.insertvalue %4, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %25 = llvm.insertvalue %0, %24[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %26 = llvm.insertvalue %3, %25[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %27 = builtin.unrealized_conversion_cast %26 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> to memref<?x3x?xf32>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %29 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %30 = llvm.getelementptr %29[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %31 = llvm.ptrtoint %30 : !llvm.ptr to i64
// CHECK-NEXT:     %32 = llvm.mlir.constant(128 : index) : i64
// CHECK-NEXT:     %33 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %34 = llvm.sub %32, %33 : i64
// CHECK-NEXT:     %35 = llvm.add %31, %34 : i64
// CHECK-NEXT:     %36 = llvm.urem %35, %32 : i64
// CHECK-NEXT:     %37 = llvm.sub %35, %36 : i64
// CHECK-NEXT:     %38 = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%32, %37) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %39 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %40 = llvm.insertvalue %38, %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %41 = llvm.insertvalue %38, %40[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %42 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %41[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %44 = llvm.insertvalue %1, %43[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %45 = llvm.insertvalue %28, %44[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %46 = builtin.unrealized_conversion_cast %45 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xi8>
// CHECK-NEXT:     %47 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %48 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %49 = llvm.mul %1, %47 : i64
// CHECK-NEXT:     %50 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %51 = llvm.getelementptr %50[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT:     %52 = llvm.ptrtoint %51 : !llvm.ptr to i64
// CHECK-NEXT:     %53 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %54 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %55 = llvm.sub %53, %54 : i64
// CHECK-NEXT:     %56 = llvm.add %52, %55 : i64
// CHECK-NEXT:     %57 = llvm.urem %56, %53 : i64
// CHECK-NEXT:     %58 = llvm.sub %56, %57 : i64
// CHECK-NEXT:     %59 = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%53, %58) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %60 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %61 = llvm.insertvalue %59, %60[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %62 = llvm.insertvalue %59, %61[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %63 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %64 = llvm.insertvalue %63, %62[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %65 = llvm.insertvalue %47, %64[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %66 = llvm.insertvalue %1, %65[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %67 = llvm.insertvalue %1, %66[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %68 = llvm.insertvalue %48, %67[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %69 = builtin.unrealized_conversion_cast %68 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x?xf16>
// CHECK-NEXT:     %70 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %71 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %72 = llvm.mul %70, %1 : i64
// CHECK-NEXT:     %73 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %74 = llvm.getelementptr %73[%72] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT:     %75 = llvm.ptrtoint %74 : !llvm.ptr to i64
// CHECK-NEXT:     %76 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %77 = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%76, %75) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %78 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %79 = llvm.insertvalue %77, %78[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %80 = llvm.insertvalue %77, %79[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %81 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %82 = llvm.insertvalue %81, %80[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %83 = llvm.insertvalue %1, %82[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %84 = llvm.insertvalue %70, %83[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %85 = llvm.insertvalue %70, %84[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %86 = llvm.insertvalue %71, %85[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %87 = builtin.unrealized_conversion_cast %86 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x0xf16>
// CHECK-NEXT:     "test.use"(%27, %46, %69, %87) : (memref<?x3x?xf32>, memref<?xi8>, memref<2x?xf16>, memref<?x0xf16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
