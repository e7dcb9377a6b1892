// RUN: pyopt %s --lower-sparse-ops-to-foreach=enable-runtime-library=false | FileCheck %s

// Rank zero, vectors as elements, and files of any type.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>

func.func @newptr(%p: index) -> tensor<?x?xf64, #CSC> {
  %0 = sparse_tensor.new %p : index to tensor<?x?xf64, #CSC>
  return %0 : tensor<?x?xf64, #CSC>
}

func.func @collapse0(%A: tensor<1x1xf64, #CSR>) -> tensor<f64> {
  %0 = tensor.collapse_shape %A [] : tensor<1x1xf64, #CSR> into tensor<f64>
  return %0 : tensor<f64>
}

func.func @expand0(%A: tensor<f64>) -> tensor<1x1xf64, #CSR> {
  %0 = tensor.expand_shape %A [] output_shape [1, 1] : tensor<f64> into tensor<1x1xf64, #CSR>
  return %0 : tensor<1x1xf64, #CSR>
}

func.func @strvec(%A: tensor<?xvector<4xf32>, #SV>) -> tensor<?xvector<4xf32>> {
  %0 = sparse_tensor.convert %A : tensor<?xvector<4xf32>, #SV> to tensor<?xvector<4xf32>>
  return %0 : tensor<?xvector<4xf32>>
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @newptr(%arg0: index) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.new %arg0 : index to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %0, %c1 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.lvl %0, %c0 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor(%1, %2) : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %4 = sparse_tensor.foreach in %0 init(%3) : tensor<?x?xf64, #sparse1>, tensor<?x?xf64, #sparse> -> tensor<?x?xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<?x?xf64, #sparse>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<?x?xf64, #sparse>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.load %4 hasInserts : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     return %5 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @collapse0(%arg0: tensor<1x1xf64, #sparse2>) -> tensor<f64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<1x1xf64>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<1x1xf64>) -> tensor<1x1xf64>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<1x1xf64, #sparse2>, tensor<1x1xf64> -> tensor<1x1xf64> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<1x1xf64>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<1x1xf64>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<1x1xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %2 [] : tensor<1x1xf64> into tensor<f64>
// CHECK-NEXT:     return %collapsed : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @expand0(%arg0: tensor<f64>) -> tensor<1x1xf64, #sparse2> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<f64> into tensor<1x1xf64>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<1x1xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %expanded init(%0) : tensor<1x1xf64>, tensor<1x1xf64, #sparse2> -> tensor<1x1xf64, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<1x1xf64, #sparse2>):
// CHECK-NEXT:       %3 = arith.cmpf une, %arg3, %cst : f64
// CHECK-NEXT:       %4 = scf.if %3 -> (tensor<1x1xf64, #sparse2>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<1x1xf64, #sparse2>
// CHECK-NEXT:         scf.yield %inserted : tensor<1x1xf64, #sparse2>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : tensor<1x1xf64, #sparse2>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %4 : tensor<1x1xf64, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<1x1xf64, #sparse2>
// CHECK-NEXT:     return %2 : tensor<1x1xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @strvec(%arg0: tensor<?xvector<4xf32>, #sparse3>) -> tensor<?xvector<4xf32>> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?xvector<4xf32>, #sparse3>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor(%0) : tensor<?xvector<4xf32>>
// CHECK-NEXT:     %2 = linalg.fill ins(%cst : vector<4xf32>) outs(%1 : tensor<?xvector<4xf32>>) -> tensor<?xvector<4xf32>>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg0 init(%2) : tensor<?xvector<4xf32>, #sparse3>, tensor<?xvector<4xf32>> -> tensor<?xvector<4xf32>> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: vector<4xf32>, %arg3: tensor<?xvector<4xf32>>):
// CHECK-NEXT:       %inserted = tensor.insert %arg2 into %arg3[%arg1] : tensor<?xvector<4xf32>>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?xvector<4xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : tensor<?xvector<4xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
