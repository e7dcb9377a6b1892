// RUN: pyopt %s --sparse-reinterpret-map | FileCheck %s
// RUN: pyopt %s --sparse-reinterpret-map=reference-exact=true | FileCheck %s --check-prefix=EXACT

// Loops over blocks visit what these hold beyond the end of a dimension: zeros. Where something
// follows from them, operands and outputs are not in blocks. With reference-exact they are, which
// the reference itself rejects here: to it, the inner level of three elements has size one.

#Blocks = #sparse_tensor.encoding<{
  map = (i) -> (i floordiv 2 : compressed, i mod 2 : dense)
}>
#Dense = #sparse_tensor.encoding<{ map = (i) -> (i floordiv 2 : dense, i mod 2 : dense) }>
#Inner = #sparse_tensor.encoding<{ map = (i) -> (i floordiv 2 : dense, i mod 2 : compressed) }>
#reduce = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"]
}
#map = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]
}

// Zeros change no sum.
// CHECK-LABEL: func.func @sum(
// CHECK-NOT:     sparse_tensor.convert
// CHECK:         linalg.generic {{.*}}["reduction", "reduction"]
func.func @sum(%a: tensor<3xf64, #Blocks>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic #reduce ins(%a : tensor<3xf64, #Blocks>) outs(%x : tensor<f64>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.addf %t, %s : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK-LABEL: func.func @difference_of_twice(
// CHECK-NOT:     sparse_tensor.convert
// CHECK:         linalg.generic {{.*}}["reduction", "reduction"]
func.func @difference_of_twice(%a: tensor<3xf64, #Blocks>, %x: tensor<f64>) -> tensor<f64> {
  %c2 = arith.constant 2.0 : f64
  %0 = linalg.generic #reduce ins(%a : tensor<3xf64, #Blocks>) outs(%x : tensor<f64>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.mulf %s, %c2 : f64
    %2 = arith.subf %t, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// Zero times a number may be none.
// CHECK-LABEL: func.func @sum_of_products(
// CHECK:         sparse_tensor.convert
// CHECK:         linalg.generic {{.*}}["reduction"]
// EXACT-LABEL: func.func @sum_of_products(
// EXACT:         linalg.generic {{.*}}["reduction", "reduction"]
func.func @sum_of_products(%a: tensor<3xf64, #Blocks>, %n: f64, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic #reduce ins(%a : tensor<3xf64, #Blocks>) outs(%x : tensor<f64>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.mulf %s, %n : f64
    %2 = arith.addf %t, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK-LABEL: func.func @sum_of_integer_products(
// CHECK-NOT:     sparse_tensor.convert
// CHECK:         linalg.generic {{.*}}["reduction", "reduction"]
func.func @sum_of_integer_products(%a: tensor<3xi32, #Blocks>, %n: i32, %x: tensor<i32>)
    -> tensor<i32> {
  %0 = linalg.generic #reduce ins(%a : tensor<3xi32, #Blocks>) outs(%x : tensor<i32>) {
  ^bb0(%s: i32, %t: i32):
    %1 = arith.muli %n, %s : i32
    %2 = arith.addi %1, %t : i32
    linalg.yield %2 : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}

// CHECK-LABEL: func.func @maximum(
// CHECK:         sparse_tensor.convert
// CHECK:         linalg.generic {{.*}}["reduction"]
// EXACT-LABEL: func.func @maximum(
// EXACT:         linalg.generic {{.*}}["reduction", "reduction"]
func.func @maximum(%a: tensor<3xf64, #Blocks>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic #reduce ins(%a : tensor<3xf64, #Blocks>) outs(%x : tensor<f64>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.maximumf %t, %s : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// All blocks are whole.
// CHECK-LABEL: func.func @maximum_of_whole_blocks(
// CHECK-NOT:     sparse_tensor.convert
func.func @maximum_of_whole_blocks(%a: tensor<4xf64, #Blocks>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic #reduce ins(%a : tensor<4xf64, #Blocks>) outs(%x : tensor<f64>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.maximumf %t, %s : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// Zeros stay.
// CHECK-LABEL: func.func @negative(
// CHECK-NOT:     sparse_tensor.convert
// CHECK:         linalg.generic {{.*}}["parallel", "parallel"]
func.func @negative(%a: tensor<3xf64, #Blocks>) -> tensor<3xf64, #Dense> {
  %x = tensor.empty() : tensor<3xf64, #Dense>
  %0 = linalg.generic #map ins(%a : tensor<3xf64, #Blocks>) outs(%x : tensor<3xf64, #Dense>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.negf %s : f64
    linalg.yield %1 : f64
  } -> tensor<3xf64, #Dense>
  return %0 : tensor<3xf64, #Dense>
}

// They would be stored where no place is for them.
// CHECK-LABEL: func.func @negative_of_stored(
// CHECK:         sparse_tensor.convert
// CHECK:         linalg.generic {{.*}}["parallel"]
// CHECK:         sparse_tensor.convert
func.func @negative_of_stored(%a: tensor<3xf64, #Blocks>) -> tensor<3xf64, #Inner> {
  %x = tensor.empty() : tensor<3xf64, #Inner>
  %0 = linalg.generic #map ins(%a : tensor<3xf64, #Blocks>) outs(%x : tensor<3xf64, #Inner>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.negf %s : f64
    linalg.yield %1 : f64
  } -> tensor<3xf64, #Inner>
  return %0 : tensor<3xf64, #Inner>
}

// Other numbers would be stored beyond the end.
// CHECK-LABEL: func.func @exponents(
// CHECK:         linalg.generic {{.*}}["parallel"]
// CHECK-SAME:      outs(%{{.*}} : tensor<3xf64>)
// CHECK:         sparse_tensor.convert %{{.*}} : tensor<3xf64> to tensor<3xf64, #{{.*}}>
func.func @exponents(%a: tensor<3xf64, #Blocks>) -> tensor<3xf64, #Dense> {
  %x = tensor.empty() : tensor<3xf64, #Dense>
  %0 = linalg.generic #map ins(%a : tensor<3xf64, #Blocks>) outs(%x : tensor<3xf64, #Dense>) {
  ^bb0(%s: f64, %t: f64):
    %1 = math.exp %s : f64
    linalg.yield %1 : f64
  } -> tensor<3xf64, #Dense>
  return %0 : tensor<3xf64, #Dense>
}

// CHECK-LABEL: func.func @scaled(
// CHECK:         %[[ROWS:.*]] = sparse_tensor.convert
// CHECK:         %[[MADE:.*]] = linalg.generic {{.*}}["parallel"]
// CHECK-SAME:      outs(%[[ROWS]] :
// CHECK:         sparse_tensor.convert %[[MADE]]
// CHECK:         bufferization.dealloc_tensor %[[MADE]]
func.func @scaled(%n: f64, %x: tensor<3xf64, #Blocks>) -> tensor<3xf64, #Blocks> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%n : f64) outs(%x : tensor<3xf64, #Blocks>) {
  ^bb0(%s: f64, %t: f64):
    %1 = arith.mulf %t, %s : f64
    linalg.yield %1 : f64
  } -> tensor<3xf64, #Blocks>
  return %0 : tensor<3xf64, #Blocks>
}
