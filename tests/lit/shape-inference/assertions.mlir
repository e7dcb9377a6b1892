// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --split-input-file | FileCheck %s

// What an assertion has made sure of is known behind it, and only there: before, the program may still end.

// Two extents that are the same, and ranks.

func.func @two_extents(%a: tensor<?x?xf32>, %u: tensor<*xf32>) -> (index, tensor<*xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = tensor.dim %a, %c0 : tensor<?x?xf32>
  %e = tensor.dim %a, %c1 : tensor<?x?xf32>
  %same = arith.cmpi eq, %d, %e : index
  %rank = tensor.rank %u : tensor<*xf32>
  %matrix = arith.cmpi eq, %rank, %c2 : index
  %both = arith.andi %same, %matrix : i1
  cf.assert %both, "a square and a matrix"
  %0 = math.exp %u : tensor<*xf32>
  %f = tensor.dim %a, %c1 : tensor<?x?xf32>
  %difference = arith.subi %d, %f : index
  %size = tensor.empty(%difference) : tensor<?xf32>
  "test.use"(%size) : (tensor<?xf32>) -> ()
  return %f, %0 : index, tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_extents(%arg0: tensor<?x?xf32>, %arg1: tensor<*xf32>) -> (index, tensor<*xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:     %rank = tensor.rank %arg1 : tensor<*xf32>
// CHECK-NEXT:     %1 = arith.cmpi eq, %rank, %c2 : index
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     cf.assert %2, "a square and a matrix"
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<*xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %3 = math.exp %cast : tensor<?x?xf32>
// CHECK-NEXT:     %4 = arith.subi %dim, %dim : index
// CHECK-NEXT:     %5 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     "test.use"(%5) : (tensor<0xf32>) -> ()
// CHECK-NEXT:     %cast_1 = tensor.cast %3 : tensor<?x?xf32> to tensor<*xf32>
// CHECK-NEXT:     return %dim, %cast_1 : index, tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Equal shapes: in the region that is guarded and behind it.

func.func @guarded(%a: tensor<?x4xf32>, %b: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  %w = shape.cstr_eq %0, %1 : tensor<2xindex>, tensor<2xindex>
  %before = math.absf %b : tensor<?x?xf32>
  "test.use"(%before) : (tensor<?x?xf32>) -> ()
  %r = shape.assuming %w -> (tensor<?x?xf32>) {
    %2 = math.exp %b : tensor<?x?xf32>
    %again = shape.cstr_eq %1, %0 : tensor<2xindex>, tensor<2xindex>
    %s = shape.assuming %again -> (tensor<?x?xf32>) {
      %3 = math.exp %2 : tensor<?x?xf32>
      shape.assuming_yield %3 : tensor<?x?xf32>
    }
    shape.assuming_yield %s : tensor<?x?xf32>
  }
  %4 = math.sin %b : tensor<?x?xf32>
  return %r, %4 : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @guarded(%arg0: tensor<?x4xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
// CHECK-NEXT:     %1 = shape.shape_of %arg1 : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:     %2 = shape.cstr_eq %0, %1 : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT:     %3 = math.absf %arg1 : tensor<?x?xf32>
// CHECK-NEXT:     "test.use"(%3) : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:     %4 = shape.assuming %2 -> (tensor<?x4xf32>) {
// CHECK-NEXT:       %cast_2 = tensor.cast %arg1 : tensor<?x?xf32> to tensor<?x4xf32>
// CHECK-NEXT:       %6 = math.exp %cast_2 : tensor<?x4xf32>
// CHECK-NEXT:       %7 = shape.const_witness true
// CHECK-NEXT:       %8 = math.exp %6 : tensor<?x4xf32>
// CHECK-NEXT:       shape.assuming_yield %8 : tensor<?x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %5 = math.sin %cast : tensor<?x4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %4 : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %5 : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast_0, %cast_1 : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Conditions that are required, and several of them.

func.func @required(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  %is = arith.cmpi eq, %d, %c7 : index
  %seven = shape.cstr_require %is, "seven"
  %0 = shape.shape_of %a : tensor<?xf32> -> !shape.shape
  %1 = shape.shape_of %b : tensor<?xf32> -> !shape.shape
  %same = shape.cstr_eq %0, %1 : !shape.shape, !shape.shape
  %all = shape.assuming_all %seven, %same
  %r = shape.assuming %all -> (tensor<?xf32>) {
    %2 = math.exp %b : tensor<?xf32>
    shape.assuming_yield %2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @required(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c7 : index
// CHECK-NEXT:     %1 = shape.cstr_require %0, "seven"
// CHECK-NEXT:     %2 = shape.shape_of %arg0 : tensor<?xf32> -> !shape.shape
// CHECK-NEXT:     %3 = shape.shape_of %arg1 : tensor<?xf32> -> !shape.shape
// CHECK-NEXT:     %4 = shape.cstr_eq %2, %3 : !shape.shape, !shape.shape
// CHECK-NEXT:     %5 = shape.assuming_all %1, %4
// CHECK-NEXT:     %6 = shape.assuming %5 -> (tensor<7xf32>) {
// CHECK-NEXT:       %cast_0 = tensor.cast %arg1 : tensor<?xf32> to tensor<7xf32>
// CHECK-NEXT:       %7 = math.exp %cast_0 : tensor<7xf32>
// CHECK-NEXT:       shape.assuming_yield %7 : tensor<7xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %6 : tensor<7xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is needed in a loop, or in a block that may not be reached, is known there; not behind.

func.func @may_not_run(%a: tensor<?xf32>, %n: index, %c: i1, %d: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.assert %c, "something"
  scf.for %i = %c0 to %n step %c1 {
    %0 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
    %1 = math.exp %a : tensor<?xf32>
    "test.use"(%0, %1) : (tensor<4xf32>, tensor<?xf32>) -> ()
  }
  cf.cond_br %d, ^then, ^end
^then:
  %2 = tensor.cast %a : tensor<?xf32> to tensor<5xf32>
  %3 = math.exp %a : tensor<?xf32>
  "test.use"(%2, %3) : (tensor<5xf32>, tensor<?xf32>) -> ()
  cf.br ^end
^end:
  %4 = math.exp %a : tensor<?xf32>
  return %4 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @may_not_run(%arg0: tensor<?xf32>, %arg1: index, %arg2: i1, %arg3: i1) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     cf.assert %arg2, "something"
// CHECK-NEXT:     scf.for %arg4 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %cast_0 = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:       %2 = math.exp %cast_0 : tensor<4xf32>
// CHECK-NEXT:       "test.use"(%cast_0, %2) : (tensor<4xf32>, tensor<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.cond_br %arg3, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:     %0 = math.exp %cast : tensor<5xf32>
// CHECK-NEXT:     "test.use"(%cast, %0) : (tensor<5xf32>, tensor<5xf32>) -> ()
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %1 = math.exp %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
