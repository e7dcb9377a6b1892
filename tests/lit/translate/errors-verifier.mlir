// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

// LLVM's verifier, which the reference runs, has the same messages, with the instruction in place of a location.
llvm.func spir_kernelcc @convention() {
  // expected-error @+1 {{calling convention does not permit calls}}
  llvm.call spir_kernelcc @convention() : () -> ()
  llvm.return
}

// -----
llvm.func @lifetime(%p: !llvm.ptr) {
  // expected-error @+1 {{llvm.lifetime.start/end can only be used on alloca or poison}}
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}
