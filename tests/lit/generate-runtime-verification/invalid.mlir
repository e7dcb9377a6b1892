// RUN: pyopt %s --generate-runtime-verification=verbose-level=2 --split-input-file --verify-diagnostics

// expected-error @below {{generate-runtime-verification pass: set verboseLevel to 0 or 1}}
module {
  func.func @f() {
    return
  }
}
