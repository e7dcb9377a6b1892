// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Masks, printing, and the rest.

func.func @masks(%i: index, %j: index) {
  %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
  %1 = vector.constant_mask [0] {keep} : vector<i1>
  %2 = vector.constant_mask [1] : vector<i1>
  %3 = vector.constant_mask [2, 4] : vector<2x[4]xi1>
  %4 = vector.constant_mask [0, 0] : vector<2x[4]xi1>
  %5 = vector.create_mask %i, %j : vector<4x[3]xi1>
  %6 = vector.create_mask %i {keep} : vector<i1>
  %7 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 1>}> : () -> vector<2x2xi1>
  %8 = "vector.create_mask"(%i) : (index) -> vector<2xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @masks(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
// CHECK-NEXT:     %1 = vector.constant_mask [0] {keep} : vector<i1>
// CHECK-NEXT:     %2 = vector.constant_mask [1] : vector<i1>
// CHECK-NEXT:     %3 = vector.constant_mask [2, 4] : vector<2x[4]xi1>
// CHECK-NEXT:     %4 = vector.constant_mask [0, 0] : vector<2x[4]xi1>
// CHECK-NEXT:     %5 = vector.create_mask %arg0, %arg1 : vector<4x[3]xi1>
// CHECK-NEXT:     %6 = vector.create_mask %arg0 {keep} : vector<i1>
// CHECK-NEXT:     %7 = vector.constant_mask [1, 1] : vector<2x2xi1>
// CHECK-NEXT:     %8 = vector.create_mask %arg0 : vector<2xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "masks"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index):
// GENERIC-NEXT:     %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3, 2>}> : () -> vector<4x3xi1>
// GENERIC-NEXT:     %1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0>}> {keep} : () -> vector<i1>
// GENERIC-NEXT:     %2 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> vector<i1>
// GENERIC-NEXT:     %3 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 4>}> : () -> vector<2x[4]xi1>
// GENERIC-NEXT:     %4 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0, 0>}> : () -> vector<2x[4]xi1>
// GENERIC-NEXT:     %5 = "vector.create_mask"(%arg0, %arg1) : (index, index) -> vector<4x[3]xi1>
// GENERIC-NEXT:     %6 = "vector.create_mask"(%arg0) {keep} : (index) -> vector<i1>
// GENERIC-NEXT:     %7 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 1>}> : () -> vector<2x2xi1>
// GENERIC-NEXT:     %8 = "vector.create_mask"(%arg0) : (index) -> vector<2xi1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @vscale() -> index {
  %0 = vector.vscale
  %1 = vector.vscale {keep}
  %2 = "vector.vscale"() : () -> index
  %3 = vector.step : vector<8xindex>
  %4 = vector.step {keep} : vector<[4]xindex>
  %5 = "vector.step"() : () -> vector<2xindex>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @vscale() -> index {
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %vscale_0 = vector.vscale {keep}
// CHECK-NEXT:     %vscale_1 = vector.vscale
// CHECK-NEXT:     %0 = vector.step : vector<8xindex>
// CHECK-NEXT:     %1 = vector.step {keep} : vector<[4]xindex>
// CHECK-NEXT:     %2 = vector.step : vector<2xindex>
// CHECK-NEXT:     return %vscale : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> index, sym_name = "vscale"}> ({
// GENERIC-NEXT:     %0 = "vector.vscale"() : () -> index
// GENERIC-NEXT:     %1 = "vector.vscale"() {keep} : () -> index
// GENERIC-NEXT:     %2 = "vector.vscale"() : () -> index
// GENERIC-NEXT:     %3 = "vector.step"() : () -> vector<8xindex>
// GENERIC-NEXT:     %4 = "vector.step"() {keep} : () -> vector<[4]xindex>
// GENERIC-NEXT:     %5 = "vector.step"() : () -> vector<2xindex>
// GENERIC-NEXT:     "func.return"(%0) : (index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @attributes() attributes {
  a = [#vector.kind<add>, #vector.kind<minimumf>, #vector.kind<mul>],
  b = #vector.iterator_type<reduction>,
  c = #vector.punctuation<no_punctuation>,
  d = #vector<kind<xor>>
} {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @attributes() attributes {a = [#vector.kind<add>, #vector.kind<minimumf>, #vector.kind<mul>], b = #vector.iterator_type<reduction>, c = #vector.punctuation<no_punctuation>, d = #vector.kind<xor>} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "attributes"}> ({
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) {a = [#vector.kind<add>, #vector.kind<minimumf>, #vector.kind<mul>], b = #vector.iterator_type<reduction>, c = #vector.punctuation<no_punctuation>, d = #vector.kind<xor>} : () -> ()
// GENERIC-NEXT: }) : () -> ()
