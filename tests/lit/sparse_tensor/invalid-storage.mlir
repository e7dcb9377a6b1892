// RUN: pyopt %s --split-input-file --verify-diagnostics

// Ops on the arrays of a storage: what the parser and the verifier reject.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+1 {{unexpected type for positions}}
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<8x4xf64, #CSR> to memref<?xi32>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+2 {{'sparse_tensor.positions' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<4xindex>'}}
  // expected-error @+1 {{'sparse_tensor.positions' op failed to infer returned types}}
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<8x4xf64, #CSR> to memref<4xindex>
  return
}

// -----

func.func @f(%a: tensor<8x4xf64>) {
  // expected-error @+1 {{'sparse_tensor.positions' op operand #0 must be sparse tensor of any type values, but got 'tensor<8x4xf64>'}}
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<8x4xf64> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.positions' op requires attribute 'level'}}
  %0 = sparse_tensor.positions %a : tensor<8x4xf64, #CSR> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+1 {{custom op 'sparse_tensor.positions' 'sparse_tensor.positions' op attribute 'level' failed to satisfy constraint: level attribute}}
  %0 = sparse_tensor.positions %a {level = 1} : tensor<8x4xf64, #CSR> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+1 {{custom op 'sparse_tensor.positions' invalid kind of type specified: expected builtin.memref, but found 'tensor<?xindex>'}}
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<8x4xf64, #CSR> to tensor<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.positions' op result #0 must be non-0-ranked.memref of any type values, but got 'memref<index>'}}
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<8x4xf64, #CSR> to memref<index>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+1 {{requested level is out of bounds}}
  %0 = "sparse_tensor.positions"(%a) <{level = -1 : index}> : (tensor<8x4xf64, #CSR>) -> memref<?xindex>
  return
}

// -----

func.func @f(%a: memref<8x4xf64>) {
  // expected-error @+1 {{custom op 'sparse_tensor.positions' invalid kind of type specified: expected builtin.tensor, but found 'memref<8x4xf64>'}}
  %0 = sparse_tensor.positions %a {level = 1 : index} : memref<8x4xf64> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+1 {{requested level is out of bounds}}
  %0 = sparse_tensor.coordinates %a {level = 2 : index} : tensor<8x4xf64, #CSR> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+1 {{unexpected type for coordinates}}
  %0 = sparse_tensor.coordinates %a {level = 1 : index} : tensor<8x4xf64, #CSR> to memref<?xi32>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @f(%a: tensor<8x4xf64, #COO>) {
  // expected-error @+2 {{'sparse_tensor.coordinates' op inferred type(s) 'memref<?xindex, strided<[?], offset: ?>>' are incompatible with return type(s) of operation 'memref<?xindex>'}}
  // expected-error @+1 {{'sparse_tensor.coordinates' op failed to infer returned types}}
  %0 = sparse_tensor.coordinates %a {level = 1 : index} : tensor<8x4xf64, #COO> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.coordinates' op requires attribute 'level'}}
  %0 = sparse_tensor.coordinates %a : tensor<8x4xf64, #CSR> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+1 {{expected sparse tensor with a COO region}}
  %0 = sparse_tensor.coordinates_buffer %a : tensor<8x4xf64, #CSR> to memref<?xindex>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @f(%a: tensor<8x4xf64, #COO>) {
  // expected-error @+2 {{'sparse_tensor.coordinates_buffer' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<?xi8>'}}
  // expected-error @+1 {{'sparse_tensor.coordinates_buffer' op failed to infer returned types}}
  %0 = sparse_tensor.coordinates_buffer %a : tensor<8x4xf64, #COO> to memref<?xi8>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+1 {{unexpected mismatch in element types}}
  %0 = sparse_tensor.values %a : tensor<8x4xf64, #CSR> to memref<?xf32>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+2 {{'sparse_tensor.values' op inferred type(s) 'memref<?xf64>' are incompatible with return type(s) of operation 'memref<8xf64>'}}
  // expected-error @+1 {{'sparse_tensor.values' op failed to infer returned types}}
  %0 = sparse_tensor.values %a : tensor<8x4xf64, #CSR> to memref<8xf64>
  return
}

// -----

func.func @f(%a: tensor<8x4xf64>) {
  // expected-error @+1 {{'sparse_tensor.values' op operand #0 must be sparse tensor of any type values, but got 'tensor<8x4xf64>'}}
  %0 = sparse_tensor.values %a : tensor<8x4xf64> to memref<?xf64>
  return
}

// -----

func.func @f(%a: tensor<8x4xf64>) {
  // expected-error @+1 {{'sparse_tensor.number_of_entries' op operand #0 must be sparse tensor of any type values, but got 'tensor<8x4xf64>'}}
  %0 = sparse_tensor.number_of_entries %a : tensor<8x4xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%a: tensor<8x4xf64, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.number_of_entries' op result #0 must be index, but got 'i64'}}
  %0 = "sparse_tensor.number_of_entries"(%a) : (tensor<8x4xf64, #CSR>) -> i64
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%p: tensor<9xindex>, %c: tensor<20xindex>, %v: tensor<20xf64>) {
  // expected-error @+1 {{the sparse-tensor must have static shape}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<9xindex>, tensor<20xindex>), tensor<20xf64> to tensor<?x4xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%p: tensor<9xindex>, %c: tensor<20xindex>, %v: tensor<20xf64>) {
  // expected-error @+1 {{inconsistent number of fields between input/output}}
  %0 = sparse_tensor.assemble (%p), %v : (tensor<9xindex>), tensor<20xf64> to tensor<8x4xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%p: tensor<9xindex>, %c: tensor<20xi32>, %v: tensor<20xf64>) {
  // expected-error @+1 {{input/output element-types don't match}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<9xindex>, tensor<20xi32>), tensor<20xf64> to tensor<8x4xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%p: tensor<9xf32>, %c: tensor<20xindex>, %v: tensor<20xf64>) {
  // expected-error @+1 {{'sparse_tensor.assemble' op operand #0 must be variadic of ranked tensor of signless integer or index values, but got 'tensor<9xf32>'}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<9xf32>, tensor<20xindex>), tensor<20xf64> to tensor<8x4xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%p: tensor<9xindex>, %c: tensor<20xindex>, %v: f64) {
  // expected-error @+1 {{custom op 'sparse_tensor.assemble' invalid kind of type specified: expected builtin.tensor, but found 'f64'}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<9xindex>, tensor<20xindex>), f64 to tensor<8x4xf64, #CSR>
  return
}

// -----

func.func @f(%p: tensor<9xindex>, %c: tensor<20xindex>, %v: tensor<20xf64>) {
  // expected-error @+1 {{'sparse_tensor.assemble' op result #0 must be sparse tensor of any type values, but got 'tensor<8x4xf64>'}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<9xindex>, tensor<20xindex>), tensor<20xf64> to tensor<8x4xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%p: tensor<9xindex>, %c: tensor<20xindex>, %v: tensor<20xf64>) {
  // expected-error @+1 {{custom op 'sparse_tensor.assemble' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<9xindex>), tensor<20xf64> to tensor<8x4xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x4xf64, #CSR>, %p: tensor<9xindex>, %c: tensor<20xindex>,
             %v: tensor<20xf64>) {
  // expected-error @+1 {{output values and return value type mismatch}}
  %rp, %rc, %rv, %pl, %cl, %vl = sparse_tensor.disassemble %t : tensor<8x4xf64, #CSR> out_lvls(%p, %c : tensor<9xindex>, tensor<20xindex>) out_vals(%v : tensor<20xf64>) -> (tensor<9xindex>, tensor<20xindex>), tensor<?xf64>, (index, index), index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x4xf64, #CSR>, %p: tensor<9xindex>, %c: tensor<20xindex>,
             %v: tensor<20xf64>) {
  // expected-error @+1 {{output levels and return levels type mismatch}}
  %rp, %rc, %rv, %pl, %cl, %vl = sparse_tensor.disassemble %t : tensor<8x4xf64, #CSR> out_lvls(%p, %c : tensor<9xindex>, tensor<20xindex>) out_vals(%v : tensor<20xf64>) -> (tensor<9xindex>, tensor<?xindex>), tensor<20xf64>, (index, index), index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x4xf64, #CSR>, %p: tensor<9xindex>, %c: tensor<20xindex>,
             %v: tensor<20xf64>) {
  // expected-error @+1 {{'sparse_tensor.disassemble' op result #4 must be variadic of scalar like, but got 'f32'}}
  %rp, %rc, %rv, %pl, %cl, %vl = sparse_tensor.disassemble %t : tensor<8x4xf64, #CSR> out_lvls(%p, %c : tensor<9xindex>, tensor<20xindex>) out_vals(%v : tensor<20xf64>) -> (tensor<9xindex>, tensor<20xindex>), tensor<20xf64>, (index, f32), index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x4xf64, #CSR>, %p: tensor<9xindex>, %c: tensor<20xindex>,
             %v: tensor<20xf64>) {
  // expected-error @+1 {{'sparse_tensor.disassemble' op result #2 must be variadic of scalar like, but got 'tensor<20xf64>'}}
  %0:5 = "sparse_tensor.disassemble"(%t, %p, %c, %v) : (tensor<8x4xf64, #CSR>, tensor<9xindex>, tensor<20xindex>, tensor<20xf64>) -> (tensor<9xindex>, tensor<20xindex>, tensor<20xf64>, index, index)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error @+1 {{missing level argument}}
  %0 = sparse_tensor.storage_specifier.get %s lvl_sz : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error @+1 {{redundant level argument for querying value memory size}}
  %0 = sparse_tensor.storage_specifier.get %s val_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @f(%s: !sparse_tensor.storage_specifier<#COO>) {
  // expected-error @+1 {{requested position memory size on a singleton level}}
  %0 = sparse_tensor.storage_specifier.get %s pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#COO>
  return
}

// -----

#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, ?)>, j : #sparse_tensor<slice(?, 4, 2)>) -> (
      i : dense, j : compressed)
}>

func.func @f(%s: !sparse_tensor.storage_specifier<#Slice>) {
  // expected-error @+1 {{requested level is out of bounds}}
  %0 = sparse_tensor.storage_specifier.get %s dim_stride at 2 : !sparse_tensor.storage_specifier<#Slice>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error @+2 {{custom op 'sparse_tensor.storage_specifier.get' expected ::mlir::sparse_tensor::StorageSpecifierKind to be one of: lvl_sz, pos_mem_sz, crd_mem_sz, val_mem_sz, dim_offset, dim_stride}}
  // expected-error @+1 {{custom op 'sparse_tensor.storage_specifier.get' failed to parse SparseTensorStorageSpecifierKindAttr parameter 'value' which is to be a `::mlir::sparse_tensor::StorageSpecifierKind`}}
  %0 = sparse_tensor.storage_specifier.get %s strange at 0 : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error @+2 {{custom op 'sparse_tensor.storage_specifier.get' expected valid keyword or string}}
  // expected-error @+1 {{custom op 'sparse_tensor.storage_specifier.get' failed to parse SparseTensorStorageSpecifierKindAttr parameter 'value' which is to be a `::mlir::sparse_tensor::StorageSpecifierKind`}}
  %0 = sparse_tensor.storage_specifier.get %s 3 at 0 : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error @+1 {{custom op 'sparse_tensor.storage_specifier.get' invalid kind of attribute specified}}
  %0 = sparse_tensor.storage_specifier.get %s lvl_sz at "x" : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

func.func @f(%s: index) {
  // expected-error @+1 {{'sparse_tensor.storage_specifier.get' op operand #0 must be metadata, but got 'index'}}
  %0 = sparse_tensor.storage_specifier.get %s lvl_sz at 1 : index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error @+1 {{'sparse_tensor.storage_specifier.get' op requires attribute 'specifierKind'}}
  %0 = "sparse_tensor.storage_specifier.get"(%s) <{level = 1 : index}> : (!sparse_tensor.storage_specifier<#CSR>) -> index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error @+1 {{invalid properties {level = 1 : index, specifierKind = 0 : i32} for op sparse_tensor.storage_specifier.get: Invalid attribute `specifierKind` in property conversion: 0 : i32}}
  %0 = "sparse_tensor.storage_specifier.get"(%s) <{level = 1 : index, specifierKind = 0 : i32}> : (!sparse_tensor.storage_specifier<#CSR>) -> index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error @+1 {{'sparse_tensor.storage_specifier.get' op attribute 'level' failed to satisfy constraint: level attribute}}
  %0 = "sparse_tensor.storage_specifier.get"(%s) <{level = 1 : i32, specifierKind = #sparse_tensor<kind lvl_sz>}> : (!sparse_tensor.storage_specifier<#CSR>) -> index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>, %n: index) {
  // expected-error @+1 {{requested slice data on non-slice tensor}}
  %0 = sparse_tensor.storage_specifier.set %s dim_offset at 0 with %n : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>, %n: index) {
  // expected-error @+1 {{'sparse_tensor.storage_specifier.set' op failed to verify that all of {result, specifier} have same type}}
  %0 = "sparse_tensor.storage_specifier.set"(%s, %n) <{level = 1 : index, specifierKind = #sparse_tensor<kind lvl_sz>}> : (!sparse_tensor.storage_specifier<#CSR>, index) -> !sparse_tensor.storage_specifier<#COO>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'sparse_tensor.storage_specifier.init' op result #0 must be metadata, but got 'index'}}
  %0 = sparse_tensor.storage_specifier.init : index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error @+1 {{custom op 'sparse_tensor.storage_specifier.init' number of operands and types do not match: got 0 operands and 1 types}}
  %0 = sparse_tensor.storage_specifier.init : from !sparse_tensor.storage_specifier<#CSR> to !sparse_tensor.storage_specifier<#CSR>
  return
}
