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

// -----

func.func @warp(%lane: index loc("l"), %v: vector<4xi32> loc("v")) {
  %0 = vector.warp_execute_on_lane_0(%lane)[32] args(%v : vector<4xi32>) -> (vector<1xi32>) {
  ^bb0(%a: vector<128xi32> loc("arg")):
    %1 = vector.extract_strided_slice %a {offsets = [0], sizes = [32], strides = [1]}
        : vector<128xi32> to vector<32xi32> loc("slice")
    vector.yield %1 : vector<32xi32> loc("end")
  } loc("w")
  return loc("r")
} loc("f")

// CHECK: #loc2 = loc("l")
// CHECK-NEXT: #loc3 = loc("v")
// CHECK-NEXT: #loc5 = loc("arg")
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @warp(%arg0: index loc("l"), %arg1: vector<4xi32> loc("v")) {
// CHECK-NEXT:     %0 = vector.warp_execute_on_lane_0(%arg0)[32] args(%arg1 : vector<4xi32>) -> (vector<1xi32>) {
// CHECK-NEXT:     ^bb0(%arg2: vector<128xi32> loc("arg")):
// CHECK-NEXT:       %1 = vector.extract_strided_slice %arg2 {offsets = [0], sizes = [32], strides = [1]} : vector<128xi32> to vector<32xi32> loc(#loc6)
// CHECK-NEXT:       vector.yield %1 : vector<32xi32> loc(#loc7)
// CHECK-NEXT:     } loc(#loc4)
// CHECK-NEXT:     return loc(#loc8)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("{{.*}}.mlir":0:0)
// CHECK-NEXT: #loc1 = loc("f")
// CHECK-NEXT: #loc4 = loc("w")
// CHECK-NEXT: #loc6 = loc("slice")
// CHECK-NEXT: #loc7 = loc("end")
// CHECK-NEXT: #loc8 = loc("r")
