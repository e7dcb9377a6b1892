// RUN: pyopt %s --arith-int-range-narrowing=int-bitwidths-supported=8,16,32 --split-input-file | FileCheck %s

// Vectors, tensors, indices, loops and casts.

func.func @vectors(%a: vector<4xi64>, %b: vector<[2]xi64>, %c: i64)
    -> (vector<4xi64>, vector<[2]xi64>, vector<2xi64>, vector<4xi1>) {
  %n = arith.constant dense<100> : vector<4xi64>
  %x = arith.remui %a, %n : vector<4xi64>
  %0 = arith.addi %x, %x : vector<4xi64>
  %m = arith.constant dense<100> : vector<[2]xi64>
  %y = arith.remui %b, %m : vector<[2]xi64>
  %1 = arith.muli %y, %y : vector<[2]xi64>
  %k = arith.constant 100 : i64
  %z = arith.remui %c, %k : i64
  %w = vector.broadcast %z : i64 to vector<2xi64>
  %2 = arith.addi %w, %w : vector<2xi64>
  %3 = arith.cmpi ult, %x, %n : vector<4xi64>
  %4 = arith.cmpi ult, %x, %0 : vector<4xi64>
  return %0, %1, %2, %4 : vector<4xi64>, vector<[2]xi64>, vector<2xi64>, vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: vector<4xi64>, %arg1: vector<[2]xi64>, %arg2: i64) -> (vector<4xi64>, vector<[2]xi64>, vector<2xi64>, vector<4xi1>) {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %cst = arith.constant dense<100> : vector<[2]xi64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<100> : vector<4xi64>
// CHECK-NEXT:     %0 = arith.remui %arg0, %cst_0 : vector<4xi64>
// CHECK-NEXT:     %1 = arith.trunci %0 : vector<4xi64> to vector<4xi8>
// CHECK-NEXT:     %2 = arith.addi %1, %1 : vector<4xi8>
// CHECK-NEXT:     %3 = arith.extui %2 : vector<4xi8> to vector<4xi64>
// CHECK-NEXT:     %4 = arith.remui %arg1, %cst : vector<[2]xi64>
// CHECK-NEXT:     %5 = arith.trunci %4 : vector<[2]xi64> to vector<[2]xi16>
// CHECK-NEXT:     %6 = arith.muli %5, %5 : vector<[2]xi16>
// CHECK-NEXT:     %7 = arith.extui %6 : vector<[2]xi16> to vector<[2]xi64>
// CHECK-NEXT:     %8 = arith.remui %arg2, %c100_i64 : i64
// CHECK-NEXT:     %9 = vector.broadcast %8 : i64 to vector<2xi64>
// CHECK-NEXT:     %10 = arith.trunci %9 : vector<2xi64> to vector<2xi8>
// CHECK-NEXT:     %11 = arith.addi %10, %10 : vector<2xi8>
// CHECK-NEXT:     %12 = arith.extui %11 : vector<2xi8> to vector<2xi64>
// CHECK-NEXT:     %13 = arith.trunci %0 : vector<4xi64> to vector<4xi8>
// CHECK-NEXT:     %14 = arith.cmpi ult, %13, %2 : vector<4xi8>
// CHECK-NEXT:     return %3, %7, %12, %14 : vector<4xi64>, vector<[2]xi64>, vector<2xi64>, vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tensors(%a: tensor<4xi64>) -> tensor<4xi64> {
  %n = arith.constant dense<100> : tensor<4xi64>
  %x = arith.remui %a, %n : tensor<4xi64>
  %0 = arith.addi %x, %x : tensor<4xi64>
  return %0 : tensor<4xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tensors(%arg0: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:     %cst = arith.constant dense<100> : tensor<4xi64>
// CHECK-NEXT:     %0 = arith.remui %arg0, %cst : tensor<4xi64>
// CHECK-NEXT:     %1 = arith.trunci %0 : tensor<4xi64> to tensor<4xi8>
// CHECK-NEXT:     %2 = arith.addi %1, %1 : tensor<4xi8>
// CHECK-NEXT:     %3 = arith.extui %2 : tensor<4xi8> to tensor<4xi64>
// CHECK-NEXT:     return %3 : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dims(%a: memref<?x?xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c100 = arith.constant 100 : index
  %d = memref.dim %a, %c0 : memref<?x?xf32>
  %x = arith.minui %d, %c100 : index
  %y = arith.remsi %n, %c100 : index
  %0 = arith.addi %x, %x : index
  %1 = arith.addi %y, %x : index
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dims(%arg0: memref<?x?xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c100 = arith.constant 100 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %0 = arith.minui %dim, %c100 : index
// CHECK-NEXT:     %1 = arith.remsi %arg1, %c100 : index
// CHECK-NEXT:     %2 = arith.index_castui %0 : index to i8
// CHECK-NEXT:     %3 = arith.addi %2, %2 : i8
// CHECK-NEXT:     %4 = arith.index_castui %3 : i8 to index
// CHECK-NEXT:     %5 = arith.index_cast %1 : index to i16
// CHECK-NEXT:     %6 = arith.index_castui %0 : index to i16
// CHECK-NEXT:     %7 = arith.addi %5, %6 : i16
// CHECK-NEXT:     %8 = arith.index_cast %7 : i16 to index
// CHECK-NEXT:     return %4, %8 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%m: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %c100 step %c1 {
    %0 = arith.muli %i, %c100 : index
    %1 = arith.addi %0, %i : index
    %2 = arith.index_cast %1 : index to i64
    memref.store %2, %m[%1] : memref<?xi64>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: memref<?xi64>) {
// CHECK-NEXT:     %c100_i16 = arith.constant 100 : i16
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c100 = arith.constant 100 : index
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c100 step %c1 {
// CHECK-NEXT:       %0 = arith.index_castui %arg1 : index to i16
// CHECK-NEXT:       %1 = arith.muli %0, %c100_i16 : i16
// CHECK-NEXT:       %2 = arith.index_castui %arg1 : index to i16
// CHECK-NEXT:       %3 = arith.addi %1, %2 : i16
// CHECK-NEXT:       %4 = arith.index_castui %3 : i16 to index
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i64
// CHECK-NEXT:       memref.store %5, %arg0[%4] : memref<?xi64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @odd_widths(%a: i33, %b: i9) -> (i33, i9) {
  %n = arith.constant 100 : i33
  %x = arith.remui %a, %n : i33
  %0 = arith.addi %x, %x : i33
  %m = arith.constant 7 : i9
  %y = arith.remui %b, %m : i9
  %1 = arith.addi %y, %y : i9
  return %0, %1 : i33, i9
}

// CHECK: module {
// CHECK-NEXT:   func.func @odd_widths(%arg0: i33, %arg1: i9) -> (i33, i9) {
// CHECK-NEXT:     %c7_i9 = arith.constant 7 : i9
// CHECK-NEXT:     %c100_i33 = arith.constant 100 : i33
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i33 : i33
// CHECK-NEXT:     %1 = arith.trunci %0 : i33 to i8
// CHECK-NEXT:     %2 = arith.addi %1, %1 : i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i33
// CHECK-NEXT:     %4 = arith.remui %arg1, %c7_i9 : i9
// CHECK-NEXT:     %5 = arith.trunci %4 : i9 to i8
// CHECK-NEXT:     %6 = arith.addi %5, %5 : i8
// CHECK-NEXT:     %7 = arith.extui %6 : i8 to i9
// CHECK-NEXT:     return %3, %7 : i33, i9
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @casts(%a: i8, %b: i64, %v: vector<2xi16>) -> (i8, i64, vector<2xi16>, i8) {
  %0 = arith.index_cast %a : i8 to index
  %1 = arith.index_cast %0 : index to i8
  %2 = arith.index_cast %b : i64 to index
  %3 = arith.index_cast %2 : index to i64
  %4 = arith.index_castui %v : vector<2xi16> to vector<2xindex>
  %5 = arith.index_castui %4 : vector<2xindex> to vector<2xi16>
  %6 = arith.index_cast %a : i8 to index
  %7 = arith.index_castui %6 : index to i8
  return %1, %3, %5, %7 : i8, i64, vector<2xi16>, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: i8, %arg1: i64, %arg2: vector<2xi16>) -> (i8, i64, vector<2xi16>, i8) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : i64 to index
// CHECK-NEXT:     %1 = arith.index_cast %0 : index to i64
// CHECK-NEXT:     %2 = arith.index_castui %arg2 : vector<2xi16> to vector<2xindex>
// CHECK-NEXT:     %3 = arith.index_castui %2 : vector<2xindex> to vector<2xi16>
// CHECK-NEXT:     %4 = arith.index_cast %arg0 : i8 to index
// CHECK-NEXT:     %5 = arith.index_castui %4 : index to i8
// CHECK-NEXT:     return %arg0, %1, %3, %5 : i8, i64, vector<2xi16>, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }
