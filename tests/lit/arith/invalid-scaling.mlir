// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: f32, %s: f32) {
  // expected-error @+1 {{'arith.scaling_extf' op operand types 'f32', 'f32' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_extf %a, %s : f32, f32 to f32
  return
}

// -----

func.func @f(%a: f32, %s: f32) {
  // expected-error @+1 {{'arith.scaling_truncf' op operand types 'f32', 'f32' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : f32, f32 to f32
  return
}

// -----

func.func @f(%a: f32, %s: f8E5M2) {
  // expected-error @+1 {{'arith.scaling_extf' op operand types 'f32', 'f8E5M2' and result type 'f16' are cast incompatible}}
  %0 = arith.scaling_extf %a, %s : f32, f8E5M2 to f16
  return
}

// -----

func.func @f(%a: f16, %s: f8E5M2) {
  // expected-error @+1 {{'arith.scaling_truncf' op operand types 'f16', 'f8E5M2' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : f16, f8E5M2 to f32
  return
}

// -----

func.func @f(%a: vector<2xf16>, %s: vector<2xf16>) {
  // expected-error @+1 {{'arith.scaling_extf' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.scaling_extf %a, %s : vector<2xf16>, vector<2xf16> to tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %s: vector<2xf16>) {
  // expected-error @+1 {{'arith.scaling_truncf' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.scaling_truncf %a, %s : tensor<2xf32>, vector<2xf16> to vector<2xf16>
  return
}

// -----

func.func @f(%a: f16, %s: vector<2xf16>) {
  // expected-error @+1 {{'arith.scaling_extf' op operand types 'f16', 'vector<2xf16>' and result type 'vector<2xf32>' are cast incompatible}}
  %0 = arith.scaling_extf %a, %s : f16, vector<2xf16> to vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %s: vector<2xf16>) {
  // expected-error @+1 {{'arith.scaling_truncf' op operand types 'vector<2xf32>', 'vector<2xf16>' and result type 'f16' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : vector<2xf32>, vector<2xf16> to f16
  return
}

// -----

func.func @f(%a: f16, %s: vector<2xf16>) {
  // expected-error @+1 {{'arith.scaling_extf' op if an operand is non-scalar, then there must be at least one non-scalar result}}
  %0 = arith.scaling_extf %a, %s : f16, vector<2xf16> to f32
  return
}

// -----

func.func @f(%a: f32, %s: vector<2xf16>) {
  // expected-error @+1 {{'arith.scaling_truncf' op if an operand is non-scalar, then there must be at least one non-scalar result}}
  %0 = arith.scaling_truncf %a, %s : f32, vector<2xf16> to f16
  return
}

// -----

func.func @f(%a: vector<2xf16>, %s: vector<2xf16>) {
  // expected-error @+1 {{'arith.scaling_extf' op operand types 'vector<2xf16>', 'vector<2xf16>' and result type 'vector<3xf32>' are cast incompatible}}
  %0 = arith.scaling_extf %a, %s : vector<2xf16>, vector<2xf16> to vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<3xf32>, %s: vector<2xf16>) {
  // expected-error @+1 {{'arith.scaling_truncf' op operand types 'vector<3xf32>', 'vector<2xf16>' and result type 'vector<2xf16>' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : vector<3xf32>, vector<2xf16> to vector<2xf16>
  return
}

// -----

func.func @f(%a: vector<[2]xf16>, %s: vector<[2]xf16>) {
  // expected-error @+1 {{'arith.scaling_extf' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.scaling_extf %a, %s : vector<[2]xf16>, vector<[2]xf16> to vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2x1xf32>, %s: vector<2xf16>) {
  // expected-error @+1 {{'arith.scaling_truncf' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.scaling_truncf %a, %s : vector<2x1xf32>, vector<2xf16> to vector<2x1xf16>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %s: vector<2xf16>) {
  // expected-error @+1 {{'arith.scaling_extf' op operand types 'vector<2xf16>', 'vector<2xf16>' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_extf %a, %s : vector<2xf16>, vector<2xf16> to f32
  return
}

// -----

func.func @f(%a: f32, %s: vector<2xf16>) {
  // expected-error @+1 {{'arith.scaling_truncf' op operand types 'f32', 'vector<2xf16>' and result type 'vector<2xf16>' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : f32, vector<2xf16> to vector<2xf16>
  return
}

// -----

func.func @f(%a: i32, %s: f16) {
  // expected-error @+1 {{'arith.scaling_extf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.scaling_extf %a, %s : i32, f16 to f32
  return
}

// -----

func.func @f(%a: f32, %s: f16) {
  // expected-error @+1 {{'arith.scaling_truncf' op result #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.scaling_truncf %a, %s : f32, f16 to i32
  return
}

// -----

func.func @f(%a: f32, %s: i8) {
  // expected-error @+1 {{'arith.scaling_truncf' op operand #1 must be floating-point-like, but got 'i8'}}
  %0 = arith.scaling_truncf %a, %s : f32, i8 to f16
  return
}

// -----

func.func @f(%a: f16, %s: f16) {
  // expected-error @+1 {{'arith.scaling_extf' op result #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.scaling_extf %a, %s : f16, f16 to i32
  return
}

// -----

func.func @f(%a: memref<2xf16>, %s: memref<2xf16>) {
  // expected-error @+1 {{'arith.scaling_extf' op operand #0 must be floating-point-like, but got 'memref<2xf16>'}}
  %0 = arith.scaling_extf %a, %s : memref<2xf16>, memref<2xf16> to memref<2xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>, %s: memref<2xf16>) {
  // expected-error @+1 {{'arith.scaling_truncf' op operand #0 must be floating-point-like, but got 'memref<2xf32>'}}
  %0 = arith.scaling_truncf %a, %s : memref<2xf32>, memref<2xf16> to memref<2xf16>
  return
}

// -----

func.func @f(%a: tensor<2xf16, 1>, %s: tensor<2xf16>) {
  // expected-error @+1 {{'arith.scaling_extf' op operand types 'tensor<2xf16, 1 : i64>', 'tensor<2xf16>' and result type 'tensor<2xf32>' are cast incompatible}}
  %0 = arith.scaling_extf %a, %s : tensor<2xf16, 1>, tensor<2xf16> to tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %s: tensor<2xf16>) {
  // expected-error @+1 {{'arith.scaling_truncf' op operand types 'tensor<2xf32>', 'tensor<2xf16>' and result type 'tensor<2xf16, 1 : i64>' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : tensor<2xf32>, tensor<2xf16> to tensor<2xf16, 1>
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error @+1 {{'arith.scaling_extf' op expected 2 operands, but found 1}}
  %0 = "arith.scaling_extf"(%a) : (f16) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{invalid properties {roundingmode = 9 : i32} for op arith.scaling_truncf: Invalid attribute `roundingmode` in property conversion: 9 : i32}}
  %0 = "arith.scaling_truncf"(%a, %a) <{roundingmode = 9 : i32}> : (f32, f32) -> f16
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{custom op 'arith.scaling_truncf' expected 'to'}}
  %0 = arith.scaling_truncf %a, %a : f32, f32, f16
  return
}
