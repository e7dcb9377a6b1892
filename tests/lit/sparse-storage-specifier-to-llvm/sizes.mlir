// RUN: pyopt --split-input-file --sparse-storage-specifier-to-llvm %s | FileCheck %s

// Sizes are numbers in arrays of a struct.

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @sizes(%s: !sparse_tensor.storage_specifier<#V>, %v: index)
    -> (index, !sparse_tensor.storage_specifier<#V>) {
  %s0 = sparse_tensor.storage_specifier.set %s pos_mem_sz at 0 with %v
      : !sparse_tensor.storage_specifier<#V>
  %g0 = sparse_tensor.storage_specifier.get %s0 crd_mem_sz at 0
      : !sparse_tensor.storage_specifier<#V>
  return %g0, %s0 : index, !sparse_tensor.storage_specifier<#V>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: !llvm.struct<(array<1 x i64>, array<3 x i64>)>, %arg1: index) -> (index, !llvm.struct<(array<1 x i64>, array<3 x i64>)>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[1, 0] : !llvm.struct<(array<1 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(array<1 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = arith.index_cast %2 : i64 to index
// CHECK-NEXT:     return %3, %1 : index, !llvm.struct<(array<1 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO3 = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton)
}>
func.func @sizes(%s: !sparse_tensor.storage_specifier<#COO3>, %v: index)
    -> (index, !sparse_tensor.storage_specifier<#COO3>) {
  %s0 = sparse_tensor.storage_specifier.set %s crd_mem_sz at 2 with %v
      : !sparse_tensor.storage_specifier<#COO3>
  %g0 = sparse_tensor.storage_specifier.get %s0 val_mem_sz : !sparse_tensor.storage_specifier<#COO3>
  return %g0, %s0 : index, !sparse_tensor.storage_specifier<#COO3>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: !llvm.struct<(array<3 x i64>, array<3 x i64>)>, %arg1: index) -> (index, !llvm.struct<(array<3 x i64>, array<3 x i64>)>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[1, 1] : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1, 2] : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = arith.index_cast %2 : i64 to index
// CHECK-NEXT:     return %3, %1 : index, !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#SOA = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))
}>
func.func @sizes(%s: !sparse_tensor.storage_specifier<#SOA>, %v: index)
    -> (index, !sparse_tensor.storage_specifier<#SOA>) {
  %s0 = sparse_tensor.storage_specifier.set %s crd_mem_sz at 1 with %v
      : !sparse_tensor.storage_specifier<#SOA>
  %g0 = sparse_tensor.storage_specifier.get %s0 crd_mem_sz at 0
      : !sparse_tensor.storage_specifier<#SOA>
  return %g0, %s0 : index, !sparse_tensor.storage_specifier<#SOA>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: !llvm.struct<(array<2 x i64>, array<4 x i64>)>, %arg1: index) -> (index, !llvm.struct<(array<2 x i64>, array<4 x i64>)>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[1, 2] : !llvm.struct<(array<2 x i64>, array<4 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(array<2 x i64>, array<4 x i64>)>
// CHECK-NEXT:     %3 = arith.index_cast %2 : i64 to index
// CHECK-NEXT:     return %3, %1 : index, !llvm.struct<(array<2 x i64>, array<4 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCOO = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed(nonunique), d2 : singleton)
}>
func.func @sizes(%s: !sparse_tensor.storage_specifier<#DCOO>, %v: index)
    -> (index, !sparse_tensor.storage_specifier<#DCOO>) {
  %s0 = sparse_tensor.storage_specifier.set %s crd_mem_sz at 2 with %v
      : !sparse_tensor.storage_specifier<#DCOO>
  %g0 = sparse_tensor.storage_specifier.get %s0 pos_mem_sz at 1
      : !sparse_tensor.storage_specifier<#DCOO>
  return %g0, %s0 : index, !sparse_tensor.storage_specifier<#DCOO>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: !llvm.struct<(array<3 x i64>, array<3 x i64>)>, %arg1: index) -> (index, !llvm.struct<(array<3 x i64>, array<3 x i64>)>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[1, 1] : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1, 0] : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = arith.index_cast %2 : i64 to index
// CHECK-NEXT:     return %3, %1 : index, !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#LOOSE = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
func.func @sizes(%s: !sparse_tensor.storage_specifier<#LOOSE>, %v: index)
    -> (index, !sparse_tensor.storage_specifier<#LOOSE>) {
  %s0 = sparse_tensor.storage_specifier.set %s pos_mem_sz at 1 with %v
      : !sparse_tensor.storage_specifier<#LOOSE>
  %g0 = sparse_tensor.storage_specifier.get %s0 crd_mem_sz at 1
      : !sparse_tensor.storage_specifier<#LOOSE>
  return %g0, %s0 : index, !sparse_tensor.storage_specifier<#LOOSE>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg1: index) -> (index, !llvm.struct<(array<2 x i64>, array<3 x i64>)>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[1, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = arith.index_cast %2 : i64 to index
// CHECK-NEXT:     return %3, %1 : index, !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#LCOO = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : loose_compressed(nonunique), d1 : singleton)
}>
func.func @sizes(%s: !sparse_tensor.storage_specifier<#LCOO>, %v: index)
    -> (index, !sparse_tensor.storage_specifier<#LCOO>) {
  %s0 = sparse_tensor.storage_specifier.set %s crd_mem_sz at 1 with %v
      : !sparse_tensor.storage_specifier<#LCOO>
  %g0 = sparse_tensor.storage_specifier.get %s0 val_mem_sz : !sparse_tensor.storage_specifier<#LCOO>
  return %g0, %s0 : index, !sparse_tensor.storage_specifier<#LCOO>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg1: index) -> (index, !llvm.struct<(array<2 x i64>, array<3 x i64>)>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[1, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1, 2] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = arith.index_cast %2 : i64 to index
// CHECK-NEXT:     return %3, %1 : index, !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#NM = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4])
}>
func.func @sizes(%s: !sparse_tensor.storage_specifier<#NM>, %v: index)
    -> (index, !sparse_tensor.storage_specifier<#NM>) {
  %s0 = sparse_tensor.storage_specifier.set %s crd_mem_sz at 2 with %v
      : !sparse_tensor.storage_specifier<#NM>
  %g0 = sparse_tensor.storage_specifier.get %s0 lvl_sz at 2 : !sparse_tensor.storage_specifier<#NM>
  return %g0, %s0 : index, !sparse_tensor.storage_specifier<#NM>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: !llvm.struct<(array<3 x i64>, array<2 x i64>)>, %arg1: index) -> (index, !llvm.struct<(array<3 x i64>, array<2 x i64>)>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[1, 0] : !llvm.struct<(array<3 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0, 2] : !llvm.struct<(array<3 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = arith.index_cast %2 : i64 to index
// CHECK-NEXT:     return %3, %1 : index, !llvm.struct<(array<3 x i64>, array<2 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#BSR = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense,
                     d1 mod 3 : dense),
  crdWidth = 32
}>
func.func @sizes(%s: !sparse_tensor.storage_specifier<#BSR>, %v: index)
    -> (index, !sparse_tensor.storage_specifier<#BSR>) {
  %s0 = sparse_tensor.storage_specifier.set %s lvl_sz at 3 with %v
      : !sparse_tensor.storage_specifier<#BSR>
  %g0 = sparse_tensor.storage_specifier.get %s0 val_mem_sz : !sparse_tensor.storage_specifier<#BSR>
  return %g0, %s0 : index, !sparse_tensor.storage_specifier<#BSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: !llvm.struct<(array<4 x i64>, array<3 x i64>)>, %arg1: index) -> (index, !llvm.struct<(array<4 x i64>, array<3 x i64>)>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[0, 3] : !llvm.struct<(array<4 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1, 2] : !llvm.struct<(array<4 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = arith.index_cast %2 : i64 to index
// CHECK-NEXT:     return %3, %1 : index, !llvm.struct<(array<4 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#BATCH = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed)
}>
func.func @sizes(%s: !sparse_tensor.storage_specifier<#BATCH>, %v: index)
    -> (index, !sparse_tensor.storage_specifier<#BATCH>) {
  %s0 = sparse_tensor.storage_specifier.set %s lvl_sz at 0 with %v
      : !sparse_tensor.storage_specifier<#BATCH>
  %g0 = sparse_tensor.storage_specifier.get %s0 pos_mem_sz at 2
      : !sparse_tensor.storage_specifier<#BATCH>
  return %g0, %s0 : index, !sparse_tensor.storage_specifier<#BATCH>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: !llvm.struct<(array<3 x i64>, array<3 x i64>)>, %arg1: index) -> (index, !llvm.struct<(array<3 x i64>, array<3 x i64>)>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[0, 0] : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1, 0] : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = arith.index_cast %2 : i64 to index
// CHECK-NEXT:     return %3, %1 : index, !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CD = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
func.func @sizes(%s: !sparse_tensor.storage_specifier<#CD>, %v: index)
    -> (index, !sparse_tensor.storage_specifier<#CD>) {
  %s0 = sparse_tensor.storage_specifier.set %s pos_mem_sz at 0 with %v
      : !sparse_tensor.storage_specifier<#CD>
  %g0 = sparse_tensor.storage_specifier.get %s0 val_mem_sz : !sparse_tensor.storage_specifier<#CD>
  return %g0, %s0 : index, !sparse_tensor.storage_specifier<#CD>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg1: index) -> (index, !llvm.struct<(array<2 x i64>, array<3 x i64>)>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[1, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1, 2] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %3 = arith.index_cast %2 : i64 to index
// CHECK-NEXT:     return %3, %1 : index, !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @sizes(%s: !sparse_tensor.storage_specifier<#DV>, %v: index)
    -> (index, !sparse_tensor.storage_specifier<#DV>) {
  %s0 = sparse_tensor.storage_specifier.set %s lvl_sz at 0 with %v
      : !sparse_tensor.storage_specifier<#DV>
  %g0 = sparse_tensor.storage_specifier.get %s0 val_mem_sz : !sparse_tensor.storage_specifier<#DV>
  return %g0, %s0 : index, !sparse_tensor.storage_specifier<#DV>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: !llvm.struct<(array<1 x i64>, array<1 x i64>)>, %arg1: index) -> (index, !llvm.struct<(array<1 x i64>, array<1 x i64>)>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[0, 0] : !llvm.struct<(array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1, 0] : !llvm.struct<(array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = arith.index_cast %2 : i64 to index
// CHECK-NEXT:     return %3, %1 : index, !llvm.struct<(array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }
