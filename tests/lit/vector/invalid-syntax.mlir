// RUN: pyopt --split-input-file --verify-diagnostics %s

// Custom forms with a token too few, too many, or wrong.

func.func @f(%v: vector<4x8xf32>) {
  // expected-error @+2 {{custom op 'vector.transpose' expected integer value}}
  // expected-error @+1 {{expected ']'}}
  %0 = vector.transpose %v, [a, 0] : vector<4x8xf32> to vector<8x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error @+1 {{custom op 'vector.transpose' integer value too large}}
  %0 = vector.transpose %v, [1, 99999999999999999999] : vector<4x8xf32> to vector<8x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error @+2 {{custom op 'vector.extract' expected integer value}}
  // expected-error @+1 {{custom op 'vector.extract' expected SSA value or integer}}
  %0 = vector.extract %v[a] : vector<8xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %a: f32) {
  // expected-error @+2 {{expected ']' in dynamic index list}}
  // expected-error @+1 {{custom op 'vector.insert' expected SSA value or integer}}
  %0 = vector.insert %a, %v [0 1] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %a: f32) {
  // expected-error @+1 {{custom op 'vector.insert' expected 'into'}}
  %0 = vector.insert %a, %v [0, 1] : f32 vector<4x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = vector.transfer_read %m[, %i], %p : memref<?x?xf32>, vector<3x7xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  vector.transfer_write %v, %m[%i, ] : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.reduction' expected 'into'}}
  %0 = vector.reduction <add>, %v : vector<4xf32> to f32
  return
}

// -----

func.func @f(%k: vector<4xi1>) {
  // expected-error @+1 {{expected SSA operand}}
  vector.mask %k, {} : vector<4xi1>
  return
}
