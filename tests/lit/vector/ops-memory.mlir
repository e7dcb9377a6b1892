// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Vectors from and to memory.

func.func @load(%m: memref<?x8xf32>, %n: memref<4xvector<4xf32>>, %i: index, %v: vector<8xf32>,
                %w: vector<4xf32>) {
  %0 = vector.load %m[%i, %i] : memref<?x8xf32>, vector<8xf32>
  %1 = vector.load %m[%i, %i] : memref<?x8xf32>, vector<f32>
  %2 = vector.load %n[%i] {keep} : memref<4xvector<4xf32>>, vector<4xf32>
  %3 = vector.load %m[%i, %i] {nontemporal = true} : memref<?x8xf32>, vector<2x[4]xf32>
  %4 = vector.load %m[%i, %i] {nontemporal = false} : memref<?x8xf32>, vector<8xf32>
  %5 = "vector.load"(%m, %i, %i) : (memref<?x8xf32>, index, index) -> vector<8xf32>
  vector.store %v, %m[%i, %i] : memref<?x8xf32>, vector<8xf32>
  vector.store %w, %n[%i] {keep, nontemporal = true} : memref<4xvector<4xf32>>, vector<4xf32>
  "vector.store"(%v, %m, %i, %i) <{nontemporal = false}>
      : (vector<8xf32>, memref<?x8xf32>, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @load(%arg0: memref<?x8xf32>, %arg1: memref<4xvector<4xf32>>, %arg2: index, %arg3: vector<8xf32>, %arg4: vector<4xf32>) {
// CHECK-NEXT:     %0 = vector.load %arg0[%arg2, %arg2] : memref<?x8xf32>, vector<8xf32>
// CHECK-NEXT:     %1 = vector.load %arg0[%arg2, %arg2] : memref<?x8xf32>, vector<f32>
// CHECK-NEXT:     %2 = vector.load %arg1[%arg2] {keep} : memref<4xvector<4xf32>>, vector<4xf32>
// CHECK-NEXT:     %3 = vector.load %arg0[%arg2, %arg2] {nontemporal = true} : memref<?x8xf32>, vector<2x[4]xf32>
// CHECK-NEXT:     %4 = vector.load %arg0[%arg2, %arg2] : memref<?x8xf32>, vector<8xf32>
// CHECK-NEXT:     %5 = vector.load %arg0[%arg2, %arg2] : memref<?x8xf32>, vector<8xf32>
// CHECK-NEXT:     vector.store %arg3, %arg0[%arg2, %arg2] : memref<?x8xf32>, vector<8xf32>
// CHECK-NEXT:     vector.store %arg4, %arg1[%arg2] {keep, nontemporal = true} : memref<4xvector<4xf32>>, vector<4xf32>
// CHECK-NEXT:     vector.store %arg3, %arg0[%arg2, %arg2] : memref<?x8xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x8xf32>, memref<4xvector<4xf32>>, index, vector<8xf32>, vector<4xf32>) -> (), sym_name = "load"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x8xf32>, %arg1: memref<4xvector<4xf32>>, %arg2: index, %arg3: vector<8xf32>, %arg4: vector<4xf32>):
// GENERIC-NEXT:     %0 = "vector.load"(%arg0, %arg2, %arg2) : (memref<?x8xf32>, index, index) -> vector<8xf32>
// GENERIC-NEXT:     %1 = "vector.load"(%arg0, %arg2, %arg2) : (memref<?x8xf32>, index, index) -> vector<f32>
// GENERIC-NEXT:     %2 = "vector.load"(%arg1, %arg2) {keep} : (memref<4xvector<4xf32>>, index) -> vector<4xf32>
// GENERIC-NEXT:     %3 = "vector.load"(%arg0, %arg2, %arg2) <{nontemporal = true}> : (memref<?x8xf32>, index, index) -> vector<2x[4]xf32>
// GENERIC-NEXT:     %4 = "vector.load"(%arg0, %arg2, %arg2) <{nontemporal = false}> : (memref<?x8xf32>, index, index) -> vector<8xf32>
// GENERIC-NEXT:     %5 = "vector.load"(%arg0, %arg2, %arg2) : (memref<?x8xf32>, index, index) -> vector<8xf32>
// GENERIC-NEXT:     "vector.store"(%arg3, %arg0, %arg2, %arg2) : (vector<8xf32>, memref<?x8xf32>, index, index) -> ()
// GENERIC-NEXT:     "vector.store"(%arg4, %arg1, %arg2) <{nontemporal = true}> {keep} : (vector<4xf32>, memref<4xvector<4xf32>>, index) -> ()
// GENERIC-NEXT:     "vector.store"(%arg3, %arg0, %arg2, %arg2) <{nontemporal = false}> : (vector<8xf32>, memref<?x8xf32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @masked(%m: memref<?xf32>, %s: memref<?x?xi8>, %i: index, %k: vector<4xi1>,
                  %v: vector<4xf32>, %l: vector<[4]xi1>, %w: vector<[4]xi8>) {
  %0 = vector.maskedload %m[%i], %k, %v
      : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %s[%i, %i], %l, %w {keep}
      : memref<?x?xi8>, vector<[4]xi1>, vector<[4]xi8> into vector<[4]xi8>
  vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %2 = "vector.maskedload"(%m, %i, %k, %v)
      : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "vector.maskedstore"(%s, %i, %i, %l, %w) {keep}
      : (memref<?x?xi8>, index, index, vector<[4]xi1>, vector<[4]xi8>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @masked(%arg0: memref<?xf32>, %arg1: memref<?x?xi8>, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4xf32>, %arg5: vector<[4]xi1>, %arg6: vector<[4]xi8>) {
// CHECK-NEXT:     %0 = vector.maskedload %arg0[%arg2], %arg3, %arg4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %1 = vector.maskedload %arg1[%arg2, %arg2], %arg5, %arg6 {keep} : memref<?x?xi8>, vector<[4]xi1>, vector<[4]xi8> into vector<[4]xi8>
// CHECK-NEXT:     vector.maskedstore %arg0[%arg2], %arg3, %arg4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %2 = vector.maskedload %arg0[%arg2], %arg3, %arg4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     vector.maskedstore %arg1[%arg2, %arg2], %arg5, %arg6 {keep} : memref<?x?xi8>, vector<[4]xi1>, vector<[4]xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xf32>, memref<?x?xi8>, index, vector<4xi1>, vector<4xf32>, vector<[4]xi1>, vector<[4]xi8>) -> (), sym_name = "masked"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?xf32>, %arg1: memref<?x?xi8>, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4xf32>, %arg5: vector<[4]xi1>, %arg6: vector<[4]xi8>):
// GENERIC-NEXT:     %0 = "vector.maskedload"(%arg0, %arg2, %arg3, %arg4) : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %1 = "vector.maskedload"(%arg1, %arg2, %arg2, %arg5, %arg6) {keep} : (memref<?x?xi8>, index, index, vector<[4]xi1>, vector<[4]xi8>) -> vector<[4]xi8>
// GENERIC-NEXT:     "vector.maskedstore"(%arg0, %arg2, %arg3, %arg4) : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC-NEXT:     %2 = "vector.maskedload"(%arg0, %arg2, %arg3, %arg4) : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "vector.maskedstore"(%arg1, %arg2, %arg2, %arg5, %arg6) {keep} : (memref<?x?xi8>, index, index, vector<[4]xi1>, vector<[4]xi8>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @compressed(%m: memref<?xf32>, %s: memref<?x?xi8>, %i: index, %k: vector<4xi1>,
                      %v: vector<4xf32>, %l: vector<[4]xi1>, %w: vector<[4]xi8>) {
  %0 = vector.expandload %m[%i], %k, %v
      : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.expandload %s[%i, %i], %l, %w {keep}
      : memref<?x?xi8>, vector<[4]xi1>, vector<[4]xi8> into vector<[4]xi8>
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %2 = "vector.expandload"(%m, %i, %k, %v)
      : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "vector.compressstore"(%s, %i, %i, %l, %w) {keep}
      : (memref<?x?xi8>, index, index, vector<[4]xi1>, vector<[4]xi8>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @compressed(%arg0: memref<?xf32>, %arg1: memref<?x?xi8>, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4xf32>, %arg5: vector<[4]xi1>, %arg6: vector<[4]xi8>) {
// CHECK-NEXT:     %0 = vector.expandload %arg0[%arg2], %arg3, %arg4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %1 = vector.expandload %arg1[%arg2, %arg2], %arg5, %arg6 {keep} : memref<?x?xi8>, vector<[4]xi1>, vector<[4]xi8> into vector<[4]xi8>
// CHECK-NEXT:     vector.compressstore %arg0[%arg2], %arg3, %arg4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %2 = vector.expandload %arg0[%arg2], %arg3, %arg4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     vector.compressstore %arg1[%arg2, %arg2], %arg5, %arg6 {keep} : memref<?x?xi8>, vector<[4]xi1>, vector<[4]xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xf32>, memref<?x?xi8>, index, vector<4xi1>, vector<4xf32>, vector<[4]xi1>, vector<[4]xi8>) -> (), sym_name = "compressed"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?xf32>, %arg1: memref<?x?xi8>, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4xf32>, %arg5: vector<[4]xi1>, %arg6: vector<[4]xi8>):
// GENERIC-NEXT:     %0 = "vector.expandload"(%arg0, %arg2, %arg3, %arg4) : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %1 = "vector.expandload"(%arg1, %arg2, %arg2, %arg5, %arg6) {keep} : (memref<?x?xi8>, index, index, vector<[4]xi1>, vector<[4]xi8>) -> vector<[4]xi8>
// GENERIC-NEXT:     "vector.compressstore"(%arg0, %arg2, %arg3, %arg4) : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC-NEXT:     %2 = "vector.expandload"(%arg0, %arg2, %arg3, %arg4) : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "vector.compressstore"(%arg1, %arg2, %arg2, %arg5, %arg6) {keep} : (memref<?x?xi8>, index, index, vector<[4]xi1>, vector<[4]xi8>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @gathered(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %x: vector<4xi32>,
                    %y: vector<2x4xindex>, %k: vector<4xi1>, %v: vector<4xf32>, %l: vector<2x4xi1>,
                    %w: vector<2x4xf32>) {
  %0 = vector.gather %m[%i, %i] [%x], %k, %v
      : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %t[%i] [%y], %l, %w {keep}
      : tensor<?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.scatter %m[%i, %i] [%x], %k, %v
      : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %2 = "vector.gather"(%t, %i, %y, %l, %w)
      : (tensor<?xf32>, index, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>)
      -> vector<2x4xf32>
  "vector.scatter"(%m, %i, %i, %x, %k, %v) {keep}
      : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @gathered(%arg0: memref<?x?xf32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: vector<4xi32>, %arg4: vector<2x4xindex>, %arg5: vector<4xi1>, %arg6: vector<4xf32>, %arg7: vector<2x4xi1>, %arg8: vector<2x4xf32>) {
// CHECK-NEXT:     %0 = vector.gather %arg0[%arg2, %arg2] [%arg3], %arg5, %arg6 : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %1 = vector.gather %arg1[%arg2] [%arg4], %arg7, %arg8 {keep} : tensor<?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
// CHECK-NEXT:     vector.scatter %arg0[%arg2, %arg2] [%arg3], %arg5, %arg6 : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %2 = vector.gather %arg1[%arg2] [%arg4], %arg7, %arg8 : tensor<?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
// CHECK-NEXT:     vector.scatter %arg0[%arg2, %arg2] [%arg3], %arg5, %arg6 {keep} : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, tensor<?xf32>, index, vector<4xi32>, vector<2x4xindex>, vector<4xi1>, vector<4xf32>, vector<2x4xi1>, vector<2x4xf32>) -> (), sym_name = "gathered"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: vector<4xi32>, %arg4: vector<2x4xindex>, %arg5: vector<4xi1>, %arg6: vector<4xf32>, %arg7: vector<2x4xi1>, %arg8: vector<2x4xf32>):
// GENERIC-NEXT:     %0 = "vector.gather"(%arg0, %arg2, %arg2, %arg3, %arg5, %arg6) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %1 = "vector.gather"(%arg1, %arg2, %arg4, %arg7, %arg8) {keep} : (tensor<?xf32>, index, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>) -> vector<2x4xf32>
// GENERIC-NEXT:     "vector.scatter"(%arg0, %arg2, %arg2, %arg3, %arg5, %arg6) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC-NEXT:     %2 = "vector.gather"(%arg1, %arg2, %arg4, %arg7, %arg8) : (tensor<?xf32>, index, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>) -> vector<2x4xf32>
// GENERIC-NEXT:     "vector.scatter"(%arg0, %arg2, %arg2, %arg3, %arg5, %arg6) {keep} : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#map = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>
#fixed = affine_map<(d0, d1) -> (0, d1)>
#point = affine_map<(d0, d1) -> ()>

func.func @transfer_read(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %n: memref<?x?xvector<4x3xf32>>,
                         %i: index, %p: f32, %q: vector<4x3xf32>, %k: vector<5xi1>,
                         %l: vector<4x5xi1>, %s: vector<[4]x5xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = #row}
      : memref<?x?xf32>, vector<128xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {permutation_map = #map}
      : memref<?x?xf32>, vector<3x7xf32>
  %2 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<128xf32>
  %3 = vector.transfer_read %m[%i, %i], %p {permutation_map = #all}
      : memref<?x?xf32>, vector<3x7xf32>
  %4 = vector.transfer_read %t[%i, %i], %p {in_bounds = [true, false]}
      : tensor<?x?xf32>, vector<3x7xf32>
  %5 = vector.transfer_read %t[%i, %i], %p {in_bounds = [false, false]}
      : tensor<?x?xf32>, vector<3x7xf32>
  %6 = vector.transfer_read %t[%i, %i],
      %p {in_bounds = [true, true], permutation_map = #fixed, keep}
      : tensor<?x?xf32>, vector<3x7xf32>
  %7 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<5xf32>
  %8 = vector.transfer_read %m[%i, %i], %p, %l {permutation_map = #map}
      : memref<?x?xf32>, vector<5x4xf32>
  %9 = vector.transfer_read %n[%i, %i], %q : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  %10 = vector.transfer_read %n[%i, %i], %q {in_bounds = [true, false]}
      : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  %11 = vector.transfer_read %m[%i, %i], %p, %s : memref<?x?xf32>, vector<[4]x5xf32>
  %12 = vector.transfer_read %m[%i, %i], %p {permutation_map = #point}
      : memref<?x?xf32>, vector<f32>
  %13 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true]}
      : memref<?x?xf32>, vector<5xf32>
  %14 = "vector.transfer_read"(%m, %i, %i, %p) <{
    in_bounds = [false],
    operandSegmentSizes = array<i32: 1, 2, 1, 0>,
    permutation_map = #row
  }> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  %15 = "vector.transfer_read"(%m, %i, %i, %p, %k) <{
    in_bounds = [true],
    operandSegmentSizes = array<i32: 1, 2, 1, 1>,
    permutation_map = #row
  }> {keep} : (memref<?x?xf32>, index, index, f32, vector<5xi1>) -> vector<5xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transfer_read(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: memref<?x?xvector<4x3xf32>>, %arg3: index, %arg4: f32, %arg5: vector<4x3xf32>, %arg6: vector<5xi1>, %arg7: vector<4x5xi1>, %arg8: vector<[4]x5xi1>) {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg3, %arg3], %arg4 {permutation_map = #map} : memref<?x?xf32>, vector<128xf32>
// CHECK-NEXT:     %1 = vector.transfer_read %arg0[%arg3, %arg3], %arg4 {permutation_map = #map1} : memref<?x?xf32>, vector<3x7xf32>
// CHECK-NEXT:     %2 = vector.transfer_read %arg0[%arg3, %arg3], %arg4 : memref<?x?xf32>, vector<128xf32>
// CHECK-NEXT:     %3 = vector.transfer_read %arg0[%arg3, %arg3], %arg4 : memref<?x?xf32>, vector<3x7xf32>
// CHECK-NEXT:     %4 = vector.transfer_read %arg1[%arg3, %arg3], %arg4 {in_bounds = [true, false]} : tensor<?x?xf32>, vector<3x7xf32>
// CHECK-NEXT:     %5 = vector.transfer_read %arg1[%arg3, %arg3], %arg4 : tensor<?x?xf32>, vector<3x7xf32>
// CHECK-NEXT:     %6 = vector.transfer_read %arg1[%arg3, %arg3], %arg4 {in_bounds = [true, true], keep, permutation_map = #map2} : tensor<?x?xf32>, vector<3x7xf32>
// CHECK-NEXT:     %7 = vector.transfer_read %arg0[%arg3, %arg3], %arg4, %arg6 : memref<?x?xf32>, vector<5xf32>
// CHECK-NEXT:     %8 = vector.transfer_read %arg0[%arg3, %arg3], %arg4, %arg7 {permutation_map = #map1} : memref<?x?xf32>, vector<5x4xf32>
// CHECK-NEXT:     %9 = vector.transfer_read %arg2[%arg3, %arg3], %arg5 : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
// CHECK-NEXT:     %10 = vector.transfer_read %arg2[%arg3, %arg3], %arg5 {in_bounds = [true, false]} : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
// CHECK-NEXT:     %11 = vector.transfer_read %arg0[%arg3, %arg3], %arg4, %arg8 : memref<?x?xf32>, vector<[4]x5xf32>
// CHECK-NEXT:     %12 = vector.transfer_read %arg0[%arg3, %arg3], %arg4 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:     %13 = vector.transfer_read %arg0[%arg3, %arg3], %arg4, %arg6 {in_bounds = [true]} : memref<?x?xf32>, vector<5xf32>
// CHECK-NEXT:     %14 = vector.transfer_read %arg0[%arg3, %arg3], %arg4 {permutation_map = #map} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %15 = vector.transfer_read %arg0[%arg3, %arg3], %arg4, %arg6 {in_bounds = [true], keep, permutation_map = #map} : memref<?x?xf32>, vector<5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #map4 = affine_map<(d0, d1) -> (0, d1)>
// GENERIC-NEXT: #map5 = affine_map<(d0, d1) -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?xf32>, memref<?x?xvector<4x3xf32>>, index, f32, vector<4x3xf32>, vector<5xi1>, vector<4x5xi1>, vector<[4]x5xi1>) -> (), sym_name = "transfer_read"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: memref<?x?xvector<4x3xf32>>, %arg3: index, %arg4: f32, %arg5: vector<4x3xf32>, %arg6: vector<5xi1>, %arg7: vector<4x5xi1>, %arg8: vector<[4]x5xi1>):
// GENERIC-NEXT:     %0 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<128xf32>
// GENERIC-NEXT:     %1 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (memref<?x?xf32>, index, index, f32) -> vector<3x7xf32>
// GENERIC-NEXT:     %2 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map2}> : (memref<?x?xf32>, index, index, f32) -> vector<128xf32>
// GENERIC-NEXT:     %3 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (memref<?x?xf32>, index, index, f32) -> vector<3x7xf32>
// GENERIC-NEXT:     %4 = "vector.transfer_read"(%arg1, %arg3, %arg3, %arg4) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (tensor<?x?xf32>, index, index, f32) -> vector<3x7xf32>
// GENERIC-NEXT:     %5 = "vector.transfer_read"(%arg1, %arg3, %arg3, %arg4) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (tensor<?x?xf32>, index, index, f32) -> vector<3x7xf32>
// GENERIC-NEXT:     %6 = "vector.transfer_read"(%arg1, %arg3, %arg3, %arg4) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map4}> {keep} : (tensor<?x?xf32>, index, index, f32) -> vector<3x7xf32>
// GENERIC-NEXT:     %7 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4, %arg6) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map2}> : (memref<?x?xf32>, index, index, f32, vector<5xi1>) -> vector<5xf32>
// GENERIC-NEXT:     %8 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4, %arg7) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map1}> : (memref<?x?xf32>, index, index, f32, vector<4x5xi1>) -> vector<5x4xf32>
// GENERIC-NEXT:     %9 = "vector.transfer_read"(%arg2, %arg3, %arg3, %arg5) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (memref<?x?xvector<4x3xf32>>, index, index, vector<4x3xf32>) -> vector<1x1x4x3xf32>
// GENERIC-NEXT:     %10 = "vector.transfer_read"(%arg2, %arg3, %arg3, %arg5) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (memref<?x?xvector<4x3xf32>>, index, index, vector<4x3xf32>) -> vector<1x1x4x3xf32>
// GENERIC-NEXT:     %11 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4, %arg8) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map3}> : (memref<?x?xf32>, index, index, f32, vector<[4]x5xi1>) -> vector<[4]x5xf32>
// GENERIC-NEXT:     %12 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map5}> : (memref<?x?xf32>, index, index, f32) -> vector<f32>
// GENERIC-NEXT:     %13 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4, %arg6) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map2}> : (memref<?x?xf32>, index, index, f32, vector<5xi1>) -> vector<5xf32>
// GENERIC-NEXT:     %14 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
// GENERIC-NEXT:     %15 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4, %arg6) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> {keep} : (memref<?x?xf32>, index, index, f32, vector<5xi1>) -> vector<5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#map = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>

func.func @transfer_write(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %n: memref<?x?xvector<4x3xf32>>,
                          %i: index, %v: vector<5xf32>, %w: vector<5x4xf32>,
                          %x: vector<1x1x4x3xf32>, %k: vector<5xi1>, %l: vector<4x5xi1>,
                          %z: vector<f32>, %u: memref<f32>, %s: vector<[4]x5xf32>) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = #row} : vector<5xf32>, memref<?x?xf32>
  vector.transfer_write %w, %m[%i, %i] {permutation_map = #map, in_bounds = [false, true]}
      : vector<5x4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<5xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true]} : vector<5xf32>, memref<?x?xf32>
  vector.transfer_write %w, %m[%i, %i], %l {permutation_map = #map, keep}
      : vector<5x4xf32>, memref<?x?xf32>
  %0 = vector.transfer_write %v, %t[%i, %i] : vector<5xf32>, tensor<?x?xf32>
  %1 = vector.transfer_write %v, %t[%i, %i], %k : vector<5xf32>, tensor<?x?xf32>
  vector.transfer_write %x, %n[%i, %i] : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  vector.transfer_write %z, %u[] : vector<f32>, memref<f32>
  vector.transfer_write %s, %m[%i, %i] {in_bounds = [false, false]}
      : vector<[4]x5xf32>, memref<?x?xf32>
  "vector.transfer_write"(%v, %m, %i, %i) <{
    in_bounds = [false],
    operandSegmentSizes = array<i32: 1, 1, 2, 0>,
    permutation_map = #row
  }> : (vector<5xf32>, memref<?x?xf32>, index, index) -> ()
  %2 = "vector.transfer_write"(%v, %t, %i, %i, %k) <{
    in_bounds = [true],
    operandSegmentSizes = array<i32: 1, 1, 2, 1>,
    permutation_map = #row
  }> {keep} : (vector<5xf32>, tensor<?x?xf32>, index, index, vector<5xi1>) -> tensor<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transfer_write(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: memref<?x?xvector<4x3xf32>>, %arg3: index, %arg4: vector<5xf32>, %arg5: vector<5x4xf32>, %arg6: vector<1x1x4x3xf32>, %arg7: vector<5xi1>, %arg8: vector<4x5xi1>, %arg9: vector<f32>, %arg10: memref<f32>, %arg11: vector<[4]x5xf32>) {
// CHECK-NEXT:     vector.transfer_write %arg4, %arg0[%arg3, %arg3] {permutation_map = #map} : vector<5xf32>, memref<?x?xf32>
// CHECK-NEXT:     vector.transfer_write %arg5, %arg0[%arg3, %arg3] {in_bounds = [false, true], permutation_map = #map1} : vector<5x4xf32>, memref<?x?xf32>
// CHECK-NEXT:     vector.transfer_write %arg4, %arg0[%arg3, %arg3] : vector<5xf32>, memref<?x?xf32>
// CHECK-NEXT:     vector.transfer_write %arg4, %arg0[%arg3, %arg3], %arg7 {in_bounds = [true]} : vector<5xf32>, memref<?x?xf32>
// CHECK-NEXT:     vector.transfer_write %arg5, %arg0[%arg3, %arg3], %arg8 {keep, permutation_map = #map1} : vector<5x4xf32>, memref<?x?xf32>
// CHECK-NEXT:     %0 = vector.transfer_write %arg4, %arg1[%arg3, %arg3] : vector<5xf32>, tensor<?x?xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %arg4, %arg1[%arg3, %arg3], %arg7 : vector<5xf32>, tensor<?x?xf32>
// CHECK-NEXT:     vector.transfer_write %arg6, %arg2[%arg3, %arg3] : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
// CHECK-NEXT:     vector.transfer_write %arg9, %arg10[] : vector<f32>, memref<f32>
// CHECK-NEXT:     vector.transfer_write %arg11, %arg0[%arg3, %arg3] : vector<[4]x5xf32>, memref<?x?xf32>
// CHECK-NEXT:     vector.transfer_write %arg4, %arg0[%arg3, %arg3] {permutation_map = #map} : vector<5xf32>, memref<?x?xf32>
// CHECK-NEXT:     %2 = vector.transfer_write %arg4, %arg1[%arg3, %arg3], %arg7 {in_bounds = [true], keep, permutation_map = #map} : vector<5xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #map4 = affine_map<() -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?xf32>, memref<?x?xvector<4x3xf32>>, index, vector<5xf32>, vector<5x4xf32>, vector<1x1x4x3xf32>, vector<5xi1>, vector<4x5xi1>, vector<f32>, memref<f32>, vector<[4]x5xf32>) -> (), sym_name = "transfer_write"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: memref<?x?xvector<4x3xf32>>, %arg3: index, %arg4: vector<5xf32>, %arg5: vector<5x4xf32>, %arg6: vector<1x1x4x3xf32>, %arg7: vector<5xi1>, %arg8: vector<4x5xi1>, %arg9: vector<f32>, %arg10: memref<f32>, %arg11: vector<[4]x5xf32>):
// GENERIC-NEXT:     "vector.transfer_write"(%arg4, %arg0, %arg3, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<5xf32>, memref<?x?xf32>, index, index) -> ()
// GENERIC-NEXT:     "vector.transfer_write"(%arg5, %arg0, %arg3, %arg3) <{in_bounds = [false, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map1}> : (vector<5x4xf32>, memref<?x?xf32>, index, index) -> ()
// GENERIC-NEXT:     "vector.transfer_write"(%arg4, %arg0, %arg3, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map2}> : (vector<5xf32>, memref<?x?xf32>, index, index) -> ()
// GENERIC-NEXT:     "vector.transfer_write"(%arg4, %arg0, %arg3, %arg3, %arg7) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map2}> : (vector<5xf32>, memref<?x?xf32>, index, index, vector<5xi1>) -> ()
// GENERIC-NEXT:     "vector.transfer_write"(%arg5, %arg0, %arg3, %arg3, %arg8) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map1}> {keep} : (vector<5x4xf32>, memref<?x?xf32>, index, index, vector<4x5xi1>) -> ()
// GENERIC-NEXT:     %0 = "vector.transfer_write"(%arg4, %arg1, %arg3, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map2}> : (vector<5xf32>, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
// GENERIC-NEXT:     %1 = "vector.transfer_write"(%arg4, %arg1, %arg3, %arg3, %arg7) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map2}> : (vector<5xf32>, tensor<?x?xf32>, index, index, vector<5xi1>) -> tensor<?x?xf32>
// GENERIC-NEXT:     "vector.transfer_write"(%arg6, %arg2, %arg3, %arg3) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map3}> : (vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>, index, index) -> ()
// GENERIC-NEXT:     "vector.transfer_write"(%arg9, %arg10) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 0, 0>, permutation_map = #map4}> : (vector<f32>, memref<f32>) -> ()
// GENERIC-NEXT:     "vector.transfer_write"(%arg11, %arg0, %arg3, %arg3) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map3}> : (vector<[4]x5xf32>, memref<?x?xf32>, index, index) -> ()
// GENERIC-NEXT:     "vector.transfer_write"(%arg4, %arg0, %arg3, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<5xf32>, memref<?x?xf32>, index, index) -> ()
// GENERIC-NEXT:     %2 = "vector.transfer_write"(%arg4, %arg1, %arg3, %arg3, %arg7) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map}> {keep} : (vector<5xf32>, tensor<?x?xf32>, index, index, vector<5xi1>) -> tensor<?x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
