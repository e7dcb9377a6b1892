// RUN: pyopt %s --split-input-file --verify-diagnostics

// Raw data of i1 is a byte for each element.

func.func @bytes() -> tensor<4xi1> {
  // expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<4xi1>'}}
  %0 = arith.constant dense<"0x01000100"> : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

func.func @too_short() -> tensor<4xi1> {
  // expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<4xi1>'}}
  %0 = arith.constant dense<"0x0100"> : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

func.func @too_long() -> tensor<2xi1> {
  // expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<2xi1>'}}
  %0 = arith.constant dense<"0x010001"> : tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

func.func @other_bytes() -> tensor<4xi1> {
  // expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<4xi1>'}}
  %0 = arith.constant dense<"0x02000300"> : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

func.func @matrix() -> tensor<2x3xi1> {
  // expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<2x3xi1>'}}
  %0 = arith.constant dense<"0x010001000100"> : tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

func.func @vector() -> vector<9xi1> {
  // expected-error @+1 {{elements hex data size is invalid for provided type: 'vector<9xi1>'}}
  %0 = arith.constant dense<"0x010101010101010100"> : vector<9xi1>
  return %0 : vector<9xi1>
}

// -----

func.func @all_false() -> tensor<3xi1> {
  // expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<3xi1>'}}
  %0 = arith.constant dense<"0x000000"> : tensor<3xi1>
  return %0 : tensor<3xi1>
}

// -----

func.func @folds() -> i1 {
  // expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<4xi1>'}}
  %0 = arith.constant dense<"0x00010000"> : tensor<4xi1>
  %c1 = arith.constant 1 : index
  %1 = tensor.extract %0[%c1] : tensor<4xi1>
  return %1 : i1
}
