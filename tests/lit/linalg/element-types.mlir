// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// What the bodies of named ops compute for integers, booleans, index and complex numbers, and how they convert.

// Booleans are added and multiplied by or and and.
func.func @booleans(%a: memref<2x3xi1>, %b: memref<3x4xi1>, %c: memref<2x4xi1>) {
  linalg.matmul ins(%a, %b : memref<2x3xi1>, memref<3x4xi1>) outs(%c : memref<2x4xi1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @booleans(%arg0: memref<2x3xi1>, %arg1: memref<3x4xi1>, %arg2: memref<2x4xi1>) {
// CHECK-NEXT:     linalg.matmul ins(%arg0, %arg1 : memref<2x3xi1>, memref<3x4xi1>) outs(%arg2 : memref<2x4xi1>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x3xi1>, memref<3x4xi1>, memref<2x4xi1>) -> (), sym_name = "booleans"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x3xi1>, %arg1: memref<3x4xi1>, %arg2: memref<2x4xi1>):
// GENERIC-NEXT:     "linalg.matmul"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i1, %arg4: i1, %arg5: i1):
// GENERIC-NEXT:       %0 = "arith.andi"(%arg3, %arg4) : (i1, i1) -> i1
// GENERIC-NEXT:       %1 = "arith.ori"(%arg5, %0) : (i1, i1) -> i1
// GENERIC-NEXT:       "linalg.yield"(%1) : (i1) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3xi1>, memref<3x4xi1>, memref<2x4xi1>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Complex numbers, and what becomes one.
func.func @complex(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f64>>, %f: memref<4xf16>,
                   %i: memref<4xi32>, %s: memref<complex<f32>>) {
  linalg.dot
      ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>)
      outs(%s : memref<complex<f32>>)
  linalg.sub
      ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>)
      outs(%a : memref<4xcomplex<f32>>)
  linalg.div
      ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>)
      outs(%a : memref<4xcomplex<f32>>)
  linalg.copy ins(%a : memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f64>>)
  linalg.copy ins(%f : memref<4xf16>) outs(%b : memref<4xcomplex<f64>>)
  linalg.copy ins(%i : memref<4xi32>) outs(%a : memref<4xcomplex<f32>>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @complex(%arg0: memref<4xcomplex<f32>>, %arg1: memref<4xcomplex<f64>>, %arg2: memref<4xf16>, %arg3: memref<4xi32>, %arg4: memref<complex<f32>>) {
// CHECK-NEXT:     linalg.dot ins(%arg0, %arg0 : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%arg4 : memref<complex<f32>>)
// CHECK-NEXT:     linalg.sub ins(%arg0, %arg0 : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%arg0 : memref<4xcomplex<f32>>)
// CHECK-NEXT:     linalg.div ins(%arg0, %arg0 : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%arg0 : memref<4xcomplex<f32>>)
// CHECK-NEXT:     linalg.copy ins(%arg0 : memref<4xcomplex<f32>>) outs(%arg1 : memref<4xcomplex<f64>>)
// CHECK-NEXT:     linalg.copy ins(%arg2 : memref<4xf16>) outs(%arg1 : memref<4xcomplex<f64>>)
// CHECK-NEXT:     linalg.copy ins(%arg3 : memref<4xi32>) outs(%arg0 : memref<4xcomplex<f32>>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xcomplex<f32>>, memref<4xcomplex<f64>>, memref<4xf16>, memref<4xi32>, memref<complex<f32>>) -> (), sym_name = "complex"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xcomplex<f32>>, %arg1: memref<4xcomplex<f64>>, %arg2: memref<4xf16>, %arg3: memref<4xi32>, %arg4: memref<complex<f32>>):
// GENERIC-NEXT:     "linalg.dot"(%arg0, %arg0, %arg4) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg17: complex<f32>, %arg18: complex<f32>, %arg19: complex<f32>):
// GENERIC-NEXT:       %13 = "complex.mul"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:       %14 = "complex.add"(%arg19, %13) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:       "linalg.yield"(%14) : (complex<f32>) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map, #map1]} : (memref<4xcomplex<f32>>, memref<4xcomplex<f32>>, memref<complex<f32>>) -> ()
// GENERIC-NEXT:     "linalg.sub"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg14: complex<f32>, %arg15: complex<f32>, %arg16: complex<f32>):
// GENERIC-NEXT:       %12 = "complex.sub"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:       "linalg.yield"(%12) : (complex<f32>) -> ()
// GENERIC-NEXT:     }) : (memref<4xcomplex<f32>>, memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) -> ()
// GENERIC-NEXT:     "linalg.div"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg11: complex<f32>, %arg12: complex<f32>, %arg13: complex<f32>):
// GENERIC-NEXT:       %11 = "complex.div"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT:       "linalg.yield"(%11) : (complex<f32>) -> ()
// GENERIC-NEXT:     }) : (memref<4xcomplex<f32>>, memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) -> ()
// GENERIC-NEXT:     "linalg.copy"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: complex<f32>, %arg10: complex<f64>):
// GENERIC-NEXT:       %6 = "complex.re"(%arg9) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// GENERIC-NEXT:       %7 = "complex.im"(%arg9) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// GENERIC-NEXT:       %8 = "arith.extf"(%6) : (f32) -> f64
// GENERIC-NEXT:       %9 = "arith.extf"(%7) : (f32) -> f64
// GENERIC-NEXT:       %10 = "complex.create"(%8, %9) : (f64, f64) -> complex<f64>
// GENERIC-NEXT:       "linalg.yield"(%10) : (complex<f64>) -> ()
// GENERIC-NEXT:     }) : (memref<4xcomplex<f32>>, memref<4xcomplex<f64>>) -> ()
// GENERIC-NEXT:     "linalg.copy"(%arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg7: f16, %arg8: complex<f64>):
// GENERIC-NEXT:       %3 = "arith.extf"(%arg7) : (f16) -> f64
// GENERIC-NEXT:       %4 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
// GENERIC-NEXT:       %5 = "complex.create"(%3, %4) : (f64, f64) -> complex<f64>
// GENERIC-NEXT:       "linalg.yield"(%5) : (complex<f64>) -> ()
// GENERIC-NEXT:     }) : (memref<4xf16>, memref<4xcomplex<f64>>) -> ()
// GENERIC-NEXT:     "linalg.copy"(%arg3, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i32, %arg6: complex<f32>):
// GENERIC-NEXT:       %0 = "arith.sitofp"(%arg5) : (i32) -> f32
// GENERIC-NEXT:       %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:       %2 = "complex.create"(%0, %1) : (f32, f32) -> complex<f32>
// GENERIC-NEXT:       "linalg.yield"(%2) : (complex<f32>) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, memref<4xcomplex<f32>>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The functions of elemwise_unary.
func.func @unary(%a: memref<4xf32>) {
  linalg.elemwise_unary {fun = #linalg.unary_fn<exp>}
      ins(%a : memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<log>}
      ins(%a : memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<abs>}
      ins(%a : memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<ceil>}
      ins(%a : memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<floor>}
      ins(%a : memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<negf>}
      ins(%a : memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<reciprocal>}
      ins(%a : memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<round>}
      ins(%a : memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<sqrt>}
      ins(%a : memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<rsqrt>}
      ins(%a : memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<square>}
      ins(%a : memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<tanh>}
      ins(%a : memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<erf>}
      ins(%a : memref<4xf32>)
      outs(%a : memref<4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unary(%arg0: memref<4xf32>) {
// CHECK-NEXT:     linalg.elemwise_unary {fun = #linalg.unary_fn<exp>} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_unary {fun = #linalg.unary_fn<log>} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_unary {fun = #linalg.unary_fn<abs>} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_unary {fun = #linalg.unary_fn<ceil>} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_unary {fun = #linalg.unary_fn<floor>} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_unary {fun = #linalg.unary_fn<negf>} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_unary {fun = #linalg.unary_fn<reciprocal>} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_unary {fun = #linalg.unary_fn<round>} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_unary {fun = #linalg.unary_fn<sqrt>} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_unary {fun = #linalg.unary_fn<rsqrt>} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_unary {fun = #linalg.unary_fn<square>} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_unary {fun = #linalg.unary_fn<tanh>} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_unary {fun = #linalg.unary_fn<erf>} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "unary"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xf32>):
// GENERIC-NEXT:     "linalg.elemwise_unary"(%arg0, %arg0) <{fun = #linalg.unary_fn<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg25: f32, %arg26: f32):
// GENERIC-NEXT:       %13 = "math.exp"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%13) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_unary"(%arg0, %arg0) <{fun = #linalg.unary_fn<log>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg23: f32, %arg24: f32):
// GENERIC-NEXT:       %12 = "math.log"(%arg23) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%12) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_unary"(%arg0, %arg0) <{fun = #linalg.unary_fn<abs>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg21: f32, %arg22: f32):
// GENERIC-NEXT:       %11 = "math.absf"(%arg21) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%11) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_unary"(%arg0, %arg0) <{fun = #linalg.unary_fn<ceil>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg19: f32, %arg20: f32):
// GENERIC-NEXT:       %10 = "math.ceil"(%arg19) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%10) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_unary"(%arg0, %arg0) <{fun = #linalg.unary_fn<floor>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg17: f32, %arg18: f32):
// GENERIC-NEXT:       %9 = "math.floor"(%arg17) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%9) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_unary"(%arg0, %arg0) <{fun = #linalg.unary_fn<negf>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg15: f32, %arg16: f32):
// GENERIC-NEXT:       %8 = "arith.negf"(%arg15) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%8) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_unary"(%arg0, %arg0) <{fun = #linalg.unary_fn<reciprocal>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg13: f32, %arg14: f32):
// GENERIC-NEXT:       %6 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:       %7 = "arith.divf"(%6, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%7) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_unary"(%arg0, %arg0) <{fun = #linalg.unary_fn<round>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg11: f32, %arg12: f32):
// GENERIC-NEXT:       %5 = "math.round"(%arg11) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%5) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_unary"(%arg0, %arg0) <{fun = #linalg.unary_fn<sqrt>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32):
// GENERIC-NEXT:       %4 = "math.sqrt"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%4) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_unary"(%arg0, %arg0) <{fun = #linalg.unary_fn<rsqrt>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg7: f32, %arg8: f32):
// GENERIC-NEXT:       %3 = "math.rsqrt"(%arg7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_unary"(%arg0, %arg0) <{fun = #linalg.unary_fn<square>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32):
// GENERIC-NEXT:       %2 = "arith.mulf"(%arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_unary"(%arg0, %arg0) <{fun = #linalg.unary_fn<tanh>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32):
// GENERIC-NEXT:       %1 = "math.tanh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_unary"(%arg0, %arg0) <{fun = #linalg.unary_fn<erf>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg1: f32, %arg2: f32):
// GENERIC-NEXT:       %0 = "math.erf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The functions of elemwise_binary on integers.
func.func @binary(%a: memref<4xi32>) {
  linalg.elemwise_binary {fun = #linalg.binary_fn<add>}
      ins(%a, %a : memref<4xi32>, memref<4xi32>)
      outs(%a : memref<4xi32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<sub>}
      ins(%a, %a : memref<4xi32>, memref<4xi32>)
      outs(%a : memref<4xi32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<mul>}
      ins(%a, %a : memref<4xi32>, memref<4xi32>)
      outs(%a : memref<4xi32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<div>}
      ins(%a, %a : memref<4xi32>, memref<4xi32>)
      outs(%a : memref<4xi32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<div_unsigned>}
      ins(%a, %a : memref<4xi32>, memref<4xi32>)
      outs(%a : memref<4xi32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<max_signed>}
      ins(%a, %a : memref<4xi32>, memref<4xi32>)
      outs(%a : memref<4xi32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<min_signed>}
      ins(%a, %a : memref<4xi32>, memref<4xi32>)
      outs(%a : memref<4xi32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<max_unsigned>}
      ins(%a, %a : memref<4xi32>, memref<4xi32>)
      outs(%a : memref<4xi32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<min_unsigned>}
      ins(%a, %a : memref<4xi32>, memref<4xi32>)
      outs(%a : memref<4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @binary(%arg0: memref<4xi32>) {
// CHECK-NEXT:     linalg.elemwise_binary {fun = #linalg.binary_fn<add>} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.elemwise_binary {fun = #linalg.binary_fn<sub>} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.elemwise_binary {fun = #linalg.binary_fn<mul>} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.elemwise_binary {fun = #linalg.binary_fn<div>} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.elemwise_binary {fun = #linalg.binary_fn<div_unsigned>} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.elemwise_binary {fun = #linalg.binary_fn<max_signed>} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.elemwise_binary {fun = #linalg.binary_fn<min_signed>} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.elemwise_binary {fun = #linalg.binary_fn<max_unsigned>} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     linalg.elemwise_binary {fun = #linalg.binary_fn<min_unsigned>} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xi32>) -> (), sym_name = "binary"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xi32>):
// GENERIC-NEXT:     "linalg.elemwise_binary"(%arg0, %arg0, %arg0) <{fun = #linalg.binary_fn<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg25: i32, %arg26: i32, %arg27: i32):
// GENERIC-NEXT:       %8 = "arith.addi"(%arg25, %arg26) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%8) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_binary"(%arg0, %arg0, %arg0) <{fun = #linalg.binary_fn<sub>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg22: i32, %arg23: i32, %arg24: i32):
// GENERIC-NEXT:       %7 = "arith.subi"(%arg22, %arg23) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%7) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_binary"(%arg0, %arg0, %arg0) <{fun = #linalg.binary_fn<mul>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg19: i32, %arg20: i32, %arg21: i32):
// GENERIC-NEXT:       %6 = "arith.muli"(%arg19, %arg20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%6) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_binary"(%arg0, %arg0, %arg0) <{fun = #linalg.binary_fn<div>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg16: i32, %arg17: i32, %arg18: i32):
// GENERIC-NEXT:       %5 = "arith.divsi"(%arg16, %arg17) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%5) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_binary"(%arg0, %arg0, %arg0) <{fun = #linalg.binary_fn<div_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg13: i32, %arg14: i32, %arg15: i32):
// GENERIC-NEXT:       %4 = "arith.divui"(%arg13, %arg14) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_binary"(%arg0, %arg0, %arg0) <{fun = #linalg.binary_fn<max_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg10: i32, %arg11: i32, %arg12: i32):
// GENERIC-NEXT:       %3 = "arith.maxsi"(%arg10, %arg11) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_binary"(%arg0, %arg0, %arg0) <{fun = #linalg.binary_fn<min_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg7: i32, %arg8: i32, %arg9: i32):
// GENERIC-NEXT:       %2 = "arith.minsi"(%arg7, %arg8) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_binary"(%arg0, %arg0, %arg0) <{fun = #linalg.binary_fn<max_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg4: i32, %arg5: i32, %arg6: i32):
// GENERIC-NEXT:       %1 = "arith.maxui"(%arg4, %arg5) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%1) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_binary"(%arg0, %arg0, %arg0) <{fun = #linalg.binary_fn<min_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg1: i32, %arg2: i32, %arg3: i32):
// GENERIC-NEXT:       %0 = "arith.minui"(%arg1, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%0) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The functions of elemwise_binary on floats.
func.func @binary_floats(%a: memref<4xf32>, %b: memref<4xf64>) {
  linalg.elemwise_binary {fun = #linalg.binary_fn<max_unsigned>}
      ins(%a, %a : memref<4xf32>, memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<min_unsigned>}
      ins(%a, %a : memref<4xf32>, memref<4xf32>)
      outs(%a : memref<4xf32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<powf>}
      ins(%b, %b : memref<4xf64>, memref<4xf64>)
      outs(%a : memref<4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @binary_floats(%arg0: memref<4xf32>, %arg1: memref<4xf64>) {
// CHECK-NEXT:     linalg.elemwise_binary {fun = #linalg.binary_fn<max_unsigned>} ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_binary {fun = #linalg.binary_fn<min_unsigned>} ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     linalg.elemwise_binary {fun = #linalg.binary_fn<powf>} ins(%arg1, %arg1 : memref<4xf64>, memref<4xf64>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<4xf64>) -> (), sym_name = "binary_floats"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf64>):
// GENERIC-NEXT:     "linalg.elemwise_binary"(%arg0, %arg0, %arg0) <{fun = #linalg.binary_fn<max_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
// GENERIC-NEXT:       %4 = "arith.maximumf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%4) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_binary"(%arg0, %arg0, %arg0) <{fun = #linalg.binary_fn<min_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
// GENERIC-NEXT:       %3 = "arith.minimumf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.elemwise_binary"(%arg1, %arg1, %arg0) <{fun = #linalg.binary_fn<powf>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64, %arg4: f32):
// GENERIC-NEXT:       %0 = "arith.truncf"(%arg2) : (f64) -> f32
// GENERIC-NEXT:       %1 = "arith.truncf"(%arg3) : (f64) -> f32
// GENERIC-NEXT:       %2 = "math.powf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf64>, memref<4xf64>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Conversions, signed and unsigned.
func.func @conversions(%i8: memref<4xi8>, %i32: memref<4xi32>, %f16: memref<4xf16>,
                       %f32: memref<4xf32>, %index: memref<4xindex>) {
  linalg.copy ins(%i8 : memref<4xi8>) outs(%i32 : memref<4xi32>)
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>}
      ins(%i8 : memref<4xi8>)
      outs(%i32 : memref<4xi32>)
  linalg.copy ins(%i32 : memref<4xi32>) outs(%i8 : memref<4xi8>)
  linalg.copy ins(%i8 : memref<4xi8>) outs(%f32 : memref<4xf32>)
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>}
      ins(%i8 : memref<4xi8>)
      outs(%f32 : memref<4xf32>)
  linalg.copy ins(%f32 : memref<4xf32>) outs(%i8 : memref<4xi8>)
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>}
      ins(%f32 : memref<4xf32>)
      outs(%i8 : memref<4xi8>)
  linalg.copy ins(%f16 : memref<4xf16>) outs(%f32 : memref<4xf32>)
  linalg.copy ins(%f32 : memref<4xf32>) outs(%f16 : memref<4xf16>)
  linalg.copy ins(%index : memref<4xindex>) outs(%i32 : memref<4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conversions(%arg0: memref<4xi8>, %arg1: memref<4xi32>, %arg2: memref<4xf16>, %arg3: memref<4xf32>, %arg4: memref<4xindex>) {
// CHECK-NEXT:     linalg.copy ins(%arg0 : memref<4xi8>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT:     linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0 : memref<4xi8>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT:     linalg.copy ins(%arg1 : memref<4xi32>) outs(%arg0 : memref<4xi8>)
// CHECK-NEXT:     linalg.copy ins(%arg0 : memref<4xi8>) outs(%arg3 : memref<4xf32>)
// CHECK-NEXT:     linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0 : memref<4xi8>) outs(%arg3 : memref<4xf32>)
// CHECK-NEXT:     linalg.copy ins(%arg3 : memref<4xf32>) outs(%arg0 : memref<4xi8>)
// CHECK-NEXT:     linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg3 : memref<4xf32>) outs(%arg0 : memref<4xi8>)
// CHECK-NEXT:     linalg.copy ins(%arg2 : memref<4xf16>) outs(%arg3 : memref<4xf32>)
// CHECK-NEXT:     linalg.copy ins(%arg3 : memref<4xf32>) outs(%arg2 : memref<4xf16>)
// CHECK-NEXT:     linalg.copy ins(%arg4 : memref<4xindex>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xi8>, memref<4xi32>, memref<4xf16>, memref<4xf32>, memref<4xindex>) -> (), sym_name = "conversions"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xi8>, %arg1: memref<4xi32>, %arg2: memref<4xf16>, %arg3: memref<4xf32>, %arg4: memref<4xindex>):
// GENERIC-NEXT:     "linalg.copy"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg23: i8, %arg24: i32):
// GENERIC-NEXT:       %9 = "arith.extsi"(%arg23) : (i8) -> i32
// GENERIC-NEXT:       "linalg.yield"(%9) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi8>, memref<4xi32>) -> ()
// GENERIC-NEXT:     "linalg.copy"(%arg0, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg21: i8, %arg22: i32):
// GENERIC-NEXT:       %8 = "arith.extui"(%arg21) : (i8) -> i32
// GENERIC-NEXT:       "linalg.yield"(%8) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi8>, memref<4xi32>) -> ()
// GENERIC-NEXT:     "linalg.copy"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg19: i32, %arg20: i8):
// GENERIC-NEXT:       %7 = "arith.trunci"(%arg19) : (i32) -> i8
// GENERIC-NEXT:       "linalg.yield"(%7) : (i8) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, memref<4xi8>) -> ()
// GENERIC-NEXT:     "linalg.copy"(%arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg17: i8, %arg18: f32):
// GENERIC-NEXT:       %6 = "arith.sitofp"(%arg17) : (i8) -> f32
// GENERIC-NEXT:       "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi8>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.copy"(%arg0, %arg3) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg15: i8, %arg16: f32):
// GENERIC-NEXT:       %5 = "arith.uitofp"(%arg15) : (i8) -> f32
// GENERIC-NEXT:       "linalg.yield"(%5) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi8>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.copy"(%arg3, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg13: f32, %arg14: i8):
// GENERIC-NEXT:       %4 = "arith.fptosi"(%arg13) : (f32) -> i8
// GENERIC-NEXT:       "linalg.yield"(%4) : (i8) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xi8>) -> ()
// GENERIC-NEXT:     "linalg.copy"(%arg3, %arg0) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg11: f32, %arg12: i8):
// GENERIC-NEXT:       %3 = "arith.fptoui"(%arg11) : (f32) -> i8
// GENERIC-NEXT:       "linalg.yield"(%3) : (i8) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xi8>) -> ()
// GENERIC-NEXT:     "linalg.copy"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f16, %arg10: f32):
// GENERIC-NEXT:       %2 = "arith.extf"(%arg9) : (f16) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf16>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "linalg.copy"(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg7: f32, %arg8: f16):
// GENERIC-NEXT:       %1 = "arith.truncf"(%arg7) : (f32) -> f16
// GENERIC-NEXT:       "linalg.yield"(%1) : (f16) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf16>) -> ()
// GENERIC-NEXT:     "linalg.copy"(%arg4, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: index, %arg6: i32):
// GENERIC-NEXT:       %0 = "arith.index_cast"(%arg5) : (index) -> i32
// GENERIC-NEXT:       "linalg.yield"(%0) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xindex>, memref<4xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
