// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | pyopt --split-input-file | FileCheck %s

// To the power of integers of any width.
func.func @powi(%a: complex<f32>, %b: complex<f80>, %i: i32, %j: i1, %k: i100) {
  %0 = complex.powi %a, %i : complex<f32>, i32
  %1 = complex.powi %b, %j fastmath<fast> {note} : complex<f80>, i1
  %2 = complex.powi %a, %k fastmath<none> : complex<f32>, i100
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @powi(%arg0: complex<f32>, %arg1: complex<f80>, %arg2: i32, %arg3: i1, %arg4: i100) {
// CHECK-NEXT:     %0 = complex.powi %arg0, %arg2 : complex<f32>, i32
// CHECK-NEXT:     %1 = complex.powi %arg1, %arg3 fastmath<fast> {note} : complex<f80>, i1
// CHECK-NEXT:     %2 = complex.powi %arg0, %arg4 fastmath<none> : complex<f32>, i100
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (complex<f32>, complex<f80>, i32, i1, i100) -> (), sym_name = "powi"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: complex<f32>, %arg1: complex<f80>, %arg2: i32, %arg3: i1, %arg4: i100):
// GENERIC-NEXT:     %0 = "complex.powi"(%arg0, %arg2) : (complex<f32>, i32) -> complex<f32>
// GENERIC-NEXT:     %1 = "complex.powi"(%arg1, %arg3) <{fastmath = #arith.fastmath<fast>}> {note} : (complex<f80>, i1) -> complex<f80>
// GENERIC-NEXT:     %2 = "complex.powi"(%arg0, %arg4) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, i100) -> complex<f32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @generic(%a: complex<f16>, %i: i8) {
  %0 = "complex.powi"(%a, %i) : (complex<f16>, i8) -> complex<f16>
  %1 = "complex.powi"(%a, %i) <{fastmath = #arith.fastmath<nnan>}>
      : (complex<f16>, i8) -> complex<f16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic(%arg0: complex<f16>, %arg1: i8) {
// CHECK-NEXT:     %0 = complex.powi %arg0, %arg1 : complex<f16>, i8
// CHECK-NEXT:     %1 = complex.powi %arg0, %arg1 fastmath<nnan> : complex<f16>, i8
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (complex<f16>, i8) -> (), sym_name = "generic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: complex<f16>, %arg1: i8):
// GENERIC-NEXT:     %0 = "complex.powi"(%arg0, %arg1) : (complex<f16>, i8) -> complex<f16>
// GENERIC-NEXT:     %1 = "complex.powi"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan>}> : (complex<f16>, i8) -> complex<f16>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
