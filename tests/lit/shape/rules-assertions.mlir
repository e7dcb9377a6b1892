// RUN: pyopt --split-input-file --canonicalize --allow-unregistered-dialect %s | FileCheck %s

// Rules and folds for witnesses.

// At most one shape that is not a scalar, extents that go together, and a shape that is asserted twice.
func.func @cstr_broadcastable(%s: !shape.shape, %t: tensor<2xindex>)
    -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) {
  %e = shape.const_shape [] : !shape.shape
  %a = shape.const_shape [2, 3] : !shape.shape
  %b = shape.const_shape [4, 1, 3] : !shape.shape
  %c = shape.const_shape [2] : !shape.shape
  %0 = shape.cstr_broadcastable %e, %s : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %2 = shape.cstr_broadcastable %a, %c : !shape.shape, !shape.shape
  %3 = shape.cstr_broadcastable %s, %s : !shape.shape, !shape.shape
  %4 = shape.cstr_broadcastable %s, %t, %s, %e
      : !shape.shape, tensor<2xindex>, !shape.shape, !shape.shape
  return %0, %1, %2, %3, %4
      : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable(%arg0: !shape.shape, %arg1: tensor<2xindex>) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [2] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_witness true
// CHECK-NEXT:     %3 = shape.cstr_broadcastable %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %4 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, tensor<2xindex>
// CHECK-NEXT:     return %2, %2, %3, %2, %4 : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is known of the shapes of values: 1 and an unknown extent go together, two unknown ones may not.
func.func @cstr_broadcastable_of_values(%x: tensor<2x?xf32>, %y: tensor<?x1xf32>,
                                        %z: tensor<?x?xf32>)
    -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness) {
  %a = shape.shape_of %x : tensor<2x?xf32> -> tensor<2xindex>
  %b = shape.shape_of %y : tensor<?x1xf32> -> tensor<2xindex>
  %c = shape.shape_of %z : tensor<?x?xf32> -> tensor<2xindex>
  %k = shape.const_shape [2, 1] : !shape.shape
  %l = shape.const_shape [1, 1] : !shape.shape
  %0 = shape.cstr_broadcastable %a, %k : tensor<2xindex>, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<2xindex>
  %2 = shape.cstr_broadcastable %b, %l : tensor<2xindex>, !shape.shape
  %3 = shape.cstr_broadcastable %b, %c : tensor<2xindex>, tensor<2xindex>
  return %0, %1, %2, %3 : !shape.witness, !shape.witness, !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_of_values(%arg0: tensor<2x?xf32>, %arg1: tensor<?x1xf32>, %arg2: tensor<?x?xf32>) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.shape_of %arg0 : tensor<2x?xf32> -> tensor<2xindex>
// CHECK-NEXT:     %2 = shape.shape_of %arg1 : tensor<?x1xf32> -> tensor<2xindex>
// CHECK-NEXT:     %3 = shape.shape_of %arg2 : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:     %4 = shape.cstr_broadcastable %1, %2 : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT:     %5 = shape.cstr_broadcastable %2, %3 : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT:     return %0, %4, %0, %5 : !shape.witness, !shape.witness, !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts that forget the rank, and shapes that are empty by their type.
func.func @cstr_broadcastable_operands(%a: tensor<2xindex>, %b: tensor<?xindex>,
                                       %e: tensor<0xindex>, %s: !shape.shape)
    -> (!shape.witness, !shape.witness, !shape.witness) {
  %forgets = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  %asserts = tensor.cast %b : tensor<?xindex> to tensor<2xindex>
  %0 = shape.cstr_broadcastable %forgets, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_broadcastable %asserts, %a : tensor<2xindex>, tensor<2xindex>
  %2 = shape.cstr_broadcastable %s, %e, %b : !shape.shape, tensor<0xindex>, tensor<?xindex>
  return %0, %1, %2 : !shape.witness, !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_operands(%arg0: tensor<2xindex>, %arg1: tensor<?xindex>, %arg2: tensor<0xindex>, %arg3: !shape.shape) -> (!shape.witness, !shape.witness, !shape.witness) {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:     %0 = shape.cstr_broadcastable %arg0, %arg1 : tensor<2xindex>, tensor<?xindex>
// CHECK-NEXT:     %1 = shape.cstr_broadcastable %cast, %arg0 : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT:     %2 = shape.cstr_broadcastable %arg3, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     return %0, %1, %2 : !shape.witness, !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq(%s: !shape.shape, %t: tensor<?xindex>)
    -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) {
  %a = shape.const_shape [2, 3] : !shape.shape
  %b = shape.const_shape [2, 3] : tensor<2xindex>
  %c = shape.const_shape [2] : !shape.shape
  %0 = shape.cstr_eq %a, %b : !shape.shape, tensor<2xindex>
  %1 = shape.cstr_eq %a, %c : !shape.shape, !shape.shape
  %2 = shape.cstr_eq %s, %s, %s : !shape.shape, !shape.shape, !shape.shape
  %3 = shape.cstr_eq %a, %s : !shape.shape, !shape.shape
  %4 = shape.cstr_eq %t : tensor<?xindex>
  return %0, %1, %2, %3, %4
      : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq(%arg0: !shape.shape, %arg1: tensor<?xindex>) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [2] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_witness true
// CHECK-NEXT:     %3 = shape.cstr_eq %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %4 = shape.cstr_eq %arg0, %0 : !shape.shape, !shape.shape
// CHECK-NEXT:     return %2, %3, %2, %4, %2 : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_require(%p: i1) -> (!shape.witness, !shape.witness, !shape.witness) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = shape.cstr_require %true, "holds"
  %1 = shape.cstr_require %false, "fails"
  %2 = shape.cstr_require %p, "may hold"
  return %0, %1, %2 : !shape.witness, !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_require(%arg0: i1) -> (!shape.witness, !shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.const_witness false
// CHECK-NEXT:     %2 = shape.cstr_require %arg0, "may hold"
// CHECK-NEXT:     return %0, %1, %2 : !shape.witness, !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What holds need not be listed; what fails decides.
func.func @assuming_all(%a: !shape.witness, %b: !shape.witness)
    -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness,
        !shape.witness) {
  %true = shape.const_witness true
  %false = shape.const_witness false
  %0 = shape.assuming_all %true, %true
  %1 = shape.assuming_all %true, %false
  %2 = shape.assuming_all %a, %true, %b
  %3 = shape.assuming_all %a, %false, %b
  %4 = shape.assuming_all %a, %true
  %5 = shape.assuming_all %a, %b, %a
  return %0, %1, %2, %3, %4, %5
      : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness,
      !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming_all(%arg0: !shape.witness, %arg1: !shape.witness) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.const_witness false
// CHECK-NEXT:     %2 = shape.assuming_all %arg0, %arg1
// CHECK-NEXT:     %3 = shape.assuming_all %arg0, %arg1
// CHECK-NEXT:     return %0, %1, %2, %1, %arg0, %3 : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested_assuming_all(%a: !shape.witness, %b: !shape.witness, %c: !shape.witness)
    -> (!shape.witness, !shape.witness) {
  %0 = shape.assuming_all %a, %b
  %1 = shape.assuming_all %0, %c
  return %0, %1 : !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested_assuming_all(%arg0: !shape.witness, %arg1: !shape.witness, %arg2: !shape.witness) -> (!shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.assuming_all %arg0, %arg1
// CHECK-NEXT:     %1 = shape.assuming_all %arg0, %arg1, %arg2
// CHECK-NEXT:     return %0, %1 : !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An assertion about some of another one's shapes says nothing more.
func.func @assuming_all_broadcastable(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape)
    -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.cstr_broadcastable %c, %b : !shape.shape, !shape.shape
  %3 = shape.assuming_all %0, %1, %2
  %4 = shape.assuming_all %0, %2
  return %3, %4 : !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming_all_broadcastable(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape) -> (!shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %1 = shape.cstr_broadcastable %arg0, %arg1, %arg2 : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:     %2 = shape.cstr_broadcastable %arg2, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %3 = shape.assuming_all %0, %2
// CHECK-NEXT:     return %1, %3 : !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @assuming_all_broadcastable_and_more(%a: !shape.shape, %b: !shape.shape,
                                               %w: !shape.witness) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1, %w
  return %2 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming_all_broadcastable_and_more(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.witness) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %1 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %2 = shape.assuming_all %0, %1, %arg2
// CHECK-NEXT:     return %2 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Equalities are one if each has a shape in common with those before it.
func.func @assuming_all_equal(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape,
                              %d: !shape.shape, %w: !shape.witness)
    -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %2 = shape.cstr_eq %c, %d : !shape.shape, !shape.shape
  %3 = shape.assuming_all %0, %1
  %4 = shape.assuming_all %0, %1, %2
  %5 = shape.assuming_all %0, %2
  %6 = shape.assuming_all %0, %w
  return %3, %4, %5, %6 : !shape.witness, !shape.witness, !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming_all_equal(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape, %arg3: !shape.shape, %arg4: !shape.witness) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %1 = shape.cstr_eq %arg1, %arg2 : !shape.shape, !shape.shape
// CHECK-NEXT:     %2 = shape.cstr_eq %arg2, %arg3 : !shape.shape, !shape.shape
// CHECK-NEXT:     %3 = shape.cstr_eq %arg0, %arg1, %arg1, %arg2 : !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:     %4 = shape.cstr_eq %arg0, %arg1, %arg1, %arg2, %arg2, %arg3 : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:     %5 = shape.assuming_all %0, %2
// CHECK-NEXT:     %6 = shape.assuming_all %0, %arg4
// CHECK-NEXT:     return %3, %4, %5, %6 : !shape.witness, !shape.witness, !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A region that may rely on nothing is no region; what nobody uses of one is not yielded.
func.func @assuming(%p: i1, %x: i32) -> (i32, i32, i32) {
  %true = shape.const_witness true
  %w = shape.cstr_require %p, "m"
  shape.assuming %true {
    "test.a"() : () -> ()
  }
  %0:2 = shape.assuming %true -> (i32, i32) {
    %1 = "test.b"() : () -> i32
    shape.assuming %true {
      "test.c"(%1) : (i32) -> ()
    }
    shape.assuming_yield %1, %x : i32, i32
  }
  %2:3 = shape.assuming %w -> (i32, i32, i32) {
    %3:3 = "test.d"() : () -> (i32, i32, i32)
    shape.assuming_yield %3#0, %3#1, %3#2 : i32, i32, i32
  }
  %4 = shape.assuming %w -> i32 {
    %5 = "test.e"() : () -> i32
    shape.assuming_yield %5 : i32
  } {keep}
  return %0#0, %0#1, %2#1 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming(%arg0: i1, %arg1: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %0 = shape.cstr_require %arg0, "m"
// CHECK-NEXT:     "test.a"() : () -> ()
// CHECK-NEXT:     %1 = "test.b"() : () -> i32
// CHECK-NEXT:     "test.c"(%1) : (i32) -> ()
// CHECK-NEXT:     %2 = shape.assuming %0 -> (i32) {
// CHECK-NEXT:       %3:3 = "test.d"() : () -> (i32, i32, i32)
// CHECK-NEXT:       shape.assuming_yield %3#1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     shape.assuming %0 {
// CHECK-NEXT:       %3 = "test.e"() : () -> i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %arg1, %2 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @assuming_near_miss(%w: !shape.witness, %x: i32) -> i32 {
  %0 = shape.assuming %w -> i32 {
    "test.a"() : () -> ()
    shape.assuming_yield %x : i32
  }
  shape.assuming %w {
    "test.b"() : () -> ()
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming_near_miss(%arg0: !shape.witness, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = shape.assuming %arg0 -> (i32) {
// CHECK-NEXT:       "test.a"() : () -> ()
// CHECK-NEXT:       shape.assuming_yield %arg1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     shape.assuming %arg0 {
// CHECK-NEXT:       "test.b"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A region may rely on its witness, so that one whose witness fails has no meaning to keep: it goes the same way.
func.func @failing_witness(%w: !shape.witness) {
  %false = shape.const_witness false
  shape.assuming %false {
    "test.a"() : () -> ()
  }
  shape.assuming %w {
    "test.b"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @failing_witness(%arg0: !shape.witness) {
// CHECK-NEXT:     "test.a"() : () -> ()
// CHECK-NEXT:     shape.assuming %arg0 {
// CHECK-NEXT:       "test.b"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
