// RUN: pyopt --split-input-file --convert-vector-to-llvm=reference-exact=true %s | FileCheck %s

// Reductions, with accumulators, flags and masks. As the reference does it.

func.func @m60(%v: vector<16xf64>, %k: vector<16xi1>, %acc: f64) -> (f64, f64) {
  %0 = vector.mask %k { vector.reduction <minimumf>, %v : vector<16xf64> into f64 }
      : vector<16xi1> -> f64
  %1 = vector.mask %k { vector.reduction <minimumf>, %v, %acc : vector<16xf64> into f64 }
      : vector<16xi1> -> f64
  return %0, %1 : f64, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @m60(%arg0: vector<16xf64>, %arg1: vector<16xi1>, %arg2: f64) -> (f64, f64) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<1.7976931348623157E+308> : vector<16xf64>) : vector<16xf64>
// CHECK-NEXT:     %1 = llvm.select %arg1, %arg0, %0 : vector<16xi1>, vector<16xf64>
// CHECK-NEXT:     %2 = llvm.intr.vector.reduce.fminimum(%1) : (vector<16xf64>) -> f64
// CHECK-NEXT:     %3 = llvm.mlir.constant(dense<1.7976931348623157E+308> : vector<16xf64>) : vector<16xf64>
// CHECK-NEXT:     %4 = llvm.select %arg1, %arg0, %3 : vector<16xi1>, vector<16xf64>
// CHECK-NEXT:     %5 = llvm.intr.vector.reduce.fminimum(%4) : (vector<16xf64>) -> f64
// CHECK-NEXT:     %6 = llvm.intr.minimum(%5, %arg2) : (f64, f64) -> f64
// CHECK-NEXT:     return %2, %6 : f64, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
