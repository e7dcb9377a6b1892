// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s
// RUN: pyopt %s --shape-inference=interprocedural=false --split-input-file | FileCheck %s --check-prefix=ALONE

// A private function and its calls are refined together.

func.func private @exp(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = math.exp %x : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @main(%a: tensor<4x?xf32>, %b: tensor<4x9xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<4x9xf32> to tensor<?x?xf32>
  %2 = call @exp(%0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %3 = call @exp(%1) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %4 = math.tanh %3 : tensor<?x?xf32>
  return %2, %4 : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @exp(%arg0: tensor<4x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:     %0 = math.exp %arg0 : tensor<4x?xf32>
// CHECK-NEXT:     return %0 : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%arg0: tensor<4x?xf32>, %arg1: tensor<4x9xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %0 = call @exp(%arg0) : (tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<4x9xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %1 = call @exp(%cast) : (tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %1 : tensor<4x?xf32> to tensor<4x9xf32>
// CHECK-NEXT:     %2 = math.tanh %cast_0 : tensor<4x9xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_2 = tensor.cast %2 : tensor<4x9xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast_1, %cast_2 : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ALONE: module {
// ALONE-NEXT:   func.func private @exp(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
// ALONE-NEXT:     %0 = math.exp %arg0 : tensor<?x?xf32>
// ALONE-NEXT:     return %0 : tensor<?x?xf32>
// ALONE-NEXT:   }
// ALONE-NEXT:   func.func @main(%arg0: tensor<4x?xf32>, %arg1: tensor<4x9xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// ALONE-NEXT:     %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
// ALONE-NEXT:     %0 = call @exp(%cast) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// ALONE-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<4x9xf32> to tensor<?x?xf32>
// ALONE-NEXT:     %1 = call @exp(%cast_0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// ALONE-NEXT:     %2 = math.tanh %1 : tensor<?x?xf32>
// ALONE-NEXT:     return %0, %2 : tensor<?x?xf32>, tensor<?x?xf32>
// ALONE-NEXT:   }
// ALONE-NEXT: }

// -----

// What a callee makes anew is different at each call: the two have nothing to do with each other.

func.func private @get() -> index
func.func private @fresh() -> tensor<?xf32> {
  %n = call @get() : () -> index
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @different() -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = call @fresh() : () -> tensor<?xf32>
  %1 = call @fresh() : () -> tensor<?xf32>
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  %e = tensor.dim %1, %c0 : tensor<?xf32>
  return %d, %e : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @get() -> index
// CHECK-NEXT:   func.func private @fresh() -> tensor<?xf32> {
// CHECK-NEXT:     %0 = call @get() : () -> index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @different() -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = call @fresh() : () -> tensor<?xf32>
// CHECK-NEXT:     %1 = call @fresh() : () -> tensor<?xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %1, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ALONE: module {
// ALONE-NEXT:   func.func private @get() -> index
// ALONE-NEXT:   func.func private @fresh() -> tensor<?xf32> {
// ALONE-NEXT:     %0 = call @get() : () -> index
// ALONE-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// ALONE-NEXT:     return %1 : tensor<?xf32>
// ALONE-NEXT:   }
// ALONE-NEXT:   func.func @different() -> (index, index) {
// ALONE-NEXT:     %c0 = arith.constant 0 : index
// ALONE-NEXT:     %0 = call @fresh() : () -> tensor<?xf32>
// ALONE-NEXT:     %1 = call @fresh() : () -> tensor<?xf32>
// ALONE-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?xf32>
// ALONE-NEXT:     %dim_0 = tensor.dim %1, %c0 : tensor<?xf32>
// ALONE-NEXT:     return %dim, %dim_0 : index, index
// ALONE-NEXT:   }
// ALONE-NEXT: }

// -----

func.func private @longer(%x: tensor<?xf32>, %y: tensor<2xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %x, %y : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @longer(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %concat : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ALONE: module {
// ALONE-NEXT:   func.func private @longer(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>) -> tensor<?xf32> {
// ALONE-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
// ALONE-NEXT:     return %concat : tensor<?xf32>
// ALONE-NEXT:   }
// ALONE-NEXT: }

// -----

// Declarations take and give what they say.

func.func private @outside(tensor<?xf32>) -> tensor<?xf32>
func.func @to_a_declaration(%a: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = math.exp %0 : tensor<?xf32>
  %2 = call @outside(%1) : (tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @outside(tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   func.func @to_a_declaration(%arg0: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.exp %arg0 : tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %1 = call @outside(%cast) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ALONE: module {
// ALONE-NEXT:   func.func private @outside(tensor<?xf32>) -> tensor<?xf32>
// ALONE-NEXT:   func.func @to_a_declaration(%arg0: tensor<4xf32>) -> tensor<?xf32> {
// ALONE-NEXT:     %0 = math.exp %arg0 : tensor<4xf32>
// ALONE-NEXT:     %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// ALONE-NEXT:     %1 = call @outside(%cast) : (tensor<?xf32>) -> tensor<?xf32>
// ALONE-NEXT:     return %1 : tensor<?xf32>
// ALONE-NEXT:   }
// ALONE-NEXT: }
