// RUN: pyopt --split-input-file --allow-unregistered-dialect %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --allow-unregistered-dialect --mlir-print-op-generic %s | pyopt --split-input-file --allow-unregistered-dialect | FileCheck %s

// Without results the terminator may be left out, and is.
func.func @assuming(%w: !shape.witness, %i: index) -> index {
  shape.assuming %w {
  }
  shape.assuming %w -> () {
    "test.relies"(%i) : (index) -> ()
    shape.assuming_yield
  } {keep}
  %0 = shape.assuming %w -> index {
    shape.assuming_yield %i : index
  }
  %1:2 = shape.assuming %w -> (index, !shape.witness) {
    shape.assuming %w {
    }
    shape.assuming_yield {last} %0, %w : index, !shape.witness
  }
  return %1#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming(%arg0: !shape.witness, %arg1: index) -> index {
// CHECK-NEXT:     shape.assuming %arg0 {
// CHECK-NEXT:     }
// CHECK-NEXT:     shape.assuming %arg0 {
// CHECK-NEXT:       "test.relies"(%arg1) : (index) -> ()
// CHECK-NEXT:     } {keep}
// CHECK-NEXT:     %0 = shape.assuming %arg0 -> (index) {
// CHECK-NEXT:       shape.assuming_yield %arg1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = shape.assuming %arg0 -> (index, !shape.witness) {
// CHECK-NEXT:       shape.assuming %arg0 {
// CHECK-NEXT:       }
// CHECK-NEXT:       shape.assuming_yield {last} %0, %arg0 : index, !shape.witness
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.witness, index) -> index, sym_name = "assuming"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.witness, %arg1: index):
// GENERIC-NEXT:     "shape.assuming"(%arg0) ({
// GENERIC-NEXT:       "shape.assuming_yield"() : () -> ()
// GENERIC-NEXT:     }) : (!shape.witness) -> ()
// GENERIC-NEXT:     "shape.assuming"(%arg0) ({
// GENERIC-NEXT:       "test.relies"(%arg1) : (index) -> ()
// GENERIC-NEXT:       "shape.assuming_yield"() : () -> ()
// GENERIC-NEXT:     }) {keep} : (!shape.witness) -> ()
// GENERIC-NEXT:     %0 = "shape.assuming"(%arg0) ({
// GENERIC-NEXT:       "shape.assuming_yield"(%arg1) : (index) -> ()
// GENERIC-NEXT:     }) : (!shape.witness) -> index
// GENERIC-NEXT:     %1:2 = "shape.assuming"(%arg0) ({
// GENERIC-NEXT:       "shape.assuming"(%arg0) ({
// GENERIC-NEXT:         "shape.assuming_yield"() : () -> ()
// GENERIC-NEXT:       }) : (!shape.witness) -> ()
// GENERIC-NEXT:       "shape.assuming_yield"(%0, %arg0) {last} : (index, !shape.witness) -> ()
// GENERIC-NEXT:     }) : (!shape.witness) -> (index, !shape.witness)
// GENERIC-NEXT:     "func.return"(%1#0) : (index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @generic_assuming(%w: !shape.witness) {
  "shape.assuming"(%w) ({
    "shape.assuming_yield"() : () -> ()
  }) : (!shape.witness) -> ()
  %0 = "shape.assuming"(%w) ({
    "shape.assuming_yield"(%w) : (!shape.witness) -> ()
  }) {keep} : (!shape.witness) -> !shape.witness
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic_assuming(%arg0: !shape.witness) {
// CHECK-NEXT:     shape.assuming %arg0 {
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = shape.assuming %arg0 -> (!shape.witness) {
// CHECK-NEXT:       shape.assuming_yield %arg0 : !shape.witness
// CHECK-NEXT:     } {keep}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.witness) -> (), sym_name = "generic_assuming"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.witness):
// GENERIC-NEXT:     "shape.assuming"(%arg0) ({
// GENERIC-NEXT:       "shape.assuming_yield"() : () -> ()
// GENERIC-NEXT:     }) : (!shape.witness) -> ()
// GENERIC-NEXT:     %0 = "shape.assuming"(%arg0) ({
// GENERIC-NEXT:       "shape.assuming_yield"(%arg0) : (!shape.witness) -> ()
// GENERIC-NEXT:     }) {keep} : (!shape.witness) -> !shape.witness
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The body of a reduction over a shape gets sizes, over extents indices.
func.func @reduce(%s: !shape.shape, %t: tensor<?xindex>, %one: !shape.size, %i: index) {
  %0 = shape.reduce(%s, %one) : !shape.shape -> !shape.size {
  ^bb0(%position: index, %extent: !shape.size, %so_far: !shape.size):
    %1 = shape.mul %extent, %so_far : !shape.size, !shape.size -> !shape.size
    shape.yield %1 : !shape.size
  }
  %2:2 = shape.reduce(%t, %i, %s) : tensor<?xindex> -> (index, !shape.shape) {
  ^bb0(%position: index, %extent: index, %sum: index, %shape: !shape.shape):
    %3 = shape.add %sum, %extent : index, index -> index
    shape.yield {last} %3, %shape : index, !shape.shape
  } {keep}
  %4 = "shape.reduce"(%t, %i) ({
  ^bb0(%position: index, %extent: index, %sum: index):
    "shape.yield"(%sum) : (index) -> ()
  }) : (tensor<?xindex>, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: !shape.size, %arg3: index) {
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %arg2) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: !shape.size, %arg6: !shape.size):
// CHECK-NEXT:       %3 = shape.mul %arg5, %arg6 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %3 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = shape.reduce(%arg1, %arg3, %arg0) : tensor<?xindex> -> (index, !shape.shape) {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: !shape.shape):
// CHECK-NEXT:       %3 = shape.add %arg6, %arg5 : index, index -> index
// CHECK-NEXT:       shape.yield {last} %3, %arg7 : index, !shape.shape
// CHECK-NEXT:     } {keep}
// CHECK-NEXT:     %2 = shape.reduce(%arg1, %arg3) : tensor<?xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT:       shape.yield %arg6 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.shape, tensor<?xindex>, !shape.size, index) -> (), sym_name = "reduce"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: !shape.size, %arg3: index):
// GENERIC-NEXT:     %0 = "shape.reduce"(%arg0, %arg2) ({
// GENERIC-NEXT:     ^bb0(%arg11: index, %arg12: !shape.size, %arg13: !shape.size):
// GENERIC-NEXT:       %4 = "shape.mul"(%arg12, %arg13) : (!shape.size, !shape.size) -> !shape.size
// GENERIC-NEXT:       "shape.yield"(%4) : (!shape.size) -> ()
// GENERIC-NEXT:     }) : (!shape.shape, !shape.size) -> !shape.size
// GENERIC-NEXT:     %1:2 = "shape.reduce"(%arg1, %arg3, %arg0) ({
// GENERIC-NEXT:     ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: !shape.shape):
// GENERIC-NEXT:       %3 = "shape.add"(%arg9, %arg8) : (index, index) -> index
// GENERIC-NEXT:       "shape.yield"(%3, %arg10) {last} : (index, !shape.shape) -> ()
// GENERIC-NEXT:     }) {keep} : (tensor<?xindex>, index, !shape.shape) -> (index, !shape.shape)
// GENERIC-NEXT:     %2 = "shape.reduce"(%arg1, %arg3) ({
// GENERIC-NEXT:     ^bb0(%arg4: index, %arg5: index, %arg6: index):
// GENERIC-NEXT:       "shape.yield"(%arg6) : (index) -> ()
// GENERIC-NEXT:     }) : (tensor<?xindex>, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Inside of a library and of its functions the dialect's name is left out, but not in regions further in.
shape.function_library @shapes attributes {keep = 1} {
  func @same(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %arg : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
  func private @elsewhere(!shape.value_shape {test.a}, index)
      -> (!shape.shape {test.b = 1}, index) attributes {test.c}
  func nested @guarded(%arg: !shape.value_shape, %w: !shape.witness) -> !shape.shape {
    %0 = assuming %w -> !shape.shape {
      %1 = shape.shape_of %arg : !shape.value_shape -> !shape.shape
      shape.assuming_yield %1 : !shape.shape
    }
    %2 = arith.constant 4 : index
    return {last} %0 : !shape.shape
  }
  func @branches(%c: i1, %x: index) -> index {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    return %x : index
  ^bb2:
    return %x : index
  }
} mapping {
  test.same = @same,
  "test.odd name" = @"elsewhere",
  test.flag
}

// CHECK: module {
// CHECK-NEXT:   shape.function_library @shapes attributes {keep = 1 : i64} {
// CHECK-NEXT:     func @same(%arg0: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT:       %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:       return %0 : !shape.shape
// CHECK-NEXT:     }
// CHECK-NEXT:     func private @elsewhere(!shape.value_shape {test.a}, index) -> (!shape.shape {test.b = 1 : i64}, index) attributes {test.c}
// CHECK-NEXT:     func nested @guarded(%arg0: !shape.value_shape, %arg1: !shape.witness) -> !shape.shape {
// CHECK-NEXT:       %0 = assuming %arg1 -> (!shape.shape) {
// CHECK-NEXT:         %1 = shape.shape_of %arg0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:         shape.assuming_yield %1 : !shape.shape
// CHECK-NEXT:       }
// CHECK-NEXT:       %c4 = arith.constant 4 : index
// CHECK-NEXT:       return {last} %0 : !shape.shape
// CHECK-NEXT:     }
// CHECK-NEXT:     func @branches(%arg0: i1, %arg1: index) -> index {
// CHECK-NEXT:       cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       return %arg1 : index
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       return %arg1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:   } mapping {test.flag, "test.odd name" = @elsewhere, test.same = @same}
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "shape.function_library"() <{mapping = {test.flag, "test.odd name" = @elsewhere, test.same = @same}, sym_name = "shapes"}> ({
// GENERIC-NEXT:     "shape.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "same"}> ({
// GENERIC-NEXT:     ^bb0(%arg4: !shape.value_shape):
// GENERIC-NEXT:       %3 = "shape.shape_of"(%arg4) : (!shape.value_shape) -> !shape.shape
// GENERIC-NEXT:       "shape.return"(%3) : (!shape.shape) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "shape.func"() <{arg_attrs = [{test.a}, {}], function_type = (!shape.value_shape, index) -> (!shape.shape, index), res_attrs = [{test.b = 1 : i64}, {}], sym_name = "elsewhere", sym_visibility = "private"}> ({
// GENERIC-NEXT:     }) {test.c} : () -> ()
// GENERIC-NEXT:     "shape.func"() <{function_type = (!shape.value_shape, !shape.witness) -> !shape.shape, sym_name = "guarded", sym_visibility = "nested"}> ({
// GENERIC-NEXT:     ^bb0(%arg2: !shape.value_shape, %arg3: !shape.witness):
// GENERIC-NEXT:       %0 = "shape.assuming"(%arg3) ({
// GENERIC-NEXT:         %2 = "shape.shape_of"(%arg2) : (!shape.value_shape) -> !shape.shape
// GENERIC-NEXT:         "shape.assuming_yield"(%2) : (!shape.shape) -> ()
// GENERIC-NEXT:       }) : (!shape.witness) -> !shape.shape
// GENERIC-NEXT:       %1 = "arith.constant"() <{value = 4 : index}> : () -> index
// GENERIC-NEXT:       "shape.return"(%0) {last} : (!shape.shape) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "shape.func"() <{function_type = (i1, index) -> index, sym_name = "branches"}> ({
// GENERIC-NEXT:     ^bb0(%arg0: i1, %arg1: index):
// GENERIC-NEXT:       "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT:     ^bb1:  // pred: ^bb0
// GENERIC-NEXT:       "shape.return"(%arg1) : (index) -> ()
// GENERIC-NEXT:     ^bb2:  // pred: ^bb0
// GENERIC-NEXT:       "shape.return"(%arg1) : (index) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) {keep = 1 : i64} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// In generic form, and with odd names.
"shape.function_library"() <{mapping = {}, sym_name = "an odd name", sym_visibility = "private"}> ({
  "shape.func"() <{function_type = (!shape.shape) -> !shape.shape, sym_name = "f"}> ({
  ^bb0(%arg: !shape.shape):
    "shape.return"(%arg) : (!shape.shape) -> ()
  }) : () -> ()
  func.func private @"a func"()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   shape.function_library @"an odd name" attributes {sym_visibility = "private"} {
// CHECK-NEXT:     func @f(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:       return %arg0 : !shape.shape
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @"a func"()
// CHECK-NEXT:   } mapping {}
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "shape.function_library"() <{mapping = {}, sym_name = "an odd name", sym_visibility = "private"}> ({
// GENERIC-NEXT:     "shape.func"() <{function_type = (!shape.shape) -> !shape.shape, sym_name = "f"}> ({
// GENERIC-NEXT:     ^bb0(%arg0: !shape.shape):
// GENERIC-NEXT:       "shape.return"(%arg0) : (!shape.shape) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.func"() <{function_type = () -> (), sym_name = "a func", sym_visibility = "private"}> ({
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A shape function anywhere else.
shape.func @alone(%arg: index) -> index {
  %0 = add %arg, %arg : index, index -> index
  %1 = arith.addi %0, %arg : index
  return %1 : index
}
shape.func private @declared(index)
shape.func @nothing() {
  shape.return
}

// CHECK: module {
// CHECK-NEXT:   shape.func @alone(%arg0: index) -> index {
// CHECK-NEXT:     %0 = add %arg0, %arg0 : index, index -> index
// CHECK-NEXT:     %1 = arith.addi %0, %arg0 : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @declared(index)
// CHECK-NEXT:   shape.func @nothing() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "shape.func"() <{function_type = (index) -> index, sym_name = "alone"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index):
// GENERIC-NEXT:     %0 = "shape.add"(%arg0, %arg0) : (index, index) -> index
// GENERIC-NEXT:     %1 = "arith.addi"(%0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT:     "shape.return"(%1) : (index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "shape.func"() <{function_type = (index) -> (), sym_name = "declared", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "shape.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
// GENERIC-NEXT:     "shape.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The library that holds for a module: one, or several that map no op twice.
module attributes {shape.lib = @one} {
  shape.function_library @one {
    func private @f(!shape.value_shape) -> !shape.shape
  } mapping {test.a = @f, test.b = @f}
}

// CHECK: module attributes {shape.lib = @one} {
// CHECK-NEXT:   shape.function_library @one {
// CHECK-NEXT:     func private @f(!shape.value_shape) -> !shape.shape
// CHECK-NEXT:   } mapping {test.a = @f, test.b = @f}
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "shape.function_library"() <{mapping = {test.a = @f, test.b = @f}, sym_name = "one"}> ({
// GENERIC-NEXT:     "shape.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) {shape.lib = @one} : () -> ()

// -----

module attributes {shape.lib = [@one, @inner::@two], shape.other = 3} {
  shape.function_library @one {
    func private @f(!shape.value_shape) -> !shape.shape
  } mapping {test.a = @f}
  module @inner {
    shape.function_library @two {
      func private @f(!shape.value_shape) -> !shape.shape
    } mapping {test.b = @f}
  }
}

// CHECK: module attributes {shape.lib = [@one, @inner::@two], shape.other = 3 : i64} {
// CHECK-NEXT:   shape.function_library @one {
// CHECK-NEXT:     func private @f(!shape.value_shape) -> !shape.shape
// CHECK-NEXT:   } mapping {test.a = @f}
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     shape.function_library @two {
// CHECK-NEXT:       func private @f(!shape.value_shape) -> !shape.shape
// CHECK-NEXT:     } mapping {test.b = @f}
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "shape.function_library"() <{mapping = {test.a = @f}, sym_name = "one"}> ({
// GENERIC-NEXT:     "shape.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "builtin.module"() <{sym_name = "inner"}> ({
// GENERIC-NEXT:     "shape.function_library"() <{mapping = {test.b = @f}, sym_name = "two"}> ({
// GENERIC-NEXT:       "shape.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) {shape.lib = [@one, @inner::@two], shape.other = 3 : i64} : () -> ()
