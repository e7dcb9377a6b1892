// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-parallelize{parallel-reductions=true}))" | FileCheck %s
// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-parallelize))" | FileCheck %s --check-prefix=WITHOUT

func.func @two(%n: index, %x: i32, %y: i32, %A: memref<?xi32>) -> (i32, i32) {
  %r:2 = affine.for %i = 0 to %n iter_args(%s = %x, %t = %y) -> (i32, i32) {
    %0 = affine.load %A[%i] : memref<?xi32>
    %1 = arith.addi %s, %0 : i32
    %2 = arith.muli %0, %t : i32
    affine.yield %1, %2 : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

func.func @floats(%x: f32, %A: memref<8x8xf32>) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %x) -> f32 {
    %q = affine.for %j = 0 to 8 iter_args(%t = %x) -> f32 {
      %0 = affine.load %A[%i, %j] : memref<8x8xf32>
      %1 = arith.addf %t, %0 fastmath<reassoc,nsz> : f32
      affine.yield %1 : f32
    }
    %2 = arith.maximumf %q, %s : f32
    affine.yield %2 : f32
  }
  return %r : f32
}

// Values change places, are combined with themselves, several times, not at all, and used in between.
func.func @others(%x: i32, %y: i32, %A: memref<8xi32>) {
  %0:2 = affine.for %i = 0 to 8 iter_args(%s = %x, %t = %y) -> (i32, i32) {
    %a = affine.load %A[%i] : memref<8xi32>
    %b = arith.addi %s, %a : i32
    %c = arith.muli %a, %t : i32
    affine.yield %c, %b : i32, i32
  }
  %1 = affine.for %i = 0 to 8 iter_args(%s = %x) -> i32 {
    %a = arith.addi %s, %s : i32
    affine.yield %a : i32
  }
  %2:2 = affine.for %i = 0 to 8 iter_args(%s = %x, %t = %y) -> (i32, i32) {
    %a = arith.addi %s, %t : i32
    affine.yield %a, %a : i32, i32
  }
  %3 = affine.for %i = 0 to 8 iter_args(%s = %x) -> i32 {
    %a = arith.addi %s, %x : i32
    %b = arith.addi %a, %x : i32
    affine.yield %b : i32
  }
  %4 = affine.for %i = 0 to 8 iter_args(%s = %x) -> i32 {
    affine.yield %s : i32
  }
  %5 = affine.for %i = 0 to 8 iter_args(%s = %x) -> i32 {
    %a = arith.subi %s, %x : i32
    affine.yield %a : i32
  }
  %6 = affine.for %i = 0 to 8 iter_args(%s = %x) -> i32 {
    affine.store %s, %A[%i] : memref<8xi32>
    %a = arith.addi %s, %x : i32
    affine.yield %a : i32
  }
  return
}

func.func @memrefs(%A: memref<8xi32>) -> memref<8xi32> {
  %0 = affine.for %i = 0 to 8 iter_args(%s = %A) -> memref<8xi32> {
    affine.yield %s : memref<8xi32>
  }
  return %0 : memref<8xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two(%arg0: index, %arg1: i32, %arg2: i32, %arg3: memref<?xi32>) -> (i32, i32) {
// CHECK-NEXT:     %0:2 = affine.parallel (%arg4) = (0) to (symbol(%arg0)) reduce ("addi", "muli") -> (i32, i32) {
// CHECK-NEXT:       %3 = affine.load %arg3[%arg4] : memref<?xi32>
// CHECK-NEXT:       affine.yield %3, %3 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.addi %arg1, %0#0 : i32
// CHECK-NEXT:     %2 = arith.muli %arg2, %0#1 : i32
// CHECK-NEXT:     return %1, %2 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @floats(%arg0: f32, %arg1: memref<8x8xf32>) -> f32 {
// CHECK-NEXT:     %0 = affine.parallel (%arg2) = (0) to (8) reduce ("maximumf") -> (f32) {
// CHECK-NEXT:       %2 = affine.parallel (%arg3) = (0) to (8) reduce ("addf") -> (f32) {
// CHECK-NEXT:         %4 = affine.load %arg1[%arg2, %arg3] : memref<8x8xf32>
// CHECK-NEXT:         affine.yield %4 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %3 = arith.addf %arg0, %2 fastmath<reassoc,nsz> : f32
// CHECK-NEXT:       affine.yield %3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.maximumf %arg0, %0 : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @others(%arg0: i32, %arg1: i32, %arg2: memref<8xi32>) {
// CHECK-NEXT:     %0:2 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (i32, i32) {
// CHECK-NEXT:       %7 = affine.load %arg2[%arg3] : memref<8xi32>
// CHECK-NEXT:       %8 = arith.addi %arg4, %7 : i32
// CHECK-NEXT:       %9 = arith.muli %7, %arg5 : i32
// CHECK-NEXT:       affine.yield %9, %8 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0) -> (i32) {
// CHECK-NEXT:       %7 = arith.addi %arg4, %arg4 : i32
// CHECK-NEXT:       affine.yield %7 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2:2 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (i32, i32) {
// CHECK-NEXT:       %7 = arith.addi %arg4, %arg5 : i32
// CHECK-NEXT:       affine.yield %7, %7 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0) -> (i32) {
// CHECK-NEXT:       %7 = arith.addi %arg4, %arg0 : i32
// CHECK-NEXT:       %8 = arith.addi %7, %arg0 : i32
// CHECK-NEXT:       affine.yield %8 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0) -> (i32) {
// CHECK-NEXT:       affine.yield %arg4 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0) -> (i32) {
// CHECK-NEXT:       %7 = arith.subi %arg4, %arg0 : i32
// CHECK-NEXT:       affine.yield %7 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0) -> (i32) {
// CHECK-NEXT:       affine.store %arg4, %arg2[%arg3] : memref<8xi32>
// CHECK-NEXT:       %7 = arith.addi %arg4, %arg0 : i32
// CHECK-NEXT:       affine.yield %7 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @memrefs(%arg0: memref<8xi32>) -> memref<8xi32> {
// CHECK-NEXT:     %0 = affine.for %arg1 = 0 to 8 iter_args(%arg2 = %arg0) -> (memref<8xi32>) {
// CHECK-NEXT:       affine.yield %arg2 : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// WITHOUT: module {
// WITHOUT-NEXT:   func.func @two(%arg0: index, %arg1: i32, %arg2: i32, %arg3: memref<?xi32>) -> (i32, i32) {
// WITHOUT-NEXT:     %0:2 = affine.for %arg4 = 0 to %arg0 iter_args(%arg5 = %arg1, %arg6 = %arg2) -> (i32, i32) {
// WITHOUT-NEXT:       %1 = affine.load %arg3[%arg4] : memref<?xi32>
// WITHOUT-NEXT:       %2 = arith.addi %arg5, %1 : i32
// WITHOUT-NEXT:       %3 = arith.muli %1, %arg6 : i32
// WITHOUT-NEXT:       affine.yield %2, %3 : i32, i32
// WITHOUT-NEXT:     }
// WITHOUT-NEXT:     return %0#0, %0#1 : i32, i32
// WITHOUT-NEXT:   }
// WITHOUT-NEXT:   func.func @floats(%arg0: f32, %arg1: memref<8x8xf32>) -> f32 {
// WITHOUT-NEXT:     %0 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %arg0) -> (f32) {
// WITHOUT-NEXT:       %1 = affine.for %arg4 = 0 to 8 iter_args(%arg5 = %arg0) -> (f32) {
// WITHOUT-NEXT:         %3 = affine.load %arg1[%arg2, %arg4] : memref<8x8xf32>
// WITHOUT-NEXT:         %4 = arith.addf %arg5, %3 fastmath<reassoc,nsz> : f32
// WITHOUT-NEXT:         affine.yield %4 : f32
// WITHOUT-NEXT:       }
// WITHOUT-NEXT:       %2 = arith.maximumf %1, %arg3 : f32
// WITHOUT-NEXT:       affine.yield %2 : f32
// WITHOUT-NEXT:     }
// WITHOUT-NEXT:     return %0 : f32
// WITHOUT-NEXT:   }
// WITHOUT-NEXT:   func.func @others(%arg0: i32, %arg1: i32, %arg2: memref<8xi32>) {
// WITHOUT-NEXT:     %0:2 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (i32, i32) {
// WITHOUT-NEXT:       %7 = affine.load %arg2[%arg3] : memref<8xi32>
// WITHOUT-NEXT:       %8 = arith.addi %arg4, %7 : i32
// WITHOUT-NEXT:       %9 = arith.muli %7, %arg5 : i32
// WITHOUT-NEXT:       affine.yield %9, %8 : i32, i32
// WITHOUT-NEXT:     }
// WITHOUT-NEXT:     %1 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0) -> (i32) {
// WITHOUT-NEXT:       %7 = arith.addi %arg4, %arg4 : i32
// WITHOUT-NEXT:       affine.yield %7 : i32
// WITHOUT-NEXT:     }
// WITHOUT-NEXT:     %2:2 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (i32, i32) {
// WITHOUT-NEXT:       %7 = arith.addi %arg4, %arg5 : i32
// WITHOUT-NEXT:       affine.yield %7, %7 : i32, i32
// WITHOUT-NEXT:     }
// WITHOUT-NEXT:     %3 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0) -> (i32) {
// WITHOUT-NEXT:       %7 = arith.addi %arg4, %arg0 : i32
// WITHOUT-NEXT:       %8 = arith.addi %7, %arg0 : i32
// WITHOUT-NEXT:       affine.yield %8 : i32
// WITHOUT-NEXT:     }
// WITHOUT-NEXT:     %4 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0) -> (i32) {
// WITHOUT-NEXT:       affine.yield %arg4 : i32
// WITHOUT-NEXT:     }
// WITHOUT-NEXT:     %5 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0) -> (i32) {
// WITHOUT-NEXT:       %7 = arith.subi %arg4, %arg0 : i32
// WITHOUT-NEXT:       affine.yield %7 : i32
// WITHOUT-NEXT:     }
// WITHOUT-NEXT:     %6 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg0) -> (i32) {
// WITHOUT-NEXT:       affine.store %arg4, %arg2[%arg3] : memref<8xi32>
// WITHOUT-NEXT:       %7 = arith.addi %arg4, %arg0 : i32
// WITHOUT-NEXT:       affine.yield %7 : i32
// WITHOUT-NEXT:     }
// WITHOUT-NEXT:     return
// WITHOUT-NEXT:   }
// WITHOUT-NEXT:   func.func @memrefs(%arg0: memref<8xi32>) -> memref<8xi32> {
// WITHOUT-NEXT:     %0 = affine.for %arg1 = 0 to 8 iter_args(%arg2 = %arg0) -> (memref<8xi32>) {
// WITHOUT-NEXT:       affine.yield %arg2 : memref<8xi32>
// WITHOUT-NEXT:     }
// WITHOUT-NEXT:     return %0 : memref<8xi32>
// WITHOUT-NEXT:   }
// WITHOUT-NEXT: }
