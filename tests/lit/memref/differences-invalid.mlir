// RUN: pyopt --split-input-file --verify-diagnostics %s

// The reference takes any type for a ranked memref here, and reads what it does not have.

func.func @f(%m: memref<*xf32>, %i: index) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'memref<*xf32>'}}
  %0 = memref.generic_atomic_rmw %m[] : memref<*xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @f(%m: i32, %i: index) {
  // expected-error @+1 {{custom op 'memref.generic_atomic_rmw' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
  %0 = memref.generic_atomic_rmw %m[] : i32 {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return
}

// -----

// expected-error @+1 {{'memref.global' op initial value should be a unit or elements attribute, but got dense<1.000000e+00> : vector<3xf32>}}
"memref.global"() <{sym_name = "x", type = memref<3xf32>, initial_value = dense<1.0> : vector<3xf32>}> : () -> ()
