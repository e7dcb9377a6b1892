// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | pyopt --split-input-file | FileCheck %s

// A value between two others.
func.func @clampf(%a: f32, %b: f32, %c: f32, %v: vector<2x3xf16>, %t: tensor<?xbf16>) {
  %0 = math.clampf %a to [%b, %c] : f32
  %1 = math.clampf %v to [%v, %v] fastmath<nnan> {note} : vector<2x3xf16>
  %2 = math.clampf %t to [%t, %t] fastmath<none> : tensor<?xbf16>
  %3 = "math.clampf"(%a, %b, %c) : (f32, f32, f32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @clampf(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: vector<2x3xf16>, %arg4: tensor<?xbf16>) {
// CHECK-NEXT:     %0 = math.clampf %arg0 to [%arg1, %arg2] : f32
// CHECK-NEXT:     %1 = math.clampf %arg3 to [%arg3, %arg3] fastmath<nnan> {note} : vector<2x3xf16>
// CHECK-NEXT:     %2 = math.clampf %arg4 to [%arg4, %arg4] : tensor<?xbf16>
// CHECK-NEXT:     %3 = math.clampf %arg0 to [%arg1, %arg2] : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f32, f32, vector<2x3xf16>, tensor<?xbf16>) -> (), sym_name = "clampf"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: vector<2x3xf16>, %arg4: tensor<?xbf16>):
// GENERIC-NEXT:     %0 = "math.clampf"(%arg0, %arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC-NEXT:     %1 = "math.clampf"(%arg3, %arg3, %arg3) <{fastmath = #arith.fastmath<nnan>}> {note} : (vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>) -> vector<2x3xf16>
// GENERIC-NEXT:     %2 = "math.clampf"(%arg4, %arg4, %arg4) <{fastmath = #arith.fastmath<none>}> : (tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>) -> tensor<?xbf16>
// GENERIC-NEXT:     %3 = "math.clampf"(%arg0, %arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Sine and cosine together suggest names.
func.func @sincos(%a: f32, %b: vector<4xf64>, %t: tensor<*xf32>) -> (f32, f32) {
  %0, %1 = math.sincos %a : f32
  %2:2 = math.sincos %b fastmath<fast> {note} : vector<4xf64>
  %3:2 = "math.sincos"(%t) : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sincos(%arg0: f32, %arg1: vector<4xf64>, %arg2: tensor<*xf32>) -> (f32, f32) {
// CHECK-NEXT:     %sin, %cos = math.sincos %arg0 : f32
// CHECK-NEXT:     %sin_0, %cos_1 = math.sincos %arg1 fastmath<fast> {note} : vector<4xf64>
// CHECK-NEXT:     %sin_2, %cos_3 = math.sincos %arg2 : tensor<*xf32>
// CHECK-NEXT:     return %sin, %cos : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, vector<4xf64>, tensor<*xf32>) -> (f32, f32), sym_name = "sincos"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: vector<4xf64>, %arg2: tensor<*xf32>):
// GENERIC-NEXT:     %0:2 = "math.sincos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
// GENERIC-NEXT:     %1:2 = "math.sincos"(%arg1) <{fastmath = #arith.fastmath<fast>}> {note} : (vector<4xf64>) -> (vector<4xf64>, vector<4xf64>)
// GENERIC-NEXT:     %2:2 = "math.sincos"(%arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
// GENERIC-NEXT:     "func.return"(%0#0, %0#1) : (f32, f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// 1 less the error function.
func.func @erfc(%a: f32, %b: vector<[2]xf80>) {
  %0 = math.erfc %a : f32
  %1 = math.erfc %b fastmath<nsz> {note} : vector<[2]xf80>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @erfc(%arg0: f32, %arg1: vector<[2]xf80>) {
// CHECK-NEXT:     %0 = math.erfc %arg0 : f32
// CHECK-NEXT:     %1 = math.erfc %arg1 fastmath<nsz> {note} : vector<[2]xf80>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, vector<[2]xf80>) -> (), sym_name = "erfc"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: vector<[2]xf80>):
// GENERIC-NEXT:     %0 = "math.erfc"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %1 = "math.erfc"(%arg1) <{fastmath = #arith.fastmath<nsz>}> {note} : (vector<[2]xf80>) -> vector<[2]xf80>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
