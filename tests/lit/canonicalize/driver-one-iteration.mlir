// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --canonicalize=max-iterations=1 | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --canonicalize | FileCheck %s --check-prefix=ALL

// The yields that lose values are new ones: what gave the values is visited again in the same iteration.

func.func @new_terminators(%t: tensor<8xf32>, %u: tensor<8xf32>, %s: tensor<2xf32>, %c: i1, %a: i8,
                           %b: i8, %n: index) -> (tensor<8xf32>, i8) {
  %0:2 = scf.forall (%i) in (%n) shared_outs(%x = %t, %y = %u) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %x[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s into %y[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  %1:2 = scf.if %c -> (tensor<8xf32>, i8) {
    scf.yield %0#0, %a : tensor<8xf32>, i8
  } else {
    scf.yield %0#0, %b : tensor<8xf32>, i8
  }
  return %0#1, %1#1 : tensor<8xf32>, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @new_terminators(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2xf32>, %arg3: i1, %arg4: i8, %arg5: i8, %arg6: index) -> (tensor<8xf32>, i8) {
// CHECK-NEXT:     %0 = scf.forall (%arg7) in (%arg6) shared_outs(%arg8 = %arg1) -> (tensor<8xf32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %arg2 into %arg8[%arg7] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.select %arg3, %arg4, %arg5 : i8
// CHECK-NEXT:     return %0, %1 : tensor<8xf32>, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ALL: module {
// ALL-NEXT:   func.func @new_terminators(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2xf32>, %arg3: i1, %arg4: i8, %arg5: i8, %arg6: index) -> (tensor<8xf32>, i8) {
// ALL-NEXT:     %0 = scf.forall (%arg7) in (%arg6) shared_outs(%arg8 = %arg1) -> (tensor<8xf32>) {
// ALL-NEXT:       scf.forall.in_parallel {
// ALL-NEXT:         tensor.parallel_insert_slice %arg2 into %arg8[%arg7] [2] [1] : tensor<2xf32> into tensor<8xf32>
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     %1 = arith.select %arg3, %arg4, %arg5 : i8
// ALL-NEXT:     return %0, %1 : tensor<8xf32>, i8
// ALL-NEXT:   }
// ALL-NEXT: }

// -----

// What a rule copies with a region is not visited, but gone at the end if it is dead; what has effects stays.

func.func @dead_in_a_copy(%t: tensor<?x4xf32>, %f: f32) -> tensor<?x4xf32> {
  %c3 = arith.constant 3 : index
  %e = tensor.empty(%c3) : tensor<?x4xf32>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%t : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %in, %out : f32
    %2 = arith.mulf %1, %1 : f32
    "t.use"(%in) : (f32) -> ()
    linalg.yield %f : f32
  } -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dead_in_a_copy(%arg0: tensor<?x4xf32>, %arg1: f32) -> tensor<?x4xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<3x4xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cast : tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       "t.use"(%in) : (f32) -> ()
// CHECK-NEXT:       linalg.yield %arg1 : f32
// CHECK-NEXT:     } -> tensor<3x4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %1 : tensor<3x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ALL: #map = affine_map<(d0, d1) -> (d0, d1)>
// ALL-NEXT: module {
// ALL-NEXT:   func.func @dead_in_a_copy(%arg0: tensor<?x4xf32>, %arg1: f32) -> tensor<?x4xf32> {
// ALL-NEXT:     %0 = tensor.empty() : tensor<3x4xf32>
// ALL-NEXT:     %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<3x4xf32>
// ALL-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cast : tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) {
// ALL-NEXT:     ^bb0(%in: f32, %out: f32):
// ALL-NEXT:       "t.use"(%in) : (f32) -> ()
// ALL-NEXT:       linalg.yield %arg1 : f32
// ALL-NEXT:     } -> tensor<3x4xf32>
// ALL-NEXT:     %cast_0 = tensor.cast %1 : tensor<3x4xf32> to tensor<?x4xf32>
// ALL-NEXT:     return %cast_0 : tensor<?x4xf32>
// ALL-NEXT:   }
// ALL-NEXT: }
