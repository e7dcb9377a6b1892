// RUN: pyopt --split-input-file --allow-unregistered-dialect %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// The examples of the shape dialect's specification of 2021, each completed by definitions of the values that it uses.
// What is wrong in the document is corrected here and listed in docs/specification/shape.md.

// shape.any: [2, ?] and [?, 3] are no constants, but their extents are where they come from.
func.func @any(%t0: tensor<2x?xf32>, %t1: tensor<?x3xf32>, %t2: tensor<?x?xf32>) {
  %a = shape.shape_of %t0 : tensor<2x?xf32> -> !shape.shape
  %b = shape.shape_of %t1 : tensor<?x3xf32> -> !shape.shape
  %s0 = shape.any %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %c = shape.shape_of %t2 : tensor<?x?xf32> -> !shape.shape
  %d = shape.const_shape [1, 2] : !shape.shape
  %s1 = shape.any %c, %d : !shape.shape, !shape.shape -> !shape.shape
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @any(%arg0: tensor<2x?xf32>, %arg1: tensor<?x3xf32>, %arg2: tensor<?x?xf32>) {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<2x?xf32> -> !shape.shape
// CHECK-NEXT:     %1 = shape.shape_of %arg1 : tensor<?x3xf32> -> !shape.shape
// CHECK-NEXT:     %2 = shape.any %0, %1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %3 = shape.shape_of %arg2 : tensor<?x?xf32> -> !shape.shape
// CHECK-NEXT:     %4 = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:     %5 = shape.any %3, %4 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x?xf32>, tensor<?x3xf32>, tensor<?x?xf32>) -> (), sym_name = "any"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x?xf32>, %arg1: tensor<?x3xf32>, %arg2: tensor<?x?xf32>):
// GENERIC-NEXT:     %0 = "shape.shape_of"(%arg0) : (tensor<2x?xf32>) -> !shape.shape
// GENERIC-NEXT:     %1 = "shape.shape_of"(%arg1) : (tensor<?x3xf32>) -> !shape.shape
// GENERIC-NEXT:     %2 = "shape.any"(%0, %1) : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC-NEXT:     %3 = "shape.shape_of"(%arg2) : (tensor<?x?xf32>) -> !shape.shape
// GENERIC-NEXT:     %4 = "shape.const_shape"() <{shape = dense<[1, 2]> : tensor<2xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %5 = "shape.any"(%3, %4) : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.assuming_all, shape.cstr_broadcastable, shape.cstr_eq
func.func @assuming_all() {
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
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming_all() {
// CHECK-NEXT:     %0 = shape.const_shape [2, 2] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [3, 1, 2] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [3, 2] : !shape.shape
// CHECK-NEXT:     %3 = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:     %4 = shape.cstr_broadcastable %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %5 = shape.cstr_broadcastable %0, %2 : !shape.shape, !shape.shape
// CHECK-NEXT:     %6 = shape.cstr_eq %3, %3, %3 : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:     %7 = shape.cstr_eq %0, %3 : !shape.shape, !shape.shape
// CHECK-NEXT:     %8 = shape.assuming_all %4, %5
// CHECK-NEXT:     %9 = shape.assuming_all %4, %6
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "assuming_all"}> ({
// GENERIC-NEXT:     %0 = "shape.const_shape"() <{shape = dense<2> : tensor<2xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %1 = "shape.const_shape"() <{shape = dense<[3, 1, 2]> : tensor<3xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %2 = "shape.const_shape"() <{shape = dense<[3, 2]> : tensor<2xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %3 = "shape.const_shape"() <{shape = dense<[1, 2]> : tensor<2xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %4 = "shape.cstr_broadcastable"(%0, %1) : (!shape.shape, !shape.shape) -> !shape.witness
// GENERIC-NEXT:     %5 = "shape.cstr_broadcastable"(%0, %2) : (!shape.shape, !shape.shape) -> !shape.witness
// GENERIC-NEXT:     %6 = "shape.cstr_eq"(%3, %3, %3) : (!shape.shape, !shape.shape, !shape.shape) -> !shape.witness
// GENERIC-NEXT:     %7 = "shape.cstr_eq"(%0, %3) : (!shape.shape, !shape.shape) -> !shape.witness
// GENERIC-NEXT:     %8 = "shape.assuming_all"(%4, %5) : (!shape.witness, !shape.witness) -> !shape.witness
// GENERIC-NEXT:     %9 = "shape.assuming_all"(%4, %6) : (!shape.witness, !shape.witness) -> !shape.witness
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.assuming and shape.assuming_yield: the document describes them without an example.
func.func @assuming(%w: !shape.witness, %s: !shape.shape) -> !shape.shape {
  %0 = shape.assuming %w -> !shape.shape {
    shape.assuming_yield %s : !shape.shape
  }
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming(%arg0: !shape.witness, %arg1: !shape.shape) -> !shape.shape {
// CHECK-NEXT:     %0 = shape.assuming %arg0 -> (!shape.shape) {
// CHECK-NEXT:       shape.assuming_yield %arg1 : !shape.shape
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.witness, !shape.shape) -> !shape.shape, sym_name = "assuming"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.witness, %arg1: !shape.shape):
// GENERIC-NEXT:     %0 = "shape.assuming"(%arg0) ({
// GENERIC-NEXT:       "shape.assuming_yield"(%arg1) : (!shape.shape) -> ()
// GENERIC-NEXT:     }) : (!shape.witness) -> !shape.shape
// GENERIC-NEXT:     "func.return"(%0) : (!shape.shape) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.concat, as its syntax was: without types
func.func @concat() {
  %a = shape.const_shape [2, 3] : !shape.shape
  %b = shape.const_shape [4, 5] : !shape.shape
  %0 = shape.concat %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat() {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [4, 5] : !shape.shape
// CHECK-NEXT:     %2 = shape.concat %0, %1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "concat"}> ({
// GENERIC-NEXT:     %0 = "shape.const_shape"() <{shape = dense<[2, 3]> : tensor<2xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %1 = "shape.const_shape"() <{shape = dense<[4, 5]> : tensor<2xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %2 = "shape.concat"(%0, %1) : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.const_shape
func.func @const_shape() {
  %0 = shape.const_shape [] : !shape.shape
  %1 = shape.const_shape [1, 2, 3] : !shape.shape
  %2 = shape.const_shape [4, 5, 6] : tensor<3xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @const_shape() {
// CHECK-NEXT:     %0 = shape.const_shape [] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [4, 5, 6] : tensor<3xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "const_shape"}> ({
// GENERIC-NEXT:     %0 = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %1 = "shape.const_shape"() <{shape = dense<[1, 2, 3]> : tensor<3xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %2 = "shape.const_shape"() <{shape = dense<[4, 5, 6]> : tensor<3xindex>}> : () -> tensor<3xindex>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.const_size
func.func @const_size() {
  %x = shape.const_size 10
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @const_size() {
// CHECK-NEXT:     %c10 = shape.const_size 10
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "const_size"}> ({
// GENERIC-NEXT:     %0 = "shape.const_size"() <{value = 10 : index}> : () -> !shape.size
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.const_witness
func.func @const_witness() {
  %0 = shape.const_shape [1, 2, 3] : !shape.shape
  %1 = shape.const_shape [1, 2, 3] : !shape.shape
  %w0 = shape.cstr_eq %0, %1 : !shape.shape, !shape.shape // Can be folded to "const_witness true"
  %w1 = shape.const_witness true
  %w2 = shape.assuming_all %w0, %w1 // Can be folded to "const_witness true"
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @const_witness() {
// CHECK-NEXT:     %0 = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:     %2 = shape.cstr_eq %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %3 = shape.const_witness true
// CHECK-NEXT:     %4 = shape.assuming_all %2, %3
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "const_witness"}> ({
// GENERIC-NEXT:     %0 = "shape.const_shape"() <{shape = dense<[1, 2, 3]> : tensor<3xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %1 = "shape.const_shape"() <{shape = dense<[1, 2, 3]> : tensor<3xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %2 = "shape.cstr_eq"(%0, %1) : (!shape.shape, !shape.shape) -> !shape.witness
// GENERIC-NEXT:     %3 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
// GENERIC-NEXT:     %4 = "shape.assuming_all"(%2, %3) : (!shape.witness, !shape.witness) -> !shape.witness
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.cstr_require
func.func @cstr_require(%bool: i1) {
  %w0 = shape.cstr_require %bool, "msg" // Passing if `%bool` is true.
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_require(%arg0: i1) {
// CHECK-NEXT:     %0 = shape.cstr_require %arg0, "msg"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1) -> (), sym_name = "cstr_require"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1):
// GENERIC-NEXT:     %0 = "shape.cstr_require"(%arg0) <{msg = "msg"}> : (i1) -> !shape.witness
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.from_extents: rank 2.
func.func @from_extents(%a: index, %b: !shape.size) {
  %s0 = shape.from_extents %a, %b : index, !shape.size
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_extents(%arg0: index, %arg1: !shape.size) {
// CHECK-NEXT:     %0 = shape.from_extents %arg0, %arg1 : index, !shape.size
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, !shape.size) -> (), sym_name = "from_extents"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: !shape.size):
// GENERIC-NEXT:     %0 = "shape.from_extents"(%arg0, %arg1) : (index, !shape.size) -> !shape.shape
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.from_extents: rank 0, for which there is no type to give.
func.func @from_no_extents() {
  %s1 = shape.from_extents
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_no_extents() {
// CHECK-NEXT:     %0 = "shape.from_extents"() : () -> !shape.shape
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "from_no_extents"}> ({
// GENERIC-NEXT:     %0 = "shape.from_extents"() : () -> !shape.shape
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.function_library
shape.function_library @shape_lib {
  func @same_result_shape(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %arg : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping {
  std.atan = @same_result_shape
}

// CHECK: module {
// CHECK-NEXT:   shape.function_library @shape_lib {
// CHECK-NEXT:     func @same_result_shape(%arg0: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT:       %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:       return %0 : !shape.shape
// CHECK-NEXT:     }
// CHECK-NEXT:   } mapping {std.atan = @same_result_shape}
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "shape.function_library"() <{mapping = {std.atan = @same_result_shape}, sym_name = "shape_lib"}> ({
// GENERIC-NEXT:     "shape.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "same_result_shape"}> ({
// GENERIC-NEXT:     ^bb0(%arg0: !shape.value_shape):
// GENERIC-NEXT:       %0 = "shape.shape_of"(%arg0) : (!shape.value_shape) -> !shape.shape
// GENERIC-NEXT:       "shape.return"(%0) : (!shape.shape) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.is_broadcastable
func.func @is_broadcastable() {
  %a = shape.const_shape [2, 2] : !shape.shape
  %b = shape.const_shape [3, 1, 2] : !shape.shape
  %c = shape.const_shape [3, 2] : !shape.shape
  %true = shape.is_broadcastable %a, %b : !shape.shape, !shape.shape
  %false = shape.is_broadcastable %a, %c : !shape.shape, !shape.shape
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @is_broadcastable() {
// CHECK-NEXT:     %0 = shape.const_shape [2, 2] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [3, 1, 2] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [3, 2] : !shape.shape
// CHECK-NEXT:     %3 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %4 = shape.is_broadcastable %0, %2 : !shape.shape, !shape.shape
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "is_broadcastable"}> ({
// GENERIC-NEXT:     %0 = "shape.const_shape"() <{shape = dense<2> : tensor<2xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %1 = "shape.const_shape"() <{shape = dense<[3, 1, 2]> : tensor<3xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %2 = "shape.const_shape"() <{shape = dense<[3, 2]> : tensor<2xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %3 = "shape.is_broadcastable"(%0, %1) : (!shape.shape, !shape.shape) -> i1
// GENERIC-NEXT:     %4 = "shape.is_broadcastable"(%0, %2) : (!shape.shape, !shape.shape) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.meet
func.func @meet(%a: !shape.shape, %b: !shape.shape) {
  %c = shape.meet %a, %b, error = "<reason>" : !shape.shape, !shape.shape -> !shape.shape
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @meet(%arg0: !shape.shape, %arg1: !shape.shape) {
// CHECK-NEXT:     %0 = shape.meet %arg0, %arg1, error = "<reason>" : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.shape, !shape.shape) -> (), sym_name = "meet"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.shape, %arg1: !shape.shape):
// GENERIC-NEXT:     %0 = "shape.meet"(%arg0, %arg1) <{error = "<reason>"}> : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.reduce
func @reduce(%shape: !shape.shape, %init: !shape.size) -> !shape.size {
  %num_elements = shape.reduce(%shape, %init) : !shape.shape -> !shape.size {
  ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
    %updated_acc = "shape.mul"(%acc, %dim) : (!shape.size, !shape.size) -> !shape.size
    shape.yield %updated_acc : !shape.size
  }
  return %num_elements : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce(%arg0: !shape.shape, %arg1: !shape.size) -> !shape.size {
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %arg1) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
// CHECK-NEXT:       %1 = shape.mul %arg4, %arg3 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %1 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.shape, !shape.size) -> !shape.size, sym_name = "reduce"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.shape, %arg1: !shape.size):
// GENERIC-NEXT:     %0 = "shape.reduce"(%arg0, %arg1) ({
// GENERIC-NEXT:     ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
// GENERIC-NEXT:       %1 = "shape.mul"(%arg4, %arg3) : (!shape.size, !shape.size) -> !shape.size
// GENERIC-NEXT:       "shape.yield"(%1) : (!shape.size) -> ()
// GENERIC-NEXT:     }) : (!shape.shape, !shape.size) -> !shape.size
// GENERIC-NEXT:     "func.return"(%0) : (!shape.size) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.split_at
func.func @split_at() {
  %0 = shape.const_shape [4, 5, 6] : !shape.shape
  %c1 = shape.const_size 1
  %1:2 = "shape.split_at"(%0, %c1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @split_at() {
// CHECK-NEXT:     %0 = shape.const_shape [4, 5, 6] : !shape.shape
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %head, %tail = "shape.split_at"(%0, %c1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "split_at"}> ({
// GENERIC-NEXT:     %0 = "shape.const_shape"() <{shape = dense<[4, 5, 6]> : tensor<3xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %1 = "shape.const_size"() <{value = 1 : index}> : () -> !shape.size
// GENERIC-NEXT:     %2:2 = "shape.split_at"(%0, %1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// shape.with_shape
func private @shape_foo(!shape.value_shape, !shape.value_shape) -> !shape.shape
func private @shape_bah(!shape.value_shape, !shape.value_shape) -> !shape.shape
func @shape_foobah(%a: !shape.value_shape, %b: !shape.value_shape, %c: !shape.value_shape)
    -> !shape.shape {
  %0 = call @shape_foo(%a, %b) : (!shape.value_shape, !shape.value_shape) -> !shape.shape
  %1 = shape.with_shape %b, %0 : !shape.value_shape, !shape.shape
  %2 = call @shape_bah(%c, %1) : (!shape.value_shape, !shape.value_shape) -> !shape.shape
  return %2 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func private @shape_foo(!shape.value_shape, !shape.value_shape) -> !shape.shape
// CHECK-NEXT:   func.func private @shape_bah(!shape.value_shape, !shape.value_shape) -> !shape.shape
// CHECK-NEXT:   func.func @shape_foobah(%arg0: !shape.value_shape, %arg1: !shape.value_shape, %arg2: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT:     %0 = call @shape_foo(%arg0, %arg1) : (!shape.value_shape, !shape.value_shape) -> !shape.shape
// CHECK-NEXT:     %1 = shape.with_shape %arg1, %0 : !shape.value_shape, !shape.shape
// CHECK-NEXT:     %2 = call @shape_bah(%arg2, %1) : (!shape.value_shape, !shape.value_shape) -> !shape.shape
// CHECK-NEXT:     return %2 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.value_shape, !shape.value_shape) -> !shape.shape, sym_name = "shape_foo", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.value_shape, !shape.value_shape) -> !shape.shape, sym_name = "shape_bah", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.value_shape, !shape.value_shape, !shape.value_shape) -> !shape.shape, sym_name = "shape_foobah"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.value_shape, %arg1: !shape.value_shape, %arg2: !shape.value_shape):
// GENERIC-NEXT:     %0 = "func.call"(%arg0, %arg1) <{callee = @shape_foo}> : (!shape.value_shape, !shape.value_shape) -> !shape.shape
// GENERIC-NEXT:     %1 = "shape.with_shape"(%arg1, %0) : (!shape.value_shape, !shape.shape) -> !shape.value_shape
// GENERIC-NEXT:     %2 = "func.call"(%arg2, %1) <{callee = @shape_bah}> : (!shape.value_shape, !shape.value_shape) -> !shape.shape
// GENERIC-NEXT:     "func.return"(%2) : (!shape.shape) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
