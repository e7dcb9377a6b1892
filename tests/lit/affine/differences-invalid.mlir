// RUN: pyopt %s --split-input-file --verify-diagnostics

// Where the reference crashes, or accepts what it cannot print.

// A DMA op without its maps: the reference crashes.
func.func @maps(%i: index, %m: memref<?xf32>) {
  // expected-error @+1 {{'affine.dma_start' op requires AffineMap attribute 'src_map'}}
  "affine.dma_start"(%m, %i, %m, %i, %m, %i, %i) : (memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>, index, index) -> ()
  return
}

// -----

func.func @map(%i: index, %m: memref<?xf32>) {
  // expected-error @+1 {{'affine.dma_wait' op requires AffineMap attribute 'tag_map'}}
  "affine.dma_wait"(%m, %i, %i) {tag_map = 3} : (memref<?xf32>, index, index) -> ()
  return
}

// -----

// Too few operands: the reference crashes.
func.func @operands(%i: index, %m: memref<?xf32>) {
  // expected-error @+1 {{'affine.dma_wait' op incorrect number of operands}}
  "affine.dma_wait"() {tag_map = affine_map<(d0) -> (d0)>} : () -> ()
  return
}

// -----

func.func @operands(%i: index, %m: memref<?xf32>) {
  // expected-error @+1 {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%m, %i) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index) -> ()
  return
}

// -----

// One operand too many: the reference accepts it, and does not print it.
func.func @operands(%i: index, %m: memref<?xf32>) {
  // expected-error @+1 {{'affine.dma_wait' op incorrect number of operands}}
  "affine.dma_wait"(%m, %i, %i, %i) {tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, index, index) -> ()
  return
}

// -----

// A count that is no index: the reference accepts it, and does not read what it prints.
func.func @count(%i: index, %n: i32, %m: memref<?xf32>) {
  // expected-error @+1 {{'affine.dma_wait' op number of elements must have 'index' type}}
  "affine.dma_wait"(%m, %i, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, i32) -> ()
  return
}

// -----

func.func @count(%i: index, %n: i32, %m: memref<?xf32>) {
  // expected-error @+1 {{'affine.dma_start' op number of elements must have 'index' type}}
  "affine.dma_start"(%m, %i, %m, %i, %m, %i, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>, index, i32) -> ()
  return
}

// -----

// Bounds that have not as many operands as their map has inputs: the reference prints unknown values.
func.func @lower_bound(%i: index, %n: index) {
  // expected-error @+1 {{'affine.for' op operand count and dimension and symbol count of 'lowerBoundMap' must match}}
  "affine.for"(%i, %n) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 2, 0, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
  ^bb0(%j: index):
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}

// -----

func.func @upper_bound(%i: index, %n: index) {
  // expected-error @+1 {{'affine.for' op operand count and dimension and symbol count of 'upperBoundMap' must match}}
  "affine.for"(%i, %n) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (9)>}> ({
  ^bb0(%j: index):
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}

// -----

// Too few operands: the reference crashes.
func.func @parallel(%i: index) {
  // expected-error @+1 {{'affine.parallel' op too few operands}}
  "affine.parallel"(%i) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0)>}> ({
  ^bb0(%j: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

// The reference takes this, and prints a loop over indices.
func.func @parallel_over_integers() {
  // expected-error @+1 {{'affine.parallel' op expected body to have index arguments for the induction variables}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%j: i32):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

// Values that depend on each other are no dims or symbols; the reference's search for what they come from never ends.
func.func @cycle(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      // expected-error @+1 {{dimensional operand cannot be used as a symbol}}
      %0 = "affine.apply"(%i, %1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
      %1 = "affine.apply"(%0, %j) <{map = affine_map<(d0, d1) -> (d0 + d1)>}>
          : (index, index) -> index
    }
  }
  return
}
