// The cheapest order of matrix products; tables in tensors that loops carry.
func.func @main(%p: tensor<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i64
  %large = arith.constant 9223372036854775807 : i64
  %size = tensor.dim %p, %c0 : tensor<?xi64>
  %n = arith.subi %size, %c1 : index
  %empty = tensor.empty(%n, %n) : tensor<?x?xi64>
  %start = linalg.fill ins(%zero : i64) outs(%empty : tensor<?x?xi64>) -> tensor<?x?xi64>
  %end = arith.addi %n, %c1 : index
  %table = scf.for %length = %c2 to %end step %c1 iter_args(%t = %start) -> tensor<?x?xi64> {
    %starts0 = arith.subi %n, %length : index
    %starts = arith.addi %starts0, %c1 : index
    %row = scf.for %i = %c0 to %starts step %c1 iter_args(%u = %t) -> tensor<?x?xi64> {
      %j0 = arith.addi %i, %length : index
      %j = arith.subi %j0, %c1 : index
      %best = scf.for %k = %i to %j step %c1 iter_args(%least = %large) -> i64 {
        %k1 = arith.addi %k, %c1 : index
        %left = tensor.extract %u[%i, %k] : tensor<?x?xi64>
        %right = tensor.extract %u[%k1, %j] : tensor<?x?xi64>
        %a = tensor.extract %p[%i] : tensor<?xi64>
        %b = tensor.extract %p[%k1] : tensor<?xi64>
        %c = tensor.extract %p[%j0] : tensor<?xi64>
        %0 = arith.muli %a, %b : i64
        %1 = arith.muli %0, %c : i64
        %2 = arith.addi %left, %right : i64
        %3 = arith.addi %2, %1 : i64
        %4 = arith.minsi %3, %least : i64
        scf.yield %4 : i64
      }
      %v = tensor.insert %best into %u[%i, %j] : tensor<?x?xi64>
      scf.yield %v : tensor<?x?xi64>
    }
    scf.yield %row : tensor<?x?xi64>
  }
  %last = arith.subi %n, %c1 : index
  %r = tensor.extract %table[%c0, %last] : tensor<?x?xi64>
  return %r : i64
}
