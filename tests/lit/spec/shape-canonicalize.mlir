// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// What the shape dialect's specification of 2021 says that ops give, calculated.

// shape.add, shape.div: div(lhs, rhs) * rhs + mod(lhs, rhs) = lhs, rounded down.
func.func @div() -> (index, index) {
  %7 = arith.constant 7 : index
  %m8 = arith.constant -8 : index
  %2 = arith.constant 2 : index
  %0 = shape.div %7, %2 : index, index -> index
  %1 = shape.div %m8, %2 : index, index -> index
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @div() -> (index, index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c-4 = arith.constant -4 : index
// CHECK-NEXT:     return %c3, %c-4 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// shape.broadcast: extents that are equal, or 1 on one side; ranks are filled up from the left.
func.func @broadcast() -> (!shape.shape, !shape.shape) {
  %a = shape.const_shape [2, 2] : !shape.shape
  %b = shape.const_shape [3, 1, 2] : !shape.shape
  %c = shape.const_shape [3, 2] : !shape.shape
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %a, %c : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1 : !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast() -> (!shape.shape, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 2] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [3, 2] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [3, 2, 2] : !shape.shape
// CHECK-NEXT:     %3 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     return %2, %3 : !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// shape.assuming_all, shape.cstr_broadcastable, shape.cstr_eq: what passes is known; what fails is left for the run.
func.func @assuming_all()
    -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness,
        !shape.witness) {
  %a = shape.const_shape [2, 2] : !shape.shape
  %b = shape.const_shape [3, 1, 2] : !shape.shape
  %c = shape.const_shape [3, 2] : !shape.shape
  %d = shape.const_shape [1, 2] : !shape.shape
  %w0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape // Passing
  %w1 = shape.cstr_broadcastable %a, %c : !shape.shape, !shape.shape // Failure
  %w2 = shape.cstr_eq %d, %d, %d : !shape.shape, !shape.shape, !shape.shape // Passing
  %w3 = shape.cstr_eq %a, %d : !shape.shape, !shape.shape // Failure
  %wf = shape.assuming_all %w0, %w1 // Failure
  %wt = shape.assuming_all %w0, %w2 // Passing
  return %w0, %w1, %w2, %w3, %wf, %wt
      : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness,
      !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming_all() -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 2] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [3, 2] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:     %3 = shape.const_witness true
// CHECK-NEXT:     %4 = shape.cstr_broadcastable %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %5 = shape.cstr_eq %0, %2 : !shape.shape, !shape.shape
// CHECK-NEXT:     return %3, %4, %3, %5, %4, %3 : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// shape.const_witness
func.func @const_witness() -> (!shape.witness, !shape.witness) {
  %0 = shape.const_shape [1, 2, 3] : !shape.shape
  %1 = shape.const_shape [1, 2, 3] : !shape.shape
  %w0 = shape.cstr_eq %0, %1 : !shape.shape, !shape.shape // Can be folded to "const_witness true"
  %w1 = shape.const_witness true
  %w2 = shape.assuming_all %w0, %w1 // Can be folded to "const_witness true"
  return %w0, %w2 : !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @const_witness() -> (!shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     return %0, %0 : !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// shape.concat: concat([2,3], [4,5]) -> [2,3,4,5], concat([], []) -> [], concat([], [4,5,6]) -> [4,5,6]
func.func @concat() -> (!shape.shape, !shape.shape, !shape.shape) {
  %a = shape.const_shape [2, 3] : !shape.shape
  %b = shape.const_shape [4, 5] : !shape.shape
  %c = shape.const_shape [4, 5, 6] : !shape.shape
  %e = shape.const_shape [] : !shape.shape
  %0 = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.concat %e, %e : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.concat %e, %c : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1, %2 : !shape.shape, !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat() -> (!shape.shape, !shape.shape, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3, 4, 5] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [4, 5, 6] : !shape.shape
// CHECK-NEXT:     return %0, %1, %2 : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// shape.split_at, from the front: 0, 1, 2, 3, and 4, which is an error.
func.func @split_at_front()
    -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape,
        !shape.shape, !shape.shape, !shape.shape) {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %3 = arith.constant 3 : index
  %4 = arith.constant 4 : index
  %5:2 = "shape.split_at"(%a, %0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %6:2 = "shape.split_at"(%a, %1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %7:2 = "shape.split_at"(%a, %2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %8:2 = "shape.split_at"(%a, %3) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %9:2 = "shape.split_at"(%a, %4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %5#0, %5#1, %6#0, %6#1, %7#0, %7#1, %8#0, %8#1, %9#0
      : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape,
      !shape.shape, !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @split_at_front() -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [4, 5, 6] : !shape.shape
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %1 = shape.const_shape [] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [4] : !shape.shape
// CHECK-NEXT:     %3 = shape.const_shape [5, 6] : !shape.shape
// CHECK-NEXT:     %4 = shape.const_shape [4, 5] : !shape.shape
// CHECK-NEXT:     %5 = shape.const_shape [6] : !shape.shape
// CHECK-NEXT:     %head, %tail = "shape.split_at"(%0, %c4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     return %1, %0, %2, %3, %4, %5, %0, %1, %head : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// From the back: -1, -2, -3, and -4, which is an error.
func.func @split_at_back()
    -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape,
        !shape.shape) {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %m1 = arith.constant -1 : index
  %m2 = arith.constant -2 : index
  %m3 = arith.constant -3 : index
  %m4 = arith.constant -4 : index
  %5:2 = "shape.split_at"(%a, %m1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %6:2 = "shape.split_at"(%a, %m2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %7:2 = "shape.split_at"(%a, %m3) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %8:2 = "shape.split_at"(%a, %m4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %5#0, %5#1, %6#0, %6#1, %7#0, %7#1, %8#0
      : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape,
      !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @split_at_back() -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [4, 5, 6] : !shape.shape
// CHECK-NEXT:     %c-4 = arith.constant -4 : index
// CHECK-NEXT:     %1 = shape.const_shape [4, 5] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [6] : !shape.shape
// CHECK-NEXT:     %3 = shape.const_shape [4] : !shape.shape
// CHECK-NEXT:     %4 = shape.const_shape [5, 6] : !shape.shape
// CHECK-NEXT:     %5 = shape.const_shape [] : !shape.shape
// CHECK-NEXT:     %head, %tail = "shape.split_at"(%0, %c-4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     return %1, %2, %3, %4, %5, %0, %head : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// shape.from_extents, shape.num_elements: the product of the extents.
func.func @num_elements() -> (!shape.size, index) {
  %3 = arith.constant 3 : index
  %4 = arith.constant 4 : index
  %0 = shape.from_extents %3, %4 : index, index
  %1 = shape.num_elements %0 : !shape.shape -> !shape.size
  %2 = shape.size_to_index %1 : !shape.size
  return %1, %2 : !shape.size, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @num_elements() -> (!shape.size, index) {
// CHECK-NEXT:     %c12 = shape.const_size 12
// CHECK-NEXT:     %c12_0 = arith.constant 12 : index
// CHECK-NEXT:     return %c12, %c12_0 : !shape.size, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
