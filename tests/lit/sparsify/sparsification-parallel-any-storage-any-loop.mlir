// RUN: pyopt %s --sparsification="parallelization-strategy=any-storage-any-loop reference-exact=true" | FileCheck %s

// Which loops are parallel. (One that scatters is, too, in the reference.)

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>

func.func @product(%a0: tensor<8x8xf64, #DCSR>, %a1: tensor<8x8xf64>, %x: tensor<8x8xf64>)
    -> tensor<8x8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>,
                     affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8x8xf64, #DCSR>, tensor<8x8xf64>) outs(%x : tensor<8x8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.mulf %v0, %v1 : f64
    linalg.yield %0 : f64
  } -> tensor<8x8xf64>
  return %r : tensor<8x8xf64>
}

func.func @row_minima(%a0: tensor<8x8xf64, #CSR>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"],
    sorted = true
  } ins(%a0 : tensor<8x8xf64, #CSR>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    %c = arith.constant 0x7FF0000000000000 : f64
    %0 = sparse_tensor.reduce %o, %v0, %c : f64 {
    ^bb0(%p: f64, %q: f64):
      %s = arith.minimumf %p, %q : f64
      sparse_tensor.yield %s : f64
    }
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @product(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8x8xf64> to memref<8x8xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<8x8xf64> to memref<8x8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8x8xf64>)
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %8 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.parallel (%arg3) = (%7) to (%8) step (%c1) {
// CHECK-NEXT:       %10 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %11 = memref.load %5[%arg3] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %13 = memref.load %5[%12] : memref<?xindex>
// CHECK-NEXT:       scf.parallel (%arg4) = (%11) to (%13) step (%c1) {
// CHECK-NEXT:         %14 = memref.load %6[%arg4] : memref<?xindex>
// CHECK-NEXT:         %15 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:         %16 = memref.load %1[%10, %14] : memref<8x8xf64>
// CHECK-NEXT:         %17 = arith.mulf %15, %16 : f64
// CHECK-NEXT:         memref.store %17, %2[%10, %14] : memref<8x8xf64>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %9 = bufferization.to_tensor %2 : memref<8x8xf64> to tensor<8x8xf64>
// CHECK-NEXT:     return %9 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @row_minima(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8x8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %4 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %5 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %6 = memref.load %2[%5] : memref<?xindex>
// CHECK-NEXT:       %7 = scf.parallel (%arg3) = (%4) to (%6) step (%c1) init (%cst) -> f64 {
// CHECK-NEXT:         %8 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         scf.reduce(%8 : f64) {
// CHECK-NEXT:         ^bb0(%arg4: f64, %arg5: f64):
// CHECK-NEXT:           %9 = arith.minimumf %arg4, %arg5 : f64
// CHECK-NEXT:           scf.reduce.return %9 : f64
// CHECK-NEXT:         }
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %7, %1[%arg2] : memref<8xf64>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %3 = bufferization.to_tensor %1 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %3 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
