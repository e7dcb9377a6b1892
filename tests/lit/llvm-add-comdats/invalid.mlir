// RUN: pyopt %s --split-input-file --llvm-add-comdats --verify-diagnostics

// Something else has the name of the group.
llvm.func @__llvm_comdat()
// expected-error @+1 {{expected comdat symbol}}
llvm.func linkonce @a() {
  llvm.return
}
