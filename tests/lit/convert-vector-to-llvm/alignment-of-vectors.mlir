// RUN: pyopt --split-input-file --convert-vector-to-llvm='use-vector-alignment' %s | FileCheck %s

// The alignment that a vector prefers, unless the op says one.

func.func @a(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xi32>) {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  vector.store %0, %m[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i], %k, %p
      : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %k, %1 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.gather %m[%i] [%x], %k, %p
      : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%x], %k, %2 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %m[%i], %k, %p
      : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %k, %3 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %4 = vector.load %m[%i] {alignment = 8} : memref<?xf32>, vector<4xf32>
  %5 = vector.load %m[%i] : memref<?xf32>, vector<3xf32>
  %6 = vector.load %m[%i] : memref<?xf32>, vector<1xf32>
  %7 = vector.load %m[%i] : memref<?xf32>, vector<f32>
  vector.store %7, %m[%i] : memref<?xf32>, vector<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4xi32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %4 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %4, %6 {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     %7 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.getelementptr %7[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %9 = llvm.intr.masked.load %8, %arg2, %arg3 {alignment = 16 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.getelementptr %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %9, %11, %arg2 {alignment = 16 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:     %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.getelementptr %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %14 = llvm.getelementptr %13[%arg4] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %15 = llvm.intr.masked.gather %14, %arg2, %arg3 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %16 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %17 = llvm.getelementptr %16[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %18 = llvm.getelementptr %17[%arg4] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     llvm.intr.masked.scatter %15, %18, %arg2 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
// CHECK-NEXT:     %19 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %20 = llvm.getelementptr %19[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %21 = "llvm.intr.masked.expandload"(%20, %arg2, %arg3) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %22 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %23 = llvm.getelementptr %22[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.masked.compressstore"(%21, %23, %arg2) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
// CHECK-NEXT:     %24 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %25 = llvm.getelementptr %24[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %28 = llvm.getelementptr %27[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %26, %28 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%m: memref<?xi8>, %n: memref<?xindex>, %o: memref<?xvector<3xf32>>, %i: index,
             %b: memref<?xi1>, %c: memref<?xi3>, %w: memref<?xf80>)
    -> (vector<5xi8>, vector<3xindex>, vector<3xf32>, vector<8xi1>, vector<3xi3>, vector<200xi1>,
        vector<2xf80>) {
  %0 = vector.load %m[%i] : memref<?xi8>, vector<5xi8>
  %1 = vector.load %n[%i] : memref<?xindex>, vector<3xindex>
  %2 = vector.load %o[%i] : memref<?xvector<3xf32>>, vector<3xf32>
  %3 = vector.load %b[%i] : memref<?xi1>, vector<8xi1>
  %4 = vector.load %c[%i] : memref<?xi3>, vector<3xi3>
  %5 = vector.load %b[%i] : memref<?xi1>, vector<200xi1>
  %6 = vector.load %w[%i] : memref<?xf80>, vector<2xf80>
  return %0, %1, %2, %3, %4, %5, %6
      : vector<5xi8>, vector<3xindex>, vector<3xf32>, vector<8xi1>, vector<3xi3>, vector<200xi1>,
      vector<2xf80>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%arg0: memref<?xi8>, %arg1: memref<?xindex>, %arg2: memref<?xvector<3xf32>>, %arg3: index, %arg4: memref<?xi1>, %arg5: memref<?xi3>, %arg6: memref<?xf80>) -> (vector<5xi8>, vector<3xindex>, vector<3xf32>, vector<8xi1>, vector<3xi3>, vector<200xi1>, vector<2xf80>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg6 : memref<?xf80> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg5 : memref<?xi3> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg4 : memref<?xi1> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg2 : memref<?xvector<3xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %arg1 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %arg0 : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.extractvalue %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.getelementptr %7[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> vector<5xi8>
// CHECK-NEXT:     %10 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.getelementptr %10[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %12 = llvm.load %11 {alignment = 32 : i64} : !llvm.ptr -> vector<3xi64>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : vector<3xi64> to vector<3xindex>
// CHECK-NEXT:     %14 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %15 = llvm.getelementptr %14[%5] : (!llvm.ptr, i64) -> !llvm.ptr, vector<3xf32>
// CHECK-NEXT:     %16 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> vector<3xf32>
// CHECK-NEXT:     %17 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %18 = llvm.getelementptr %17[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     %19 = llvm.load %18 {alignment = 1 : i64} : !llvm.ptr -> vector<8xi8>
// CHECK-NEXT:     %20 = llvm.trunc %19 : vector<8xi8> to vector<8xi1>
// CHECK-NEXT:     %21 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %22 = llvm.getelementptr %21[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i3
// CHECK-NEXT:     %23 = llvm.load %22 {alignment = 2 : i64} : !llvm.ptr -> vector<3xi8>
// CHECK-NEXT:     %24 = llvm.trunc %23 : vector<3xi8> to vector<3xi3>
// CHECK-NEXT:     %25 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %26 = llvm.getelementptr %25[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     %27 = llvm.load %26 {alignment = 32 : i64} : !llvm.ptr -> vector<200xi8>
// CHECK-NEXT:     %28 = llvm.trunc %27 : vector<200xi8> to vector<200xi1>
// CHECK-NEXT:     %29 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %30 = llvm.getelementptr %29[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f80
// CHECK-NEXT:     %31 = llvm.load %30 {alignment = 32 : i64} : !llvm.ptr -> vector<2xf80>
// CHECK-NEXT:     return %9, %13, %16, %20, %24, %28, %31 : vector<5xi8>, vector<3xindex>, vector<3xf32>, vector<8xi1>, vector<3xi3>, vector<200xi1>, vector<2xf80>
// CHECK-NEXT:   }
// CHECK-NEXT: }
