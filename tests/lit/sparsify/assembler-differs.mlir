// RUN: pyopt %s --split-input-file --sparse-assembler | FileCheck %s
// RUN: pyopt %s --split-input-file --sparse-assembler=direct-out | FileCheck %s --check-prefix=DIRECT

// What the reference makes of these is no valid IR: interleaved coordinates are rows here; calls in the module go to the
// function that has the type, and its name is a new one.

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @interleaved(%a: tensor<4x8xf64, #COO>) -> tensor<4x8xf64, #COO> {
  return %a : tensor<4x8xf64, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @interleaved(%arg0: tensor<?xindex>, %arg1: tensor<?x2xindex>, %arg2: tensor<?xf64>, %arg3: tensor<?xindex>, %arg4: tensor<?x2xindex>, %arg5: tensor<?xf64>) -> (tensor<?xindex>, tensor<?x2xindex>, tensor<?xf64>) {
// CHECK-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xindex>, tensor<?x2xindex>), tensor<?xf64> to tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %1 = call @_internal_interleaved(%0) : (tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %1 : tensor<4x8xf64, #sparse> out_lvls(%arg3, %arg4 : tensor<?xindex>, tensor<?x2xindex>) out_vals(%arg5 : tensor<?xf64>) -> (tensor<?xindex>, tensor<?x2xindex>), tensor<?xf64>, (index, index), index
// CHECK-NEXT:     return %ret_levels#0, %ret_levels#1, %ret_values : tensor<?xindex>, tensor<?x2xindex>, tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_internal_interleaved(%arg0: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse> {
// CHECK-NEXT:     return %arg0 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DIRECT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// DIRECT-NEXT: module {
// DIRECT-NEXT:   func.func @interleaved(%arg0: tensor<?xindex>, %arg1: tensor<?x2xindex>, %arg2: tensor<?xf64>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>) {
// DIRECT-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xindex>, tensor<?x2xindex>), tensor<?xf64> to tensor<4x8xf64, #sparse>
// DIRECT-NEXT:     %1 = call @_internal_interleaved(%0) : (tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse>
// DIRECT-NEXT:     %2 = sparse_tensor.positions %1 {level = 0 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// DIRECT-NEXT:     %3 = sparse_tensor.coordinates_buffer %1 : tensor<4x8xf64, #sparse> to memref<?xindex>
// DIRECT-NEXT:     %4 = sparse_tensor.values %1 : tensor<4x8xf64, #sparse> to memref<?xf64>
// DIRECT-NEXT:     return %2, %3, %4 : memref<?xindex>, memref<?xindex>, memref<?xf64>
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func private @_internal_interleaved(%arg0: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse> {
// DIRECT-NEXT:     return %arg0 : tensor<4x8xf64, #sparse>
// DIRECT-NEXT:   }
// DIRECT-NEXT: }

// -----
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @recursive(%a: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  %r = call @recursive(%a) : (tensor<8xf64, #SV>) -> tensor<8xf64, #SV>
  return %r : tensor<8xf64, #SV>
}
func.func private @caller(%a: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  %r = call @recursive(%a) : (tensor<8xf64, #SV>) -> tensor<8xf64, #SV>
  %f = constant @recursive : (tensor<8xf64, #SV>) -> tensor<8xf64, #SV>
  %s = call_indirect %f(%r) : (tensor<8xf64, #SV>) -> tensor<8xf64, #SV>
  return %s : tensor<8xf64, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @recursive(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xf64>, %arg3: tensor<?xindex>, %arg4: tensor<?xindex>, %arg5: tensor<?xf64>) -> (tensor<?xindex>, tensor<?xindex>, tensor<?xf64>) {
// CHECK-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = call @_internal_recursive(%0) : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// CHECK-NEXT:     %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %1 : tensor<8xf64, #sparse> out_lvls(%arg3, %arg4 : tensor<?xindex>, tensor<?xindex>) out_vals(%arg5 : tensor<?xf64>) -> (tensor<?xindex>, tensor<?xindex>), tensor<?xf64>, (index, index), index
// CHECK-NEXT:     return %ret_levels#0, %ret_levels#1, %ret_values : tensor<?xindex>, tensor<?xindex>, tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_internal_recursive(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %0 = call @_internal_recursive(%arg0) : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @caller(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %f = constant @_internal_recursive : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// CHECK-NEXT:     %0 = call @_internal_recursive(%arg0) : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = call_indirect %f(%0) : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DIRECT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// DIRECT-NEXT: module {
// DIRECT-NEXT:   func.func @recursive(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xf64>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>) {
// DIRECT-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<8xf64, #sparse>
// DIRECT-NEXT:     %1 = call @_internal_recursive(%0) : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// DIRECT-NEXT:     %2 = sparse_tensor.positions %1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// DIRECT-NEXT:     %3 = sparse_tensor.coordinates %1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// DIRECT-NEXT:     %4 = sparse_tensor.values %1 : tensor<8xf64, #sparse> to memref<?xf64>
// DIRECT-NEXT:     return %2, %3, %4 : memref<?xindex>, memref<?xindex>, memref<?xf64>
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func private @_internal_recursive(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// DIRECT-NEXT:     %0 = call @_internal_recursive(%arg0) : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// DIRECT-NEXT:     return %0 : tensor<8xf64, #sparse>
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func private @caller(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// DIRECT-NEXT:     %f = constant @_internal_recursive : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// DIRECT-NEXT:     %0 = call @_internal_recursive(%arg0) : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// DIRECT-NEXT:     %1 = call_indirect %f(%0) : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// DIRECT-NEXT:     return %1 : tensor<8xf64, #sparse>
// DIRECT-NEXT:   }
// DIRECT-NEXT: }

// -----
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func private @_internal_f()
func.func @f(%a: tensor<8xf64, #SV>) {
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xf64>) {
// CHECK-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<8xf64, #sparse>
// CHECK-NEXT:     call @_internal_f_0(%0) : (tensor<8xf64, #sparse>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_internal_f()
// CHECK-NEXT:   func.func private @_internal_f_0(%arg0: tensor<8xf64, #sparse>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DIRECT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// DIRECT-NEXT: module {
// DIRECT-NEXT:   func.func @f(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xf64>) {
// DIRECT-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<8xf64, #sparse>
// DIRECT-NEXT:     call @_internal_f_0(%0) : (tensor<8xf64, #sparse>) -> ()
// DIRECT-NEXT:     return
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func private @_internal_f()
// DIRECT-NEXT:   func.func private @_internal_f_0(%arg0: tensor<8xf64, #sparse>) {
// DIRECT-NEXT:     return
// DIRECT-NEXT:   }
// DIRECT-NEXT: }
