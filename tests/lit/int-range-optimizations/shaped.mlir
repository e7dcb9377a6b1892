// RUN: pyopt %s --allow-unregistered-dialect --int-range-optimizations --split-input-file | FileCheck %s

// All elements of a vector or tensor have one range; extents are not negative; affine.apply is calculated.

func.func @elements(%v: vector<4xi8>, %t: tensor<4xi8>) {
  %c7 = arith.constant dense<7> : vector<4xi8>
  %0 = arith.andi %v, %c7 : vector<4xi8>
  %q0 = arith.cmpi ule, %0, %c7 : vector<4xi8>
  "any.use"(%q0) : (vector<4xi1>) -> ()
  %ct = arith.constant dense<7> : tensor<4xi8>
  %1 = arith.andi %t, %ct : tensor<4xi8>
  %q1 = arith.cmpi ule, %1, %ct : tensor<4xi8>
  "any.use"(%q1) : (tensor<4xi1>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @elements(%arg0: vector<4xi8>, %arg1: tensor<4xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<true> : tensor<4xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT:     "any.use"(%cst_0) : (vector<4xi1>) -> ()
// CHECK-NEXT:     "any.use"(%cst) : (tensor<4xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @moved(%v: vector<4xi8>, %s: i8) {
  %c7 = arith.constant dense<7> : vector<4xi8>
  %0 = arith.andi %v, %c7 : vector<4xi8>
  %c = arith.constant 7 : i8
  %b0 = arith.andi %s, %c : i8
  %b = vector.broadcast %b0 : i8 to vector<4xi8>
  %qb = arith.cmpi ule, %b, %c7 : vector<4xi8>
  "any.use"(%qb) : (vector<4xi1>) -> ()
  %e = vector.extract %0[1] : i8 from vector<4xi8>
  %qe = arith.cmpi ule, %e, %c : i8
  "any.use"(%qe) : (i1) -> ()
  %i = vector.insert %b0, %0 [1] : i8 into vector<4xi8>
  %qi = arith.cmpi ule, %i, %c7 : vector<4xi8>
  "any.use"(%qi) : (vector<4xi1>) -> ()
  %j = vector.insert %s, %0 [1] : i8 into vector<4xi8>
  %qj = arith.cmpi ule, %j, %c7 : vector<4xi8>
  "any.use"(%qj) : (vector<4xi1>) -> ()
  %x = vector.shape_cast %0 : vector<4xi8> to vector<2x2xi8>
  %y = vector.transpose %x, [1, 0] : vector<2x2xi8> to vector<2x2xi8>
  %c22 = arith.constant dense<7> : vector<2x2xi8>
  %qy = arith.cmpi ule, %y, %c22 : vector<2x2xi8>
  "any.use"(%qy) : (vector<2x2xi1>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @moved(%arg0: vector<4xi8>, %arg1: i8) {
// CHECK-NEXT:     %cst = arith.constant dense<true> : vector<2x2xi1>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %cst_0 = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT:     %cst_1 = arith.constant dense<7> : vector<4xi8>
// CHECK-NEXT:     %0 = arith.andi %arg0, %cst_1 : vector<4xi8>
// CHECK-NEXT:     "any.use"(%cst_0) : (vector<4xi1>) -> ()
// CHECK-NEXT:     "any.use"(%true) : (i1) -> ()
// CHECK-NEXT:     "any.use"(%cst_0) : (vector<4xi1>) -> ()
// CHECK-NEXT:     %1 = vector.insert %arg1, %0 [1] : i8 into vector<4xi8>
// CHECK-NEXT:     %2 = arith.cmpi ule, %1, %cst_1 : vector<4xi8>
// CHECK-NEXT:     "any.use"(%2) : (vector<4xi1>) -> ()
// CHECK-NEXT:     "any.use"(%cst) : (vector<2x2xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Of other ops nothing is known.
func.func @others(%v: vector<4xi8>) {
  %c7 = arith.constant dense<7> : vector<4xi8>
  %0 = arith.andi %v, %c7 : vector<4xi8>
  %c27 = arith.constant dense<7> : vector<2xi8>
  %1 = vector.shuffle %0, %0 [0, 5] : vector<4xi8>, vector<4xi8>
  %q1 = arith.cmpi ule, %1, %c27 : vector<2xi8>
  "any.use"(%q1) : (vector<2xi1>) -> ()
  %2 = vector.bitcast %0 : vector<4xi8> to vector<2xi16>
  %c16 = arith.constant dense<1799> : vector<2xi16>
  %q2 = arith.cmpi ule, %2, %c16 : vector<2xi16>
  "any.use"(%q2) : (vector<2xi1>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: vector<4xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<1799> : vector<2xi16>
// CHECK-NEXT:     %cst_0 = arith.constant dense<7> : vector<2xi8>
// CHECK-NEXT:     %cst_1 = arith.constant dense<7> : vector<4xi8>
// CHECK-NEXT:     %0 = arith.andi %arg0, %cst_1 : vector<4xi8>
// CHECK-NEXT:     %1 = vector.shuffle %0, %0 [0, 5] : vector<4xi8>, vector<4xi8>
// CHECK-NEXT:     %2 = arith.cmpi ule, %1, %cst_0 : vector<2xi8>
// CHECK-NEXT:     "any.use"(%2) : (vector<2xi1>) -> ()
// CHECK-NEXT:     %3 = vector.bitcast %0 : vector<4xi8> to vector<2xi16>
// CHECK-NEXT:     %4 = arith.cmpi ule, %3, %cst : vector<2xi16>
// CHECK-NEXT:     "any.use"(%4) : (vector<2xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// A scalable vector has any number of elements.
func.func @step() {
  %a = vector.step : vector<4xindex>
  %b = vector.step : vector<[4]xindex>
  %c = arith.constant dense<3> : vector<4xindex>
  %d = arith.constant dense<3> : vector<[4]xindex>
  %qa = arith.cmpi ule, %a, %c : vector<4xindex>
  "any.use"(%qa) : (vector<4xi1>) -> ()
  %qb = arith.cmpi ule, %b, %d : vector<[4]xindex>
  "any.use"(%qb) : (vector<[4]xi1>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @step() {
// CHECK-NEXT:     %cst = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<3> : vector<[4]xindex>
// CHECK-NEXT:     %0 = vector.step : vector<[4]xindex>
// CHECK-NEXT:     "any.use"(%cst) : (vector<4xi1>) -> ()
// CHECK-NEXT:     %1 = arith.cmpi ule, %0, %cst_0 : vector<[4]xindex>
// CHECK-NEXT:     "any.use"(%1) : (vector<[4]xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @converted(%v: vector<4xi8>) {
  %c7 = arith.constant dense<7> : vector<4xi8>
  %0 = arith.andi %v, %c7 : vector<4xi8>
  %1 = arith.extui %0 : vector<4xi8> to vector<4xi16>
  %2 = arith.trunci %1 : vector<4xi16> to vector<4xi8>
  %q2 = arith.cmpi ule, %2, %c7 : vector<4xi8>
  "any.use"(%q2) : (vector<4xi1>) -> ()
  %3 = arith.index_cast %0 : vector<4xi8> to vector<4xindex>
  %ci = arith.constant dense<7> : vector<4xindex>
  %q3 = arith.cmpi ule, %3, %ci : vector<4xindex>
  "any.use"(%q3) : (vector<4xi1>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @converted(%arg0: vector<4xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT:     "any.use"(%cst) : (vector<4xi1>) -> ()
// CHECK-NEXT:     "any.use"(%cst) : (vector<4xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Any of the extents that the index may mean.
func.func @extents(%t: tensor<?x5x6xi8>, %m: memref<?xi8>, %u: memref<*xi8>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c-1 = arith.constant -1 : index
  %a = arith.minui %i, %c1 : index
  %b = arith.addi %a, %c1 : index
  %1 = tensor.dim %t, %b : tensor<?x5x6xi8>
  %2 = tensor.dim %t, %i : tensor<?x5x6xi8>
  %3 = memref.dim %m, %c0 : memref<?xi8>
  %4 = memref.dim %u, %i : memref<*xi8>
  %q1 = arith.cmpi ule, %1, %c6 : index
  "any.use"(%q1) : (i1) -> ()
  %q2 = arith.cmpi ule, %2, %c6 : index
  "any.use"(%q2) : (i1) -> ()
  %x2 = arith.cmpi sgt, %2, %c-1 : index
  "any.use"(%x2) : (i1) -> ()
  %x3 = arith.cmpi sgt, %3, %c-1 : index
  "any.use"(%x3) : (i1) -> ()
  %x4 = arith.cmpi sgt, %4, %c-1 : index
  "any.use"(%x4) : (i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @extents(%arg0: tensor<?x5x6xi8>, %arg1: memref<?xi8>, %arg2: memref<*xi8>, %arg3: index) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %arg3 : tensor<?x5x6xi8>
// CHECK-NEXT:     "any.use"(%true) : (i1) -> ()
// CHECK-NEXT:     %0 = arith.cmpi ule, %dim, %c6 : index
// CHECK-NEXT:     "any.use"(%0) : (i1) -> ()
// CHECK-NEXT:     "any.use"(%true) : (i1) -> ()
// CHECK-NEXT:     "any.use"(%true) : (i1) -> ()
// CHECK-NEXT:     "any.use"(%true) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// %a is in [0, 4].
func.func @applied(%i: index) {
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %a = arith.minui %i, %c4 : index
  %0 = affine.apply affine_map<(d0) -> (d0 + 5)>(%a)
  %q0 = arith.cmpi ule, %0, %c7 : index
  "any.use"(%q0) : (i1) -> ()
  %1 = affine.apply affine_map<(d0) -> (d0 * 3)>(%a)
  %q1 = arith.cmpi ule, %1, %c7 : index
  "any.use"(%q1) : (i1) -> ()
  %2 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%a)
  %q2 = arith.cmpi ule, %2, %c7 : index
  "any.use"(%q2) : (i1) -> ()
  %3 = affine.apply affine_map<(d0) -> (d0 ceildiv 2)>(%a)
  %q3 = arith.cmpi ule, %3, %c7 : index
  "any.use"(%q3) : (i1) -> ()
  %4 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
  %q4 = arith.cmpi ule, %4, %c7 : index
  "any.use"(%q4) : (i1) -> ()
  %5 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%a)
  %q5 = arith.cmpi ule, %5, %c7 : index
  "any.use"(%q5) : (i1) -> ()
  %6 = affine.apply affine_map<(d0) -> ((d0 + 8) mod 8)>(%a)
  %q6 = arith.cmpi ule, %6, %c7 : index
  "any.use"(%q6) : (i1) -> ()
  %7 = affine.apply affine_map<(d0) -> (d0 - 5)>(%a)
  %q7 = arith.cmpi ule, %7, %c7 : index
  "any.use"(%q7) : (i1) -> ()
  %8 = affine.apply affine_map<(d0) -> (d0 + 5)>(%i)
  %q8 = arith.cmpi ule, %8, %c7 : index
  "any.use"(%q8) : (i1) -> ()
  %9 = affine.apply affine_map<(d0) -> ((d0 + 5) * 2 + d0 mod 2)>(%a)
  %q9 = arith.cmpi ule, %9, %c7 : index
  "any.use"(%q9) : (i1) -> ()
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 5)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @applied(%arg0: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = arith.minui %arg0, %c4 : index
// CHECK-NEXT:     %1 = affine.apply #map(%0)
// CHECK-NEXT:     %2 = arith.cmpi ule, %1, %c7 : index
// CHECK-NEXT:     "any.use"(%2) : (i1) -> ()
// CHECK-NEXT:     %3 = affine.apply #map1(%0)
// CHECK-NEXT:     %4 = arith.cmpi ule, %3, %c7 : index
// CHECK-NEXT:     "any.use"(%4) : (i1) -> ()
// CHECK-NEXT:     "any.use"(%true) : (i1) -> ()
// CHECK-NEXT:     "any.use"(%true) : (i1) -> ()
// CHECK-NEXT:     "any.use"(%true) : (i1) -> ()
// CHECK-NEXT:     "any.use"(%true) : (i1) -> ()
// CHECK-NEXT:     "any.use"(%true) : (i1) -> ()
// CHECK-NEXT:     "any.use"(%false) : (i1) -> ()
// CHECK-NEXT:     %5 = affine.apply #map(%arg0)
// CHECK-NEXT:     %6 = arith.cmpi ule, %5, %c7 : index
// CHECK-NEXT:     "any.use"(%6) : (i1) -> ()
// CHECK-NEXT:     "any.use"(%false) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
