// RUN: pyopt --split-input-file --sparse-storage-specifier-to-llvm %s | FileCheck %s

// New specifiers, and those of slices.

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @new() -> !sparse_tensor.storage_specifier<#V> {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#V>
  return %0 : !sparse_tensor.storage_specifier<#V>
}

// CHECK: module {
// CHECK-NEXT:   func.func @new() -> !llvm.struct<(array<1 x i64>, array<3 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(array<1 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %1 = llvm.insertvalue %c0_i64, %0[1, 0] : !llvm.struct<(array<1 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %c0_i64, %1[1, 1] : !llvm.struct<(array<1 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %c0_i64, %2[1, 2] : !llvm.struct<(array<1 x i64>, array<3 x i64>)>
// CHECK-NEXT:     return %3 : !llvm.struct<(array<1 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @new() -> !sparse_tensor.storage_specifier<#CSR> {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  return %0 : !sparse_tensor.storage_specifier<#CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func @new() -> !llvm.struct<(array<2 x i64>, array<3 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %1 = llvm.insertvalue %c0_i64, %0[1, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %c0_i64, %1[1, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %c0_i64, %2[1, 2] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     return %3 : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @new() -> !sparse_tensor.storage_specifier<#DCSR> {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#DCSR>
  return %0 : !sparse_tensor.storage_specifier<#DCSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func @new() -> !llvm.struct<(array<2 x i64>, array<5 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(array<2 x i64>, array<5 x i64>)>
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %1 = llvm.insertvalue %c0_i64, %0[1, 0] : !llvm.struct<(array<2 x i64>, array<5 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %c0_i64, %1[1, 1] : !llvm.struct<(array<2 x i64>, array<5 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %c0_i64, %2[1, 2] : !llvm.struct<(array<2 x i64>, array<5 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %c0_i64, %3[1, 3] : !llvm.struct<(array<2 x i64>, array<5 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %c0_i64, %4[1, 4] : !llvm.struct<(array<2 x i64>, array<5 x i64>)>
// CHECK-NEXT:     return %5 : !llvm.struct<(array<2 x i64>, array<5 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @new() -> !sparse_tensor.storage_specifier<#COO> {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#COO>
  return %0 : !sparse_tensor.storage_specifier<#COO>
}

// CHECK: module {
// CHECK-NEXT:   func.func @new() -> !llvm.struct<(array<2 x i64>, array<3 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %1 = llvm.insertvalue %c0_i64, %0[1, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %c0_i64, %1[1, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %c0_i64, %2[1, 2] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     return %3 : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#SOA = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))
}>
func.func @new() -> !sparse_tensor.storage_specifier<#SOA> {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#SOA>
  return %0 : !sparse_tensor.storage_specifier<#SOA>
}

// CHECK: module {
// CHECK-NEXT:   func.func @new() -> !llvm.struct<(array<2 x i64>, array<4 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(array<2 x i64>, array<4 x i64>)>
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %1 = llvm.insertvalue %c0_i64, %0[1, 0] : !llvm.struct<(array<2 x i64>, array<4 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %c0_i64, %1[1, 1] : !llvm.struct<(array<2 x i64>, array<4 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %c0_i64, %2[1, 2] : !llvm.struct<(array<2 x i64>, array<4 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %c0_i64, %3[1, 3] : !llvm.struct<(array<2 x i64>, array<4 x i64>)>
// CHECK-NEXT:     return %4 : !llvm.struct<(array<2 x i64>, array<4 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#D = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
func.func @new() -> !sparse_tensor.storage_specifier<#D> {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#D>
  return %0 : !sparse_tensor.storage_specifier<#D>
}

// CHECK: module {
// CHECK-NEXT:   func.func @new() -> !llvm.struct<(array<2 x i64>, array<1 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(array<2 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %1 = llvm.insertvalue %c0_i64, %0[1, 0] : !llvm.struct<(array<2 x i64>, array<1 x i64>)>
// CHECK-NEXT:     return %1 : !llvm.struct<(array<2 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#S = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (
      d0 : dense, d1 : compressed)
}>
func.func @new() -> !sparse_tensor.storage_specifier<#S> {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#S>
  return %0 : !sparse_tensor.storage_specifier<#S>
}

// CHECK: module {
// CHECK-NEXT:   func.func @new() -> !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %1 = llvm.insertvalue %c0_i64, %0[1, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %c0_i64, %1[1, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %c0_i64, %2[1, 2] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     return %3 : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#NM = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4])
}>
func.func @new() -> !sparse_tensor.storage_specifier<#NM> {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#NM>
  return %0 : !sparse_tensor.storage_specifier<#NM>
}

// CHECK: module {
// CHECK-NEXT:   func.func @new() -> !llvm.struct<(array<3 x i64>, array<2 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(array<3 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %1 = llvm.insertvalue %c0_i64, %0[1, 0] : !llvm.struct<(array<3 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %c0_i64, %1[1, 1] : !llvm.struct<(array<3 x i64>, array<2 x i64>)>
// CHECK-NEXT:     return %2 : !llvm.struct<(array<3 x i64>, array<2 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#BATCH = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed)
}>
func.func @new() -> !sparse_tensor.storage_specifier<#BATCH> {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#BATCH>
  return %0 : !sparse_tensor.storage_specifier<#BATCH>
}

// CHECK: module {
// CHECK-NEXT:   func.func @new() -> !llvm.struct<(array<3 x i64>, array<3 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %1 = llvm.insertvalue %c0_i64, %0[1, 0] : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %c0_i64, %1[1, 1] : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %c0_i64, %2[1, 2] : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     return %3 : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
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
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
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

// -----

#S = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (
      d0 : dense, d1 : compressed)
}>
#SD = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(?, ?, ?)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (
      d0 : dense, d1 : compressed)
}>
func.func @slice_of_slice(%s: !sparse_tensor.storage_specifier<#S>)
    -> !sparse_tensor.storage_specifier<#SD> {
  %0 = sparse_tensor.storage_specifier.init with %s
      : from !sparse_tensor.storage_specifier<#S> to !sparse_tensor.storage_specifier<#SD>
  return %0 : !sparse_tensor.storage_specifier<#SD>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice_of_slice(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>) -> !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = llvm.extractvalue %arg0[1] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %1, %0[1] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     return %2 : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @folded(%s: !sparse_tensor.storage_specifier<#CSR>, %v: index) -> index {
  %0 = sparse_tensor.storage_specifier.set %s lvl_sz at 0 with %v
      : !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.get %0 lvl_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @folded(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[0, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
