// RUN: pyopt-run %s --arg -5 | FileCheck %s
// RUN: pyopt-run %s --arg -5 --canonicalize | FileCheck %s

// CHECK:      -5
// CHECK-NEXT: -1
func.func @main(%x: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0:2 = arith.mulsi_extended %x, %c1 : index
  return %0#0, %0#1 : index, index
}
