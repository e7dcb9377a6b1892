// RUN: pyopt %s --loop-invariant-code-motion --allow-unregistered-dialect --split-input-file | FileCheck %s

// What may be executed for nothing: divisions by constants, extents of known dims, loops by one steps, ...

func.func @div(%a: i32, %b: i32, %n: index, %v: vector<2xi32>, %t: tensor<4x?xf32>,
               %u: tensor<*xf32>, %m: memref<4x?xf32>) {
  %c0 = arith.constant 0 : i32
  %c5 = arith.constant 5 : i32
  %cm1 = arith.constant -1 : i32
  %vc = arith.constant dense<3> : vector<2xi32>
  %vd = arith.constant dense<[1, 2]> : vector<2xi32>
  %vz = arith.constant dense<[1, 0]> : vector<2xi32>
  %mx = arith.maxui %a, %c5 : i32
  %or = arith.ori %a, %c5 : i32
  %ic = index.constant 3
  %ci = arith.constant 1 : index
  %ci9 = arith.constant 9 : index
  scf.for %i = %n to %n step %n {
    %0 = arith.divui %a, %c5 : i32
    %1 = arith.divsi %a, %c5 : i32
    %2 = arith.ceildivui %a, %c5 : i32
    %3 = arith.ceildivsi %a, %c5 : i32
    %4 = arith.floordivsi %a, %c5 : i32
    %5 = arith.divui %a, %cm1 : i32
    %6 = arith.divsi %a, %cm1 : i32
    %7 = arith.ceildivui %a, %cm1 : i32
    %8 = arith.ceildivsi %a, %cm1 : i32
    %9 = arith.floordivsi %a, %cm1 : i32
    %10 = arith.divui %a, %c0 : i32
    %11 = arith.divsi %a, %c0 : i32
    %12 = arith.remsi %a, %c0 : i32
    %13 = arith.remui %a, %b : i32
    %14 = arith.floordivsi %a, %b : i32
    %15 = arith.divui %v, %vc : vector<2xi32>
    %16 = arith.divui %v, %vd : vector<2xi32>
    %17 = arith.divui %v, %vz : vector<2xi32>
    %18 = arith.divui %a, %mx : i32
    %19 = arith.divui %a, %or : i32
    %20 = arith.divui %n, %ic : index
    %21 = arith.divsi %n, %ic : index
    %22 = index.divs %n, %ic
    %23 = index.divs %n, %n
    %30 = tensor.dim %t, %ci : tensor<4x?xf32>
    %31 = tensor.dim %t, %ci9 : tensor<4x?xf32>
    %32 = tensor.dim %t, %n : tensor<4x?xf32>
    %33 = tensor.dim %u, %ci : tensor<*xf32>
    %34 = memref.dim %m, %ci : memref<4x?xf32>
    %35 = memref.dim %m, %n : memref<4x?xf32>
    %36 = memref.dim %m, %ci9 : memref<4x?xf32>
    %37 = tensor.extract %t[%ci, %ci] : tensor<4x?xf32>
    %38 = tensor.rank %t : tensor<4x?xf32>
    %39 = memref.load %m[%ci, %ci] : memref<4x?xf32>
    %40 = memref.subview %m[0, 0] [1, 1] [1, 1]
        : memref<4x?xf32> to memref<1x1xf32, strided<[?, 1]>>
    %41 = tensor.extract_slice %t[0, 0] [1, 1] [1, 1] : tensor<4x?xf32> to tensor<1x1xf32>
  }
  return
}
func.func @loops(%n: index, %a: i32, %c: i1, %t: tensor<4xf32>, %f: f32, %u: tensor<2x3xf32>,
                 %u2: tensor<2x2xf32>, %u3: tensor<?x?xf32>, %u4: tensor<?x2xf32>,
                 %td: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %cst = arith.constant dense<1.0> : tensor<4xf32>
  scf.for %i = %n to %n step %n {
    scf.for %j = %n to %n step %c1 {}
    scf.for %j = %n to %n step %c2 {}
    scf.for %j = %n to %n step %c1 {
      %x = arith.divui %a, %a : i32
      %q = arith.addi %j, %j : index
    }
    affine.for %j = 0 to 4 {}
    affine.for %j = 0 to 4 step 2 {
      %q = arith.addi %j, %j : index
    }
    affine.for %j = 0 to 4 {
      %x = arith.divui %a, %a : i32
    }
    affine.if affine_set<() : (1 >= 0)>() {
      %q = arith.addi %n, %n : index
    }
    affine.parallel (%j) = (0) to (4) {
      %q = arith.addi %n, %j : index
    }
    scf.parallel (%j) = (%n) to (%n) step (%n) {
      %q = arith.addi %j, %j : index
    }
    scf.forall (%j) in (4) {
      %q = arith.addi %j, %j : index
    }
    %r = scf.execute_region -> i32 {
      scf.yield %a : i32
    }
    scf.if %c {}
    scf.index_switch %n
    default {}
    scf.while : () -> () {
      scf.condition(%c)
    } do {
      scf.yield
    }
    %e = linalg.fill ins(%f : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    %g = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        outs(%t : tensor<4xf32>) {
    ^bb0(%q: f32):
      linalg.yield %q : f32
    } -> tensor<4xf32>
    %p = linalg.pack %t padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [3] into %u
        : tensor<4xf32> -> tensor<2x3xf32>
    %p2 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %u2
        : tensor<4xf32> -> tensor<2x2xf32>
    %p3 = linalg.pack %td inner_dims_pos = [0] inner_tiles = [%n] into %u3
        : tensor<?xf32> -> tensor<?x?xf32>
    %p4 = linalg.unpack %u2 inner_dims_pos = [0] inner_tiles = [2] into %t
        : tensor<2x2xf32> -> tensor<4xf32>
    %p5 = linalg.unpack %u3 inner_dims_pos = [0] inner_tiles = [%n] into %td
        : tensor<?x?xf32> -> tensor<?xf32>
    %ge = tensor.generate %n {
    ^bb0(%z: index):
      tensor.yield %f : f32
    } : tensor<?xf32>
    %pad = tensor.pad %t low[1] high[1] {
    ^bb0(%z: index):
      tensor.yield %f : f32
    } : tensor<4xf32> to tensor<6xf32>
    memref.alloca_scope {}
    %vv = vector.broadcast %f : f32 to vector<4xf32>
    %w = shape.const_witness true
    %ww = shape.assuming %w -> index {
      shape.assuming_yield %n : index
    }
    %cp = complex.create %f, %f : complex<f32>
    "a.b"() : () -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #set = affine_set<() : (1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @div(%arg0: i32, %arg1: i32, %arg2: index, %arg3: vector<2xi32>, %arg4: tensor<4x?xf32>, %arg5: tensor<*xf32>, %arg6: memref<4x?xf32>) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %cst = arith.constant dense<3> : vector<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[1, 0]> : vector<2xi32>
// CHECK-NEXT:     %0 = arith.maxui %arg0, %c5_i32 : i32
// CHECK-NEXT:     %1 = arith.ori %arg0, %c5_i32 : i32
// CHECK-NEXT:     %idx3 = index.constant 3
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %2 = arith.divui %arg0, %c5_i32 : i32
// CHECK-NEXT:     %3 = arith.divsi %arg0, %c5_i32 : i32
// CHECK-NEXT:     %4 = arith.ceildivui %arg0, %c5_i32 : i32
// CHECK-NEXT:     %5 = arith.ceildivsi %arg0, %c5_i32 : i32
// CHECK-NEXT:     %6 = arith.floordivsi %arg0, %c5_i32 : i32
// CHECK-NEXT:     %7 = arith.divui %arg0, %c-1_i32 : i32
// CHECK-NEXT:     %8 = arith.ceildivui %arg0, %c-1_i32 : i32
// CHECK-NEXT:     %9 = arith.floordivsi %arg0, %c-1_i32 : i32
// CHECK-NEXT:     %10 = arith.remsi %arg0, %c0_i32 : i32
// CHECK-NEXT:     %11 = arith.remui %arg0, %arg1 : i32
// CHECK-NEXT:     %12 = arith.floordivsi %arg0, %arg1 : i32
// CHECK-NEXT:     %13 = arith.divui %arg3, %cst : vector<2xi32>
// CHECK-NEXT:     %14 = arith.divui %arg3, %cst_0 : vector<2xi32>
// CHECK-NEXT:     %15 = arith.divui %arg2, %idx3 : index
// CHECK-NEXT:     %16 = arith.divsi %arg2, %idx3 : index
// CHECK-NEXT:     %dim = tensor.dim %arg4, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %dim_2 = memref.dim %arg6, %c1 : memref<4x?xf32>
// CHECK-NEXT:     %extracted = tensor.extract %arg4[%c1, %c1] : tensor<4x?xf32>
// CHECK-NEXT:     %rank = tensor.rank %arg4 : tensor<4x?xf32>
// CHECK-NEXT:     %subview = memref.subview %arg6[0, 0] [1, 1] [1, 1] : memref<4x?xf32> to memref<1x1xf32, strided<[?, 1]>>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg4[0, 0] [1, 1] [1, 1] : tensor<4x?xf32> to tensor<1x1xf32>
// CHECK-NEXT:     scf.for %arg7 = %arg2 to %arg2 step %arg2 {
// CHECK-NEXT:       %17 = arith.divsi %arg0, %c-1_i32 : i32
// CHECK-NEXT:       %18 = arith.ceildivsi %arg0, %c-1_i32 : i32
// CHECK-NEXT:       %19 = arith.divui %arg0, %c0_i32 : i32
// CHECK-NEXT:       %20 = arith.divsi %arg0, %c0_i32 : i32
// CHECK-NEXT:       %21 = arith.divui %arg3, %cst_1 : vector<2xi32>
// CHECK-NEXT:       %22 = arith.divui %arg0, %0 : i32
// CHECK-NEXT:       %23 = arith.divui %arg0, %1 : i32
// CHECK-NEXT:       %24 = index.divs %arg2, %idx3
// CHECK-NEXT:       %25 = index.divs %arg2, %arg2
// CHECK-NEXT:       %dim_3 = tensor.dim %arg4, %c9 : tensor<4x?xf32>
// CHECK-NEXT:       %dim_4 = tensor.dim %arg4, %arg2 : tensor<4x?xf32>
// CHECK-NEXT:       %dim_5 = tensor.dim %arg5, %c1 : tensor<*xf32>
// CHECK-NEXT:       %dim_6 = memref.dim %arg6, %arg2 : memref<4x?xf32>
// CHECK-NEXT:       %dim_7 = memref.dim %arg6, %c9 : memref<4x?xf32>
// CHECK-NEXT:       %26 = memref.load %arg6[%c1, %c1] : memref<4x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loops(%arg0: index, %arg1: i32, %arg2: i1, %arg3: tensor<4xf32>, %arg4: f32, %arg5: tensor<2x3xf32>, %arg6: tensor<2x2xf32>, %arg7: tensor<?x?xf32>, %arg8: tensor<?x2xf32>, %arg9: tensor<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     scf.for %arg10 = %arg0 to %arg0 step %c1 {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg10 = 0 to 4 {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set() {
// CHECK-NEXT:       %5 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg10) = (0) to (4) {
// CHECK-NEXT:       %5 = arith.addi %arg0, %arg10 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = linalg.fill ins(%arg4 : f32) outs(%arg3 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg3 : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       linalg.yield %out : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg3 padding_value(%arg4 : f32) inner_dims_pos = [0] inner_tiles = [3] into %arg5 : tensor<4xf32> -> tensor<2x3xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg3 inner_dims_pos = [0] inner_tiles = [2] into %arg6 : tensor<4xf32> -> tensor<2x2xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg6 inner_dims_pos = [0] inner_tiles = [2] into %arg3 : tensor<2x2xf32> -> tensor<4xf32>
// CHECK-NEXT:     %padded = tensor.pad %arg3 low[1] high[1] {
// CHECK-NEXT:     ^bb0(%arg10: index):
// CHECK-NEXT:       tensor.yield %arg4 : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<6xf32>
// CHECK-NEXT:     %2 = vector.broadcast %arg4 : f32 to vector<4xf32>
// CHECK-NEXT:     %3 = shape.const_witness true
// CHECK-NEXT:     %4 = complex.create %arg4, %arg4 : complex<f32>
// CHECK-NEXT:     scf.for %arg10 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT:       scf.for %arg11 = %arg0 to %arg0 step %c2 {
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %arg11 = %arg0 to %arg0 step %c1 {
// CHECK-NEXT:         %7 = arith.divui %arg1, %arg1 : i32
// CHECK-NEXT:         %8 = arith.addi %arg11, %arg11 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg11 = 0 to 4 step 2 {
// CHECK-NEXT:         %7 = arith.addi %arg11, %arg11 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg11 = 0 to 4 {
// CHECK-NEXT:         %7 = arith.divui %arg1, %arg1 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.parallel (%arg11) = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT:         %7 = arith.addi %arg11, %arg11 : index
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.forall (%arg11) in (4) {
// CHECK-NEXT:         %7 = arith.addi %arg11, %arg11 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %5 = scf.execute_region -> i32 {
// CHECK-NEXT:         scf.yield %arg1 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.index_switch %arg0
// CHECK-NEXT:       default {
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.while : () -> () {
// CHECK-NEXT:         scf.condition(%arg2)
// CHECK-NEXT:       } do {
// CHECK-NEXT:         scf.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %pack_1 = linalg.pack %arg9 inner_dims_pos = [0] inner_tiles = [%arg0] into %arg7 : tensor<?xf32> -> tensor<?x?xf32>
// CHECK-NEXT:       %unpack_2 = linalg.unpack %arg7 inner_dims_pos = [0] inner_tiles = [%arg0] into %arg9 : tensor<?x?xf32> -> tensor<?xf32>
// CHECK-NEXT:       %generated = tensor.generate %arg0 {
// CHECK-NEXT:       ^bb0(%arg11: index):
// CHECK-NEXT:         tensor.yield %arg4 : f32
// CHECK-NEXT:       } : tensor<?xf32>
// CHECK-NEXT:       memref.alloca_scope  {
// CHECK-NEXT:       }
// CHECK-NEXT:       %6 = shape.assuming %3 -> (index) {
// CHECK-NEXT:         shape.assuming_yield %arg0 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       "a.b"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
