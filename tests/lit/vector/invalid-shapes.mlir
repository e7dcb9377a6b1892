// RUN: pyopt --split-input-file --verify-diagnostics %s

// Positions, shapes and their changes that do not fit.

func.func @f(%v: vector<4x8xf32>, %i: index) {
  // expected-error @+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %v[1, 2, 3] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %i: index) {
  // expected-error @+2 {{'vector.extract' op inferred type(s) 'f32' are incompatible with return type(s) of operation 'vector<8xf32>'}}
  // expected-error @+1 {{'vector.extract' op failed to infer returned types}}
  %0 = vector.extract %v[1, 2] : vector<8xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %i: index) {
  // expected-error @+1 {{'vector.extract' op failed to verify that operand and result have same element type}}
  %0 = vector.extract %v[1] : vector<8xf16> from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %i: index) {
  // expected-error @+2 {{'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'vector<4xf32>'}}
  // expected-error @+1 {{'vector.extract' op failed to infer returned types}}
  %0 = vector.extract %v[1] : vector<4xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %i: index) {
  // expected-error @+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %i: index) {
  // expected-error @+1 {{invalid properties {static_position = [1]} for op vector.extract: Invalid attribute `static_position` in property conversion: [1]}}
  %0 = "vector.extract"(%v, %i) <{static_position = [1]}> : (vector<4x8xf32>, index) -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %i: index) {
  // expected-error @+1 {{'vector.extract' op requires attribute 'static_position'}}
  %0 = "vector.extract"(%v, %i) : (vector<4x8xf32>, index) -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %i: index) {
  %0 = vector.extract %v[1] : vector<4x8xf32>
  // expected-error @+1 {{custom op 'vector.extract' expected 'from'}}
  return
}

// -----

func.func @f(%v: f32, %i: index) {
  // expected-error @+1 {{custom op 'vector.extract' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.extract %v[] : f32 from f32
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %a: f32, %w: vector<8xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %a, %v [1] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %a: f32, %w: vector<8xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %a, %v [1, 2, 3] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %a: f32, %w: vector<8xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %w, %v [1, 2] : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %a: f32, %w: vector<8xf16>) {
  // expected-error @+1 {{'vector.insert' op failed to verify that source operand and result have same element type}}
  %0 = vector.insert %w, %v [1] : vector<8xf16> into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %a: f32, %w: vector<8xf32>) {
  // expected-error @+1 {{'vector.insert' op failed to verify that all of {dest, result} have same type}}
  %0 = "vector.insert"(%w, %v) <{static_position = array<i64: 1>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x9xf32>
  return
}

// -----

func.func @f(%a: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch (4 vs. 8)}}
  %0 = vector.broadcast %v : vector<4xf32> to vector<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %v: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = vector.broadcast %v : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.broadcast' op source type is not a vector}}
  %0 = vector.broadcast %a : tensor<4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: i32, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %a : i32 to vector<4xf32>
  return
}

// -----

func.func @f(%a: i32, %v: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.broadcast' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = vector.broadcast %a : i32 to i32
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different source and result element types}}
  %0 = vector.shape_cast %v : vector<4x6xf32> to vector<24xf16>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of elements at source (24) and result (25)}}
  %0 = vector.shape_cast %v : vector<4x6xf32> to vector<25xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %v : vector<4x8xf32> to vector<4x8xf16>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.bitcast' op dimension size mismatch at: 0}}
  %0 = vector.bitcast %v : vector<4x8xf32> to vector<8x8xf16>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %0 = vector.bitcast %v : vector<4x8xf32> to vector<32xf32>
  return
}

// -----

func.func @f(%v: vector<f32>) {
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %v : vector<f32> to vector<f16>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op transposition length mismatch: 1}}
  %0 = vector.transpose %v, [0] : vector<4x8xf32> to vector<8x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op transposition index out of range: 2}}
  %0 = vector.transpose %v, [0, 2] : vector<4x8xf32> to vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op duplicate position index: 0}}
  %0 = vector.transpose %v, [0, 0] : vector<4x8xf32> to vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op transposition index out of range: -1}}
  %0 = vector.transpose %v, [-1, 0] : vector<4x8xf32> to vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op dimension size mismatch at: 1}}
  %0 = vector.transpose %v, [1, 0] : vector<4x8xf32> to vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op vector result rank mismatch: 1}}
  %0 = vector.transpose %v, [1, 0] : vector<4x8xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op failed to verify that operand and result have same element type}}
  %0 = vector.transpose %v, [1, 0] : vector<4x8xf32> to vector<8x4xf16>
  return
}

// -----

func.func @f(%m: memref<?x4xf32>) {
  // expected-error @+1 {{'vector.type_cast' op operand #0 must be statically shaped memref of any type values, but got 'memref<?x4xf32>'}}
  %0 = vector.type_cast %m : memref<?x4xf32> to memref<vector<4x4xf32>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<4x3xf32>>'}}
  %0 = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x3xf32>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<4x4xf16>>'}}
  %0 = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x4xf16>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32, 3>) {
  // expected-error @+1 {{'vector.type_cast' op expects result in same memory space}}
  %0 = vector.type_cast %m : memref<4x4xf32, 3> to memref<vector<4x4xf32>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32, strided<[8, 1]>>) {
  // expected-error @+1 {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %0 = vector.type_cast %m : memref<4x4xf32, strided<[8, 1]>> to memref<vector<4x4xf32>>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %0 = vector.type_cast %m : memref<4xf32> to memref<4xvector<1xf32>, strided<[2]>>
  return
}

// -----

func.func @f(%m: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'vector.type_cast' invalid kind of type specified: expected builtin.memref, but found 'tensor<4xf32>'}}
  %0 = vector.type_cast %m : tensor<4xf32> to memref<vector<4xf32>>
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.fma' op operand #0 must be vector of floating-point values, but got 'vector<4xi32>'}}
  %0 = vector.fma %a, %a, %a : vector<4xi32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: vector<4xi32>, %b: vector<4xf32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'vector<4xf32>' vs 'vector<4xi32>'}}
  %0 = vector.fma %b, %b, %a : vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<8xf32>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.fma' op failed to verify that all of {lhs, rhs, acc, result} have same type}}
  %0 = "vector.fma"(%b, %b, %a) : (vector<4xf32>, vector<4xf32>, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{custom op 'vector.fma' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.fma %a, %a, %a : f32
  return
}

// -----

func.func @shuffle_of_tensors(%a: tensor<8xi64>) {
  // expected-error @+1 {{'vector.shuffle' op operand #0 must be fixed-length vector of any type values, but got 'tensor<8xi64>'}}
  %0 = vector.shuffle %a, %a [0, 1] : tensor<8xi64>, tensor<8xi64>
  return
}

// -----

func.func @f(%a: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch (4 vs. [4])}}
  %0 = vector.broadcast %v : vector<4xf32> to vector<[4]xf32>
  return
}

// -----

func.func @f(%a: f32, %v: vector<[1]xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch ([1] vs. [4])}}
  %0 = vector.broadcast %v : vector<[1]xf32> to vector<[4]xf32>
  return
}

// -----

func.func @f(%a: f32, %v: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch ([4] vs. 4)}}
  %0 = vector.broadcast %v : vector<[4]xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of scalable dims at source (0) and result (1)}}
  %0 = vector.shape_cast %v : vector<4x6xf32> to vector<[24]xf32>
  return
}
