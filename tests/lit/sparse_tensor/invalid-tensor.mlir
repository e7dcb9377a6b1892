// RUN: pyopt %s --split-input-file --verify-diagnostics

// Ops on whole tensors: what the parser and the verifier reject.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{unexpected conversion mismatch in rank}}
  %0 = sparse_tensor.convert %a : tensor<4x8xf32> to tensor<8xf32, #SV>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{unexpected conversion mismatch in dimension 1}}
  %0 = sparse_tensor.convert %a : tensor<4x8xf32> to tensor<4x9xf32, #CSR>
  return
}

// -----

#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, ?)>, j : #sparse_tensor<slice(?, 4, 2)>) -> (
      i : dense, j : compressed)
}>

func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{cannot convert to a sparse tensor slice}}
  %0 = sparse_tensor.convert %a : tensor<8x8xf32> to tensor<8x8xf32, #Slice>
  return
}

// -----

func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{custom op 'sparse_tensor.convert' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = sparse_tensor.convert %a : tensor<8x8xf32> to tensor<*xf32>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func @f(%a: f32) {
  // expected-error @+1 {{custom op 'sparse_tensor.convert' invalid kind of type specified: expected builtin.tensor, but found 'f32'}}
  %0 = sparse_tensor.convert %a : f32 to tensor<8xf32, #SV>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func @f(%a: tensor<3x4xi32, #CSC>) {
  // expected-error @+1 {{Element type mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<3x4xi32, #CSC> to tensor<4x3xf32, #CSR>
  return
}

// -----

#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
#DCDD = #sparse_tensor.encoding<{
  map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense)
}>

func.func @f(%a: tensor<6x12xi32, #BSR>) {
  // expected-error @+1 {{Level size mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<6x12xi32, #BSR> to tensor<3x4x2x4xi32, #DCDD>
  return
}

// -----

#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
#DDDD = #sparse_tensor.encoding<{
  map = (i, j, k, l) -> (i : dense, j : dense, k : dense, l : dense)
}>

func.func @f(%a: tensor<6x12xi32, #BSR>) {
  // expected-error @+1 {{Level type mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<6x12xi32, #BSR> to tensor<3x4x2x3xi32, #DDDD>
  return
}

// -----

#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
#DCDD8 = #sparse_tensor.encoding<{
  map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense),
  crdWidth = 8
}>

func.func @f(%a: tensor<6x12xi32, #BSR>) {
  // expected-error @+1 {{Crd/Pos width mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<6x12xi32, #BSR> to tensor<3x4x2x3xi32, #DCDD8>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>

func.func @f(%a: tensor<6x12xi32, #BSR>) {
  // expected-error @+1 {{Level rank mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<6x12xi32, #BSR> to tensor<6x12xi32, #CSR>
  return
}

// -----

#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func @f(%a: tensor<8x8xi32>) {
  // expected-error @+1 {{'sparse_tensor.reinterpret_map' op operand #0 must be sparse tensor of any type values, but got 'tensor<8x8xi32>'}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<8x8xi32> to tensor<8x8xi32, #CSC>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<2x4xf64, #CSR>, %b: tensor<3x4xf64, #CSR>) {
  // expected-error @+1 {{The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<2x4xf64, #CSR>, tensor<3x4xf64, #CSR> to tensor<6x4xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<2x4xf64, #CSR>, %b: tensor<3x4xf64, #CSR>) {
  // expected-error @+1 {{All dimensions (expect for the concatenating one) should be equal.}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 1 : index} : tensor<2x4xf64, #CSR>, tensor<3x4xf64, #CSR> to tensor<2x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<?x4xf64, #CSR>, %b: tensor<3x4xf64, #CSR>) {
  // expected-error @+1 {{Input tensor $0 has dynamic shape}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<?x4xf64, #CSR>, tensor<3x4xf64, #CSR> to tensor<5x4xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func @f(%a: tensor<2x4xf64, #CSR>, %b: tensor<3xf64, #SV>) {
  // expected-error @+1 {{Input tensor $1 has a different rank (rank=1) from the output tensor (rank=2).}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<2x4xf64, #CSR>, tensor<3xf64, #SV> to tensor<5x4xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func @f(%a: tensor<2x4xf64, #CSR>, %b: tensor<3x4xf64, #CSR>) {
  // expected-error @+1 {{Input tensor $0 has a different rank (rank=2) from the output tensor (rank=1).}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<2x4xf64, #CSR>, tensor<3x4xf64, #CSR> to tensor<5xf64, #SV>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<2x4xf64, #CSR>, %b: tensor<3x4xf64, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.concatenate' op requires attribute 'dimension'}}
  %0 = sparse_tensor.concatenate %a, %b : tensor<2x4xf64, #CSR>, tensor<3x4xf64, #CSR> to tensor<5x4xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<2x4xf64, #CSR>, %b: tensor<3x4xf64, #CSR>) {
  // expected-error @+1 {{custom op 'sparse_tensor.concatenate' 'sparse_tensor.concatenate' op attribute 'dimension' failed to satisfy constraint: dimension attribute}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : i64} : tensor<2x4xf64, #CSR>, tensor<3x4xf64, #CSR> to tensor<5x4xf64, #CSR>
  return
}

// -----

func.func @f(%a: tensor<f64>, %b: tensor<f64>) {
  // expected-error @+1 {{Concat-dimension is out of bounds for dimension-rank (0 >= 0)}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<f64>, tensor<f64> to tensor<f64>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{Need at least two tensors to concatenate.}}
  %0 = "sparse_tensor.concatenate"() <{dimension = 0 : index}> : () -> tensor<2x3xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<*xf64>) {
  // expected-error @+1 {{'sparse_tensor.concatenate' op operand #0 must be variadic of ranked tensor of any type values, but got 'tensor<*xf64>'}}
  %0 = sparse_tensor.concatenate %a, %a {dimension = 0 : index} : tensor<*xf64>, tensor<*xf64> to tensor<5x4xf64, #CSR>
  return
}

// -----

#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, ?)>, j : #sparse_tensor<slice(?, 4, 2)>) -> (
      i : dense, j : compressed)
}>

func.func @f(%s: tensor<8x8xf64, #Slice>) {
  // expected-error @+1 {{requested dimension out of bound}}
  %0 = sparse_tensor.slice.stride %s at 2 : tensor<8x8xf64, #Slice>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: tensor<8x8xf64, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.slice.offset' op operand #0 must be sparse tensor slice of any type values, but got 'tensor<8x8xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>'}}
  %0 = sparse_tensor.slice.offset %s at 1 : tensor<8x8xf64, #CSR>
  return
}

// -----

func.func @f(%s: tensor<8x8xf64>) {
  // expected-error @+1 {{'sparse_tensor.slice.stride' op operand #0 must be sparse tensor slice of any type values, but got 'tensor<8x8xf64>'}}
  %0 = sparse_tensor.slice.stride %s at 1 : tensor<8x8xf64>
  return
}

// -----

#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, ?)>, j : #sparse_tensor<slice(?, 4, 2)>) -> (
      i : dense, j : compressed)
}>

func.func @f(%s: tensor<8x8xf64, #Slice>) {
  // expected-error @+1 {{custom op 'sparse_tensor.slice.stride' expected 'at'}}
  %0 = sparse_tensor.slice.stride %s 1 : tensor<8x8xf64, #Slice>
  return
}

// -----

#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, ?)>, j : #sparse_tensor<slice(?, 4, 2)>) -> (
      i : dense, j : compressed)
}>

func.func @f(%s: tensor<8x8xf64, #Slice>) {
  // expected-error @+1 {{'sparse_tensor.slice.stride' op attribute 'dim' failed to satisfy constraint: index attribute}}
  %0 = "sparse_tensor.slice.stride"(%s) <{dim = 1 : i64}> : (tensor<8x8xf64, #Slice>) -> index
  return
}

// -----

#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, ?)>, j : #sparse_tensor<slice(?, 4, 2)>) -> (
      i : dense, j : compressed)
}>

func.func @f(%s: tensor<8x8xf64, #Slice>) {
  // expected-error @+1 {{'sparse_tensor.slice.offset' op requires attribute 'dim'}}
  %0 = "sparse_tensor.slice.offset"(%s) : (tensor<8x8xf64, #Slice>) -> index
  return
}

// -----

func.func @f(%t: tensor<8x8xf64>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.lvl' op operand #0 must be sparse tensor of any type values, but got 'tensor<8x8xf64>'}}
  %0 = sparse_tensor.lvl %t, %i : tensor<8x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x8xf64, #CSR>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.lvl' op result #0 must be index, but got 'i32'}}
  %0 = "sparse_tensor.lvl"(%t, %i) : (tensor<8x8xf64, #CSR>, index) -> i32
  return
}

// -----

#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>

func.func @f(%i: index) {
  // expected-error @+1 {{Coordinate rank mismatch with encoding}}
  %0:4 = sparse_tensor.crd_translate dim_to_lvl[%i] as #BSR : index, index, index, index
  return
}

// -----

#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>

func.func @f(%i: index) {
  // expected-error @+2 {{custom op 'sparse_tensor.crd_translate' expected ::mlir::sparse_tensor::CrdTransDirectionKind to be one of: dim_to_lvl, lvl_to_dim}}
  // expected-error @+1 {{custom op 'sparse_tensor.crd_translate' failed to parse SparseTensorCrdTransDirectionAttr parameter 'value' which is to be a `::mlir::sparse_tensor::CrdTransDirectionKind`}}
  %0:2 = sparse_tensor.crd_translate up_to_down [%i, %i] as #BSR : index, index
  return
}

// -----

#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>

func.func @f(%i: index) {
  // expected-error @+1 {{'sparse_tensor.crd_translate' op result #3 must be variadic of index, but got 'i32'}}
  %0:4 = sparse_tensor.crd_translate dim_to_lvl[%i, %i] as #BSR : index, index, index, i32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'sparse_tensor.crd_translate' op requires attribute 'encoder'}}
  %0:4 = "sparse_tensor.crd_translate"(%i, %i) <{direction = #sparse_tensor<CrdTransDirection dim_to_lvl>}> : (index, index) -> (index, index, index, index)
  return
}

// -----

#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>

func.func @f(%i: index) {
  // expected-error @+1 {{invalid properties {direction = 0 : i32, encoder = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>} for op sparse_tensor.crd_translate: Invalid attribute `direction` in property conversion: 0 : i32}}
  %0:4 = "sparse_tensor.crd_translate"(%i, %i) <{direction = 0 : i32, encoder = #BSR}> : (index, index) -> (index, index, index, index)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'sparse_tensor.new' op result #0 must be sparse tensor of any type values, but got 'tensor<8x8xf32>'}}
  %0 = sparse_tensor.new %i : index to tensor<8x8xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'sparse_tensor.new' invalid kind of type specified: expected builtin.tensor, but found 'memref<8x8xf32>'}}
  %0 = sparse_tensor.new %i : index to memref<8x8xf32>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%i: index) {
  // expected-error @+1 {{'sparse_tensor.new' op requires a single operand}}
  %0 = "sparse_tensor.new"() : () -> tensor<8x8xf32, #CSR>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.out' op operand #0 must be sparse tensor of any type values, but got 'tensor<8x8xf32>'}}
  sparse_tensor.out %t, %i : tensor<8x8xf32>, index
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>) {
  // expected-error @+1 {{'sparse_tensor.print' op operand #0 must be sparse tensor of any type values, but got 'tensor<8x8xf32>'}}
  sparse_tensor.print %t : tensor<8x8xf32>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x8xf32, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.print' op requires a single operand}}
  "sparse_tensor.print"(%t, %t) : (tensor<8x8xf32, #CSR>, tensor<8x8xf32, #CSR>) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'sparse_tensor.has_runtime_library' op result #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = "sparse_tensor.has_runtime_library"() : () -> i32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'sparse_tensor.has_runtime_library' op requires zero operands}}
  %0 = "sparse_tensor.has_runtime_library"(%i) : (index) -> i1
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'sparse_tensor.unknown' is unknown}}
  sparse_tensor.unknown %i : index
  return
}
