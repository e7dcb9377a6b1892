// RUN: not pyopt %s --composite-fixed-point-pass="pipeline=cse max-iterations=0" 2>&1 | FileCheck %s

// The reference shows the number as a character of its code.
// CHECK: <unknown>:0: error: Invalid maxIterations value: 0
