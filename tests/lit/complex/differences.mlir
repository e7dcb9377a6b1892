// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file %s | pyopt --split-input-file | FileCheck %s

// The reference prints what is not finite as an encoding of its type, but reads all encodings as those of f64.
func.func private @not_finite() attributes {test.a = #complex.number<:f32 0x7F800000, 0xFFC00000>}

// CHECK: module {
// CHECK-NEXT:   func.func private @not_finite() attributes {test.a = #complex.number<:f32 0x7F800000, 0xFFC00000> : complex<f32>}
// CHECK-NEXT: }

// -----

func.func private @out_of_range() attributes {test.a = #complex.number<:f16 1.0e10, -1.0e10>}

// CHECK: module {
// CHECK-NEXT:   func.func private @out_of_range() attributes {test.a = #complex.number<:f16 0x7C00, 0xFC00> : complex<f16>}
// CHECK-NEXT: }
