// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// What may look wrong, but is accepted.

func.func @f(%v: vector<4x8xf32>, %a: f32, %w: vector<4xf32>) {
  %0 = vector.insert %w, %v [1] : vector<4xf32> into vector<4x8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4x8xf32>, %arg1: f32, %arg2: vector<4xf32>) {
// CHECK-NEXT:     %0 = vector.insert %arg2, %arg0 [1] : vector<4xf32> into vector<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x8xf32>, f32, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4x8xf32>, %arg1: f32, %arg2: vector<4xf32>):
// GENERIC-NEXT:     %0 = "vector.insert"(%arg2, %arg0) <{static_position = array<i64: 1>}> : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32, %v: vector<1xf32>) {
  %0 = vector.broadcast %v : vector<1xf32> to vector<[4]xf32>
  %1 = vector.broadcast %v : vector<1xf32> to vector<[1]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: vector<1xf32>) {
// CHECK-NEXT:     %0 = vector.broadcast %arg1 : vector<1xf32> to vector<[4]xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : vector<1xf32> to vector<[1]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, vector<1xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: vector<1xf32>):
// GENERIC-NEXT:     %0 = "vector.broadcast"(%arg1) : (vector<1xf32>) -> vector<[4]xf32>
// GENERIC-NEXT:     %1 = "vector.broadcast"(%arg1) : (vector<1xf32>) -> vector<[1]xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%v: vector<4x1x6xf32>, %w: vector<1xf32>, %z: vector<f32>) {
  %0 = vector.shape_cast %v : vector<4x1x6xf32> to vector<24x1xf32>
  %1 = vector.shape_cast %v : vector<4x1x6xf32> to vector<4x1x6x1x1xf32>
  %2 = vector.shape_cast %w : vector<1xf32> to vector<f32>
  %3 = vector.shape_cast %z : vector<f32> to vector<1x1x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4x1x6xf32>, %arg1: vector<1xf32>, %arg2: vector<f32>) {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<4x1x6xf32> to vector<24x1xf32>
// CHECK-NEXT:     %1 = vector.shape_cast %arg0 : vector<4x1x6xf32> to vector<4x1x6x1x1xf32>
// CHECK-NEXT:     %2 = vector.shape_cast %arg1 : vector<1xf32> to vector<f32>
// CHECK-NEXT:     %3 = vector.shape_cast %arg2 : vector<f32> to vector<1x1x1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x1x6xf32>, vector<1xf32>, vector<f32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4x1x6xf32>, %arg1: vector<1xf32>, %arg2: vector<f32>):
// GENERIC-NEXT:     %0 = "vector.shape_cast"(%arg0) : (vector<4x1x6xf32>) -> vector<24x1xf32>
// GENERIC-NEXT:     %1 = "vector.shape_cast"(%arg0) : (vector<4x1x6xf32>) -> vector<4x1x6x1x1xf32>
// GENERIC-NEXT:     %2 = "vector.shape_cast"(%arg1) : (vector<1xf32>) -> vector<f32>
// GENERIC-NEXT:     %3 = "vector.shape_cast"(%arg2) : (vector<f32>) -> vector<1x1x1xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%v: vector<4xindex>) {
  %0 = vector.bitcast %v : vector<4xindex> to vector<4xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xindex>) {
// CHECK-NEXT:     %0 = vector.bitcast %arg0 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xindex>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4xindex>):
// GENERIC-NEXT:     %0 = "vector.bitcast"(%arg0) : (vector<4xindex>) -> vector<4xi64>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%v: vector<4x[8]xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<4x[8]xf32> to vector<8x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4x[8]xf32>) {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<4x[8]xf32> to vector<8x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x[8]xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4x[8]xf32>):
// GENERIC-NEXT:     %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (vector<4x[8]xf32>) -> vector<8x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x4xf32, strided<[4, 1]>>) {
  %0 = vector.type_cast %m : memref<4x4xf32, strided<[4, 1]>> to memref<vector<4x4xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x4xf32, strided<[4, 1]>>) {
// CHECK-NEXT:     %0 = vector.type_cast %arg0 : memref<4x4xf32, strided<[4, 1]>> to memref<vector<4x4xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x4xf32, strided<[4, 1]>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x4xf32, strided<[4, 1]>>):
// GENERIC-NEXT:     %0 = "vector.type_cast"(%arg0) : (memref<4x4xf32, strided<[4, 1]>>) -> memref<vector<4x4xf32>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<2xi32>) {
  %0 = vector.reduction #vector.kind<add>, %a : vector<2xi32> into i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2xi32>) {
// CHECK-NEXT:     %0 = vector.reduction <add>, %arg0 : vector<2xi32> into i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<2xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<2xi32>):
// GENERIC-NEXT:     %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<2xi32>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  %0 = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<and>, reduction_dims = array<i64: 0>}>
      : (vector<4x8xf32>, vector<8xf32>) -> vector<8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>) {
// CHECK-NEXT:     %0 = vector.multi_reduction <and>, %arg0, %arg1 [0] : vector<4x8xf32> to vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x8xf32>, vector<8xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>):
// GENERIC-NEXT:     %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<and>, reduction_dims = array<i64: 0>}> : (vector<4x8xf32>, vector<8xf32>) -> vector<8xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x4xf32>) {
  %0 = vector.outerproduct %a, %a, %b, %b : vector<4xf32>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf32>, %arg1: vector<4x4xf32>) {
// CHECK-NEXT:     %0 = vector.outerproduct %arg0, %arg0, %arg1 {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xf32>, vector<4x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4xf32>, %arg1: vector<4x4xf32>):
// GENERIC-NEXT:     %0 = "vector.outerproduct"(%arg0, %arg0, %arg1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%k: vector<8xi1>, %t: vector<8xf32>) {
  %0 = vector.mask %k, %t { vector.yield %t : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<8xi1>, %arg1: vector<8xf32>) {
// CHECK-NEXT:     %0 = vector.mask %arg0, %arg1 { vector.yield %arg1 : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<8xi1>, vector<8xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<8xi1>, %arg1: vector<8xf32>):
// GENERIC-NEXT:     %0 = "vector.mask"(%arg0, %arg1) ({
// GENERIC-NEXT:       "vector.yield"(%arg1) : (vector<8xf32>) -> ()
// GENERIC-NEXT:     }) : (vector<8xi1>, vector<8xf32>) -> vector<8xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %x: vector<4xi32>, %v: vector<4xf32>) {
  %0 = vector.mask %k {
    vector.gather %m[%i] [%x], %k, %v
        : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xi32>, %arg4: vector<4xf32>) {
// CHECK-NEXT:     %0 = vector.mask %arg2 { vector.gather %arg0[%arg1] [%arg3], %arg2, %arg4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xf32>, index, vector<4xi1>, vector<4xi32>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xi32>, %arg4: vector<4xf32>):
// GENERIC-NEXT:     %0 = "vector.mask"(%arg2) ({
// GENERIC-NEXT:       %1 = "vector.gather"(%arg0, %arg1, %arg3, %arg2, %arg4) : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:       "vector.yield"(%1) : (vector<4xf32>) -> ()
// GENERIC-NEXT:     }) : (vector<4xi1>) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %k: vector<3x5xi1>, %p: f32) {
  %0 = vector.mask %k {
    vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
        : memref<?x?xf32>, vector<5x3xf32>
  } : vector<3x5xi1> -> vector<5x3xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<3x5xi1>, %arg3: f32) {
// CHECK-NEXT:     %0 = vector.mask %arg2 { vector.transfer_read %arg0[%arg1, %arg1], %arg3 {permutation_map = #map} : memref<?x?xf32>, vector<5x3xf32> } : vector<3x5xi1> -> vector<5x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, index, vector<3x5xi1>, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<3x5xi1>, %arg3: f32):
// GENERIC-NEXT:     %0 = "vector.mask"(%arg2) ({
// GENERIC-NEXT:       %1 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg3) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<5x3xf32>
// GENERIC-NEXT:       "vector.yield"(%1) : (vector<5x3xf32>) -> ()
// GENERIC-NEXT:     }) : (vector<3x5xi1>) -> vector<5x3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%v: vector<4xi32>) {
  vector.yield %v : vector<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT:     vector.yield %arg0 : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4xi32>):
// GENERIC-NEXT:     "vector.yield"(%arg0) : (vector<4xi32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index) {
  vector.print str
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index):
// GENERIC-NEXT:     "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index) {
  vector.print str {a}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     vector.print {a}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index):
// GENERIC-NEXT:     "vector.print"() <{punctuation = #vector.punctuation<newline>}> {a} : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i],
      %p {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]}
      : memref<?x?xf32>, vector<4xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>) {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 {in_bounds = [true], permutation_map = #map} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?xf32>, index, f32, vector<4xf32>, vector<4xi1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>):
// GENERIC-NEXT:     %0 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i],
      %p {permutation_map = affine_map<(d0, d1) -> (0, 0)>, in_bounds = [true, true]}
      : memref<?x?xf32>, vector<4x4xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (0, 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>) {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 {in_bounds = [true, true], permutation_map = #map} : memref<?x?xf32>, vector<4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (0, 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?xf32>, index, f32, vector<4xf32>, vector<4xi1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>):
// GENERIC-NEXT:     %0 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>) {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 : memref<?x?xf32>, vector<4xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?xf32>, index, f32, vector<4xf32>, vector<4xi1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>):
// GENERIC-NEXT:     %0 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf16>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>) {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 : memref<?x?xf32>, vector<4xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?xf32>, index, f32, vector<4xf32>, vector<4xi1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>):
// GENERIC-NEXT:     %0 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf64>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>) {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg3, %arg5 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?xf32>, index, f32, vector<4xf32>, vector<4xi1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>):
// GENERIC-NEXT:     %0 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3, %arg5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p,
      %k {permutation_map = affine_map<(d0, d1) -> (0, d1)>, in_bounds = [true, false]}
      : memref<?x?xf32>, vector<3x4xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>) {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg3, %arg5 {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?xf32>, index, f32, vector<4xf32>, vector<4xi1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>):
// GENERIC-NEXT:     %0 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3, %arg5) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<3x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>,
             %k: vector<4xi1>) {
  vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>) {
// CHECK-NEXT:     %0 = vector.transfer_write %arg4, %arg1[%arg2, %arg2] : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?xf32>, index, f32, vector<4xf32>, vector<4xi1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>):
// GENERIC-NEXT:     %0 = "vector.transfer_write"(%arg4, %arg1, %arg2, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
