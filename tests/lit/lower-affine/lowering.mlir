// RUN: pyopt %s --allow-unregistered-dialect --lower-affine --split-input-file | FileCheck %s

// Each affine op as arithmetic, and folds that come first.

func.func @a(%x: index, %m: memref<?x?xf32>) -> index {
  %c3 = arith.constant 3 : index
  %0 = affine.apply affine_map<(d0) -> (d0 mod 5 + d0 floordiv 3 + d0 ceildiv 7)>(%x)
  %1 = affine.apply affine_map<(d0) -> (d0)>(%x)
  %k = affine.apply affine_map<(d0) -> (d0 * 2)>(%c3)
  %k2 = affine.apply affine_map<(d0) -> (d0 * 2)>(%k)
  %n = affine.min affine_map<(d0)[s0] -> (d0 - 1, s0 * 3, 8)>(%x)[%x]
  %mx = affine.max affine_map<(d0) -> (d0, 8)>(%x)
  affine.for %i = 0 to 10 {
    affine.for %j = max affine_map<(d0) -> (d0, 3)>(%i) to min affine_map<(d0) -> (d0, 3)>(%x)
        step 2 {
      %v = affine.load %m[%i + 1, symbol(%x)] : memref<?x?xf32>
      affine.store %v, %m[%i, %j mod 2] : memref<?x?xf32>
      affine.prefetch %m[%i, %j], read, locality<3>, data : memref<?x?xf32>
    }
  }
  %idx = tensor.empty() : tensor<4xf32>
  %dd = tensor.dim %idx, %c3 : tensor<4xf32>
  %s = index.add %x, %dd
  affine.if affine_set<(d0) : (d0 - 1 >= 0, d0 - 5 == 0)>(%x) {
    "t.a"() : () -> ()
  } else {
    "t.b"() : () -> ()
  }
  %w:2 = affine.delinearize_index %x into (%c3, %k) : index, index
  return %k2 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: index, %arg1: memref<?x?xf32>) -> index {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.remsi %arg0, %c5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %0, %c0 : index
// CHECK-NEXT:     %2 = arith.addi %0, %c5 : index
// CHECK-NEXT:     %3 = arith.select %1, %2, %0 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %4 = arith.cmpi slt, %arg0, %c0_1 : index
// CHECK-NEXT:     %5 = arith.subi %c-1, %arg0 : index
// CHECK-NEXT:     %6 = arith.select %4, %5, %arg0 : index
// CHECK-NEXT:     %7 = arith.divsi %6, %c3_0 : index
// CHECK-NEXT:     %8 = arith.subi %c-1, %7 : index
// CHECK-NEXT:     %9 = arith.select %4, %8, %7 : index
// CHECK-NEXT:     %10 = arith.addi %3, %9 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %11 = arith.cmpi sle, %arg0, %c0_2 : index
// CHECK-NEXT:     %12 = arith.subi %arg0, %c1 : index
// CHECK-NEXT:     %13 = arith.select %11, %arg0, %12 : index
// CHECK-NEXT:     %14 = arith.divsi %13, %c7 : index
// CHECK-NEXT:     %15 = arith.addi %14, %c1 : index
// CHECK-NEXT:     %16 = arith.select %11, %14, %15 : index
// CHECK-NEXT:     %17 = arith.addi %10, %16 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %18 = arith.muli %c6, %c2 overflow<nsw> : index
// CHECK-NEXT:     %c-1_3 = arith.constant -1 : index
// CHECK-NEXT:     %19 = arith.addi %arg0, %c-1_3 : index
// CHECK-NEXT:     %c3_4 = arith.constant 3 : index
// CHECK-NEXT:     %20 = arith.muli %arg0, %c3_4 overflow<nsw> : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %21 = arith.minsi %19, %20 : index
// CHECK-NEXT:     %22 = arith.minsi %21, %c8 : index
// CHECK-NEXT:     %c8_5 = arith.constant 8 : index
// CHECK-NEXT:     %23 = arith.maxsi %arg0, %c8_5 : index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0_6 to %c10 step %c1_7 {
// CHECK-NEXT:       %c3_11 = arith.constant 3 : index
// CHECK-NEXT:       %36 = arith.maxsi %arg2, %c3_11 : index
// CHECK-NEXT:       %c3_12 = arith.constant 3 : index
// CHECK-NEXT:       %37 = arith.minsi %arg0, %c3_12 : index
// CHECK-NEXT:       %c2_13 = arith.constant 2 : index
// CHECK-NEXT:       scf.for %arg3 = %36 to %37 step %c2_13 {
// CHECK-NEXT:         %c1_14 = arith.constant 1 : index
// CHECK-NEXT:         %38 = arith.addi %arg2, %c1_14 : index
// CHECK-NEXT:         %39 = memref.load %arg1[%38, %arg0] : memref<?x?xf32>
// CHECK-NEXT:         %c2_15 = arith.constant 2 : index
// CHECK-NEXT:         %40 = arith.remsi %arg3, %c2_15 : index
// CHECK-NEXT:         %c0_16 = arith.constant 0 : index
// CHECK-NEXT:         %41 = arith.cmpi slt, %40, %c0_16 : index
// CHECK-NEXT:         %42 = arith.addi %40, %c2_15 : index
// CHECK-NEXT:         %43 = arith.select %41, %42, %40 : index
// CHECK-NEXT:         memref.store %39, %arg1[%arg2, %43] : memref<?x?xf32>
// CHECK-NEXT:         memref.prefetch %arg1[%arg2, %arg3], read, locality<3>, data : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %24 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %dim = tensor.dim %24, %c3 : tensor<4xf32>
// CHECK-NEXT:     %25 = index.add %arg0, %dim
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %c-1_9 = arith.constant -1 : index
// CHECK-NEXT:     %26 = arith.addi %arg0, %c-1_9 : index
// CHECK-NEXT:     %27 = arith.cmpi sge, %26, %c0_8 : index
// CHECK-NEXT:     %c-5 = arith.constant -5 : index
// CHECK-NEXT:     %28 = arith.addi %arg0, %c-5 : index
// CHECK-NEXT:     %29 = arith.cmpi eq, %28, %c0_8 : index
// CHECK-NEXT:     %30 = arith.andi %27, %29 : i1
// CHECK-NEXT:     scf.if %30 {
// CHECK-NEXT:       "t.a"() : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "t.b"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     %31 = arith.floordivsi %arg0, %c6 : index
// CHECK-NEXT:     %32 = arith.remsi %arg0, %c6 : index
// CHECK-NEXT:     %33 = arith.cmpi slt, %32, %c0_10 : index
// CHECK-NEXT:     %34 = arith.addi %32, %c6 overflow<nsw> : index
// CHECK-NEXT:     %35 = arith.select %33, %34, %32 : index
// CHECK-NEXT:     return %18 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @err(%n: index, %m: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%n)[%m]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%n)[%m]
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0 + s0 * d0)>(%n)[%m]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @err(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %0 = arith.remsi %arg0, %arg1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %0, %c0 : index
// CHECK-NEXT:     %2 = arith.addi %0, %arg1 : index
// CHECK-NEXT:     %3 = arith.select %1, %2, %0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %4 = arith.cmpi slt, %arg0, %c0_0 : index
// CHECK-NEXT:     %5 = arith.subi %c-1, %arg0 : index
// CHECK-NEXT:     %6 = arith.select %4, %5, %arg0 : index
// CHECK-NEXT:     %7 = arith.divsi %6, %arg1 : index
// CHECK-NEXT:     %8 = arith.subi %c-1, %7 : index
// CHECK-NEXT:     %9 = arith.select %4, %8, %7 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %10 = arith.cmpi sle, %arg0, %c0_1 : index
// CHECK-NEXT:     %11 = arith.subi %arg0, %c1 : index
// CHECK-NEXT:     %12 = arith.select %10, %arg0, %11 : index
// CHECK-NEXT:     %13 = arith.divsi %12, %arg1 : index
// CHECK-NEXT:     %14 = arith.addi %13, %c1 : index
// CHECK-NEXT:     %15 = arith.select %10, %13, %14 : index
// CHECK-NEXT:     %16 = arith.muli %arg0, %arg1 overflow<nsw> : index
// CHECK-NEXT:     %17 = arith.addi %15, %16 : index
// CHECK-NEXT:     return %3 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @dma(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index,
               %s: index) {
  affine.for %i = 0 to 10 {
    affine.dma_start %a[%i + 7], %b[%i], %t[0], %n, %s, %s
        : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_start %a[%i + 7], %b[%i], %t[0], %n
        : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dma(%arg0: memref<100xf32>, %arg1: memref<100xf32, 2>, %arg2: memref<1xi32>, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c10 step %c1 {
// CHECK-NEXT:       %c7 = arith.constant 7 : index
// CHECK-NEXT:       %0 = arith.addi %arg5, %c7 : index
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       memref.dma_start %arg0[%0], %arg1[%arg5], %arg3, %arg2[%c0_0], %arg4, %arg4 : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT:       %c7_1 = arith.constant 7 : index
// CHECK-NEXT:       %1 = arith.addi %arg5, %c7_1 : index
// CHECK-NEXT:       %c0_2 = arith.constant 0 : index
// CHECK-NEXT:       memref.dma_start %arg0[%1], %arg1[%arg5], %arg3, %arg2[%c0_2] : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT:       %c0_3 = arith.constant 0 : index
// CHECK-NEXT:       memref.dma_wait %arg2[%c0_3], %arg3 : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @comm(%x: index) -> (index, i32) {
  %i = index.constant 3
  %j = index.add %i, %x
  %k = index.constant 0
  %l = index.add %j, %k
  %u = ub.poison : i32
  %pz = index.add %i, %i
  return %l, %u : index, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @comm(%arg0: index) -> (index, i32) {
// CHECK-NEXT:     %idx3 = index.constant 3
// CHECK-NEXT:     %0 = index.add %arg0, %idx3
// CHECK-NEXT:     %idx0 = index.constant 0
// CHECK-NEXT:     %1 = ub.poison : i32
// CHECK-NEXT:     %2 = index.add %idx3, %idx3
// CHECK-NEXT:     return %0, %1 : index, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @it(%m: memref<?xf32>, %n: index, %f: f32) -> f32 {
  %cc = memref.cast %m : memref<?xf32> to memref<7xf32>
  %r = affine.for %i = %n to min affine_map<(d0)[s0] -> (d0, s0, 5)>(%n)[%n]
      iter_args(%a = %f) -> f32 {
    %v = affine.vector_load %m[%i] : memref<?xf32>, vector<8xf32>
    affine.vector_store %v, %m[%i + 3] : memref<?xf32>, vector<8xf32>
    %q = affine.load %cc[%i] {my.attr} : memref<7xf32>
    %z = affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] -> f32 {
      affine.yield %q : f32
    } else {
      affine.yield %a : f32
    }
    affine.yield %z : f32
  } {loop.attr}
  affine.if affine_set<() : (0 == 0)>() {
    "t.a"() : () -> ()
  }
  affine.if affine_set<() : (1 == 0)>() {
    "t.a"() : () -> ()
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @it(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?xf32> to memref<7xf32>
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.minsi %arg1, %c5 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = scf.for %arg3 = %arg1 to %0 step %c1 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       %4 = vector.load %arg0[%arg3] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT:       %c3 = arith.constant 3 : index
// CHECK-NEXT:       %5 = arith.addi %arg3, %c3 : index
// CHECK-NEXT:       vector.store %4, %arg0[%5] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT:       %6 = memref.load %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       %c0_3 = arith.constant 0 : index
// CHECK-NEXT:       %c-1 = arith.constant -1 : index
// CHECK-NEXT:       %7 = arith.muli %arg1, %c-1 overflow<nsw> : index
// CHECK-NEXT:       %8 = arith.addi %arg3, %7 : index
// CHECK-NEXT:       %9 = arith.cmpi sge, %8, %c0_3 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (f32) {
// CHECK-NEXT:         scf.yield %6 : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %10 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = arith.cmpi eq, %c0_0, %c0 : index
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       "t.a"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %3 = arith.cmpi eq, %c1_2, %c0_1 : index
// CHECK-NEXT:     scf.if %3 {
// CHECK-NEXT:       "t.a"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @del(%x: index, %n: index) {
  %v = "t.c"() : () -> f32
  %w = "t.c"() : () -> i32
  %r:7 = affine.parallel (%i, %j) = (0, max(0, symbol(%n)))
      to (min(10, symbol(%x), symbol(%n) + 5), 10)
      reduce ("addf", "maximumf", "minimumf", "mulf", "andi", "muli", "ori")
      -> (f32, f32, f32, f32, i32, i32, i32) {
    affine.yield %v, %v, %v, %v, %w, %w, %w : f32, f32, f32, f32, i32, i32, i32
  }
  affine.for %i = %x to %n step 3 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 5)>(%i) {
      affine.if affine_set<(d0, d1)[s0] : (d0 - d1 == 0, 5 - d0 + s0 >= 0)>(%i, %j)[%n] {
        "t.a"(%j) : (index) -> ()
      }
    }
  }
  affine.parallel (%i, %j) = (0, 0) to (5, 5) {
    affine.parallel (%k) = (%i) to (%j) {
      "t.a"(%k) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @del(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = "t.c"() : () -> f32
// CHECK-NEXT:     %1 = "t.c"() : () -> i32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %2 = arith.addi %arg1, %c5 : index
// CHECK-NEXT:     %3 = arith.minsi %c10, %arg0 : index
// CHECK-NEXT:     %4 = arith.minsi %3, %2 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %5 = arith.maxsi %c0_0, %arg1 : index
// CHECK-NEXT:     %c10_1 = arith.constant 10 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_5 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %6:7 = scf.parallel (%arg2, %arg3) = (%c0, %5) to (%4, %c10_1) step (%c1, %c1_2) init (%cst, %cst_3, %cst_4, %cst_5, %c-1_i32, %c1_i32, %c0_i32) -> (f32, f32, f32, f32, i32, i32, i32) {
// CHECK-NEXT:       scf.reduce(%0, %0, %0, %0, %1, %1, %1 : f32, f32, f32, f32, i32, i32, i32) {
// CHECK-NEXT:       ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT:         %7 = arith.addf %arg4, %arg5 : f32
// CHECK-NEXT:         scf.reduce.return %7 : f32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT:         %7 = arith.maximumf %arg4, %arg5 : f32
// CHECK-NEXT:         scf.reduce.return %7 : f32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT:         %7 = arith.minimumf %arg4, %arg5 : f32
// CHECK-NEXT:         scf.reduce.return %7 : f32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT:         %7 = arith.mulf %arg4, %arg5 : f32
// CHECK-NEXT:         scf.reduce.return %7 : f32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT:         %7 = arith.andi %arg4, %arg5 : i32
// CHECK-NEXT:         scf.reduce.return %7 : i32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT:         %7 = arith.muli %arg4, %arg5 : i32
// CHECK-NEXT:         scf.reduce.return %7 : i32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT:         %7 = arith.ori %arg4, %arg5 : i32
// CHECK-NEXT:         scf.reduce.return %7 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     scf.for %arg2 = %arg0 to %arg1 step %c3 {
// CHECK-NEXT:       %c5_12 = arith.constant 5 : index
// CHECK-NEXT:       %7 = arith.addi %arg2, %c5_12 : index
// CHECK-NEXT:       %c1_13 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg3 = %arg2 to %7 step %c1_13 {
// CHECK-NEXT:         %c0_14 = arith.constant 0 : index
// CHECK-NEXT:         %c-1 = arith.constant -1 : index
// CHECK-NEXT:         %8 = arith.muli %arg3, %c-1 overflow<nsw> : index
// CHECK-NEXT:         %9 = arith.addi %arg2, %8 : index
// CHECK-NEXT:         %10 = arith.cmpi eq, %9, %c0_14 : index
// CHECK-NEXT:         %c-1_15 = arith.constant -1 : index
// CHECK-NEXT:         %11 = arith.muli %arg2, %c-1_15 overflow<nsw> : index
// CHECK-NEXT:         %12 = arith.addi %11, %arg1 : index
// CHECK-NEXT:         %c5_16 = arith.constant 5 : index
// CHECK-NEXT:         %13 = arith.addi %12, %c5_16 : index
// CHECK-NEXT:         %14 = arith.cmpi sge, %13, %c0_14 : index
// CHECK-NEXT:         %15 = arith.andi %10, %14 : i1
// CHECK-NEXT:         scf.if %15 {
// CHECK-NEXT:           "t.a"(%arg3) : (index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c5_7 = arith.constant 5 : index
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %c5_9 = arith.constant 5 : index
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     %c1_11 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg2, %arg3) = (%c0_6, %c0_8) to (%c5_7, %c5_9) step (%c1_10, %c1_11) {
// CHECK-NEXT:       %c1_12 = arith.constant 1 : index
// CHECK-NEXT:       scf.parallel (%arg4) = (%arg2) to (%arg3) step (%c1_12) {
// CHECK-NEXT:         "t.a"(%arg4) : (index) -> ()
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
memref.global "private" constant @g : memref<3xi32> = dense<[1, 2, 3]>
func.func @g0() -> i32 {
  %0 = memref.get_global @g : memref<3xi32>
  %1 = affine.load %0[1] : memref<3xi32>
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @g : memref<3xi32> = dense<[1, 2, 3]>
// CHECK-NEXT:   func.func @g0() -> i32 {
// CHECK-NEXT:     %0 = memref.get_global @g : memref<3xi32>
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     return %c2_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @un(%x: index) -> index {
  %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%x)
  return %k : index
^bb:
  %j = affine.apply affine_map<(d0) -> (d0 + 1)>(%x)
  cf.br ^bb
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @un(%arg0: index) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   ^bb1:  // pred: ^bb1
// CHECK-NEXT:     %1 = affine.apply #map(%arg0)
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Vectors are loaded from and stored to memory whose last dimension has unit stride: other ops stay.
func.func @transposed(%v: vector<4xf32>, %m: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>,
                      %n: memref<8x8xf32>, %i: index) -> vector<4xf32> {
  affine.vector_store %v, %m[%i, 0] : memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, vector<4xf32>
  %0 = affine.vector_load %m[%i, 0] : memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, vector<4xf32>
  affine.vector_store %v, %n[%i, 0] : memref<8x8xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transposed(%arg0: vector<4xf32>, %arg1: memref<8x8xf32, #map>, %arg2: memref<8x8xf32>, %arg3: index) -> vector<4xf32> {
// CHECK-NEXT:     affine.vector_store %arg0, %arg1[%arg3, 0] : memref<8x8xf32, #map>, vector<4xf32>
// CHECK-NEXT:     %0 = affine.vector_load %arg1[%arg3, 0] : memref<8x8xf32, #map>, vector<4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     vector.store %arg0, %arg2[%arg3, %c0] : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
