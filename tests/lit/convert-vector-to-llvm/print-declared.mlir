// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// What prints is declared already: by a function of the llvm dialect, or by one that convert-func-to-llvm has not
// converted yet.

llvm.func @printF64(f64)
llvm.func @printNewline() {
  llvm.return
}
func.func @functions_of_llvm(%x: f64) {
  vector.print %x : f64
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printF64(f64)
// CHECK-NEXT:   llvm.func @printNewline() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @functions_of_llvm(%arg0: f64) {
// CHECK-NEXT:     llvm.call @printF64(%arg0) : (f64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @functions_of_func(%x: f64, %y: i64) {
  vector.print %x : f64
  vector.print %y : i64
  vector.print str "a"
  return
}
func.func private @printF64(f64)
func.func private @printNewline()
func.func private @printString(!llvm.ptr)

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str(dense<[97, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
// CHECK-NEXT:   llvm.func @printI64(i64)
// CHECK-NEXT:   func.func @functions_of_func(%arg0: f64, %arg1: i64) {
// CHECK-NEXT:     call @printF64(%arg0) : (f64) -> ()
// CHECK-NEXT:     call @printNewline() : () -> ()
// CHECK-NEXT:     llvm.call @printI64(%arg1) : (i64) -> ()
// CHECK-NEXT:     call @printNewline() : () -> ()
// CHECK-NEXT:     %0 = llvm.mlir.addressof @vector_print_str : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT:     call @printString(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @printF64(f64)
// CHECK-NEXT:   func.func private @printNewline()
// CHECK-NEXT:   func.func private @printString(!llvm.ptr)
// CHECK-NEXT: }
