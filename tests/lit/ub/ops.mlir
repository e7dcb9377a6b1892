// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | pyopt --split-input-file | FileCheck %s

// Of any type.
func.func @types() {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xf32>
  %2 = ub.poison : memref<?xindex>
  %3 = ub.poison {note = 1 : i8} : none
  %4 = ub.poison <#ub.poison> : tuple<i1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @types() {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %1 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %2 = ub.poison : memref<?xindex>
// CHECK-NEXT:     %3 = ub.poison {note = 1 : i8} : none
// CHECK-NEXT:     %4 = ub.poison : tuple<i1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "types"}> ({
// GENERIC-NEXT:     %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
// GENERIC-NEXT:     %1 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xf32>
// GENERIC-NEXT:     %2 = "ub.poison"() <{value = #ub.poison}> : () -> memref<?xindex>
// GENERIC-NEXT:     %3 = "ub.poison"() <{value = #ub.poison}> {note = 1 : i8} : () -> none
// GENERIC-NEXT:     %4 = "ub.poison"() <{value = #ub.poison}> : () -> tuple<i1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The generic form; the attribute elsewhere.
func.func @generic() {
  %0 = "ub.poison"() : () -> i32
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %2 = ub.poison {other = #ub.poison} : i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic() {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %1 = ub.poison : f32
// CHECK-NEXT:     %2 = ub.poison {other = #ub.poison} : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
// GENERIC-NEXT:     %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
// GENERIC-NEXT:     %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
// GENERIC-NEXT:     %2 = "ub.poison"() <{value = #ub.poison}> {other = #ub.poison} : () -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
