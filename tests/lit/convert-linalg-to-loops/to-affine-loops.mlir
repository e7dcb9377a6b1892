// RUN: pyopt %s --allow-unregistered-dialect --convert-linalg-to-affine-loops --split-input-file | FileCheck %s

// Structured ops on memrefs as loops; those on tensors stay.

func.func @conv(%t: memref<1x?x?x4xf32>, %f: memref<3x3x4x8xf32>, %o: memref<1x?x?x8xf32>) {
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>}
      ins(%t, %f : memref<1x?x?x4xf32>, memref<3x3x4x8xf32>)
      outs(%o : memref<1x?x?x8xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @conv(%arg0: memref<1x?x?x4xf32>, %arg1: memref<3x3x4x8xf32>, %arg2: memref<1x?x?x8xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg2, %c1 : memref<1x?x?x8xf32>
// CHECK-NEXT:     %dim_0 = memref.dim %arg2, %c2 : memref<1x?x?x8xf32>
// CHECK-NEXT:     affine.for %arg3 = 0 to 1 {
// CHECK-NEXT:       affine.for %arg4 = 0 to %dim {
// CHECK-NEXT:         affine.for %arg5 = 0 to %dim_0 {
// CHECK-NEXT:           affine.for %arg6 = 0 to 8 {
// CHECK-NEXT:             affine.for %arg7 = 0 to 3 {
// CHECK-NEXT:               affine.for %arg8 = 0 to 3 {
// CHECK-NEXT:                 affine.for %arg9 = 0 to 4 {
// CHECK-NEXT:                   %0 = affine.apply #map(%arg4, %arg7)
// CHECK-NEXT:                   %1 = affine.apply #map(%arg5, %arg8)
// CHECK-NEXT:                   %2 = affine.load %arg0[%arg3, %0, %1, %arg9] : memref<1x?x?x4xf32>
// CHECK-NEXT:                   %3 = affine.load %arg1[%arg7, %arg8, %arg9, %arg6] : memref<3x3x4x8xf32>
// CHECK-NEXT:                   %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x?x?x8xf32>
// CHECK-NEXT:                   %5 = arith.mulf %2, %3 : f32
// CHECK-NEXT:                   %6 = arith.addf %4, %5 : f32
// CHECK-NEXT:                   affine.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x?x?x8xf32>
// CHECK-NEXT:                 }
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#id = affine_map<(d0) -> (d0)>
func.func @two(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xi32>, %s: i32, %cond: i1) {
  linalg.generic {
    indexing_maps = [affine_map<(d0) -> ()>, #id, #id, #id],
    iterator_types = ["parallel"],
    my.attr
  } ins(%s, %a : i32, memref<?xf32>) outs(%b, %c : memref<?xf32>, memref<?xi32>) {
  ^bb0(%x: i32, %y: f32, %o: f32, %p: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %q = arith.addi %n, %x : i32
    %t = scf.if %cond -> f32 {
      scf.yield %y : f32
    } else {
      %z = arith.addf %y, %o : f32
      scf.yield %z : f32
    }
    linalg.yield %t, %q : f32, i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @two(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xi32>, %arg3: i32, %arg4: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     affine.for %arg5 = 0 to %dim {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg5] : memref<?xf32>
// CHECK-NEXT:       %1 = affine.load %arg1[%arg5] : memref<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %arg5 : index to i32
// CHECK-NEXT:       %3 = arith.addi %2, %arg3 : i32
// CHECK-NEXT:       %4 = scf.if %arg4 -> (f32) {
// CHECK-NEXT:         scf.yield %0 : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %5 = arith.addf %0, %1 : f32
// CHECK-NEXT:         scf.yield %5 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %4, %arg1[%arg5] : memref<?xf32>
// CHECK-NEXT:       affine.store %3, %arg2[%arg5] : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @red(%t: memref<4x5xf32>, %o: memref<4xf32>, %z: memref<f32>, %tr: memref<5x4xf32>,
               %f: f32) {
  linalg.reduce { arith.addf } ins(%t : memref<4x5xf32>) outs(%o : memref<4xf32>) dimensions = [1]
  linalg.transpose ins(%t : memref<4x5xf32>) outs(%tr : memref<5x4xf32>) permutation = [1, 0]
  linalg.dot ins(%o, %o : memref<4xf32>, memref<4xf32>) outs(%z : memref<f32>)
  "t.r"() ({
    linalg.fill ins(%f : f32) outs(%z : memref<f32>)
    "t.e"() : () -> ()
  }) : () -> ()
  %x = affine.apply affine_map<() -> (3)>()
  "t.u"(%x) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @red(%arg0: memref<4x5xf32>, %arg1: memref<4xf32>, %arg2: memref<f32>, %arg3: memref<5x4xf32>, %arg4: f32) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     affine.for %arg5 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg6 = 0 to 5 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg5, %arg6] : memref<4x5xf32>
// CHECK-NEXT:         %1 = affine.load %arg1[%arg5] : memref<4xf32>
// CHECK-NEXT:         %2 = arith.addf %1, %0 : f32
// CHECK-NEXT:         affine.store %2, %arg1[%arg5] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg5 = 0 to 5 {
// CHECK-NEXT:       affine.for %arg6 = 0 to 4 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg6, %arg5] : memref<4x5xf32>
// CHECK-NEXT:         affine.store %0, %arg3[%arg5, %arg6] : memref<5x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg5 = 0 to 4 {
// CHECK-NEXT:       %0 = affine.load %arg1[%arg5] : memref<4xf32>
// CHECK-NEXT:       %1 = affine.load %arg1[%arg5] : memref<4xf32>
// CHECK-NEXT:       %2 = affine.load %arg2[] : memref<f32>
// CHECK-NEXT:       %3 = arith.mulf %0, %1 : f32
// CHECK-NEXT:       %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:       affine.store %4, %arg2[] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "t.r"() ({
// CHECK-NEXT:       affine.store %arg4, %arg2[] : memref<f32>
// CHECK-NEXT:       "t.e"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     "t.u"(%c3) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @pool(%a: memref<?x?x?x?xf32>, %k: memref<3x3xf32>, %o: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_max {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<[2, 3]> : tensor<2xi64>
  } ins(%a, %k : memref<?x?x?x?xf32>, memref<3x3xf32>) outs(%o : memref<?x?x?x?xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 * 3 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pool(%arg0: memref<?x?x?x?xf32>, %arg1: memref<3x3xf32>, %arg2: memref<?x?x?x?xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c3 : memref<?x?x?x?xf32>
// CHECK-NEXT:     %dim_1 = memref.dim %arg2, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:     %dim_2 = memref.dim %arg2, %c2 : memref<?x?x?x?xf32>
// CHECK-NEXT:     affine.for %arg3 = 0 to %dim {
// CHECK-NEXT:       affine.for %arg4 = 0 to %dim_1 {
// CHECK-NEXT:         affine.for %arg5 = 0 to %dim_2 {
// CHECK-NEXT:           affine.for %arg6 = 0 to %dim_0 {
// CHECK-NEXT:             affine.for %arg7 = 0 to 3 {
// CHECK-NEXT:               affine.for %arg8 = 0 to 3 {
// CHECK-NEXT:                 %0 = affine.apply #map(%arg4, %arg7)
// CHECK-NEXT:                 %1 = affine.apply #map1(%arg5, %arg8)
// CHECK-NEXT:                 %2 = affine.load %arg0[%arg3, %0, %1, %arg6] : memref<?x?x?x?xf32>
// CHECK-NEXT:                 %3 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<?x?x?x?xf32>
// CHECK-NEXT:                 %4 = arith.maximumf %3, %2 : f32
// CHECK-NEXT:                 affine.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<?x?x?x?xf32>
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @batch(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %n: index) {
  linalg.batch_matmul
      ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>)
      outs(%c : memref<2x3x5xf32>)
  scf.for %i = %n to %n step %n {
    linalg.batch_matmul
        ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>)
        outs(%c : memref<2x3x5xf32>)
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @batch(%arg0: memref<2x3x4xf32>, %arg1: memref<2x4x5xf32>, %arg2: memref<2x3x5xf32>, %arg3: index) {
// CHECK-NEXT:     affine.for %arg4 = 0 to 2 {
// CHECK-NEXT:       affine.for %arg5 = 0 to 3 {
// CHECK-NEXT:         affine.for %arg6 = 0 to 5 {
// CHECK-NEXT:           affine.for %arg7 = 0 to 4 {
// CHECK-NEXT:             %0 = affine.load %arg0[%arg4, %arg5, %arg7] : memref<2x3x4xf32>
// CHECK-NEXT:             %1 = affine.load %arg1[%arg4, %arg7, %arg6] : memref<2x4x5xf32>
// CHECK-NEXT:             %2 = affine.load %arg2[%arg4, %arg5, %arg6] : memref<2x3x5xf32>
// CHECK-NEXT:             %3 = arith.mulf %0, %1 : f32
// CHECK-NEXT:             %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:             affine.store %4, %arg2[%arg4, %arg5, %arg6] : memref<2x3x5xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg4 = %arg3 to %arg3 step %arg3 {
// CHECK-NEXT:       affine.for %arg5 = 0 to 2 {
// CHECK-NEXT:         affine.for %arg6 = 0 to 3 {
// CHECK-NEXT:           affine.for %arg7 = 0 to 5 {
// CHECK-NEXT:             affine.for %arg8 = 0 to 4 {
// CHECK-NEXT:               %0 = affine.load %arg0[%arg5, %arg6, %arg8] : memref<2x3x4xf32>
// CHECK-NEXT:               %1 = affine.load %arg1[%arg5, %arg8, %arg7] : memref<2x4x5xf32>
// CHECK-NEXT:               %2 = affine.load %arg2[%arg5, %arg6, %arg7] : memref<2x3x5xf32>
// CHECK-NEXT:               %3 = arith.mulf %0, %1 : f32
// CHECK-NEXT:               %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:               affine.store %4, %arg2[%arg5, %arg6, %arg7] : memref<2x3x5xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants that the body's folds make: in front of the others, where the body is visited after the loops have a place.
func.func @random(%m: memref<3x2xf64>, %seed: i32, %least: f64, %most: f64) {
  linalg.fill_rng_2d ins(%least, %most, %seed : f64, f64, i32) outs(%m : memref<3x2xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @random(%arg0: memref<3x2xf64>, %arg1: i32, %arg2: f64, %arg3: f64) {
// CHECK-NEXT:     %cst = arith.constant 0x41DFFFFFFFC00000 : f64
// CHECK-NEXT:     %c12345_i32 = arith.constant 12345 : i32
// CHECK-NEXT:     %c1103515245_i32 = arith.constant 1103515245 : i32
// CHECK-NEXT:     %cst_0 = arith.constant 2.3283063999999999E-10 : f64
// CHECK-NEXT:     affine.for %arg4 = 0 to 3 {
// CHECK-NEXT:       affine.for %arg5 = 0 to 2 {
// CHECK-NEXT:         %0 = arith.index_cast %arg5 : index to i32
// CHECK-NEXT:         %1 = arith.index_cast %arg4 : index to i32
// CHECK-NEXT:         %2 = arith.addi %1, %arg1 : i32
// CHECK-NEXT:         %3 = arith.muli %2, %c1103515245_i32 : i32
// CHECK-NEXT:         %4 = arith.addi %3, %c12345_i32 : i32
// CHECK-NEXT:         %5 = arith.addi %0, %4 : i32
// CHECK-NEXT:         %6 = arith.muli %5, %c1103515245_i32 : i32
// CHECK-NEXT:         %7 = arith.addi %6, %c12345_i32 : i32
// CHECK-NEXT:         %8 = arith.sitofp %7 : i32 to f64
// CHECK-NEXT:         %9 = arith.addf %8, %cst : f64
// CHECK-NEXT:         %10 = arith.subf %arg3, %arg2 : f64
// CHECK-NEXT:         %11 = arith.mulf %10, %cst_0 : f64
// CHECK-NEXT:         %12 = arith.mulf %9, %11 : f64
// CHECK-NEXT:         %13 = arith.addf %12, %arg2 : f64
// CHECK-NEXT:         affine.store %13, %arg0[%arg4, %arg5] : memref<3x2xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
