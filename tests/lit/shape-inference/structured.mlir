// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// Parallel loops over tensors: what the body works on, and the result, have the shape of the output.

func.func @forall(%a: tensor<16x8xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<16x8xf32> to tensor<?x?xf32>
  %1 = scf.forall (%i) in (4) shared_outs(%o = %0) -> (tensor<?x?xf32>) {
    %s = tensor.extract_slice %o[%i, 0] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
    %e = math.exp %s : tensor<4x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i, 0] [4, 8] [1, 1]
          : tensor<4x8xf32> into tensor<?x?xf32>
    }
  }
  %2 = math.exp %1 : tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%arg0: tensor<16x8xf32>, %arg1: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg0) -> (tensor<16x8xf32>) {
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %arg3[%arg2, 0] [4, 8] [1, 1] : tensor<16x8xf32> to tensor<4x8xf32>
// CHECK-NEXT:       %2 = math.exp %extracted_slice : tensor<4x8xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %2 into %arg3[%arg2, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<16x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = math.exp %0 : tensor<16x8xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<16x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A reduction keeps its types: what is combined needs one type everywhere.

func.func @par(%a: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%0) -> tensor<?xf32> {
    %e = math.exp %0 : tensor<?xf32>
    scf.reduce(%e : tensor<?xf32>) {
    ^bb0(%l: tensor<?xf32>, %r: tensor<?xf32>):
      %s = arith.addf %l, %r : tensor<?xf32>
      scf.reduce.return %s : tensor<?xf32>
    }
  }
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @par(%arg0: tensor<4xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = scf.parallel (%arg2) = (%c0) to (%arg1) step (%c1) init (%cast) -> tensor<?xf32> {
// CHECK-NEXT:       %1 = math.exp %arg0 : tensor<4xf32>
// CHECK-NEXT:       %cast_0 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:       scf.reduce(%cast_0 : tensor<?xf32>) {
// CHECK-NEXT:       ^bb0(%arg3: tensor<?xf32>, %arg4: tensor<?xf32>):
// CHECK-NEXT:         %2 = arith.addf %arg3, %arg4 : tensor<?xf32>
// CHECK-NEXT:         scf.reduce.return %2 : tensor<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing but insertions may stand where scf.forall ends: a cast comes before.

func.func @insertions(%t: tensor<4x4xf32>, %s: tensor<2x?xf32>, %n: index) -> tensor<4x4xf32> {
  %a = tensor.cast %s : tensor<2x?xf32> to tensor<?x?xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %t) -> (tensor<4x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%k, 0] [%n, %n] [1, 1]
          : tensor<?x?xf32> into tensor<4x4xf32>
    }
  }
  return %0 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insertions(%arg0: tensor<4x4xf32>, %arg1: tensor<2x?xf32>, %arg2: index) -> tensor<4x4xf32> {
// CHECK-NEXT:     %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<4x4xf32>) {
// CHECK-NEXT:       %cast = tensor.cast %arg1 : tensor<2x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %cast into %arg4[%arg3, 0] [%arg2, %arg2] [1, 1] : tensor<?x?xf32> into tensor<4x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
