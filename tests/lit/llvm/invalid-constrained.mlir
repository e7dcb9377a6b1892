// RUN: pyopt --split-input-file --verify-diagnostics %s

llvm.func @c(%i: i32) {
  // expected-error @+1 {{custom op 'llvm.intr.experimental.constrained.uitofp' expected string or keyword containing one of the following enum values for attribute 'roundingmode' [towardzero, tonearest, upward, downward, tonearestaway, dynamic, invalid]}}
  %0 = llvm.intr.experimental.constrained.uitofp %i ignore : i32 to f32
  llvm.return
}

// -----

llvm.func @c(%i: f32) {
  // expected-error @+1 {{custom op 'llvm.intr.experimental.constrained.fpext' expected string or keyword containing one of the following enum values for attribute 'fpExceptionBehavior' [ignore, maytrap, strict]}}
  %0 = llvm.intr.experimental.constrained.fpext %i dynamic ignore : f32 to f64
  llvm.return
}

// -----

llvm.func @c(%i: f32) {
  // expected-error @+1 {{'llvm.intr.experimental.constrained.fpext' op requires attribute 'fpExceptionBehavior'}}
  %0 = "llvm.intr.experimental.constrained.fpext"(%i) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @c(%i: f32) {
  // expected-error @+1 {{'llvm.intr.experimental.constrained.fpext' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.intr.experimental.constrained.fpext %i ignore : f32 to index
  llvm.return
}

// -----

llvm.func @c(%i: i32) {
  // expected-error @+1 {{custom op 'llvm.intr.experimental.constrained.sitofp' expected string or keyword containing one of the following enum values for attribute 'fpExceptionBehavior' [ignore, maytrap, strict]}}
  %0 = llvm.intr.experimental.constrained.sitofp %i upward : i32 to f32
  llvm.return
}

// -----

llvm.func @c(%i: i32) {
  %0 = llvm.intr.experimental.constrained.sitofp %i upward ignore : i32
  // expected-error @+1 {{custom op 'llvm.intr.experimental.constrained.sitofp' expected 'to'}}
  llvm.return
}
