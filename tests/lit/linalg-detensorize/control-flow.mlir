// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(linalg-detensorize))" | FileCheck %s

#scalar = affine_map<() -> ()>

// What decides about a branch, and what that is computed from.
func.func @loop(%from: tensor<i32>, %to: tensor<i32>) -> tensor<i32> {
  cf.br ^bb1(%from : tensor<i32>)
^bb1(%i: tensor<i32>):
  %e = tensor.empty() : tensor<i1>
  %c = linalg.generic {indexing_maps = [#scalar, #scalar, #scalar], iterator_types = []}
      ins(%i, %to : tensor<i32>, tensor<i32>)
      outs(%e : tensor<i1>) {
  ^bb0(%x: i32, %y: i32, %o: i1):
    %0 = arith.cmpi slt, %x, %y : i32
    linalg.yield %0 : i1
  } -> tensor<i1>
  %1 = tensor.extract %c[] : tensor<i1>
  cf.cond_br %1, ^bb2(%i : tensor<i32>), ^bb3(%i : tensor<i32>)
^bb2(%j: tensor<i32>):
  %f = tensor.empty() : tensor<i32>
  %d = linalg.generic {indexing_maps = [#scalar, #scalar, #scalar], iterator_types = []}
      ins(%j, %j : tensor<i32>, tensor<i32>)
      outs(%f : tensor<i32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %0 = arith.addi %x, %y : i32
    linalg.yield %0 : i32
  } -> tensor<i32>
  cf.br ^bb1(%d : tensor<i32>)
^bb3(%k: tensor<i32>):
  return %k : tensor<i32>
}

// Nothing depends on this op.
func.func @straight(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = tensor.empty() : tensor<f32>
  %1 = linalg.generic {indexing_maps = [#scalar, #scalar, #scalar], iterator_types = []}
      ins(%a, %b : tensor<f32>, tensor<f32>)
      outs(%0 : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %2 = arith.addf %x, %y : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %1 : tensor<f32>
}

// An op of other tensors, and one with a scalar, stay, and so do arguments that are given their results.
#first = affine_map<(d0) -> ()>
#each = affine_map<(d0) -> (d0)>
func.func @staying(%t: tensor<4xf32>, %x: f32, %i: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %sum = linalg.generic {indexing_maps = [#each, #first], iterator_types = ["reduction"]}
      ins(%t : tensor<4xf32>)
      outs(%i : tensor<f32>) {
  ^bb0(%a: f32, %s: f32):
    %0 = arith.addf %a, %s : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  %1 = linalg.generic {indexing_maps = [#scalar, #scalar], iterator_types = []}
      ins(%x : f32)
      outs(%i : tensor<f32>) {
  ^bb0(%a: f32, %s: f32):
    linalg.yield %a : f32
  } -> tensor<f32>
  %e = tensor.extract %i[] : tensor<f32>
  %c = arith.cmpf olt, %e, %x : f32
  cf.cond_br %c, ^bb1(%sum, %1 : tensor<f32>, tensor<f32>), ^bb1(%i, %i : tensor<f32>, tensor<f32>)
^bb1(%a: tensor<f32>, %b: tensor<f32>):
  return %a, %b : tensor<f32>, tensor<f32>
}

// Elements made into a tensor are used as they are; what several branches give is one argument.
func.func @elements(%n: i32, %m: memref<i32>) -> tensor<i32> {
  %c1 = arith.constant 1 : i32
  %0 = tensor.from_elements %n : tensor<i32>
  cf.switch %n : i32, [
    default: ^bb1(%0 : tensor<i32>),
    3: ^bb2(%0, %c1 : tensor<i32>, i32)
  ]
^bb1(%a: tensor<i32>):
  %1 = memref.load %m[] : memref<i32>
  %2 = linalg.generic {indexing_maps = [#scalar], iterator_types = []} outs(%a : tensor<i32>) {
  ^bb0(%o: i32):
    %3 = arith.addi %o, %1 : i32
    linalg.yield %3 : i32
  } -> tensor<i32>
  cf.br ^bb2(%2, %1 : tensor<i32>, i32)
^bb2(%b: tensor<i32>, %k: i32):
  %4 = tensor.extract %b[] : tensor<i32>
  memref.store %4, %m[] : memref<i32>
  %5 = arith.cmpi slt, %4, %k : i32
  cf.cond_br %5, ^bb1(%b : tensor<i32>), ^bb3
^bb3:
  return %b : tensor<i32>
}

// CHECK: #map = affine_map<() -> ()>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loop(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<i32>
// CHECK-NEXT:     %extracted_0 = tensor.extract %arg0[] : tensor<i32>
// CHECK-NEXT:     cf.br ^bb1(%extracted_0 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %1 = arith.cmpi slt, %0, %extracted : i32
// CHECK-NEXT:     cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %2 = arith.addi %0, %0 : i32
// CHECK-NEXT:     cf.br ^bb1(%2 : i32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     %from_elements = tensor.from_elements %0 : tensor<i32>
// CHECK-NEXT:     return %from_elements : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @straight(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<f32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg1 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %2 = arith.addf %in, %in_0 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<f32>
// CHECK-NEXT:     return %1 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @staying(%arg0: tensor<4xf32>, %arg1: f32, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%arg0 : tensor<4xf32>) outs(%arg2 : tensor<f32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %5 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %5 : f32
// CHECK-NEXT:     } -> tensor<f32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : f32) outs(%arg2 : tensor<f32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<f32>
// CHECK-NEXT:     %extracted = tensor.extract %arg2[] : tensor<f32>
// CHECK-NEXT:     %2 = arith.cmpf olt, %extracted, %arg1 : f32
// CHECK-NEXT:     cf.cond_br %2, ^bb1(%0, %1 : tensor<f32>, tensor<f32>), ^bb1(%arg2, %arg2 : tensor<f32>, tensor<f32>)
// CHECK-NEXT:   ^bb1(%3: tensor<f32>, %4: tensor<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     return %3, %4 : tensor<f32>, tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @elements(%arg0: i32, %arg1: memref<i32>) -> tensor<i32> {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg0 : i32),
// CHECK-NEXT:       3: ^bb2(%arg0, %c1_i32 : i32, i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %1 = memref.load %arg1[] : memref<i32>
// CHECK-NEXT:     %2 = arith.addi %0, %1 : i32
// CHECK-NEXT:     cf.br ^bb2(%2, %1 : i32, i32)
// CHECK-NEXT:   ^bb2(%3: i32, %4: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %from_elements = tensor.from_elements %3 : tensor<i32>
// CHECK-NEXT:     memref.store %3, %arg1[] : memref<i32>
// CHECK-NEXT:     %5 = arith.cmpi slt, %3, %4 : i32
// CHECK-NEXT:     cf.cond_br %5, ^bb1(%3 : i32), ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     return %from_elements : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
