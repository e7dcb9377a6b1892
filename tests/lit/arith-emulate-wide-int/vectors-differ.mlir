// RUN: pyopt %s --arith-emulate-wide-int --split-input-file --verify-diagnostics

// The reference forgets that a dimension is scalable.
// expected-error@+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @scalable(%a: vector<[4]xi64>) {
  return
}

// -----

// The reference takes a vector of rank 0 for a number, and crashes where its shape is asked for.
// expected-error@+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @rank_0(%c: vector<i1>, %a: vector<i64>, %b: vector<i64>) -> vector<i64> {
  %0 = arith.select %c, %a, %b : vector<i1>, vector<i64>
  return %0 : vector<i64>
}
