// RUN: pyopt --split-input-file --allow-unregistered-dialect --sparse-tensor-conversion %s | FileCheck %s

// Without insertions there is nothing to finish.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @f(%a: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #CSR> {
  %0 = sparse_tensor.load %a : tensor<?x?xf64, #CSR>
  return %0 : tensor<?x?xf64, #CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     return %arg0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A row is computed in buffers that stand outside of the loop.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @f(%n: index) -> tensor<8x5xi32, #CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.empty() : tensor<8x5xi32, #CSR>
  %m = arith.addi %n, %n : index
  %0 = scf.for %i = %c0 to %m step %c1 iter_args(%t = %a) -> tensor<8x5xi32, #CSR> {
    %values, %filled, %added, %count = sparse_tensor.expand %a
        : tensor<8x5xi32, #CSR> to memref<?xi32>, memref<?xi1>, memref<?xindex>
    %1 = sparse_tensor.compress %values, %filled, %added, %count into %t[%i]
        : memref<?xi32>, memref<?xi1>, memref<?xindex>, tensor<8x5xi32, #CSR>
    scf.yield %1 : tensor<8x5xi32, #CSR>
  }
  %2 = sparse_tensor.load %0 hasInserts : tensor<8x5xi32, #CSR>
  return %2 : tensor<8x5xi32, #CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @endLexInsert(!llvm.ptr)
// CHECK-NEXT:   func.func private @expInsertI32(!llvm.ptr, memref<?xindex>, memref<?xi32>, memref<?xi1>, memref<?xindex>, index) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: index) -> !llvm.ptr {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c65536_i64 = arith.constant 65536 : i64
// CHECK-NEXT:     %c262144_i64 = arith.constant 262144 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xi64>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c65536_i64, %alloca[%c0_0] : memref<?xi64>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c262144_i64, %alloca[%c1_1] : memref<?xi64>
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_3 = memref.alloca(%c2_2) : memref<?xindex>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8, %alloca_3[%c0_4] : memref<?xindex>
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c5, %alloca_3[%c1_5] : memref<?xindex>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %c2_8 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_9 = memref.alloca(%c2_8) : memref<?xindex>
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_6, %alloca_9[%c0_10] : memref<?xindex>
// CHECK-NEXT:     %c1_11 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_7, %alloca_9[%c1_11] : memref<?xindex>
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %1 = call @newSparseTensor(%alloca_3, %alloca_3, %alloca, %alloca_9, %alloca_9, %c4_i32, %c3_i32, %c6_i32, %c0_i32, %0) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %c5_12 = arith.constant 5 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c5_12) : memref<?xi32>
// CHECK-NEXT:     %alloc_13 = memref.alloc(%c5_12) : memref<?xi1>
// CHECK-NEXT:     %alloc_14 = memref.alloc(%c5_12) : memref<?xindex>
// CHECK-NEXT:     %c0_15 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i32_16 = arith.constant 0 : i32
// CHECK-NEXT:     linalg.fill ins(%c0_i32_16 : i32) outs(%alloc : memref<?xi32>)
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_13 : memref<?xi1>)
// CHECK-NEXT:     %2 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT:     %3 = scf.for %arg1 = %c0 to %2 step %c1 iter_args(%arg2 = %1) -> (!llvm.ptr) {
// CHECK-NEXT:       %c2_17 = arith.constant 2 : index
// CHECK-NEXT:       %alloca_18 = memref.alloca(%c2_17) : memref<?xindex>
// CHECK-NEXT:       %c0_19 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %arg1, %alloca_18[%c0_19] : memref<?xindex>
// CHECK-NEXT:       func.call @expInsertI32(%arg2, %alloca_18, %alloc, %alloc_13, %alloc_14, %c0_15) : (!llvm.ptr, memref<?xindex>, memref<?xi32>, memref<?xi1>, memref<?xindex>, index) -> ()
// CHECK-NEXT:       scf.yield %arg2 : !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xi32>
// CHECK-NEXT:     memref.dealloc %alloc_13 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_14 : memref<?xindex>
// CHECK-NEXT:     call @endLexInsert(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return %3 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two tensors that one call gives.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func private @g() -> (tensor<8x?xi8, #CSR>, tensor<3x4xcomplex<f64>, #CSC>)
func.func @f() -> (memref<?xi8>, memref<?xcomplex<f64>>) {
  %a:2 = call @g() : () -> (tensor<8x?xi8, #CSR>, tensor<3x4xcomplex<f64>, #CSC>)
  %v, %f, %d, %n = sparse_tensor.expand %a#0
      : tensor<8x?xi8, #CSR> to memref<?xi8>, memref<?xi1>, memref<?xindex>
  %w, %g, %e, %m = sparse_tensor.expand %a#1
      : tensor<3x4xcomplex<f64>, #CSC> to memref<?xcomplex<f64>>, memref<?xi1>, memref<?xindex>
  return %v, %w : memref<?xi8>, memref<?xcomplex<f64>>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseLvlSize(!llvm.ptr, index) -> index
// CHECK-NEXT:   func.func private @g() -> (!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func @f() -> (memref<?xi8>, memref<?xcomplex<f64>>) {
// CHECK-NEXT:     %0:2 = call @g() : () -> (!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c3) : memref<?xcomplex<f64>>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c3) : memref<?xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c3) : memref<?xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = complex.constant [0.000000e+00, 0.000000e+00] : complex<f64>
// CHECK-NEXT:     linalg.fill ins(%cst : complex<f64>) outs(%alloc : memref<?xcomplex<f64>>)
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_0 : memref<?xi1>)
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = call @sparseLvlSize(%0#0, %c1) : (!llvm.ptr, index) -> index
// CHECK-NEXT:     %alloc_2 = memref.alloc(%1) : memref<?xi8>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%1) : memref<?xi1>
// CHECK-NEXT:     %alloc_4 = memref.alloc(%1) : memref<?xindex>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     linalg.fill ins(%c0_i8 : i8) outs(%alloc_2 : memref<?xi8>)
// CHECK-NEXT:     %false_6 = arith.constant false
// CHECK-NEXT:     linalg.fill ins(%false_6 : i1) outs(%alloc_3 : memref<?xi1>)
// CHECK-NEXT:     return %alloc_2, %alloc : memref<?xi8>, memref<?xcomplex<f64>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
