// RUN: pyopt --split-input-file --convert-vector-to-llvm='enable-arm-i8mm' --verify-diagnostics %s

// expected-error @+1 {{enable-arm-i8mm needs ops of arm_neon or arm_sve, which pyopt does not have; without it products of matrices become ops of llvm}}
module {
  func.func @nothing() {
    return
  }
}
