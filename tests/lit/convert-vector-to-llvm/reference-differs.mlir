// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Where the reference computes something else, makes invalid ops, or crashes.

func.func @extract_scalar_0d(%v: vector<f32>) -> f32 {
  %0 = vector.extract %v[] : f32 from vector<f32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_scalar_0d(%arg0: vector<f32>) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %2 = llvm.extractelement %0[%1 : i64] : vector<1xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_scalar_0d(%x: f32, %v: vector<f32>) -> vector<f32> {
  %0 = vector.insert %x, %v [] : f32 into vector<f32>
  return %0 : vector<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_scalar_0d(%arg0: f32, %arg1: vector<f32>) -> vector<f32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %2 = llvm.insertelement %arg0, %0[%1 : i64] : vector<1xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<1xf32> to vector<f32>
// CHECK-NEXT:     return %3 : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_1d(%m: memref<?xf32>, %i: index) -> vector<17xf32> {
  %pad = arith.constant 7.0 : f32
  %0 = vector.transfer_read %m[%i], %pad : memref<?xf32>, vector<17xf32>
  return %0 : vector<17xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_1d(%arg0: memref<?xf32>, %arg1: index) -> vector<17xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %2 = arith.subi %dim, %arg1 : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : vector<17xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %3 = arith.minsi %2, %c2147483647 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %4 = arith.maxsi %3, %c0_1 : index
// CHECK-NEXT:     %5 = arith.index_cast %4 : index to i32
// CHECK-NEXT:     %6 = llvm.mlir.undef : vector<17xi32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i32] : vector<17xi32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %10 = arith.cmpi slt, %cst_0, %9 : vector<17xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<7.000000e+00> : vector<17xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.getelementptr %11[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %13 = llvm.intr.masked.load %12, %10, %cst_2 {alignment = 4 : i32} : (!llvm.ptr, vector<17xi1>, vector<17xf32>) -> vector<17xf32>
// CHECK-NEXT:     return %13 : vector<17xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_1d_mask(%m: memref<?xf32>, %i: index, %k: vector<5xi1>) -> vector<5xf32> {
  %pad = arith.constant 7.0 : f32
  %0 = vector.transfer_read %m[%i], %pad, %k : memref<?xf32>, vector<5xf32>
  return %0 : vector<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_1d_mask(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<5xi1>) -> vector<5xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %2 = arith.subi %dim, %arg1 : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<[0, 1, 2, 3, 4]> : vector<5xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %3 = arith.minsi %2, %c2147483647 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %4 = arith.maxsi %3, %c0_1 : index
// CHECK-NEXT:     %5 = arith.index_cast %4 : index to i32
// CHECK-NEXT:     %6 = llvm.mlir.undef : vector<5xi32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i32] : vector<5xi32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [0, 0, 0, 0, 0] : vector<5xi32>
// CHECK-NEXT:     %10 = arith.cmpi slt, %cst_0, %9 : vector<5xi32>
// CHECK-NEXT:     %11 = arith.andi %10, %arg2 : vector<5xi1>
// CHECK-NEXT:     %cst_2 = arith.constant dense<7.000000e+00> : vector<5xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.getelementptr %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %14 = llvm.intr.masked.load %13, %11, %cst_2 {alignment = 4 : i32} : (!llvm.ptr, vector<5xi1>, vector<5xf32>) -> vector<5xf32>
// CHECK-NEXT:     return %14 : vector<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_index(%m: memref<?xindex>, %i: index) -> vector<17xindex> {
  %c7 = arith.constant 7 : index
  %0 = vector.transfer_read %m[%i], %c7 : memref<?xindex>, vector<17xindex>
  return %0 : vector<17xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_index(%arg0: memref<?xindex>, %arg1: index) -> vector<17xindex> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %2 = arith.subi %dim, %arg1 : index
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : vector<17xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %3 = arith.minsi %2, %c2147483647 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %4 = arith.maxsi %3, %c0_0 : index
// CHECK-NEXT:     %5 = arith.index_cast %4 : index to i32
// CHECK-NEXT:     %6 = llvm.mlir.undef : vector<17xi32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i32] : vector<17xi32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %10 = arith.cmpi slt, %cst, %9 : vector<17xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<7> : vector<17xindex>
// CHECK-NEXT:     %11 = builtin.unrealized_conversion_cast %cst_1 : vector<17xindex> to vector<17xi64>
// CHECK-NEXT:     %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.getelementptr %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %14 = llvm.intr.masked.load %13, %10, %11 {alignment = 8 : i32} : (!llvm.ptr, vector<17xi1>, vector<17xi64>) -> vector<17xi64>
// CHECK-NEXT:     %15 = builtin.unrealized_conversion_cast %14 : vector<17xi64> to vector<17xindex>
// CHECK-NEXT:     return %15 : vector<17xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_2d_to_1d(%m: memref<?x?xf32>, %i: index, %j: index) -> vector<17xf32> {
  %pad = arith.constant 7.0 : f32
  %0 = vector.transfer_read %m[%i, %j], %pad : memref<?x?xf32>, vector<17xf32>
  return %0 : vector<17xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_2d_to_1d(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> vector<17xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:     %3 = arith.subi %dim, %arg2 : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : vector<17xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %4 = arith.minsi %3, %c2147483647 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %5 = arith.maxsi %4, %c0 : index
// CHECK-NEXT:     %6 = arith.index_cast %5 : index to i32
// CHECK-NEXT:     %7 = llvm.mlir.undef : vector<17xi32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %9 = llvm.insertelement %6, %7[%8 : i32] : vector<17xi32>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %7 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %11 = arith.cmpi slt, %cst_0, %10 : vector<17xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<7.000000e+00> : vector<17xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %13 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %14 = llvm.mul %1, %13 : i64
// CHECK-NEXT:     %15 = llvm.add %14, %0 : i64
// CHECK-NEXT:     %16 = llvm.getelementptr %12[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %17 = llvm.intr.masked.load %16, %11, %cst_1 {alignment = 4 : i32} : (!llvm.ptr, vector<17xi1>, vector<17xf32>) -> vector<17xf32>
// CHECK-NEXT:     return %17 : vector<17xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_scalable(%m: memref<?xf32>, %i: index) -> vector<[4]xf32> {
  %pad = arith.constant 7.0 : f32
  %0 = vector.transfer_read %m[%i], %pad : memref<?xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_scalable(%arg0: memref<?xf32>, %arg1: index) -> vector<[4]xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %2 = arith.subi %dim, %arg1 : index
// CHECK-NEXT:     %3 = llvm.intr.experimental.stepvector : vector<[4]xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %4 = arith.minsi %2, %c2147483647 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %5 = arith.maxsi %4, %c0_0 : index
// CHECK-NEXT:     %6 = arith.index_cast %5 : index to i32
// CHECK-NEXT:     %7 = llvm.mlir.undef : vector<[4]xi32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %9 = llvm.insertelement %6, %7[%8 : i32] : vector<[4]xi32>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %7 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT:     %11 = arith.cmpi slt, %3, %10 : vector<[4]xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<7.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.getelementptr %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %14 = llvm.intr.masked.load %13, %11, %cst_1 {alignment = 4 : i32} : (!llvm.ptr, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     return %14 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_space(%m: memref<?xf32, 3>, %i: index) -> vector<17xf32> {
  %pad = arith.constant 7.0 : f32
  %0 = vector.transfer_read %m[%i], %pad : memref<?xf32, 3>, vector<17xf32>
  return %0 : vector<17xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_space(%arg0: memref<?xf32, 3>, %arg1: index) -> vector<17xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32, 3>
// CHECK-NEXT:     %2 = arith.subi %dim, %arg1 : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : vector<17xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %3 = arith.minsi %2, %c2147483647 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %4 = arith.maxsi %3, %c0_1 : index
// CHECK-NEXT:     %5 = arith.index_cast %4 : index to i32
// CHECK-NEXT:     %6 = llvm.mlir.undef : vector<17xi32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i32] : vector<17xi32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %10 = arith.cmpi slt, %cst_0, %9 : vector<17xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<7.000000e+00> : vector<17xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.getelementptr %11[%0] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:     %13 = llvm.intr.masked.load %12, %10, %cst_2 {alignment = 4 : i32} : (!llvm.ptr<3>, vector<17xi1>, vector<17xf32>) -> vector<17xf32>
// CHECK-NEXT:     return %13 : vector<17xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_1d(%v: vector<17xf32>, %m: memref<?xf32>, %i: index) {
  vector.transfer_write %v, %m[%i] : vector<17xf32>, memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_1d(%arg0: vector<17xf32>, %arg1: memref<?xf32>, %arg2: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf32>
// CHECK-NEXT:     %2 = arith.subi %dim, %arg2 : index
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : vector<17xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %3 = arith.minsi %2, %c2147483647 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %4 = arith.maxsi %3, %c0_0 : index
// CHECK-NEXT:     %5 = arith.index_cast %4 : index to i32
// CHECK-NEXT:     %6 = llvm.mlir.undef : vector<17xi32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i32] : vector<17xi32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %10 = arith.cmpi slt, %cst, %9 : vector<17xi32>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.getelementptr %11[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %arg0, %12, %10 {alignment = 4 : i32} : vector<17xf32>, vector<17xi1> into !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_1d_mask(%v: vector<17xf32>, %m: memref<?xf32>, %i: index, %k: vector<17xi1>) {
  vector.transfer_write %v, %m[%i], %k : vector<17xf32>, memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_1d_mask(%arg0: vector<17xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: vector<17xi1>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf32>
// CHECK-NEXT:     %2 = arith.subi %dim, %arg2 : index
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : vector<17xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %3 = arith.minsi %2, %c2147483647 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %4 = arith.maxsi %3, %c0_0 : index
// CHECK-NEXT:     %5 = arith.index_cast %4 : index to i32
// CHECK-NEXT:     %6 = llvm.mlir.undef : vector<17xi32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i32] : vector<17xi32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %10 = arith.cmpi slt, %cst, %9 : vector<17xi32>
// CHECK-NEXT:     %11 = arith.andi %10, %arg3 : vector<17xi1>
// CHECK-NEXT:     %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.getelementptr %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %arg0, %13, %11 {alignment = 4 : i32} : vector<17xf32>, vector<17xi1> into !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m59(%v: vector<16xf32>, %k: vector<16xi1>, %acc: f32) -> (f32, f32) {
  %0 = vector.mask %k { vector.reduction <maximumf>, %v : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  %1 = vector.mask %k { vector.reduction <maximumf>, %v, %acc : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m59(%arg0: vector<16xf32>, %arg1: vector<16xi1>, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<0xFF800000> : vector<16xf32>) : vector<16xf32>
// CHECK-NEXT:     %1 = llvm.select %arg1, %arg0, %0 : vector<16xi1>, vector<16xf32>
// CHECK-NEXT:     %2 = llvm.intr.vector.reduce.fmaximum(%1)  : (vector<16xf32>) -> f32
// CHECK-NEXT:     %3 = llvm.mlir.constant(dense<0xFF800000> : vector<16xf32>) : vector<16xf32>
// CHECK-NEXT:     %4 = llvm.select %arg1, %arg0, %3 : vector<16xi1>, vector<16xf32>
// CHECK-NEXT:     %5 = llvm.intr.vector.reduce.fmaximum(%4)  : (vector<16xf32>) -> f32
// CHECK-NEXT:     %6 = llvm.intr.maximum(%5, %arg2)  : (f32, f32) -> f32
// CHECK-NEXT:     return %2, %6 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m60(%v: vector<16xf64>, %k: vector<16xi1>, %acc: f64) -> (f64, f64) {
  %0 = vector.mask %k { vector.reduction <minimumf>, %v : vector<16xf64> into f64 }
      : vector<16xi1> -> f64
  %1 = vector.mask %k { vector.reduction <minimumf>, %v, %acc : vector<16xf64> into f64 }
      : vector<16xi1> -> f64
  return %0, %1 : f64, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @m60(%arg0: vector<16xf64>, %arg1: vector<16xi1>, %arg2: f64) -> (f64, f64) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<0x7FF0000000000000> : vector<16xf64>) : vector<16xf64>
// CHECK-NEXT:     %1 = llvm.select %arg1, %arg0, %0 : vector<16xi1>, vector<16xf64>
// CHECK-NEXT:     %2 = llvm.intr.vector.reduce.fminimum(%1)  : (vector<16xf64>) -> f64
// CHECK-NEXT:     %3 = llvm.mlir.constant(dense<0x7FF0000000000000> : vector<16xf64>) : vector<16xf64>
// CHECK-NEXT:     %4 = llvm.select %arg1, %arg0, %3 : vector<16xi1>, vector<16xf64>
// CHECK-NEXT:     %5 = llvm.intr.vector.reduce.fminimum(%4)  : (vector<16xf64>) -> f64
// CHECK-NEXT:     %6 = llvm.intr.minimum(%5, %arg2)  : (f64, f64) -> f64
// CHECK-NEXT:     return %2, %6 : f64, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m70(%v: vector<16xindex>, %k: vector<16xi1>, %acc: index) -> (index, index) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<16xindex> into index }
      : vector<16xi1> -> index
  %1 = vector.mask %k { vector.reduction <add>, %v, %acc : vector<16xindex> into index }
      : vector<16xi1> -> index
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @m70(%arg0: vector<16xindex>, %arg1: vector<16xi1>, %arg2: index) -> (index, index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<16xindex> to vector<16xi64>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.add"(%2, %1, %arg1, %3) : (i64, vector<16xi64>, vector<16xi1>, i32) -> i64
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : i64 to index
// CHECK-NEXT:     %6 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %7 = "llvm.intr.vp.reduce.add"(%0, %1, %arg1, %6) : (i64, vector<16xi64>, vector<16xi1>, i32) -> i64
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : i64 to index
// CHECK-NEXT:     return %5, %8 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask_0d(%n: index) -> vector<i1> {
  %0 = vector.create_mask %n : vector<i1>
  return %0 : vector<i1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_0d(%arg0: index) -> vector<i1> {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<i32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %0 = arith.minsi %arg0, %c2147483647 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.maxsi %0, %c0 : index
// CHECK-NEXT:     %2 = arith.index_cast %1 : index to i32
// CHECK-NEXT:     %3 = llvm.mlir.undef : vector<1xi32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %5 = llvm.insertelement %2, %3[%4 : i32] : vector<1xi32>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : vector<1xi32> to vector<i32>
// CHECK-NEXT:     %7 = arith.cmpi slt, %cst, %6 : vector<i32>
// CHECK-NEXT:     return %7 : vector<i1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask(%n: index) -> vector<4xi1> {
  %0 = vector.create_mask %n : vector<4xi1>
  return %0 : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask(%arg0: index) -> vector<4xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %0 = arith.minsi %arg0, %c2147483647 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.maxsi %0, %c0 : index
// CHECK-NEXT:     %2 = arith.index_cast %1 : index to i32
// CHECK-NEXT:     %3 = llvm.mlir.undef : vector<4xi32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %5 = llvm.insertelement %2, %3[%4 : i32] : vector<4xi32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %7 = arith.cmpi slt, %cst, %6 : vector<4xi32>
// CHECK-NEXT:     return %7 : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask_scalable(%n: index) -> vector<[4]xi1> {
  %0 = vector.create_mask %n : vector<[4]xi1>
  return %0 : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_scalable(%arg0: index) -> vector<[4]xi1> {
// CHECK-NEXT:     %0 = llvm.intr.experimental.stepvector : vector<[4]xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %1 = arith.minsi %arg0, %c2147483647 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = arith.maxsi %1, %c0 : index
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.undef : vector<[4]xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<[4]xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT:     %8 = arith.cmpi slt, %0, %7 : vector<[4]xi32>
// CHECK-NEXT:     return %8 : vector<[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask_2d(%n: index, %m: index) -> vector<2x3xi1> {
  %0 = vector.create_mask %n, %m : vector<2x3xi1>
  return %0 : vector<2x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_2d(%arg0: index, %arg1: index) -> vector<2x3xi1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<2x3xi1>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %cst : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<false> : vector<3xi1>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[0, 1, 2]> : vector<3xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %1 = arith.minsi %arg1, %c2147483647 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %2 = arith.maxsi %1, %c0_2 : index
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.undef : vector<3xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<3xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %8 = arith.cmpi slt, %cst_1, %7 : vector<3xi32>
// CHECK-NEXT:     %9 = arith.cmpi sgt, %arg0, %c0 : index
// CHECK-NEXT:     %10 = arith.select %9, %8, %cst_0 : vector<3xi1>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %0[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %12 = arith.cmpi sgt, %arg0, %c1 : index
// CHECK-NEXT:     %13 = arith.select %12, %8, %cst_0 : vector<3xi1>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %11[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %15 = builtin.unrealized_conversion_cast %14 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT:     return %15 : vector<2x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask_2d_scalable(%n: index, %m: index) -> vector<2x[4]xi1> {
  %0 = vector.create_mask %n, %m : vector<2x[4]xi1>
  return %0 : vector<2x[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_2d_scalable(%arg0: index, %arg1: index) -> vector<2x[4]xi1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<2x[4]xi1>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<false> : vector<[4]xi1>
// CHECK-NEXT:     %1 = llvm.intr.experimental.stepvector : vector<[4]xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %2 = arith.minsi %arg1, %c2147483647 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.maxsi %2, %c0_1 : index
// CHECK-NEXT:     %4 = arith.index_cast %3 : index to i32
// CHECK-NEXT:     %5 = llvm.mlir.undef : vector<[4]xi32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %7 = llvm.insertelement %4, %5[%6 : i32] : vector<[4]xi32>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %5 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT:     %9 = arith.cmpi slt, %1, %8 : vector<[4]xi32>
// CHECK-NEXT:     %10 = arith.cmpi sgt, %arg0, %c0 : index
// CHECK-NEXT:     %11 = arith.select %10, %9, %cst_0 : vector<[4]xi1>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %0[0] : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT:     %13 = arith.cmpi sgt, %arg0, %c1 : index
// CHECK-NEXT:     %14 = arith.select %13, %9, %cst_0 : vector<[4]xi1>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %12[1] : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT:     %16 = builtin.unrealized_conversion_cast %15 : !llvm.array<2 x vector<[4]xi1>> to vector<2x[4]xi1>
// CHECK-NEXT:     return %16 : vector<2x[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_gather(%m: memref<?xf32>, %i: index, %x: vector<8xi32>, %k: vector<8xi1>,
                       %l: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.mask %k {
    vector.gather %m[%i] [%x], %l, %p
        : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  } : vector<8xi1> -> vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_gather(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<8xi32>, %arg3: vector<8xi1>, %arg4: vector<8xi1>, %arg5: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %0 = vector.mask %arg3 { vector.gather %arg0[%arg1] [%arg2], %arg4, %arg5 : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:     return %0 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_empty(%a: vector<3xf32>, %k: vector<3xi1>) -> vector<3xf32> {
  %0 = vector.mask %k { vector.yield %a : vector<3xf32> } : vector<3xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_empty(%arg0: vector<3xf32>, %arg1: vector<3xi1>) -> vector<3xf32> {
// CHECK-NEXT:     return %arg0 : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b5(%x: vector<[4]xf32>, %y: vector<1xf32>, %z: vector<2x1xf32>)
    -> (vector<2x[4]xf32>, vector<[4]xf32>, vector<2x[4]xf32>) {
  %0 = vector.broadcast %x : vector<[4]xf32> to vector<2x[4]xf32>
  %1 = vector.broadcast %y : vector<1xf32> to vector<[4]xf32>
  %2 = vector.broadcast %z : vector<2x1xf32> to vector<2x[4]xf32>
  return %0, %1, %2 : vector<2x[4]xf32>, vector<[4]xf32>, vector<2x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b5(%arg0: vector<[4]xf32>, %arg1: vector<1xf32>, %arg2: vector<2x1xf32>) -> (vector<2x[4]xf32>, vector<[4]xf32>, vector<2x[4]xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x[4]xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg0, %1[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg0, %2[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.extractelement %arg1[%5 : i64] : vector<1xf32>
// CHECK-NEXT:     %7 = llvm.mlir.undef : vector<[4]xf32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %9 = llvm.insertelement %6, %7[%8 : i32] : vector<[4]xf32>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %7 [0, 0, 0, 0] : vector<[4]xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %11[%12 : i64] : vector<1xf32>
// CHECK-NEXT:     %14 = llvm.mlir.undef : vector<[4]xf32>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %16 = llvm.insertelement %13, %14[%15 : i32] : vector<[4]xf32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %14 [0, 0, 0, 0] : vector<[4]xf32>
// CHECK-NEXT:     %18 = llvm.insertvalue %17, %1[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %19 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.extractelement %19[%20 : i64] : vector<1xf32>
// CHECK-NEXT:     %22 = llvm.mlir.undef : vector<[4]xf32>
// CHECK-NEXT:     %23 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %24 = llvm.insertelement %21, %22[%23 : i32] : vector<[4]xf32>
// CHECK-NEXT:     %25 = llvm.shufflevector %24, %22 [0, 0, 0, 0] : vector<[4]xf32>
// CHECK-NEXT:     %26 = llvm.insertvalue %25, %18[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %27 = builtin.unrealized_conversion_cast %26 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
// CHECK-NEXT:     return %4, %10, %27 : vector<2x[4]xf32>, vector<[4]xf32>, vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b6(%x: f32, %y: vector<[4]xf32>, %z: vector<[4]x1xf32>)
    -> (vector<[4]x4xf32>, vector<[4]x[4]xf32>, vector<[4]x3xf32>) {
  %0 = vector.broadcast %x : f32 to vector<[4]x4xf32>
  %1 = vector.broadcast %y : vector<[4]xf32> to vector<[4]x[4]xf32>
  %2 = vector.broadcast %z : vector<[4]x1xf32> to vector<[4]x3xf32>
  return %0, %1, %2 : vector<[4]x4xf32>, vector<[4]x[4]xf32>, vector<[4]x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b6(%arg0: f32, %arg1: vector<[4]xf32>, %arg2: vector<[4]x1xf32>) -> (vector<[4]x4xf32>, vector<[4]x[4]xf32>, vector<[4]x3xf32>) {
// CHECK-NEXT:     %0 = vector.splat %arg0 : vector<[4]x4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : vector<[4]xf32> to vector<[4]x[4]xf32>
// CHECK-NEXT:     %2 = vector.broadcast %arg2 : vector<[4]x1xf32> to vector<[4]x3xf32>
// CHECK-NEXT:     return %0, %1, %2 : vector<[4]x4xf32>, vector<[4]x[4]xf32>, vector<[4]x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#m1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#m2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#m3 = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @c9_scalable(%a: vector<[4]x2xf32>, %b: vector<[4]x2xf32>, %c: vector<[4]x[4]xf32>)
    -> vector<[4]x[4]xf32> {
  %0 = vector.contract {
    indexing_maps = [#m1, #m2, #m3],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<[4]x2xf32>, vector<[4]x2xf32> into vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @c9_scalable(%arg0: vector<[4]x2xf32>, %arg1: vector<[4]x2xf32>, %arg2: vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32> {
// CHECK-NEXT:     %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[4]x2xf32>, vector<[4]x2xf32> into vector<[4]x[4]xf32>
// CHECK-NEXT:     return %0 : vector<[4]x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#m1 = affine_map<(d0, d1) -> (d0, d1)>
#m2 = affine_map<(d0, d1) -> (d1)>
#m3 = affine_map<(d0, d1) -> (d0)>
func.func @c10_scalable(%a: vector<[4]x2xf32>, %b: vector<2xf32>, %c: vector<[4]xf32>)
    -> vector<[4]xf32> {
  %0 = vector.contract {
    indexing_maps = [#m1, #m2, #m3],
    iterator_types = ["parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<[4]x2xf32>, vector<2xf32> into vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @c10_scalable(%arg0: vector<[4]x2xf32>, %arg1: vector<2xf32>, %arg2: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[4]x2xf32>, vector<2xf32> into vector<[4]xf32>
// CHECK-NEXT:     return %0 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#m1 = affine_map<(d0, d1) -> (d0)>
#m2 = affine_map<(d0, d1) -> (d1, d0)>
#m3 = affine_map<(d0, d1) -> (d1)>
func.func @c12_index(%a: vector<3xindex>, %b: vector<2x3xindex>, %c: vector<2xindex>)
    -> vector<2xindex> {
  %0 = vector.contract {
    indexing_maps = [#m1, #m2, #m3],
    iterator_types = ["reduction", "parallel"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<3xindex>, vector<2x3xindex> into vector<2xindex>
  return %0 : vector<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c12_index(%arg0: vector<3xindex>, %arg1: vector<2x3xindex>, %arg2: vector<2xindex>) -> vector<2xindex> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2xindex> to vector<2xi64>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xindex> to !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xindex>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %cst : vector<2xindex> to vector<2xi64>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : vector<3xi64> to vector<3xindex>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.extractelement %0[%5 : i64] : vector<2xi64>
// CHECK-NEXT:     %7 = arith.muli %arg0, %4 : vector<3xindex>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : vector<3xindex> to vector<3xi64>
// CHECK-NEXT:     %9 = "llvm.intr.vector.reduce.add"(%8) : (vector<3xi64>) -> i64
// CHECK-NEXT:     %10 = llvm.add %6, %9 : i64
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.insertelement %10, %2[%11 : i64] : vector<2xi64>
// CHECK-NEXT:     %13 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : vector<3xi64> to vector<3xindex>
// CHECK-NEXT:     %15 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %16 = llvm.extractelement %0[%15 : i64] : vector<2xi64>
// CHECK-NEXT:     %17 = arith.muli %arg0, %14 : vector<3xindex>
// CHECK-NEXT:     %18 = builtin.unrealized_conversion_cast %17 : vector<3xindex> to vector<3xi64>
// CHECK-NEXT:     %19 = "llvm.intr.vector.reduce.add"(%18) : (vector<3xi64>) -> i64
// CHECK-NEXT:     %20 = llvm.add %16, %19 : i64
// CHECK-NEXT:     %21 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %20, %12[%21 : i64] : vector<2xi64>
// CHECK-NEXT:     %23 = builtin.unrealized_conversion_cast %22 : vector<2xi64> to vector<2xindex>
// CHECK-NEXT:     return %23 : vector<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e1(%m: memref<?xf32, strided<[2]>>, %k: vector<11xi1>, %p: vector<11xf32>, %i: index)
    -> vector<11xf32> {
  %0 = vector.expandload %m[%i], %k, %p
      : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32> into vector<11xf32>
  return %0 : vector<11xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e1(%arg0: memref<?xf32, strided<[2]>>, %arg1: vector<11xi1>, %arg2: vector<11xf32>, %arg3: index) -> vector<11xf32> {
// CHECK-NEXT:     %0 = vector.expandload %arg0[%arg3], %arg1, %arg2 : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32> into vector<11xf32>
// CHECK-NEXT:     return %0 : vector<11xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e2(%m: memref<?xf32, strided<[2]>>, %k: vector<11xi1>, %p: vector<11xf32>, %i: index)
    -> vector<11xf32> {
  %0 = vector.maskedload %m[%i], %k, %p
      : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32> into vector<11xf32>
  return %0 : vector<11xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e2(%arg0: memref<?xf32, strided<[2]>>, %arg1: vector<11xi1>, %arg2: vector<11xf32>, %arg3: index) -> vector<11xf32> {
// CHECK-NEXT:     %0 = vector.maskedload %arg0[%arg3], %arg1, %arg2 : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32> into vector<11xf32>
// CHECK-NEXT:     return %0 : vector<11xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e3(%m: memref<?xf32, strided<[2]>>, %k: vector<11xi1>, %p: vector<11xf32>, %i: index) {
  vector.maskedstore %m[%i], %k, %p : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e3(%arg0: memref<?xf32, strided<[2]>>, %arg1: vector<11xi1>, %arg2: vector<11xf32>, %arg3: index) {
// CHECK-NEXT:     vector.maskedstore %arg0[%arg3], %arg1, %arg2 : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e4(%m: memref<?xf32, strided<[2]>>, %k: vector<11xi1>, %p: vector<11xf32>, %i: index) {
  vector.compressstore %m[%i], %k, %p : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e4(%arg0: memref<?xf32, strided<[2]>>, %arg1: vector<11xi1>, %arg2: vector<11xf32>, %arg3: index) {
// CHECK-NEXT:     vector.compressstore %arg0[%arg3], %arg1, %arg2 : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @printNewline()
func.func @p10(%i: f32) {
  vector.print %i : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @printNewline()
// CHECK-NEXT:   func.func @p10(%arg0: f32) {
// CHECK-NEXT:     vector.print %arg0 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l2(%m: memref<?xvector<1xf32>>, %i: index) -> vector<1xf32> {
  %0 = vector.load %m[%i] : memref<?xvector<1xf32>>, vector<1xf32>
  vector.store %0, %m[%i] : memref<?xvector<1xf32>>, vector<1xf32>
  return %0 : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @l2(%arg0: memref<?xvector<1xf32>>, %arg1: index) -> vector<1xf32> {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<?xvector<1xf32>>
// CHECK-NEXT:     memref.store %0, %arg0[%arg1] : memref<?xvector<1xf32>>
// CHECK-NEXT:     return %0 : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l3(%m: memref<?xf32>, %i: index, %k: vector<1xi1>) -> vector<4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %m[%i], %p,
      %k {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>}
      : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @l3(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<1xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %cst, %arg2 {in_bounds = [true], permutation_map = #map} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l6(%m: tensor<?xf32>, %i: index) -> vector<4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %m[%i], %p : tensor<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @l6(%arg0: tensor<?xf32>, %arg1: index) -> vector<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %cst : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l7(%m: memref<?xf32>, %i: index) -> vector<1xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<1xf32>
  return %0 : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @l7(%arg0: memref<?xf32>, %arg1: index) -> vector<1xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %2 = arith.subi %dim, %arg1 : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<1xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %3 = arith.minsi %2, %c2147483647 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %4 = arith.maxsi %3, %c0_1 : index
// CHECK-NEXT:     %5 = arith.index_cast %4 : index to i32
// CHECK-NEXT:     %6 = llvm.mlir.undef : vector<1xi32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i32] : vector<1xi32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [0] : vector<1xi32>
// CHECK-NEXT:     %10 = arith.cmpi slt, %cst_0, %9 : vector<1xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<1.000000e+00> : vector<1xf32>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.getelementptr %11[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %13 = llvm.intr.masked.load %12, %10, %cst_2 {alignment = 4 : i32} : (!llvm.ptr, vector<1xi1>, vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     return %13 : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l10(%m: memref<?xf32>, %i: index) -> vector<[1]xf32> {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<[1]xf32>
  vector.store %0, %m[%i] : memref<?xf32>, vector<[1]xf32>
  return %0 : vector<[1]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @l10(%arg0: memref<?xf32>, %arg1: index) -> vector<[1]xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %4 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> vector<[1]xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %4, %6 {alignment = 4 : i64} : vector<[1]xf32>, !llvm.ptr
// CHECK-NEXT:     return %4 : vector<[1]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near misses of bounds that have no more than 32 bits.
func.func @unsigned_narrow(%n: i32, %w: index) -> (vector<4xi1>, vector<4xi1>) {
  %c-1 = arith.constant -1 : index
  %0 = arith.index_castui %n : i32 to index
  %1 = vector.create_mask %0 : vector<4xi1>
  %2 = arith.minui %w, %c-1 : index
  %3 = vector.create_mask %2 : vector<4xi1>
  return %1, %3 : vector<4xi1>, vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned_narrow(%arg0: i32, %arg1: index) -> (vector<4xi1>, vector<4xi1>) {
// CHECK-NEXT:     %0 = arith.index_castui %arg0 : i32 to index
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %1 = arith.minsi %0, %c2147483647 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = arith.maxsi %1, %c0 : index
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.undef : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<4xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %8 = arith.cmpi slt, %cst, %7 : vector<4xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %c2147483647_1 = arith.constant 2147483647 : index
// CHECK-NEXT:     %9 = arith.minsi %arg1, %c2147483647_1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %10 = arith.maxsi %9, %c0_2 : index
// CHECK-NEXT:     %11 = arith.index_cast %10 : index to i32
// CHECK-NEXT:     %12 = llvm.mlir.undef : vector<4xi32>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i32] : vector<4xi32>
// CHECK-NEXT:     %15 = llvm.shufflevector %14, %12 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %16 = arith.cmpi slt, %cst_0, %15 : vector<4xi32>
// CHECK-NEXT:     return %8, %16 : vector<4xi1>, vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
