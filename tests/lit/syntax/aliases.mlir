// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Maps and sets get aliases, numbered in the order of their use.
"any.op"() {a = affine_map<(d0) -> (d0)>} : () -> ()
"any.op"() {b = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 2)>, a = affine_map<(d0) -> (d0)>}
    : () -> ()
"any.op"() {c = affine_set<(d0) : (d0 >= 0, d0 - 5 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 2)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 >= 0, d0 - 5 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() {a = #map} : () -> ()
// CHECK-NEXT:   "any.op"() {a = #map, b = #map1} : () -> ()
// CHECK-NEXT:   "any.op"() {c = #set} : () -> ()
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 2)>
// GENERIC-NEXT: #set = affine_set<(d0) : (d0 >= 0, d0 - 5 == 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = #map} : () -> ()
// GENERIC-NEXT:   "any.op"() {a = #map, b = #map1} : () -> ()
// GENERIC-NEXT:   "any.op"() {c = #set} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Aliases of attributes and types in the input vanish unless the printer makes its own.
#value = 1 : i32
#list = [#value, "x"]
!number = i32
!pair = tuple<!number, f32>
"any.op"() {a = #value, b = #list, t = !pair} : () -> !pair

// CHECK: module {
// CHECK-NEXT:   %0 = "any.op"() {a = 1 : i32, b = [1 : i32, "x"], t = tuple<i32, f32>} : () -> tuple<i32, f32>
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "any.op"() {a = 1 : i32, b = [1 : i32, "x"], t = tuple<i32, f32>} : () -> tuple<i32, f32>
// GENERIC-NEXT: }) : () -> ()

// -----

// An alias is defined before it is used by others.
#map = affine_map<(d0) -> (d0 * 2)>
!strided = memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
func.func private @f(!strided) -> memref<8xf32, #map>

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(memref<4xf32, #map>) -> memref<8xf32, #map>
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0 * 2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32, #map>) -> memref<8xf32, #map>, sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// One map alone has no number, several count.
func.func private @one(memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>)

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @one(memref<4x4xf32, #map>)
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x4xf32, #map>) -> (), sym_name = "one", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @three(memref<4xf32, affine_map<(d0) -> (d0 + 1)>>,
                         memref<4xf32, affine_map<(d0) -> (d0 + 2)>>)
"any.op"() {m = affine_map<(d0) -> (d0 + 3)>, n = affine_map<(d0) -> (d0 + 2)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @three(memref<4xf32, #map>, memref<4xf32, #map1>)
// CHECK-NEXT:   "any.op"() {m = #map2, n = #map1} : () -> ()
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0 + 1)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// GENERIC-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32, #map>, memref<4xf32, #map1>) -> (), sym_name = "three", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "any.op"() {m = #map2, n = #map1} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Inside lists, dictionaries and types.
"any.op"() {
  list = [affine_map<() -> (0)>, [affine_map<() -> (1)>]],
  dict = {k = affine_map<() -> (1)>}
} : () -> tensor<4xi32, affine_map<(d0) -> (d0)>>

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<() -> (1)>
// CHECK-NEXT: #map2 = affine_map<() -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   %0 = "any.op"() {dict = {k = #map1}, list = [#map2, [#map1]]} : () -> tensor<4xi32, #map>
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (1)>
// GENERIC-NEXT: #map2 = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "any.op"() {dict = {k = #map1}, list = [#map2, [#map1]]} : () -> tensor<4xi32, #map>
// GENERIC-NEXT: }) : () -> ()

// -----

// In nested regions and on block arguments.
"any.op"() ({
^bb0(%m: memref<2xf32, affine_map<(d0) -> (d0 * 4)>>):
  "any.inner"() {m = affine_map<(d0) -> (-d0)>} : () -> ()
}) {m = affine_map<(d0) -> (d0 mod 3)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 * 4)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (-d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 mod 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:   ^bb0(%arg0: memref<2xf32, #map>):
// CHECK-NEXT:     "any.inner"() {m = #map1} : () -> ()
// CHECK-NEXT:   }) {m = #map2} : () -> ()
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0 * 4)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (-d0)>
// GENERIC-NEXT: #map2 = affine_map<(d0) -> (d0 mod 3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2xf32, #map>):
// GENERIC-NEXT:     "any.inner"() {m = #map1} : () -> ()
// GENERIC-NEXT:   }) {m = #map2} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Names with odd characters.
#a_b$cd = "text"
#_1 = 2 : i8
!T$y = vector<4xf32>
"any.op"() {a = #a_b$cd, b = #_1} : () -> !T$y

// CHECK: module {
// CHECK-NEXT:   %0 = "any.op"() {a = "text", b = 2 : i8} : () -> vector<4xf32>
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "any.op"() {a = "text", b = 2 : i8} : () -> vector<4xf32>
// GENERIC-NEXT: }) : () -> ()
