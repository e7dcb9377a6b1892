// RUN: pyopt %s --split-input-file --convert-func-to-llvm --verify-diagnostics

func.func @returned(%m: memref<*xf32, "x">) -> memref<*xf32, "x"> {
  // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
  return %m : memref<*xf32, "x">
}

// -----

func.func private @g() -> memref<*xf32, "x">
func.func @called() {
  // expected-error @+1 {{'func.call' op 'g' does not reference a valid function}}
  %0 = call @g() : () -> memref<*xf32, "x">
  return
}
