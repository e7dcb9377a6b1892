// RUN: pyopt --split-input-file --convert-math-to-llvm %s | FileCheck %s

// Both results are fields of a struct.
func.func @both(%a: f32, %b: vector<4xf16>, %c: vector<[2]xf64>)
    -> (f32, f32, vector<4xf16>, vector<[2]xf64>) {
  %0, %1 = math.sincos %a fastmath<nnan> {note} : f32
  %2, %3 = math.sincos %b : vector<4xf16>
  %4, %5 = math.sincos %c : vector<[2]xf64>
  return %0, %1, %2, %5 : f32, f32, vector<4xf16>, vector<[2]xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @both(%arg0: f32, %arg1: vector<4xf16>, %arg2: vector<[2]xf64>) -> (f32, f32, vector<4xf16>, vector<[2]xf64>) {
// CHECK-NEXT:     %0 = llvm.intr.sincos(%arg0) {fastmathFlags = #llvm.fastmath<nnan>, note} : (f32) -> !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %3 = llvm.intr.sincos(%arg1) : (vector<4xf16>) -> !llvm.struct<(vector<4xf16>, vector<4xf16>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %3[0] : !llvm.struct<(vector<4xf16>, vector<4xf16>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %3[1] : !llvm.struct<(vector<4xf16>, vector<4xf16>)>
// CHECK-NEXT:     %6 = llvm.intr.sincos(%arg2) : (vector<[2]xf64>) -> !llvm.struct<(vector<[2]xf64>, vector<[2]xf64>)>
// CHECK-NEXT:     %7 = llvm.extractvalue %6[0] : !llvm.struct<(vector<[2]xf64>, vector<[2]xf64>)>
// CHECK-NEXT:     %8 = llvm.extractvalue %6[1] : !llvm.struct<(vector<[2]xf64>, vector<[2]xf64>)>
// CHECK-NEXT:     return %1, %2, %4, %8 : f32, f32, vector<4xf16>, vector<[2]xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No tensors, no types that llvm does not have; clampf and erfc have no intrinsic.
func.func @stay(%a: tensor<3xf32>, %b: f8E4M3FN, %c: f32) -> (tensor<3xf32>, f8E4M3FN, f32, f32) {
  %0, %1 = math.sincos %a : tensor<3xf32>
  %2, %3 = math.sincos %b : f8E4M3FN
  %4 = math.clampf %c to [%c, %c] : f32
  %5 = math.erfc %c : f32
  return %0, %2, %4, %5 : tensor<3xf32>, f8E4M3FN, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @stay(%arg0: tensor<3xf32>, %arg1: f8E4M3FN, %arg2: f32) -> (tensor<3xf32>, f8E4M3FN, f32, f32) {
// CHECK-NEXT:     %sin, %cos = math.sincos %arg0 : tensor<3xf32>
// CHECK-NEXT:     %sin_0, %cos_1 = math.sincos %arg1 : f8E4M3FN
// CHECK-NEXT:     %0 = math.clampf %arg2 to [%arg2, %arg2] : f32
// CHECK-NEXT:     %1 = math.erfc %arg2 : f32
// CHECK-NEXT:     return %sin, %sin_0, %0, %1 : tensor<3xf32>, f8E4M3FN, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
