// RUN: pyopt --split-input-file --allow-unregistered-dialect --ownership-based-buffer-deallocation %s | FileCheck %s

// What the reference rejects or gets wrong: a buffer that is handed on twice, or handed on and live behind the branch; loops with operand
// segments; an unranked buffer in another memory space; a region that takes one op only.

func.func @a(%m: memref<2xf32>, %i: index) {
  affine.for %j = 0 to 10 {
    %b = memref.alloc() : memref<2xf32>
  }
  %0 = affine.for %j = 0 to 10 iter_args(%x = %m) -> memref<2xf32> {
    %b = memref.alloc() : memref<2xf32>
    affine.yield %b : memref<2xf32>
  }
  affine.parallel (%j) = (0) to (10) {
    %b = memref.alloc() : memref<2xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<2xf32>, %arg1: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_6 : memref<f32>) if (%true)
// CHECK-NEXT:     }
// CHECK-NEXT:     %0:2 = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %arg0, %arg4 = %false) -> (memref<2xf32>, i1) {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg3 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %1 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%arg4, %true) retain (%alloc : memref<2xf32>)
// CHECK-NEXT:       affine.yield %alloc, %1 : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg2) = (0) to (10) {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_6 : memref<f32>) if (%true)
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%false_1, %0#1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<2xf32>, %i: i1) -> memref<2xf32> {
  cf.br ^bb1(%m, %m : memref<2xf32>, memref<2xf32>)
^bb1(%x: memref<2xf32>, %y: memref<2xf32>):
  memref.copy %m, %m : memref<2xf32> to memref<2xf32>
  return %x : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<2xf32>, %arg1: i1) -> memref<2xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0:3 = bufferization.dealloc (%base_buffer : memref<f32>) if (%false) retain (%arg0, %arg0, %arg0 : memref<2xf32>, memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     cf.br ^bb1(%arg0, %arg0, %0#0, %0#1 : memref<2xf32>, memref<2xf32>, i1, i1)
// CHECK-NEXT:   ^bb1(%1: memref<2xf32>, %2: memref<2xf32>, %3: i1, %4: i1):  // pred: ^bb0
// CHECK-NEXT:     memref.copy %arg0, %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %5 = scf.if %3 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %1 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %7 = bufferization.clone %1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %7 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %5 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %6 = bufferization.dealloc (%base_buffer_0, %base_buffer_4, %base_buffer_8, %base_buffer_12 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%0#2, %3, %4, %true) retain (%5 : memref<2xf32>)
// CHECK-NEXT:     return %5 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @u(%m: memref<*xf32, 1>) -> memref<*xf32, 1> {
  return %m : memref<*xf32, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @u(%arg0: memref<*xf32, 1>) -> memref<*xf32, 1> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = scf.if %false -> (memref<*xf32, 1>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<*xf32, 1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = bufferization.clone %arg0 : memref<*xf32, 1> to memref<*xf32, 1>
// CHECK-NEXT:       scf.yield %2 : memref<*xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<*xf32, 1> to memref<f32, 1>
// CHECK-NEXT:     %base_buffer, %offset = memref.extract_strided_metadata %reinterpret_cast : memref<f32, 1> -> memref<f32, 1>, index
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<*xf32, 1> to memref<f32, 1>
// CHECK-NEXT:     %base_buffer_1, %offset_2 = memref.extract_strided_metadata %reinterpret_cast_0 : memref<f32, 1> -> memref<f32, 1>, index
// CHECK-NEXT:     %1 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32, 1>, memref<f32, 1>) if (%false, %true) retain (%0 : memref<*xf32, 1>)
// CHECK-NEXT:     return %0 : memref<*xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The result of a loop or branch is live in another block: the reference frees it before.
func.func @live_result(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %i: index) {
  %0 = scf.if %c -> memref<2xf32> {
    scf.yield %m : memref<2xf32>
  } else {
    scf.yield %n : memref<2xf32>
  }
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.copy %0, %m : memref<2xf32> to memref<2xf32>
  cf.br ^bb2
^bb2:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @live_result(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     %0:2 = scf.if %arg2 -> (memref<2xf32>, i1) {
// CHECK-NEXT:       %false_20 = arith.constant false
// CHECK-NEXT:       %11 = bufferization.dealloc retain (%arg0 : memref<2xf32>)
// CHECK-NEXT:       scf.yield %arg0, %11 : memref<2xf32>, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false_20 = arith.constant false
// CHECK-NEXT:       %11 = bufferization.dealloc retain (%arg1 : memref<2xf32>)
// CHECK-NEXT:       scf.yield %arg1, %11 : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %1 = arith.andi %false_0, %arg2 : i1
// CHECK-NEXT:     %2 = arith.andi %false_1, %arg2 : i1
// CHECK-NEXT:     %3 = arith.andi %0#1, %arg2 : i1
// CHECK-NEXT:     %4:2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%1, %2, %3) retain (%arg0, %0#0 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %5 = arith.xori %true, %arg2 : i1
// CHECK-NEXT:     %6 = arith.andi %false_0, %5 : i1
// CHECK-NEXT:     %true_10 = arith.constant true
// CHECK-NEXT:     %7 = arith.xori %true_10, %arg2 : i1
// CHECK-NEXT:     %8 = arith.andi %false_1, %7 : i1
// CHECK-NEXT:     %true_11 = arith.constant true
// CHECK-NEXT:     %9 = arith.xori %true_11, %arg2 : i1
// CHECK-NEXT:     %10 = arith.andi %0#1, %9 : i1
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%6, %8, %10)
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.copy %0#0, %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer_12, %base_buffer_16 : memref<f32>, memref<f32>) if (%4#0, %4#1)
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The region of a vector.mask takes one op: nothing is put into it.
func.func @mask(%i: index, %mask: vector<2xi1>) -> vector<2xf32> {
  %f = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<2xf32>
  %0 = vector.mask %mask { vector.transfer_read %m[%i], %f : memref<2xf32>, vector<2xf32> }
      : vector<2xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask(%arg0: index, %arg1: vector<2xi1>) -> vector<2xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = vector.mask %arg1 { vector.transfer_read %alloc[%arg0], %cst : memref<2xf32>, vector<2xf32> } : vector<2xi1> -> vector<2xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
// CHECK-NEXT:     return %0 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A buffer whose layout has no strides is freed as it is.
func.func @layout(%c: i1) {
  %a = memref.alloc() : memref<8x8xf32, affine_map<(d0, d1) -> (d1 + d0 floordiv 2, d0)>>
  %b = memref.alloc() : memref<2xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1 + d0 floordiv 2, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @layout(%arg0: i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x8xf32, #map>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc_1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%alloc, %base_buffer : memref<8x8xf32, #map>, memref<f32>) if (%true_0, %true)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
