// RUN: pyopt --split-input-file %s | FileCheck %s

// Encodings in types and attributes of other dialects.

#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense), explicitVal = 1.0 : f32 }> : i32
func.func private @f(tensor<4xf32, #a>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = 1.000000e+00 : f32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4xf32, #sparse>)
// CHECK-NEXT: }

// -----

#v = 1.0 : f32
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense), explicitVal = #v, posWidth = 8 : index }>
func.func private @f(tensor<4xf32, #a>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), posWidth = 8, explicitVal = 1.000000e+00 : f32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4xf32, #sparse>)
// CHECK-NEXT: }
