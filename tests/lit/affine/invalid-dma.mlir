// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// What the parser and the verifier reject of DMA ops.

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %m[%i], %m[%i + 1], %m[%i], %i, %i : memref<?xf32>, memref<?xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{expected ':'}}
  affine.dma_start %m[%i], %m[%i + 1], %m[%i], %i {a} : memref<?xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{custom op 'affine.dma_start' expected three types}}
  affine.dma_start %m[%i], %m[%i + 1], %m[%i], %i : memref<?xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{'affine.dma_start' op expected DMA source to be of memref type}}
  affine.dma_start %v[%i], %m[%i + 1], %m[%i], %i : i32, memref<?xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{'affine.dma_start' op expected DMA destination to be of memref type}}
  affine.dma_start %m[%i], %v[%i + 1], %m[%i], %i : memref<?xf32>, i32, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{'affine.dma_start' op expected DMA tag to be of memref type}}
  affine.dma_start %m[%i], %m[%i + 1], %v[%i], %i : memref<?xf32>, memref<?xf32>, i32
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{custom op 'affine.dma_wait' expected tag to be of memref type}}
  affine.dma_wait %v[%i + 3], %i : i32
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{expected ':'}}
  affine.dma_wait %m[%i + 3], %i {a} : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{'affine.dma_wait' op expected DMA tag to be of memref type}}
  "affine.dma_wait"(%v, %i, %v) {a, tag_map = affine_map<(d0) -> (d0)>} : (i32, index, i32) -> ()
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{'affine.dma_wait' op index to dma_wait must have 'index' type}}
  "affine.dma_wait"(%m, %v, %i) {a, tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, i32, index) -> ()
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%m, %i, %m, %i, %m, %i) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{'affine.dma_start' op src index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %v, %m, %i, %m, %i, %i) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, i32, memref<?xf32>, index, memref<?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{'affine.dma_start' op dst index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %i, %m, %v, %m, %i, %i) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, memref<?xf32>, i32, memref<?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  // expected-error @+1 {{'affine.dma_start' op tag index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %i, %m, %i, %m, %v, %i) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>, i32, index) -> ()
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  %j = "test.x"() : () -> index
  affine.for %k = 0 to 10 {
    %l = "test.x"() : () -> index
    // expected-error @+1 {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
    "affine.dma_start"(%m, %l, %m, %i, %m, %v, %i) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>, i32, index) -> ()
  }
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  affine.for %k = 0 to 10 {
    %l = "test.x"() : () -> index
    // expected-error @+1 {{'affine.dma_start' op dst index must be a valid dimension or symbol identifier}}
    affine.dma_start %m[%i], %m[%l], %m[%i], %l : memref<?xf32>, memref<?xf32>, memref<?xf32>
  }
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  affine.for %k = 0 to 10 {
    %l = "test.x"() : () -> index
    // expected-error @+1 {{'affine.dma_start' op tag index must be a valid dimension or symbol identifier}}
    affine.dma_start %m[%i], %m[%i], %m[%l], %l : memref<?xf32>, memref<?xf32>, memref<?xf32>
  }
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  affine.for %k = 0 to 10 {
    %l = "test.x"() : () -> index
    // expected-error @+1 {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
    affine.dma_wait %m[%l], %l : memref<?xf32>
  }
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  affine.for %k = 0 to 10 {
    %l = "test.x"() : () -> index
    // expected-error @+1 {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
    affine.prefetch %m[%l], read, locality<0>, data : memref<?xf32>
  }
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  affine.for %k = 0 to 10 {
    %l = "test.x"() : () -> index
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%l] : memref<?xf32>
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  affine.for %k = 0 to 10 {
    // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'memref<?xmemref<?xf32>>' vs 'memref<?xf32>'}}
    affine.store %m, %m[symbol(%k)] : memref<?xmemref<?xf32>>
  }
  return
}
