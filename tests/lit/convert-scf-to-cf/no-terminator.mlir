// RUN: pyopt %s --allow-unregistered-dialect --convert-scf-to-cf | FileCheck %s

// An op that ends a block stays: behind it there would be an empty block. In front of another op it is converted. The
// reference makes the empty block, and rejects it.

// CHECK-LABEL: @at_the_end
// CHECK:         "test.region"() ({
// CHECK-NEXT:      scf.execute_region {
// CHECK-NEXT:        cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:      ^bb1:
// CHECK-NEXT:        "test.work"() : () -> ()
// CHECK-NEXT:        cf.br ^bb2
// CHECK-NEXT:      ^bb2:
// CHECK-NEXT:        scf.yield
// CHECK-NEXT:      }
// CHECK-NEXT:    }) : () -> ()
// CHECK-NEXT:    "test.region"() ({
// CHECK-NEXT:      scf.if %arg0 {
// CHECK-NEXT:        scf.for %arg2 = %arg1 to %arg1 step %arg1 {
// CHECK-NEXT:          "test.work"() : () -> ()
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }) : () -> ()
func.func @at_the_end(%c: i1, %n: index) {
  "test.region"() ({
    scf.execute_region {
      scf.if %c {
        "test.work"() : () -> ()
      }
      scf.yield
    }
  }) : () -> ()
  "test.region"() ({
    scf.if %c {
      scf.for %i = %n to %n step %n {
        "test.work"() : () -> ()
      }
    }
  }) : () -> ()
  return
}

// CHECK-LABEL: @before_another
// CHECK:         "test.region"() ({
// CHECK-NEXT:      cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:    ^bb1:
// CHECK-NEXT:      "test.work"() : () -> ()
// CHECK-NEXT:      cf.br ^bb2
// CHECK-NEXT:    ^bb2:
// CHECK-NEXT:      "test.end"() : () -> ()
// CHECK-NEXT:    }) : () -> ()
func.func @before_another(%c: i1) {
  "test.region"() ({
    scf.if %c {
      "test.work"() : () -> ()
    }
    "test.end"() : () -> ()
  }) : () -> ()
  return
}
