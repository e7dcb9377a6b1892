%0 = "cmath.mk"() : () -> !cmath.complex<f32>
// -----
func.func @f(%a: !cmath.complex<f32>, %b: f32) {
  %0 = "cmath.norm"(%a) : (!cmath.complex<f32>) -> f32
  return
}
// -----
func.func @f(%a: !cmath.complex<f32>, %b: f32) {
  %0 = "cmath.norm"(%a) : (!cmath.complex<f32>) -> f64
  return
}
// -----
func.func @f(%a: !cmath.complex<i32>) {
  return
}
// -----
func.func @f(%a: !cmath.complex<f32, f32>) {
  return
}
// -----
func.func @f(%a: !cmath.complex) {
  return
}
// -----
func.func @f(%a: !cmath.other<f32>) {
  return
}
// -----
func.func @f(%a: f32) {
  "cmath.norm"(%a) : (f32) -> ()
  return
}
// -----
func.func @f(%a: f32, %i: i32) attributes {x = #cmath.tag<"a">, y = #cmath.tag<1 : i8>} {
  %0 = "cmath.several"(%a, %a, %i, %a) {count = i32, operandSegmentSizes = array<i32: 2, 1, 1>}
      : (f32, f32, i32, f32) -> (i32)
  return
}
// -----
func.func @f(%a: f32, %i: i32) {
  %0 = "cmath.several"(%a, %a, %i, %a) {count = i32} : (f32, f32, i32, f32) -> (i32)
  return
}
// -----
func.func @f(%a: f32, %i: i32) {
  %0 = "cmath.several"(%a, %a, %i, %a) <{operandSegmentSizes = array<i32: 2, 1, 1>}>
      : (f32, f32, i32, f32) -> (i32)
  return
}
// -----
func.func @f(%a: f32, %i: i32) {
  %0 = "cmath.several"(%a, %a, %i, %a) {count = i64, operandSegmentSizes = array<i32: 2, 1, 1>}
      : (f32, f32, i32, f32) -> (i32)
  return
}
// -----
func.func @f(%a: f32, %i: i32) {
  %0 = "cmath.several"(%a, %i, %i, %a) {count = i32, operandSegmentSizes = array<i32: 2, 1, 1>}
      : (f32, i32, i32, f32) -> (i32)
  return
}
// -----
"cmath.holds"() ({
}, {
^bb0:
  "test.x"() : () -> ()
}, {
^bb0(%x: i32):
  "test.x"() : () -> ()
}) : () -> ()
// -----
"cmath.holds"() ({
}, {
^bb0(%x: i32):
  "test.x"() : () -> ()
}, {
^bb0(%x: i32):
  "test.x"() : () -> ()
}) : () -> ()
