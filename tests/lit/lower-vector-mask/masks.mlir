// RUN: pyopt %s --split-input-file --lower-vector-mask | FileCheck %s

func.func @read(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: f32) -> vector<4xf32> {
  %0 = vector.mask %k {
    vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %arg3, %arg2 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @passthru(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: f32, %v: vector<4xf32>)
    -> vector<4xf32> {
  %0 = vector.mask %k,
      %v { vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<4xf32> }
      : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @passthru(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: f32, %arg4: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.mask %arg2, %arg4 { vector.transfer_read %arg0[%arg1], %arg3 {in_bounds = [true]} : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) {
  vector.mask %k {
    vector.transfer_write %v, %m[%i] {in_bounds = [true], foo.bar} : vector<4xf32>, memref<?xf32>
  } : vector<4xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @write(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>) {
// CHECK-NEXT:     vector.transfer_write %arg3, %arg0[%arg1], %arg2 {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_to_tensor(%m: tensor<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>)
    -> tensor<?xf32> {
  %0 = vector.mask %k {
    vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  } : vector<4xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_to_tensor(%arg0: tensor<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = vector.transfer_write %arg3, %arg0[%arg1], %arg2 {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduction(%k: vector<4xi1>, %v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduction(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = vector.mask %arg0 { vector.reduction <add>, %arg1 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @multi_reduction(%k: vector<4x8xi1>, %v: vector<4x8xf32>, %a: vector<4xf32>)
    -> vector<4xf32> {
  %0 = vector.mask %k {
    vector.multi_reduction <add>, %v, %a [1] : vector<4x8xf32> to vector<4xf32>
  } : vector<4x8xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @multi_reduction(%arg0: vector<4x8xi1>, %arg1: vector<4x8xf32>, %arg2: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.mask %arg0 { vector.multi_reduction <add>, %arg1, %arg2 [1] : vector<4x8xf32> to vector<4xf32> } : vector<4x8xi1> -> vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @contract(%a: vector<3x4xf32>, %b: vector<4x5xf32>, %c: vector<3x5xf32>,
                    %m: vector<3x5x4xi1>) -> vector<3x5xf32> {
  %0 = vector.mask %m {
    vector.contract {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"],
      kind = #vector.kind<add>
    } %a, %b, %c : vector<3x4xf32>, vector<4x5xf32> into vector<3x5xf32>
  } : vector<3x5x4xi1> -> vector<3x5xf32>
  return %0 : vector<3x5xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @contract(%arg0: vector<3x4xf32>, %arg1: vector<4x5xf32>, %arg2: vector<3x5xf32>, %arg3: vector<3x5x4xi1>) -> vector<3x5xf32> {
// CHECK-NEXT:     %0 = vector.mask %arg3 { vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<3x4xf32>, vector<4x5xf32> into vector<3x5xf32> } : vector<3x5x4xi1> -> vector<3x5xf32>
// CHECK-NEXT:     return %0 : vector<3x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty(%k: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %k {} : vector<4xi1>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%arg0: vector<4xi1>, %arg1: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     return %arg1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transposed(%m: memref<?x?xf32>, %i: index, %k: vector<8x4xi1>, %p: f32)
    -> vector<4x8xf32> {
  %0 = vector.mask %k {
    vector.transfer_read %m[%i, %i],
        %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
        : memref<?x?xf32>, vector<4x8xf32>
  } : vector<8x4xi1> -> vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transposed(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<8x4xi1>, %arg3: f32) -> vector<4x8xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg3, %arg2 {in_bounds = [true, true], permutation_map = #map} : memref<?x?xf32>, vector<4x8xf32>
// CHECK-NEXT:     return %0 : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast(%m: memref<?x?xf32>, %i: index, %k: vector<8xi1>, %p: f32) -> vector<4x8xf32> {
  %0 = vector.mask %k {
    vector.transfer_read %m[%i, %i],
        %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>}
        : memref<?x?xf32>, vector<4x8xf32>
  } : vector<8xi1> -> vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @broadcast(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<8xi1>, %arg3: f32) -> vector<4x8xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg3, %arg2 {in_bounds = [true, true], permutation_map = #map} : memref<?x?xf32>, vector<4x8xf32>
// CHECK-NEXT:     return %0 : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: f32)
    -> (index, vector<4xf32>) {
  %c1 = arith.constant 1 : index
  %1 = arith.addi %c1, %c1 : index
  %2 = arith.addi %i, %i : index
  %0 = vector.transfer_read %m[%i], %p, %k : memref<?xf32>, vector<4xf32>
  return %1, %0 : index, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @other(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: f32) -> (index, vector<4xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %arg3, %arg2 : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %c2, %0 : index, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalable(%m: memref<?xf32>, %i: index, %k: vector<[4]xi1>, %p: f32) -> vector<[4]xf32> {
  %0 = vector.mask %k {
    vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<[4]xf32>
  } : vector<[4]xi1> -> vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<[4]xi1>, %arg3: f32) -> vector<[4]xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %arg3, %arg2 {in_bounds = [true]} : memref<?xf32>, vector<[4]xf32>
// CHECK-NEXT:     return %0 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @generic_form(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: f32) -> vector<4xf32> {
  %0 = "vector.mask"(%k) ({
    %1 = "vector.transfer_read"(%m, %i, %p) <{
      in_bounds = [false],
      operandSegmentSizes = array<i32: 1, 1, 1, 0>,
      permutation_map = affine_map<(d0) -> (d0)>
    }> : (memref<?xf32>, index, f32) -> vector<4xf32>
    "vector.yield"(%1) : (vector<4xf32>) -> ()
  }) : (vector<4xi1>) -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic_form(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %arg3, %arg2 : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: f32, %v: vector<4xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> }
      : vector<4xi1> -> vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: f32, %arg4: vector<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_transposed(%m: memref<?x?x?xf32>, %i: index, %k: vector<4x8xi1>,
                            %v: vector<8x4xf32>) {
  vector.mask %k {
    vector.transfer_write %v, %m[%i, %i, %i] {permutation_map = affine_map<(a, b, c) -> (c, a)>}
        : vector<8x4xf32>, memref<?x?x?xf32>
  } : vector<4x8xi1>
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_transposed(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: vector<4x8xi1>, %arg3: vector<8x4xf32>) {
// CHECK-NEXT:     vector.transfer_write %arg3, %arg0[%arg1, %arg1, %arg1], %arg2 {permutation_map = #map} : vector<8x4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: f32, %b: i1)
    -> vector<4xf32> {
  %1 = scf.if %b -> vector<4xf32> {
    %0 = vector.mask %k {
      vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    } : vector<4xi1> -> vector<4xf32>
    vector.mask %k { vector.transfer_write %0, %m[%i] : vector<4xf32>, memref<?xf32> }
        : vector<4xi1>
    scf.yield %0 : vector<4xf32>
  } else {
    %0 = vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> }
        : vector<4xi1> -> vector<4xf32>
    scf.yield %0 : vector<4xf32>
  }
  return %1 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: f32, %arg4: i1) -> vector<4xf32> {
// CHECK-NEXT:     %0 = scf.if %arg4 -> (vector<4xf32>) {
// CHECK-NEXT:       %1 = vector.transfer_read %arg0[%arg1], %arg3, %arg2 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:       vector.transfer_write %1, %arg0[%arg1], %arg2 : vector<4xf32>, memref<?xf32>
// CHECK-NEXT:       scf.yield %1 : vector<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = vector.transfer_read %arg0[%arg1], %arg3, %arg2 : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:       scf.yield %1 : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @selected(%m: memref<8xi32>, %n: index, %p: i32, %v: vector<4xi32>) -> vector<4xi32> {
  %c2 = arith.constant 2 : index
  %k = vector.create_mask %n : vector<4xi1>
  %0 = vector.mask %k {
    vector.transfer_read %m[%c2], %p {in_bounds = [true]} : memref<8xi32>, vector<4xi32>
  } : vector<4xi1> -> vector<4xi32>
  %1 = arith.select %k, %0, %v : vector<4xi1>, vector<4xi32>
  vector.mask %k {
    vector.transfer_write %1, %m[%c2] {in_bounds = [true]} : vector<4xi32>, memref<8xi32>
  } : vector<4xi1>
  return %1 : vector<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @selected(%arg0: memref<8xi32>, %arg1: index, %arg2: i32, %arg3: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = vector.create_mask %arg1 : vector<4xi1>
// CHECK-NEXT:     %1 = vector.transfer_read %arg0[%c2], %arg2, %0 {in_bounds = [true]} : memref<8xi32>, vector<4xi32>
// CHECK-NEXT:     %2 = arith.select %0, %1, %arg3 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     vector.transfer_write %2, %arg0[%c2], %0 {in_bounds = [true]} : vector<4xi32>, memref<8xi32>
// CHECK-NEXT:     return %2 : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
