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
// GENERIC-NEXT:     "linalg.matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i1, %arg4: i1, %arg5: i1):
// GENERIC-NEXT:       %0 = "arith.andi"(%arg3, %arg4) : (i1, i1) -> i1
// GENERIC-NEXT:       %1 = "arith.ori"(%arg5, %0) : (i1, i1) -> i1
// GENERIC-NEXT:       "linalg.yield"(%1) : (i1) -> ()
// GENERIC-NEXT:     }) : (memref<2x3xi1>, memref<3x4xi1>, memref<2x4xi1>) -> ()
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
