// RUN: pyopt --split-input-file --buffer-deallocation %s | FileCheck %s

// A store to what a loop carries is seen by the load behind the loop, where the first iteration has that buffer itself.

func.func @written_in_loop(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  %w = arith.addf %v, %v : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a) -> (memref<4xf32>) {
    memref.store %w, %m[%c0] : memref<4xf32>
    %b = memref.alloc() : memref<4xf32>
    memref.copy %m, %b : memref<4xf32> to memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  %x = memref.load %a[%c0] : memref<4xf32>
  %y = memref.load %r[%c0] : memref<4xf32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @written_in_loop(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:     %1:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %alloc, %arg4 = %false) -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %true_4 = arith.constant true
// CHECK-NEXT:       memref.store %0, %arg3[%c0] : memref<4xf32>
// CHECK-NEXT:       %alloc_5 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc_5 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg3 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc_5 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %5 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%arg4, %true_4) retain (%alloc_5 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %alloc_5, %5 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:     %3 = memref.load %1#0[%c0] : memref<4xf32>
// CHECK-NEXT:     %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %1#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%true, %1#1)
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What a function is given is read by its callers.

func.func @argument(%c: i1, %a: memref<4xf32>, %i: index, %v: f32) {
  %m = scf.if %c -> (memref<4xf32>) {
    scf.yield %a : memref<4xf32>
  } else {
    %b = memref.alloc() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  memref.store %v, %m[%i] : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @argument(%arg0: i1, %arg1: memref<4xf32>, %arg2: index, %arg3: f32) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %0:2 = scf.if %arg0 -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %false_5 = arith.constant false
// CHECK-NEXT:       %1 = bufferization.dealloc retain (%arg1 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %arg1, %1 : memref<4xf32>, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %1 = bufferization.dealloc (%base_buffer_5 : memref<f32>) if (%true) retain (%alloc : memref<4xf32>)
// CHECK-NEXT:       scf.yield %alloc, %1 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg3, %0#0[%arg2] : memref<4xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %0#1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The buffer is written, and then what was handed on is read.

func.func @written_behind(%c: i1, %i: index, %v: f32) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  cf.cond_br %c, ^bb1, ^bb2(%a : memref<4xf32>)
^bb1:
  %b = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<4xf32>)
  cf.br ^bb2(%b : memref<4xf32>)
^bb2(%m: memref<4xf32>):
  %w = arith.addf %v, %v : f32
  memref.store %w, %a[%i] : memref<4xf32>
  %x = memref.load %m[%i] : memref<4xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @written_behind(%arg0: i1, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = arith.andi %true, %arg0 : i1
// CHECK-NEXT:     %1 = bufferization.dealloc (%base_buffer : memref<f32>) if (%0) retain (%alloc : memref<4xf32>)
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %2 = arith.xori %true_0, %arg0 : i1
// CHECK-NEXT:     %3 = arith.andi %true, %2 : i1
// CHECK-NEXT:     %4:2 = bufferization.dealloc (%base_buffer : memref<f32>) if (%3) retain (%alloc, %alloc : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:     %5 = arith.select %arg0, %1, %4#1 : i1
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2(%alloc, %4#1 : memref<4xf32>, i1)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %true_1 = arith.constant true
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:     %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc_2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %6:2 = bufferization.dealloc (%base_buffer_3, %base_buffer_7 : memref<f32>, memref<f32>) if (%5, %true_1) retain (%alloc_2, %alloc : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:     cf.br ^bb2(%alloc_2, %6#0 : memref<4xf32>, i1)
// CHECK-NEXT:   ^bb2(%7: memref<4xf32>, %8: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %9 = arith.addf %arg2, %arg2 : f32
// CHECK-NEXT:     memref.store %9, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %10 = memref.load %7[%arg1] : memref<4xf32>
// CHECK-NEXT:     %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %7 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer_11, %base_buffer_15 : memref<f32>, memref<f32>) if (%5, %8)
// CHECK-NEXT:     return %10 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: it is read before.

func.func @read_before(%c: i1, %i: index, %v: f32) -> (f32, f32) {
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  cf.cond_br %c, ^bb1, ^bb2(%a : memref<4xf32>)
^bb1:
  %b = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<4xf32>)
  cf.br ^bb2(%b : memref<4xf32>)
^bb2(%m: memref<4xf32>):
  %w = arith.addf %v, %v : f32
  %x = memref.load %m[%i] : memref<4xf32>
  memref.store %w, %a[%i] : memref<4xf32>
  %y = memref.load %a[%i] : memref<4xf32>
  return %x, %y : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_before(%arg0: i1, %arg1: index, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2(%0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc_0 : memref<4xf32>)
// CHECK-NEXT:     %1 = bufferization.clone %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%1 : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%2: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %3 = arith.addf %arg2, %arg2 : f32
// CHECK-NEXT:     %4 = memref.load %2[%arg1] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %2 : memref<4xf32>
// CHECK-NEXT:     memref.store %3, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %5 = memref.load %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %4, %5 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The write goes through a view, in a loop inside of a loop.

func.func @view(%n: index, %v: f32, %out: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  scf.for %i = %c0 to %n step %c1 {
    %c = arith.cmpi eq, %i, %c1 : index
    %m = scf.if %c -> (memref<4xf32>) {
      scf.yield %a : memref<4xf32>
    } else {
      %b = memref.alloc() : memref<4xf32>
      scf.yield %b : memref<4xf32>
    }
    %s = memref.subview %m[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
    scf.for %j = %c0 to %c1 step %c1 {
      %w = arith.addf %v, %v : f32
      memref.store %w, %s[%j] : memref<2xf32, strided<[1], offset: 1>>
    }
  }
  memref.copy %a, %out : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @view(%arg0: index, %arg1: f32, %arg2: memref<4xf32>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       %false_5 = arith.constant false
// CHECK-NEXT:       %false_6 = arith.constant false
// CHECK-NEXT:       %false_7 = arith.constant false
// CHECK-NEXT:       %0 = arith.cmpi eq, %arg3, %c1 : index
// CHECK-NEXT:       %1:2 = scf.if %0 -> (memref<4xf32>, i1) {
// CHECK-NEXT:         %false_12 = arith.constant false
// CHECK-NEXT:         %2 = bufferization.dealloc retain (%alloc : memref<4xf32>)
// CHECK-NEXT:         scf.yield %alloc, %2 : memref<4xf32>, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %true_12 = arith.constant true
// CHECK-NEXT:         %alloc_13 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %alloc_13 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:         %2 = bufferization.dealloc (%base_buffer_14 : memref<f32>) if (%true_12) retain (%alloc_13 : memref<4xf32>)
// CHECK-NEXT:         scf.yield %alloc_13, %2 : memref<4xf32>, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %subview = memref.subview %1#0[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT:       scf.for %arg4 = %c0 to %c1 step %c1 {
// CHECK-NEXT:         %false_12 = arith.constant false
// CHECK-NEXT:         %2 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:         memref.store %2, %subview[%arg4] : memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT:       }
// CHECK-NEXT:       %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %1#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_8 : memref<f32>) if (%1#1)
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %true)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A call may write what it is given; a buffer that a call returns stays.

func.func private @change(memref<4xf32>) -> memref<4xf32>

func.func @call(%c: i1, %i: index, %v: f32) -> (f32, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  %m = scf.if %c -> (memref<4xf32>) {
    scf.yield %a : memref<4xf32>
  } else {
    %b = memref.alloc() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  %r = call @change(%m) : (memref<4xf32>) -> memref<4xf32>
  %x = memref.load %a[%i] : memref<4xf32>
  return %x, %r : f32, memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @change(memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:   func.func @call(%arg0: i1, %arg1: index, %arg2: f32) -> (f32, memref<4xf32>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0:2 = scf.if %arg0 -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %false_5 = arith.constant false
// CHECK-NEXT:       %4 = bufferization.dealloc retain (%alloc : memref<4xf32>)
// CHECK-NEXT:       scf.yield %alloc, %4 : memref<4xf32>, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true_5 = arith.constant true
// CHECK-NEXT:       %alloc_6 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc_6 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %4 = bufferization.dealloc (%base_buffer_7 : memref<f32>) if (%true_5) retain (%alloc_6 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %alloc_6, %4 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %1 = call @change(%0#0) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     %2 = memref.load %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %3 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%true, %0#1) retain (%1 : memref<4xf32>)
// CHECK-NEXT:     return %2, %1 : f32, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
