// RUN: pyopt --split-input-file --sparse-storage-specifier-to-llvm %s | FileCheck %s

// What the reference does not do.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// What arith.select chooses is a struct then; the reference leaves it, and fails.
func.func @select(%a: !sparse_tensor.storage_specifier<#CSR>,
                  %b: !sparse_tensor.storage_specifier<#CSR>, %c: i1)
    -> !sparse_tensor.storage_specifier<#CSR> {
  %0 = arith.select %c, %a, %b : !sparse_tensor.storage_specifier<#CSR>
  return %0 : !sparse_tensor.storage_specifier<#CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg1: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg2: i1) -> !llvm.struct<(array<2 x i64>, array<3 x i64>)> {
// CHECK-NEXT:     %0 = arith.select %arg2, %arg0, %arg1 : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     return %0 : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @choice(%a: !sparse_tensor.storage_specifier<#CSR>, %n: index, %c: i1) -> index {
  cf.cond_br %c, ^left(%a : !sparse_tensor.storage_specifier<#CSR>), ^right(%n : index)
^left(%b: !sparse_tensor.storage_specifier<#CSR>):
  %0 = sparse_tensor.storage_specifier.get %b val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  cf.br ^right(%0 : index)
^right(%r: index):
  return %r : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @choice(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %arg1: index, %arg2: i1) -> index {
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1(%arg0 : !llvm.struct<(array<2 x i64>, array<3 x i64>)>), ^bb2(%arg1 : index)
// CHECK-NEXT:   ^bb1(%0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>):  // pred: ^bb0
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1, 2] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %2 = arith.index_cast %1 : i64 to index
// CHECK-NEXT:     cf.br ^bb2(%2 : index)
// CHECK-NEXT:   ^bb2(%3: index):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %3 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
