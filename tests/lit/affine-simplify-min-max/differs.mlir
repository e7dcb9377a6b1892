// RUN: pyopt %s --pass-pipeline='builtin.module(func.func(affine-simplify-min-max))' \
// RUN:   --allow-unregistered-dialect --split-input-file | FileCheck %s

// Arithmetic may wrap around.

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %k = arith.constant 4 : index
  %q = affine.min affine_map<(d0) -> (d0, 4)>(%a)
  %x = arith.muli %q, %k : index
  %r = affine.min affine_map<(d0) -> (d0, 40)>(%x)
  "t"(%r) : (index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (4, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (40, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = affine.min #map()[%arg0]
// CHECK-NEXT:     %1 = arith.muli %0, %c4 : index
// CHECK-NEXT:     %2 = affine.min #map1()[%1]
// CHECK-NEXT:     "t"(%2) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %k = arith.constant 4 : index
  %q = affine.min affine_map<(d0) -> (d0, 4)>(%a)
  %x = arith.addi %q, %k : index
  %r = affine.min affine_map<(d0) -> (d0, 40)>(%x)
  "t"(%r) : (index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (4, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (40, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = affine.min #map()[%arg0]
// CHECK-NEXT:     %1 = arith.addi %0, %c4 : index
// CHECK-NEXT:     %2 = affine.min #map1()[%1]
// CHECK-NEXT:     "t"(%2) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %k = arith.constant 4 : index
  %q = affine.min affine_map<(d0) -> (d0, 4)>(%a)
  %x = arith.subi %q, %k : index
  %r = affine.min affine_map<(d0) -> (d0, 40)>(%x)
  "t"(%r) : (index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (4, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (40, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = affine.min #map()[%arg0]
// CHECK-NEXT:     %1 = arith.subi %0, %c4 : index
// CHECK-NEXT:     %2 = affine.min #map1()[%1]
// CHECK-NEXT:     "t"(%2) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %k = arith.constant 4 : index
  %q = affine.min affine_map<(d0) -> (d0, 4)>(%a)
  %x = arith.addi %q, %k : index
  %0 = affine.min affine_map<(d0) -> (d0, 8)>(%x)
  %1 = affine.min affine_map<(d0) -> (d0, 9)>(%x)
  %2 = affine.max affine_map<(d0) -> (d0, 8)>(%x)
  "t"(%0, %1, %2) : (index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (4, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (8, s0)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (9, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = affine.min #map()[%arg0]
// CHECK-NEXT:     %1 = arith.addi %0, %c4 : index
// CHECK-NEXT:     %2 = affine.min #map1()[%1]
// CHECK-NEXT:     %3 = affine.min #map2()[%1]
// CHECK-NEXT:     %4 = affine.max #map1()[%1]
// CHECK-NEXT:     "t"(%2, %3, %4) : (index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %k = arith.constant 4 : index
  %x = arith.muli %d, %k : index
  %y = arith.subi %d, %k : index
  %z = arith.floordivsi %d, %k : index
  %0 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%x, %d)
  %1 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%y, %d)
  %2 = affine.min affine_map<(d0, d1) -> (d0, d1 + 1)>(%z, %d)
  %3 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%y, %d)
  "t"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s1, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %0 = arith.muli %dim, %c4 : index
// CHECK-NEXT:     %1 = arith.subi %dim, %c4 : index
// CHECK-NEXT:     %2 = arith.floordivsi %dim, %c4 : index
// CHECK-NEXT:     %3 = affine.max #map()[%0, %dim]
// CHECK-NEXT:     %4 = affine.max #map()[%1, %dim]
// CHECK-NEXT:     %5 = affine.min #map()[%1, %dim]
// CHECK-NEXT:     "t"(%3, %4, %2, %5) : (index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
