// RUN: pyopt %s --pre-sparsification-rewrite=reference-exact=true | FileCheck %s

// Choices between elements.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

// Ops of dialects without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  vector.print punctuation <comma>
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// Nothing happens: what decides, or what is chosen from, is computed.
func.func @computed_condition(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %d = arith.addi %w, %k : i32
    %f = arith.muli %w, %w : i32
    %q = arith.cmpi slt, %d, %f : i32
    %r = arith.select %q, %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @computed_branch(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %q = arith.cmpi slt, %w, %k : i32
    %z = arith.negf %y : f64
    %r = arith.select %q, %x, %z : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     vector.print punctuation <comma>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @computed_condition(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi32>) -> tensor<8xf64> {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi32>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = arith.addi %in_1, %c3_i32 : i32
// CHECK-NEXT:       %3 = arith.muli %in_1, %in_1 : i32
// CHECK-NEXT:       %4 = arith.cmpi slt, %2, %3 : i32
// CHECK-NEXT:       %5 = arith.select %4, %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @computed_branch(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi32>) -> tensor<8xf64> {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi32>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:       %3 = arith.negf %in_0 : f64
// CHECK-NEXT:       %4 = arith.select %2, %in, %3 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
