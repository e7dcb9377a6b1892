// RUN: pyopt --split-input-file --convert-vector-to-llvm=reference-exact=true %s | FileCheck %s

// Transfers of one dimension become loads and stores, others stay. As the reference does it.

func.func @read_index(%m: memref<?xindex>, %i: index) -> vector<17xindex> {
  %c7 = arith.constant 7 : index
  %0 = vector.transfer_read %m[%i], %c7 : memref<?xindex>, vector<17xindex>
  return %0 : vector<17xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_index(%arg0: memref<?xindex>, %arg1: index) -> vector<17xindex> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %cst = arith.constant dense<7> : vector<17xindex>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %cst : vector<17xindex> to vector<17xi64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : vector<17xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %3 = arith.subi %dim, %arg1 : index
// CHECK-NEXT:     %4 = arith.index_cast %3 : index to i32
// CHECK-NEXT:     %5 = llvm.mlir.poison : vector<17xi32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %7 = llvm.insertelement %4, %5[%6 : i32] : vector<17xi32>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %5 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %9 = arith.cmpi sgt, %8, %cst_0 : vector<17xi32>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.getelementptr %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %12 = llvm.intr.masked.load %11, %9, %2 {alignment = 8 : i32} : (!llvm.ptr, vector<17xi1>, vector<17xi64>) -> vector<17xi64>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : vector<17xi64> to vector<17xindex>
// CHECK-NEXT:     return %13 : vector<17xindex>
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
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : vector<17xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf32>
// CHECK-NEXT:     %2 = arith.subi %dim, %arg2 : index
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.poison : vector<17xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<17xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %8 = arith.cmpi sgt, %7, %cst : vector<17xi32>
// CHECK-NEXT:     %9 = arith.andi %8, %arg3 : vector<17xi1>
// CHECK-NEXT:     %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.getelementptr %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %arg0, %11, %9 {alignment = 4 : i32} : vector<17xf32>, vector<17xi1> into !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
