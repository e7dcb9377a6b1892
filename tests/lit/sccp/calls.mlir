// RUN: pyopt %s --allow-unregistered-dialect --sccp --split-input-file | FileCheck %s

// Constants into private functions and back, as long as all calls are seen.

// Its address is taken.
func.func private @taken(%x: i32) -> i32 {
  return %x : i32
}
func.func @caller() -> (i32, i32) {
  %c5 = arith.constant 5 : i32
  %f = constant @taken : (i32) -> i32
  %0 = call @taken(%c5) : (i32) -> i32
  %1 = call_indirect %f(%c5) : (i32) -> i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @taken(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller() -> (i32, i32) {
// CHECK-NEXT:     %f = constant @taken : (i32) -> i32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %0 = call @taken(%c5_i32) : (i32) -> i32
// CHECK-NEXT:     %1 = call_indirect %f(%c5_i32) : (i32) -> i32
// CHECK-NEXT:     return %0, %1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Nested symbol tables: the functions of a private module, or of one without a name, are seen whole.
module {
  module @inner attributes {sym_visibility = "private"} {
    func.func nested @nested(%x: i32) -> i32 {
      return %x : i32
    }
    func.func private @hidden(%x: i32) -> i32 {
      return %x : i32
    }
    func.func @caller() -> (i32, i32) {
      %c5 = arith.constant 5 : i32
      %0 = call @nested(%c5) : (i32) -> i32
      %1 = call @hidden(%c5) : (i32) -> i32
      return %0, %1 : i32, i32
    }
  }
  module @public {
    func.func nested @nested(%x: i32) -> i32 {
      return %x : i32
    }
    func.func @caller() -> i32 {
      %c5 = arith.constant 5 : i32
      %0 = call @nested(%c5) : (i32) -> i32
      return %0 : i32
    }
  }
  module {
    func.func nested @nested(%x: i32) -> i32 {
      return %x : i32
    }
    func.func @caller() -> i32 {
      %c5 = arith.constant 5 : i32
      %0 = call @nested(%c5) : (i32) -> i32
      return %0 : i32
    }
  }
}

// CHECK: module {
// CHECK-NEXT:   module @inner attributes {sym_visibility = "private"} {
// CHECK-NEXT:     func.func nested @nested(%arg0: i32) -> i32 {
// CHECK-NEXT:       %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:       return %c5_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @hidden(%arg0: i32) -> i32 {
// CHECK-NEXT:       %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:       return %c5_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @caller() -> (i32, i32) {
// CHECK-NEXT:       %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:       %0 = call @nested(%c5_i32) : (i32) -> i32
// CHECK-NEXT:       %1 = call @hidden(%c5_i32) : (i32) -> i32
// CHECK-NEXT:       return %c5_i32, %c5_i32 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   module @public {
// CHECK-NEXT:     func.func nested @nested(%arg0: i32) -> i32 {
// CHECK-NEXT:       %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:       return %c5_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @caller() -> i32 {
// CHECK-NEXT:       %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:       %0 = call @nested(%c5_i32) : (i32) -> i32
// CHECK-NEXT:       return %c5_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func nested @nested(%arg0: i32) -> i32 {
// CHECK-NEXT:       %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:       return %c5_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @caller() -> i32 {
// CHECK-NEXT:       %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:       %0 = call @nested(%c5_i32) : (i32) -> i32
// CHECK-NEXT:       return %c5_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// An unknown op with a region may be a symbol table: then no references are known.
func.func private @callee(%x: i32) -> i32 {
  return %x : i32
}
func.func @caller() -> i32 {
  %c5 = arith.constant 5 : i32
  %0 = call @callee(%c5) : (i32) -> i32
  return %0 : i32
}
"any.scope"() ({
  "any.op"() {use = @callee} : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller() -> i32 {
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %0 = call @callee(%c5_i32) : (i32) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   "any.scope"() ({
// CHECK-NEXT:     "any.op"() {use = @callee} : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
