// RUN: pyopt --split-input-file --verify-diagnostics %s

// The reference drops attributes of another kind than the op takes in the braces of hand-written forms.

// expected-error @+1 {{'llvm.mlir.global' op attribute 'section' failed to satisfy constraint: string attribute}}
llvm.mlir.global external @g(1 : i32) {section = 3} : i32

// -----

// expected-error @+1 {{'llvm.func' op attribute 'passthrough' failed to satisfy constraint: array attribute}}
llvm.func @f() attributes {passthrough = "x"}

// -----

// expected-error @+1 {{'func.func' op attribute 'no_inline' failed to satisfy constraint: unit attribute}}
func.func private @f() attributes {no_inline = 3}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.call' op attribute 'fastmathFlags' failed to satisfy constraint: LLVM fastmath flags}}
  llvm.call @f() {fastmathFlags = "x"} : () -> ()
  llvm.return
}

// -----

func.func @f(%c: index) {
  // expected-error @+1 {{'scf.for' op attribute 'unsignedCmp' failed to satisfy constraint: unit attribute}}
  scf.for %i = %c to %c step %c {
  } {unsignedCmp = 3}
  return
}
