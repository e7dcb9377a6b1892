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

func.func @print(%a: f8E4M3FN) {
  vector.print %a : f8E4M3FN
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printApFloat(i32, i64)
// CHECK-NEXT:   func.func @print(%arg0: f8E4M3FN) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : f8E4M3FN to i8
// CHECK-NEXT:     %1 = llvm.mlir.constant(10 : i32) : i32
// CHECK-NEXT:     %2 = llvm.zext %0 : i8 to i64
// CHECK-NEXT:     llvm.call @printApFloat(%1, %2) : (i32, i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @print(%a: f8E4M3FNUZ) {
  vector.print %a : f8E4M3FNUZ
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printApFloat(i32, i64)
// CHECK-NEXT:   func.func @print(%arg0: f8E4M3FNUZ) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : f8E4M3FNUZ to i8
// CHECK-NEXT:     %1 = llvm.mlir.constant(11 : i32) : i32
// CHECK-NEXT:     %2 = llvm.zext %0 : i8 to i64
// CHECK-NEXT:     llvm.call @printApFloat(%1, %2) : (i32, i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @print(%a: f8E4M3B11FNUZ) {
  vector.print %a : f8E4M3B11FNUZ
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printApFloat(i32, i64)
// CHECK-NEXT:   func.func @print(%arg0: f8E4M3B11FNUZ) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : f8E4M3B11FNUZ to i8
// CHECK-NEXT:     %1 = llvm.mlir.constant(12 : i32) : i32
// CHECK-NEXT:     %2 = llvm.zext %0 : i8 to i64
// CHECK-NEXT:     llvm.call @printApFloat(%1, %2) : (i32, i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @print(%a: f8E3M4) {
  vector.print %a : f8E3M4
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printApFloat(i32, i64)
// CHECK-NEXT:   func.func @print(%arg0: f8E3M4) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : f8E3M4 to i8
// CHECK-NEXT:     %1 = llvm.mlir.constant(13 : i32) : i32
// CHECK-NEXT:     %2 = llvm.zext %0 : i8 to i64
// CHECK-NEXT:     llvm.call @printApFloat(%1, %2) : (i32, i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @print(%a: f8E8M0FNU) {
  vector.print %a : f8E8M0FNU
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printApFloat(i32, i64)
// CHECK-NEXT:   func.func @print(%arg0: f8E8M0FNU) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : f8E8M0FNU to i8
// CHECK-NEXT:     %1 = llvm.mlir.constant(15 : i32) : i32
// CHECK-NEXT:     %2 = llvm.zext %0 : i8 to i64
// CHECK-NEXT:     llvm.call @printApFloat(%1, %2) : (i32, i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @print(%a: f6E3M2FN) {
  vector.print %a : f6E3M2FN
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printApFloat(i32, i64)
// CHECK-NEXT:   func.func @print(%arg0: f6E3M2FN) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : f6E3M2FN to i6
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = llvm.zext %0 : i6 to i64
// CHECK-NEXT:     llvm.call @printApFloat(%1, %2) : (i32, i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @print(%a: f6E2M3FN) {
  vector.print %a : f6E2M3FN
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printApFloat(i32, i64)
// CHECK-NEXT:   func.func @print(%arg0: f6E2M3FN) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : f6E2M3FN to i6
// CHECK-NEXT:     %1 = llvm.mlir.constant(17 : i32) : i32
// CHECK-NEXT:     %2 = llvm.zext %0 : i6 to i64
// CHECK-NEXT:     llvm.call @printApFloat(%1, %2) : (i32, i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @print(%a: f4E2M1FN) {
  vector.print %a : f4E2M1FN
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printApFloat(i32, i64)
// CHECK-NEXT:   func.func @print(%arg0: f4E2M1FN) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : f4E2M1FN to i4
// CHECK-NEXT:     %1 = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %2 = llvm.zext %0 : i4 to i64
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
