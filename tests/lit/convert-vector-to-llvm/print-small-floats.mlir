// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Floats that LLVM does not have are printed by their kind and their bits.

func.func @print(%a: f8E5M2FNUZ) {
  vector.print %a : f8E5M2FNUZ
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printApFloat(i32, i64)
// CHECK-NEXT:   func.func @print(%arg0: f8E5M2FNUZ) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : f8E5M2FNUZ to i8
// CHECK-NEXT:     %1 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %2 = llvm.zext %0 : i8 to i64
// CHECK-NEXT:     llvm.call @printApFloat(%1, %2) : (i32, i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The function is declared once.

func.func @print(%a: f8E5M2, %b: f8E4M3) {
  vector.print %a : f8E5M2 punctuation <comma>
  vector.print %b : f8E4M3 punctuation <no_punctuation>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printComma()
// CHECK-NEXT:   llvm.func @printApFloat(i32, i64)
// CHECK-NEXT:   func.func @print(%arg0: f8E5M2, %arg1: f8E4M3) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : f8E4M3 to i8
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : f8E5M2 to i8
// CHECK-NEXT:     %2 = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %3 = llvm.zext %1 : i8 to i64
// CHECK-NEXT:     llvm.call @printApFloat(%2, %3) : (i32, i64) -> ()
// CHECK-NEXT:     llvm.call @printComma() : () -> ()
// CHECK-NEXT:     %4 = llvm.mlir.constant(9 : i32) : i32
// CHECK-NEXT:     %5 = llvm.zext %0 : i8 to i64
// CHECK-NEXT:     llvm.call @printApFloat(%4, %5) : (i32, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
