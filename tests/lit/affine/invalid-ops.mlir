// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// What the parser and the verifier reject of ops without regions.

func.func @f(%i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{expected '(' in operand list}}
  %0 = affine.apply affine_map<(d0) -> (d0)> %i
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0) -> (d0)>(%i, %i)
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{'affine.apply' op requires one result}}
  %0:2 = affine.apply affine_map<(d0) -> (d0, d0)>(%i)
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{custom op 'affine.apply' invalid kind of attribute specified}}
  %0 = affine.apply affine_set<(d0) : (d0 >= 0)>(%i)
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: i32, %m: memref<?x?xf32>) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = affine.apply affine_map<(d0) -> (d0)>(%i)
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.min affine_map<(d0) -> (d0)>(%i, %i)
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{'affine.load' op affine map num results must equal memref rank}}
  %0 = affine.load %m[%i] : memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  %0 = affine.load %m[%i, %i] : f32
  return
}

// -----

func.func @f(%i: index, %m: memref<*xf32>) {
  // expected-error @+1 {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = affine.load %m[%i, %i] : memref<*xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{'affine.load' op result type must match element type of memref}}
  %0 = "affine.load"(%m, %i, %i) {map = affine_map<(d0, d1) -> (d0, d1)>} : (memref<?x?xf32>, index, index) -> i32
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  %0 = "affine.load"(%m, %i, %i) {map = affine_map<(d0) -> (d0, d0)>} : (memref<?x?xf32>, index, index) -> f32
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{'affine.load' op requires attribute 'map'}}
  %0 = "affine.load"(%m, %i, %i) : (memref<?x?xf32>, index, index) -> f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %m: memref<?x?xf32>, %v: i32) {
  // expected-error @+1 {{use of value '%v' expects different type than prior uses: 'f32' vs 'i32'}}
  affine.store %v, %m[%i, %i] : memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: i32) {
  // expected-error @+1 {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%v, %m, %i, %i) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (i32, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: i32) {
  // expected-error @+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %0 = affine.vector_load %m[%i, %i] : memref<?x?xf32>, vector<8xi32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: i32) {
  // expected-error @+1 {{custom op 'affine.vector_load' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = affine.vector_load %m[%i, %i] : memref<?x?xf32>, f32
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: i32) {
  // expected-error @+1 {{expected ','}}
  %0 = affine.vector_load %m[%i, %i] : memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: vector<8xi32>) {
  // expected-error @+1 {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %v, %m[%i, %i] : memref<?x?xf32>, vector<8xi32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %m: memref<?x?xf32>, %v: vector<8xi32>) {
  // expected-error @+1 {{use of value '%v' expects different type than prior uses: 'vector<8xf32>' vs 'vector<8xi32>'}}
  affine.vector_store %v, %m[%i] : memref<?x?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: vector<8xi32>) {
  // expected-error @+1 {{custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[%i, %i], reed, locality<3>, data : memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: vector<8xi32>) {
  // expected-error @+1 {{'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  affine.prefetch %m[%i, %i], read, locality<4>, data : memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: vector<8xi32>) {
  // expected-error @+1 {{custom op 'affine.prefetch' cache type has to be 'data' or 'instr'}}
  affine.prefetch %m[%i, %i], read, locality<3>, dat : memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: vector<8xi32>) {
  // expected-error @+1 {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %m[%i], read, locality<3>, data : memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: vector<8xi32>) {
  // expected-error @+1 {{expected ','}}
  affine.prefetch %m[%i, %i] read, locality<3>, data : memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: vector<8xi32>) {
  // expected-error @+1 {{custom op 'affine.prefetch' expected 'locality'}}
  affine.prefetch %m[%i, %i], read, local<3>, data : memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: vector<8xi32>) {
  // expected-error @+1 {{expected '>'}}
  affine.prefetch %m[%i, %i], read, locality<3 : i64>, data : memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: vector<8xi32>) {
  // expected-error @+1 {{'affine.prefetch' op too few operands}}
  "affine.prefetch"(%m, %i) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xf32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %m: memref<?x?xf32>, %v: vector<8xi32>) {
  // expected-error @+1 {{'affine.prefetch' op requires attribute 'map'}}
  "affine.prefetch"(%m, %i) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<?x?xf32>, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.max' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.max"(%i) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.max' op requires attribute 'map'}}
  %0 = "affine.max"(%i) : (index) -> index
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'affine.prefetch' invalid kind of attribute specified}}
  affine.prefetch %m[symbol(%i)], read, locality<f32>, data : memref<?xf32>
  return
}
