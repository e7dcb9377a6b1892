// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s

func.func private @f(si32, ui8, f8E5M2, f8E4M3FN, f16, bf16, f80, f128, complex<f32>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(i32, i8, i8, i8, f16, bf16, f80, f128, !llvm.struct<(f32, f32)>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(tf32)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(tf32)
// CHECK-NEXT: }

// -----

func.func private @f(vector<f32>, vector<[4]xf32>, vector<2x[4]xf32>, vector<2x3x4xindex>,
                     vector<4xsi8>, vector<4xf8E5M2>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(vector<1xf32>, vector<[4]xf32>, !llvm.array<2 x vector<[4]xf32>>, !llvm.array<2 x array<3 x vector<4xi64>>>, vector<4xi8>, vector<4xi8>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(vector<[2]x4xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(vector<[2]x4xf32>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<f32>, memref<3xcomplex<f32>, 3>, memref<*xi1, 2>,
                     memref<2xvector<2x3xf32>>, memref<2xmemref<3xf32>>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(tuple<i32, f32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(tuple<i32, f32>)
// CHECK-NEXT: }

// -----

func.func private @f(none)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(none)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<2xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(tensor<2xf32>)
// CHECK-NEXT: }

// -----

func.func private @f((i32) -> (i32), (memref<2xf32>) -> ())

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f((tensor<2xf32>) -> (i32))

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.ptr<2>, !llvm.array<2 x i32>, !llvm.struct<(i32, f32)>,
                     !llvm.struct<"foo", (i32)>, !llvm.array<2 x index>,
                     !llvm.struct<(index, memref<2xf32>)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr<2>, !llvm.array<2 x i32>, !llvm.struct<(i32, f32)>, !llvm.struct<"foo", (i32)>, !llvm.array<2 x i64>, !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"foo", (i32, index)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.struct<"_Converted.foo", (i32, i64)>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(memref<2xf32, 1 : i8>, memref<2xf32, 4294967297>, memref<2xf32, -1>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr<1>, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<4294967295>, !llvm.ptr<4294967295>, i64, i64, i64) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(memref<?x4xf32, strided<[?, ?], offset: ?>>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(i256, i0, !llvm.func<i32 (index)>, vector<4x!llvm.ptr>, !llvm.token)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(i256, i0, !llvm.func<i32 (i64)>, vector<4x!llvm.ptr>, !llvm.token) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(index, index)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(i64, i64) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(memref<0xf32>, memref<?x0x2xf32>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"opaque", opaque>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.struct<"opaque", opaque>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<packed (i8, index)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.struct<packed (i8, i64)>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(memref<2x3xi1, strided<[3, 1], offset: 5>>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(complex<f16>, complex<f64>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.struct<(f16, f16)>, !llvm.struct<(f64, f64)>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (si32, ui8, f8E5M2, f8E4M3FN, f16, bf16, f80, f128, tf32, complex<f32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f() -> (si32, ui8, f8E5M2, f8E4M3FN, f16, bf16, f80, f128, tf32, complex<f32>)
// CHECK-NEXT: }

// -----

func.func private @f()
    -> (vector<f32>, vector<[4]xf32>, vector<2x[4]xf32>, vector<2x3x4xindex>, vector<4xsi8>,
        vector<4xf8E5M2>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(vector<1xf32>, vector<[4]xf32>, array<2 x vector<[4]xf32>>, array<2 x array<3 x vector<4xi64>>>, vector<4xi8>, vector<4xi8>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (vector<[2]x4xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f() -> vector<[2]x4xf32>
// CHECK-NEXT: }

// -----

func.func private @f()
    -> (memref<f32>, memref<3xcomplex<f32>, 3>, memref<*xi1, 2>, memref<2xvector<2x3xf32>>,
        memref<2xmemref<3xf32>>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (tuple<i32, f32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f() -> tuple<i32, f32>
// CHECK-NEXT: }

// -----

func.func private @f() -> (none)

// CHECK: module {
// CHECK-NEXT:   func.func private @f() -> none
// CHECK-NEXT: }

// -----

func.func private @f() -> (tensor<2xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f() -> tensor<2xf32>
// CHECK-NEXT: }

// -----

func.func private @f() -> ((i32) -> (i32), (memref<2xf32>) -> ())

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(ptr, ptr)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> ((tensor<2xf32>) -> (i32))

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.ptr attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f()
    -> (!llvm.ptr<2>, !llvm.array<2 x i32>, !llvm.struct<(i32, f32)>, !llvm.struct<"foo", (i32)>,
        !llvm.array<2 x index>, !llvm.struct<(index, memref<2xf32>)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(ptr<2>, array<2 x i32>, struct<(i32, f32)>, struct<"foo", (i32)>, array<2 x i64>, struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (!llvm.struct<"foo", (i32, index)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<"_Converted.foo", (i32, i64)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (memref<2xf32, 1 : i8>, memref<2xf32, 4294967297>, memref<2xf32, -1>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr<4294967295>, ptr<4294967295>, i64, array<1 x i64>, array<1 x i64>)>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (memref<?x4xf32, strided<[?, ?], offset: ?>>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (i256, i0, !llvm.func<i32 (index)>, vector<4x!llvm.ptr>, !llvm.token)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(i256, i0, func<i32 (i64)>, vector<4x!llvm.ptr>, token)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (index, index)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(i64, i64)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (memref<0xf32>, memref<?x0x2xf32>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (!llvm.struct<"opaque", opaque>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<"opaque", opaque> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (!llvm.struct<packed (i8, index)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<packed (i8, i64)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (memref<2x3xi1, strided<[3, 1], offset: 5>>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (complex<f16>, complex<f64>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(struct<(f16, f16)>, struct<(f64, f64)>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }
