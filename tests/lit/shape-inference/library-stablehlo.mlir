// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file | FileCheck %s

// Elementwise ops have one shape: nothing broadcasts by itself.
func.func @elementwise(%x: tensor<3x?xf32>, %y: tensor<3x?xf32>, %c: tensor<i1>, %m: tensor<f32>) {
  %0 = "stablehlo.add"(%x, %y) : (tensor<3x?xf32>, tensor<3x?xf32>) -> tensor<*xf32>
  %1 = "stablehlo.tanh"(%0) : (tensor<*xf32>) -> tensor<*xf32>
  %2 = "stablehlo.select"(%c, %1, %x)
      : (tensor<i1>, tensor<*xf32>, tensor<3x?xf32>) -> tensor<*xf32>
  %3 = "stablehlo.clamp"(%m, %2, %m) : (tensor<f32>, tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @elementwise(%arg0: tensor<3x?xf32>, %arg1: tensor<3x?xf32>, %arg2: tensor<i1>, %arg3: tensor<f32>) {
// CHECK-NEXT:     %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<3x?xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:     %1 = "stablehlo.tanh"(%0) : (tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:     %2 = "stablehlo.select"(%arg2, %1, %arg0) : (tensor<i1>, tensor<3x?xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:     %3 = "stablehlo.clamp"(%arg3, %2, %arg3) : (tensor<f32>, tensor<3x?xf32>, tensor<f32>) -> tensor<3x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Products, with the numbers of dimensions in an attribute of the dialect.
func.func @products(%x: tensor<?x4x?x7xf32>, %y: tensor<?x7x4x9xf32>) {
  %0 = "stablehlo.dot_general"(%x, %y) {dot_dimension_numbers = #stablehlo.dot<
      lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2],
      lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]
    >} : (tensor<?x4x?x7xf32>, tensor<?x7x4x9xf32>) -> tensor<*xf32>
  %1 = "stablehlo.dot_general"(%x, %y) {
    dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>
  } : (tensor<?x4x?x7xf32>, tensor<?x7x4x9xf32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @products(%arg0: tensor<?x4x?x7xf32>, %arg1: tensor<?x7x4x9xf32>) {
// CHECK-NEXT:     %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<
// CHECK-NEXT:       lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2],
// CHECK-NEXT:       lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]
// CHECK-NEXT:     >} : (tensor<?x4x?x7xf32>, tensor<?x7x4x9xf32>) -> tensor<?x4x?x9xf32>
// CHECK-NEXT:     %1 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>} : (tensor<?x4x?x7xf32>, tensor<?x7x4x9xf32>) -> tensor<?x4x?x?x4x9xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Parts, and parts behind each other.
func.func @layout(%x: tensor<?x4x8xf32>, %y: tensor<?x4x2xf32>, %i: tensor<i32>, %v: tensor<f32>) {
  %0 = "stablehlo.transpose"(%x) {permutation = array<i64: 2, 0, 1>}
      : (tensor<?x4x8xf32>) -> tensor<*xf32>
  %1 = "stablehlo.concatenate"(%x, %y, %y) {dimension = 2 : i64}
      : (tensor<?x4x8xf32>, tensor<?x4x2xf32>, tensor<?x4x2xf32>) -> tensor<*xf32>
  %2 = "stablehlo.slice"(%x) {
    start_indices = array<i64: 0, 1, 2>,
    limit_indices = array<i64: 5, 4, 8>,
    strides = array<i64: 1, 2, 3>
  } : (tensor<?x4x8xf32>) -> tensor<*xf32>
  %3 = "stablehlo.dynamic_slice"(%x, %i, %i, %i) {slice_sizes = array<i64: 1, 2, 8>}
      : (tensor<?x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<*xf32>
  %4 = "stablehlo.pad"(%x, %v) {
    edge_padding_low = array<i64: 1, 0, -1>,
    edge_padding_high = array<i64: 2, 3, 0>,
    interior_padding = array<i64: 0, 2, 0>
  } : (tensor<?x4x8xf32>, tensor<f32>) -> tensor<*xf32>
  %5:2 = "stablehlo.sort"(%x, %y) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %6 = "stablehlo.compare"(%a, %b) {comparison_direction = #stablehlo<comparison_direction LT>}
        : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%6) : (tensor<i1>) -> ()
  }) {dimension = 1 : i64}
      : (tensor<?x4x8xf32>, tensor<?x4x2xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %7 = "stablehlo.reduce"(%x, %v) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %8 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%8) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<?x4x8xf32>, tensor<f32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @layout(%arg0: tensor<?x4x8xf32>, %arg1: tensor<?x4x2xf32>, %arg2: tensor<i32>, %arg3: tensor<f32>) {
// CHECK-NEXT:     %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 2, 0, 1>} : (tensor<?x4x8xf32>) -> tensor<8x?x4xf32>
// CHECK-NEXT:     %1 = "stablehlo.concatenate"(%arg0, %arg1, %arg1) {dimension = 2 : i64} : (tensor<?x4x8xf32>, tensor<?x4x2xf32>, tensor<?x4x2xf32>) -> tensor<?x4x12xf32>
// CHECK-NEXT:     %2 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 5, 4, 8>, start_indices = array<i64: 0, 1, 2>, strides = array<i64: 1, 2, 3>} : (tensor<?x4x8xf32>) -> tensor<5x2x2xf32>
// CHECK-NEXT:     %3 = "stablehlo.dynamic_slice"(%arg0, %arg2, %arg2, %arg2) {slice_sizes = array<i64: 1, 2, 8>} : (tensor<?x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
// CHECK-NEXT:     %4 = "stablehlo.pad"(%arg0, %arg3) {edge_padding_high = array<i64: 2, 3, 0>, edge_padding_low = array<i64: 1, 0, -1>, interior_padding = array<i64: 0, 2, 0>} : (tensor<?x4x8xf32>, tensor<f32>) -> tensor<?x13x7xf32>
// CHECK-NEXT:     %5:2 = "stablehlo.sort"(%arg0, %arg1) ({
// CHECK-NEXT:     ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>):
// CHECK-NEXT:       %7 = "stablehlo.compare"(%arg4, %arg5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK-NEXT:       "stablehlo.return"(%7) : (tensor<i1>) -> ()
// CHECK-NEXT:     }) {dimension = 1 : i64} : (tensor<?x4x8xf32>, tensor<?x4x2xf32>) -> (tensor<?x4x8xf32>, tensor<?x4x2xf32>)
// CHECK-NEXT:     %6 = "stablehlo.reduce"(%arg0, %arg3) ({
// CHECK-NEXT:     ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
// CHECK-NEXT:       %7 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:       "stablehlo.return"(%7) : (tensor<f32>) -> ()
// CHECK-NEXT:     }) {dimensions = array<i64: 1>} : (tensor<?x4x8xf32>, tensor<f32>) -> tensor<?x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extents into a shape.
func.func @dynamic(%x: tensor<?x4x8xf32>, %s: tensor<f32>) {
  %0 = "stablehlo.get_dimension_size"(%x) {dimension = 0 : i64} : (tensor<?x4x8xf32>) -> tensor<i32>
  %1 = "stablehlo.get_dimension_size"(%x) {dimension = 1 : i64} : (tensor<?x4x8xf32>) -> tensor<i32>
  %2 = "stablehlo.reshape"(%0) : (tensor<i32>) -> tensor<1xi32>
  %3 = "stablehlo.reshape"(%1) : (tensor<i32>) -> tensor<1xi32>
  %4 = "stablehlo.constant"() {value = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %5 = "stablehlo.multiply"(%3, %4) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %6 = "stablehlo.concatenate"(%2, %5, %4) {dimension = 0 : i64}
      : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %7 = "stablehlo.dynamic_broadcast_in_dim"(%s, %6) {broadcast_dimensions = array<i64>}
      : (tensor<f32>, tensor<3xi32>) -> tensor<*xf32>
  %8 = "stablehlo.dynamic_iota"(%6) {iota_dimension = 0 : i64} : (tensor<3xi32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: tensor<?x4x8xf32>, %arg1: tensor<f32>) {
// CHECK-NEXT:     %0 = "stablehlo.get_dimension_size"(%arg0) {dimension = 0 : i64} : (tensor<?x4x8xf32>) -> tensor<i32>
// CHECK-NEXT:     %1 = "stablehlo.get_dimension_size"(%arg0) {dimension = 1 : i64} : (tensor<?x4x8xf32>) -> tensor<i32>
// CHECK-NEXT:     %2 = "stablehlo.reshape"(%0) : (tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:     %3 = "stablehlo.reshape"(%1) : (tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:     %4 = "stablehlo.constant"() {value = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
// CHECK-NEXT:     %5 = "stablehlo.multiply"(%3, %4) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
// CHECK-NEXT:     %6 = "stablehlo.concatenate"(%2, %5, %4) {dimension = 0 : i64} : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
// CHECK-NEXT:     %7 = "stablehlo.dynamic_broadcast_in_dim"(%arg1, %6) {broadcast_dimensions = array<i64>} : (tensor<f32>, tensor<3xi32>) -> tensor<?x8x2xf32>
// CHECK-NEXT:     %8 = "stablehlo.dynamic_iota"(%6) {iota_dimension = 0 : i64} : (tensor<3xi32>) -> tensor<?x8x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
