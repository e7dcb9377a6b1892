// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// A choice inside of the same choice.
func.func @nested(%p: i1, %q: i1, %x: i32, %y: i32, %z: i32, %v: vector<2xi1>, %a: vector<2xi8>,
                  %b: vector<2xi8>) -> (i32, i32, i32, i32, vector<2xi8>) {
  %a0 = arith.select %p, %x, %y : i32
  %0 = arith.select %p, %a0, %z : i32
  %1 = arith.select %p, %z, %a0 : i32
  %2 = arith.select %q, %a0, %z : i32
  %3 = arith.select %q, %x, %a0 : i32
  %s = arith.select %v, %a, %b : vector<2xi1>, vector<2xi8>
  %4 = arith.select %v, %b, %s : vector<2xi1>, vector<2xi8>
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, vector<2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: vector<2xi1>, %arg6: vector<2xi8>, %arg7: vector<2xi8>) -> (i32, i32, i32, i32, vector<2xi8>) {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg2, %arg3 : i32
// CHECK-NEXT:     %1 = arith.select %arg0, %arg2, %arg4 : i32
// CHECK-NEXT:     %2 = arith.select %arg0, %arg4, %arg3 : i32
// CHECK-NEXT:     %3 = arith.select %arg1, %0, %arg4 : i32
// CHECK-NEXT:     %4 = arith.select %arg1, %arg2, %0 : i32
// CHECK-NEXT:     return %1, %2, %3, %4, %arg7 : i32, i32, i32, i32, vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A choice of bits is a bit; of 1 and 0 its extension.
func.func @bits(%p: i1) -> (i1, i32, i32, i32, i32) {
  %t = arith.constant true
  %f = arith.constant false
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %m = arith.constant -1 : i32
  %0 = arith.select %p, %f, %t : i1
  %1 = arith.select %p, %c1, %c0 : i32
  %2 = arith.select %p, %c0, %c1 : i32
  %3 = arith.select %p, %m, %c0 : i32
  %4 = arith.select %p, %c1, %c1 : i32
  return %0, %1, %2, %3, %4 : i1, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @bits(%arg0: i1) -> (i1, i32, i32, i32, i32) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT:     %1 = arith.extui %arg0 : i1 to i32
// CHECK-NEXT:     %2 = arith.xori %arg0, %true : i1
// CHECK-NEXT:     %3 = arith.extui %2 : i1 to i32
// CHECK-NEXT:     %4 = arith.select %arg0, %c-1_i32, %c0_i32 : i32
// CHECK-NEXT:     return %0, %1, %3, %4, %c1_i32 : i1, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Not of index, nor of vectors.
func.func @not_bits(%p: i1, %v: vector<2xi1>) -> (index, vector<2xi8>, vector<2xi8>, vector<2xi1>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %v1 = arith.constant dense<1> : vector<2xi8>
  %v0 = arith.constant dense<0> : vector<2xi8>
  %vt = arith.constant dense<true> : vector<2xi1>
  %vf = arith.constant dense<false> : vector<2xi1>
  %0 = arith.select %p, %c1, %c0 : index
  %1 = arith.select %v, %v1, %v0 : vector<2xi1>, vector<2xi8>
  %2 = arith.select %p, %v1, %v0 : vector<2xi8>
  %3 = arith.select %v, %vf, %vt : vector<2xi1>, vector<2xi1>
  return %0, %1, %2, %3 : index, vector<2xi8>, vector<2xi8>, vector<2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_bits(%arg0: i1, %arg1: vector<2xi1>) -> (index, vector<2xi8>, vector<2xi8>, vector<2xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<1> : vector<2xi8>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<2xi8>
// CHECK-NEXT:     %cst_1 = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT:     %cst_2 = arith.constant dense<false> : vector<2xi1>
// CHECK-NEXT:     %0 = arith.select %arg0, %c1, %c0 : index
// CHECK-NEXT:     %1 = arith.select %arg1, %cst, %cst_0 : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     %2 = arith.select %arg0, %cst, %cst_0 : vector<2xi8>
// CHECK-NEXT:     %3 = arith.select %arg1, %cst_2, %cst_1 : vector<2xi1>, vector<2xi1>
// CHECK-NEXT:     return %0, %1, %2, %3 : index, vector<2xi8>, vector<2xi8>, vector<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A negated condition turns the choice round.
func.func @negated(%p: i1, %q: i1, %x: i32, %y: i32) -> (i32, i32) {
  %t = arith.constant true
  %n = arith.xori %p, %t : i1
  %0 = arith.select %n, %x, %y : i32
  %m = arith.xori %p, %q : i1
  %1 = arith.select %m, %x, %y : i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @negated(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg3, %arg2 : i32
// CHECK-NEXT:     %1 = arith.xori %arg0, %arg1 : i1
// CHECK-NEXT:     %2 = arith.select %1, %arg2, %arg3 : i32
// CHECK-NEXT:     return %0, %2 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
