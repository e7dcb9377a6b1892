// RUN: pyopt --mlir-use-nameloc-as-prefix %s | FileCheck %s

// Characters that names cannot have are written in hexadecimal, behind '_' at the beginning; no name is a number.

func.func @f(%a: i32 loc("ä"), %b: i32 loc("+x"), %c: i32 loc(" x"), %d: i32 loc("aä"),
             %e: i32 loc("\7F"), %f: i32 loc(""), %g: i32, %h: i32 loc("")) {
  %0 = arith.addi %a, %b : i32 loc("é1")
  %1 = arith.addi %a, %b : i32 loc("")
  cf.br ^bb1(%a, %a : i32, i32)
^bb1(%y: i32 loc("+z"), %z: i32 loc("")):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%_C3A4: i32, %_2Bx: i32, %_x: i32, %aC3A4: i32, %_7F: i32, %0: i32, %arg6: i32, %1: i32) {
// CHECK-NEXT:     %_C3A91 = arith.addi %_C3A4, %_2Bx : i32
// CHECK-NEXT:     %2 = arith.addi %_C3A4, %_2Bx : i32
// CHECK-NEXT:     cf.br ^bb1(%_C3A4, %_C3A4 : i32, i32)
// CHECK-NEXT:   ^bb1(%_2Bz: i32, %3: i32):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
