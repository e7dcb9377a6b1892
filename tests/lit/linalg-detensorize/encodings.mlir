// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(linalg-detensorize{aggressive-mode=true}))" | FileCheck %s

// The reference makes tensors without the encoding, which is not the type of the result.
#scalar = affine_map<() -> ()>
func.func @encoding(%a: tensor<i32, 7>) -> tensor<i32, 7> {
  cf.br ^bb1(%a : tensor<i32, 7>)
^bb1(%b: tensor<i32, 7>):
  %0 = linalg.generic {indexing_maps = [#scalar, #scalar], iterator_types = []}
      ins(%b : tensor<i32, 7>)
      outs(%b : tensor<i32, 7>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<i32, 7>
  return %0 : tensor<i32, 7>
}

// CHECK: #map = affine_map<() -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @encoding(%arg0: tensor<i32, 7 : i64>) -> tensor<i32, 7 : i64> {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i32, 7 : i64>) outs(%arg0 : tensor<i32, 7 : i64>) {
// CHECK-NEXT:     ^bb0(%in: i32, %out: i32):
// CHECK-NEXT:       linalg.yield %in : i32
// CHECK-NEXT:     } -> tensor<i32, 7 : i64>
// CHECK-NEXT:     return %0 : tensor<i32, 7 : i64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
