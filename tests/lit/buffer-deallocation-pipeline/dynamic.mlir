// RUN: pyopt --split-input-file --allow-unregistered-dialect "--buffer-deallocation-pipeline=private-function-dynamic-ownership=true reference-exact=true" %s | FileCheck %s

func.func private @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v1 : memref<4xf32>)
  return %v1 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v3 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v3 : memref<4xf32>)
  %v5 = scf.if %b1 -> memref<4xf32> {
    scf.yield %m : memref<4xf32>
  } else {
    %v7 = arith.select %b1, %v3, %m : memref<4xf32>
    %v6 = func.call @f0(%v7, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
    %v8 = memref.load %m[%c3] : memref<4xf32>
    %v9 = arith.addf %v8, %f2 : f32
    memref.store %v9, %m[%c3] : memref<4xf32>
    %v10 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v10 : memref<4xf32>)
    %v12 = memref.alloca_scope -> (memref<4xf32>) {
      memref.alloca_scope.return %v10 : memref<4xf32>
    }
    scf.yield %v12 : memref<4xf32>
  }
  return %v5 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> (memref<4xf32>, i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     return %alloc, %true : memref<4xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = arith.xori %arg2, %true : i1
// CHECK-NEXT:     %1:2 = scf.if %arg2 -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:       %4 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %arg0, %4 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4:2 = func.call @f0(%arg0, %arg1, %false) : (memref<4xf32>, i1, i1) -> (memref<4xf32>, i1)
// CHECK-NEXT:       %5 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %6 = arith.addf %5, %cst : f32
// CHECK-NEXT:       memref.store %6, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %4#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %intptr_6 = memref.extract_aligned_pointer_as_index %base_buffer_2 : memref<f32> -> index
// CHECK-NEXT:       %intptr_7 = memref.extract_aligned_pointer_as_index %alloc_1 : memref<4xf32> -> index
// CHECK-NEXT:       %7 = arith.cmpi ne, %intptr_6, %intptr_7 : index
// CHECK-NEXT:       %8 = arith.andi %7, %4#1 : i1
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         memref.dealloc %base_buffer_2 : memref<f32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %alloc_1, %alloc_1 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     %intptr_0 = memref.extract_aligned_pointer_as_index %1#1 : memref<4xf32> -> index
// CHECK-NEXT:     %2 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT:     %3 = arith.andi %2, %0 : i1
// CHECK-NEXT:     scf.if %3 {
// CHECK-NEXT:       memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
