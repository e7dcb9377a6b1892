// RUN: pyopt %s --convert-shape-constraints --allow-unregistered-dialect --split-input-file | FileCheck %s

// Constraints as assertions, and what folds then.

func.func @cstr_eq_shapes(%s0: !shape.shape, %s1: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %s0, %s1 : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_shapes(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "required equal shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_shapes_unused(%s0: !shape.shape, %s1: !shape.shape) {
  %0 = shape.cstr_eq %s0, %s1 : !shape.shape, !shape.shape
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_shapes_unused(%arg0: !shape.shape, %arg1: !shape.shape) {
// CHECK-NEXT:     %0 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %0, "required equal shapes"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_extents(%s0: tensor<?xindex>, %s1: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %s0, %s1 : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_extents(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:     cf.assert %1, "required equal shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_extents_unused(%s0: tensor<?xindex>, %s1: tensor<?xindex>) {
  %0 = shape.cstr_eq %s0, %s1 : tensor<?xindex>, tensor<?xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_extents_unused(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) {
// CHECK-NEXT:     %0 = shape.shape_eq %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:     cf.assert %0, "required equal shapes"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_known(%s0: tensor<3xindex>, %s1: tensor<2xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %s0, %s1 : tensor<3xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_known(%arg0: tensor<3xindex>, %arg1: tensor<2xindex>) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg1 : tensor<3xindex>, tensor<2xindex>
// CHECK-NEXT:     cf.assert %1, "required equal shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_known_unused(%s0: tensor<3xindex>, %s1: tensor<2xindex>) {
  %0 = shape.cstr_eq %s0, %s1 : tensor<3xindex>, tensor<2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_known_unused(%arg0: tensor<3xindex>, %arg1: tensor<2xindex>) {
// CHECK-NEXT:     %0 = shape.shape_eq %arg0, %arg1 : tensor<3xindex>, tensor<2xindex>
// CHECK-NEXT:     cf.assert %0, "required equal shapes"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_mixed(%s0: !shape.shape, %s1: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %s0, %s1 : !shape.shape, tensor<?xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_mixed(%arg0: !shape.shape, %arg1: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     cf.assert %1, "required equal shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_mixed_unused(%s0: !shape.shape, %s1: tensor<?xindex>) {
  %0 = shape.cstr_eq %s0, %s1 : !shape.shape, tensor<?xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_mixed_unused(%arg0: !shape.shape, %arg1: tensor<?xindex>) {
// CHECK-NEXT:     %0 = shape.shape_eq %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     cf.assert %0, "required equal shapes"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_three(%s0: tensor<?xindex>, %s1: !shape.shape, %s2: tensor<1xindex>)
    -> !shape.witness {
  %0 = shape.cstr_eq %s0, %s1, %s2 : tensor<?xindex>, !shape.shape, tensor<1xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_three(%arg0: tensor<?xindex>, %arg1: !shape.shape, %arg2: tensor<1xindex>) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg1, %arg2 : tensor<?xindex>, !shape.shape, tensor<1xindex>
// CHECK-NEXT:     cf.assert %1, "required equal shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_three_unused(%s0: tensor<?xindex>, %s1: !shape.shape, %s2: tensor<1xindex>) {
  %0 = shape.cstr_eq %s0, %s1, %s2 : tensor<?xindex>, !shape.shape, tensor<1xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_three_unused(%arg0: tensor<?xindex>, %arg1: !shape.shape, %arg2: tensor<1xindex>) {
// CHECK-NEXT:     %0 = shape.shape_eq %arg0, %arg1, %arg2 : tensor<?xindex>, !shape.shape, tensor<1xindex>
// CHECK-NEXT:     cf.assert %0, "required equal shapes"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_with_itself(%a: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %a, %a : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_with_itself(%arg0: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg0 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:     cf.assert %1, "required equal shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_that_holds() -> !shape.witness {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %0 = shape.cstr_eq %a, %a : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_that_holds() -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_that_fails() -> !shape.witness {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.cstr_eq %a, %b : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_that_fails() -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     cf.assert %false, "required equal shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_of_values(%t: tensor<?x3xf32>, %u: tensor<3xf32>) -> !shape.witness {
  %a = shape.shape_of %t : tensor<?x3xf32> -> tensor<2xindex>
  %b = shape.shape_of %u : tensor<3xf32> -> tensor<1xindex>
  %0 = shape.cstr_eq %a, %b : tensor<2xindex>, tensor<1xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_of_values(%arg0: tensor<?x3xf32>, %arg1: tensor<3xf32>) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_of %arg0 : tensor<?x3xf32> -> tensor<2xindex>
// CHECK-NEXT:     %2 = shape.shape_of %arg1 : tensor<3xf32> -> tensor<1xindex>
// CHECK-NEXT:     %3 = shape.shape_eq %1, %2 : tensor<2xindex>, tensor<1xindex>
// CHECK-NEXT:     cf.assert %3, "required equal shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_twice(%a: !shape.shape, %b: !shape.shape) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  return %0, %1 : !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_twice(%arg0: !shape.shape, %arg1: !shape.shape) -> (!shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "required equal shapes"
// CHECK-NEXT:     %2 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %2, "required equal shapes"
// CHECK-NEXT:     return %0, %0 : !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_assumed(%a: !shape.shape, %b: !shape.shape, %n: index) -> index {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.assuming %0 -> (index) {
    %2 = arith.addi %n, %n : index
    shape.assuming_yield %2 : index
  }
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_assumed(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: index) -> index {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "required equal shapes"
// CHECK-NEXT:     %2 = shape.assuming %0 -> (index) {
// CHECK-NEXT:       %3 = arith.addi %arg2, %arg2 : index
// CHECK-NEXT:       shape.assuming_yield %3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_in_assuming(%a: !shape.shape, %b: !shape.shape, %w: !shape.witness)
    -> !shape.witness {
  %1 = shape.assuming %w -> (!shape.witness) {
    %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
    shape.assuming_yield %0 : !shape.witness
  }
  return %1 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_in_assuming(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.witness) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.assuming %arg2 -> (!shape.witness) {
// CHECK-NEXT:       %2 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:       cf.assert %2, "required equal shapes"
// CHECK-NEXT:       shape.assuming_yield %0 : !shape.witness
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_in_an_unknown_op(%a: !shape.shape, %b: !shape.shape) {
  "test.region"() ({
    %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
    "test.end"(%0) : (!shape.witness) -> ()
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_in_an_unknown_op(%arg0: !shape.shape, %arg1: !shape.shape) {
// CHECK-NEXT:     "test.region"() ({
// CHECK-NEXT:       %0 = shape.const_witness true
// CHECK-NEXT:       %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:       cf.assert %1, "required equal shapes"
// CHECK-NEXT:       "test.end"(%0) : (!shape.witness) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_keeps_no_attributes(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b {note = 1 : i32} : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_keeps_no_attributes(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "required equal shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_shapes(%s0: !shape.shape, %s1: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %s0, %s1 : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_shapes(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "required broadcastable shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_shapes_unused(%s0: !shape.shape, %s1: !shape.shape) {
  %0 = shape.cstr_broadcastable %s0, %s1 : !shape.shape, !shape.shape
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_shapes_unused(%arg0: !shape.shape, %arg1: !shape.shape) {
// CHECK-NEXT:     %0 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %0, "required broadcastable shapes"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_extents(%s0: tensor<?xindex>, %s1: tensor<?xindex>)
    -> !shape.witness {
  %0 = shape.cstr_broadcastable %s0, %s1 : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_extents(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.is_broadcastable %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:     cf.assert %1, "required broadcastable shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_extents_unused(%s0: tensor<?xindex>, %s1: tensor<?xindex>) {
  %0 = shape.cstr_broadcastable %s0, %s1 : tensor<?xindex>, tensor<?xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_extents_unused(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) {
// CHECK-NEXT:     %0 = shape.is_broadcastable %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:     cf.assert %0, "required broadcastable shapes"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_known(%s0: tensor<3xindex>, %s1: tensor<2xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %s0, %s1 : tensor<3xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_known(%arg0: tensor<3xindex>, %arg1: tensor<2xindex>) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.is_broadcastable %arg0, %arg1 : tensor<3xindex>, tensor<2xindex>
// CHECK-NEXT:     cf.assert %1, "required broadcastable shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_known_unused(%s0: tensor<3xindex>, %s1: tensor<2xindex>) {
  %0 = shape.cstr_broadcastable %s0, %s1 : tensor<3xindex>, tensor<2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_known_unused(%arg0: tensor<3xindex>, %arg1: tensor<2xindex>) {
// CHECK-NEXT:     %0 = shape.is_broadcastable %arg0, %arg1 : tensor<3xindex>, tensor<2xindex>
// CHECK-NEXT:     cf.assert %0, "required broadcastable shapes"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_mixed(%s0: !shape.shape, %s1: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %s0, %s1 : !shape.shape, tensor<?xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_mixed(%arg0: !shape.shape, %arg1: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     cf.assert %1, "required broadcastable shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_mixed_unused(%s0: !shape.shape, %s1: tensor<?xindex>) {
  %0 = shape.cstr_broadcastable %s0, %s1 : !shape.shape, tensor<?xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_mixed_unused(%arg0: !shape.shape, %arg1: tensor<?xindex>) {
// CHECK-NEXT:     %0 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     cf.assert %0, "required broadcastable shapes"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_three(%s0: tensor<?xindex>, %s1: !shape.shape, %s2: tensor<1xindex>)
    -> !shape.witness {
  %0 = shape.cstr_broadcastable %s0, %s1, %s2 : tensor<?xindex>, !shape.shape, tensor<1xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_three(%arg0: tensor<?xindex>, %arg1: !shape.shape, %arg2: tensor<1xindex>) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.is_broadcastable %arg0, %arg1, %arg2 : tensor<?xindex>, !shape.shape, tensor<1xindex>
// CHECK-NEXT:     cf.assert %1, "required broadcastable shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_three_unused(%s0: tensor<?xindex>, %s1: !shape.shape,
                                           %s2: tensor<1xindex>) {
  %0 = shape.cstr_broadcastable %s0, %s1, %s2 : tensor<?xindex>, !shape.shape, tensor<1xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_three_unused(%arg0: tensor<?xindex>, %arg1: !shape.shape, %arg2: tensor<1xindex>) {
// CHECK-NEXT:     %0 = shape.is_broadcastable %arg0, %arg1, %arg2 : tensor<?xindex>, !shape.shape, tensor<1xindex>
// CHECK-NEXT:     cf.assert %0, "required broadcastable shapes"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_with_itself(%a: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %a : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_with_itself(%arg0: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.is_broadcastable %arg0, %arg0 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:     cf.assert %1, "required broadcastable shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_that_holds() -> !shape.witness {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %0 = shape.cstr_broadcastable %a, %a : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_that_holds() -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_that_fails() -> !shape.witness {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_that_fails() -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.const_shape [1, 2] : tensor<2xindex>
// CHECK-NEXT:     %2 = shape.const_shape [1, 3] : tensor<2xindex>
// CHECK-NEXT:     %3 = shape.is_broadcastable %1, %2 : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT:     cf.assert %3, "required broadcastable shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_of_values(%t: tensor<?x3xf32>, %u: tensor<3xf32>) -> !shape.witness {
  %a = shape.shape_of %t : tensor<?x3xf32> -> tensor<2xindex>
  %b = shape.shape_of %u : tensor<3xf32> -> tensor<1xindex>
  %0 = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<1xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_of_values(%arg0: tensor<?x3xf32>, %arg1: tensor<3xf32>) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_twice(%a: !shape.shape, %b: !shape.shape)
    -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0, %1 : !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_twice(%arg0: !shape.shape, %arg1: !shape.shape) -> (!shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "required broadcastable shapes"
// CHECK-NEXT:     %2 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %2, "required broadcastable shapes"
// CHECK-NEXT:     return %0, %0 : !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_assumed(%a: !shape.shape, %b: !shape.shape, %n: index) -> index {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.assuming %0 -> (index) {
    %2 = arith.addi %n, %n : index
    shape.assuming_yield %2 : index
  }
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_assumed(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: index) -> index {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "required broadcastable shapes"
// CHECK-NEXT:     %2 = shape.assuming %0 -> (index) {
// CHECK-NEXT:       %3 = arith.addi %arg2, %arg2 : index
// CHECK-NEXT:       shape.assuming_yield %3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_in_assuming(%a: !shape.shape, %b: !shape.shape, %w: !shape.witness)
    -> !shape.witness {
  %1 = shape.assuming %w -> (!shape.witness) {
    %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
    shape.assuming_yield %0 : !shape.witness
  }
  return %1 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_in_assuming(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.witness) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.assuming %arg2 -> (!shape.witness) {
// CHECK-NEXT:       %2 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:       cf.assert %2, "required broadcastable shapes"
// CHECK-NEXT:       shape.assuming_yield %0 : !shape.witness
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_in_a_loop(%a: !shape.shape, %b: !shape.shape, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
    "test.use"(%0) : (!shape.witness) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_in_a_loop(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: index) {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:       %1 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:       cf.assert %1, "required broadcastable shapes"
// CHECK-NEXT:       "test.use"(%0) : (!shape.witness) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_in_an_unknown_op(%a: !shape.shape, %b: !shape.shape) {
  "test.region"() ({
    %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
    "test.end"(%0) : (!shape.witness) -> ()
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_in_an_unknown_op(%arg0: !shape.shape, %arg1: !shape.shape) {
// CHECK-NEXT:     "test.region"() ({
// CHECK-NEXT:       %0 = shape.const_witness true
// CHECK-NEXT:       %1 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:       cf.assert %1, "required broadcastable shapes"
// CHECK-NEXT:       "test.end"(%0) : (!shape.witness) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_keeps_no_attributes(%a: !shape.shape, %b: !shape.shape)
    -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b {note = 1 : i32} : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_keeps_no_attributes(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "required broadcastable shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @require(%c: i1) -> !shape.witness {
  %0 = shape.cstr_require %c, "why"
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @require(%arg0: i1) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     cf.assert %arg0, "why"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @require_unused(%c: i1) {
  %0 = shape.cstr_require %c, ""
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @require_unused(%arg0: i1) {
// CHECK-NEXT:     cf.assert %arg0, ""
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @require_true() -> !shape.witness {
  %c = arith.constant true
  %0 = shape.cstr_require %c, "why"
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @require_true() -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @require_false() -> !shape.witness {
  %c = arith.constant false
  %0 = shape.cstr_require %c, "why"
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @require_false() -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness false
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @require_twice(%c: i1) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_require %c, "why"
  %1 = shape.cstr_require %c, "why"
  return %0, %1 : !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @require_twice(%arg0: i1) -> (!shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     cf.assert %arg0, "why"
// CHECK-NEXT:     cf.assert %arg0, "why"
// CHECK-NEXT:     return %0, %0 : !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @require_a_question(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %c = shape.shape_eq %a, %b : !shape.shape, !shape.shape
  %0 = shape.cstr_require %c, "not \22equal\22"
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @require_a_question(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "not \22equal\22"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @all(%a: !shape.shape, %b: !shape.shape, %c: i1, %w: !shape.witness) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %2 = shape.cstr_require %c, "c"
  %3 = shape.assuming_all %0, %1, %2, %w
  return %3 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @all(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: i1, %arg3: !shape.witness) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %0, "required equal shapes"
// CHECK-NEXT:     %1 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "required broadcastable shapes"
// CHECK-NEXT:     cf.assert %arg2, "c"
// CHECK-NEXT:     %2 = shape.assuming_all %arg3
// CHECK-NEXT:     return %2 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @all_hold(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %3 = shape.assuming_all %0, %1
  return %3 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @all_hold(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "required equal shapes"
// CHECK-NEXT:     %2 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %2, "required broadcastable shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @witness_stays(%w: !shape.witness) -> (!shape.witness, !shape.witness) {
  %0 = shape.const_witness true
  %1 = shape.const_witness false
  return %0, %1 : !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @witness_stays(%arg0: !shape.witness) -> (!shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.const_witness false
// CHECK-NEXT:     return %0, %1 : !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @questions_stay(%a: !shape.shape, %b: !shape.shape) -> (i1, i1) {
  %0 = shape.shape_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.is_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0, %1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @questions_stay(%arg0: !shape.shape, %arg1: !shape.shape) -> (i1, i1) {
// CHECK-NEXT:     %0 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %1 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     return %0, %1 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_stays(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_stays(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.shape {
// CHECK-NEXT:     %0 = shape.broadcast %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dead_and_folding_ops(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = arith.addi %c1, %c1 : index
  %1 = arith.addi %n, %n : index
  %2 = arith.muli %n, %0 : index
  return %2 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dead_and_folding_ops(%arg0: index) -> index {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.muli %arg0, %c2 : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%a: !shape.shape, %b: !shape.shape, %c: i1) -> !shape.witness {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
^bb2:
  %1 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %1 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: i1) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "required equal shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %2 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %2, "required broadcastable shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unreachable(%a: !shape.shape, %b: !shape.shape) {
  return
^bb1:
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: !shape.shape, %arg1: !shape.shape) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @declared(!shape.witness)

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(!shape.witness)
// CHECK-NEXT: }

// -----

func.func @empty() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module @outer {
  module @inner {
    func.func @nested(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
      %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
      return %0 : !shape.witness
    }
  }
}

// CHECK: module @outer {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @nested(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:       %0 = shape.const_witness true
// CHECK-NEXT:       %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:       cf.assert %1, "required equal shapes"
// CHECK-NEXT:       return %0 : !shape.witness
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

shape.function_library @lib {
  shape.func @outside_of_functions(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
    %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
    shape.return %0 : !shape.witness
  }
} mapping {
  test.op = @outside_of_functions
}

// CHECK: module {
// CHECK-NEXT:   shape.function_library @lib {
// CHECK-NEXT:     func @outside_of_functions(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:       %0 = const_witness true
// CHECK-NEXT:       %1 = shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:       cf.assert %1, "required equal shapes"
// CHECK-NEXT:       return %0 : !shape.witness
// CHECK-NEXT:     }
// CHECK-NEXT:   } mapping {test.op = @outside_of_functions}
// CHECK-NEXT: }

// -----

%a = "test.shape"() : () -> !shape.shape
%0 = shape.cstr_eq %a, %a : !shape.shape, !shape.shape
"test.use"(%0) : (!shape.witness) -> ()

// CHECK: module {
// CHECK-NEXT:   %0 = shape.const_witness true
// CHECK-NEXT:   %1 = "test.shape"() : () -> !shape.shape
// CHECK-NEXT:   %2 = shape.shape_eq %1, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:   cf.assert %2, "required equal shapes"
// CHECK-NEXT:   "test.use"(%0) : (!shape.witness) -> ()
// CHECK-NEXT: }

// -----

func.func @different_operands(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape)
    -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @different_operands(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "required equal shapes"
// CHECK-NEXT:     %2 = shape.shape_eq %arg1, %arg2 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %2, "required equal shapes"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @assumed_in_a_chain(%a: !shape.shape, %b: !shape.shape, %t: tensor<?xf32>)
    -> tensor<?xf32> {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1:2 = shape.assuming %0 -> (tensor<?xf32>, !shape.witness) {
    %2 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
    shape.assuming_yield %t, %2 : tensor<?xf32>, !shape.witness
  }
  %3 = shape.assuming %1#1 -> (tensor<?xf32>) {
    shape.assuming_yield %1#0 : tensor<?xf32>
  }
  return %3 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @assumed_in_a_chain(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %1, "required equal shapes"
// CHECK-NEXT:     %2:2 = shape.assuming %0 -> (tensor<?xf32>, !shape.witness) {
// CHECK-NEXT:       %4 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:       cf.assert %4, "required broadcastable shapes"
// CHECK-NEXT:       shape.assuming_yield %arg2, %0 : tensor<?xf32>, !shape.witness
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = shape.assuming %2#1 -> (tensor<?xf32>) {
// CHECK-NEXT:       shape.assuming_yield %2#0 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalars(%t: tensor<f32>, %a: !shape.shape) -> !shape.witness {
  %0 = shape.const_shape [] : !shape.shape
  %1 = shape.cstr_broadcastable %0, %a : !shape.shape, !shape.shape
  return %1 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalars(%arg0: tensor<f32>, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }
