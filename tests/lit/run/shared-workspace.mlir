// RUN: pyopt-run %s -e main -entry-point-result=void --check-leaks | FileCheck %s
// RUN: pyopt-run %s --sparsifier=enable-runtime-library=false -e main -entry-point-result=void | FileCheck %s
// RUN: pyopt-run %s --sparsifier -e main -entry-point-result=void | FileCheck %s
// RUN: pyopt-run %s --canonicalize --cse --sparsification-and-bufferization --canonicalize --cse -e main -entry-point-result=void | FileCheck %s
// RUN: pyopt-run %s --jit -e main -entry-point-result=void | FileCheck %s
// RUN: pyopt-run %s --jit --check bounds -e main -entry-point-result=void | FileCheck %s

// Several rows are made in one workspace, whose buffers are freed once, behind the last of them.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @in_turn(%x: f64, %y: f64) -> tensor<2x8xf64, #CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %true = arith.constant true
  %e = tensor.empty() : tensor<2x8xf64, #CSR>
  %values, %filled, %added, %count = sparse_tensor.expand %e
      : tensor<2x8xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  memref.store %x, %values[%c3] : memref<?xf64>
  memref.store %true, %filled[%c3] : memref<?xi1>
  memref.store %c3, %added[%c0] : memref<?xindex>
  %first = sparse_tensor.compress %values, %filled, %added, %c1 into %e[%c0]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<2x8xf64, #CSR>
  memref.store %y, %values[%c3] : memref<?xf64>
  memref.store %true, %filled[%c3] : memref<?xi1>
  memref.store %c3, %added[%c0] : memref<?xindex>
  %second = sparse_tensor.compress %values, %filled, %added, %c1 into %first[%c1]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<2x8xf64, #CSR>
  %all = sparse_tensor.load %second hasInserts : tensor<2x8xf64, #CSR>
  return %all : tensor<2x8xf64, #CSR>
}

func.func @one_of_two(%x: f64, %which: i1) -> tensor<2x8xf64, #CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %true = arith.constant true
  %e = tensor.empty() : tensor<2x8xf64, #CSR>
  %values, %filled, %added, %count = sparse_tensor.expand %e
      : tensor<2x8xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  memref.store %x, %values[%c3] : memref<?xf64>
  memref.store %true, %filled[%c3] : memref<?xi1>
  memref.store %c3, %added[%c0] : memref<?xindex>
  %row = scf.if %which -> (tensor<2x8xf64, #CSR>) {
    %first = sparse_tensor.compress %values, %filled, %added, %c1 into %e[%c0]
        : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<2x8xf64, #CSR>
    scf.yield %first : tensor<2x8xf64, #CSR>
  } else {
    %second = sparse_tensor.compress %values, %filled, %added, %c1 into %e[%c1]
        : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<2x8xf64, #CSR>
    scf.yield %second : tensor<2x8xf64, #CSR>
  }
  %all = sparse_tensor.load %row hasInserts : tensor<2x8xf64, #CSR>
  return %all : tensor<2x8xf64, #CSR>
}

func.func @main() {
  %x = arith.constant 5.0 : f64
  %y = arith.constant 6.0 : f64
  %true = arith.constant true
  %false = arith.constant false
  // CHECK: pos[1] : ( 0, 1, 2 )
  // CHECK-NEXT: crd[1] : ( 3, 3 )
  // CHECK-NEXT: values : ( 5, 6 )
  %0 = call @in_turn(%x, %y) : (f64, f64) -> tensor<2x8xf64, #CSR>
  sparse_tensor.print %0 : tensor<2x8xf64, #CSR>
  // CHECK: pos[1] : ( 0, 1, 1 )
  // CHECK-NEXT: crd[1] : ( 3 )
  // CHECK-NEXT: values : ( 5 )
  %1 = call @one_of_two(%x, %true) : (f64, i1) -> tensor<2x8xf64, #CSR>
  sparse_tensor.print %1 : tensor<2x8xf64, #CSR>
  // CHECK: pos[1] : ( 0, 0, 1 )
  // CHECK-NEXT: crd[1] : ( 3 )
  // CHECK-NEXT: values : ( 6 )
  %2 = call @one_of_two(%y, %false) : (f64, i1) -> tensor<2x8xf64, #CSR>
  sparse_tensor.print %2 : tensor<2x8xf64, #CSR>
  return
}
