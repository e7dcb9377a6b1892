// RUN: pyopt %s --split-input-file --verify-diagnostics

// Slices that leave their source, as far as static entries tell; the others are accepted.

func.func @a(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %t[3] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %t[4] [%i] [1] : tensor<4xf32> to tensor<?xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %t[0] [3] [2] : tensor<4xf32> to tensor<3xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 5 >= 4}}
  %0 = tensor.extract_slice %t[5] [0] [2] : tensor<4xf32> to tensor<0xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[%i] [5] [1] : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %i: index, %s: tensor<2xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %0 = tensor.insert_slice %s into %t[3] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @a(%t: memref<4xf32>, %i: index) {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %0 = memref.subview %t[3] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 3>>
  return
}

// -----

func.func @a(%t: memref<4xf32>, %i: index) {
  %0 = memref.subview %t[3] [%i] [-1] : memref<4xf32> to memref<?xf32, strided<[-1], offset: 3>>
  return
}

// -----

func.func @a(%t: memref<4xf32>, %i: index) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  %0 = memref.subview %t[-1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: -1>>
  return
}

// -----

func.func @a(%t: memref<4xf32>, %i: index) {
  %0 = memref.subview %t[3] [4] [-1] : memref<4xf32> to memref<4xf32, strided<[-1], offset: 3>>
  return
}

// -----

func.func @a(%t: memref<4xf32>, %i: index) {
  %0 = memref.subview %t[3] [5] [-1] : memref<4xf32> to memref<5xf32, strided<[-1], offset: 3>>
  return
}

// -----

func.func @a(%t: tensor<4x4xf32>, %i: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 5 >= 4}}
  %0 = tensor.extract_slice %t[5, 5] [0, 1] [2, 2] : tensor<4x4xf32> to tensor<0x1xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %s: tensor<2xf32>) {
  %2 = scf.forall (%i) in (2) shared_outs(%x = %t) -> tensor<4xf32> {
    scf.forall.in_parallel {
      // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
      tensor.parallel_insert_slice %s into %x[3] [2] [1] : tensor<2xf32> into tensor<4xf32> } }
  return
}
