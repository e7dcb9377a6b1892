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

// -----

// Numbers that all callers compute of extents are no negative ones in the callee, and have common bounds.

func.func private @halves(%n: index, %x: tensor<?xf32>) -> (tensor<?xf32>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %half = arith.divsi %n, %c2 : index
  %0 = tensor.empty(%half) : tensor<?xf32>
  %some = arith.cmpi sge, %n, %c1 : index
  return %0, %some : tensor<?xf32>, i1
}
func.func @lengths(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %more = arith.addi %n, %c1 : index
  %most = arith.addi %m, %c2 : index
  %0, %some = call @halves(%more, %x) : (index, tensor<?xf32>) -> (tensor<?xf32>, i1)
  %1, %other = call @halves(%most, %y) : (index, tensor<?xf32>) -> (tensor<?xf32>, i1)
  %half = arith.divui %more, %c2 : index
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  %same = arith.cmpi eq, %d, %half : index
  return %some, %other, %same : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @halves(%arg0: index, %arg1: tensor<?xf32>) -> (tensor<?xf32>, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.divsi %arg0, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %1, %true : tensor<?xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @lengths(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (i1, i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.addi %dim, %c1 : index
// CHECK-NEXT:     %1 = arith.addi %dim_0, %c2 : index
// CHECK-NEXT:     %2:2 = call @halves(%0, %arg0) : (index, tensor<?xf32>) -> (tensor<?xf32>, i1)
// CHECK-NEXT:     %3:2 = call @halves(%1, %arg1) : (index, tensor<?xf32>) -> (tensor<?xf32>, i1)
// CHECK-NEXT:     %4 = arith.divui %0, %c2 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %2#1, %3#1, %true : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ALONE: module {
// ALONE-NEXT:   func.func private @halves(%arg0: index, %arg1: tensor<?xf32>) -> (tensor<?xf32>, i1) {
// ALONE-NEXT:     %c0 = arith.constant 0 : index
// ALONE-NEXT:     %c1 = arith.constant 1 : index
// ALONE-NEXT:     %c2 = arith.constant 2 : index
// ALONE-NEXT:     %0 = arith.divsi %arg0, %c2 : index
// ALONE-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// ALONE-NEXT:     %2 = arith.cmpi sge, %arg0, %c1 : index
// ALONE-NEXT:     return %1, %2 : tensor<?xf32>, i1
// ALONE-NEXT:   }
// ALONE-NEXT:   func.func @lengths(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (i1, i1, i1) {
// ALONE-NEXT:     %c0 = arith.constant 0 : index
// ALONE-NEXT:     %c1 = arith.constant 1 : index
// ALONE-NEXT:     %c2 = arith.constant 2 : index
// ALONE-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// ALONE-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xf32>
// ALONE-NEXT:     %0 = arith.addi %dim, %c1 : index
// ALONE-NEXT:     %1 = arith.addi %dim_0, %c2 : index
// ALONE-NEXT:     %2:2 = call @halves(%0, %arg0) : (index, tensor<?xf32>) -> (tensor<?xf32>, i1)
// ALONE-NEXT:     %3:2 = call @halves(%1, %arg1) : (index, tensor<?xf32>) -> (tensor<?xf32>, i1)
// ALONE-NEXT:     %4 = arith.divui %0, %c2 : index
// ALONE-NEXT:     %dim_1 = tensor.dim %2#0, %c0 : tensor<?xf32>
// ALONE-NEXT:     %5 = arith.cmpi eq, %dim_1, %4 : index
// ALONE-NEXT:     return %2#1, %3#1, %5 : i1, i1, i1
// ALONE-NEXT:   }
// ALONE-NEXT: }

// -----

// A recursion counts as far as it likes, and a caller may have any number.

func.func private @counts(%n: index, %x: tensor<?xf32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %more = arith.addi %n, %c1 : index
  %0 = func.call @counts(%more, %x) : (index, tensor<?xf32>) -> i1
  %some = arith.cmpi sge, %n, %c0 : index
  return %some : i1
}
func.func private @any(%n: index) -> i1 {
  %c0 = arith.constant 0 : index
  %some = arith.cmpi sge, %n, %c0 : index
  return %some : i1
}
func.func @starts(%x: tensor<?xf32>, %k: index) -> (i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %0 = call @counts(%n, %x) : (index, tensor<?xf32>) -> i1
  %1 = call @any(%n) : (index) -> i1
  %2 = call @any(%k) : (index) -> i1
  return %0, %1, %2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @counts(%arg0: index, %arg1: tensor<?xf32>) -> i1 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = call @counts(%0, %arg1) : (index, tensor<?xf32>) -> i1
// CHECK-NEXT:     %2 = arith.cmpi sge, %arg0, %c0 : index
// CHECK-NEXT:     return %2 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @any(%arg0: index) -> i1 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.cmpi sge, %arg0, %c0 : index
// CHECK-NEXT:     return %0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @starts(%arg0: tensor<?xf32>, %arg1: index) -> (i1, i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = call @counts(%dim, %arg0) : (index, tensor<?xf32>) -> i1
// CHECK-NEXT:     %1 = call @any(%dim) : (index) -> i1
// CHECK-NEXT:     %2 = call @any(%arg1) : (index) -> i1
// CHECK-NEXT:     return %0, %1, %2 : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ALONE: module {
// ALONE-NEXT:   func.func private @counts(%arg0: index, %arg1: tensor<?xf32>) -> i1 {
// ALONE-NEXT:     %c0 = arith.constant 0 : index
// ALONE-NEXT:     %c1 = arith.constant 1 : index
// ALONE-NEXT:     %0 = arith.addi %arg0, %c1 : index
// ALONE-NEXT:     %1 = call @counts(%0, %arg1) : (index, tensor<?xf32>) -> i1
// ALONE-NEXT:     %2 = arith.cmpi sge, %arg0, %c0 : index
// ALONE-NEXT:     return %2 : i1
// ALONE-NEXT:   }
// ALONE-NEXT:   func.func private @any(%arg0: index) -> i1 {
// ALONE-NEXT:     %c0 = arith.constant 0 : index
// ALONE-NEXT:     %0 = arith.cmpi sge, %arg0, %c0 : index
// ALONE-NEXT:     return %0 : i1
// ALONE-NEXT:   }
// ALONE-NEXT:   func.func @starts(%arg0: tensor<?xf32>, %arg1: index) -> (i1, i1, i1) {
// ALONE-NEXT:     %c0 = arith.constant 0 : index
// ALONE-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// ALONE-NEXT:     %0 = call @counts(%dim, %arg0) : (index, tensor<?xf32>) -> i1
// ALONE-NEXT:     %1 = call @any(%dim) : (index) -> i1
// ALONE-NEXT:     %2 = call @any(%arg1) : (index) -> i1
// ALONE-NEXT:     return %0, %1, %2 : i1, i1, i1
// ALONE-NEXT:   }
// ALONE-NEXT: }
