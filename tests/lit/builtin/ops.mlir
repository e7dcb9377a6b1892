// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

module {
}

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

// -----

%0 = unrealized_conversion_cast to i32
%1 = unrealized_conversion_cast %0 : i32 to i64
%2:2 = unrealized_conversion_cast %0, %1 : i32, i64 to f32, f64 {any.x}
func.func @inside(%a: i32) {
  %b = builtin.unrealized_conversion_cast %a : i32 to (i8) -> i8
  return
}

// -----

// Attributes of the module that holds everything.
"builtin.module"() ({
^bb0:
}) {any.a, sym_name = "m"} : () -> ()
