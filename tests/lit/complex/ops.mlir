// RUN: pyopt --split-input-file --allow-unregistered-dialect %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --allow-unregistered-dialect --mlir-print-op-generic %s | pyopt --split-input-file --allow-unregistered-dialect | FileCheck %s

// Functions of one number.
func.func @unary(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.conj %a : complex<f32>
  %1 = complex.cos %a : complex<f32>
  %2 = complex.exp %a : complex<f32>
  %3 = complex.expm1 %a : complex<f32>
  %4 = complex.log %a : complex<f32>
  %5 = complex.log1p %a : complex<f32>
  %6 = complex.neg %a : complex<f32>
  %7 = complex.rsqrt %a : complex<f32>
  %8 = complex.sign %a : complex<f32>
  %9 = complex.sin %a : complex<f32>
  %10 = complex.sqrt %a : complex<f32>
  %11 = complex.tan %a : complex<f32>
  %12 = complex.tanh %a : complex<f32>
  %13 = complex.exp %b fastmath<nnan,ninf> {keep} : complex<f64>
  %14 = complex.conj %b fastmath<none> : complex<f64>
  %15 = complex.neg %b fastmath<fast> : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unary(%arg0: complex<f32>, %arg1: complex<f64>) {
// CHECK-NEXT:     %0 = complex.conj %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.cos %arg0 : complex<f32>
// CHECK-NEXT:     %2 = complex.exp %arg0 : complex<f32>
// CHECK-NEXT:     %3 = complex.expm1 %arg0 : complex<f32>
// CHECK-NEXT:     %4 = complex.log %arg0 : complex<f32>
// CHECK-NEXT:     %5 = complex.log1p %arg0 : complex<f32>
// CHECK-NEXT:     %6 = complex.neg %arg0 : complex<f32>
// CHECK-NEXT:     %7 = complex.rsqrt %arg0 : complex<f32>
// CHECK-NEXT:     %8 = complex.sign %arg0 : complex<f32>
// CHECK-NEXT:     %9 = complex.sin %arg0 : complex<f32>
// CHECK-NEXT:     %10 = complex.sqrt %arg0 : complex<f32>
// CHECK-NEXT:     %11 = complex.tan %arg0 : complex<f32>
// CHECK-NEXT:     %12 = complex.tanh %arg0 : complex<f32>
// CHECK-NEXT:     %13 = complex.exp %arg1 fastmath<nnan,ninf> {keep} : complex<f64>
// CHECK-NEXT:     %14 = complex.conj %arg1 : complex<f64>
// CHECK-NEXT:     %15 = complex.neg %arg1 fastmath<fast> : complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (complex<f32>, complex<f64>) -> (), sym_name = "unary"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: complex<f32>, %arg1: complex<f64>):
// GENERIC-NEXT:     %0 = "complex.conj"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %1 = "complex.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %2 = "complex.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %3 = "complex.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %4 = "complex.log"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %5 = "complex.log1p"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %6 = "complex.neg"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %7 = "complex.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %8 = "complex.sign"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %9 = "complex.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %10 = "complex.sqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %11 = "complex.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %12 = "complex.tanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %13 = "complex.exp"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {keep} : (complex<f64>) -> complex<f64>
// GENERIC-NEXT:     %14 = "complex.conj"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
// GENERIC-NEXT:     %15 = "complex.neg"(%arg1) <{fastmath = #arith.fastmath<fast>}> : (complex<f64>) -> complex<f64>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// What gives a float of a complex number.
func.func @parts(%a: complex<f16>, %b: complex<f64>) {
  %0 = complex.abs %a : complex<f16>
  %1 = complex.abs %b fastmath<contract> {keep} : complex<f64>
  %2 = complex.angle %a : complex<f16>
  %3 = complex.angle %b fastmath<contract> {keep} : complex<f64>
  %4 = complex.im %a : complex<f16>
  %5 = complex.im %b fastmath<contract> {keep} : complex<f64>
  %6 = complex.re %a : complex<f16>
  %7 = complex.re %b fastmath<contract> {keep} : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @parts(%arg0: complex<f16>, %arg1: complex<f64>) {
// CHECK-NEXT:     %0 = complex.abs %arg0 : complex<f16>
// CHECK-NEXT:     %1 = complex.abs %arg1 fastmath<contract> {keep} : complex<f64>
// CHECK-NEXT:     %2 = complex.angle %arg0 : complex<f16>
// CHECK-NEXT:     %3 = complex.angle %arg1 fastmath<contract> {keep} : complex<f64>
// CHECK-NEXT:     %4 = complex.im %arg0 : complex<f16>
// CHECK-NEXT:     %5 = complex.im %arg1 fastmath<contract> {keep} : complex<f64>
// CHECK-NEXT:     %6 = complex.re %arg0 : complex<f16>
// CHECK-NEXT:     %7 = complex.re %arg1 fastmath<contract> {keep} : complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (complex<f16>, complex<f64>) -> (), sym_name = "parts"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: complex<f16>, %arg1: complex<f64>):
// GENERIC-NEXT:     %0 = "complex.abs"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> f16
// GENERIC-NEXT:     %1 = "complex.abs"(%arg1) <{fastmath = #arith.fastmath<contract>}> {keep} : (complex<f64>) -> f64
// GENERIC-NEXT:     %2 = "complex.angle"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> f16
// GENERIC-NEXT:     %3 = "complex.angle"(%arg1) <{fastmath = #arith.fastmath<contract>}> {keep} : (complex<f64>) -> f64
// GENERIC-NEXT:     %4 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> f16
// GENERIC-NEXT:     %5 = "complex.im"(%arg1) <{fastmath = #arith.fastmath<contract>}> {keep} : (complex<f64>) -> f64
// GENERIC-NEXT:     %6 = "complex.re"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> f16
// GENERIC-NEXT:     %7 = "complex.re"(%arg1) <{fastmath = #arith.fastmath<contract>}> {keep} : (complex<f64>) -> f64
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Functions of two numbers.
func.func @binary(%a: complex<f32>, %b: complex<bf16>) {
  %0 = complex.add %a, %a : complex<f32>
  %1 = complex.atan2 %a, %a : complex<f32>
  %2 = complex.div %a, %a : complex<f32>
  %3 = complex.mul %a, %a : complex<f32>
  %4 = complex.pow %a, %a : complex<f32>
  %5 = complex.sub %a, %a : complex<f32>
  %6 = complex.mul %b, %b fastmath<reassoc,nsz,arcp,afn> {keep} : complex<bf16>
  %7 = complex.eq %a, %a : complex<f32>
  %8 = complex.neq %b, %b {keep} : complex<bf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @binary(%arg0: complex<f32>, %arg1: complex<bf16>) {
// CHECK-NEXT:     %0 = complex.add %arg0, %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.atan2 %arg0, %arg0 : complex<f32>
// CHECK-NEXT:     %2 = complex.div %arg0, %arg0 : complex<f32>
// CHECK-NEXT:     %3 = complex.mul %arg0, %arg0 : complex<f32>
// CHECK-NEXT:     %4 = complex.pow %arg0, %arg0 : complex<f32>
// CHECK-NEXT:     %5 = complex.sub %arg0, %arg0 : complex<f32>
// CHECK-NEXT:     %6 = complex.mul %arg1, %arg1 fastmath<reassoc,nsz,arcp,afn> {keep} : complex<bf16>
// CHECK-NEXT:     %7 = complex.eq %arg0, %arg0 : complex<f32>
// CHECK-NEXT:     %8 = complex.neq %arg1, %arg1 {keep} : complex<bf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (complex<f32>, complex<bf16>) -> (), sym_name = "binary"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: complex<f32>, %arg1: complex<bf16>):
// GENERIC-NEXT:     %0 = "complex.add"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %1 = "complex.atan2"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %2 = "complex.div"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %3 = "complex.mul"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %4 = "complex.pow"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %5 = "complex.sub"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %6 = "complex.mul"(%arg1, %arg1) <{fastmath = #arith.fastmath<reassoc,nsz,arcp,afn>}> {keep} : (complex<bf16>, complex<bf16>) -> complex<bf16>
// GENERIC-NEXT:     %7 = "complex.eq"(%arg0, %arg0) : (complex<f32>, complex<f32>) -> i1
// GENERIC-NEXT:     %8 = "complex.neq"(%arg1, %arg1) {keep} : (complex<bf16>, complex<bf16>) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @making(%x: f32, %y: f80) {
  %0 = complex.create %x, %x : complex<f32>
  %1 = complex.create %y, %y {keep} : complex<f80>
  %2 = complex.constant [0.1, -1.0] : complex<f64>
  %3 = complex.constant [1.0 : f16, -0.0 : f16] {keep} : complex<f16>
  %4 = complex.constant [1 : i32, -2 : i32] : complex<i32>
  %5 = complex.constant [1, 2] : complex<i64>
  %6 = complex.constant [0x7FF0000000000000 : f64, 0xFFF8000000000000 : f64] : complex<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @making(%arg0: f32, %arg1: f80) {
// CHECK-NEXT:     %0 = complex.create %arg0, %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.create %arg1, %arg1 {keep} : complex<f80>
// CHECK-NEXT:     %cst = complex.constant [1.000000e-01, -1.000000e+00] : complex<f64>
// CHECK-NEXT:     %cst_0 = complex.constant [1.000000e+00 : f16, -0.000000e+00 : f16] {keep} : complex<f16>
// CHECK-NEXT:     %cst_1 = complex.constant [1 : i32, -2 : i32] : complex<i32>
// CHECK-NEXT:     %cst_2 = complex.constant [1, 2] : complex<i64>
// CHECK-NEXT:     %cst_3 = complex.constant [0x7FF0000000000000 : f64, 0xFFF8000000000000 : f64] : complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f80) -> (), sym_name = "making"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f80):
// GENERIC-NEXT:     %0 = "complex.create"(%arg0, %arg0) : (f32, f32) -> complex<f32>
// GENERIC-NEXT:     %1 = "complex.create"(%arg1, %arg1) {keep} : (f80, f80) -> complex<f80>
// GENERIC-NEXT:     %2 = "complex.constant"() <{value = [1.000000e-01, -1.000000e+00]}> : () -> complex<f64>
// GENERIC-NEXT:     %3 = "complex.constant"() <{value = [1.000000e+00 : f16, -0.000000e+00 : f16]}> {keep} : () -> complex<f16>
// GENERIC-NEXT:     %4 = "complex.constant"() <{value = [1 : i32, -2 : i32]}> : () -> complex<i32>
// GENERIC-NEXT:     %5 = "complex.constant"() <{value = [1, 2]}> : () -> complex<i64>
// GENERIC-NEXT:     %6 = "complex.constant"() <{value = [0x7FF0000000000000 : f64, 0xFFF8000000000000 : f64]}> : () -> complex<f64>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @bits(%a: complex<f32>, %b: complex<i8>, %i: i64, %x: f64) {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = complex.bitcast %a : complex<f32> to f64
  %2 = complex.bitcast %i {keep} : i64 to complex<f32>
  %3 = complex.bitcast %x : f64 to complex<f32>
  %4 = complex.bitcast %b : complex<i8> to i16
  %5 = complex.bitcast %a : complex<f32> to complex<f32>
  %6 = complex.bitcast %i : i64 to i64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bits(%arg0: complex<f32>, %arg1: complex<i8>, %arg2: i64, %arg3: f64) {
// CHECK-NEXT:     %0 = complex.bitcast %arg0 : complex<f32> to i64
// CHECK-NEXT:     %1 = complex.bitcast %arg0 : complex<f32> to f64
// CHECK-NEXT:     %2 = complex.bitcast %arg2 {keep} : i64 to complex<f32>
// CHECK-NEXT:     %3 = complex.bitcast %arg3 : f64 to complex<f32>
// CHECK-NEXT:     %4 = complex.bitcast %arg1 : complex<i8> to i16
// CHECK-NEXT:     %5 = complex.bitcast %arg0 : complex<f32> to complex<f32>
// CHECK-NEXT:     %6 = complex.bitcast %arg2 : i64 to i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (complex<f32>, complex<i8>, i64, f64) -> (), sym_name = "bits"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: complex<f32>, %arg1: complex<i8>, %arg2: i64, %arg3: f64):
// GENERIC-NEXT:     %0 = "complex.bitcast"(%arg0) : (complex<f32>) -> i64
// GENERIC-NEXT:     %1 = "complex.bitcast"(%arg0) : (complex<f32>) -> f64
// GENERIC-NEXT:     %2 = "complex.bitcast"(%arg2) {keep} : (i64) -> complex<f32>
// GENERIC-NEXT:     %3 = "complex.bitcast"(%arg3) : (f64) -> complex<f32>
// GENERIC-NEXT:     %4 = "complex.bitcast"(%arg1) : (complex<i8>) -> i16
// GENERIC-NEXT:     %5 = "complex.bitcast"(%arg0) : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %6 = "complex.bitcast"(%arg2) : (i64) -> i64
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A number as an attribute; the type behind it is for the reader only.
func.func @attributes() attributes {
  test.a = #complex.number<:f64 1.0, -2.5>,
  test.b = #complex.number<:bf16 0.1, 1.0e3> : complex<bf16>,
  test.c = [#complex<number<:f32 -0.0, 1.0e99>>],
  test.d = #complex.number<:f64 0x7FF0000000000000, 0.0> : f32,
  test.e = #complex.number<:f16 1.0e-4, 1.0e9>
} {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @attributes() attributes {test.a = #complex.number<:f64 1.000000e+00, -2.500000e+00> : complex<f64>, test.b = #complex.number<:bf16 1.000980e-01, 1.000000e+03> : complex<bf16>, test.c = [#complex.number<:f32 -0.000000e+00, 0x7F800000> : complex<f32>], test.d = #complex.number<:f64 0x7FF0000000000000, 0.000000e+00> : complex<f64>, test.e = #complex.number<:f16 1.000170e-04, 0x7C00> : complex<f16>} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "attributes"}> ({
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) {test.a = #complex.number<:f64 1.000000e+00, -2.500000e+00> : complex<f64>, test.b = #complex.number<:bf16 1.000980e-01, 1.000000e+03> : complex<bf16>, test.c = [#complex.number<:f32 -0.000000e+00, 0x7F800000> : complex<f32>], test.d = #complex.number<:f64 0x7FF0000000000000, 0.000000e+00> : complex<f64>, test.e = #complex.number<:f16 1.000170e-04, 0x7C00> : complex<f16>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// In generic form.
func.func @generic(%a: complex<f32>, %x: f32) {
  %0 = "complex.conj"(%a) : (complex<f32>) -> complex<f32>
  %1 = "complex.cos"(%a) : (complex<f32>) -> complex<f32>
  %2 = "complex.exp"(%a) : (complex<f32>) -> complex<f32>
  %3 = "complex.expm1"(%a) : (complex<f32>) -> complex<f32>
  %4 = "complex.log"(%a) : (complex<f32>) -> complex<f32>
  %5 = "complex.log1p"(%a) : (complex<f32>) -> complex<f32>
  %6 = "complex.neg"(%a) : (complex<f32>) -> complex<f32>
  %7 = "complex.rsqrt"(%a) : (complex<f32>) -> complex<f32>
  %8 = "complex.sign"(%a) : (complex<f32>) -> complex<f32>
  %9 = "complex.sin"(%a) : (complex<f32>) -> complex<f32>
  %10 = "complex.sqrt"(%a) : (complex<f32>) -> complex<f32>
  %11 = "complex.tan"(%a) : (complex<f32>) -> complex<f32>
  %12 = "complex.tanh"(%a) : (complex<f32>) -> complex<f32>
  %13 = "complex.abs"(%a) : (complex<f32>) -> f32
  %14 = "complex.angle"(%a) : (complex<f32>) -> f32
  %15 = "complex.im"(%a) : (complex<f32>) -> f32
  %16 = "complex.re"(%a) : (complex<f32>) -> f32
  %17 = "complex.add"(%a, %a) <{fastmath = #arith.fastmath<nnan>}>
      : (complex<f32>, complex<f32>) -> complex<f32>
  %18 = "complex.atan2"(%a, %a) <{fastmath = #arith.fastmath<nnan>}>
      : (complex<f32>, complex<f32>) -> complex<f32>
  %19 = "complex.div"(%a, %a) <{fastmath = #arith.fastmath<nnan>}>
      : (complex<f32>, complex<f32>) -> complex<f32>
  %20 = "complex.mul"(%a, %a) <{fastmath = #arith.fastmath<nnan>}>
      : (complex<f32>, complex<f32>) -> complex<f32>
  %21 = "complex.pow"(%a, %a) <{fastmath = #arith.fastmath<nnan>}>
      : (complex<f32>, complex<f32>) -> complex<f32>
  %22 = "complex.sub"(%a, %a) <{fastmath = #arith.fastmath<nnan>}>
      : (complex<f32>, complex<f32>) -> complex<f32>
  %23 = "complex.eq"(%a, %a) : (complex<f32>, complex<f32>) -> i1
  %24 = "complex.neq"(%a, %a) : (complex<f32>, complex<f32>) -> i1
  %25 = "complex.create"(%x, %x) : (f32, f32) -> complex<f32>
  %26 = "complex.bitcast"(%a) : (complex<f32>) -> i64
  %27 = "complex.constant"() {value = [1.0 : f32, 2.0 : f32]} : () -> complex<f32>
  %28 = "complex.exp"(%a) {fastmath = #arith.fastmath<fast>} : (complex<f32>) -> complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic(%arg0: complex<f32>, %arg1: f32) {
// CHECK-NEXT:     %0 = complex.conj %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.cos %arg0 : complex<f32>
// CHECK-NEXT:     %2 = complex.exp %arg0 : complex<f32>
// CHECK-NEXT:     %3 = complex.expm1 %arg0 : complex<f32>
// CHECK-NEXT:     %4 = complex.log %arg0 : complex<f32>
// CHECK-NEXT:     %5 = complex.log1p %arg0 : complex<f32>
// CHECK-NEXT:     %6 = complex.neg %arg0 : complex<f32>
// CHECK-NEXT:     %7 = complex.rsqrt %arg0 : complex<f32>
// CHECK-NEXT:     %8 = complex.sign %arg0 : complex<f32>
// CHECK-NEXT:     %9 = complex.sin %arg0 : complex<f32>
// CHECK-NEXT:     %10 = complex.sqrt %arg0 : complex<f32>
// CHECK-NEXT:     %11 = complex.tan %arg0 : complex<f32>
// CHECK-NEXT:     %12 = complex.tanh %arg0 : complex<f32>
// CHECK-NEXT:     %13 = complex.abs %arg0 : complex<f32>
// CHECK-NEXT:     %14 = complex.angle %arg0 : complex<f32>
// CHECK-NEXT:     %15 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %16 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %17 = complex.add %arg0, %arg0 fastmath<nnan> : complex<f32>
// CHECK-NEXT:     %18 = complex.atan2 %arg0, %arg0 fastmath<nnan> : complex<f32>
// CHECK-NEXT:     %19 = complex.div %arg0, %arg0 fastmath<nnan> : complex<f32>
// CHECK-NEXT:     %20 = complex.mul %arg0, %arg0 fastmath<nnan> : complex<f32>
// CHECK-NEXT:     %21 = complex.pow %arg0, %arg0 fastmath<nnan> : complex<f32>
// CHECK-NEXT:     %22 = complex.sub %arg0, %arg0 fastmath<nnan> : complex<f32>
// CHECK-NEXT:     %23 = complex.eq %arg0, %arg0 : complex<f32>
// CHECK-NEXT:     %24 = complex.neq %arg0, %arg0 : complex<f32>
// CHECK-NEXT:     %25 = complex.create %arg1, %arg1 : complex<f32>
// CHECK-NEXT:     %26 = complex.bitcast %arg0 : complex<f32> to i64
// CHECK-NEXT:     %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %27 = complex.exp %arg0 fastmath<fast> : complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (complex<f32>, f32) -> (), sym_name = "generic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: complex<f32>, %arg1: f32):
// GENERIC-NEXT:     %0 = "complex.conj"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %1 = "complex.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %2 = "complex.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %3 = "complex.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %4 = "complex.log"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %5 = "complex.log1p"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %6 = "complex.neg"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %7 = "complex.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %8 = "complex.sign"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %9 = "complex.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %10 = "complex.sqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %11 = "complex.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %12 = "complex.tanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %13 = "complex.abs"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// GENERIC-NEXT:     %14 = "complex.angle"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// GENERIC-NEXT:     %15 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// GENERIC-NEXT:     %16 = "complex.re"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// GENERIC-NEXT:     %17 = "complex.add"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %18 = "complex.atan2"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %19 = "complex.div"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %20 = "complex.mul"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %21 = "complex.pow"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %22 = "complex.sub"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %23 = "complex.eq"(%arg0, %arg0) : (complex<f32>, complex<f32>) -> i1
// GENERIC-NEXT:     %24 = "complex.neq"(%arg0, %arg0) : (complex<f32>, complex<f32>) -> i1
// GENERIC-NEXT:     %25 = "complex.create"(%arg1, %arg1) : (f32, f32) -> complex<f32>
// GENERIC-NEXT:     %26 = "complex.bitcast"(%arg0) : (complex<f32>) -> i64
// GENERIC-NEXT:     %27 = "complex.constant"() <{value = [1.000000e+00 : f32, 2.000000e+00 : f32]}> : () -> complex<f32>
// GENERIC-NEXT:     %28 = "complex.exp"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
