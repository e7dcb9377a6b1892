// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Bounds of masks that are known to have no more than 32 bits are not cut off.

func.func @least(%n: index) -> vector<4xi1> {
  %c4 = arith.constant 4 : index
  %0 = arith.minsi %n, %c4 : index
  %1 = vector.create_mask %0 : vector<4xi1>
  return %1 : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @least(%arg0: index) -> vector<4xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.minsi %arg0, %c4 : index
// CHECK-NEXT:     %1 = arith.index_cast %0 : index to i32
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.insertelement %1, %2[%3 : i32] : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %6 = arith.cmpi sgt, %5, %cst : vector<4xi32>
// CHECK-NEXT:     return %6 : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @affine(%n: index) -> vector<4xi1> {
  %0 = affine.min affine_map<(d0) -> (d0, 4)>(%n)
  %1 = vector.create_mask %0 : vector<4xi1>
  return %1 : vector<4xi1>
}

// CHECK: #map = affine_map<(d0) -> (d0, 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @affine(%arg0: index) -> vector<4xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %0 = affine.min #map(%arg0)
// CHECK-NEXT:     %1 = arith.index_cast %0 : index to i32
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.insertelement %1, %2[%3 : i32] : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %6 = arith.cmpi sgt, %5, %cst : vector<4xi32>
// CHECK-NEXT:     return %6 : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @narrow(%n: i32) -> vector<4xi1> {
  %0 = arith.index_cast %n : i32 to index
  %1 = vector.create_mask %0 : vector<4xi1>
  return %1 : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow(%arg0: i32) -> vector<4xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %0 = arith.index_cast %arg0 : i32 to index
// CHECK-NEXT:     %1 = arith.index_cast %0 : index to i32
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.insertelement %1, %2[%3 : i32] : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %6 = arith.cmpi sgt, %5, %cst : vector<4xi32>
// CHECK-NEXT:     return %6 : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chosen(%c: i1) -> vector<4xi1> {
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %0 = arith.select %c, %c2, %c7 : index
  %1 = vector.create_mask %0 : vector<4xi1>
  return %1 : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @chosen(%arg0: i1) -> vector<4xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = arith.select %arg0, %c2, %c7 : index
// CHECK-NEXT:     %1 = arith.index_cast %0 : index to i32
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.insertelement %1, %2[%3 : i32] : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %6 = arith.cmpi sgt, %5, %cst : vector<4xi32>
// CHECK-NEXT:     return %6 : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
