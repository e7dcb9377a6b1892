// RUN: pyopt --split-input-file --convert-vector-to-scf='lower-tensors full-unroll' %s | FileCheck %s

// Transfers of tensors, index by index.

func.func @read(%m: tensor<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : tensor<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<5x4xf32>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %16 = vector.insert %15, %0 [0] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %16 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %16 = vector.transfer_read %arg0[%15, %arg2], %arg3 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %17 = vector.insert %16, %2 [1] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %17 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %6 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %7 = arith.cmpi sgt, %dim_1, %6 : index
// CHECK-NEXT:     %8 = scf.if %7 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %16 = vector.transfer_read %arg0[%15, %arg2], %arg3 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %17 = vector.insert %16, %5 [2] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %17 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %9 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %10 = arith.cmpi sgt, %dim_2, %9 : index
// CHECK-NEXT:     %11 = scf.if %10 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map2()[%arg1]
// CHECK-NEXT:       %16 = vector.transfer_read %arg0[%15, %arg2], %arg3 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %17 = vector.insert %16, %8 [3] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %17 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %8 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %12 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %13 = arith.cmpi sgt, %dim_3, %12 : index
// CHECK-NEXT:     %14 = scf.if %13 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map3()[%arg1]
// CHECK-NEXT:       %16 = vector.transfer_read %arg0[%15, %arg2], %arg3 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %17 = vector.insert %16, %11 [4] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %17 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %11 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %14 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write(%m: tensor<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>)
    -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %j] : vector<5x4xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %14 = vector.extract %arg3[0] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %15 = vector.transfer_write %14, %arg0[%arg1, %arg2] : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %15 : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %3 = arith.cmpi sgt, %dim_0, %2 : index
// CHECK-NEXT:     %4 = scf.if %3 -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %14 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %15 = vector.extract %arg3[1] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %16 = vector.transfer_write %15, %1[%14, %arg2] : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %16 : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %1 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %5 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %6 = arith.cmpi sgt, %dim_1, %5 : index
// CHECK-NEXT:     %7 = scf.if %6 -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %14 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %15 = vector.extract %arg3[2] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %16 = vector.transfer_write %15, %4[%14, %arg2] : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %16 : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %8 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %9 = arith.cmpi sgt, %dim_2, %8 : index
// CHECK-NEXT:     %10 = scf.if %9 -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %14 = affine.apply #map2()[%arg1]
// CHECK-NEXT:       %15 = vector.extract %arg3[3] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %16 = vector.transfer_write %15, %7[%14, %arg2] : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %16 : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %7 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %11 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %12 = arith.cmpi sgt, %dim_3, %11 : index
// CHECK-NEXT:     %13 = scf.if %12 -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %14 = affine.apply #map3()[%arg1]
// CHECK-NEXT:       %15 = vector.extract %arg3[4] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %16 = vector.transfer_write %15, %10[%14, %arg2] : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %16 : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %10 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %13 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_masked(%m: tensor<?x?xf32>, %i: index, %j: index, %p: f32, %k: vector<5x4xi1>)
    -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p, %k : tensor<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_masked(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<5x4xi1>) -> vector<5x4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<5x4xf32>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = vector.extract %arg4[0] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %16 = vector.transfer_read %arg0[%arg1, %arg2], %arg3, %15 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %17 = vector.insert %16, %0 [0] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %17 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %16 = vector.extract %arg4[1] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %17 = vector.transfer_read %arg0[%15, %arg2], %arg3, %16 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %18 = vector.insert %17, %2 [1] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %18 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %6 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %7 = arith.cmpi sgt, %dim_1, %6 : index
// CHECK-NEXT:     %8 = scf.if %7 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %16 = vector.extract %arg4[2] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %17 = vector.transfer_read %arg0[%15, %arg2], %arg3, %16 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %18 = vector.insert %17, %5 [2] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %18 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %9 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %10 = arith.cmpi sgt, %dim_2, %9 : index
// CHECK-NEXT:     %11 = scf.if %10 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map2()[%arg1]
// CHECK-NEXT:       %16 = vector.extract %arg4[3] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %17 = vector.transfer_read %arg0[%15, %arg2], %arg3, %16 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %18 = vector.insert %17, %8 [3] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %18 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %8 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %12 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %13 = arith.cmpi sgt, %dim_3, %12 : index
// CHECK-NEXT:     %14 = scf.if %13 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map3()[%arg1]
// CHECK-NEXT:       %16 = vector.extract %arg4[4] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %17 = vector.transfer_read %arg0[%15, %arg2], %arg3, %16 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %18 = vector.insert %17, %11 [4] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %18 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %11 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %14 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_masked(%m: tensor<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>,
                        %k: vector<5x4xi1>) -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %j], %k : vector<5x4xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_masked(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>, %arg4: vector<5x4xi1>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %14 = vector.extract %arg3[0] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %15 = vector.extract %arg4[0] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %16 = vector.transfer_write %14, %arg0[%arg1, %arg2], %15 : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %16 : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %3 = arith.cmpi sgt, %dim_0, %2 : index
// CHECK-NEXT:     %4 = scf.if %3 -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %14 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %15 = vector.extract %arg3[1] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %16 = vector.extract %arg4[1] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %17 = vector.transfer_write %15, %1[%14, %arg2], %16 : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %17 : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %1 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %5 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %6 = arith.cmpi sgt, %dim_1, %5 : index
// CHECK-NEXT:     %7 = scf.if %6 -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %14 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %15 = vector.extract %arg3[2] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %16 = vector.extract %arg4[2] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %17 = vector.transfer_write %15, %4[%14, %arg2], %16 : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %17 : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %8 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %9 = arith.cmpi sgt, %dim_2, %8 : index
// CHECK-NEXT:     %10 = scf.if %9 -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %14 = affine.apply #map2()[%arg1]
// CHECK-NEXT:       %15 = vector.extract %arg3[3] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %16 = vector.extract %arg4[3] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %17 = vector.transfer_write %15, %7[%14, %arg2], %16 : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %17 : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %7 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %11 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %12 = arith.cmpi sgt, %dim_3, %11 : index
// CHECK-NEXT:     %13 = scf.if %12 -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %14 = affine.apply #map3()[%arg1]
// CHECK-NEXT:       %15 = vector.extract %arg3[4] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %16 = vector.extract %arg4[4] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %17 = vector.transfer_write %15, %10[%14, %arg2], %16 : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %17 : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %10 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %13 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_in_bounds(%m: tensor<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>)
    -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %j] {in_bounds = [true, true]}
      : vector<5x4xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_in_bounds(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = vector.extract %arg3[0] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %0, %arg0[%arg1, %arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %3 = vector.extract %arg3[1] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     %4 = vector.transfer_write %3, %1[%2, %arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     %5 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %6 = vector.extract %arg3[2] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     %7 = vector.transfer_write %6, %4[%5, %arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     %8 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %9 = vector.extract %arg3[3] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     %10 = vector.transfer_write %9, %7[%8, %arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     %11 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %12 = vector.extract %arg3[4] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     %13 = vector.transfer_write %12, %10[%11, %arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %13 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_three(%m: tensor<?x?x?xf32>, %i: index, %j: index, %v: vector<2x3x4xf32>)
    -> tensor<?x?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %j, %i] : vector<2x3x4xf32>, tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_three(%arg0: tensor<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3x4xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:       %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT:       %5 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %6 = scf.if %5 -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:         %13 = vector.extract %arg3[0, 0] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:         %14 = vector.transfer_write %13, %arg0[%arg1, %arg2, %arg1] : vector<4xf32>, tensor<?x?x?xf32>
// CHECK-NEXT:         scf.yield %14 : tensor<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg0 : tensor<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT:       %7 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %8 = arith.cmpi sgt, %dim_2, %7 : index
// CHECK-NEXT:       %9 = scf.if %8 -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:         %13 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %14 = vector.extract %arg3[0, 1] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:         %15 = vector.transfer_write %14, %6[%arg1, %13, %arg1] : vector<4xf32>, tensor<?x?x?xf32>
// CHECK-NEXT:         scf.yield %15 : tensor<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %6 : tensor<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_3 = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT:       %10 = affine.apply #map1()[%arg2]
// CHECK-NEXT:       %11 = arith.cmpi sgt, %dim_3, %10 : index
// CHECK-NEXT:       %12 = scf.if %11 -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:         %13 = affine.apply #map1()[%arg2]
// CHECK-NEXT:         %14 = vector.extract %arg3[0, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:         %15 = vector.transfer_write %14, %9[%arg1, %13, %arg1] : vector<4xf32>, tensor<?x?x?xf32>
// CHECK-NEXT:         scf.yield %15 : tensor<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %9 : tensor<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %12 : tensor<?x?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : tensor<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %3 = arith.cmpi sgt, %dim_0, %2 : index
// CHECK-NEXT:     %4 = scf.if %3 -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:       %5 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %dim_1 = tensor.dim %1, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT:       %6 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:         %14 = vector.extract %arg3[1, 0] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:         %15 = vector.transfer_write %14, %1[%5, %arg2, %arg1] : vector<4xf32>, tensor<?x?x?xf32>
// CHECK-NEXT:         scf.yield %15 : tensor<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %1 : tensor<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = tensor.dim %1, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT:       %8 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %9 = arith.cmpi sgt, %dim_2, %8 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:         %14 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %15 = vector.extract %arg3[1, 1] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:         %16 = vector.transfer_write %15, %7[%5, %14, %arg1] : vector<4xf32>, tensor<?x?x?xf32>
// CHECK-NEXT:         scf.yield %16 : tensor<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %7 : tensor<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_3 = tensor.dim %1, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT:       %11 = affine.apply #map1()[%arg2]
// CHECK-NEXT:       %12 = arith.cmpi sgt, %dim_3, %11 : index
// CHECK-NEXT:       %13 = scf.if %12 -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:         %14 = affine.apply #map1()[%arg2]
// CHECK-NEXT:         %15 = vector.extract %arg3[1, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:         %16 = vector.transfer_write %15, %10[%5, %14, %arg1] : vector<4xf32>, tensor<?x?x?xf32>
// CHECK-NEXT:         scf.yield %16 : tensor<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %10 : tensor<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %13 : tensor<?x?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %1 : tensor<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %4 : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
