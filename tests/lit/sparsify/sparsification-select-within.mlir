// RUN: pyopt %s --sparse-reinterpret-map --sparsification | FileCheck %s
// RUN: not pyopt %s --sparse-reinterpret-map=reference-exact=true --sparsification=reference-exact=true 2>&1 | FileCheck %s --check-prefix=EXACT

// What a select drops is absent for the ops around it; the reference takes its condition for its value.

// Into a sparse output go the elements that are kept.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @stored(%a: tensor<8x4xi32>) -> tensor<8x4xi32, #CSR> {
  %c0 = arith.constant 0 : i32
  %e = tensor.empty() : tensor<8x4xi32, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<8x4xi32>) outs(%e : tensor<8x4xi32, #CSR>) {
  ^bb0(%s: i32, %o: i32):
    %1 = sparse_tensor.select %s : i32 {
    ^bb0(%p: i32):
      %k = arith.cmpi sgt, %p, %c0 : i32
      sparse_tensor.yield %k : i1
    }
    %2 = sparse_tensor.unary %1 : i32 to i32
      present = {
      ^bb0(%p: i32):
        %3 = arith.addi %p, %p : i32
        sparse_tensor.yield %3 : i32
      }
      absent = {
      }
    linalg.yield %2 : i32
  } -> tensor<8x4xi32, #CSR>
  return %0 : tensor<8x4xi32, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @stored(%arg0: tensor<8x4xi32>) -> tensor<8x4xi32, #sparse> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x4xi32, #sparse>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<8x4xi32> to memref<8x4xi32>
// CHECK-NEXT:     %2 = scf.for %arg1 = %c0 to %c8 step %c1 iter_args(%arg2 = %0) -> (tensor<8x4xi32, #sparse>) {
// CHECK-NEXT:       %4 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %arg2) -> (tensor<8x4xi32, #sparse>) {
// CHECK-NEXT:         %5 = memref.load %1[%arg1, %arg3] : memref<8x4xi32>
// CHECK-NEXT:         %6 = arith.cmpi sgt, %5, %c0_i32 : i32
// CHECK-NEXT:         %7 = scf.if %6 -> (i32) {
// CHECK-NEXT:           %9 = arith.addi %5, %5 : i32
// CHECK-NEXT:           scf.yield %9 : i32
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %c0_i32 : i32
// CHECK-NEXT:         }
// CHECK-NEXT:         %8 = scf.if %6 -> (tensor<8x4xi32, #sparse>) {
// CHECK-NEXT:           %9 = arith.cmpi ne, %7, %c0_i32 : i32
// CHECK-NEXT:           %10 = scf.if %9 -> (tensor<8x4xi32, #sparse>) {
// CHECK-NEXT:             %inserted = tensor.insert %7 into %arg4[%arg1, %arg3] : tensor<8x4xi32, #sparse>
// CHECK-NEXT:             scf.yield %inserted : tensor<8x4xi32, #sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg4 : tensor<8x4xi32, #sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %10 : tensor<8x4xi32, #sparse>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg4 : tensor<8x4xi32, #sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %8 : tensor<8x4xi32, #sparse>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %4 : tensor<8x4xi32, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<8x4xi32, #sparse>
// CHECK-NEXT:     return %3 : tensor<8x4xi32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: {{.*}}:24:14: error: 'arith.addi' op requires the same type for all operands and results
// EXACT-NEXT:         %3 = arith.addi %p, %p : i32
// EXACT-NEXT:              ^
// EXACT-NEXT: {{.*}}:24:14: note: see current operation: %12 = "arith.addi"(%11, %11) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i32
