// RUN: pyopt %s --symbol-dce | FileCheck %s

// A library that only the module's own attribute names: the reference erases it, and then rejects the attribute.

// CHECK: shape.function_library @lib
// CHECK-NOT: @dead
module attributes {shape.lib = [@lib]} {
  "shape.function_library"() ({
    shape.func @other(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape.shape_of %v : !shape.value_shape -> !shape.shape
      shape.return %0 : !shape.shape
    }
  }) {sym_name = "lib", sym_visibility = "private", mapping = {}} : () -> ()
  func.func private @dead()
}
