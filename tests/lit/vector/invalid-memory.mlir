// RUN: pyopt --split-input-file --verify-diagnostics %s

// Transfers, loads and stores that do not fit.

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)[s] -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 2}}
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false]} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array attribute}}
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [1]} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %0 = vector.transfer_read %m[%i, %i], %p {masked} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'f32' vs 'index'}}
  %0 = vector.transfer_read %m[%i, %i], %i : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @+1 {{use of value '%k' expects different type than prior uses: 'vector<5xi1>' vs 'vector<4xi1>'}}
  %0 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<5xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: f32, %q: vector<4x3xf32>, %k: vector<4xi1>, %r: vector<1xf32>) {
  // expected-error @+1 {{use of value '%p' expects different type than prior uses: 'vector<4x3xf32>' vs 'f32'}}
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: f32, %q: vector<4x3xf32>,
             %k: vector<4xi1>, %r: vector<1xf32>) {
  // expected-error @+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  %0 = vector.transfer_read %m[%i, %i], %q : memref<?x?xvector<4x3xf32>>, vector<1x1x4x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: f32, %q: vector<4x3xf32>,
             %k: vector<4xi1>, %r: vector<1xf32>) {
  // expected-error @+1 {{'vector.transfer_read' op requires source vector element and vector result ranks to match.}}
  %0 = vector.transfer_read %m[%i, %i], %q {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xvector<4x3xf32>>, vector<6xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: f32, %q: vector<4x3xf32>,
             %k: vector<4xi1>, %r: vector<1xf32>) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i, %i], %q {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: f32, %q: vector<4x3xf32>,
             %k: vector<4xi1>, %r: vector<1xf32>) {
  // expected-error @+1 {{custom op 'vector.transfer_read' does not support masks with vector element type}}
  %0 = vector.transfer_read %m[%i, %i], %q, %k : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op requires attribute 'permutation_map'}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, in_bounds = [false]}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op operand count (4) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [false], permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op operand #3 must be vector of 1-bit signless integer values, but got 'f32'}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 0, 1>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires 0 indices}}
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<*xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op operand #0 must be shaped of any type values, but got 'f32'}}
  %0 = "vector.transfer_read"(%p, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (f32, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op inferred mask type ('vector<3xi1>') and mask operand type ('vector<4xi1>') don't match}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p, %k) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op operand #4 must be vector of 1-bit signless integer values, but got 'vector<4xf32>'}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p, %v) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, index, f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: f32, %q: vector<4x3xf32>,
             %k: vector<1x1xi1>, %r: vector<1xf32>) {
  // expected-error @+1 {{'vector.transfer_read' op does not support masks with vector element type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %q, %k) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xvector<4x3xf32>>, index, index, vector<4x3xf32>, vector<1x1xi1>) -> vector<1x1x4x3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op should not have broadcast dimensions}}
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op requires a permutation_map with result dims of the same rank as the vector type}}
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d0)> vs inBounds of size: 0}}
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = []} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @+1 {{use of value '%v' expects different type than prior uses: 'vector<4xi1>' vs 'vector<4xf32>'}}
  vector.transfer_write %v, %m[%i, %i], %v : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @+1 {{use of value '%t' expects different type than prior uses: 'tensor<?x?xf16>' vs 'tensor<?x?xf32>'}}
  vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<?x?xf16>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op masked attribute has been removed. Use in_bounds instead.}}
  vector.transfer_write %v, %m[%i, %i] {masked} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  "vector.transfer_write"(%v, %t, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<4xf32>, tensor<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op expected the number of tensor results (1) to be equal to the number of output tensors (0)}}
  %0 = "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op result #0 must be ranked tensor of any type values, but got 'f32'}}
  %0 = "vector.transfer_write"(%v, %t, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<4xf32>, tensor<?x?xf32>, index, index) -> f32
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op result group starting at #0 requires 0 or 1 element, but found 2}}
  %0:2 = "vector.transfer_write"(%v, %t, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<4xf32>, tensor<?x?xf32>, index, index) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op operand #0 must be vector of any type values, but got 'f32'}}
  "vector.transfer_write"(%p, %m, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (f32, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op operand count (4) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [false], permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.load' op requires 1 indices}}
  %0 = vector.load %m[] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.load' op base and result element types should match}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %n[%i, %i] : memref<?x?xf32, strided<[1, 4]>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %q[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{custom op 'vector.load' invalid kind of type specified: expected builtin.memref, but found 'tensor<?xf32>'}}
  %0 = vector.load %t[%i] : tensor<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{custom op 'vector.load' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.load %m[%i] : memref<?xf32>, f32
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{custom op 'vector.load' 'vector.load' op attribute 'nontemporal' failed to satisfy constraint: bool attribute}}
  %0 = vector.load %m[%i] {nontemporal = 1} : memref<?xf32>, vector<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>, %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>, %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>, %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{use of value '%v' expects different type than prior uses: 'index' vs 'vector<4xf32>'}}
  %0 = vector.load %m[%v] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.load' op operand #1 must be variadic of index, but got 'vector<4xf32>'}}
  %0 = "vector.load"(%m, %v) : (memref<?xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.load' op expected 1 or more operands, but found 0}}
  %0 = "vector.load"() : () -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.store' op requires 1 indices}}
  vector.store %v, %m[] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.store' op base and valueToStore element type should match}}
  vector.store %w, %m[%i] : memref<?xf32>, vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %v, %n[%i, %i] : memref<?x?xf32, strided<[1, 4]>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.store' op base memref and valueToStore vector types should match}}
  vector.store %u, %q[%i] : memref<?xvector<4xf32>>, vector<5xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{custom op 'vector.store' invalid kind of type specified: expected builtin.memref, but found 'tensor<?xf32>'}}
  vector.store %v, %t[%i] : tensor<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.store' op operand #0 must be vector of any type values, but got 'memref<?xf32>'}}
  "vector.store"(%m, %v, %i) : (memref<?xf32>, vector<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.maskedload' op base and result element type should match}}
  %0 = vector.maskedload %m[%i], %k, %w : memref<?xf32>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.maskedload' op requires 1 indices}}
  %0 = vector.maskedload %m[], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %0 = vector.maskedload %m[%i], %k, %u : memref<?xf32>, vector<4xi1>, vector<5xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.maskedload' op operand #2 must be vector of 1-bit signless integer values, but got 'vector<4xf32>'}}
  %0 = vector.maskedload %m[%i], %v, %v : memref<?xf32>, vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.maskedstore' op base and valueToStore element type should match}}
  vector.maskedstore %m[%i], %k, %w : memref<?xf32>, vector<4xi1>, vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.maskedstore' op requires 1 indices}}
  vector.maskedstore %m[], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.expandload' op base and result element type should match}}
  %0 = vector.expandload %m[%i], %k, %w : memref<?xf32>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.expandload' op requires 1 indices}}
  %0 = vector.expandload %m[], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.expandload' op expected pass_thru of same type as result type}}
  %0 = vector.expandload %m[%i], %k, %u : memref<?xf32>, vector<4xi1>, vector<5xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.compressstore' op base and valueToStore element type should match}}
  vector.compressstore %m[%i], %k, %w : memref<?xf32>, vector<4xi1>, vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.compressstore' op requires 1 indices}}
  vector.compressstore %m[], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.gather' op base and result element type should match}}
  %0 = vector.gather %m[%i] [%x], %k, %w : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.gather' op expected result dim to match mask dim}}
  %0 = vector.gather %m[%i] [%x], %l, %v : memref<?xf32>, vector<4xi32>, vector<5xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.gather' op expected pass_thru of same type as result type}}
  %0 = vector.gather %m[%i] [%x], %k, %u : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<5xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.gather' op operand #0 must be Tensor or MemRef of any type values, but got 'vector<4xf32>'}}
  %0 = vector.gather %v[%i] [%x], %k, %v : vector<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.gather' op operand #2 must be vector of integer or index values, but got 'vector<4xf32>'}}
  %0 = vector.gather %m[%i] [%v], %k, %v : memref<?xf32>, vector<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.gather' op operand #0 must be Tensor or MemRef of any type values, but got 'memref<*xf32>'}}
  %0 = vector.gather %m[%i] [%x], %k, %v : memref<*xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: tensor<*xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.gather' op requires base to be a memref or ranked tensor type}}
  %0 = vector.gather %m[%i] [%x], %k, %v : tensor<*xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.scatter' op base and valueToStore element type should match}}
  vector.scatter %m[%i] [%x], %k, %w : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32, strided<[1, 4]>>, %q: memref<?xvector<4xf32>>,
             %i: index, %v: vector<4xf32>, %w: vector<4xf16>, %k: vector<4xi1>, %l: vector<5xi1>,
             %x: vector<4xi32>, %y: vector<5xi32>, %u: vector<5xf32>, %t: tensor<?xf32>,
             %mm: memref<?xf32, strided<[?]>>, %d: vector<2x2xf32>, %e: vector<2x2xi1>) {
  // expected-error @+1 {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  vector.scatter %m[%i] [%x], %l, %v : memref<?xf32>, vector<4xi32>, vector<5xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op expected type of operand #1 ('tensor<?xf32>') to match type of corresponding result ('tensor<4xf32>')}}
  %0 = "vector.transfer_write"(%v, %t, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<?xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0) -> (d0)> vs inBounds of size: 2}}
  %0 = "vector.transfer_write"(%v, %t, %i) <{in_bounds = [false, true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<?xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: memref<*xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op requires 0 indices}}
  "vector.transfer_write"(%v, %t, %i) <{in_bounds = [false, true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, memref<*xf32>, index) -> ()
  return
}

// -----

func.func @f(%t: memref<*xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op requires source to be a memref or ranked tensor type}}
  "vector.transfer_write"(%v, %t) <{in_bounds = [false, true], operandSegmentSizes = array<i32: 1, 1, 0, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, memref<*xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<*xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires source to be a memref or ranked tensor type}}
  %0 = "vector.transfer_read"(%t, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<*xf32>, f32) -> vector<4xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %m[%i], %p {} : f32, vector<4xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires vector type}}
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, f32
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{expected ','}}
  %0 = vector.transfer_read %m[%i] %p : memref<?xf32>, f32
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{expected ']' in operand list}}
  %0 = vector.transfer_read %m[%i, %i %p : memref<?xf32>, f32
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' expected the same rank for the vector and the results of the permutation map}}
  %0 = vector.transfer_read %m[%i], %p, %p {permutation_map = affine_map<(d0) -> (d0, d0)>} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires attribute 'in_bounds'}}
  %0 = vector.transfer_read %m[%i], %p {in_bounds = 1} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0) -> (d0)> vs inBounds of size: 0}}
  %0 = vector.transfer_read %m[%i], %p {in_bounds = []} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @a(%m: memref<f32>, %i: index, %p: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_read %m[], %p : memref<f32>, vector<4xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires two types}}
  vector.transfer_write %v, %m[%i] : vector<4xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %v, %m[%i] : f32, memref<?xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %v, %m[%i] : vector<4xf32>, f32
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' expected the same rank for the vector and the results of the permutation map}}
  vector.transfer_write %v, %m[%i], %p {permutation_map = affine_map<(d0) -> (d0, d0)>} : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @a(%m: memref<?xvector<4xf32>>, %i: index, %p: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' does not support masks with vector element type}}
  vector.transfer_write %v, %m[%i], %p : vector<4xf32>, memref<?xvector<4xf32>>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{expected ','}}
  vector.transfer_write %v %m[%i], %p : vector<4xf32>, memref<?xvector<4xf32>>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{expected ':'}}
  vector.transfer_write %v, %m[%i], %p = vector<4xf32>, memref<?xvector<4xf32>>
  return
}

// -----

func.func @scalable_mask(%m: memref<?xf32>, %i: index, %k: vector<[4]xi1>, %v: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.expandload' op operand #2 must be fixed-length vector of 1-bit signless integer values, but got 'vector<[4]xi1>'}}
  %0 = vector.expandload %m[%i], %k, %v : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return
}

// -----

func.func @scalable_mask(%m: memref<?xf32>, %i: index, %k: vector<[4]xi1>, %v: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.compressstore' op operand #2 must be fixed-length vector of 1-bit signless integer values, but got 'vector<[4]xi1>'}}
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{custom op 'vector.load' 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.load %m[%i] {alignment = 3} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{custom op 'vector.store' 'vector.store' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  vector.store %v, %m[%i] {alignment = 0} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{custom op 'vector.maskedload' 'vector.maskedload' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.maskedload %m[%i], %k, %v {alignment = -8} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{custom op 'vector.maskedstore' 'vector.maskedstore' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  vector.maskedstore %m[%i], %k, %v {alignment = 8 : i32} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{custom op 'vector.expandload' 'vector.expandload' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.expandload %m[%i], %k, %v {alignment = 6} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{custom op 'vector.compressstore' 'vector.compressstore' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  vector.compressstore %m[%i], %k, %v {alignment = 7} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{custom op 'vector.gather' 'vector.gather' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.gather %m[%i] [%x], %k, %v {alignment = 5} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{custom op 'vector.scatter' 'vector.scatter' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  vector.scatter %m[%i] [%x], %k, %v {alignment = "a"} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.gather' op requires 1 indices}}
  %0 = vector.gather %m[%i, %i] [%x], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.scatter' op requires 1 indices}}
  vector.scatter %m[] [%x], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  vector.scatter %m[%i] [%x], %k, %w : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  vector.maskedstore %m[%i], %k, %w : memref<?xf32>, vector<4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.compressstore' op expected valueToStore dim to match mask dim}}
  vector.compressstore %m[%i], %k, %w : memref<?xf32>, vector<4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.expandload' op expected result dim to match mask dim}}
  %0 = vector.expandload %m[%i], %k, %w : memref<?xf32>, vector<4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.maskedload' op expected result shape to match mask shape}}
  %0 = vector.maskedload %m[%i], %k, %w : memref<?xf32>, vector<4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>,
             %w: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %m[%i] [%x], %k, %w : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %w: memref<?xvector<2x2xf32>>, %i: index, %v: vector<2x2xf32>) {
  // expected-error @+1 {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<1x1xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %w: memref<?xvector<2x2xf32>>, %i: index, %v: vector<2x2xf32>) {
  // expected-error @+1 {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %v, %m[%i] : memref<?xf32>, vector<2x2xf32>
  return
}
