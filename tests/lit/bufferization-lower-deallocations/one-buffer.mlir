// RUN: pyopt --split-input-file --allow-unregistered-dialect --bufferization-lower-deallocations %s | FileCheck %s

// The same for memref<f64, 1>.
func.func @one_3(%m: memref<f64, 1>, %c: i1) {
  bufferization.dealloc (%m : memref<f64, 1>) if (%c)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_3(%arg0: memref<f64, 1>, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<f64, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same for memref<?x?xcomplex<f32>, strided<[?, ?], offset: ?>>.
func.func @one_7(%m: memref<?x?xcomplex<f32>, strided<[?, ?], offset: ?>>, %c: i1) {
  bufferization.dealloc (%m : memref<?x?xcomplex<f32>, strided<[?, ?], offset: ?>>) if (%c)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_7(%arg0: memref<?x?xcomplex<f32>, strided<[?, ?], offset: ?>>, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?x?xcomplex<f32>, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing to free: what is retained is not owned.
func.func @nothing(%r: memref<2xf32>, %s: memref<*xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc retain (%r, %s : memref<2xf32>, memref<*xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @nothing(%arg0: memref<2xf32>, %arg1: memref<*xf32>) -> (i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     return %false, %false : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constant conditions stay: folding them is for other passes.
func.func @constants(%m: memref<2xf32>, %n: memref<2xf32>) {
  %true = arith.constant true
  %false = arith.constant false
  bufferization.dealloc (%m : memref<2xf32>) if (%true)
  bufferization.dealloc (%n : memref<2xf32>) if (%false)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     scf.if %true {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %false {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In a loop and in a branch.
func.func @nested(%m: memref<2xf32>, %c: i1, %i: index) {
  scf.for %j = %i to %i step %i {
    %a = memref.alloc() : memref<2xf32>
    scf.if %c {
      bufferization.dealloc (%a : memref<2xf32>) if (%c)
    } else {
      %0 = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%m : memref<2xf32>)
      "test.use"(%0) : (i1) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: memref<2xf32>, %arg1: i1, %arg2: index) {
// CHECK-NEXT:     scf.for %arg3 = %arg2 to %arg2 step %arg2 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         scf.if %arg1 {
// CHECK-NEXT:           memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xf32> -> index
// CHECK-NEXT:         %intptr_0 = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:         %0 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT:         %1 = arith.andi %0, %arg1 : i1
// CHECK-NEXT:         scf.if %1 {
// CHECK-NEXT:           memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %true = arith.constant true
// CHECK-NEXT:         %2 = arith.xori %0, %true : i1
// CHECK-NEXT:         %3 = arith.andi %2, %arg1 : i1
// CHECK-NEXT:         "test.use"(%3) : (i1) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In the blocks of a function.
func.func @blocks(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> i1 {
  %0 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%n : memref<2xf32>)
  cf.cond_br %0, ^a(%0 : i1), ^b
^a(%x: i1):
  bufferization.dealloc (%n : memref<2xf32>) if (%x)
  return %x : i1
^b:
  %1 = bufferization.dealloc (%n : memref<2xf32>) if (%c) retain (%m : memref<2xf32>)
  cf.br ^a(%1 : i1)
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) -> i1 {
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %intptr_0 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT:     %0 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT:     %1 = arith.andi %0, %arg2 : i1
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %2 = arith.xori %0, %true : i1
// CHECK-NEXT:     %3 = arith.andi %2, %arg2 : i1
// CHECK-NEXT:     cf.cond_br %3, ^bb1(%3 : i1), ^bb2
// CHECK-NEXT:   ^bb1(%4: i1):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %4 : i1
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %intptr_1 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %5 = arith.cmpi ne, %intptr_1, %intptr_2 : index
// CHECK-NEXT:     %6 = arith.andi %5, %arg2 : i1
// CHECK-NEXT:     scf.if %6 {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true_3 = arith.constant true
// CHECK-NEXT:     %7 = arith.xori %5, %true_3 : i1
// CHECK-NEXT:     %8 = arith.andi %7, %arg2 : i1
// CHECK-NEXT:     cf.br ^bb1(%8 : i1)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// memref.dealloc and a function without deallocation stay.
func.func @other(%m: memref<2xf32>) {
  memref.dealloc %m : memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @other(%arg0: memref<2xf32>) {
// CHECK-NEXT:     memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A declaration and an empty module.
func.func private @declared(memref<2xf32>)
module {
}

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(memref<2xf32>)
// CHECK-NEXT:   module {
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The address of a retained view is that of the buffer below its offset.
func.func @view(%m: memref<2xf32>, %c: i1) -> i1 {
  %v = memref.subview %m[1] [1] [1] : memref<2xf32> to memref<1xf32, strided<[1], offset: 1>>
  %0 = bufferization.dealloc (%m : memref<2xf32>) if (%c)
      retain (%v : memref<1xf32, strided<[1], offset: 1>>)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @view(%arg0: memref<2xf32>, %arg1: i1) -> i1 {
// CHECK-NEXT:     %subview = memref.subview %arg0[1] [1] [1] : memref<2xf32> to memref<1xf32, strided<[1], offset: 1>>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %intptr_0 = memref.extract_aligned_pointer_as_index %subview : memref<1xf32, strided<[1], offset: 1>> -> index
// CHECK-NEXT:     %0 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT:     %1 = arith.andi %0, %arg1 : i1
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %2 = arith.xori %0, %true : i1
// CHECK-NEXT:     %3 = arith.andi %2, %arg1 : i1
// CHECK-NEXT:     return %3 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
