// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// Sums with a carry, products of two words.

func.func @f(%a: vector<2x2xi8>, %b: vector<2x2xi8>) {
  %0:2 = arith.addui_extended %a, %b {some.attr} : vector<2x2xi8>, vector<2x2xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2xi8>, %arg1: vector<2x2xi8>) {
// CHECK-NEXT:     %sum, %overflow = arith.addui_extended %arg0, %arg1 {some.attr} : vector<2x2xi8>, vector<2x2xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  %0:2 = arith.addui_extended %a, %b {some.attr} : tensor<2xi32>, tensor<2xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) {
// CHECK-NEXT:     %sum, %overflow = arith.addui_extended %arg0, %arg1 {some.attr} : tensor<2xi32>, tensor<2xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xi32>, %b: vector<[4]xi32>) {
  %0:2 = arith.addui_extended %a, %b {some.attr} : vector<[4]xi32>, vector<[4]xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) {
// CHECK-NEXT:     %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi1>)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<[4]xi32>, vector<[4]xi1>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<[4]xi32>, vector<[4]xi1>)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x2xi8>, %b: vector<2x2xi8>) {
  %0:2 = arith.mulsi_extended %a, %b {some.attr} : vector<2x2xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2xi8>, %arg1: vector<2x2xi8>) {
// CHECK-NEXT:     %low, %high = arith.mulsi_extended %arg0, %arg1 {some.attr} : vector<2x2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i128, %b: i128) {
  %0:2 = arith.mulsi_extended %a, %b {some.attr} : i128
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i128, %arg1: i128) {
// CHECK-NEXT:     %0 = llvm.sext %arg0 : i128 to i256
// CHECK-NEXT:     %1 = llvm.sext %arg1 : i128 to i256
// CHECK-NEXT:     %2 = llvm.mul %0, %1 : i256
// CHECK-NEXT:     %3 = llvm.trunc %2 : i256 to i128
// CHECK-NEXT:     %4 = llvm.mlir.constant(128 : i256) : i256
// CHECK-NEXT:     %5 = llvm.lshr %2, %4 : i256
// CHECK-NEXT:     %6 = llvm.trunc %5 : i256 to i128
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x2xi8>, %b: vector<2x2xi8>) {
  %0:2 = arith.mului_extended %a, %b {some.attr} : vector<2x2xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2xi8>, %arg1: vector<2x2xi8>) {
// CHECK-NEXT:     %low, %high = arith.mului_extended %arg0, %arg1 {some.attr} : vector<2x2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  %0:2 = arith.mului_extended %a, %b {some.attr} : tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) {
// CHECK-NEXT:     %low, %high = arith.mului_extended %arg0, %arg1 {some.attr} : tensor<2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
