// RUN: pyopt %s --stage-sparse-ops --allow-unregistered-dialect | FileCheck %s

// Conversions in other regions, nested modules and dead code.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func @two(%a: tensor<?x?xf64, #CSR>, %p: i1) -> tensor<?x?xf64, #CSC> {
  %0 = scf.if %p -> (tensor<?x?xf64, #CSC>) {
    %1 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #CSC>
    scf.yield %1 : tensor<?x?xf64, #CSC>
  } else {
    %2 = "unknown"() ({
      %3 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #CSC>
      "end"(%3) : (tensor<?x?xf64, #CSC>) -> ()
    }) : () -> tensor<?x?xf64, #CSC>
    scf.yield %2 : tensor<?x?xf64, #CSC>
  }
  return %0 : tensor<?x?xf64, #CSC>
}

func.func @unused(%a: tensor<?x?xf64, #CSR>) {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #CSC>
  return
}

func.func @there_and_back(%a: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #CSR> {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #CSC>
  %1 = sparse_tensor.convert %0 : tensor<?x?xf64, #CSC> to tensor<?x?xf64, #CSR>
  return %1 : tensor<?x?xf64, #CSR>
}

func.func @empty() {
  return
}

func.func private @declared(tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #CSC>

module {
  func.func @inside(%a: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #CSC> {
    cf.br ^bb1
  ^bb1:
    %0 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #CSC>
    return %0 : tensor<?x?xf64, #CSC>
  }
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique, nonordered), d0 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two(%arg0: tensor<?x?xf64, #sparse>, %arg1: i1) -> tensor<?x?xf64, #sparse1> {
// CHECK-NEXT:     %0 = scf.if %arg1 -> (tensor<?x?xf64, #sparse1>) {
// CHECK-NEXT:       %1 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:       %2 = sparse_tensor.reorder_coo  hybrid_quick_sort %1 : tensor<?x?xf64, #sparse2> to tensor<?x?xf64, #sparse3>
// CHECK-NEXT:       %3 = sparse_tensor.convert %2 : tensor<?x?xf64, #sparse3> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:       bufferization.dealloc_tensor %2 : tensor<?x?xf64, #sparse3>
// CHECK-NEXT:       scf.yield %3 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = "unknown"() ({
// CHECK-NEXT:         %2 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:         %3 = sparse_tensor.reorder_coo  hybrid_quick_sort %2 : tensor<?x?xf64, #sparse2> to tensor<?x?xf64, #sparse3>
// CHECK-NEXT:         %4 = sparse_tensor.convert %3 : tensor<?x?xf64, #sparse3> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:         bufferization.dealloc_tensor %3 : tensor<?x?xf64, #sparse3>
// CHECK-NEXT:         "end"(%4) : (tensor<?x?xf64, #sparse1>) -> ()
// CHECK-NEXT:       }) : () -> tensor<?x?xf64, #sparse1>
// CHECK-NEXT:       scf.yield %1 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unused(%arg0: tensor<?x?xf64, #sparse>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @there_and_back(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<?x?xf64, #sparse2> to tensor<?x?xf64, #sparse3>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<?x?xf64, #sparse3> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<?x?xf64, #sparse3>
// CHECK-NEXT:     %3 = sparse_tensor.convert %2 : tensor<?x?xf64, #sparse1> to tensor<?x?xf64, #sparse4>
// CHECK-NEXT:     %4 = sparse_tensor.reorder_coo  hybrid_quick_sort %3 : tensor<?x?xf64, #sparse4> to tensor<?x?xf64, #sparse5>
// CHECK-NEXT:     %5 = sparse_tensor.convert %4 : tensor<?x?xf64, #sparse5> to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %4 : tensor<?x?xf64, #sparse5>
// CHECK-NEXT:     return %5 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared(tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1>
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @inside(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1> {
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:       return %0 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
