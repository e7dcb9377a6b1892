// RUN: pyopt-run %s | FileCheck %s

// printf, puts and putchar of C's library, as mlir-runner calls them.
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @putchar(i32) -> i32
llvm.mlir.global internal constant @format("%5d|%-6ld|%08.3f|%g|%e|%s|%c|%x|%+zu%%\0A\00")
llvm.mlir.global internal constant @text("text\00")
llvm.func @main() {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %text = llvm.mlir.addressof @text : !llvm.ptr
  %small = llvm.mlir.constant(-42 : i32) : i32
  %large = llvm.mlir.constant(-7 : i64) : i64
  %number = llvm.mlir.constant(-2.5 : f64) : f64
  %letter = llvm.mlir.constant(65 : i32) : i32
  // CHECK: {{^}}  -42|-7    |-002.500|-2.5|-2.500000e+00|text|A|ffffffd6|18446744073709551609%
  %0 = llvm.call @printf(%format, %small, %large, %number, %number, %number, %text, %letter, %small,
                         %large) vararg(!llvm.func<i32 (ptr, ...)>)
      : (!llvm.ptr, i32, i64, f64, f64, f64, !llvm.ptr, i32, i32, i64) -> i32
  // CHECK-NEXT: text
  %1 = llvm.call @puts(%text) : (!llvm.ptr) -> i32
  // CHECK-NEXT: A
  %2 = llvm.call @putchar(%letter) : (i32) -> i32
  llvm.return
}
