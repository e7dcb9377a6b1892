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

// -----

llvm.func @may_throw(i32) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
  %e = llvm.mlir.undef : !llvm.array<1 x ptr>
  %0 = llvm.invoke fastcc %p(%a) to ^ok(%a : i32)
      unwind ^bad(%a : i32) ["x"(%a : i32), "y"()] {branch_weights = array<i32: 3, 4>}
      : !llvm.ptr, (i32) -> i32
^ok(%x: i32):
  llvm.return %x : i32
^bad(%y: i32):
  // expected-error @+1 {{Filter operand is not an array of constants!}}
  %l = llvm.landingpad (filter %e : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return %y : i32
}

// -----

llvm.func @v(i32) -> i32
llvm.func @p(...) -> i32
llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  %d = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<2 x i32>
  %0 = llvm.invoke @v(%a) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  // expected-error @+1 {{Filter operand is not an array of constants!}}
  %l1 = llvm.landingpad (filter %d : !llvm.array<2 x i32>) : !llvm.struct<(ptr, i32)>
  llvm.return %a : i32
}

// -----

llvm.func @v(i32) -> i32
llvm.func @p(...) -> i32
llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  %d = llvm.mlir.constant(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
  %e = llvm.mlir.poison : !llvm.array<1 x ptr>
  %z = llvm.mlir.zero : !llvm.ptr
  %t = llvm.mlir.addressof @p : !llvm.ptr
  %e1 = llvm.insertvalue %z, %e[0] : !llvm.array<1 x ptr>
  %e2 = llvm.insertvalue %t, %e[0] : !llvm.array<1 x ptr>
  %zz = llvm.mlir.zero : !llvm.array<3 x ptr>
  %0 = llvm.invoke @v(%a) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  %l1 = llvm.landingpad (filter %d : !llvm.array<2 x i32>) (filter %e1 : !llvm.array<1 x ptr>) (
      filter %e2 : !llvm.array<1 x ptr>) (filter %zz : !llvm.array<3 x ptr>)
      : !llvm.struct<(ptr, i32)>
  llvm.return %a : i32
}
