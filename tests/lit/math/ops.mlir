// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | pyopt --split-input-file | FileCheck %s

// Functions of one float.
func.func @unary(%a: f32) {
  %0 = math.absf %a : f32
  %1 = math.acos %a : f32
  %2 = math.acosh %a : f32
  %3 = math.asin %a : f32
  %4 = math.asinh %a : f32
  %5 = math.atan %a : f32
  %6 = math.atanh %a : f32
  %7 = math.cbrt %a : f32
  %8 = math.ceil %a : f32
  %9 = math.cos %a : f32
  %10 = math.cosh %a : f32
  %11 = math.erf %a : f32
  %12 = math.exp %a : f32
  %13 = math.exp2 %a : f32
  %14 = math.expm1 %a : f32
  %15 = math.floor %a : f32
  %16 = math.log %a : f32
  %17 = math.log10 %a : f32
  %18 = math.log1p %a : f32
  %19 = math.log2 %a : f32
  %20 = math.round %a : f32
  %21 = math.roundeven %a : f32
  %22 = math.rsqrt %a : f32
  %23 = math.sin %a : f32
  %24 = math.sinh %a : f32
  %25 = math.sqrt %a : f32
  %26 = math.tan %a : f32
  %27 = math.tanh %a : f32
  %28 = math.trunc %a : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unary(%arg0: f32) {
// CHECK-NEXT:     %0 = math.absf %arg0 : f32
// CHECK-NEXT:     %1 = math.acos %arg0 : f32
// CHECK-NEXT:     %2 = math.acosh %arg0 : f32
// CHECK-NEXT:     %3 = math.asin %arg0 : f32
// CHECK-NEXT:     %4 = math.asinh %arg0 : f32
// CHECK-NEXT:     %5 = math.atan %arg0 : f32
// CHECK-NEXT:     %6 = math.atanh %arg0 : f32
// CHECK-NEXT:     %7 = math.cbrt %arg0 : f32
// CHECK-NEXT:     %8 = math.ceil %arg0 : f32
// CHECK-NEXT:     %9 = math.cos %arg0 : f32
// CHECK-NEXT:     %10 = math.cosh %arg0 : f32
// CHECK-NEXT:     %11 = math.erf %arg0 : f32
// CHECK-NEXT:     %12 = math.exp %arg0 : f32
// CHECK-NEXT:     %13 = math.exp2 %arg0 : f32
// CHECK-NEXT:     %14 = math.expm1 %arg0 : f32
// CHECK-NEXT:     %15 = math.floor %arg0 : f32
// CHECK-NEXT:     %16 = math.log %arg0 : f32
// CHECK-NEXT:     %17 = math.log10 %arg0 : f32
// CHECK-NEXT:     %18 = math.log1p %arg0 : f32
// CHECK-NEXT:     %19 = math.log2 %arg0 : f32
// CHECK-NEXT:     %20 = math.round %arg0 : f32
// CHECK-NEXT:     %21 = math.roundeven %arg0 : f32
// CHECK-NEXT:     %22 = math.rsqrt %arg0 : f32
// CHECK-NEXT:     %23 = math.sin %arg0 : f32
// CHECK-NEXT:     %24 = math.sinh %arg0 : f32
// CHECK-NEXT:     %25 = math.sqrt %arg0 : f32
// CHECK-NEXT:     %26 = math.tan %arg0 : f32
// CHECK-NEXT:     %27 = math.tanh %arg0 : f32
// CHECK-NEXT:     %28 = math.trunc %arg0 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32) -> (), sym_name = "unary"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32):
// GENERIC-NEXT:     %0 = "math.absf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %1 = "math.acos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %2 = "math.acosh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %3 = "math.asin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %4 = "math.asinh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %5 = "math.atan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %6 = "math.atanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %7 = "math.cbrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %8 = "math.ceil"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %9 = "math.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %10 = "math.cosh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %11 = "math.erf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %12 = "math.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %13 = "math.exp2"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %14 = "math.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %15 = "math.floor"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %16 = "math.log"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %17 = "math.log10"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %18 = "math.log1p"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %19 = "math.log2"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %20 = "math.round"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %21 = "math.roundeven"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %22 = "math.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %23 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %24 = "math.sinh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %25 = "math.sqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %26 = "math.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %27 = "math.tanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %28 = "math.trunc"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Functions of more.
func.func @more(%a: f64, %b: f64, %d: f64, %i: i8) {
  %0 = math.atan2 %a, %b : f64
  %1 = math.copysign %a, %b : f64
  %2 = math.powf %a, %b : f64
  %3 = math.fma %a, %b, %d : f64
  %4 = math.fpowi %a, %i : f64, i8
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @more(%arg0: f64, %arg1: f64, %arg2: f64, %arg3: i8) {
// CHECK-NEXT:     %0 = math.atan2 %arg0, %arg1 : f64
// CHECK-NEXT:     %1 = math.copysign %arg0, %arg1 : f64
// CHECK-NEXT:     %2 = math.powf %arg0, %arg1 : f64
// CHECK-NEXT:     %3 = math.fma %arg0, %arg1, %arg2 : f64
// CHECK-NEXT:     %4 = math.fpowi %arg0, %arg3 : f64, i8
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f64, f64, f64, i8) -> (), sym_name = "more"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f64, %arg1: f64, %arg2: f64, %arg3: i8):
// GENERIC-NEXT:     %0 = "math.atan2"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:     %1 = "math.copysign"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:     %2 = "math.powf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:     %3 = "math.fma"(%arg0, %arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f64, f64, f64) -> f64
// GENERIC-NEXT:     %4 = "math.fpowi"(%arg0, %arg3) <{fastmath = #arith.fastmath<none>}> : (f64, i8) -> f64
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Functions of integers.
func.func @integers(%a: i32, %b: i32, %v: vector<2xindex>) {
  %0 = math.absi %a : i32
  %1 = math.ctlz %a : i32
  %2 = math.cttz %a : i32
  %3 = math.ctpop %v : vector<2xindex>
  %4 = math.ipowi %a, %b : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<2xindex>) {
// CHECK-NEXT:     %0 = math.absi %arg0 : i32
// CHECK-NEXT:     %1 = math.ctlz %arg0 : i32
// CHECK-NEXT:     %2 = math.cttz %arg0 : i32
// CHECK-NEXT:     %3 = math.ctpop %arg2 : vector<2xindex>
// CHECK-NEXT:     %4 = math.ipowi %arg0, %arg1 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32, vector<2xindex>) -> (), sym_name = "integers"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32, %arg2: vector<2xindex>):
// GENERIC-NEXT:     %0 = "math.absi"(%arg0) : (i32) -> i32
// GENERIC-NEXT:     %1 = "math.ctlz"(%arg0) : (i32) -> i32
// GENERIC-NEXT:     %2 = "math.cttz"(%arg0) : (i32) -> i32
// GENERIC-NEXT:     %3 = "math.ctpop"(%arg2) : (vector<2xindex>) -> vector<2xindex>
// GENERIC-NEXT:     %4 = "math.ipowi"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Flags, attributes, vectors and tensors.
func.func @flags(%a: vector<4xf16>, %t: tensor<?x2xf32>, %i: tensor<?x2xi32>) {
  %0 = math.sin %a fastmath<fast> : vector<4xf16>
  %1 = math.fma %a, %a, %a fastmath<contract> {note} : vector<4xf16>
  %2 = math.powf %t, %t fastmath<none> : tensor<?x2xf32>
  %3 = math.fpowi %t, %i fastmath<afn> : tensor<?x2xf32>, tensor<?x2xi32>
  %4 = "math.exp"(%a) : (vector<4xf16>) -> vector<4xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @flags(%arg0: vector<4xf16>, %arg1: tensor<?x2xf32>, %arg2: tensor<?x2xi32>) {
// CHECK-NEXT:     %0 = math.sin %arg0 fastmath<fast> : vector<4xf16>
// CHECK-NEXT:     %1 = math.fma %arg0, %arg0, %arg0 fastmath<contract> {note} : vector<4xf16>
// CHECK-NEXT:     %2 = math.powf %arg1, %arg1 : tensor<?x2xf32>
// CHECK-NEXT:     %3 = math.fpowi %arg1, %arg2 fastmath<afn> : tensor<?x2xf32>, tensor<?x2xi32>
// CHECK-NEXT:     %4 = math.exp %arg0 : vector<4xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xf16>, tensor<?x2xf32>, tensor<?x2xi32>) -> (), sym_name = "flags"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4xf16>, %arg1: tensor<?x2xf32>, %arg2: tensor<?x2xi32>):
// GENERIC-NEXT:     %0 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf16>) -> vector<4xf16>
// GENERIC-NEXT:     %1 = "math.fma"(%arg0, %arg0, %arg0) <{fastmath = #arith.fastmath<contract>}> {note} : (vector<4xf16>, vector<4xf16>, vector<4xf16>) -> vector<4xf16>
// GENERIC-NEXT:     %2 = "math.powf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
// GENERIC-NEXT:     %3 = "math.fpowi"(%arg1, %arg2) <{fastmath = #arith.fastmath<afn>}> : (tensor<?x2xf32>, tensor<?x2xi32>) -> tensor<?x2xf32>
// GENERIC-NEXT:     %4 = "math.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<4xf16>) -> vector<4xf16>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
