// RUN: pyopt %s -split-input-file --shape-inference | FileCheck %s

// A name is one extent, whatever arguments have it.

func.func @equal(%x: tensor<?x?xf32> {shape.dims = ["batch", "n"]},
                 %y: tensor<?xf32> {shape.dims = ["batch"]}, %z: tensor<?xf32> {shape.dims = ["m"]})
    -> (i1, i1) {
  %c0 = arith.constant 0 : index
  %a = tensor.dim %x, %c0 : tensor<?x?xf32>
  %b = tensor.dim %y, %c0 : tensor<?xf32>
  %c = tensor.dim %z, %c0 : tensor<?xf32>
  %0 = arith.cmpi eq, %a, %b : index
  %1 = arith.cmpi eq, %a, %c : index
  return %0, %1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @equal(%arg0: tensor<?x?xf32> {shape.dims = ["batch", "n"]}, %arg1: tensor<?xf32> {shape.dims = ["batch"]}, %arg2: tensor<?xf32> {shape.dims = ["m"]}) -> (i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg2, %c0 : tensor<?xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:     return %true, %0 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Where one of them is a number the others are.

func.func @number(%x: tensor<4x?xf32> {shape.dims = ["n", ""]},
                  %y: tensor<?x?xf32> {shape.dims = ["n", "8"]}) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %y, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %y, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %x, %c1 : tensor<4x?xf32>
  return %0, %1, %2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @number(%arg0: tensor<4x?xf32> {shape.dims = ["n", ""]}, %arg1: tensor<?x?xf32> {shape.dims = ["n", "8"]}) -> (index, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     return %c4, %c8, %dim : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An expression over names.

func.func @expression(%x: tensor<?xf32> {shape.dims = ["past + sequence"]},
                      %y: tensor<?xf32> {shape.dims = ["sequence"]},
                      %z: tensor<?xf32> {shape.dims = ["past"]}) -> (i1, i1) {
  %0 = tensor.concat dim(0) %z, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %a = tensor.dim %x, %c0 : tensor<?xf32>
  %b = tensor.dim %0, %c0 : tensor<?xf32>
  %c = tensor.dim %z, %c0 : tensor<?xf32>
  %1 = arith.cmpi eq, %a, %b : index
  %2 = arith.cmpi eq, %a, %c : index
  return %1, %2 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @expression(%arg0: tensor<?xf32> {shape.dims = ["past + sequence"]}, %arg1: tensor<?xf32> {shape.dims = ["sequence"]}, %arg2: tensor<?xf32> {shape.dims = ["past"]}) -> (i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg2, %c0 : tensor<?xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:     return %true, %0 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A name that is no extent by itself: whole blocks of 8.

func.func @blocks(%x: tensor<?xf32> {shape.dims = ["8 * blocks"]}) -> index {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %r = arith.remui %n, %c8 : index
  %e = tensor.empty(%r) : tensor<?xf32>
  %0 = tensor.dim %e, %c0 : tensor<?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: tensor<?xf32> {shape.dims = ["8 * blocks"]}) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.remui %dim, %c8 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0_0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The entries give the rank.

func.func private @unranked(%x: tensor<*xf32> {shape.dims = ["n", "4"]},
                            %y: tensor<?xf32> {shape.dims = ["n"]}) -> index {
  %0 = tensor.rank %x : tensor<*xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @unranked(%arg0: tensor<*xf32> {shape.dims = ["n", "4"]}, %arg1: tensor<?xf32> {shape.dims = ["n"]}) -> index {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     return %c2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bounds decide comparisons, the smaller one of two, and what is divided.

func.func @bounds(%x: tensor<?x?xf32> {shape.dims = ["batch", "n"]})
    -> (i1, i1, i1, index, index, index)
    attributes {shape.bounds = ["1 <= batch <= 64", "4 <= n"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c65 = arith.constant 65 : index
  %b = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %0 = arith.cmpi sle, %b, %c64 : index
  %1 = arith.cmpi eq, %b, %c0 : index
  %2 = arith.cmpi sle, %b, %c32 : index
  %3 = arith.minsi %b, %c65 : index
  %4 = arith.maxui %n, %b : index
  %5 = arith.divui %b, %c65 : index
  %6 = tensor.empty(%5) : tensor<?xf32>
  %7 = tensor.dim %6, %c0 : tensor<?xf32>
  return %0, %1, %2, %3, %4, %7 : i1, i1, i1, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @bounds(%arg0: tensor<?x?xf32> {shape.dims = ["batch", "n"]}) -> (i1, i1, i1, index, index, index) attributes {shape.bounds = ["1 <= batch <= 64", "4 <= n"]} {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c65 = arith.constant 65 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = arith.cmpi sle, %dim, %c32 : index
// CHECK-NEXT:     %1 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %2 = arith.divui %dim, %c65 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     return %true, %false, %0, %dim, %1, %c0_1 : i1, i1, i1, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// batch * n - n is not negative, since batch is 1 at least.

func.func @products(%x: tensor<?x?xf32> {shape.dims = ["batch", "n"]})
    -> (i1, i1) attributes {shape.bounds = ["1 <= batch"]} {
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = tensor.dim %0, %c0 : tensor<?xf32>
  %b = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %1 = arith.cmpi sge, %all, %n : index
  %2 = arith.cmpi sge, %all, %b : index
  return %1, %2 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @products(%arg0: tensor<?x?xf32> {shape.dims = ["batch", "n"]}) -> (i1, i1) attributes {shape.bounds = ["1 <= batch"]} {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %collapsed, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.cmpi sge, %dim, %dim_0 : index
// CHECK-NEXT:     return %true, %0 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An extent that is 2 at least is no 1 that broadcasts.

func.func @broadcast(%x: tensor<?xf32> {shape.dims = ["n"]}, %y: tensor<1xf32>, %z: tensor<?xf32>)
    -> (!shape.witness, tensor<?xindex>) attributes {shape.bounds = ["2 <= n"]} {
  %0 = shape.shape_of %x : tensor<?xf32> -> tensor<?xindex>
  %1 = shape.shape_of %z : tensor<?xf32> -> tensor<?xindex>
  %2 = shape.cstr_broadcastable %0, %1 : tensor<?xindex>, tensor<?xindex>
  %3 = shape.broadcast %0, %1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %2, %3 : !shape.witness, tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast(%arg0: tensor<?xf32> {shape.dims = ["n"]}, %arg1: tensor<1xf32>, %arg2: tensor<?xf32>) -> (!shape.witness, tensor<?xindex>) attributes {shape.bounds = ["2 <= n"]} {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %1 = shape.shape_of %arg2 : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %2 = shape.cstr_broadcastable %0, %1 : tensor<1xindex>, tensor<1xindex>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<1xindex> to tensor<?xindex>
// CHECK-NEXT:     return %2, %cast : !shape.witness, tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What a private function's name is becomes known from its calls; callers' extents are made equal.

func.func private @callee(%x: tensor<?xf32> {shape.dims = ["n"]},
                          %y: tensor<?xf32> {shape.dims = ["n"]}) -> index {
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %y, %c0 : tensor<?xf32>
  return %0 : index
}
func.func @caller(%x: tensor<4xf32>, %y: tensor<?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %1 = call @callee(%0, %y) : (tensor<?xf32>, tensor<?xf32>) -> index
  %2 = tensor.dim %y, %c0 : tensor<?xf32>
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%arg0: tensor<4xf32> {shape.dims = ["n"]}, %arg1: tensor<4xf32> {shape.dims = ["n"]}) -> index {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %c4 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> (index, index) {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = call @callee(%arg0, %cast) : (tensor<4xf32>, tensor<4xf32>) -> index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %0, %c4 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Each function has names of its own.

func.func @one(%x: tensor<?xf32> {shape.dims = ["n"]}, %y: tensor<?xf32> {shape.dims = ["m"]})
    -> i1 attributes {shape.bounds = ["n <= 4"]} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.dim %x, %c0 : tensor<?xf32>
  %1 = arith.cmpi ule, %0, %c4 : index
  return %1 : i1
}
func.func @two(%x: tensor<?xf32> {shape.dims = ["n"]}, %y: tensor<?xf32>) -> (i1, i1) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.dim %x, %c0 : tensor<?xf32>
  %1 = arith.cmpi ule, %0, %c4 : index
  %2 = call @one(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> i1
  return %1, %2 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%arg0: tensor<?xf32> {shape.dims = ["n"]}, %arg1: tensor<?xf32> {shape.dims = ["m"]}) -> i1 attributes {shape.bounds = ["n <= 4"]} {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %true : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two(%arg0: tensor<?xf32> {shape.dims = ["n"]}, %arg1: tensor<?xf32>) -> (i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi ule, %dim, %c4 : index
// CHECK-NEXT:     %1 = call @one(%arg0, %arg1) : (tensor<?xf32>, tensor<?xf32>) -> i1
// CHECK-NEXT:     return %0, %1 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
