// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s

func.func private @f(!llvm.struct<"foo", (i32, index)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.struct<"_Converted.foo", (i32, i64)>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"opaque", opaque>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.struct<"opaque", opaque>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (si32, ui8, f8E5M2, f8E4M3FN, f16, bf16, f80, f128, tf32, complex<f32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f() -> (si32, ui8, f8E5M2, f8E4M3FN, f16, bf16, f80, f128, tf32, complex<f32>)
// CHECK-NEXT: }

// -----

func.func private @f() -> (i256, i0, !llvm.func<i32 (index)>, vector<4x!llvm.ptr>, !llvm.token)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(i256, i0, func<i32 (i64)>, vector<4x!llvm.ptr>, token)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (complex<f16>, complex<f64>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(struct<(f16, f16)>, struct<(f64, f64)>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }
