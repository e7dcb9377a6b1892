// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --canonicalize | FileCheck %s

// Signs of NaN and zero are printed as they are natively.

// CHECK:      {{^}}nan
// CHECK-NEXT: {{^}}-nan
// CHECK-NEXT: {{^}}-0
// CHECK-NEXT: {{^}}-nan
// CHECK-NEXT: {{^}}-nan
// CHECK-NEXT: {{^}}-nan
// CHECK-NEXT: {{^}}nan
// CHECK-NEXT: {{^}}-1
// CHECK-NEXT: {{^}}nan
// CHECK-NEXT: ( nan, -nan, -0, 0 )
func.func @main() {
  %n = arith.constant 0x7FC00000 : f32
  %m = arith.constant 0xFFC00000 : f32
  %one = arith.constant 1.0 : f32
  %mone = arith.constant -1.0 : f32
  %z = arith.constant -0.0 : f32
  %d = arith.extf %m : f32 to f64
  %neg = arith.negf %n : f32
  %cs = math.copysign %n, %mone : f32
  %cs2 = math.copysign %m, %one : f32
  %cs3 = math.copysign %one, %m : f32
  %abs = math.absf %m : f32
  %v = arith.constant dense<[0x7FC00000, 0xFFC00000, -0.0, 0.0]> : vector<4xf32>
  vector.print %n : f32
  vector.print %m : f32
  vector.print %z : f32
  vector.print %d : f64
  vector.print %neg : f32
  vector.print %cs : f32
  vector.print %cs2 : f32
  vector.print %cs3 : f32
  vector.print %abs : f32
  vector.print %v : vector<4xf32>
  return
}
