// RUN: pyopt-run %s --entry numbers --arg 3 --arg -0.5 --arg true --arg "(1,-2)" | FileCheck %s --check-prefix=NUMBERS
// RUN: pyopt-run %s --entry arrays --arg "[[1, 2], [3, 4]]" --arg "[0.5, inf, nan]" | FileCheck %s --check-prefix=ARRAYS
// RUN: pyopt-run %s --entry arrays --arg ones --arg "zeros(2)" | FileCheck %s --check-prefix=MADE
// RUN: pyopt-run %s --entry floats --arg 0.1 --arg 0.1 --arg 0.1 | FileCheck %s --check-prefix=FLOATS
// RUN: pyopt-run %s --entry bytes --arg 255 --arg -1 | FileCheck %s --check-prefix=BYTES
// RUN: pyopt-run %s --entry memory --arg "[1, 2, 3]" --print-memrefs | FileCheck %s --check-prefix=MEMORY
// RUN: pyopt-run %s --entry arrays --arg ones --arg "[inf, 1, 2]" --print-result=json | FileCheck %s --check-prefix=JSON

// NUMBERS:      4
// NUMBERS-NEXT: -1.0
// NUMBERS-NEXT: false
// NUMBERS-NEXT: (-3.0,-4.0)
func.func @numbers(%i: i32, %f: f64, %b: i1, %c: complex<f32>) -> (i32, f64, i1, complex<f32>) {
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %0 = arith.addi %i, %one : i32
  %1 = arith.addf %f, %f : f64
  %2 = arith.xori %b, %true : i1
  %3 = complex.mul %c, %c : complex<f32>
  return %0, %1, %2, %3 : i32, f64, i1, complex<f32>
}

// ARRAYS:      {{\[}}[ 1,  4],
// ARRAYS-NEXT:  [ 9, 16]]
// ARRAYS-NEXT: [ 1., inf, nan]
// MADE:        {{\[}}[1, 1],
// MADE-NEXT:    [1, 1]]
// MADE-NEXT:   [0., 0.]
// JSON:        {"results": [{"type": "tensor<2x2xi64>", "value": {{\[}}[1, 1], [1, 1]]}, {"type": "tensor<?xf32>", "value": ["inf", 2.0, 4.0]}]}
func.func @arrays(%a: tensor<2x2xi64>, %b: tensor<?xf32>) -> (tensor<2x2xi64>, tensor<?xf32>) {
  %0 = arith.muli %a, %a : tensor<2x2xi64>
  %1 = arith.addf %b, %b : tensor<?xf32>
  return %0, %1 : tensor<2x2xi64>, tensor<?xf32>
}

// What is given is rounded to the type, and so is every sum.
// FLOATS:      0.2
// FLOATS-NEXT: 0.2
// FLOATS-NEXT: 0.20019531
func.func @floats(%a: f64, %b: f16, %c: bf16) -> (f64, f16, bf16) {
  %0 = arith.addf %a, %a : f64
  %1 = arith.addf %b, %b : f16
  %2 = arith.addf %c, %c : bf16
  return %0, %1, %2 : f64, f16, bf16
}

// Both ways to write the same eight bits.
// BYTES:      -1
// BYTES-NEXT: true
func.func @bytes(%a: i8, %b: i8) -> (i8, i1) {
  %0 = arith.cmpi eq, %a, %b : i8
  return %a, %0 : i8, i1
}

// MEMORY: [1., 2., 3.]
func.func @memory(%m: memref<3xf32>) {
  return
}
