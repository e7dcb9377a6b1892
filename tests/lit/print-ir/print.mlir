// RUN: pyopt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(print-ir{label=first}),cse,print-ir)' -o /dev/null 2>&1 | FileCheck %s
// RUN: pyopt %s --print-ir="label='two words'" --mlir-print-op-generic --mlir-print-debuginfo -o /dev/null 2>&1 | FileCheck %s --check-prefix=GENERIC

// As the printer's options say, and without aliases.
#map = affine_map<(d0) -> (d0 + 1)>
func.func @f(%a: index) -> index attributes {map = #map} {
  %0 = affine.apply #map(%a)
  %1 = affine.apply #map(%a)
  %2 = arith.addi %0, %1 : index
  return %2 : index
}

// CHECK: // -----// IR Dump first //----- //
// CHECK-NEXT: func.func @f(%arg0: index) -> index attributes {map = affine_map<(d0) -> (d0 + 1)>} {
// CHECK-NEXT:   %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg0)
// CHECK-NEXT:   %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg0)
// CHECK-NEXT:   %2 = arith.addi %0, %1 : index
// CHECK-NEXT:   return %2 : index
// CHECK-NEXT: }
// CHECK-NEXT: // -----// IR Dump //----- //
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> index attributes {map = affine_map<(d0) -> (d0 + 1)>} {
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg0)
// CHECK-NEXT:     %1 = arith.addi %0, %0 : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-NOT: IR Dump

// GENERIC: // -----// IR Dump two words //----- //
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> index, sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index loc("{{.*}}print.mlir":6:14)):
// GENERIC-NEXT:     %0 = "affine.apply"(%arg0) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index loc("{{.*}}print.mlir":7:8)
