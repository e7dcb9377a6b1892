// RUN: pyopt --split-input-file --verify-diagnostics %s

// Alignments, numbers of sizes, initial values and kinds that the verifier rejects.

func.func @a(%m: memref<4xi32>, %i: index, %v: i32) {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i] {alignment = 0 : i64} : memref<4xi32>
  return
}

// -----

func.func @a(%m: memref<4xi32>, %i: index, %v: i32) {
  // expected-error @+1 {{custom op 'memref.store' 'memref.store' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  memref.store %v, %m[%i] {alignment = -4 : i64} : memref<4xi32>
  return
}

// -----

func.func @a(%m: memref<4xi32>) {
  // expected-error @+1 {{'memref.assume_alignment' op alignment must be power of 2}}
  %1 = memref.assume_alignment %m, 3 : memref<4xi32>
  return
}

// -----

func.func @a(%m: memref<4xi32>) {
  // expected-error @+2 {{'memref.assume_alignment' op inferred type(s) 'memref<4xi32>' are incompatible with return type(s) of operation 'memref<?xi32>'}}
  // expected-error @+1 {{'memref.assume_alignment' op failed to infer returned types}}
  %0 = "memref.assume_alignment"(%m) {alignment = 4 : i32} : (memref<4xi32>) -> memref<?xi32>
  return
}

// -----

func.func @a(%m: memref<4xi32>) {
  // expected-error @+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, 0 : memref<4xi32>
  return
}

// -----

func.func @a(%m: memref<4xi32>, %n: index) -> memref<?xi32> {
  // expected-error @+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc(%n) {alignment = 0} : memref<?xi32>
  return %0 : memref<?xi32>
}

// -----

func.func @a(%m: memref<4xi32>, %n: index) -> memref<?xi32> {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.alloc() {alignment = 8} : memref<?xi32>
  return %0 : memref<?xi32>
}

// -----

func.func @a(%n: index) {
  // expected-error @+1 {{'memref.alloca' op incorrect number of dynamic sizes, has 2, expected 1}}
  %0 = "memref.alloca"(%n, %n) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?xi32>
  return
}

// -----

// expected-error @+1 {{'memref.global' op initial value shape expected to be 3, 1 but was 3}}
"memref.global"() <{sym_name = "x", type = memref<3x1xf32>, initial_value = dense<1.0> : tensor<3xf32>, alignment = 4}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op initial value shape expected to be 3, 1 but was 1, 3}}
"memref.global"() <{sym_name = "x", type = memref<3x1xf32, strided<[1, 1]>>, initial_value = dense<1.0> : tensor<1x3xf32>, alignment = 4}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'i32'}}
"memref.global"() <{sym_name = "x", type = memref<3x1xf32, strided<[1, 1]>>, initial_value = dense<1> : tensor<1x3xi32>, alignment = 4}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op initial value shape expected to be  but was 3}}
"memref.global"() <{sym_name = "x", type = memref<f32>, initial_value = dense<1.0> : tensor<3xf32>, alignment = 4}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op initial value element expected to be of type 'vector<2xf32>', but was of type 'f32'}}
"memref.global"() <{sym_name = "x", type = memref<2xvector<2xf32>>, initial_value = dense<1.0> : tensor<2x2xf32>, alignment = 4}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op initial value element expected to be of type 'index', but was of type 'i64'}}
"memref.global"() <{sym_name = "x", type = memref<2xindex>, initial_value = dense<1> : tensor<2xi64>, alignment = 4}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
"memref.global"() <{sym_name = "x", type = memref<2xindex>, initial_value = sparse<0, 1> : tensor<2xindex>, alignment = 0}> : () -> ()

// -----

func.func @r(%m: memref<?xf32>, %n: index) {
  %0 = memref.realloc %m : memref<?xf32> to memref<4xf32>
  // expected-error @+1 {{custom op 'memref.realloc' 'memref.realloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %1 = memref.realloc %0 {alignment = 3} : memref<4xf32> to memref<8xf32>
  return
}

// -----

func.func @v(%m: memref<2048xi8>, %n: index) {
  // expected-error @+1 {{'memref.view' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.view %m[%n][] : memref<2048xi8> to memref<?x4xf32>
  return
}

// -----

func.func @v(%m: memref<2048xi8, 3>, %n: index) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<2048xi8, 3>' and view memref type 'memref<?x4xf32>'}}
  %0 = memref.view %m[%n][%n] : memref<2048xi8, 3> to memref<?x4xf32>
  return
}

// -----

func.func @y(%m: memref<i16>, %v: i16) {
  // expected-error @+1 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  memref.atomic_rmw xorf %v, %m[] : (i16, memref<i16>) -> i16
  return
}

// -----

func.func @y(%m: memref<i16>, %v: i16) {
  // expected-error @+1 {{'memref.atomic_rmw' op attribute 'kind' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}}
  "memref.atomic_rmw"(%v, %m) {kind = 16} : (i16, memref<i16>) -> i16
  return
}

// -----

func.func @y(%m: memref<f32>, %v: f32) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'xori' expects an integer type}}
  memref.atomic_rmw xori %v, %m[] : (f32, memref<f32>) -> f32
  return
}
