// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --canonicalize="max-num-rewrites=1 max-iterations=1" | FileCheck %s --check-prefix=ONE
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --canonicalize="max-num-rewrites=1 max-iterations=2" | FileCheck %s --check-prefix=TWO
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --canonicalize="enable-patterns=NoSuchPattern" | FileCheck %s --check-prefix=NONE

// The rule for the selection is the one that counts: folds, and what changes an op as a fold does, are for free.

func.func @folds_are_free(%x: i32, %c: i1) -> (i1, i1, i32, i32) {
  %c5 = arith.constant 5 : i32
  %true = arith.constant true
  %0 = arith.cmpi slt, %c5, %x : i32
  %1 = arith.cmpi ne, %x, %x : i32
  %2 = arith.muli %c5, %x : i32
  %3 = arith.xori %c, %true : i1
  %4 = arith.select %3, %x, %2 : i32
  %5 = arith.xori %4, %c5 : i32
  %6 = arith.subi %5, %c5 : i32
  %7 = arith.subi %6, %c5 : i32
  return %0, %1, %4, %7 : i1, i1, i32, i32
}

// ONE: module {
// ONE-NEXT:   func.func @folds_are_free(%arg0: i32, %arg1: i1) -> (i1, i1, i32, i32) {
// ONE-NEXT:     %c5_i32 = arith.constant 5 : i32
// ONE-NEXT:     %0 = arith.cmpi sgt, %arg0, %c5_i32 : i32
// ONE-NEXT:     %false = arith.constant false
// ONE-NEXT:     %1 = arith.muli %arg0, %c5_i32 : i32
// ONE-NEXT:     %2 = arith.select %arg1, %1, %arg0 : i32
// ONE-NEXT:     %3 = arith.xori %2, %c5_i32 : i32
// ONE-NEXT:     %4 = arith.subi %3, %c5_i32 : i32
// ONE-NEXT:     %5 = arith.subi %4, %c5_i32 : i32
// ONE-NEXT:     return %0, %false, %2, %5 : i1, i1, i32, i32
// ONE-NEXT:   }
// ONE-NEXT: }
// TWO: module {
// TWO-NEXT:   func.func @folds_are_free(%arg0: i32, %arg1: i1) -> (i1, i1, i32, i32) {
// TWO-NEXT:     %false = arith.constant false
// TWO-NEXT:     %c5_i32 = arith.constant 5 : i32
// TWO-NEXT:     %0 = arith.cmpi sgt, %arg0, %c5_i32 : i32
// TWO-NEXT:     %1 = arith.muli %arg0, %c5_i32 : i32
// TWO-NEXT:     %2 = arith.select %arg1, %1, %arg0 : i32
// TWO-NEXT:     %3 = arith.xori %2, %c5_i32 : i32
// TWO-NEXT:     %c10_i32 = arith.constant 10 : i32
// TWO-NEXT:     %4 = arith.subi %3, %c10_i32 : i32
// TWO-NEXT:     return %0, %false, %2, %4 : i1, i1, i32, i32
// TWO-NEXT:   }
// TWO-NEXT: }
// NONE: module {
// NONE-NEXT:   func.func @folds_are_free(%arg0: i32, %arg1: i1) -> (i1, i1, i32, i32) {
// NONE-NEXT:     %false = arith.constant false
// NONE-NEXT:     %c5_i32 = arith.constant 5 : i32
// NONE-NEXT:     %true = arith.constant true
// NONE-NEXT:     %0 = arith.cmpi sgt, %arg0, %c5_i32 : i32
// NONE-NEXT:     %1 = arith.muli %arg0, %c5_i32 : i32
// NONE-NEXT:     %2 = arith.xori %arg1, %true : i1
// NONE-NEXT:     %3 = arith.select %2, %arg0, %1 : i32
// NONE-NEXT:     %4 = arith.xori %3, %c5_i32 : i32
// NONE-NEXT:     %5 = arith.subi %4, %c5_i32 : i32
// NONE-NEXT:     %6 = arith.subi %5, %c5_i32 : i32
// NONE-NEXT:     return %0, %false, %3, %6 : i1, i1, i32, i32
// NONE-NEXT:   }
// NONE-NEXT: }

// -----

// Constants become part of a slice list by list: offsets, sizes, strides.

func.func @slices(%t: tensor<?x?xf32>, %s: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.extract_slice %t[%c1, 0] [%c3, %c3] [%c3, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %s into %0[%c1, 0] [%c3, %c3] [1, %c1]
      : tensor<?x?xf32> into tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// ONE: module {
// ONE-NEXT:   func.func @slices(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// ONE-NEXT:     %c1 = arith.constant 1 : index
// ONE-NEXT:     %c3 = arith.constant 3 : index
// ONE-NEXT:     %extracted_slice = tensor.extract_slice %arg0[1, 0] [%c3, %c3] [%c3, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// ONE-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %extracted_slice[%c1, 0] [%c3, %c3] [1, %c1] : tensor<?x?xf32> into tensor<?x?xf32>
// ONE-NEXT:     return %extracted_slice, %inserted_slice : tensor<?x?xf32>, tensor<?x?xf32>
// ONE-NEXT:   }
// ONE-NEXT: }
// TWO: module {
// TWO-NEXT:   func.func @slices(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// TWO-NEXT:     %c1 = arith.constant 1 : index
// TWO-NEXT:     %c3 = arith.constant 3 : index
// TWO-NEXT:     %extracted_slice = tensor.extract_slice %arg0[1, 0] [3, 3] [%c3, 1] : tensor<?x?xf32> to tensor<3x3xf32>
// TWO-NEXT:     %cast = tensor.cast %extracted_slice : tensor<3x3xf32> to tensor<?x?xf32>
// TWO-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %cast[%c1, 0] [%c3, %c3] [1, %c1] : tensor<?x?xf32> into tensor<?x?xf32>
// TWO-NEXT:     return %cast, %inserted_slice : tensor<?x?xf32>, tensor<?x?xf32>
// TWO-NEXT:   }
// TWO-NEXT: }
// NONE: module {
// NONE-NEXT:   func.func @slices(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// NONE-NEXT:     %c1 = arith.constant 1 : index
// NONE-NEXT:     %c3 = arith.constant 3 : index
// NONE-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%c1, 0] [%c3, %c3] [%c3, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// NONE-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %extracted_slice[%c1, 0] [%c3, %c3] [1, %c1] : tensor<?x?xf32> into tensor<?x?xf32>
// NONE-NEXT:     return %extracted_slice, %inserted_slice : tensor<?x?xf32>, tensor<?x?xf32>
// NONE-NEXT:   }
// NONE-NEXT: }

// -----

// What a dead loop gives back stays until the loop is gone, and the constant in front with it.

func.func @needed_by_the_dead(%x: i32, %a: index, %b: index, %s: index, %k: i1) -> (index, i1, i1) {
  %0 = arith.cmpi sgt, %x, %x : i32
  %c0 = arith.constant 0 : index
  %1:2 = scf.for %i = %a to %c0 step %s iter_args(%p = %k, %q = %0) -> (i1, i1) {
    %2 = scf.for %j = %a to %b step %s iter_args(%r = %p) -> (i1) {
      %false = arith.constant false
      scf.yield %false : i1
    }
    scf.yield %0, %0 : i1, i1
  }
  return %c0, %1#0, %1#1 : index, i1, i1
}

// ONE: module {
// ONE-NEXT:   func.func @needed_by_the_dead(%arg0: i32, %arg1: index, %arg2: index, %arg3: index, %arg4: i1) -> (index, i1, i1) {
// ONE-NEXT:     %false = arith.constant false
// ONE-NEXT:     %c0 = arith.constant 0 : index
// ONE-NEXT:     %false_0 = arith.constant false
// ONE-NEXT:     %0:2 = scf.for %arg5 = %arg1 to %c0 step %arg3 iter_args(%arg6 = %arg4, %arg7 = %false_0) -> (i1, i1) {
// ONE-NEXT:       scf.yield %false_0, %false_0 : i1, i1
// ONE-NEXT:     }
// ONE-NEXT:     return %c0, %0#0, %false_0 : index, i1, i1
// ONE-NEXT:   }
// ONE-NEXT: }
// TWO: module {
// TWO-NEXT:   func.func @needed_by_the_dead(%arg0: i32, %arg1: index, %arg2: index, %arg3: index, %arg4: i1) -> (index, i1, i1) {
// TWO-NEXT:     %false = arith.constant false
// TWO-NEXT:     %c0 = arith.constant 0 : index
// TWO-NEXT:     %0 = scf.for %arg5 = %arg1 to %c0 step %arg3 iter_args(%arg6 = %arg4) -> (i1) {
// TWO-NEXT:       scf.yield %false : i1
// TWO-NEXT:     }
// TWO-NEXT:     return %c0, %0, %false : index, i1, i1
// TWO-NEXT:   }
// TWO-NEXT: }
// NONE: module {
// NONE-NEXT:   func.func @needed_by_the_dead(%arg0: i32, %arg1: index, %arg2: index, %arg3: index, %arg4: i1) -> (index, i1, i1) {
// NONE-NEXT:     %c0 = arith.constant 0 : index
// NONE-NEXT:     %false = arith.constant false
// NONE-NEXT:     %0:2 = scf.for %arg5 = %arg1 to %c0 step %arg3 iter_args(%arg6 = %arg4, %arg7 = %false) -> (i1, i1) {
// NONE-NEXT:       scf.yield %false, %false : i1, i1
// NONE-NEXT:     }
// NONE-NEXT:     return %c0, %0#0, %0#1 : index, i1, i1
// NONE-NEXT:   }
// NONE-NEXT: }

// -----

// An op of whose results all are known is asked once more, and gone before the allocation is left with its store.

func.func @known_metadata(%n: index, %v: i32) -> (index, index, index) {
  %m = memref.alloc(%n) : memref<5x?x4xi32>
  %c3 = arith.constant 3 : index
  memref.store %v, %m[%n, %n, %c3] : memref<5x?x4xi32>
  %base, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %m
      : memref<5x?x4xi32> -> memref<i32>, index, index, index, index, index, index, index
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<5x?x4xi32>
  return %d, %sizes#2, %strides#2 : index, index, index
}

// ONE: module {
// ONE-NEXT:   func.func @known_metadata(%arg0: index, %arg1: i32) -> (index, index, index) {
// ONE-NEXT:     %c4 = arith.constant 4 : index
// ONE-NEXT:     %c1 = arith.constant 1 : index
// ONE-NEXT:     %c5 = arith.constant 5 : index
// ONE-NEXT:     return %c5, %c4, %c1 : index, index, index
// ONE-NEXT:   }
// ONE-NEXT: }
// TWO: module {
// TWO-NEXT:   func.func @known_metadata(%arg0: index, %arg1: i32) -> (index, index, index) {
// TWO-NEXT:     %c4 = arith.constant 4 : index
// TWO-NEXT:     %c1 = arith.constant 1 : index
// TWO-NEXT:     %c5 = arith.constant 5 : index
// TWO-NEXT:     return %c5, %c4, %c1 : index, index, index
// TWO-NEXT:   }
// TWO-NEXT: }
// NONE: module {
// NONE-NEXT:   func.func @known_metadata(%arg0: index, %arg1: i32) -> (index, index, index) {
// NONE-NEXT:     %c5 = arith.constant 5 : index
// NONE-NEXT:     %c1 = arith.constant 1 : index
// NONE-NEXT:     %c4 = arith.constant 4 : index
// NONE-NEXT:     %c3 = arith.constant 3 : index
// NONE-NEXT:     %alloc = memref.alloc(%arg0) : memref<5x?x4xi32>
// NONE-NEXT:     memref.store %arg1, %alloc[%arg0, %arg0, %c3] : memref<5x?x4xi32>
// NONE-NEXT:     return %c5, %c4, %c1 : index, index, index
// NONE-NEXT:   }
// NONE-NEXT: }
