// RUN: pyopt %s --set-llvm-module-datalayout | FileCheck %s
// RUN: pyopt %s --set-llvm-module-datalayout=data-layout=e-p:32:32 | FileCheck %s --check-prefix=GIVEN

// What was there before is replaced.
module attributes {llvm.data_layout = "E"} {
  llvm.func @f()
}

// CHECK: module attributes {llvm.data_layout = ""} {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }
// GIVEN: module attributes {llvm.data_layout = "e-p:32:32"} {
// GIVEN-NEXT:   llvm.func @f()
// GIVEN-NEXT: }
