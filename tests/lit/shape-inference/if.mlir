// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --split-input-file | FileCheck %s

// Both branches yield one shape.

// The same op in the block of what it is about does, and so does one in a region that runs exactly once.

func.func @says_it_here(%n: index, %m: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = math.exp %0 : tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
  %3 = tensor.empty(%m) : tensor<?xf32>
  scf.execute_region {
    %4 = tensor.cast %3 : tensor<?xf32> to tensor<7xf32>
    "test.use"(%2, %4) : (tensor<4xf32>, tensor<7xf32>) -> ()
    scf.yield
  }
  return %1, %3 : tensor<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @says_it_here(%arg0: index, %arg1: index) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = math.exp %0 : tensor<4xf32>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<7xf32>
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       "test.use"(%1, %2) : (tensor<4xf32>, tensor<7xf32>) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %2 : tensor<7xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast, %cast_0 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An index switch, with a case that yields something else.

func.func @switch(%i: index, %a: tensor<2x5xf32>, %b: tensor<3x5xf32>) -> tensor<?x?xf32> {
  %0 = scf.index_switch %i -> tensor<?x?xf32>
  case 1 {
    %1 = tensor.cast %a : tensor<2x5xf32> to tensor<?x?xf32>
    scf.yield %1 : tensor<?x?xf32>
  }
  default {
    %2 = tensor.cast %b : tensor<3x5xf32> to tensor<?x?xf32>
    scf.yield %2 : tensor<?x?xf32>
  }
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: index, %arg1: tensor<2x5xf32>, %arg2: tensor<3x5xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = scf.index_switch %arg0 -> tensor<?x5xf32>
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %cast_0 = tensor.cast %arg1 : tensor<2x5xf32> to tensor<?x5xf32>
// CHECK-NEXT:       scf.yield %cast_0 : tensor<?x5xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %cast_0 = tensor.cast %arg2 : tensor<3x5xf32> to tensor<?x5xf32>
// CHECK-NEXT:       scf.yield %cast_0 : tensor<?x5xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<?x5xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
