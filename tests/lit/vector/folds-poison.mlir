// RUN: pyopt %s --canonicalize | FileCheck %s
// RUN: pyopt %s --affine-expand-index-ops | FileCheck %s --check-prefix=FOLDED

// Where an operand or the mask of a shuffle is poison, the first number of the other one stands for it.

func.func @numbers_and_poison()
    -> (vector<3xi32>, vector<3xi32>, vector<4xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>,
        vector<3xi32>, vector<2xi32>, vector<2x2xi32>, vector<2xi32>) {
  %d = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %e = arith.constant dense<[7, 8, 9]> : vector<3xi32>
  %p = ub.poison : vector<3xi32>
  %0 = vector.shuffle %p, %d [0, 5, 4] : vector<3xi32>, vector<3xi32>
  %1 = vector.shuffle %p, %d [-1, 5, 4] : vector<3xi32>, vector<3xi32>
  %2 = vector.shuffle %d, %p [-1, 1, 5, 2] : vector<3xi32>, vector<3xi32>
  %3 = vector.shuffle %d, %e [-1, 5, 4] : vector<3xi32>, vector<3xi32>
  %4 = vector.shuffle %p, %p [-1, 5, 4] : vector<3xi32>, vector<3xi32>
  %5 = vector.shuffle %p, %d [0, 1, 2] : vector<3xi32>, vector<3xi32>
  %6 = vector.shuffle %p, %d [2, 1, -1] : vector<3xi32>, vector<3xi32>
  %7 = vector.shuffle %d, %e [-1, -1] : vector<3xi32>, vector<3xi32>
  %d2 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %p2 = ub.poison : vector<2x2xi32>
  %8 = vector.shuffle %p2, %d2 [1, 2] : vector<2x2xi32>, vector<2x2xi32>
  %d0 = arith.constant dense<5> : vector<i32>
  %p0 = ub.poison : vector<i32>
  %9 = vector.shuffle %p0, %d0 [1, 0] : vector<i32>, vector<i32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
      : vector<3xi32>, vector<3xi32>, vector<4xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>,
      vector<3xi32>, vector<2xi32>, vector<2x2xi32>, vector<2xi32>
}

func.func @values_and_poison(%v: vector<3xi32>) -> (vector<3xi32>, vector<3xi32>, vector<3xi32>) {
  %p = ub.poison : vector<3xi32>
  %0 = vector.shuffle %p, %v [0, 5, 4] : vector<3xi32>, vector<3xi32>
  %1 = vector.shuffle %v, %p [-1, -1, -1] : vector<3xi32>, vector<3xi32>
  %2 = vector.shuffle %v, %p [5, 4, -1] : vector<3xi32>, vector<3xi32>
  return %0, %1, %2 : vector<3xi32>, vector<3xi32>, vector<3xi32>
}

func.func @made_of_poison(%f: f32, %i: index, %s: !shape.size)
    -> (vector<2xf32>, vector<1xf32>, index, vector<f32>, !shape.size, index) {
  %p = ub.poison : f32
  %0 = vector.from_elements %p, %p : vector<2xf32>
  %1 = vector.from_elements %p : vector<1xf32>
  %2 = shape.size_to_index %i : index
  %3 = vector.from_elements %p : vector<f32>
  %4 = shape.index_to_size %i
  %5 = shape.size_to_index %4 : !shape.size
  return %0, %1, %2, %3, %4, %5
      : vector<2xf32>, vector<1xf32>, index, vector<f32>, !shape.size, index
}

func.func @size_of_poison() -> (index, !shape.size) {
  %p = ub.poison : index
  %0 = shape.size_to_index %p : index
  %1 = shape.index_to_size %p
  return %0, %1 : index, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @numbers_and_poison() -> (vector<3xi32>, vector<3xi32>, vector<4xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<2xi32>, vector<2x2xi32>, vector<2xi32>) {
// CHECK-NEXT:     %0 = ub.poison : vector<i32>
// CHECK-NEXT:     %cst = arith.constant dense<5> : vector<i32>
// CHECK-NEXT:     %1 = ub.poison : vector<2x2xi32>
// CHECK-NEXT{LITERAL}:     %cst_0 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
// CHECK-NEXT:     %2 = ub.poison : vector<3xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[1, 3, 2]> : vector<3xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<[1, 2, 1, 3]> : vector<4xi32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<[1, 9, 8]> : vector<3xi32>
// CHECK-NEXT:     %cst_4 = arith.constant dense<1> : vector<3xi32>
// CHECK-NEXT:     %cst_5 = arith.constant dense<1> : vector<2xi32>
// CHECK-NEXT:     %3 = vector.shuffle %1, %cst_0 [1, 2] : vector<2x2xi32>, vector<2x2xi32>
// CHECK-NEXT:     %4 = vector.shuffle %0, %cst [1, 0] : vector<i32>, vector<i32>
// CHECK-NEXT:     return %cst_1, %cst_1, %cst_2, %cst_3, %2, %2, %cst_4, %cst_5, %3, %4 : vector<3xi32>, vector<3xi32>, vector<4xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<2xi32>, vector<2x2xi32>, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @values_and_poison(%arg0: vector<3xi32>) -> (vector<3xi32>, vector<3xi32>, vector<3xi32>) {
// CHECK-NEXT:     %0 = ub.poison : vector<3xi32>
// CHECK-NEXT:     %1 = vector.shuffle %0, %arg0 [0, 5, 4] : vector<3xi32>, vector<3xi32>
// CHECK-NEXT:     %2 = vector.shuffle %arg0, %0 [-1, -1, -1] : vector<3xi32>, vector<3xi32>
// CHECK-NEXT:     %3 = vector.shuffle %arg0, %0 [5, 4, -1] : vector<3xi32>, vector<3xi32>
// CHECK-NEXT:     return %1, %2, %3 : vector<3xi32>, vector<3xi32>, vector<3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @made_of_poison(%arg0: f32, %arg1: index, %arg2: !shape.size) -> (vector<2xf32>, vector<1xf32>, index, vector<f32>, !shape.size, index) {
// CHECK-NEXT:     %0 = ub.poison : vector<2xf32>
// CHECK-NEXT:     %1 = ub.poison : vector<1xf32>
// CHECK-NEXT:     %2 = ub.poison : vector<f32>
// CHECK-NEXT:     %3 = shape.index_to_size %arg1
// CHECK-NEXT:     return %0, %1, %arg1, %2, %3, %arg1 : vector<2xf32>, vector<1xf32>, index, vector<f32>, !shape.size, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @size_of_poison() -> (index, !shape.size) {
// CHECK-NEXT:     %0 = ub.poison : index
// CHECK-NEXT:     %1 = ub.poison : !shape.size
// CHECK-NEXT:     return %0, %1 : index, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }
// FOLDED: module {
// FOLDED-NEXT:   func.func @numbers_and_poison() -> (vector<3xi32>, vector<3xi32>, vector<4xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<2xi32>, vector<2x2xi32>, vector<2xi32>) {
// FOLDED-NEXT:     %0 = ub.poison : vector<i32>
// FOLDED-NEXT:     %cst = arith.constant dense<5> : vector<i32>
// FOLDED-NEXT:     %1 = ub.poison : vector<2x2xi32>
// FOLDED-NEXT{LITERAL}:     %cst_0 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
// FOLDED-NEXT:     %2 = ub.poison : vector<3xi32>
// FOLDED-NEXT:     %cst_1 = arith.constant dense<[1, 3, 2]> : vector<3xi32>
// FOLDED-NEXT:     %cst_2 = arith.constant dense<[1, 2, 1, 3]> : vector<4xi32>
// FOLDED-NEXT:     %cst_3 = arith.constant dense<[1, 9, 8]> : vector<3xi32>
// FOLDED-NEXT:     %cst_4 = arith.constant dense<1> : vector<3xi32>
// FOLDED-NEXT:     %cst_5 = arith.constant dense<1> : vector<2xi32>
// FOLDED-NEXT:     %3 = vector.shuffle %1, %cst_0 [1, 2] : vector<2x2xi32>, vector<2x2xi32>
// FOLDED-NEXT:     %4 = vector.shuffle %0, %cst [1, 0] : vector<i32>, vector<i32>
// FOLDED-NEXT:     return %cst_1, %cst_1, %cst_2, %cst_3, %2, %2, %cst_4, %cst_5, %3, %4 : vector<3xi32>, vector<3xi32>, vector<4xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<2xi32>, vector<2x2xi32>, vector<2xi32>
// FOLDED-NEXT:   }
// FOLDED-NEXT:   func.func @values_and_poison(%arg0: vector<3xi32>) -> (vector<3xi32>, vector<3xi32>, vector<3xi32>) {
// FOLDED-NEXT:     %0 = ub.poison : vector<3xi32>
// FOLDED-NEXT:     %1 = vector.shuffle %0, %arg0 [0, 5, 4] : vector<3xi32>, vector<3xi32>
// FOLDED-NEXT:     %2 = vector.shuffle %arg0, %0 [-1, -1, -1] : vector<3xi32>, vector<3xi32>
// FOLDED-NEXT:     %3 = vector.shuffle %arg0, %0 [5, 4, -1] : vector<3xi32>, vector<3xi32>
// FOLDED-NEXT:     return %1, %2, %3 : vector<3xi32>, vector<3xi32>, vector<3xi32>
// FOLDED-NEXT:   }
// FOLDED-NEXT:   func.func @made_of_poison(%arg0: f32, %arg1: index, %arg2: !shape.size) -> (vector<2xf32>, vector<1xf32>, index, vector<f32>, !shape.size, index) {
// FOLDED-NEXT:     %0 = ub.poison : f32
// FOLDED-NEXT:     %1 = vector.from_elements %0, %0 : vector<2xf32>
// FOLDED-NEXT:     %2 = vector.from_elements %0 : vector<1xf32>
// FOLDED-NEXT:     %3 = vector.from_elements %0 : vector<f32>
// FOLDED-NEXT:     %4 = shape.index_to_size %arg1
// FOLDED-NEXT:     %5 = shape.size_to_index %4 : !shape.size
// FOLDED-NEXT:     return %1, %2, %arg1, %3, %4, %5 : vector<2xf32>, vector<1xf32>, index, vector<f32>, !shape.size, index
// FOLDED-NEXT:   }
// FOLDED-NEXT:   func.func @size_of_poison() -> (index, !shape.size) {
// FOLDED-NEXT:     %0 = ub.poison : index
// FOLDED-NEXT:     %1 = ub.poison : !shape.size
// FOLDED-NEXT:     return %0, %1 : index, !shape.size
// FOLDED-NEXT:   }
// FOLDED-NEXT: }
