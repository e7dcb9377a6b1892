// RUN: pyopt --split-input-file --mlir-print-debuginfo %s | FileCheck %s

// The op in a mask has no location of its own in print, but it is among the aliases.

func.func @mask(%k: vector<8xi1> loc("k"), %v: vector<8xf32> loc("v")) -> f32 {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<8xf32> into f32 }
      : vector<8xi1> -> f32 loc("a")
  %1 = vector.mask %k {
    %2 = vector.reduction <add>, %v : vector<8xf32> into f32 loc("inside")
    vector.yield %2 : f32 loc("end")
  } : vector<8xi1> -> f32 loc("b")
  vector.mask %k {} : vector<8xi1> loc("c")
  return %0 : f32 loc("r")
} loc("f")

// CHECK: #loc2 = loc("k")
// CHECK-NEXT: #loc3 = loc("v")
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mask(%arg0: vector<8xi1> loc("k"), %arg1: vector<8xf32> loc("v")) -> f32 {
// CHECK-NEXT:     %0 = vector.mask %arg0 { vector.reduction <add>, %arg1 : vector<8xf32> into f32 } : vector<8xi1> -> f32 loc(#loc4)
// CHECK-NEXT:     %1 = vector.mask %arg0 { vector.reduction <add>, %arg1 : vector<8xf32> into f32 } : vector<8xi1> -> f32 loc(#loc6)
// CHECK-NEXT:     vector.mask %arg0 { vector.yield } : vector<8xi1> loc(#loc8)
// CHECK-NEXT:     return %0 : f32 loc(#loc10)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("{{.*}}.mlir":0:0)
// CHECK-NEXT: #loc1 = loc("f")
// CHECK-NEXT: #loc4 = loc("a")
// CHECK-NEXT: #loc5 = loc("{{.*}}.mlir":6:25)
// CHECK-NEXT: #loc6 = loc("b")
// CHECK-NEXT: #loc7 = loc("inside")
// CHECK-NEXT: #loc8 = loc("c")
// CHECK-NEXT: #loc9 = loc("{{.*}}.mlir":12:3)
// CHECK-NEXT: #loc10 = loc("r")
