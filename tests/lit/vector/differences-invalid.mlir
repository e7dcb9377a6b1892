// RUN: pyopt --split-input-file --verify-diagnostics %s

// The reference crashes on these, or reads what is not there.

func.func @f(%v: vector<4x8xf32>, %a: f32, %w: vector<8xf32>) {
  // expected-error @+1 {{'vector.insert' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.insert"(%w, %v) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
#t = {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{custom op 'vector.contract' requires the types of both factors}}
  %0 = vector.contract #t %a, %b, %c : vector<4x2xf32> into vector<4x3xf32>
  return
}

// -----

#l = affine_map<(k) -> (k)>
#o = affine_map<(k) -> ()>
func.func @f(%a: vector<4xf32>, %b: vector<4xf16>, %c: f32) {
  // expected-error @+1 {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = "vector.contract"(%a, %a, %c) <{indexing_maps = [#l, #l, 1], iterator_types = [#vector.iterator_type<reduction>]}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op attribute 'kind' failed to satisfy constraint: Kind of combining function for contractions and reductions}}
  %0 = vector.outerproduct %a, %a, %b {kind = 1} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<f32>, %b: vector<4x4xf32>) {
  // expected-error @+1 {{custom op 'vector.outerproduct' expected vectors of rank 1}}
  %0 = vector.outerproduct %a, %a : vector<f32>, vector<f32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires a permutation_map with an inverse for the mask}}
  %0 = vector.transfer_read %m[%i], %p, %p {permutation_map = affine_map<(d0) -> (d0 + 1)>} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires an affine map as permutation_map}}
  %0 = vector.transfer_read %m[%i], %p {permutation_map = 1} : memref<?xf32>, vector<4xf32>
  return
}

// -----

// What is masked is looked at when it was verified: the reference takes the type apart first, and crashes.
func.func @masked_op_is_invalid(%m: vector<3x5xi1>, %b: memref<?x?xf32>, %i: index, %f: f32) {
  "vector.mask"(%m) ({
    // expected-error @+1 {{'vector.transfer_read' op result #0 must be vector of any type values, but got 'f32'}}
    %0 = "vector.transfer_read"(%b, %i, %i, %f) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xf32>, index, index, f32) -> f32
    "vector.yield"(%0) : (f32) -> ()
  }) : (vector<3x5xi1>) -> f32
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %i: index) {
  // expected-error @+1 {{'vector.insert' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.insert"(%w, %v, %i) <{static_position = array<i64: 2>}> : (vector<8xf32>, vector<4x8xf32>, index) -> vector<4x8xf32>
  return
}
