// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --sparse-buffer-rewrite | FileCheck %s

// A buffer that a function is passed may have no capacity: an empty array of the caller. Twice nothing is nothing, so the
// reference stores behind its end. Where all calls are known, their operands decide.

func.func @public(%size: index, %buffer: memref<?xf64>, %v: f64) -> (memref<?xf64>, index) {
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xf64>, f64
  return %b, %n : memref<?xf64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @public(%arg0: index, %arg1: memref<?xf64>, %arg2: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf64>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xf64>) {
// CHECK-NEXT:       %3 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %4 = arith.maxui %3, %0 : index
// CHECK-NEXT:       %5 = memref.realloc %arg1(%4) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %5 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %2[%arg0] : memref<?xf64>
// CHECK-NEXT:     return %2, %0 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// All that is passed has room: no maximum.
func.func private @insert(%size: index, %buffer: memref<?xf64>, %v: f64) -> (memref<?xf64>, index) {
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xf64>, f64
  return %b, %n : memref<?xf64>, index
}
func.func @with_room(%v: f64, %k: index) -> (memref<?xf64>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %a = memref.alloc(%c16) : memref<?xf64>
  %m:2 = scf.for %i = %c0 to %k step %c1 iter_args(%x = %a, %s = %c0) -> (memref<?xf64>, index) {
    %b, %n = func.call @insert(%s, %x, %v) : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
    scf.yield %b, %n : memref<?xf64>, index
  }
  return %m#0, %m#1 : memref<?xf64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @insert(%arg0: index, %arg1: memref<?xf64>, %arg2: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf64>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xf64>) {
// CHECK-NEXT:       %3 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %4 = memref.realloc %arg1(%3) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %4 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %2[%arg0] : memref<?xf64>
// CHECK-NEXT:     return %2, %0 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @with_room(%arg0: f64, %arg1: index) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0:2 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %alloc, %arg4 = %c0) -> (memref<?xf64>, index) {
// CHECK-NEXT:       %1:2 = func.call @insert(%arg4, %arg3, %arg0) : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
// CHECK-NEXT:       scf.yield %1#0, %1#1 : memref<?xf64>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One call passes what a caller gave.
func.func private @insert(%size: index, %buffer: memref<?xf64>, %v: f64) -> (memref<?xf64>, index) {
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xf64>, f64
  return %b, %n : memref<?xf64>, index
}
func.func @passes_on(%v: f64, %a: memref<?xf64>, %k: index) -> (memref<?xf64>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m:2 = scf.for %i = %c0 to %k step %c1 iter_args(%x = %a, %s = %c0) -> (memref<?xf64>, index) {
    %b, %n = func.call @insert(%s, %x, %v) : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
    scf.yield %b, %n : memref<?xf64>, index
  }
  return %m#0, %m#1 : memref<?xf64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @insert(%arg0: index, %arg1: memref<?xf64>, %arg2: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf64>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xf64>) {
// CHECK-NEXT:       %3 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %4 = arith.maxui %3, %0 : index
// CHECK-NEXT:       %5 = memref.realloc %arg1(%4) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %5 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %2[%arg0] : memref<?xf64>
// CHECK-NEXT:     return %2, %0 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @passes_on(%arg0: f64, %arg1: memref<?xf64>, %arg2: index) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg1, %arg5 = %c0) -> (memref<?xf64>, index) {
// CHECK-NEXT:       %1:2 = func.call @insert(%arg5, %arg4, %arg0) : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
// CHECK-NEXT:       scf.yield %1#0, %1#1 : memref<?xf64>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Behind the first one there is room; behind a loop that may not run there may be none.
func.func @twice(%a: memref<?xindex>, %c: memref<?xindex>, %k: index)
    -> (memref<?xindex>, memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a1, %n1 = sparse_tensor.push_back %c0, %a, %k : index, memref<?xindex>, index
  %a2, %n2 = sparse_tensor.push_back %n1, %a1, %k : index, memref<?xindex>, index
  %m:2 = scf.for %i = %c0 to %k step %c1 iter_args(%x = %c, %s = %c0) -> (memref<?xindex>, index) {
    %b, %n = sparse_tensor.push_back %s, %x, %i : index, memref<?xindex>, index
    scf.yield %b, %n : memref<?xindex>, index
  }
  %e, %o = sparse_tensor.push_back %m#1, %m#0, %k : index, memref<?xindex>, index
  return %a2, %e : memref<?xindex>, memref<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: index) -> (memref<?xindex>, memref<?xindex>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %c1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xindex>) {
// CHECK-NEXT:       %8 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %9 = arith.maxui %8, %c1 : index
// CHECK-NEXT:       %10 = memref.realloc %arg0(%9) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %10 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %dim_0 = memref.dim %1, %c0 : memref<?xindex>
// CHECK-NEXT:     %2 = arith.cmpi ult, %dim_0, %c2 : index
// CHECK-NEXT:     %3 = scf.if %2 -> (memref<?xindex>) {
// CHECK-NEXT:       %8 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:       %9 = memref.realloc %1(%8) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %9 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %1 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %4:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg1, %arg5 = %c0) -> (memref<?xindex>, index) {
// CHECK-NEXT:       %dim_2 = memref.dim %arg4, %c0 : memref<?xindex>
// CHECK-NEXT:       %8 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %9 = arith.cmpi ugt, %8, %dim_2 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (memref<?xindex>) {
// CHECK-NEXT:         %11 = arith.muli %dim_2, %c2 : index
// CHECK-NEXT:         %12 = arith.maxui %11, %8 : index
// CHECK-NEXT:         %13 = memref.realloc %arg4(%12) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %13 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg3, %10[%arg5] : memref<?xindex>
// CHECK-NEXT:       scf.yield %10, %8 : memref<?xindex>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = memref.dim %4#0, %c0 : memref<?xindex>
// CHECK-NEXT:     %5 = arith.addi %4#1, %c1 : index
// CHECK-NEXT:     %6 = arith.cmpi ugt, %5, %dim_1 : index
// CHECK-NEXT:     %7 = scf.if %6 -> (memref<?xindex>) {
// CHECK-NEXT:       %8 = arith.muli %dim_1, %c2 : index
// CHECK-NEXT:       %9 = arith.maxui %8, %5 : index
// CHECK-NEXT:       %10 = memref.realloc %4#0(%9) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %10 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4#0 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %7[%4#1] : memref<?xindex>
// CHECK-NEXT:     return %3, %7 : memref<?xindex>, memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is known of what is outside, and of functions that are values.
func.func private @outside() -> memref<?xi32>
func.func private @value(%buffer: memref<?xi32>, %v: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %b, %n = sparse_tensor.push_back %c0, %buffer, %v : index, memref<?xi32>, i32
  return %b : memref<?xi32>
}
func.func @unknown(%v: i32) -> (memref<?xi32>, memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %f = func.constant @value : (memref<?xi32>, i32) -> memref<?xi32>
  %a = call @outside() : () -> memref<?xi32>
  %b, %n = sparse_tensor.push_back %c0, %a, %v : index, memref<?xi32>, i32
  %c = "test.make"() : () -> memref<?xi32>
  %d, %m = sparse_tensor.push_back %c0, %c, %v : index, memref<?xi32>, i32
  return %b, %d : memref<?xi32>, memref<?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @outside() -> memref<?xi32>
// CHECK-NEXT:   func.func private @value(%arg0: memref<?xi32>, %arg1: i32) -> memref<?xi32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xi32>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %c1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xi32>) {
// CHECK-NEXT:       %2 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %3 = arith.maxui %2, %c1 : index
// CHECK-NEXT:       %4 = memref.realloc %arg0(%3) : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:       scf.yield %4 : memref<?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg1, %1[%c0] : memref<?xi32>
// CHECK-NEXT:     return %1 : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unknown(%arg0: i32) -> (memref<?xi32>, memref<?xi32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = call @outside() : () -> memref<?xi32>
// CHECK-NEXT:     %dim = memref.dim %0, %c0 : memref<?xi32>
// CHECK-NEXT:     %1 = arith.cmpi ult, %dim, %c1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xi32>) {
// CHECK-NEXT:       %6 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %7 = arith.maxui %6, %c1 : index
// CHECK-NEXT:       %8 = memref.realloc %0(%7) : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:       scf.yield %8 : memref<?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg0, %2[%c0] : memref<?xi32>
// CHECK-NEXT:     %3 = "test.make"() : () -> memref<?xi32>
// CHECK-NEXT:     %dim_0 = memref.dim %3, %c0 : memref<?xi32>
// CHECK-NEXT:     %4 = arith.cmpi ult, %dim_0, %c1 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (memref<?xi32>) {
// CHECK-NEXT:       %6 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:       %7 = arith.maxui %6, %c1 : index
// CHECK-NEXT:       %8 = memref.realloc %3(%7) : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:       scf.yield %8 : memref<?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %3 : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg0, %5[%c0] : memref<?xi32>
// CHECK-NEXT:     return %2, %5 : memref<?xi32>, memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What comes back from a function is what it returns: memory with room, or without.
func.func private @room() -> memref<?xi32> {
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%c4) : memref<?xi32>
  return %a : memref<?xi32>
}
func.func private @none(%n: index) -> memref<?xi32> {
  %a = memref.alloc(%n) : memref<?xi32>
  return %a : memref<?xi32>
}
func.func @results(%v: i32, %k: index) -> (memref<?xi32>, memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %a = call @room() : () -> memref<?xi32>
  %b, %n = sparse_tensor.push_back %c0, %a, %v : index, memref<?xi32>, i32
  %c = call @none(%k) : (index) -> memref<?xi32>
  %d, %m = sparse_tensor.push_back %c0, %c, %v : index, memref<?xi32>, i32
  return %b, %d : memref<?xi32>, memref<?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @room() -> memref<?xi32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c4) : memref<?xi32>
// CHECK-NEXT:     return %alloc : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @none(%arg0: index) -> memref<?xi32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xi32>
// CHECK-NEXT:     return %alloc : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @results(%arg0: i32, %arg1: index) -> (memref<?xi32>, memref<?xi32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = call @room() : () -> memref<?xi32>
// CHECK-NEXT:     %dim = memref.dim %0, %c0 : memref<?xi32>
// CHECK-NEXT:     %1 = arith.cmpi ult, %dim, %c1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xi32>) {
// CHECK-NEXT:       %6 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %7 = memref.realloc %0(%6) : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:       scf.yield %7 : memref<?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg0, %2[%c0] : memref<?xi32>
// CHECK-NEXT:     %3 = call @none(%arg1) : (index) -> memref<?xi32>
// CHECK-NEXT:     %dim_0 = memref.dim %3, %c0 : memref<?xi32>
// CHECK-NEXT:     %4 = arith.cmpi ult, %dim_0, %c1 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (memref<?xi32>) {
// CHECK-NEXT:       %6 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:       %7 = arith.maxui %6, %c1 : index
// CHECK-NEXT:       %8 = memref.realloc %3(%7) : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:       scf.yield %8 : memref<?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %3 : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg0, %5[%c0] : memref<?xi32>
// CHECK-NEXT:     return %2, %5 : memref<?xi32>, memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
