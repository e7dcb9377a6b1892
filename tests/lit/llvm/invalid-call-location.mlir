// RUN: not pyopt %s 2>&1 | FileCheck %s

// A call of a function that debuggers know needs a location in one that they know.

#file = #llvm.di_file<"a.c" in "/d">
#f = #llvm.di_subprogram<id = distinct[1]<>, scope = #file, name = "f">
llvm.func @ext() loc(fused<#f>["a.c":1:1])
llvm.func @g() {
  llvm.return
} loc(fused<#f>["a.c":1:1])
llvm.func @h() {
  llvm.call @g() : () -> () loc(unknown)
  llvm.return
}
llvm.func @f() {
  llvm.call @ext() : () -> () loc(unknown)
  llvm.call @h() : () -> () loc(unknown)
  llvm.call @g() : () -> () loc(unknown)
  llvm.return
} loc(fused<#f>["a.c":1:1])

// CHECK: <unknown>:0: error: inlinable function call in a function with a DISubprogram location must have a debug location
// CHECK-NEXT: <unknown>:0: note: see current operation: "llvm.call"() {{.*}}callee = @g,
