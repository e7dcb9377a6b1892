// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | pyopt --split-input-file | FileCheck %s

// What kind of number a float is.
func.func @scalars(%a: f32, %b: f80, %c: bf16, %d: f8E5M2) {
  %0 = math.isfinite %a : f32
  %1 = math.isinf %b : f80
  %2 = math.isnan %c : bf16
  %3 = math.isnormal %d : f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalars(%arg0: f32, %arg1: f80, %arg2: bf16, %arg3: f8E5M2) {
// CHECK-NEXT:     %0 = math.isfinite %arg0 : f32
// CHECK-NEXT:     %1 = math.isinf %arg1 : f80
// CHECK-NEXT:     %2 = math.isnan %arg2 : bf16
// CHECK-NEXT:     %3 = math.isnormal %arg3 : f8E5M2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f80, bf16, f8E5M2) -> (), sym_name = "scalars"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f80, %arg2: bf16, %arg3: f8E5M2):
// GENERIC-NEXT:     %0 = "math.isfinite"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
// GENERIC-NEXT:     %1 = "math.isinf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f80) -> i1
// GENERIC-NEXT:     %2 = "math.isnan"(%arg2) <{fastmath = #arith.fastmath<none>}> : (bf16) -> i1
// GENERIC-NEXT:     %3 = "math.isnormal"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f8E5M2) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The result has the operand's shape.
func.func @shaped(%a: vector<2x3xf16>, %b: tensor<?x4xf64>, %c: vector<[4]xf32>, %d: tensor<f32>,
                  %e: vector<f32>) -> vector<2x3xi1> {
  %0 = math.isfinite %a : vector<2x3xf16>
  %1 = math.isinf %b : tensor<?x4xf64>
  %2 = math.isnan %c : vector<[4]xf32>
  %3 = math.isnormal %d : tensor<f32>
  %4 = math.isnan %e : vector<f32>
  return %0 : vector<2x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shaped(%arg0: vector<2x3xf16>, %arg1: tensor<?x4xf64>, %arg2: vector<[4]xf32>, %arg3: tensor<f32>, %arg4: vector<f32>) -> vector<2x3xi1> {
// CHECK-NEXT:     %0 = math.isfinite %arg0 : vector<2x3xf16>
// CHECK-NEXT:     %1 = math.isinf %arg1 : tensor<?x4xf64>
// CHECK-NEXT:     %2 = math.isnan %arg2 : vector<[4]xf32>
// CHECK-NEXT:     %3 = math.isnormal %arg3 : tensor<f32>
// CHECK-NEXT:     %4 = math.isnan %arg4 : vector<f32>
// CHECK-NEXT:     return %0 : vector<2x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<2x3xf16>, tensor<?x4xf64>, vector<[4]xf32>, tensor<f32>, vector<f32>) -> vector<2x3xi1>, sym_name = "shaped"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<2x3xf16>, %arg1: tensor<?x4xf64>, %arg2: vector<[4]xf32>, %arg3: tensor<f32>, %arg4: vector<f32>):
// GENERIC-NEXT:     %0 = "math.isfinite"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2x3xf16>) -> vector<2x3xi1>
// GENERIC-NEXT:     %1 = "math.isinf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (tensor<?x4xf64>) -> tensor<?x4xi1>
// GENERIC-NEXT:     %2 = "math.isnan"(%arg2) <{fastmath = #arith.fastmath<none>}> : (vector<[4]xf32>) -> vector<[4]xi1>
// GENERIC-NEXT:     %3 = "math.isnormal"(%arg3) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<i1>
// GENERIC-NEXT:     %4 = "math.isnan"(%arg4) <{fastmath = #arith.fastmath<none>}> : (vector<f32>) -> vector<i1>
// GENERIC-NEXT:     "func.return"(%0) : (vector<2x3xi1>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Of unknown rank, too.
func.func @unranked(%a: tensor<*xf32>) {
  %0 = math.isnan %a : tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unranked(%arg0: tensor<*xf32>) {
// CHECK-NEXT:     %0 = math.isnan %arg0 : tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<*xf32>) -> (), sym_name = "unranked"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<*xf32>):
// GENERIC-NEXT:     %0 = "math.isnan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (tensor<*xf32>) -> tensor<*xi1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Flags are attributes like others.
func.func @flags(%a: f32) {
  %0 = math.isnan %a {fastmath = #arith.fastmath<nnan>} : f32
  %1 = math.isinf %a {note, fastmath = #arith.fastmath<none>} : f32
  %2 = "math.isnormal"(%a) <{fastmath = #arith.fastmath<fast>}> {note} : (f32) -> i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @flags(%arg0: f32) {
// CHECK-NEXT:     %0 = math.isnan %arg0 {fastmath = #arith.fastmath<nnan>} : f32
// CHECK-NEXT:     %1 = math.isinf %arg0 {note} : f32
// CHECK-NEXT:     %2 = math.isnormal %arg0 {fastmath = #arith.fastmath<fast>, note} : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32) -> (), sym_name = "flags"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32):
// GENERIC-NEXT:     %0 = "math.isnan"(%arg0) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> i1
// GENERIC-NEXT:     %1 = "math.isinf"(%arg0) <{fastmath = #arith.fastmath<none>}> {note} : (f32) -> i1
// GENERIC-NEXT:     %2 = "math.isnormal"(%arg0) <{fastmath = #arith.fastmath<fast>}> {note} : (f32) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
