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
  %b = builtin.unrealized_conversion_cast %a : i32 to !any.type
  return
}

// -----

// Attributes of the module that holds everything.
"builtin.module"() ({
}) {any.a, sym_name = "m"} : () -> ()

// -----

"builtin.module"() ({
^bb0:
}) : () -> ()

// CHECK: module {
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
