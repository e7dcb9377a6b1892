// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --sparse-reinterpret-map=reference-exact=true --sparsification="sparse-emit-strategy=debug-interface reference-exact=true" | FileCheck %s

// What loops ask levels, shown as ops. Where one sparse level is all there is in a loop, the reference crashes.

// Two compressed levels.
#A = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#B = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf64, #sparse>, %arg1: tensor<4xf64, #sparse>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<f64>
// CHECK-NEXT:     %3 = memref.load %2[] : memref<f64>
// CHECK-NEXT:     %4 = "trivial<compressed[0,0]>.begin"() : () -> index
// CHECK-NEXT:     %5 = "trivial<compressed[1,0]>.begin"() : () -> index
// CHECK-NEXT:     %6:3 = scf.while (%arg3 = %4, %arg4 = %5, %arg5 = %3) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:       %8 = "trivial<compressed[0,0]>.not_end"(%arg3) : (index) -> i1
// CHECK-NEXT:       %9 = "trivial<compressed[1,0]>.not_end"(%arg4) : (index) -> i1
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.condition(%10) %arg3, %arg4, %arg5 : index, index, f64
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f64):
// CHECK-NEXT:       %8 = "trivial<compressed[0,0]>.deref"(%arg3) : (index) -> index
// CHECK-NEXT:       %9 = "trivial<compressed[1,0]>.deref"(%arg4) : (index) -> index
// CHECK-NEXT:       %10 = arith.cmpi ult, %9, %8 : index
// CHECK-NEXT:       %11 = arith.select %10, %9, %8 : index
// CHECK-NEXT:       %12 = arith.cmpi eq, %8, %11 : index
// CHECK-NEXT:       %13 = arith.cmpi eq, %9, %11 : index
// CHECK-NEXT:       %14 = arith.andi %12, %13 : i1
// CHECK-NEXT:       %15 = scf.if %14 -> (f64) {
// CHECK-NEXT:         %22 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %23 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %24 = arith.mulf %22, %23 : f64
// CHECK-NEXT:         %25 = arith.addf %arg5, %24 : f64
// CHECK-NEXT:         scf.yield %25 : f64
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       %16 = arith.cmpi eq, %8, %11 : index
// CHECK-NEXT:       %17 = "trivial<compressed[0,0]>.next"(%arg3) : (index) -> index
// CHECK-NEXT:       %18 = arith.select %16, %17, %arg3 : index
// CHECK-NEXT:       %19 = arith.cmpi eq, %9, %11 : index
// CHECK-NEXT:       %20 = "trivial<compressed[1,0]>.next"(%arg4) : (index) -> index
// CHECK-NEXT:       %21 = arith.select %19, %20, %arg4 : index
// CHECK-NEXT:       scf.yield %18, %21, %15 : index, index, f64
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %6#2, %2[] : memref<f64>
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<f64>
// CHECK-NEXT:     return %7 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Dense levels are gone to; where one is the loop, it says where the loop begins.
#A = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#B = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<4x8xf64, #sparse>, %arg2: tensor<4x8xf64>) -> tensor<4x8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<4x8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<4x8xf64>)
// CHECK-NEXT:     %3 = "trivial<dense[0,0]>.begin"() : () -> index
// CHECK-NEXT:     %4 = "trivial<dense[0,0]>.locate"(%3, %c0) : (index, index) -> index
// CHECK-NEXT:     %5 = "trivial<dense[1,0]>.begin"() : () -> index
// CHECK-NEXT:     %6 = "trivial<dense[1,0]>.locate"(%5, %c0) : (index, index) -> index
// CHECK-NEXT:     %7 = "trivial<dense[0,0]>.deref"(%4) : (index) -> index
// CHECK-NEXT:     scf.for %arg3 = %7 to %c4 step %c1 {
// CHECK-NEXT:       %9 = "trivial<dense[0,0]>.locate"(%4, %arg3) : (index, index) -> index
// CHECK-NEXT:       %10 = "trivial<dense[0,0]>.locate"(%9, %arg3) : (index, index) -> index
// CHECK-NEXT:       %11 = "trivial<dense[1,0]>.locate"(%6, %arg3) : (index, index) -> index
// CHECK-NEXT:       %12 = "trivial<compressed[0,1]>.begin"() : () -> index
// CHECK-NEXT:       %13 = "trivial<compressed[1,1]>.begin"() : () -> index
// CHECK-NEXT:       %14:2 = scf.while (%arg4 = %12, %arg5 = %13) : (index, index) -> (index, index) {
// CHECK-NEXT:         %15 = "trivial<compressed[0,1]>.not_end"(%arg4) : (index) -> i1
// CHECK-NEXT:         %16 = "trivial<compressed[1,1]>.not_end"(%arg5) : (index) -> i1
// CHECK-NEXT:         %17 = arith.andi %15, %16 : i1
// CHECK-NEXT:         scf.condition(%17) %arg4, %arg5 : index, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:         %15 = "trivial<compressed[0,1]>.deref"(%arg4) : (index) -> index
// CHECK-NEXT:         %16 = "trivial<compressed[1,1]>.deref"(%arg5) : (index) -> index
// CHECK-NEXT:         %17 = arith.cmpi ult, %16, %15 : index
// CHECK-NEXT:         %18 = arith.select %17, %16, %15 : index
// CHECK-NEXT:         %19 = arith.cmpi eq, %15, %18 : index
// CHECK-NEXT:         %20 = arith.cmpi eq, %16, %18 : index
// CHECK-NEXT:         %21 = arith.andi %19, %20 : i1
// CHECK-NEXT:         scf.if %21 {
// CHECK-NEXT:           %28 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:           %29 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:           %30 = arith.mulf %28, %29 : f64
// CHECK-NEXT:           memref.store %30, %2[%arg3, %18] : memref<4x8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:         %22 = arith.cmpi eq, %15, %18 : index
// CHECK-NEXT:         %23 = "trivial<compressed[0,1]>.next"(%arg4) : (index) -> index
// CHECK-NEXT:         %24 = arith.select %22, %23, %arg4 : index
// CHECK-NEXT:         %25 = arith.cmpi eq, %16, %18 : index
// CHECK-NEXT:         %26 = "trivial<compressed[1,1]>.next"(%arg5) : (index) -> index
// CHECK-NEXT:         %27 = arith.select %25, %26, %arg5 : index
// CHECK-NEXT:         scf.yield %24, %27 : index, index
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %8 = bufferization.to_tensor %2 : memref<4x8xf64>
// CHECK-NEXT:     return %8 : tensor<4x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Positions with equal coordinates together: two values.
#A = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#B = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: tensor<4x8xf64, #A>, %b: tensor<4x8xf64, #B>, %x: tensor<f64>) -> tensor<f64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a, %b : tensor<4x8xf64, #A>, tensor<4x8xf64, #B>) outs(%x : tensor<f64>) {
  ^bb0(%u: f64, %v: f64, %o: f64):
    %p = arith.mulf %u, %v : f64
    %s = arith.addf %o, %p : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %r : tensor<f64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<4x8xf64, #sparse>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<f64>
// CHECK-NEXT:     %3 = memref.load %2[] : memref<f64>
// CHECK-NEXT:     %4:2 = "dedup<compressed(nonunique)[0,0]>.begin"() : () -> (index, index)
// CHECK-NEXT:     %5:2 = "dedup<compressed(nonunique)[1,0]>.begin"() : () -> (index, index)
// CHECK-NEXT:     %6:5 = scf.while (%arg3 = %4#0, %arg4 = %4#1, %arg5 = %5#0, %arg6 = %5#1, %arg7 = %3) : (index, index, index, index, f64) -> (index, index, index, index, f64) {
// CHECK-NEXT:       %8 = "dedup<compressed(nonunique)[0,0]>.not_end"(%arg3, %arg4) : (index, index) -> i1
// CHECK-NEXT:       %9 = "dedup<compressed(nonunique)[1,0]>.not_end"(%arg5, %arg6) : (index, index) -> i1
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.condition(%10) %arg3, %arg4, %arg5, %arg6, %arg7 : index, index, index, index, f64
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f64):
// CHECK-NEXT:       %8 = "dedup<compressed(nonunique)[0,0]>.deref"(%arg3, %arg4) : (index, index) -> index
// CHECK-NEXT:       %9 = "dedup<compressed(nonunique)[1,0]>.deref"(%arg5, %arg6) : (index, index) -> index
// CHECK-NEXT:       %10 = arith.cmpi ult, %9, %8 : index
// CHECK-NEXT:       %11 = arith.select %10, %9, %8 : index
// CHECK-NEXT:       %12 = arith.cmpi eq, %8, %11 : index
// CHECK-NEXT:       %13 = arith.cmpi eq, %9, %11 : index
// CHECK-NEXT:       %14 = arith.andi %12, %13 : i1
// CHECK-NEXT:       %15 = scf.if %14 -> (f64) {
// CHECK-NEXT:         %20 = "trivial<singleton[0,1]>.begin"() : () -> index
// CHECK-NEXT:         %21 = "trivial<singleton[1,1]>.begin"() : () -> index
// CHECK-NEXT:         %22:3 = scf.while (%arg8 = %20, %arg9 = %21, %arg10 = %arg7) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:           %23 = "trivial<singleton[0,1]>.not_end"(%arg8) : (index) -> i1
// CHECK-NEXT:           %24 = "trivial<singleton[1,1]>.not_end"(%arg9) : (index) -> i1
// CHECK-NEXT:           %25 = arith.andi %23, %24 : i1
// CHECK-NEXT:           scf.condition(%25) %arg8, %arg9, %arg10 : index, index, f64
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg8: index, %arg9: index, %arg10: f64):
// CHECK-NEXT:           %23 = "trivial<singleton[0,1]>.deref"(%arg8) : (index) -> index
// CHECK-NEXT:           %24 = "trivial<singleton[1,1]>.deref"(%arg9) : (index) -> index
// CHECK-NEXT:           %25 = arith.cmpi ult, %24, %23 : index
// CHECK-NEXT:           %26 = arith.select %25, %24, %23 : index
// CHECK-NEXT:           %27 = arith.cmpi eq, %23, %26 : index
// CHECK-NEXT:           %28 = arith.cmpi eq, %24, %26 : index
// CHECK-NEXT:           %29 = arith.andi %27, %28 : i1
// CHECK-NEXT:           %30 = scf.if %29 -> (f64) {
// CHECK-NEXT:             %37 = memref.load %0[%arg8] : memref<?xf64>
// CHECK-NEXT:             %38 = memref.load %1[%arg9] : memref<?xf64>
// CHECK-NEXT:             %39 = arith.mulf %37, %38 : f64
// CHECK-NEXT:             %40 = arith.addf %arg10, %39 : f64
// CHECK-NEXT:             scf.yield %40 : f64
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg10 : f64
// CHECK-NEXT:           }
// CHECK-NEXT:           %31 = arith.cmpi eq, %23, %26 : index
// CHECK-NEXT:           %32 = "trivial<singleton[0,1]>.next"(%arg8) : (index) -> index
// CHECK-NEXT:           %33 = arith.select %31, %32, %arg8 : index
// CHECK-NEXT:           %34 = arith.cmpi eq, %24, %26 : index
// CHECK-NEXT:           %35 = "trivial<singleton[1,1]>.next"(%arg9) : (index) -> index
// CHECK-NEXT:           %36 = arith.select %34, %35, %arg9 : index
// CHECK-NEXT:           scf.yield %33, %36, %30 : index, index, f64
// CHECK-NEXT:         } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         scf.yield %22#2 : f64
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg7 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       %16 = arith.cmpi eq, %8, %11 : index
// CHECK-NEXT:       %17:2 = scf.if %16 -> (index, index) {
// CHECK-NEXT:         %20:2 = "dedup<compressed(nonunique)[0,0]>.next"(%arg3, %arg4) : (index, index) -> (index, index)
// CHECK-NEXT:         scf.yield %20#0, %20#1 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3, %arg4 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       %18 = arith.cmpi eq, %9, %11 : index
// CHECK-NEXT:       %19:2 = scf.if %18 -> (index, index) {
// CHECK-NEXT:         %20:2 = "dedup<compressed(nonunique)[1,0]>.next"(%arg5, %arg6) : (index, index) -> (index, index)
// CHECK-NEXT:         scf.yield %20#0, %20#1 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5, %arg6 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %17#0, %17#1, %19#0, %19#1, %15 : index, index, index, index, f64
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %6#4, %2[] : memref<f64>
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<f64>
// CHECK-NEXT:     return %7 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A singleton level below such ones.
#A = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa))
}>
#B = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa))
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<4x8xf64, #sparse>, %arg2: tensor<4x8xf64>) -> tensor<4x8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<4x8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<4x8xf64>)
// CHECK-NEXT:     %3:2 = "dedup<compressed(nonunique)[0,0]>.begin"() : () -> (index, index)
// CHECK-NEXT:     %4:2 = "dedup<compressed(nonunique)[1,0]>.begin"() : () -> (index, index)
// CHECK-NEXT:     %5:4 = scf.while (%arg3 = %3#0, %arg4 = %3#1, %arg5 = %4#0, %arg6 = %4#1) : (index, index, index, index) -> (index, index, index, index) {
// CHECK-NEXT:       %7 = "dedup<compressed(nonunique)[0,0]>.not_end"(%arg3, %arg4) : (index, index) -> i1
// CHECK-NEXT:       %8 = "dedup<compressed(nonunique)[1,0]>.not_end"(%arg5, %arg6) : (index, index) -> i1
// CHECK-NEXT:       %9 = arith.andi %7, %8 : i1
// CHECK-NEXT:       scf.condition(%9) %arg3, %arg4, %arg5, %arg6 : index, index, index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT:       %7 = "dedup<compressed(nonunique)[0,0]>.deref"(%arg3, %arg4) : (index, index) -> index
// CHECK-NEXT:       %8 = "dedup<compressed(nonunique)[1,0]>.deref"(%arg5, %arg6) : (index, index) -> index
// CHECK-NEXT:       %9 = arith.cmpi ult, %8, %7 : index
// CHECK-NEXT:       %10 = arith.select %9, %8, %7 : index
// CHECK-NEXT:       %11 = arith.cmpi eq, %7, %10 : index
// CHECK-NEXT:       %12 = arith.cmpi eq, %8, %10 : index
// CHECK-NEXT:       %13 = arith.andi %11, %12 : i1
// CHECK-NEXT:       scf.if %13 {
// CHECK-NEXT:         %18:2 = "dedup<singleton(nonunique, soa)[0,1]>.begin"() : () -> (index, index)
// CHECK-NEXT:         %19:2 = "dedup<singleton(nonunique, soa)[1,1]>.begin"() : () -> (index, index)
// CHECK-NEXT:         %20:4 = scf.while (%arg7 = %18#0, %arg8 = %18#1, %arg9 = %19#0, %arg10 = %19#1) : (index, index, index, index) -> (index, index, index, index) {
// CHECK-NEXT:           %21 = "dedup<singleton(nonunique, soa)[0,1]>.not_end"(%arg7, %arg8) : (index, index) -> i1
// CHECK-NEXT:           %22 = "dedup<singleton(nonunique, soa)[1,1]>.not_end"(%arg9, %arg10) : (index, index) -> i1
// CHECK-NEXT:           %23 = arith.andi %21, %22 : i1
// CHECK-NEXT:           scf.condition(%23) %arg7, %arg8, %arg9, %arg10 : index, index, index, index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
// CHECK-NEXT:           %21 = "dedup<singleton(nonunique, soa)[0,1]>.deref"(%arg7, %arg8) : (index, index) -> index
// CHECK-NEXT:           %22 = "dedup<singleton(nonunique, soa)[1,1]>.deref"(%arg9, %arg10) : (index, index) -> index
// CHECK-NEXT:           %23 = arith.cmpi ult, %22, %21 : index
// CHECK-NEXT:           %24 = arith.select %23, %22, %21 : index
// CHECK-NEXT:           %25 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:           %26 = arith.cmpi eq, %22, %24 : index
// CHECK-NEXT:           %27 = arith.andi %25, %26 : i1
// CHECK-NEXT:           scf.if %27 {
// CHECK-NEXT:             %32 = memref.load %0[%arg7] : memref<?xf64>
// CHECK-NEXT:             %33 = memref.load %1[%arg9] : memref<?xf64>
// CHECK-NEXT:             %34 = arith.mulf %32, %33 : f64
// CHECK-NEXT:             memref.store %34, %2[%10, %24] : memref<4x8xf64>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:           %28 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:           %29:2 = scf.if %28 -> (index, index) {
// CHECK-NEXT:             %32:2 = "dedup<singleton(nonunique, soa)[0,1]>.next"(%arg7, %arg8) : (index, index) -> (index, index)
// CHECK-NEXT:             scf.yield %32#0, %32#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg7, %arg8 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           %30 = arith.cmpi eq, %22, %24 : index
// CHECK-NEXT:           %31:2 = scf.if %30 -> (index, index) {
// CHECK-NEXT:             %32:2 = "dedup<singleton(nonunique, soa)[1,1]>.next"(%arg9, %arg10) : (index, index) -> (index, index)
// CHECK-NEXT:             scf.yield %32#0, %32#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg9, %arg10 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %29#0, %29#1, %31#0, %31#1 : index, index, index, index
// CHECK-NEXT:         } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %14 = arith.cmpi eq, %7, %10 : index
// CHECK-NEXT:       %15:2 = scf.if %14 -> (index, index) {
// CHECK-NEXT:         %18:2 = "dedup<compressed(nonunique)[0,0]>.next"(%arg3, %arg4) : (index, index) -> (index, index)
// CHECK-NEXT:         scf.yield %18#0, %18#1 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3, %arg4 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       %16 = arith.cmpi eq, %8, %10 : index
// CHECK-NEXT:       %17:2 = scf.if %16 -> (index, index) {
// CHECK-NEXT:         %18:2 = "dedup<compressed(nonunique)[1,0]>.next"(%arg5, %arg6) : (index, index) -> (index, index)
// CHECK-NEXT:         scf.yield %18#0, %18#1 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5, %arg6 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %15#0, %15#1, %17#0, %17#1 : index, index, index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %2 : memref<4x8xf64>
// CHECK-NEXT:     return %6 : tensor<4x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<f64>
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
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<f64>
// CHECK-NEXT:     return %7 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// n:m.
#A = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
#B = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
func.func @f(%a: tensor<4x8xf64, #A>, %b: tensor<4x8xf64, #B>, %x: tensor<f64>) -> tensor<f64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a, %b : tensor<4x8xf64, #A>, tensor<4x8xf64, #B>) outs(%x : tensor<f64>) {
  ^bb0(%u: f64, %v: f64, %o: f64):
    %p = arith.mulf %u, %v : f64
    %s = arith.addf %o, %p : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %r : tensor<f64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[2, 4]) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<4x8xf64, #sparse>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<4x8xf64, #sparse> to tensor<4x2x4xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg1 : tensor<4x8xf64, #sparse> to tensor<4x2x4xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.values %0 : tensor<4x2x4xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.values %1 : tensor<4x2x4xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %4 = bufferization.to_memref %arg2 : memref<f64>
// CHECK-NEXT:     %5 = memref.load %4[] : memref<f64>
// CHECK-NEXT:     %6 = "trivial<dense[0,0]>.begin"() : () -> index
// CHECK-NEXT:     %7 = "trivial<dense[0,0]>.locate"(%6, %c0) : (index, index) -> index
// CHECK-NEXT:     %8 = "trivial<dense[1,0]>.begin"() : () -> index
// CHECK-NEXT:     %9 = "trivial<dense[1,0]>.locate"(%8, %c0) : (index, index) -> index
// CHECK-NEXT:     %10 = "trivial<dense[0,0]>.deref"(%7) : (index) -> index
// CHECK-NEXT:     %11 = scf.for %arg3 = %10 to %c4 step %c1 iter_args(%arg4 = %5) -> (f64) {
// CHECK-NEXT:       %13 = "trivial<dense[0,0]>.locate"(%7, %arg3) : (index, index) -> index
// CHECK-NEXT:       %14 = "trivial<dense[0,0]>.locate"(%13, %arg3) : (index, index) -> index
// CHECK-NEXT:       %15 = "trivial<dense[1,0]>.locate"(%9, %arg3) : (index, index) -> index
// CHECK-NEXT:       %16 = "trivial<dense[0,1]>.begin"() : () -> index
// CHECK-NEXT:       %17 = "trivial<dense[0,1]>.locate"(%16, %c0) : (index, index) -> index
// CHECK-NEXT:       %18 = "trivial<dense[1,1]>.begin"() : () -> index
// CHECK-NEXT:       %19 = "trivial<dense[1,1]>.locate"(%18, %c0) : (index, index) -> index
// CHECK-NEXT:       %20 = "trivial<dense[0,1]>.deref"(%17) : (index) -> index
// CHECK-NEXT:       %21 = scf.for %arg5 = %20 to %c2 step %c1 iter_args(%arg6 = %arg4) -> (f64) {
// CHECK-NEXT:         %22 = "trivial<dense[0,1]>.locate"(%17, %arg5) : (index, index) -> index
// CHECK-NEXT:         %23 = "trivial<dense[0,1]>.locate"(%22, %arg5) : (index, index) -> index
// CHECK-NEXT:         %24 = "trivial<dense[1,1]>.locate"(%19, %arg5) : (index, index) -> index
// CHECK-NEXT:         %25 = "trivial<structured[2, 4][0,2]>.begin"() : () -> index
// CHECK-NEXT:         %26 = "trivial<structured[2, 4][1,2]>.begin"() : () -> index
// CHECK-NEXT:         %27:3 = scf.while (%arg7 = %25, %arg8 = %26, %arg9 = %arg6) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:           %28 = "trivial<structured[2, 4][0,2]>.not_end"(%arg7) : (index) -> i1
// CHECK-NEXT:           %29 = "trivial<structured[2, 4][1,2]>.not_end"(%arg8) : (index) -> i1
// CHECK-NEXT:           %30 = arith.andi %28, %29 : i1
// CHECK-NEXT:           scf.condition(%30) %arg7, %arg8, %arg9 : index, index, f64
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg7: index, %arg8: index, %arg9: f64):
// CHECK-NEXT:           %28 = "trivial<structured[2, 4][0,2]>.deref"(%arg7) : (index) -> index
// CHECK-NEXT:           %29 = "trivial<structured[2, 4][1,2]>.deref"(%arg8) : (index) -> index
// CHECK-NEXT:           %30 = arith.cmpi ult, %29, %28 : index
// CHECK-NEXT:           %31 = arith.select %30, %29, %28 : index
// CHECK-NEXT:           %32 = arith.cmpi eq, %28, %31 : index
// CHECK-NEXT:           %33 = arith.cmpi eq, %29, %31 : index
// CHECK-NEXT:           %34 = arith.andi %32, %33 : i1
// CHECK-NEXT:           %35 = scf.if %34 -> (f64) {
// CHECK-NEXT:             %42 = memref.load %2[%arg7] : memref<?xf64>
// CHECK-NEXT:             %43 = memref.load %3[%arg8] : memref<?xf64>
// CHECK-NEXT:             %44 = arith.mulf %42, %43 : f64
// CHECK-NEXT:             %45 = arith.addf %arg9, %44 : f64
// CHECK-NEXT:             scf.yield %45 : f64
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg9 : f64
// CHECK-NEXT:           }
// CHECK-NEXT:           %36 = arith.cmpi eq, %28, %31 : index
// CHECK-NEXT:           %37 = "trivial<structured[2, 4][0,2]>.next"(%arg7) : (index) -> index
// CHECK-NEXT:           %38 = arith.select %36, %37, %arg7 : index
// CHECK-NEXT:           %39 = arith.cmpi eq, %29, %31 : index
// CHECK-NEXT:           %40 = "trivial<structured[2, 4][1,2]>.next"(%arg8) : (index) -> index
// CHECK-NEXT:           %41 = arith.select %39, %40, %arg8 : index
// CHECK-NEXT:           scf.yield %38, %41, %35 : index, index, f64
// CHECK-NEXT:         } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         scf.yield %27#2 : f64
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %21 : f64
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %11, %4[] : memref<f64>
// CHECK-NEXT:     %12 = bufferization.to_tensor %4 : memref<f64>
// CHECK-NEXT:     return %12 : tensor<f64>
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
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<4x8xf64>
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
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<4x8xf64>
// CHECK-NEXT:     return %7 : tensor<4x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A slice in which coordinates repeat.
#A = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : compressed(nonunique))
}>
#B = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : compressed(nonunique))
}>
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

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : compressed(nonunique)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf64, #sparse>, %arg1: tensor<4xf64, #sparse>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<f64>
// CHECK-NEXT:     %3 = memref.load %2[] : memref<f64>
// CHECK-NEXT:     %4:2 = "filter<dedup<compressed(nonunique)[0,0]>>.begin"() : () -> (index, index)
// CHECK-NEXT:     %5:2 = "filter<dedup<compressed(nonunique)[1,0]>>.begin"() : () -> (index, index)
// CHECK-NEXT:     %6:5 = scf.while (%arg3 = %4#0, %arg4 = %4#1, %arg5 = %5#0, %arg6 = %5#1, %arg7 = %3) : (index, index, index, index, f64) -> (index, index, index, index, f64) {
// CHECK-NEXT:       %8 = "filter<dedup<compressed(nonunique)[0,0]>>.not_end"(%arg3, %arg4) : (index, index) -> i1
// CHECK-NEXT:       %9 = "filter<dedup<compressed(nonunique)[1,0]>>.not_end"(%arg5, %arg6) : (index, index) -> i1
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.condition(%10) %arg3, %arg4, %arg5, %arg6, %arg7 : index, index, index, index, f64
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f64):
// CHECK-NEXT:       %8 = "filter<dedup<compressed(nonunique)[0,0]>>.deref"(%arg3, %arg4) : (index, index) -> index
// CHECK-NEXT:       %9 = "filter<dedup<compressed(nonunique)[1,0]>>.deref"(%arg5, %arg6) : (index, index) -> index
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
// CHECK-NEXT:         %20:2 = "filter<dedup<compressed(nonunique)[0,0]>>.next"(%arg3, %arg4) : (index, index) -> (index, index)
// CHECK-NEXT:         scf.yield %20#0, %20#1 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3, %arg4 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       %18 = arith.cmpi eq, %9, %11 : index
// CHECK-NEXT:       %19:2 = scf.if %18 -> (index, index) {
// CHECK-NEXT:         %20:2 = "filter<dedup<compressed(nonunique)[1,0]>>.next"(%arg5, %arg6) : (index, index) -> (index, index)
// CHECK-NEXT:         scf.yield %20#0, %20#1 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5, %arg6 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %17#0, %17#1, %19#0, %19#1, %15 : index, index, index, index, f64
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %6#4, %2[] : memref<f64>
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<f64>
// CHECK-NEXT:     return %7 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Windows, and what is in one.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @k0(%a: tensor<9xf64, #SV>, %f: tensor<6xf64>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, k) -> (i + k)>, affine_map<(i, k) -> (k)>,
                     affine_map<(i, k) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %f : tensor<9xf64, #SV>, tensor<6xf64>) outs(%x : tensor<4xf64>) {
  ^bb0(%in0: f64, %in1: f64, %out: f64):
    %0 = arith.mulf %in0, %in1 : f64
    %1 = arith.addf %out, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @k0(%arg0: tensor<9xf64, #sparse>, %arg1: tensor<6xf64>, %arg2: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<9xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<6xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<4xf64>
// CHECK-NEXT:     %3:3 = "ne_sub<trivial<compressed[0,0]>>.begin"() : () -> (index, index, i1)
// CHECK-NEXT:     %4 = "trivial<batch[2,0]>.begin"() : () -> index
// CHECK-NEXT:     %5 = "trivial<batch[2,0]>.locate"(%4, %c0) : (index, index) -> index
// CHECK-NEXT:     %6:3 = scf.while (%arg3 = %3#0, %arg4 = %3#1, %arg5 = %3#2) : (index, index, i1) -> (index, index, i1) {
// CHECK-NEXT:       %8 = "ne_sub<trivial<compressed[0,0]>>.not_end"(%arg3, %arg4, %arg5) : (index, index, i1) -> i1
// CHECK-NEXT:       scf.condition(%8) %arg3, %arg4, %arg5 : index, index, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: i1):
// CHECK-NEXT:       %8 = "ne_sub<trivial<compressed[0,0]>>.deref"(%arg3, %arg4, %arg5) : (index, index, i1) -> index
// CHECK-NEXT:       %9 = "trivial<batch[2,0]>.locate"(%5, %8) : (index, index) -> index
// CHECK-NEXT:       %10 = memref.load %2[%8] : memref<4xf64>
// CHECK-NEXT:       %11:2 = "subsect<trivial<compressed[0,0]>>.begin"() : () -> (index, index)
// CHECK-NEXT:       %12 = "trivial<batch[1,0]>.begin"() : () -> index
// CHECK-NEXT:       %13 = "trivial<batch[1,0]>.locate"(%12, %c0) : (index, index) -> index
// CHECK-NEXT:       %14:3 = scf.while (%arg6 = %11#0, %arg7 = %11#1, %arg8 = %10) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:         %16 = "subsect<trivial<compressed[0,0]>>.not_end"(%arg6, %arg7) : (index, index) -> i1
// CHECK-NEXT:         scf.condition(%16) %arg6, %arg7, %arg8 : index, index, f64
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg6: index, %arg7: index, %arg8: f64):
// CHECK-NEXT:         %16 = "subsect<trivial<compressed[0,0]>>.deref"(%arg6, %arg7) : (index, index) -> index
// CHECK-NEXT:         %17 = "trivial<batch[1,0]>.locate"(%13, %16) : (index, index) -> index
// CHECK-NEXT:         %18 = memref.load %0[%arg6] : memref<?xf64>
// CHECK-NEXT:         %19 = memref.load %1[%16] : memref<6xf64>
// CHECK-NEXT:         %20 = arith.mulf %18, %19 : f64
// CHECK-NEXT:         %21 = arith.addf %arg8, %20 : f64
// CHECK-NEXT:         %22:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:           %23:2 = "subsect<trivial<compressed[0,0]>>.next"(%arg6, %arg7) : (index, index) -> (index, index)
// CHECK-NEXT:           scf.yield %23#0, %23#1 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6, %arg7 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %22#0, %22#1, %21 : index, index, f64
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %14#2, %2[%8] : memref<4xf64>
// CHECK-NEXT:       %15:3 = scf.if %true -> (index, index, i1) {
// CHECK-NEXT:         %16:3 = "ne_sub<trivial<compressed[0,0]>>.next"(%arg3, %arg4, %arg5) : (index, index, i1) -> (index, index, i1)
// CHECK-NEXT:         scf.yield %16#0, %16#1, %16#2 : index, index, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3, %arg4, %arg5 : index, index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %15#0, %15#1, %15#2 : index, index, i1
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<4xf64>
// CHECK-NEXT:     return %7 : tensor<4xf64>
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
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<3x3xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<4x8xf64>
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
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<4x8xf64>
// CHECK-NEXT:     return %7 : tensor<4x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Windows where coordinates repeat.
#UCOO = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
func.func @k0(%A: tensor<6x10xf64, #UCOO>, %F: tensor<3x3xf64>, %X: tensor<4x8xf64>)
    -> tensor<4x8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + l)>, affine_map<(i, j, k, l) -> (k, l)>,
                     affine_map<(i, j, k, l) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction", "reduction"]
  } ins(%A, %F : tensor<6x10xf64, #UCOO>, tensor<3x3xf64>) outs(%X : tensor<4x8xf64>) {
  ^bb0(%in0: f64, %in1: f64, %out: f64):
    %0 = arith.mulf %in0, %in1 : f64
    %1 = arith.addf %out, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<4x8xf64>
  return %r : tensor<4x8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @k0(%arg0: tensor<6x10xf64, #sparse>, %arg1: tensor<3x3xf64>, %arg2: tensor<4x8xf64>) -> tensor<4x8xf64> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<6x10xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<3x3xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<4x8xf64>
// CHECK-NEXT:     %3:3 = "ne_sub<dedup<compressed(nonunique, nonordered)[0,0]>>.begin"() : () -> (index, index, i1)
// CHECK-NEXT:     %4 = "trivial<batch[2,0]>.begin"() : () -> index
// CHECK-NEXT:     %5 = "trivial<batch[2,0]>.locate"(%4, %c0) : (index, index) -> index
// CHECK-NEXT:     %6:3 = scf.while (%arg3 = %3#0, %arg4 = %3#1, %arg5 = %3#2) : (index, index, i1) -> (index, index, i1) {
// CHECK-NEXT:       %8 = "ne_sub<dedup<compressed(nonunique, nonordered)[0,0]>>.not_end"(%arg3, %arg4, %arg5) : (index, index, i1) -> i1
// CHECK-NEXT:       scf.condition(%8) %arg3, %arg4, %arg5 : index, index, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: i1):
// CHECK-NEXT:       %8 = "ne_sub<dedup<compressed(nonunique, nonordered)[0,0]>>.deref"(%arg3, %arg4, %arg5) : (index, index, i1) -> index
// CHECK-NEXT:       %9 = "trivial<batch[2,0]>.locate"(%5, %8) : (index, index) -> index
// CHECK-NEXT:       %10:3 = "ne_sub<trivial<singleton(nonordered)[0,1]>>.begin"() : () -> (index, index, i1)
// CHECK-NEXT:       %11 = "trivial<batch[2,1]>.begin"() : () -> index
// CHECK-NEXT:       %12 = "trivial<batch[2,1]>.locate"(%11, %c0) : (index, index) -> index
// CHECK-NEXT:       %13:3 = scf.while (%arg6 = %10#0, %arg7 = %10#1, %arg8 = %10#2) : (index, index, i1) -> (index, index, i1) {
// CHECK-NEXT:         %15 = "ne_sub<trivial<singleton(nonordered)[0,1]>>.not_end"(%arg6, %arg7, %arg8) : (index, index, i1) -> i1
// CHECK-NEXT:         scf.condition(%15) %arg6, %arg7, %arg8 : index, index, i1
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg6: index, %arg7: index, %arg8: i1):
// CHECK-NEXT:         %15 = "ne_sub<trivial<singleton(nonordered)[0,1]>>.deref"(%arg6, %arg7, %arg8) : (index, index, i1) -> index
// CHECK-NEXT:         %16 = "trivial<batch[2,1]>.locate"(%12, %15) : (index, index) -> index
// CHECK-NEXT:         %17 = memref.load %2[%8, %15] : memref<4x8xf64>
// CHECK-NEXT:         %18:3 = "subsect<dedup<compressed(nonunique, nonordered)[0,0]>>.begin"() : () -> (index, index, index)
// CHECK-NEXT:         %19 = "trivial<batch[1,0]>.begin"() : () -> index
// CHECK-NEXT:         %20 = "trivial<batch[1,0]>.locate"(%19, %c0) : (index, index) -> index
// CHECK-NEXT:         %21:4 = scf.while (%arg9 = %18#0, %arg10 = %18#1, %arg11 = %18#2, %arg12 = %17) : (index, index, index, f64) -> (index, index, index, f64) {
// CHECK-NEXT:           %23 = "subsect<dedup<compressed(nonunique, nonordered)[0,0]>>.not_end"(%arg9, %arg10, %arg11) : (index, index, index) -> i1
// CHECK-NEXT:           scf.condition(%23) %arg9, %arg10, %arg11, %arg12 : index, index, index, f64
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: f64):
// CHECK-NEXT:           %23 = "subsect<dedup<compressed(nonunique, nonordered)[0,0]>>.deref"(%arg9, %arg10, %arg11) : (index, index, index) -> index
// CHECK-NEXT:           %24 = "trivial<batch[1,0]>.locate"(%20, %23) : (index, index) -> index
// CHECK-NEXT:           %25:2 = "subsect<trivial<singleton(nonordered)[0,1]>>.begin"() : () -> (index, index)
// CHECK-NEXT:           %26 = "trivial<batch[1,1]>.begin"() : () -> index
// CHECK-NEXT:           %27 = "trivial<batch[1,1]>.locate"(%26, %c0) : (index, index) -> index
// CHECK-NEXT:           %28:3 = scf.while (%arg13 = %25#0, %arg14 = %25#1, %arg15 = %arg12) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:             %30 = "subsect<trivial<singleton(nonordered)[0,1]>>.not_end"(%arg13, %arg14) : (index, index) -> i1
// CHECK-NEXT:             scf.condition(%30) %arg13, %arg14, %arg15 : index, index, f64
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg13: index, %arg14: index, %arg15: f64):
// CHECK-NEXT:             %30 = "subsect<trivial<singleton(nonordered)[0,1]>>.deref"(%arg13, %arg14) : (index, index) -> index
// CHECK-NEXT:             %31 = "trivial<batch[1,1]>.locate"(%27, %30) : (index, index) -> index
// CHECK-NEXT:             %32 = memref.load %0[%arg13] : memref<?xf64>
// CHECK-NEXT:             %33 = memref.load %1[%23, %30] : memref<3x3xf64>
// CHECK-NEXT:             %34 = arith.mulf %32, %33 : f64
// CHECK-NEXT:             %35 = arith.addf %arg15, %34 : f64
// CHECK-NEXT:             %36:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:               %37:2 = "subsect<trivial<singleton(nonordered)[0,1]>>.next"(%arg13, %arg14) : (index, index) -> (index, index)
// CHECK-NEXT:               scf.yield %37#0, %37#1 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %arg13, %arg14 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %36#0, %36#1, %35 : index, index, f64
// CHECK-NEXT:           } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:           %29:3 = scf.if %true -> (index, index, index) {
// CHECK-NEXT:             %30:3 = "subsect<dedup<compressed(nonunique, nonordered)[0,0]>>.next"(%arg9, %arg10, %arg11) : (index, index, index) -> (index, index, index)
// CHECK-NEXT:             scf.yield %30#0, %30#1, %30#2 : index, index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg9, %arg10, %arg11 : index, index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %29#0, %29#1, %29#2, %28#2 : index, index, index, f64
// CHECK-NEXT:         } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         memref.store %21#3, %2[%8, %15] : memref<4x8xf64>
// CHECK-NEXT:         %22:3 = scf.if %true -> (index, index, i1) {
// CHECK-NEXT:           %23:3 = "ne_sub<trivial<singleton(nonordered)[0,1]>>.next"(%arg6, %arg7, %arg8) : (index, index, i1) -> (index, index, i1)
// CHECK-NEXT:           scf.yield %23#0, %23#1, %23#2 : index, index, i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6, %arg7, %arg8 : index, index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %22#0, %22#1, %22#2 : index, index, i1
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %14:3 = scf.if %true -> (index, index, i1) {
// CHECK-NEXT:         %15:3 = "ne_sub<dedup<compressed(nonunique, nonordered)[0,0]>>.next"(%arg3, %arg4, %arg5) : (index, index, i1) -> (index, index, i1)
// CHECK-NEXT:         scf.yield %15#0, %15#1, %15#2 : index, index, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3, %arg4, %arg5 : index, index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %14#0, %14#1, %14#2 : index, index, i1
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<4x8xf64>
// CHECK-NEXT:     return %7 : tensor<4x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Every second coordinate of a level.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @k0(%A: tensor<4x8xf64, #CSR>, %B: tensor<4x8xf64, #CSR>, %x: tensor<f64>)
    -> tensor<f64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%A, %B : tensor<4x8xf64, #CSR>, tensor<4x8xf64, #CSR>) outs(%x : tensor<f64>) {
  ^bb0(%in0: f64, %in1: f64, %out: f64):
    %0 = arith.mulf %in0, %in1 : f64
    %1 = arith.addf %out, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %r : tensor<f64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @k0(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<4x8xf64, #sparse>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<f64>
// CHECK-NEXT:     %3 = memref.load %2[] : memref<f64>
// CHECK-NEXT:     %4 = "trivial<dense[0,0]>.begin"() : () -> index
// CHECK-NEXT:     %5 = "trivial<dense[0,0]>.locate"(%4, %c0) : (index, index) -> index
// CHECK-NEXT:     %6 = "trivial<dense[1,0]>.begin"() : () -> index
// CHECK-NEXT:     %7 = "trivial<dense[1,0]>.locate"(%6, %c0) : (index, index) -> index
// CHECK-NEXT:     %8 = "trivial<dense[0,0]>.deref"(%5) : (index) -> index
// CHECK-NEXT:     %9 = scf.for %arg3 = %8 to %c4 step %c1 iter_args(%arg4 = %3) -> (f64) {
// CHECK-NEXT:       %11 = "trivial<dense[0,0]>.locate"(%5, %arg3) : (index, index) -> index
// CHECK-NEXT:       %12 = "trivial<dense[0,0]>.locate"(%11, %arg3) : (index, index) -> index
// CHECK-NEXT:       %13 = "trivial<dense[1,0]>.locate"(%7, %arg3) : (index, index) -> index
// CHECK-NEXT:       %14 = "trivial<compressed[0,1]>.begin"() : () -> index
// CHECK-NEXT:       %15 = "trivial<compressed[1,1]>.begin"() : () -> index
// CHECK-NEXT:       %16:3 = scf.while (%arg5 = %14, %arg6 = %15, %arg7 = %arg4) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:         %17 = "trivial<compressed[0,1]>.not_end"(%arg5) : (index) -> i1
// CHECK-NEXT:         %18 = "trivial<compressed[1,1]>.not_end"(%arg6) : (index) -> i1
// CHECK-NEXT:         %19 = arith.andi %17, %18 : i1
// CHECK-NEXT:         scf.condition(%19) %arg5, %arg6, %arg7 : index, index, f64
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg5: index, %arg6: index, %arg7: f64):
// CHECK-NEXT:         %17 = "trivial<compressed[0,1]>.deref"(%arg5) : (index) -> index
// CHECK-NEXT:         %18 = "trivial<compressed[1,1]>.deref"(%arg6) : (index) -> index
// CHECK-NEXT:         %19 = arith.cmpi ult, %18, %17 : index
// CHECK-NEXT:         %20 = arith.select %19, %18, %17 : index
// CHECK-NEXT:         %21 = arith.cmpi eq, %17, %20 : index
// CHECK-NEXT:         %22 = arith.cmpi eq, %18, %20 : index
// CHECK-NEXT:         %23 = arith.andi %21, %22 : i1
// CHECK-NEXT:         %24 = scf.if %23 -> (f64) {
// CHECK-NEXT:           %31 = memref.load %0[%arg5] : memref<?xf64>
// CHECK-NEXT:           %32 = memref.load %1[%arg6] : memref<?xf64>
// CHECK-NEXT:           %33 = arith.mulf %31, %32 : f64
// CHECK-NEXT:           %34 = arith.addf %arg7, %33 : f64
// CHECK-NEXT:           scf.yield %34 : f64
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg7 : f64
// CHECK-NEXT:         }
// CHECK-NEXT:         %25 = arith.cmpi eq, %17, %20 : index
// CHECK-NEXT:         %26 = "trivial<compressed[0,1]>.next"(%arg5) : (index) -> index
// CHECK-NEXT:         %27 = arith.select %25, %26, %arg5 : index
// CHECK-NEXT:         %28 = arith.cmpi eq, %18, %20 : index
// CHECK-NEXT:         %29 = "trivial<compressed[1,1]>.next"(%arg6) : (index) -> index
// CHECK-NEXT:         %30 = arith.select %28, %29, %arg6 : index
// CHECK-NEXT:         scf.yield %27, %30, %24 : index, index, f64
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %16#2 : f64
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %9, %2[] : memref<f64>
// CHECK-NEXT:     %10 = bufferization.to_tensor %2 : memref<f64>
// CHECK-NEXT:     return %10 : tensor<f64>
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
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<4xf64>
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
// CHECK-NEXT:     %7 = bufferization.to_tensor %1 : memref<4xf64>
// CHECK-NEXT:     return %7 : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An output that is inserted into has no interface.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @k0(%A: tensor<4x8xf64, #CSR>, %B: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #CSR> {
  %empty = tensor.empty() : tensor<4x8xf64, #CSR>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%A, %B : tensor<4x8xf64, #CSR>, tensor<4x8xf64, #CSR>)
      outs(%empty : tensor<4x8xf64, #CSR>) {
  ^bb0(%in0: f64, %in1: f64, %out: f64):
    %0 = arith.mulf %in0, %in1 : f64
    linalg.yield %0 : f64
  } -> tensor<4x8xf64, #CSR>
  return %r : tensor<4x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @k0(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg1 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %3 = "trivial<dense[0,0]>.begin"() : () -> index
// CHECK-NEXT:     %4 = "trivial<dense[0,0]>.locate"(%3, %c0) : (index, index) -> index
// CHECK-NEXT:     %5 = "trivial<dense[1,0]>.begin"() : () -> index
// CHECK-NEXT:     %6 = "trivial<dense[1,0]>.locate"(%5, %c0) : (index, index) -> index
// CHECK-NEXT:     %7 = "trivial<dense[0,0]>.deref"(%4) : (index) -> index
// CHECK-NEXT:     %8 = scf.for %arg2 = %7 to %c4 step %c1 iter_args(%arg3 = %0) -> (tensor<4x8xf64, #sparse>) {
// CHECK-NEXT:       %10 = "trivial<dense[0,0]>.locate"(%4, %arg2) : (index, index) -> index
// CHECK-NEXT:       %11 = "trivial<dense[0,0]>.locate"(%10, %arg2) : (index, index) -> index
// CHECK-NEXT:       %12 = "trivial<dense[1,0]>.locate"(%6, %arg2) : (index, index) -> index
// CHECK-NEXT:       %13 = "trivial<compressed[0,1]>.begin"() : () -> index
// CHECK-NEXT:       %14 = "trivial<compressed[1,1]>.begin"() : () -> index
// CHECK-NEXT:       %15:3 = scf.while (%arg4 = %13, %arg5 = %14, %arg6 = %arg3) : (index, index, tensor<4x8xf64, #sparse>) -> (index, index, tensor<4x8xf64, #sparse>) {
// CHECK-NEXT:         %16 = "trivial<compressed[0,1]>.not_end"(%arg4) : (index) -> i1
// CHECK-NEXT:         %17 = "trivial<compressed[1,1]>.not_end"(%arg5) : (index) -> i1
// CHECK-NEXT:         %18 = arith.andi %16, %17 : i1
// CHECK-NEXT:         scf.condition(%18) %arg4, %arg5, %arg6 : index, index, tensor<4x8xf64, #sparse>
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index, %arg5: index, %arg6: tensor<4x8xf64, #sparse>):
// CHECK-NEXT:         %16 = "trivial<compressed[0,1]>.deref"(%arg4) : (index) -> index
// CHECK-NEXT:         %17 = "trivial<compressed[1,1]>.deref"(%arg5) : (index) -> index
// CHECK-NEXT:         %18 = arith.cmpi ult, %17, %16 : index
// CHECK-NEXT:         %19 = arith.select %18, %17, %16 : index
// CHECK-NEXT:         %20 = arith.cmpi eq, %16, %19 : index
// CHECK-NEXT:         %21 = arith.cmpi eq, %17, %19 : index
// CHECK-NEXT:         %22 = arith.andi %20, %21 : i1
// CHECK-NEXT:         %23 = scf.if %22 -> (tensor<4x8xf64, #sparse>) {
// CHECK-NEXT:           %30 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:           %31 = memref.load %2[%arg5] : memref<?xf64>
// CHECK-NEXT:           %32 = arith.mulf %30, %31 : f64
// CHECK-NEXT:           %inserted = tensor.insert %32 into %arg6[%arg2, %19] : tensor<4x8xf64, #sparse>
// CHECK-NEXT:           scf.yield %inserted : tensor<4x8xf64, #sparse>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         %24 = arith.cmpi eq, %16, %19 : index
// CHECK-NEXT:         %25 = "trivial<compressed[0,1]>.next"(%arg4) : (index) -> index
// CHECK-NEXT:         %26 = arith.select %24, %25, %arg4 : index
// CHECK-NEXT:         %27 = arith.cmpi eq, %17, %19 : index
// CHECK-NEXT:         %28 = "trivial<compressed[1,1]>.next"(%arg5) : (index) -> index
// CHECK-NEXT:         %29 = arith.select %27, %28, %arg5 : index
// CHECK-NEXT:         scf.yield %26, %29, %23 : index, index, tensor<4x8xf64, #sparse>
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %15#2 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %9 = sparse_tensor.load %8 hasInserts : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     return %9 : tensor<4x8xf64, #sparse>
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
// CHECK-NEXT:     %2 = bufferization.to_memref %arg3 : memref<4xf64>
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
