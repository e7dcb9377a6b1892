// RUN: not pyopt %s --generate-runtime-verification=reference-exact=true 2>&1 | FileCheck %s

// The reference puts an assertion where only ops without side effects may stand; it is the op that is shown.
func.func @pure(%m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%c: i32):
    %d = memref.dim %m, %i : memref<?xi32>
    %e = arith.index_cast %d : index to i32
    memref.atomic_yield %e : i32
  }
  return %0 : i32
}

// CHECK: {{.*}}:7:10: error: body of 'memref.generic_atomic_rmw' should contain only operations with no side effects
// CHECK: {{.*}}:7:10: note: see current operation: "cf.assert"(%{{.*}})
