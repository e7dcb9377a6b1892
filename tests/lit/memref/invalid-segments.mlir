// RUN: pyopt %s --split-input-file --verify-diagnostics

// Operands are counted before anything else of a slice is looked at: those of sizes, of strides, then of offsets.

func.func @sizes_first(%m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (0 vs 1)}}
  %0 = "memref.subview"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 3>,
      static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>,
      static_strides = array<i64: -9223372036854775808>}>
      : (memref<8xf32>, index, index, index) -> memref<?xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @strides_before_offsets(%m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (0 vs 1)}}
  %0 = "memref.reinterpret_cast"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>,
      static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>,
      static_strides = array<i64: -9223372036854775808>}>
      : (memref<8xf32>, index, index, index) -> memref<?xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @offsets_before_ranks(%t: tensor<8xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %0 = "tensor.extract_slice"(%t, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>,
      static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4>,
      static_strides = array<i64: 1>}> : (tensor<8xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @parallel_insert(%s: tensor<?xf32>, %t: tensor<8xf32>, %i: index) {
  %0 = scf.forall (%k) in (2) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
      // expected-error @+1 {{expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (1 vs 0)}}
      "tensor.parallel_insert_slice"(%s, %o, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>,
          static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>,
          static_strides = array<i64: 1>}> : (tensor<?xf32>, tensor<8xf32>, index, index) -> ()
    }
  }
  return
}

// -----

func.func @ranks(%m: memref<8xf32>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>,
      static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4>,
      static_strides = array<i64: 1>}> : (memref<8xf32>) -> memref<4xf32>
  return
}
