// RUN: pyopt %s --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// RUN: pyopt %s --mlir-print-debuginfo --mlir-print-local-scope | pyopt --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// RUN: pyopt %s --mlir-print-debuginfo --mlir-pretty-debuginfo | FileCheck %s --check-prefix=PRETTY

// Names of files and of values are printed as the bytes that they have in UTF-8, and as they are in the pretty form.
func.func @f(%a: i32 loc("é")) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("α.c":1:2)
  %1 = arith.addi %0, %a : i32 loc("α"("β.c":1:2 to 3:4))
  return %1 : i32 loc(fused["é", callsite("ü.c":1:1 at "b.c":2:2)])
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32 loc("\C3\A9")) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32 loc("\CE\B1.c":1:2)
// CHECK-NEXT:     %1 = arith.addi %0, %arg0 : i32 loc("\CE\B1"("\CE\B2.c":1:2 to 3:4))
// CHECK-NEXT:     return %1 : i32 loc(fused["\C3\A9", callsite("\C3\BC.c":1:1 at "b.c":2:2)])
// CHECK-NEXT:   } loc("{{.*}}":6:1)
// CHECK-NEXT: } loc("{{.*}}":0:0)
// PRETTY: #loc2 = "\C3\A9"
// PRETTY-NEXT: module {
// PRETTY-NEXT:   func.func @f(%arg0: i32 "\C3\A9") -> i32 {
// PRETTY-NEXT:     %0 = arith.addi %arg0, %arg0 : i32 α.c:1:2
// PRETTY-NEXT:     %1 = arith.addi %0, %arg0 : i32 "\CE\B1"(#loc4)
// PRETTY-NEXT:     return %1 : i32 [#loc2, #loc8]
// PRETTY-NEXT:   } {{.*}}:6:1
// PRETTY-NEXT: } {{.*}}:0:0
// PRETTY-NEXT: #loc = {{.*}}:0:0
// PRETTY-NEXT: #loc1 = {{.*}}:6:1
// PRETTY-NEXT: #loc3 = α.c:1:2
// PRETTY-NEXT: #loc4 = β.c:1:2 to 3:4
// PRETTY-NEXT: #loc5 = ü.c:1:1
// PRETTY-NEXT: #loc6 = b.c:2:2
// PRETTY-NEXT: #loc7 = "\CE\B1"(#loc4)
// PRETTY-NEXT: #loc8 = #loc5
// PRETTY-NEXT:  at #loc6
// PRETTY-NEXT: #loc9 = [#loc2, #loc8]
