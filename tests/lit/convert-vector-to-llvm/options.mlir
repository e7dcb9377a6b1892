// RUN: pyopt --split-input-file --convert-vector-to-llvm='force-32bit-vector-indices=false reassociate-fp-reductions enable-amx enable-arm-neon enable-x86vector' %s | FileCheck %s

// Positions of 64 bits, and sums in any order.

func.func @sums(%v: vector<4xf32>, %k: vector<4xi1>, %x: f32) -> (f32, f32, f32, f32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %v, %x : vector<4xf32> into f32
  %2 = vector.reduction <maxnumf>, %v fastmath<nnan> : vector<4xf32> into f32
  %3 = vector.mask %k { vector.reduction <add>, %v, %x : vector<4xf32> into f32 }
      : vector<4xi1> -> f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sums(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: f32) -> (f32, f32, f32, f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %2 = "llvm.intr.vector.reduce.fmul"(%arg2, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %3 = llvm.intr.vector.reduce.fmax(%arg0) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<4xf32>) -> f32
// CHECK-NEXT:     %4 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %5 = "llvm.intr.vp.reduce.fadd"(%arg2, %arg0, %arg1, %4) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:     return %1, %2, %3, %5 : f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
