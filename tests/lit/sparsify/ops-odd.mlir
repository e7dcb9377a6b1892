// RUN: pyopt %s --lower-sparse-ops-to-foreach=enable-runtime-library=false | FileCheck %s

// The reference crashes on extents that it cannot tell, on files that are no pointers, and fails on new kinds of elements.

#ELL = #sparse_tensor.encoding<{
  map = [s0](d0, d1) -> (d0 * (s0 * 4) : dense, d0 : compressed, d1 : compressed)
}>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>

func.func @dimell(%A: tensor<?x?xf64, #ELL>) -> index {
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %A, %c0 : tensor<?x?xf64, #ELL>
  return %0 : index
}

func.func @dimbad(%A: tensor<?x?xf64, #CSR>) -> index {
  %c0 = arith.constant 5 : index
  %0 = tensor.dim %A, %c0 : tensor<?x?xf64, #CSR>
  return %0 : index
}

func.func @newell(%p: !llvm.ptr) -> tensor<?x?xf64, #ELL> {
  %0 = sparse_tensor.new %p : !llvm.ptr to tensor<?x?xf64, #ELL>
  return %0 : tensor<?x?xf64, #ELL>
}

func.func @outptr(%A: tensor<?x?xf64, #CSR>, %p: index) {
  sparse_tensor.out %A, %p : tensor<?x?xf64, #CSR>, index
  return
}

func.func @mixed(%A: tensor<?xf32, #SV>) -> tensor<?xcomplex<f32>> {
  %0 = sparse_tensor.convert %A : tensor<?xf32, #SV> to tensor<?xcomplex<f32>>
  return %0 : tensor<?xcomplex<f32>>
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 4) : dense, d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 4) : compressed(nonunique), d0 : singleton(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @delSparseTensorWriter(!llvm.ptr)
// CHECK-NEXT:   func.func private @outSparseTensorWriterNextF64(!llvm.ptr, index, memref<?xindex>, memref<f64>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @outSparseTensorWriterMetaData(!llvm.ptr, index, index, memref<?xindex>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @createSparseTensorWriter(index) -> !llvm.ptr
// CHECK-NEXT:   func.func @dimell(%arg0: tensor<?x?xf64, #sparse>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dimbad(%arg0: tensor<?x?xf64, #sparse1>) -> index {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c5 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @newell(%arg0: !llvm.ptr) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %0 : tensor<?x?xf64, #sparse2> to tensor<?x?x?xf64, #sparse3>
// CHECK-NEXT:     %2 = sparse_tensor.lvl %1, %c0 : tensor<?x?x?xf64, #sparse3>
// CHECK-NEXT:     %3 = sparse_tensor.lvl %1, %c1 : tensor<?x?x?xf64, #sparse3>
// CHECK-NEXT:     %4 = sparse_tensor.lvl %1, %c2 : tensor<?x?x?xf64, #sparse3>
// CHECK-NEXT:     %5 = bufferization.alloc_tensor(%2, %3, %4) : tensor<?x?x?xf64, #sparse4>
// CHECK-NEXT:     %6 = sparse_tensor.foreach in %1 init(%5) : tensor<?x?x?xf64, #sparse3>, tensor<?x?x?xf64, #sparse4> -> tensor<?x?x?xf64, #sparse4> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<?x?x?xf64, #sparse4>):
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%arg1, %arg2, %arg3] : tensor<?x?x?xf64, #sparse4>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x?x?xf64, #sparse4>
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = sparse_tensor.load %6 hasInserts : tensor<?x?x?xf64, #sparse4>
// CHECK-NEXT:     %8 = sparse_tensor.reinterpret_map %7 : tensor<?x?x?xf64, #sparse4> to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     return %8 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outptr(%arg0: tensor<?x?xf64, #sparse1>, %arg1: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     memref.store %1, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:     memref.store %2, %alloca[%c1] : memref<?xindex>
// CHECK-NEXT:     %3 = call @createSparseTensorWriter(%arg1) : (index) -> !llvm.ptr
// CHECK-NEXT:     call @outSparseTensorWriterMetaData(%3, %c2, %0, %alloca) : (!llvm.ptr, index, index, memref<?xindex>) -> ()
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<f64>
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 : tensor<?x?xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64):
// CHECK-NEXT:       memref.store %arg2, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:       memref.store %arg3, %alloca[%c1] : memref<?xindex>
// CHECK-NEXT:       memref.store %arg4, %alloca_0[] : memref<f64>
// CHECK-NEXT:       func.call @outSparseTensorWriterNextF64(%3, %c2, %alloca, %alloca_0) : (!llvm.ptr, index, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     call @delSparseTensorWriter(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mixed(%arg0: tensor<?xf32, #sparse5>) -> tensor<?xcomplex<f32>> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?xf32, #sparse5>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor(%0) : tensor<?xcomplex<f32>>
// CHECK-NEXT:     %2 = linalg.fill ins(%cst_0 : complex<f32>) outs(%1 : tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg0 init(%2) : tensor<?xf32, #sparse5>, tensor<?xcomplex<f32>> -> tensor<?xcomplex<f32>> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: f32, %arg3: tensor<?xcomplex<f32>>):
// CHECK-NEXT:       %4 = complex.create %arg2, %cst : complex<f32>
// CHECK-NEXT:       %inserted = tensor.insert %4 into %arg3[%arg1] : tensor<?xcomplex<f32>>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?xcomplex<f32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : tensor<?xcomplex<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
