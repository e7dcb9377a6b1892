// RUN: not pyopt %s --split-input-file 2>&1 | FileCheck %s

// Errors at locations that the text gives: without a file, in another file, of a call.

// CHECK:      <unknown>:0: error: loc("name"): 'func.return' op has 0 operands, but enclosing function (@named) returns 1
// CHECK-NEXT: <unknown>:0: note: loc("name"): see current operation: "func.return"() : () -> ()
func.func @named() -> i32 {
  return loc("name")
}

// -----

// CHECK-NEXT: <unknown>:0: error: 'func.return' op has 0 operands, but enclosing function (@unknown) returns 1
// CHECK-NEXT: <unknown>:0: note: see current operation: "func.return"() : () -> ()
func.func @unknown() -> i32 {
  return loc(unknown)
}

// -----

// CHECK-NEXT: nosuch.mlir:3:4: error: 'func.return' op has 0 operands, but enclosing function (@elsewhere) returns 1
// CHECK-NEXT: nosuch.mlir:3:4: note: see current operation: "func.return"() : () -> ()
func.func @elsewhere() -> i32 {
  return loc("nosuch.mlir":3:4)
}

// -----

// The note of the op comes again with its place: the caller was shown in between.
// CHECK-NEXT: callee:1:2: error: 'func.return' op has 0 operands, but enclosing function (@called) returns 1
// CHECK-NEXT: caller:3:4: note: called from
// CHECK-NEXT: main:5:6: note: called from
// CHECK-NEXT: callee:1:2: note: see current operation: "func.return"() : () -> ()
func.func @called() -> i32 {
  return loc(callsite("callee":1:2 at callsite("caller":3:4 at fused["x", "main":5:6])))
}

// -----

// CHECK-NEXT: <unknown>:0: error: loc(callsite("a" at "b")): 'func.return' op has 0 operands, but enclosing function (@names) returns 1
// CHECK-NEXT: <unknown>:0: note: loc("b"): called from
// CHECK-NEXT: <unknown>:0: note: loc(callsite("a" at "b")): see current operation: "func.return"() : () -> ()
func.func @names() -> i32 {
  return loc(callsite("a" at "b"))
}

// -----

// pyopt-format: off
// A tab is eight columns wide in what is shown, one in the number.
// CHECK: {{.*}}:54:8: error: custom op 'nosuch' is unknown
// CHECK-NEXT: {{^        %a      =       nosuch$}}
// CHECK-NEXT: {{^                        \^$}}
	%a	= 	nosuch
// CHECK-NEXT: {{^}}//{{ -----$}}
