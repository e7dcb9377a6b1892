// RUN: pyopt %s --pass-pipeline='builtin.module(func.func(affine-simplify-min-max))' \
// RUN:   --allow-unregistered-dialect --split-input-file | FileCheck %s

// By extents, other ops, and what is known without them.

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %k = arith.constant 4 : index
  %q = affine.min affine_map<(d0) -> (d0, 4)>(%a)
  %x = arith.minsi %a, %k : index
  %r = affine.min affine_map<(d0) -> (d0, 40)>(%x)
  "t"(%r) : (index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (40, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.minsi %arg0, %c4 : index
// CHECK-NEXT:     %1 = affine.min #map()[%0]
// CHECK-NEXT:     "t"(%1) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %2:2 = affine.delinearize_index %a into (4, 8) : index, index
  %3 = affine.min affine_map<(d0) -> (8, d0)>(%2#1)
  %l = affine.linearize_index [%a, %b] by (4, 8) : index
  %4 = affine.apply affine_map<(d0) -> (d0 * 4 - d0)>(%a)
  %5 = affine.apply affine_map<(d0)[s0] -> (d0 - s0 + d0)>(%a)[%d]
  %6 = affine.apply affine_map<(d0) -> (d0)>(%a)
  %7 = affine.apply affine_map<(d0) -> (d0 * 3)>(%5)
  %8 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%3)
  "t"(%3, %4, %5, %6, %7, %8) : (index, index, index, index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 * 3)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 - s0 + d0)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 * -3 + s1 * 6)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 mod 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (4, 8) : index, index
// CHECK-NEXT:     %1 = affine.apply #map(%arg0)
// CHECK-NEXT:     %2 = affine.apply #map1(%arg0)[%dim]
// CHECK-NEXT:     %3 = affine.apply #map2()[%dim, %arg0]
// CHECK-NEXT:     %4 = affine.apply #map3()[%0#1]
// CHECK-NEXT:     "t"(%0#1, %1, %2, %arg0, %3, %4) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %x = affine.apply affine_map<(d0) -> (d0 + 3)>(%a)
  %y = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%x)[%b]
  %0 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%x, %a)
  %1 = affine.min affine_map<(d0, d1, d2) -> (d0, d1, d2 + 1)>(%x, %a, %y)
  "t"(%0, %1, %y) : (index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2 + 6)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0, s0 * 2 + s1 + 7)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg0]
// CHECK-NEXT:     %2 = affine.min #map2()[%arg0, %arg1]
// CHECK-NEXT:     "t"(%1, %2, %0) : (index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %m = memref.alloc(%d) : memref<?x4xf32>
  %x = memref.dim %m, %c0 : memref<?x4xf32>
  %0 = affine.max affine_map<(d0, d1) -> (d0, d1 - 1)>(%x, %d)
  %n = memref.alloc(%a) : memref<?x4xf32>
  %y = memref.dim %n, %c0 : memref<?x4xf32>
  %1 = affine.min affine_map<(d0, d1) -> (d0, d1 + 1)>(%y, %a)
  %2 = affine.max affine_map<(d0) -> (d0, 0)>(%a)
  "t"(%0, %1, %2) : (index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (0, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %0 = affine.max #map()[%arg0]
// CHECK-NEXT:     "t"(%dim, %arg0, %0) : (index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
