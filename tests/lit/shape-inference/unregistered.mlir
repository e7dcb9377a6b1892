// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --split-input-file | FileCheck %s

// Ops that nobody registered take what they get; of what they make only consumers know something.

func.func @unknown_ops(%a: tensor<4xf32>, %b: tensor<8xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = "test.unknown"(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.cast %b : tensor<8xf32> to tensor<?xf32>
  %3 = arith.addf %1, %2 : tensor<?xf32>
  return %3 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_ops(%arg0: tensor<4xf32>, %arg1: tensor<8xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.unknown"(%arg0) : (tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %arg1 : tensor<8xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What regions of unknown ops are given, how often they run, and where they go, nobody knows.

func.func @unknown_regions(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "test.region"(%a) ({
  ^bb0(%x: tensor<?xf32>):
    %1 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
    %2 = tensor.cast %x : tensor<?xf32> to tensor<5xf32>
    %3 = math.exp %x : tensor<?xf32>
    "test.end"(%1, %2, %3) : (tensor<4xf32>, tensor<5xf32>, tensor<?xf32>) -> ()
  }) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_regions(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.region"(%arg0) ({
// CHECK-NEXT:     ^bb0(%arg1: tensor<?xf32>):
// CHECK-NEXT:       %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:       %cast_0 = tensor.cast %arg1 : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:       %1 = math.exp %arg1 : tensor<?xf32>
// CHECK-NEXT:       "test.end"(%cast, %cast_0, %1) : (tensor<4xf32>, tensor<5xf32>, tensor<?xf32>) -> ()
// CHECK-NEXT:     }) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Uses may come before definitions.

"test.graph"() ({
  %0 = "test.a"(%1) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = "test.b"(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
  "test.c"(%2) : (tensor<4xf32>) -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.graph"() ({
// CHECK-NEXT:     %0 = "test.a"(%1) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %1 = "test.b"(%0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     "test.c"(%cast) : (tensor<4xf32>) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }

// -----

// A function without a body, an empty module, and one inside an op that nobody registered.

func.func private @declared(tensor<?xf32>) -> tensor<?xf32>
module {}
"test.holder"() ({
  func.func @inside(%a: tensor<4xf32>) -> tensor<?xf32> {
    %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
    %1 = math.exp %0 : tensor<?xf32>
    func.return %1 : tensor<?xf32>
  }
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   module {
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.holder"() ({
// CHECK-NEXT:     func.func @inside(%arg0: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:       %0 = math.exp %arg0 : tensor<4xf32>
// CHECK-NEXT:       %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:       return %cast : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
