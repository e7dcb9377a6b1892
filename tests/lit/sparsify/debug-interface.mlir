// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --sparse-reinterpret-map=reference-exact=true --sparsification="sparse-emit-strategy=debug-interface reference-exact=true" | FileCheck %s

// What loops ask levels, shown as ops. Where one sparse level is all there is in a loop, the reference crashes.

// loose_compressed.
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed(nonunique)) }>
#B = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed(nonunique)) }>
func.func @f(%a: tensor<4xf64, #A>, %b: tensor<4xf64, #B>, %x: tensor<f64>) -> tensor<f64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]
  } ins(%a, %b : tensor<4xf64, #A>, tensor<4xf64, #B>) outs(%x : tensor<f64>) {
  ^bb0(%u: f64, %v: f64, %o: f64):
    %p = arith.mulf %u, %v : f64
    %s = arith.addf %o, %p : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %r : tensor<f64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed(nonunique)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf64, #sparse>, %arg1: tensor<4xf64, #sparse>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<f64> to memref<f64>
// CHECK-NEXT:     %3 = memref.load %2[] : memref<f64>
// CHECK-NEXT:     %4:2 = "dedup<loose_compressed(nonunique)[0,0]>.begin"() : () -> (index, index)
// CHECK-NEXT:     %5:2 = "dedup<loose_compressed(nonunique)[1,0]>.begin"() : () -> (index, index)
// CHECK-NEXT:     %6:5 = scf.while (%arg3 = %4#0, %arg4 = %4#1, %arg5 = %5#0, %arg6 = %5#1, %arg7 = %3) : (index, index, index, index, f64) -> (index, index, index, index, f64) {
// CHECK-NEXT:       %8 = "dedup<loose_compressed(nonunique)[0,0]>.not_end"(%arg3, %arg4) : (index, index) -> i1
// CHECK-NEXT:       %9 = "dedup<loose_compressed(nonunique)[1,0]>.not_end"(%arg5, %arg6) : (index, index) -> i1
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.condition(%10) %arg3, %arg4, %arg5, %arg6, %arg7 : index, index, index, index, f64
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f64):
// CHECK-NEXT:       %8 = "dedup<loose_compressed(nonunique)[0,0]>.deref"(%arg3, %arg4) : (index, index) -> index
// CHECK-NEXT:       %9 = "dedup<loose_compressed(nonunique)[1,0]>.deref"(%arg5, %arg6) : (index, index) -> index
// CHECK-NEXT:       %10 = arith.cmpi ult, %9, %8 : index
// CHECK-NEXT:       %11 = arith.select %10, %9, %8 : index
// CHECK-NEXT:       %12 = arith.cmpi eq, %8, %11 : index
// CHECK-NEXT:       %13 = arith.cmpi eq, %9, %11 : index
// CHECK-NEXT:       %14 = arith.andi %12, %13 : i1
// CHECK-NEXT:       %15 = scf.if %14 -> (f64) {
// CHECK-NEXT:         %20 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %21 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:         %22 = arith.mulf %20, %21 : f64
// CHECK-NEXT:         %23 = arith.addf %arg7, %22 : f64
// CHECK-NEXT:         scf.yield %23 : f64
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg7 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       %16 = arith.cmpi eq, %8, %11 : index
// CHECK-NEXT:       %17:2 = scf.if %16 -> (index, index) {
// CHECK-NEXT:         %20:2 = "dedup<loose_compressed(nonunique)[0,0]>.next"(%arg3, %arg4) : (index, index) -> (index, index)
// CHECK-NEXT:         scf.yield %20#0, %20#1 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3, %arg4 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       %18 = arith.cmpi eq, %9, %11 : index
// CHECK-NEXT:       %19:2 = scf.if %18 -> (index, index) {
// CHECK-NEXT:         %20:2 = "dedup<loose_compressed(nonunique)[1,0]>.next"(%arg5, %arg6) : (index, index) -> (index, index)
// CHECK-NEXT:         scf.yield %20#0, %20#1 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5, %arg6 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %17#0, %17#1, %19#0, %19#1, %15 : index, index, index, index, f64
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %6#4, %2[] : memref<f64>
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<f64> to tensor<f64>
// CHECK-NEXT:     return %7 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Slices.
#A = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(1, 8, ?)>) -> (
      d0 : dense, d1 : compressed)
}>
#B = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(1, 8, ?)>) -> (
      d0 : dense, d1 : compressed)
}>
func.func @f(%a: tensor<4x8xf64, #A>, %b: tensor<4x8xf64, #B>, %x: tensor<4x8xf64>)
    -> tensor<4x8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<4x8xf64, #A>, tensor<4x8xf64, #B>) outs(%x : tensor<4x8xf64>) {
  ^bb0(%u: f64, %v: f64, %o: f64):
    %p = arith.mulf %u, %v : f64
    linalg.yield %p : f64
  } -> tensor<4x8xf64>
  return %r : tensor<4x8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(1, 8, ?)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<4x8xf64, #sparse>, %arg2: tensor<4x8xf64>) -> tensor<4x8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<4x8xf64> to memref<4x8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<4x8xf64>)
// CHECK-NEXT:     %3 = "filter<trivial<dense[0,0]>>.begin"() : () -> index
// CHECK-NEXT:     %4 = "filter<trivial<dense[0,0]>>.locate"(%3, %c0) : (index, index) -> index
// CHECK-NEXT:     %5 = "filter<trivial<dense[1,0]>>.begin"() : () -> index
// CHECK-NEXT:     %6 = "filter<trivial<dense[1,0]>>.locate"(%5, %c0) : (index, index) -> index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %8 = "filter<trivial<dense[0,0]>>.locate"(%4, %arg3) : (index, index) -> index
// CHECK-NEXT:       %9 = "filter<trivial<dense[0,0]>>.locate"(%8, %arg3) : (index, index) -> index
// CHECK-NEXT:       %10 = "filter<trivial<dense[1,0]>>.locate"(%6, %arg3) : (index, index) -> index
// CHECK-NEXT:       %11 = "filter<trivial<compressed[0,1]>>.begin"() : () -> index
// CHECK-NEXT:       %12 = "filter<trivial<compressed[1,1]>>.begin"() : () -> index
// CHECK-NEXT:       %13:2 = scf.while (%arg4 = %11, %arg5 = %12) : (index, index) -> (index, index) {
// CHECK-NEXT:         %14 = "filter<trivial<compressed[0,1]>>.not_end"(%arg4) : (index) -> i1
// CHECK-NEXT:         %15 = "filter<trivial<compressed[1,1]>>.not_end"(%arg5) : (index) -> i1
// CHECK-NEXT:         %16 = arith.andi %14, %15 : i1
// CHECK-NEXT:         scf.condition(%16) %arg4, %arg5 : index, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:         %14 = "filter<trivial<compressed[0,1]>>.deref"(%arg4) : (index) -> index
// CHECK-NEXT:         %15 = "filter<trivial<compressed[1,1]>>.deref"(%arg5) : (index) -> index
// CHECK-NEXT:         %16 = arith.cmpi ult, %15, %14 : index
// CHECK-NEXT:         %17 = arith.select %16, %15, %14 : index
// CHECK-NEXT:         %18 = arith.cmpi eq, %14, %17 : index
// CHECK-NEXT:         %19 = arith.cmpi eq, %15, %17 : index
// CHECK-NEXT:         %20 = arith.andi %18, %19 : i1
// CHECK-NEXT:         scf.if %20 {
// CHECK-NEXT:           %25 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:           %26 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:           %27 = arith.mulf %25, %26 : f64
// CHECK-NEXT:           memref.store %27, %2[%arg3, %17] : memref<4x8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:         %21 = arith.cmpi eq, %14, %17 : index
// CHECK-NEXT:         %22 = scf.if %21 -> (index) {
// CHECK-NEXT:           %25 = "filter<trivial<compressed[0,1]>>.next"(%arg4) : (index) -> index
// CHECK-NEXT:           scf.yield %25 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg4 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %23 = arith.cmpi eq, %15, %17 : index
// CHECK-NEXT:         %24 = scf.if %23 -> (index) {
// CHECK-NEXT:           %25 = "filter<trivial<compressed[1,1]>>.next"(%arg5) : (index) -> index
// CHECK-NEXT:           scf.yield %25 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg5 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %22, %24 : index, index
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<4x8xf64> to tensor<4x8xf64>
// CHECK-NEXT:     return %7 : tensor<4x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Windows of dense levels.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @k0(%A: tensor<6x10xf64, #CSR>, %F: tensor<3x3xf64>, %X: tensor<4x8xf64>)
    -> tensor<4x8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + l)>, affine_map<(i, j, k, l) -> (k, l)>,
                     affine_map<(i, j, k, l) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction", "reduction"]
  } ins(%A, %F : tensor<6x10xf64, #CSR>, tensor<3x3xf64>) outs(%X : tensor<4x8xf64>) {
  ^bb0(%in0: f64, %in1: f64, %out: f64):
    %0 = arith.mulf %in0, %in1 : f64
    %1 = arith.addf %out, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<4x8xf64>
  return %r : tensor<4x8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @k0(%arg0: tensor<6x10xf64, #sparse>, %arg1: tensor<3x3xf64>, %arg2: tensor<4x8xf64>) -> tensor<4x8xf64> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<6x10xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<3x3xf64> to memref<3x3xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<4x8xf64> to memref<4x8xf64>
// CHECK-NEXT:     %3:3 = "ne_sub<trivial<dense[0,0]>>.begin"() : () -> (index, index, i1)
// CHECK-NEXT:     %4:3 = "ne_sub<trivial<dense[0,0]>>.locate"(%3#0, %3#1, %3#2, %c0) : (index, index, i1, index) -> (index, index, i1)
// CHECK-NEXT:     %5 = "trivial<batch[2,0]>.begin"() : () -> index
// CHECK-NEXT:     %6 = "trivial<batch[2,0]>.locate"(%5, %c0) : (index, index) -> index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %8:3 = "ne_sub<trivial<dense[0,0]>>.locate"(%4#0, %4#1, %4#2, %arg3) : (index, index, i1, index) -> (index, index, i1)
// CHECK-NEXT:       %9:3 = "ne_sub<trivial<dense[0,0]>>.locate"(%8#0, %8#1, %8#2, %arg3) : (index, index, i1, index) -> (index, index, i1)
// CHECK-NEXT:       %10 = "trivial<batch[2,0]>.locate"(%6, %arg3) : (index, index) -> index
// CHECK-NEXT:       %11:3 = "ne_sub<trivial<compressed[0,1]>>.begin"() : () -> (index, index, i1)
// CHECK-NEXT:       %12 = "trivial<batch[2,1]>.begin"() : () -> index
// CHECK-NEXT:       %13 = "trivial<batch[2,1]>.locate"(%12, %c0) : (index, index) -> index
// CHECK-NEXT:       %14:3 = scf.while (%arg4 = %11#0, %arg5 = %11#1, %arg6 = %11#2) : (index, index, i1) -> (index, index, i1) {
// CHECK-NEXT:         %15 = "ne_sub<trivial<compressed[0,1]>>.not_end"(%arg4, %arg5, %arg6) : (index, index, i1) -> i1
// CHECK-NEXT:         scf.condition(%15) %arg4, %arg5, %arg6 : index, index, i1
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index, %arg5: index, %arg6: i1):
// CHECK-NEXT:         %15 = "ne_sub<trivial<compressed[0,1]>>.deref"(%arg4, %arg5, %arg6) : (index, index, i1) -> index
// CHECK-NEXT:         %16 = "trivial<batch[2,1]>.locate"(%13, %15) : (index, index) -> index
// CHECK-NEXT:         %17 = memref.load %2[%arg3, %15] : memref<4x8xf64>
// CHECK-NEXT:         %18 = "subsect<trivial<dense[0,0]>>.begin"() : () -> index
// CHECK-NEXT:         %19 = "subsect<trivial<dense[0,0]>>.locate"(%18, %c0) : (index, index) -> index
// CHECK-NEXT:         %20 = "trivial<batch[1,0]>.begin"() : () -> index
// CHECK-NEXT:         %21 = "trivial<batch[1,0]>.locate"(%20, %c0) : (index, index) -> index
// CHECK-NEXT:         %22 = scf.for %arg7 = %c0 to %c3 step %c1 iter_args(%arg8 = %17) -> (f64) {
// CHECK-NEXT:           %24 = "subsect<trivial<dense[0,0]>>.locate"(%19, %arg7) : (index, index) -> index
// CHECK-NEXT:           %25 = "subsect<trivial<dense[0,0]>>.locate"(%24, %arg7) : (index, index) -> index
// CHECK-NEXT:           %26 = "trivial<batch[1,0]>.locate"(%21, %arg7) : (index, index) -> index
// CHECK-NEXT:           %27:2 = "subsect<trivial<compressed[0,1]>>.begin"() : () -> (index, index)
// CHECK-NEXT:           %28 = "trivial<batch[1,1]>.begin"() : () -> index
// CHECK-NEXT:           %29 = "trivial<batch[1,1]>.locate"(%28, %c0) : (index, index) -> index
// CHECK-NEXT:           %30:3 = scf.while (%arg9 = %27#0, %arg10 = %27#1, %arg11 = %arg8) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:             %31 = "subsect<trivial<compressed[0,1]>>.not_end"(%arg9, %arg10) : (index, index) -> i1
// CHECK-NEXT:             scf.condition(%31) %arg9, %arg10, %arg11 : index, index, f64
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg9: index, %arg10: index, %arg11: f64):
// CHECK-NEXT:             %31 = "subsect<trivial<compressed[0,1]>>.deref"(%arg9, %arg10) : (index, index) -> index
// CHECK-NEXT:             %32 = "trivial<batch[1,1]>.locate"(%29, %31) : (index, index) -> index
// CHECK-NEXT:             %33 = memref.load %0[%arg9] : memref<?xf64>
// CHECK-NEXT:             %34 = memref.load %1[%arg7, %31] : memref<3x3xf64>
// CHECK-NEXT:             %35 = arith.mulf %33, %34 : f64
// CHECK-NEXT:             %36 = arith.addf %arg11, %35 : f64
// CHECK-NEXT:             %37:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:               %38:2 = "subsect<trivial<compressed[0,1]>>.next"(%arg9, %arg10) : (index, index) -> (index, index)
// CHECK-NEXT:               scf.yield %38#0, %38#1 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %arg9, %arg10 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %37#0, %37#1, %36 : index, index, f64
// CHECK-NEXT:           } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:           scf.yield %30#2 : f64
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         memref.store %22, %2[%arg3, %15] : memref<4x8xf64>
// CHECK-NEXT:         %23:3 = scf.if %true -> (index, index, i1) {
// CHECK-NEXT:           %24:3 = "ne_sub<trivial<compressed[0,1]>>.next"(%arg4, %arg5, %arg6) : (index, index, i1) -> (index, index, i1)
// CHECK-NEXT:           scf.yield %24#0, %24#1, %24#2 : index, index, i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg4, %arg5, %arg6 : index, index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %23#0, %23#1, %23#2 : index, index, i1
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<4x8xf64> to tensor<4x8xf64>
// CHECK-NEXT:     return %7 : tensor<4x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Addresses.
#ROWS = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
func.func @k0(%A: tensor<7x8xf64, #ROWS>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (2 * i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%A : tensor<7x8xf64, #ROWS>) outs(%x : tensor<4xf64>) {
  ^bb0(%in0: f64, %out: f64):
    %0 = arith.addf %out, %in0 : f64
    linalg.yield %0 : f64
  } -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @k0(%arg0: tensor<7x8xf64, #sparse>, %arg1: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<7x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<4xf64> to memref<4xf64>
// CHECK-NEXT:     %2 = "trivial<dense[0,0]>.begin"() : () -> index
// CHECK-NEXT:     %3 = "trivial<dense[0,0]>.locate"(%2, %c0) : (index, index) -> index
// CHECK-NEXT:     %4 = "trivial<batch[1,0]>.begin"() : () -> index
// CHECK-NEXT:     %5 = "trivial<batch[1,0]>.locate"(%4, %c0) : (index, index) -> index
// CHECK-NEXT:     %6 = "trivial<batch[1,0]>.deref"(%5) : (index) -> index
// CHECK-NEXT:     scf.for %arg2 = %6 to %c4 step %c1 {
// CHECK-NEXT:       %8 = "trivial<batch[1,0]>.locate"(%5, %arg2) : (index, index) -> index
// CHECK-NEXT:       %9 = "trivial<batch[1,0]>.locate"(%8, %arg2) : (index, index) -> index
// CHECK-NEXT:       %10 = "trivial<dense[0,0]>.begin"() : () -> index
// CHECK-NEXT:       %11 = arith.muli %arg2, %c2 : index
// CHECK-NEXT:       %12 = "trivial<dense[0,0]>.locate"(%10, %11) : (index, index) -> index
// CHECK-NEXT:       %13 = memref.load %1[%arg2] : memref<4xf64>
// CHECK-NEXT:       %14 = "trivial<dense[0,1]>.begin"() : () -> index
// CHECK-NEXT:       %15 = "trivial<dense[0,1]>.locate"(%14, %c0) : (index, index) -> index
// CHECK-NEXT:       %16 = "trivial<dense[0,1]>.deref"(%15) : (index) -> index
// CHECK-NEXT:       %17 = scf.for %arg3 = %16 to %c8 step %c1 iter_args(%arg4 = %13) -> (f64) {
// CHECK-NEXT:         %18 = "trivial<dense[0,1]>.locate"(%15, %arg3) : (index, index) -> index
// CHECK-NEXT:         %19 = "trivial<dense[0,1]>.locate"(%18, %arg3) : (index, index) -> index
// CHECK-NEXT:         %20 = memref.load %0[%19] : memref<?xf64>
// CHECK-NEXT:         %21 = arith.addf %arg4, %20 : f64
// CHECK-NEXT:         scf.yield %21 : f64
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %17, %1[%arg2] : memref<4xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %1 : memref<4xf64> to tensor<4xf64>
// CHECK-NEXT:     return %7 : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An output of dense levels.
#F0 = #sparse_tensor.encoding<{ map = (i) -> (i : loose_compressed) }>
#F1 = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = 32, crdWidth = 8 }>
#F2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique, nonordered)) }>
#O = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
func.func @f(%A: tensor<4xf64, #F0>, %B: tensor<4xf64, #F1>, %C: tensor<4xf64, #F2>,
             %D: tensor<4xf64>, %X: tensor<4xf64, #O>) -> tensor<4xf64, #O> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%A, %B, %C, %D : tensor<4xf64, #F0>, tensor<4xf64, #F1>, tensor<4xf64, #F2>, tensor<4xf64>)
      outs(%X : tensor<4xf64, #O>) {
  ^bb0(%a: f64, %b: f64, %c: f64, %d: f64, %o: f64):
    %t0 = arith.mulf %a, %b : f64
    %t1 = arith.mulf %t0, %d : f64
    linalg.yield %t1 : f64
  } -> tensor<4xf64, #O>
  return %r : tensor<4xf64, #O>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique, nonordered)) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf64, #sparse>, %arg1: tensor<4xf64, #sparse1>, %arg2: tensor<4xf64, #sparse2>, %arg3: tensor<4xf64>, %arg4: tensor<4xf64, #sparse3>) -> tensor<4xf64, #sparse3> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<4xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg3 : tensor<4xf64> to memref<4xf64>
// CHECK-NEXT:     %3 = sparse_tensor.values %arg4 : tensor<4xf64, #sparse3> to memref<?xf64>
// CHECK-NEXT:     %4 = "trivial<loose_compressed[0,0]>.begin"() : () -> index
// CHECK-NEXT:     %5 = "trivial<compressed[1,0]>.begin"() : () -> index
// CHECK-NEXT:     %6 = "trivial<batch[3,0]>.begin"() : () -> index
// CHECK-NEXT:     %7 = "trivial<batch[3,0]>.locate"(%6, %c0) : (index, index) -> index
// CHECK-NEXT:     %8 = "trivial<dense[4,0]>.begin"() : () -> index
// CHECK-NEXT:     %9 = "trivial<dense[4,0]>.locate"(%8, %c0) : (index, index) -> index
// CHECK-NEXT:     %10:2 = scf.while (%arg5 = %4, %arg6 = %5) : (index, index) -> (index, index) {
// CHECK-NEXT:       %12 = "trivial<loose_compressed[0,0]>.not_end"(%arg5) : (index) -> i1
// CHECK-NEXT:       %13 = "trivial<compressed[1,0]>.not_end"(%arg6) : (index) -> i1
// CHECK-NEXT:       %14 = arith.andi %12, %13 : i1
// CHECK-NEXT:       scf.condition(%14) %arg5, %arg6 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT:       %12 = "trivial<loose_compressed[0,0]>.deref"(%arg5) : (index) -> index
// CHECK-NEXT:       %13 = "trivial<compressed[1,0]>.deref"(%arg6) : (index) -> index
// CHECK-NEXT:       %14 = arith.cmpi ult, %13, %12 : index
// CHECK-NEXT:       %15 = arith.select %14, %13, %12 : index
// CHECK-NEXT:       %16 = "trivial<batch[3,0]>.locate"(%7, %15) : (index, index) -> index
// CHECK-NEXT:       %17 = "trivial<dense[4,0]>.locate"(%9, %15) : (index, index) -> index
// CHECK-NEXT:       %18 = arith.cmpi eq, %12, %15 : index
// CHECK-NEXT:       %19 = arith.cmpi eq, %13, %15 : index
// CHECK-NEXT:       %20 = arith.andi %18, %19 : i1
// CHECK-NEXT:       scf.if %20 {
// CHECK-NEXT:         %27 = memref.load %0[%arg5] : memref<?xf64>
// CHECK-NEXT:         %28 = memref.load %1[%arg6] : memref<?xf64>
// CHECK-NEXT:         %29 = arith.mulf %27, %28 : f64
// CHECK-NEXT:         %30 = memref.load %2[%15] : memref<4xf64>
// CHECK-NEXT:         %31 = arith.mulf %29, %30 : f64
// CHECK-NEXT:         memref.store %31, %3[%17] : memref<?xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %21 = arith.cmpi eq, %12, %15 : index
// CHECK-NEXT:       %22 = "trivial<loose_compressed[0,0]>.next"(%arg5) : (index) -> index
// CHECK-NEXT:       %23 = arith.select %21, %22, %arg5 : index
// CHECK-NEXT:       %24 = arith.cmpi eq, %13, %15 : index
// CHECK-NEXT:       %25 = "trivial<compressed[1,0]>.next"(%arg6) : (index) -> index
// CHECK-NEXT:       %26 = arith.select %24, %25, %arg6 : index
// CHECK-NEXT:       scf.yield %23, %26 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %11 = sparse_tensor.load %arg4 : tensor<4xf64, #sparse3>
// CHECK-NEXT:     return %11 : tensor<4xf64, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT: }
