// RUN: pyopt --split-input-file --allow-unregistered-dialect --expand-realloc %s | FileCheck %s

// Reallocation in loops, branches, blocks and graph regions; and what has none.

func.func @in_loop(%m: memref<?xf32>, %lb: index, %ub: index, %step: index) -> memref<?xf32> {
  %0 = scf.for %i = %lb to %ub step %step iter_args(%b = %m) -> (memref<?xf32>) {
    %1 = memref.realloc %b(%i) : memref<?xf32> to memref<?xf32>
    scf.yield %1 : memref<?xf32>
  }
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_loop(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32> {
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (memref<?xf32>) {
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = memref.dim %arg5, %c0 : memref<?xf32>
// CHECK-NEXT:       %1 = arith.cmpi ult, %dim, %arg4 : index
// CHECK-NEXT:       %2 = scf.if %1 -> (memref<?xf32>) {
// CHECK-NEXT:         %alloc = memref.alloc(%arg4) : memref<?xf32>
// CHECK-NEXT:         %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:         memref.copy %arg5, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:         memref.dealloc %arg5 : memref<?xf32>
// CHECK-NEXT:         scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %reinterpret_cast = memref.reinterpret_cast %arg5 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:         scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %2 : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_branch(%m: memref<?xf32>, %n: index, %c: i1) -> memref<?xf32> {
  %0 = scf.if %c -> memref<?xf32> {
    %1 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
    scf.yield %1 : memref<?xf32>
  } else {
    scf.yield %m : memref<?xf32>
  }
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_branch(%arg0: memref<?xf32>, %arg1: index, %arg2: i1) -> memref<?xf32> {
// CHECK-NEXT:     %0 = scf.if %arg2 -> (memref<?xf32>) {
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:       %1 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:       %2 = scf.if %1 -> (memref<?xf32>) {
// CHECK-NEXT:         %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:         %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:         memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:         memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT:         scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:         scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %2 : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%m: memref<?xf32>, %n: index, %c: i1) -> memref<?xf32> {
  cf.cond_br %c, ^grow, ^done(%m : memref<?xf32>)
^grow:
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  cf.br ^done(%0 : memref<?xf32>)
^done(%r: memref<?xf32>):
  return %r : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: memref<?xf32>, %arg1: index, %arg2: i1) -> memref<?xf32> {
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1, ^bb2(%arg0 : memref<?xf32>)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb2(%1 : memref<?xf32>)
// CHECK-NEXT:   ^bb2(%2: memref<?xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %2 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @others(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %c1 = arith.constant 1 : index
  %unused = arith.constant 2 : index
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %0 : memref<?xf32> to memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT:     return %alloc : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @used_after(%m: memref<?xf32>, %n: index, %i: index, %v: f32) -> (f32, memref<?xf32>) {
  memref.store %v, %m[%i] : memref<?xf32>
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.store %1, %0[%n] : memref<?xf32>
  return %1, %0 : f32, memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @used_after(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> (f32, memref<?xf32>) {
// CHECK-NEXT:     memref.store %arg3, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %1[%arg2] : memref<?xf32>
// CHECK-NEXT:     memref.store %2, %1[%arg1] : memref<?xf32>
// CHECK-NEXT:     return %2, %1 : f32, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module @outer {
  module @inner {
    func.func @f(%m: memref<2xf32>) -> memref<3xf32> {
      %0 = memref.realloc %m : memref<2xf32> to memref<3xf32>
      return %0 : memref<3xf32>
    }
  }
}

// CHECK: module @outer {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @f(%arg0: memref<2xf32>) -> memref<3xf32> {
// CHECK-NEXT:       %c2 = arith.constant 2 : index
// CHECK-NEXT:       %c3 = arith.constant 3 : index
// CHECK-NEXT:       %0 = arith.cmpi ult, %c2, %c3 : index
// CHECK-NEXT:       %1 = scf.if %0 -> (memref<3xf32>) {
// CHECK-NEXT:         %alloc = memref.alloc() : memref<3xf32>
// CHECK-NEXT:         %subview = memref.subview %alloc[0] [2] [1] : memref<3xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:         memref.copy %arg0, %subview : memref<2xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:         memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:         scf.yield %alloc : memref<3xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [3], strides: [1] : memref<2xf32> to memref<3xf32>
// CHECK-NEXT:         scf.yield %reinterpret_cast : memref<3xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       return %1 : memref<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @operand_made_inside(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %c2 = arith.constant 2 : index
  %k = arith.muli %n, %c2 : index
  %0 = memref.realloc %m(%k) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @operand_made_inside(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.muli %arg1, %c2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %1 = arith.cmpi ult, %dim, %0 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc(%0) : memref<?xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%0], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
