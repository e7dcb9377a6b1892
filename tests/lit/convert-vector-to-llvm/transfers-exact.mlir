// RUN: pyopt --split-input-file --convert-vector-to-llvm=reference-exact=true %s | FileCheck %s

// Transfers of one dimension become loads and stores, others stay. As the reference does it.

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
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.undef : vector<17xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<17xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %8 = arith.cmpi slt, %cst_0, %7 : vector<17xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<7.000000e+00> : vector<17xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.getelementptr %9[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %11 = llvm.intr.masked.load %10, %8, %cst_1 {alignment = 4 : i32} : (!llvm.ptr, vector<17xi1>, vector<17xf32>) -> vector<17xf32>
// CHECK-NEXT:     return %11 : vector<17xf32>
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
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.undef : vector<5xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<5xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0, 0] : vector<5xi32>
// CHECK-NEXT:     %8 = arith.cmpi slt, %cst_0, %7 : vector<5xi32>
// CHECK-NEXT:     %9 = arith.andi %8, %arg2 : vector<5xi1>
// CHECK-NEXT:     %cst_1 = arith.constant dense<7.000000e+00> : vector<5xf32>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.getelementptr %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %12 = llvm.intr.masked.load %11, %9, %cst_1 {alignment = 4 : i32} : (!llvm.ptr, vector<5xi1>, vector<5xf32>) -> vector<5xf32>
// CHECK-NEXT:     return %12 : vector<5xf32>
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
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.undef : vector<17xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<17xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %8 = arith.cmpi slt, %cst, %7 : vector<17xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<7> : vector<17xindex>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %cst_0 : vector<17xindex> to vector<17xi64>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.getelementptr %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %12 = llvm.intr.masked.load %11, %8, %9 {alignment = 8 : i32} : (!llvm.ptr, vector<17xi1>, vector<17xi64>) -> vector<17xi64>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : vector<17xi64> to vector<17xindex>
// CHECK-NEXT:     return %13 : vector<17xindex>
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
// CHECK-NEXT:     %4 = arith.index_cast %3 : index to i32
// CHECK-NEXT:     %5 = llvm.mlir.undef : vector<17xi32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %7 = llvm.insertelement %4, %5[%6 : i32] : vector<17xi32>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %5 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %9 = arith.cmpi slt, %cst_0, %8 : vector<17xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<7.000000e+00> : vector<17xf32>
// CHECK-NEXT:     %10 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %11 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %12 = llvm.mul %1, %11 : i64
// CHECK-NEXT:     %13 = llvm.add %12, %0 : i64
// CHECK-NEXT:     %14 = llvm.getelementptr %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %15 = llvm.intr.masked.load %14, %9, %cst_1 {alignment = 4 : i32} : (!llvm.ptr, vector<17xi1>, vector<17xf32>) -> vector<17xf32>
// CHECK-NEXT:     return %15 : vector<17xf32>
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
// CHECK-NEXT:     %4 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %5 = llvm.mlir.undef : vector<[4]xi32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %7 = llvm.insertelement %4, %5[%6 : i32] : vector<[4]xi32>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %5 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT:     %9 = arith.cmpi slt, %3, %8 : vector<[4]xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<7.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.getelementptr %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %12 = llvm.intr.masked.load %11, %9, %cst_0 {alignment = 4 : i32} : (!llvm.ptr, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     return %12 : vector<[4]xf32>
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
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.undef : vector<17xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<17xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %8 = arith.cmpi slt, %cst_0, %7 : vector<17xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<7.000000e+00> : vector<17xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.getelementptr %9[%0] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:     %11 = llvm.intr.masked.load %10, %8, %cst_1 {alignment = 4 : i32} : (!llvm.ptr<3>, vector<17xi1>, vector<17xf32>) -> vector<17xf32>
// CHECK-NEXT:     return %11 : vector<17xf32>
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
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.undef : vector<17xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<17xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %8 = arith.cmpi slt, %cst, %7 : vector<17xi32>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.getelementptr %9[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %arg0, %10, %8 {alignment = 4 : i32} : vector<17xf32>, vector<17xi1> into !llvm.ptr
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
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.undef : vector<17xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<17xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %8 = arith.cmpi slt, %cst, %7 : vector<17xi32>
// CHECK-NEXT:     %9 = arith.andi %8, %arg3 : vector<17xi1>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.getelementptr %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %arg0, %11, %9 {alignment = 4 : i32} : vector<17xf32>, vector<17xi1> into !llvm.ptr
// CHECK-NEXT:     return
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
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.undef : vector<1xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<1xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0] : vector<1xi32>
// CHECK-NEXT:     %8 = arith.cmpi slt, %cst_0, %7 : vector<1xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<1.000000e+00> : vector<1xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.getelementptr %9[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %11 = llvm.intr.masked.load %10, %8, %cst_1 {alignment = 4 : i32} : (!llvm.ptr, vector<1xi1>, vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     return %11 : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
