// A sorting network for eight numbers in a vector: each layer shuffles, compares and selects. A tensor is its boundary.
func.func @main(%x: tensor<8xi32>) -> tensor<8xi32> {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0 : i32
  %v0 = vector.transfer_read %x[%c0], %pad {in_bounds = [true]} : tensor<8xi32>, vector<8xi32>
  %v1 = func.call @odd_even(%v0) : (vector<8xi32>) -> vector<8xi32>
  %v2 = func.call @odd_even(%v1) : (vector<8xi32>) -> vector<8xi32>
  %v3 = func.call @odd_even(%v2) : (vector<8xi32>) -> vector<8xi32>
  %v4 = func.call @odd_even(%v3) : (vector<8xi32>) -> vector<8xi32>
  %r = vector.transfer_write %v4, %x[%c0] {in_bounds = [true]} : vector<8xi32>, tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func private @odd_even(%v: vector<8xi32>) -> vector<8xi32> {
  %lower = arith.constant dense<[true, false, true, false, true, false, true, false]> : vector<8xi1>
  %upper = arith.constant dense<[false, false, true, false, true, false, true, false]>
      : vector<8xi1>
  %p = vector.shuffle %v, %v [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi32>, vector<8xi32>
  %min = arith.minsi %v, %p : vector<8xi32>
  %max = arith.maxsi %v, %p : vector<8xi32>
  %a = arith.select %lower, %min, %max : vector<8xi1>, vector<8xi32>
  %q = vector.shuffle %a, %a [0, 2, 1, 4, 3, 6, 5, 7] : vector<8xi32>, vector<8xi32>
  %min2 = arith.minsi %a, %q : vector<8xi32>
  %max2 = arith.maxsi %a, %q : vector<8xi32>
  %b = arith.select %upper, %max2, %min2 : vector<8xi1>, vector<8xi32>
  return %b : vector<8xi32>
}
