// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// One module stands for itself.
module {
}

// CHECK: module {
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

// A module around other ops is nested in the implied one.
module {
}
"any.op"() : () -> ()

// CHECK: module {
// CHECK-NEXT:   module {
// CHECK-NEXT:   }
// CHECK-NEXT:   "any.op"() : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "builtin.module"() ({
// GENERIC-NEXT:   ^bb0:
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "any.op"() : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Two modules.
module @a {
}
module @b {
}

// CHECK: module {
// CHECK-NEXT:   module @a {
// CHECK-NEXT:   }
// CHECK-NEXT:   module @b {
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "builtin.module"() <{sym_name = "a"}> ({
// GENERIC-NEXT:   ^bb0:
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "builtin.module"() <{sym_name = "b"}> ({
// GENERIC-NEXT:   ^bb0:
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Attributes, a name, and both.
module @named attributes {any.a = 1 : i32} {
  module attributes {any.b = "x"} {
  }
}

// CHECK: module @named attributes {any.a = 1 : i32} {
// CHECK-NEXT:   module attributes {any.b = "x"} {
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() <{sym_name = "named"}> ({
// GENERIC-NEXT:   "builtin.module"() ({
// GENERIC-NEXT:   ^bb0:
// GENERIC-NEXT:   }) {any.b = "x"} : () -> ()
// GENERIC-NEXT: }) {any.a = 1 : i32} : () -> ()

// -----

// A symbol name that needs quotes.
module @"needs quotes" {
  module @"0digit" {
  }
  module @plain.name$x_y {
  }
}

// CHECK: module @"needs quotes" {
// CHECK-NEXT:   module @"0digit" {
// CHECK-NEXT:   }
// CHECK-NEXT:   module @plain.name$x_y {
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() <{sym_name = "needs quotes"}> ({
// GENERIC-NEXT:   "builtin.module"() <{sym_name = "0digit"}> ({
// GENERIC-NEXT:   ^bb0:
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "builtin.module"() <{sym_name = "plain.name$x_y"}> ({
// GENERIC-NEXT:   ^bb0:
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The generic form of a module.
"builtin.module"() <{sym_name = "g", sym_visibility = "private"}> ({
^bb0:
}) : () -> ()

// CHECK: module @g attributes {sym_visibility = "private"} {
// CHECK-NEXT: }
// GENERIC: "builtin.module"() <{sym_name = "g", sym_visibility = "private"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

// With the dialect's prefix.
builtin.module @prefixed {
  builtin.module {
    "any.op"() : () -> ()
  }
}

// CHECK: module @prefixed {
// CHECK-NEXT:   module {
// CHECK-NEXT:     "any.op"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() <{sym_name = "prefixed"}> ({
// GENERIC-NEXT:   "builtin.module"() ({
// GENERIC-NEXT:     "any.op"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Functions in nested modules may have the same name.
module @outer {
  func.func private @f()
  module @inner {
    func.func private @f()
  }
}

// CHECK: module @outer {
// CHECK-NEXT:   func.func private @f()
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func private @f()
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() <{sym_name = "outer"}> ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "builtin.module"() <{sym_name = "inner"}> ({
// GENERIC-NEXT:     "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Nested symbol references.
module @lib {
  func.func private @callee() -> i32
}
"any.ref"() {callee = @lib::@callee, other = @"a b"::@c::@"d"} : () -> ()

// CHECK: module {
// CHECK-NEXT:   module @lib {
// CHECK-NEXT:     func.func private @callee() -> i32
// CHECK-NEXT:   }
// CHECK-NEXT:   "any.ref"() {callee = @lib::@callee, other = @"a b"::@c::@d} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "builtin.module"() <{sym_name = "lib"}> ({
// GENERIC-NEXT:     "func.func"() <{function_type = () -> i32, sym_name = "callee", sym_visibility = "private"}> ({
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "any.ref"() {callee = @lib::@callee, other = @"a b"::@c::@d} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Visibility.
module @m attributes {sym_visibility = "nested"} {
  func.func nested @n()
  func.func private @p()
  func.func private @q() attributes {x}
}

// CHECK: module @m attributes {sym_visibility = "nested"} {
// CHECK-NEXT:   func.func nested @n()
// CHECK-NEXT:   func.func private @p()
// CHECK-NEXT:   func.func private @q() attributes {x}
// CHECK-NEXT: }
// GENERIC: "builtin.module"() <{sym_name = "m", sym_visibility = "nested"}> ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "n", sym_visibility = "nested"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "p", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "q", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) {x} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A conversion cast is a builtin op too.
%0 = "any.def"() : () -> i32
%1 = builtin.unrealized_conversion_cast %0 : i32 to f32
%2:2 = builtin.unrealized_conversion_cast %0, %1 : i32, f32 to i8, i16
%3 = builtin.unrealized_conversion_cast to i1 {note = 1 : i32}

// CHECK: module {
// CHECK-NEXT:   %0 = "any.def"() : () -> i32
// CHECK-NEXT:   %1 = unrealized_conversion_cast %0 : i32 to f32
// CHECK-NEXT:   %2:2 = unrealized_conversion_cast %0, %1 : i32, f32 to i8, i16
// CHECK-NEXT:   %3 = unrealized_conversion_cast to i1 {note = 1 : i32}
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "any.def"() : () -> i32
// GENERIC-NEXT:   %1 = "builtin.unrealized_conversion_cast"(%0) : (i32) -> f32
// GENERIC-NEXT:   %2:2 = "builtin.unrealized_conversion_cast"(%0, %1) : (i32, f32) -> (i8, i16)
// GENERIC-NEXT:   %3 = "builtin.unrealized_conversion_cast"() {note = 1 : i32} : () -> i1
// GENERIC-NEXT: }) : () -> ()
