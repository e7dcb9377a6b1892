// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s
// RUN: pyopt %s --shape-inference=refine-public --split-input-file | FileCheck %s --check-prefix=PUBLIC

// A public function keeps its signature, unless it need not. What its body needs of a parameter, callers must give.

func.func @public(%a: tensor<?xf32>, %b: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %1 = arith.addf %a, %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @caller(%a: tensor<?xf32>, %b: tensor<4xf32>) -> tensor<?xf32> {
  %0 = call @public(%a, %b) : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @public(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = arith.addf %cast, %arg1 : tensor<4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = call @public(%arg0, %arg1) : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// PUBLIC: module {
// PUBLIC-NEXT:   func.func @public(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// PUBLIC-NEXT:     %0 = arith.addf %arg0, %arg1 : tensor<4xf32>
// PUBLIC-NEXT:     return %0 : tensor<4xf32>
// PUBLIC-NEXT:   }
// PUBLIC-NEXT:   func.func @caller(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// PUBLIC-NEXT:     %0 = call @public(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// PUBLIC-NEXT:     return %0 : tensor<4xf32>
// PUBLIC-NEXT:   }
// PUBLIC-NEXT: }

// -----

// Somebody takes the function itself: who calls it with what, nobody knows.

func.func private @taken(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.exp %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @takes(%a: tensor<4xf32>) -> (tensor<?xf32>, (tensor<?xf32>) -> tensor<?xf32>) {
  %f = func.constant @taken : (tensor<?xf32>) -> tensor<?xf32>
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = call @taken(%0) : (tensor<?xf32>) -> tensor<?xf32>
  return %1, %f : tensor<?xf32>, (tensor<?xf32>) -> tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @taken(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.exp %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @takes(%arg0: tensor<4xf32>) -> (tensor<?xf32>, (tensor<?xf32>) -> tensor<?xf32>) {
// CHECK-NEXT:     %f = constant @taken : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = call @taken(%cast) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0, %f : tensor<?xf32>, (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// PUBLIC: module {
// PUBLIC-NEXT:   func.func private @taken(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// PUBLIC-NEXT:     %0 = math.exp %arg0 : tensor<?xf32>
// PUBLIC-NEXT:     return %0 : tensor<?xf32>
// PUBLIC-NEXT:   }
// PUBLIC-NEXT:   func.func @takes(%arg0: tensor<4xf32>) -> (tensor<4xf32>, (tensor<?xf32>) -> tensor<?xf32>) {
// PUBLIC-NEXT:     %f = constant @taken : (tensor<?xf32>) -> tensor<?xf32>
// PUBLIC-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// PUBLIC-NEXT:     %0 = call @taken(%cast) : (tensor<?xf32>) -> tensor<?xf32>
// PUBLIC-NEXT:     %cast_0 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
// PUBLIC-NEXT:     return %cast_0, %f : tensor<4xf32>, (tensor<?xf32>) -> tensor<?xf32>
// PUBLIC-NEXT:   }
// PUBLIC-NEXT: }

// -----

// Symbols of nested modules.

module @inner {
  func.func private @exp(%a: tensor<?xf32>) -> tensor<?xf32> {
    %0 = math.exp %a : tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @main(%a: tensor<6xf32>) -> tensor<?xf32> {
    %0 = tensor.cast %a : tensor<6xf32> to tensor<?xf32>
    %1 = call @exp(%0) : (tensor<?xf32>) -> tensor<?xf32>
    return %1 : tensor<?xf32>
  }
}
func.func private @exp(%a: tensor<?xf32>) -> tensor<?xf32> {
  return %a : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func private @exp(%arg0: tensor<6xf32>) -> tensor<6xf32> {
// CHECK-NEXT:       %0 = math.exp %arg0 : tensor<6xf32>
// CHECK-NEXT:       return %0 : tensor<6xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @main(%arg0: tensor<6xf32>) -> tensor<?xf32> {
// CHECK-NEXT:       %0 = call @exp(%arg0) : (tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT:       %cast = tensor.cast %0 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:       return %cast : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @exp(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     return %arg0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// PUBLIC: module {
// PUBLIC-NEXT:   module @inner {
// PUBLIC-NEXT:     func.func private @exp(%arg0: tensor<6xf32>) -> tensor<6xf32> {
// PUBLIC-NEXT:       %0 = math.exp %arg0 : tensor<6xf32>
// PUBLIC-NEXT:       return %0 : tensor<6xf32>
// PUBLIC-NEXT:     }
// PUBLIC-NEXT:     func.func @main(%arg0: tensor<6xf32>) -> tensor<6xf32> {
// PUBLIC-NEXT:       %0 = call @exp(%arg0) : (tensor<6xf32>) -> tensor<6xf32>
// PUBLIC-NEXT:       return %0 : tensor<6xf32>
// PUBLIC-NEXT:     }
// PUBLIC-NEXT:   }
// PUBLIC-NEXT:   func.func private @exp(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// PUBLIC-NEXT:     return %arg0 : tensor<?xf32>
// PUBLIC-NEXT:   }
// PUBLIC-NEXT: }
