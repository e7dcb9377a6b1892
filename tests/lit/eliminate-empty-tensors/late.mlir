// RUN: pyopt --split-input-file --eliminate-empty-tensors %s | FileCheck %s

// Where the place in the destination is known late, and uses that are not on the way.

// Two insertions of what one empty tensor gives: each has its own place.

// What is needed moves in front of the use, as far as it is behind.

func.func @late(%t: tensor<?xf32>, %f: f32, %i: index, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %x = arith.muli %n, %n : index
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %y = arith.muli %i, %n : index
  %o = arith.addi %i, %y : index
  %1 = tensor.insert_slice %0 into %t[%o] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @late(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg3) : tensor<?xf32>
// CHECK-NEXT:     %1 = arith.muli %arg3, %arg3 : index
// CHECK-NEXT:     %2 = arith.muli %arg2, %arg3 : index
// CHECK-NEXT:     %3 = arith.addi %arg2, %2 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%3] [%arg3] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %4 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %4 into %arg0[%3] [%arg3] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The operand that is only read stays.

func.func @late_twice(%t: tensor<?xf32>, %f: f32, %i: index, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %z = linalg.exp ins(%e : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %x = arith.muli %n, %n : index
  %0 = linalg.fill ins(%f : f32) outs(%z : tensor<?xf32>) -> tensor<?xf32>
  %y = arith.muli %i, %n : index
  %o = arith.addi %i, %y : index
  %1 = tensor.insert_slice %0 into %t[%o] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @late_twice(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg3) : tensor<?xf32>
// CHECK-NEXT:     %1 = arith.muli %arg2, %arg3 : index
// CHECK-NEXT:     %2 = arith.addi %arg2, %1 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%2] [%arg3] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %3 = linalg.exp ins(%0 : tensor<?xf32>) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %4 = arith.muli %arg3, %arg3 : index
// CHECK-NEXT:     %5 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %5 into %arg0[%2] [%arg3] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Loads do not move.

func.func @loaded(%t: tensor<?xf32>, %f: f32, %m: memref<index>, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %o = memref.load %m[] : memref<index>
  %1 = tensor.insert_slice %0 into %t[%o] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @loaded(%arg0: tensor<?xf32>, %arg1: f32, %arg2: memref<index>, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg3) : tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %2 = memref.load %arg2[] : memref<index>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1 into %arg0[%2] [%arg3] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The size comes of what is computed.

func.func @from_result(%t: tensor<?xf32>, %f: f32, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  %1 = tensor.insert_slice %0 into %t[%n] [%d] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_result(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty(%arg2) : tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %dim = tensor.dim %1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1 into %arg0[%arg2] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
