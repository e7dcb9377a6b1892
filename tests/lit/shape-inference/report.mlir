// RUN: pyopt %s --shape-inference=report -o /dev/null 2>&1 | FileCheck %s

// The table of what became known.

func.func private @callee(%x: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = math.exp %x : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @main(%a: tensor<4x?xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = call @callee(%0, %n) : (tensor<?x?xf32>, index) -> tensor<?x?xf32>
  %2 = tensor.empty(%n) : tensor<?xf32>
  %3 = tensor.concat dim(0) %2, %2 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %4 = linalg.copy ins(%3 : tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  %5 = tensor.concat dim(0) %0, %1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %6 = tensor.collapse_shape %5 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @sum(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.empty(%n) : tensor<?xf32>
  %2 = tensor.concat dim(0) %0, %1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// CHECK:                                                                            Shapes
// CHECK-NEXT: ┏━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
// CHECK-NEXT: ┃ function ┃ value                           ┃ before          ┃ after           ┃ shape                      ┃ why the rest is unknown                    ┃
// CHECK-NEXT: ┡━━━━━━━━━━╇━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━╇━━━━━━━━━━━━━━━━━╇━━━━━━━━━━━━━━━━━╇━━━━━━━━━━━━━━━━━━━━━━━━━━━━╇━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┩
// CHECK-NEXT: │ callee   │ parameter 0                     │ tensor<?x?xf32> │ tensor<4x?xf32> │ [4, arg0[1]]               │ 1: what @callee is called with             │
// CHECK-NEXT: │ callee   │ math.exp (line 6)               │ tensor<?x?xf32> │ tensor<4x?xf32> │ [4, arg0[1]]               │ 1: what @callee is called with             │
// CHECK-NEXT: │ main     │ parameter 0                     │ tensor<4x?xf32> │ tensor<4x?xf32> │ [4, arg0[1]]               │ 1: what @main is called with               │
// CHECK-NEXT: │ main     │ tensor.cast (line 10)           │ tensor<?x?xf32> │ gone            │ [4, arg0[1]]               │                                            │
// CHECK-NEXT: │ main     │ func.call (line 11)             │ tensor<?x?xf32> │ tensor<4x?xf32> │ [4, arg0[1]]               │ 1: what @main is called with               │
// CHECK-NEXT: │ main     │ tensor.empty (line 12)          │ tensor<?xf32>   │ tensor<0xf32>   │ [0]                        │                                            │
// CHECK-NEXT: │ main     │ tensor.concat (line 13)         │ tensor<?xf32>   │ tensor<0xf32>   │ [0]                        │                                            │
// CHECK-NEXT: │ main     │ linalg.copy (line 14)           │ tensor<?xf32>   │ tensor<0xf32>   │ [0]                        │                                            │
// CHECK-NEXT: │ main     │ tensor.concat (line 15)         │ tensor<?x?xf32> │ tensor<8x?xf32> │ [8, arg0[1]]               │ 1: what @main is called with               │
// CHECK-NEXT: │ main     │ tensor.collapse_shape (line 16) │ tensor<?xf32>   │ tensor<?xf32>   │ [8 * arg0[1]]              │ 0: computed from what @main is called with │
// CHECK-NEXT: │ sum      │ parameter 0                     │ tensor<?xf32>   │ tensor<?xf32>   │ [arg0[0]]                  │ 0: what @sum is called with                │
// CHECK-NEXT: │ sum      │ parameter 1                     │ tensor<?xf32>   │ tensor<?xf32>   │ [arg1[0]]                  │ 0: what @sum is called with                │
// CHECK-NEXT: │ sum      │ tensor.concat (line 20)         │ tensor<?xf32>   │ tensor<?xf32>   │ [arg0[0] + arg1[0]]        │ 0: computed from what @sum is called with  │
// CHECK-NEXT: │ sum      │ tensor.empty (line 21)          │ tensor<?xf32>   │ tensor<?xf32>   │ [arg2]                     │ 0: what @sum is called with                │
// CHECK-NEXT: │ sum      │ tensor.concat (line 22)         │ tensor<?xf32>   │ tensor<?xf32>   │ [arg0[0] + arg1[0] + arg2] │ 0: computed from what @sum is called with  │
// CHECK-NEXT: └──────────┴─────────────────────────────────┴─────────────────┴─────────────────┴────────────────────────────┴────────────────────────────────────────────┘
