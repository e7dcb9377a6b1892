// RUN: pyopt --split-input-file --memref-expand %s | FileCheck %s

// Extremes become the body of an atomic update.

func.func @two_dimensions(%v: f64, %m: memref<?x4xf64>, %i: index, %j: index) -> f64 {
  %0 = memref.atomic_rmw maximumf %v, %m[%i, %j] : (f64, memref<?x4xf64>) -> f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_dimensions(%arg0: f64, %arg1: memref<?x4xf64>, %arg2: index, %arg3: index) -> f64 {
// CHECK-NEXT:     %0 = memref.generic_atomic_rmw %arg1[%arg2, %arg3] : memref<?x4xf64> {
// CHECK-NEXT:     ^bb0(%arg4: f64):
// CHECK-NEXT:       %1 = arith.maximumf %arg4, %arg0 : f64
// CHECK-NEXT:       memref.atomic_yield %1 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @half(%v: f16, %m: memref<?xf16>, %i: index) -> f16 {
  %0 = memref.atomic_rmw minimumf %v, %m[%i] : (f16, memref<?xf16>) -> f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @half(%arg0: f16, %arg1: memref<?xf16>, %arg2: index) -> f16 {
// CHECK-NEXT:     %0 = memref.generic_atomic_rmw %arg1[%arg2] : memref<?xf16> {
// CHECK-NEXT:     ^bb0(%arg3: f16):
// CHECK-NEXT:       %1 = arith.minimumf %arg3, %arg0 : f16
// CHECK-NEXT:       memref.atomic_yield %1 : f16
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @brain(%v: bf16, %m: memref<8xbf16, 3>, %i: index) -> bf16 {
  %0 = memref.atomic_rmw maximumf %v, %m[%i] : (bf16, memref<8xbf16, 3>) -> bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @brain(%arg0: bf16, %arg1: memref<8xbf16, 3>, %arg2: index) -> bf16 {
// CHECK-NEXT:     %0 = memref.generic_atomic_rmw %arg1[%arg2] : memref<8xbf16, 3> {
// CHECK-NEXT:     ^bb0(%arg3: bf16):
// CHECK-NEXT:       %1 = arith.maximumf %arg3, %arg0 : bf16
// CHECK-NEXT:       memref.atomic_yield %1 : bf16
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank_0(%v: f32, %m: memref<f32>, %i: index) -> f32 {
  %0 = memref.atomic_rmw minnumf %v, %m[] : (f32, memref<f32>) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_0(%arg0: f32, %arg1: memref<f32>, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = memref.generic_atomic_rmw %arg1[] : memref<f32> {
// CHECK-NEXT:     ^bb0(%arg3: f32):
// CHECK-NEXT:       %1 = arith.minnumf %arg3, %arg0 : f32
// CHECK-NEXT:       memref.atomic_yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_loop(%v: memref<?xf32>, %m: memref<1xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %v[%i] : memref<?xf32>
    %1 = memref.atomic_rmw minimumf %0, %m[%c0] : (f32, memref<1xf32>) -> f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_loop(%arg0: memref<?xf32>, %arg1: memref<1xf32>, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       %1 = memref.generic_atomic_rmw %arg1[%c0] : memref<1xf32> {
// CHECK-NEXT:       ^bb0(%arg4: f32):
// CHECK-NEXT:         %2 = arith.minimumf %arg4, %0 : f32
// CHECK-NEXT:         memref.atomic_yield %2 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_parallel_loop(%v: memref<?xf32>, %m: memref<1xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = memref.load %v[%i] : memref<?xf32>
    %1 = memref.atomic_rmw maxnumf %0, %m[%c0] : (f32, memref<1xf32>) -> f32
    scf.reduce
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_parallel_loop(%arg0: memref<?xf32>, %arg1: memref<1xf32>, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg3) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       %1 = memref.generic_atomic_rmw %arg1[%c0] : memref<1xf32> {
// CHECK-NEXT:       ^bb0(%arg4: f32):
// CHECK-NEXT:         %2 = arith.maxnumf %arg4, %0 : f32
// CHECK-NEXT:         memref.atomic_yield %2 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
