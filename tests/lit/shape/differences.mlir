// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file %s | pyopt --split-input-file | FileCheck %s

// What the reference does not read, or prints so that nothing can read it.

// A reduction without values: the reference prints a comma behind the shape.
func.func @nothing_carried(%s: !shape.shape) {
  shape.reduce(%s) : !shape.shape {
  ^bb0(%i: index, %extent: !shape.size):
    shape.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nothing_carried(%arg0: !shape.shape) {
// CHECK-NEXT:     shape.reduce(%arg0) : !shape.shape {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: !shape.size):
// CHECK-NEXT:       shape.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The shape of no extents: the reference wants a type, for which there is no operand.
func.func @scalar() {
  %0 = shape.from_extents
  %1 = shape.from_extents :
  %2 = "shape.from_extents"() : () -> !shape.shape
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalar() {
// CHECK-NEXT:     %0 = "shape.from_extents"() : () -> !shape.shape
// CHECK-NEXT:     %1 = "shape.from_extents"() : () -> !shape.shape
// CHECK-NEXT:     %2 = "shape.from_extents"() : () -> !shape.shape
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Until 2021 concat took shapes only, and had no types.
func.func @shapes_only(%a: !shape.shape, %b: !shape.shape) {
  %0 = shape.concat %a, %b
  %1 = shape.concat %a, %0 {keep}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @shapes_only(%arg0: !shape.shape, %arg1: !shape.shape) {
// CHECK-NEXT:     %0 = shape.concat %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %1 = shape.concat %arg0, %0 {keep} : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unsigned extents stay what they are; the reference takes the upper half for negative numbers.
func.func @unsigned() {
  %0 = shape.const_shape [255 : ui8, 3 : i128] : tensor<2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned() {
// CHECK-NEXT:     %0 = shape.const_shape [255, 3] : tensor<2xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
