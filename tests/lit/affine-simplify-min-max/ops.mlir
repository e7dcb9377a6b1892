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
  %q = affine.min affine_map<(d0) -> (d0, 4)>(%a)
  %7 = affine.apply affine_map<(d0) -> (d0 * 3 + 1)>(%q)
  %8 = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%q)
  %9 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%7, %q)
  "t"(%7, %8, %9) : (index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (4, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 3 + 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 floordiv 8)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0, s0 * 3 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %0 = affine.min #map()[%arg0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%0]
// CHECK-NEXT:     %2 = affine.apply #map2()[%0]
// CHECK-NEXT:     %3 = affine.max #map3()[%0]
// CHECK-NEXT:     "t"(%1, %2, %3) : (index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %k = arith.constant 4 : index
  %k2 = arith.constant 9 : index
  %x = arith.select %c, %k, %k2 : index
  %0 = affine.min affine_map<(d0) -> (d0, 9)>(%x)
  %1 = affine.min affine_map<(d0) -> (d0, 10)>(%x)
  %2 = affine.max affine_map<(d0) -> (d0, 4)>(%x)
  %3 = affine.max affine_map<(d0) -> (d0, 9)>(%x)
  %4 = affine.min affine_map<(d0) -> (d0, 4)>(%x)
  "t"(%0, %1, %2, %3, %4) : (index, index, index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (9, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (4, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.select %arg3, %c4, %c9 : index
// CHECK-NEXT:     %1 = affine.max #map()[%0]
// CHECK-NEXT:     %2 = affine.min #map1()[%0]
// CHECK-NEXT:     "t"(%0, %0, %0, %1, %2) : (index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %0 = affine.min affine_map<(d0) -> (d0, 0)>(%d)
  %1 = affine.min affine_map<(d0) -> (d0, -1)>(%d)
  %2 = affine.max affine_map<(d0) -> (d0, 0)>(%d)
  %3 = affine.max affine_map<(d0) -> (d0, -1)>(%d)
  %4 = affine.max affine_map<(d0) -> (d0, 1)>(%d)
  "t"(%0, %1, %2, %3, %4) : (index, index, index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (0, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (1, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %0 = affine.min #map()[%dim]
// CHECK-NEXT:     %1 = affine.max #map1()[%dim]
// CHECK-NEXT:     "t"(%0, %c-1, %dim, %dim, %1) : (index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %q = affine.min affine_map<(d0) -> (d0, 4)>(%a)
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%q)
  %2 = affine.apply affine_map<(d0) -> (d0 mod 5)>(%q)
  %p = affine.max affine_map<(d0) -> (d0, 4)>(%a)
  %3 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%p)
  %4 = affine.apply affine_map<(d0, d1) -> (d0 - d1)>(%p, %q)
  "t"(%0, %2, %3, %4) : (index, index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (4, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 ceildiv 4)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 mod 5)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 ceildiv 4)>
// CHECK-NEXT: #map4 = affine_map<()[s0, s1] -> (s0 - s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %0 = affine.min #map()[%arg0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%0]
// CHECK-NEXT:     %2 = affine.apply #map2()[%0]
// CHECK-NEXT:     %3 = affine.max #map()[%arg0]
// CHECK-NEXT:     %4 = affine.apply #map3(%3)
// CHECK-NEXT:     %5 = affine.apply #map4()[%3, %0]
// CHECK-NEXT:     "t"(%1, %2, %4, %5) : (index, index, index, index) -> ()
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
  %x = arith.muli %d, %d : index
  %y = arith.addi %d, %b : index
  %z = arith.addi %y, %a : index
  %0 = affine.max affine_map<(d0) -> (d0, 0)>(%x)
  %1 = affine.max affine_map<(d0, d1)[s0] -> (d0, d1 + s0)>(%z, %a)[%b]
  "t"(%0, %1) : (index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (0, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s1, s0 + s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %0 = arith.muli %dim, %dim : index
// CHECK-NEXT:     %1 = arith.addi %dim, %arg1 : index
// CHECK-NEXT:     %2 = arith.addi %1, %arg0 : index
// CHECK-NEXT:     %3 = affine.max #map()[%0]
// CHECK-NEXT:     %4 = affine.max #map1()[%arg1, %2, %arg0]
// CHECK-NEXT:     "t"(%3, %4) : (index, index) -> ()
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

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0, 4, 8)>(%a)[%b]
  %1 = affine.min affine_map<(d0)[s0] -> (d0 + 1, s0, d0, s0 + 8, 4)>(%a)[%b]
  %2 = affine.max affine_map<(d0)[s0] -> (d0 + 1, s0, d0, s0 + 8, 4)>(%a)[%b]
  %3 = affine.min affine_map<(d0) -> (d0 mod 16 + 4, 8, d0 mod 4)>(%a)
  "t"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (4, s1, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (4, s1 + 1, s0 + 8)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %0 = affine.min #map()[%arg1, %arg0]
// CHECK-NEXT:     %1 = affine.min #map()[%arg1, %arg0]
// CHECK-NEXT:     %2 = affine.max #map1()[%arg1, %arg0]
// CHECK-NEXT:     %3 = affine.apply #map2()[%arg0]
// CHECK-NEXT:     "t"(%0, %1, %2, %3) : (index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @minmax(%a: index, %b: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  // equal results
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + s0, s0 + d0, 5)>(%a)[%b]
  %1 = affine.min affine_map<(d0) -> (d0 * 2, d0)>(%a)
  %2 = affine.max affine_map<(d0) -> (d0 - 1, d0, d0 + 3)>(%a)
  %3 = affine.min affine_map<(d0) -> (d0 floordiv 2, d0)>(%a)
  %4 = affine.max affine_map<(d0) -> (d0 mod 4, 3, d0)>(%a)
  %5 = affine.max affine_map<(d0) -> (d0 mod 4, 4)>(%a)
  %7 = affine.min affine_map<(d0) -> (d0 * 5 + 3)>(%a)
  %8 = affine.max affine_map<() -> (4, 8)>()
  %9 = affine.max affine_map<(d0) -> (d0, 8, 9)>(%a)
  %10 = affine.min affine_map<(d0) -> (d0 mod 16 + 4, 8, d0 mod 4)>(%a)
  "t"(%0, %1, %2, %3, %4, %5, %7, %8, %9, %10)
      : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (5, s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0, s0 * 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 floordiv 2, s0)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (3, s0)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0 * 5 + 3)>
// CHECK-NEXT: #map6 = affine_map<()[s0] -> (9, s0)>
// CHECK-NEXT: #map7 = affine_map<()[s0] -> (s0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @minmax(%arg0: index, %arg1: index, %arg2: i1) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = affine.min #map()[%arg1, %arg0]
// CHECK-NEXT:     %1 = affine.min #map1()[%arg0]
// CHECK-NEXT:     %2 = affine.apply #map2()[%arg0]
// CHECK-NEXT:     %3 = affine.min #map3()[%arg0]
// CHECK-NEXT:     %4 = affine.max #map4()[%arg0]
// CHECK-NEXT:     %5 = affine.apply #map5(%arg0)
// CHECK-NEXT:     %6 = affine.max #map6()[%arg0]
// CHECK-NEXT:     %7 = affine.apply #map7()[%arg0]
// CHECK-NEXT:     "t"(%0, %1, %2, %3, %4, %c4, %5, %c8, %6, %7) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%a: index, %b: index, %t: tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.min affine_map<(d0) -> (d0, 16)>(%a)
  %1 = affine.min affine_map<(d0) -> (d0, 16)>(%0)
  %2 = affine.min affine_map<(d0) -> (d0, 12)>(%0)
  %3 = affine.max affine_map<(d0) -> (d0, 20)>(%0)
  %4 = affine.apply affine_map<(d0) -> (d0 + 1)>(%0)
  %5 = affine.min affine_map<(d0) -> (d0, 17)>(%4)
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %e = tensor.dim %t, %c1 : tensor<?x8xf32>
  %6 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%d, %e)
  %7 = affine.max affine_map<(d0, d1) -> (d0 + d1, d1)>(%d, %e)
  %8 = affine.max affine_map<(d0)[s0] -> (d0 + s0, s0)>(%d)[%a]
  %9 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, s0)>(%d)[%a]
  %10 = arith.addi %d, %a : index
  %11 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%10)[%a]
  "t"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %11)
      : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (16, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (12, s0)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (8, s0)>
// CHECK-NEXT: #map4 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map5 = affine_map<()[s0, s1] -> (s0 - s1, s0)>
// CHECK-NEXT: #map6 = affine_map<()[s0, s1] -> (s1, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @chain(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c20 = arith.constant 20 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = affine.min #map()[%arg0]
// CHECK-NEXT:     %1 = affine.min #map()[%arg0]
// CHECK-NEXT:     %2 = affine.min #map1()[%arg0]
// CHECK-NEXT:     %3 = affine.apply #map2()[%0]
// CHECK-NEXT:     %4 = affine.apply #map2()[%0]
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %5 = affine.min #map3()[%dim]
// CHECK-NEXT:     %6 = affine.apply #map4()[%dim, %c8]
// CHECK-NEXT:     %7 = affine.apply #map4()[%arg0, %dim]
// CHECK-NEXT:     %8 = affine.min #map5()[%arg0, %dim]
// CHECK-NEXT:     %9 = arith.addi %dim, %arg0 : index
// CHECK-NEXT:     %10 = affine.max #map6()[%arg0, %9]
// CHECK-NEXT:     "t"(%0, %1, %2, %c20, %3, %4, %5, %6, %7, %8, %10) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
