// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// It calls itself with what it was given, or something of the same shape.

func.func private @again(%c: i1, %x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = math.exp %x : tensor<?x?xf32>
  %1 = scf.if %c -> (tensor<?x?xf32>) {
    %2 = func.call @again(%c, %0) : (i1, tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %2 : tensor<?x?xf32>
  } else {
    scf.yield %0 : tensor<?x?xf32>
  }
  return %1 : tensor<?x?xf32>
}
func.func @main(%c: i1, %a: tensor<4x5xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<4x5xf32> to tensor<?x?xf32>
  %1 = call @again(%c, %0) : (i1, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @again(%arg0: i1, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = math.exp %arg1 : tensor<4x5xf32>
// CHECK-NEXT:     %1 = scf.if %arg0 -> (tensor<4x5xf32>) {
// CHECK-NEXT:       %2 = func.call @again(%arg0, %0) : (i1, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:       scf.yield %2 : tensor<4x5xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : tensor<4x5xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%arg0: i1, %arg1: tensor<4x5xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = call @again(%arg0, %arg1) : (i1, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4x5xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// It grows at each level: widening ends it.

func.func private @grow(%c: i1, %x: tensor<?xf32>, %y: tensor<1xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %x, %y : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
  %1 = scf.if %c -> (tensor<?xf32>) {
    %2 = func.call @grow(%c, %0, %y) : (i1, tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  } else {
    scf.yield %0 : tensor<?xf32>
  }
  return %1 : tensor<?xf32>
}
func.func @start(%c: i1, %a: tensor<1xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<1xf32> to tensor<?xf32>
  %1 = call @grow(%c, %0, %a) : (i1, tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @grow(%arg0: i1, %arg1: tensor<?xf32>, %arg2: tensor<1xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg1, %arg2 : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %0 = scf.if %arg0 -> (tensor<?xf32>) {
// CHECK-NEXT:       %1 = func.call @grow(%arg0, %concat, %arg2) : (i1, tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %1 : tensor<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %concat : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @start(%arg0: i1, %arg1: tensor<1xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<1xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = call @grow(%arg0, %cast, %arg1) : (i1, tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two that call each other, and never come back: nothing is said of what they give.

func.func private @ping(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = call @pong(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = math.exp %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func private @pong(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = call @ping(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @hang(%a: tensor<3xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  %1 = call @ping(%0) : (tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ping(%arg0: tensor<3xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = call @pong(%arg0) : (tensor<3xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %1 = math.exp %0 : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @pong(%arg0: tensor<3xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = call @ping(%arg0) : (tensor<3xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @hang(%arg0: tensor<3xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = call @ping(%arg0) : (tensor<3xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
