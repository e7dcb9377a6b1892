// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --split-input-file | FileCheck %s

// Extents that are numbers, and extents that are known to be equal.

func.func @numbers(%a: tensor<4x?xf32>, %b: tensor<?x9xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<?x9xf32> to tensor<?x?xf32>
  %2 = arith.addf %0, %1 : tensor<?x?xf32>
  %d = tensor.dim %2, %c0 : tensor<?x?xf32>
  %e = tensor.dim %2, %c1 : tensor<?x?xf32>
  %r = tensor.rank %2 : tensor<?x?xf32>
  return %d, %e, %r : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @numbers(%arg0: tensor<4x?xf32>, %arg1: tensor<?x9xf32>) -> (index, index, index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     return %c4, %c9, %c2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The size that a tensor was made with is its extent.

func.func @size(%n: index, %m: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %1 = math.exp %0 : tensor<?x?xf32>
  %d = tensor.dim %1, %c0 : tensor<?x?xf32>
  %e = tensor.dim %1, %c1 : tensor<?x?xf32>
  return %e, %d : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @size(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     return %arg1, %arg0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Equal by computation: (n + 2) - 2, and a product that is collapsed.

func.func @computed(%a: tensor<?xf32>, %b: tensor<2xf32>, %c: tensor<?x4xf32>)
    -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %0 = tensor.concat dim(0) %a, %b : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  %e = arith.subi %d, %c2 : index
  %1 = tensor.empty(%e) : tensor<?xf32>
  %f = tensor.dim %1, %c0 : tensor<?xf32>
  %2 = tensor.collapse_shape %c [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %g = tensor.dim %2, %c0 : tensor<?xf32>
  %m = tensor.dim %c, %c0 : tensor<?x4xf32>
  %h = arith.muli %m, %c4 : index
  return %n, %f, %g, %h : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @computed(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>, %arg2: tensor<?x4xf32>) -> (index, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %concat, %c0 : tensor<?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg2 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %collapsed, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg2, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     %0 = arith.muli %dim_2, %c4 : index
// CHECK-NEXT:     return %dim, %dim, %dim_1, %0 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Only what dominates can stand for another: not what another branch computed.

func.func @branches(%c: i1, %a: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = scf.if %c -> (index) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    scf.yield %d : index
  } else {
    %e = tensor.dim %a, %c0 : tensor<?xf32>
    %1 = math.exp %a : tensor<?xf32>
    %f = tensor.dim %1, %c0 : tensor<?xf32>
    %g = arith.addi %e, %f : index
    scf.yield %g : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @branches(%arg0: i1, %arg1: tensor<?xf32>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = scf.if %arg0 -> (index) {
// CHECK-NEXT:       %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:       scf.yield %dim : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:       %1 = arith.addi %dim, %dim : index
// CHECK-NEXT:       scf.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An index that is not known, or may be out of bounds, is not answered.

func.func @which(%i: index, %a: tensor<4x5xf32>, %b: tensor<3x?xf32>) -> (index, index, index) {
  %c7 = arith.constant 7 : index
  %d = tensor.dim %a, %i : tensor<4x5xf32>
  %e = tensor.dim %b, %c7 : tensor<3x?xf32>
  %c1 = arith.constant 1 : index
  %f = tensor.dim %b, %c1 : tensor<3x?xf32>
  return %d, %e, %f : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @which(%arg0: index, %arg1: tensor<4x5xf32>, %arg2: tensor<3x?xf32>) -> (index, index, index) {
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %arg0 : tensor<4x5xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg2, %c7 : tensor<3x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg2, %c1 : tensor<3x?xf32>
// CHECK-NEXT:     return %dim, %dim_0, %dim_1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
