// RUN: pyopt %s --stage-sparse-ops=reference-exact=true --lower-sparse-ops-to-foreach=reference-exact=true | FileCheck %s

// Whether a truth value is zero, it says itself.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @stored(%a: tensor<4xi1>) -> tensor<4xi1, #SV> {
  %0 = sparse_tensor.convert %a : tensor<4xi1> to tensor<4xi1, #SV>
  return %0 : tensor<4xi1, #SV>
}

func.func @joined(%a: tensor<4xi1>, %b: tensor<4xi1, #SV>) -> tensor<8xi1, #SV> {
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index}
      : tensor<4xi1>, tensor<4xi1, #SV> to tensor<8xi1, #SV>
  return %0 : tensor<8xi1, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @stored(%arg0: tensor<4xi1>) -> tensor<4xi1, #sparse> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4xi1, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<4xi1>, tensor<4xi1, #sparse> -> tensor<4xi1, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: i1, %arg3: tensor<4xi1, #sparse>):
// CHECK-NEXT:       %3 = scf.if %arg2 -> (tensor<4xi1, #sparse>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg2 into %arg3[%arg1] : tensor<4xi1, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<4xi1, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3 : tensor<4xi1, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %3 : tensor<4xi1, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<4xi1, #sparse>
// CHECK-NEXT:     return %2 : tensor<4xi1, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @joined(%arg0: tensor<4xi1>, %arg1: tensor<4xi1, #sparse>) -> tensor<8xi1, #sparse> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xi1, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<4xi1>, tensor<8xi1, #sparse> -> tensor<8xi1, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: i1, %arg4: tensor<8xi1, #sparse>):
// CHECK-NEXT:       %4 = scf.if %arg3 -> (tensor<8xi1, #sparse>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg3 into %arg4[%arg2] : tensor<8xi1, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xi1, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : tensor<8xi1, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %4 : tensor<8xi1, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg1 init(%1) : tensor<4xi1, #sparse>, tensor<8xi1, #sparse> -> tensor<8xi1, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: i1, %arg4: tensor<8xi1, #sparse>):
// CHECK-NEXT:       %4 = arith.addi %arg2, %c4 : index
// CHECK-NEXT:       %5 = scf.if %arg3 -> (tensor<8xi1, #sparse>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg3 into %arg4[%4] : tensor<8xi1, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xi1, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : tensor<8xi1, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %5 : tensor<8xi1, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<8xi1, #sparse>
// CHECK-NEXT:     return %3 : tensor<8xi1, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
