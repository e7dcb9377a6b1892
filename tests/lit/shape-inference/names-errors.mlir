// RUN: pyopt %s -split-input-file --shape-inference -verify-diagnostics

// expected-error @+1 {{shape.dims is to be an array of strings}}
func.func @not_an_array(%x: tensor<?xf32> {shape.dims = "n"}) {
  return
}

// -----

// expected-error @+1 {{shape.dims is to be an array of strings}}
func.func @not_strings(%x: tensor<?xf32> {shape.dims = [4]}) {
  return
}

// -----

// expected-error @+1 {{shape.dims of argument #0 has 2 entries, but the rank is 1}}
func.func @too_many(%x: tensor<?xf32> {shape.dims = ["n", "m"]}) {
  return
}

// -----

// expected-error @+1 {{shape.dims of argument #0 has 1 entry, but the rank is 2}}
func.func @too_few(%x: tensor<?x?xf32> {shape.dims = ["n"]}) {
  return
}

// -----

// expected-error @+1 {{shape.dims of argument #0, which has no extents}}
func.func @scalar(%x: index {shape.dims = ["n"]}) {
  return
}

// -----

// expected-error @+1 {{shape.dims of argument #0 has "n +", which is no expression over names: missing right operand of binary operator}}
func.func @no_expression(%x: tensor<?xf32> {shape.dims = ["n +"]}) {
  return
}

// -----

// expected-error @+1 {{shape.dims of argument #0 has "n m", which is no expression over names: expected the end}}
func.func @something_behind(%x: tensor<?xf32> {shape.dims = ["n m"]}) {
  return
}

// -----

// expected-error @+1 {{shape.dims of argument #0 has "batch-", which is no expression over names: missing right operand of binary operator}}
func.func @no_name(%x: tensor<?xf32> {shape.dims = ["batch-"]}) {
  return
}

// -----

// expected-error @+1 {{shape.bounds has "n <= 4", but no shape.dims of the function has 'n'}}
func.func @bounds_alone(%x: tensor<?xf32>) attributes {shape.bounds = ["n <= 4"]} {
  return
}

// -----

// expected-error @+1 {{shape.bounds has "n", which is not of the form "1 <= name <= 64"}}
func.func @no_bound(%x: tensor<?xf32> {shape.dims = ["n"]}) attributes {shape.bounds = ["n"]} {
  return
}

// -----

// expected-error @+1 {{shape.bounds has "n <= m", which is not of the form "1 <= name <= 64"}}
func.func @of_two_names(%x: tensor<?x?xf32> {shape.dims = ["n", "m"]}) attributes {shape.bounds = ["n <= m"]} {
  return
}

// -----

// expected-error @+1 {{shape.bounds is to be an array of strings}}
func.func @bounds_no_array(%x: tensor<?xf32> {shape.dims = ["n"]}) attributes {shape.bounds = "n <= 4"} {
  return
}

// -----

// expected-error @+1 {{shape.bounds leave no extent for 'n': 5 <= n <= 4}}
func.func @nothing_left(%x: tensor<?xf32> {shape.dims = ["n"]}) attributes {shape.bounds = ["n <= 4", "5 <= n"]} {
  return
}

// -----

// expected-error @+2 {{'func.func' op needs extent 1 of argument #0 to be 3, but it is 4}}
// expected-note @+1 {{argument #0 comes from here}}
func.func @two_numbers(%x: tensor<3x4xf32> {shape.dims = ["n", "n"]}) {
  return
}

// -----

// expected-error @+2 {{'func.func' op needs extent 0 of argument #1 to be 6, but it is 5}}
// expected-note @+1 {{argument #1 comes from here}}
func.func @expression(%x: tensor<3x?xf32> {shape.dims = ["n", "2 * n"]}, %y: tensor<5xf32> {shape.dims = ["2 * n"]}) {
  return
}

// -----

// expected-error @+2 {{'func.func' op needs extent 0 of argument #0 to be 64 at most, as 'batch' is, but it is 128}}
// expected-note @+1 {{argument #0 comes from here}}
func.func @too_large(%x: tensor<128xf32> {shape.dims = ["batch"]}) attributes {shape.bounds = ["1 <= batch <= 64"]} {
  return
}

// -----

// expected-error @+2 {{'func.func' op needs extent 0 of argument #0 to be 1 at least, as 'batch' is, but it is 0}}
// expected-note @+1 {{argument #0 comes from here}}
func.func @empty(%x: tensor<0xf32> {shape.dims = ["batch"]}) attributes {shape.bounds = ["1 <= batch"]} {
  return
}

// -----

// What a call hands over is outside of the bounds.

func.func @callee(%x: tensor<?xf32> {shape.dims = ["batch"]})
    attributes {shape.bounds = ["1 <= batch <= 64"]} {
  return
}
func.func @caller(%x: tensor<128xf32>, %y: tensor<64xf32>) {
  %0 = tensor.cast %y : tensor<64xf32> to tensor<?xf32>
  call @callee(%0) : (tensor<?xf32>) -> ()
  // expected-note @+1 {{operand #0 comes from here}}
  %1 = tensor.cast %x : tensor<128xf32> to tensor<?xf32>
  // expected-error @+1 {{'func.call' op needs extent 0 of operand #0 to be 64 at most, as 'batch' is, but it is 128}}
  call @callee(%1) : (tensor<?xf32>) -> ()
  return
}

// -----

// Extents of a call that the callee says are equal.

func.func @callee(%x: tensor<?x?xf32> {shape.dims = ["n", "n"]}) {
  return
}
func.func @caller(%x: tensor<3x4xf32>) {
  // expected-note @+1 {{operand #0 comes from here}}
  %0 = tensor.cast %x : tensor<3x4xf32> to tensor<?x?xf32>
  // expected-error @+1 {{'func.call' op needs extent 1 of operand #0 to be 3, but it is 4}}
  call @callee(%0) : (tensor<?x?xf32>) -> ()
  return
}

// -----

// Messages use the names.

// expected-note @+1 {{what 'func.func' op here needs says something else}}
func.func @message(%x: tensor<?xf32> {shape.dims = ["batch"]}, %y: tensor<?xf32> {shape.dims = ["batch + 1"]}, %z: tensor<?xf32> {shape.dims = ["batch"]}) {
  // expected-error @+1 {{'linalg.copy' op needs two extents to be equal that are 1 + batch and batch}}
  %0 = linalg.copy ins(%y : tensor<?xf32>) outs(%z : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// Within its bounds batch is never 100.

// expected-note @+2 {{operand #0 comes from here}}
// expected-note @+1 {{operand #1 comes from here}}
func.func @never(%x: tensor<?xf32> {shape.dims = ["batch"]}, %y: tensor<100xf32>) attributes {shape.bounds = ["batch <= 64"]} {
  // expected-error @+1 {{'linalg.copy' op needs two extents to be equal that are 100 and batch}}
  %0 = linalg.copy ins(%y : tensor<100xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return
}
