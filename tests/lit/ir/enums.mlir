// RUN: pyopt --allow-unregistered-dialect %s --split-input-file | FileCheck %s

// Enum attributes in full and in custom forms.

"foo"() {
  f = #arith.fastmath<nnan,nnan,fast>,
  g = #arith.fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn>,
  h = #arith.fastmath<none,nnan>
} : () -> ()
// CHECK: "foo"() {f = #arith.fastmath<fast>, g = #arith.fastmath<fast>, h = #arith.fastmath<nnan>} : () -> ()

// -----

func.func @f(%a: i32) {
  %0 = arith.cmpi "eq", %a, %a : i32
  return
}
// CHECK: func.func @f(%arg0: i32) {
// CHECK:   %0 = arith.cmpi eq, %arg0, %arg0 : i32
// CHECK:   return
// CHECK: }

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<none> : f32
  return
}
// CHECK: func.func @f(%arg0: f32) {
// CHECK:   %0 = arith.addf %arg0, %arg0 : f32
// CHECK:   return
// CHECK: }

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<fast> : f32
  return
}
// CHECK: func.func @f(%arg0: f32) {
// CHECK:   %0 = arith.addf %arg0, %arg0 fastmath<fast> : f32
// CHECK:   return
// CHECK: }

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a to_nearest_even : f32 to f16
  return
}
// CHECK: func.func @f(%arg0: f32) {
// CHECK:   %0 = arith.truncf %arg0 to_nearest_even : f32 to f16
// CHECK:   return
// CHECK: }

// -----

func.func @f(%a: index) {
  %0 = index.cmp slt(%a, %a)
  return
}
// CHECK: func.func @f(%arg0: index) {
// CHECK:   %0 = index.cmp slt(%arg0, %arg0)
// CHECK:   return
// CHECK: }

// -----

func.func @f(%a: index) {
  %0 = index.cmp #index<cmp_predicate slt>(%a, %a)
  return
}
// CHECK: func.func @f(%arg0: index) {
// CHECK:   %0 = index.cmp slt(%arg0, %arg0)
// CHECK:   return
// CHECK: }
