// RUN: pyopt --split-input-file --arith-expand %s | FileCheck %s

// 0 is greater than -0. The reference takes the second of two numbers that are equal.

func.func @dynamic(%a: tensor<?xf64>, %b: tensor<?xf64>) -> tensor<?xf64> {
  %0 = arith.maximumf %a, %b : tensor<?xf64>
  return %0 : tensor<?xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>) -> tensor<?xf64> {
// CHECK-NEXT:     %0 = arith.cmpf ugt, %arg0, %arg1 : tensor<?xf64>
// CHECK-NEXT:     %1 = arith.select %0, %arg0, %arg1 : tensor<?xi1>, tensor<?xf64>
// CHECK-NEXT:     %2 = arith.cmpf uno, %arg1, %arg1 : tensor<?xf64>
// CHECK-NEXT:     %3 = arith.select %2, %arg1, %1 : tensor<?xi1>, tensor<?xf64>
// CHECK-NEXT:     %4 = arith.cmpf oeq, %arg0, %arg1 : tensor<?xf64>
// CHECK-NEXT:     %5 = arith.bitcast %arg0 : tensor<?xf64> to tensor<?xi64>
// CHECK-NEXT:     %6 = arith.bitcast %arg1 : tensor<?xf64> to tensor<?xi64>
// CHECK-NEXT:     %7 = arith.andi %5, %6 : tensor<?xi64>
// CHECK-NEXT:     %8 = arith.bitcast %7 : tensor<?xi64> to tensor<?xf64>
// CHECK-NEXT:     %9 = arith.select %4, %8, %3 : tensor<?xi1>, tensor<?xf64>
// CHECK-NEXT:     return %9 : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_signed_zeros(%a: bf16, %b: bf16) -> (bf16, bf16) {
  %0 = arith.maximumf %a, %b fastmath<nsz> : bf16
  %1 = arith.minimumf %a, %b fastmath<fast> : bf16
  return %0, %1 : bf16, bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_signed_zeros(%arg0: bf16, %arg1: bf16) -> (bf16, bf16) {
// CHECK-NEXT:     %0 = arith.cmpf ugt, %arg0, %arg1 : bf16
// CHECK-NEXT:     %1 = arith.select %0, %arg0, %arg1 : bf16
// CHECK-NEXT:     %2 = arith.cmpf uno, %arg1, %arg1 : bf16
// CHECK-NEXT:     %3 = arith.select %2, %arg1, %1 : bf16
// CHECK-NEXT:     %4 = arith.cmpf ult, %arg0, %arg1 : bf16
// CHECK-NEXT:     %5 = arith.select %4, %arg0, %arg1 : bf16
// CHECK-NEXT:     %6 = arith.cmpf uno, %arg1, %arg1 : bf16
// CHECK-NEXT:     %7 = arith.select %6, %arg1, %5 : bf16
// CHECK-NEXT:     return %3, %7 : bf16, bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @either_zero(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.maxnumf %a, %b : f32
  %1 = arith.minnumf %a, %b : f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @either_zero(%arg0: f32, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = arith.cmpf ugt, %arg0, %arg1 : f32
// CHECK-NEXT:     %1 = arith.select %0, %arg0, %arg1 : f32
// CHECK-NEXT:     %2 = arith.cmpf uno, %arg0, %arg0 : f32
// CHECK-NEXT:     %3 = arith.select %2, %arg1, %1 : f32
// CHECK-NEXT:     %4 = arith.cmpf ult, %arg0, %arg1 : f32
// CHECK-NEXT:     %5 = arith.select %4, %arg0, %arg1 : f32
// CHECK-NEXT:     %6 = arith.cmpf uno, %arg0, %arg0 : f32
// CHECK-NEXT:     %7 = arith.select %6, %arg1, %5 : f32
// CHECK-NEXT:     return %3, %7 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
