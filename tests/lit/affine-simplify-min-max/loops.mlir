// RUN: pyopt %s --pass-pipeline='builtin.module(func.func(affine-simplify-min-max))' \
// RUN:   --allow-unregistered-dialect --split-input-file | FileCheck %s

// By the counters of loops, and what branches choose between.

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  affine.for %i = 0 to %a {
    %1 = affine.min affine_map<(d0)[s0] -> (s0, d0)>(%i)[%a]
    %2 = affine.max affine_map<(d0) -> (0, d0)>(%i)
    "t"(%1, %2) : (index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (s0, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (0, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT:       %0 = affine.min #map(%arg4)[%arg0]
// CHECK-NEXT:       %1 = affine.max #map1(%arg4)
// CHECK-NEXT:       "t"(%0, %1) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %r = scf.for %i = %c0 to %d step %a iter_args(%z = %d) -> index {
    %1 = affine.max affine_map<(d0) -> (0, d0)>(%z)
    "t"(%1) : (index) -> ()
    scf.yield %z : index
  }
  %2 = affine.max affine_map<(d0) -> (0, d0)>(%r)
  "t"(%2) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %0 = scf.for %arg4 = %c0 to %dim step %arg0 iter_args(%arg5 = %dim) -> (index) {
// CHECK-NEXT:       "t"(%arg5) : (index) -> ()
// CHECK-NEXT:       scf.yield %arg5 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     "t"(%0) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %k = arith.constant 5 : index
  %s = arith.select %c, %d, %k : index
  %2 = affine.max affine_map<(d0) -> (0, d0)>(%s)
  %m = affine.max affine_map<(d0) -> (0, d0)>(%a)
  %y = scf.if %c -> index {
    scf.yield %m : index
  } else {
    scf.yield %k : index
  }
  %3 = affine.max affine_map<(d0) -> (-1, d0)>(%y)
  "t"(%2, %3) : (index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (0, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (-1, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %0 = arith.select %arg3, %dim, %c5 : index
// CHECK-NEXT:     %1 = affine.max #map()[%0]
// CHECK-NEXT:     %2 = affine.max #map()[%arg0]
// CHECK-NEXT:     %3 = scf.if %arg3 -> (index) {
// CHECK-NEXT:       scf.yield %2 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %c5 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = affine.max #map1()[%3]
// CHECK-NEXT:     "t"(%1, %4) : (index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %r = scf.for %i = %a to %b step %d iter_args(%z = %a) -> index {
    %v = affine.min affine_map<(d0)[s0, s1] -> (s0 - d0, s1)>(%i)[%b, %d]
    %w = affine.max affine_map<(d0)[s0] -> (s0 - d0, 1)>(%i)[%b]
    %u = affine.max affine_map<(d0)[s0] -> (s0 - d0, 2)>(%i)[%b]
    "t"(%v, %w, %u) : (index, index, index) -> ()
    scf.yield %w : index
  }
  %0 = affine.max affine_map<(d0)[s0] -> (s0, d0)>(%r)[%a]
  "t"(%0) : (index) -> ()
  return
}

// CHECK: #map = affine_map<(d0)[s0, s1] -> (-d0 + s0, s1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0, 1)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (-d0 + s0, 2)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s1, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %dim iter_args(%arg5 = %arg0) -> (index) {
// CHECK-NEXT:       %2 = affine.min #map(%arg4)[%arg1, %dim]
// CHECK-NEXT:       %3 = affine.max #map1(%arg4)[%arg1]
// CHECK-NEXT:       %4 = affine.max #map2(%arg4)[%arg1]
// CHECK-NEXT:       "t"(%2, %3, %4) : (index, index, index) -> ()
// CHECK-NEXT:       scf.yield %3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = affine.max #map3()[%arg0, %0]
// CHECK-NEXT:     "t"(%1) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scf(%a: index, %b: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c30 = arith.constant 30 : index
  scf.for %i = %c0 to %c30 step %c7 {
    %0 = affine.min affine_map<(d0) -> (7, 30 - d0)>(%i)
    %1 = affine.min affine_map<(d0) -> (30, d0 + 2)>(%i)
    %2 = affine.min affine_map<(d0) -> (28, d0)>(%i)
    %3 = affine.max affine_map<(d0) -> (0, d0)>(%i)
    "t"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  }
  scf.for %i = %a to %b step %c7 {
    %0 = affine.min affine_map<(d0)[s0] -> (7, s0 - d0)>(%i)[%b]
    %1 = affine.max affine_map<(d0)[s0] -> (s0, d0)>(%i)[%a]
    %2 = affine.min affine_map<(d0)[s0] -> (s0, d0)>(%i)[%b]
    "t"(%0, %1, %2) : (index, index, index) -> ()
  }
  scf.for %i = %c0 to %a step %c1 {
    %0 = affine.min affine_map<(d0)[s0] -> (1, s0 - d0)>(%i)[%a]
    "t"(%0) : (index) -> ()
  }
  scf.forall (%i, %j) in (4, 8) {
    %0 = affine.min affine_map<(d0) -> (7, 30 - d0)>(%i)
    %1 = affine.min affine_map<(d0, d1) -> (d0 + 4, d1)>(%i, %j)
    "t"(%0, %1) : (index, index) -> ()
  }
  scf.parallel (%i) = (%c0) to (%c30) step (%c7) {
    %0 = affine.min affine_map<(d0) -> (7, 40 - d0)>(%i)
    "t"(%0) : (index) -> ()
    scf.reduce
  }
  affine.parallel (%i) = (0) to (30) step (7) {
    %0 = affine.min affine_map<(d0) -> (7, 40 - d0)>(%i)
    "t"(%0) : (index) -> ()
  }
  %s = arith.select %c, %c7, %c30 : index
  %x = affine.min affine_map<(d0) -> (31, d0)>(%s)
  %k = scf.if %c -> index {
    scf.yield %c7 : index
  } else {
    scf.yield %c1 : index
  }
  %y = affine.min affine_map<(d0) -> (31, d0)>(%k)
  "t"(%x, %y) : (index, index) -> ()
  return
}

// CHECK: #map = affine_map<(d0) -> (-d0 + 30, 7)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (-d0 + s0, 7)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d1, d0 + 4)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (-d0 + 40, 7)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @scf(%arg0: index, %arg1: index, %arg2: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c30 = arith.constant 30 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c30 step %c7 {
// CHECK-NEXT:       %2 = affine.min #map(%arg3)
// CHECK-NEXT:       %3 = affine.apply #map1()[%arg3]
// CHECK-NEXT:       "t"(%2, %3, %arg3, %arg3) : (index, index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %c7 {
// CHECK-NEXT:       %2 = affine.min #map2(%arg3)[%arg1]
// CHECK-NEXT:       "t"(%2, %arg3, %arg3) : (index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       "t"(%c1) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%arg3, %arg4) in (4, 8) {
// CHECK-NEXT:       %2 = affine.min #map3(%arg3, %arg4)
// CHECK-NEXT:       "t"(%c7, %2) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg3) = (%c0) to (%c30) step (%c7) {
// CHECK-NEXT:       %2 = affine.min #map4(%arg3)
// CHECK-NEXT:       "t"(%2) : (index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg3) = (0) to (30) step (7) {
// CHECK-NEXT:       %2 = affine.min #map4(%arg3)
// CHECK-NEXT:       "t"(%2) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = arith.select %arg2, %c7, %c30 : index
// CHECK-NEXT:     %1 = scf.if %arg2 -> (index) {
// CHECK-NEXT:       scf.yield %c7 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %c1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     "t"(%0, %1) : (index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c30 = arith.constant 30 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c30 step %c7 {
    %0 = affine.min affine_map<(d0)[s0] -> (30 + s0, d0 + s0 + 2)>(%i)[%b]
    memref.store %0, %m[%0] : memref<?xindex>
    %1 = affine.min affine_map<(d0)[s0] -> (30 + s0, d0 + s0 + 2, d0 + s0 + 2 + s0)>(%i)[%b]
    memref.store %1, %m[%0] : memref<?xindex>
    scf.for %j = %i to %a step %c7 {
      %2 = affine.max affine_map<(d0, d1)[s0] -> (d0 + s0, d1 + s0 - 3)>(%j, %i)[%b]
      memref.store %2, %m[%j] : memref<?xindex>
      %3 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%j)[%b]
      %4 = affine.max affine_map<(d0, d1)[s0] -> (d0, d1 + s0 - 3)>(%3, %i)[%b]
      memref.store %4, %m[%j] : memref<?xindex>
      %5 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%3)[%b]
      memref.store %5, %m[%j] : memref<?xindex>
      %6 = affine.max affine_map<(d0, d1)[s0] -> (d1 floordiv 2, d0, d1 - 3)>(%j, %i)[%b]
      memref.store %6, %m[%j] : memref<?xindex>
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 + 2, s0 + s1 * 2 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1, s2] -> (s0 + s2)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1, s2] -> (s1 + s2)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 + s0 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c30 = arith.constant 30 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c30 step %c7 {
// CHECK-NEXT:       %0 = affine.apply #map()[%arg3, %arg1]
// CHECK-NEXT:       memref.store %0, %arg2[%0] : memref<?xindex>
// CHECK-NEXT:       %1 = affine.min #map1()[%arg3, %arg1]
// CHECK-NEXT:       memref.store %1, %arg2[%0] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg4 = %arg3 to %arg0 step %c7 {
// CHECK-NEXT:         %2 = affine.apply #map2()[%arg4, %arg3, %arg1]
// CHECK-NEXT:         memref.store %2, %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:         %3 = affine.apply #map3()[%arg3, %arg4, %arg1]
// CHECK-NEXT:         memref.store %3, %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:         %4 = affine.apply #map4(%arg4)[%arg1]
// CHECK-NEXT:         memref.store %4, %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:         memref.store %arg4, %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
