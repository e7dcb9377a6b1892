// RUN: pyopt %s --split-input-file --verify-diagnostics

// Ops on buffers: what the parser and the verifier reject.

func.func @f(%n: index, %m: memref<?xf64>, %v: f32) {
  // expected-error @+1 {{'sparse_tensor.push_back' op failed to verify that value type matches element type of inBuffer}}
  %0:2 = sparse_tensor.push_back %n, %m, %v : index, memref<?xf64>, f32
  return
}

// -----

func.func @f(%n: index, %m: memref<?xf64>, %v: f64) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{'sparse_tensor.push_back' op n must be not less than 1}}
  %0:2 = sparse_tensor.push_back %n, %m, %v, %c0 : index, memref<?xf64>, f64, index
  return
}

// -----

func.func @f(%n: index, %m: memref<?x?xf64>, %v: f64) {
  // expected-error @+1 {{'sparse_tensor.push_back' op operand #1 must be 1D memref of any type values, but got 'memref<?x?xf64>'}}
  %0:2 = sparse_tensor.push_back %n, %m, %v : index, memref<?x?xf64>, f64
  return
}

// -----

func.func @f(%n: i32, %m: memref<?xf64>, %v: f64) {
  // expected-error @+1 {{custom op 'sparse_tensor.push_back' invalid kind of type specified: expected builtin.index, but found 'i32'}}
  %0:2 = sparse_tensor.push_back %n, %m, %v : i32, memref<?xf64>, f64
  return
}

// -----

func.func @f(%n: index, %m: memref<?xf64>, %v: f64) {
  // expected-error @+1 {{'sparse_tensor.push_back' op failed to verify that all of {inBuffer, outBuffer} have same type}}
  %0:2 = "sparse_tensor.push_back"(%n, %m, %v) : (index, memref<?xf64>, f64) -> (memref<4xf64>, index)
  return
}

// -----

func.func @f(%n: index, %m: memref<?xf64>, %v: f64) {
  // expected-error @+1 {{'sparse_tensor.push_back' op result #1 must be index, but got 'i32'}}
  %0:2 = "sparse_tensor.push_back"(%n, %m, %v) : (index, memref<?xf64>, f64) -> (memref<?xf64>, i32)
  return
}

// -----

func.func @f(%n: index, %m: memref<?xf64>, %v: f64) {
  // expected-error @+1 {{'sparse_tensor.push_back' op expected 3 or more operands, but found 2}}
  %0:2 = "sparse_tensor.push_back"(%n, %m) : (index, memref<?xf64>) -> (memref<?xf64>, index)
  return
}

// -----

func.func @f(%n: index, %m: memref<?xf64>, %v: f64) {
  // expected-error @+1 {{invalid properties {inbounds = 1 : i32} for op sparse_tensor.push_back: Invalid attribute `inbounds` in property conversion: 1 : i32}}
  %0:2 = "sparse_tensor.push_back"(%n, %m, %v) <{inbounds = 1 : i32}> : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x8xf64, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.expand' op result #2 must be 1D memref of index values, but got 'memref<?x?xindex>'}}
  %0:4 = sparse_tensor.expand %t : tensor<8x8xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?x?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x8xf64, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.expand' op result #1 must be 1D memref of 1-bit signless integer values, but got 'memref<?xi8>'}}
  %0:4 = sparse_tensor.expand %t : tensor<8x8xf64, #CSR> to memref<?xf64>, memref<?xi8>, memref<?xindex>
  return
}

// -----

func.func @f(%t: tensor<8x8xf64>) {
  // expected-error @+1 {{'sparse_tensor.expand' op operand #0 must be sparse tensor of any type values, but got 'tensor<8x8xf64>'}}
  %0:4 = sparse_tensor.expand %t : tensor<8x8xf64> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x8xf64, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.expand' op result #0 must be strided memref of any type values of rank 1, but got 'memref<?x?xf64>'}}
  %0:4 = sparse_tensor.expand %t : tensor<8x8xf64, #CSR> to memref<?x?xf64>, memref<?xi1>, memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x8xf64, #CSR>, %v: memref<?xf64>, %f: memref<?xi1>, %a: memref<?xindex>,
             %n: index) {
  // expected-error @+1 {{'sparse_tensor.compress' op incorrect number of coordinates}}
  %0 = sparse_tensor.compress %v, %f, %a, %n into %t[%n, %n] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x8xf64, #CSR>, %v: memref<?xf64>, %f: memref<?xi1>, %a: memref<?xi32>,
             %n: index) {
  // expected-error @+1 {{'sparse_tensor.compress' op operand #2 must be 1D memref of index values, but got 'memref<?xi32>'}}
  %0 = sparse_tensor.compress %v, %f, %a, %n into %t[%n] : memref<?xf64>, memref<?xi1>, memref<?xi32>, tensor<8x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func @f(%t: tensor<8x8xf64, #CSR>, %v: memref<?xf64>, %f: memref<?xi1>, %a: memref<?xindex>,
             %n: index) {
  // expected-error @+1 {{'sparse_tensor.compress' op failed to verify that all of {tensor, result} have same type}}
  %0 = "sparse_tensor.compress"(%v, %f, %a, %n, %t, %n) : (memref<?xf64>, memref<?xi1>, memref<?xindex>, index, tensor<8x8xf64, #CSR>, index) -> tensor<8x8xf64, #CSC>
  return
}

// -----

func.func @f(%t: tensor<8x8xf64>) {
  // expected-error @+1 {{'sparse_tensor.load' op operand #0 must be sparse tensor of any type values, but got 'tensor<8x8xf64>'}}
  %0 = sparse_tensor.load %t : tensor<8x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x8xf64, #CSR>) {
  // expected-error @+2 {{'sparse_tensor.load' op inferred type(s) 'tensor<8x8xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>' are incompatible with return type(s) of operation 'tensor<8x8xf64>'}}
  // expected-error @+1 {{'sparse_tensor.load' op failed to infer returned types}}
  %0 = "sparse_tensor.load"(%t) : (tensor<8x8xf64, #CSR>) -> tensor<8x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x8xf64, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.load' op requires the same type for all operands and results}}
  %0 = "sparse_tensor.load"(%t) : (tensor<8x8xf64, #CSR>) -> tensor<8x9xf64, #CSR>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>) {
  // expected-error @+1 {{'sparse_tensor.sort' op requires attribute 'perm_map'}}
  sparse_tensor.sort hybrid_quick_sort %n, %x : memref<?xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>) {
  // expected-error @+2 {{custom op 'sparse_tensor.sort' expected ::mlir::sparse_tensor::SparseTensorSortKind to be one of: hybrid_quick_sort, insertion_sort_stable, quick_sort, heap_sort}}
  // expected-error @+1 {{custom op 'sparse_tensor.sort' failed to parse SparseTensorSortKindAttr parameter 'value' which is to be a `::mlir::sparse_tensor::SparseTensorSortKind`}}
  sparse_tensor.sort bubble_sort %n, %x {perm_map = affine_map<(i) -> (i)>} : memref<?xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xf32>) {
  // expected-error @+1 {{'sparse_tensor.sort' op operand #1 must be 1D memref of integer or index values, but got 'memref<?xf32>'}}
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i) -> (i)>} : memref<?xf32>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>, %y: memref<?x?xf32>) {
  // expected-error @+1 {{'sparse_tensor.sort' op operand #2 must be variadic of 1D memref of any type values, but got 'memref<?x?xf32>'}}
  sparse_tensor.sort quick_sort %n, %x jointly %y {perm_map = affine_map<(i, j) -> (j, i)>} : memref<?xindex> jointly memref<?x?xf32>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>) {
  // expected-error @+1 {{custom op 'sparse_tensor.sort' 'sparse_tensor.sort' op attribute 'ny' failed to satisfy constraint: index attribute}}
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i) -> (i)>, ny = 1} : memref<?xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>) {
  // expected-error @+1 {{'sparse_tensor.sort' op requires attribute 'algorithm'}}
  "sparse_tensor.sort"(%n, %x) <{perm_map = affine_map<(i) -> (i)>}> : (index, memref<?xindex>) -> ()
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @f(%t: tensor<8x8xf64, #COO>) {
  // expected-error @+2 {{custom op 'sparse_tensor.reorder_coo' expected valid keyword or string}}
  // expected-error @+1 {{custom op 'sparse_tensor.reorder_coo' failed to parse SparseTensorSortKindAttr parameter 'value' which is to be a `::mlir::sparse_tensor::SparseTensorSortKind`}}
  %0 = sparse_tensor.reorder_coo %t : tensor<8x8xf64, #COO> to tensor<8x8xf64, #COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @f(%t: tensor<8x8xf64, #COO>) {
  // expected-error @+1 {{'sparse_tensor.reorder_coo' op requires attribute 'algorithm'}}
  %0 = "sparse_tensor.reorder_coo"(%t) : (tensor<8x8xf64, #COO>) -> tensor<8x8xf64, #COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @f(%t: tensor<8x8xf64>) {
  // expected-error @+1 {{'sparse_tensor.reorder_coo' op operand #0 must be sparse tensor of any type values, but got 'tensor<8x8xf64>'}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf64> to tensor<8x8xf64, #COO>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>) {
  // expected-error @+1 {{Expected a permutation map, got (d0, d1) -> (d0)}}
  sparse_tensor.sort hybrid_quick_sort %n, %x {perm_map = affine_map<(i, j) -> (i)>} : memref<?xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>) {
  // expected-error @+1 {{Expected rank(perm_map) > 1, got 0}}
  sparse_tensor.sort hybrid_quick_sort %n, %x {perm_map = affine_map<() -> ()>} : memref<?xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>) {
  // expected-error @+1 {{Expected a permutation map, got (d0)[s0] -> (d0)}}
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i)[s] -> (i)>, ny = 1 : index} : memref<?xindex>
  return
}
