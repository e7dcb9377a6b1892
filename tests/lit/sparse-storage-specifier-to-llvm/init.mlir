// RUN: pyopt --split-input-file --sparse-storage-specifier-to-llvm %s | FileCheck %s

// New specifiers, and those of slices.

#D = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
func.func @new() -> !sparse_tensor.storage_specifier<#D> {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#D>
  return %0 : !sparse_tensor.storage_specifier<#D>
}

// CHECK: module {
// CHECK-NEXT:   func.func @new() -> !llvm.struct<(array<2 x i64>, array<1 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(array<2 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %1 = llvm.insertvalue %c0_i64, %0[1, 0] : !llvm.struct<(array<2 x i64>, array<1 x i64>)>
// CHECK-NEXT:     return %1 : !llvm.struct<(array<2 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (
      d0 : dense, d1 : compressed)
}>
func.func @slice(%s: !sparse_tensor.storage_specifier<#CSR>, %v: index)
    -> (index, index, !sparse_tensor.storage_specifier<#S>) {
  %0 = sparse_tensor.storage_specifier.init with %s
      : from !sparse_tensor.storage_specifier<#CSR> to !sparse_tensor.storage_specifier<#S>
  %1 = sparse_tensor.storage_specifier.set %0 dim_offset at 1 with %v
      : !sparse_tensor.storage_specifier<#S>
  %2 = sparse_tensor.storage_specifier.set %1 dim_stride at 0 with %v
      : !sparse_tensor.storage_specifier<#S>
  %3 = sparse_tensor.storage_specifier.set %2 lvl_sz at 0 with %v
      : !sparse_tensor.storage_specifier<#S>
  %4 = sparse_tensor.storage_specifier.get %3 dim_offset at 0 : !sparse_tensor.storage_specifier<#S>
  %5 = sparse_tensor.storage_specifier.get %3 dim_stride at 1 : !sparse_tensor.storage_specifier<#S>
  return %4, %5, %3 : index, index, !sparse_tensor.storage_specifier<#S>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg1: index) -> (index, index, !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = llvm.extractvalue %arg0[1] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %1, %0[1] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[2, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %7 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %6[0, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %9 = llvm.extractvalue %8[2, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %10 = arith.index_cast %9 : i64 to index
// CHECK-NEXT:     %11 = llvm.extractvalue %8[3, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %12 = arith.index_cast %11 : i64 to index
// CHECK-NEXT:     return %10, %12, %8 : index, index, !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }
