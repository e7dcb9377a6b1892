// Where each key belongs in a sorted table, for all keys at once.
func.func @main(%table: tensor<?xf64>, %keys: tensor<?xf64>) -> tensor<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %table, %c0 : tensor<?xf64>
  %k = tensor.dim %keys, %c0 : tensor<?xf64>
  %r = tensor.generate %k {
  ^bb0(%i: index):
    %key = tensor.extract %keys[%i] : tensor<?xf64>
    %w:2 = scf.while (%low = %c0, %high = %n) : (index, index) -> (index, index) {
      %go = arith.cmpi ult, %low, %high : index
      scf.condition(%go) %low, %high : index, index
    } do {
    ^bb0(%low: index, %high: index):
      %sum = arith.addi %low, %high : index
      %mid = arith.shrui %sum, %c1 : index
      %v = tensor.extract %table[%mid] : tensor<?xf64>
      %less = arith.cmpf olt, %v, %key : f64
      %after = arith.addi %mid, %c1 : index
      %l = arith.select %less, %after, %low : index
      %h = arith.select %less, %high, %mid : index
      scf.yield %l, %h : index, index
    }
    tensor.yield %w#0 : index
  } : tensor<?xindex>
  return %r : tensor<?xindex>
}
