// RUN: pyopt --split-input-file --one-shot-bufferize="test-analysis-only dump-alias-sets" %s | FileCheck %s

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>

func.func @convert(%t: tensor<8xf32>) -> tensor<8xf32, #V> {
  %0 = sparse_tensor.convert %t : tensor<8xf32> to tensor<8xf32, #V>
  return %0 : tensor<8xf32, #V>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT{LITERAL}:   func.func @convert(%arg0: tensor<8xf32>) -> tensor<8xf32, #sparse> attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
// CHECK-NEXT{LITERAL}:     %0 = sparse_tensor.convert %arg0 {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%0"]]} : tensor<8xf32> to tensor<8xf32, #sparse>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<8xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>

func.func @insert_and_load(%i: index, %v: f32) -> tensor<8xf32, #V> {
  %e = tensor.empty() : tensor<8xf32, #V>
  %0 = tensor.insert %v into %e[%i] : tensor<8xf32, #V>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8xf32, #V>
  return %1 : tensor<8xf32, #V>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @insert_and_load(%arg0: index, %arg1: f32) -> tensor<8xf32, #sparse> {
// CHECK-NEXT{LITERAL}:     %0 = tensor.empty() {__opresult_alias_set_attr__ = [["%1", "%inserted", "%0"]]} : tensor<8xf32, #sparse>
// CHECK-NEXT{LITERAL}:     %inserted = tensor.insert %arg1 into %0[%arg0] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%1", "%inserted", "%0"]]} : tensor<8xf32, #sparse>
// CHECK-NEXT{LITERAL}:     %1 = sparse_tensor.load %inserted hasInserts {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%1", "%inserted", "%0"]]} : tensor<8xf32, #sparse>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true"]} %1 : tensor<8xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>

func.func @storage(%t: tensor<8xf32, #V>)
    -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, index) {
  %p = sparse_tensor.positions %t {level = 0 : index} : tensor<8xf32, #V> to memref<?xindex>
  %c = sparse_tensor.coordinates %t {level = 0 : index} : tensor<8xf32, #V> to memref<?xindex>
  %v = sparse_tensor.values %t : tensor<8xf32, #V> to memref<?xf32>
  %n = sparse_tensor.number_of_entries %t : tensor<8xf32, #V>
  return %p, %c, %v, %n : memref<?xindex>, memref<?xindex>, memref<?xf32>, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT{LITERAL}:   func.func @storage(%arg0: tensor<8xf32, #sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, index) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {__inplace_operands_attr__ = ["true"], level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {__inplace_operands_attr__ = ["true"], level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg0 {__inplace_operands_attr__ = ["true"]} : tensor<8xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:     %3 = sparse_tensor.number_of_entries %arg0 {__inplace_operands_attr__ = ["true"]} : tensor<8xf32, #sparse>
// CHECK-NEXT:     return %0, %1, %2, %3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>

func.func @coo_buffer(%t: tensor<8x8xf32, #C>) -> memref<?xindex> {
  %c = sparse_tensor.coordinates_buffer %t : tensor<8x8xf32, #C> to memref<?xindex>
  return %c : memref<?xindex>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT{LITERAL}:   func.func @coo_buffer(%arg0: tensor<8x8xf32, #sparse>) -> memref<?xindex> attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
// CHECK-NEXT:     %0 = sparse_tensor.coordinates_buffer %arg0 {__inplace_operands_attr__ = ["true"]} : tensor<8x8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     return %0 : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>

func.func @new(%s: !llvm.ptr, %t: tensor<8xf32>, %u: tensor<8xf32, #V>)
    -> (tensor<8xf32, #V>, tensor<16xf32, #V>) {
  %0 = sparse_tensor.new %s : !llvm.ptr to tensor<8xf32, #V>
  %1 = sparse_tensor.concatenate %0, %u {dimension = 0 : index}
      : tensor<8xf32, #V>, tensor<8xf32, #V> to tensor<16xf32, #V>
  return %0, %1 : tensor<8xf32, #V>, tensor<16xf32, #V>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT{LITERAL}:   func.func @new(%arg0: !llvm.ptr, %arg1: tensor<8xf32>, %arg2: tensor<8xf32, #sparse>) -> (tensor<8xf32, #sparse>, tensor<16xf32, #sparse>) attributes {__bbarg_alias_set_attr__ = [[[["%arg1"], ["%arg2"]]]]} {
// CHECK-NEXT{LITERAL}:     %0 = sparse_tensor.new %arg0 {__opresult_alias_set_attr__ = [["%0"]]} : !llvm.ptr to tensor<8xf32, #sparse>
// CHECK-NEXT{LITERAL}:     %1 = sparse_tensor.concatenate %0, %arg2 {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%1"]], dimension = 0 : index} : tensor<8xf32, #sparse>, tensor<8xf32, #sparse> to tensor<16xf32, #sparse>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true", "true"]} %0, %1 : tensor<8xf32, #sparse>, tensor<16xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>

func.func @assemble(%p: tensor<2xindex>, %c: tensor<4xindex>, %v: tensor<4xf32>)
    -> tensor<8xf32, #V> {
  %0 = sparse_tensor.assemble (%p, %c), %v
      : (tensor<2xindex>, tensor<4xindex>), tensor<4xf32> to tensor<8xf32, #V>
  return %0 : tensor<8xf32, #V>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT{LITERAL}:   func.func @assemble(%arg0: tensor<2xindex>, %arg1: tensor<4xindex>, %arg2: tensor<4xf32>) -> tensor<8xf32, #sparse> attributes {__bbarg_alias_set_attr__ = [[[["%arg0"], ["%arg1"], ["%arg2"]]]]} {
// CHECK-NEXT{LITERAL}:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 {__inplace_operands_attr__ = ["false", "false", "false"], __opresult_alias_set_attr__ = [["%0"]]} : (tensor<2xindex>, tensor<4xindex>), tensor<4xf32> to tensor<8xf32, #sparse>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<8xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>

func.func @disassemble(%t: tensor<8xf32, #V>, %p: tensor<2xindex>, %c: tensor<4xindex>,
                       %v: tensor<4xf32>) -> (tensor<2xindex>, tensor<4xindex>, tensor<4xf32>) {
  %a, %b, %d, %l, %m, %n = sparse_tensor.disassemble %t
      : tensor<8xf32, #V> out_lvls(%p, %c : tensor<2xindex>, tensor<4xindex>)
      out_vals(%v : tensor<4xf32>)
      -> (tensor<2xindex>, tensor<4xindex>), tensor<4xf32>, (index, index), index
  return %a, %b, %d : tensor<2xindex>, tensor<4xindex>, tensor<4xf32>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT{LITERAL}:   func.func @disassemble(%arg0: tensor<8xf32, #sparse>, %arg1: tensor<2xindex>, %arg2: tensor<4xindex>, %arg3: tensor<4xf32>) -> (tensor<2xindex>, tensor<4xindex>, tensor<4xf32>) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"], ["%arg1"], ["%arg2"], ["%arg3"]]]]} {
// CHECK-NEXT{LITERAL}:     %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %arg0 {__inplace_operands_attr__ = ["true", "false", "false", "false"], __opresult_alias_set_attr__ = [["%ret_levels#0"], ["%ret_levels#1"], ["%ret_values"]]} : tensor<8xf32, #sparse> out_lvls(%arg1, %arg2 : tensor<2xindex>, tensor<4xindex>) out_vals(%arg3 : tensor<4xf32>) -> (tensor<2xindex>, tensor<4xindex>), tensor<4xf32>, (index, index), index
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true", "true", "true"]} %ret_levels#0, %ret_levels#1, %ret_values : tensor<2xindex>, tensor<4xindex>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An elementwise op on a sparse output is not in place: its storage may move.

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#id = affine_map<(d0) -> (d0)>

func.func @elementwise(%a: tensor<8xf32, #V>, %i: index, %v: f32) -> tensor<8xf32, #V> {
  %e = tensor.empty() : tensor<8xf32, #V>
  %f = tensor.insert %v into %e[%i] : tensor<8xf32, #V>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%f : tensor<8xf32, #V>)
      outs(%f : tensor<8xf32, #V>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8xf32, #V>
  return %0 : tensor<8xf32, #V>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT{LITERAL}:   func.func @elementwise(%arg0: tensor<8xf32, #sparse>, %arg1: index, %arg2: f32) -> tensor<8xf32, #sparse> attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
// CHECK-NEXT{LITERAL}:     %0 = tensor.empty() {__opresult_alias_set_attr__ = [["%inserted", "%0"]]} : tensor<8xf32, #sparse>
// CHECK-NEXT{LITERAL}:     %inserted = tensor.insert %arg2 into %0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted", "%0"]]} : tensor<8xf32, #sparse>
// CHECK-NEXT{LITERAL}:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inserted : tensor<8xf32, #sparse>) outs(%inserted : tensor<8xf32, #sparse>) attrs =  {__inplace_operands_attr__ = ["true", "false"], __opresult_alias_set_attr__ = [["%1"]]} {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<8xf32, #sparse>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true"]} %1 : tensor<8xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sparse_constant(%i: index) -> f32 {
  %0 = arith.constant sparse<[[0], [3]], [1.0, 2.0]> : tensor<8xf32>
  %x = tensor.extract %0[%i] : tensor<8xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sparse_constant(%arg0: index) -> f32 {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant {__opresult_alias_set_attr__ = [["%cst"]]} sparse<[[0], [3]], [1.000000e+00, 2.000000e+00]> : tensor<8xf32>
// CHECK-NEXT:     %extracted = tensor.extract %cst[%arg0] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
