// RUN: pyopt %s --canonicalize=region-simplify=aggressive --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// A new argument is where the value that the first of the merged blocks used is.
func.func @f(%c: i32, %a: i32, %b: i32, %m: memref<i32>) -> i32 {
  %0 = memref.load %m[] : memref<i32> loc("first")
  %1 = memref.load %m[] : memref<i32> loc("second")
  cf.switch %c : i32, [
    default: ^bb1,
    4: ^bb2
  ]
^bb1:
  %2 = arith.addi %0, %a : i32 loc("sum")
  return %2 : i32
^bb2:
  %3 = arith.addi %1, %b : i32
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32 loc("{{.*}}":4:14), %arg1: i32 loc("{{.*}}":4:23), %arg2: i32 loc("{{.*}}":4:32), %arg3: memref<i32> loc("{{.*}}":4:41)) -> i32 {
// CHECK-NEXT:     %0 = memref.load %arg3[] : memref<i32> loc("first")
// CHECK-NEXT:     %1 = memref.load %arg3[] : memref<i32> loc("second")
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%0, %arg1 : i32, i32),
// CHECK-NEXT:       4: ^bb1(%1, %arg2 : i32, i32)
// CHECK-NEXT:     ] loc("{{.*}}":7:3)
// CHECK-NEXT:   ^bb1(%2: i32 loc("first"), %3: i32 loc("{{.*}}":4:23)):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     %4 = arith.addi %2, %3 : i32 loc("sum")
// CHECK-NEXT:     return %4 : i32 loc("{{.*}}":13:3)
// CHECK-NEXT:   } loc("{{.*}}":4:1)
// CHECK-NEXT: } loc("{{.*}}":0:0)
