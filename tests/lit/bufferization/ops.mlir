// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Tensors with new buffers: by sizes, as a copy, with a hint and a memory space.
func.func @f(%n: index, %t: tensor<4x?xf32>) {
  %0 = bufferization.alloc_tensor(%n) : tensor<4x?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<4x?xf32>
  %2 = bufferization.alloc_tensor(%n) size_hint=%n {keep} : tensor<?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) size_hint=%n {memory_space = 3 : i64} : tensor<4x?xf32>
  %4 = "bufferization.alloc_tensor"(%n) <{
    operandSegmentSizes = array<i32: 1, 0, 0>,
    memory_space = "x"
  }> : (index) -> tensor<?xf32>
  %5 = "bufferization.alloc_tensor"() : () -> tensor<4xf32>
  bufferization.dealloc_tensor %t : tensor<4x?xf32>
  "bufferization.dealloc_tensor"(%t) {keep} : (tensor<4x?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: tensor<4x?xf32>) {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg0) : tensor<4x?xf32>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<4x?xf32>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%arg0) size_hint=%arg0 {keep} : tensor<?xf32>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor() copy(%arg1) size_hint=%arg0 {memory_space = 3 : i64} : tensor<4x?xf32>
// CHECK-NEXT:     %4 = bufferization.alloc_tensor(%arg0) {memory_space = "x"} : tensor<?xf32>
// CHECK-NEXT:     %5 = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT:     bufferization.dealloc_tensor %arg1 : tensor<4x?xf32>
// CHECK-NEXT:     bufferization.dealloc_tensor %arg1 {keep} : tensor<4x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, tensor<4x?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: tensor<4x?xf32>):
// GENERIC-NEXT:     %0 = "bufferization.alloc_tensor"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<4x?xf32>
// GENERIC-NEXT:     %1 = "bufferization.alloc_tensor"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4x?xf32>) -> tensor<4x?xf32>
// GENERIC-NEXT:     %2 = "bufferization.alloc_tensor"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> {keep} : (index, index) -> tensor<?xf32>
// GENERIC-NEXT:     %3 = "bufferization.alloc_tensor"(%arg1, %arg0) <{memory_space = 3 : i64, operandSegmentSizes = array<i32: 0, 1, 1>}> : (tensor<4x?xf32>, index) -> tensor<4x?xf32>
// GENERIC-NEXT:     %4 = "bufferization.alloc_tensor"(%arg0) <{memory_space = "x", operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf32>
// GENERIC-NEXT:     %5 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf32>
// GENERIC-NEXT:     "bufferization.dealloc_tensor"(%arg1) : (tensor<4x?xf32>) -> ()
// GENERIC-NEXT:     "bufferization.dealloc_tensor"(%arg1) {keep} : (tensor<4x?xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Clones, with the rank known or not.
func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>) {
  %0 = bufferization.clone %m : memref<4x?xf32> to memref<4x?xf32>
  %1 = bufferization.clone %u {keep} : memref<*xf32> to memref<4xf32>
  %2 = "bufferization.clone"(%m) : (memref<4x?xf32>) -> memref<4x?xf32, strided<[?, ?]>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>) {
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT:     %1 = bufferization.clone %arg1 {keep} : memref<*xf32> to memref<4xf32>
// CHECK-NEXT:     %2 = bufferization.clone %arg0 : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?]>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x?xf32>, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>):
// GENERIC-NEXT:     %0 = "bufferization.clone"(%arg0) : (memref<4x?xf32>) -> memref<4x?xf32>
// GENERIC-NEXT:     %1 = "bufferization.clone"(%arg1) {keep} : (memref<*xf32>) -> memref<4xf32>
// GENERIC-NEXT:     %2 = "bufferization.clone"(%arg0) : (memref<4x?xf32>) -> memref<4x?xf32, strided<[?, ?]>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// From buffers to tensors and back.
func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4x?xf32>, %w: tensor<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<4x?xf32> to tensor<4x?xf32>
  %1 = bufferization.to_tensor %m restrict : memref<4x?xf32> to tensor<4x?xf32>
  %2 = bufferization.to_tensor %m restrict writable {keep} : memref<4x?xf32> to tensor<4x?xf32>
  %3 = bufferization.to_tensor %u writable : memref<*xf32> to tensor<*xf32>
  %4 = "bufferization.to_tensor"(%m) <{restrict}> : (memref<4x?xf32>) -> tensor<4x?xf32>
  %5 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf32>
  %6 = bufferization.to_buffer %t read_only {keep}
      : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>, 2>
  %7 = bufferization.to_buffer %w : tensor<*xf32> to memref<*xf32>
  %8 = "bufferization.to_buffer"(%t) <{read_only}> : (tensor<4x?xf32>) -> memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: tensor<4x?xf32>, %arg3: tensor<*xf32>) {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %1 = bufferization.to_tensor %arg0 restrict : memref<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %2 = bufferization.to_tensor %arg0 restrict writable {keep} : memref<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %3 = bufferization.to_tensor %arg1 writable : memref<*xf32> to tensor<*xf32>
// CHECK-NEXT:     %4 = bufferization.to_tensor %arg0 restrict : memref<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %5 = bufferization.to_buffer %arg2 : tensor<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT:     %6 = bufferization.to_buffer %arg2 read_only {keep} : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>, 2>
// CHECK-NEXT:     %7 = bufferization.to_buffer %arg3 : tensor<*xf32> to memref<*xf32>
// CHECK-NEXT:     %8 = bufferization.to_buffer %arg2 read_only : tensor<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x?xf32>, memref<*xf32>, tensor<4x?xf32>, tensor<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: tensor<4x?xf32>, %arg3: tensor<*xf32>):
// GENERIC-NEXT:     %0 = "bufferization.to_tensor"(%arg0) : (memref<4x?xf32>) -> tensor<4x?xf32>
// GENERIC-NEXT:     %1 = "bufferization.to_tensor"(%arg0) <{restrict}> : (memref<4x?xf32>) -> tensor<4x?xf32>
// GENERIC-NEXT:     %2 = "bufferization.to_tensor"(%arg0) <{restrict, writable}> {keep} : (memref<4x?xf32>) -> tensor<4x?xf32>
// GENERIC-NEXT:     %3 = "bufferization.to_tensor"(%arg1) <{writable}> : (memref<*xf32>) -> tensor<*xf32>
// GENERIC-NEXT:     %4 = "bufferization.to_tensor"(%arg0) <{restrict}> : (memref<4x?xf32>) -> tensor<4x?xf32>
// GENERIC-NEXT:     %5 = "bufferization.to_buffer"(%arg2) : (tensor<4x?xf32>) -> memref<4x?xf32>
// GENERIC-NEXT:     %6 = "bufferization.to_buffer"(%arg2) <{read_only}> {keep} : (tensor<4x?xf32>) -> memref<4x?xf32, strided<[?, ?], offset: ?>, 2>
// GENERIC-NEXT:     %7 = "bufferization.to_buffer"(%arg3) : (tensor<*xf32>) -> memref<*xf32>
// GENERIC-NEXT:     %8 = "bufferization.to_buffer"(%arg2) <{read_only}> : (tensor<4x?xf32>) -> memref<4x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Contents that shall end up in a tensor's buffer or in a given one.
func.func @f(%t: tensor<4x?xf32>, %s: tensor<?x5xf32>, %m: memref<4x?xf32>, %u: memref<*xf32>,
             %w: tensor<*xf32>) {
  %0 = bufferization.materialize_in_destination %t in %s
      : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<?x5xf32>
  bufferization.materialize_in_destination %t in writable %m
      : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  bufferization.materialize_in_destination %w in restrict writable %u {keep}
      : (tensor<*xf32>, memref<*xf32>) -> ()
  "bufferization.materialize_in_destination"(%t, %m) <{writable}>
      : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<?x5xf32>, %arg2: memref<4x?xf32>, %arg3: memref<*xf32>, %arg4: tensor<*xf32>) {
// CHECK-NEXT:     %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<?x5xf32>
// CHECK-NEXT:     bufferization.materialize_in_destination %arg0 in writable %arg2 : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
// CHECK-NEXT:     bufferization.materialize_in_destination %arg4 in restrict writable %arg3 {keep} : (tensor<*xf32>, memref<*xf32>) -> ()
// CHECK-NEXT:     bufferization.materialize_in_destination %arg0 in writable %arg2 : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<?x5xf32>, memref<4x?xf32>, memref<*xf32>, tensor<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<?x5xf32>, %arg2: memref<4x?xf32>, %arg3: memref<*xf32>, %arg4: tensor<*xf32>):
// GENERIC-NEXT:     %0 = "bufferization.materialize_in_destination"(%arg0, %arg1) : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<?x5xf32>
// GENERIC-NEXT:     "bufferization.materialize_in_destination"(%arg0, %arg2) <{writable}> : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
// GENERIC-NEXT:     "bufferization.materialize_in_destination"(%arg4, %arg3) <{restrict, writable}> {keep} : (tensor<*xf32>, memref<*xf32>) -> ()
// GENERIC-NEXT:     "bufferization.materialize_in_destination"(%arg0, %arg2) <{writable}> : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Conditional deallocation; what is retained gives a result each.
func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %u : memref<4x?xf32>, memref<*xf32>) if (%c, %d)
  %0:2 = bufferization.dealloc (%m : memref<4x?xf32>) if (%c)
      retain (%m, %u : memref<4x?xf32>, memref<*xf32>) {keep}
  bufferization.dealloc
  %1 = bufferization.dealloc retain (%m : memref<4x?xf32>)
  %2 = "bufferization.dealloc"(%m, %c, %u) <{operandSegmentSizes = array<i32: 1, 1, 1>}>
      : (memref<4x?xf32>, i1, memref<*xf32>) -> i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: i1, %arg3: i1) {
// CHECK-NEXT:     bufferization.dealloc (%arg0, %arg1 : memref<4x?xf32>, memref<*xf32>) if (%arg2, %arg3)
// CHECK-NEXT:     %0:2 = bufferization.dealloc (%arg0 : memref<4x?xf32>) if (%arg2) retain (%arg0, %arg1 : memref<4x?xf32>, memref<*xf32>) {keep}
// CHECK-NEXT:     bufferization.dealloc
// CHECK-NEXT:     %1 = bufferization.dealloc retain (%arg0 : memref<4x?xf32>)
// CHECK-NEXT:     %2 = bufferization.dealloc (%arg0 : memref<4x?xf32>) if (%arg2) retain (%arg1 : memref<*xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x?xf32>, memref<*xf32>, i1, i1) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: i1, %arg3: i1):
// GENERIC-NEXT:     "bufferization.dealloc"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<4x?xf32>, memref<*xf32>, i1, i1) -> ()
// GENERIC-NEXT:     %0:2 = "bufferization.dealloc"(%arg0, %arg2, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 2>}> {keep} : (memref<4x?xf32>, i1, memref<4x?xf32>, memref<*xf32>) -> (i1, i1)
// GENERIC-NEXT:     "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// GENERIC-NEXT:     %1 = "bufferization.dealloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<4x?xf32>) -> i1
// GENERIC-NEXT:     %2 = "bufferization.dealloc"(%arg0, %arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4x?xf32>, i1, memref<*xf32>) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
