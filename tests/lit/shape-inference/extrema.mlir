// RUN: pyopt %s -split-input-file --shape-inference | FileCheck %s

// The smaller one of two extents is the same, whichever way it is computed.

func.func @ways(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (i1, i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %a = tensor.dim %x, %c0 : tensor<?xf32>
  %b = tensor.dim %y, %c0 : tensor<?xf32>
  %0 = arith.minsi %a, %b : index
  %1 = index.minu %b, %a
  %less = arith.cmpi slt, %a, %b : index
  %2 = arith.select %less, %a, %b : index
  %greater = arith.cmpi ugt, %a, %b : index
  %3 = arith.select %greater, %b, %a : index
  %more = arith.select %less, %b, %a : index
  %sum = arith.addi %a, %b : index
  %4 = arith.subi %sum, %more : index
  %5 = arith.cmpi eq, %0, %1 : index
  %6 = arith.cmpi eq, %0, %2 : index
  %7 = arith.cmpi eq, %0, %3 : index
  %8 = arith.cmpi eq, %0, %4 : index
  return %5, %6, %7, %8 : i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @ways(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (i1, i1, i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %true_1 = arith.constant true
// CHECK-NEXT:     %true_2 = arith.constant true
// CHECK-NEXT:     %true_3 = arith.constant true
// CHECK-NEXT:     return %true, %true_1, %true_2, %true_3 : i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A choice by another comparison is none of both.

func.func @others(%x: tensor<?xf32>, %y: tensor<?xf32>, %z: tensor<?xf32>, %n: index)
    -> (i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %a = tensor.dim %x, %c0 : tensor<?xf32>
  %b = tensor.dim %y, %c0 : tensor<?xf32>
  %c = tensor.dim %z, %c0 : tensor<?xf32>
  %0 = arith.minsi %a, %b : index
  %less = arith.cmpi slt, %a, %c : index
  %1 = arith.select %less, %a, %b : index
  %2 = arith.cmpi eq, %0, %1 : index
  %3 = arith.minsi %a, %n : index
  %4 = arith.minsi %n, %a : index
  %5 = arith.cmpi eq, %3, %4 : index
  %6 = arith.maxsi %a, %b : index
  %7 = arith.cmpi eq, %0, %6 : index
  return %2, %5, %7 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>, %arg3: index) -> (i1, i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg2, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.minsi %dim, %dim_0 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %dim, %dim_1 : index
// CHECK-NEXT:     %2 = arith.select %1, %dim, %dim_0 : index
// CHECK-NEXT:     %3 = arith.cmpi eq, %0, %2 : index
// CHECK-NEXT:     %4 = arith.minsi %dim, %arg3 : index
// CHECK-NEXT:     %5 = arith.minsi %arg3, %dim : index
// CHECK-NEXT:     %6 = arith.cmpi eq, %4, %5 : index
// CHECK-NEXT:     %7 = arith.maxsi %dim, %dim_0 : index
// CHECK-NEXT:     %8 = arith.cmpi eq, %0, %7 : index
// CHECK-NEXT:     return %3, %6, %8 : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The choice by whether they are equal is always the same one.

func.func @equal(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (i1, i1) {
  %c0 = arith.constant 0 : index
  %a = tensor.dim %x, %c0 : tensor<?xf32>
  %b = tensor.dim %y, %c0 : tensor<?xf32>
  %is = arith.cmpi eq, %a, %b : index
  %0 = arith.select %is, %a, %b : index
  %not = arith.cmpi ne, %a, %b : index
  %1 = arith.select %not, %a, %b : index
  %2 = arith.cmpi eq, %0, %b : index
  %3 = arith.cmpi eq, %1, %a : index
  return %2, %3 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @equal(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %true_1 = arith.constant true
// CHECK-NEXT:     return %true, %true_1 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Orders that follow.

func.func @orders(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (i1, i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = tensor.dim %x, %c0 : tensor<?xf32>
  %b = tensor.dim %y, %c0 : tensor<?xf32>
  %0 = arith.minsi %a, %b : index
  %1 = arith.ceildivsi %0, %c3 : index
  %2 = arith.cmpi sle, %0, %a : index
  %3 = arith.cmpi ule, %1, %b : index
  %4 = arith.cmpi slt, %0, %a : index
  %5 = arith.remsi %a, %c3 : index
  %6 = arith.cmpi slt, %5, %c3 : index
  return %2, %3, %4, %6 : i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @orders(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (i1, i1, i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.minsi %dim, %dim_0 : index
// CHECK-NEXT:     %1 = arith.ceildivsi %0, %c3 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %true_1 = arith.constant true
// CHECK-NEXT:     %2 = arith.cmpi slt, %0, %dim : index
// CHECK-NEXT:     %true_2 = arith.constant true
// CHECK-NEXT:     return %true, %true_1, %2, %true_2 : i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What a use says of it becomes its type.

func.func private @known(%x: tensor<?xf32>, %y: tensor<?xf32>, %z: tensor<4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %a = tensor.dim %x, %c0 : tensor<?xf32>
  %b = tensor.dim %y, %c0 : tensor<?xf32>
  %m = arith.minsi %a, %b : index
  %q = arith.divui %a, %c2 : index
  %0 = tensor.empty(%m) : tensor<?xf32>
  %1 = tensor.empty(%q) : tensor<?xf32>
  %2 = linalg.copy ins(%z : tensor<4xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %3 = linalg.copy ins(%z : tensor<4xf32>) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
  %m2 = arith.minsi %b, %a : index
  %4 = tensor.empty(%m2) : tensor<?xf32>
  %5 = tensor.concat dim(0) %2, %3, %4
      : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %d = tensor.dim %5, %c0 : tensor<?xf32>
  return %d : index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @known(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.divui %dim, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %3 = linalg.copy ins(%arg2 : tensor<4xf32>) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %4 = linalg.copy ins(%arg2 : tensor<4xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %c4_1 = arith.constant 4 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     return %c12 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two shapes broadcast to the same in both orders.

func.func @broadcast(%x: tensor<?x?xf32>, %y: tensor<?xf32>) -> i1 {
  %0 = shape.shape_of %x : tensor<?x?xf32> -> tensor<2xindex>
  %1 = shape.shape_of %y : tensor<?xf32> -> tensor<1xindex>
  %2 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
  %3 = shape.broadcast %1, %0 : tensor<1xindex>, tensor<2xindex> -> tensor<2xindex>
  %4 = shape.shape_eq %2, %3 : tensor<2xindex>, tensor<2xindex>
  return %4 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>) -> i1 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %true : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
