// RUN: pyopt --mlir-print-debuginfo --mlir-print-local-scope --mlir-print-op-generic %s | FileCheck %s

// What ends a mask's region has its location, or that of the mask if it is not written.

func.func @mask(%k: vector<8xi1>, %v: vector<8xf32>) -> f32 {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<8xf32> into f32 }
      : vector<8xi1> -> f32 loc("implied")
  %1 = vector.mask %k {
    %2 = vector.reduction <add>, %v : vector<8xf32> into f32 loc("inside")
    vector.yield %2 : f32 loc("written")
  } : vector<8xi1> -> f32 loc("mask")
  return %0 : f32
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (vector<8xi1>, vector<8xf32>) -> f32, sym_name = "mask"}> ({
// CHECK-NEXT:   ^bb0(%arg0: vector<8xi1> loc("{{.*}}":5:17), %arg1: vector<8xf32> loc("{{.*}}":5:35)):
// CHECK-NEXT:     %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT:       %3 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>) -> f32 loc("{{.*}}":6:25)
// CHECK-NEXT:       "vector.yield"(%3) : (f32) -> () loc("{{.*}}":6:8)
// CHECK-NEXT:     }) : (vector<8xi1>) -> f32 loc("implied")
// CHECK-NEXT:     %1 = "vector.mask"(%arg0) ({
// CHECK-NEXT:       %2 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>) -> f32 loc("inside")
// CHECK-NEXT:       "vector.yield"(%2) : (f32) -> () loc("written")
// CHECK-NEXT:     }) : (vector<8xi1>) -> f32 loc("mask")
// CHECK-NEXT:     "func.return"(%0) : (f32) -> () loc("{{.*}}":12:3)
// CHECK-NEXT:   }) : () -> () loc("{{.*}}":5:1)
// CHECK-NEXT: }) : () -> () loc("{{.*}}":0:0)
