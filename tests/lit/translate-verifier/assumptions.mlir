// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

// LLVM's verifier: what is assumed. tests/differential/test_rejected_translations.py compares each chunk.

llvm.func @f(%a: i1, %p: !llvm.ptr) {
  // expected-error @+1 {{assume with operand bundles must have i1 true condition}}
  llvm.intr.assume %a ["align"(%p, %a : !llvm.ptr, i1)] : i1
  llvm.return
}

// -----

llvm.func @f(%a: i1, %p: !llvm.ptr, %n: i64) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["align"(%p, %n : !llvm.ptr, i64)] : i1
  // expected-error @+1 {{tags must be valid attribute names}}
  llvm.intr.assume %t ["foo"()] : i1
  llvm.return
}

// -----

llvm.func @f(%a: i1, %p: !llvm.ptr, %n: i64) {
  %t = llvm.mlir.constant(true) : i1
  // expected-error @+1 {{tags must be valid attribute names}}
  llvm.intr.assume %t ["foo"()] : i1
  llvm.return
}

// -----

llvm.func @f(%a: i1, %p: !llvm.ptr, %n: i64) {
  %t = llvm.mlir.constant(true) : i1
  // expected-error @+1 {{alignment assumptions should have 2 or 3 arguments}}
  llvm.intr.assume %t ["align"(%n : i64)] : i1
  llvm.return
}

// -----

llvm.func @f(%a: i1, %p: !llvm.ptr, %n: i64) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["nonnull"(%p : !llvm.ptr)] : i1
  llvm.intr.assume %t ["separate_storage"(%p, %p : !llvm.ptr, !llvm.ptr)] : i1
  // expected-error @+1 {{arguments to separate_storage assumptions should be pointers}}
  llvm.intr.assume %t ["separate_storage"(%p, %n : !llvm.ptr, i64)] : i1
  llvm.return
}

// -----

llvm.func @f(%a: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{assume with operand bundles must have i1 true condition}}
  llvm.call_intrinsic "llvm.assume"(%a) ["align"(%p : !llvm.ptr)] : (i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  // expected-error @+1 {{first argument should be a pointer}}
  llvm.intr.assume %t ["align"(%n, %n : i64, i64)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  // expected-error @+1 {{second argument should be an integer}}
  llvm.intr.assume %t ["align"(%p, %p : !llvm.ptr, !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  // expected-error @+1 {{third argument should be an integer if present}}
  llvm.intr.assume %t ["align"(%p, %n, %p : !llvm.ptr, i64, !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  // expected-error @+1 {{dereferenceable assumptions should have 2 arguments}}
  llvm.intr.assume %t ["dereferenceable"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  // expected-error @+1 {{separate_storage assumptions should have 2 arguments}}
  llvm.intr.assume %t ["separate_storage"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  // expected-error @+1 {{too many arguments}}
  llvm.intr.assume %t ["noalias"(%p, %n, %n : !llvm.ptr, i64, i64)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  // expected-error @+1 {{this attribute should have one argument}}
  llvm.intr.assume %t ["noalias"()] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  // expected-error @+1 {{this attribute has no argument}}
  llvm.intr.assume %t ["cold"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["cold"()] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["ignore"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  // expected-error @+1 {{the second argument should be a constant integral value}}
  llvm.intr.assume %t ["alignstack"(%p, %n : !llvm.ptr, i64)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["alignstack"(%p, %k : !llvm.ptr, i64)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  // expected-error @+1 {{this attribute should have 2 arguments}}
  llvm.intr.assume %t ["alignstack"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %k = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.mlir.constant(true) : i1
  // expected-error @+1 {{"preallocated" argument must be a token from llvm.call.preallocated.setup}}
  llvm.intr.assume %t ["preallocated"(%p : !llvm.ptr)] : i1
  llvm.return
}
