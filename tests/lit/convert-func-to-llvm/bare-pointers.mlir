// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-func-to-llvm=use-bare-ptr-memref-call-conv %s | FileCheck %s

func.func private @f(memref<f32>, memref<3xcomplex<f32>, 3>, memref<*xi1, 2>,
                     memref<2xvector<2x3xf32>>, memref<2xmemref<3xf32>>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(memref<f32>, memref<3xcomplex<f32>, 3>, memref<*xi1, 2>, memref<2xvector<2x3xf32>>, memref<2xmemref<3xf32>>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.ptr<2>, !llvm.array<2 x i32>, !llvm.struct<(i32, f32)>,
                     !llvm.struct<"foo", (i32)>, !llvm.array<2 x index>,
                     !llvm.struct<(index, memref<2xf32>)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr<2>, !llvm.array<2 x i32>, !llvm.struct<(i32, f32)>, !llvm.struct<"foo", (i32)>, !llvm.array<2 x i64>, !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(memref<2x3xi1, strided<[3, 1], offset: 5>>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<?xf32>) -> memref<?xf32> {
  %r = call @g(%m) : (memref<?xf32>) -> memref<?xf32>
  return %r : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT:     %0 = call @g(%arg0) : (memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.return %1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }
