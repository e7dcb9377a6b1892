// RUN: pyopt --split-input-file --verify-diagnostics %s

llvm.func @f(%x: !llvm.ptr, %s: !llvm.ptr<1>, %v: vector<2xi32>) {
  // expected-error @+1 {{'llvm.va_arg' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.va_arg %x : (!llvm.ptr) -> index
  llvm.return
}

// -----

llvm.func @f(%x: i32, %s: !llvm.ptr<1>, %v: vector<2xi32>) {
  // expected-error @+1 {{'llvm.va_arg' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %0 = llvm.va_arg %x : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %s: !llvm.ptr<1>, %v: vector<2xi32>) {
  // expected-error @+1 {{custom op 'llvm.va_arg' invalid kind of type specified: expected builtin.function, but found '!llvm.ptr'}}
  %0 = llvm.va_arg %x : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %s: !llvm.ptr<1>, %v: vector<2xi32>) {
  // expected-error @+1 {{'llvm.va_arg' op requires one result}}
  llvm.va_arg %x : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %s: !llvm.ptr<1>, %v: vector<2xi32>) {
  // expected-error @+1 {{custom op 'llvm.va_arg' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = llvm.va_arg %x : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr) -> i64 {
  // expected-error @+1 {{'llvm.va_arg' op requires a single operand}}
  %0 = "llvm.va_arg"() : () -> i64
  llvm.return %0 : i64
}
