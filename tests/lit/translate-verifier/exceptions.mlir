// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

// LLVM's verifier: landing pads and what resumes. tests/differential/test_rejected_translations.py compares each chunk.

llvm.func @personality(...) -> i32

llvm.func @g()

llvm.func @f() attributes {personality = @personality} {
  // expected-error @+1 {{EH pad cannot be in entry block.}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32

llvm.func @g()

llvm.func @f(%c: i1) attributes {personality = @personality} {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.invoke @g() to ^c unwind ^b : () -> ()
^b:
  // expected-error @+1 {{Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
^c:
  llvm.return
}

// -----

llvm.func @personality(...) -> i32

llvm.func @g()

llvm.func @f() attributes {personality = @personality} {
  llvm.invoke @g() to ^b unwind ^b : () -> ()
^b:
  // expected-error @+1 {{Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32

llvm.func @g()

llvm.func @f() attributes {personality = @personality} {
  llvm.invoke @g() to ^a unwind ^b : () -> ()
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @f(%s: !llvm.struct<(ptr, i32)>) {
  // expected-error @+1 {{ResumeInst needs to be in a function with a personality.}}
  llvm.resume %s : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @f() {
  %0 = llvm.intr.stepvector : vector<4xi8>
  // expected-error @+1 {{stepvector only supported for vectors of integers with a bitwidth of at least 8.}}
  %1 = llvm.intr.stepvector : vector<4xi4>
  llvm.return
}
