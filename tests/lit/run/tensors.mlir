// RUN: pyopt-run %s --arg "[[1, 2], [3, 4]]" --arg "[[0.5, 0], [0, 2]]" | FileCheck %s
// RUN: pyopt-run %s --arg "[[1, 2], [3, 4]]" --arg "[[0.5, 0], [0, 2]]" --linalg-generalize-named-ops | FileCheck %s
// RUN: pyopt-run %s --entry buffers --arg "[[1, 2], [3, 4]]" --arg "[[0.5, 0], [0, 2]]" --arg zeros --print-memrefs | FileCheck %s --check-prefix=BUFFERS
// RUN: pyopt-run %s --entry buffers --arg "[[1, 2], [3, 4]]" --arg "[[0.5, 0], [0, 2]]" --arg zeros --print-memrefs --convert-linalg-to-loops | FileCheck %s --check-prefix=BUFFERS
// RUN: pyopt-run %s --entry print --vscale 2 | FileCheck %s --check-prefix=PRINT
// RUN: not pyopt-run %s --arg "[[1, 2], [3, 4]]" --arg "[[1, 2, 3]]" 2>&1 | FileCheck %s --check-prefix=SHAPES
// RUN: not pyopt-run %s --entry freed --arg 3 2>&1 | FileCheck %s --check-prefix=FREED

// A product of matrices, with 1 added to each element.
// CHECK:      {{\[}}[1.5, 5. ],
// CHECK-NEXT:  [2.5, 9. ]]
// SHAPES: tensors.mlir:18:8: error: 'linalg.matmul' op dimension 0 of operand 1 is 1 where the loop over it has 2 iterations (the shape is 1x3)
func.func @main(%a: tensor<2x2xf32>, %b: tensor<?x?xf32>) -> tensor<2x?xf32> {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %init = tensor.splat %one[%n] : tensor<2x?xf32>
  %0 = linalg.matmul
      ins(%a, %b : tensor<2x2xf32>, tensor<?x?xf32>)
      outs(%init : tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// The same on buffers, without the 1: what the function writes shows.
// BUFFERS:      {{\[}}[0.5, 0. ],
// BUFFERS-NEXT:  [0. , 2. ]]
// BUFFERS-NEXT: {{\[}}[0.5, 4. ],
// BUFFERS-NEXT:  [1.5, 8. ]]
func.func @buffers(%a: memref<2x2xf32>, %b: memref<2x2xf32>, %c: memref<2x2xf32>) {
  linalg.matmul ins(%a, %b : memref<2x2xf32>, memref<2x2xf32>) outs(%c : memref<2x2xf32>)
  return
}

// PRINT:      ( 0, 1, 2, 3 )
// PRINT-NEXT: 6
func.func @print() -> index {
  %0 = vector.step : vector<[2]xindex>
  vector.print %0 : vector<[2]xindex>
  %1 = vector.reduction <add>, %0 : vector<[2]xindex> into index
  return %1 : index
}

// FREED: tensors.mlir:47:8: error: 'memref.load' op the memory was deallocated
func.func @freed(%i: index) -> i32 {
  %m = memref.alloc() : memref<8xi32>
  memref.dealloc %m : memref<8xi32>
  %0 = memref.load %m[%i] : memref<8xi32>
  return %0 : i32
}
