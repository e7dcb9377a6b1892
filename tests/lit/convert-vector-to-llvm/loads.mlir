// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Loads, stores, gathers, scatters; masked ones, and those of elements that lie side by side.

func.func @load_2d(%m: memref<200x100xf32>, %i: index, %j: index) -> vector<2x8xf32> {
  %0 = vector.load %m[%i, %j] : memref<200x100xf32>, vector<2x8xf32>
  return %0 : vector<2x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @load_2d(%arg0: memref<200x100xf32>, %arg1: index, %arg2: index) -> vector<2x8xf32> {
// CHECK-NEXT:     %0 = vector.load %arg0[%arg1, %arg2] : memref<200x100xf32>, vector<2x8xf32>
// CHECK-NEXT:     return %0 : vector<2x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @store_0d(%v: vector<f32>, %m: memref<200x100xf32>, %i: index, %j: index) {
  vector.store %v, %m[%i, %j] {nontemporal = true} : memref<200x100xf32>, vector<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @store_0d(%arg0: vector<f32>, %arg1: memref<200x100xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : memref<200x100xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.mlir.constant(100 : index) : i64
// CHECK-NEXT:     %6 = llvm.mul %1, %5 : i64
// CHECK-NEXT:     %7 = llvm.add %6, %0 : i64
// CHECK-NEXT:     %8 = llvm.getelementptr %4[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %3, %8 {alignment = 4 : i64, nontemporal} : vector<1xf32>, !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @store_other_space(%v: vector<4xi8>, %m: memref<?xi8, "far">, %i: index) {
  vector.store %v, %m[%i] : memref<?xi8, "far">, vector<4xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @store_other_space(%arg0: vector<4xi8>, %arg1: memref<?xi8, "far">, %arg2: index) {
// CHECK-NEXT:     vector.store %arg0, %arg1[%arg2] : memref<?xi8, "far">, vector<4xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maskedload_known(%m: memref<?xf32>, %p: vector<4xf32>, %i: index)
    -> (vector<4xf32>, vector<4xf32>) {
  %none = vector.constant_mask [0] : vector<4xi1>
  %all = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.maskedload %m[%i], %none, %p
      : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %m[%i], %all, %p
      : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @maskedload_known(%arg0: memref<?xf32>, %arg1: vector<4xf32>, %arg2: index) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %4 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     return %arg1, %4 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @type_cast_index(%m: memref<8x8xindex>) -> memref<vector<8x8xindex>> {
  %0 = vector.type_cast %m : memref<8x8xindex> to memref<vector<8x8xindex>>
  return %0 : memref<vector<8x8xindex>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @type_cast_index(%arg0: memref<8x8xindex>) -> memref<vector<8x8xindex>> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : memref<8x8xindex> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(ptr, ptr, i64)> to memref<vector<8x8xindex>>
// CHECK-NEXT:     return %8 : memref<vector<8x8xindex>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e9(%m: memref<?xf32>, %i: index, %x: vector<3xf32>) -> vector<3xf32> {
  %none = vector.constant_mask [0] : vector<3xi1>
  %all = vector.constant_mask [3] : vector<3xi1>
  %ix = arith.constant dense<1> : vector<3xi32>
  vector.compressstore %m[%i], %none, %x : memref<?xf32>, vector<3xi1>, vector<3xf32>
  vector.compressstore %m[%i], %all, %x : memref<?xf32>, vector<3xi1>, vector<3xf32>
  vector.scatter %m[%i] [%ix], %none, %x : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  %0 = vector.gather %m[%i] [%ix], %none, %x
      : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %1 = vector.gather %m[%i] [%ix], %all, %x
      : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %2 = vector.expandload %m[%i], %all, %x
      : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %3 = arith.addf %0, %1 : vector<3xf32>
  %4 = arith.addf %3, %2 : vector<3xf32>
  return %4 : vector<3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e9(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<3xf32>) -> vector<3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %cst = arith.constant dense<1> : vector<3xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<true> : vector<3xi1>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %arg2, %3 {alignment = 4 : i64} : vector<3xf32>, !llvm.ptr
// CHECK-NEXT:     %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.getelementptr %4[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %6 = llvm.getelementptr %5[%cst] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
// CHECK-NEXT:     %7 = llvm.intr.masked.gather %6, %cst_0, %arg2 {alignment = 4 : i32} : (vector<3x!llvm.ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = llvm.getelementptr %8[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> vector<3xf32>
// CHECK-NEXT:     %11 = arith.addf %arg2, %7 : vector<3xf32>
// CHECK-NEXT:     %12 = arith.addf %11, %10 : vector<3xf32>
// CHECK-NEXT:     return %12 : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
