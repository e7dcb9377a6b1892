// RUN: pyopt --split-input-file --sparse-storage-specifier-to-llvm %s | FileCheck %s

// Functions, calls, loops and branches carry structs.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @outside(!sparse_tensor.storage_specifier<#CSR>, i32)
    -> (!sparse_tensor.storage_specifier<#CSR>, i32)
func.func @call(%s: !sparse_tensor.storage_specifier<#CSR>, %i: i32)
    -> !sparse_tensor.storage_specifier<#CSR> {
  %0:2 = call @outside(%s, %i) : (!sparse_tensor.storage_specifier<#CSR>, i32)
      -> (!sparse_tensor.storage_specifier<#CSR>, i32)
  return %0#0 : !sparse_tensor.storage_specifier<#CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @outside(!llvm.struct<(array<2 x i64>, array<3 x i64>)>, i32) -> (!llvm.struct<(array<2 x i64>, array<3 x i64>)>, i32)
// CHECK-NEXT:   func.func @call(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg1: i32) -> !llvm.struct<(array<2 x i64>, array<3 x i64>)> {
// CHECK-NEXT:     %0:2 = call @outside(%arg0, %arg1) : (!llvm.struct<(array<2 x i64>, array<3 x i64>)>, i32) -> (!llvm.struct<(array<2 x i64>, array<3 x i64>)>, i32)
// CHECK-NEXT:     return %0#0 : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @loop(%s: !sparse_tensor.storage_specifier<#CSR>, %n: index)
    -> !sparse_tensor.storage_specifier<#CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1
      iter_args(%x = %s) -> !sparse_tensor.storage_specifier<#CSR> {
    %1 = sparse_tensor.storage_specifier.set %x lvl_sz at 0 with %i
        : !sparse_tensor.storage_specifier<#CSR>
    scf.yield %1 : !sparse_tensor.storage_specifier<#CSR>
  }
  return %0 : !sparse_tensor.storage_specifier<#CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg1: index) -> !llvm.struct<(array<2 x i64>, array<3 x i64>)> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (!llvm.struct<(array<2 x i64>, array<3 x i64>)>) {
// CHECK-NEXT:       %1 = arith.index_cast %arg2 : index to i64
// CHECK-NEXT:       %2 = llvm.insertvalue %1, %arg3[0, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:       scf.yield %2 : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @branch(%s: !sparse_tensor.storage_specifier<#CSR>,
                  %t: !sparse_tensor.storage_specifier<#CSR>, %c: i1)
    -> (index, !sparse_tensor.storage_specifier<#CSR>) {
  %c0 = arith.constant 0 : index
  %0:2 = scf.if %c -> (index, !sparse_tensor.storage_specifier<#CSR>) {
    scf.yield %c0, %s : index, !sparse_tensor.storage_specifier<#CSR>
  } else {
    scf.yield %c0, %t : index, !sparse_tensor.storage_specifier<#CSR>
  }
  return %0#0, %0#1 : index, !sparse_tensor.storage_specifier<#CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func @branch(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg1: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg2: i1) -> (index, !llvm.struct<(array<2 x i64>, array<3 x i64>)>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0:2 = scf.if %arg2 -> (index, !llvm.struct<(array<2 x i64>, array<3 x i64>)>) {
// CHECK-NEXT:       scf.yield %c0, %arg0 : index, !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %c0, %arg1 : index, !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : index, !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @while(%s: !sparse_tensor.storage_specifier<#CSR>, %c: i1)
    -> !sparse_tensor.storage_specifier<#CSR> {
  %0 = scf.while (%x = %s)
      : (!sparse_tensor.storage_specifier<#CSR>) -> !sparse_tensor.storage_specifier<#CSR> {
    scf.condition(%c) %x : !sparse_tensor.storage_specifier<#CSR>
  } do {
  ^bb0(%y: !sparse_tensor.storage_specifier<#CSR>):
    scf.yield %y : !sparse_tensor.storage_specifier<#CSR>
  }
  return %0 : !sparse_tensor.storage_specifier<#CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg1: i1) -> !llvm.struct<(array<2 x i64>, array<3 x i64>)> {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (!llvm.struct<(array<2 x i64>, array<3 x i64>)>) -> !llvm.struct<(array<2 x i64>, array<3 x i64>)> {
// CHECK-NEXT:       scf.condition(%arg1) %arg2 : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: !llvm.struct<(array<2 x i64>, array<3 x i64>)>):
// CHECK-NEXT:       scf.yield %arg2 : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @parallel(%s: !sparse_tensor.storage_specifier<#CSR>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = sparse_tensor.storage_specifier.get %s val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0) to (%arg1) step (%c1) {
// CHECK-NEXT:       %0 = llvm.extractvalue %arg0[1, 2] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:       %1 = arith.index_cast %0 : i64 to index
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#S = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (
      d0 : dense, d1 : compressed)
}>
#CSRW = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 : compressed),
  posWidth = 32,
  crdWidth = 8
}>
func.func @formats(%a: !sparse_tensor.storage_specifier<#CSR>,
                   %b: !sparse_tensor.storage_specifier<#CSRW>,
                   %c: !sparse_tensor.storage_specifier<#COO>,
                   %d: !sparse_tensor.storage_specifier<#DCSR>,
                   %e: !sparse_tensor.storage_specifier<#S>) {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @formats(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg1: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg2: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg3: !llvm.struct<(array<2 x i64>, array<5 x i64>)>, %arg4: !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nothing(%a: index, %b: tensor<8x8xf64>) -> index {
  %c0 = arith.constant 0 : index
  %0 = arith.addi %a, %c0 : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @nothing(%arg0: index, %arg1: tensor<8x8xf64>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c0 : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
