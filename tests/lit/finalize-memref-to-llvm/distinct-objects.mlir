// RUN: pyopt --split-input-file --finalize-memref-to-llvm %s | FileCheck %s

func.func @one(%a: memref<?xf32>) -> memref<?xf32> {
  %0 = memref.distinct_objects %a {x} : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT:     return %arg0 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @three(%a: memref<?xf32>, %b: memref<4xi8, 3>, %c: memref<f64>) -> memref<f64> {
  %0:3 = memref.distinct_objects %a, %b, %c : memref<?xf32>, memref<4xi8, 3>, memref<f64>
  return %0#2 : memref<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @three(%arg0: memref<?xf32>, %arg1: memref<4xi8, 3>, %arg2: memref<f64>) -> memref<f64> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : memref<f64> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<4xi8, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %6 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     llvm.intr.assume %6 ["separate_storage"(%3, %4 : !llvm.ptr, !llvm.ptr<3>)] : i1
// CHECK-NEXT:     llvm.intr.assume %6 ["separate_storage"(%3, %5 : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT:     llvm.intr.assume %6 ["separate_storage"(%4, %5 : !llvm.ptr<3>, !llvm.ptr)] : i1
// CHECK-NEXT:     return %arg2 : memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The addresses are those of the first elements.

func.func @offsets(%a: memref<?xf32, strided<[1], offset: 4>>,
                   %b: memref<?xi8, strided<[?], offset: ?>, 3>, %c: memref<f64>) {
  %0:3 = memref.distinct_objects %a, %b, %c
      : memref<?xf32, strided<[1], offset: 4>>, memref<?xi8, strided<[?], offset: ?>, 3>,
      memref<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @offsets(%arg0: memref<?xf32, strided<[1], offset: 4>>, %arg1: memref<?xi8, strided<[?], offset: ?>, 3>, %arg2: memref<f64>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : memref<f64> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xi8, strided<[?], offset: ?>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32, strided<[1], offset: 4>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %5 = llvm.getelementptr %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %6 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.getelementptr %6[%7] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     %9 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %10 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     llvm.intr.assume %10 ["separate_storage"(%5, %8 : !llvm.ptr, !llvm.ptr<3>)] : i1
// CHECK-NEXT:     llvm.intr.assume %10 ["separate_storage"(%5, %9 : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT:     llvm.intr.assume %10 ["separate_storage"(%8, %9 : !llvm.ptr<3>, !llvm.ptr)] : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
