// RUN: pyopt %s --reify-result-shapes --split-input-file | FileCheck %s

// What computed the types does not stay, as it does with `reference-exact`.

func.func @pad_by_constants(%f: f32, %t: tensor<4xf32>) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %r = tensor.pad %t low[%c3] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_by_constants(%arg0: f32, %arg1: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%c3] high[2] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<9xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<9xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No type comes of these extents.
func.func @pad_of_an_unknown_extent(%f: f32, %t: tensor<?xf32>) -> tensor<?xf32> {
  %r = tensor.pad %t low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_of_an_unknown_extent(%arg0: f32, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %padded : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_up_to_a_multiple(%f: f32, %n: index, %t: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %h = affine.apply affine_map<(d0) -> (-d0 + 256)>(%n)
  %s = tensor.extract_slice %t[0, 0] [8, %n] [1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
  %r = tensor.pad %s low[0, 0] high[0, %h] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<8x?xf32> to tensor<8x?xf32>
  return %r : tensor<8x?xf32>
}

// CHECK: #map = affine_map<(d0) -> (-d0 + 256)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad_up_to_a_multiple(%arg0: f32, %arg1: index, %arg2: tensor<8x?xf32>) -> tensor<8x?xf32> {
// CHECK-NEXT:     %0 = affine.apply #map(%arg1)
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg2[0, 0] [8, %arg1] [1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
// CHECK-NEXT:     %padded = tensor.pad %extracted_slice low[0, 0] high[0, %0] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<8x?xf32> to tensor<8x256xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<8x256xf32> to tensor<8x?xf32>
// CHECK-NEXT:     return %cast : tensor<8x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_middle_dimension(%a: tensor<2x3x?xf32>, %b: tensor<?x4x5xf32>)
    -> tensor<?x?x?xf32> {
  %r = tensor.concat dim(1) %a, %b : (tensor<2x3x?xf32>, tensor<?x4x5xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_middle_dimension(%arg0: tensor<2x3x?xf32>, %arg1: tensor<?x4x5xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %concat = tensor.concat dim(1) %arg0, %arg1 : (tensor<2x3x?xf32>, tensor<?x4x5xf32>) -> tensor<2x7x5xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<2x7x5xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_unknown_along(%a: tensor<?x3xf32>, %b: tensor<4x3xf32>) -> tensor<?x?xf32> {
  %r = tensor.concat dim(0) %a, %b : (tensor<?x3xf32>, tensor<4x3xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_unknown_along(%arg0: tensor<?x3xf32>, %arg1: tensor<4x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<?x3xf32>, tensor<4x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<?x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_of_concats(%a: tensor<2xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
  %1 = tensor.concat dim(0) %0, %a : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_of_concats(%arg0: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %concat_0 = tensor.concat dim(0) %cast, %arg0 : (tensor<?xf32>, tensor<2xf32>) -> tensor<6xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %concat_0 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
