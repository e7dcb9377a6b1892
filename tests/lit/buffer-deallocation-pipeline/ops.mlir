// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation-pipeline=reference-exact=true %s | FileCheck %s

// All passes one after another. With `reference-exact` the text is the reference's where several buffers may be the same.

func.func @if(%n: memref<?xf32>, %s: index, %c: i1) -> memref<?xf32> {
  %b = memref.alloc(%s) : memref<?xf32>
  %0 = scf.if %c -> memref<?xf32> {
    %a = memref.alloc(%s) : memref<?xf32>
    memref.copy %b, %a : memref<?xf32> to memref<?xf32>
    scf.yield %a : memref<?xf32>
  } else {
    scf.yield %n : memref<?xf32>
  }
  scf.if %c {
    memref.copy %0, %n : memref<?xf32> to memref<?xf32>
  }
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @if(%arg0: memref<?xf32>, %arg1: index, %arg2: i1) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:     %0:2 = scf.if %arg2 -> (memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT:       %alloc_1 = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       memref.copy %alloc, %alloc_1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       memref.copy %alloc_1, %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %alloc_1, %alloc_1 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %arg0, %3 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     %intptr_0 = memref.extract_aligned_pointer_as_index %0#1 : memref<?xf32> -> index
// CHECK-NEXT:     %1 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT:     %2 = arith.andi %1, %arg2 : i1
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#1 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
// CHECK-NEXT:     %0 = scf.while : () -> memref<?xf32> {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       scf.condition(%arg2) %alloc : memref<?xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: memref<?xf32>):
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg3 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       memref.dealloc %base_buffer_0 : memref<f32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %0[%arg1] : memref<?xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @select(%s: index, %c: i1, %m: memref<?xf32>) -> memref<?xf32> {
  %b = memref.alloc(%s) : memref<?xf32>
  %0 = arith.select %c, %b, %m : memref<?xf32>
  %1 = memref.subview %0[0] [%s] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %2 = memref.cast %1 : memref<?xf32, strided<[1]>> to memref<?xf32>
  return %2 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: index, %arg1: i1, %arg2: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %0 = arith.select %arg1, %alloc, %arg2 : memref<?xf32>
// CHECK-NEXT:     %subview = memref.subview %0[0] [%arg0] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %1 = bufferization.clone %subview : memref<?xf32, strided<[1]>> to memref<?xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT:     return %1 : memref<?xf32>
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
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<*xf32> to memref<*xf32>
// CHECK-NEXT:     return %0 : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @par(%s: index, %c: i1, %m: memref<?xf32>) {
  scf.parallel (%i) = (%s) to (%s) step (%s) {
    %b = memref.alloc(%s) : memref<?xf32>
    memref.copy %b, %m : memref<?xf32> to memref<?xf32>
    scf.reduce
  }
  scf.forall (%i) in (%s) {
    %b = memref.alloc(%s) : memref<?xf32>
    memref.copy %b, %m : memref<?xf32> to memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @par(%arg0: index, %arg1: i1, %arg2: memref<?xf32>) {
// CHECK-NEXT:     scf.forall (%arg3) in (%arg0) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:       memref.copy %alloc, %arg2 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
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
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @multi(%m: memref<?xf32>, %c: i1) -> memref<?xf32> {
  %s = arith.constant 4 : index
  %b = memref.alloc(%s) : memref<?xf32>
  cf.cond_br %c, ^a, ^b
^a:
  return %b : memref<?xf32>
^b:
  return %m : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @multi(%arg0: memref<?xf32>, %arg1: i1) -> memref<?xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %0 = arith.xori %arg1, %true : i1
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xf32> -> index
// CHECK-NEXT:     %intptr_0 = memref.extract_aligned_pointer_as_index %cast : memref<?xf32> -> index
// CHECK-NEXT:     %1 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %cast : memref<?xf32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %2 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     return %2 : memref<?xf32>
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
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT:     %1 = arith.select %arg0, %arg0, %0 : i1
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2(%alloc, %0 : memref<2xf32>, i1)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     cf.br ^bb2(%alloc_0, %true : memref<2xf32>, i1)
// CHECK-NEXT:   ^bb2(%2: memref<2xf32>, %3: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %4 = scf.if %3 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %2 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %8 = bufferization.clone %2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %8 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = scf.if %1 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %alloc : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %8 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %8 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xf32> -> index
// CHECK-NEXT:     memref.store %intptr, %alloc_1[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_4 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     memref.store %intptr_4, %alloc_1[%c1] : memref<2xindex>
// CHECK-NEXT:     memref.store %1, %alloc_2[%c0] : memref<2xi1>
// CHECK-NEXT:     memref.store %3, %alloc_2[%c1] : memref<2xi1>
// CHECK-NEXT:     %intptr_5 = memref.extract_aligned_pointer_as_index %4 : memref<2xf32> -> index
// CHECK-NEXT:     memref.store %intptr_5, %alloc_3[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_6 = memref.extract_aligned_pointer_as_index %5 : memref<2xf32> -> index
// CHECK-NEXT:     memref.store %intptr_6, %alloc_3[%c1] : memref<2xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc_1 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_7 = memref.cast %alloc_2 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_8 = memref.cast %alloc_3 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %cast_11 = memref.cast %alloc_9 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_12 = memref.cast %alloc_10 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %6 = memref.load %alloc_9[%c0] : memref<2xi1>
// CHECK-NEXT:     scf.if %6 {
// CHECK-NEXT:       memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = memref.load %alloc_9[%c1] : memref<2xi1>
// CHECK-NEXT:     scf.if %7 {
// CHECK-NEXT:       memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<2xi1>
// CHECK-NEXT:     return %4, %5 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT:       memref.store %false, %arg4[%arg5] : memref<?xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg5 = %c0 to %dim step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg5] : memref<?xindex>
// CHECK-NEXT:       %1 = memref.load %arg2[%arg5] : memref<?xi1>
// CHECK-NEXT:       %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
// CHECK-NEXT:         %5 = memref.load %arg1[%arg6] : memref<?xindex>
// CHECK-NEXT:         %6 = arith.cmpi eq, %5, %0 : index
// CHECK-NEXT:         scf.if %6 {
// CHECK-NEXT:           %9 = memref.load %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT:           %10 = arith.ori %9, %1 : i1
// CHECK-NEXT:           memref.store %10, %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT:         }
// CHECK-NEXT:         %7 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT:         %8 = arith.andi %arg7, %7 : i1
// CHECK-NEXT:         scf.yield %8 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
// CHECK-NEXT:         %5 = memref.load %arg0[%arg6] : memref<?xindex>
// CHECK-NEXT:         %6 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT:         %7 = arith.andi %arg7, %6 : i1
// CHECK-NEXT:         scf.yield %7 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = arith.andi %3, %1 : i1
// CHECK-NEXT:       memref.store %4, %arg3[%arg5] : memref<?xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
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
// CHECK-NEXT:     cf.assert %arg1, "x"
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
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @p(%m: memref<2xf32>, %c: i1) -> memref<2xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m : memref<2xf32>
^bb2:
  %a = memref.alloc() : memref<2xf32>
  return %a : memref<2xf32>
}
func.func private @inf(%m: memref<2xf32>) -> memref<2xf32> {
  %c = arith.constant 1 : i32
  return %m : memref<2xf32>
}
func.func @ind(%m: memref<2xf32>) -> memref<2xf32> {
  %f = func.constant @inf : (memref<2xf32>) -> memref<2xf32>
  %0 = call_indirect %f(%m) : (memref<2xf32>) -> memref<2xf32>
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @p(%arg0: memref<2xf32>, %arg1: i1) -> memref<2xf32> {
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     return %0 : memref<2xf32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     return %alloc : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @inf(%arg0: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     return %0 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ind(%arg0: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT:     %0 = call @inf(%arg0) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     return %0 : memref<2xf32>
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
// CHECK-NEXT:     %0 = scf.index_switch %arg0 -> memref<2xf32>
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     %intptr_0 = memref.extract_aligned_pointer_as_index %0 : memref<2xf32> -> index
// CHECK-NEXT:     %1 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<2xf32>
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

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     return %arg0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%s: tensor<2xf32>, %m: memref<2xf32>) {
  bufferization.materialize_in_destination %s in writable %m : (tensor<2xf32>, memref<2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<2xf32>, %arg1: memref<2xf32>) {
// CHECK-NEXT:     bufferization.materialize_in_destination %arg0 in writable %arg1 : (tensor<2xf32>, memref<2xf32>) -> ()
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
// CHECK-NEXT:     %0 = vector.load %arg0[%arg2] : memref<2xf32>, vector<2xf32>
// CHECK-NEXT:     vector.store %0, %arg0[%arg2] : memref<2xf32>, vector<2xf32>
// CHECK-NEXT:     vector.print %0 : vector<2xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : index) outs(%arg3 : memref<1xindex>)
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
// CHECK-NEXT:     %0 = memref.atomic_rmw addf %arg1, %arg0[%arg2] : (f32, memref<2xf32>) -> f32
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

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
