// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --split-input-file | FileCheck %s

// Programs that are odd, but valid.

// A function without a body takes and gives what it always did.

// Extents of zero, and extents whose sum no machine can hold.

func.func @zero_and_huge(%a: tensor<0x?xf32>, %h: tensor<9223372036854775807xi8>)
    -> (index, tensor<?xf32>, tensor<?xi8>) {
  %s = shape.shape_of %a : tensor<0x?xf32> -> tensor<2xindex>
  %n = shape.num_elements %s : tensor<2xindex> -> index
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<0x?xf32> into tensor<?xf32>
  %1 = tensor.cast %h : tensor<9223372036854775807xi8> to tensor<?xi8>
  %2 = tensor.concat dim(0) %1, %1 : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
  return %n, %0, %2 : index, tensor<?xf32>, tensor<?xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero_and_huge(%arg0: tensor<0x?xf32>, %arg1: tensor<9223372036854775807xi8>) -> (index, tensor<?xf32>, tensor<?xi8>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<0x?xf32> into tensor<?xf32>
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg1, %arg1 : (tensor<9223372036854775807xi8>, tensor<9223372036854775807xi8>) -> tensor<?xi8>
// CHECK-NEXT:     return %c0, %collapsed, %concat : index, tensor<?xf32>, tensor<?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Regions and successors of an op that nobody knows.

func.func @regions(%a: tensor<3xf32>, %c: i1) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  %1 = "test.region"(%0) ({
  ^bb0(%x: tensor<?xf32>):
    %2 = math.exp %0 : tensor<?xf32>
    cf.assert %c, "holds"
    %3 = arith.addf %x, %2 : tensor<?xf32>
    "test.branch"(%3)[^bb1] : (tensor<?xf32>) -> ()
  ^bb1(%y: tensor<?xf32>):
    "test.end"(%y) : (tensor<?xf32>) -> ()
  }, {
  }) : (tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @regions(%arg0: tensor<3xf32>, %arg1: i1) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.region"(%arg0) ({
// CHECK-NEXT:     ^bb0(%arg2: tensor<?xf32>):
// CHECK-NEXT:       %1 = math.exp %arg0 : tensor<3xf32>
// CHECK-NEXT:       cf.assert %arg1, "holds"
// CHECK-NEXT:       %cast = tensor.cast %arg2 : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:       %2 = arith.addf %cast, %1 : tensor<3xf32>
// CHECK-NEXT:       "test.branch"(%2)[^bb1] : (tensor<3xf32>) -> ()
// CHECK-NEXT:     ^bb1(%3: tensor<?xf32>):  // pred: ^bb0
// CHECK-NEXT:       "test.end"(%3) : (tensor<?xf32>) -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:     }) : (tensor<3xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
