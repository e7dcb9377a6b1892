// RUN: pyopt --mlir-print-local-scope --allow-unregistered-dialect --split-input-file %s | FileCheck %s

// Nothing is printed as an alias.
#map = affine_map<(d0, d1) -> (d1, d0)>
#set = affine_set<(d0) : (d0 >= 0)>
func.func private @f(memref<4x4xf32, #map>) attributes {any.set = #set}
"any.op"() {m = #map, n = [#map, {k = #set}]} : () -> () loc("file":1:2)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) attributes {any.set = affine_set<(d0) : (d0 >= 0)>}
// CHECK-NEXT:   "any.op"() {m = affine_map<(d0, d1) -> (d1, d0)>, n = [affine_map<(d0, d1) -> (d1, d0)>, {k = affine_set<(d0) : (d0 >= 0)>}]} : () -> ()
// CHECK-NEXT: }

// -----

"any.op"() ({
^bb0(%x: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>):
  "any.use"(%x) : (memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:   ^bb0(%arg0: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>):
// CHECK-NEXT:     "any.use"(%arg0) : (memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
