// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// The examples of the tensor dialect's specification, each completed by definitions of the values that it uses.

// tensor.bitcast
func.func @bitcast(%1: tensor<4xui32>) {
  // Bitcast from unsigned to signed or signless integer.
  %2 = tensor.bitcast %1 : tensor<4xui32> to tensor<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bitcast(%arg0: tensor<4xui32>) {
// CHECK-NEXT:     %0 = tensor.bitcast %arg0 : tensor<4xui32> to tensor<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4xui32>) -> (), sym_name = "bitcast"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4xui32>):
// GENERIC-NEXT:     %0 = "tensor.bitcast"(%arg0) : (tensor<4xui32>) -> tensor<4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.cast
func.func @cast(%1: tensor<*xf32>) {
  // Convert from unknown rank to rank 2 with unknown dimension sizes.
  %2 = tensor.cast %1 : tensor<*xf32> to tensor<?x?xf32>

  // Convert to a type with more known dimensions.
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x?xf32>

  // Discard static dimension and rank information.
  %4 = tensor.cast %3 : tensor<4x?xf32> to tensor<?x?xf32>
  %5 = tensor.cast %4 : tensor<?x?xf32> to tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: tensor<*xf32>) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %cast : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %cast_0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_2 = tensor.cast %cast_1 : tensor<?x?xf32> to tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<*xf32>) -> (), sym_name = "cast"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<*xf32>):
// GENERIC-NEXT:     %0 = "tensor.cast"(%arg0) : (tensor<*xf32>) -> tensor<?x?xf32>
// GENERIC-NEXT:     %1 = "tensor.cast"(%0) : (tensor<?x?xf32>) -> tensor<4x?xf32>
// GENERIC-NEXT:     %2 = "tensor.cast"(%1) : (tensor<4x?xf32>) -> tensor<?x?xf32>
// GENERIC-NEXT:     %3 = "tensor.cast"(%2) : (tensor<?x?xf32>) -> tensor<*xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.collapse_shape
func.func @collapse_shape(%a: tensor<?x?x?xf32>) {
  // Dimension collapse (i, j) -> i' and k -> k'
  %b = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_shape(%arg0: tensor<?x?x?xf32>) {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?x?xf32>) -> (), sym_name = "collapse_shape"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?x?xf32>):
// GENERIC-NEXT{LITERAL}:     %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<?x?x?xf32>) -> tensor<?x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.concat. The document's result has the name of its first operand.
func.func @concat(%0: tensor<3x6xf32>, %1: tensor<3x6xf32>, %2: tensor<1x6xf32>,
                  %d0: tensor<3x?xf32>, %d1: tensor<3x2xf32>, %d2: tensor<3x?xf32>) {
  %r = tensor.concat dim(0) %0, %1, %2
      : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>) -> tensor<7x6xf32>

  // Dynamic + dynamic -> static
  %s = tensor.concat dim(1) %d0, %d1, %d2
      : (tensor<3x?xf32>, tensor<3x2xf32>, tensor<3x?xf32>) -> tensor<3x10xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat(%arg0: tensor<3x6xf32>, %arg1: tensor<3x6xf32>, %arg2: tensor<1x6xf32>, %arg3: tensor<3x?xf32>, %arg4: tensor<3x2xf32>, %arg5: tensor<3x?xf32>) {
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1, %arg2 : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>) -> tensor<7x6xf32>
// CHECK-NEXT:     %concat_0 = tensor.concat dim(1) %arg3, %arg4, %arg5 : (tensor<3x?xf32>, tensor<3x2xf32>, tensor<3x?xf32>) -> tensor<3x10xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<3x?xf32>, tensor<3x2xf32>, tensor<3x?xf32>) -> (), sym_name = "concat"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<3x6xf32>, %arg1: tensor<3x6xf32>, %arg2: tensor<1x6xf32>, %arg3: tensor<3x?xf32>, %arg4: tensor<3x2xf32>, %arg5: tensor<3x?xf32>):
// GENERIC-NEXT:     %0 = "tensor.concat"(%arg0, %arg1, %arg2) <{dim = 0 : i64}> : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>) -> tensor<7x6xf32>
// GENERIC-NEXT:     %1 = "tensor.concat"(%arg3, %arg4, %arg5) <{dim = 1 : i64}> : (tensor<3x?xf32>, tensor<3x2xf32>, tensor<3x?xf32>) -> tensor<3x10xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.dim. The document defines %x and %y twice, for the two forms.
func.func @dim(%A: tensor<4x?xf32>) {
  // Always returns 4, can be constant folded:
  %c0 = arith.constant 0 : index
  %x = tensor.dim %A, %c0 : tensor<4x?xf32>

  // Return the dynamic dimension of %A.
  %c1 = arith.constant 1 : index
  %y = tensor.dim %A, %c1 : tensor<4x?xf32>

  // Equivalent generic form:
  %x2 = "tensor.dim"(%A, %c0) : (tensor<4x?xf32>, index) -> index
  %y2 = "tensor.dim"(%A, %c1) : (tensor<4x?xf32>, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim(%arg0: tensor<4x?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<4x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c0 : tensor<4x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>) -> (), sym_name = "dim"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:     %1 = "tensor.dim"(%arg0, %0) : (tensor<4x?xf32>, index) -> index
// GENERIC-NEXT:     %2 = "arith.constant"() <{value = 1 : index}> : () -> index
// GENERIC-NEXT:     %3 = "tensor.dim"(%arg0, %2) : (tensor<4x?xf32>, index) -> index
// GENERIC-NEXT:     %4 = "tensor.dim"(%arg0, %0) : (tensor<4x?xf32>, index) -> index
// GENERIC-NEXT:     %5 = "tensor.dim"(%arg0, %2) : (tensor<4x?xf32>, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.empty, which has no example.
func.func @empty(%n: index) {
  %0 = tensor.empty(%n) : tensor<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%arg0: index) {
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<4x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "empty"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index):
// GENERIC-NEXT:     %0 = "tensor.empty"(%arg0) : (index) -> tensor<4x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.expand_shape
func.func @expand_shape(%a: tensor<?x32xf32>, %sz0: index, %sz1: index) {
  // Dimension expansion i -> (i', j') and (k) -> (k')
  %b = tensor.expand_shape %a [[0, 1], [2]] output_shape [%sz0, %sz1, 32]
      : tensor<?x32xf32> into tensor<?x?x32xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_shape(%arg0: tensor<?x32xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg1, %arg2, 32] : tensor<?x32xf32> into tensor<?x?x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x32xf32>, index, index) -> (), sym_name = "expand_shape"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x32xf32>, %arg1: index, %arg2: index):
// GENERIC-NEXT{LITERAL}:     %0 = "tensor.expand_shape"(%arg0, %arg1, %arg2) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808, 32>}> : (tensor<?x32xf32>, index, index) -> tensor<?x?x32xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.extract
func.func @extract(%t: tensor<4x4xi32>, %rt: tensor<?x?xi32>, %1: index, %2: index) {
  %4 = tensor.extract %t[%1, %2] : tensor<4x4xi32>
  %5 = tensor.extract %rt[%1, %2] : tensor<?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract(%arg0: tensor<4x4xi32>, %arg1: tensor<?x?xi32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg2, %arg3] : tensor<4x4xi32>
// CHECK-NEXT:     %extracted_0 = tensor.extract %arg1[%arg2, %arg3] : tensor<?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x4xi32>, tensor<?x?xi32>, index, index) -> (), sym_name = "extract"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x4xi32>, %arg1: tensor<?x?xi32>, %arg2: index, %arg3: index):
// GENERIC-NEXT:     %0 = "tensor.extract"(%arg0, %arg2, %arg3) : (tensor<4x4xi32>, index, index) -> i32
// GENERIC-NEXT:     %1 = "tensor.extract"(%arg1, %arg2, %arg3) : (tensor<?x?xi32>, index, index) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.extract_slice
func.func @extract_slice(%0: tensor<8x16x4xf32>, %2: tensor<8x16x4xf32>, %o0: index, %o2: index,
                         %sz1: index, %st1: index) {
  // Rank-reducing extract_slice.
  %1 = tensor.extract_slice %0[0, 0, 0] [1, 16, 4] [1, 1, 1]
      : tensor<8x16x4xf32> to tensor<16x4xf32>
  %3 = tensor.extract_slice %2[%o0, 4, %o2] [1, %sz1, 1] [1, %st1, 1]
      : tensor<8x16x4xf32> to tensor<1x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_slice(%arg0: tensor<8x16x4xf32>, %arg1: tensor<8x16x4xf32>, %arg2: index, %arg3: index, %arg4: index, %arg5: index) {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 16, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<16x4xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg1[%arg2, 4, %arg3] [1, %arg4, 1] [1, %arg5, 1] : tensor<8x16x4xf32> to tensor<1x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<8x16x4xf32>, tensor<8x16x4xf32>, index, index, index, index) -> (), sym_name = "extract_slice"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<8x16x4xf32>, %arg1: tensor<8x16x4xf32>, %arg2: index, %arg3: index, %arg4: index, %arg5: index):
// GENERIC-NEXT:     %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 16, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<8x16x4xf32>) -> tensor<16x4xf32>
// GENERIC-NEXT:     %1 = "tensor.extract_slice"(%arg1, %arg2, %arg3, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, static_offsets = array<i64: -9223372036854775808, 4, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808, 1>, static_strides = array<i64: 1, -9223372036854775808, 1>}> : (tensor<8x16x4xf32>, index, index, index, index) -> tensor<1x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Rank reductions of the section on verification: 1x6 and 6x1 of 1x6x1, and a longer one.
func.func @rank_reductions(%0: tensor<1x6x1xf32>, %1: tensor<1x1x2x1x1x4x1xf32>) {
  %2 = tensor.extract_slice %0[0, 0, 0] [1, 6, 1] [1, 1, 1] : tensor<1x6x1xf32> to tensor<1x6xf32>
  %3 = tensor.extract_slice %0[0, 0, 0] [1, 6, 1] [1, 1, 1] : tensor<1x6x1xf32> to tensor<6x1xf32>
  %4 = tensor.extract_slice %1[0, 0, 0, 0, 0, 0, 0] [1, 1, 2, 1, 1, 4, 1] [1, 1, 1, 1, 1, 1, 1]
      : tensor<1x1x2x1x1x4x1xf32> to tensor<1x2x1x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_reductions(%arg0: tensor<1x6x1xf32>, %arg1: tensor<1x1x2x1x1x4x1xf32>) {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 6, 1] [1, 1, 1] : tensor<1x6x1xf32> to tensor<1x6xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0] [1, 6, 1] [1, 1, 1] : tensor<1x6x1xf32> to tensor<6x1xf32>
// CHECK-NEXT:     %extracted_slice_1 = tensor.extract_slice %arg1[0, 0, 0, 0, 0, 0, 0] [1, 1, 2, 1, 1, 4, 1] [1, 1, 1, 1, 1, 1, 1] : tensor<1x1x2x1x1x4x1xf32> to tensor<1x2x1x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<1x6x1xf32>, tensor<1x1x2x1x1x4x1xf32>) -> (), sym_name = "rank_reductions"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<1x6x1xf32>, %arg1: tensor<1x1x2x1x1x4x1xf32>):
// GENERIC-NEXT:     %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x1xf32>) -> tensor<1x6xf32>
// GENERIC-NEXT:     %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x1xf32>) -> tensor<6x1xf32>
// GENERIC-NEXT:     %2 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 2, 1, 1, 4, 1>, static_strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<1x1x2x1x1x4x1xf32>) -> tensor<1x2x1x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.from_elements
func.func @from_elements(%a: index, %b: index, %c: index, %d: index, %e: index, %f: index) {
  tensor.from_elements %a, %b, %c, %d, %e, %f : tensor<2x3xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) {
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : tensor<2x3xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index, index, index, index) -> (), sym_name = "from_elements"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index):
// GENERIC-NEXT:     %0 = "tensor.from_elements"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (index, index, index, index, index, index) -> tensor<2x3xindex>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.gather, with the spaces that the document puts into the types.
func.func @gather(%source: tensor<4x4x4xf32>, %indices: tensor<1x2x 3xindex>) {
  // For each 1x2 triple of coordinates in %indices, extract the
  // element (i.e. 0-D subset) at the coordinates triple in %source.
  //
  %out = tensor.gather %source[%indices] gather_dims([0, 1, 2])
      : (tensor<4x4x4xf32>, tensor<1x2x 3xindex>) -> tensor<1x2x 1x1x1xf32>

  // Note: result type may be further rank-reduced to tensor<1x2x f32>.
  %reduced = tensor.gather %source[%indices] gather_dims([0, 1, 2]) unique
      : (tensor<4x4x4xf32>, tensor<1x2x 3xindex>) -> tensor<1x2x f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather(%arg0: tensor<4x4x4xf32>, %arg1: tensor<1x2x3xindex>) {
// CHECK-NEXT:     %gather = tensor.gather %arg0[%arg1] gather_dims([0, 1, 2]) : (tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32>
// CHECK-NEXT:     %gather_0 = tensor.gather %arg0[%arg1] gather_dims([0, 1, 2]) unique : (tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> (), sym_name = "gather"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<1x2x3xindex>):
// GENERIC-NEXT:     %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 1, 2>}> : (tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32>
// GENERIC-NEXT:     %1 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 1, 2>, unique}> : (tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @gather_slices(%source: tensor<3x4x5xf32>, %indices: tensor<6x7x 1xindex>) {
  // For each 5x6 singleton of coordinates in %indices, extract the 2-D
  // slice %source[*, %indices[...]:%indices[...] + 1, *] with the indices
  // corresponding to the `gather_dims` attribute specified by %indices.
  //
  %out = tensor.gather %source[%indices] gather_dims([1])
      : (tensor<3x4x5xf32>, tensor<6x7x 1xindex>) -> tensor<6x7x 3x1x5xf32>

  // Note: result type may be further rank-reduced to tensor<6x7x 3x5xf32>.
  %reduced = tensor.gather %source[%indices] gather_dims([1])
      : (tensor<3x4x5xf32>, tensor<6x7x 1xindex>) -> tensor<6x7x 3x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather_slices(%arg0: tensor<3x4x5xf32>, %arg1: tensor<6x7x1xindex>) {
// CHECK-NEXT:     %gather = tensor.gather %arg0[%arg1] gather_dims([1]) : (tensor<3x4x5xf32>, tensor<6x7x1xindex>) -> tensor<6x7x3x1x5xf32>
// CHECK-NEXT:     %gather_0 = tensor.gather %arg0[%arg1] gather_dims([1]) : (tensor<3x4x5xf32>, tensor<6x7x1xindex>) -> tensor<6x7x3x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3x4x5xf32>, tensor<6x7x1xindex>) -> (), sym_name = "gather_slices"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<3x4x5xf32>, %arg1: tensor<6x7x1xindex>):
// GENERIC-NEXT:     %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 1>}> : (tensor<3x4x5xf32>, tensor<6x7x1xindex>) -> tensor<6x7x3x1x5xf32>
// GENERIC-NEXT:     %1 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 1>}> : (tensor<3x4x5xf32>, tensor<6x7x1xindex>) -> tensor<6x7x3x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.generate. The document leaves out the body's ops, and an `x` in the type.
func.func @generate(%m: index, %n: index, %elem: f32) {
  %tnsr = tensor.generate %m, %n {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %elem : f32
  } : tensor<?x3x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generate(%arg0: index, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %generated = tensor.generate %arg0, %arg1 {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT:       tensor.yield %arg2 : f32
// CHECK-NEXT:     } : tensor<?x3x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, f32) -> (), sym_name = "generate"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: f32):
// GENERIC-NEXT:     %0 = "tensor.generate"(%arg0, %arg1) ({
// GENERIC-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// GENERIC-NEXT:       "tensor.yield"(%arg2) : (f32) -> ()
// GENERIC-NEXT:     }) : (index, index) -> tensor<?x3x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.insert. The document has one %dest of two types.
func.func @insert(%t: i32, %rt: i32, %dest: tensor<4x4xi32>, %rdest: tensor<?x?xi32>, %1: index,
                  %2: index) {
  %4 = tensor.insert %t into %dest[%1, %2] : tensor<4x4xi32>
  %5 = tensor.insert %rt into %rdest[%1, %2] : tensor<?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert(%arg0: i32, %arg1: i32, %arg2: tensor<4x4xi32>, %arg3: tensor<?x?xi32>, %arg4: index, %arg5: index) {
// CHECK-NEXT:     %inserted = tensor.insert %arg0 into %arg2[%arg4, %arg5] : tensor<4x4xi32>
// CHECK-NEXT:     %inserted_0 = tensor.insert %arg1 into %arg3[%arg4, %arg5] : tensor<?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32, tensor<4x4xi32>, tensor<?x?xi32>, index, index) -> (), sym_name = "insert"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32, %arg2: tensor<4x4xi32>, %arg3: tensor<?x?xi32>, %arg4: index, %arg5: index):
// GENERIC-NEXT:     %0 = "tensor.insert"(%arg0, %arg2, %arg4, %arg5) : (i32, tensor<4x4xi32>, index, index) -> tensor<4x4xi32>
// GENERIC-NEXT:     %1 = "tensor.insert"(%arg1, %arg3, %arg4, %arg5) : (i32, tensor<?x?xi32>, index, index) -> tensor<?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.insert_slice
func.func @insert_slice(%t: tensor<16x4xf32>, %0: tensor<8x16x4xf32>, %tt: tensor<1x?xf32>,
                        %2: tensor<8x16x4xf32>, %o0: index, %o2: index, %sz1: index, %st1: index) {
  // Rank-altering insert_slice.
  %1 = tensor.insert_slice %t into %0[0, 0, 0] [1, 16, 4] [1, 1, 1]
      : tensor<16x4xf32> into tensor<8x16x4xf32>
  %3 = tensor.insert_slice %tt into %2[%o0, 4, %o2] [1, %sz1, 1] [1, %st1, 1]
      : tensor<1x?xf32> into tensor<8x16x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_slice(%arg0: tensor<16x4xf32>, %arg1: tensor<8x16x4xf32>, %arg2: tensor<1x?xf32>, %arg3: tensor<8x16x4xf32>, %arg4: index, %arg5: index, %arg6: index, %arg7: index) {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0, 0] [1, 16, 4] [1, 1, 1] : tensor<16x4xf32> into tensor<8x16x4xf32>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %arg2 into %arg3[%arg4, 4, %arg5] [1, %arg6, 1] [1, %arg7, 1] : tensor<1x?xf32> into tensor<8x16x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<16x4xf32>, tensor<8x16x4xf32>, tensor<1x?xf32>, tensor<8x16x4xf32>, index, index, index, index) -> (), sym_name = "insert_slice"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<16x4xf32>, %arg1: tensor<8x16x4xf32>, %arg2: tensor<1x?xf32>, %arg3: tensor<8x16x4xf32>, %arg4: index, %arg5: index, %arg6: index, %arg7: index):
// GENERIC-NEXT:     %0 = "tensor.insert_slice"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 16, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<16x4xf32>, tensor<8x16x4xf32>) -> tensor<8x16x4xf32>
// GENERIC-NEXT:     %1 = "tensor.insert_slice"(%arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 2, 1, 1>, static_offsets = array<i64: -9223372036854775808, 4, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808, 1>, static_strides = array<i64: 1, -9223372036854775808, 1>}> : (tensor<1x?xf32>, tensor<8x16x4xf32>, index, index, index, index) -> tensor<8x16x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.pack, with the spaces that the document puts into the types.
func.func @pack(%source: tensor<128x256xf32>, %dest: tensor<16x8 x 8x32 xf32>) {
  // NC to NCnc
  %0 = tensor.pack %source inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %dest
      : tensor<128x256xf32> -> tensor<16x8 x 8x32 xf32>
  //                                             \  /   \  /
  //                                       outer dims  inner dims
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pack(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> (), sym_name = "pack"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>):
// GENERIC-NEXT:     %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @pack_transposed(%source: tensor<128x256xf32>, %dest: tensor<8x16 x 8x32 xf32>) {
  // CK to KCck
  %0 = tensor.pack %source outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32]
      into %dest : tensor<128x256xf32> -> tensor<8x16 x 8x32 xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pack_transposed(%arg0: tensor<128x256xf32>, %arg1: tensor<8x16x8x32xf32>) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<128x256xf32>, tensor<8x16x8x32xf32>) -> (), sym_name = "pack_transposed"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<128x256xf32>, %arg1: tensor<8x16x8x32xf32>):
// GENERIC-NEXT:     %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<8x16x8x32xf32>) -> tensor<8x16x8x32xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @pack_padded(%arg0: tensor<200x127x256xf32>, %arg1: tensor<256x64x200x2xf32>, %pad: f32) {
  %0 = tensor.pack %arg0 padding_value(%pad : f32) outer_dims_perm = [2, 1, 0] inner_dims_pos = [1]
      inner_tiles = [2] into %arg1 : tensor<200x127x256xf32> -> tensor<256x64x200x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pack_padded(%arg0: tensor<200x127x256xf32>, %arg1: tensor<256x64x200x2xf32>, %arg2: f32) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%arg2 : f32) outer_dims_perm = [2, 1, 0] inner_dims_pos = [1] inner_tiles = [2] into %arg1 : tensor<200x127x256xf32> -> tensor<256x64x200x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<200x127x256xf32>, tensor<256x64x200x2xf32>, f32) -> (), sym_name = "pack_padded"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<200x127x256xf32>, %arg1: tensor<256x64x200x2xf32>, %arg2: f32):
// GENERIC-NEXT:     %0 = "linalg.pack"(%arg0, %arg1, %arg2) <{inner_dims_pos = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, outer_dims_perm = array<i64: 2, 1, 0>, static_inner_tiles = array<i64: 2>}> : (tensor<200x127x256xf32>, tensor<256x64x200x2xf32>, f32) -> tensor<256x64x200x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.pad, example 1.
func.func @pad(%arg0: tensor<10xi32>) {
  %c0_i32 = arith.constant 0 : i32
  %padded = tensor.pad %arg0 low[3] high[5] {
  ^bb0(%arg1: index):
    tensor.yield %c0_i32 : i32
  } : tensor<10xi32> to tensor<18xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad(%arg0: tensor<10xi32>) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[3] high[5] {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       tensor.yield %c0_i32 : i32
// CHECK-NEXT:     } : tensor<10xi32> to tensor<18xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<10xi32>) -> (), sym_name = "pad"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<10xi32>):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %1 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 5>, static_low = array<i64: 3>}> ({
// GENERIC-NEXT:     ^bb0(%arg1: index):
// GENERIC-NEXT:       "tensor.yield"(%0) : (i32) -> ()
// GENERIC-NEXT:     }) : (tensor<10xi32>) -> tensor<18xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.pad, example 2. The document's result has the name of its operand.
func.func @pad(%source: tensor<?x?xf32>, %pad_value: f32) {
  %0 = tensor.pad %source low[1, 2] high[2, 3] {
  ^bb0(%arg0: index, %arg1: index):
    tensor.yield %pad_value : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad(%arg0: tensor<?x?xf32>, %arg1: f32) {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[1, 2] high[2, 3] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?xf32>, f32) -> (), sym_name = "pad"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?xf32>, %arg1: f32):
// GENERIC-NEXT:     %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2, 3>, static_low = array<i64: 1, 2>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: index, %arg3: index):
// GENERIC-NEXT:       "tensor.yield"(%arg1) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.pad, example 3.
func.func @pad(%arg0: tensor<1x2x2x?xf32>, %arg1: index, %pad_value: f32) {
  %0 = tensor.pad %arg0 low[2, %arg1, 3, 3] high[3, 3, %arg1, 2] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
    tensor.yield %pad_value : f32
  } : tensor<1x2x2x?xf32> to tensor<6x?x?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad(%arg0: tensor<1x2x2x?xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[2, %arg1, 3, 3] high[3, 3, %arg1, 2] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT:       tensor.yield %arg2 : f32
// CHECK-NEXT:     } : tensor<1x2x2x?xf32> to tensor<6x?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<1x2x2x?xf32>, index, f32) -> (), sym_name = "pad"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<1x2x2x?xf32>, %arg1: index, %arg2: f32):
// GENERIC-NEXT:     %0 = "tensor.pad"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: 3, 3, -9223372036854775808, 2>, static_low = array<i64: 2, -9223372036854775808, 3, 3>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
// GENERIC-NEXT:       "tensor.yield"(%arg2) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<1x2x2x?xf32>, index, index) -> tensor<6x?x?x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.pad, example 4.
func.func @pad(%arg0: tensor<2x3xf32>, %ub0: index, %ub1: index, %pad_value: f32) {
  %0 = tensor.pad %arg0 low[0, 0] high[%ub0, %ub1] {
  ^bb0(%arg1: index, %arg2: index):
    tensor.yield %pad_value : f32
  } : tensor<2x3xf32> to tensor<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad(%arg0: tensor<2x3xf32>, %arg1: index, %arg2: index, %arg3: f32) {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[0, 0] high[%arg1, %arg2] {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       tensor.yield %arg3 : f32
// CHECK-NEXT:     } : tensor<2x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3xf32>, index, index, f32) -> (), sym_name = "pad"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3xf32>, %arg1: index, %arg2: index, %arg3: f32):
// GENERIC-NEXT:     %0 = "tensor.pad"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 0, 2>, static_high = array<i64: -9223372036854775808, -9223372036854775808>, static_low = array<i64: 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%arg4: index, %arg5: index):
// GENERIC-NEXT:       "tensor.yield"(%arg3) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<2x3xf32>, index, index) -> tensor<?x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.pad, example 5.
func.func @pad(%arg0: tensor<2x3xf32>, %pad_value: f32) {
  %0 = tensor.pad %arg0 nofold low[0, 0] high[0, 0] {
  ^bb0(%arg1: index, %arg2: index):
    tensor.yield %pad_value : f32
  } : tensor<2x3xf32> to tensor<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad(%arg0: tensor<2x3xf32>, %arg1: f32) {
// CHECK-NEXT:     %padded = tensor.pad %arg0 nofold low[0, 0] high[0, 0] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<2x3xf32> to tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3xf32>, f32) -> (), sym_name = "pad"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3xf32>, %arg1: f32):
// GENERIC-NEXT:     %0 = "tensor.pad"(%arg0) <{nofold, operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0>, static_low = array<i64: 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: index, %arg3: index):
// GENERIC-NEXT:       "tensor.yield"(%arg1) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.parallel_insert_slice, which has no example.
func.func @parallel_insert_slice(%t: tensor<1x?xf32>, %dest: tensor<8x16x4xf32>, %n: index,
                                 %st1: index) -> tensor<8x16x4xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%out = %dest) -> (tensor<8x16x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %out[%i, 4, 0] [1, %n, 1] [1, %st1, 1]
          : tensor<1x?xf32> into tensor<8x16x4xf32>
    }
  }
  return %0 : tensor<8x16x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel_insert_slice(%arg0: tensor<1x?xf32>, %arg1: tensor<8x16x4xf32>, %arg2: index, %arg3: index) -> tensor<8x16x4xf32> {
// CHECK-NEXT:     %0 = scf.forall (%arg4) in (%arg2) shared_outs(%arg5 = %arg1) -> (tensor<8x16x4xf32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %arg0 into %arg5[%arg4, 4, 0] [1, %arg2, 1] [1, %arg3, 1] : tensor<1x?xf32> into tensor<8x16x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<8x16x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<1x?xf32>, tensor<8x16x4xf32>, index, index) -> tensor<8x16x4xf32>, sym_name = "parallel_insert_slice"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<1x?xf32>, %arg1: tensor<8x16x4xf32>, %arg2: index, %arg3: index):
// GENERIC-NEXT:     %0 = "scf.forall"(%arg2, %arg1) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// GENERIC-NEXT:     ^bb0(%arg4: index, %arg5: tensor<8x16x4xf32>):
// GENERIC-NEXT:       "scf.forall.in_parallel"() ({
// GENERIC-NEXT:         "tensor.parallel_insert_slice"(%arg0, %arg5, %arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808, 4, 0>, static_sizes = array<i64: 1, -9223372036854775808, 1>, static_strides = array<i64: 1, -9223372036854775808, 1>}> : (tensor<1x?xf32>, tensor<8x16x4xf32>, index, index, index) -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : (index, tensor<8x16x4xf32>) -> tensor<8x16x4xf32>
// GENERIC-NEXT:     "func.return"(%0) : (tensor<8x16x4xf32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.rank
func.func @rank(%arg0: tensor<*xf32>, %arg1: tensor<?x?xf32>) {
  %0 = tensor.rank %arg0 : tensor<*xf32>
  %1 = tensor.rank %arg1 : tensor<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank(%arg0: tensor<*xf32>, %arg1: tensor<?x?xf32>) {
// CHECK-NEXT:     %rank = tensor.rank %arg0 : tensor<*xf32>
// CHECK-NEXT:     %rank_0 = tensor.rank %arg1 : tensor<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<*xf32>, tensor<?x?xf32>) -> (), sym_name = "rank"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<?x?xf32>):
// GENERIC-NEXT:     %0 = "tensor.rank"(%arg0) : (tensor<*xf32>) -> index
// GENERIC-NEXT:     %1 = "tensor.rank"(%arg1) : (tensor<?x?xf32>) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.reshape. The document defines %dst twice.
func.func @reshape(%src: tensor<4x1xf32>, %shape: tensor<1xi32>, %shape0: tensor<2xi32>,
                   %unranked: tensor<*xf32>) {
  // Reshape statically-shaped tensor.
  %dst = tensor.reshape %src(%shape) : (tensor<4x1xf32>, tensor<1xi32>) -> tensor<4xf32>
  %dst0 = tensor.reshape %src(%shape0) : (tensor<4x1xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  // Flatten unranked tensor.
  %dst1 = tensor.reshape %unranked(%shape) : (tensor<*xf32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape(%arg0: tensor<4x1xf32>, %arg1: tensor<1xi32>, %arg2: tensor<2xi32>, %arg3: tensor<*xf32>) {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg1) : (tensor<4x1xf32>, tensor<1xi32>) -> tensor<4xf32>
// CHECK-NEXT:     %reshape_0 = tensor.reshape %arg0(%arg2) : (tensor<4x1xf32>, tensor<2xi32>) -> tensor<2x2xf32>
// CHECK-NEXT:     %reshape_1 = tensor.reshape %arg3(%arg1) : (tensor<*xf32>, tensor<1xi32>) -> tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x1xf32>, tensor<1xi32>, tensor<2xi32>, tensor<*xf32>) -> (), sym_name = "reshape"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x1xf32>, %arg1: tensor<1xi32>, %arg2: tensor<2xi32>, %arg3: tensor<*xf32>):
// GENERIC-NEXT:     %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<4x1xf32>, tensor<1xi32>) -> tensor<4xf32>
// GENERIC-NEXT:     %1 = "tensor.reshape"(%arg0, %arg2) : (tensor<4x1xf32>, tensor<2xi32>) -> tensor<2x2xf32>
// GENERIC-NEXT:     %2 = "tensor.reshape"(%arg3, %arg1) : (tensor<*xf32>, tensor<1xi32>) -> tensor<?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @reshape_dynamic(%src: tensor<?xf32>, %unranked: tensor<*xf32>, %shape: tensor<?xi32>) {
  // Reshape dynamically-shaped 1D tensor.
  %dst = tensor.reshape %src(%shape) : (tensor<?xf32>, tensor<?xi32>) -> tensor<*xf32>
  // Reshape unranked tensor.
  %dst1 = tensor.reshape %unranked(%shape) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape_dynamic(%arg0: tensor<?xf32>, %arg1: tensor<*xf32>, %arg2: tensor<?xi32>) {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg2) : (tensor<?xf32>, tensor<?xi32>) -> tensor<*xf32>
// CHECK-NEXT:     %reshape_0 = tensor.reshape %arg1(%arg2) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xf32>, tensor<*xf32>, tensor<?xi32>) -> (), sym_name = "reshape_dynamic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?xf32>, %arg1: tensor<*xf32>, %arg2: tensor<?xi32>):
// GENERIC-NEXT:     %0 = "tensor.reshape"(%arg0, %arg2) : (tensor<?xf32>, tensor<?xi32>) -> tensor<*xf32>
// GENERIC-NEXT:     %1 = "tensor.reshape"(%arg1, %arg2) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.scatter, with the spaces that the document puts into the types.
func.func @scatter(%source: tensor<1x2x 1x1x1xf32>, %reduced: tensor<1x2x f32>,
                   %dest: tensor<4x4x4xf32>, %indices: tensor<1x2x 3xindex>) {
  // For each 1x2 triple of coordinates in %indices, insert the
  // element (i.e. 0-D subset) at the coordinates triple in %dest.
  //
  %out = tensor.scatter %source into %dest[%indices] scatter_dims([0, 1, 2]) unique
      : (tensor<1x2x 1x1x1xf32>, tensor<4x4x4xf32>, tensor<1x2x 3xindex>) -> tensor<4x4x4xf32>

  // Note: source type may be further rank-reduced to tensor<1x2x f32>.
  %out2 = tensor.scatter %reduced into %dest[%indices] scatter_dims([0, 1, 2]) unique
      : (tensor<1x2x f32>, tensor<4x4x4xf32>, tensor<1x2x 3xindex>) -> tensor<4x4x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scatter(%arg0: tensor<1x2x1x1x1xf32>, %arg1: tensor<1x2xf32>, %arg2: tensor<4x4x4xf32>, %arg3: tensor<1x2x3xindex>) {
// CHECK-NEXT:     %scatter = tensor.scatter %arg0 into %arg2[%arg3] scatter_dims([0, 1, 2]) unique : (tensor<1x2x1x1x1xf32>, tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<4x4x4xf32>
// CHECK-NEXT:     %scatter_0 = tensor.scatter %arg1 into %arg2[%arg3] scatter_dims([0, 1, 2]) unique : (tensor<1x2xf32>, tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<4x4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<1x2x1x1x1xf32>, tensor<1x2xf32>, tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> (), sym_name = "scatter"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<1x2x1x1x1xf32>, %arg1: tensor<1x2xf32>, %arg2: tensor<4x4x4xf32>, %arg3: tensor<1x2x3xindex>):
// GENERIC-NEXT:     %0 = "tensor.scatter"(%arg0, %arg2, %arg3) <{scatter_dims = array<i64: 0, 1, 2>, unique}> : (tensor<1x2x1x1x1xf32>, tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<4x4x4xf32>
// GENERIC-NEXT:     %1 = "tensor.scatter"(%arg1, %arg2, %arg3) <{scatter_dims = array<i64: 0, 1, 2>, unique}> : (tensor<1x2xf32>, tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<4x4x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @scatter_slices(%source: tensor<3x 4x1x6xf32>, %dest: tensor<4x5x6xf32>,
                          %indices: tensor<3x 1xindex>) {
  // For each 3 singleton of coordinates in %indices, insert the 2-D
  // slice into %dest[*, %indices[...]:%indices[...] + 1, *] with the
  // indices corresponding to the scatter_dims attribute specified by
  // %indices.
  //
  %out = tensor.scatter %source into %dest[%indices] scatter_dims([1]) unique
      : (tensor<3x 4x1x6xf32>, tensor<4x5x6xf32>, tensor<3x 1xindex>) -> tensor<4x5x6xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scatter_slices(%arg0: tensor<3x4x1x6xf32>, %arg1: tensor<4x5x6xf32>, %arg2: tensor<3x1xindex>) {
// CHECK-NEXT:     %scatter = tensor.scatter %arg0 into %arg1[%arg2] scatter_dims([1]) unique : (tensor<3x4x1x6xf32>, tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3x4x1x6xf32>, tensor<4x5x6xf32>, tensor<3x1xindex>) -> (), sym_name = "scatter_slices"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<3x4x1x6xf32>, %arg1: tensor<4x5x6xf32>, %arg2: tensor<3x1xindex>):
// GENERIC-NEXT:     %0 = "tensor.scatter"(%arg0, %arg1, %arg2) <{scatter_dims = array<i64: 1>, unique}> : (tensor<3x4x1x6xf32>, tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<4x5x6xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.splat
func.func @splat() {
  %s = arith.constant 1.0 : f32
  %t = tensor.splat %s : tensor<8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @splat() {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %splat = tensor.splat %cst : tensor<8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "splat"}> ({
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     %1 = "tensor.splat"(%0) : (f32) -> tensor<8x16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @splat_dynamic(%s: f32) {
  // Broadcasts %s to a 3D dynamically shaped tensor, with %m and %n binding
  // to dimensions 0 and 2 of the resulting tensor, respectively.
  %m = arith.constant 10 : index
  %n = arith.constant 30 : index
  %t = tensor.splat %s[%m, %n] : tensor<?x20x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @splat_dynamic(%arg0: f32) {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c30 = arith.constant 30 : index
// CHECK-NEXT:     %splat = tensor.splat %arg0[%c10, %c30] : tensor<?x20x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32) -> (), sym_name = "splat_dynamic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 10 : index}> : () -> index
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = 30 : index}> : () -> index
// GENERIC-NEXT:     %2 = "tensor.splat"(%arg0, %0, %1) : (f32, index, index) -> tensor<?x20x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.unpack
func.func @unpack(%source: tensor<16x8x8x32xf32>, %dest: tensor<128x256xf32>) {
  // NCnc to NC:
  %0 = tensor.unpack %source inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %dest
      : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unpack(%arg0: tensor<16x8x8x32xf32>, %arg1: tensor<128x256xf32>) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<16x8x8x32xf32>, tensor<128x256xf32>) -> (), sym_name = "unpack"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<16x8x8x32xf32>, %arg1: tensor<128x256xf32>):
// GENERIC-NEXT:     %0 = "linalg.unpack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<16x8x8x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The document's heading for this one is the inverse: CK to KCck.
func.func @unpack_transposed(%source: tensor<8x16x8x32xf32>, %dest: tensor<128x256xf32>) {
  %0 = tensor.unpack %source outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32]
      into %dest : tensor<8x16x8x32xf32> -> tensor<128x256xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unpack_transposed(%arg0: tensor<8x16x8x32xf32>, %arg1: tensor<128x256xf32>) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 : tensor<8x16x8x32xf32> -> tensor<128x256xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<8x16x8x32xf32>, tensor<128x256xf32>) -> (), sym_name = "unpack_transposed"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<8x16x8x32xf32>, %arg1: tensor<128x256xf32>):
// GENERIC-NEXT:     %0 = "linalg.unpack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<8x16x8x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.pack and tensor.unpack, which are ops of linalg today, in the generic form.
func.func @generic_pack(%source: tensor<128x256xf32>, %dest: tensor<16x8x8x32xf32>) {
  %0 = "tensor.pack"(%source, %dest) <{
    inner_dims_pos = array<i64: 0, 1>,
    operandSegmentSizes = array<i32: 1, 1, 0, 0>,
    static_inner_tiles = array<i64: 8, 32>
  }> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
  %1 = "tensor.unpack"(%dest, %source) <{
    inner_dims_pos = array<i64: 0, 1>,
    static_inner_tiles = array<i64: 8, 32>
  }> : (tensor<16x8x8x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic_pack(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> (), sym_name = "generic_pack"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>):
// GENERIC-NEXT:     %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
// GENERIC-NEXT:     %1 = "linalg.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<16x8x8x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
