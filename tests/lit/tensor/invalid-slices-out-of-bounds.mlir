// RUN: pyopt %s --split-input-file --verify-diagnostics

// Slices that leave their source, as far as static entries tell; the others are accepted.

func.func @a(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %t[4] [%i] [1] : tensor<4xf32> to tensor<?xf32>
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

func.func @a(%t: tensor<4xf32>, %s: tensor<2xf32>) {
  %2 = scf.forall (%i) in (2) shared_outs(%x = %t) -> tensor<4xf32> {
    scf.forall.in_parallel {
      // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
      tensor.parallel_insert_slice %s into %x[3] [2] [1] : tensor<2xf32> into tensor<4xf32> } }
  return
}
