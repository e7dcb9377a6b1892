// RUN: pyopt %s --pre-sparsification-rewrite=reference-exact=true | FileCheck %s

// As the reference, which leaves all of them to --linalg-generalize-named-ops and --convert-elementwise-to-linalg.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func @matmul(%a: tensor<4x6xf64, #CSR>, %b: tensor<6x8xf64>, %x: tensor<4x8xf64>)
    -> tensor<4x8xf64> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x6xf64, #CSR>, tensor<6x8xf64>)
      outs(%x : tensor<4x8xf64>) -> tensor<4x8xf64>
  return %0 : tensor<4x8xf64>
}

func.func @fill_zero() -> tensor<4x6xf64, #CSC> {
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<4x6xf64, #CSC>
  %0 = linalg.fill ins(%z : f64) outs(%e : tensor<4x6xf64, #CSC>) -> tensor<4x6xf64, #CSC>
  return %0 : tensor<4x6xf64, #CSC>
}

func.func @map(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.map { arith.mulf }
      ins(%a, %b : tensor<8xf64, #SV>, tensor<8xf64, #SV>)
      outs(%x : tensor<8xf64>)
  return %0 : tensor<8xf64>
}

func.func @transpose(%a: tensor<4x6xf64, #CSR>, %x: tensor<6x4xf64>) -> tensor<6x4xf64> {
  %0 = linalg.transpose
      ins(%a : tensor<4x6xf64, #CSR>)
      outs(%x : tensor<6x4xf64>) permutation = [1, 0]
  return %0 : tensor<6x4xf64>
}

func.func @broadcast(%a: tensor<4xf64, #SV>, %x: tensor<4x6xf64>) -> tensor<4x6xf64> {
  %0 = linalg.broadcast ins(%a : tensor<4xf64, #SV>) outs(%x : tensor<4x6xf64>) dimensions = [1]
  return %0 : tensor<4x6xf64>
}

func.func @dynamic(%a: tensor<?x4xf32, #CSR>) -> tensor<?x4xf32, #CSR> {
  %0 = math.absf %a : tensor<?x4xf32, #CSR>
  return %0 : tensor<?x4xf32, #CSR>
}

func.func @other_type(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>) -> tensor<8xi1, #SV> {
  %0 = arith.cmpf olt, %a, %b : tensor<8xf64, #SV>
  return %0 : tensor<8xi1, #SV>
}

func.func @reduce_two(%a: tensor<8xf64, #SV>, %b: tensor<8xf64>, %x: tensor<f64>, %y: tensor<f64>)
    -> (tensor<f64>, tensor<f64>) {
  %0:2 = linalg.reduce
      ins(%a, %b : tensor<8xf64, #SV>, tensor<8xf64>)
      outs(%x, %y : tensor<f64>, tensor<f64>) dimensions = [0]
    (%s: f64, %t: f64, %u: f64, %v: f64) {
      %p = arith.addf %s, %u : f64
      %q = arith.addf %t, %v : f64
      linalg.yield %p, %q : f64, f64
    }
  return %0#0, %0#1 : tensor<f64>, tensor<f64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @matmul(%arg0: tensor<4x6xf64, #sparse>, %arg1: tensor<6x8xf64>, %arg2: tensor<4x8xf64>) -> tensor<4x8xf64> {
// CHECK-NEXT:     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x6xf64, #sparse>, tensor<6x8xf64>) outs(%arg2 : tensor<4x8xf64>) -> tensor<4x8xf64>
// CHECK-NEXT:     return %0 : tensor<4x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fill_zero() -> tensor<4x6xf64, #sparse1> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4x6xf64, #sparse1>) -> tensor<4x6xf64, #sparse1>
// CHECK-NEXT:     return %1 : tensor<4x6xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @map(%arg0: tensor<8xf64, #sparse2>, %arg1: tensor<8xf64, #sparse2>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %mapped = linalg.map { arith.mulf } ins(%arg0, %arg1 : tensor<8xf64, #sparse2>, tensor<8xf64, #sparse2>) outs(%arg2 : tensor<8xf64>)
// CHECK-NEXT:     return %mapped : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transpose(%arg0: tensor<4x6xf64, #sparse>, %arg1: tensor<6x4xf64>) -> tensor<6x4xf64> {
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<4x6xf64, #sparse>) outs(%arg1 : tensor<6x4xf64>) permutation = [1, 0]
// CHECK-NEXT:     return %transposed : tensor<6x4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @broadcast(%arg0: tensor<4xf64, #sparse2>, %arg1: tensor<4x6xf64>) -> tensor<4x6xf64> {
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg0 : tensor<4xf64, #sparse2>) outs(%arg1 : tensor<4x6xf64>) dimensions = [1]
// CHECK-NEXT:     return %broadcasted : tensor<4x6xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dynamic(%arg0: tensor<?x4xf32, #sparse>) -> tensor<?x4xf32, #sparse> {
// CHECK-NEXT:     %0 = math.absf %arg0 : tensor<?x4xf32, #sparse>
// CHECK-NEXT:     return %0 : tensor<?x4xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @other_type(%arg0: tensor<8xf64, #sparse2>, %arg1: tensor<8xf64, #sparse2>) -> tensor<8xi1, #sparse2> {
// CHECK-NEXT:     %0 = arith.cmpf olt, %arg0, %arg1 : tensor<8xf64, #sparse2>
// CHECK-NEXT:     return %0 : tensor<8xi1, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @reduce_two(%arg0: tensor<8xf64, #sparse2>, %arg1: tensor<8xf64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
// CHECK-NEXT:     %reduced:2 = linalg.reduce ins(%arg0, %arg1 : tensor<8xf64, #sparse2>, tensor<8xf64>) outs(%arg2, %arg3 : tensor<f64>, tensor<f64>) dimensions = [0]
// CHECK-NEXT:       (%in: f64, %in_0: f64, %init: f64, %init_1: f64) {
// CHECK-NEXT:         %0 = arith.addf %in, %init : f64
// CHECK-NEXT:         %1 = arith.addf %in_0, %init_1 : f64
// CHECK-NEXT:         linalg.yield %0, %1 : f64, f64
// CHECK-NEXT:       }
// CHECK-NEXT:     return %reduced#0, %reduced#1 : tensor<f64>, tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
