// RUN: pyopt %s --pass-pipeline='builtin.module(any(llvm-request-c-wrappers,cse))' | FileCheck %s
// RUN: pyopt %s --pass-pipeline='any(set-llvm-module-datalayout{data-layout={e}})' | FileCheck %s --check-prefix=LAYOUT
// RUN: not pyopt %s --pass-pipeline='any(llvm-request-c-wrappers)' 2>&1 | FileCheck %s --check-prefix=ERROR

// `any` runs on the ops that all of its passes may run on.
func.func @f() {
  return
}
module {
  func.func @inner() {
    return
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @inner() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
// LAYOUT: module attributes {llvm.data_layout = "e"} {
// LAYOUT-NEXT:   func.func @f() {
// LAYOUT-NEXT:     return
// LAYOUT-NEXT:   }
// LAYOUT-NEXT:   module {
// LAYOUT-NEXT:     func.func @inner() {
// LAYOUT-NEXT:       return
// LAYOUT-NEXT:     }
// LAYOUT-NEXT:   }
// LAYOUT-NEXT: }
// ERROR: {{.*}}:0:0: error: 'builtin.module' op trying to schedule pass 'LLVMRequestCWrappersPass' on an unsupported operation
// ERROR-NEXT: {{.*}}:0:0: note: see current operation:
// ERROR-NEXT: "builtin.module"() ({
// ERROR-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// ERROR-NEXT:     "func.return"() : () -> ()
// ERROR-NEXT:   }) : () -> ()
// ERROR-NEXT:   "builtin.module"() ({
// ERROR-NEXT:     "func.func"() <{function_type = () -> (), sym_name = "inner"}> ({
// ERROR-NEXT:       "func.return"() : () -> ()
// ERROR-NEXT:     }) : () -> ()
// ERROR-NEXT:   }) : () -> ()
// ERROR-NEXT: }) : () -> ()
