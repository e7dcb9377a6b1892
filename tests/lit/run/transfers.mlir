// RUN: pyopt-run %s --arg "[[1, 2, 3], [4, 5, 6]]" --arg 1 --print-memrefs | FileCheck %s
// RUN: pyopt-run %s --arg "[[1, 2, 3], [4, 5, 6]]" --arg 1 --print-memrefs --convert-vector-to-scf | FileCheck %s
// RUN: pyopt-run %s --arg "[[1, 2, 3], [4, 5, 6]]" --arg 1 --print-memrefs --convert-vector-to-scf=full-unroll --canonicalize --cse | FileCheck %s
// RUN: pyopt-run %s --arg "[[1, 2, 3], [4, 5, 6]]" --arg 1 --print-memrefs --convert-vector-to-scf="full-unroll target-rank=0" | FileCheck %s
// RUN: pyopt-run %s --arg "[[1, 2, 3], [4, 5, 6]]" --arg 1 --print-memrefs --canonicalize --convert-vector-to-scf --canonicalize --cse --lower-affine --convert-scf-to-cf | FileCheck %s
// RUN: pyopt-run %s --entry masks --arg "[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]" --arg 1 | FileCheck %s --check-prefix=MASKS
// RUN: pyopt-run %s --entry masks --arg "[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]" --arg 1 --convert-vector-to-scf | FileCheck %s --check-prefix=MASKS
// RUN: pyopt-run %s --entry masks --arg "[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]" --arg 1 --convert-vector-to-scf=full-unroll --canonicalize | FileCheck %s --check-prefix=MASKS
// RUN: pyopt-run %s --entry inserted --arg "[[1, 2], [3, 4]]" --arg 1 | FileCheck %s --check-prefix=INSERTED
// RUN: pyopt-run %s --entry inserted --arg "[[1, 2], [3, 4]]" --arg 1 --convert-vector-to-scf=full-unroll | FileCheck %s --check-prefix=INSERTED

// Rows are read beyond the end, written one column further, and read again.
// CHECK: {{\[}}[ 4,  5],
// CHECK-NEXT: [-1, -1]]
// CHECK: {{\[}}[ 4,  4],
// CHECK-NEXT: [-1, -1]]
// CHECK: {{\[}}[1, 2, 3],
// CHECK-NEXT: [4, 4, 5]]
func.func @main(%m: memref<?x?xi32>, %i: index) -> (vector<2x2xi32>, vector<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant -1 : i32
  %0 = vector.transfer_read %m[%i, %c0], %p : memref<?x?xi32>, vector<2x2xi32>
  vector.transfer_write %0, %m[%i, %i] : vector<2x2xi32>, memref<?x?xi32>
  %1 = vector.transfer_read %m[%i, %c0], %p : memref<?x?xi32>, vector<2x2xi32>
  return %0, %1 : vector<2x2xi32>, vector<2x2xi32>
}

// Masks of transposed, repeated and masked transfers; %n rows of the masks are set.
// MASKS: {{\[}}[ 1, -1],
// MASKS-NEXT: [ 3, -1]]
// MASKS: {{\[}}[ 1,  1],
// MASKS-NEXT: [-1, -1]]
// MASKS: {{\[}}[ 1,  2],
// MASKS-NEXT: [-1, -1]]
func.func @masks(%m: memref<2x2x2xi32>, %n: index)
    -> (vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %p = arith.constant -1 : i32
  %rows = vector.create_mask %n, %c2 : vector<2x2xi1>
  %one = vector.create_mask %n : vector<2xi1>
  %0 = vector.transfer_read %m[%c0, %c0, %c0], %p,
      %rows {permutation_map = affine_map<(d0, d1, d2) -> (d1, d0)>}
      : memref<2x2x2xi32>, vector<2x2xi32>
  %1 = vector.transfer_read %m[%c0, %c0, %c0], %p,
      %one {in_bounds = [false, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, 0)>}
      : memref<2x2x2xi32>, vector<2x2xi32>
  %2 = vector.mask %rows {
    vector.transfer_read %m[%c0, %c0, %c0], %p : memref<2x2x2xi32>, vector<2x2xi32>
  } : vector<2x2xi1> -> vector<2x2xi32>
  return %0, %1, %2 : vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>
}

// The second row is padding.
// INSERTED: {{\[}}[ 3,  4],
// INSERTED-NEXT: [-1, -1]]
func.func @inserted(%m: memref<?x?xi32>, %i: index) -> vector<1x2x2xi32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant -1 : i32
  %v = arith.constant dense<7> : vector<1x2x2xi32>
  %0 = vector.transfer_read %m[%i, %c0], %p : memref<?x?xi32>, vector<2x2xi32>
  %1 = vector.insert %0, %v [0] : vector<2x2xi32> into vector<1x2x2xi32>
  return %1 : vector<1x2x2xi32>
}
