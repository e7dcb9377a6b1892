// RUN: pyopt %s --sparse-assembler | FileCheck %s
// RUN: pyopt %s --sparse-assembler=direct-out | FileCheck %s --check-prefix=DIRECT
// RUN: pyopt %s --sparse-assembler=reference-exact=true | FileCheck %s --check-prefix=EXACT

// Functions whose tensors have dense levels only get wrappers, too: their storage is an array.

#D = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @only(%a: tensor<8xf64, #D>) -> tensor<8xf64, #D> {
  return %a : tensor<8xf64, #D>
}
func.func @mixed(%a: tensor<8xf64, #D>, %b: tensor<8xf64, #SV>) -> tensor<8xf64, #D> {
  return %a : tensor<8xf64, #D>
}

#Columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : dense) }>
func.func @columns(%a: tensor<4x8xf32, #Columns>, %s: f32) -> (tensor<4x8xf32, #Columns>, f32) {
  return %a, %s : tensor<4x8xf32, #Columns>, f32
}

func.func private @private(%a: tensor<8xf64, #D>) -> tensor<8xf64, #D> {
  return %a : tensor<8xf64, #D>
}

func.func @no_encoding(%a: tensor<8xf64>) -> tensor<8xf64> {
  return %a : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @only(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>) -> tensor<?xf64> {
// CHECK-NEXT:     %0 = "sparse_tensor.assemble"(%arg0) : (tensor<?xf64>) -> tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = call @_internal_only(%0) : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// CHECK-NEXT:     %ret_values, %val_len = "sparse_tensor.disassemble"(%1, %arg1) : (tensor<8xf64, #sparse>, tensor<?xf64>) -> (tensor<?xf64>, index)
// CHECK-NEXT:     return %ret_values : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mixed(%arg0: tensor<?xf64>, %arg1: tensor<?xindex>, %arg2: tensor<?xindex>, %arg3: tensor<?xf64>, %arg4: tensor<?xf64>) -> tensor<?xf64> {
// CHECK-NEXT:     %0 = "sparse_tensor.assemble"(%arg0) : (tensor<?xf64>) -> tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.assemble (%arg1, %arg2), %arg3 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<8xf64, #sparse1>
// CHECK-NEXT:     %2 = call @_internal_mixed(%0, %1) : (tensor<8xf64, #sparse>, tensor<8xf64, #sparse1>) -> tensor<8xf64, #sparse>
// CHECK-NEXT:     %ret_values, %val_len = "sparse_tensor.disassemble"(%2, %arg4) : (tensor<8xf64, #sparse>, tensor<?xf64>) -> (tensor<?xf64>, index)
// CHECK-NEXT:     return %ret_values : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns(%arg0: tensor<?xf32>, %arg1: f32, %arg2: tensor<?xf32>) -> (tensor<?xf32>, f32) {
// CHECK-NEXT:     %0 = "sparse_tensor.assemble"(%arg0) : (tensor<?xf32>) -> tensor<4x8xf32, #sparse2>
// CHECK-NEXT:     %1:2 = call @_internal_columns(%0, %arg1) : (tensor<4x8xf32, #sparse2>, f32) -> (tensor<4x8xf32, #sparse2>, f32)
// CHECK-NEXT:     %ret_values, %val_len = "sparse_tensor.disassemble"(%1#0, %arg2) : (tensor<4x8xf32, #sparse2>, tensor<?xf32>) -> (tensor<?xf32>, index)
// CHECK-NEXT:     return %ret_values, %1#1 : tensor<?xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_internal_only(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     return %arg0 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_internal_mixed(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     return %arg0 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_internal_columns(%arg0: tensor<4x8xf32, #sparse2>, %arg1: f32) -> (tensor<4x8xf32, #sparse2>, f32) {
// CHECK-NEXT:     return %arg0, %arg1 : tensor<4x8xf32, #sparse2>, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @private(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     return %arg0 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @no_encoding(%arg0: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     return %arg0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DIRECT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// DIRECT-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// DIRECT-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : dense) }>
// DIRECT-NEXT: module {
// DIRECT-NEXT:   func.func @only(%arg0: tensor<?xf64>) -> memref<?xf64> {
// DIRECT-NEXT:     %0 = "sparse_tensor.assemble"(%arg0) : (tensor<?xf64>) -> tensor<8xf64, #sparse>
// DIRECT-NEXT:     %1 = call @_internal_only(%0) : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// DIRECT-NEXT:     %2 = sparse_tensor.values %1 : tensor<8xf64, #sparse> to memref<?xf64>
// DIRECT-NEXT:     return %2 : memref<?xf64>
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func @mixed(%arg0: tensor<?xf64>, %arg1: tensor<?xindex>, %arg2: tensor<?xindex>, %arg3: tensor<?xf64>) -> memref<?xf64> {
// DIRECT-NEXT:     %0 = "sparse_tensor.assemble"(%arg0) : (tensor<?xf64>) -> tensor<8xf64, #sparse>
// DIRECT-NEXT:     %1 = sparse_tensor.assemble (%arg1, %arg2), %arg3 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<8xf64, #sparse1>
// DIRECT-NEXT:     %2 = call @_internal_mixed(%0, %1) : (tensor<8xf64, #sparse>, tensor<8xf64, #sparse1>) -> tensor<8xf64, #sparse>
// DIRECT-NEXT:     %3 = sparse_tensor.values %2 : tensor<8xf64, #sparse> to memref<?xf64>
// DIRECT-NEXT:     return %3 : memref<?xf64>
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func @columns(%arg0: tensor<?xf32>, %arg1: f32) -> (memref<?xf32>, f32) {
// DIRECT-NEXT:     %0 = "sparse_tensor.assemble"(%arg0) : (tensor<?xf32>) -> tensor<4x8xf32, #sparse2>
// DIRECT-NEXT:     %1:2 = call @_internal_columns(%0, %arg1) : (tensor<4x8xf32, #sparse2>, f32) -> (tensor<4x8xf32, #sparse2>, f32)
// DIRECT-NEXT:     %2 = sparse_tensor.values %1#0 : tensor<4x8xf32, #sparse2> to memref<?xf32>
// DIRECT-NEXT:     return %2, %1#1 : memref<?xf32>, f32
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func private @_internal_only(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// DIRECT-NEXT:     return %arg0 : tensor<8xf64, #sparse>
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func private @_internal_mixed(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>) -> tensor<8xf64, #sparse> {
// DIRECT-NEXT:     return %arg0 : tensor<8xf64, #sparse>
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func private @_internal_columns(%arg0: tensor<4x8xf32, #sparse2>, %arg1: f32) -> (tensor<4x8xf32, #sparse2>, f32) {
// DIRECT-NEXT:     return %arg0, %arg1 : tensor<4x8xf32, #sparse2>, f32
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func private @private(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// DIRECT-NEXT:     return %arg0 : tensor<8xf64, #sparse>
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func @no_encoding(%arg0: tensor<8xf64>) -> tensor<8xf64> {
// DIRECT-NEXT:     return %arg0 : tensor<8xf64>
// DIRECT-NEXT:   }
// DIRECT-NEXT: }
// EXACT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// EXACT-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// EXACT-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : dense) }>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @mixed(%arg0: tensor<?xf64>, %arg1: tensor<?xindex>, %arg2: tensor<?xindex>, %arg3: tensor<?xf64>, %arg4: tensor<?xf64>) -> tensor<?xf64> {
// EXACT-NEXT:     %0 = "sparse_tensor.assemble"(%arg0) : (tensor<?xf64>) -> tensor<8xf64, #sparse>
// EXACT-NEXT:     %1 = sparse_tensor.assemble (%arg1, %arg2), %arg3 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<8xf64, #sparse1>
// EXACT-NEXT:     %2 = call @_internal_mixed(%0, %1) : (tensor<8xf64, #sparse>, tensor<8xf64, #sparse1>) -> tensor<8xf64, #sparse>
// EXACT-NEXT:     %ret_values, %val_len = "sparse_tensor.disassemble"(%2, %arg4) : (tensor<8xf64, #sparse>, tensor<?xf64>) -> (tensor<?xf64>, index)
// EXACT-NEXT:     return %ret_values : tensor<?xf64>
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @only(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// EXACT-NEXT:     return %arg0 : tensor<8xf64, #sparse>
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func private @_internal_mixed(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>) -> tensor<8xf64, #sparse> {
// EXACT-NEXT:     return %arg0 : tensor<8xf64, #sparse>
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @columns(%arg0: tensor<4x8xf32, #sparse2>, %arg1: f32) -> (tensor<4x8xf32, #sparse2>, f32) {
// EXACT-NEXT:     return %arg0, %arg1 : tensor<4x8xf32, #sparse2>, f32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func private @private(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// EXACT-NEXT:     return %arg0 : tensor<8xf64, #sparse>
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @no_encoding(%arg0: tensor<8xf64>) -> tensor<8xf64> {
// EXACT-NEXT:     return %arg0 : tensor<8xf64>
// EXACT-NEXT:   }
// EXACT-NEXT: }
