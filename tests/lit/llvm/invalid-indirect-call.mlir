// RUN: not pyopt %s 2>&1 | FileCheck %s

// An indirect call has two types. What is wrong with the second one is told of the form, too, at the colon before both.

llvm.func @f(%callee: !llvm.ptr, %value: i32) {
  llvm.call %callee(%value) : !llvm.ptr, (i32 i64) -> ()
  llvm.return
}

// CHECK: :6:46: error: expected ')'
// CHECK: :6:29: error: custom op 'llvm.call' expected trailing function type
