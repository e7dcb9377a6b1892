// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

// LLVM's verifier: linkage, comdats and alignment. tests/differential/test_rejected_translations.py compares each chunk.

// expected-error @+1 {{'common' global may not be marked constant!}}
llvm.mlir.global common constant @g(0 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g(1 : i32) : i32

// -----

llvm.mlir.global appending @g(dense<1> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

// expected-error @+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f() {
  llvm.return
}

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func linkonce @f()

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func private @f()

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()

// -----

// expected-error @+1 {{Only global variables can have appending linkage!}}
llvm.func appending @f() {
  llvm.return
}

// -----

llvm.mlir.global internal @g() : i32

// -----

llvm.mlir.global weak @g() : i32

// -----

llvm.mlir.global extern_weak @g(1 : i32) : i32

// -----

// expected-error @+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @g(1 : i32) {alignment = 3 : i64} : i32

// -----

// expected-error @+1 {{huge alignment values are unsupported}}
llvm.mlir.global external @g(1 : i32) {alignment = 8589934592 : i64} : i32

// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.noalias}) {
  llvm.return
}

// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (i32 {llvm.noalias}) {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

// expected-error @+1 {{'llvm.mlir.alias' op 'appending' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias appending @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global @g(1 : i32) : i32

// -----

llvm.mlir.global external @g() {section = "a"} : !llvm.struct<"o", opaque>

// -----

llvm.mlir.global external thread_local @g(1 : i32) {} : i32

// -----

llvm.mlir.global external @g() : i32
// expected-error @+1 {{Alias must point to a definition}}
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @d()
// expected-error @+1 {{Alias must point to a definition}}
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @d : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @al1 : i32 {
  %0 = llvm.mlir.addressof @al : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global available_externally @d(1 : i32) : i32
// expected-error @+1 {{Alias must point to a definition}}
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @d : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error @+1 {{Aliasee should be either GlobalValue or ConstantExpr}}
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error @+1 {{'common' global must have a zero initializer!}}
llvm.mlir.global common @g2() : i32

// -----

// expected-error @+1 {{'common' global must have a zero initializer!}}
llvm.mlir.global common @g2() : i32 {
  %0 = llvm.mlir.undef : i32
  llvm.return %0 : i32
}

// -----

// expected-error @+1 {{'common' global must have a zero initializer!}}
llvm.mlir.global common @g(-0.0 : f32) : f32

// -----

// expected-error @+1 {{'common' global must have a zero initializer!}}
llvm.mlir.global common @g(dense<-0.0> : tensor<2xf32>) : !llvm.array<2 x f32>

// -----

// expected-error @+1 {{Global variable initializer must be sized}}
llvm.mlir.global external @x(#llvm.zero) : !llvm.struct<"o", opaque>
