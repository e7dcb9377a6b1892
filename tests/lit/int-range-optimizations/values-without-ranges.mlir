// RUN: pyopt --split-input-file --allow-unregistered-dialect --int-range-optimizations %s | FileCheck %s

// Values without a range, of tensors and buffers, that branches and loops hand on.
func.func private @ext(tensor<4xf32>) -> tensor<4xf32>
func.func @branches(%t: tensor<16xf32>, %c: i1) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %t) -> (tensor<16xf32>) {
    %o = arith.muli %i, %c4 : index
    %s = tensor.extract_slice %a[%o] [4] [1] : tensor<16xf32> to tensor<4xf32>
    %q = scf.if %c -> (tensor<4xf32>) {
      scf.yield %s : tensor<4xf32>
    } else {
      %g = func.call @ext(%s) : (tensor<4xf32>) -> tensor<4xf32>
      scf.yield %g : tensor<4xf32>
    }
    %b = tensor.insert_slice %q into %a[%o] [4] [1] : tensor<4xf32> into tensor<16xf32>
    scf.yield %b : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ext(tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   func.func @branches(%arg0: tensor<16xf32>, %arg1: i1) -> tensor<16xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %arg0) -> (tensor<16xf32>) {
// CHECK-NEXT:       %1 = arith.muli %arg2, %c4 : index
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %arg3[%1] [4] [1] : tensor<16xf32> to tensor<4xf32>
// CHECK-NEXT:       %2 = scf.if %arg1 -> (tensor<4xf32>) {
// CHECK-NEXT:         scf.yield %extracted_slice : tensor<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %3 = func.call @ext(%extracted_slice) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:         scf.yield %3 : tensor<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %inserted_slice = tensor.insert_slice %2 into %arg3[%1] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:       scf.yield %inserted_slice : tensor<16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(memref<?xf32>)
func.func @buffers(%n: index, %c: i1) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %s = arith.select %c, %a, %b : memref<?xf32>
  func.call @use(%s) : (memref<?xf32>) -> ()
  %r = scf.if %c -> (memref<?xf32>) {
    %x = memref.alloc(%n) : memref<?xf32>
    scf.yield %x : memref<?xf32>
  } else {
    scf.yield %a : memref<?xf32>
  }
  %f = scf.for %i = %c0 to %n step %c1 iter_args(%m = %r) -> (memref<?xf32>) {
    %y = memref.alloc(%i) : memref<?xf32>
    func.call @use(%m) : (memref<?xf32>) -> ()
    scf.yield %y : memref<?xf32>
  }
  return %f : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(memref<?xf32>)
// CHECK-NEXT:   func.func @buffers(%arg0: index, %arg1: i1) -> memref<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %0 = arith.select %arg1, %alloc, %alloc_0 : memref<?xf32>
// CHECK-NEXT:     call @use(%0) : (memref<?xf32>) -> ()
// CHECK-NEXT:     %1 = scf.if %arg1 -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc_1 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:       scf.yield %alloc_1 : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %1) -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc_1 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT:       func.call @use(%arg3) : (memref<?xf32>) -> ()
// CHECK-NEXT:       scf.yield %alloc_1 : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
