// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

module {
}

// CHECK: module {
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

module @name attributes {any.a = 1 : i32} {
  module {
  }
  module @"in ner" attributes {sym_visibility = "private"} {
  }
  builtin.module attributes {any.b} {
    func.func private @f()
  }
}

// CHECK: module @name attributes {any.a = 1 : i32} {
// CHECK-NEXT:   module {
// CHECK-NEXT:   }
// CHECK-NEXT:   module @"in ner" attributes {sym_visibility = "private"} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {any.b} {
// CHECK-NEXT:     func.func private @f()
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() <{sym_name = "name"}> ({
// GENERIC-NEXT:   "builtin.module"() ({
// GENERIC-NEXT:   ^bb0:
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "builtin.module"() <{sym_name = "in ner", sym_visibility = "private"}> ({
// GENERIC-NEXT:   ^bb0:
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "builtin.module"() ({
// GENERIC-NEXT:     "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) {any.b} : () -> ()
// GENERIC-NEXT: }) {any.a = 1 : i32} : () -> ()

// -----

%0 = unrealized_conversion_cast to i32
%1 = unrealized_conversion_cast %0 : i32 to i64
%2:2 = unrealized_conversion_cast %0, %1 : i32, i64 to f32, f64 {any.x}
func.func @inside(%a: i32) {
  %b = builtin.unrealized_conversion_cast %a : i32 to (i8) -> i8
  return
}

// CHECK: module {
// CHECK-NEXT:   %0 = unrealized_conversion_cast to i32
// CHECK-NEXT:   %1 = unrealized_conversion_cast %0 : i32 to i64
// CHECK-NEXT:   %2:2 = unrealized_conversion_cast %0, %1 : i32, i64 to f32, f64 {any.x}
// CHECK-NEXT:   func.func @inside(%arg0: i32) {
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg0 : i32 to (i8) -> i8
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "builtin.unrealized_conversion_cast"() : () -> i32
// GENERIC-NEXT:   %1 = "builtin.unrealized_conversion_cast"(%0) : (i32) -> i64
// GENERIC-NEXT:   %2:2 = "builtin.unrealized_conversion_cast"(%0, %1) {any.x} : (i32, i64) -> (f32, f64)
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> (), sym_name = "inside"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %3 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> ((i8) -> i8)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Attributes of the module that holds everything.
"builtin.module"() ({
^bb0:
}) {any.a, sym_name = "m"} : () -> ()

// CHECK: module @m attributes {any.a} {
// CHECK-NEXT: }
// GENERIC: "builtin.module"() <{sym_name = "m"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) {any.a} : () -> ()
