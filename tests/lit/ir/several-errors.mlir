// RUN: pyopt --split-input-file --verify-diagnostics %s

// The first error of each isolated op is reported.

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()
// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @g()

// -----

// expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@a) returns 1}}
func.func @a() -> i32 { return }
module {
  // expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@b) returns 1}}
  func.func @b() -> i32 { return }
  func.func @good() {
    return
  }
  // expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@c) returns 1}}
  func.func @c() -> i32 { return }
  // Of an op around, nothing is checked any more.
  func.func @c() {
    return
  }
}
// expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@d) returns 1}}
func.func @d() -> i32 { return }

// -----

// Other ops come first, and end all.

func.func @a() -> i32 {
  return
}
// expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
"arith.constant"() <{value = 3 : i32}> : () -> i64

// -----

func.func @a() {
  %c = arith.constant true
  scf.if %c {
    builtin.module {
      // expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@b) returns 1}}
      func.func @b() -> i32 { return }
    }
  }
  scf.if %c {
    builtin.module {
      func.func @c() -> i32 {
        return
      }
    }
  }
  return
}

// expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@d) returns 1}}
func.func @d() -> i32 { return }

// -----

func.func @a() {
  builtin.module {
    // expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@b) returns 1}}
    func.func @b() -> i32 { return }
  }
  builtin.module {
    // expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@c) returns 1}}
    func.func @c() -> i32 { return }
  }
  return
}
