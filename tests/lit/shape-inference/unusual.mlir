// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --split-input-file | FileCheck %s

// Programs that are odd, but valid.

// A function without a body takes and gives what it always did.

func.func private @outside(tensor<?xf32>) -> tensor<?xf32>
func.func @external(%a: tensor<3xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  %1 = call @outside(%0) : (tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @outside(tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   func.func @external(%arg0: tensor<3xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = call @outside(%cast) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two functions that call each other, and grow what they hand over.

func.func private @a(%x: tensor<?x4xf32>, %c: i1) -> tensor<?x?xf32> {
  %0 = scf.if %c -> tensor<?x?xf32> {
    %1 = func.call @b(%x, %c) : (tensor<?x4xf32>, i1) -> tensor<?x?xf32>
    scf.yield %1 : tensor<?x?xf32>
  } else {
    %2 = tensor.cast %x : tensor<?x4xf32> to tensor<?x?xf32>
    scf.yield %2 : tensor<?x?xf32>
  }
  return %0 : tensor<?x?xf32>
}
func.func private @b(%x: tensor<?x4xf32>, %c: i1) -> tensor<?x?xf32> {
  %row = arith.constant dense<1.0> : tensor<1x4xf32>
  %0 = tensor.concat dim(0) %x, %row : (tensor<?x4xf32>, tensor<1x4xf32>) -> tensor<?x4xf32>
  %1 = call @a(%0, %c) : (tensor<?x4xf32>, i1) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @main(%x: tensor<2x4xf32>, %c: i1) -> tensor<?x?xf32> {
  %0 = tensor.cast %x : tensor<2x4xf32> to tensor<?x4xf32>
  %1 = call @a(%0, %c) : (tensor<?x4xf32>, i1) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @a(%arg0: tensor<?x4xf32>, %arg1: i1) -> tensor<?x4xf32> {
// CHECK-NEXT:     %0 = scf.if %arg1 -> (tensor<?x4xf32>) {
// CHECK-NEXT:       %1 = func.call @b(%arg0, %arg1) : (tensor<?x4xf32>, i1) -> tensor<?x4xf32>
// CHECK-NEXT:       scf.yield %1 : tensor<?x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : tensor<?x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @b(%arg0: tensor<?x4xf32>, %arg1: i1) -> tensor<?x4xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<1x4xf32>
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %cst : (tensor<?x4xf32>, tensor<1x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:     %0 = call @a(%concat, %arg1) : (tensor<?x4xf32>, i1) -> tensor<?x4xf32>
// CHECK-NEXT:     return %0 : tensor<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%arg0: tensor<2x4xf32>, %arg1: i1) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<2x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %0 = call @a(%cast, %arg1) : (tensor<?x4xf32>, i1) -> tensor<?x4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %0 : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A function that asserts something of what it calls itself with.

func.func private @again(%x: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %is = arith.cmpi eq, %d, %c4 : index
  cf.assert %is, "four"
  %p = tensor.concat dim(0) %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %r = scf.if %c -> tensor<?xf32> {
    %q = func.call @again(%p, %c) : (tensor<?xf32>, i1) -> tensor<?xf32>
    scf.yield %q : tensor<?xf32>
  } else {
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @go(%x: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  %0 = call @again(%x, %c) : (tensor<?xf32>, i1) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @again(%arg0: tensor<?xf32>, %arg1: i1) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c4 : index
// CHECK-NEXT:     cf.assert %0, "four"
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %1 = scf.if %arg1 -> (tensor<4xf32>) {
// CHECK-NEXT:       %cast = tensor.cast %concat : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:       %2 = func.call @again(%cast, %arg1) : (tensor<?xf32>, i1) -> tensor<4xf32>
// CHECK-NEXT:       scf.yield %2 : tensor<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:       scf.yield %cast : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @go(%arg0: tensor<?xf32>, %arg1: i1) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = call @again(%arg0, %arg1) : (tensor<?xf32>, i1) -> tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// Blocks that nobody gets to.

func.func @unreachable(%a: tensor<3xf32>, %c: i1) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
^dead(%x: tensor<?xf32>):
  %1 = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
  cf.assert %c, "dead"
  %2 = math.exp %x : tensor<?xf32>
  cf.cond_br %c, ^dead(%2 : tensor<?xf32>), ^other
^other:
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: tensor<3xf32>, %arg1: i1) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   ^bb1(%0: tensor<?xf32>):  // pred: ^bb1
// CHECK-NEXT:     %cast_0 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     cf.assert %arg1, "dead"
// CHECK-NEXT:     %1 = math.exp %0 : tensor<?xf32>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%1 : tensor<?xf32>), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A graph, in which what is used may come later.

%0 = "test.a"(%1) : (tensor<?xf32>) -> tensor<?xf32>
%1 = "test.b"(%0) : (tensor<?xf32>) -> tensor<?xf32>
%2 = math.exp %1 : tensor<?xf32>
%3 = tensor.cast %2 : tensor<?xf32> to tensor<4xf32>

// CHECK: module {
// CHECK-NEXT:   %0 = "test.a"(%1) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   %1 = "test.b"(%0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   %2 = math.exp %1 : tensor<?xf32>
// CHECK-NEXT:   %cast = tensor.cast %2 : tensor<?xf32> to tensor<4xf32>
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
