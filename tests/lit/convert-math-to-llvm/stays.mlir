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

func.func @f(%a: tf32) {
  %0 = math.expm1 %a : tf32
  %1 = math.exp %a : tf32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tf32) {
// CHECK-NEXT:     %0 = math.expm1 %arg0 : tf32
// CHECK-NEXT:     %1 = math.exp %arg0 : tf32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %c = arith.constant 4.0 : f32
  %0 = math.sqrt %c : f32
  %d = arith.constant 5 : i32
  %1 = math.ctlz %d : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) {
// CHECK-NEXT:     %cst = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %0 = llvm.intr.sqrt(%cst) : (f32) -> f32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %1 = "llvm.intr.ctlz"(%c5_i32) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unreachable(%a: f32) -> f32 {
  return %a : f32
^bb1:
  %0 = math.exp %a : f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: f32) -> f32 {
// CHECK-NEXT:     return %arg0 : f32
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     %0 = math.exp %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%n: index, %a: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> f32 {
    %1 = math.sin %s : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:       %1 = llvm.intr.sin(%arg3) : (f32) -> f32
// CHECK-NEXT:       scf.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
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

// -----

func.func private @declaration(f32)
func.func @empty() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @declaration(f32)
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
