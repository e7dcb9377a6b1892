// RUN: pyopt %s --memref-emulate-wide-int | FileCheck %s

func.func @memory(%n: index, %i: index) {
  %c = arith.constant 3 : i64
  %m = memref.alloc(%n) {alignment = 8, mark} : memref<?x4xi64, strided<[4, 1]>, 3>
  %0 = memref.load %m[%i, %i] {nontemporal = true, mark} : memref<?x4xi64, strided<[4, 1]>, 3>
  %1 = arith.addi %0, %c : i64
  memref.store %1, %m[%i, %i] {nontemporal = true, alignment = 8}
      : memref<?x4xi64, strided<[4, 1]>, 3>
  memref.store %c, %m[%i, %i] : memref<?x4xi64, strided<[4, 1]>, 3>
  return
}

func.func @symbols(%n: index, %i: index) {
  %m = memref.alloc()[%n] : memref<4xi64, affine_map<(d0)[s0] -> (d0 + s0)>>
  %s = memref.alloc() : memref<i64>
  %0 = memref.load %m[%i] : memref<4xi64, affine_map<(d0)[s0] -> (d0 + s0)>>
  memref.store %0, %s[] : memref<i64>
  return
}

// Other memory stays, whatever is done with it, and so do arguments that are not used.
func.func @staying(%i: index, %a: memref<4xi64>, %b: memref<*xi64>) {
  %m = memref.alloc() : memref<4xi32>
  %0 = memref.load %m[%i] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  %c = memref.alloc() : memref<4xcomplex<i64>>
  %r = memref.rank %b : memref<*xi64>
  return
}

memref.global @global : memref<4xi64>

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @memory(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %cst = arith.constant dense<[3, 0]> : vector<2xi32>
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 8 : i64} : memref<?x4xvector<2xi32>, strided<[4, 1]>, 3>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg1, %arg1] {nontemporal = true} : memref<?x4xvector<2xi32>, strided<[4, 1]>, 3>
// CHECK-NEXT:     %1 = vector.extract %0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %2 = vector.extract %0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %3 = vector.extract %cst[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %4 = vector.extract %cst[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %sum, %overflow = arith.addui_extended %1, %3 : i32, i1
// CHECK-NEXT:     %5 = arith.extui %overflow : i1 to i32
// CHECK-NEXT:     %6 = arith.addi %5, %2 : i32
// CHECK-NEXT:     %7 = arith.addi %6, %4 : i32
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %8 = vector.insert %sum, %cst_0 [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %9 = vector.insert %7, %8 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     memref.store %9, %alloc[%arg1, %arg1] {nontemporal = true} : memref<?x4xvector<2xi32>, strided<[4, 1]>, 3>
// CHECK-NEXT:     memref.store %cst, %alloc[%arg1, %arg1] : memref<?x4xvector<2xi32>, strided<[4, 1]>, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @symbols(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %alloc = memref.alloc()[%arg0] : memref<4xvector<2xi32>, #map>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<vector<2xi32>>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg1] : memref<4xvector<2xi32>, #map>
// CHECK-NEXT:     memref.store %0, %alloc_0[] : memref<vector<2xi32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @staying(%arg0: index, %arg1: memref<4xi64>, %arg2: memref<*xi64>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg0] : memref<4xi32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xcomplex<i64>>
// CHECK-NEXT:     %1 = memref.rank %arg2 : memref<*xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.global @global : memref<4xi64>
// CHECK-NEXT: }
