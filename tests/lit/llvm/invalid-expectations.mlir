// RUN: pyopt --split-input-file --verify-diagnostics %s

llvm.func @g(%a: i32, %b: i64) {
  // expected-error @+1 {{'llvm.intr.expect.with.probability' op failed to verify that all of {val, expected, res} have same type}}
  %0 = "llvm.intr.expect.with.probability"(%a, %a) <{prob = 0.5 : f64}> : (i32, i32) -> i64
  llvm.return
}

// -----

llvm.func @g(%a: i32, %b: i64) {
  // expected-error @+1 {{'llvm.intr.expect.with.probability' op failed to verify that all of {val, expected, res} have same type}}
  %0 = "llvm.intr.expect.with.probability"(%a, %b) <{prob = 0.5 : f64}> : (i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @g(%a: i32, %b: i64) {
  // expected-error @+1 {{'llvm.intr.expect.with.probability' op failed to verify that all of {val, expected, res} have same type}}
  %0 = "llvm.intr.expect.with.probability"(%a, %a) <{prob = 1.5 : f64}> : (i32, i32) -> f32
  llvm.return
}
