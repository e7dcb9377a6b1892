// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Casts that forget and assert extents, and of unranked tensors.
func.func @f(%t: tensor<4x?xf32>, %u: tensor<*xf32>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<*xf32>
  %1 = tensor.cast %u : tensor<*xf32> to tensor<?x8xf32>
  %2 = tensor.cast %t {keep} : tensor<4x?xf32> to tensor<4x8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<*xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<*xf32> to tensor<?x8xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %arg0 {keep} : tensor<4x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>):
// GENERIC-NEXT:     %0 = "tensor.cast"(%arg0) : (tensor<4x?xf32>) -> tensor<*xf32>
// GENERIC-NEXT:     %1 = "tensor.cast"(%arg1) : (tensor<*xf32>) -> tensor<?x8xf32>
// GENERIC-NEXT:     %2 = "tensor.cast"(%arg0) {keep} : (tensor<4x?xf32>) -> tensor<4x8xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Bitcast has no name of its own for its result.
func.func @f(%t: tensor<4x?xf32>, %u: tensor<*xui8>) {
  %0 = tensor.bitcast %t : tensor<4x?xf32> to tensor<4x?xi32>
  %1 = tensor.bitcast %u : tensor<*xui8> to tensor<2xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<*xui8>) {
// CHECK-NEXT:     %0 = tensor.bitcast %arg0 : tensor<4x?xf32> to tensor<4x?xi32>
// CHECK-NEXT:     %1 = tensor.bitcast %arg1 : tensor<*xui8> to tensor<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xui8>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<*xui8>):
// GENERIC-NEXT:     %0 = "tensor.bitcast"(%arg0) : (tensor<4x?xf32>) -> tensor<4x?xi32>
// GENERIC-NEXT:     %1 = "tensor.bitcast"(%arg1) : (tensor<*xui8>) -> tensor<2xi8>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Collapse, down to rank 0 as well.
func.func @f(%t: tensor<4x3x?xf32>, %o: tensor<1x1xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x3x?xf32> into tensor<12x?xf32>
  %1 = tensor.collapse_shape %t [[0, 1, 2]] {a = 1 : i8} : tensor<4x3x?xf32> into tensor<?xf32>
  %2 = tensor.collapse_shape %o [] : tensor<1x1xf32> into tensor<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x3x?xf32>, %arg1: tensor<1x1xf32>) {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<4x3x?xf32> into tensor<12x?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed_0 = tensor.collapse_shape %arg0 [[0, 1, 2]] {a = 1 : i8} : tensor<4x3x?xf32> into tensor<?xf32>
// CHECK-NEXT:     %collapsed_1 = tensor.collapse_shape %arg1 [] : tensor<1x1xf32> into tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x3x?xf32>, tensor<1x1xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x3x?xf32>, %arg1: tensor<1x1xf32>):
// GENERIC-NEXT{LITERAL}:     %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<4x3x?xf32>) -> tensor<12x?xf32>
// GENERIC-NEXT{LITERAL}:     %1 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1, 2]]}> {a = 1 : i8} : (tensor<4x3x?xf32>) -> tensor<?xf32>
// GENERIC-NEXT:     %2 = "tensor.collapse_shape"(%arg1) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Concat.
func.func @f(%t: tensor<4x?xf32>, %u: tensor<?x3xf32>) {
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x?xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = tensor.concat dim(1) %t {a} : (tensor<4x?xf32>) -> tensor<4x9xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<?x3xf32>) {
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<4x?xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     %concat_0 = tensor.concat dim(1) %arg0 {a} : (tensor<4x?xf32>) -> tensor<4x9xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<?x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<?x3xf32>):
// GENERIC-NEXT:     %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<4x?xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// GENERIC-NEXT:     %1 = "tensor.concat"(%arg0) <{dim = 1 : i64}> {a} : (tensor<4x?xf32>) -> tensor<4x9xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Dim, with attributes before the operands.
func.func @f(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index) {
  %0 = tensor.dim %t, %i : tensor<4x?xf32>
  %1 = tensor.dim %u, %i : tensor<*xf32>
  %2 = tensor.dim {a = "b"} %t, %i : tensor<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: index) {
// CHECK-NEXT:     %dim = tensor.dim %arg0, %arg2 : tensor<4x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %arg2 : tensor<*xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim {a = "b"} %arg0, %arg2 : tensor<4x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xf32>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: index):
// GENERIC-NEXT:     %0 = "tensor.dim"(%arg0, %arg2) : (tensor<4x?xf32>, index) -> index
// GENERIC-NEXT:     %1 = "tensor.dim"(%arg1, %arg2) : (tensor<*xf32>, index) -> index
// GENERIC-NEXT:     %2 = "tensor.dim"(%arg0, %arg2) {a = "b"} : (tensor<4x?xf32>, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Extract, with any number of indices.
func.func @f(%t: tensor<4x?xf32>, %o: tensor<i1>, %v: tensor<?xvector<4xf32>>, %i: index) {
  %0 = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  %1 = tensor.extract %o[] : tensor<i1>
  %2 = tensor.extract %v[%i] {a} : tensor<?xvector<4xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<i1>, %arg2: tensor<?xvector<4xf32>>, %arg3: index) {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg3, %arg3] : tensor<4x?xf32>
// CHECK-NEXT:     %extracted_0 = tensor.extract %arg1[] : tensor<i1>
// CHECK-NEXT:     %extracted_1 = tensor.extract %arg2[%arg3] {a} : tensor<?xvector<4xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<i1>, tensor<?xvector<4xf32>>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<i1>, %arg2: tensor<?xvector<4xf32>>, %arg3: index):
// GENERIC-NEXT:     %0 = "tensor.extract"(%arg0, %arg3, %arg3) : (tensor<4x?xf32>, index, index) -> f32
// GENERIC-NEXT:     %1 = "tensor.extract"(%arg1) : (tensor<i1>) -> i1
// GENERIC-NEXT:     %2 = "tensor.extract"(%arg2, %arg3) {a} : (tensor<?xvector<4xf32>>, index) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Slices: static, dynamic, with dropped unit dimensions.
func.func @f(%t: tensor<4x?x8xf32>, %i: index, %n: index, %s: index) {
  %0 = tensor.extract_slice %t[0, 1, 2] [4, 5, 6] [1, 1, 1] : tensor<4x?x8xf32> to tensor<4x5x6xf32>
  %1 = tensor.extract_slice %t[%i, 1, %i] [1, %n, 6] [%s, 1, 2]
      : tensor<4x?x8xf32> to tensor<?x6xf32>
  %2 = tensor.extract_slice %t[0, 0, 0] [1, 1, 1] [1, 1, 1] {a} : tensor<4x?x8xf32> to tensor<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?x8xf32>, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 1, 2] [4, 5, 6] [1, 1, 1] : tensor<4x?x8xf32> to tensor<4x5x6xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[%arg1, 1, %arg1] [1, %arg2, 6] [%arg3, 1, 2] : tensor<4x?x8xf32> to tensor<?x6xf32>
// CHECK-NEXT:     %extracted_slice_1 = tensor.extract_slice %arg0[0, 0, 0] [1, 1, 1] [1, 1, 1] {a} : tensor<4x?x8xf32> to tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?x8xf32>, index, index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?x8xf32>, %arg1: index, %arg2: index, %arg3: index):
// GENERIC-NEXT:     %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1, 2>, static_sizes = array<i64: 4, 5, 6>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x?x8xf32>) -> tensor<4x5x6xf32>
// GENERIC-NEXT:     %1 = "tensor.extract_slice"(%arg0, %arg1, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, static_offsets = array<i64: -9223372036854775808, 1, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808, 6>, static_strides = array<i64: -9223372036854775808, 1, 2>}> : (tensor<4x?x8xf32>, index, index, index, index) -> tensor<?x6xf32>
// GENERIC-NEXT:     %2 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> {a} : (tensor<4x?x8xf32>) -> tensor<f32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A slice of rank 0.
func.func @f(%t: tensor<f32>) {
  %0 = tensor.extract_slice %t[] [] [] : tensor<f32> to tensor<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<f32>) {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[] [] [] : tensor<f32> to tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<f32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<f32>):
// GENERIC-NEXT:     %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64>}> : (tensor<f32>) -> tensor<f32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// From_elements, none as well.
func.func @f(%a: f32, %b: f32) {
  %0 = tensor.from_elements %a, %b, %b, %a : tensor<2x2xf32>
  %1 = tensor.from_elements %a {x} : tensor<f32>
  %2 = tensor.from_elements : tensor<0xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32) {
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg0, %arg1, %arg1, %arg0 : tensor<2x2xf32>
// CHECK-NEXT:     %from_elements_0 = tensor.from_elements %arg0 {x} : tensor<f32>
// CHECK-NEXT:     %from_elements_1 = tensor.from_elements  : tensor<0xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f32):
// GENERIC-NEXT:     %0 = "tensor.from_elements"(%arg0, %arg1, %arg1, %arg0) : (f32, f32, f32, f32) -> tensor<2x2xf32>
// GENERIC-NEXT:     %1 = "tensor.from_elements"(%arg0) {x} : (f32) -> tensor<f32>
// GENERIC-NEXT:     %2 = "tensor.from_elements"() : () -> tensor<0xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Insert.
func.func @f(%t: tensor<4x?xf32>, %o: tensor<f32>, %f: f32, %i: index) {
  %0 = tensor.insert %f into %t[%i, %i] : tensor<4x?xf32>
  %1 = tensor.insert %f into %o[] {a} : tensor<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<f32>, %arg2: f32, %arg3: index) {
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg3, %arg3] : tensor<4x?xf32>
// CHECK-NEXT:     %inserted_0 = tensor.insert %arg2 into %arg1[] {a} : tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<f32>, f32, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<f32>, %arg2: f32, %arg3: index):
// GENERIC-NEXT:     %0 = "tensor.insert"(%arg2, %arg0, %arg3, %arg3) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
// GENERIC-NEXT:     %1 = "tensor.insert"(%arg2, %arg1) {a} : (f32, tensor<f32>) -> tensor<f32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Insert_slice, also of lower rank.
func.func @f(%t: tensor<4x?x8xf32>, %s: tensor<?x8xf32>, %w: tensor<2x2x8xf32>, %i: index,
             %n: index) {
  %0 = tensor.insert_slice %w into %t[0, %i, 0] [2, 2, 8] [2, 1, 1]
      : tensor<2x2x8xf32> into tensor<4x?x8xf32>
  %1 = tensor.insert_slice %s into %t[%i, 0, 0] [1, %n, 8] [1, 1, 1] {a}
      : tensor<?x8xf32> into tensor<4x?x8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?x8xf32>, %arg1: tensor<?x8xf32>, %arg2: tensor<2x2x8xf32>, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg2 into %arg0[0, %arg3, 0] [2, 2, 8] [2, 1, 1] : tensor<2x2x8xf32> into tensor<4x?x8xf32>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %arg1 into %arg0[%arg3, 0, 0] [1, %arg4, 8] [1, 1, 1] {a} : tensor<?x8xf32> into tensor<4x?x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?x8xf32>, tensor<?x8xf32>, tensor<2x2x8xf32>, index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?x8xf32>, %arg1: tensor<?x8xf32>, %arg2: tensor<2x2x8xf32>, %arg3: index, %arg4: index):
// GENERIC-NEXT:     %0 = "tensor.insert_slice"(%arg2, %arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0>, static_sizes = array<i64: 2, 2, 8>, static_strides = array<i64: 2, 1, 1>}> : (tensor<2x2x8xf32>, tensor<4x?x8xf32>, index) -> tensor<4x?x8xf32>
// GENERIC-NEXT:     %1 = "tensor.insert_slice"(%arg1, %arg0, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, -9223372036854775808, 8>, static_strides = array<i64: 1, 1, 1>}> {a} : (tensor<?x8xf32>, tensor<4x?x8xf32>, index, index) -> tensor<4x?x8xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Rank.
func.func @f(%t: tensor<4x?xf32>, %u: tensor<*xf32>) {
  %0 = tensor.rank %t : tensor<4x?xf32>
  %1 = tensor.rank %u {a} : tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>) {
// CHECK-NEXT:     %rank = tensor.rank %arg0 : tensor<4x?xf32>
// CHECK-NEXT:     %rank_0 = tensor.rank %arg1 {a} : tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>):
// GENERIC-NEXT:     %0 = "tensor.rank"(%arg0) : (tensor<4x?xf32>) -> index
// GENERIC-NEXT:     %1 = "tensor.rank"(%arg1) {a} : (tensor<*xf32>) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Reshape, to and from unranked tensors.
func.func @f(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %s: tensor<2xi32>, %x: tensor<?xindex>) {
  %0 = tensor.reshape %t(%s) : (tensor<4x?xf32>, tensor<2xi32>) -> tensor<?x2xf32>
  %1 = tensor.reshape %u(%x) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %2 = tensor.reshape %u(%s) {a} : (tensor<*xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: tensor<2xi32>, %arg3: tensor<?xindex>) {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg2) : (tensor<4x?xf32>, tensor<2xi32>) -> tensor<?x2xf32>
// CHECK-NEXT:     %reshape_0 = tensor.reshape %arg1(%arg3) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
// CHECK-NEXT:     %reshape_1 = tensor.reshape %arg1(%arg2) {a} : (tensor<*xf32>, tensor<2xi32>) -> tensor<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xf32>, tensor<2xi32>, tensor<?xindex>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: tensor<2xi32>, %arg3: tensor<?xindex>):
// GENERIC-NEXT:     %0 = "tensor.reshape"(%arg0, %arg2) : (tensor<4x?xf32>, tensor<2xi32>) -> tensor<?x2xf32>
// GENERIC-NEXT:     %1 = "tensor.reshape"(%arg1, %arg3) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
// GENERIC-NEXT:     %2 = "tensor.reshape"(%arg1, %arg2) {a} : (tensor<*xf32>, tensor<2xi32>) -> tensor<2x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Scatter.
func.func @f(%s: tensor<1x2x1x1x1xf32>, %r: tensor<1x2xf32>, %d: tensor<4x4x4xf32>,
             %x: tensor<1x2x3xindex>) {
  %0 = tensor.scatter %s into %d[%x] scatter_dims([0, 1, 2]) unique
      : (tensor<1x2x1x1x1xf32>, tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<4x4x4xf32>
  %1 = tensor.scatter %r into %d[%x] scatter_dims([0, 1, 2]) unique {a}
      : (tensor<1x2xf32>, tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<4x4x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x2x1x1x1xf32>, %arg1: tensor<1x2xf32>, %arg2: tensor<4x4x4xf32>, %arg3: tensor<1x2x3xindex>) {
// CHECK-NEXT:     %scatter = tensor.scatter %arg0 into %arg2[%arg3] scatter_dims([0, 1, 2]) unique : (tensor<1x2x1x1x1xf32>, tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<4x4x4xf32>
// CHECK-NEXT:     %scatter_0 = tensor.scatter %arg1 into %arg2[%arg3] scatter_dims([0, 1, 2]) unique {a} : (tensor<1x2xf32>, tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<4x4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<1x2x1x1x1xf32>, tensor<1x2xf32>, tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<1x2x1x1x1xf32>, %arg1: tensor<1x2xf32>, %arg2: tensor<4x4x4xf32>, %arg3: tensor<1x2x3xindex>):
// GENERIC-NEXT:     %0 = "tensor.scatter"(%arg0, %arg2, %arg3) <{scatter_dims = array<i64: 0, 1, 2>, unique}> : (tensor<1x2x1x1x1xf32>, tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<4x4x4xf32>
// GENERIC-NEXT:     %1 = "tensor.scatter"(%arg1, %arg2, %arg3) <{scatter_dims = array<i64: 0, 1, 2>, unique}> {a} : (tensor<1x2xf32>, tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<4x4x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
