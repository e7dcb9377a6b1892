// RUN: pyopt --split-input-file --arith-expand --verify-diagnostics %s

func.func @a(%a: f4E2M1FN, %s: f8E8M0FNU) -> f8E8M0FNU {
  // expected-error @+1 {{failed to legalize operation 'arith.scaling_extf' that was explicitly marked illegal}}
  %0 = arith.scaling_extf %a, %s fastmath<nnan> {x} : f4E2M1FN, f8E8M0FNU to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// -----

func.func @a(%a: f8E5M2, %s: f8E5M2) -> f16 {
  // expected-error @+1 {{failed to legalize operation 'arith.scaling_extf' that was explicitly marked illegal}}
  %0 = arith.scaling_extf %a, %s : f8E5M2, f8E5M2 to f16
  return %0 : f16
}

// -----

func.func @a(%a: f4E2M1FN, %s: f4E2M1FN) -> f16 {
  // expected-error @+1 {{failed to legalize operation 'arith.scaling_extf' that was explicitly marked illegal}}
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f4E2M1FN to f16
  return %0 : f16
}

// -----

func.func @a(%a: f4E2M1FN, %s: f16) -> f8E5M2 {
  // expected-error @+1 {{failed to legalize operation 'arith.scaling_extf' that was explicitly marked illegal}}
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f16 to f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @a(%a: f8E5M2, %s: f64) -> f4E2M1FN {
  // expected-error @+1 {{failed to legalize operation 'arith.scaling_truncf' that was explicitly marked illegal}}
  %0 = arith.scaling_truncf %a, %s : f8E5M2, f64 to f4E2M1FN
  return %0 : f4E2M1FN
}

// -----

func.func @a(%a: f8E8M0FNU, %s: f64) -> f4E2M1FN {
  // expected-error @+1 {{failed to legalize operation 'arith.scaling_truncf' that was explicitly marked illegal}}
  %0 = arith.scaling_truncf %a, %s : f8E8M0FNU, f64 to f4E2M1FN
  return %0 : f4E2M1FN
}

// -----

func.func @a(%a: vector<4xf32>, %s: vector<4xf8E5M2>) -> vector<4xf4E2M1FN> {
  // expected-error @+1 {{failed to legalize operation 'arith.scaling_truncf' that was explicitly marked illegal}}
  %0 = arith.scaling_truncf %a, %s : vector<4xf32>, vector<4xf8E5M2> to vector<4xf4E2M1FN>
  return %0 : vector<4xf4E2M1FN>
}

// -----

func.func @a(%a: vector<4xf32>, %s: f16) -> vector<4xf4E2M1FN> {
  // expected-error @+1 {{failed to legalize operation 'arith.scaling_truncf' that was explicitly marked illegal}}
  %0 = arith.scaling_truncf %a, %s : vector<4xf32>, f16 to vector<4xf4E2M1FN>
  return %0 : vector<4xf4E2M1FN>
}

// -----

func.func @a(%a: tensor<?xf16>, %s: tensor<2xf16>) -> tensor<?xf32> {
  // expected-error @+1 {{failed to legalize operation 'arith.scaling_extf' that was explicitly marked illegal}}
  %0 = arith.scaling_extf %a, %s : tensor<?xf16>, tensor<2xf16> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
