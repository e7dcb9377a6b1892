// RUN: pyopt --split-input-file %s | FileCheck %s

// What the verifier lets pass, though one might not expect it.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  %0 = sparse_tensor.positions %a {level = 0 : index} : tensor<8x4xf64, #CSR> to memref<?xindex>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x4xf64, #sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8x4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %s crd_mem_sz at 0
      : !sparse_tensor.storage_specifier<#CSR>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg0  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @f(%t: tensor<8x8xf64, #COO>) {
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf64, #COO> to tensor<8x9xf64, #COO>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.reorder_coo  quick_sort %arg0 : tensor<8x8xf64, #sparse> to tensor<8x9xf64, #sparse>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The custom form has no place for both, and the reference forgets the region there.
func.func @f(%a: f64, %b: f64) -> f64 {
  %0 = "sparse_tensor.binary"(%a, %b) <{left_identity}> ({
  }, {
  ^bb0(%x: f64):
    sparse_tensor.yield %x : f64
  }, {
  }) : (f64, f64) -> f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f64, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = "sparse_tensor.binary"(%arg0, %arg1) <{left_identity}> ({
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%arg2: f64):
// CHECK-NEXT:       sparse_tensor.yield %arg2 : f64
// CHECK-NEXT:     }, {
// CHECK-NEXT:     }) : (f64, f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

func.func @f(%t: tensor<2x4xf64, #DCSR>) {
  sparse_tensor.foreach in %t {order = affine_map<(i, j) -> (j)>} : tensor<2x4xf64, #DCSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x4xf64, #sparse>) {
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 {order = #map} : tensor<2x4xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64):
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

func.func @f(%t: tensor<2x4xf64, #DCSR>) {
  sparse_tensor.foreach in %t {order = affine_map<(i, j) -> (j, i)>} : tensor<2x4xf64, #DCSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x4xf64, #sparse>) {
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 {order = #map} : tensor<2x4xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64):
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2x4xf64>) {
  sparse_tensor.foreach in %t {order = affine_map<(i, j) -> (j)>} : tensor<2x4xf64> do {
  ^bb0(%i: index, %j: index, %v: f64):
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x4xf64>) {
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 {order = #map} : tensor<2x4xf64> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64):
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<4x8xf32, #CSR>, %i: index) {
  %0 = sparse_tensor.extract_iteration_space %t lvls = 0 to 3
      : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 3>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf32, #sparse>, %arg1: index) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 3 : tensor<4x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, ?)>, j : #sparse_tensor<slice(?, 4, 2)>) -> (
      i : dense, j : compressed)
}>

func.func @f(%a: tensor<8x8xi32, #CSR>) {
  %0 = sparse_tensor.reinterpret_map %a : tensor<8x8xi32, #CSR> to tensor<8x8xi32, #Slice>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, ?)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8xi32, #sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xi32, #sparse> to tensor<8x8xi32, #sparse1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
