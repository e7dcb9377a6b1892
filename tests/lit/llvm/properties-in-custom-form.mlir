// RUN: pyopt %s | FileCheck %s

// What stands behind the properties is discardable, but for their own names.

// CHECK-LABEL: llvm.func @a
// CHECK: llvm.intr.ubsantrap <{failureKind = 4 : i8}>
// CHECK: llvm.intr.ubsantrap <{failureKind = 3 : i8}> {a}
llvm.func @a() {
  llvm.intr.ubsantrap <{failureKind = 3 : i8}> {failureKind = 4 : i8}
  llvm.intr.ubsantrap <{failureKind = 3 : i8}> {a}
  llvm.return
}
