// RUN: pyopt %s --allow-unregistered-dialect --lower-affine --split-input-file --verify-diagnostics

// Each affine op as arithmetic, and folds that come first. What cannot be done.

func.func @par(%m: memref<?xf32>, %n: index) -> (f32, si32) {
  affine.parallel (%i, %j) = (0, symbol(%n)) to (min(10, symbol(%n)), symbol(%n) * 2) step (2, 3) {
    %v = affine.load %m[%i + %j] : memref<?xf32>
    affine.store %v, %m[%i] : memref<?xf32>
  }
  %c = "t.c"() : () -> si32
  // expected-error @+1 {{Reduction operation type not supported}}
  %r:2 = affine.parallel (%i) = (0) to (min(10, symbol(%n))) reduce ("addf", "maxs") -> (f32, si32) {
    %v = affine.load %m[%i] : memref<?xf32>
    affine.yield %v, %c : f32, si32
  }
  return %r#0, %r#1 : f32, si32
}

// -----

// Every division that cannot be done is reported, in all parts of an expression and in all results of a map.

func.func @each(%n: index) -> index {
  // expected-error @+2 {{division by non-positive value is not supported}}
  // expected-error @+1 {{modulo by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 0 + d0 mod (-1))>(%n)
  return %0 : index
}

// -----

func.func @each_result(%n: index) -> index {
  // expected-error @+2 {{division by non-positive value is not supported}}
  // expected-error @+1 {{modulo by non-positive value is not supported}}
  %0 = affine.min affine_map<(d0) -> (d0 ceildiv 0, d0 + 1, d0 mod 0)>(%n)
  return %0 : index
}

// -----

// Steps that are not positive: scf.parallel has none.
func.func @step(%n: index) {
  "affine.parallel"() <{
    lowerBoundsGroups = dense<1> : tensor<1xi32>,
    lowerBoundsMap = affine_map<() -> (0)>,
    reductions = [],
    steps = [0],
    upperBoundsGroups = dense<1> : tensor<1xi32>,
    upperBoundsMap = affine_map<() -> (10)>
  }> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

// A transfer with another number of indices than dimensions stays; in a loop that is lowered it cannot.
func.func @transfer(%a: memref<4xf32>, %b: memref<4xf32, 2>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 10 {
    // expected-error @+1 {{failed to legalize operation 'affine.dma_start' that was explicitly marked illegal}}
    affine.dma_start %a[%i + 7], %b[], %t[0], %n : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
  }
  return
}
