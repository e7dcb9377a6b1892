// RUN: pyopt --canonicalize --allow-unregistered-dialect %s | FileCheck %s

// The least integer marks operands among static bounds, so it cannot be a static bound itself; the reference makes it one
// and loses the loop.

// CHECK-LABEL: func.func @least(
//       CHECK:   %[[LEAST:.*]] = arith.constant -9223372036854775808 : index
//       CHECK:   scf.forall (%{{.*}}, %{{.*}}) = (%[[LEAST]], 0) to (%{{.*}}, 8) step (1, 1)
func.func @least(%n: index) {
  %least = arith.constant -9223372036854775808 : index
  %zero = arith.constant 0 : index
  scf.forall (%i, %j) = (%least, %zero) to (%n, 8) step (1, 1) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  return
}
