// RUN: pyopt --split-input-file %s | FileCheck %s

// What maps loops to parts of a GPU, and memory spaces: the dialect's ops are not there.

module attributes {
  gpu.a = [#gpu.thread<x>, #gpu.thread<"y">, #gpu<thread<z>>, #gpu.thread<linear_dim_0>,
           #gpu.thread<linear_dim_9>],
  gpu.b = [#gpu.block<x>, #gpu.warp<y>, #gpu.warpgroup<z>, #gpu.lane<linear_dim_1>],
  gpu.c = [#gpu.mask<3>, #gpu.mask<0x10>, #gpu.mask<-1>, #gpu.mask<18446744073709551615>],
  gpu.d = [#gpu.memory_space<global>, #gpu.address_space<workgroup>, #gpu.address_space<private>,
           #gpu<dim x>],
  gpu.e = #gpu.loop_dim_map<bound = (d0)[s0] -> (d0), processor = sequential, map = () -> (1, 2)>
} {}

// CHECK: module attributes {gpu.a = [#gpu.thread<x>, #gpu.thread<y>, #gpu.thread<z>, #gpu.thread<linear_dim_0>, #gpu.thread<linear_dim_9>], gpu.b = [#gpu.block<x>, #gpu.warp<y>, #gpu.warpgroup<z>, #gpu.lane<linear_dim_1>], gpu.c = [#gpu.mask<3>, #gpu.mask<16>, #gpu.mask<18446744073709551615>, #gpu.mask<18446744073709551615>], gpu.d = [#gpu.memory_space<global>, #gpu.address_space<workgroup>, #gpu.address_space<private>, #gpu<dim x>], gpu.e = #gpu.loop_dim_map<processor = sequential, map = () -> (1, 2), bound = (d0)[s0] -> (d0)>} {
// CHECK-NEXT: }

// -----

func.func @spaces(%m: memref<4xf32, #gpu.address_space<workgroup>>, %i: index)
    -> f32 attributes {gpu.kernel} {
  %0 = memref.load %m[%i] : memref<4xf32, #gpu.address_space<workgroup>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @spaces(%arg0: memref<4xf32, #gpu.address_space<workgroup>>, %arg1: index) -> f32 attributes {gpu.kernel} {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loops(%n: index) {
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.thread<x>, #gpu.mask<3>, #gpu.block<y>]}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.memory_space<global>]}
  scf.forall (%i) in (%n) {
  } {mapping = []}
  scf.parallel (%i) = (%n) to (%n) step (%n) {
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loops(%arg0: index) {
// CHECK-NEXT:     scf.forall (%arg1, %arg2) in (%arg0, %arg0) {
// CHECK-NEXT:     } {mapping = [#gpu.thread<x>, #gpu.mask<3>, #gpu.block<y>]}
// CHECK-NEXT:     scf.forall (%arg1) in (%arg0) {
// CHECK-NEXT:     } {mapping = [#gpu.memory_space<global>]}
// CHECK-NEXT:     scf.forall (%arg1) in (%arg0) {
// CHECK-NEXT:     } {mapping = []}
// CHECK-NEXT:     scf.parallel (%arg1) = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
