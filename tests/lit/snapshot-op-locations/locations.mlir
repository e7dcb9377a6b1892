// RUN: pyopt %s --snapshot-op-locations='filename=%t' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// RUN: pyopt %s --snapshot-op-locations='filename=%t print-op-generic=true' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt %s --snapshot-op-locations='filename=%t print-debuginfo=true tag=t' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=TAG

// The terminator of the loop, and the op in the short form of the reduction, are not printed.
func.func @f(%a: index, %c: i1, %t: tensor<4xf32>, %o: tensor<f32>) -> (tensor<f32>, index) {
  scf.for %i = %a to %a step %a {
    func.call @g() : () -> ()
  }
  %0 = scf.if %c -> index {
    scf.yield %a : index
  } else {
    %1 = arith.addi %a, %a : index loc("named")
    scf.yield %1 : index
  }
  %2 = linalg.reduce { arith.addf } ins(%t : tensor<4xf32>) outs(%o : tensor<f32>) dimensions = [0]
  return %2, %0 : tensor<f32>, index
}
func.func @g() {
  cf.br ^next
^next:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index loc("{{.*}}":6:14), %arg1: i1 loc("{{.*}}":6:25), %arg2: tensor<4xf32> loc("{{.*}}":6:33), %arg3: tensor<f32> loc("{{.*}}":6:52)) -> (tensor<f32>, index) {
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT:       func.call @g() : () -> () loc("{{.*}}.tmp":4:6)
// CHECK-NEXT:     } loc("{{.*}}.tmp":3:4)
// CHECK-NEXT:     %0 = scf.if %arg1 -> (index) {
// CHECK-NEXT:       scf.yield %arg0 : index loc("{{.*}}.tmp":7:6)
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = arith.addi %arg0, %arg0 : index loc("{{.*}}.tmp":9:6)
// CHECK-NEXT:       scf.yield %1 : index loc("{{.*}}.tmp":10:6)
// CHECK-NEXT:     } loc("{{.*}}.tmp":6:4)
// CHECK-NEXT:     %reduced = linalg.reduce { arith.addf } ins(%arg2 : tensor<4xf32>) outs(%arg3 : tensor<f32>) dimensions = [0]  loc("{{.*}}.tmp":12:4)
// CHECK-NEXT:     return %reduced, %0 : tensor<f32>, index loc("{{.*}}.tmp":13:4)
// CHECK-NEXT:   } loc("{{.*}}.tmp":2:2)
// CHECK-NEXT:   func.func @g() {
// CHECK-NEXT:     cf.br ^bb1 loc("{{.*}}.tmp":16:4)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return loc("{{.*}}.tmp":18:4)
// CHECK-NEXT:   } loc("{{.*}}.tmp":15:2)
// CHECK-NEXT: } loc("{{.*}}.tmp":1:0)
// GENERIC: module {
// GENERIC-NEXT:   func.func @f(%arg0: index loc("{{.*}}":6:14), %arg1: i1 loc("{{.*}}":6:25), %arg2: tensor<4xf32> loc("{{.*}}":6:33), %arg3: tensor<f32> loc("{{.*}}":6:52)) -> (tensor<f32>, index) {
// GENERIC-NEXT:     scf.for %arg4 = %arg0 to %arg0 step %arg0 {
// GENERIC-NEXT:       func.call @g() : () -> () loc("{{.*}}.tmp":6:6)
// GENERIC-NEXT:     } loc("{{.*}}.tmp":4:4)
// GENERIC-NEXT:     %0 = scf.if %arg1 -> (index) {
// GENERIC-NEXT:       scf.yield %arg0 : index loc("{{.*}}.tmp":10:6)
// GENERIC-NEXT:     } else {
// GENERIC-NEXT:       %1 = arith.addi %arg0, %arg0 : index loc("{{.*}}.tmp":12:6)
// GENERIC-NEXT:       scf.yield %1 : index loc("{{.*}}.tmp":13:6)
// GENERIC-NEXT:     } loc("{{.*}}.tmp":9:4)
// GENERIC-NEXT:     %reduced = linalg.reduce { arith.addf } ins(%arg2 : tensor<4xf32>) outs(%arg3 : tensor<f32>) dimensions = [0]  loc("{{.*}}.tmp":15:4)
// GENERIC-NEXT:     return %reduced, %0 : tensor<f32>, index loc("{{.*}}.tmp":20:4)
// GENERIC-NEXT:   } loc("{{.*}}.tmp":2:2)
// GENERIC-NEXT:   func.func @g() {
// GENERIC-NEXT:     cf.br ^bb1 loc("{{.*}}.tmp":23:4)
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     return loc("{{.*}}.tmp":25:4)
// GENERIC-NEXT:   } loc("{{.*}}.tmp":22:2)
// GENERIC-NEXT: } loc("{{.*}}.tmp":1:0)
// TAG: module {
// TAG-NEXT:   func.func @f(%arg0: index loc("{{.*}}":6:14), %arg1: i1 loc("{{.*}}":6:25), %arg2: tensor<4xf32> loc("{{.*}}":6:33), %arg3: tensor<f32> loc("{{.*}}":6:52)) -> (tensor<f32>, index) {
// TAG-NEXT:     scf.for %arg4 = %arg0 to %arg0 step %arg0 {
// TAG-NEXT:       func.call @g() : () -> () loc(fused["{{.*}}":8:5, "t"("{{.*}}.tmp":4:6)])
// TAG-NEXT:     } loc(fused["{{.*}}":7:3, "t"("{{.*}}.tmp":3:4)])
// TAG-NEXT:     %0 = scf.if %arg1 -> (index) {
// TAG-NEXT:       scf.yield %arg0 : index loc(fused["{{.*}}":11:5, "t"("{{.*}}.tmp":7:6)])
// TAG-NEXT:     } else {
// TAG-NEXT:       %1 = arith.addi %arg0, %arg0 : index loc(fused["named", "t"("{{.*}}.tmp":9:6)])
// TAG-NEXT:       scf.yield %1 : index loc(fused["{{.*}}":14:5, "t"("{{.*}}.tmp":10:6)])
// TAG-NEXT:     } loc(fused["{{.*}}":10:8, "t"("{{.*}}.tmp":6:4)])
// TAG-NEXT:     %reduced = linalg.reduce { arith.addf } ins(%arg2 : tensor<4xf32>) outs(%arg3 : tensor<f32>) dimensions = [0]  loc(fused["{{.*}}":16:8, "t"("{{.*}}.tmp":12:4)])
// TAG-NEXT:     return %reduced, %0 : tensor<f32>, index loc(fused["{{.*}}":17:3, "t"("{{.*}}.tmp":13:4)])
// TAG-NEXT:   } loc(fused["{{.*}}":6:1, "t"("{{.*}}.tmp":2:2)])
// TAG-NEXT:   func.func @g() {
// TAG-NEXT:     cf.br ^bb1 loc(fused["{{.*}}":20:3, "t"("{{.*}}.tmp":16:4)])
// TAG-NEXT:   ^bb1:  // pred: ^bb0
// TAG-NEXT:     return loc(fused["{{.*}}":22:3, "t"("{{.*}}.tmp":18:4)])
// TAG-NEXT:   } loc(fused["{{.*}}":19:1, "t"("{{.*}}.tmp":15:2)])
// TAG-NEXT: } loc(fused["{{.*}}":0:0, "t"("{{.*}}.tmp":1:0)])
