// RUN: pyopt --split-input-file --allow-unregistered-dialect --ownership-based-buffer-deallocation %s | FileCheck %s

// Ownership by op: allocations, branches, loops, calls, choices, what is on the stack or global.

func.func @while(%n: memref<?xf32>, %s: index, %c: i1) -> f32 {
  %b = memref.alloc(%s) : memref<?xf32>
  %0 = scf.while (%x = %b) : (memref<?xf32>) -> memref<?xf32> {
    %a = memref.alloc(%s) : memref<?xf32>
    scf.condition(%c) %a : memref<?xf32>
  } do {
  ^bb0(%y: memref<?xf32>):
    %a = memref.alloc(%s) : memref<?xf32>
    memref.copy %y, %a : memref<?xf32> to memref<?xf32>
    scf.yield %a : memref<?xf32>
  }
  %1 = memref.load %0[%s] : memref<?xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%arg0: memref<?xf32>, %arg1: index, %arg2: i1) -> f32 {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:     %0:2 = scf.while (%arg3 = %alloc, %arg4 = %false) : (memref<?xf32>, i1) -> (memref<?xf32>, i1) {
// CHECK-NEXT:       %true_9 = arith.constant true
// CHECK-NEXT:       %alloc_10 = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %arg3 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %alloc_10 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %2 = bufferization.dealloc (%base_buffer_11, %base_buffer_15 : memref<f32>, memref<f32>) if (%arg4, %true_9) retain (%alloc_10 : memref<?xf32>)
// CHECK-NEXT:       scf.condition(%arg2) %alloc_10, %2 : memref<?xf32>, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: memref<?xf32>, %arg4: i1):
// CHECK-NEXT:       %true_9 = arith.constant true
// CHECK-NEXT:       %alloc_10 = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc_10 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %arg3 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %alloc_10 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %2 = bufferization.dealloc (%base_buffer_11, %base_buffer_15 : memref<f32>, memref<f32>) if (%arg4, %true_9) retain (%alloc_10 : memref<?xf32>)
// CHECK-NEXT:       scf.yield %alloc_10, %2 : memref<?xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %0#0[%arg1] : memref<?xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %true, %0#1)
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
  %b = memref.alloc() : memref<2xf32>
  %0 = memref.cast %b : memref<2xf32> to memref<*xf32>
  cf.br ^bb1(%m : memref<*xf32>)
^bb1(%x: memref<*xf32>):
  return %x : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unranked(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<*xf32>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:     %base_buffer, %offset = memref.extract_strided_metadata %reinterpret_cast : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%arg0 : memref<*xf32>)
// CHECK-NEXT:     cf.br ^bb1(%arg0, %0 : memref<*xf32>, i1)
// CHECK-NEXT:   ^bb1(%1: memref<*xf32>, %2: i1):  // pred: ^bb0
// CHECK-NEXT:     %3 = scf.if %2 -> (memref<*xf32>) {
// CHECK-NEXT:       scf.yield %1 : memref<*xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %5 = bufferization.clone %1 : memref<*xf32> to memref<*xf32>
// CHECK-NEXT:       scf.yield %5 : memref<*xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true_2 = arith.constant true
// CHECK-NEXT:     %reinterpret_cast_3 = memref.reinterpret_cast %1 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:     %base_buffer_4, %offset_5 = memref.extract_strided_metadata %reinterpret_cast_3 : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:     %reinterpret_cast_6 = memref.reinterpret_cast %3 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:     %base_buffer_7, %offset_8 = memref.extract_strided_metadata %reinterpret_cast_6 : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:     %4 = bufferization.dealloc (%base_buffer_4, %base_buffer_7 : memref<f32>, memref<f32>) if (%2, %true_2) retain (%3 : memref<*xf32>)
// CHECK-NEXT:     return %3 : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @clone(%s: index, %c: i1, %m: memref<?xf32>) {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  %1 = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
  memref.dealloc %1 {bufferization.manual_deallocation} : memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @clone(%arg0: index, %arg1: i1, %arg2: memref<?xf32>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %0 = bufferization.clone %arg2 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
// CHECK-NEXT:     %true_1 = arith.constant true
// CHECK-NEXT:     %1 = arith.xori %false, %true_1 : i1
// CHECK-NEXT:     cf.assert %1, "expected that the block does not have ownership"
// CHECK-NEXT:     memref.dealloc %alloc {bufferization.manual_deallocation} : memref<2xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%false_0, %true)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dup(%c: i1) -> (memref<2xf32>, memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^a(%a, %a : memref<2xf32>, memref<2xf32>), ^b(%a : memref<2xf32>)
^a(%x: memref<2xf32>, %y: memref<2xf32>):
  %z = memref.alloc() : memref<2xf32>
  memref.copy %a, %z : memref<2xf32> to memref<2xf32>
  cf.br ^b(%z : memref<2xf32>)
^b(%w: memref<2xf32>):
  return %w, %a : memref<2xf32>, memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dup(%arg0: i1) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = arith.andi %true, %arg0 : i1
// CHECK-NEXT:     %1:3 = bufferization.dealloc (%base_buffer : memref<f32>) if (%0) retain (%alloc, %alloc, %alloc : memref<2xf32>, memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %2 = arith.xori %true_0, %arg0 : i1
// CHECK-NEXT:     %3 = arith.andi %true, %2 : i1
// CHECK-NEXT:     %4:2 = bufferization.dealloc (%base_buffer : memref<f32>) if (%3) retain (%alloc, %alloc : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %5 = arith.select %arg0, %1#2, %4#1 : i1
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%alloc, %alloc, %1#2, %1#2 : memref<2xf32>, memref<2xf32>, i1, i1), ^bb2(%alloc, %4#1 : memref<2xf32>, i1)
// CHECK-NEXT:   ^bb1(%6: memref<2xf32>, %7: memref<2xf32>, %8: i1, %9: i1):  // pred: ^bb0
// CHECK-NEXT:     %true_1 = arith.constant true
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %6 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %7 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %alloc_2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %10:2 = bufferization.dealloc (%base_buffer_3, %base_buffer_7, %base_buffer_11, %base_buffer_15 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%5, %8, %9, %true_1) retain (%alloc_2, %alloc : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     cf.br ^bb2(%alloc_2, %10#0 : memref<2xf32>, i1)
// CHECK-NEXT:   ^bb2(%11: memref<2xf32>, %12: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %13 = scf.if %12 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %11 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %16 = bufferization.clone %11 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %16 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true_19 = arith.constant true
// CHECK-NEXT:     %14 = scf.if %5 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %alloc : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %16 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %16 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true_20 = arith.constant true
// CHECK-NEXT:     %base_buffer_21, %offset_22, %sizes_23, %strides_24 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_25, %offset_26, %sizes_27, %strides_28 = memref.extract_strided_metadata %11 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_29, %offset_30, %sizes_31, %strides_32 = memref.extract_strided_metadata %13 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_33, %offset_34, %sizes_35, %strides_36 = memref.extract_strided_metadata %14 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %15:2 = bufferization.dealloc (%base_buffer_21, %base_buffer_25, %base_buffer_29, %base_buffer_33 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%5, %12, %true_19, %true_20) retain (%13, %14 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     return %13, %14 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<2xf32>, %i: i1) {
  cf.assert %i, "x"
  memref.alloca_scope {
    %a = memref.alloca() : memref<2xf32>
    %b = memref.alloc() : memref<2xf32>
    memref.alloca_scope.return
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<2xf32>, %arg1: i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     cf.assert %arg1, "x"
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %false_1 = arith.constant false
// CHECK-NEXT:       %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_2 : memref<f32>) if (%true)
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer : memref<f32>) if (%false_0)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<2xf32>, %i: i32) {
  cf.switch %i : i32, [
    default: ^bb1]
^bb1:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<2xf32>, %arg1: i32) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer : memref<f32>) if (%false)
// CHECK-NEXT:     cf.switch %arg1 : i32, [
// CHECK-NEXT:       default: ^bb1]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%i: index) -> memref<2xf32> {
  %0 = scf.index_switch %i -> memref<2xf32>
  case 1 {
    %b = memref.alloc() : memref<2xf32>
    scf.yield %b : memref<2xf32>
  }
  default {
    %b = memref.alloc() : memref<2xf32>
    scf.yield %b : memref<2xf32>
  }
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: index) -> memref<2xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0:2 = scf.index_switch %arg0 -> memref<2xf32>, i1
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %true_4 = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %3 = bufferization.dealloc (%base_buffer_5 : memref<f32>) if (%true_4) retain (%alloc : memref<2xf32>)
// CHECK-NEXT:       scf.yield %alloc, %3 : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %true_4 = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %3 = bufferization.dealloc (%base_buffer_5 : memref<f32>) if (%true_4) retain (%alloc : memref<2xf32>)
// CHECK-NEXT:       scf.yield %alloc, %3 : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = scf.if %0#1 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %0#0 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = bufferization.clone %0#0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %3 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0#1, %true) retain (%1 : memref<2xf32>)
// CHECK-NEXT:     return %1 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%i: index) {
  %0 = tensor.generate %i {
  ^bb0(%j: index):
    %c = arith.constant 1.0 : f32
    tensor.yield %c : f32
  } : tensor<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: index) {
// CHECK-NEXT:     %generated = tensor.generate %arg0 {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%i: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%i : tensor<2xf32>) outs(%i : tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %l = memref.alloc() : memref<f32>
    linalg.yield %a : f32
  } -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<f32>
// CHECK-NEXT:       %base_buffer, %offset = memref.extract_strided_metadata %alloc : memref<f32> -> memref<f32>, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%s: tensor<2xf32>, %m: memref<2xf32>) {
  bufferization.materialize_in_destination %s in writable %m : (tensor<2xf32>, memref<2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<2xf32>, %arg1: memref<2xf32>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     bufferization.materialize_in_destination %arg0 in writable %arg1 : (tensor<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer : memref<f32>) if (%false)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<2xf32>, %n: memref<2xf32>, %i: index, %t: memref<1xindex>) {
  %p = memref.extract_aligned_pointer_as_index %m : memref<2xf32> -> index
  %v = vector.load %m[%i] : memref<2xf32>, vector<2xf32>
  vector.store %v, %m[%i] : memref<2xf32>, vector<2xf32>
  vector.print %v : vector<2xf32>
  linalg.fill ins(%i : index) outs(%t : memref<1xindex>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: index, %arg3: memref<1xindex>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %0 = vector.load %arg0[%arg2] : memref<2xf32>, vector<2xf32>
// CHECK-NEXT:     vector.store %0, %arg0[%arg2] : memref<2xf32>, vector<2xf32>
// CHECK-NEXT:     vector.print %0 : vector<2xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : index) outs(%arg3 : memref<1xindex>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg3 : memref<1xindex> -> memref<index>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<index>) if (%false, %false_0, %false_1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<2xf32>, %f: f32, %i: index, %t: memref<1xindex>) {
  %c = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<2xf32>) -> f32
  %r = memref.reshape %m(%t) : (memref<2xf32>, memref<1xindex>) -> memref<?xf32>
  %tr = memref.transpose %m (i) -> (i) : memref<2xf32> to memref<2xf32, strided<[1]>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<2xf32>, %arg1: f32, %arg2: index, %arg3: memref<1xindex>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %0 = memref.atomic_rmw addf %arg1, %arg0[%arg2] : (f32, memref<2xf32>) -> f32
// CHECK-NEXT:     %reshape = memref.reshape %arg0(%arg3) : (memref<2xf32>, memref<1xindex>) -> memref<?xf32>
// CHECK-NEXT:     %transpose = memref.transpose %arg0 (d0) -> (d0) : memref<2xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg3 : memref<1xindex> -> memref<index>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<index>) if (%false, %false_0)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<2xf32>, %f: i1, %i: index, %t: memref<1xindex>) {
  %u = ub.poison : memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<2xf32>, %arg1: i1, %arg2: index, %arg3: memref<1xindex>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     %0 = ub.poison : memref<2xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %arg3 : memref<1xindex> -> memref<index>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<index>) if (%false, %false_0)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%c: index, %m: memref<2xf32>) {
  affine.if affine_set<(i) : (i >= 0)>(%c) {
    %b = memref.alloc() : memref<2xf32>
  }
  %0 = affine.if affine_set<(i) : (i >= 0)>(%c) -> memref<2xf32> {
    %b = memref.alloc() : memref<2xf32>
    affine.yield %b : memref<2xf32>
  } else {
    affine.yield %m : memref<2xf32>
  }
  %1 = affine.load %0[0] : memref<2xf32>
  return
}

// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     affine.if #set(%arg0) {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_6 : memref<f32>) if (%true)
// CHECK-NEXT:     }
// CHECK-NEXT:     %0:2 = affine.if #set(%arg0) -> (memref<2xf32>, i1) {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %2 = bufferization.dealloc (%base_buffer_6 : memref<f32>) if (%true) retain (%alloc : memref<2xf32>)
// CHECK-NEXT:       affine.yield %alloc, %2 : memref<2xf32>, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false_6 = arith.constant false
// CHECK-NEXT:       %2 = bufferization.dealloc retain (%arg1 : memref<2xf32>)
// CHECK-NEXT:       affine.yield %arg1, %2 : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = affine.load %0#0[0] : memref<2xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%false_1, %0#1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @g : memref<2xf32>
func.func @glob(%c: i1) -> memref<2xf32> {
  %0 = memref.get_global @g : memref<2xf32>
  %1 = scf.execute_region -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g : memref<2xf32>
// CHECK-NEXT:   func.func @glob(%arg0: i1) -> memref<2xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %0 = memref.get_global @g : memref<2xf32>
// CHECK-NEXT:     %1:2 = scf.execute_region -> (memref<2xf32>, i1) {
// CHECK-NEXT:       %true_5 = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %4 = bufferization.dealloc (%base_buffer_6 : memref<f32>) if (%true_5) retain (%alloc : memref<2xf32>)
// CHECK-NEXT:       scf.yield %alloc, %4 : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = scf.if %false_0 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %0 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %4 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %3 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%1#1, %true) retain (%2 : memref<2xf32>)
// CHECK-NEXT:     return %2 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Indicators that are the same constant are one: what may be one of two arguments is not owned, what may be one of two
// allocations is.

func.func @same_constants(%p: memref<f64>, %q: memref<f64>) -> (memref<f64>, memref<f64>) {
  %0 = builtin.unrealized_conversion_cast %p, %q : memref<f64>, memref<f64> to memref<f64>
  %m = memref.alloc() : memref<f64>
  %n = memref.alloc() : memref<f64>
  %1 = builtin.unrealized_conversion_cast %m, %n : memref<f64>, memref<f64> to memref<f64>
  return %0, %1 : memref<f64>, memref<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @same_constants(%arg0: memref<f64>, %arg1: memref<f64>) -> (memref<f64>, memref<f64>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0, %arg1 : memref<f64>, memref<f64> to memref<f64>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<f64>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<f64>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %alloc, %alloc_2 : memref<f64>, memref<f64> to memref<f64>
// CHECK-NEXT:     %2 = scf.if %false -> (memref<f64>) {
// CHECK-NEXT:       scf.yield %0 : memref<f64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4 = bufferization.clone %0 : memref<f64> to memref<f64>
// CHECK-NEXT:       scf.yield %4 : memref<f64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true_3 = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f64> -> memref<f64>, index
// CHECK-NEXT:     %base_buffer_4, %offset_5 = memref.extract_strided_metadata %arg1 : memref<f64> -> memref<f64>, index
// CHECK-NEXT:     %base_buffer_6, %offset_7 = memref.extract_strided_metadata %alloc : memref<f64> -> memref<f64>, index
// CHECK-NEXT:     %base_buffer_8, %offset_9 = memref.extract_strided_metadata %alloc_2 : memref<f64> -> memref<f64>, index
// CHECK-NEXT:     %base_buffer_10, %offset_11 = memref.extract_strided_metadata %2 : memref<f64> -> memref<f64>, index
// CHECK-NEXT:     %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_6, %base_buffer_8, %base_buffer_10 : memref<f64>, memref<f64>, memref<f64>, memref<f64>, memref<f64>) if (%false, %false_1, %true_0, %true, %true_3) retain (%2, %1 : memref<f64>, memref<f64>)
// CHECK-NEXT:     return %2, %1 : memref<f64>, memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @different_constants(%p: memref<f64>) -> memref<f64> {
  %m = memref.alloc() : memref<f64>
  %0 = builtin.unrealized_conversion_cast %p, %m : memref<f64>, memref<f64> to memref<f64>
  return %0 : memref<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @different_constants(%arg0: memref<f64>) -> memref<f64> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<f64>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0, %alloc : memref<f64>, memref<f64> to memref<f64>
// CHECK-NEXT:     %1 = bufferization.clone %0 : memref<f64> to memref<f64>
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f64> -> memref<f64>, index
// CHECK-NEXT:     %base_buffer_1, %offset_2 = memref.extract_strided_metadata %alloc : memref<f64> -> memref<f64>, index
// CHECK-NEXT:     %base_buffer_3, %offset_4 = memref.extract_strided_metadata %1 : memref<f64> -> memref<f64>, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_3 : memref<f64>, memref<f64>, memref<f64>) if (%false, %true, %true_0) retain (%1 : memref<f64>)
// CHECK-NEXT:     return %1 : memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
