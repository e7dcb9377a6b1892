// RUN: pyopt --split-input-file --convert-vector-to-llvm='enable-arm-bf16' --verify-diagnostics %s

// Products by instructions of Arm need ops that are not part of pyopt.

// expected-error @+1 {{enable-arm-bf16 needs ops of arm_neon or arm_sve, which pyopt does not have; without it products of matrices become ops of llvm}}
module {
  func.func @nothing() {
    return
  }
}
