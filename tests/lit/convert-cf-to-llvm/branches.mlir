// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-cf-to-llvm %s | FileCheck %s

func.func @cond(%c: i1, %a: si32, %i: i32) -> si32 {
  cf.cond_br %c, ^a(%a : si32), ^b(%i : i32)
^a(%b: si32):
  return %b : si32
^b(%x: i32):
  cf.br ^a(%a : si32)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: si32, %arg2: i32) -> si32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : si32 to i32
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%0 : i32), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : i32 to si32
// CHECK-NEXT:     return %2 : si32
// CHECK-NEXT:   ^bb2(%3: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%0 : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: vector<2xindex>, %i: i32) -> vector<2xindex> {
  cf.cond_br %c, ^a(%a : vector<2xindex>), ^b(%i : i32)
^a(%b: vector<2xindex>):
  return %b : vector<2xindex>
^b(%x: i32):
  cf.br ^a(%a : vector<2xindex>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: vector<2xindex>, %arg2: i32) -> vector<2xindex> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2xindex> to vector<2xi64>
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%0 : vector<2xi64>), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%1: vector<2xi64>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2xi64> to vector<2xindex>
// CHECK-NEXT:     return %2 : vector<2xindex>
// CHECK-NEXT:   ^bb2(%3: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%0 : vector<2xi64>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A switch loses its attributes, as in the reference; other branches keep them.

func.func @cond2(%c: i1, %a: tensor<2xf32>) -> tensor<2xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %a : tensor<2xf32>
^b:
  return %a : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond2(%arg0: i1, %arg1: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : tensor<2xf32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
