// RUN: pyopt %s --math-expand-ops --split-input-file | FileCheck %s

// Of tensors with dynamic extents there are no constants.

func.func @sinh(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.sinh %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sinh(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.sinh %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cosh(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.cosh %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cosh(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.cosh %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tanh(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.tanh %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tanh(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.tanh %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @asinh(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.asinh %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @asinh(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.asinh %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @acosh(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.acosh %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @acosh(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.acosh %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @atanh(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.atanh %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @atanh(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.atanh %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exp2(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.exp2 %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @exp2(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.exp2 %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rsqrt(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.rsqrt %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rsqrt(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.rsqrt %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ceil(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.ceil %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceil(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.ceil %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @round(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.round %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @round(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.round %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @roundeven(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.roundeven %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @roundeven(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.roundeven %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ctlz(%a: tensor<?xi16>) -> tensor<?xi16> {
  %r = math.ctlz %a : tensor<?xi16>
  return %r : tensor<?xi16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ctlz(%arg0: tensor<?xi16>) -> tensor<?xi16> {
// CHECK-NEXT:     %0 = math.ctlz %arg0 : tensor<?xi16>
// CHECK-NEXT:     return %0 : tensor<?xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ctlz_index(%a: index) -> index {
  %r = math.ctlz %a : index
  return %r : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @ctlz_index(%arg0: index) -> index {
// CHECK-NEXT:     %0 = math.ctlz %arg0 : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @powf(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.powf %a, %b : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @powf(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.powf %arg0, %arg1 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fpowi(%a: tensor<?xf32>, %b: tensor<?xi32>) -> tensor<?xf32> {
  %r = math.fpowi %a, %b : tensor<?xf32>, tensor<?xi32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fpowi(%arg0: tensor<?xf32>, %arg1: tensor<?xi32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.fpowi %arg0, %arg1 : tensor<?xf32>, tensor<?xi32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unranked(%a: tensor<*xf32>) -> tensor<*xf32> {
  %r = math.sinh %a : tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unranked(%arg0: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %0 = math.sinh %arg0 : tensor<*xf32>
// CHECK-NEXT:     return %0 : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
