// RUN: pyopt --split-input-file --verify-diagnostics %s

llvm.comdat @x {
  llvm.comdat_selector @z any
}
// expected-error @+1 {{expected comdat symbol}}
llvm.mlir.global external constant @g(#llvm.zero) comdat(@x::@y) : f32

// -----

// expected-error @+1 {{expected comdat symbol}}
llvm.mlir.global external constant @g(#llvm.zero) comdat(@x) : f32

// -----

llvm.func @x()
// expected-error @+1 {{expected comdat symbol}}
llvm.func @g() comdat(@x::@y)

// -----

llvm.func @x()
// expected-error @+1 {{expected comdat symbol}}
llvm.func @g() comdat(@x)

// -----

func.func @weights(%c: i1) {
  // expected-error @+1 {{branch weights cannot all be zero}}
  cf.cond_br %c weights([0, 0]), ^a, ^a
^a:
  return
}

// -----

llvm.func @weights(%c: i1) {
  // expected-error @+1 {{branch weights cannot all be zero}}
  llvm.cond_br %c weights([0, 0]), ^a, ^b
^a:
  llvm.return
^b:
  llvm.return
}
