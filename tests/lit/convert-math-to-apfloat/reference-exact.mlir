// RUN: pyopt --convert-math-to-apfloat=reference-exact=true %s | FileCheck %s

func.func @one(%a: bf16) -> bf16 {
  %0 = math.absf %a : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_abs(i32, i64) -> i64
// CHECK-NEXT:   func.func @one(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : bf16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %2 = call @_mlir_apfloat_abs(%c1_i32, %1) : (i32, i64) -> i64
// CHECK-NEXT:     %3 = arith.trunci %2 : i64 to i16
// CHECK-NEXT:     %4 = arith.bitcast %3 : i16 to bf16
// CHECK-NEXT:     return %4 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }
