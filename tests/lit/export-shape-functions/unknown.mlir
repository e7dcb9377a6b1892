// RUN: pyopt %s -split-input-file --export-shape-functions -allow-unregistered-dialect -verify-diagnostics

// expected-warning @+1 {{the shapes of @no_function cannot be computed: extent 0 of result #0 is not known: my.op}}
func.func @no_function(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "my.op"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// expected-warning @+1 {{the shapes of @no_rank cannot be computed: result #1: its rank is not known: my.op}}
func.func @no_rank(%x: tensor<?xf32>) -> (index, tensor<*xf32>) {
  %c0 = arith.constant 0 : index
  %0 = "my.op"(%x) : (tensor<?xf32>) -> tensor<*xf32>
  return %c0, %0 : index, tensor<*xf32>
}

// -----

// Which of two it is depends on a condition.

// expected-warning @+1 {{the shapes of @branches cannot be computed: extent 0 of result #0 is not known: it is not the same at all returns}}
func.func @branches(%x: tensor<?xf32>, %y: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %x : tensor<?xf32>
^bb2:
  return %y : tensor<?xf32>
}

// -----

// expected-warning @+1 {{the shapes of @loaded cannot be computed: extent 0 of result #0 is not known: memref.load}}
func.func @loaded(%m: memref<index>) -> tensor<?xf32> {
  %n = memref.load %m[] : memref<index>
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
}
