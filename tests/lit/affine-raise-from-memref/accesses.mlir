// RUN: pyopt %s --allow-unregistered-dialect --affine-raise-from-memref --split-input-file | FileCheck %s

// Indices of constants, dims and symbols, their sums and products; and near misses.

func.func @loops(%m: memref<4x4xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %0 = memref.load %m[%i, %j] {nontemporal = true, kept} : memref<4x4xf32>
      memref.store %0, %m[%j, %n] {alignment = 16 : i64} : memref<4x4xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loops(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 4 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg3, %arg4] : memref<4x4xf32>
// CHECK-NEXT:         affine.store %0, %arg0[%arg4, symbol(%arg1)] : memref<4x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @computed(%m: memref<16xf32>, %n: index, %x: f32) {
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to 4 {
    %a = arith.addi %i, %n : index
    %0 = memref.load %m[%a] : memref<16xf32>
    %b = arith.muli %a, %c3 : index
    %1 = memref.load %m[%b] : memref<16xf32>
    %c = arith.muli %i, %i : index
    %2 = memref.load %m[%c] : memref<16xf32>
    %d = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%i)[%n]
    %3 = memref.load %m[%d] : memref<16xf32>
    memref.store %3, %m[%a] : memref<16xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @computed(%arg0: memref<16xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:       %0 = arith.addi %arg3, %arg1 : index
// CHECK-NEXT:       %1 = affine.load %arg0[%arg3 + symbol(%arg1)] : memref<16xf32>
// CHECK-NEXT:       %2 = arith.muli %0, %c3 : index
// CHECK-NEXT:       %3 = affine.load %arg0[(%arg3 + symbol(%arg1)) * 3] : memref<16xf32>
// CHECK-NEXT:       %4 = arith.muli %arg3, %arg3 : index
// CHECK-NEXT:       %5 = memref.load %arg0[%4] : memref<16xf32>
// CHECK-NEXT:       %6 = affine.apply #map(%arg3)[%arg1]
// CHECK-NEXT:       %7 = affine.load %arg0[%6] : memref<16xf32>
// CHECK-NEXT:       affine.store %7, %arg0[%arg3 + symbol(%arg1)] : memref<16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @scf(%m: memref<16xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %m[%i] : memref<16xf32>
    memref.store %0, %m[%c0] : memref<16xf32>
    memref.store %0, %m[%n] : memref<16xf32>
    %e = arith.addi %n, %c1 : index
    memref.store %0, %m[%e] : memref<16xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scf(%arg0: memref<16xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg3] : memref<16xf32>
// CHECK-NEXT:       affine.store %0, %arg0[0] : memref<16xf32>
// CHECK-NEXT:       affine.store %0, %arg0[symbol(%arg1)] : memref<16xf32>
// CHECK-NEXT:       %1 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       affine.store %0, %arg0[symbol(%arg1) + 1] : memref<16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @rank0(%m: memref<f32>, %k: memref<?xindex>, %p: memref<4x?xf32>) -> f32 {
  %0 = memref.load %m[] : memref<f32>
  memref.store %0, %m[] : memref<f32>
  %c0 = arith.constant 0 : index
  %1 = memref.load %k[%c0] : memref<?xindex>
  %2 = memref.load %k[%1] : memref<?xindex>
  %d = memref.dim %p, %c0 : memref<4x?xf32>
  %3 = memref.load %p[%2, %d] : memref<4x?xf32>
  return %3 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank0(%arg0: memref<f32>, %arg1: memref<?xindex>, %arg2: memref<4x?xf32>) -> f32 {
// CHECK-NEXT:     %0 = affine.load %arg0[] : memref<f32>
// CHECK-NEXT:     affine.store %0, %arg0[] : memref<f32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = affine.load %arg1[0] : memref<?xindex>
// CHECK-NEXT:     %2 = affine.load %arg1[symbol(%1)] : memref<?xindex>
// CHECK-NEXT:     %dim = memref.dim %arg2, %c0 : memref<4x?xf32>
// CHECK-NEXT:     %3 = affine.load %arg2[symbol(%2), symbol(%dim)] : memref<4x?xf32>
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @ops(%m: memref<16xf32>, %n: index, %k: index) {
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to 4 {
    %a = arith.subi %i, %n : index
    %0 = memref.load %m[%a] : memref<16xf32>
    %b = arith.divsi %i, %c2 : index
    %1 = memref.load %m[%b] : memref<16xf32>
    %c = arith.remsi %i, %c2 : index
    %2 = memref.load %m[%c] : memref<16xf32>
    %d = arith.divui %i, %c2 : index
    %3 = memref.load %m[%d] : memref<16xf32>
    %e = arith.muli %i, %n : index
    %4 = memref.load %m[%e] : memref<16xf32>
    %f = arith.remui %i, %c2 : index
    %5 = memref.load %m[%f] : memref<16xf32>
    %g = arith.muli %c2, %i : index
    %6 = memref.load %m[%g] : memref<16xf32>
    %h = arith.shli %i, %c2 : index
    %7 = memref.load %m[%h] : memref<16xf32>
    %j = arith.floordivsi %i, %c2 : index
    %8 = memref.load %m[%j] : memref<16xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @ops(%arg0: memref<16xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:       %0 = arith.subi %arg3, %arg1 : index
// CHECK-NEXT:       %1 = memref.load %arg0[%0] : memref<16xf32>
// CHECK-NEXT:       %2 = arith.divsi %arg3, %c2 : index
// CHECK-NEXT:       %3 = memref.load %arg0[%2] : memref<16xf32>
// CHECK-NEXT:       %4 = arith.remsi %arg3, %c2 : index
// CHECK-NEXT:       %5 = memref.load %arg0[%4] : memref<16xf32>
// CHECK-NEXT:       %6 = arith.divui %arg3, %c2 : index
// CHECK-NEXT:       %7 = memref.load %arg0[%6] : memref<16xf32>
// CHECK-NEXT:       %8 = arith.muli %arg3, %arg1 : index
// CHECK-NEXT:       %9 = affine.load %arg0[%arg3 * symbol(%arg1)] : memref<16xf32>
// CHECK-NEXT:       %10 = arith.remui %arg3, %c2 : index
// CHECK-NEXT:       %11 = memref.load %arg0[%10] : memref<16xf32>
// CHECK-NEXT:       %12 = arith.muli %c2, %arg3 : index
// CHECK-NEXT:       %13 = affine.load %arg0[%arg3 * 2] : memref<16xf32>
// CHECK-NEXT:       %14 = arith.shli %arg3, %c2 : index
// CHECK-NEXT:       %15 = memref.load %arg0[%14] : memref<16xf32>
// CHECK-NEXT:       %16 = arith.floordivsi %arg3, %c2 : index
// CHECK-NEXT:       %17 = memref.load %arg0[%16] : memref<16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @products(%m: memref<?x?xf32>, %n: index, %k: index, %x: f32) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %p = arith.muli %n, %k : index
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %a = arith.muli %i, %j : index
      %b = arith.addi %a, %n : index
      %0 = memref.load %m[%b, %i] : memref<?x?xf32>
      %c = arith.muli %p, %j overflow<nsw> : index
      %d = arith.addi %c, %i : index
      memref.store %0, %m[%d, %p] : memref<?x?xf32>
      %e = arith.muli %i, %c1 : index
      %f = arith.addi %c0, %e : index
      %g = arith.addi %f, %f : index
      memref.store %0, %m[%g, %f] : memref<?x?xf32>
      %h = arith.subi %n, %k : index
      memref.store %0, %m[%h, %j] : memref<?x?xf32>
      %q = arith.addi %h, %j : index
      memref.store %0, %m[%q, %q] : memref<?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @products(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.muli %arg1, %arg2 : index
// CHECK-NEXT:     affine.for %arg4 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg5 = 0 to 4 {
// CHECK-NEXT:         %1 = arith.muli %arg4, %arg5 : index
// CHECK-NEXT:         %2 = arith.addi %1, %arg1 : index
// CHECK-NEXT:         %3 = memref.load %arg0[%2, %arg4] : memref<?x?xf32>
// CHECK-NEXT:         %4 = arith.muli %0, %arg5 overflow<nsw> : index
// CHECK-NEXT:         %5 = arith.addi %4, %arg4 : index
// CHECK-NEXT:         affine.store %3, %arg0[%arg5 * (symbol(%arg1) * symbol(%arg2)) + %arg4, symbol(%arg1) * symbol(%arg2)] : memref<?x?xf32>
// CHECK-NEXT:         %6 = arith.muli %arg4, %c1 : index
// CHECK-NEXT:         %7 = arith.addi %c0, %6 : index
// CHECK-NEXT:         %8 = arith.addi %7, %7 : index
// CHECK-NEXT:         affine.store %3, %arg0[%arg4 * 2, %arg4] : memref<?x?xf32>
// CHECK-NEXT:         %9 = arith.subi %arg1, %arg2 : index
// CHECK-NEXT:         affine.store %3, %arg0[symbol(%9), %arg5] : memref<?x?xf32>
// CHECK-NEXT:         %10 = arith.addi %9, %arg5 : index
// CHECK-NEXT:         affine.store %3, %arg0[%arg5 + symbol(%9), %arg5 + symbol(%9)] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @other(%m: memref<4xf32>, %c: i32, %v: vector<2xf32>) {
  affine.parallel (%i) = (0) to (4) {
    %n = arith.index_cast %c : i32 to index
    %0 = memref.load %m[%n] : memref<4xf32>
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
      memref.store %0, %m[%i] : memref<4xf32>
    }
    %x = memref.atomic_rmw addf %0, %m[%i] : (f32, memref<4xf32>) -> f32
    %w = vector.load %m[%i] : memref<4xf32>, vector<2xf32>
  }
  return
}

// CHECK: #set = affine_set<(d0) : (d0 - 2 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @other(%arg0: memref<4xf32>, %arg1: i32, %arg2: vector<2xf32>) {
// CHECK-NEXT:     affine.parallel (%arg3) = (0) to (4) {
// CHECK-NEXT:       %0 = arith.index_cast %arg1 : i32 to index
// CHECK-NEXT:       %1 = memref.load %arg0[%0] : memref<4xf32>
// CHECK-NEXT:       affine.if #set(%arg3) {
// CHECK-NEXT:         affine.store %1, %arg0[%arg3] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = memref.atomic_rmw addf %1, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:       %3 = vector.load %arg0[%arg3] : memref<4xf32>, vector<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @branches(%m: memref<4xf32>, %c: i1, %n: index) -> f32 {
  cf.br ^b(%n : index)
^b(%k: index):
  %0 = memref.load %m[%k] : memref<4xf32>
  %1 = scf.if %c -> f32 {
    %i = arith.addi %k, %n : index
    %l = memref.load %m[%i] : memref<4xf32>
    %d = "any.op"() : () -> index
    %z = memref.load %m[%d] : memref<4xf32>
    scf.yield %l : f32
  } else {
    scf.yield %0 : f32
  }
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @branches(%arg0: memref<4xf32>, %arg1: i1, %arg2: index) -> f32 {
// CHECK-NEXT:     cf.br ^bb1(%arg2 : index)
// CHECK-NEXT:   ^bb1(%0: index):  // pred: ^bb0
// CHECK-NEXT:     %1 = affine.load %arg0[symbol(%0)] : memref<4xf32>
// CHECK-NEXT:     %2 = scf.if %arg1 -> (f32) {
// CHECK-NEXT:       %3 = arith.addi %0, %arg2 : index
// CHECK-NEXT:       %4 = affine.load %arg0[symbol(%0) + symbol(%arg2)] : memref<4xf32>
// CHECK-NEXT:       %5 = "any.op"() : () -> index
// CHECK-NEXT:       %6 = memref.load %arg0[%5] : memref<4xf32>
// CHECK-NEXT:       scf.yield %4 : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @scope(%m: memref<4xf32>, %n: index) {
  %s = memref.alloca_scope -> f32 {
    %d = "any.op"() : () -> index
    %z = memref.load %m[%d] : memref<4xf32>
    memref.store %z, %m[%n] : memref<4xf32>
    affine.for %i = 0 to 4 {
      memref.store %z, %m[%d] : memref<4xf32>
    }
    memref.alloca_scope.return %z : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scope(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT:     %0 = memref.alloca_scope  -> (f32) {
// CHECK-NEXT:       %1 = "any.op"() : () -> index
// CHECK-NEXT:       %2 = memref.load %arg0[%1] : memref<4xf32>
// CHECK-NEXT:       affine.store %2, %arg0[symbol(%arg1)] : memref<4xf32>
// CHECK-NEXT:       affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:         memref.store %2, %arg0[%1] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.alloca_scope.return %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
