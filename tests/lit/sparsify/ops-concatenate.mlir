// RUN: pyopt %s --lower-sparse-ops-to-foreach=enable-runtime-library=false | FileCheck %s

// Each input goes behind the one before, with a test for zero unless the result is dense.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#Unsorted = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
#DD = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
#CSF = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)
}>

func.func @rows_csr(%a0: tensor<2x4xf64, #CSR>, %a1: tensor<3x4xf64, #DCSR>)
    -> tensor<5x4xf64, #CSR> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 0 : index}
      : tensor<2x4xf64, #CSR>, tensor<3x4xf64, #DCSR> to tensor<5x4xf64, #CSR>
  return %0 : tensor<5x4xf64, #CSR>
}

func.func @three(%a0: tensor<2x4xf64, #CSR>, %a1: tensor<3x4xf64>, %a2: tensor<1x4xf64, #COO>)
    -> tensor<6x4xf64, #COO> {
  %0 = sparse_tensor.concatenate %a0, %a1, %a2 {dimension = 0 : index}
      : tensor<2x4xf64, #CSR>, tensor<3x4xf64>, tensor<1x4xf64, #COO> to tensor<6x4xf64, #COO>
  return %0 : tensor<6x4xf64, #COO>
}

func.func @columns_dense(%a0: tensor<3x4xi32, #CSR>, %a1: tensor<3x2xi32, #CSC>)
    -> tensor<3x6xi32> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 1 : index}
      : tensor<3x4xi32, #CSR>, tensor<3x2xi32, #CSC> to tensor<3x6xi32>
  return %0 : tensor<3x6xi32>
}

func.func @columns_all_dense(%a0: tensor<3x4xi32, #CSR>, %a1: tensor<3x2xi32>)
    -> tensor<3x6xi32, #DD> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 1 : index}
      : tensor<3x4xi32, #CSR>, tensor<3x2xi32> to tensor<3x6xi32, #DD>
  return %0 : tensor<3x6xi32, #DD>
}

func.func @vectors(%a0: tensor<4xcomplex<f32>, #SV>, %a1: tensor<2xcomplex<f32>, #SV>)
    -> tensor<6xcomplex<f32>, #SV> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 0 : index}
      : tensor<4xcomplex<f32>, #SV>, tensor<2xcomplex<f32>, #SV> to tensor<6xcomplex<f32>, #SV>
  return %0 : tensor<6xcomplex<f32>, #SV>
}

func.func @dynamic_result(%a0: tensor<2x4xf64, #CSR>, %a1: tensor<3x4xf64, #CSR>)
    -> tensor<?x?xf64, #CSR> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 0 : index}
      : tensor<2x4xf64, #CSR>, tensor<3x4xf64, #CSR> to tensor<?x?xf64, #CSR>
  return %0 : tensor<?x?xf64, #CSR>
}

func.func @all_dense(%a0: tensor<2x4xf64>, %a1: tensor<3x4xf64>) -> tensor<5x4xf64> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 0 : index}
      : tensor<2x4xf64>, tensor<3x4xf64> to tensor<5x4xf64>
  return %0 : tensor<5x4xf64>
}

func.func @unsorted(%a0: tensor<3x4xf64, #CSR>, %a1: tensor<3x4xf64, #CSC>)
    -> tensor<3x8xf64, #Unsorted> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 1 : index}
      : tensor<3x4xf64, #CSR>, tensor<3x4xf64, #CSC> to tensor<3x8xf64, #Unsorted>
  return %0 : tensor<3x8xf64, #Unsorted>
}

func.func @middle(%a0: tensor<2x3x4xf32, #CSF>, %a1: tensor<2x1x4xf32, #CSF>) -> tensor<2x4x4xf32> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 1 : index}
      : tensor<2x3x4xf32, #CSF>, tensor<2x1x4xf32, #CSF> to tensor<2x4x4xf32>
  return %0 : tensor<2x4x4xf32>
}

func.func @columns_csc(%a0: tensor<3x4xf64, #CSC>, %a1: tensor<3x2xf64, #CSC>)
    -> tensor<3x6xf64, #CSC> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 1 : index}
      : tensor<3x4xf64, #CSC>, tensor<3x2xf64, #CSC> to tensor<3x6xf64, #CSC>
  return %0 : tensor<3x6xf64, #CSC>
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rows_csr(%arg0: tensor<2x4xf64, #sparse>, %arg1: tensor<3x4xf64, #sparse1>) -> tensor<5x4xf64, #sparse> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<5x4xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<2x4xf64, #sparse>, tensor<5x4xf64, #sparse> -> tensor<5x4xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<5x4xf64, #sparse>):
// CHECK-NEXT:       %4 = arith.cmpf une, %arg4, %cst : f64
// CHECK-NEXT:       %5 = scf.if %4 -> (tensor<5x4xf64, #sparse>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg4 into %arg5[%arg2, %arg3] : tensor<5x4xf64, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<5x4xf64, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<5x4xf64, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %5 : tensor<5x4xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg1 init(%1) : tensor<3x4xf64, #sparse1>, tensor<5x4xf64, #sparse> -> tensor<5x4xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<5x4xf64, #sparse>):
// CHECK-NEXT:       %4 = arith.addi %arg2, %c2 : index
// CHECK-NEXT:       %5 = arith.cmpf une, %arg4, %cst : f64
// CHECK-NEXT:       %6 = scf.if %5 -> (tensor<5x4xf64, #sparse>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg4 into %arg5[%4, %arg3] : tensor<5x4xf64, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<5x4xf64, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<5x4xf64, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %6 : tensor<5x4xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<5x4xf64, #sparse>
// CHECK-NEXT:     return %3 : tensor<5x4xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @three(%arg0: tensor<2x4xf64, #sparse>, %arg1: tensor<3x4xf64>, %arg2: tensor<1x4xf64, #sparse2>) -> tensor<6x4xf64, #sparse2> {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<2x4xf64, #sparse>, tensor<6x4xf64, #sparse2> -> tensor<6x4xf64, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f64, %arg6: tensor<6x4xf64, #sparse2>):
// CHECK-NEXT:       %5 = arith.cmpf une, %arg5, %cst : f64
// CHECK-NEXT:       %6 = scf.if %5 -> (tensor<6x4xf64, #sparse2>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg5 into %arg6[%arg3, %arg4] : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:         scf.yield %inserted : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg6 : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %6 : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg1 init(%1) : tensor<3x4xf64>, tensor<6x4xf64, #sparse2> -> tensor<6x4xf64, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f64, %arg6: tensor<6x4xf64, #sparse2>):
// CHECK-NEXT:       %5 = arith.addi %arg3, %c2 : index
// CHECK-NEXT:       %6 = arith.cmpf une, %arg5, %cst : f64
// CHECK-NEXT:       %7 = scf.if %6 -> (tensor<6x4xf64, #sparse2>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg5 into %arg6[%5, %arg4] : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:         scf.yield %inserted : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg6 : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %7 : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg2 init(%2) : tensor<1x4xf64, #sparse2>, tensor<6x4xf64, #sparse2> -> tensor<6x4xf64, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f64, %arg6: tensor<6x4xf64, #sparse2>):
// CHECK-NEXT:       %5 = arith.addi %arg3, %c5 : index
// CHECK-NEXT:       %6 = arith.cmpf une, %arg5, %cst : f64
// CHECK-NEXT:       %7 = scf.if %6 -> (tensor<6x4xf64, #sparse2>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg5 into %arg6[%5, %arg4] : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:         scf.yield %inserted : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg6 : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %7 : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:     return %4 : tensor<6x4xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns_dense(%arg0: tensor<3x4xi32, #sparse>, %arg1: tensor<3x2xi32, #sparse3>) -> tensor<3x6xi32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<3x6xi32>
// CHECK-NEXT:     %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<3x6xi32>) -> tensor<3x6xi32>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<3x4xi32, #sparse>, tensor<3x6xi32> -> tensor<3x6xi32> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: i32, %arg5: tensor<3x6xi32>):
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%arg2, %arg3] : tensor<3x6xi32>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<3x6xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg1 init(%2) : tensor<3x2xi32, #sparse3>, tensor<3x6xi32> -> tensor<3x6xi32> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: i32, %arg5: tensor<3x6xi32>):
// CHECK-NEXT:       %4 = arith.addi %arg3, %c4 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%arg2, %4] : tensor<3x6xi32>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<3x6xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : tensor<3x6xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns_all_dense(%arg0: tensor<3x4xi32, #sparse>, %arg1: tensor<3x2xi32>) -> tensor<3x6xi32, #sparse4> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<3x6xi32, #sparse4>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<3x4xi32, #sparse>, tensor<3x6xi32, #sparse4> -> tensor<3x6xi32, #sparse4> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: i32, %arg5: tensor<3x6xi32, #sparse4>):
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%arg2, %arg3] : tensor<3x6xi32, #sparse4>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<3x6xi32, #sparse4>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg1 init(%1) : tensor<3x2xi32>, tensor<3x6xi32, #sparse4> -> tensor<3x6xi32, #sparse4> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: i32, %arg5: tensor<3x6xi32, #sparse4>):
// CHECK-NEXT:       %4 = arith.addi %arg3, %c4 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%arg2, %4] : tensor<3x6xi32, #sparse4>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<3x6xi32, #sparse4>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<3x6xi32, #sparse4>
// CHECK-NEXT:     return %3 : tensor<3x6xi32, #sparse4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @vectors(%arg0: tensor<4xcomplex<f32>, #sparse5>, %arg1: tensor<2xcomplex<f32>, #sparse5>) -> tensor<6xcomplex<f32>, #sparse5> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<6xcomplex<f32>, #sparse5>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<4xcomplex<f32>, #sparse5>, tensor<6xcomplex<f32>, #sparse5> -> tensor<6xcomplex<f32>, #sparse5> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: complex<f32>, %arg4: tensor<6xcomplex<f32>, #sparse5>):
// CHECK-NEXT:       %4 = complex.neq %arg3, %cst : complex<f32>
// CHECK-NEXT:       %5 = scf.if %4 -> (tensor<6xcomplex<f32>, #sparse5>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg3 into %arg4[%arg2] : tensor<6xcomplex<f32>, #sparse5>
// CHECK-NEXT:         scf.yield %inserted : tensor<6xcomplex<f32>, #sparse5>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : tensor<6xcomplex<f32>, #sparse5>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %5 : tensor<6xcomplex<f32>, #sparse5>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg1 init(%1) : tensor<2xcomplex<f32>, #sparse5>, tensor<6xcomplex<f32>, #sparse5> -> tensor<6xcomplex<f32>, #sparse5> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: complex<f32>, %arg4: tensor<6xcomplex<f32>, #sparse5>):
// CHECK-NEXT:       %4 = arith.addi %arg2, %c4 : index
// CHECK-NEXT:       %5 = complex.neq %arg3, %cst : complex<f32>
// CHECK-NEXT:       %6 = scf.if %5 -> (tensor<6xcomplex<f32>, #sparse5>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg3 into %arg4[%4] : tensor<6xcomplex<f32>, #sparse5>
// CHECK-NEXT:         scf.yield %inserted : tensor<6xcomplex<f32>, #sparse5>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : tensor<6xcomplex<f32>, #sparse5>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %6 : tensor<6xcomplex<f32>, #sparse5>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<6xcomplex<f32>, #sparse5>
// CHECK-NEXT:     return %3 : tensor<6xcomplex<f32>, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dynamic_result(%arg0: tensor<2x4xf64, #sparse>, %arg1: tensor<3x4xf64, #sparse>) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%c5, %c4) : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<2x4xf64, #sparse>, tensor<?x?xf64, #sparse> -> tensor<?x?xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<?x?xf64, #sparse>):
// CHECK-NEXT:       %4 = arith.cmpf une, %arg4, %cst : f64
// CHECK-NEXT:       %5 = scf.if %4 -> (tensor<?x?xf64, #sparse>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg4 into %arg5[%arg2, %arg3] : tensor<?x?xf64, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<?x?xf64, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %5 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg1 init(%1) : tensor<3x4xf64, #sparse>, tensor<?x?xf64, #sparse> -> tensor<?x?xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<?x?xf64, #sparse>):
// CHECK-NEXT:       %4 = arith.addi %arg2, %c2 : index
// CHECK-NEXT:       %5 = arith.cmpf une, %arg4, %cst : f64
// CHECK-NEXT:       %6 = scf.if %5 -> (tensor<?x?xf64, #sparse>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg4 into %arg5[%4, %arg3] : tensor<?x?xf64, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<?x?xf64, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %6 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     return %3 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @all_dense(%arg0: tensor<2x4xf64>, %arg1: tensor<3x4xf64>) -> tensor<5x4xf64> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<5x4xf64>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<5x4xf64>) -> tensor<5x4xf64>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<2x4xf64>, tensor<5x4xf64> -> tensor<5x4xf64> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<5x4xf64>):
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%arg2, %arg3] : tensor<5x4xf64>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<5x4xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg1 init(%2) : tensor<3x4xf64>, tensor<5x4xf64> -> tensor<5x4xf64> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<5x4xf64>):
// CHECK-NEXT:       %4 = arith.addi %arg2, %c2 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%4, %arg3] : tensor<5x4xf64>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<5x4xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : tensor<5x4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unsorted(%arg0: tensor<3x4xf64, #sparse>, %arg1: tensor<3x4xf64, #sparse3>) -> tensor<3x8xf64, #sparse6> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<3x8xf64, #sparse6>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<3x4xf64, #sparse>, tensor<3x8xf64, #sparse6> -> tensor<3x8xf64, #sparse6> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<3x8xf64, #sparse6>):
// CHECK-NEXT:       %4 = arith.cmpf une, %arg4, %cst : f64
// CHECK-NEXT:       %5 = scf.if %4 -> (tensor<3x8xf64, #sparse6>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg4 into %arg5[%arg2, %arg3] : tensor<3x8xf64, #sparse6>
// CHECK-NEXT:         scf.yield %inserted : tensor<3x8xf64, #sparse6>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<3x8xf64, #sparse6>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %5 : tensor<3x8xf64, #sparse6>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg1 init(%1) : tensor<3x4xf64, #sparse3>, tensor<3x8xf64, #sparse6> -> tensor<3x8xf64, #sparse6> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<3x8xf64, #sparse6>):
// CHECK-NEXT:       %4 = arith.addi %arg3, %c4 : index
// CHECK-NEXT:       %5 = arith.cmpf une, %arg4, %cst : f64
// CHECK-NEXT:       %6 = scf.if %5 -> (tensor<3x8xf64, #sparse6>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg4 into %arg5[%arg2, %4] : tensor<3x8xf64, #sparse6>
// CHECK-NEXT:         scf.yield %inserted : tensor<3x8xf64, #sparse6>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<3x8xf64, #sparse6>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %6 : tensor<3x8xf64, #sparse6>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<3x8xf64, #sparse6>
// CHECK-NEXT:     return %3 : tensor<3x8xf64, #sparse6>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @middle(%arg0: tensor<2x3x4xf32, #sparse7>, %arg1: tensor<2x1x4xf32, #sparse7>) -> tensor<2x4x4xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2x4x4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<2x3x4xf32, #sparse7>, tensor<2x4x4xf32> -> tensor<2x4x4xf32> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: f32, %arg6: tensor<2x4x4xf32>):
// CHECK-NEXT:       %inserted = tensor.insert %arg5 into %arg6[%arg2, %arg3, %arg4] : tensor<2x4x4xf32>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<2x4x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg1 init(%2) : tensor<2x1x4xf32, #sparse7>, tensor<2x4x4xf32> -> tensor<2x4x4xf32> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: f32, %arg6: tensor<2x4x4xf32>):
// CHECK-NEXT:       %4 = arith.addi %arg3, %c3 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg5 into %arg6[%arg2, %4, %arg4] : tensor<2x4x4xf32>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<2x4x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : tensor<2x4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns_csc(%arg0: tensor<3x4xf64, #sparse3>, %arg1: tensor<3x2xf64, #sparse3>) -> tensor<3x6xf64, #sparse3> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<3x6xf64, #sparse3>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<3x4xf64, #sparse3>, tensor<3x6xf64, #sparse3> -> tensor<3x6xf64, #sparse3> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<3x6xf64, #sparse3>):
// CHECK-NEXT:       %4 = arith.cmpf une, %arg4, %cst : f64
// CHECK-NEXT:       %5 = scf.if %4 -> (tensor<3x6xf64, #sparse3>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg4 into %arg5[%arg2, %arg3] : tensor<3x6xf64, #sparse3>
// CHECK-NEXT:         scf.yield %inserted : tensor<3x6xf64, #sparse3>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<3x6xf64, #sparse3>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %5 : tensor<3x6xf64, #sparse3>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg1 init(%1) : tensor<3x2xf64, #sparse3>, tensor<3x6xf64, #sparse3> -> tensor<3x6xf64, #sparse3> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<3x6xf64, #sparse3>):
// CHECK-NEXT:       %4 = arith.addi %arg3, %c4 : index
// CHECK-NEXT:       %5 = arith.cmpf une, %arg4, %cst : f64
// CHECK-NEXT:       %6 = scf.if %5 -> (tensor<3x6xf64, #sparse3>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg4 into %arg5[%arg2, %4] : tensor<3x6xf64, #sparse3>
// CHECK-NEXT:         scf.yield %inserted : tensor<3x6xf64, #sparse3>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<3x6xf64, #sparse3>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %6 : tensor<3x6xf64, #sparse3>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<3x6xf64, #sparse3>
// CHECK-NEXT:     return %3 : tensor<3x6xf64, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
