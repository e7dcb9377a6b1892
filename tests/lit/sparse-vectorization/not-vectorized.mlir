// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --sparse-vectorization=vl=4 | FileCheck %s

// Loops that stay.

// Not a loop of the sparsifier.
func.func @no_tag(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    memref.store %x, %o[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_tag(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       memref.store %0, %arg3[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Ops that are not among those that are vectorized.
func.func @cosine(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = math.cos %x : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cosine(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       %1 = math.cos %0 : f32
// CHECK-NEXT:       memref.store %1, %arg3[%arg4] : memref<?xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @choice(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>, %k: i1) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %w = arith.negf %x : f32
    %y = arith.select %k, %x, %w : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @choice(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>, %arg4: i1) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg5] : memref<?xf32>
// CHECK-NEXT:       %1 = arith.negf %0 : f32
// CHECK-NEXT:       %2 = arith.select %arg4, %0, %1 : f32
// CHECK-NEXT:       memref.store %2, %arg3[%arg5] : memref<?xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @comparison(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xi1>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = arith.cmpf olt, %x, %x : f32
    memref.store %y, %o[%i] : memref<?xi1>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @comparison(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       %1 = arith.cmpf olt, %0, %0 : f32
// CHECK-NEXT:       memref.store %1, %arg3[%arg4] : memref<?xi1>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @variable_shift(%lo: index, %hi: index, %a: memref<?xi32>, %b: memref<?xi32>,
                          %o: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %z = memref.load %b[%i] : memref<?xi32>
    %y = arith.shli %x, %z : i32
    memref.store %y, %o[%i] : memref<?xi32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @variable_shift(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: memref<?xi32>, %arg4: memref<?xi32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg5] : memref<?xi32>
// CHECK-NEXT:       %1 = memref.load %arg3[%arg5] : memref<?xi32>
// CHECK-NEXT:       %2 = arith.shli %0, %1 : i32
// CHECK-NEXT:       memref.store %2, %arg4[%arg5] : memref<?xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_maximumf(%lo: index, %hi: index, %a: memref<?xf32>, %b: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = arith.maximumf %acc, %x : f32
    scf.yield %y : f32
  } {"Emitted from" = "linalg.generic"}
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_maximumf(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> f32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %c1 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT:       %1 = memref.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       %2 = arith.maximumf %arg5, %1 : f32
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @subtracted_from(%lo: index, %hi: index, %a: memref<?xf32>, %b: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = arith.subf %x, %acc : f32
    scf.yield %y : f32
  } {"Emitted from" = "linalg.generic"}
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @subtracted_from(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> f32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %c1 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT:       %1 = memref.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       %2 = arith.subf %1, %arg5 : f32
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An argument of the function is not known to be invariant.
func.func @argument_offset(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>,
                           %k: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %j = arith.addi %i, %k : index
    %y = memref.load %a[%j] : memref<?xf32>
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @argument_offset(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>, %arg4: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = arith.addi %arg5, %arg4 : index
// CHECK-NEXT:       %1 = memref.load %arg2[%0] : memref<?xf32>
// CHECK-NEXT:       memref.store %1, %arg3[%arg5] : memref<?xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scaled(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %k = arith.constant 2 : index
  scf.for %i = %lo to %hi step %c1 {
    %j = arith.muli %i, %c1 : index
    %j2 = arith.muli %j, %k : index
    %y = memref.load %a[%j2] : memref<?xf32>
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scaled(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = arith.muli %arg4, %c2 : index
// CHECK-NEXT:       %1 = memref.load %arg2[%0] : memref<?xf32>
// CHECK-NEXT:       memref.store %1, %arg3[%arg4] : memref<?xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather_of_rows(%lo: index, %hi: index, %a: memref<?x8xf32>, %crd: memref<?xindex>,
                          %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %j = memref.load %crd[%i] : memref<?xindex>
    %y = memref.load %a[%j, %i] : memref<?x8xf32>
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather_of_rows(%arg0: index, %arg1: index, %arg2: memref<?x8xf32>, %arg3: memref<?xindex>, %arg4: memref<?xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg3[%arg5] : memref<?xindex>
// CHECK-NEXT:       %1 = memref.load %arg2[%0, %arg5] : memref<?x8xf32>
// CHECK-NEXT:       memref.store %1, %arg4[%arg5] : memref<?xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// There are no vectors of complex numbers.
func.func @complex(%lo: index, %hi: index, %a: memref<?xcomplex<f32>>, %o: memref<?xcomplex<f32>>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xcomplex<f32>>
    memref.store %x, %o[%i] : memref<?xcomplex<f32>>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @complex(%arg0: index, %arg1: index, %arg2: memref<?xcomplex<f32>>, %arg3: memref<?xcomplex<f32>>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg4] : memref<?xcomplex<f32>>
// CHECK-NEXT:       memref.store %0, %arg3[%arg4] : memref<?xcomplex<f32>>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vectors(%lo: index, %hi: index, %a: memref<?xvector<2xf32>>,
                   %o: memref<?xvector<2xf32>>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xvector<2xf32>>
    memref.store %x, %o[%i] : memref<?xvector<2xf32>>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: index, %arg1: index, %arg2: memref<?xvector<2xf32>>, %arg3: memref<?xvector<2xf32>>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg4] : memref<?xvector<2xf32>>
// CHECK-NEXT:       memref.store %0, %arg3[%arg4] : memref<?xvector<2xf32>>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
