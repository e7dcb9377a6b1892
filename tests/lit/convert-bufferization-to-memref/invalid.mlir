// RUN: pyopt --split-input-file --convert-bufferization-to-memref --verify-diagnostics %s

// What allocation cannot give, and what bufferization is to convert first.

func.func @map(%m: memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  // expected-error @+1 {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %m : memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @to_buffer(%t: tensor<?xf32>) -> memref<?xf32> {
  // expected-error @+1 {{failed to legalize operation 'bufferization.to_buffer' that was explicitly marked illegal}}
  %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @alloc_tensor() -> tensor<4xf32> {
  // expected-error @+1 {{failed to legalize operation 'bufferization.alloc_tensor' that was explicitly marked illegal}}
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The extents contradict each other.

func.func @other_rank(%m: memref<4xf32>) -> memref<4x3xf32> {
  // expected-error @+1 {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %m : memref<4xf32> to memref<4x3xf32>
  return %0 : memref<4x3xf32>
}

// -----

func.func @other_extent(%m: memref<4x?xf32>) -> memref<5x?xf32> {
  // expected-error @+1 {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %m : memref<4x?xf32> to memref<5x?xf32>
  return %0 : memref<5x?xf32>
}
