// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// math.erfc in all forms.

func.func @erfc(%x: f32) -> f32 {
  %0 = math.erfc %x : f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @erfc(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.erfc %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @erfc_flags(%x: vector<4xf64>) -> vector<4xf64> {
  %0 = math.erfc %x fastmath<nnan,ninf> : vector<4xf64>
  return %0 : vector<4xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @erfc_flags(%arg0: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT:     %0 = math.erfc %arg0 fastmath<nnan,ninf> : vector<4xf64>
// CHECK-NEXT:     return %0 : vector<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @erfc_all_flags(%x: tensor<?x2xf16>) -> tensor<?x2xf16> {
  %0 = math.erfc %x fastmath<fast> : tensor<?x2xf16>
  return %0 : tensor<?x2xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @erfc_all_flags(%arg0: tensor<?x2xf16>) -> tensor<?x2xf16> {
// CHECK-NEXT:     %0 = math.erfc %arg0 fastmath<fast> : tensor<?x2xf16>
// CHECK-NEXT:     return %0 : tensor<?x2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @erfc_constant() -> f32 {
  %c = arith.constant 0.5 : f32
  %0 = math.erfc %c : f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @erfc_constant() -> f32 {
// CHECK-NEXT:     %cst = arith.constant 0.479500115 : f32
// CHECK-NEXT:     return %cst : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
