// RUN: pyopt --split-input-file --verify-diagnostics %s | FileCheck %s

// Some dialects of the reference let ops that they do not have stand in generic form, without a flag.

// CHECK-LABEL: @open
// CHECK: "shape.unknown"() {a = 1 : i64} : () -> !shape.shape
// CHECK: "test.unknown"(%{{.*}}) ({
// CHECK: "llvm.unknown"() : () -> ()
// CHECK: llvm.load %{{.*}} : !llvm.ptr -> i32
func.func @open(%p: !llvm.ptr) {
  %0 = "shape.unknown"() {a = 1} : () -> !shape.shape
  "test.unknown"(%0) ({
    "test.deeper.name"() : () -> ()
  }) : (!shape.shape) -> ()
  "llvm.unknown"() : () -> ()
  %1 = "llvm.load"(%p) {ordering = 0 : i64} : (!llvm.ptr) -> i32
  return
}

// -----

// expected-error @+1 {{unregistered operation 'tensor.unknown' found in dialect ('tensor') that does not allow unknown operations}}
"tensor.unknown"() : () -> ()

// -----

// expected-error @+1 {{operation being parsed with an unregistered dialect}}
"testing.unknown"() : () -> ()

// -----

// expected-error @+1 {{operation being parsed with an unregistered dialect}}
"unknown"() : () -> ()

// -----

// expected-error @+1 {{custom op 'shape.unknown' is unknown}}
shape.unknown

// -----

// The dialect's own ops are checked.
// expected-error @+1 {{'shape.get_extent' op expected 2 operands, but found 0}}
%0 = "shape.get_extent"() : () -> !shape.size
