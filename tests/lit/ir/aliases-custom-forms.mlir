// RUN: pyopt --allow-unregistered-dialect %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --mlir-print-debuginfo %s | FileCheck %s --check-prefix=DEBUG
// RUN: pyopt --allow-unregistered-dialect --mlir-print-local-scope %s | FileCheck %s --check-prefix=LOCAL

// Aliases are numbered by depth, then name, then the order in which the custom forms print them.

#m = affine_map<(d0) -> (d0 + 1)>
module attributes {z.a = affine_map<(d0) -> (d0 + 7)>} {
  func.func @f(%a: memref<4xf32, #m> {x.y = affine_map<(d0) -> (d0 + 2)>} loc("arg"), %n: index)
      -> (memref<4xf32, affine_map<(d0) -> (d0 + 3)>> {x.z})
      attributes {k = affine_set<(d0) : (d0 >= 0)>} {
    %c = arith.constant {q = affine_map<(d0) -> (d0 + 4)>} 0 : index loc("c")
    %r = scf.for %i = %c to %n step %c iter_args(%x = %n) -> index {
      "a.b"() ({
      ^bb0(%z: memref<4xf32, affine_map<(d0) -> (d0 + 5)>> loc("zz")):
        "a.c"(%z) : (memref<4xf32, affine_map<(d0) -> (d0 + 5)>>) -> () loc(fused["zz", "c"])
      }) {l = loc("loc attr"), m = affine_map<(d0) -> (d0 + 6)>}
          : () -> () loc(callsite("c" at "f.py":1:2))
      scf.yield %x : index
    } {u = affine_map<(d0) -> (d0 + 8)>}
    %y = "x.y"() : () -> memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
    func.return %y : memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
  }
  func.func private @g(tensor<4xf32, #m>, i32 loc("p")) -> i32
}

// CHECK: #loc = loc("loc attr")
// CHECK-NEXT: #map = affine_map<(d0) -> (d0 + 7)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 + 5)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0 + 6)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (d0 + 8)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module attributes {z.a = #map} {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32, #map1> {x.y = affine_map<(d0) -> (d0 + 2)>}, %arg1: index) -> (memref<4xf32, #map2> {x.z}) attributes {k = #set} {
// CHECK-NEXT:     %c0 = arith.constant {q = #map3} 0 : index
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %arg1 step %c0 iter_args(%arg3 = %arg1) -> (index) {
// CHECK-NEXT:       "a.b"() ({
// CHECK-NEXT:       ^bb0(%arg4: memref<4xf32, #map4>):
// CHECK-NEXT:         "a.c"(%arg4) : (memref<4xf32, #map4>) -> ()
// CHECK-NEXT:       }) {l = #loc, m = #map5} : () -> ()
// CHECK-NEXT:       scf.yield %arg3 : index
// CHECK-NEXT:     } {u = #map6}
// CHECK-NEXT:     %1 = "x.y"() : () -> memref<4xf32, #map2>
// CHECK-NEXT:     return %1 : memref<4xf32, #map2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(tensor<4xf32, #map1>, i32) -> i32
// CHECK-NEXT: }

// LOCAL: module attributes {z.a = affine_map<(d0) -> (d0 + 7)>} {
// LOCAL-NEXT:   func.func @f(%arg0: memref<4xf32, affine_map<(d0) -> (d0 + 1)>> {x.y = affine_map<(d0) -> (d0 + 2)>}, %arg1: index) -> (memref<4xf32, affine_map<(d0) -> (d0 + 3)>> {x.z}) attributes {k = affine_set<(d0) : (d0 >= 0)>} {
// LOCAL-NEXT:     %c0 = arith.constant {q = affine_map<(d0) -> (d0 + 4)>} 0 : index
// LOCAL-NEXT:     %0 = scf.for %arg2 = %c0 to %arg1 step %c0 iter_args(%arg3 = %arg1) -> (index) {
// LOCAL-NEXT:       "a.b"() ({
// LOCAL-NEXT:       ^bb0(%arg4: memref<4xf32, affine_map<(d0) -> (d0 + 5)>>):
// LOCAL-NEXT:         "a.c"(%arg4) : (memref<4xf32, affine_map<(d0) -> (d0 + 5)>>) -> ()
// LOCAL-NEXT:       }) {l = loc("loc attr"), m = affine_map<(d0) -> (d0 + 6)>} : () -> ()
// LOCAL-NEXT:       scf.yield %arg3 : index
// LOCAL-NEXT:     } {u = affine_map<(d0) -> (d0 + 8)>}
// LOCAL-NEXT:     %1 = "x.y"() : () -> memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
// LOCAL-NEXT:     return %1 : memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
// LOCAL-NEXT:   }
// LOCAL-NEXT:   func.func private @g(tensor<4xf32, affine_map<(d0) -> (d0 + 1)>>, i32) -> i32
// LOCAL-NEXT: }

// DEBUG: #loc2 = loc("arg")
// DEBUG-NEXT: #loc3 = loc({{.*}}:9:87)
// DEBUG-NEXT: #loc7 = loc("zz")
// DEBUG-NEXT: #loc8 = loc("loc attr")
// DEBUG-NEXT: #map = affine_map<(d0) -> (d0 + 7)>
// DEBUG-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// DEBUG-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// DEBUG-NEXT: #map3 = affine_map<(d0) -> (d0 + 4)>
// DEBUG-NEXT: #map4 = affine_map<(d0) -> (d0 + 5)>
// DEBUG-NEXT: #map5 = affine_map<(d0) -> (d0 + 6)>
// DEBUG-NEXT: #map6 = affine_map<(d0) -> (d0 + 8)>
// DEBUG-NEXT: #set = affine_set<(d0) : (d0 >= 0)>
// DEBUG-NEXT: module attributes {z.a = #map} {
// DEBUG-NEXT:   func.func @f(%arg0: memref<4xf32, #map1> {x.y = affine_map<(d0) -> (d0 + 2)>} loc("arg"), %arg1: index loc({{.*}}:9:87)) -> (memref<4xf32, #map2> {x.z}) attributes {k = #set} {
// DEBUG-NEXT:     %c0 = arith.constant {q = #map3} 0 : index loc(#loc4)
// DEBUG-NEXT:     %0 = scf.for %arg2 = %c0 to %arg1 step %c0 iter_args(%arg3 = %arg1) -> (index) {
// DEBUG-NEXT:       "a.b"() ({
// DEBUG-NEXT:       ^bb0(%arg4: memref<4xf32, #map4> loc("zz")):
// DEBUG-NEXT:         "a.c"(%arg4) : (memref<4xf32, #map4>) -> () loc(#loc14)
// DEBUG-NEXT:       }) {l = #loc8, m = #map5} : () -> () loc(#loc13)
// DEBUG-NEXT:       scf.yield %arg3 : index loc(#loc9)
// DEBUG-NEXT:     } {u = #map6} loc(#loc5)
// DEBUG-NEXT:     %1 = "x.y"() : () -> memref<4xf32, #map2> loc(#loc10)
// DEBUG-NEXT:     return %1 : memref<4xf32, #map2> loc(#loc11)
// DEBUG-NEXT:   } loc(#loc1)
// DEBUG-NEXT:   func.func private @g(tensor<4xf32, #map1>, i32) -> i32 loc(#loc12)
// DEBUG-NEXT: } loc(#loc)
// DEBUG-NEXT: #loc = loc({{.*}}:8:1)
// DEBUG-NEXT: #loc1 = loc({{.*}}:9:3)
// DEBUG-NEXT: #loc4 = loc("c")
// DEBUG-NEXT: #loc5 = loc({{.*}}:13:10)
// DEBUG-NEXT: #loc6 = loc("f.py":1:2)
// DEBUG-NEXT: #loc9 = loc({{.*}}:19:7)
// DEBUG-NEXT: #loc10 = loc({{.*}}:21:10)
// DEBUG-NEXT: #loc11 = loc({{.*}}:22:5)
// DEBUG-NEXT: #loc12 = loc({{.*}}:24:3)
// DEBUG-NEXT: #loc13 = loc(callsite(#loc4 at #loc6))
// DEBUG-NEXT: #loc14 = loc(fused[#loc7, #loc4])
