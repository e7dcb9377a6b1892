// RUN: pyopt --canonicalize %s | FileCheck %s

// The reference makes ops of arith of these, which do not take integers with a sign: invalid.

// CHECK-LABEL: func @f
//       CHECK:   vector.multi_reduction <mul>, %{{.*}}, %{{.*}} [0] : vector<1x2xsi32> to vector<2xsi32>
//       CHECK:   vector.multi_reduction <add>, %{{.*}}, %{{.*}} [0] : vector<1xui8> to ui8
func.func @f(%a: vector<1x2xsi32>, %b: vector<2xsi32>, %c: vector<1xui8>, %d: ui8)
    -> (vector<2xsi32>, ui8) {
  %0 = vector.multi_reduction <mul>, %a, %b [0] : vector<1x2xsi32> to vector<2xsi32>
  %1 = vector.multi_reduction <add>, %c, %d [0] : vector<1xui8> to ui8
  return %0, %1 : vector<2xsi32>, ui8
}

// CHECK-LABEL: func @signless
//   CHECK-NOT:   multi_reduction
//       CHECK:   arith.muli
func.func @signless(%a: vector<1x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.multi_reduction <mul>, %a, %b [0] : vector<1x2xi32> to vector<2xi32>
  return %0 : vector<2xi32>
}

// Kinds that are not meant for the type, which vector.multi_reduction does not check.

// CHECK-LABEL: func @kinds
//       CHECK:   vector.multi_reduction <minnumf>
//       CHECK:   vector.multi_reduction <xor>
//       CHECK:   arith.minnumf
func.func @kinds(%a: vector<1xi8>, %b: i8, %c: vector<1xf32>, %d: f32) -> (i8, f32, f32) {
  %0 = vector.multi_reduction <minnumf>, %a, %b [0] : vector<1xi8> to i8
  %1 = vector.multi_reduction <xor>, %c, %d [0] : vector<1xf32> to f32
  %2 = vector.multi_reduction <minnumf>, %c, %d [0] : vector<1xf32> to f32
  return %0, %1, %2 : i8, f32, f32
}
