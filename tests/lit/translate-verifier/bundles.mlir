// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

// LLVM's verifier: bundles of operands of calls. tests/differential/test_rejected_translations.py compares each chunk.

llvm.func @v()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{Multiple gc-transition operand bundles}}
  llvm.call @v() ["gc-transition"(), "gc-transition"()] : () -> ()
  llvm.return
}

// -----

llvm.func @v()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{Expected exactly one cfguardtarget bundle operand}}
  llvm.call @v() ["cfguardtarget"()] : () -> ()
  llvm.return
}

// -----

llvm.func @v()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{Multiple CFGuardTarget operand bundles}}
  llvm.call @v() ["cfguardtarget"(%p : !llvm.ptr), "cfguardtarget"(%p : !llvm.ptr)] : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{Expected exactly two ptrauth bundle operands}}
  llvm.call %p() ["ptrauth"(%p : !llvm.ptr)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{Ptrauth bundle key operand must be an i32 constant}}
  llvm.call %p() ["ptrauth"(%a, %a : i32, i32)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  %c = llvm.mlir.constant(1 : i32) : i32
  // expected-error @+1 {{Ptrauth bundle discriminator operand must be an i64}}
  llvm.call %p() ["ptrauth"(%c, %a : i32, i32)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @v()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %d = llvm.mlir.constant(1 : i64) : i64
  llvm.call %p() ["ptrauth"(%c, %d : i32, i64)] : !llvm.ptr, () -> ()
  // expected-error @+1 {{Direct call cannot have a ptrauth bundle}}
  llvm.call @v() ["ptrauth"(%c, %d : i32, i64)] : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{Kcfi bundle operand must be an i32 constant}}
  llvm.call %p() ["kcfi"(%a : i32)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{Expected exactly one kcfi bundle operand}}
  llvm.call %p() ["kcfi"()] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.call %p() ["kcfi"(%c : i32)] : !llvm.ptr, () -> ()
  // expected-error @+1 {{Multiple kcfi operand bundles}}
  llvm.call %p() ["kcfi"(%c : i32), "kcfi"(%c : i32)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{"preallocated" argument must be a token from llvm.call.preallocated.setup}}
  llvm.call %p() ["preallocated"(%a : i32)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{Expected exactly one preallocated bundle operand}}
  llvm.call %p() ["preallocated"()] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{Multiple gc-live operand bundles}}
  llvm.call %p() ["gc-live"(), "gc-live"()] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type}}
  llvm.call %p() ["clang.arc.attachedcall"()] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{The 'convergencectrl' bundle requires exactly one token use.}}
  llvm.call %p() ["convergencectrl"()] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  llvm.call %p() ["gc-live"()] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @v()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{Multiple deopt operand bundles}}
  llvm.call @v() ["deopt"(), "deopt"()] : () -> ()
  llvm.return
}

// -----

llvm.func @v()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{Expected exactly one funclet bundle operand}}
  llvm.call @v() ["funclet"()] : () -> ()
  llvm.return
}

// -----

llvm.func @v()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{Funclet bundle operands should correspond to a FuncletPadInst}}
  llvm.call @v() ["funclet"(%a : i32), "gc-live"(), "gc-transition"(), "clang.arc.attachedcall"(), "ptrauth"(), "kcfi"(), "convergencectrl"()] : () -> ()
  llvm.return
}
