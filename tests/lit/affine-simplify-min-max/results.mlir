// RUN: pyopt %s --pass-pipeline='builtin.module(func.func(affine-simplify-min-max))' \
// RUN:   --allow-unregistered-dialect --split-input-file | FileCheck %s

// One of two or three results goes, or stays.

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %r = affine.min affine_map<(d0)[s0] -> (d0 mod 8, d0, s0)>(%d)[%a]
  "t"(%r) : (index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s1 mod 8, s1, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %0 = affine.min #map()[%arg0, %dim]
// CHECK-NEXT:     "t"(%0) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %r = affine.min affine_map<(d0)[s0] -> (d0 ceildiv 4, d0, s0)>(%d)[%a]
  "t"(%r) : (index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s1 ceildiv 4, s1, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %0 = affine.min #map()[%arg0, %dim]
// CHECK-NEXT:     "t"(%0) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %k = arith.constant 4 : index
  %x = arith.remui %a, %k : index
  %r = affine.min affine_map<(d0) -> (d0, 40)>(%x)
  "t"(%r) : (index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (40, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.remui %arg0, %c4 : index
// CHECK-NEXT:     %1 = affine.min #map()[%0]
// CHECK-NEXT:     "t"(%1) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %k = arith.constant 4 : index
  %x = arith.divui %d, %k : index
  %y = arith.remsi %a, %k : index
  %r = affine.min affine_map<(d0) -> (d0, 40)>(%x)
  "t"(%r) : (index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (40, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %0 = arith.divui %dim, %c4 : index
// CHECK-NEXT:     %1 = affine.min #map()[%0]
// CHECK-NEXT:     "t"(%1) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %x = tensor.rank %t : tensor<?x8xf32>
  %r = affine.max affine_map<(d0) -> (d0, 0)>(%x)
  "t"(%r) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     "t"(%c2) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %k = arith.constant 1 : index
  %p = tensor.pad %t low[%a, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    %z = arith.constant 0.0 : f32
    tensor.yield %z : f32
  } : tensor<?x8xf32> to tensor<?x10xf32>
  %x = tensor.dim %p, %c0 : tensor<?x10xf32>
  %r = affine.max affine_map<(d0) -> (d0, 0)>(%x)
  "t"(%r) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %padded = tensor.pad %arg2 low[%arg0, 1] high[1, 1] {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x8xf32> to tensor<?x10xf32>
// CHECK-NEXT:     %dim = tensor.dim %padded, %c0 : tensor<?x10xf32>
// CHECK-NEXT:     "t"(%dim) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %t: tensor<?x8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%d) : tensor<?x4xf32>
  %x = tensor.dim %e, %c0 : tensor<?x4xf32>
  %r = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%x)[%d]
  "t"(%r) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: tensor<?x8xf32>, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     "t"(%dim) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
