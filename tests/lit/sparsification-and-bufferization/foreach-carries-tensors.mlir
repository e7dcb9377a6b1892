// A foreach that carries a tensor becomes loops before copies are decided, which mlir-opt refuses.
// RUN: pyopt %s --sparsification-and-bufferization --canonicalize | FileCheck %s
// RUN: not pyopt %s --sparsification-and-bufferization=reference-exact=true 2>&1 | FileCheck %s --check-prefix=EXACT

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @columns(%a: tensor<4x8xf64, #CSR>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = sparse_tensor.foreach in %a init(%x)
      : tensor<4x8xf64, #CSR>, tensor<8xf64> -> tensor<8xf64> do {
  ^bb0(%i: index, %j: index, %v: f64, %sums: tensor<8xf64>):
    %old = tensor.extract %sums[%j] : tensor<8xf64>
    %new = arith.addf %old, %v : f64
    %next = tensor.insert %new into %sums[%j] : tensor<8xf64>
    sparse_tensor.yield %next : tensor<8xf64>
  }
  return %0 : tensor<8xf64>
}

// What is read while it is written is copied.
func.func @turned(%x: tensor<8xf64>) -> tensor<8xf64> {
  %last = arith.constant 7 : index
  %0 = sparse_tensor.foreach in %x init(%x) : tensor<8xf64>, tensor<8xf64> -> tensor<8xf64> do {
  ^bb0(%i: index, %v: f64, %made: tensor<8xf64>):
    %j = arith.subi %last, %i : index
    %next = tensor.insert %v into %made[%j] : tensor<8xf64>
    sparse_tensor.yield %next : tensor<8xf64>
  }
  return %0 : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @columns(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<8xf64>) -> memref<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0] [%1] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_1 = memref.subview %arg1[0] [%2] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %3 = memref.load %subview_0[%arg5] : memref<?xindex>
// CHECK-NEXT:       %4 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %5 = memref.load %subview_0[%4] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg6 = %3 to %5 step %c1 {
// CHECK-NEXT:         %6 = memref.load %subview_1[%arg6] : memref<?xindex>
// CHECK-NEXT:         %7 = memref.load %subview[%arg6] : memref<?xf64>
// CHECK-NEXT:         %8 = memref.load %arg4[%6] : memref<8xf64>
// CHECK-NEXT:         %9 = arith.addf %8, %7 : f64
// CHECK-NEXT:         memref.store %9, %arg4[%6] : memref<8xf64>
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return %arg4 : memref<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @turned(%arg0: memref<8xf64>) -> memref<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf64>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<8xf64> to memref<8xf64>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %0 = memref.load %alloc[%arg1] : memref<8xf64>
// CHECK-NEXT:       %1 = arith.subi %c7, %arg1 : index
// CHECK-NEXT:       memref.store %0, %arg0[%1] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return %arg0 : memref<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: {{.*}}:8:8: error: 'sparse_tensor.foreach' op tensor results are not supported yet
// EXACT-NEXT:   %0 = sparse_tensor.foreach in %a init(%x)
// EXACT-NEXT:        ^
// EXACT-NEXT: {{.*}}:8:8: note: see current operation:
// EXACT-NEXT: %0 = "sparse_tensor.foreach"(%arg0, %arg1) ({
// EXACT-NEXT: ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: tensor<8xf64>):
// EXACT-NEXT:   %1 = "tensor.extract"(%arg5, %arg3) : (tensor<8xf64>, index) -> f64
// EXACT-NEXT:   %2 = "arith.addf"(%1, %arg4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// EXACT-NEXT:   %3 = "tensor.insert"(%2, %arg5, %arg3) : (f64, tensor<8xf64>, index) -> tensor<8xf64>
// EXACT-NEXT:   "sparse_tensor.yield"(%3) : (tensor<8xf64>) -> ()
// EXACT-NEXT: }) : (tensor<4x8xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, tensor<8xf64>) -> tensor<8xf64>
