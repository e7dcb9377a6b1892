// RUN: pyopt --split-input-file --convert-math-to-llvm %s | FileCheck %s

// What has no intrinsic stays, and what is not of llvm's types; what folds becomes constants of arith.

func.func @f(%a: f32) {
  %0 = math.acos %a : f32
  %1 = math.acosh %a : f32
  %2 = math.asin %a : f32
  %3 = math.asinh %a : f32
  %4 = math.atan %a : f32
  %5 = math.atan2 %a, %a : f32
  %6 = math.atanh %a : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32) {
// CHECK-NEXT:     %0 = llvm.intr.acos(%arg0) : (f32) -> f32
// CHECK-NEXT:     %1 = math.acosh %arg0 : f32
// CHECK-NEXT:     %2 = llvm.intr.asin(%arg0) : (f32) -> f32
// CHECK-NEXT:     %3 = math.asinh %arg0 : f32
// CHECK-NEXT:     %4 = llvm.intr.atan(%arg0) : (f32) -> f32
// CHECK-NEXT:     %5 = llvm.intr.atan2(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:     %6 = math.atanh %arg0 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = math.cbrt %a : f32
  %1 = math.cosh %a : f32
  %2 = math.erf %a : f32
  %3 = math.sinh %a : f32
  %4 = math.tan %a : f32
  %5 = math.tanh %a : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32) {
// CHECK-NEXT:     %0 = math.cbrt %arg0 : f32
// CHECK-NEXT:     %1 = llvm.intr.cosh(%arg0) : (f32) -> f32
// CHECK-NEXT:     %2 = math.erf %arg0 : f32
// CHECK-NEXT:     %3 = llvm.intr.sinh(%arg0) : (f32) -> f32
// CHECK-NEXT:     %4 = llvm.intr.tan(%arg0) : (f32) -> f32
// CHECK-NEXT:     %5 = llvm.intr.tanh(%arg0) : (f32) -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<*xf32>, %c: tensor<?xi32>) {
  %0 = math.exp %a : tensor<2xf32>
  %1 = math.rsqrt %a : tensor<2xf32>
  %2 = math.log1p %b : tensor<*xf32>
  %3 = math.absi %c : tensor<?xi32>
  %4 = math.expm1 %a : tensor<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<*xf32>, %arg2: tensor<?xi32>) {
// CHECK-NEXT:     %0 = math.exp %arg0 : tensor<2xf32>
// CHECK-NEXT:     %1 = math.rsqrt %arg0 : tensor<2xf32>
// CHECK-NEXT:     %2 = math.log1p %arg1 : tensor<*xf32>
// CHECK-NEXT:     %3 = math.absi %arg2 : tensor<?xi32>
// CHECK-NEXT:     %4 = math.expm1 %arg0 : tensor<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]x2xi32>, %b: vector<[2]x2xf32>) {
  %0 = math.ctlz %a : vector<[2]x2xi32>
  %1 = math.absi %a : vector<[2]x2xi32>
  %2 = math.log1p %b : vector<[2]x2xf32>
  %3 = math.exp %b : vector<[2]x2xf32>
  %4 = math.rsqrt %b : vector<[2]x2xf32>
  %5 = math.expm1 %b : vector<[2]x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[2]x2xi32>, %arg1: vector<[2]x2xf32>) {
// CHECK-NEXT:     %0 = math.ctlz %arg0 : vector<[2]x2xi32>
// CHECK-NEXT:     %1 = math.absi %arg0 : vector<[2]x2xi32>
// CHECK-NEXT:     %2 = math.log1p %arg1 : vector<[2]x2xf32>
// CHECK-NEXT:     %3 = math.exp %arg1 : vector<[2]x2xf32>
// CHECK-NEXT:     %4 = math.rsqrt %arg1 : vector<[2]x2xf32>
// CHECK-NEXT:     %5 = math.expm1 %arg1 : vector<[2]x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inside(%a: f32) -> f32 {
  %0 = math.exp %a : f32
  llvm.return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inside(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.exp(%arg0) : (f32) -> f32
// CHECK-NEXT:     llvm.return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
