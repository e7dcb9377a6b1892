// RUN: pyopt %s --split-input-file --verify-diagnostics

// memref.atomic_rmw by exclusive or.

func.func @xori_float(%m: memref<4xf32>, %v: f32, %i: index) -> f32 {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'xori' expects an integer type}}
  %0 = memref.atomic_rmw xori %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return %0 : f32
}

// -----

func.func @xori_rank(%m: memref<4xi32>, %v: i32, %i: index) -> i32 {
  // expected-error @+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw xori %v, %m[%i, %i] : (i32, memref<4xi32>) -> i32
  return %0 : i32
}

// -----

func.func @xori_type(%m: memref<4xi32>, %v: i64, %i: index) -> i64 {
  // expected-error @+1 {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
  %0 = memref.atomic_rmw xori %v, %m[%i] : (i64, memref<4xi32>) -> i64
  return %0 : i64
}

// -----

func.func @xori_index(%m: memref<4xindex>, %v: index, %i: index) -> index {
  // expected-error @+1 {{'memref.atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'index'}}
  %0 = memref.atomic_rmw xori %v, %m[%i] : (index, memref<4xindex>) -> index
  return %0 : index
}

// -----

func.func @xor_is_no_kind(%m: memref<4xi32>, %v: i32, %i: index) -> i32 {
  // expected-error @+1 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw xor %v, %m[%i] : (i32, memref<4xi32>) -> i32
  return %0 : i32
}

// -----

func.func @no_such_kind(%m: memref<4xi16>, %v: i16, %i: index) -> i16 {
  // expected-error @+1 {{invalid properties {kind = 16 : i64} for op memref.atomic_rmw: Invalid attribute `kind` in property conversion: 16 : i64}}
  %0 = "memref.atomic_rmw"(%v, %m, %i) <{kind = 16 : i64}> : (i16, memref<4xi16>, index) -> i16
  return %0 : i16
}
