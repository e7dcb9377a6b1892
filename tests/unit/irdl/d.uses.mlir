func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.base"(%i, %u) {s = "x"} : (i32, !d.u) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.base"(%f, %u) {s = "x"} : (f32, !d.u) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.base"(%i, %i) {s = "x"} : (i32, i32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.base"(%i, %u) {s = 1 : i32} : (i32, !d.u) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.base"(%i, %u) {s = i32} : (i32, !d.u) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.base"(%i, %u) : (i32, !d.u) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.base"(%i) {s = "x"} : (i32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.all"(%i, %i, %i) : (i32, i32, i32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.all"(%i, %j) : (i32, i64) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.all"(%f) : (f32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.all"() : () -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  %r = "d.all"(%i) : (i32) -> i32
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  %r:2 = "d.all"(%i) : (i32) -> (i32, i32)
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  %r = "d.all"(%i) : (i32) -> i64
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.two"(%i, %i) {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.two"(%i, %i) {operandSegmentSizes = array<i32: 1, 2>} : (i32, i32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.two"(%i, %i) {operandSegmentSizes = array<i32: 0, 2>} : (i32, i32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.two"(%i, %i) {operandSegmentSizes = array<i32: 2>} : (i32, i32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.two"(%i, %i) {operandSegmentSizes = array<i64: 1, 1>} : (i32, i32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.two"(%i, %i) {operandSegmentSizes = array<i32: -1, 3>} : (i32, i32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.none"() : () -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.none"(%i) {x = 1} : (i32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  %r = "d.none"() : () -> i32
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.none"() ({}) : () -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.par"(%t, %f) : (!d.t<f32, 1 : i8>, f32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.par"(%t, %i) : (!d.t<f32, 1 : i8>, i32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.par"(%i, %i) : (i32, i32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.par"(%u, %i) : (!d.u, i32) -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.attr"() : () -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.attr"() {z = #d.w<i32>} : () -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.attr"() {z = #d.w<i64>} : () -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.attr"() {z = #d.w<"a">} : () -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.attr"() {z = #d.w} : () -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.attr"() {z = #d.other} : () -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.reg"() : () -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.reg"() ({
  ^a(%x: i32):
    "d.none"() : () -> ()
  ^b:
    "d.none"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  "d.missing"() : () -> ()
  return
}
// -----
func.func @f(%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>) {
  d.missing
  return
}
// -----
func.func private @f(!d.t<>)
// -----
func.func private @f(!d.u<>)
// -----
func.func private @f(!d.u<i32>)
// -----
func.func private @f(!d.t<i32,>)
// -----
func.func private @f(!d.t<array<i8: 1>, #d.w<i32>>, tensor<2x!d.u>, memref<2x!d.u>)
// -----
func.func private @f(!d<t<i32, i32>>)
