// RUN: pyopt %s --convert-shape-constraints --allow-unregistered-dialect --split-input-file | FileCheck %s

// Constraints as assertions, and what folds then.

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
