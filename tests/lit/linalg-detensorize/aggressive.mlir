// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(linalg-detensorize{aggressive-mode=true}))" | FileCheck %s

#scalar = affine_map<() -> ()>

func.func @straight(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>, tensor<i1>) {
  %0 = tensor.empty() : tensor<i1>
  %1:2 = linalg.generic {indexing_maps = [#scalar, #scalar, #scalar, #scalar], iterator_types = []}
      ins(%a, %b : tensor<f32>, tensor<f32>)
      outs(%a, %0 : tensor<f32>, tensor<i1>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: i1):
    %2 = arith.addf %x, %y : f32
    %3 = arith.cmpf olt, %2, %z : f32
    linalg.yield %2, %3 : f32, i1
  } -> (tensor<f32>, tensor<i1>)
  return %1#0, %1#1 : tensor<f32>, tensor<i1>
}

// Ops of regions, too; what the region gives is a tensor.
func.func @regions(%c: i1, %a: tensor<i32>) -> tensor<i32> {
  %0 = scf.if %c -> (tensor<i32>) {
    %1 = linalg.generic {indexing_maps = [#scalar, #scalar], iterator_types = []}
        ins(%a : tensor<i32>)
        outs(%a : tensor<i32>) {
    ^bb0(%x: i32, %y: i32):
      %2 = arith.muli %x, %y : i32
      linalg.yield %2 : i32
    } -> tensor<i32>
    scf.yield %1 : tensor<i32>
  } else {
    scf.yield %a : tensor<i32>
  }
  return %0 : tensor<i32>
}

// Constants and index_cast.
func.func @folds(%a: tensor<index>) -> tensor<i32> {
  %cst = arith.constant dense<7> : tensor<i32>
  %0 = arith.index_cast %a : tensor<index> to tensor<i32>
  %1 = linalg.generic {indexing_maps = [#scalar, #scalar], iterator_types = []}
      ins(%0 : tensor<i32>)
      outs(%cst : tensor<i32>) {
  ^bb0(%x: i32, %y: i32):
    %2 = arith.muli %x, %y : i32
    linalg.yield %2 : i32
  } -> tensor<i32>
  return %1 : tensor<i32>
}

// All arguments of blocks but those of the function.
func.func @arguments(%a: tensor<i32>, %b: tensor<4xi32>, %c: i1) -> (tensor<i32>, tensor<4xi32>) {
  cf.cond_br %c, ^bb1(%a, %b : tensor<i32>, tensor<4xi32>),
      ^bb2(%a, %b : tensor<i32>, tensor<4xi32>)
^bb1(%d: tensor<i32>, %e: tensor<4xi32>):
  %0 = arith.addi %d, %d : tensor<i32>
  cf.br ^bb2(%0, %e : tensor<i32>, tensor<4xi32>)
^bb2(%f: tensor<i32>, %g: tensor<4xi32>):
  return %f, %g : tensor<i32>, tensor<4xi32>
}

// Named ops and buffers stay.
func.func @named(%a: tensor<f32>, %m: memref<f32>) -> tensor<f32> {
  %0 = linalg.add ins(%a, %a : tensor<f32>, tensor<f32>) outs(%a : tensor<f32>) -> tensor<f32>
  linalg.generic {indexing_maps = [#scalar, #scalar], iterator_types = []}
      ins(%m : memref<f32>)
      outs(%m : memref<f32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return %0 : tensor<f32>
}

// A result that is an operand.
func.func @same(%a: tensor<i32>) -> tensor<i32> {
  cf.br ^bb1(%a : tensor<i32>)
^bb1(%b: tensor<i32>):
  %0 = linalg.generic {indexing_maps = [#scalar, #scalar], iterator_types = []}
      ins(%b : tensor<i32>)
      outs(%b : tensor<i32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}

func.func private @declared(tensor<i32>)

// CHECK: #map = affine_map<() -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @straight(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<i1>) {
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<f32>
// CHECK-NEXT:     %extracted_0 = tensor.extract %arg0[] : tensor<f32>
// CHECK-NEXT:     %0 = arith.addf %extracted_0, %extracted : f32
// CHECK-NEXT:     %from_elements = tensor.from_elements %0 : tensor<f32>
// CHECK-NEXT:     %1 = arith.cmpf olt, %0, %extracted_0 : f32
// CHECK-NEXT:     %from_elements_1 = tensor.from_elements %1 : tensor<i1>
// CHECK-NEXT:     return %from_elements, %from_elements_1 : tensor<f32>, tensor<i1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @regions(%arg0: i1, %arg1: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<i32>
// CHECK-NEXT:     %0 = scf.if %arg0 -> (tensor<i32>) {
// CHECK-NEXT:       %1 = arith.muli %extracted, %extracted : i32
// CHECK-NEXT:       %from_elements = tensor.from_elements %1 : tensor<i32>
// CHECK-NEXT:       scf.yield %from_elements : tensor<i32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : tensor<i32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @folds(%arg0: tensor<index>) -> tensor<i32> {
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %extracted = tensor.extract %arg0[] : tensor<index>
// CHECK-NEXT:     %0 = arith.index_cast %extracted : index to i32
// CHECK-NEXT:     %1 = arith.muli %0, %c7_i32 : i32
// CHECK-NEXT:     %from_elements = tensor.from_elements %1 : tensor<i32>
// CHECK-NEXT:     return %from_elements : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @arguments(%arg0: tensor<i32>, %arg1: tensor<4xi32>, %arg2: i1) -> (tensor<i32>, tensor<4xi32>) {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[] : tensor<i32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1, ^bb2(%extracted : i32)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %from_elements = tensor.from_elements %extracted : tensor<i32>
// CHECK-NEXT:     %0 = arith.addi %from_elements, %from_elements : tensor<i32>
// CHECK-NEXT:     %extracted_0 = tensor.extract %0[] : tensor<i32>
// CHECK-NEXT:     cf.br ^bb2(%extracted_0 : i32)
// CHECK-NEXT:   ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %from_elements_1 = tensor.from_elements %1 : tensor<i32>
// CHECK-NEXT:     return %from_elements_1, %arg1 : tensor<i32>, tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @named(%arg0: tensor<f32>, %arg1: memref<f32>) -> tensor<f32> {
// CHECK-NEXT:     %0 = linalg.add ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : memref<f32>) outs(%arg1 : memref<f32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @same(%arg0: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[] : tensor<i32>
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %from_elements = tensor.from_elements %extracted : tensor<i32>
// CHECK-NEXT:     return %from_elements : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared(tensor<i32>)
// CHECK-NEXT: }
