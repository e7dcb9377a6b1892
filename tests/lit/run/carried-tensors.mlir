// RUN: pyopt-run %s --entry powers --arg 3 | FileCheck %s --check-prefix=CUBE
// RUN: pyopt-run %s --entry powers --arg 0 | FileCheck %s --check-prefix=SAME
// RUN: pyopt --linalg-generalize-named-ops --sparsification-and-bufferization --buffer-deallocation-pipeline %s | pyopt-run --entry powers --arg 3 --check-leaks | FileCheck %s --check-prefix=CUBE
// RUN: pyopt --linalg-generalize-named-ops --sparsification-and-bufferization --buffer-deallocation-pipeline %s | pyopt-run --entry powers --arg 0 --check-leaks | FileCheck %s --check-prefix=SAME
// RUN: pyopt --linalg-generalize-named-ops --sparsification-and-bufferization --buffer-deallocation-pipeline %s | pyopt-run --entry ranks --arg 3 --check-leaks | FileCheck %s --check-prefix=RANKS
// RUN: pyopt --linalg-generalize-named-ops --sparsification-and-bufferization --buffer-deallocation-pipeline %s | pyopt-run --entry swapped --arg 3 --check-leaks | FileCheck %s --check-prefix=SWAPPED
// RUN: pyopt --linalg-generalize-named-ops --sparsification-and-bufferization --buffer-deallocation-pipeline %s | pyopt-run --entry chosen --arg 0 --check-leaks | FileCheck %s --check-prefix=ZERO
// RUN: pyopt --linalg-generalize-named-ops --sparsification-and-bufferization --buffer-deallocation-pipeline %s | pyopt-run --entry chosen --arg 1 --check-leaks | FileCheck %s --check-prefix=ONE
// RUN: pyopt --linalg-generalize-named-ops --sparsification-and-bufferization --buffer-deallocation-pipeline %s | pyopt-run --entry chosen --arg 5 --check-leaks | FileCheck %s --check-prefix=SAME
// RUN: pyopt --sparsification-and-bufferization %s | FileCheck %s --check-prefix=BUFFERS
// RUN: not pyopt --sparsification-and-bufferization=reference-exact=true %s 2>&1 | FileCheck %s --check-prefix=EXACT

// Loops and branches that carry tensors which they make: sparse matrices, dense vectors, in another order too.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func private @matrix() -> tensor<3x3xi32, #CSR> {
  %dense = arith.constant dense<[[1, 2, 0], [0, 0, 3], [0, 1, 0]]> : tensor<3x3xi32>
  %a = sparse_tensor.convert %dense : tensor<3x3xi32> to tensor<3x3xi32, #CSR>
  return %a : tensor<3x3xi32, #CSR>
}

func.func private @times(%a: tensor<3x3xi32, #CSR>, %b: tensor<3x3xi32, #CSR>)
    -> tensor<3x3xi32, #CSR> {
  %empty = tensor.empty() : tensor<3x3xi32, #CSR>
  %0 = linalg.matmul
      ins(%a, %b : tensor<3x3xi32, #CSR>, tensor<3x3xi32, #CSR>)
      outs(%empty : tensor<3x3xi32, #CSR>) -> tensor<3x3xi32, #CSR>
  return %0 : tensor<3x3xi32, #CSR>
}

// An scf.while makes the power, by an scf.for that carries the first factor.
// CUBE: {{\[\[}}1, 8, 6],
// CUBE-NEXT: [0, 0, 9],
// CUBE-NEXT: [0, 3, 0]]
// SAME: {{\[\[}}1, 2, 0],
// SAME-NEXT: [0, 0, 3],
// SAME-NEXT: [0, 1, 0]]
// EXACT: error: Yield operand #0 is not equivalent to the corresponding iter bbArg
func.func @powers(%n: index) -> tensor<3x3xi32> {
  %c1 = arith.constant 1 : index
  %a = func.call @matrix() : () -> tensor<3x3xi32, #CSR>
  %power, %behind = scf.while (%p = %a, %k = %c1)
      : (tensor<3x3xi32, #CSR>, index) -> (tensor<3x3xi32, #CSR>, index) {
    %again = arith.cmpi ult, %k, %n : index
    scf.condition(%again) %p, %k : tensor<3x3xi32, #CSR>, index
  } do {
  ^bb0(%p: tensor<3x3xi32, #CSR>, %k: index):
    %next = arith.addi %k, %c1 : index
    %q = scf.for %i = %k to %next step %c1 iter_args(%f = %a) -> tensor<3x3xi32, #CSR> {
      %r = func.call @times(%f, %p)
          : (tensor<3x3xi32, #CSR>, tensor<3x3xi32, #CSR>) -> tensor<3x3xi32, #CSR>
      scf.yield %r : tensor<3x3xi32, #CSR>
    }
    scf.yield %q, %next : tensor<3x3xi32, #CSR>, index
  }
  %0 = sparse_tensor.convert %power : tensor<3x3xi32, #CSR> to tensor<3x3xi32>
  return %0 : tensor<3x3xi32>
}

// A dense vector is made anew; only the constant is copied, once.
// RANKS: [65, 45, 12]
// BUFFERS-LABEL: func.func @ranks
// BUFFERS: scf.for {{.*}} iter_args(%[[carried:.*]] = %{{.*}}) -> (memref<3xi32>)
// BUFFERS-NEXT: %[[new:.*]] = memref.alloc()
// BUFFERS-NEXT: linalg.fill
// BUFFERS-NOT: memref.copy
// BUFFERS: scf.yield %[[new]]
// BUFFERS: return
func.func @ranks(%n: index) -> tensor<3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %x = arith.constant dense<[3, 4, 5]> : tensor<3xi32>
  %a = func.call @matrix() : () -> tensor<3x3xi32, #CSR>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> tensor<3xi32> {
    %empty = tensor.empty() : tensor<3xi32>
    %zeros = linalg.fill ins(%zero : i32) outs(%empty : tensor<3xi32>) -> tensor<3xi32>
    %next = linalg.matvec
        ins(%a, %y : tensor<3x3xi32, #CSR>, tensor<3xi32>)
        outs(%zeros : tensor<3xi32>) -> tensor<3xi32>
    scf.yield %next : tensor<3xi32>
  }
  return %r : tensor<3xi32>
}

// Two matrices trade places, and one of them is new: A, A, then A, A^2, then A^2, A^3, then A^3, A^5.
// SWAPPED: {{\[\[}}1, 8, 6],
// SWAPPED-NEXT: [0, 0, 9],
// SWAPPED-NEXT: [0, 3, 0]]
// SWAPPED-NEXT: {{\[\[ *}}1, 26, 24],
// SWAPPED-NEXT: [ 0, 0, 27],
// SWAPPED-NEXT: [ 0, 9, 0]]
func.func @swapped(%n: index) -> (tensor<3x3xi32>, tensor<3x3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = func.call @matrix() : () -> tensor<3x3xi32, #CSR>
  %r:2 = scf.for %i = %c0 to %n step %c1
      iter_args(%a = %first, %b = %first) -> (tensor<3x3xi32, #CSR>, tensor<3x3xi32, #CSR>) {
    %p = func.call @times(%a, %b)
        : (tensor<3x3xi32, #CSR>, tensor<3x3xi32, #CSR>) -> tensor<3x3xi32, #CSR>
    scf.yield %b, %p : tensor<3x3xi32, #CSR>, tensor<3x3xi32, #CSR>
  }
  %0 = sparse_tensor.convert %r#0 : tensor<3x3xi32, #CSR> to tensor<3x3xi32>
  %1 = sparse_tensor.convert %r#1 : tensor<3x3xi32, #CSR> to tensor<3x3xi32>
  return %0, %1 : tensor<3x3xi32>, tensor<3x3xi32>
}

// scf.index_switch, scf.execute_region and branches to blocks.
// ZERO: {{\[\[}}1, 2, 6],
// ZERO-NEXT: [0, 3, 0],
// ZERO-NEXT: [0, 0, 3]]
// ONE: {{\[\[}}1, 8, 6],
// ONE-NEXT: [0, 0, 9],
// ONE-NEXT: [0, 3, 0]]
func.func @chosen(%choice: index) -> tensor<3x3xi32> {
  %c1 = arith.constant 1 : index
  %a = func.call @matrix() : () -> tensor<3x3xi32, #CSR>
  %b = scf.index_switch %choice -> tensor<3x3xi32, #CSR>
  case 0 {
    %square = func.call @times(%a, %a)
        : (tensor<3x3xi32, #CSR>, tensor<3x3xi32, #CSR>) -> tensor<3x3xi32, #CSR>
    scf.yield %square : tensor<3x3xi32, #CSR>
  }
  case 1 {
    %cube = scf.execute_region -> tensor<3x3xi32, #CSR> {
      %square = func.call @times(%a, %a)
          : (tensor<3x3xi32, #CSR>, tensor<3x3xi32, #CSR>) -> tensor<3x3xi32, #CSR>
      %p = func.call @times(%square, %a)
          : (tensor<3x3xi32, #CSR>, tensor<3x3xi32, #CSR>) -> tensor<3x3xi32, #CSR>
      scf.yield %p : tensor<3x3xi32, #CSR>
    }
    scf.yield %cube : tensor<3x3xi32, #CSR>
  }
  default {
    scf.yield %a : tensor<3x3xi32, #CSR>
  }
  %0 = sparse_tensor.convert %b : tensor<3x3xi32, #CSR> to tensor<3x3xi32>
  return %0 : tensor<3x3xi32>
}
