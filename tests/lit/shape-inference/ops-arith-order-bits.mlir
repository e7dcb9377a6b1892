// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// Extremes, shifts and bits: what arith ops make of extents (%n is 12, %m is 5), and of an index that nobody knows.

func.func @arith_minsi_b_b(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %r = arith.minsi %b, %b : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_minsi_b_b(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg1) : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_minui_n_c0(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.minui %n, %c0 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_minui_n_c0(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<0xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_maxsi_b_c0(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = arith.maxsi %b, %c0 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_maxsi_b_c0(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.maxsi %arg1, %c0 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_maxui_b_c0(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = arith.maxui %b, %c0 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_maxui_b_c0(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.maxui %arg1, %c0 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_shli_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.shli %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_shli_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.shli %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<48xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<48xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_shrui_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.shrui %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_shrui_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.shrui %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_shrsi_b_c1(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %r = arith.shrsi %b, %c1 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_shrsi_b_c1(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.shrsi %arg1, %c1 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_xori_c6_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %r = arith.xori %c6, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_xori_c6_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = arith.xori %c6, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
