// RUN: not pyopt --suggest %s --split-input-file 2>&1 | FileCheck %s

// What is missing at the end of a line is reported at the next one; the note is about the line before.
// pyopt-format: off

// CHECK: :10:3: error: custom op 'bufferization.to_tensor' expected 'to'
// CHECK: :10:3: note: this is how it was written until 2024; --upgrade reads it
func.func @old(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  return
}

// -----

// An error of another line has no note.
// CHECK: :19:3: error: custom op 'retrn' is unknown
// CHECK-NOT: note: this is how
func.func @other(%m: tensor<4xf32>, %d: tensor<2x2xf32>) {
  retrn
}
