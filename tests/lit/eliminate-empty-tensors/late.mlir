// RUN: pyopt --split-input-file --eliminate-empty-tensors %s | FileCheck %s

// Where the place in the destination is known late, and uses that are not on the way.

// Two insertions of what one empty tensor gives: each has its own place.

func.func @shared(%t: tensor<16xf32>, %f: f32, %g: f32) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.fill ins(%g : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert_slice %0 into %t[0] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %3 = tensor.insert_slice %1 into %2[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
  return %3 : tensor<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shared(%arg0: tensor<16xf32>, %arg1: f32, %arg2: f32) -> tensor<16xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1 into %arg0[0] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %inserted_slice[8] [4] [1] : tensor<16xf32> to tensor<4xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg2 : f32) outs(%extracted_slice_0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %inserted_slice_1 = tensor.insert_slice %2 into %inserted_slice[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     return %inserted_slice_1 : tensor<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A use that is not on the way stays.

func.func @shared_other(%t: tensor<16xf32>, %f: f32, %g: f32) -> (tensor<16xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.fill ins(%g : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert_slice %0 into %t[0] [4] [1] : tensor<4xf32> into tensor<16xf32>
  return %2, %1 : tensor<16xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shared_other(%arg0: tensor<16xf32>, %arg1: f32, %arg2: f32) -> (tensor<16xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1 into %arg0[0] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     return %inserted_slice, %2 : tensor<16xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// -----

// The destination may be late, too.

func.func @late_target(%t: tensor<?xf32>, %f: f32, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %u = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.insert_slice %0 into %u[%n] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @late_target(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg2) : tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %1[%arg2] [%arg2] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %2 into %1[%arg2] [%arg2] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing moves into a region.

func.func @in_region(%t: tensor<?xf32>, %f: f32, %i: index, %n: index, %c: i1) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = scf.if %c -> tensor<?xf32> {
    %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  } else {
    scf.yield %e : tensor<?xf32>
  }
  %y = arith.muli %i, %n : index
  %1 = tensor.insert_slice %r into %t[%y] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_region(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index, %arg3: index, %arg4: i1) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg3) : tensor<?xf32>
// CHECK-NEXT:     %1 = scf.if %arg4 -> (tensor<?xf32>) {
// CHECK-NEXT:       %3 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %3 : tensor<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = arith.muli %arg2, %arg3 : index
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1 into %arg0[%2] [%arg3] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_region_one(%t: tensor<?xf32>, %f: f32, %i: index, %n: index, %c: i1,
                         %q: tensor<?xf32>) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %w = arith.muli %i, %i : index
  %r = scf.if %c -> tensor<?xf32> {
    %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  } else {
    scf.yield %q : tensor<?xf32>
  }
  %y = arith.muli %i, %n : index
  %1 = tensor.insert_slice %r into %t[%y] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_region_one(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index, %arg3: index, %arg4: i1, %arg5: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg3) : tensor<?xf32>
// CHECK-NEXT:     %1 = arith.muli %arg2, %arg2 : index
// CHECK-NEXT:     %2 = scf.if %arg4 -> (tensor<?xf32>) {
// CHECK-NEXT:       %4 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %4 : tensor<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg5 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = arith.muli %arg2, %arg3 : index
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %2 into %arg0[%3] [%arg3] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
