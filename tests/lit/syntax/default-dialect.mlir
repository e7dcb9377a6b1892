// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Within func.func, func's ops need no prefix; in a module, builtin's do not.
module {
  func.func @f() {
    return
  }
  func.func @g() {
    func.return
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A region op inside a function keeps the enclosing default, unless it has its own.
func.func @outer(%c: i1) {
  scf.if %c {
    func.call @outer(%c) : (i1) -> ()
  }
  "any.region"() ({
    %0 = arith.constant 1 : i32
    "any.use"(%0) : (i32) -> ()
  }) : () -> ()
  call @outer(%c) : (i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @outer(%arg0: i1) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       func.call @outer(%arg0) : (i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "any.region"() ({
// CHECK-NEXT:       %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:       "any.use"(%c1_i32) : (i32) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     call @outer(%arg0) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1) -> (), sym_name = "outer"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1):
// GENERIC-NEXT:     "scf.if"(%arg0) ({
// GENERIC-NEXT:       "func.call"(%arg0) <{callee = @outer}> : (i1) -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "any.region"() ({
// GENERIC-NEXT:       %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT:       "any.use"(%0) : (i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.call"(%arg0) <{callee = @outer}> : (i1) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A module within a function, and a function within that.
func.func @f() {
  builtin.module {
    func.func private @g()
    module {
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     builtin.module {
// CHECK-NEXT:       func.func private @g()
// CHECK-NEXT:       module {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "builtin.module"() ({
// GENERIC-NEXT:       "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "builtin.module"() ({
// GENERIC-NEXT:       ^bb0:
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// An op of the default dialect in generic form.
func.func @generic(%a: i32) -> i32 {
  %0 = "func.call"(%a) <{callee = @generic}> : (i32) -> i32
  "func.return"(%0) : (i32) -> ()
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = call @generic(%arg0) : (i32) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "generic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "func.call"(%arg0) <{callee = @generic}> : (i32) -> i32
// GENERIC-NEXT:     "func.return"(%0) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
