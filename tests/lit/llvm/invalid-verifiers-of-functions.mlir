// RUN: pyopt %s --split-input-file --verify-diagnostics

// What functions and globals may have, and what the dialect does not have.

// expected-error @+1 {{no_inline and always_inline attributes are incompatible}}
llvm.func @f() attributes {always_inline, optimize_none, no_inline} { llvm.return }

// -----

// expected-error @+1 {{'llvm.func' op with optimize_none must also be no_inline}}
llvm.func @f() attributes {optimize_none} { llvm.return }

// -----

// expected-error @+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @a() {alignment = 3 : i64} : i32

// -----

// expected-error @+1 {{custom op 'llvm.nonesuch' is unknown}}
llvm.func @f() { llvm.nonesuch
  llvm.return
}

// -----

// expected-error @+1 {{unknown attribute `nope` in dialect `llvm`}}
llvm.func @f() attributes {llvm.nonesuch = #llvm.nope<1, 2>} { llvm.return }

// -----

// expected-error @+1 {{unknown LLVM type: vec}}
llvm.func @f(%a: !llvm.vec<4 x i32>) { llvm.return }
