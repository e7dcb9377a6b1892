// RUN: pyopt --split-input-file --convert-vector-to-llvm='enable-arm-sve enable-amx' --allow-unregistered-dialect --verify-diagnostics %s

// Ops of some machines are not part of pyopt.

// expected-error @+1 {{enable-arm-sve needs ops of arm_sve, which pyopt does not have; without it masks of scalable vectors become ops of llvm}}
module {
  func.func @mask(%n: index) -> vector<[4]xi1> {
    %0 = vector.create_mask %n : vector<[4]xi1>
    return %0 : vector<[4]xi1>
  }
}
