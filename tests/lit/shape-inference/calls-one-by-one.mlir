// RUN: pyopt %s --shape-inference=library=common --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// A function that is called with numbers below 0 and with others gives each call what follows from its own operands.

func.func private @floor(%x: index, %d: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %q = arith.divsi %x, %d : index
  %r = arith.remsi %x, %d : index
  %below = arith.cmpi slt, %x, %c0 : index
  %rounds = arith.cmpi ne, %r, %c0 : index
  %both = arith.andi %below, %rounds : i1
  %less = arith.subi %q, %c1 : index
  %0 = arith.select %both, %less, %q : index
  return %0 : index
}
func.func @signs(%t: tensor<?xf32>) -> (i1, i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  // Natural: n / 2
  %half = call @floor(%n, %c2) : (index, index) -> index
  %is_half = arith.floordivsi %n, %c2 : index
  %same0 = arith.cmpi eq, %half, %is_half : index
  // Not positive: - ((n + 2) / 3)
  %negative = arith.subi %c0, %n : index
  %third = call @floor(%negative, %c3) : (index, index) -> index
  %is_third = arith.ceildivsi %n, %c3 : index
  %sum = arith.addi %third, %is_third : index
  %same1 = arith.cmpi eq, %sum, %c0 : index
  // Of either sign: (n - 3) / 2, where truncating would give 0 for n = 2.
  %few = arith.subi %n, %c3 : index
  %rest = call @floor(%few, %c2) : (index, index) -> index
  %is_rest = arith.floordivsi %few, %c2 : index
  %same2 = arith.cmpi eq, %rest, %is_rest : index
  %truncated = arith.divsi %few, %c2 : index
  %not_known = arith.cmpi eq, %rest, %truncated : index
  return %same0, %same1, %same2, %not_known : i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @floor(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.divsi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = arith.remsi %arg0, %arg1 : index
// CHECK-NEXT:     %2 = arith.cmpi slt, %arg0, %c0 : index
// CHECK-NEXT:     %3 = arith.cmpi ne, %1, %c0 : index
// CHECK-NEXT:     %4 = arith.andi %2, %3 : i1
// CHECK-NEXT:     %5 = arith.subi %0, %c1 : index
// CHECK-NEXT:     %6 = arith.select %4, %5, %0 : index
// CHECK-NEXT:     return %6 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @signs(%arg0: tensor<?xf32>) -> (i1, i1, i1, i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = call @floor(%dim, %c2) : (index, index) -> index
// CHECK-NEXT:     %1 = arith.subi %c0, %dim : index
// CHECK-NEXT:     %2 = call @floor(%1, %c3) : (index, index) -> index
// CHECK-NEXT:     %3 = arith.subi %dim, %c3 : index
// CHECK-NEXT:     %4 = call @floor(%3, %c2) : (index, index) -> index
// CHECK-NEXT:     %5 = arith.divsi %3, %c2 : index
// CHECK-NEXT:     %6 = arith.cmpi eq, %4, %5 : index
// CHECK-NEXT:     return %true, %true, %true, %6 : i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In the form of JAX, with tensors, comparisons of signs, and a choice in a function of its own.

func.func private @where(%c: tensor<i1>, %x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
  %0 = "stablehlo.select"(%c, %x, %y) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
func.func private @floor_divide(%x: tensor<i32>, %d: tensor<i32>) -> tensor<i32> {
  %one = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %zero = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %q = "stablehlo.divide"(%x, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %sx = "stablehlo.sign"(%x) : (tensor<i32>) -> tensor<i32>
  %sd = "stablehlo.sign"(%d) : (tensor<i32>) -> tensor<i32>
  %differ = "stablehlo.compare"(%sx, %sd) {
    comparison_direction = #stablehlo<comparison_direction NE>
  } : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %r = "stablehlo.remainder"(%x, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %rounds = "stablehlo.compare"(%r, %zero) {
    comparison_direction = #stablehlo<comparison_direction NE>
  } : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %both = "stablehlo.and"(%differ, %rounds) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %less = "stablehlo.subtract"(%q, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %0 = call @where(%both, %less, %q) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
func.func @strided(%t: tensor<?xf32>) -> tensor<*xf32> {
  %two = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
  %minus = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %three = "stablehlo.constant"() {value = dense<-3> : tensor<i32>} : () -> tensor<i32>
  %n = "stablehlo.get_dimension_size"(%t) {dimension = 0 : i64} : (tensor<?xf32>) -> tensor<i32>
  %negative = "stablehlo.multiply"(%n, %minus) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %q = call @floor_divide(%negative, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %up = "stablehlo.multiply"(%q, %minus) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %few = "stablehlo.add"(%up, %three) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %half = call @floor_divide(%few, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %extents = "stablehlo.reshape"(%half) : (tensor<i32>) -> tensor<1xi32>
  %0 = "stablehlo.dynamic_iota"(%extents) {iota_dimension = 0 : i64}
      : (tensor<1xi32>) -> tensor<*xf32>
  // ((n + 1) / 2 - 3) / 2 by ops of pyopt
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = tensor.dim %t, %c0 : tensor<?xf32>
  %1 = arith.ceildivsi %m, %c2 : index
  %2 = arith.subi %1, %c3 : index
  %3 = arith.floordivsi %2, %c2 : index
  %empty = tensor.empty(%3) : tensor<?xf32>
  %extent = tensor.dim %empty, %c0 : tensor<?xf32>
  %other = tensor.dim %0, %c0 : tensor<*xf32>
  %same = arith.cmpi eq, %extent, %other : index
  "test.use"(%same) : (i1) -> ()
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT:     %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     return %0 : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT:     %0 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
// CHECK-NEXT:     %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
// CHECK-NEXT:     %2 = "stablehlo.divide"(%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     %3 = "stablehlo.sign"(%arg0) : (tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     %4 = "stablehlo.sign"(%arg1) : (tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     %5 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:     %6 = "stablehlo.remainder"(%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     %7 = "stablehlo.compare"(%6, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:     %8 = "stablehlo.and"(%5, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
// CHECK-NEXT:     %9 = "stablehlo.subtract"(%2, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     %10 = call @where(%8, %9, %2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     return %10 : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @strided(%arg0: tensor<?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
// CHECK-NEXT:     %1 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
// CHECK-NEXT:     %2 = "stablehlo.constant"() {value = dense<-3> : tensor<i32>} : () -> tensor<i32>
// CHECK-NEXT:     %3 = "stablehlo.get_dimension_size"(%arg0) {dimension = 0 : i64} : (tensor<?xf32>) -> tensor<i32>
// CHECK-NEXT:     %4 = "stablehlo.multiply"(%3, %1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     %5 = call @floor_divide(%4, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     %6 = "stablehlo.multiply"(%5, %1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     %7 = "stablehlo.add"(%6, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     %8 = call @floor_divide(%7, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     %9 = "stablehlo.reshape"(%8) : (tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:     %10 = "stablehlo.dynamic_iota"(%9) {iota_dimension = 0 : i64} : (tensor<1xi32>) -> tensor<?xf32>
// CHECK-NEXT:     "test.use"(%true) : (i1) -> ()
// CHECK-NEXT:     %cast = tensor.cast %10 : tensor<?xf32> to tensor<*xf32>
// CHECK-NEXT:     return %cast : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
