// RUN: pyopt %s --lower-sparse-ops-to-foreach=enable-runtime-library=false | FileCheck %s
// RUN: pyopt %s --lower-sparse-ops-to-foreach | FileCheck %s --check-prefix=LIBRARY

// Reading goes through sorted COO, writing through the library; extents are those of levels.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#COOSoA = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))
}>
#Unsorted = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
#NarrowCSC = #sparse_tensor.encoding<{
  map = (i, j) -> (j : dense, i : compressed),
  posWidth = 32,
  crdWidth = 8
}>
#DD = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
#CSF = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)
}>
#CSFPerm = #sparse_tensor.encoding<{
  map = (i, j, k) -> (k : compressed, i : compressed, j : compressed)
}>

func.func @coo(%f: !llvm.ptr) -> tensor<?x?xf64, #COO> {
  %0 = sparse_tensor.new %f : !llvm.ptr to tensor<?x?xf64, #COO>
  return %0 : tensor<?x?xf64, #COO>
}

func.func @narrow(%f: !llvm.ptr) -> tensor<4x8xf32, #NarrowCSC> {
  %0 = sparse_tensor.new %f : !llvm.ptr to tensor<4x8xf32, #NarrowCSC>
  return %0 : tensor<4x8xf32, #NarrowCSC>
}

func.func @coo_soa(%f: !llvm.ptr) -> tensor<4x?xf64, #COOSoA> {
  %0 = sparse_tensor.new %f : !llvm.ptr to tensor<4x?xf64, #COOSoA>
  return %0 : tensor<4x?xf64, #COOSoA>
}

func.func @unsorted(%f: !llvm.ptr) -> tensor<4x8xf64, #Unsorted> {
  %0 = sparse_tensor.new %f : !llvm.ptr to tensor<4x8xf64, #Unsorted>
  return %0 : tensor<4x8xf64, #Unsorted>
}

func.func @csf(%f: !llvm.ptr) -> tensor<?x4x?xf32, #CSFPerm> {
  %0 = sparse_tensor.new %f : !llvm.ptr to tensor<?x4x?xf32, #CSFPerm>
  return %0 : tensor<?x4x?xf32, #CSFPerm>
}

func.func @all_dense(%f: !llvm.ptr) -> tensor<4x8xf32, #DD> {
  %0 = sparse_tensor.new %f : !llvm.ptr to tensor<4x8xf32, #DD>
  return %0 : tensor<4x8xf32, #DD>
}

func.func @write_half(%t: tensor<?x?x4xbf16, #CSF>, %f: !llvm.ptr) {
  sparse_tensor.out %t, %f : tensor<?x?x4xbf16, #CSF>, !llvm.ptr
  return
}

func.func @write_bytes(%t: tensor<8xi8, #SV>, %f: !llvm.ptr) {
  sparse_tensor.out %t, %f : tensor<8xi8, #SV>, !llvm.ptr
  return
}

func.func @extents(%t: tensor<?x?xf64, #CSC>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c0 : tensor<?x?xf64, #CSC>
  %1 = tensor.dim %t, %c1 : tensor<?x?xf64, #CSC>
  %2 = tensor.dim %t, %i : tensor<?x?xf64, #CSC>
  return %0, %1, %2 : index, index, index
}

func.func @extents_of_blocks(%t: tensor<?x?xf64, #BSR>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c0 : tensor<?x?xf64, #BSR>
  %1 = tensor.dim %t, %c1 : tensor<?x?xf64, #BSR>
  return %0, %1 : index, index
}

func.func @others(%t: tensor<?x?xf64, #CSR>) -> (index, i1, memref<?xf64>) {
  %0 = sparse_tensor.number_of_entries %t : tensor<?x?xf64, #CSR>
  %1 = sparse_tensor.has_runtime_library
  %2 = sparse_tensor.values %t : tensor<?x?xf64, #CSR> to memref<?xf64>
  sparse_tensor.print %t : tensor<?x?xf64, #CSR>
  return %0, %1, %2 : index, i1, memref<?xf64>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d1 * 3 + d3)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : compressed, d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : compressed(nonunique), d0 : singleton(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse10 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse11 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: #sparse12 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @outSparseTensorWriterNextBF16(!llvm.ptr, index, memref<?xindex>, memref<bf16>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @delSparseTensorWriter(!llvm.ptr)
// CHECK-NEXT:   func.func private @outSparseTensorWriterNextI8(!llvm.ptr, index, memref<?xindex>, memref<i8>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @outSparseTensorWriterMetaData(!llvm.ptr, index, index, memref<?xindex>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @createSparseTensorWriter(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func @coo(%arg0: !llvm.ptr) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @narrow(%arg0: !llvm.ptr) -> tensor<4x8xf32, #sparse1> {
// CHECK-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<4x8xf32, #sparse2>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() : tensor<4x8xf32, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %0 init(%1) : tensor<4x8xf32, #sparse2>, tensor<4x8xf32, #sparse1> -> tensor<4x8xf32, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f32, %arg4: tensor<4x8xf32, #sparse1>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x8xf32, #sparse1>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x8xf32, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<4x8xf32, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<4x8xf32, #sparse2>
// CHECK-NEXT:     return %3 : tensor<4x8xf32, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @coo_soa(%arg0: !llvm.ptr) -> tensor<4x?xf64, #sparse3> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<4x?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %0, %c1 : tensor<4x?xf64, #sparse>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%1) : tensor<4x?xf64, #sparse3>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %0 init(%2) : tensor<4x?xf64, #sparse>, tensor<4x?xf64, #sparse3> -> tensor<4x?xf64, #sparse3> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<4x?xf64, #sparse3>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x?xf64, #sparse3>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x?xf64, #sparse3>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<4x?xf64, #sparse3>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<4x?xf64, #sparse>
// CHECK-NEXT:     return %4 : tensor<4x?xf64, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unsorted(%arg0: !llvm.ptr) -> tensor<4x8xf64, #sparse4> {
// CHECK-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<4x8xf64, #sparse4>
// CHECK-NEXT:     return %0 : tensor<4x8xf64, #sparse4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @csf(%arg0: !llvm.ptr) -> tensor<?x4x?xf32, #sparse5> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<?x4x?xf32, #sparse6>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %0, %c1 : tensor<?x4x?xf32, #sparse6>
// CHECK-NEXT:     %2 = sparse_tensor.lvl %0, %c0 : tensor<?x4x?xf32, #sparse6>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor(%1, %2) : tensor<?x4x?xf32, #sparse5>
// CHECK-NEXT:     %4 = sparse_tensor.foreach in %0 init(%3) : tensor<?x4x?xf32, #sparse6>, tensor<?x4x?xf32, #sparse5> -> tensor<?x4x?xf32, #sparse5> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: f32, %arg5: tensor<?x4x?xf32, #sparse5>):
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%arg1, %arg2, %arg3] : tensor<?x4x?xf32, #sparse5>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x4x?xf32, #sparse5>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.load %4 hasInserts : tensor<?x4x?xf32, #sparse5>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<?x4x?xf32, #sparse6>
// CHECK-NEXT:     return %5 : tensor<?x4x?xf32, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @all_dense(%arg0: !llvm.ptr) -> tensor<4x8xf32, #sparse7> {
// CHECK-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<4x8xf32, #sparse>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() : tensor<4x8xf32, #sparse7>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %0 init(%1) : tensor<4x8xf32, #sparse>, tensor<4x8xf32, #sparse7> -> tensor<4x8xf32, #sparse7> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f32, %arg4: tensor<4x8xf32, #sparse7>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x8xf32, #sparse7>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x8xf32, #sparse7>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<4x8xf32, #sparse7>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<4x8xf32, #sparse>
// CHECK-NEXT:     return %3 : tensor<4x8xf32, #sparse7>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @write_half(%arg0: tensor<?x?x4xbf16, #sparse8>, %arg1: !llvm.ptr) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<?x?x4xbf16, #sparse8>
// CHECK-NEXT:     %alloca = memref.alloca(%c3) : memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?x4xbf16, #sparse8>
// CHECK-NEXT:     %2 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?x4xbf16, #sparse8>
// CHECK-NEXT:     memref.store %1, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:     memref.store %2, %alloca[%c1] : memref<?xindex>
// CHECK-NEXT:     memref.store %c4, %alloca[%c2] : memref<?xindex>
// CHECK-NEXT:     %3 = call @createSparseTensorWriter(%arg1) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     call @outSparseTensorWriterMetaData(%3, %c3, %0, %alloca) : (!llvm.ptr, index, index, memref<?xindex>) -> ()
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<bf16>
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 : tensor<?x?x4xbf16, #sparse8> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: bf16):
// CHECK-NEXT:       memref.store %arg2, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:       memref.store %arg3, %alloca[%c1] : memref<?xindex>
// CHECK-NEXT:       memref.store %arg4, %alloca[%c2] : memref<?xindex>
// CHECK-NEXT:       memref.store %arg5, %alloca_0[] : memref<bf16>
// CHECK-NEXT:       func.call @outSparseTensorWriterNextBF16(%3, %c3, %alloca, %alloca_0) : (!llvm.ptr, index, memref<?xindex>, memref<bf16>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     call @delSparseTensorWriter(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @write_bytes(%arg0: tensor<8xi8, #sparse9>, %arg1: !llvm.ptr) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<8xi8, #sparse9>
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?xindex>
// CHECK-NEXT:     memref.store %c8, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:     %1 = call @createSparseTensorWriter(%arg1) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     call @outSparseTensorWriterMetaData(%1, %c1, %0, %alloca) : (!llvm.ptr, index, index, memref<?xindex>) -> ()
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<i8>
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 : tensor<8xi8, #sparse9> do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: i8):
// CHECK-NEXT:       memref.store %arg2, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:       memref.store %arg3, %alloca_0[] : memref<i8>
// CHECK-NEXT:       func.call @outSparseTensorWriterNextI8(%1, %c1, %alloca, %alloca_0) : (!llvm.ptr, index, memref<?xindex>, memref<i8>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     call @delSparseTensorWriter(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extents(%arg0: tensor<?x?xf64, #sparse10>, %arg1: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse10>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse10>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %arg1 : tensor<?x?xf64, #sparse10>
// CHECK-NEXT:     return %0, %1, %dim : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extents_of_blocks(%arg0: tensor<?x?xf64, #sparse11>) -> (index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse11>
// CHECK-NEXT:     %1 = arith.subi %0, %c1 : index
// CHECK-NEXT:     %2 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse11>
// CHECK-NEXT:     %3 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %4 = affine.apply #map(%1, %3, %c1, %c2)
// CHECK-NEXT:     %5 = arith.addi %4, %c1 : index
// CHECK-NEXT:     %6 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse11>
// CHECK-NEXT:     %7 = arith.subi %6, %c1 : index
// CHECK-NEXT:     %8 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse11>
// CHECK-NEXT:     %9 = arith.subi %8, %c1 : index
// CHECK-NEXT:     %10 = affine.apply #map1(%7, %9, %c1, %c2)
// CHECK-NEXT:     %11 = arith.addi %10, %c1 : index
// CHECK-NEXT:     return %5, %11 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @others(%arg0: tensor<?x?xf64, #sparse12>) -> (index, i1, memref<?xf64>) {
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<?x?xf64, #sparse12>
// CHECK-NEXT:     %1 = sparse_tensor.has_runtime_library
// CHECK-NEXT:     %2 = sparse_tensor.values %arg0 : tensor<?x?xf64, #sparse12> to memref<?xf64>
// CHECK-NEXT:     sparse_tensor.print %arg0 : tensor<?x?xf64, #sparse12>
// CHECK-NEXT:     return %0, %1, %2 : index, i1, memref<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// LIBRARY: #map = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2)>
// LIBRARY-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d1 * 3 + d3)>
// LIBRARY-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// LIBRARY-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 8 }>
// LIBRARY-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// LIBRARY-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// LIBRARY-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : compressed, d0 : compressed, d1 : compressed) }>
// LIBRARY-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// LIBRARY-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// LIBRARY-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// LIBRARY-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// LIBRARY-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// LIBRARY-NEXT: #sparse10 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// LIBRARY-NEXT: module {
// LIBRARY-NEXT:   func.func private @outSparseTensorWriterNextBF16(!llvm.ptr, index, memref<?xindex>, memref<bf16>) attributes {llvm.emit_c_interface}
// LIBRARY-NEXT:   func.func private @delSparseTensorWriter(!llvm.ptr)
// LIBRARY-NEXT:   func.func private @outSparseTensorWriterNextI8(!llvm.ptr, index, memref<?xindex>, memref<i8>) attributes {llvm.emit_c_interface}
// LIBRARY-NEXT:   func.func private @outSparseTensorWriterMetaData(!llvm.ptr, index, index, memref<?xindex>) attributes {llvm.emit_c_interface}
// LIBRARY-NEXT:   func.func private @createSparseTensorWriter(!llvm.ptr) -> !llvm.ptr
// LIBRARY-NEXT:   func.func @coo(%arg0: !llvm.ptr) -> tensor<?x?xf64, #sparse> {
// LIBRARY-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<?x?xf64, #sparse>
// LIBRARY-NEXT:     return %0 : tensor<?x?xf64, #sparse>
// LIBRARY-NEXT:   }
// LIBRARY-NEXT:   func.func @narrow(%arg0: !llvm.ptr) -> tensor<4x8xf32, #sparse1> {
// LIBRARY-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<4x8xf32, #sparse1>
// LIBRARY-NEXT:     return %0 : tensor<4x8xf32, #sparse1>
// LIBRARY-NEXT:   }
// LIBRARY-NEXT:   func.func @coo_soa(%arg0: !llvm.ptr) -> tensor<4x?xf64, #sparse2> {
// LIBRARY-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<4x?xf64, #sparse2>
// LIBRARY-NEXT:     return %0 : tensor<4x?xf64, #sparse2>
// LIBRARY-NEXT:   }
// LIBRARY-NEXT:   func.func @unsorted(%arg0: !llvm.ptr) -> tensor<4x8xf64, #sparse3> {
// LIBRARY-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<4x8xf64, #sparse3>
// LIBRARY-NEXT:     return %0 : tensor<4x8xf64, #sparse3>
// LIBRARY-NEXT:   }
// LIBRARY-NEXT:   func.func @csf(%arg0: !llvm.ptr) -> tensor<?x4x?xf32, #sparse4> {
// LIBRARY-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<?x4x?xf32, #sparse4>
// LIBRARY-NEXT:     return %0 : tensor<?x4x?xf32, #sparse4>
// LIBRARY-NEXT:   }
// LIBRARY-NEXT:   func.func @all_dense(%arg0: !llvm.ptr) -> tensor<4x8xf32, #sparse5> {
// LIBRARY-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<4x8xf32, #sparse5>
// LIBRARY-NEXT:     return %0 : tensor<4x8xf32, #sparse5>
// LIBRARY-NEXT:   }
// LIBRARY-NEXT:   func.func @write_half(%arg0: tensor<?x?x4xbf16, #sparse6>, %arg1: !llvm.ptr) {
// LIBRARY-NEXT:     %c2 = arith.constant 2 : index
// LIBRARY-NEXT:     %c4 = arith.constant 4 : index
// LIBRARY-NEXT:     %c1 = arith.constant 1 : index
// LIBRARY-NEXT:     %c0 = arith.constant 0 : index
// LIBRARY-NEXT:     %c3 = arith.constant 3 : index
// LIBRARY-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<?x?x4xbf16, #sparse6>
// LIBRARY-NEXT:     %alloca = memref.alloca(%c3) : memref<?xindex>
// LIBRARY-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?x4xbf16, #sparse6>
// LIBRARY-NEXT:     %2 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?x4xbf16, #sparse6>
// LIBRARY-NEXT:     memref.store %1, %alloca[%c0] : memref<?xindex>
// LIBRARY-NEXT:     memref.store %2, %alloca[%c1] : memref<?xindex>
// LIBRARY-NEXT:     memref.store %c4, %alloca[%c2] : memref<?xindex>
// LIBRARY-NEXT:     %3 = call @createSparseTensorWriter(%arg1) : (!llvm.ptr) -> !llvm.ptr
// LIBRARY-NEXT:     call @outSparseTensorWriterMetaData(%3, %c3, %0, %alloca) : (!llvm.ptr, index, index, memref<?xindex>) -> ()
// LIBRARY-NEXT:     %alloca_0 = memref.alloca() : memref<bf16>
// LIBRARY-NEXT:     sparse_tensor.foreach in %arg0 : tensor<?x?x4xbf16, #sparse6> do {
// LIBRARY-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: bf16):
// LIBRARY-NEXT:       memref.store %arg2, %alloca[%c0] : memref<?xindex>
// LIBRARY-NEXT:       memref.store %arg3, %alloca[%c1] : memref<?xindex>
// LIBRARY-NEXT:       memref.store %arg4, %alloca[%c2] : memref<?xindex>
// LIBRARY-NEXT:       memref.store %arg5, %alloca_0[] : memref<bf16>
// LIBRARY-NEXT:       func.call @outSparseTensorWriterNextBF16(%3, %c3, %alloca, %alloca_0) : (!llvm.ptr, index, memref<?xindex>, memref<bf16>) -> ()
// LIBRARY-NEXT:     }
// LIBRARY-NEXT:     call @delSparseTensorWriter(%3) : (!llvm.ptr) -> ()
// LIBRARY-NEXT:     return
// LIBRARY-NEXT:   }
// LIBRARY-NEXT:   func.func @write_bytes(%arg0: tensor<8xi8, #sparse7>, %arg1: !llvm.ptr) {
// LIBRARY-NEXT:     %c0 = arith.constant 0 : index
// LIBRARY-NEXT:     %c8 = arith.constant 8 : index
// LIBRARY-NEXT:     %c1 = arith.constant 1 : index
// LIBRARY-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<8xi8, #sparse7>
// LIBRARY-NEXT:     %alloca = memref.alloca(%c1) : memref<?xindex>
// LIBRARY-NEXT:     memref.store %c8, %alloca[%c0] : memref<?xindex>
// LIBRARY-NEXT:     %1 = call @createSparseTensorWriter(%arg1) : (!llvm.ptr) -> !llvm.ptr
// LIBRARY-NEXT:     call @outSparseTensorWriterMetaData(%1, %c1, %0, %alloca) : (!llvm.ptr, index, index, memref<?xindex>) -> ()
// LIBRARY-NEXT:     %alloca_0 = memref.alloca() : memref<i8>
// LIBRARY-NEXT:     sparse_tensor.foreach in %arg0 : tensor<8xi8, #sparse7> do {
// LIBRARY-NEXT:     ^bb0(%arg2: index, %arg3: i8):
// LIBRARY-NEXT:       memref.store %arg2, %alloca[%c0] : memref<?xindex>
// LIBRARY-NEXT:       memref.store %arg3, %alloca_0[] : memref<i8>
// LIBRARY-NEXT:       func.call @outSparseTensorWriterNextI8(%1, %c1, %alloca, %alloca_0) : (!llvm.ptr, index, memref<?xindex>, memref<i8>) -> ()
// LIBRARY-NEXT:     }
// LIBRARY-NEXT:     call @delSparseTensorWriter(%1) : (!llvm.ptr) -> ()
// LIBRARY-NEXT:     return
// LIBRARY-NEXT:   }
// LIBRARY-NEXT:   func.func @extents(%arg0: tensor<?x?xf64, #sparse8>, %arg1: index) -> (index, index, index) {
// LIBRARY-NEXT:     %c0 = arith.constant 0 : index
// LIBRARY-NEXT:     %c1 = arith.constant 1 : index
// LIBRARY-NEXT:     %0 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse8>
// LIBRARY-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse8>
// LIBRARY-NEXT:     %dim = tensor.dim %arg0, %arg1 : tensor<?x?xf64, #sparse8>
// LIBRARY-NEXT:     return %0, %1, %dim : index, index, index
// LIBRARY-NEXT:   }
// LIBRARY-NEXT:   func.func @extents_of_blocks(%arg0: tensor<?x?xf64, #sparse9>) -> (index, index) {
// LIBRARY-NEXT:     %c2 = arith.constant 2 : index
// LIBRARY-NEXT:     %c1 = arith.constant 1 : index
// LIBRARY-NEXT:     %c0 = arith.constant 0 : index
// LIBRARY-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse9>
// LIBRARY-NEXT:     %1 = arith.subi %0, %c1 : index
// LIBRARY-NEXT:     %2 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse9>
// LIBRARY-NEXT:     %3 = arith.subi %2, %c1 : index
// LIBRARY-NEXT:     %4 = affine.apply #map(%1, %3, %c1, %c2)
// LIBRARY-NEXT:     %5 = arith.addi %4, %c1 : index
// LIBRARY-NEXT:     %6 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse9>
// LIBRARY-NEXT:     %7 = arith.subi %6, %c1 : index
// LIBRARY-NEXT:     %8 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse9>
// LIBRARY-NEXT:     %9 = arith.subi %8, %c1 : index
// LIBRARY-NEXT:     %10 = affine.apply #map1(%7, %9, %c1, %c2)
// LIBRARY-NEXT:     %11 = arith.addi %10, %c1 : index
// LIBRARY-NEXT:     return %5, %11 : index, index
// LIBRARY-NEXT:   }
// LIBRARY-NEXT:   func.func @others(%arg0: tensor<?x?xf64, #sparse10>) -> (index, i1, memref<?xf64>) {
// LIBRARY-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<?x?xf64, #sparse10>
// LIBRARY-NEXT:     %1 = sparse_tensor.has_runtime_library
// LIBRARY-NEXT:     %2 = sparse_tensor.values %arg0 : tensor<?x?xf64, #sparse10> to memref<?xf64>
// LIBRARY-NEXT:     sparse_tensor.print %arg0 : tensor<?x?xf64, #sparse10>
// LIBRARY-NEXT:     return %0, %1, %2 : index, i1, memref<?xf64>
// LIBRARY-NEXT:   }
// LIBRARY-NEXT: }
