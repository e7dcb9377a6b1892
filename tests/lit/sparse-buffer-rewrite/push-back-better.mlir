// RUN: pyopt %s --split-input-file --sparse-buffer-rewrite | FileCheck %s

// Buffers that the reference does not grow, or makes no valid code for.

// And its loop for several elements does not end.
func.func @empty_for_many(%count: index, %v: f64) -> (memref<?xf64>, index) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %buffer = memref.alloc(%count) : memref<?xf64>
  %b, %n = sparse_tensor.push_back %c0, %buffer, %v, %c7 : index, memref<?xf64>, f64, index
  return %b, %n : memref<?xf64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty_for_many(%arg0: index, %arg1: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf64>
// CHECK-NEXT:     %0 = arith.cmpi ult, %arg0, %c7 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf64>) {
// CHECK-NEXT:       %2 = arith.maxui %arg0, %c1 : index
// CHECK-NEXT:       %3 = scf.while (%arg2 = %2) : (index) -> index {
// CHECK-NEXT:         %5 = arith.muli %arg2, %c2 : index
// CHECK-NEXT:         %6 = arith.cmpi ult, %5, %c7 : index
// CHECK-NEXT:         scf.condition(%6) %5 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg2: index):
// CHECK-NEXT:         scf.yield %arg2 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = memref.realloc %alloc(%3) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %4 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %1[%c0] [%c7] [%c1] : memref<?xf64> to memref<?xf64, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%arg1 : f64) outs(%subview : memref<?xf64, strided<[?], offset: ?>>)
// CHECK-NEXT:     return %1, %c7 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty_in_loop(%count: index) -> (memref<?xindex>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %alloc = memref.alloc() : memref<0xindex>
  %buffer = memref.cast %alloc : memref<0xindex> to memref<?xindex>
  %r:2 = scf.for %i = %c0 to %count step %c1
      iter_args(%b = %buffer, %n = %c0) -> (memref<?xindex>, index) {
    %next, %m = sparse_tensor.push_back %n, %b, %i : index, memref<?xindex>, index
    scf.yield %next, %m : memref<?xindex>, index
  }
  return %r#0, %r#1 : memref<?xindex>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty_in_loop(%arg0: index) -> (memref<?xindex>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<0xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<0xindex> to memref<?xindex>
// CHECK-NEXT:     %0:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %cast, %arg3 = %c0) -> (memref<?xindex>, index) {
// CHECK-NEXT:       %dim = memref.dim %arg2, %c0 : memref<?xindex>
// CHECK-NEXT:       %1 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %2 = arith.cmpi ugt, %1, %dim : index
// CHECK-NEXT:       %3 = scf.if %2 -> (memref<?xindex>) {
// CHECK-NEXT:         %4 = arith.muli %dim, %c2 : index
// CHECK-NEXT:         %5 = arith.maxui %4, %1 : index
// CHECK-NEXT:         %6 = memref.realloc %arg2(%5) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %6 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg2 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg1, %3[%arg3] : memref<?xindex>
// CHECK-NEXT:       scf.yield %3, %1 : memref<?xindex>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : memref<?xindex>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
