// RUN: not pyopt %s --sparse-vectorization 2>&1 | FileCheck %s
// RUN: not pyopt %s --sparse-vectorization=vl=-4 2>&1 | FileCheck %s --check-prefix=NEGATIVE

// A vector has elements.

// CHECK: error: sparse-vectorization: 0 is no vector length; say vl=4, for example
// NEGATIVE: error: sparse-vectorization: -4 is no vector length
func.func @f() {
  return
}
