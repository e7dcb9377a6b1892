// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// Sums of indices and of vectors of rank 0, products of scalable vectors: the reference makes invalid IR.

func.func @f(%a: index, %b: index) {
  %0:2 = arith.addui_extended %a, %b : index, i1
  %1 = arith.addi %0#0, %a : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = "llvm.intr.uadd.with.overflow"(%1, %0) : (i64, i64) -> !llvm.struct<(i64, i1)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, i1)>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, i1)>
// CHECK-NEXT:     %5 = llvm.add %3, %1 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<i8>, %b: vector<i8>) {
  %0:2 = arith.addui_extended %a, %b : vector<i8>, vector<i1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<i8>, %arg1: vector<i8>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<i8> to vector<1xi8>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<i8> to vector<1xi8>
// CHECK-NEXT:     %2 = "llvm.intr.uadd.with.overflow"(%1, %0) : (vector<1xi8>, vector<1xi8>) -> !llvm.struct<(vector<1xi8>, vector<1xi1>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[0] : !llvm.struct<(vector<1xi8>, vector<1xi1>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[1] : !llvm.struct<(vector<1xi8>, vector<1xi1>)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xi32>, %b: vector<[4]xi32>) {
  %0:2 = arith.mulsi_extended %a, %b : vector<[4]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) {
// CHECK-NEXT:     %0 = llvm.sext %arg0 : vector<[4]xi32> to vector<[4]xi64>
// CHECK-NEXT:     %1 = llvm.sext %arg1 : vector<[4]xi32> to vector<[4]xi64>
// CHECK-NEXT:     %2 = llvm.mul %0, %1 : vector<[4]xi64>
// CHECK-NEXT:     %3 = llvm.trunc %2 : vector<[4]xi64> to vector<[4]xi32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(dense<32> : vector<[4]xi64>) : vector<[4]xi64>
// CHECK-NEXT:     %5 = llvm.lshr %2, %4 : vector<[4]xi64>
// CHECK-NEXT:     %6 = llvm.trunc %5 : vector<[4]xi64> to vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xi32>, %b: vector<[4]xi32>) {
  %0:2 = arith.mului_extended %a, %b : vector<[4]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) {
// CHECK-NEXT:     %0 = llvm.zext %arg0 : vector<[4]xi32> to vector<[4]xi64>
// CHECK-NEXT:     %1 = llvm.zext %arg1 : vector<[4]xi32> to vector<[4]xi64>
// CHECK-NEXT:     %2 = llvm.mul %0, %1 : vector<[4]xi64>
// CHECK-NEXT:     %3 = llvm.trunc %2 : vector<[4]xi64> to vector<[4]xi32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(dense<32> : vector<[4]xi64>) : vector<[4]xi64>
// CHECK-NEXT:     %5 = llvm.lshr %2, %4 : vector<[4]xi64>
// CHECK-NEXT:     %6 = llvm.trunc %5 : vector<[4]xi64> to vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<3xindex>, %b: vector<3xindex>) {
  %0:2 = arith.addui_extended %a, %b : vector<3xindex>, vector<3xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<3xindex>, %arg1: vector<3xindex>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<3xindex> to vector<3xi64>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<3xindex> to vector<3xi64>
// CHECK-NEXT:     %2 = "llvm.intr.uadd.with.overflow"(%1, %0) : (vector<3xi64>, vector<3xi64>) -> !llvm.struct<(vector<3xi64>, vector<3xi1>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[0] : !llvm.struct<(vector<3xi64>, vector<3xi1>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[1] : !llvm.struct<(vector<3xi64>, vector<3xi1>)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
