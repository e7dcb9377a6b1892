// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// Sizes that arith ops compute of extents (%n is 12, %m is 5), and of an index that nobody knows.

func.func @arith_divsi_b_c2(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %r = arith.divsi %b, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_divsi_b_c2(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.divsi %arg1, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_divui_b_c2(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %r = arith.divui %b, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_divui_b_c2(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.divui %arg1, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_floordivsi_b_c2(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %r = arith.floordivsi %b, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_floordivsi_b_c2(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.floordivsi %arg1, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_ceildivui_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.ceildivui %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_ceildivui_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.ceildivui %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<6xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_ceildivsi_b_c2(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %r = arith.ceildivsi %b, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_ceildivsi_b_c2(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.ceildivsi %arg1, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_remui_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.remui %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_remui_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.remui %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<0xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_remsi_b_c2(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %r = arith.remsi %b, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_remsi_b_c2(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.remsi %arg1, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
