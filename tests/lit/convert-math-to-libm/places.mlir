// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-math-to-libm %s | FileCheck %s

// Declarations are at the front of the symbol table, once.

func.func @declared(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}
func.func private @sinf(f32) -> f32

// CHECK: module {
// CHECK-NEXT:   func.func @declared(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @sinf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @sinf(f32) -> f32
// CHECK-NEXT: }

// -----

func.func @sinf(%a: f32) -> f32 {
  %0 = math.cos %a : f32
  return %0 : f32
}
func.func @defined(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @cosf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @sinf(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @cosf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @defined(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @sinf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @outer(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}
module @inner {
  func.func @f(%a: f32) -> f32 {
    %0 = math.sin %a : f32
    %1 = math.sin %0 : f32
    return %1 : f32
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @outer(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @sinf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:     func.func @f(%arg0: f32) -> f32 {
// CHECK-NEXT:       %0 = call @sinf(%arg0) : (f32) -> f32
// CHECK-NEXT:       %1 = call @sinf(%0) : (f32) -> f32
// CHECK-NEXT:       return %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @regions(%a: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> f32 {
    %1 = math.tanh %s : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @tanhf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @regions(%arg0: f32, %arg1: index) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (f32) {
// CHECK-NEXT:       %1 = func.call @tanhf(%arg3) : (f32) -> f32
// CHECK-NEXT:       scf.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unreachable(%a: f32) -> f32 {
  return %a : f32
^bb1:
  %0 = math.exp %a : f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: f32) -> f32 {
// CHECK-NEXT:     return %arg0 : f32
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     %0 = math.exp %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty() {
  return
}
func.func private @declaration(f32) -> f32

// CHECK: module {
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declaration(f32) -> f32
// CHECK-NEXT: }

// -----

func.func @unknown(%a: f32) -> f32 {
  %0 = "some.op"(%a) : (f32) -> f32
  %1 = math.exp %0 : f32
  %2 = "some.op"(%1) : (f32) -> f32
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @expf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @unknown(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = "some.op"(%arg0) : (f32) -> f32
// CHECK-NEXT:     %1 = call @expf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = "some.op"(%1) : (f32) -> f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
