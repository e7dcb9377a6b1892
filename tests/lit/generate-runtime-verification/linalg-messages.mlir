// RUN: pyopt %s --generate-runtime-verification=reference-exact=true | FileCheck %s

// The messages show ops without their regions, and all that they refer to.
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%a : memref<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  %0 = linalg.map ins(%b : tensor<?xf32>) outs(%b : tensor<?xf32>)
    (%x: f32, %y: f32) {
      %1 = arith.addf %x, %x : f32
      %2 = arith.addf %1, %x : f32
      linalg.yield %2 : f32
    }
  return %0 : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %0 = index.cmp slt(%c0_1, %dim)
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %2 = index.sub %dim, %c1
// CHECK-NEXT:       %c0_9 = arith.constant 0 : index
// CHECK-NEXT:       %3 = index.mins %2, %c0_9
// CHECK-NEXT:       %4 = index.cmp sge(%3, %c0_0)
// CHECK-NEXT:       cf.assert %4, "ERROR: Runtime op verification failed\0Alinalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [\22parallel\22]} outs(%arg0 : memref<?xf32>) {...}\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %5 = index.maxs %2, %c0_9
// CHECK-NEXT:       %6 = index.add %5, %c1
// CHECK-NEXT:       %c0_10 = arith.constant 0 : index
// CHECK-NEXT:       %dim_11 = memref.dim %arg0, %c0_10 : memref<?xf32>
// CHECK-NEXT:       %7 = index.cmp eq(%6, %dim_11)
// CHECK-NEXT:       cf.assert %7, "ERROR: Runtime op verification failed\0Alinalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [\22parallel\22]} outs(%arg0 : memref<?xf32>) {...}\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : memref<?xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       linalg.yield %out : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim_3 = tensor.dim %arg1, %c0_2 : tensor<?xf32>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %dim_5 = tensor.dim %arg1, %c0_4 : tensor<?xf32>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %1 = index.cmp slt(%c0_8, %dim_3)
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       %2 = index.sub %dim_3, %c1_7
// CHECK-NEXT:       %c0_9 = arith.constant 0 : index
// CHECK-NEXT:       %3 = index.mins %2, %c0_9
// CHECK-NEXT:       %4 = index.cmp sge(%3, %c0_6)
// CHECK-NEXT:       cf.assert %4, "ERROR: Runtime op verification failed\0A%mapped = linalg.map ins(%arg1 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>)\0A  (%in: f32, %init: f32) {...}\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %5 = index.maxs %2, %c0_9
// CHECK-NEXT:       %6 = index.add %5, %c1_7
// CHECK-NEXT:       %c0_10 = arith.constant 0 : index
// CHECK-NEXT:       %dim_11 = tensor.dim %arg1, %c0_10 : tensor<?xf32>
// CHECK-NEXT:       %7 = index.cmp eq(%6, %dim_11)
// CHECK-NEXT:       cf.assert %7, "ERROR: Runtime op verification failed\0A%mapped = linalg.map ins(%arg1 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>)\0A  (%in: f32, %init: f32) {...}\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_12 = arith.constant 0 : index
// CHECK-NEXT:       %8 = index.mins %2, %c0_12
// CHECK-NEXT:       %9 = index.cmp sge(%8, %c0_6)
// CHECK-NEXT:       cf.assert %9, "ERROR: Runtime op verification failed\0A%mapped = linalg.map ins(%arg1 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>)\0A  (%in: f32, %init: f32) {...}\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %10 = index.maxs %2, %c0_12
// CHECK-NEXT:       %11 = index.add %10, %c1_7
// CHECK-NEXT:       %c0_13 = arith.constant 0 : index
// CHECK-NEXT:       %dim_14 = tensor.dim %arg1, %c0_13 : tensor<?xf32>
// CHECK-NEXT:       %12 = index.cmp eq(%11, %dim_14)
// CHECK-NEXT:       cf.assert %12, "ERROR: Runtime op verification failed\0A%mapped = linalg.map ins(%arg1 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>)\0A  (%in: f32, %init: f32) {...}\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     }
// CHECK-NEXT:     %mapped = linalg.map ins(%arg1 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>)
// CHECK-NEXT:       (%in: f32, %init: f32) {
// CHECK-NEXT:         %2 = arith.addf %in, %in : f32
// CHECK-NEXT:         %3 = arith.addf %2, %in : f32
// CHECK-NEXT:         linalg.yield %3 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     return %mapped : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
