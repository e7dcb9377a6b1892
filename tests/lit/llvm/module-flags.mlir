// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// What holds for a module.

llvm.module_flags []
llvm.module_flags [#llvm.mlir.module_flag<append, "a", 4 : i64>]
llvm.module_flags [#llvm.mlir.module_flag<append_unique, "b", 4 : i32>]
llvm.module_flags [#llvm.mlir.module_flag<warning, "c", 4 : i32>]
llvm.module_flags [#llvm.mlir.module_flag<require, "d", 4 : i32>]
llvm.module_flags [#llvm.mlir.module_flag<max, "e", 4 : i8>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags []
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<append, "a", 4 : i64>]
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<append_unique, "b", 4 : i32>]
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "c", 4 : i32>]
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<require, "d", 4 : i32>]
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<max, "e", 4 : i8>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = []}> : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<append, "a", 4 : i64>]}> : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<append_unique, "b", 4 : i32>]}> : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<warning, "c", 4 : i32>]}> : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<require, "d", 4 : i32>]}> : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<max, "e", 4 : i8>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<count = -1>]>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<count = 18446744073709551615>]>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<count = 18446744073709551615>]>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()
