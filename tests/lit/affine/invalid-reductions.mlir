// RUN: pyopt --split-input-file --verify-diagnostics %s

// Kinds that affine.parallel does not have for a type.

func.func @p(%m: memref<8xf32>) -> f32 {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (8) reduce ("xori") -> f32 {
    %x = affine.load %m[%i] : memref<8xf32>
    affine.yield %x : f32
  }
  return %0 : f32
}
