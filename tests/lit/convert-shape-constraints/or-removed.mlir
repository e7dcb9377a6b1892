// RUN: pyopt %s --convert-shape-constraints --allow-unregistered-dialect --split-input-file | FileCheck %s --check-prefix=CONVERT
// RUN: pyopt %s --remove-shape-constraints --allow-unregistered-dialect --split-input-file | FileCheck %s --check-prefix=REMOVE

// Constraints in unusual places and of unusual shapes: turned into assertions, or taken to hold.

// A witness that a loop of blocks carries.
func.func @carried_witness(%a: !shape.shape, %b: !shape.shape, %c: i1) -> index {
  %t = shape.const_witness true
  cf.br ^loop(%t : !shape.witness)
^loop(%w: !shape.witness):
  %v = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %u = shape.assuming_all %v, %w
  cf.cond_br %c, ^loop(%u : !shape.witness), ^end
^end:
  %r = shape.assuming %u -> (index) {
    %k = arith.constant 1 : index
    shape.assuming_yield %k : index
  }
  return %r : index
}

// CONVERT: module {
// CONVERT-NEXT:   func.func @carried_witness(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: i1) -> index {
// CONVERT-NEXT:     %c1 = arith.constant 1 : index
// CONVERT-NEXT:     %0 = shape.const_witness true
// CONVERT-NEXT:     cf.br ^bb1(%0 : !shape.witness)
// CONVERT-NEXT:   ^bb1(%1: !shape.witness):  // 2 preds: ^bb0, ^bb1
// CONVERT-NEXT:     %2 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CONVERT-NEXT:     cf.assert %2, "required broadcastable shapes"
// CONVERT-NEXT:     %3 = shape.assuming_all %1
// CONVERT-NEXT:     cf.cond_br %arg2, ^bb1(%3 : !shape.witness), ^bb2
// CONVERT-NEXT:   ^bb2:  // pred: ^bb1
// CONVERT-NEXT:     %4 = shape.assuming %3 -> (index) {
// CONVERT-NEXT:       shape.assuming_yield %c1 : index
// CONVERT-NEXT:     }
// CONVERT-NEXT:     return %4 : index
// CONVERT-NEXT:   }
// CONVERT-NEXT: }
// REMOVE: module {
// REMOVE-NEXT:   func.func @carried_witness(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: i1) -> index {
// REMOVE-NEXT:     %c1 = arith.constant 1 : index
// REMOVE-NEXT:     %0 = shape.const_witness true
// REMOVE-NEXT:     cf.br ^bb1(%0 : !shape.witness)
// REMOVE-NEXT:   ^bb1(%1: !shape.witness):  // 2 preds: ^bb0, ^bb1
// REMOVE-NEXT:     %2 = shape.assuming_all %1
// REMOVE-NEXT:     cf.cond_br %arg2, ^bb1(%2 : !shape.witness), ^bb2
// REMOVE-NEXT:   ^bb2:  // pred: ^bb1
// REMOVE-NEXT:     %3 = shape.assuming %2 -> (index) {
// REMOVE-NEXT:       shape.assuming_yield %c1 : index
// REMOVE-NEXT:     }
// REMOVE-NEXT:     return %3 : index
// REMOVE-NEXT:   }
// REMOVE-NEXT: }

// -----

// An error shape equals itself, and does not broadcast.
func.func @of_errors(%a: !shape.shape) {
  %b = shape.const_shape [2] : !shape.shape
  %c = shape.const_shape [3] : !shape.shape
  %e = shape.broadcast %b, %c : !shape.shape, !shape.shape -> !shape.shape
  %w = shape.cstr_eq %e, %e : !shape.shape, !shape.shape
  %v = shape.cstr_broadcastable %e, %a : !shape.shape, !shape.shape
  "test.use"(%w, %v) : (!shape.witness, !shape.witness) -> ()
  return
}

// CONVERT: module {
// CONVERT-NEXT:   func.func @of_errors(%arg0: !shape.shape) {
// CONVERT-NEXT:     %0 = shape.const_witness true
// CONVERT-NEXT:     %1 = shape.const_shape [2] : !shape.shape
// CONVERT-NEXT:     %2 = shape.const_shape [3] : !shape.shape
// CONVERT-NEXT:     %3 = shape.broadcast %1, %2 : !shape.shape, !shape.shape -> !shape.shape
// CONVERT-NEXT:     %4 = shape.shape_eq %3, %3 : !shape.shape, !shape.shape
// CONVERT-NEXT:     cf.assert %4, "required equal shapes"
// CONVERT-NEXT:     %5 = shape.is_broadcastable %3, %arg0 : !shape.shape, !shape.shape
// CONVERT-NEXT:     cf.assert %5, "required broadcastable shapes"
// CONVERT-NEXT:     "test.use"(%0, %0) : (!shape.witness, !shape.witness) -> ()
// CONVERT-NEXT:     return
// CONVERT-NEXT:   }
// CONVERT-NEXT: }
// REMOVE: module {
// REMOVE-NEXT:   func.func @of_errors(%arg0: !shape.shape) {
// REMOVE-NEXT:     %0 = shape.const_witness true
// REMOVE-NEXT:     "test.use"(%0, %0) : (!shape.witness, !shape.witness) -> ()
// REMOVE-NEXT:     return
// REMOVE-NEXT:   }
// REMOVE-NEXT: }

// -----

// Of shapes of arguments: static ones decide it.
func.func @of_static_values(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<?x3xf32>) {
  %0 = shape.shape_of %a : tensor<2x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<3xf32> -> tensor<1xindex>
  %2 = shape.shape_of %c : tensor<?x3xf32> -> tensor<2xindex>
  %w = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<1xindex>
  %v = shape.cstr_broadcastable %2, %1 : tensor<2xindex>, tensor<1xindex>
  %u = shape.cstr_eq %0, %2 : tensor<2xindex>, tensor<2xindex>
  "test.use"(%w, %v, %u) : (!shape.witness, !shape.witness, !shape.witness) -> ()
  return
}

// CONVERT: module {
// CONVERT-NEXT:   func.func @of_static_values(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<?x3xf32>) {
// CONVERT-NEXT:     %0 = shape.const_witness true
// CONVERT-NEXT:     %1 = shape.shape_of %arg0 : tensor<2x3xf32> -> tensor<2xindex>
// CONVERT-NEXT:     %2 = shape.shape_of %arg2 : tensor<?x3xf32> -> tensor<2xindex>
// CONVERT-NEXT:     %3 = shape.shape_eq %1, %2 : tensor<2xindex>, tensor<2xindex>
// CONVERT-NEXT:     cf.assert %3, "required equal shapes"
// CONVERT-NEXT:     "test.use"(%0, %0, %0) : (!shape.witness, !shape.witness, !shape.witness) -> ()
// CONVERT-NEXT:     return
// CONVERT-NEXT:   }
// CONVERT-NEXT: }
// REMOVE: module {
// REMOVE-NEXT:   func.func @of_static_values(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<?x3xf32>) {
// REMOVE-NEXT:     %0 = shape.const_witness true
// REMOVE-NEXT:     "test.use"(%0, %0, %0) : (!shape.witness, !shape.witness, !shape.witness) -> ()
// REMOVE-NEXT:     return
// REMOVE-NEXT:   }
// REMOVE-NEXT: }

// -----

func.func @of_unranked_values(%a: tensor<*xf32>, %b: memref<*xf32>, %v: !shape.value_shape) {
  %0 = shape.shape_of %a : tensor<*xf32> -> tensor<?xindex>
  %1 = shape.shape_of %b : memref<*xf32> -> tensor<?xindex>
  %2 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %w = shape.cstr_broadcastable %0, %1 : tensor<?xindex>, tensor<?xindex>
  %u = shape.cstr_eq %0, %2 : tensor<?xindex>, !shape.shape
  "test.use"(%w, %u) : (!shape.witness, !shape.witness) -> ()
  return
}

// CONVERT: module {
// CONVERT-NEXT:   func.func @of_unranked_values(%arg0: tensor<*xf32>, %arg1: memref<*xf32>, %arg2: !shape.value_shape) {
// CONVERT-NEXT:     %0 = shape.const_witness true
// CONVERT-NEXT:     %1 = shape.shape_of %arg0 : tensor<*xf32> -> tensor<?xindex>
// CONVERT-NEXT:     %2 = shape.shape_of %arg1 : memref<*xf32> -> tensor<?xindex>
// CONVERT-NEXT:     %3 = shape.shape_of %arg2 : !shape.value_shape -> !shape.shape
// CONVERT-NEXT:     %4 = shape.is_broadcastable %1, %2 : tensor<?xindex>, tensor<?xindex>
// CONVERT-NEXT:     cf.assert %4, "required broadcastable shapes"
// CONVERT-NEXT:     %5 = shape.shape_eq %1, %3 : tensor<?xindex>, !shape.shape
// CONVERT-NEXT:     cf.assert %5, "required equal shapes"
// CONVERT-NEXT:     "test.use"(%0, %0) : (!shape.witness, !shape.witness) -> ()
// CONVERT-NEXT:     return
// CONVERT-NEXT:   }
// CONVERT-NEXT: }
// REMOVE: module {
// REMOVE-NEXT:   func.func @of_unranked_values(%arg0: tensor<*xf32>, %arg1: memref<*xf32>, %arg2: !shape.value_shape) {
// REMOVE-NEXT:     %0 = shape.const_witness true
// REMOVE-NEXT:     "test.use"(%0, %0) : (!shape.witness, !shape.witness) -> ()
// REMOVE-NEXT:     return
// REMOVE-NEXT:   }
// REMOVE-NEXT: }

// -----

// No results, and none that is used.
func.func @assumed_for_an_effect(%a: !shape.shape, %b: !shape.shape, %m: memref<f32>, %f: f32) {
  %w = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  shape.assuming %w {
    memref.store %f, %m[] : memref<f32>
    shape.assuming_yield
  }
  return
}

// CONVERT: module {
// CONVERT-NEXT:   func.func @assumed_for_an_effect(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: memref<f32>, %arg3: f32) {
// CONVERT-NEXT:     %0 = shape.const_witness true
// CONVERT-NEXT:     %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CONVERT-NEXT:     cf.assert %1, "required equal shapes"
// CONVERT-NEXT:     shape.assuming %0 {
// CONVERT-NEXT:       memref.store %arg3, %arg2[] : memref<f32>
// CONVERT-NEXT:     }
// CONVERT-NEXT:     return
// CONVERT-NEXT:   }
// CONVERT-NEXT: }
// REMOVE: module {
// REMOVE-NEXT:   func.func @assumed_for_an_effect(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: memref<f32>, %arg3: f32) {
// REMOVE-NEXT:     %0 = shape.const_witness true
// REMOVE-NEXT:     shape.assuming %0 {
// REMOVE-NEXT:       memref.store %arg3, %arg2[] : memref<f32>
// REMOVE-NEXT:     }
// REMOVE-NEXT:     return
// REMOVE-NEXT:   }
// REMOVE-NEXT: }

// -----

func.func @in_branches(%a: !shape.shape, %b: !shape.shape, %c: i1) -> !shape.witness {
  %r = scf.if %c -> !shape.witness {
    %w = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
    scf.yield %w : !shape.witness
  } else {
    %w = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
    scf.yield %w : !shape.witness
  }
  return %r : !shape.witness
}

// CONVERT: module {
// CONVERT-NEXT:   func.func @in_branches(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: i1) -> !shape.witness {
// CONVERT-NEXT:     %0 = shape.const_witness true
// CONVERT-NEXT:     %1 = scf.if %arg2 -> (!shape.witness) {
// CONVERT-NEXT:       %2 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CONVERT-NEXT:       cf.assert %2, "required equal shapes"
// CONVERT-NEXT:       scf.yield %0 : !shape.witness
// CONVERT-NEXT:     } else {
// CONVERT-NEXT:       %2 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CONVERT-NEXT:       cf.assert %2, "required broadcastable shapes"
// CONVERT-NEXT:       scf.yield %0 : !shape.witness
// CONVERT-NEXT:     }
// CONVERT-NEXT:     return %1 : !shape.witness
// CONVERT-NEXT:   }
// CONVERT-NEXT: }
// REMOVE: module {
// REMOVE-NEXT:   func.func @in_branches(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: i1) -> !shape.witness {
// REMOVE-NEXT:     %0 = shape.const_witness true
// REMOVE-NEXT:     %1 = scf.if %arg2 -> (!shape.witness) {
// REMOVE-NEXT:       scf.yield %0 : !shape.witness
// REMOVE-NEXT:     } else {
// REMOVE-NEXT:       scf.yield %0 : !shape.witness
// REMOVE-NEXT:     }
// REMOVE-NEXT:     return %1 : !shape.witness
// REMOVE-NEXT:   }
// REMOVE-NEXT: }

// -----

func.func @in_a_reduction(%s: !shape.shape, %a: tensor<?xindex>, %i: index) -> index {
  %0 = shape.reduce(%a, %i) : tensor<?xindex> -> index {
  ^bb0(%p: index, %e: index, %acc: index):
    %w = shape.cstr_eq %s, %a : !shape.shape, tensor<?xindex>
    %n = shape.assuming %w -> (index) {
      %m = shape.add %e, %acc : index, index -> index
      shape.assuming_yield %m : index
    }
    shape.yield %n : index
  }
  return %0 : index
}

// CONVERT: module {
// CONVERT-NEXT:   func.func @in_a_reduction(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: index) -> index {
// CONVERT-NEXT:     %0 = shape.const_witness true
// CONVERT-NEXT:     %1 = shape.reduce(%arg1, %arg2) : tensor<?xindex> -> index {
// CONVERT-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CONVERT-NEXT:       %2 = shape.shape_eq %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CONVERT-NEXT:       cf.assert %2, "required equal shapes"
// CONVERT-NEXT:       %3 = shape.assuming %0 -> (index) {
// CONVERT-NEXT:         %4 = shape.add %arg4, %arg5 : index, index -> index
// CONVERT-NEXT:         shape.assuming_yield %4 : index
// CONVERT-NEXT:       }
// CONVERT-NEXT:       shape.yield %3 : index
// CONVERT-NEXT:     }
// CONVERT-NEXT:     return %1 : index
// CONVERT-NEXT:   }
// CONVERT-NEXT: }
// REMOVE: module {
// REMOVE-NEXT:   func.func @in_a_reduction(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: index) -> index {
// REMOVE-NEXT:     %0 = shape.const_witness true
// REMOVE-NEXT:     %1 = shape.reduce(%arg1, %arg2) : tensor<?xindex> -> index {
// REMOVE-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// REMOVE-NEXT:       %2 = shape.assuming %0 -> (index) {
// REMOVE-NEXT:         %3 = shape.add %arg4, %arg5 : index, index -> index
// REMOVE-NEXT:         shape.assuming_yield %3 : index
// REMOVE-NEXT:       }
// REMOVE-NEXT:       shape.yield %2 : index
// REMOVE-NEXT:     }
// REMOVE-NEXT:     return %1 : index
// REMOVE-NEXT:   }
// REMOVE-NEXT: }

// -----

"test.holder"() ({
  module {
    func.func @held(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
      %w = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
      return %w : !shape.witness
    }
  }
}) : () -> ()

// CONVERT: module {
// CONVERT-NEXT:   "test.holder"() ({
// CONVERT-NEXT:     builtin.module {
// CONVERT-NEXT:       func.func @held(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// CONVERT-NEXT:         %0 = shape.const_witness true
// CONVERT-NEXT:         %1 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CONVERT-NEXT:         cf.assert %1, "required equal shapes"
// CONVERT-NEXT:         return %0 : !shape.witness
// CONVERT-NEXT:       }
// CONVERT-NEXT:     }
// CONVERT-NEXT:   }) : () -> ()
// CONVERT-NEXT: }
// REMOVE: module {
// REMOVE-NEXT:   "test.holder"() ({
// REMOVE-NEXT:     builtin.module {
// REMOVE-NEXT:       func.func @held(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// REMOVE-NEXT:         %0 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
// REMOVE-NEXT:         return %0 : !shape.witness
// REMOVE-NEXT:       }
// REMOVE-NEXT:     }
// REMOVE-NEXT:   }) : () -> ()
// REMOVE-NEXT: }
