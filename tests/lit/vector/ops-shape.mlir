// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// What changes the shape of vectors, or makes them of scalars.

func.func @splat(%a: f32, %i: index, %n: i8) {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  %1 = vector.broadcast %i {keep} : index to vector<[4]xindex>
  %2 = vector.broadcast %n : i8 to vector<i8>
  %3 = "vector.broadcast"(%a) : (f32) -> vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @splat(%arg0: f32, %arg1: index, %arg2: i8) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 {keep} : index to vector<[4]xindex>
// CHECK-NEXT:     %2 = vector.broadcast %arg2 : i8 to vector<i8>
// CHECK-NEXT:     %3 = vector.broadcast %arg0 : f32 to vector<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, index, i8) -> (), sym_name = "splat"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: index, %arg2: i8):
// GENERIC-NEXT:     %0 = "vector.broadcast"(%arg0) : (f32) -> vector<4xf32>
// GENERIC-NEXT:     %1 = "vector.broadcast"(%arg1) {keep} : (index) -> vector<[4]xindex>
// GENERIC-NEXT:     %2 = "vector.broadcast"(%arg2) : (i8) -> vector<i8>
// GENERIC-NEXT:     %3 = "vector.broadcast"(%arg0) : (f32) -> vector<2x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @bitcast(%v: vector<4x8xf32>, %z: vector<i32>, %s: vector<[4]xi64>) {
  %0 = vector.bitcast %v : vector<4x8xf32> to vector<4x16xbf16>
  %1 = vector.bitcast %v {keep} : vector<4x8xf32> to vector<4x8xi32>
  %2 = vector.bitcast %z : vector<i32> to vector<f32>
  %3 = vector.bitcast %s : vector<[4]xi64> to vector<[8]xf32>
  %4 = "vector.bitcast"(%v) : (vector<4x8xf32>) -> vector<4x4xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bitcast(%arg0: vector<4x8xf32>, %arg1: vector<i32>, %arg2: vector<[4]xi64>) {
// CHECK-NEXT:     %0 = vector.bitcast %arg0 : vector<4x8xf32> to vector<4x16xbf16>
// CHECK-NEXT:     %1 = vector.bitcast %arg0 {keep} : vector<4x8xf32> to vector<4x8xi32>
// CHECK-NEXT:     %2 = vector.bitcast %arg1 : vector<i32> to vector<f32>
// CHECK-NEXT:     %3 = vector.bitcast %arg2 : vector<[4]xi64> to vector<[8]xf32>
// CHECK-NEXT:     %4 = vector.bitcast %arg0 : vector<4x8xf32> to vector<4x4xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x8xf32>, vector<i32>, vector<[4]xi64>) -> (), sym_name = "bitcast"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<i32>, %arg2: vector<[4]xi64>):
// GENERIC-NEXT:     %0 = "vector.bitcast"(%arg0) : (vector<4x8xf32>) -> vector<4x16xbf16>
// GENERIC-NEXT:     %1 = "vector.bitcast"(%arg0) {keep} : (vector<4x8xf32>) -> vector<4x8xi32>
// GENERIC-NEXT:     %2 = "vector.bitcast"(%arg1) : (vector<i32>) -> vector<f32>
// GENERIC-NEXT:     %3 = "vector.bitcast"(%arg2) : (vector<[4]xi64>) -> vector<[8]xf32>
// GENERIC-NEXT:     %4 = "vector.bitcast"(%arg0) : (vector<4x8xf32>) -> vector<4x4xi64>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @transpose(%v: vector<2x3x4xf32>, %z: vector<f32>, %s: vector<2x[4]xi8>) {
  %0 = vector.transpose %v, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %1 = vector.transpose %z, [] : vector<f32> to vector<f32>
  %2 = vector.transpose %s, [1, 0] {keep} : vector<2x[4]xi8> to vector<[4]x2xi8>
  %3 = "vector.transpose"(%v) <{permutation = array<i64: 0, 2, 1>}>
      : (vector<2x3x4xf32>) -> vector<2x4x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose(%arg0: vector<2x3x4xf32>, %arg1: vector<f32>, %arg2: vector<2x[4]xi8>) {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
// CHECK-NEXT:     %1 = vector.transpose %arg1, [] : vector<f32> to vector<f32>
// CHECK-NEXT:     %2 = vector.transpose %arg2, [1, 0] {keep} : vector<2x[4]xi8> to vector<[4]x2xi8>
// CHECK-NEXT:     %3 = vector.transpose %arg0, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<2x3x4xf32>, vector<f32>, vector<2x[4]xi8>) -> (), sym_name = "transpose"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<2x3x4xf32>, %arg1: vector<f32>, %arg2: vector<2x[4]xi8>):
// GENERIC-NEXT:     %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 2, 0, 1>}> : (vector<2x3x4xf32>) -> vector<4x2x3xf32>
// GENERIC-NEXT:     %1 = "vector.transpose"(%arg1) <{permutation = array<i64>}> : (vector<f32>) -> vector<f32>
// GENERIC-NEXT:     %2 = "vector.transpose"(%arg2) <{permutation = array<i64: 1, 0>}> {keep} : (vector<2x[4]xi8>) -> vector<[4]x2xi8>
// GENERIC-NEXT:     %3 = "vector.transpose"(%arg0) <{permutation = array<i64: 0, 2, 1>}> : (vector<2x3x4xf32>) -> vector<2x4x3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @type_cast(%m: memref<4x3xf32>, %n: memref<4xvector<3x2xf32>>, %o: memref<f32, 3>) {
  %0 = vector.type_cast %m : memref<4x3xf32> to memref<vector<4x3xf32>>
  %1 = vector.type_cast %n {keep} : memref<4xvector<3x2xf32>> to memref<vector<4x3x2xf32>>
  %2 = "vector.type_cast"(%o) : (memref<f32, 3>) -> memref<vector<f32>, 3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @type_cast(%arg0: memref<4x3xf32>, %arg1: memref<4xvector<3x2xf32>>, %arg2: memref<f32, 3>) {
// CHECK-NEXT:     %0 = vector.type_cast %arg0 : memref<4x3xf32> to memref<vector<4x3xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %arg1 {keep} : memref<4xvector<3x2xf32>> to memref<vector<4x3x2xf32>>
// CHECK-NEXT:     %2 = vector.type_cast %arg2 : memref<f32, 3> to memref<vector<f32>, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x3xf32>, memref<4xvector<3x2xf32>>, memref<f32, 3>) -> (), sym_name = "type_cast"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x3xf32>, %arg1: memref<4xvector<3x2xf32>>, %arg2: memref<f32, 3>):
// GENERIC-NEXT:     %0 = "vector.type_cast"(%arg0) : (memref<4x3xf32>) -> memref<vector<4x3xf32>>
// GENERIC-NEXT:     %1 = "vector.type_cast"(%arg1) {keep} : (memref<4xvector<3x2xf32>>) -> memref<vector<4x3x2xf32>>
// GENERIC-NEXT:     %2 = "vector.type_cast"(%arg2) : (memref<f32, 3>) -> memref<vector<f32>, 3>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
