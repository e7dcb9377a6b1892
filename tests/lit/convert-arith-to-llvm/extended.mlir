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

func.func @f(%a: i128, %b: i128) {
  %0:2 = arith.addui_extended %a, %b {some.attr} : i128, i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i128, %arg1: i128) {
// CHECK-NEXT:     %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i128, i128) -> !llvm.struct<(i128, i1)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(i128, i1)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(i128, i1)>
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

func.func @f(%a: vector<4xi16>, %b: vector<4xi16>) {
  %0:2 = arith.mulsi_extended %a, %b {some.attr} : vector<4xi16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xi16>, %arg1: vector<4xi16>) {
// CHECK-NEXT:     %0 = llvm.sext %arg0 : vector<4xi16> to vector<4xi32>
// CHECK-NEXT:     %1 = llvm.sext %arg1 : vector<4xi16> to vector<4xi32>
// CHECK-NEXT:     %2 = llvm.mul %0, %1 : vector<4xi32>
// CHECK-NEXT:     %3 = llvm.trunc %2 : vector<4xi32> to vector<4xi16>
// CHECK-NEXT:     %4 = llvm.mlir.constant(dense<16> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.lshr %2, %4 : vector<4xi32>
// CHECK-NEXT:     %6 = llvm.trunc %5 : vector<4xi32> to vector<4xi16>
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

func.func @f(%a: vector<i8>, %b: vector<i8>) {
  %0:2 = arith.mulsi_extended %a, %b {some.attr} : vector<i8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<i8>, %arg1: vector<i8>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<i8> to vector<1xi8>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<i8> to vector<1xi8>
// CHECK-NEXT:     %2 = llvm.sext %1 : vector<1xi8> to vector<1xi16>
// CHECK-NEXT:     %3 = llvm.sext %0 : vector<1xi8> to vector<1xi16>
// CHECK-NEXT:     %4 = llvm.mul %2, %3 : vector<1xi16>
// CHECK-NEXT:     %5 = llvm.trunc %4 : vector<1xi16> to vector<1xi8>
// CHECK-NEXT:     %6 = llvm.mlir.constant(dense<8> : vector<1xi16>) : vector<1xi16>
// CHECK-NEXT:     %7 = llvm.lshr %4, %6 : vector<1xi16>
// CHECK-NEXT:     %8 = llvm.trunc %7 : vector<1xi16> to vector<1xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  %0:2 = arith.mulsi_extended %a, %b {some.attr} : tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) {
// CHECK-NEXT:     %low, %high = arith.mulsi_extended %arg0, %arg1 {some.attr} : tensor<2xi32>
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

func.func @f(%a: i1, %b: i1) {
  %0:2 = arith.mului_extended %a, %b {some.attr} : i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:     %0 = llvm.zext %arg0 : i1 to i2
// CHECK-NEXT:     %1 = llvm.zext %arg1 : i1 to i2
// CHECK-NEXT:     %2 = llvm.mul %0, %1 : i2
// CHECK-NEXT:     %3 = llvm.trunc %2 : i2 to i1
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : i2) : i2
// CHECK-NEXT:     %5 = llvm.lshr %2, %4 : i2
// CHECK-NEXT:     %6 = llvm.trunc %5 : i2 to i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i128, %b: i128) {
  %0:2 = arith.mului_extended %a, %b {some.attr} : i128
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i128, %arg1: i128) {
// CHECK-NEXT:     %0 = llvm.zext %arg0 : i128 to i256
// CHECK-NEXT:     %1 = llvm.zext %arg1 : i128 to i256
// CHECK-NEXT:     %2 = llvm.mul %0, %1 : i256
// CHECK-NEXT:     %3 = llvm.trunc %2 : i256 to i128
// CHECK-NEXT:     %4 = llvm.mlir.constant(128 : i256) : i256
// CHECK-NEXT:     %5 = llvm.lshr %2, %4 : i256
// CHECK-NEXT:     %6 = llvm.trunc %5 : i256 to i128
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<i8>, %b: vector<i8>) {
  %0:2 = arith.mului_extended %a, %b {some.attr} : vector<i8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<i8>, %arg1: vector<i8>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<i8> to vector<1xi8>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<i8> to vector<1xi8>
// CHECK-NEXT:     %2 = llvm.zext %1 : vector<1xi8> to vector<1xi16>
// CHECK-NEXT:     %3 = llvm.zext %0 : vector<1xi8> to vector<1xi16>
// CHECK-NEXT:     %4 = llvm.mul %2, %3 : vector<1xi16>
// CHECK-NEXT:     %5 = llvm.trunc %4 : vector<1xi16> to vector<1xi8>
// CHECK-NEXT:     %6 = llvm.mlir.constant(dense<8> : vector<1xi16>) : vector<1xi16>
// CHECK-NEXT:     %7 = llvm.lshr %4, %6 : vector<1xi16>
// CHECK-NEXT:     %8 = llvm.trunc %7 : vector<1xi16> to vector<1xi8>
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
