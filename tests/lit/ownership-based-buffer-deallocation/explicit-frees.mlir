// RUN: pyopt --split-input-file --allow-unregistered-dialect --ownership-based-buffer-deallocation %s | FileCheck %s

// What a program frees itself, and blocks own anyway: they free it at their end. The reference has errors for these.

func.func @in_a_loop(%n: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc(%s) : memref<?xf32>
    %x = memref.load %a[%i] : memref<?xf32>
    memref.dealloc %a : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_a_loop(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       %0 = memref.load %alloc[%arg2] : memref<?xf32>
// CHECK-NEXT:       %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What calls give belongs to the caller; a function returns a clone of what it was passed.
func.func @give(%m: memref<8xf32>) -> memref<8xf32> {
  return %m : memref<8xf32>
}
func.func private @outside() -> memref<8xf32>
func.func @from_calls(%m: memref<8xf32>) {
  %a = call @give(%m) : (memref<8xf32>) -> memref<8xf32>
  %b = call @outside() : () -> memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  memref.dealloc %b : memref<8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @give(%arg0: memref<8xf32>) -> memref<8xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = scf.if %false -> (memref<8xf32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = bufferization.clone %arg0 : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:       scf.yield %2 : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %1 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%0 : memref<8xf32>)
// CHECK-NEXT:     return %0 : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @outside() -> memref<8xf32>
// CHECK-NEXT:   func.func @from_calls(%arg0: memref<8xf32>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = call @give(%arg0) : (memref<8xf32>) -> memref<8xf32>
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %1 = call @outside() : () -> memref<8xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Arrays of the sparse runtime library belong to the tensor.
func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64> attributes {llvm.emit_c_interface}
func.func private @sparsePositions0(!llvm.ptr, index)
    -> memref<?xindex> attributes {llvm.emit_c_interface}
func.func @library(%t: !llvm.ptr, %i: index) -> (f64, memref<?xindex>) {
  %v = call @sparseValuesF64(%t) : (!llvm.ptr) -> memref<?xf64>
  %p = call @sparsePositions0(%t, %i) : (!llvm.ptr, index) -> memref<?xindex>
  %0 = memref.load %v[%i] : memref<?xf64>
  return %0, %p : f64, memref<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparsePositions0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @library(%arg0: !llvm.ptr, %arg1: index) -> (f64, memref<?xindex>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = call @sparseValuesF64(%arg0) : (!llvm.ptr) -> memref<?xf64>
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %1 = call @sparsePositions0(%arg0, %arg1) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%arg1] : memref<?xf64>
// CHECK-NEXT:     %3 = scf.if %false_0 -> (memref<?xindex>) {
// CHECK-NEXT:       scf.yield %1 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %5 = bufferization.clone %1 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %5 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<?xf64> -> memref<f64>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %1 : memref<?xindex> -> memref<index>, index, index, index
// CHECK-NEXT:     %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %3 : memref<?xindex> -> memref<index>, index, index, index
// CHECK-NEXT:     %4 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f64>, memref<index>, memref<index>) if (%false, %false_0, %true) retain (%3 : memref<?xindex>)
// CHECK-NEXT:     return %2, %3 : f64, memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
