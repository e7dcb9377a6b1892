// RUN: pyopt %s --allow-unregistered-dialect --affine-simplify-structures --split-input-file | FileCheck %s

// Maps and sets in attributes, and affine.apply, affine.for and affine.if; other ops stay unless those concern them.

func.func @a(%x: index, %m: memref<?x?xf32>) -> index {
  %c3 = arith.constant 3 : index
  %c3b = arith.constant 3 : index
  %dead = arith.addi %c3, %c3b : index
  %un = arith.addi %x, %c3b : index
  %0 = affine.apply affine_map<(d0, d1) -> (d0 - d0 + d1 * 1)>(%x, %un)
  %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%0)
  %2 = affine.apply affine_map<(d0) -> (d0 * 2)>(%c3)
  affine.for %i = 0 to %2 {
    %v = affine.load %m[%i + %i - %i, %i * 4 mod 4] : memref<?x?xf32>
    affine.store %v, %m[%1, %i] : memref<?x?xf32>
    affine.if affine_set<(d0) : (d0 - d0 >= 0, d0 * 2 - 5 >= 0)>(%i) {
      "t.a"() {m = affine_map<(d0) -> (d0 + d0)>, s = affine_set<(d0) : (1 == 0)>} : () -> ()
    } else {}
    affine.if affine_set<(d0) : (1 == 0)>(%i) {
      "t.b"() : () -> ()
    } else {
      "t.c"() : () -> ()
    }
    %mm = affine.min affine_map<(d0) -> (d0 * 4 mod 2 + 1, 5)>(%i)
    "t.use"(%mm) : (index) -> ()
  }
  affine.for %i = 0 to 0 {}
  affine.if affine_set<(d0) : (d0 - 1 >= 0, 1 - d0 >= 0, d0 - 5 == 0)>(%x) {
    "t.x"() : () -> ()
  }
  %z = arith.addi %x, %c3 : index
  return %un : index
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (1, 5)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 - 3 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0) : (1 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%arg0: index, %arg1: memref<?x?xf32>) -> index {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     %0 = arith.addi %c3, %c3_0 : index
// CHECK-NEXT:     %1 = arith.addi %arg0, %c3_0 : index
// CHECK-NEXT:     %2 = affine.apply #map()[%1]
// CHECK-NEXT:     affine.for %arg2 = 0 to 6 {
// CHECK-NEXT:       %4 = affine.load %arg1[%arg2, 0] : memref<?x?xf32>
// CHECK-NEXT:       affine.store %4, %arg1[%2, %arg2] : memref<?x?xf32>
// CHECK-NEXT:       affine.if #set(%arg2) {
// CHECK-NEXT:         "t.a"() {m = #map1, s = #set1} : () -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       "t.c"() : () -> ()
// CHECK-NEXT:       %5 = affine.min #map2(%arg2)
// CHECK-NEXT:       "t.use"(%5) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = arith.addi %arg0, %c3 : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @b(%n: index) {
  %e = affine.for %i = 0 to 5 iter_args(%a = %n) -> index {
    affine.yield %a : index
  }
  "t.use"(%e) : (index) -> ()
  scf.for %i = %n to %n step %n {}
  %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%arg0: index) {
// CHECK-NEXT:     "t.use"(%arg0) : (index) -> ()
// CHECK-NEXT:     scf.for %arg1 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @sets(%x: index, %y: index) {
  "t.a"() {a = affine_set<(d0, d1) : (d0 - 1 >= 0, d0 - 4 >= 0, d0 + d1 == 0, 2 * d0 - 3 >= 0)>}
      : () -> ()
  "t.a"() {a = affine_set<(d0, d1) : (2 * d0 + 4 * d1 - 6 == 0, d0 - 4 >= 0)>} : () -> ()
  "t.a"() {a = affine_set<(d0) : (3 >= 0)>} : () -> ()
  "t.a"() {a = affine_set<(d0) : (2 * d0 - 1 == 0)>} : () -> ()
  "t.a"() {a = affine_set<(d0) : (d0 - 1 >= 0, 5 - d0 >= 0, d0 - 7 >= 0)>} : () -> ()
  "t.a"() {a = affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 - d0 - 1 >= 0)>} : () -> ()
  "t.a"() {a = affine_set<() : (0 == 0)>} : () -> ()
  "t.a"() {a = affine_set<(d0) : (0 == 0, d0 >= 0)>} : () -> ()
  affine.if affine_set<(d0) : (d0 >= 0, -d0 - 1 >= 0)>(%x) {
    "t.dead"() : () -> ()
  }
  return
}

// CHECK: #set = affine_set<(d0, d1) : (d0 + d1 == 0, d0 - 4 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0, d1) : (d0 + d1 * 2 - 3 == 0, d0 - 4 >= 0)>
// CHECK-NEXT: #set2 = affine_set<(d0) : (0 == 0)>
// CHECK-NEXT: #set3 = affine_set<(d0) : (1 == 0)>
// CHECK-NEXT: #set4 = affine_set<(d0)[s0] : (1 == 0)>
// CHECK-NEXT: #set5 = affine_set<() : (0 == 0)>
// CHECK-NEXT: #set6 = affine_set<(d0) : (0 == 0, d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sets(%arg0: index, %arg1: index) {
// CHECK-NEXT:     "t.a"() {a = #set} : () -> ()
// CHECK-NEXT:     "t.a"() {a = #set1} : () -> ()
// CHECK-NEXT:     "t.a"() {a = #set2} : () -> ()
// CHECK-NEXT:     "t.a"() {a = #set3} : () -> ()
// CHECK-NEXT:     "t.a"() {a = #set3} : () -> ()
// CHECK-NEXT:     "t.a"() {a = #set4} : () -> ()
// CHECK-NEXT:     "t.a"() {a = #set5} : () -> ()
// CHECK-NEXT:     "t.a"() {a = #set6} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
"t.out"() {m = affine_map<(d0) -> (d0 + d0)>} : () -> ()
module {
  func.func @in() {
    "t.out"() {m = affine_map<(d0) -> (d0 + d0)>} : () -> ()
    return
  }
}
func.func private @decl()

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "t.out"() {m = #map} : () -> ()
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @in() {
// CHECK-NEXT:       "t.out"() {m = #map} : () -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @decl()
// CHECK-NEXT: }
