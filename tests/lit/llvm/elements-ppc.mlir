// RUN: pyopt %s | FileCheck %s
// RUN: pyopt %s --finalize-memref-to-llvm | FileCheck %s --check-prefix=LOWERED

// Floats of PowerPC are elements as other floats are, which malloc aligns.

func.func private @elements(memref<3x!llvm.ppc_fp128>, memref<*x!llvm.ppc_fp128>,
                            memref<2xvector<4x!llvm.ppc_fp128>>)

func.func @alloc() {
  %0 = memref.alloc() : memref<3x!llvm.ppc_fp128>
  memref.dealloc %0 : memref<3x!llvm.ppc_fp128>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @elements(memref<3x!llvm.ppc_fp128>, memref<*x!llvm.ppc_fp128>, memref<2xvector<4x!llvm.ppc_fp128>>)
// CHECK-NEXT:   func.func @alloc() {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<3x!llvm.ppc_fp128>
// CHECK-NEXT:     memref.dealloc %alloc : memref<3x!llvm.ppc_fp128>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// LOWERED: module {
// LOWERED-NEXT:   llvm.func @free(!llvm.ptr)
// LOWERED-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// LOWERED-NEXT:   func.func private @elements(memref<3x!llvm.ppc_fp128>, memref<*x!llvm.ppc_fp128>, memref<2xvector<4x!llvm.ppc_fp128>>)
// LOWERED-NEXT:   func.func @alloc() {
// LOWERED-NEXT:     %0 = llvm.mlir.constant(3 : index) : i64
// LOWERED-NEXT:     %1 = llvm.mlir.constant(1 : index) : i64
// LOWERED-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// LOWERED-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ppc_fp128
// LOWERED-NEXT:     %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// LOWERED-NEXT:     %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
// LOWERED-NEXT:     %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LOWERED-NEXT:     %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LOWERED-NEXT:     %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LOWERED-NEXT:     %9 = llvm.mlir.constant(0 : index) : i64
// LOWERED-NEXT:     %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LOWERED-NEXT:     %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LOWERED-NEXT:     %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LOWERED-NEXT:     %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LOWERED-NEXT:     llvm.call @free(%13) : (!llvm.ptr) -> ()
// LOWERED-NEXT:     return
// LOWERED-NEXT:   }
// LOWERED-NEXT: }
