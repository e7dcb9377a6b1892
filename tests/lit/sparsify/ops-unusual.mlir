// RUN: pyopt %s --lower-sparse-ops-to-foreach --allow-unregistered-dialect | FileCheck %s

// Conversions in other regions, nested modules and dead code.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

func.func @two(%a: tensor<?x?xf64, #CSR>, %p: i1) -> tensor<?x?xf64, #DCSR> {
  %0 = scf.if %p -> (tensor<?x?xf64, #DCSR>) {
    %1 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #DCSR>
    scf.yield %1 : tensor<?x?xf64, #DCSR>
  } else {
    %2 = "unknown"() ({
      %3 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #DCSR>
      "end"(%3) : (tensor<?x?xf64, #DCSR>) -> ()
    }) : () -> tensor<?x?xf64, #DCSR>
    scf.yield %2 : tensor<?x?xf64, #DCSR>
  }
  return %0 : tensor<?x?xf64, #DCSR>
}

func.func @unused(%a: tensor<?x?xf64, #CSR>) {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #DCSR>
  return
}

func.func @there_and_back(%a: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #CSR> {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #DCSR>
  %1 = sparse_tensor.convert %0 : tensor<?x?xf64, #DCSR> to tensor<?x?xf64, #CSR>
  return %1 : tensor<?x?xf64, #CSR>
}

func.func @empty() {
  return
}

func.func private @declared(tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #DCSR>

module {
  func.func @inside(%a: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #DCSR> {
    cf.br ^bb1
  ^bb1:
    %0 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #DCSR>
    return %0 : tensor<?x?xf64, #DCSR>
  }
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two(%arg0: tensor<?x?xf64, #sparse>, %arg1: i1) -> tensor<?x?xf64, #sparse1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = scf.if %arg1 -> (tensor<?x?xf64, #sparse1>) {
// CHECK-NEXT:       %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:       %2 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:       %3 = bufferization.alloc_tensor(%1, %2) : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:       %4 = sparse_tensor.foreach in %arg0 init(%3) : tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse1> -> tensor<?x?xf64, #sparse1> do {
// CHECK-NEXT:       ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<?x?xf64, #sparse1>):
// CHECK-NEXT:         %inserted = tensor.insert %arg4 into %arg5[%arg2, %arg3] : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:         sparse_tensor.yield %inserted : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:       }
// CHECK-NEXT:       %5 = sparse_tensor.load %4 hasInserts : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:       scf.yield %5 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = "unknown"() ({
// CHECK-NEXT:         %c1_0 = arith.constant 1 : index
// CHECK-NEXT:         %c0_1 = arith.constant 0 : index
// CHECK-NEXT:         %2 = sparse_tensor.lvl %arg0, %c0_1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:         %3 = sparse_tensor.lvl %arg0, %c1_0 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:         %4 = bufferization.alloc_tensor(%2, %3) : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:         %5 = sparse_tensor.foreach in %arg0 init(%4) : tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse1> -> tensor<?x?xf64, #sparse1> do {
// CHECK-NEXT:         ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<?x?xf64, #sparse1>):
// CHECK-NEXT:           %inserted = tensor.insert %arg4 into %arg5[%arg2, %arg3] : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:           sparse_tensor.yield %inserted : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:         }
// CHECK-NEXT:         %6 = sparse_tensor.load %5 hasInserts : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:         "end"(%6) : (tensor<?x?xf64, #sparse1>) -> ()
// CHECK-NEXT:       }) : () -> tensor<?x?xf64, #sparse1>
// CHECK-NEXT:       scf.yield %1 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unused(%arg0: tensor<?x?xf64, #sparse>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @there_and_back(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%0, %1) : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg0 init(%2) : tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse1> -> tensor<?x?xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<?x?xf64, #sparse1>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %5 = sparse_tensor.lvl %4, %c0 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %6 = sparse_tensor.lvl %4, %c1 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %7 = bufferization.alloc_tensor(%5, %6) : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %8 = sparse_tensor.foreach in %4 init(%7) : tensor<?x?xf64, #sparse1>, tensor<?x?xf64, #sparse> -> tensor<?x?xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<?x?xf64, #sparse>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<?x?xf64, #sparse>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %9 = sparse_tensor.load %8 hasInserts : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     return %9 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared(tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1>
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @inside(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1> {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:       %1 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:       %2 = bufferization.alloc_tensor(%0, %1) : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:       %3 = sparse_tensor.foreach in %arg0 init(%2) : tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse1> -> tensor<?x?xf64, #sparse1> do {
// CHECK-NEXT:       ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<?x?xf64, #sparse1>):
// CHECK-NEXT:         %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:         sparse_tensor.yield %inserted : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = sparse_tensor.load %3 hasInserts : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:       return %4 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
