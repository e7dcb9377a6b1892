// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s

// Words of enumerations may be strings; a string may hold several flags.

"foo"() {
  a = #arith.fastmath<"fast">,
  b = #arith.fastmath<"nnan",ninf>,
  c = #arith.fastmath<"nnan, ninf">,
  d = #arith.overflow<"none", "nsw">
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "foo"() {a = #arith.fastmath<fast>, b = #arith.fastmath<nnan,ninf>, c = #arith.fastmath<nnan,ninf>, d = #arith.overflow<nsw>} : () -> ()
// CHECK-NEXT: }

// -----

"foo"() {
  a = #vector.kind<"add">,
  b = #index<cmp_predicate "ult">,
  c = #sparse_tensor<kind "lvl_sz">,
  d = #linalg.iterator_type<"parallel">,
  e = #arith.fastmath<"nn\61n">
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "foo"() {a = #vector.kind<add>, b = #index<cmp_predicate ult>, c = #sparse_tensor<kind lvl_sz>, d = #linalg.iterator_type<parallel>, e = #arith.fastmath<nnan>} : () -> ()
// CHECK-NEXT: }

// -----

func.func @custom(%i: index, %a: i32, %v: vector<4xf32>) {
  %0 = index.cmp "ult"(%i, %i)
  %1 = arith.addi %a, %a overflow<"nsw", nuw> : i32
  %2 = vector.reduction <"add">, %v : vector<4xf32> into f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @custom(%arg0: index, %arg1: i32, %arg2: vector<4xf32>) {
// CHECK-NEXT:     %0 = index.cmp ult(%arg0, %arg0)
// CHECK-NEXT:     %1 = arith.addi %arg1, %arg1 overflow<nsw, nuw> : i32
// CHECK-NEXT:     %2 = vector.reduction <add>, %arg2 : vector<4xf32> into f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
