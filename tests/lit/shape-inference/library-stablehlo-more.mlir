// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file | FileCheck %s

// Convolutions by the roles of dimensions, which the text of an attribute says.
func.func @convolutions(%x: tensor<?x9x?x6xf32>, %w: tensor<3x3x3x8xf32>, %y: tensor<4x6x9xf32>,
                        %v: tensor<8x6x2xf32>, %u: tensor<4x3x9xf32>) {
  %0 = "stablehlo.convolution"(%x, %w) {
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
    window_strides = array<i64: 2, 1>,
    padding = dense<[[1, 1], [2, 2]]> : tensor<2x2xi64>,
    lhs_dilation = array<i64: 1, 1>,
    rhs_dilation = array<i64: 1, 2>,
    feature_group_count = 2 : i64,
    batch_group_count = 1 : i64
  } : (tensor<?x9x?x6xf32>, tensor<3x3x3x8xf32>) -> tensor<*xf32>
  %1 = "stablehlo.convolution"(%y, %v) {
    dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[0, b, f]>,
    lhs_dilation = array<i64: 3>,
    feature_group_count = 1 : i64,
    batch_group_count = 2 : i64
  } : (tensor<4x6x9xf32>, tensor<8x6x2xf32>) -> tensor<*xf32>
  %p = arith.constant dense<[[2, 1]]> : tensor<1x2xi64>
  %2 = "stablehlo.dynamic_conv"(%y, %v, %p) {
    dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>,
    batch_group_count = 1 : i64
  } : (tensor<4x6x9xf32>, tensor<8x6x2xf32>, tensor<1x2xi64>) -> tensor<*xf32>
  // Not known: the roles are written otherwise.
  %3 = "stablehlo.convolution"(%u, %v) {
    dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0>
  } : (tensor<4x3x9xf32>, tensor<8x6x2xf32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @convolutions(%arg0: tensor<?x9x?x6xf32>, %arg1: tensor<3x3x3x8xf32>, %arg2: tensor<4x6x9xf32>, %arg3: tensor<8x6x2xf32>, %arg4: tensor<4x3x9xf32>) {
// CHECK-NEXT{LITERAL}:     %0 = "stablehlo.convolution"(%arg0, %arg1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [2, 2]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 2>, window_strides = array<i64: 2, 1>} : (tensor<?x9x?x6xf32>, tensor<3x3x3x8xf32>) -> tensor<?x5x?x8xf32>
// CHECK-NEXT:     %1 = "stablehlo.convolution"(%arg2, %arg3) {batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[0, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 3>} : (tensor<4x6x9xf32>, tensor<8x6x2xf32>) -> tensor<24x2x8xf32>
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[2, 1]]> : tensor<1x2xi64>
// CHECK-NEXT:     %2 = "stablehlo.dynamic_conv"(%arg2, %arg3, %cst) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>} : (tensor<4x6x9xf32>, tensor<8x6x2xf32>, tensor<1x2xi64>) -> tensor<4x8x11xf32>
// CHECK-NEXT:     %3 = "stablehlo.convolution"(%arg4, %arg3) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0>} : (tensor<4x3x9xf32>, tensor<8x6x2xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Windows that are reduced: with padding, gaps in the operand and in the window; of two operands.
func.func @windows(%x: tensor<?x9xf32>, %y: tensor<?x9xi32>, %m: tensor<f32>, %n: tensor<i32>) {
  %0:2 = "stablehlo.reduce_window"(%x, %y, %m, %n) ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    "stablehlo.return"(%a, %b) : (tensor<f32>, tensor<i32>) -> ()
  }) {
    window_dimensions = array<i64: 1, 2>,
    window_strides = array<i64: 1, 3>,
    base_dilations = array<i64: 1, 2>,
    window_dilations = array<i64: 1, 4>,
    padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>
  } : (tensor<?x9xf32>, tensor<?x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xi32>)
  %1 = "stablehlo.reduce_window"(%x, %m) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 1, 10>} : (tensor<?x9xf32>, tensor<f32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @windows(%arg0: tensor<?x9xf32>, %arg1: tensor<?x9xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) {
// CHECK-NEXT:     %0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) ({
// CHECK-NEXT:     ^bb0(%arg4: tensor<f32>, %arg5: tensor<i32>, %arg6: tensor<f32>, %arg7: tensor<i32>):
// CHECK-NEXT:       "stablehlo.return"(%arg4, %arg5) : (tensor<f32>, tensor<i32>) -> ()
// CHECK-NEXT{LITERAL}:     }) {base_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 4>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 3>} : (tensor<?x9xf32>, tensor<?x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<?x5xf32>, tensor<?x5xi32>)
// CHECK-NEXT:     %1 = "stablehlo.reduce_window"(%arg0, %arg2) ({
// CHECK-NEXT:     ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
// CHECK-NEXT:       "stablehlo.return"(%arg4) : (tensor<f32>) -> ()
// CHECK-NEXT:     }) {window_dimensions = array<i64: 1, 10>} : (tensor<?x9xf32>, tensor<f32>) -> tensor<?x0xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elements at places.
func.func @places(%x: tensor<?x9x6xf32>, %i: tensor<5x?x1xi32>, %u: tensor<5x?x9x6xf32>,
                  %s: tensor<?x6xf32>) {
  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], collapsed_slice_dims = [0], start_index_map = [0],
      index_vector_dim = 2>, slice_sizes = array<i64: 1, 9, 6>} : (tensor<?x9x6xf32>, tensor<5x?x1xi32>) -> tensor<*xf32>
  %sizes = arith.constant dense<[1, 4, 6]> : tensor<3xi32>
  %1 = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0],
      index_vector_dim = 2>} : (tensor<?x9x6xf32>, tensor<5x?x1xi32>, tensor<3xi32>) -> tensor<*xf32>
  // Each index is a place itself.
  %2 = "stablehlo.gather"(%s, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [0], start_index_map = [0],
      index_vector_dim = 3>, slice_sizes = array<i64: 1, 6>} : (tensor<?x6xf32>, tensor<5x?x1xi32>) -> tensor<*xf32>
  %3:2 = "stablehlo.scatter"(%x, %s, %i, %u, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    "stablehlo.return"(%a, %b) : (tensor<f32>, tensor<f32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 2>}
      : (tensor<?x9x6xf32>, tensor<?x6xf32>, tensor<5x?x1xi32>, tensor<5x?x9x6xf32>,
         tensor<5x?x9x6xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %4 = "stablehlo.torch_index_select"(%x, %i) {dim = 1 : i64, batch_dims = 1 : i64}
      : (tensor<?x9x6xf32>, tensor<5x?x1xi32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @places(%arg0: tensor<?x9x6xf32>, %arg1: tensor<5x?x1xi32>, %arg2: tensor<5x?x9x6xf32>, %arg3: tensor<?x6xf32>) {
// CHECK-NEXT:     %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], collapsed_slice_dims = [0], start_index_map = [0],
// CHECK-NEXT:       index_vector_dim = 2>, slice_sizes = array<i64: 1, 9, 6>} : (tensor<?x9x6xf32>, tensor<5x?x1xi32>) -> tensor<9x5x?x6xf32>
// CHECK-NEXT:     %cst = arith.constant dense<[1, 4, 6]> : tensor<3xi32>
// CHECK-NEXT:     %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %cst) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0],
// CHECK-NEXT:       index_vector_dim = 2>} : (tensor<?x9x6xf32>, tensor<5x?x1xi32>, tensor<3xi32>) -> tensor<5x?x4x6xf32>
// CHECK-NEXT:     %2 = "stablehlo.gather"(%arg3, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [0], start_index_map = [0],
// CHECK-NEXT:       index_vector_dim = 3>, slice_sizes = array<i64: 1, 6>} : (tensor<?x6xf32>, tensor<5x?x1xi32>) -> tensor<5x?x1x6xf32>
// CHECK-NEXT:     %3:2 = "stablehlo.scatter"(%arg0, %arg3, %arg1, %arg2, %arg2) ({
// CHECK-NEXT:     ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>):
// CHECK-NEXT:       "stablehlo.return"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> ()
// CHECK-NEXT:     }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 2>} : (tensor<?x9x6xf32>, tensor<?x6xf32>, tensor<5x?x1xi32>, tensor<5x?x9x6xf32>, tensor<5x?x9x6xf32>) -> (tensor<?x9x6xf32>, tensor<?x6xf32>)
// CHECK-NEXT:     %4 = "stablehlo.torch_index_select"(%arg0, %arg1) {batch_dims = 1 : i64, dim = 1 : i64} : (tensor<?x9x6xf32>, tensor<5x?x1xi32>) -> tensor<?x?x1x6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Sizes as operands.
func.func @sizes(%x: tensor<?x9xf32>, %v: tensor<f32>, %n: tensor<i32>) {
  %low = arith.constant dense<[1, 0]> : tensor<2xi32>
  %high = arith.constant dense<[5, 9]> : tensor<2xi32>
  %step = arith.constant dense<[2, 1]> : tensor<2xi32>
  %four = arith.constant dense<4> : tensor<i32>
  %0 = "stablehlo.real_dynamic_slice"(%x, %low, %high, %step)
      : (tensor<?x9xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<*xf32>
  %1 = "stablehlo.dynamic_pad"(%x, %v, %low, %high, %low)
      : (tensor<?x9xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<*xf32>
  %2 = "stablehlo.set_dimension_size"(%x, %four) {dimension = 1 : i64}
      : (tensor<?x9xf32>, tensor<i32>) -> tensor<*xf32>
  %3 = "stablehlo.rng"(%v, %v, %high) : (tensor<f32>, tensor<f32>, tensor<2xi32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: tensor<?x9xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[1, 0]> : tensor<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[5, 9]> : tensor<2xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[2, 1]> : tensor<2xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<4> : tensor<i32>
// CHECK-NEXT:     %0 = "stablehlo.real_dynamic_slice"(%arg0, %cst, %cst_0, %cst_1) : (tensor<?x9xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x9xf32>
// CHECK-NEXT:     %1 = "stablehlo.dynamic_pad"(%arg0, %arg1, %cst, %cst_0, %cst) : (tensor<?x9xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x18xf32>
// CHECK-NEXT:     %2 = "stablehlo.set_dimension_size"(%arg0, %cst_2) {dimension = 1 : i64} : (tensor<?x9xf32>, tensor<i32>) -> tensor<?x4xf32>
// CHECK-NEXT:     %3 = "stablehlo.rng"(%arg1, %arg1, %cst_0) : (tensor<f32>, tensor<f32>, tensor<2xi32>) -> tensor<5x9xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Spectra, products of older forms, statistics.
func.func @others(%x: tensor<?x8xf32>, %y: tensor<8x?xf32>, %c: tensor<?x8xcomplex<f32>>,
                  %s: tensor<8xf32>) {
  %0 = "stablehlo.fft"(%x) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8>}
      : (tensor<?x8xf32>) -> tensor<*xcomplex<f32>>
  %1 = "stablehlo.fft"(%c) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 14>}
      : (tensor<?x8xcomplex<f32>>) -> tensor<*xf32>
  %2 = "stablehlo.fft"(%c) {fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 8>}
      : (tensor<?x8xcomplex<f32>>) -> tensor<*xcomplex<f32>>
  %3 = "stablehlo.dot"(%x, %y) : (tensor<?x8xf32>, tensor<8x?xf32>) -> tensor<*xf32>
  %4 = "stablehlo.einsum"(%x, %y) {einsum_config = "ab,bc->ca"}
      : (tensor<?x8xf32>, tensor<8x?xf32>) -> tensor<*xf32>
  %5:3 = "stablehlo.batch_norm_training"(%x, %s, %s) {epsilon = 0.1 : f32, feature_index = 1 : i64}
      : (tensor<?x8xf32>, tensor<8xf32>, tensor<8xf32>)
      -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %6 = "stablehlo.broadcast"(%x) {broadcast_sizes = array<i64: 2, 3>}
      : (tensor<?x8xf32>) -> tensor<*xf32>
  %7 = "stablehlo.map"(%x, %x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<*xf32>
  %8 = "stablehlo.triangular_solve"(%y, %x) : (tensor<8x?xf32>, tensor<?x8xf32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: tensor<?x8xf32>, %arg1: tensor<8x?xf32>, %arg2: tensor<?x8xcomplex<f32>>, %arg3: tensor<8xf32>) {
// CHECK-NEXT:     %0 = "stablehlo.fft"(%arg0) {fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<?x8xf32>) -> tensor<?x5xcomplex<f32>>
// CHECK-NEXT:     %1 = "stablehlo.fft"(%arg2) {fft_length = array<i64: 14>, fft_type = #stablehlo<fft_type IRFFT>} : (tensor<?x8xcomplex<f32>>) -> tensor<?x14xf32>
// CHECK-NEXT:     %2 = "stablehlo.fft"(%arg2) {fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type IFFT>} : (tensor<?x8xcomplex<f32>>) -> tensor<?x8xcomplex<f32>>
// CHECK-NEXT:     %3 = "stablehlo.dot"(%arg0, %arg1) : (tensor<?x8xf32>, tensor<8x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %4 = "stablehlo.einsum"(%arg0, %arg1) {einsum_config = "ab,bc->ca"} : (tensor<?x8xf32>, tensor<8x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %5:3 = "stablehlo.batch_norm_training"(%arg0, %arg3, %arg3) {epsilon = 1.000000e-01 : f32, feature_index = 1 : i64} : (tensor<?x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<?x8xf32>, tensor<8xf32>, tensor<8xf32>)
// CHECK-NEXT:     %6 = "stablehlo.broadcast"(%arg0) {broadcast_sizes = array<i64: 2, 3>} : (tensor<?x8xf32>) -> tensor<2x3x?x8xf32>
// CHECK-NEXT:     %7 = "stablehlo.map"(%arg0, %arg0) ({
// CHECK-NEXT:     ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
// CHECK-NEXT:       "stablehlo.return"(%arg4) : (tensor<f32>) -> ()
// CHECK-NEXT:     }) {dimensions = array<i64: 0, 1>} : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:     %8 = "stablehlo.triangular_solve"(%arg1, %arg0) : (tensor<8x?xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Several devices, in groups of three.
func.func @devices(%x: tensor<?x6xf32>) {
  %0 = "stablehlo.all_gather"(%x) {
    all_gather_dim = 0 : i64,
    replica_groups = dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi64>
  } : (tensor<?x6xf32>) -> tensor<*xf32>
  %1 = "stablehlo.reduce_scatter"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi64>}
      : (tensor<?x6xf32>) -> tensor<*xf32>
  %2 = "stablehlo.all_to_all"(%x) {
    split_dimension = 1 : i64,
    concat_dimension = 0 : i64,
    split_count = 3 : i64
  } : (tensor<?x6xf32>) -> tensor<*xf32>
  %3 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<?x6xf32>) -> tensor<*xf32>
  %4 = "stablehlo.replica_id"() : () -> tensor<*xui32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @devices(%arg0: tensor<?x6xf32>) {
// CHECK-NEXT{LITERAL}:     %0 = "stablehlo.all_gather"(%arg0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi64>} : (tensor<?x6xf32>) -> tensor<?x6xf32>
// CHECK-NEXT:     %1 = "stablehlo.reduce_scatter"(%arg0) ({
// CHECK-NEXT:     ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
// CHECK-NEXT:       "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
// CHECK-NEXT{LITERAL}:     }) {replica_groups = dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi64>, scatter_dimension = 1 : i64} : (tensor<?x6xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:     %2 = "stablehlo.all_to_all"(%arg0) {concat_dimension = 0 : i64, split_count = 3 : i64, split_dimension = 1 : i64} : (tensor<?x6xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:     %3 = "stablehlo.all_reduce"(%arg0) ({
// CHECK-NEXT:     ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
// CHECK-NEXT:       "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
// CHECK-NEXT:     }) : (tensor<?x6xf32>) -> tensor<?x6xf32>
// CHECK-NEXT:     %4 = "stablehlo.replica_id"() : () -> tensor<ui32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// MHLO has the same ops, CHLO some that broadcast.
func.func @others_of_the_family(%x: tensor<?x1x4xf32>, %y: tensor<5x4xf32>, %z: tensor<?xf32>) {
  %0 = "mhlo.transpose"(%x) {permutation = dense<[2, 0, 1]> : tensor<3xi64>}
      : (tensor<?x1x4xf32>) -> tensor<*xf32>
  %1 = "mhlo.dot_general"(%x, %y) {
    dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>
  } : (tensor<?x1x4xf32>, tensor<5x4xf32>) -> tensor<*xf32>
  %2 = "chlo.broadcast_add"(%x, %y) : (tensor<?x1x4xf32>, tensor<5x4xf32>) -> tensor<*xf32>
  %3 = "chlo.broadcast_multiply"(%x, %z) {broadcast_dimensions = array<i64: 0>}
      : (tensor<?x1x4xf32>, tensor<?xf32>) -> tensor<*xf32>
  %4 = "chlo.broadcast_select"(%x, %y, %y)
      : (tensor<?x1x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<*xf32>
  %5:2 = "chlo.top_k"(%y) {k = 2 : i64} : (tensor<5x4xf32>) -> (tensor<*xf32>, tensor<*xi32>)
  %6 = "chlo.erf"(%x) : (tensor<?x1x4xf32>) -> tensor<*xf32>
  %7 = "chlo.zeta"(%y, %y) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<*xf32>
  %shape = "mhlo.constant"() {value = dense<[2, 10]> : tensor<2xi64>} : () -> tensor<2xi64>
  %8 = "chlo.dynamic_reshape"(%y, %shape) : (tensor<5x4xf32>, tensor<2xi64>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @others_of_the_family(%arg0: tensor<?x1x4xf32>, %arg1: tensor<5x4xf32>, %arg2: tensor<?xf32>) {
// CHECK-NEXT:     %0 = "mhlo.transpose"(%arg0) {permutation = dense<[2, 0, 1]> : tensor<3xi64>} : (tensor<?x1x4xf32>) -> tensor<4x?x1xf32>
// CHECK-NEXT:     %1 = "mhlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<?x1x4xf32>, tensor<5x4xf32>) -> tensor<?x1x5xf32>
// CHECK-NEXT:     %2 = "chlo.broadcast_add"(%arg0, %arg1) : (tensor<?x1x4xf32>, tensor<5x4xf32>) -> tensor<?x5x4xf32>
// CHECK-NEXT:     %3 = "chlo.broadcast_multiply"(%arg0, %arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<?x1x4xf32>, tensor<?xf32>) -> tensor<?x1x4xf32>
// CHECK-NEXT:     %4 = "chlo.broadcast_select"(%arg0, %arg1, %arg1) : (tensor<?x1x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<?x5x4xf32>
// CHECK-NEXT:     %5:2 = "chlo.top_k"(%arg1) {k = 2 : i64} : (tensor<5x4xf32>) -> (tensor<5x2xf32>, tensor<5x2xi32>)
// CHECK-NEXT:     %6 = "chlo.erf"(%arg0) : (tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
// CHECK-NEXT:     %7 = "chlo.zeta"(%arg1, %arg1) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:     %8 = "mhlo.constant"() {value = dense<[2, 10]> : tensor<2xi64>} : () -> tensor<2xi64>
// CHECK-NEXT:     %9 = "chlo.dynamic_reshape"(%arg1, %8) : (tensor<5x4xf32>, tensor<2xi64>) -> tensor<2x10xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Ops that stand for others, which an attribute names.
func.func @named(%x: tensor<?x9xf32>, %m: tensor<f32>) {
  %0:2 = "stablehlo.composite"(%x) {name = "chlo.top_k", composite_attributes = {k = 3 : i64}}
      : (tensor<?x9xf32>) -> (tensor<*xf32>, tensor<*xi32>)
  %1 = "stablehlo.composite"(%x) {name = "my.own"} : (tensor<?x9xf32>) -> tensor<*xf32>
  %window = arith.constant dense<[1, 4]> : tensor<2xi32>
  %ones = arith.constant dense<1> : tensor<2xi32>
  %padding = arith.constant dense<[[0, 0], [3, 0]]> : tensor<2x2xi32>
  %2 = "stablehlo.custom_call"(%x, %m, %window, %ones, %ones, %ones, %padding) {
    call_target_name = "stablehlo.dynamic_reduce_window"
  } : (tensor<?x9xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>,
       tensor<2x2xi32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @named(%arg0: tensor<?x9xf32>, %arg1: tensor<f32>) {
// CHECK-NEXT:     %0:2 = "stablehlo.composite"(%arg0) {composite_attributes = {k = 3 : i64}, name = "chlo.top_k"} : (tensor<?x9xf32>) -> (tensor<?x3xf32>, tensor<?x3xi32>)
// CHECK-NEXT:     %1 = "stablehlo.composite"(%arg0) {name = "my.own"} : (tensor<?x9xf32>) -> tensor<*xf32>
// CHECK-NEXT:     %cst = arith.constant dense<[1, 4]> : tensor<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : tensor<2xi32>
// CHECK-NEXT{LITERAL}:     %cst_1 = arith.constant dense<[[0, 0], [3, 0]]> : tensor<2x2xi32>
// CHECK-NEXT:     %2 = "stablehlo.custom_call"(%arg0, %arg1, %cst, %cst_0, %cst_0, %cst_0, %cst_1) {call_target_name = "stablehlo.dynamic_reduce_window"} : (tensor<?x9xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x9xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
