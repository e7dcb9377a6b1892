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

// Alignments, which are powers of two.
func.func @aligned(%m: memref<?x?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>,
                   %x: vector<4xi32>) {
  %0 = vector.load %m[%i, %i] {alignment = 8} : memref<?x?xf32>, vector<4xf32>
  %1 = vector.load %m[%i, %i] {alignment = 1 : i64, keep, nontemporal = true}
      : memref<?x?xf32>, vector<4xf32>
  vector.store %v, %m[%i, %i] {alignment = 16, nontemporal = true} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.maskedload %m[%i, %i], %k, %v {alignment = 4}
      : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %k, %v {alignment = 32}
      : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %m[%i, %i], %k, %v {alignment = 2}
      : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i, %i], %k, %v {alignment = 64}
      : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  %4 = vector.gather %m[%i, %i] [%x], %k, %v {alignment = 8}
      : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i, %i] [%x], %k, %v {alignment = 8}
      : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  "vector.store"(%v, %m, %i, %i) <{alignment = 128 : i64}>
      : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @aligned(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4xi32>) {
// CHECK-NEXT:     %0 = vector.load %arg0[%arg1, %arg1] {alignment = 8 : i64} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.load %arg0[%arg1, %arg1] {alignment = 1 : i64, keep, nontemporal = true} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     vector.store %arg3, %arg0[%arg1, %arg1] {alignment = 16 : i64, nontemporal = true} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %2 = vector.maskedload %arg0[%arg1, %arg1], %arg2, %arg3 {alignment = 4 : i64} : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     vector.maskedstore %arg0[%arg1, %arg1], %arg2, %arg3 {alignment = 32 : i64} : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %3 = vector.expandload %arg0[%arg1, %arg1], %arg2, %arg3 {alignment = 2 : i64} : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     vector.compressstore %arg0[%arg1, %arg1], %arg2, %arg3 {alignment = 64 : i64} : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %4 = vector.gather %arg0[%arg1, %arg1] [%arg4], %arg2, %arg3 {alignment = 8 : i64} : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     vector.scatter %arg0[%arg1, %arg1] [%arg4], %arg2, %arg3 {alignment = 8 : i64} : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     vector.store %arg3, %arg0[%arg1, %arg1] {alignment = 128 : i64} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, index, vector<4xi1>, vector<4xf32>, vector<4xi32>) -> (), sym_name = "aligned"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4xi32>):
// GENERIC-NEXT:     %0 = "vector.load"(%arg0, %arg1, %arg1) <{alignment = 8 : i64}> : (memref<?x?xf32>, index, index) -> vector<4xf32>
// GENERIC-NEXT:     %1 = "vector.load"(%arg0, %arg1, %arg1) <{alignment = 1 : i64, nontemporal = true}> {keep} : (memref<?x?xf32>, index, index) -> vector<4xf32>
// GENERIC-NEXT:     "vector.store"(%arg3, %arg0, %arg1, %arg1) <{alignment = 16 : i64, nontemporal = true}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
// GENERIC-NEXT:     %2 = "vector.maskedload"(%arg0, %arg1, %arg1, %arg2, %arg3) <{alignment = 4 : i64}> : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "vector.maskedstore"(%arg0, %arg1, %arg1, %arg2, %arg3) <{alignment = 32 : i64}> : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC-NEXT:     %3 = "vector.expandload"(%arg0, %arg1, %arg1, %arg2, %arg3) <{alignment = 2 : i64}> : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "vector.compressstore"(%arg0, %arg1, %arg1, %arg2, %arg3) <{alignment = 64 : i64}> : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC-NEXT:     %4 = "vector.gather"(%arg0, %arg1, %arg1, %arg4, %arg2, %arg3) <{alignment = 8 : i64}> : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "vector.scatter"(%arg0, %arg1, %arg1, %arg4, %arg2, %arg3) <{alignment = 8 : i64}> : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC-NEXT:     "vector.store"(%arg3, %arg0, %arg1, %arg1) <{alignment = 128 : i64}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Vectors of several dimensions; the memory may have fewer.
func.func @several(%m: memref<?x?xf32>, %n: memref<?xf32>, %i: index, %k: vector<2x4xi1>,
                   %v: vector<2x4xf32>, %x: vector<2x4xindex>) {
  %0 = vector.maskedload %m[%i, %i], %k, %v
      : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  %1 = vector.maskedload %n[%i], %k, %v
      : memref<?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.maskedstore %m[%i, %i], %k, %v : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32>
  %2 = vector.expandload %m[%i, %i], %k, %v
      : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.compressstore %m[%i, %i], %k, %v : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32>
  %3 = vector.gather %n[%i] [%x], %k, %v
      : memref<?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.scatter %n[%i] [%x], %k, %v
      : memref<?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @several(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: vector<2x4xi1>, %arg4: vector<2x4xf32>, %arg5: vector<2x4xindex>) {
// CHECK-NEXT:     %0 = vector.maskedload %arg0[%arg2, %arg2], %arg3, %arg4 : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
// CHECK-NEXT:     %1 = vector.maskedload %arg1[%arg2], %arg3, %arg4 : memref<?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
// CHECK-NEXT:     vector.maskedstore %arg0[%arg2, %arg2], %arg3, %arg4 : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32>
// CHECK-NEXT:     %2 = vector.expandload %arg0[%arg2, %arg2], %arg3, %arg4 : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
// CHECK-NEXT:     vector.compressstore %arg0[%arg2, %arg2], %arg3, %arg4 : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32>
// CHECK-NEXT:     %3 = vector.gather %arg1[%arg2] [%arg5], %arg3, %arg4 : memref<?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
// CHECK-NEXT:     vector.scatter %arg1[%arg2] [%arg5], %arg3, %arg4 : memref<?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, memref<?xf32>, index, vector<2x4xi1>, vector<2x4xf32>, vector<2x4xindex>) -> (), sym_name = "several"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: vector<2x4xi1>, %arg4: vector<2x4xf32>, %arg5: vector<2x4xindex>):
// GENERIC-NEXT:     %0 = "vector.maskedload"(%arg0, %arg2, %arg2, %arg3, %arg4) : (memref<?x?xf32>, index, index, vector<2x4xi1>, vector<2x4xf32>) -> vector<2x4xf32>
// GENERIC-NEXT:     %1 = "vector.maskedload"(%arg1, %arg2, %arg3, %arg4) : (memref<?xf32>, index, vector<2x4xi1>, vector<2x4xf32>) -> vector<2x4xf32>
// GENERIC-NEXT:     "vector.maskedstore"(%arg0, %arg2, %arg2, %arg3, %arg4) : (memref<?x?xf32>, index, index, vector<2x4xi1>, vector<2x4xf32>) -> ()
// GENERIC-NEXT:     %2 = "vector.expandload"(%arg0, %arg2, %arg2, %arg3, %arg4) : (memref<?x?xf32>, index, index, vector<2x4xi1>, vector<2x4xf32>) -> vector<2x4xf32>
// GENERIC-NEXT:     "vector.compressstore"(%arg0, %arg2, %arg2, %arg3, %arg4) : (memref<?x?xf32>, index, index, vector<2x4xi1>, vector<2x4xf32>) -> ()
// GENERIC-NEXT:     %3 = "vector.gather"(%arg1, %arg2, %arg5, %arg3, %arg4) : (memref<?xf32>, index, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>) -> vector<2x4xf32>
// GENERIC-NEXT:     "vector.scatter"(%arg1, %arg2, %arg5, %arg3, %arg4) : (memref<?xf32>, index, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A tensor with elements in other places; the result is not compared with it.
func.func @scattered(%t: tensor<8xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>,
                     %x: vector<4xi32>) -> (tensor<8xf32>, tensor<?xf32>) {
  %0 = vector.scatter %t[%i] [%x], %k, %v
      : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  %1 = vector.scatter %0[%i] [%x], %k, %v {keep}
      : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  vector.scatter %t[%i] [%x], %k, %v : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %2 = "vector.scatter"(%t, %i, %x, %k, %v)
      : (tensor<8xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scattered(%arg0: tensor<8xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4xi32>) -> (tensor<8xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %0 = vector.scatter %arg0[%arg1] [%arg4], %arg2, %arg3 : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
// CHECK-NEXT:     %1 = vector.scatter %0[%arg1] [%arg4], %arg2, %arg3 {keep} : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
// CHECK-NEXT:     vector.scatter %arg0[%arg1] [%arg4], %arg2, %arg3 : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %2 = vector.scatter %arg0[%arg1] [%arg4], %arg2, %arg3 : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
// CHECK-NEXT:     return %0, %1 : tensor<8xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<8xf32>, index, vector<4xi1>, vector<4xf32>, vector<4xi32>) -> (tensor<8xf32>, tensor<?xf32>), sym_name = "scattered"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<8xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4xi32>):
// GENERIC-NEXT:     %0 = "vector.scatter"(%arg0, %arg1, %arg4, %arg2, %arg3) : (tensor<8xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> tensor<8xf32>
// GENERIC-NEXT:     %1 = "vector.scatter"(%0, %arg1, %arg4, %arg2, %arg3) {keep} : (tensor<8xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> tensor<?xf32>
// GENERIC-NEXT:     "vector.scatter"(%arg0, %arg1, %arg4, %arg2, %arg3) : (tensor<8xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC-NEXT:     %2 = "vector.scatter"(%arg0, %arg1, %arg4, %arg2, %arg3) : (tensor<8xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> tensor<8xf32>
// GENERIC-NEXT:     "func.return"(%0, %1) : (tensor<8xf32>, tensor<?xf32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
