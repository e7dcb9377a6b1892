// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-parallelize{parallel-reductions=true}))" | FileCheck %s
// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-parallelize{parallel-reductions=true reference-exact=true}))" | FileCheck %s --check-prefix=EXACT

// The two may be the same memory.
func.func @arguments(%A: memref<8xi32>, %B: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %A[%i] : memref<8xi32>
    affine.store %0, %B[7 - %i] : memref<8xi32>
  }
  return
}

// They are the same memory.
func.func @cast(%A: memref<8xi32>) {
  %c = memref.cast %A : memref<8xi32> to memref<?xi32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %A[%i] : memref<8xi32>
    affine.store %0, %c[7 - %i] : memref<?xi32>
  }
  return
}

// The next iteration writes what this one reads.
func.func @vectors(%A: memref<8xi32>) {
  affine.for %i = 0 to 7 {
    %0 = affine.vector_load %A[%i] : memref<8xi32>, vector<2xi32>
    affine.vector_store %0, %A[%i] : memref<8xi32>, vector<2xi32>
  }
  return
}

// The view begins elsewhere in each iteration, so that all touch one element.
func.func @views(%A: memref<64xi8>, %x: i8) {
  affine.for %i = 0 to 8 {
    %v = memref.view %A[%i][] : memref<64xi8> to memref<8xi8>
    affine.store %x, %v[7 - %i] : memref<8xi8>
  }
  return
}

// The partial sum may overflow where the sum in order does not.
func.func @overflow(%x: i32, %A: memref<8xi32>) -> i32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %x) -> i32 {
    %0 = affine.load %A[%i] : memref<8xi32>
    %1 = arith.addi %s, %0 overflow<nsw> : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// Without iterations a maximum of numbers without infinity begins with one.
func.func @fast(%n: index, %x: f32, %y: f32, %A: memref<8xf32>) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to %n iter_args(%s = %x, %t = %y) -> (f32, f32) {
    %0 = affine.load %A[%i] : memref<8xf32>
    %1 = arith.maximumf %s, %0 fastmath<ninf> : f32
    %2 = arith.mulf %t, %0 fastmath<fast> : f32
    affine.yield %1, %2 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

func.func @order(%x: f32, %A: memref<8xf32>) -> (f32, f32, f32) {
  %0 = affine.for %i = 0 to 8 iter_args(%s = %x) -> f32 {
    %a = affine.load %A[%i] : memref<8xf32>
    %b = arith.addf %s, %a : f32
    affine.yield %b : f32
  }
  %1 = affine.for %i = 0 to 8 iter_args(%s = %x) -> f32 {
    %a = affine.load %A[%i] : memref<8xf32>
    %b = arith.mulf %s, %a : f32
    affine.yield %b : f32
  }
  // The sum of zeros below 0 would be above.
  %2 = affine.for %i = 0 to 8 iter_args(%s = %x) -> f32 {
    %a = affine.load %A[%i] : memref<8xf32>
    %b = arith.addf %s, %a fastmath<reassoc> : f32
    affine.yield %b : f32
  }
  return %0, %1, %2 : f32, f32, f32
}

func.func @step(%A: memref<8xi32>, %x: i32) {
  "affine.for"() <{
    lowerBoundMap = affine_map<() -> (0)>,
    operandSegmentSizes = array<i32: 0, 0, 0>,
    step = 0 : index,
    upperBoundMap = affine_map<() -> (8)>
  }> ({
  ^bb0(%i: index):
    affine.store %x, %A[%i] : memref<8xi32>
    affine.yield
  }) : () -> ()
  return
}

// Two iterations write the first element: the condition does not hold in its else.
func.func @conditions(%A: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 - 3 == 0)>(%i) {
      affine.store %x, %A[0] : memref<8xi32>
    } else {
      affine.store %x, %A[%i] : memref<8xi32>
    }
  }
  return
}

// CHECK: #set = affine_set<(d0) : (d0 - 3 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arguments(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg2] : memref<8xi32>
// CHECK-NEXT:       affine.store %0, %arg1[-%arg2 + 7] : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cast(%arg0: memref<8xi32>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<8xi32> to memref<?xi32>
// CHECK-NEXT:     affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg1] : memref<8xi32>
// CHECK-NEXT:       affine.store %0, %cast[-%arg1 + 7] : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @vectors(%arg0: memref<8xi32>) {
// CHECK-NEXT:     affine.for %arg1 = 0 to 7 {
// CHECK-NEXT:       %0 = affine.vector_load %arg0[%arg1] : memref<8xi32>, vector<2xi32>
// CHECK-NEXT:       affine.vector_store %0, %arg0[%arg1] : memref<8xi32>, vector<2xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @views(%arg0: memref<64xi8>, %arg1: i8) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       %view = memref.view %arg0[%arg2][] : memref<64xi8> to memref<8xi8>
// CHECK-NEXT:       affine.store %arg1, %view[-%arg2 + 7] : memref<8xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @overflow(%arg0: i32, %arg1: memref<8xi32>) -> i32 {
// CHECK-NEXT:     %0 = affine.parallel (%arg2) = (0) to (8) reduce ("addi") -> (i32) {
// CHECK-NEXT:       %2 = affine.load %arg1[%arg2] : memref<8xi32>
// CHECK-NEXT:       affine.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.addi %arg0, %0 : i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fast(%arg0: index, %arg1: f32, %arg2: f32, %arg3: memref<8xf32>) -> (f32, f32) {
// CHECK-NEXT:     %0:2 = affine.parallel (%arg4) = (0) to (symbol(%arg0)) reduce ("maximumf", "mulf") -> (f32, f32) {
// CHECK-NEXT:       %3 = affine.load %arg3[%arg4] : memref<8xf32>
// CHECK-NEXT:       affine.yield %3, %3 : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.maximumf %arg1, %0#0 : f32
// CHECK-NEXT:     %2 = arith.mulf %arg2, %0#1 fastmath<reassoc,nsz,arcp,contract,afn> : f32
// CHECK-NEXT:     return %1, %2 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @order(%arg0: f32, %arg1: memref<8xf32>) -> (f32, f32, f32) {
// CHECK-NEXT:     %0 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %arg0) -> (f32) {
// CHECK-NEXT:       %3 = affine.load %arg1[%arg2] : memref<8xf32>
// CHECK-NEXT:       %4 = arith.addf %arg3, %3 : f32
// CHECK-NEXT:       affine.yield %4 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %arg0) -> (f32) {
// CHECK-NEXT:       %3 = affine.load %arg1[%arg2] : memref<8xf32>
// CHECK-NEXT:       %4 = arith.mulf %arg3, %3 : f32
// CHECK-NEXT:       affine.yield %4 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %arg0) -> (f32) {
// CHECK-NEXT:       %3 = affine.load %arg1[%arg2] : memref<8xf32>
// CHECK-NEXT:       %4 = arith.addf %arg3, %3 fastmath<reassoc> : f32
// CHECK-NEXT:       affine.yield %4 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0, %1, %2 : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @step(%arg0: memref<8xi32>, %arg1: i32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 step 0 {
// CHECK-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @conditions(%arg0: memref<8xi32>, %arg1: i32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       affine.if #set(%arg2) {
// CHECK-NEXT:         affine.store %arg1, %arg0[0] : memref<8xi32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg2] : memref<8xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #set = affine_set<(d0) : (d0 - 3 == 0)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @arguments(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
// EXACT-NEXT:     affine.parallel (%arg2) = (0) to (8) {
// EXACT-NEXT:       %0 = affine.load %arg0[%arg2] : memref<8xi32>
// EXACT-NEXT:       affine.store %0, %arg1[-%arg2 + 7] : memref<8xi32>
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @cast(%arg0: memref<8xi32>) {
// EXACT-NEXT:     %cast = memref.cast %arg0 : memref<8xi32> to memref<?xi32>
// EXACT-NEXT:     affine.parallel (%arg1) = (0) to (8) {
// EXACT-NEXT:       %0 = affine.load %arg0[%arg1] : memref<8xi32>
// EXACT-NEXT:       affine.store %0, %cast[-%arg1 + 7] : memref<?xi32>
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @vectors(%arg0: memref<8xi32>) {
// EXACT-NEXT:     affine.parallel (%arg1) = (0) to (7) {
// EXACT-NEXT:       %0 = affine.vector_load %arg0[%arg1] : memref<8xi32>, vector<2xi32>
// EXACT-NEXT:       affine.vector_store %0, %arg0[%arg1] : memref<8xi32>, vector<2xi32>
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @views(%arg0: memref<64xi8>, %arg1: i8) {
// EXACT-NEXT:     affine.parallel (%arg2) = (0) to (8) {
// EXACT-NEXT:       %view = memref.view %arg0[%arg2][] : memref<64xi8> to memref<8xi8>
// EXACT-NEXT:       affine.store %arg1, %view[-%arg2 + 7] : memref<8xi8>
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @overflow(%arg0: i32, %arg1: memref<8xi32>) -> i32 {
// EXACT-NEXT:     %0 = affine.parallel (%arg2) = (0) to (8) reduce ("addi") -> (i32) {
// EXACT-NEXT:       %2 = affine.load %arg1[%arg2] : memref<8xi32>
// EXACT-NEXT:       affine.yield %2 : i32
// EXACT-NEXT:     }
// EXACT-NEXT:     %1 = arith.addi %arg0, %0 overflow<nsw> : i32
// EXACT-NEXT:     return %1 : i32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @fast(%arg0: index, %arg1: f32, %arg2: f32, %arg3: memref<8xf32>) -> (f32, f32) {
// EXACT-NEXT:     %0:2 = affine.parallel (%arg4) = (0) to (symbol(%arg0)) reduce ("maximumf", "mulf") -> (f32, f32) {
// EXACT-NEXT:       %3 = affine.load %arg3[%arg4] : memref<8xf32>
// EXACT-NEXT:       affine.yield %3, %3 : f32, f32
// EXACT-NEXT:     }
// EXACT-NEXT:     %1 = arith.maximumf %arg1, %0#0 fastmath<ninf> : f32
// EXACT-NEXT:     %2 = arith.mulf %arg2, %0#1 fastmath<fast> : f32
// EXACT-NEXT:     return %1, %2 : f32, f32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @order(%arg0: f32, %arg1: memref<8xf32>) -> (f32, f32, f32) {
// EXACT-NEXT:     %0 = affine.parallel (%arg2) = (0) to (8) reduce ("addf") -> (f32) {
// EXACT-NEXT:       %6 = affine.load %arg1[%arg2] : memref<8xf32>
// EXACT-NEXT:       affine.yield %6 : f32
// EXACT-NEXT:     }
// EXACT-NEXT:     %1 = arith.addf %arg0, %0 : f32
// EXACT-NEXT:     %2 = affine.parallel (%arg2) = (0) to (8) reduce ("mulf") -> (f32) {
// EXACT-NEXT:       %6 = affine.load %arg1[%arg2] : memref<8xf32>
// EXACT-NEXT:       affine.yield %6 : f32
// EXACT-NEXT:     }
// EXACT-NEXT:     %3 = arith.mulf %arg0, %2 : f32
// EXACT-NEXT:     %4 = affine.parallel (%arg2) = (0) to (8) reduce ("addf") -> (f32) {
// EXACT-NEXT:       %6 = affine.load %arg1[%arg2] : memref<8xf32>
// EXACT-NEXT:       affine.yield %6 : f32
// EXACT-NEXT:     }
// EXACT-NEXT:     %5 = arith.addf %arg0, %4 fastmath<reassoc> : f32
// EXACT-NEXT:     return %1, %3, %5 : f32, f32, f32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @step(%arg0: memref<8xi32>, %arg1: i32) {
// EXACT-NEXT:     affine.parallel (%arg2) = (0) to (8) step (0) {
// EXACT-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<8xi32>
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @conditions(%arg0: memref<8xi32>, %arg1: i32) {
// EXACT-NEXT:     affine.parallel (%arg2) = (0) to (8) {
// EXACT-NEXT:       affine.if #set(%arg2) {
// EXACT-NEXT:         affine.store %arg1, %arg0[0] : memref<8xi32>
// EXACT-NEXT:       } else {
// EXACT-NEXT:         affine.store %arg1, %arg0[%arg2] : memref<8xi32>
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }
