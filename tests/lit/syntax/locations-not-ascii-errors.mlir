// RUN: not pyopt %s --split-input-file 2>&1 | FileCheck %s

// CHECK: {{^}}α.c:1:2: error: type of return operand 0
func.func @file(%a: i32) -> i64 {
  "func.return"(%a) : (i32) -> () loc("α.c":1:2)
}

// -----

// CHECK: <unknown>:0: error: loc("\C3\A9"): type of return operand 0
// CHECK: <unknown>:0: note: loc("\C3\A9"): see current operation
func.func @name(%a: i32) -> i64 {
  "func.return"(%a) : (i32) -> () loc("é")
}

// -----

// CHECK: <unknown>:0: error: loc(fused<"x">["\C3\A9\22", callsite("a" at "b")]): type of return operand 0
func.func @parts(%a: i32) -> i64 {
  "func.return"(%a) : (i32) -> () loc(fused<"x">["é\"", callsite("a" at "b")])
}
