// RUN: pyopt %s --convert-linalg-to-std --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @tensors(%a: tensor<4xf32>) {
  // expected-error@+1 {{failed to legalize operation 'linalg.exp'}}
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @complex(%a: memref<4xcomplex<f32>>, %x: complex<f32>) {
  // expected-error@+1 {{failed to legalize operation 'linalg.fill'}}
  linalg.fill ins(%x : complex<f32>) outs(%a : memref<4xcomplex<f32>>)
  return
}

// -----

func.func @space(%a: memref<4xf32, "x">) {
  // expected-error@+1 {{failed to legalize operation 'linalg.copy'}}
  linalg.copy ins(%a : memref<4xf32, "x">) outs(%a : memref<4xf32, "x">)
  return
}

// -----

func.func @no_name(%a: memref<4xf32>) {
  // expected-error@+1 {{failed to legalize operation 'linalg.generic'}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"], library_call = ""}
    outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @softmax(%a: memref<4x4xf32>) {
  // expected-error@+1 {{failed to legalize operation 'linalg.softmax'}}
  linalg.softmax dimension(1) ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @other(%x: f32) {
  // expected-error@+1 {{failed to legalize operation 'math.exp'}}
  %0 = math.exp %x : f32
  return
}

// -----

func.func @branch() {
  // expected-error@+1 {{failed to legalize operation 'cf.br'}}
  cf.br ^bb1
^bb1:
  return
}

// -----

func.func private @work(memref<4xf32>)
func.func @another_type(%a: memref<4xf32>) {
  // expected-error@+1 {{'func.call' op operand type mismatch: expected operand type 'memref<4xf32>', but provided 'memref<4xf32, strided<[?], offset: ?>>' for operand number 0}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"], library_call = "work"}
    outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
